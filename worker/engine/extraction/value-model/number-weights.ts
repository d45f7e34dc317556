// Written by scripts/train/values/fit.py; do not edit.

/** Fields in the order of the weights, and what speaks for each without a feature; hundredths. */
export const FIELDS: readonly (readonly [name: string, bias: number])[] = [
  ['card_number', -115],
  ['cheque_number', -41],
  ['contract_number', -105],
  ['customer_number', -46],
  ['invoice_number', -62],
  ['licence_number', -42],
  ['loan_number', -101],
  ['none', 581],
  ['order_number', -92],
  ['reference', 23],
];

/** A line a feature: its weights by the index of their field, hundredths. */
export const WEIGHTS = `A -ailed	0:14	4:-8
A -ality	3:-9	4:8	7:10
A -aluru	7:9
A -ample	0:-14	3:13	4:9	7:-16	8:44	9:-15
A -ances	7:13
A -ander	6:32	7:-16
A -apore	3:75	7:-68
A -arges	0:10	3:8	4:-13
A -athan	7:10
A -ather	0:24	7:-19	9:15
A -ation	1:31	3:-10	4:-24	7:31	8:-10
A -ceipt	4:13	5:17	8:-10
A -chase	2:-10	6:25
A -chnik	7:17
A -cisco	7:10
A -count	0:-12	3:47	4:-32	6:15	7:19	8:-12	9:-11
A -ction	0:10	3:-17	4:-9	9:23
A -ctura	2:31	7:-19
A -cture	3:12	4:33	7:-35
A -datum	8:9
A -dente	7:13
A -deral	1:-21	7:22
A -dical	7:10
A -digen	7:14
A -dress	3:-8	7:22
A -eight	3:41	7:-24
A -eland	4:15
A -ement	0:11	1:-9	2:-17	6:17	7:19	8:-16
A -ences	2:45	3:9	4:-56	7:17
A -encia	4:-10	7:14
A -erenz	3:-13	7:-44	9:67
A -erest	0:-16	7:25
A -erger	7:16
A -erica	7:20
A -ering	3:16
A -ernet	7:12
A -erung	7:10
A -etrag	7:14
A -geben	3:13	6:18	7:-25
A -hases	7:14
A -hland	4:26	7:-19
A -hlung	0:32	7:-65	9:52
A -hnung	7:-20	8:17
A -hrift	7:12
A -iance	3:19	4:-16
A -icity	3:-11
A -idian	3:32	7:-20
A -iente	3:11	4:-19	7:21
A -ieres	7:9
A -inary	7:9
A -inery	7:42	9:-38
A -ional	7:15
A -iones	7:19
A -isung	7:8
A -ivity	7:9
A -kasse	7:10
A -laire	4:17	7:-16
A -lance	3:-10	4:22
A -laran	7:8
A -light	7:-11	9:25
A -lling	7:13
A -loway	7:10
A -ltung	3:51	4:22	7:-63
A -luded	4:43	7:-30
A -ludes	7:11
A -mated	0:9
A -mento	4:25	7:-15
A -ments	7:12
A -mited	4:23	7:-9
A -mmary	0:8	3:-8
A -mpany	7:15
A -ncial	7:18
A -ndard	3:18	4:-10	5:17
A -ngton	3:-13	7:27
A -nings	7:12
A -ntakt	3:18	7:-15
A -ntant	3:-12	9:19
A -nthly	3:-11	4:26	6:14	7:-21
A -ntion	7:14
A -osing	7:16
A -ounts	3:-20	4:15	7:-40	8:55
A -phine	3:32	7:-27
A -plies	7:18
A -press	3:-9	4:13	7:14	8:-10
A -ption	7:30
A -ragen	6:19
A -rance	7:10
A -rauch	7:-16	9:25
A -rberg	3:-9	7:13
A -reaux	7:14
A -rence	0:-9	3:-22	4:-13	7:16	8:18	9:25
A -rican	0:16
A -riott	7:25	8:-16
A -rnell	3:11
A -rrent	3:35	7:-28
A -rriet	7:10
A -rtant	0:10
A -rvice	7:16
A -rward	7:13
A -sages	0:-13	7:15
A -sbank	9:11
A -sonal	1:33	7:-27
A -ssage	7:-43	9:56
A -ssung	4:27	7:-22
A -stand	7:14
A -stems	3:38	7:-19
A -stone	4:14	7:-9
A -tails	9:13
A -taire	7:11
A -tbank	7:10
A -tgage	6:22	7:-12
A -tient	3:-13	7:34
A -tings	3:-10	7:18
A -tions	3:-15	4:-11	9:39
A -tment	7:9
A -tomer	3:29	7:-8
A -topay	4:-10	7:11
A -total	7:14
A -ummer	7:24
A -ungen	7:18
A -ution	7:11
A -verse	3:-19	7:22
A -vices	3:14	4:-9	5:13	7:-12	8:10
A -voice	3:30	4:10	7:-22	8:12
A -yable	7:15
A -yer's	4:-26	8:40
A -yment	3:11	4:-15	9:20
A -zione	4:28	8:-11
A -בונית	2:-10	7:28	8:12
A -וגיות	7:11
A -לומימ	7:13
A -נטרנט	7:13
A -סטיקה	7:10
A -קשורת	4:18
A -ראלית	7:8
A -תלמות	3:13	6:-29	7:24
A =account	0:-17	1:-42	2:-11	3:51	5:-8	6:23	7:36	8:-20
A =account+bank	3:-8	7:16
A =account+customer	3:-16	7:20
A =account+due	4:-13	7:21
A =account+number	4:26	6:17	7:-10	8:-9	9:-12
A =account+other	6:15	7:-9
A =account+period	3:17	7:-9
A =account+statement	3:32	7:-23
A =account+tax	3:-13	4:32	7:-11
A =amount	1:-10	3:40	4:12	6:-9	7:-28	8:-12	9:17
A =amount+by	3:14	4:-9	7:-23	9:20
A =amount+due	3:38	4:-13	7:-25
A =amount+other	7:-17	9:26
A =amount+tax	7:11
A =amount+total	4:32	7:-29
A =balance	0:-11	3:-20	4:16	6:11	7:-12	9:34
A =balance+by	7:-16	9:19
A =balance+closing	7:-9	9:25
A =balance+due	4:33	7:-27
A =balance+interest	7:8
A =balance+opening	7:10
A =balance+other	0:-9	4:27	7:-38	9:25
A =bank	0:17	1:-11	2:17	3:-26	7:9	8:10	9:-8
A =bank+invoice	7:10
A =bank+number	7:12
A =bank+other	0:-11	3:-8	7:25
A =bank+payment	3:13
A =bank+tax	0:10
A =by	4:-11	9:34
A =by+due	3:12	4:-10	7:-18	9:19
A =by+pay	7:8
A =closing	3:-17	4:-14	7:13	9:22
A =closing+date	7:13
A =closing+number	7:13
A =closing+opening	7:8
A =closing+other	7:-15	9:26
A =closing+price	0:13	7:-12
A =current	3:28	7:-12
A =customer	3:102	4:-29	7:-61	8:17
A =customer+number	3:71	4:-13	7:-40
A =customer+other	3:31	7:-28
A =customer+tax	3:16
A =date	3:10	7:43	8:-19	9:-14
A =date+due	7:16
A =date+invoice	4:-19	7:22
A =date+number	3:-11	4:34	8:-12
A =date+total	7:13
A =deduction	7:27
A =due	1:-10	3:34	5:-13	7:29	8:-25	9:-12
A =due+period	3:17
A =due+total	3:-12	7:36
A =excl	7:9
A =gross	1:35	7:-28
A =incl	3:-10	4:-21	7:42	8:-9
A =incl+invoice	4:-9	7:12
A =incl+tax	4:-12	7:19
A =instalment	3:10	7:11
A =instalment+other	3:10
A =interest	0:-17	7:33
A =interest+other	7:15
A =interest+price	7:8
A =interest+total	0:-12	7:14
A =invoice	0:-13	1:-12	4:67	6:-14	7:-28	9:-22
A =invoice+number	2:-11	3:-16	4:73	7:-41	8:17
A =invoice+price	4:20
A =invoice+statement	7:10
A =invoice+tax	2:-13	3:14	4:-27	7:56
A =invoice+total	4:-15	7:18
A =issued	7:16
A =left	7:14
A =monthly	0:-9	3:-14	4:24	6:13
A =monthly+period	7:10
A =net	1:11	7:14
A =net+total	1:13
A =number	0:25	1:-15	2:24	4:-14	5:-20	6:15	7:-8	8:-9
A =number+other	3:-16	4:-10	6:30	7:26	8:-8
A =number+payment	7:13
A =number+person	7:9
A =number+statement	4:25
A =number+tax	1:53	2:9	3:-20	4:-24	7:-22	8:-11	9:10
A =number+total	7:13
A =opening	3:-8	4:-8	7:26
A =order	3:-15	7:-52	8:84
A =other	0:-25	1:-26	3:16	5:-20	6:55	7:37	8:-29	9:-12
A =other+payment	0:23
A =other+price	7:16
A =other+statement	2:-11	3:12	7:8
A =other+tax	3:-9	4:-11	6:11	7:27
A =paid	1:11	7:13
A =paid+total	1:13	7:-9
A =pay	0:-9	4:-12	7:28	8:19	9:-10
A =payment	0:30	1:-9	3:23	4:-25	7:-56	8:-14	9:67
A =payment+price	9:11
A =payment+total	0:13	7:-11
A =period	0:-13	4:-33	7:77	9:-8
A =period+statement	3:-20	7:23
A =period+total	7:10
A =person	7:20
A =previous	3:-11	7:27
A =price	0:20	3:-40	4:-28	6:-8	7:70	8:-16	9:21
A =price+tax	3:-21	7:25
A =price+total	0:28	7:-24
A =statement	2:-18	7:9	8:13
A =statement+tax	7:12
A =subtotal	7:14
A =tax	0:-34	1:42	3:-15	4:45	7:17	8:-41
A =tax+total	7:19
A =taxable	4:53	7:-51
A =total	0:26	2:-8	3:-39	4:-22	6:-9	7:28	8:-16	9:33
A =transfer	0:34	3:-8	9:9
A aber-	0:38	7:-31
A abou-	7:15
A about	7:15
A abov-	6:13
A above	6:13
A acco-	0:-14	3:32	6:15	7:-45	8:43
A account	0:-11	3:52	4:-22	6:16	8:-12	9:-11
A accounts	3:-20	4:15	7:-41	8:56
A acti-	7:9
A activity	7:9
A actu-	3:15	7:-10
A addr-	3:-8	7:22
A address	3:-8	7:22
A ag	7:-21	9:30
A agre-	2:-11	3:-12	6:25	7:10
A agreement	2:-11	3:-12	6:25	7:10
A air	7:10
A alt	7:15
A amer-	0:9	7:19
A america	7:20
A american	0:16	7:-9
A amou-	3:31	4:24	7:-23	9:-13
A amount	3:31	4:24	7:-25	9:-12
A an	0:9
A and	0:16	1:28	4:-18	7:-11
A ange-	3:13	6:18	7:-24
A angeben	3:15	6:18	7:-29
A anni-	3:-12	7:18
A annika	3:-12	7:18
A annu-	0:-16	2:-11	6:22	7:13
A annual	0:-15	2:-10	6:25
A appe-	9:14
A appear	9:14
A appl-	3:-28	7:40
A appli	7:10
A arti-	3:-10	4:20	8:-8
A as	4:-9	7:10	9:13
A at	3:-15	4:35	7:-83	8:75
A attn	7:28	8:-16
A au	4:26	7:-20
A aufs-	7:9
A auto	7:11
A auto-	4:-13	7:26
A autopay	4:-10	7:11
A avan-	7:-21	9:25
A bacs	4:-32	7:35
A bala-	3:-11	4:18	7:12
A balance	3:-10	4:22
A ball-	7:13
A bank	3:-11	7:41
A basi-	7:13
A bast-	7:10
A bat	7:12
A beat-	7:14
A bei	3:14	6:18	7:-27
A bele-	4:10	7:-9
A beng-	7:9
A bengaluru	7:9
A besc-	7:22	8:-21
A betr-	3:-9	4:-9	9:24
A betrag	3:-9	4:-9	9:24
A beza-	7:21
A bezahlung	7:14
A beze-	7:12
A bezeichnung	7:12
A bic	9:11
A bill	7:11
A bill-	7:13
A billing	7:13
A bis	7:14
A bitt-	3:15	6:18	7:-29
A bitte	3:15	6:18	7:-29
A blei-	7:15
A bleibt	7:15
A blue	4:-13	7:26
A bon	4:-8	7:14
A bran-	3:49	4:27	7:-47	8:-8
A branch	4:10	7:15
A brea-	7:11
A brig-	4:-15	7:25
A buch-	3:53	4:22	7:-62
A buye-	4:-28	8:39
A call	3:23	7:-19
A cana-	7:10
A capi-	0:13	7:-11
A card	0:-15	3:-11	7:37
A care	7:8
A carr-	7:17
A casc-	7:13
A cast-	4:-31	7:43
A cent-	7:31
A center	7:12
A centre	7:16
A cera-	7:-16	9:27
A cert-	6:13
A char-	3:-17	4:-19	7:54
A charge	3:-23	7:34
A charges	0:10	3:9	4:-11
A chas-	7:15
A chase	7:15
A chec-	1:32	3:8	7:-24
A check	1:32	3:10	7:-28
A chf	7:-21	9:26
A clie-	3:78	4:-23	7:-35	8:-10
A client	3:68	7:-56
A cliente	3:11	4:-19	7:21
A clin-	7:9
A co	7:15
A cod	4:-11	7:19
A code	3:22
A codi-	7:14
A coll-	3:-13	7:16
A com	0:-13	4:-9	7:43
A comm-	3:-32	7:48
A comp-	0:-8	3:-12	4:-14	7:46
A company	7:15
A conf-	3:-10	7:-17	9:50
A confirmation	7:18
A cons-	7:14
A cont-	3:-20	4:-23	7:74
A conv-	7:15
A corr-	3:-11	7:25
A coul-	7:10
A could	7:10
A coun-	3:36	4:-14	9:-9
A cred-	7:20
A credit	0:-13	7:22
A curr-	3:19	7:-10
A current	3:35	7:-28
A cust-	3:28
A customer	3:29	7:-8
A darn-	3:11
A darnell	3:11
A date	3:-19	7:56	8:-17	9:-12
A date-	3:54	7:-45
A datu-	3:35	7:-31
A datum	3:35	7:-31
A de	0:10	2:26	4:-46	5:-10	8:33	9:11
A debi-	7:21
A debit	7:18
A dedu-	7:12
A deductions	7:9
A dela-	7:-17	8:26
A deli-	7:10
A dell-	7:8
A delt-	7:10
A delta	7:10
A den	7:8
A dent-	3:16	4:-12	5:90	7:-79	8:-9
A dental	3:17	4:-11	5:17	7:-9
A depa-	7:14
A der	7:14
A des	4:32	7:-31	8:21
A desc-	7:35
A description	7:28
A desh-	3:33	4:-33
A desk	7:25	8:-15
A deta-	3:-10	4:-13	7:21	9:10
A detail	0:-10	7:19
A detailed	0:14	4:-8
A details	9:13
A deut-	4:-15	7:30
A deutschland	4:26	7:-19
A di	4:11
A die	7:12
A diff-	7:12
A digi-	7:22	8:-21
A dire-	4:23	8:-11	9:-9
A direct	3:8
A disc	3:-10	7:15
A disc-	4:-10	7:19
A discount	4:-10	7:17
A dist-	7:11
A distribution	7:9
A divi-	0:-39	7:44
A do	0:9
A docu-	4:25	7:-14
A dome-	3:-25	7:31
A domi-	7:9
A dr	3:-13	4:26	8:-10
A du	7:16
A due	3:13	4:31	7:-24
A earn-	7:8
A ei	4:26	7:-20
A ein	7:8
A elec-	3:-23	8:26
A electricity	3:-11
A empl-	7:17
A empr-	6:34	7:-29
A end	7:13
A ener-	7:22
A energy	4:16
A entr-	4:25	7:-13
A equi-	7:14
A espa-	7:9
A espace	7:9
A esti-	0:8
A estimated	0:9
A et	7:-8	8:23
A eur	4:42	7:-23	9:-8
A euro-	7:14
A exam-	0:-14	3:13	4:9	7:-16	8:44	9:-15
A example	0:-14	3:13	4:9	7:-16	8:44	9:-15
A expr-	0:15	3:-8	4:13	8:-10
A express	0:15	3:-8	4:13	8:-10
A fact-	2:30	3:-13	4:43	7:-40
A factura	2:31	7:-19
A facture	4:39	7:-25
A fair-	0:23	7:-25	9:15
A fairweather	0:25	7:-28	9:15
A fami-	5:72	7:-50
A farg-	7:8
A fargo	7:8
A fede-	1:-21	7:22
A federal	1:-21	7:22
A fee	0:-15	7:18
A fees	0:13
A fina-	3:-13	4:-9	7:39
A financial	7:18
A fisc-	3:-11	7:12
A flor-	4:59	7:-55
A for	0:10	3:22	4:-19	5:15	7:-18
A forw-	7:13
A forward	7:13
A four-	4:-8	7:12
A fr	3:-14	7:29
A fran-	7:17
A francisco	7:10
A frau	4:-13	7:31
A free	4:-10	7:18
A frei-	3:42	7:-24
A from	7:18
A fund	5:26	7:-17
A fur	7:8
A gas	4:-9	7:24
A gene-	7:13
A gesa-	4:9
A get	7:10
A gmbh	3:-19	4:18	7:21
A good-	9:11
A goods	9:11
A gran-	0:10
A grou-	7:17
A group	7:15
A gst	4:38	7:-25
A guar-	3:31	7:-29
A harb-	1:50	4:-9	7:-41	8:-9	9:24
A harbor	1:51	7:-31
A harr-	7:13
A harriet	7:10
A has	7:20
A head	3:18	4:-11	7:8
A heal-	5:26	7:-17
A health	5:26	7:-17
A heat-	4:-9	7:24
A hele-	7:13
A helena	7:13
A holl-	7:8
A home	4:11	7:-8
A hosp-	4:17
A hospitality	4:13
A hote-	7:-28	8:51
A hotel	8:18
A hous-	3:15	7:-9
A id	3:67	7:-45
A iden-	7:17
A if	7:18
A ihre	3:53	7:-47
A im	7:11
A impo-	0:10	4:51	7:-56
A important	0:10
A in	3:21	7:-16
A inc	7:30
A incl-	4:36	7:-16
A included	4:43	7:-30
A includes	7:11
A indi-	4:25	7:-16
A info-	1:34	4:-14	7:-18
A information	1:34	4:-13	7:-22
A inge-	4:29	7:-12	8:-10
A inh	3:-9	7:22
A inr	3:-17	7:20
A ins	0:15	7:-14
A inst-	7:9
A inte-	0:-17	3:-13	7:47
A interest	0:-16	7:25
A internet	7:12
A invo-	3:29	4:9	7:-19	8:11
A invoice	3:30	4:10	7:-22	8:12
A irel-	4:17
A is	3:15	6:12	7:-18
A item	7:11
A iva	4:52	7:-49
A join-	3:18	7:34	9:-38
A joinery	7:42	9:-38
A kg	7:18
A kont-	3:15
A kontakt	3:18	7:-15
A kund-	7:8
A la	2:35	3:-13	4:-16
A lake-	7:10
A lark-	7:11
A law	3:-9	7:8
A le	3:-77	7:52	8:8	9:20
A leis-	7:10
A les	7:23
A lett-	3:-9	7:13
A lief-	3:-12	7:26
A lieu	7:30	8:-15
A limi-	4:23
A limited	4:24
A lind-	3:-9	4:10
A line-	7:11
A lines	7:11
A llc	7:-10	9:27
A llp	3:10
A loan	3:10
A ltd	7:13	8:16
A mada-	3:-11	4:-15	7:50	8:-10
A madame	3:-11	4:-15	7:50	8:-10
A mail	7:18
A marg-	4:48	7:-38
A mari-	7:18
A marr-	7:25	8:-16
A marriott	7:25	8:-16
A mast-	0:49	1:-8	2:21	7:-35
A may	7:12
A medi-	7:18
A medical	7:10
A meng-	7:8
A merc-	7:9
A meri-	3:30	8:-13
A meridian	3:32	7:-20
A mess-	0:-14	7:-34	9:56
A message	7:-50	9:56
A messages	0:-13	7:15
A mete-	7:12
A meter	7:12
A meth-	0:28	7:-22
A method	0:28	7:-22
A miss	7:16
A mme	3:-15	4:-20	6:32	8:23
A mont-	0:-12	1:49	3:-25	4:16	6:11	7:-44	9:15
A montant	3:-12	9:19
A monthly	3:-11	4:26	6:14	7:-21
A more	3:-8
A mort-	6:22	7:-12
A mortgage	6:22	7:-12
A mr	2:42	3:-14	4:-21	7:10
A mrs	7:9
A ms	2:41	3:-20	7:9	8:-20
A mult-	7:16
A name	4:-9	7:22
A nett-	7:14
A netto	7:11
A neu	7:-11	9:24
A neve-	3:12
A never	3:12
A new	0:12
A nied-	4:26	7:-13
A no	0:-13	6:-10	7:25	8:29	9:-10
A none	7:18
A nort-	7:10
A not	0:8
A note	3:15
A noti-	3:15
A notice	3:18
A nr	3:24
A numb-	0:-10	6:17	7:21	8:-11
A number	0:-10	6:17	7:21	8:-11
A nume-	4:30	7:-14
A numero	4:30	7:-15
A ober-	6:32	7:-11
A of	3:47	4:-17	7:25	8:-17	9:-20
A offi-	7:-9	8:26
A office	7:-18	8:29
A oh	7:9
A on	3:33	4:-17	7:-15	9:10
A once	7:10
A one	7:9
A onli-	7:-11	8:23
A online	7:-11	8:23
A only	7:11
A open-	7:11
A oper-	7:13
A or	7:12
A oran-	7:12
A orange	7:12
A orde-	3:-13	7:25
A order	3:-13	7:24
A ou	3:-10	4:-12	7:26
A our	7:13
A over-	3:-9	4:-9	7:30
A oyel-	7:8
A oyelaran	7:8
A paga-	7:8
A page	4:13
A paid	7:13
A part-	7:15
A pass-	7:24
A pati-	1:33	3:-13	9:-9
A patient	3:-10	7:25
A pay	3:10	8:22
A paya-	7:15
A payable	7:15
A paye-	3:-12	7:29
A payer	3:-12	7:28
A paym-	3:19	4:-12	8:-9	9:18
A payment	3:11	4:-15	9:21
A payments	3:8
A penn-	3:-15	7:26
A per	4:31	7:-23
A peri-	3:-20	4:-15	7:51
A period	3:-19	4:-15	7:46
A pers-	1:33	3:8	7:-37
A personal	1:33	3:8	7:-38
A phon-	7:11
A phone	7:11
A phys-	7:11
A plan	3:10
A plea-	7:12
A please	7:12
A pmt	6:11
A poin-	4:29	7:-24
A points	4:29	7:-27
A port-	0:27	7:-19
A post-	7:9
A pres-	4:-8	7:22
A prim-	6:18
A print	8:8
A priy-	7:16
A priya	7:8
A prod-	4:-13	7:30
A prov-	7:12
A pty	3:-9	7:-14	8:26
A publ-	7:18
A purc-	0:-8	2:-11	6:25
A purchase	2:-10	6:25
A purchases	7:14
A rama-	4:-9	7:20
A rate	3:10
A rate-	3:16	7:-12
A read-	7:12
A reading	7:12
A rece-	4:9	5:16	7:9	8:-13
A receipt	4:13	5:17	8:-10
A rech-	3:-11	4:-24	7:44
A rechnungsbetrag	7:14
A ref	3:-14	7:34
A refe-	0:-10	2:39	3:-21	4:-70	7:-23	8:14	9:87
A reference	0:-8	3:-22	4:-12	7:13	8:18	9:25
A references	2:45	3:10	4:-56	7:17
A regi-	3:-9	7:17
A rent-	3:13	4:-17	7:-31	8:44
A res	7:12
A rese-	7:8
A retu-	3:21	4:-16	7:-49	8:49
A return	3:21	4:-15	7:-50	8:49
A rev	7:8
A reve-	4:-13	7:34	9:-8
A reverse	3:-19	7:22
A rewa-	0:17	7:-13
A rive-	7:22
A road	7:21
A room	7:13
A ruck-	6:19
A rule-	4:-10	7:14
A rules	4:-10	7:14
A sac	7:12
A sale-	3:-9	4:18
A sales	3:-9	4:18
A same	7:9
A san	7:10
A sarl	7:19
A sas	7:-17	8:32
A savo-	4:-8	7:14
A savoir	4:-8	7:14
A scho-	1:51	7:-42
A school	1:51	7:-45
A see	0:14
A serv-	3:13	4:34	5:11	7:-37
A service	7:11
A services	3:14	4:-9	5:13	7:-12	8:10
A ship	3:23	7:-20
A sign	3:12
A sign-	3:-10	7:20
A simp-	4:18	7:-12
A sing-	1:-21	7:27
A single	1:-20	7:21
A sole-	6:33	7:-27
A sout-	7:8
A spar-	4:-10	7:19
A stad-	3:-10	7:17
A stan-	0:-8	3:14	4:-17	5:16	7:-15	8:-8	9:23
A stand	7:-17	9:25
A standard	3:18	4:-10	5:17
A stat-	0:11	2:-17	3:8	6:18	7:10	8:-19
A statement	0:13	2:-15	3:12	6:19	7:-23	8:-10
A states	7:25	8:-8
A stei-	4:-15	7:28
A steu-	4:18	7:-9
A steuer	4:18	7:-10
A stor-	7:16
A stra-	7:11
A stud-	7:10
A studio	7:9
A subt-	7:14
A subtotal	7:13
A summ-	3:-9
A summary	0:8	3:-8
A supp-	3:14
A supplies	3:15
A sur	7:10
A surv-	3:11
A swif-	4:16	7:-42	9:40
A syst-	3:38	4:-8	7:-16
A systems	3:38	7:-19
A tabl-	1:-21	7:23
A table	1:-20	7:21
A take	7:8
A taux	6:17
A tax	3:24	4:-14	7:46	8:-23
A tele-	3:-9	7:15
A text	7:-39	9:41
A than-	3:-12	7:33
A thank	3:-12	7:33
A that	6:13	7:-14
A the	0:-14	3:-11	4:-13	6:18	7:44	8:-8	9:-8
A ther-	4:-10	7:17
A this	0:-10	4:-10	6:11	9:11
A thor-	0:-9	7:16
A titu-	4:15	7:-12
A to	0:12	3:-8	4:-15	6:8	9:15
A tobi-	0:-23	7:30
A tobias	0:-23	7:30
A tota-	0:22	3:-12	4:18
A total	0:22	3:-12	4:18
A trad-	4:10
A trading	4:10
A tran-	3:-13	4:-10	9:32
A transaction	7:-15	9:28
A transactions	0:11	7:-9
A trus-	7:12
A trust	7:12
A ttc	4:-11	7:17
A uber-	4:-9	7:17
A uberweisung	7:8
A und	3:-12	4:27	6:27	7:-21	8:-9
A unit	3:-11	7:12
A unit-	4:-14	8:22
A united	4:-14	8:22
A unse-	7:22
A unser	7:15
A unte-	7:9
A unterschrift	7:9
A up	7:10
A us	7:10
A usag-	7:10
A usage	7:10
A usd	0:11
A ust	7:13
A vale-	3:-8	4:-9	7:25
A vall-	3:-12	7:19
A valley	3:-12	7:16
A vand-	0:-11	3:20	7:-30	9:33
A vat	7:14
A verb-	7:-9	9:25
A verbrauch	7:-16	9:25
A vers-	7:-21	9:25
A vert-	4:-53	7:64
A vete-	7:9
A veterinary	7:9
A via	3:23	7:-21
A visa	7:11
A visi-	0:15	7:-9
A visit	0:15	7:-10
A volk-	7:11
A voll-	7:14
A vollstandigen	7:14
A vos	3:22	4:-18	7:16
A votr-	4:9
A votre	4:9
A ware	7:16
A web	3:18	4:-11	7:11
A well-	7:8
A wells	7:8
A west	7:9
A west-	5:25	7:-13
A whit-	7:12
A wieb-	7:9
A will	3:21	7:-24	9:11
A with	0:10	7:-9
A www	4:9	7:-17	8:38	9:-13
A yann	6:34	7:-27
A you	3:16	7:9
A your	6:-8	7:-19	8:39
A zahl-	0:31	3:-17	4:-23	7:-34	9:50
A zahlerstand	7:13
A zu	4:-9	7:16
A zur	7:15
A אביט-	0:10	7:-8
A אביטל	0:10	7:-8
A אגפ	2:36	3:-23	4:11
A או	7:10
A אופנ	7:8
A אופק	7:-9	9:12
A אורי-	0:13	3:-9	4:-11	5:26	7:-8
A אורית	0:13	3:-9	4:-11	5:26	7:-8
A אחרו-	7:-14	9:18
A אישו-	3:-9	6:-13	7:18	9:17
A אישור	3:-9	6:-13	7:18	9:17
A אישי-	4:-19	7:20
A אל	6:18
A אמצע-	7:11
A אמצעי	7:11
A אסמכ-	1:-13	3:-30	4:-9	7:-14	8:33	9:48
A אסמכתא	1:-12	3:-11	9:49
A ארנו-	4:8
A ארנונה	4:8
A את	4:-22	7:26
A בבנק	4:12
A בזק	7:9
A ביטו-	2:38	7:-15
A ביטוח	2:38	7:-16
A ביקו-	5:11	7:18	9:-12
A ביקור	5:11	7:18	9:-12
A בית	4:29
A במע"-	7:9
A במע"מ	7:9
A בנ	7:9
A בנק	7:20
A בע"מ	0:-12	3:-8	5:-17	7:79	8:-25
A ברוט-	1:36	7:-34
A ברוטו	1:36	7:-34
A בש"ח	3:19
A גב	7:11
A גביי-	3:-16	7:17
A גנ	7:15
A ד"ר	0:-20	5:87	7:-28	8:-15
A דוד	0:31	7:-24
A דוח	3:18	6:-19	7:9
A הבנק	7:10
A הדוא-	3:10	4:8	7:-15
A הדואר	3:10	4:8	7:-17
A הובל-	7:-19	9:23
A הודע-	3:38	4:-24	7:-9
A הודעה	4:-21	7:30
A הודעת	3:46	7:-44
A הזמנ-	7:-25	8:29
A החבר-	7:10
A החברה	7:10
A החיו-	4:-19	7:26
A החשב-	7:27
A החשבונ	7:24
A הישר-	7:9
A הישראלית	7:9
A הכנס-	7:20
A הכנסה	7:11
A הכנסות	7:9
A הלוו-	3:11	6:35	7:-27
A הלוואה	3:11	6:38	7:-32
A הלקו-	0:-19	3:47	7:-12
A הלקוח	0:-19	3:47	7:-12
A המטו-	3:-26	7:38
A המטופל	3:-26	7:38
A המשל-	3:10
A הנדו-	8:10
A הנדונ	8:10
A העברה	7:12
A העסק-	0:-10	7:12
A הערו-	7:9	8:-10
A הערות	7:9	8:-10
A העתק	7:10
A הפרש-	3:12	7:-9
A הפרשי	3:12	7:-11
A הצמד-	3:12	7:-11
A הצמדה	3:12	7:-11
A השתל-	3:13	6:-29	7:24
A השתלמות	3:13	6:-29	7:24
A התשל-	7:17
A התשלומ	7:15
A ואינ-	7:10
A וביו-	3:16
A וביוב	3:16
A וחות-	7:9
A וחותמת	7:9
A ועד	7:-19	9:26
A וריב-	3:13	7:-12
A וריבית	3:13	7:-12
A זה	7:13
A זהות	7:17
A זיכו-	4:10
A זיכוי	4:10
A חברה	7:12
A חודש-	7:15
A חודשי	7:12
A חיוב	0:19	2:14	3:36	4:-9	7:-41
A חיוב-	2:16
A חיובימ	2:16
A חייב	7:8
A חשבו-	0:-8	1:-42	2:-15	4:28	7:30
A חשבונ	1:-38	3:11	4:24	7:12
A חשבונית	2:-10	7:21	8:12
A חשמל	4:-13	9:16
A חתימ-	7:16
A חתימה	7:14
A טכנו-	7:11
A טכנולוגיות	7:11
A טל	7:17	9:-12
A טלפו-	7:17
A טלפונ	7:17
A יד	3:-9	4:27
A ילדי-	5:40	7:-24
A ילדימ	5:40	7:-24
A ירוש-	4:30	7:-12
A יש	7:11
A ישרא-	7:9
A ישראל	7:8
A יתרה	9:17
A כאל	0:17	7:-15
A כולל	1:13
A כי	7:9
A כמות	7:9
A כרטי-	7:18
A כתוב-	5:-12	7:20
A כתובת	5:-12	7:20
A לא	3:-10	4:-10	5:28
A לב	4:-20	7:26
A לבנק	3:18	7:-16
A לוח	9:17
A לחיו-	7:13
A לחיוב	7:13
A לחשב-	0:39	7:-34	9:10
A לחשבונ	0:39	7:-41	9:10
A ליאו-	7:11
A לידי	4:14	7:-9
A לישר-	7:10
A לישראל	7:10
A לכבו-	5:18
A לכבוד	5:18
A ללקו-	7:16
A ללקוח	7:16
A לעוב-	1:13	7:-8
A לפי	0:-20	7:35
A לפני	0:-27	7:30
A לקבו-	5:16	7:-12
A לקבוע	5:16	7:-12
A לקוח	0:13	3:15	4:-10	7:-44	8:33
A לתקש-	7:9
A לתקשורת	7:9
A לתשל-	3:31	4:-12	7:12	9:-13
A לתשלומ	3:32	9:-13
A מד	7:13
A מונה	3:-11	7:15
A מורש-	3:-9	4:-8	8:24
A מורשה	3:-9	4:-8	8:24
A מזרח-	7:14
A מזרחי	7:14
A מחיר	4:-15	7:35
A מחיר-	7:11
A מחירונ	7:11
A מיכל	4:-20	7:29
A מימ	4:-8	7:15
A מימו-	7:10
A מימונ	7:10
A מכונ-	7:9
A מלונ	7:9
A מנוי	3:-35	7:43
A מס	1:57	2:12	3:-16	4:-15	7:-52	9:13
A מס"ב	7:8
A מסגר-	0:9
A מסלו-	7:11
A מסלול	7:11
A מסמכ	3:-12	8:28
A מספר	0:61	1:-48	2:41	3:-11	4:-19	6:13	8:-21	9:-15
A מע"מ	0:-27	7:40
A מענק	1:13	7:-11
A מערכ-	4:15
A מערכות	4:16
A מפעל-	4:-15	7:17
A מפעלי	4:-15	7:17
A מק"ט	7:27	8:-9
A מקומ	5:-12	7:14
A מקור	3:64	4:-52	7:32	9:-19
A מר	4:13	6:8	7:-24
A מרכז	7:8
A משלמ	3:28	7:-22
A משפח-	5:-8	7:20
A משפחה	5:-8	7:11
A משפחת	7:9
A נוכח-	6:9
A נוכחית	6:9
A נופ	7:11
A נטו	1:13
A ניהו-	7:-9	9:19
A ניהול	7:-9	9:19
A ניכו-	7:14
A נכס	3:-21	4:-17	7:44
A סה"כ	0:9	3:-14	4:-29	7:29	9:25
A סוג	7:24
A סטוד-	4:9
A סטודיו	4:9
A סיכו-	5:13	7:-17	9:18
A סיכומ	5:13	7:-17	9:18
A סכומ	3:30	7:-18	9:-12
A סמל	7:10
A סניפ	7:12
A ספח	4:20	7:-21
A ע"י	7:11
A ע"ר	3:-10	4:26
A עבוד-	0:-13	5:31	7:16	9:-19
A עבודה	0:-13	5:32	7:-9
A עבודות	7:25	9:-17
A עבור	3:16	4:-12
A עד	3:13	4:-9
A עיצו-	7:13
A עיצוב	7:13
A עירי-	3:-9	4:-10	7:22
A עיריית	3:-9	4:-10	7:22
A על	0:8	2:14	4:-10	7:-20	9:27
A עמ	7:12
A עמות-	4:22	7:9	8:-9
A עמותת	4:25
A עמלו-	0:15	7:-13
A עמלות	0:15	7:-13
A עסקא-	0:22	7:-19
A עסקאות	0:22	7:-19
A עסקי-	3:-39	4:15	7:29
A עסקימ	3:-41	4:15	7:29
A פירו-	0:-15	4:20
A פירוט	0:-14	7:23
A פנסי-	7:8
A פרטי	3:21	4:-21	5:66	7:-77	8:18
A פרטי-	3:-8	4:-9	7:34	9:-12
A פרטימ	7:32	9:-12
A פריט	7:11
A פרצ	3:18	7:-8
A צדוק	7:14
A צרכנ	3:-13	4:15
A קבלה	3:39	4:19	7:-38
A קבלת	7:9
A קבע	7:9
A קוד	3:-8	7:26
A קיימ-	7:10
A קרנ	3:18	6:-19	7:10
A ריבי-	7:8
A ריבית	7:8
A רישו-	7:11
A רישוי	7:10
A רכב	2:31	3:-9	4:-12
A רפוא-	5:22	7:-10
A רפואת	5:23	7:-16
A ש"ח	4:-20	7:24
A שובר	3:-11	4:42	7:-23
A שווי	7:9
A שולמ	1:13	7:-8
A שושנ-	3:24	4:-15
A שושנה	3:24	4:-15
A שיוו-	4:28	5:-12
A שיווק	4:28	5:-12
A שיני-	5:25	8:-12
A שיניימ	5:25	8:-12
A שיק	1:12
A שירו-	4:10
A שירותי	4:8
A שכר	7:12
A של	3:-11	4:15
A שלכ	3:45	7:-35
A שמ	3:-21	4:-20	7:68	8:-9
A שנתי	7:8
A שרעב-	0:10	7:-32	9:23
A שרעבי	0:10	7:-32	9:23
A תאור	7:14
A תיאו-	7:9
A תיאור	7:8
A תמר	3:12
A תעוד-	3:14
A תעודת	3:15
A תעשי-	7:12
A תעשיות	7:10
A תקופ-	3:26	7:-12
A תקופה	3:10
A תקופתי	3:16	7:-8
A תשלו-	4:-10	7:23
A תשלומ	3:8	4:-8	7:12
A תשלומימ	7:11
F =account	3:-66	4:79	7:18	8:-11
F =account+number	0:21	7:-21
F =amount	7:13	9:-8
F =balance	7:11
F =bank	0:11	3:14	4:-33	7:40	9:-9
F =bank+due	3:-33	7:36
F =bank+other	0:11	3:14	7:-21
F =by	0:35	3:9	7:-31
F =by+due	3:13	7:-8
F =by+pay	0:37	7:-33
F =closing	4:-10	7:19
F =customer	3:-11	4:-12	7:35
F =customer+number	4:24	7:-15
F =customer+tax	4:25	7:-17
F =date	1:9	3:-12	4:22
F =deduction	7:9
F =due	0:38	3:-35	4:9	7:23	9:-9
F =due+period	0:43	7:-18
F =due+total	0:49	7:-37
F =incl	3:20
F =incl+tax	7:11
F =instalment	7:20	8:-15
F =instalment+other	7:19	8:-15
F =interest	7:14
F =invoice	3:-52	4:83	8:-11
F =invoice+number	3:-8	4:17
F =invoice+tax	4:17
F =issued	7:21
F =net	1:36	7:-32
F =number	2:21	3:-65	4:8	5:17	6:-13	7:9	8:37	9:-17
F =number+other	7:8
F =number+period	4:11
F =number+person	7:9
F =number+tax	0:-20	1:12	2:25	3:-20	4:36	5:22	7:-37
F =opening	4:29	7:-16
F =order	4:-24	7:-34	8:77
F =other	0:41	1:-9	3:-24	4:-34	6:-8	7:53	9:-12
F =other+payment	0:35	7:-22
F =pay	0:33	1:18	7:-29
F =payment	0:23	3:13	4:34	7:-45	9:-9
F =period	0:39	3:-35	4:-55	7:77
F =period+tax	4:11
F =period+total	0:49	7:-38
F =person	1:24
F =price	3:-10	7:30
F =statement	7:12
F =tax	0:-22	1:9	2:24	3:-32	4:18	5:20	7:12	8:-12	9:-12
F =total	0:49	7:-34
F =transfer	9:17
F abn	4:10
F account	3:-38	4:86	7:-43
F actual	7:8
F am	4:37	7:-30
F an	7:10
F and	3:21	7:-11
F apr	0:-12	7:18
F at	7:13
F atu	7:12
F au	7:15
F aufsichtsrat	7:9
F aug	3:20	7:-17
F available	0:-10	7:11
F avenue	3:-8	4:-9	5:22
F bank	3:26	7:-11
F bc	7:11
F bill	3:-35	7:35
F billing	4:11
F blue	0:-31	7:34
F box	3:-19	7:30
F branch	3:37	7:-31
F by	0:37	7:-32
F capital	0:10	7:-9
F card	0:20	7:-12
F cash	0:-31	7:35
F check	1:13	7:-12
F co	7:18
F code	3:-18	7:45	8:-16
F credit	3:17	7:-13
F current	4:15	7:-12
F date	1:11	4:-10	7:13
F de	7:24	8:-13
F denver	7:14
F der	7:10
F details	3:-35	7:39
F dr	5:26	7:-13
F du	7:16
F employee	1:25	7:-21
F energy	3:12
F example	7:-55	8:70
F feb	7:10
F fin	7:13
F for	7:12
F from	0:-31	7:34
F gmbh	7:9
F gstin	4:-13	7:23
F iban	3:-9	4:-12	9:23
F id	7:9
F in	7:11
F insurance	7:11
F interest	7:11
F jul	3:20	7:-16
F jun	4:29	7:-17
F kwh	7:9
F le	7:21
F mar	7:10
F may	0:-21	7:27
F mb	7:13
F min	3:12	4:15	7:-19
F ms	7:11
F name	3:-9	7:20
F no	7:23
F nr	7:-40	8:53
F number	0:15
F of	7:18
F on	0:-12	4:-9	7:32
F one	0:10	7:-9
F or	4:-11	7:31
F other	7:11
F page	7:11
F patient	3:-23	4:51	7:-23
F pay	0:36	1:22	7:-47
F payment	0:-10	3:21
F pl	4:10	7:-9
F plan	7:9
F please	3:24	7:-21
F pm	3:-9	4:81	7:-63
F po	3:-18	7:25
F pos	4:48	7:-44
F pv	7:8
F questions	4:11	7:-10
F rate	7:19	8:-15
F rd	3:12	4:48	7:-51
F rue	7:10
F san	7:16
F security	7:8
F service	7:15
F st	7:15
F state	7:9
F street	7:15
F summary	7:13
F tax	4:9
F tel	3:8
F the	7:-30	8:49
F time	4:30	7:-20
F to	7:18
F transactions	0:11	7:-10
F ttc	7:11
F va	3:-16	7:17
F vat	7:10
F visa	0:27	7:-25
F with	3:26	7:-24
F www	7:11
F your	7:20
F אביב	7:9
F אורנ	4:12
F אזור	3:-10	8:15
F אישור	4:-9	7:-38	8:30	9:24
F אמצעי	0:35	7:-27
F אשראי	7:8
F בגינ	7:-22	8:27
F ביט	7:15	9:-8
F בנ	6:-11	7:28
F בנק	3:-54	4:-25	7:84
F בנקאית	7:13
F בע"מ	3:28	4:-11	7:14
F בעל	3:10
F בריאות	3:-9	5:68	7:-48
F ברקוביצ	7:9
F ד"ר	7:21
F דירה	3:11	4:-23	7:27
F דרכ	7:-19	8:25
F הזמנה	4:-9	7:23
F החודש	0:49	7:-38
F החשמל	3:28	7:-20
F הלקוח	7:-11
F המוסד	7:-10	9:27
F המטופל	3:16
F העברה	7:13
F העובד	7:9
F השרונ	4:-18	7:34
F התעשייה	3:-9	8:15
F ויזה	7:9
F חברה	3:12
F חברת	3:28	7:-20
F חודש	7:8
F חיוב	4:25	7:-9
F חיפה	5:-11	7:21
F חשבונ	3:-25	4:-15	7:62
F חשבונית	3:-8	4:17
F טל	3:-10	4:-18	7:52
F טלפונ	7:13
F טפחות	7:14
F כאל	7:8
F כפר	4:-17	7:29
F כרטיס	0:-18	7:23
F כתובת	7:22
F לאומי	1:49	3:-11	4:-9	6:16	7:-53	9:22
F לביטוח	9:28
F לבנק	3:48	7:-48
F לידה	7:-29	9:33
F לידי	4:-11	7:13
F לישראל	3:28	7:-19
F לכבוד	3:102	7:-87
F לקוח	4:9
F לתשלומ	0:48	3:-18	7:-14
F מגדל	7:9
F מורשה	3:10	4:-26	7:30
F מזרחי	3:48	7:-29
F מחוז	4:-18	7:35
F מכבי	3:-9	5:68	7:-50
F מס	0:-19	1:13	2:27	3:-16	4:28	5:23	7:-44
F מספר	7:16
F מרכז	3:-9	7:16
F מרפאת	4:-18	7:34
F משלוח	3:9	4:24	7:-18
F משלמ	7:16
F סבא	4:-17	7:29
F סה"כ	0:49	7:-38
F סוג	7:16
F סוכנ	7:23
F סכומ	7:13	9:-8
F עד	3:13
F עוסק	3:15	4:-25	7:23
F פעולות	0:14	7:-13
F פרטי	6:-11	7:21
F פרי	4:-9	7:19
F פתח	7:8
F צרכנ	4:-8	7:12
F קבלה	4:75	7:-64
F קופת	7:15
F רח	3:-15	4:-15	7:55
F רכב	7:9
F שד	5:-12	7:25
F שובר	3:53	7:-50	9:-9
F שירות	7:8
F שירותי	3:-9	5:68	7:-48
F שמ	3:66	4:-15	7:-15	8:-9	9:-10
F שמנ	3:-9	7:15
F שנת	1:18	7:-16
F תאריכ	7:9
F תל	7:9
F תלוש	3:13	7:-11
F תעודת	3:9	4:24	7:-18
F תשלומ	0:34	4:38	7:-51
L -ading	7:12
L -aison	7:12
L -ample	7:10
L -ansit	4:20	7:-17
L -antor	3:58	7:-45
L -arged	0:-10	7:13
L -arges	7:8
L -ation	3:-50	4:-39	7:-35	8:43	9:104
L -biger	7:20
L -ceipt	4:-31	8:28
L -cense	7:8
L -chein	4:-16	7:34
L -ciale	7:13
L -count	0:27	3:24	4:-11	6:14	8:-14	9:-17
L -ction	3:-8	7:15	9:12
L -ctura	4:21	7:-11
L -cture	3:-13	4:12	7:16
L -dress	7:11
L -eland	7:12
L -ement	2:50	3:-14	4:19	6:19	7:-47	9:-10
L -encia	2:31	3:-18	4:-19	7:16
L -erenz	7:-62	9:81
L -erest	0:12
L -ernet	0:-8	3:10
L -faire	7:-65	8:73
L -fiant	3:60	7:-46
L -ftrag	7:-11	8:25
L -gland	7:11
L -harge	4:-8	7:10
L -hnung	3:-10	4:45	7:-10	8:-13
L -ichen	3:70	7:-67
L -icket	7:-22	8:31
L -iente	3:8
L -imary	3:-15	7:20
L -iness	3:-17	4:-11	7:33
L -ional	3:10
L -ision	7:-10	8:18
L -isung	4:10	7:-8
L -karte	0:-23	7:25
L -konto	3:70	4:-19	6:46	7:-75
L -lfunk	7:10
L -mento	4:53	7:-47
L -ments	3:21	7:-17
L -mited	7:13
L -mpany	7:12
L -ncier	3:-8	7:16
L -ncion	7:8
L -nsfer	0:-8	7:13
L -ntier	7:-25	8:26
L -ntrat	2:48	3:-22	4:22	7:-46
L -nungs	3:-11	4:33	7:-14
L -oking	3:-11	7:35	8:-15
L -ompte	4:-9	7:10
L -perty	7:25
L -phone	7:12
L -pital	3:-14	7:22
L -posit	0:-8	7:15
L -pteur	4:-12	7:15
L -ption	7:15
L -rance	7:12
L -rcard	7:13
L -rence	2:-11	3:41	4:-8	7:-15	8:-31	9:36
L -riott	7:12
L -rrent	7:9
L -rship	3:8
L -rtner	3:75	4:-16	7:-55
L -rvice	3:-20	7:35
L -shire	7:9
L -sling	7:8
L -ssage	7:36	9:-32
L -ssier	4:-14	6:-12	7:-14	8:56
L -sumer	3:12	7:-11
L -tails	7:-11	8:17
L -taire	7:8
L -tered	7:14
L -tions	0:9
L -tomer	3:26
L -tract	3:-18	7:30
L -trato	2:64	3:-12	4:-18	7:-23
L -traße	7:8
L -ttura	4:54	7:-48
L -ument	4:18	7:-9
L -ummer	0:-14	3:36	4:29	6:15	7:-131	8:88
L -ungen	7:8
L -urite	7:13
L -vices	3:-11	7:20
L -vider	5:26	7:-19
L -voice	3:-15	4:42	7:-11	8:-12	9:9
L -yment	7:18
L -בונית	3:-11	4:19	7:10
L -ושלימ	7:10
L -כויימ	3:-16	7:28
L -לוואה	6:22	7:-13
L -לומימ	7:10
L -מוכינ	7:-17	9:29
L -סטיקה	7:9
L -סתיימ	0:36	7:-9	8:-13
L -עתיימ	7:14
L -ראכרט	0:25
L -רונית	5:21	7:-18
L -רקארד	0:45	7:-37
L =account	1:-15	2:-18	3:89	4:10	5:-16	6:-10	7:26	8:-34	9:-36
L =account+bank	7:12
L =account+closing	0:10	3:-16	7:15
L =account+customer	3:-54	7:63
L =account+due	4:19
L =account+interest	0:20	7:-19
L =account+number	0:18	2:-10	3:37	4:26	5:-8	6:-16	8:-18	9:-21
L =account+other	0:-8	6:18
L =account+period	4:13	7:-8
L =account+price	3:-9	4:21
L =account+statement	4:-10	7:11
L =account+tax	3:-15	4:41	6:-8
L =account+transfer	0:-8	7:12
L =all account	0:-15	3:74	4:-21	8:-10	9:-8
L =all account+closing	7:17
L =all account+closing+number	0:20	7:-10
L =all account+customer+number	3:-65	7:71
L =all account+due	4:20
L =all account+number	2:-8	3:126	4:-8	7:-59	8:-13	9:-19
L =all account+number+tax	3:-13	4:19	7:12
L =all account+other	6:18	7:-17
L =all account+period	7:9
L =all account+price	4:14
L =all account+statement	4:-10	7:11
L =all amount	7:16
L =all bank	3:25	4:-15	8:30	9:-8
L =all bank+closing	0:12	7:-8
L =all bank+customer	3:19
L =all bank+number	7:12
L =all bank+number+tax	7:9
L =all by	7:13
L =all closing	0:10	3:-8	7:12
L =all customer	0:-18	3:127	4:-20	7:-59	8:-14
L =all customer+number	3:77	4:-24	6:-11	7:-16	8:-8
L =all customer+number+tax	3:76	4:-13	7:-46
L =all customer+other	3:14	7:-12
L =all customer+period	3:-11	7:18
L =all date	7:11
L =all date+order	7:26	8:-18
L =all deduction	3:-16	7:25
L =all due	0:-12	7:32
L =all due+other	7:10
L =all due+period	7:9
L =all due+total	0:44	7:-43
L =all instalment+other	7:9
L =all interest	7:10
L =all invoice	0:-9	3:-31	4:103	7:-43
L =all invoice+number	3:-27	4:81	7:-30	8:-12
L =all invoice+number+tax	4:54	7:-37
L =all number	0:-83	2:67	3:29	5:-19	6:40	7:-78	8:16	9:19
L =all number+order	3:-25	4:-24	7:40	8:28
L =all number+order+tax	7:-12	8:25
L =all number+other	3:-9	4:-8	6:37	7:-12
L =all number+other+tax	1:16
L =all number+person	7:13
L =all number+person+tax	7:15
L =all number+price	4:-11	9:18
L =all number+statement	3:-11	4:52	6:-13	7:-14
L =all number+statement+tax	3:-14	8:26
L =all number+tax	0:9	2:43	3:-22	4:-82	5:13	6:10	7:52	8:-46	9:19
L =all order	4:-9	7:-59	8:82
L =all other	3:18	4:-16	6:-8	7:44	8:-9
L =all pay	7:9
L =all payment	7:20
L =all period	3:-8	7:28
L =all previous	0:20	7:-13
L =all price	4:12	7:19
L =all price+total	0:21	7:-18
L =all statement	4:50	7:-42
L =all tax	3:-12	4:-25	7:62	8:-10
L =all total	0:-31	7:46
L =all transfer	7:-26	9:30
L =amount	7:20
L =balance	4:-10	6:13	7:10
L =balance+number	6:13
L =balance+other	6:13	7:-11
L =balance+tax	6:13
L =bank	0:28	1:-10	3:28	4:-27	5:-11	6:-13	7:13	8:16	9:-17
L =bank+closing	0:37	7:-33
L =bank+customer	3:18
L =bank+number	0:12	3:-8	7:16
L =bank+other	7:9
L =bank+tax	7:9
L =bank+total	0:14	7:-13
L =by	7:26
L =closing	0:57	3:-26	4:-11	7:-11	8:12	9:-12
L =closing+final	7:-15	8:17
L =closing+number	0:31	3:-8	7:-12
L =closing+other	0:-8	7:9
L =closing+total	0:15
L =contained	7:10
L =current	4:-22	7:34
L =current+number	4:-19	7:20
L =current+tax	4:-18	7:19
L =customer	0:-29	2:-10	3:213	4:-67	6:-19	7:-59	9:-15
L =customer+number	3:82	4:-44	6:-14	7:20	8:-15	9:-9
L =customer+other	3:13	7:-11
L =customer+period	3:-12	7:19
L =customer+tax	3:71	4:-15	7:-36
L =date	4:-11	7:54	8:-21
L =date+order	7:26	8:-18
L =deduction	3:-17	7:33
L =due	0:29	3:-22	4:21	6:14	7:-12	8:-9
L =due+invoice	4:-9	7:10
L =due+number	4:13	6:24	7:-22
L =due+period	7:12
L =due+price	0:16	7:-15
L =due+tax	4:14	7:-10
L =due+total	0:44	7:-42
L =final	7:-14	8:17
L =incl	7:16
L =instalment	7:19
L =instalment+other	7:12
L =interest	0:10	7:11
L =interest+other	7:8
L =invoice	0:-15	1:-9	2:-11	3:-72	4:186	5:-11	6:-11	7:-39	8:-13
L =invoice+number	3:-36	4:94	7:-21	8:-17
L =invoice+period	4:-32	7:34
L =invoice+tax	3:-11	4:40	7:-14
L =issued	4:-10	7:17
L =issued+number	4:-8	7:10
L =issued+tax	4:-8	7:10
L =monthly	7:9
L =number	0:-66	1:-9	2:66	3:52	4:43	5:-37	6:54	7:-93	8:-24	9:16
L =number+order	3:-29	4:-31	7:28	8:53	9:-8
L =number+other	1:15	3:-19	4:-16	6:57	7:-21
L =number+pay	7:9
L =number+payment	4:12
L =number+period	7:9
L =number+person	7:28
L =number+price	4:15	7:-19	9:18
L =number+statement	3:-25	4:73	6:-16	7:-28	8:20
L =number+tax	1:10	2:24	3:-14	6:12	7:-16	8:-17
L =number+total	7:11
L =number+transfer	3:-8	7:-12	9:25
L =opening	7:12
L =order	3:-61	4:-47	7:-29	8:169	9:-10
L =order+tax	7:-12	8:25
L =other	0:-31	2:-10	4:-44	5:-11	6:60	7:73	8:-23	9:-16
L =other+tax	1:15	3:-9	6:21	7:-13
L =other+transfer	0:-8	7:15
L =paid	7:11
L =pay	7:31
L =payment	6:-8	7:35
L =payment+tax	4:15	7:-11
L =period	0:-24	3:-27	4:-33	7:105
L =period+statement	7:9
L =period+tax	7:9
L =person	1:-9	7:36
L =person+tax	7:15
L =previous	0:19
L =price	0:18	3:-21	4:35	7:-14	8:-12	9:13
L =price+tax	4:26	7:-12
L =price+total	0:17	7:-13
L =statement	0:-11	3:-28	4:110	6:-17	7:-45	8:18	9:-9
L =statement+tax	3:-14	4:21	7:-14	8:26
L =tax	0:-9	2:21	3:-30	6:9	7:38	8:-29
L =tax+transfer	7:10
L =total	0:40	9:-12
L =transfer	0:-10	3:-15	7:-12	9:49
L ab	7:-41	8:55
L abn	4:-23	7:41
L abon-	3:81	7:-75
L acc	3:22	7:-12
L acce-	3:38	7:-28
L access	3:40	7:-35
L access_no	3:27	7:-23
L acco-	0:27	3:22	4:-10	6:14	8:-15	9:-17
L account	0:27	3:24	4:-11	6:14	8:-14	9:-17
L account_ending	0:-10	7:25
L account_no	3:-32	4:39	6:11
L account_number	0:31	3:19	4:-32	6:9
L acct	7:13
L ach	0:-8	7:10
L addr-	7:11
L address	7:11
L advi-	1:43	7:-18
L advice	1:43	7:-18
L advice_no	1:46	7:-24
L agre-	2:52	4:-10	6:33	7:-57
L agreement	2:52	4:-10	6:33	7:-57
L al	7:9
L and	4:-10	8:27
L ap	7:14
L appl-	7:12
L appr-	7:9
L apri-	4:-12	7:16
L april	4:-12	7:16
L apt	7:9
L aten-	7:8
L atencion	7:8
L au	7:12
L auft-	3:-9	4:-16	7:25
L auftrag	7:-11	8:25
L auth	7:12
L bank	7:22
L barc-	0:-38	7:43
L bc	7:9
L be	7:9
L bei	4:10	7:-9
L bele-	4:20	7:-11
L beleg	4:20	7:-14
L bene-	7:9
L best-	3:-22	4:-23	7:-87	8:141
L betr-	7:13
L betrag	7:12
L bic	7:18
L bill	3:-16	4:26
L bill_no	4:20	7:-15
L bill_number	4:26	7:-14
L bitt-	4:11	7:-9
L bitte	4:11	7:-9
L blue	3:-12	4:52	7:-30
L bois-	7:15
L boise	7:15
L boise_id	7:15
L bon	4:20	7:-15
L bonv-	7:12
L bonvoy	7:12
L book-	3:-11	7:35	8:-15
L booking	3:-11	7:35	8:-15
L box	0:-16	3:-14	4:-9	7:59	8:-10
L busi-	3:-17	4:-11	7:33
L business	3:-17	4:-11	7:33
L by	7:9
L ca	3:36	7:-20
L call	7:12
L card	0:24
L card-	0:-10	7:12
L card_ending	0:16	7:-14
L care	3:-10	7:13
L cent-	3:11
L center	3:12	7:-11
L chan-	7:-22	8:25
L chantier	7:-25	8:26
L char-	0:-12	3:14	4:-12	7:29
L charged	0:-10	7:13
L charged_in	0:-10	7:12
L charges	7:8
L chat-	7:8
L chec-	1:18	3:-13	4:34	7:-24
L check	1:19	3:-11	4:35	7:-27
L cheq-	1:33	3:19	7:-37	9:-9
L cheque	1:33	3:19	7:-38	9:-9
L chk	7:9
L cho	0:16	7:-15
L cif	3:69	7:-56
L clai-	7:14
L claim	7:14
L clie-	3:52	4:-9	7:-29
L client	3:45	7:-28
L cliente	3:8
L co	3:24	4:-8
L cod	3:15	7:-10
L code	3:49	7:-38
L codi-	4:-12	7:21
L com	7:12
L comm-	7:-56	8:-13	9:78
L comp-	3:35	4:-27	7:10
L company	7:12
L compte	3:42	4:-10	7:-24
L compteur	4:-12	7:15
L cond-	7:11
L conf	3:-23	4:-11	7:21	8:24
L conf-	4:-12	7:-32	8:24	9:30
L conf_no	3:-23	4:-11	7:20	8:25
L confirmation	4:-12	7:-32	8:24	9:30
L cons-	3:9
L consumer	3:12	7:-11
L cont-	2:107	3:-62	4:-12	9:-9
L contract	3:-18	7:30
L contrat	2:48	3:-22	4:22	7:-46
L contrato	2:64	3:-12	4:-18	7:-23
L crea-	3:-8	7:16
L creancier	3:-8	7:16
L creancier_sepa	3:-8	7:16
L cred-	3:-12	7:25
L credit	7:9
L ct	7:9
L curr-	7:9
L current	7:9
L cust	3:90	4:-14	7:-70	8:9
L cust-	3:26
L cust_id	3:49	7:-40
L customer	3:26
L customer_care	3:-8	7:10
L customer_id	7:8
L customer_service	7:13
L d'ac-	7:9
L date	7:9
L de	0:-8	3:-18	4:11	7:41	8:17	9:-22
L de_compte	3:16
L de_facture	4:20	7:-13
L de_livraison	7:12
L de_mandat	7:17
L debi-	3:117	7:-85
L debit	3:-11	7:28
L del	7:22
L denv-	7:16
L denver	7:16
L depo-	0:-9	7:17
L deposit	0:-8	7:15
L desc-	7:16
L deta-	7:-11	8:17
L details	7:-11	8:17
L devi-	8:24
L devis	8:24
L di	7:9
L die	4:10
L digi-	0:20	7:-17
L dire-	7:11
L direct	7:8
L disc-	0:9
L docu-	4:71	7:-61
L document	4:18	7:-9
L domi-	7:13
L doss-	4:-14	6:-12	7:-14	8:56
L dossier	4:-14	6:-12	7:-14	8:56
L driv-	7:11
L du	6:17
L elec-	4:45	7:-38
L empl-	7:13
L end	7:8
L endi-	0:60	3:-18	7:-28
L ending	0:60	3:-18	7:-28
L ending_in	0:53	3:-9	7:-38
L ener-	7:13
L engl-	7:11
L england	7:11
L espa-	7:8
L et	4:24	7:-13
L exam-	7:10
L example	7:10
L fact-	3:-19	4:28	7:13	8:-9
L factura	4:21	7:-11
L facture	3:-13	4:12	7:16
L fare	4:-9	7:11
L fax	7:11
L fees	7:10
L fina-	7:-10	8:16
L final	7:-15	8:17
L first abn	4:-22	7:34
L first acc	3:22	7:-12
L first access	3:27	7:-23
L first account	0:44	3:40	7:-48	8:-11	9:-12
L first acct	7:12
L first ach	0:-8	7:9
L first advice	1:-11	7:35
L first agreement	2:52	4:-9	6:34	7:-60
L first auftrag	7:-12	8:26
L first bank	7:9
L first bic	7:16
L first bill	3:-14	4:63	7:-38
L first blue	7:12
L first booking	3:-10	7:33	8:-14
L first box	7:24
L first business	3:-17	4:-11	7:30
L first card	0:-19	7:30
L first chantier	7:-25	8:26
L first check	1:20	3:-10	4:36	7:-33
L first cheque	1:33	3:19	7:-39	9:-9
L first cif	3:69	7:-56
L first client	3:8
L first co	3:29	7:-19
L first cod	3:15	7:-10
L first code	3:57	7:-53
L first company	7:8
L first conf	3:-23	4:-11	7:20	8:25
L first current	7:8
L first cust	3:90	4:-14	7:-70	8:9
L first customer	3:28
L first de	7:13
L first debit	7:14
L first denver	7:14
L first document	4:18	7:-9
L first ending	0:-10	7:10
L first facture	3:-8	4:10	7:10
L first fax	7:11
L first final	7:-15	8:17
L first folio	3:-20	4:69	7:-21	8:-16
L first glaubiger	7:16
L first goods	7:15
L first gst	7:16
L first gstin	7:17
L first guarantor	3:51	7:-39
L first hst	7:11
L first iban	7:16
L first identifiant	3:60	7:-46
L first ihr	7:9
L first ihre	4:-25	8:35
L first in	7:9
L first interest	0:19	7:-14
L first inv	7:9
L first invoice	3:-10	4:16	8:-10	9:10
L first job	3:-8	4:-11	7:23
L first kd	3:48	4:-14	7:-28
L first kunden	3:22	7:-13
L first kundennummer	3:96	4:-9	7:-78
L first loan	6:67	7:-46
L first marriott	7:12
L first mastercard	0:-18	7:25
L first max	0:100	7:-95
L first member	0:-10	3:-27	7:49
L first membership	3:8
L first message	7:35	9:-32
L first meter	3:-19	4:-9	7:38
L first mobile	3:-10	7:15
L first mwst	7:8
L first no	3:-12	4:-14	7:-8	8:52
L first nr	4:45	7:-29
L first number	4:35	7:-32
L first numero	3:-20	4:94	7:-60
L first nº	0:-16	2:21	4:41	7:-24
L first of	7:19
L first omb	7:10
L first our	2:-12	3:-19	7:-44	9:93
L first page	7:21
L first phone	7:12
L first please	4:-8	7:9
L first po	0:-11	3:-14	4:-18	7:9	8:48
L first primary	3:-15	7:20
L first property	7:23
L first receipt	4:-25	7:29
L first rechnung	4:66	7:-60
L first rechnungs	3:-11	4:33	7:-14
L first rechnungsnummer	3:-18	4:58	7:-20	8:-10
L first ref	2:-14	3:38	4:11	7:11	8:-16	9:-13
L first reference	3:26	4:-11	6:13	7:-37	9:23
L first reg	4:-12	7:31
L first room	3:-12	7:36	8:-10
L first san	7:14
L first shell	0:-9	7:12
L first siret	7:12
L first st	4:-13	7:23
L first statement	4:17	6:-13	7:9
L first steuer	7:8
L first store	4:-16	7:18
L first supply	3:-12	4:-8	7:25
L first swift	7:24	9:-18
L first tax	4:42	7:-30
L first tel	3:-12	4:-11	7:36
L first telephone	7:9
L first this	4:-12	7:13
L first ticket	4:74	7:-54
L first total	7:11
L first transaction	9:19
L first tva	7:10
L first uid	7:14
L first ust	7:14
L first vat	3:-11	4:-15	7:37
L first visa	0:44	7:-36
L first votre	3:36	4:-21	8:-12
L first xx	0:36	7:-31
L first xxxx	0:19	7:-15
L first your	0:-14	7:-27	8:13	9:36
L first zahler	7:17
L first אופנ	1:18	7:-17
L first אישור	6:19	7:-28	9:29
L first אסמכתא	3:-12	7:-32	9:65
L first אשקלונ	3:-9	7:11
L first בגינ	4:-31	7:33
L first ביקור	5:-12	7:14
L first בנק	7:12
L first בע"מ	7:19
L first גבעתיימ	7:14
L first ד"ר	5:39	7:-31
L first דירה	3:37	7:-31
L first דמי	7:9
L first דפ	7:11
L first הודעה	4:13	7:-8
L first הודעת	0:9	4:12	7:-17
L first הופק	4:-9	7:11
L first הזמנה	7:-41	8:52
L first המחאה	1:54	3:-19	7:-16
L first הנדונ	4:13	6:13	7:-16
L first הסכמ	6:17	7:-12
L first הצעת	4:41	7:-30
L first ויזה	0:22	7:-14
L first זה	4:-18	7:19
L first זיכוי	3:-9	4:-22	7:36
L first חיוב	7:9
L first חשבונ	0:-15	3:-57	4:70	6:12	7:11
L first חשבונית	4:60	7:-38
L first חתימה	5:21	7:-20
L first טל	7:27
L first טלפונ	7:12
L first ישראכרט	0:22	7:-9
L first יתרת	7:11
L first כפר	7:8
L first כרטיס	3:50	4:-11	7:-52	8:31
L first לאומי	0:13
L first לכבוד	7:9
L first לקוח	3:-9	7:31
L first מוקד	7:11
L first מס	0:8	1:-24	2:-21	3:83	6:-33	7:-16
L first מסמכ	4:-10	7:11
L first מספר	0:-19	1:-14	2:-16	4:10	5:-16	7:-12	8:-10	9:75
L first משלמ	7:9
L first מתוכ	7:11
L first סה"כ	0:43	7:-29
L first סימוכינ	7:-17	9:29
L first סניפ	3:-12	7:23
L first עוסק	7:23
L first פיקדונ	4:-13	7:15
L first פקס	7:15
L first קוד	3:104	5:-11	7:-71
L first קרית	7:8
L first קרנ	4:27	7:-22
L first רופא	5:51	7:-42
L first רח	7:16
L first ריבית	7:11
L first רישיונ	4:-8	5:30
L first שיק	1:50	3:-10	7:-29
L first שמ	3:-12	7:20
L first שנת	7:16
L first תיק	3:78	4:-9	6:28	7:-68	8:-14
L first תל	7:17
L first תשלומ	7:9
L fisc-	3:-72	4:-12	7:98
L foli-	3:-21	4:68	7:-20	8:-16
L folio	3:-21	4:68	7:-20	8:-16
L folio_no	3:-18	4:32	7:11	8:-15
L for	0:12	3:-8	4:-13	7:-29	8:45
L form	7:8
L foun-	3:-32	7:34
L fr	4:-9	7:23
L fran-	7:9
L from	0:-11	7:20
L fur	4:-18	7:27
L fur_april	4:-12	7:15
L gas	7:10
L gb	7:13
L gesc-	3:92	7:-84
L glau-	7:20
L glaubiger	7:20
L glaubiger_id	7:18
L gmbh	7:15
L good-	7:16
L goods	7:16
L gran-	7:8
L gst	7:19
L gsti-	7:17
L gstin	7:17
L guar-	3:58	7:-45
L guarantor	3:58	7:-45
L hand-	4:55	7:-49
L harb-	3:-23	7:32
L harbor	3:-23	7:31
L has	4:-9	7:11
L hosp-	3:-13	7:17
L hrb	7:10
L hst	7:12
L iban	3:-8	7:29
L id	2:-9	3:23	4:-32	6:-11	7:43	8:-14	9:19
L iden-	3:55	4:-13	7:-30
L identifiant	3:60	7:-46
L identifiant_creancier	3:-8	7:16
L ie	4:-10	7:22
L iec	4:-9	7:13
L ihr	7:9
L ihre	4:-25	8:35
L il	7:14
L in	0:35	4:-17
L in_england	7:11
L inst-	3:18	7:-14
L inte-	7:10
L interest	0:12
L internet	0:-8	3:10
L intr-	7:8
L inv	7:15
L invo-	3:-15	4:42	7:-10	8:-12	9:9
L invoice	3:-15	4:42	7:-11	8:-12	9:9
L invoice_no	4:18	7:-13
L invoice_number	4:-54	7:73
L irel-	7:9
L ireland	7:9
L is	4:-13	7:21
L isol-	0:16	7:-15
L it	0:10	7:-8
L iva	7:10
L job	3:-8	4:-11	7:23
L kart-	0:-12	7:26
L kass-	3:67	7:-62
L kd	3:48	4:-14	7:-28
L kd_nr	3:48	4:-14	7:-28
L kont-	7:15
L kund-	3:130	4:-16	7:-88	8:-11
L kunden	3:22	7:-13
L kunden_nr	3:22	7:-13
L kundennummer	3:102	4:-9	7:-83
L lake-	7:16
L last	0:20	7:-16
L last ab	7:-45	8:55
L last abn	4:-23	7:41
L last account	0:15	3:18	4:-11
L last acct	7:12
L last address	7:10
L last april	4:-12	7:16
L last apt	7:9
L last au	7:10
L last bc	7:9
L last bic	7:18
L last bill	4:-35	7:41
L last box	0:-16	3:-14	4:-9	7:59	8:-10
L last ca	3:-12	7:22
L last call	7:10
L last card	7:9
L last care	3:-10	7:13
L last center	3:12	7:-11
L last check	3:-11	4:35
L last chk	7:9
L last cif	3:-9	7:21
L last client	3:56	7:-43
L last cliente	3:8
L last co	7:10
L last code	3:35	7:-25
L last compte	3:32	7:-25
L last confirmation	7:-23	8:31
L last contrat	2:49	3:-21	4:24	7:-50
L last contrato	2:65	3:-10	4:-15	7:-30
L last customer	3:11
L last de	3:-9	4:-11	7:32
L last devis	8:24
L last dossier	4:-14	6:-12	7:-14	8:56
L last ending	3:-8	7:10
L last facture	3:-11	4:95	7:-73
L last fax	7:11
L last folio	4:37	7:-31
L last fr	7:13
L last gb	7:12
L last gstin	7:11
L last hrb	7:10
L last iban	7:27
L last id	2:-9	3:31	4:-30	6:-10	7:28	8:-13	9:20
L last ie	4:-10	7:22
L last il	7:12
L last in	0:39	3:-12	7:-15
L last inv	7:15
L last invoice	4:83	7:-66
L last iva	7:10
L last kundennummer	3:100	4:-9	7:-82
L last llc	1:79	7:-78
L last mandat	7:13
L last mi	7:9
L last month	7:10
L last nc	7:11
L last no	0:-24	1:35	3:26	5:19	7:-50	8:46	9:-44
L last nr	0:-8	1:-8	2:-15	4:45	6:-9	7:-18	8:40	9:-15
L last nsw	7:10
L last number	0:-54	2:24	3:-11	4:11	5:-10	6:38	7:-34	9:30
L last ny	7:14
L last nº	0:-15	2:-10	4:11	7:31
L last of	4:-14	7:27
L last oh	7:16
L last on	4:-12	7:24
L last or	7:12
L last order	7:-27	8:31
L last page	7:20
L last pin	3:-11	7:13
L last po	3:-14	7:-39	8:68
L last pret	6:64	7:-57
L last qld	7:12
L last rechnung	4:33	7:-27
L last rechnungsnummer	3:-19	4:69	7:-29	8:-10
L last ref	2:37	3:10	4:14	6:-8	7:-44	8:-12	9:17
L last reference	3:33	7:-19	8:-17	9:19
L last reg	7:8
L last rufnummer	3:-14	7:23
L last rum	7:9
L last sa	7:10
L last sepa	3:-8	7:16
L last service	7:13
L last services	3:-9	7:10
L last since	0:-15	7:20
L last siret	7:12
L last store	4:-16	7:18
L last tel	4:-11	7:33
L last tn	7:11
L last to	3:22	7:-16
L last tx	7:9
L last uetr	7:17	9:-15
L last vertragskonto	7:11
L last visa	7:12
L last wa	7:8
L last xxxx	0:71	7:-54
L last אחריות	7:10	8:-9
L last אישור	3:-13	9:27
L last אסמכתא	3:-14	7:-26	9:64
L last אפריל	0:-12	7:15
L last אשקלונ	3:-9	7:11
L last בכרטיס	0:21	7:-19
L last בספרות	0:31	7:-27
L last בע"מ	3:-25	7:45
L last גבעתיימ	7:14
L last דירה	3:35	7:-27
L last דפ	7:17
L last הזמנה	4:-9	7:-38	8:59
L last הכרטיס	0:36	2:-15	7:-17
L last הלוואה	6:49	7:-41
L last המחאה	1:54	3:-19	7:-16
L last המסתיימ	7:18	8:-12
L last הסכמ	0:-17	2:32
L last הקצאה	3:-13	4:-16	7:46
L last זהות	3:-9	7:51	9:-15
L last זיכוי	4:21	7:-20
L last חברה	7:19
L last חוזה	3:119	4:-37	7:-75
L last חיוב	4:23	7:-13
L last חשבונ	0:-9	4:74	6:-15	7:-21	8:-8
L last חשבונית	4:28	7:-16
L last טופס	7:10
L last טל	7:25
L last טלפונ	3:-10	4:-16	7:41
L last ירושלימ	7:9
L last ישראכרט	0:20
L last כרטיס	0:13	3:-13	7:-21	8:30
L last לקוח	3:29	4:-19	7:-11	8:21
L last לשנת	7:8
L last מבוטח	3:-11	7:25
L last מוטב	7:9
L last מומחה	5:-14	7:22
L last מועדונ	3:22	7:-12
L last מורשה	7:19
L last מנוי	3:-26	7:30
L last מס	0:-9	1:30	2:38	3:-68	4:51	6:48	7:-88	8:-16	9:10
L last מסמכ	3:-12	8:27
L last מספר	0:10	2:-11	3:-26	4:77	6:20	7:-60	8:15	9:-20
L last מעל	4:-10	7:11
L last מרצ	4:-13	7:15
L last משלמ	3:29	4:-8	7:-15
L last מתוכ	7:11
L last נייד	7:8
L last ניכויימ	3:-16	7:26
L last נכס	3:-24	4:-22	7:53
L last סימוכינ	7:15
L last סניפ	7:12
L last עבודה	7:-29	8:42
L last עובד	7:12
L last עוסק	7:9
L last עמוד	7:8
L last עסקה	4:12	7:-16	9:18
L last עסקי	3:14	7:-12
L last פוליסה	2:26	3:-13	4:-13	7:11
L last פקס	7:17
L last צרכנ	3:28	4:-10	7:-14
L last קבלה	4:26	7:-17
L last קוד	3:37	7:-26
L last רישוי	7:18
L last שובר	3:56	4:42	7:-89
L last שיק	1:14	3:-10
L last תיק	3:54	7:-26
L last תקופה	7:10
L leas-	2:44	7:-28
L lic	5:73	7:-69
L lice-	7:10
L license	7:8
L lief-	4:-16	7:34
L lign-	7:10
L ligne	7:10
L limi-	7:15
L limited	7:13
L livr-	7:12
L livraison	7:12
L llc	1:79	7:-77
L loan	6:67	7:-45
L mand-	3:-8	7:28
L mandat	7:21
L mandat_rum	7:9
L mari-	3:10
L mark-	7:18
L marr-	7:13
L marriott	7:12
L marriott_bonvoy	7:12
L mast-	7:13
L mastercard	7:13
L mastercard_ending	0:10	7:-9
L max	0:51	7:-40
L maxi-	0:-11	7:12
L may	7:-16	8:26
L memb-	0:-11	6:-8	7:21
L member	0:-11	6:-8	7:28
L member_since	0:-10	7:15
L membership	3:8
L mess-	7:36	9:-32
L message	7:36	9:-32
L mete-	3:-21	4:-10	7:43
L meter	3:-21	4:-10	7:43
L meter_number	3:-16	7:28
L mi	7:9
L mobi-	3:-13	4:-12	7:31
L mobile	3:-12	7:20
L mobilfunk	7:10
L mobilfunk_rechnung	7:10
L mont-	0:73	4:-10	7:-52
L month	7:11
L mr	3:71	7:-64
L mrs	0:10
L mutu-	7:10
L mwst	7:8
L nc	7:11
L new	7:18
L new_york	7:9
L no	0:-24	1:34	3:16	5:17	7:-29	8:38	9:-46
L none	0:51	1:-78	4:33	5:11	6:-36	7:-34	8:17	9:35
L nr	0:-10	1:-10	2:-16	3:-13	4:26	6:-9	7:21	8:36	9:-18
L nr_de	7:9
L nsw	7:10
L numb-	0:-11	2:23	3:-31	5:-10	6:37	7:-35	9:28
L number	0:-11	2:23	3:-31	5:-10	6:37	7:-35	9:28
L number_ending	0:31	3:-8	7:-20
L nume-	3:-28	4:41
L numero	3:-28	4:42
L ny	7:15
L nº	0:-16	2:21	3:-11	4:35	7:-10
L oak	3:-18	7:24
L of	0:-9	4:-20	7:44
L oh	7:17
L ohio	7:10
L omb	7:10
L omb_no	7:10
L on	0:16	4:-15	7:17
L on_your	0:20	7:-18
L one	7:8
L op	3:38	7:-37
L or	7:20
L orde-	7:-35	8:52
L order	7:-36	8:52
L org	7:8
L our	2:-12	3:-20	7:-36	9:91
L our_ref	2:-10	3:-14	9:36
L our_reference	7:-46	9:57
L page	7:23
L part-	3:-17	4:-11	7:32
L paym-	7:20
L payment	7:17
L payr-	7:8
L peri-	7:8
L pers-	7:8
L phon-	7:17
L phone	7:17
L pin	3:-11	7:13
L plan	7:9
L plea-	4:-9	7:11
L please	4:-9	7:11
L po	0:-14	3:-26	4:-21	7:-22	8:98
L po_box	0:-10	7:32
L poin-	7:18
L point	7:16
L point_de	7:13
L port-	7:11
L post-	7:14
L ppo	3:-15	7:25
L prec-	7:-9	8:18
L pret	6:64	7:-57
L prim-	3:-15	7:20
L primary	3:-15	7:20
L prop-	7:26
L property	7:25
L prov-	5:26	7:-18
L provider	5:26	7:-19
L qld	7:12
L quot-	3:-8	4:34
L quote	3:-8	4:34
L rate	7:11
L rate-	0:20	7:-19
L rates	0:20	7:-19
L rece-	4:-32	7:9	8:28
L receipt	4:-31	8:28
L rech-	3:-38	4:183	7:-99	8:-21
L rechnung	4:-38	7:54
L rechnung_fur	4:-17	7:22
L rechnung_nr	4:-50	7:53
L rechnungs	3:-11	4:33	7:-14
L rechnungs_nr	3:-11	4:33	7:-14
L rechnungsnummer	3:-19	4:69	7:-29	8:-10
L ref	1:-11	2:31	5:-8	6:-10	7:26	8:-24	9:12
L refe-	0:-8	2:20	3:23	4:-29	7:-75	8:-32	9:112
L reference	2:-11	3:41	4:-8	7:-16	8:-31	9:36
L reference_unique	7:17
L reg	3:-19	4:-36	7:77	8:-10
L reg_no	3:-13	4:-29	7:57
L regi-	4:36	7:-13
L registered	7:14
L registered_in	7:13
L registration	7:18
L registration_number	7:14
L remi-	7:18
L reno-	7:-27	8:28
L rent-	4:10	7:-8
L res	3:-18	4:-16	7:-76	8:117
L rest-	7:9
L retu-	4:10
L return	4:10	7:-8
L rewa-	3:47	7:-26
L road	6:23
L room	3:-13	7:39	8:-10
L room_no	3:-11	7:32	8:-9
L rufn-	3:-14	7:23
L rufnummer	3:-14	7:23
L rum	7:9
L sa	7:10
L sale-	7:8
L san	3:-8	7:16
L schl-	4:33	7:-22
L secu-	7:16
L securite	7:13
L securite_sociale	7:13
L sepa	3:-9	7:18
L seri-	3:-11	4:-54	7:74
L serv-	0:-9	3:-25	7:47
L service	3:-14	7:26
L services	3:-11	7:20
L shel-	0:-9	7:12
L shell	0:-9	7:12
L sie	4:10	7:-9
L sinc-	0:-15	7:20
L since	0:-15	7:20
L sing-	7:8
L sire-	7:17
L siret	7:12
L soci-	7:19
L sociale	7:13
L sold	3:23	7:-21
L st	4:-15	7:30
L st_nr	4:-12	7:29
L stam-	4:-10	7:20
L stat-	4:30	6:-13
L statement	4:31	6:-13
L statement_number	4:35	6:-10	7:-16
L steu-	7:13
L steuer	7:8
L stor-	4:-16	7:19
L store	4:-16	7:19
L stre-	7:18
L street	7:15
L supp-	3:-12	4:-9	7:27
L supply	3:-12	4:-8	7:26
L supply_number	3:-11	7:25
L surc-	4:-8	7:10
L surcharge	4:-8	7:10
L swif-	7:32	9:-25
L swift	7:31	9:-25
L syst-	4:20	7:-18
L tax	3:-10	4:35	7:-13
L tax_id	7:9
L tax_invoice	4:45	7:-39
L tel	3:-22	4:-15	7:54
L tele-	7:21
L telephone	7:11
L the	4:-11	7:27
L this	4:-13	7:16
L tick-	4:74	7:-53
L ticket	4:74	7:-53
L tn	7:11
L to	3:14	7:14	9:-9
L tobi-	0:-10	7:16
L tobias	0:-10	7:12
L tota-	7:12
L total	7:12
L total_fees	7:8
L total_for	0:15	7:-13
L trad-	7:19
L tran-	3:-16	4:113	7:-82	9:9
L transaction	7:9	9:12
L transactions	0:10	7:-8
L transfer	0:-8	7:13
L transfer_from	0:-8	7:8
L transit	4:20	7:-17
L trus-	3:-9	7:11
L trust	3:-9	7:11
L tva	7:11
L tx	7:9
L uber-	4:10
L uberweisung	4:10	7:-8
L uetr	7:17	9:-15
L uid	7:14
L uniq-	3:-12	4:-10	5:22	7:18	9:-13
L unique	3:-12	4:-10	5:22	7:18	9:-13
L unique_de	7:17
L unit-	7:8
L united	7:8
L ust	7:16
L ust_id	7:8
L valu-	4:-10	7:13
L value	4:-10	7:13
L vat	3:-29	4:-27	7:71
L vat_no	3:-16	7:26
L vat_reg	4:-17	7:23
L vat_registration	7:13
L vert-	7:12
L vertragskonto	7:11
L visa	0:29	7:-11
L vom	7:31	8:-20
L von	7:12
L vos	4:46	7:-45
L votr-	3:34	7:-17	8:-12
L votre	3:34	7:-17	8:-12
L votre_compte	3:28	7:-25
L votre_contrat	4:23	7:-18
L vous	4:24	7:-19
L wa	7:8
L wale-	7:8
L wales	7:8
L warr-	1:54	7:-52
L way	4:-33	7:37
L whole abn	4:-22	7:34
L whole access no	3:27	7:-23
L whole account	3:27	7:-13
L whole account ending	7:19
L whole account no	3:-27	4:40
L whole account number	0:20	3:23	4:-28	6:12
L whole account number ending in	0:21	7:-11
L whole acct	7:12
L whole advice no	7:29
L whole bic	7:16
L whole bill no	4:20	7:-15
L whole bill number	4:26	7:-14
L whole box	7:24
L whole card number	7:8
L whole check	3:-10	4:36	7:-8
L whole cif	3:-9	7:21
L whole client	3:9
L whole code	3:42	7:-40
L whole conf no	3:-23	4:-11	7:20	8:25
L whole cust id	3:49	7:-40
L whole customer care	3:-8	7:10
L whole customer service	7:12
L whole de facture	4:16	7:-11
L whole facture	4:76	7:-61
L whole fax	7:11
L whole folio	4:37	7:-32
L whole glaubiger id	7:16
L whole gstin	7:11
L whole iban	7:14
L whole identifiant creancier sepa	3:-8	7:16
L whole inv	7:9
L whole invoice	4:42	7:-31
L whole invoice no	4:30	7:-25
L whole invoice number	4:-49	7:66
L whole kd nr	3:48	4:-14	7:-28
L whole kunden nr	3:22	7:-13
L whole kundennummer	3:94	4:-9	7:-77
L whole member since	0:-10	7:15
L whole no	3:-11	4:-13	7:-12	8:52
L whole nr	4:45	7:-31
L whole of	7:15
L whole omb no	7:10
L whole our ref	2:-10	3:-14	9:36
L whole our reference	7:-46	9:57
L whole page	7:19
L whole po	8:16
L whole po box	0:-8	7:27
L whole rechnung	4:53	7:-48
L whole rechnungs nr	3:-11	4:33	7:-14
L whole rechnungsnummer	3:-18	4:58	7:-20	8:-10
L whole ref	2:-10	3:51	4:28	7:-44	9:-9
L whole reference	3:39	7:-45	9:10
L whole room no	3:-11	7:32	8:-9
L whole siret	7:12
L whole st nr	4:-12	7:29
L whole statement number	4:20	6:-10
L whole tel	4:-10	7:28
L whole xx xxxx	0:36	7:-33
L whole your account number	0:-22	7:19
L whole אסמכתא	3:-12	9:38
L whole אשקלונ	3:-9	7:11
L whole גבעתיימ	7:14
L whole דירה	3:37	7:-31
L whole הזמנה	7:-26	8:30
L whole המחאה	1:54	3:-19	7:-16
L whole חשבונ	3:-33	4:23	7:25
L whole חשבונ חוזה	4:-12	7:8
L whole חשבונית	7:12
L whole חשבונית מס קבלה	4:40	7:-36
L whole טל	7:24
L whole טלפונ	7:12
L whole ישראכרט	0:22	7:-9
L whole כרטיס	3:-12	7:-20	8:31
L whole לקוח	3:-45	7:59
L whole מס	1:-9	2:-11	3:-20	4:70
L whole מס הזמנה	8:14
L whole מס זהות	7:15
L whole מס חברה	7:13
L whole מס חשבונ	3:9
L whole מס לקוח	3:45	7:-32
L whole מס מסמכ	3:-12	8:27
L whole מס עובד	7:9
L whole מספר	2:-8	3:-19	4:74	7:-39	8:17	9:-15
L whole מספר דפ	7:9
L whole מספר הזמנה	8:15
L whole מספר הלוואה	6:24	7:-20
L whole מספר הקצאה	3:-9	4:-9	7:31
L whole מספר זהות	7:34	9:-13
L whole מספר חשבונ	3:-48	4:66	6:-13
L whole מספר חשבונית	4:34	7:-30
L whole מספר טלפונ	4:-14	7:29
L whole מספר לקוח	3:64	7:-55
L whole מספר משלמ	3:38	7:-32
L whole מספר נכס	3:-14	4:-10	7:30
L whole מספר צרכנ	3:-56	7:66
L whole מספר שובר	3:-20	4:45	7:-16
L whole מתוכ	7:11
L whole סימוכינ	7:15
L whole סניפ	7:10
L whole עוסק מורשה	7:14
L whole פקס	7:13
L whole קוד	3:38	7:-30
L whole שיק	1:14	3:-10
L whole תיק	3:37	7:-23
L whole תיק ניכויימ	3:-15	7:23
L work-	8:18
L works	8:18
L writ-	3:22	7:-17
L write	3:22	7:-18
L www	7:9
L xx	0:36	7:-31
L xx_xxxx	0:36	7:-33
L xxxx	0:71	7:-54
L xxxx_xxxx	0:26	7:-15
L york	7:9
L your	7:-33	8:12	9:33
L zahl-	3:-11	4:-14	7:37
L zahler	7:17
L אביב	7:12
L אופט-	7:9
L אופנ	1:18	7:-17
L אופנ_התשלומ	1:18	7:-17
L אזור	7:9
L אחרו-	0:52	7:-47
L אחרי-	7:11	8:-9
L אחריות	7:11	8:-9
L אינו	4:-18	7:19
L אישו-	3:-19	4:-9	6:17	7:-23	9:53
L אישור	3:-19	4:-9	6:17	7:-24	9:54
L אישור_מס	7:-29	9:34
L אלקט-	5:21	7:-18
L אלקטרונית	5:21	7:-18
L אסמכ-	3:-16	4:-13	7:-63	8:-10	9:119
L אסמכתא	3:-14	7:-52	8:-9	9:91
L אפרי-	0:-12	7:15
L אפריל	0:-12	7:15
L ארנו-	7:11
L ארנונה	7:11
L אשפו-	4:26	7:-51	9:33
L אשפוז	4:26	7:-51	9:33
L אשקל-	3:-9	7:11
L אשקלונ	3:-9	7:11
L אשרא-	0:-9	7:25
L אשראי	0:-9	7:25
L בגינ	4:-51	7:55
L ביטו-	7:9
L ביקו-	5:-12	7:15
L ביקור	5:-12	7:14
L בית	4:14
L בכרט-	0:16	7:-11
L בכרטיס	0:16	7:-11
L בנק	7:21
L בנקא-	0:12	1:17	7:-18
L בנקאי	0:13	7:-9
L בנקאית	1:17	7:-10
L בספר-	0:31	7:-27
L בספרות	0:31	7:-27
L בע"מ	3:-30	4:-14	7:65
L גבעת	7:8
L גבעת-	7:14
L גבעתיימ	7:14
L ד"ר	5:130	7:-102
L דיגי-	7:8
L דירה	3:35	7:-25
L דמי	7:12
L דפ	7:21
L הבנק	7:-36	9:47
L ההלו-	6:23	7:-17
L הודע-	0:8	3:-12	4:70	7:-50
L הודעה	4:34	7:-24
L הודעת	0:9	3:-9	4:35	7:-26
L הודעת_תשלומ	4:13	7:-8
L הופק	4:-9	7:11
L הופק_ע"י	4:-8	7:9
L הורא-	7:30	9:-16
L הוראה	7:23	9:-16
L הזמנ-	3:-33	4:-14	7:-121	8:177
L הזמנה	4:-13	7:-44	8:71
L הכרט-	0:36	2:-15	7:-17
L הכרטיס	0:36	2:-15	7:-17
L הלוו-	6:77	7:-63
L הלוואה	6:77	7:-64
L הלקו-	3:46	4:-34	7:-10
L הלקוח	3:46	4:-34	7:-10
L המחא-	1:72	3:-19	7:-33
L המחאה	1:72	3:-19	7:-33
L המסת-	0:36	7:-9	8:-13
L המסתיימ	0:36	7:-9	8:-13
L המסתיימ_בספרות	0:31	7:-27
L המרה	0:-10	7:12
L הנדו-	4:13	6:13	7:-16
L הנדונ	4:13	6:13	7:-16
L הסכמ	0:-17	2:31	6:16	7:-18
L העבר-	7:-10	9:21
L העברה	7:-10	9:21
L הצעת	4:40	7:-29
L הצעת_מחיר	4:40	7:-29
L הקוד-	7:11
L הקצא-	3:-13	4:-17	7:49
L הקצאה	3:-13	4:-17	7:49
L התשל-	1:18	4:-9
L התשלומ	1:18	4:-9
L ויזה	0:54	7:-40
L ויזה_כאל	0:29	7:-27
L ועד	4:15	7:-11
L ועד_בית	4:16	7:-14
L זה	4:-19	7:21
L זהב	0:35	3:-9	5:69	7:-86
L זהות	3:-9	7:51	9:-15
L זיכו-	3:-9	7:18
L זיכוי	3:-9	7:16
L זיכוי_בגינ	4:-19	7:21
L חבר	3:-14	7:26
L חברה	7:21
L חו"ל	0:12	7:-11
L חוב	4:-9	7:12
L חודש	0:-8	7:13
L חוזה	2:64	3:45	4:-63	6:22	7:-56
L חוק	7:9
L חיוב	0:9	4:22	7:-17
L חיוב_כרטיס	0:10	7:-9
L חלקי	4:-15	7:17
L חשבו-	0:-23	2:-10	3:27	4:58	5:-9	6:-24	7:27	8:-20	9:-20
L חשבונ	0:-20	3:38	4:43	6:-22	7:13	8:-16	9:-16
L חשבונ_חוזה	3:73	4:-32	7:-37
L חשבונ_לקוח	3:-41	7:45
L חשבונ_מספר	7:13
L חשבונ_עסקה	4:22	7:-13
L חשבונית	3:-11	4:19	7:10
L חשבונית_מס	7:8
L חשמל	4:23	7:-14
L חתימ-	5:21	7:-18
L חתימה	5:21	7:-18
L חתימה_אלקטרונית	5:22	7:-20
L טופס	7:10
L טל	7:28
L טלפו-	3:-10	4:-16	7:42
L טלפונ	3:-10	4:-16	7:41
L יולי	4:-11	7:12
L ירוש-	7:10
L ירושלימ	7:10
L ישרא-	0:25
L ישראכרט	0:25
L כאל	0:29	7:-25
L כולל	7:9
L כפר	7:9
L כרטי-	0:24	3:46	4:-12	7:-66	8:28
L כרטיס	0:25	3:46	4:-12	7:-68	8:28
L כרטיס_אשראי	7:9
L כרטיס_ויזה	0:15	7:-13
L לאומ-	0:12
L לאומי	0:12
L לאחר	4:-9	7:10
L לביט-	7:9
L לביטוח	7:9
L לביר-	4:-10	7:11
L להעב-	7:-31	9:33
L להעברה	7:-32	9:33
L לחוד-	0:-10	4:-29	7:46
L לחודש	0:-10	4:-29	7:45
L לחודש_מרצ	4:-13	7:14
L לחיו-	0:28	7:-14
L לחיוב	0:28	7:-14
L לכבו-	7:9
L לכבוד	7:9
L ללא	7:13
L לפי	7:14
L לפי_חוק	7:8
L לקוח	0:-9	3:67	4:-23	7:-35	8:18
L לשנת	7:11
L לתשל-	4:20	7:-12
L לתשלומ	4:20	7:-13
L מאסט-	0:15
L מאסטרקארד	0:15
L מבוט-	3:-11	7:26
L מבוטח	3:-11	7:25
L מוטב	7:9
L מומחה	5:-14	7:22
L מונה	7:9
L מועד-	3:22	7:-12
L מועדונ	3:22	7:-12
L מוקד	7:12
L מורש-	3:-10	4:-11	7:37
L מורשה	3:-10	4:-11	7:36
L מזהה	3:-11	6:8	7:38	9:-27
L מחיר	4:40	7:-29
L מטפל	5:51	7:-43
L מטפל_ד"ר	5:51	7:-43
L ממוח-	4:-10	7:12
L ממוחשב	4:-10	7:11
L מנוי	3:-30	7:41
L מס	1:12	2:27	3:30	4:30	6:16	7:-116
L מס_הזמנה	8:14
L מס_הקצאה	7:14
L מס_זהות	7:15
L מס_חברה	7:13
L מס_חשבונ	7:16
L מס_לקוח	3:45	7:-32
L מס_מסמכ	3:-12	8:27
L מס_עובד	7:10
L מס_קבלה	4:38	7:-30
L מס_תיק	3:-26	7:36
L מסמכ	3:-13	4:-17	7:19	8:26
L מסמכ_ממוחשב	4:-10	7:11
L מספר	1:-16	2:-19	4:11	5:-17	6:24	7:-24	8:-12	9:68
L מספר-	0:21	7:-13
L מספר_דפ	7:9
L מספר_הזמנה	8:15
L מספר_הלוואה	6:30	7:-25
L מספר_הקצאה	3:-10	4:-10	7:35
L מספר_זהות	7:35	9:-13
L מספר_חשבונ	3:31	4:-13	6:-26	7:27
L מספר_חשבונית	4:34	7:-30
L מספר_טלפונ	4:-14	7:29
L מספר_לקוח	3:64	7:-55
L מספר_משלמ	3:38	7:-32
L מספר_נכס	3:-14	4:-10	7:30
L מספר_צרכנ	3:-56	7:66
L מספר_שובר	3:-20	4:45	7:-16
L מספר_תיק	3:51	6:9	7:-51
L מעל	4:-10	7:11
L מצטב-	7:10
L מצטבר	7:8
L מרפא-	7:13
L מרצ	4:-13	7:15
L משכנ-	6:45	7:-39
L משכנתא	6:45	7:-39
L משלמ	3:25	4:-9	7:-10
L משפח-	3:15	5:17	7:-20
L משרד	7:9
L מתוכ	7:11
L נייד	7:9
L ניכו-	3:-17	7:31
L ניכויימ	3:-16	7:27
L נכס	3:-24	4:-22	7:53
L נתיב-	7:8
L סה"כ	0:43	7:-29
L סימו-	7:-17	9:29
L סימוכינ	7:-17	9:29
L סניפ	3:-12	7:26
L ספרו-	0:83	7:-78
L ספרות	0:83	7:-78
L ע"י	4:-8	7:10
L ע"י_תוכנת	4:-8	7:9
L עבוד-	7:-28	8:42
L עבודה	7:-29	8:42
L עו"ש	7:10
L עובד	7:13
L עוסק	3:-12	4:-12	7:37
L עוסק_מורשה	4:-8	7:26
L על	7:19
L עמוד	7:8
L עמות-	7:10
L עמותה	7:10
L עמית	3:24	6:-22
L עמלת	7:11
L עסקא-	0:39	7:-35
L עסקאות	0:39	7:-35
L עסקה	4:19	7:-20	9:18
L פולי-	2:26	3:-14	4:-13	7:13
L פוליסה	2:26	3:-14	4:-13	7:13
L פיקד-	4:-13	7:15
L פיקדונ	4:-13	7:15
L פלוס	4:-8	7:11
L פקס	7:18
L צרכנ	3:28	4:-10	7:-14
L קבלה	4:23	7:-11
L קבלה_מס	7:10
L קבלת	7:16	8:-10
L קוד	3:103	5:-12	7:-66
L קרית	7:8
L קרנ	4:26	7:-20
L ראשי	7:13	8:-10
L רופא	5:47	7:-31
L רופא_מטפל	5:51	7:-43
L רח	7:18
L ריבי-	7:16
L ריבית	7:16
L רישו-	4:-15	7:29
L רישוי	7:18
L רישי-	4:-9	5:68	7:-28
L רישיונ	4:-9	5:68	7:-28
L רכב	6:20	7:-10
L רפוא-	5:17
L שובר	3:56	4:41	7:-88
L שיק	1:50	3:-10	7:-29
L שירו-	7:13
L שירות	7:9
L של	7:11
L שמ	3:-12	7:20
L שנת	7:18
L שנת_מס	7:8
L תוכנ-	4:-9	7:13
L תוכנת	4:-8	7:9
L תושב	3:93	7:-86
L תיק	3:92	4:-14	6:42	7:-76	8:-17	9:-8
L תיק_ניכויימ	3:-16	7:26
L תל	7:17
L תל_אביב	7:12
L תעוד-	7:-21	9:32
L תעודה	7:-19	9:32
L תקופ-	4:12
L תקופה	7:10
L תשלו-	4:9	7:14
L תשלומ	4:10
L תשלומימ	7:9
N -ading	7:9
N -ailed	0:15	7:-14
N -aluru	7:9
N -ample	0:-11	3:-34	4:46	7:37	8:-20
N -ander	6:-14	7:24
N -arges	0:12
N -athan	7:10
N -ather	0:24	7:-19	9:15
N -ation	4:-20	7:51	8:-8
N -ceipt	5:22
N -chnik	7:16
N -count	3:33	4:-28	6:17	8:-10	9:-8
N -ction	3:-15	9:28
N -ctura	3:-10	4:21
N -cture	3:14	4:25	7:-32
N -datum	8:9
N -dente	7:13
N -dress	7:14
N -eight	7:9
N -eland	7:13
N -ement	0:17	3:-28	7:29
N -ences	2:45	3:16	4:-16	7:-33
N -encia	4:-9	7:14
N -erenz	3:-12	7:-48	9:67
N -erest	7:9
N -erger	7:14
N -ernet	7:11
N -etrag	7:12
N -hlung	0:35	7:-28
N -hnung	4:10	7:-18	8:21
N -hrift	7:11
N -iance	3:20	7:-13
N -icity	4:9
N -idian	3:34	7:-26
N -iente	3:11	4:-19	7:21
N -inery	7:41	9:-38
N -ional	7:11
N -ivity	7:9
N -kasse	7:8
N -laire	4:17	7:-16
N -lance	4:27
N -laran	7:8
N -ludes	7:11
N -ments	7:12
N -mited	3:-11	7:23
N -mmary	0:8	3:-8
N -ncial	7:11
N -ndard	5:22
N -ngton	7:10
N -nings	7:11
N -ntakt	3:19	7:-11
N -ntant	3:-10	9:20
N -ntion	7:9
N -ounts	3:-13	4:37	8:-20
N -phine	3:35	7:-31
N -pital	7:12
N -plies	7:8
N -press	0:12	7:8
N -ption	7:14
N -rberg	3:-9	7:13
N -reaux	7:14
N -rence	3:-19	4:-12	8:19	9:26
N -rican	0:18	7:-10
N -riott	7:20	8:-15
N -rnell	3:14
N -rriet	7:10
N -ssage	7:-17	9:28
N -stems	3:-10	7:15
N -stone	4:14	7:-9
N -tails	9:14
N -tbank	7:10
N -tient	7:20
N -tings	3:-10	7:17
N -tions	3:-9	7:15
N -tomer	3:25	7:-22
N -total	7:13
N -ummer	7:20
N -ungen	7:14
N -vices	3:-15	4:-16	5:19	7:25	8:-9
N -voice	3:-14	4:15	7:26	8:-17
N -yable	7:8
N -yer's	4:-26	8:40
N -yment	3:-13	7:28
N -zione	7:19	8:-9
N -בונית	2:-8	3:-16	7:26	8:13
N -יטלית	4:8
N -נטרנט	7:9
N -סטיקה	7:9
N -קשורת	4:16
N -תלמות	3:24	6:-23
N =account	1:-24	3:23	4:19	6:27	7:-11	8:-16
N =account+bank	7:9
N =account+due	3:-14	7:23
N =account+number	4:34	6:18	7:-19	8:-8	9:-11
N =account+other	6:15	7:-9
N =account+tax	4:39	7:-31
N =all account	1:-21	3:51	7:-26	9:14
N =all account+due	3:-14	7:22
N =all account+number	6:19	7:15	9:-10
N =all account+other	6:15	7:-13
N =all amount	4:-9	7:27
N =all amount+by+due	3:14	4:-9	7:-23	9:20
N =all amount+due	3:-35	4:10	7:37
N =all balance	4:-39	7:44
N =all balance+due	4:34	7:-25
N =all balance+other	4:31	7:-29
N =all bank	0:31	2:21	3:-21	4:-15
N =all bank+number	7:12
N =all bank+payment	3:15
N =all current	7:9
N =all customer	0:11	7:-26	8:27
N =all customer+number	3:36	4:-9	7:-17
N =all customer+number+tax	3:35	7:-24
N =all date	0:13	3:38	7:-36
N =all due	2:14	3:27	4:13	7:-39
N =all due+total	3:-9	7:19
N =all incl	7:15
N =all instalment+other	3:11
N =all invoice	3:-29	5:19	7:38	8:-13
N =all invoice+number	3:-16	4:95	7:-79
N =all invoice+number+tax	4:-13	7:24	8:16
N =all invoice+tax	4:15
N =all invoice+total	4:-14	7:15
N =all number	0:32	1:-15	2:30	3:68	4:-89	5:-11	6:-10	7:-11	9:11
N =all number+other	3:-10	6:18
N =all number+other+tax	6:13
N =all number+tax	1:12	2:27	3:-41	4:-34	7:37	8:-19	9:21
N =all order	7:-39	8:57
N =all other	0:-27	3:-13	4:54	6:22	9:-9
N =all other+payment	0:26	7:-8
N =all paid	7:11
N =all pay	3:-8	7:24
N =all payment	0:16	3:-11	7:8
N =all payment+total	0:13	7:-13
N =all period	7:16
N =all price	3:-10	4:-30	7:65	9:-12
N =all price+total	0:22	7:-20
N =all statement	0:21	3:-22	4:-17	7:-9	8:28	9:9
N =all subtotal	7:13
N =all tax	3:14	4:29	7:-28
N =all total	4:-12	9:51
N =all transfer	0:36	3:22	4:-15	7:-29
N =amount	3:-12	4:-15	7:44
N =amount+by	3:14	4:-9	7:-23	9:20
N =amount+due	3:-21	7:18	9:13
N =balance	3:-12	4:27	7:10
N =balance+due	4:33	7:-23
N =balance+other	4:29	7:-24
N =balance+payment	7:8
N =bank	0:29	2:19	3:-16	4:-20	7:-8	8:13
N =bank+other	0:-9	7:16
N =bank+payment	3:14
N =by	3:9	4:-11	9:18
N =by+due	3:12	4:-10	7:-19	9:20
N =closing	0:11	3:-10	4:-8	7:16
N =closing+date	7:13
N =closing+price	0:13	7:-12
N =closing+total	0:12
N =current	3:-9	6:8	7:16
N =customer	0:9	3:72	4:-11	7:-67	8:22
N =customer+number	3:73	4:-13	7:-44
N =customer+tax	3:35	7:-24
N =date	3:24	8:-15	9:-11
N =date+number	3:-11	4:34	8:-12
N =date+total	7:13
N =deduction	7:9
N =due	2:11	3:-22	4:32	5:-8	7:20	8:-14
N =due+total	3:-9	7:26
N =incl	4:-17	7:39
N =incl+invoice	4:-8	7:10
N =incl+tax	4:-11	7:15
N =instalment	3:10
N =instalment+other	3:11
N =interest	7:13
N =invoice	2:-19	3:-68	4:99	5:15	7:13	8:-10	9:-12
N =invoice+number	2:-8	3:-24	4:81	7:-50	8:18
N =invoice+tax	2:-10	3:-14	4:-11	7:40	8:12
N =invoice+total	4:-15	7:17
N =issued	7:9
N =left	7:12
N =monthly	7:16
N =net	1:12
N =net+total	1:13
N =number	0:17	1:-21	2:34	3:29	4:20	5:-15	6:22	7:-101
N =number+other	3:-12	6:30	7:9
N =number+payment	7:10
N =number+person	7:9
N =number+statement	4:25
N =number+tax	0:9	2:14	3:-25	4:-15	9:15
N =opening	7:10
N =order	3:-11	7:-68	8:88
N =other	0:-20	1:-13	2:-13	4:61	5:-10	6:48	7:-15	8:-19	9:-22
N =other+payment	0:24
N =other+statement	3:28	6:-12	7:-11
N =other+tax	6:13
N =paid	1:11
N =paid+total	1:13	7:-18
N =pay	8:21	9:-8
N =payment	0:42	3:-9	6:-9
N =payment+total	0:13	7:-12
N =period	4:-20	7:42
N =person	7:16
N =previous	7:12
N =price	0:29	3:-13	4:-34	7:39
N =price+total	0:33	7:-30
N =statement	0:15	3:-12	6:-20	8:24
N =subtotal	7:13
N =tax	2:10	3:-21	7:9	8:-14	9:10
N =tax+total	7:11
N =total	0:30	3:-29	4:-36	5:-11	7:16	8:-11	9:44
N =transfer	0:35	3:17	7:-27	9:-9
N aber-	0:38	7:-32
N abou-	7:9
N about	7:9
N abov-	6:13
N above	6:13
N acco-	3:25	4:18	6:17	7:-15	8:-30
N account	3:38	4:-19	6:18	7:-11	8:-10	9:-8
N account_name	7:9
N account_no	3:-26	7:36
N account_number	3:45	4:-9	6:21	7:-47
N account_summary	0:10	3:-8
N accounts	3:-13	4:37	8:-20
N acti-	7:9
N activity	7:9
N addr-	7:14
N address	7:14
N advi-	3:25	7:-16
N advice	3:25	7:-16
N ag	7:-39	9:45
N agre-	3:-10	7:20
N agreement	3:-10	7:20
N amer-	0:17	7:-9
N american	0:18	7:-11
N american_express	0:18	7:-11
N amou-	3:-9	7:17	9:-9
N amount	3:-8	7:15	9:-9
N amount_due	3:-24	4:16	7:12
N an	7:15
N and	4:-21	7:30
N ange-	3:17	6:18	7:-26
N annu-	0:-15	7:18
N annual	0:-15	7:17
N appe-	9:14
N appear	9:14
N appear_on	9:14
N appl-	3:-8	7:16
N arti-	7:12
N as	9:13
N at	4:48	7:-28
N attn	7:26	8:-15
N aufs-	7:9
N auto-	3:-12	4:-11	7:28
N avan-	7:-22	9:26
N bacs	4:-20	7:22
N bala-	4:23
N balance	4:27
N bank	3:-13	7:36
N be	7:13
N beat-	7:8
N bei	3:16	6:18	7:-24
N beng-	7:9
N bengaluru	7:9
N besc-	4:9
N betr-	7:14
N betrag	7:14
N beze-	7:8
N bezeichnung	7:8
N bill	7:10
N bitt-	3:17	6:18	7:-27
N bitte	3:17	6:18	7:-27
N blue	7:8
N bran-	4:11	7:14
N branch	4:11	7:13
N brea-	7:11
N buye-	4:-28	8:39
N call	3:23	7:-20
N capi-	0:13	7:-11
N card	0:-13	7:26
N carr-	7:9
N cast-	4:-30	7:40
N cent-	7:23
N centre	7:12
N cert-	6:13	7:-8
N char-	0:9	7:14
N charges	0:12
N chec-	7:11
N check	7:8
N clie-	3:46	4:-22	8:-9
N client	3:35	7:-27
N cliente	3:11	4:-19	7:21
N clin-	7:9
N co	7:9
N cod	4:-11	7:18
N code	7:14
N codi-	7:14
N coll-	3:-13	7:16
N com	4:-8	7:26
N comm-	3:-31	7:45
N comp-	4:-8	7:23
N conf-	7:14
N cont-	3:-15	4:-9	7:45
N conv-	7:15
N corr-	3:-8	7:15
N coul-	7:10
N could	7:10
N coun-	3:18	7:-12
N cred-	7:19
N credit	0:-11	7:23
N credit_card	0:-8	7:11
N curr-	3:-15	7:17
N cust-	3:25	7:-21
N customer	3:25	7:-22
N darn-	3:14
N darnell	3:14
N date	0:9	4:12	7:17	8:-14	9:-9
N date-	3:54	7:-48
N date_description	0:15	7:-15
N de	0:-15	3:-11	4:-30	7:58	8:-11	9:20
N de_la	7:11
N dela-	7:10
N deli-	7:9
N dent-	3:-10	5:95	7:-70
N dental	3:-9	5:21
N der	7:13
N des	7:22
N desc-	7:15
N description	7:12
N desh-	3:33	4:-33
N desk	7:19	8:-14
N deta-	9:12
N detail	0:-10	7:19
N detailed	0:15	7:-14
N details	9:14
N di	7:18
N digi-	4:8
N dire-	7:16	8:-8
N disc	3:-9	7:15
N disc-	4:-10	7:18
N discount	4:-10	7:16
N dist-	7:9
N divi-	0:-39	7:44
N do	0:9
N do_not	0:9
N docu-	4:25	7:-14
N dome-	7:8
N domi-	7:9
N dr	4:-20	7:37
N du	7:16
N due	3:-25	4:49	7:-13
N ein	7:8
N elec-	7:8
N electricity	4:9
N empl-	7:13
N end	7:13
N ener-	3:-13	7:16
N energy	4:10
N equi-	7:10
N espa-	7:9
N espace	7:9
N espace_client	7:9
N et	7:15
N eur	7:11
N euro-	7:9
N exam-	0:-11	3:-34	4:46	7:37	8:-20
N example	0:-11	3:-34	4:46	7:37	8:-20
N expr-	0:18
N express	0:18
N fact-	3:-17	4:48	7:-14
N factura	3:-10	4:21
N facture	4:29	7:-17
N facture_ttc	7:9
N fair-	0:23	7:-25	9:15
N fairweather	0:25	7:-28	9:15
N fami-	5:72	7:-51
N farg-	7:8
N fargo	7:8
N fee	0:-15	7:17
N fees	7:9
N fina-	7:18
N financial	7:11
N financial_services	7:11
N for	3:10	4:-10	5:20	7:-18
N fr	3:-13	7:25
N frau	7:11
N free	4:-10	7:18
N frei-	7:10
N from	7:11
N fund	5:26	7:-17
N gas	7:10
N gmbh	3:-9	7:30
N good-	7:-9	9:12
N goods	7:-9	9:12
N gran-	0:10
N grou-	7:13
N group	7:11
N gst	4:40	7:-35
N harb-	7:26
N harbor	7:19
N harr-	7:13
N harriet	7:10
N heal-	5:26	7:-17
N health	5:26	7:-17
N heat-	7:11
N hele-	7:9
N helena	7:9
N herr-	7:13
N herrn	7:13
N hospital	7:11
N hote-	7:28	8:-13
N hotel	7:28	8:-12
N id	3:67	7:-49
N iden-	7:17
N if	7:15
N ihre	3:53	7:-48
N impo-	7:8
N in	3:23	7:-13
N inc	7:20
N incl-	4:38	7:-26
N includes	7:11
N info-	4:-12	7:12
N information	4:-12	7:10
N inge-	7:12
N inh	7:13
N inr	3:-14	7:17
N ins	0:15	7:-14
N inte-	3:-11	7:29
N interest	7:9
N internet	7:11
N invo-	3:-15	4:14	7:29	8:-18
N invoice	3:-14	4:15	7:26	8:-17
N invoice_no	4:16	7:-12
N is	6:12
N join-	3:20	7:27	9:-38
N joinery	7:41	9:-38
N kg	7:18
N kont-	3:17
N kontakt	3:19	7:-11
N kwh	4:8
N la	7:13
N lake-	7:9
N lark-	7:10
N law	3:-9	7:8
N le	7:-11	8:-9	9:24
N les	7:11
N lett-	3:-9	7:13
N limi-	3:-11	7:24
N limited	3:-11	7:23
N lind-	3:-9	7:13
N line-	7:8
N lines	7:8
N llp	7:19
N ltd	4:-16	7:33	8:-9
N mail	7:9
N mari-	7:12
N marr-	7:20	8:-15
N marriott	7:20	8:-15
N mast-	0:46	1:-8	2:21	7:-35
N may	7:11
N medi-	7:14
N merc-	7:9
N meri-	3:32	7:-12	8:-11
N meridian	3:34	7:-26
N mess-	7:-18	9:27
N message	7:-24	9:28
N mete-	7:9
N meter	7:9
N meth-	0:28	7:-22
N method	0:28	7:-22
N miss	7:15
N mme	3:-9	4:-16	7:33
N mont-	0:-8	3:-16	7:22	9:18
N montant	3:-10	9:20
N mr	2:42	3:-13	4:-21
N ms	2:42	3:-16	4:-9	7:11	8:-17
N name	4:-9	7:21
N new	0:12	7:-8
N new_charges	0:13	7:-12
N nied-	7:10
N no	0:-12	4:10	6:-10	8:33	9:-8
N none	7:17
N not	0:9
N noti-	3:17
N notice	3:19
N nr	3:27	7:-13
N numb-	0:-9	4:9	6:18	7:9	8:-10
N number	0:-9	4:9	6:18	7:9	8:-10
N nume-	4:33	7:-19
N numero	4:33	7:-20
N ober-	6:-14	7:31
N of	3:10	4:-10	7:17
N office	8:9
N on	3:17	4:-15	9:11
N on_your	9:13
N once	7:10
N one	7:9
N onli-	7:-14	8:23
N online	7:-14	8:23
N only	7:10
N oper-	7:9
N or	7:10
N oran-	7:12
N orange	7:12
N orange_fr	7:12
N orde-	3:-10	7:11
N order	3:-9	4:8	7:10
N ou	3:-8	4:-11	7:21
N ou_mme	4:-10	7:11
N our	7:12
N over-	3:-8	4:-9	7:29
N oyel-	7:8
N oyelaran	7:8
N page	4:13	7:-10
N paid	7:12
N part-	7:21
N pass-	7:10
N pati-	1:33	7:-8	9:-9
N patient	7:11
N patient_financial	7:10
N pay	3:12	7:-18	8:22
N paya-	7:8
N payable	7:8
N paye-	3:-10	7:24
N payer	3:-10	7:23
N paym-	0:9	3:-18	7:30
N payment	3:-13	7:23
N payment_details	7:8
N payment_method	0:17	7:-12
N peri-	4:-14	7:23
N period	4:-14	7:22
N pers-	3:9
N personal	3:9
N phon-	7:10
N phone	7:10
N phys-	7:9
N plea-	7:11
N please	7:11
N poin-	4:29	7:-24
N points	4:29	7:-27
N pres-	4:-8	7:21
N prim-	6:18
N print	8:8
N priy-	7:16
N priya	7:8
N prod-	7:9
N prov-	7:11
N pty	7:11
N pty_ltd	7:8
N rama-	4:-9	7:19
N rate	3:11
N rece-	3:-9	5:21
N receipt	5:22
N rech-	4:-18	7:30
N rechnungsbetrag	7:9
N reco-	8:8
N ref	3:-8	7:20
N refe-	0:-9	2:39	3:-12	4:-29	7:-80	8:16	9:88
N reference	3:-19	4:-11	8:19	9:26
N references	2:45	3:16	4:-16	7:-33
N remi-	3:25	7:-14
N rent-	3:-14	7:29
N rewa-	0:17	7:-14
N rive-	7:16
N road	7:21
N room	7:11
N ruck-	6:19
N rule-	4:-10	7:14
N rules	4:-10	7:14
N sarl	7:14
N scho-	7:8
N see	0:14
N serv-	3:-14	4:28	5:17	7:-9	8:-14
N services	3:-15	4:-16	5:19	7:25	8:-9
N ship	3:23	7:-20
N simp-	4:18	7:-13
N spar-	4:-10	7:17
N stan-	3:-8	5:22
N standard	5:22
N stat-	0:17	3:-19	7:11
N statement	0:18	3:-17	9:8
N states	7:9
N steu-	7:9
N steuer	7:9
N steuer_id	7:8
N stor-	7:12
N stud-	7:10
N studio	7:9
N subt-	7:13
N subtotal	7:12
N summ-	3:-9
N summary	0:8	3:-8
N supp-	3:-11	4:-11	7:30
N supplies	7:8
N supply	3:-8	4:-8	7:22
N sur	7:9
N surv-	7:11
N swif-	9:11
N syst-	3:-10	7:17
N systems	3:-10	7:15
N taux	6:18	7:-12
N tax	7:24	8:-8
N tax_invoice	4:12
N tele-	7:13
N text	7:-42	9:43
N than-	7:17
N thank	7:17
N thank_you	7:17
N that	6:13	7:-15
N the	3:-8	4:-11	7:35
N this	4:-9	6:11	7:-9	9:11
N this_is	6:13	7:-10
N this_page	8:8
N thor-	0:-9	7:16
N titu-	4:16	7:-13
N to	0:16	3:9	4:-11	6:11	9:-11
N to_pay	3:19	7:-8
N tobi-	0:-23	7:29
N tobias	0:-23	7:29
N tota-	0:21	4:-10	7:9
N total	0:21	4:-10	7:9
N total_de	0:-9	7:9
N tran-	3:-9	4:-9	9:27
N transaction	7:-16	9:28
N transactions	0:11	7:-9
N trus-	7:11
N trust	7:11
N ttc	4:-10	7:12
N uber-	4:-9	7:14
N und	6:-17	7:41
N unit-	7:11
N united	7:10
N united_states	7:9
N unte-	7:8
N unterschrift	7:8
N up	7:10
N us	7:8
N usag-	7:8
N usage	7:8
N usd	0:12	7:-8
N vale-	3:-8	4:-9	7:25
N vall-	3:-11	7:17
N valley	3:-11	7:14
N vand-	0:-11	3:20	7:-30	9:33
N vehi-	3:13	7:-9
N verb-	7:12
N vers-	7:-23	9:26
N vert-	4:-52	7:61
N via	3:23	7:-21
N visa	7:9
N visi-	0:15	7:-10
N visit	0:15	7:-11
N vos	3:36	4:-16
N vos_references	3:31	4:-15
N wate-	7:12
N water	7:12
N well-	7:8
N wells	7:8
N wells_fargo	7:8
N west-	5:25	7:-13
N whit-	3:10
N whole account	3:38	7:-33
N whole account number	3:51	4:-12	7:-33
N whole amount due	4:22	7:-20
N whole invoice no	4:16	7:-12
N whole no	3:54	4:-9	7:-85	8:42
N whole number	3:-17	7:28
N whole subtotal	7:11
N whole אסמכתא	7:-46	9:48
N whole מס מד	7:11
N whole מספר חשבונ	3:-14	7:18
N whole מספר לקוח	3:35	7:-23
N whole מק"ט	7:12
N wieb-	7:9
N will	3:22	7:-22	9:12
N www	0:9	3:-13	4:34	7:-8	8:-13
N you	3:22	7:-9
N your	0:17	3:8	7:-51	8:40
N your_account	4:-8	7:8
N your_balance	0:10
N your_payment	0:-9	7:17
N your_statement	7:-9	9:12
N zahl-	0:34	3:-13	4:-16
N zu	7:10
N אגפ	4:-12	7:20
N או	7:9
N אורי-	0:13	4:-10	5:27	7:-16
N אורית	0:13	4:-10	5:27	7:-16
N אישו-	6:-13	7:11	9:17
N אישור	6:-13	7:11	9:17
N אישי-	4:-18	7:19
N אל	6:18	7:-17
N אמצע-	7:9
N אמצעי	7:9
N אסמכ-	1:-10	3:-26	7:-37	8:37	9:51
N אסמכתא	1:-9	7:-21	9:51
N ארנו-	7:9
N ארנונה	7:9
N אשרא-	6:8
N אשראי	6:8
N את	4:-21	7:28
N בבנק	4:12
N ביקו-	7:26
N ביקור	7:26
N בית	4:-8	7:16
N במע"-	7:8
N במע"מ	7:8
N בע"מ	3:10	5:-15	7:40	8:-11	9:-12
N בש"ח	3:22	4:-8
N גב	7:9
N גביי-	7:13
N גנ	7:14
N ד"ר	0:-19	3:-11	4:-11	5:81	7:-22	8:-8
N דוד	0:31	7:-24
N דוח	3:29	6:-12	7:-13
N דיגי-	4:8
N דיגיטלית	4:8
N דפ	7:9
N הבנק	7:9
N הדוא-	3:10	4:8	7:-17
N הדואר	3:10	4:8	7:-17
N הודע-	3:41	4:-22	7:-14
N הודעה	4:-21	7:30
N הודעת	3:47	7:-46
N הזמנ-	7:-25	8:29
N החיו-	4:-19	7:23
N החשב-	7:18
N החשבונ	7:16
N הכנס-	7:9
N הכנסות	7:9
N הלוו-	3:22	6:41	7:-50
N הלוואה	3:23	6:43	7:-55
N הלקו-	0:-19	3:47	7:-12
N הלקוח	0:-19	3:47	7:-12
N המשל-	3:10
N הנדו-	7:-8	8:11
N הנדונ	7:-8	8:11
N העברה	7:12
N העסק-	0:-9	7:11
N השתל-	3:24	6:-23
N השתלמות	3:24	6:-23
N התשל-	7:13
N התשלומ	7:13
N ואינ-	7:10
N וחות-	7:9
N וחותמת	7:9
N זה	7:12
N זהות	7:17
N זיכו-	4:11
N זיכוי	4:11
N חברה	7:9
N חודש-	7:10
N חודשי	7:8
N חיוב	0:14	2:15	3:41	7:-51
N חיוב-	0:10	2:16	7:-13
N חיובימ	0:10	2:16	7:-13
N חשבו-	1:-24	2:-12	3:-15	4:43	8:8
N חשבונ	1:-21	4:42	6:10	7:-20
N חשבונית	2:-8	3:-11	7:19	8:13
N חשבונית_מס	4:-22	7:28	8:17
N חתומ	4:13	7:-11
N חתומ_דיגיטלית	4:8
N חתימ-	7:16
N חתימה	7:13
N חתימה_וחותמת	7:9
N טל	7:17	9:-12
N טלפו-	7:13
N טלפונ	7:13
N יד	4:-10	7:21
N ילדי-	5:40	7:-25
N ילדימ	5:40	7:-25
N ירוש-	7:13
N יש	7:11
N יתרה	7:14
N יתרה_לתשלומ	4:-10	7:16
N כאל	0:18	7:-16
N כולל	1:13	7:-9
N כי	7:9
N כרטי-	0:9
N כרטיס	0:12
N כתוב-	5:-12	7:20
N כתובת	5:-12	7:20
N לא	5:28
N לב	4:-20	7:26
N לבנק	3:18	7:-16
N לחשב-	0:39	7:-24
N לחשבונ	0:39	7:-31
N ליאו-	7:9
N לידי	4:14	7:-13
N לכבו-	7:21
N לכבוד	7:21
N לעוב-	1:13	7:-9
N לפי	0:-9	7:15
N לקבו-	5:16	7:-12
N לקבוע	5:16	7:-12
N לקוח	0:13	3:15	4:-10	7:-44	8:33
N לתשל-	7:27	9:-9
N לתשלומ	4:12	9:-8
N לתשלומ_עד	3:14	4:-9
N מד	7:13
N מונה	3:-11	7:15
N מורש-	4:-10	8:25
N מורשה	4:-10	8:25
N מחיר	4:-13	7:26
N מיכל	4:-20	7:25
N מימ	3:-14	7:23
N מימו-	7:9
N מימונ	7:9
N מלונ	7:9
N מנוי	3:-31	7:37
N מס	0:9	2:17	3:-21	7:-31	9:18
N מס"ב	7:8
N מס_מד	7:13
N מס_קבלה	3:43	7:-31
N מסגר-	0:11	7:-9
N מסלו-	7:11
N מסלול	7:10
N מסמכ	3:-11	7:-11	8:31
N מספר	0:42	2:44	6:13	7:-49	8:-18	9:-14
N מספר_זהות	7:14
N מספר_חשבונ	3:-17	7:25
N מספר_לקוח	3:35	7:-23
N מספר_מונה	7:10
N מע"מ	7:8
N מענק	1:13	7:-12
N מערכ-	4:17
N מערכות	4:17
N מק"ט	7:13
N מקומ	5:-12	7:14
N מקור	3:55	4:-21	7:-23
N מר	4:14	7:-19
N מרכז	7:10
N משלמ	3:28	7:-22
N משפח-	7:13
N נוכח-	6:9
N נוכחית	6:9
N נטו	1:13
N נכס	3:-19	4:-16	7:40
N סה"כ	0:12	3:-12	4:-18	9:28
N סה"כ_חיוב	7:16
N סוג	7:22
N סיכו-	7:-9	9:23
N סיכומ	7:-9	9:23
N סיכומ_ביקור	7:15
N סכומ	3:13	4:-9	7:9
N סכומ_בש"ח	3:23	4:-8	7:-10
N סניפ	7:9
N ספח	4:22	7:-25
N ספח_לתשלומ	4:22	7:-25
N ע"י	7:9
N ע"ר	4:-11	7:23
N עבוד-	0:-12	5:32	7:-12
N עבודה	0:-12	5:33	7:-15
N עד	3:13	4:-9
N עירי-	7:10
N עיריית	7:10
N על	0:14	2:15	4:-9
N עמ	7:11
N עמות-	4:-15	7:34
N עמותת	4:-12	7:20
N עסקא-	0:21	7:-20
N עסקאות	0:21	7:-20
N עסקי-	3:-35	7:39
N עסקימ	3:-37	7:40
N פירו-	0:-16	4:21
N פירוט	0:-16	7:20
N פרטי	3:31	4:-16	7:-35	8:26
N פרטי-	7:33	9:-12
N פרטימ	7:32	9:-12
N פרצ	3:18
N צדוק	7:13
N צרכנ	3:-10	4:27	7:-13
N קבלה	3:40	4:16	7:-35
N קבלת	7:9
N קבע	7:9
N קוד	7:13
N קרנ	3:28	6:-13	7:-11
N רישו-	7:10
N רישוי	7:10
N רכב	2:-8	7:34
N רפוא-	5:25	7:-15
N רפואת	5:26	7:-20
N ש"ח	4:-19	7:21
N שובר	3:-11	4:42	7:-24
N שובר_תשלומ	3:14	7:-10
N שולמ	1:13	7:-17
N שיוו-	4:20	5:-12
N שיווק	4:20	5:-12
N שיני-	4:-9	5:15	7:10
N שיניימ	4:-9	5:15	7:10
N שיק	1:13
N שירו-	7:12
N של	3:-10	4:16
N שלכ	3:46	7:-38
N שמ	7:23
N תאור	7:9
N תמר	5:-12	7:22
N תעוד-	3:14
N תעודת	3:15
N תשלו-	3:12
N תשלומ	3:12
R ab	4:-29	7:34
R account	7:12
R after	3:47	7:-36
R an	4:10	7:-8
R and	7:14
R applies	4:-8	7:9
R apt	0:-11	7:19
R ave	0:-21	3:-12	7:50
R avenue	7:9
R bad	7:21
R berlin	7:10
R bic	7:12
R bill	3:9
R blvd	7:20	8:-12
R ca	7:8
R card	4:-8	7:10
R code	7:12
R com	7:10
R creancier	7:8
R credited	0:-10	7:11
R credits	0:14	7:-13
R creek	7:20	8:-11
R days	7:12
R de	0:-10	3:-16	4:-16	7:50
R del	4:33	7:-26
R des	7:10
R dr	7:15
R du	4:-58	7:67
R ending	7:9
R example	7:9
R fax	7:14
R for	7:9
R fr	7:10
R from	7:-23	8:24
R id	7:12
R identifiant	7:8
R in	7:14
R karnataka	7:20
R koln	7:19
R kundennummer	4:18	7:-14
R kw	4:-9	7:13
R kwh	3:-11	4:-12	7:31
R le	3:-10	4:-13	8:24
R meter	7:11
R ne	0:-22	7:27
R number	7:13
R ny	7:10
R of	7:25
R office	7:12
R oh	7:9
R on	0:-12	7:24
R page	3:50	7:-48
R payments	0:15	4:-8
R rd	7:32
R registered	7:12
R rennes	3:-68	7:70
R road	7:9
R rue	7:12
R saint	7:18
R se	7:21	8:-11
R sepa	7:8
R sera	0:-8	7:8
R service	7:11
R st	0:-16	7:39
R street	7:13
R swift	3:-10	7:14
R the	7:16
R to	4:-9	7:18
R total	0:48	7:-45
R transactions	0:61	7:-59
R tva	7:16
R und	4:10
R unit	7:8
R vom	4:-38	7:64	8:-14
R were	7:-24	8:25
R www	7:10
R xx	3:-8	7:20
R xxxx	0:-45	3:-11	7:63
R your	0:-10	7:12
R אישור	7:-25	9:34
R ביומ	7:11
R בני	0:-11	7:12
R בע"מ	7:32
R ברק	0:-11	7:12
R גבעתיימ	7:8
R דיגיטלית	4:-9	7:12
R חודש	0:15	8:-9
R חיוב	0:23	7:-22
R חלקימ	7:9	8:-9
R חתומ	4:-9	7:12
R יומ	4:-9	7:13
R כולל	7:9
R לקוח	4:15	7:-11
R מומחה	5:56	7:-45
R מוקד	7:8
R מיומ	4:-60	7:74
R ממוחשב	4:-10	7:13
R מס	5:37	7:-15
R מסמכ	4:-10	7:13
R מתוכ	7:12
R ניכויימ	7:9
R ספרות	4:-11	7:25
R על	7:14	8:-9
R פקס	4:-11	7:17
R תיק	4:12
S about	3:-14	7:29
S above	6:12
S abrechnung	7:9
S account	0:-25	1:15	3:50	4:-9	7:-31	9:21
S accounts	4:-17	7:-22	8:50
S activity	3:-8	7:13
S address	7:13
S advice	3:21	4:34	7:-34
S ag	6:11	7:9
S amount	3:-9	9:27
S an	7:21
S and	0:-23	1:45	4:-11	7:37	8:-11	9:-25
S applicable	2:44	7:-28
S are	7:15
S as	1:19	3:-9	7:-29	9:38
S at	0:-10	3:-47	4:12	7:57
S auf	7:20
S australia	7:22
S authorized	4:-13	7:18
S bank	0:18	1:50	3:-62	4:-12	7:35
S barclays	7:9
S be	7:14
S bei	3:14	7:-11
S beneficiary	7:9
S bill	3:-79	4:36	7:50
S bitte	3:-12	7:-11	8:42
S bon	4:-8	7:14
S branch	3:30	7:-23
S by	7:19	8:-9
S card	0:-43	3:48
S cash	7:13
S ce	7:28	8:-17
S charge	3:8
S charged	0:-13	7:16
S charges	2:63	3:-72	7:-9	8:43
S chase	7:26
S check	0:-15	6:10	7:17
S co	0:13	4:13	7:-39	8:-10	9:39
S com	0:18	1:51	3:-30	7:-24
S company	4:-8	7:16
S compte	7:18
S credit	7:15
S credits	0:-23	7:34
S customer	3:-8	7:35
S darnell	3:-35	4:20	7:19
S date	4:10
S de	0:39	1:-9	2:15	3:-36	4:-12	5:-8	7:18	8:-8	9:8
S debit	7:-9	9:16
S deductions	1:52	7:-48
S del	3:-10	4:-16	7:43
S deposit	3:-10	9:32
S der	3:58	4:-10	7:-36
S des	3:-18	4:21	8:17
S detach	0:18	3:26	6:10	7:-37
S detail	0:-21	3:-11	7:53
S detailed	0:38	4:-9	7:-16
S details	3:-9	7:18	9:14
S di	4:64	7:-48
S die	7:19
S direct	3:-8	7:15
S distribution	3:12	4:15	7:-18
S do	0:12
S dr	7:13
S du	3:11	4:18	8:-13
S due	7:12
S earnings	1:51	7:-39
S electric	7:12
S electricity	3:10
S employee	7:9
S employee's	7:10
S employment	7:8
S en	7:20
S energy	3:11
S et	7:11
S example	0:-10	3:-20	4:-24	7:18	8:49
S express	0:-28	3:10	4:10	7:29	8:-11
S factura	4:15
S fairweather	0:38	7:-36
S fargo	1:54	7:-47
S federal	7:14
S fee	3:-22	4:-12	7:39
S fees	3:-9	4:-14	7:35
S financial	3:19
S for	7:39
S frau	3:54	4:96	6:26	7:-137	8:-18
S from	7:21
S gas	3:-9	4:-15	7:38
S gmbh	3:19	4:-27	7:29	8:-9
S gross	7:-17	9:28
S group	5:16	8:-12
S guest	3:24	4:53	7:-26	8:-27
S guten	7:18
S has	7:8
S have	1:19	7:-29	9:29
S herrn	0:9	4:-11	6:27	7:-75	8:64
S hotel	0:12	3:-22	7:20
S how	6:10
S if	7:24
S ihr	3:43	4:-8	7:-13	8:-10
S ihren	7:10
S im	7:19
S important	7:10
S in	7:25
S inc	4:64	7:-83	8:23
S information	0:36	4:-88	7:36	8:43
S insurance	3:-8	7:14
S interest	0:-17	7:31
S invoice	2:-11	3:34	4:14	7:-8	9:-9
S is	6:11
S it	7:12
S itinerary	7:13
S kg	7:22
S kontakt	3:19
S la	4:17
S last	0:12	6:11	7:-15
S le	3:-73	4:28	7:-13	8:49	9:21
S limited	7:29
S llc	7:11
S longer	7:9
S ltd	3:-51	7:36	8:25
S madame	4:22
S mail	7:10
S make	0:-13	6:10	7:16
S manage	7:10
S marriott	4:21	7:-9
S maschinell	7:12
S may	7:12
S message	7:-34	9:35
S messages	0:-13	7:15
S minimum	7:11
S mme	7:14
S more	0:9	7:-8
S mr	3:-38	4:-11	6:24	7:47	9:-9
S mrs	3:-10	6:24
S ms	3:8
S name	7:14
S new	4:14
S no	3:33	4:-10	7:-15
S not	0:11	2:43	3:-10	7:-27
S notice	7:17
S nous	4:83	7:-51	8:-18
S number	3:-10	7:26
S of	0:13	1:43	2:-11	3:-15	4:-26	6:-16	7:23	8:-12
S off	7:10
S okafor	4:-13	7:19
S on	2:42	3:-40	4:-34	7:39
S once	7:10
S online	3:-13	4:87	7:-82	8:19
S only	7:14
S operations	7:9
S or	0:-12	7:22
S order	3:-35	4:-16	7:-30	8:95
S other	7:17
S ou	3:-10	7:20
S our	3:19	9:-11
S over	0:-9	7:11
S pay	0:-12	3:-21	4:90	7:-54	8:16
S payable	0:-14	3:15
S payment	4:-16	6:13	9:23
S payments	0:-19	7:36
S period	3:-12	6:-31	7:53
S plan	3:-10	7:18
S please	0:11	3:23	7:-13
S portion	3:20	7:-10
S pour	7:11
S private	4:13	7:11
S pte	3:-37	7:39
S pty	7:-19	8:27
S purchase	3:-35	4:-15	7:46	8:22
S purchases	7:13
S references	2:44	4:-79	7:59
S releve	7:23
S restaurant	0:-10	7:14
S return	0:12	3:31	4:-10	6:9	7:-30
S road	3:-53	7:68
S sales	3:20	4:20	7:-31
S sarl	3:-32	4:73	7:-9	8:-17
S savoir	4:-8	7:14
S schedule	6:12
S security	7:8
S see	0:40	7:-31
S service	3:-9	7:22
S services	3:-10	4:-30	7:9	8:62
S sign	7:14
S signature	7:12
S st	2:-10	6:25
S standard	7:13
S statement	1:46	3:11	4:-11	6:-33	7:-11
S summary	3:-39	7:58
S sur	3:-10	7:20
S tag	7:18
S take	0:-8	7:10
S tax	4:72	7:-13	8:-30
S taxable	7:13
S taxes	4:-11	7:26
S thank	3:8
S that	6:11
S the	3:-35	4:-13	7:92	8:-21	9:-12
S this	3:-19	4:-20	7:41
S time	7:17
S to	0:13	3:-31	6:8	7:72	9:-41
S trading	3:-15	7:20
S transaction	7:41	9:-18
S transactions	0:47	7:-28
S uber	7:10
S uk	0:15	3:-9
S und	6:27
S united	7:-20	8:30
S unterschrift	7:16
S up	7:10
S usage	7:15
S use	3:16	7:-9
S vat	2:41	3:-20	4:12	8:-16
S visa	0:-20	3:52	7:-23
S visit	0:39	7:-26
S vos	3:17	4:-20	7:27
S votre	3:-9	7:43	8:-18
S wages	7:13
S was	6:11
S we	1:18	3:48	7:-75	9:26
S wells	1:54	7:-48
S when	7:33	9:-22
S will	7:14
S wir	3:-10	4:-9	7:26
S with	3:17	4:-17	6:8	7:10
S withdrawals	7:12
S www	0:27	3:-18	4:-21	7:42	8:-13
S you	3:-21	4:-11	7:51
S your	0:-24	3:38	4:-40	5:-9	6:10	7:15	9:13
S zur	7:-11	8:25
S אגפ	2:32	3:-26	4:37	7:-18
S אי	5:11
S אינ	4:11
S אינה	5:11
S אינו	7:16
S אישור	3:-14	5:9	6:13	7:20
S אשראי	0:22	7:-20
S בבנק	3:-16	4:22
S בגינ	5:12	7:-8
S בהצלחה	9:14
S ביטוח	1:-10	2:63	3:-38	4:-8	7:38	8:-23
S ביקור	3:-10	5:18	7:19	9:-14
S במטבע	0:-9	7:20
S בנק	6:14
S בע"מ	0:46	2:-9	3:9	4:-11	7:-24	8:24	9:-16
S ברקת	7:27
S דיסקונט	7:19
S דפ	2:49	3:-15	7:-12
S הבא	0:24	7:-21
S הבנק	7:9
S הדואר	4:19	7:-21
S ההעברה	7:-14	9:32
S הודעת	3:-14	4:22	7:15	8:-8
S החשבונ	3:-8	7:20
S הכנסות	3:-19	4:22	7:13
S הלקוח	6:16
S המוטב	9:19
S הנדונ	7:16
S העובד	7:18
S הפועלימ	6:15	7:-9
S התשלומ	1:17	3:-9	4:-9
S ואינו	7:10
S ושב	7:14
S זה	3:12
S זו	7:16
S חודשי	7:23
S חוצ	0:-10	9:27
S חיוב	1:-11	2:57	3:-13	4:18	7:-24	8:-16	9:-9
S חיובימ	0:75	2:15	7:-73
S חלק	1:12
S חשבונ	0:18	3:-35	4:41	7:8	8:-15
S חשבונית	3:-10	7:24
S חתימה	4:-9	7:22
S טפחות	7:-13	9:26
S יש	7:11
S ישראלי	7:10
S כושר	5:11
S כרטיס	0:43	4:-10	7:-27
S לא	3:31	4:9	7:-28
S לבנק	3:15	4:33	7:-46
S לבקשת	6:16	7:-9
S לוח	7:13
S לכבוד	0:8	3:-9	4:-23	5:13	7:39	8:-10	9:-9
S לעבודה	5:11
S לפי	0:10	3:-30	7:43
S לתשלומ	4:75	7:-60
S מזרחי	9:26
S מחלה	5:11
S מיכל	7:11
S מס	3:-14	7:33
S מסמכ	4:-15	7:18
S מע"מ	7:10
S מקור	3:-40	4:-20	7:-29	8:81	9:30
S משכורת	1:13	7:-11
S משפחת	3:-47	7:56
S משרד	3:18
S נתוני	3:-12	7:24
S סטודיו	7:14
S סיכומ	3:-14	5:16	9:16
S סכומ	3:24	7:-44	9:33
S סניפ	7:10
S ספח	4:65	7:-50
S עבודה	5:15
S עובר	7:14
S על	1:-10	2:58	3:-12	4:-17	5:-23	7:-9	8:-9	9:20
S עסקאות	7:10
S פירוט	0:27	1:64	3:-51	4:-12	8:-10
S פרטי	0:-9	1:-18	2:41	3:-42	4:52	7:23	8:-13	9:-30
S קבלה	4:22
S ריכוז	0:26	7:-18
S רכב	1:-9	2:79	3:-12	4:30	7:-50	8:-24
S שובר	4:16
S שיווק	3:9	4:17	7:-21
S שכר	3:12
S של	4:20	5:70	7:-69
S שלכ	0:23	7:-12
S תעודת	3:-8	4:-10	5:10	7:22
S תקבולימ	7:20
S תקופתי	4:22	8:-13
S תשלומ	3:8
S תשלומימ	3:-10	7:49	9:-16
account_confirmation L אישור	7:-11	9:19
account_confirmation L חשבונ	4:-9	7:24
account_confirmation L מספר	4:-11	7:11	9:15
bank_statement L access	3:40	7:-36
bank_statement L account	3:-66	4:-9	7:94
bank_statement L cust	3:28	7:-15
bank_statement L customer	3:34	7:-30
bank_statement L id	3:43	7:-26
bank_statement L member	3:-40	7:40
bank_statement L no	3:56	4:-9	7:-32
bank_statement L nr	7:8
bank_statement L number	3:-19	7:33
bank_statement L ref	3:-24	7:36
bank_statement L statement	4:8
bank_statement L tax	4:16	7:-15
bank_statement L חשבונ	3:-12	7:24
bank_statement L מס	4:-9	7:16
bank_statement L מספר	7:14
bank_statement N account	3:-46	4:9	7:46
bank_statement N branch	4:15	7:-11
bank_statement N customer	3:9
bank_statement N example	3:-14	7:24
bank_statement N for	3:22	7:-19
bank_statement N in	3:29	7:-26
bank_statement N miss	7:15
bank_statement N no	7:13
bank_statement N number	3:-18	4:13	7:13
bank_statement N to	7:9
bank_statement N you	7:8
bank_statement N חשבונ	7:8
bank_statement N מספר	3:13
bank_transfer L account	3:-16	7:25
bank_transfer L inv	7:9
bank_transfer L no	1:20	3:-11	7:22	9:-11
bank_transfer L number	7:-22	9:41
bank_transfer L our	7:-19	9:23
bank_transfer L reference	3:-9	7:14	9:11
bank_transfer L swift	7:29	9:-25
bank_transfer L transaction	7:21	9:-14
bank_transfer L uetr	7:17	9:-15
bank_transfer L אסמכתא	7:-63	9:70
bank_transfer L העברה	7:-17	9:23
bank_transfer L חשבונ	7:14
bank_transfer L מספר	7:-16	9:30
bank_transfer N and	9:9
bank_transfer N payment	9:8
bank_transfer N אסמכתא	7:-47	9:57
bank_transfer N בע"מ	7:13
bank_transfer N העברה	7:10
bank_transfer N חשבונ	7:16	9:-9
card_statement L account	0:59	3:-42	6:-8
card_statement L box	0:-12	7:15
card_statement L card	0:25	7:-13
card_statement L charged	0:-10	7:11
card_statement L ending	0:44	3:-15	7:-17
card_statement L for	0:14	7:-13
card_statement L from	0:-9	7:10
card_statement L in	0:20	3:-10
card_statement L interest	0:13	7:-11
card_statement L it	0:10	7:-9
card_statement L member	0:-10	7:15
card_statement L no	3:-11	7:40
card_statement L number	0:17	3:-31	6:-9	7:40
card_statement L on	0:17	7:-14
card_statement L po	7:10
card_statement L shell	0:-9	7:12
card_statement L since	0:-15	7:20
card_statement L transactions	0:10	7:-9
card_statement L xx	0:36	7:-33
card_statement L xxxx	0:74	7:-61
card_statement L בכרטיס	0:24	7:-21
card_statement L בספרות	0:35	7:-32
card_statement L דפ	7:12
card_statement L הכרטיס	0:36	2:-15	7:-17
card_statement L המסתיימ	0:42	7:-33
card_statement L המרה	0:-10	7:11
card_statement L ויזה	0:55	7:-53
card_statement L חודש	7:8
card_statement L חיוב	0:10
card_statement L חשבונ	0:-12	4:-8	7:28
card_statement L ישראכרט	0:-22	7:23
card_statement L כרטיס	0:33	3:-8
card_statement L לחודש	0:-9	7:10
card_statement L לחיוב	0:30	7:-24
card_statement L לקוח	3:36	7:-26
card_statement L מס	0:15	2:16	3:23	7:-37
card_statement L סה"כ	0:44	7:-40
card_statement L עמלת	7:8
card_statement L עסקאות	0:39	7:-35
card_statement N account	3:-11	7:11
card_statement N american	0:18	7:-11
card_statement N annual	0:-15	7:17
card_statement N card	0:-9	7:21
card_statement N charges	0:13	7:-12
card_statement N com	7:12
card_statement N credit	7:10
card_statement N date	0:13	7:-10
card_statement N de	0:-12	7:14
card_statement N do	0:9	7:-9
card_statement N express	0:18	7:-11
card_statement N new	0:12	7:-12
card_statement N not	0:9	7:-9
card_statement N number	7:10
card_statement N payment	0:-16	7:22
card_statement N see	0:14	7:-13
card_statement N statement	0:25	7:-15
card_statement N summary	0:8
card_statement N to	0:19	7:-12
card_statement N total	0:14	7:-12
card_statement N transactions	0:14	7:-14
card_statement N we	7:8
card_statement N www	0:11
card_statement N your	0:23
card_statement N אשראי	7:9
card_statement N בע"מ	3:18	7:-11
card_statement N חיוב	0:16	2:16	7:-19
card_statement N כאל	0:18	7:-16
card_statement N כרטיס	0:12
card_statement N סה"כ	0:14	7:-12
card_statement N עסקאות	0:21	7:-20
card_statement N שמ	7:14
cells 1	0:11	1:-63	2:-20	3:-68	4:-17	5:-13	6:-47	7:156	8:14	9:47
cells 2	0:-22	1:64	2:-92	3:-49	5:69	7:15
cells 3	0:-47	2:-8	3:21	5:-44	6:18	7:71	8:-13
cells 4	0:25	1:-9	2:21	4:16	5:17	6:-34	7:18	8:-43	9:-10
cells 5	0:-43	1:-13	2:26	3:69	4:-45	5:-55	7:108	8:-21	9:-24
column 0	0:34	2:-83	3:36	4:66	5:-23	6:-8	8:-22
column 1	0:-35	1:-72	3:86	4:49	5:-35	6:-61	7:79	9:-15
column 2	0:10	1:108	2:29	3:-71	4:-37	5:20	6:-55	7:29	8:-68	9:34
column 3	1:13	2:-31	3:-54	4:-47	7:95	8:58	9:-24
column 4	0:-43	1:-23	2:13	3:-11	4:27	5:-21	6:47	7:38	8:-54	9:26
column 5	1:-17	2:-13	3:-25	4:-33	5:62	6:13	7:13	9:9
column 6	0:-40	1:-35	3:10	4:-64	5:-23	7:114	8:32	9:-10
form #0 3	7:14
form #0 4	0:73	7:-66
form #0 5	4:48	7:-41
form ****0 4	0:35	2:-16
form ***0 0 4	0:44	7:-40
form *0 3	4:-10	7:12
form *0 4	0:88	3:-10	4:-12	7:-45
form -0 2	7:9
form -0 3	7:9
form 0 0 0 0  10	7:19
form 0 0 0 0  12	3:45	4:-15	7:-129	9:126
form 0 0 0 0 10	3:53	6:48	7:-97
form 0 0 0 0 11	3:-17	4:222	6:9	7:-189
form 0 0 0 0 12	0:-9	4:12	6:9	7:-24	9:26
form 0 0 0 0 8	7:11
form 0 0 0 10	3:-10	4:-17	7:57	9:-10
form 0 0 0 11	3:22	4:54	7:-63
form 0 0 0 12	4:17	6:41	7:-41
form 0 0 0 6	7:16
form 0 0 0 7	7:33	8:-26
form 0 0 0 8	3:53	4:-20	7:-17
form 0 0 0 9	2:29	3:90	4:-54	6:-32	8:-15
form 0 0 10	2:-10	6:25	7:11	9:-17
form 0 0 12	4:-14	7:36	9:-9
form 0 0 4	0:77	4:-13	7:-50
form 0 0 5	7:11
form 0 0 6	3:-18	7:35
form 0 0 7	7:17
form 0 0 8	3:10
form 0 0 9	3:15	4:-17	7:-18	9:33
form 0 0** 6	0:-54	3:-8	7:69
form 0 0-0 11	7:11
form 0 1	0:-27	1:-16	2:-16	3:-69	4:-100	5:-18	6:-23	7:323	8:-33	9:-21
form 0 10	0:-10	1:-21	2:-16	3:-33	4:103	5:-13	6:34	7:-28	8:-31	9:15
form 0 11	3:23	4:35	7:-31	8:-8
form 0 12	0:-13	1:-10	2:-13	3:-38	4:101	6:17	7:15	8:-29	9:-22
form 0 2	0:-27	1:-17	2:-16	3:-34	4:-71	5:-30	6:-38	7:312	8:-51	9:-28
form 0 3	0:-21	1:-16	2:-11	3:-47	4:-56	5:-13	6:-21	7:231	8:-27	9:-19
form 0 4	0:285	1:199	2:-47	3:-20	4:-161	5:-44	6:-53	7:-18	8:-75	9:-66
form 0 5	0:-27	1:-23	2:-33	3:119	4:-51	5:82	6:-45	7:29	8:-27	9:-24
form 0 6	0:-16	1:17	2:-19	3:18	4:19	5:92	6:-20	7:-29	8:-31	9:-33
form 0 7	0:-23	1:88	2:12	3:140	4:-73	5:-15	6:-24	7:-24	8:-54	9:-27
form 0 8	0:-9	2:18	3:79	4:-58	5:-21	6:-11	7:23	9:-24
form 0 9	0:-21	1:-15	2:-28	3:80	4:29	6:-26	7:31	8:-58	9:11
form 0-0 10	2:-8	3:-59	4:14	6:65	7:-19	8:34	9:-12
form 0-0 11	3:17	4:12	7:-27
form 0-0 12	3:-14	4:-11	7:34
form 0-0 2	7:11
form 0-0 4	4:-12	7:32
form 0-0 5	3:39	4:-11	7:-62	8:44
form 0-0 6	0:-26	4:-39	5:113	7:-113	8:103	9:-23
form 0-0 7	2:-8	4:-16	5:27	7:-41	8:54	9:-10
form 0-0 8	2:-9	3:-15	4:13	6:-16	7:45	9:-11
form 0-0 9	0:-31	1:42	2:17	3:50	4:-73	5:-29	7:26	8:-31	9:36
form 0-0-0 10	3:-35	4:22	6:9	7:31	8:-8
form 0-0-0 11	3:-25	4:9	6:12	7:24
form 0-0-0 12	1:-9	2:44	3:-19	4:-20	6:16	7:-203	8:129	9:75
form 0-0-0 6	7:14
form 0-0-0 8	2:-10	3:20	4:-10	7:20
form 0-0-0 9	3:73	4:-44	6:31	7:-42
form 0-0-0-0 11	3:-14	4:-11	7:38
form 0-0-0-0 12	7:14
form 0-0-0-0- 12	3:27	7:-20
form 0-0-0. 10	6:9	7:-8
form 0-0-0/0 12	2:94	3:-17	4:-18	7:-34	9:-12
form 0-0/0 11	7:14
form 0-A 4	3:-11	7:-13	8:29
form 0. 1	0:-8	3:-12	4:-13	6:-10	7:70	9:-10
form 0. 12	3:24	7:-17
form 0. 2	7:15
form 0. 4	7:11
form 0. 6	7:12
form 0. 8	7:12
form 0.0 2	0:-10	3:-12	4:-24	7:74	8:-11
form 0.0 3	3:-12	4:-12	6:-10	7:69
form 0.0 4	3:-17	4:-17	7:67	8:-8
form 0.0 5	3:-9	7:37
form 0.0 6	7:12
form 0.0 8	3:15	7:-13
form 0.0 9	4:-21	7:24
form 0.0.0 10	3:-20	4:-21	7:54
form 0.0.0.0 11	3:69	7:-65
form 0/0 10	7:8
form 0/0 12	3:-8	7:24
form 0/0 2	3:-10	4:-10	7:48
form 0/0 3	3:-12	4:-10	7:36
form 0/0 4	0:-21	3:-21	4:-14	7:90	8:-8
form 0/0 5	3:16	4:-11	7:9
form 0/0 6	3:59	4:37	7:-62	8:-11
form 0/0 7	2:68	3:-47	4:59	7:-70
form 0/0 8	4:26	7:-15
form 0/0 9	3:-24	4:73	7:-43
form 0/0/0 10	7:16
form 0/0/0 12	7:-88	9:104
form 0A 1	3:-16	4:-17	7:59	8:-10
form 0A 2	3:-17	4:-26	7:102	8:-9	9:-38
form 0A 3	7:15	8:-9
form 0A 4	7:14
form 0A 5	7:8
form 0A 6	5:25	7:-14
form 0A 7	4:-10	7:25
form 0A0 11	7:38	9:-22
form 0A0 12	4:21	7:-16
form 0A0 5	3:-10	7:14
form 0A0 8	7:20
form 0A0 9	7:13
form 0A0A0A 7	7:9
form 0A0A0A0 8	7:11
form 0A0A0A0A 12	7:15
form 0A0A0A0A 5	4:-10	7:28	8:-8
form A-0 1	7:20
form A-0 2	3:-9	4:-16	7:40
form A-0 3	7:11
form A-0 4	0:-54	3:-59	7:22	8:122	9:-9
form A-0 5	3:-30	4:24	7:-58	8:73
form A-0 6	3:-13	4:33	5:73	6:40	7:-122
form A-0 7	2:-12	3:-20	4:45	6:20	7:-109	8:62	9:18
form A-0 8	7:-32	8:48
form A-0-0 7	4:11	6:8	7:-8
form A-0-0 8	2:-9	3:-27	4:120	7:-74
form A-0-0 9	3:-19	4:-17	6:16	7:-59	8:50	9:35
form A-0. 4	8:24
form A-0.0.0 9	7:11
form A-0/0 6	7:-13	8:28
form A-0A 3	7:9
form A-A-0 4	7:23	8:-15
form A-A-0 5	7:-34	9:37
form A-A0 2	7:8
form A/0 4	2:43	7:-32
form A0 0 0 0 12	3:-11	4:-10	7:40
form A0 0 0 10	6:47	7:-34
form A0 0 0 9	6:-33	7:37
form A0 0 2	7:21
form A0 0 3	4:-37	7:60
form A0 1	3:-17	4:-21	7:70	8:-12
form A0 10	3:10	9:8
form A0 12	4:-10	7:53	8:-37	9:12
form A0 2	0:-8	3:61	4:-61	7:56	8:-20	9:-9
form A0 3	3:131	4:-10	7:-93	8:-16
form A0 4	3:-22	4:-25	7:78	8:-15
form A0 5	3:102	4:-30	7:-41	8:-11	9:-9
form A0 6	4:48	7:-43
form A0 7	4:11
form A0 8	2:60	3:32	4:-17	7:-31	8:-23
form A0 9	3:-13	4:58	6:18	7:-54
form A0-0 12	4:49	7:-71	9:33
form A0-0 7	7:12
form A0-0 8	3:-23	4:84	7:-115	8:63
form A0. 3	3:47	7:-38
form A0A 0 2	3:-11	4:-14	7:42
form A0A 1	4:-12	8:27
form A0A 10	7:8
form A0A 4	0:-12	7:18
form A0A 7	3:-15	7:23
form A0A0 10	4:31	7:-26
form A0A0 12	3:-13	4:-8	7:-87	9:117
form A0A0 2	7:11
form A0A0 8	3:-13	4:-18	7:-10	9:44
form A0A0A 3	4:-14	7:24
form A0A0A0A 7	3:-42	4:-8	7:57
height 0	1:-74	2:58	4:21	5:-47	6:39	7:11	8:42	9:-45
height 1	1:106	2:-44	3:-48	4:-37	6:-35	7:53	8:19	9:-11
height 2	1:-48	2:-44	3:-13	4:-79	5:58	6:-36	7:120	8:-23	9:57
height 3	0:-52	2:-32	3:20	4:46	5:-21	6:-13	7:65	8:-71	9:51
height 4	0:-24	1:-14	2:-11	3:11	4:11	5:-14	6:-16	7:118	8:-28	9:-33
invoice L abn	4:-15	7:23
invoice L account	3:51	4:-17	7:-18
invoice L and	7:-17	8:29
invoice L auftrag	7:-11	8:25
invoice L auth	7:12
invoice L beleg	4:20	7:-14
invoice L bic	7:12
invoice L bill	4:-25	7:30
invoice L blue	3:-11	4:52	7:-32
invoice L bonvoy	7:12
invoice L box	7:23	8:-8
invoice L chantier	7:-25	8:26
invoice L check	1:-19	3:-11	4:35
invoice L client	3:40	7:-35
invoice L co	3:30	7:-19
invoice L code	3:47	7:-41
invoice L company	7:11
invoice L conf	3:-23	4:-11	7:20	8:25
invoice L cust	3:62	4:-11	7:-55	8:10
invoice L customer	3:23	7:-14
invoice L de	4:-9	8:22
invoice L devis	8:24
invoice L die	4:10	7:-9
invoice L ending	0:18	7:-17
invoice L facture	4:11
invoice L fare	4:-9	7:11
invoice L fax	7:11
invoice L folio	3:-20	4:69	7:-21	8:-16
invoice L for	4:-10	7:-26	8:46
invoice L fr	7:8
invoice L gb	7:8
invoice L gmbh	7:9
invoice L gst	7:11
invoice L gstin	7:12
invoice L guarantor	3:58	7:-45
invoice L has	4:-9	7:11
invoice L iban	7:9
invoice L id	3:26	4:-19	7:27	8:-10	9:-9
invoice L il	7:9
invoice L in	0:17	4:-10
invoice L invoice	4:-41	7:73	8:-11
invoice L iva	7:10
invoice L job	3:-8	4:-11	7:23
invoice L kunden	3:22	7:-13
invoice L license	7:8
invoice L marriott	7:12
invoice L mastercard	0:-18	7:25
invoice L may	7:-21	8:26
invoice L member	3:25	7:-22
invoice L no	1:-16	2:14	3:-40	6:-13	7:29	8:51	9:-18
invoice L nr	2:-11	4:45	7:-41	8:39	9:-13
invoice L number	2:56	4:-15	6:-11	7:-20	8:20	9:-13
invoice L of	3:-10	4:-13	7:31
invoice L on	4:-12	7:21
invoice L or	7:9
invoice L order	7:-42	8:54
invoice L our	3:-10	7:28
invoice L po	3:-22	4:-19	7:-43	8:100
invoice L ppo	3:-15	7:25
invoice L quote	3:-8	4:34
invoice L receipt	4:-31	8:28
invoice L rechnung	4:-29	7:37
invoice L rechnungs	3:-11	4:33	7:-14
invoice L rechnungsnummer	8:-9
invoice L ref	2:-15	3:37	4:16	7:13	8:-21	9:-14
invoice L reg	3:-13	4:-20	7:49	8:-9
invoice L room	3:-13	7:39	8:-10
invoice L siret	7:11
invoice L sold	3:23	7:-21
invoice L st	4:-12	7:18
invoice L statement	4:11
invoice L street	7:12
invoice L tax	4:15
invoice L tel	4:-10	7:29
invoice L the	4:-9	7:11
invoice L ticket	4:75	7:-59
invoice L tn	7:10
invoice L to	3:21	7:-16
invoice L tva	7:9
invoice L ust	7:10
invoice L vat	3:-19	4:-11	7:39
invoice L visa	0:53	7:-40
invoice L your	8:13
invoice L אחריות	7:10	8:-9
invoice L אישור	3:-16	7:33
invoice L אסמכתא	3:-10	7:19
invoice L אשפוז	4:26	7:-22
invoice L אשראי	7:11
invoice L בע"מ	4:-10	7:27
invoice L גבעתיימ	7:11
invoice L הופק	4:-8	7:10
invoice L הזמנה	4:-13	7:-44	8:71
invoice L הלקוח	3:46	4:-34	7:-10
invoice L המחאה	1:54	3:-19	7:-16
invoice L הנדונ	4:15	7:-9
invoice L הצעת	4:40	7:-29
invoice L הקצאה	3:-11	4:-16	7:44
invoice L התשלומ	4:-8	7:9
invoice L חברה	7:12
invoice L חיוב	4:23	7:-13
invoice L חשבונ	3:112	4:56	7:-146	8:-9
invoice L חשבונית	4:10
invoice L טל	7:20
invoice L טלפונ	4:-11	7:24
invoice L ישראכרט	0:47	7:-31
invoice L כרטיס	3:57	4:-8	7:-72	8:35
invoice L לקוח	3:38	4:-14	7:-29	8:20
invoice L לתשלומ	4:26	7:-22
invoice L מבוטח	3:-11	7:25
invoice L מועדונ	3:22	7:-12
invoice L מורשה	4:-9	7:28
invoice L מחיר	4:40	7:-29
invoice L מס	1:-16	2:30	3:-16	4:18	5:11	6:-13	7:8	9:-21
invoice L מסמכ	3:-11	4:11	7:-24	8:28
invoice L מספר	3:9	4:12	6:-12	7:16	9:-24
invoice L מעל	4:-10	7:11
invoice L נייד	7:9
invoice L ניכויימ	3:-14	7:18
invoice L סניפ	3:-10	7:14
invoice L ע"י	4:-8	7:9
invoice L עבודה	7:-32	8:43
invoice L עוסק	4:-9	7:28
invoice L עסקה	4:20
invoice L פוליסה	2:26	3:-13	4:-13	7:10
invoice L פקס	7:11
invoice L קבלה	4:24	7:-13
invoice L קבלת	7:16	8:-10
invoice L קוד	3:59	7:-52
invoice L רישוי	7:18
invoice L תוכנת	4:-8	7:9
invoice L תיק	3:50	4:-10	7:-14	8:-15
invoice L תל	7:12
invoice N account	3:72	7:-56
invoice N accounts	3:-12	4:37	8:-20
invoice N amount	3:-25	4:15	7:17
invoice N attn	7:25	8:-15
invoice N balance	4:36	7:-28
invoice N bank	7:9
invoice N betrag	7:11
invoice N code	7:11
invoice N credit	7:10
invoice N date	4:37	7:-24	8:-12
invoice N de	8:-9	9:25
invoice N du	7:10
invoice N due	3:-24	4:53	7:-25
invoice N et	7:13
invoice N example	3:-15	4:37	8:-18
invoice N facture	4:52	7:-44
invoice N financial	7:10
invoice N for	3:-10	4:-8	5:22
invoice N gmbh	7:11
invoice N gst	4:45	7:-41
invoice N hospital	7:11
invoice N hotel	7:27	8:-12
invoice N in	7:10
invoice N inc	7:12
invoice N inh	7:13
invoice N invoice	3:-13	4:18	7:21	8:-17
invoice N kg	7:16
invoice N le	4:-8	8:-8	9:25
invoice N ltd	7:23
invoice N marriott	7:20	8:-15
invoice N method	0:31	7:-27
invoice N mr	2:43	7:-20
invoice N no	3:25	4:21	7:-64	8:36
invoice N nr	3:36	7:-24
invoice N of	0:10
invoice N office	8:9
invoice N on	3:23	7:-16
invoice N order	3:-9	4:8
invoice N page	4:14	7:-13
invoice N patient	7:11
invoice N payment	0:31	7:-27
invoice N receipt	5:22
invoice N ref	7:13
invoice N reference	3:-20	4:-10	7:-39	8:20	9:66
invoice N room	7:11
invoice N sarl	7:14
invoice N services	3:-11	4:-12	5:20	7:16	8:-8
invoice N ship	3:23	7:-20
invoice N states	7:9
invoice N studio	7:9
invoice N subtotal	7:12
invoice N tax	3:-9	7:26
invoice N the	4:-9	7:25
invoice N to	7:18
invoice N total	0:9	7:9
invoice N und	7:18
invoice N united	7:9
invoice N www	4:46	7:-27	8:-11
invoice N you	3:36	7:-27
invoice N your	7:-32	8:43
invoice N אסמכתא	7:20
invoice N את	4:-20	7:24
invoice N בע"מ	4:15	8:-8
invoice N ד"ר	4:-10	5:88	7:-59
invoice N הלקוח	3:51	7:-39
invoice N חיוב	3:-12	7:20
invoice N חשבונ	1:-19	7:27
invoice N חשבונית	4:-15	7:19	8:14
invoice N חשמל	8:8
invoice N יתרה	7:11
invoice N לידי	4:14	7:-13
invoice N לכבוד	7:13
invoice N לקוח	3:-9	7:-17	8:35
invoice N לתשלומ	3:-12	7:16
invoice N מורשה	4:-10	8:25
invoice N מחיר	4:-13	7:26
invoice N מיכל	4:-19	7:21
invoice N מלונ	7:9
invoice N מס	1:23	2:31	4:-30	9:-9
invoice N מסמכ	3:-10	4:-9	7:-9	8:31
invoice N מספר	3:36	8:-13
invoice N מערכות	4:17	7:-8
invoice N מק"ט	7:13
invoice N מקור	3:60	7:-44
invoice N סה"כ	3:-9	4:-11	9:31
invoice N סטודיו	7:9
invoice N על	7:9
invoice N פרטי	3:40	4:-23	7:-39	8:27
invoice N פרטימ	7:32	9:-12
invoice N קבלה	3:41	4:25	7:-47
invoice N קוד	7:12
invoice N רישוי	7:10
invoice N רכב	2:-8	7:34
invoice N שיווק	4:21	7:-12
invoice N שיק	1:13
invoice N של	4:18
invoice N שמ	7:12
invoice N תאור	7:9
invoice N תעודת	3:15	7:-9
loan_document L account	3:-38	6:47
loan_document L loan	6:67	7:-46
loan_document L no	3:10	6:24	7:-24
loan_document L number	3:-40	4:-10	6:67
loan_document L road	6:23	7:-14
loan_document L בע"מ	3:-9	7:11
loan_document L הלוואה	6:79	7:-69
loan_document L חשבונ	3:-20	4:-11	6:-13	7:51
loan_document L מס	3:19	6:42	7:-39
loan_document L מספר	3:-13	4:-11	6:59	7:-15	9:-8
loan_document L תיק	6:45	7:-39
loan_document N is	6:13	7:-10
loan_document N of	7:10
loan_document N payment	7:13
loan_document N rate	3:13	7:-12
loan_document N statement	7:22
loan_document N the	6:9
loan_document N this	6:13	7:-10
loan_document N הלוואה	3:23	6:43	7:-55
loan_document N מס	6:12	7:-8
loan_document N קרנ	3:29	6:-13	7:-13
medical L ביקור	5:-12	7:14
medical L ד"ר	5:98	7:-83
medical L זהות	7:25
medical L ללא	7:10
medical L מומחה	5:-14	7:22
medical L מס	4:-22	9:49
medical L מספר	7:-12	9:28
medical L קוד	3:-12	5:-10	7:30
medical L רופא	5:15
medical N ביקור	7:26
medical N סיכומ	7:-11	9:23
medical N עבודה	5:33	7:-29
medical N רפואת	5:26	7:-21
payslip L account	7:10
payslip L advice	1:47	7:-43
payslip L check	1:39	7:-37
payslip L id	7:13
payslip L llc	1:79	7:-77
payslip L no	1:41	7:-21
payslip L nr	7:14
payslip L number	1:19
payslip L מס	1:29
payslip L מספר	7:9
payslip L עובד	7:10
payslip N account	7:11
payslip N id	7:11
payslip N nr	7:10
payslip N number	7:12
payslip N steuer	7:8
payslip N מס	7:12
tax_form L no	7:19
tax_form L number	7:22
tax_form L omb	7:10
tax_form L reference	7:-11	9:24
tax_form L מס	1:10	4:-9	7:19
tax_form L מספר	3:50	7:-41
tax_form L תיק	3:49	7:-40
tax_form N account	7:11
tax_form N number	7:15
tax_form N מס	7:9
tax_form N מספר	7:8
type account_confirmation	3:-17	4:-18	7:51	9:10
type bank_statement	0:-45	1:-34	2:-29	3:13	4:-80	5:45	6:-31	7:231	8:-29	9:-42
type bank_transfer	0:-21	2:-18	3:-73	4:-43	5:-17	6:-18	7:42	8:-16	9:168
type card_statement	0:288	1:-33	2:-15	3:-77	4:-76	5:-32	6:-40	7:42	8:-43	9:-13
type contract	2:102	3:-18	6:21	7:-70	9:-12
type invoice	0:-118	1:-141	3:165	4:169	5:-16	6:-133	7:-41	8:218	9:-96
type loan_document	0:-45	1:-26	2:-26	3:-76	4:-66	5:-22	6:311	7:33	8:-28	9:-54
type medical	0:-12	1:-16	2:-23	3:-63	4:9	5:140	6:-14	7:-41	8:-14	9:35
type other	0:39	1:-11	2:9	4:-20	5:-9	6:-16	8:-9	9:23
type payment_app	0:35	4:-16	7:-60	9:71
type payslip	0:-45	1:130	2:-31	3:-92	4:-68	5:-23	6:-28	7:223	8:-28	9:-37
type tax_form	0:-25	2:-19	3:-9	4:-44	5:-16	6:-20	7:166	8:-19
type utility_bill	0:-109	1:-71	3:233	4:227	5:-63	6:-81	7:12	8:-78	9:-68
utility_bill L account	0:-11	3:133	4:-27	6:-12	7:-73
utility_bill L agreement	7:10
utility_bill L al	7:8
utility_bill L april	4:-12	7:15
utility_bill L bill	3:-13	4:45	7:-23
utility_bill L box	7:12
utility_bill L cheque	3:22	7:-20
utility_bill L compte	3:15	4:-9
utility_bill L compteur	4:-12	7:15
utility_bill L contrat	2:48	3:-22	4:22	7:-47
utility_bill L creancier	3:-8	7:16
utility_bill L customer	7:9
utility_bill L de	4:22	7:13	9:-11
utility_bill L england	7:9
utility_bill L et	4:25	7:-15
utility_bill L facture	3:-9	7:14
utility_bill L fr	7:13
utility_bill L fur	4:-18	7:23
utility_bill L glaubiger	7:16
utility_bill L id	3:-16	7:27
utility_bill L identifiant	3:60	7:-46
utility_bill L ihr	7:9
utility_bill L ihre	4:-16	7:18
utility_bill L in	3:17	7:-9
utility_bill L internet	3:10
utility_bill L invoice	4:72	7:-61
utility_bill L is	4:-12	7:13
utility_bill L kundennummer	3:61	7:-49
utility_bill L ligne	7:9
utility_bill L livraison	7:12
utility_bill L mandat	7:20
utility_bill L meter	3:-21	4:-10	7:43
utility_bill L mobile	3:-11	7:17
utility_bill L mobilfunk	7:10
utility_bill L month	7:9
utility_bill L new	7:10
utility_bill L no	3:46	4:-14	7:-17
utility_bill L nr	3:-10	4:-10	7:24
utility_bill L number	0:-11	3:67	4:26	6:-17	7:-41	9:-9
utility_bill L ny	7:9
utility_bill L of	3:21	7:-13
utility_bill L point	7:15
utility_bill L rechnung	7:8
utility_bill L rechnungsnummer	3:-17	4:62	7:-36
utility_bill L ref	4:-11	7:22
utility_bill L reference	3:32	7:-17	9:-16
utility_bill L reg	4:-14	7:19
utility_bill L registered	7:9
utility_bill L rufnummer	3:-14	7:23
utility_bill L rum	7:9
utility_bill L sepa	3:-9	7:18
utility_bill L service	7:12
utility_bill L supply	3:-12	4:-8	7:26
utility_bill L tel	3:-15	7:21
utility_bill L telephone	7:8
utility_bill L this	4:-12	7:13
utility_bill L to	7:9
utility_bill L unique	7:17
utility_bill L vat	4:-15	7:21
utility_bill L vertragskonto	7:11
utility_bill L vos	4:46	7:-45
utility_bill L votre	7:-8
utility_bill L vous	4:24	7:-20
utility_bill L your	3:8
utility_bill L ארנונה	7:11
utility_bill L בית	4:15	7:-13
utility_bill L בע"מ	3:-10	7:14
utility_bill L דירה	3:36	7:-31
utility_bill L הודעה	4:23	7:-19
utility_bill L הודעת	4:13	7:-8
utility_bill L המסתיימ	7:10
utility_bill L ועד	4:15	7:-11
utility_bill L חוזה	3:55	4:-41
utility_bill L חשבונ	3:-27	4:32	7:9
utility_bill L חשבונית	4:14
utility_bill L לחודש	4:-24	7:26
utility_bill L ממוחשב	4:-10	7:11
utility_bill L מנוי	3:-46	7:48
utility_bill L מס	3:28	4:71	7:-80
utility_bill L מסמכ	4:-10	7:11
utility_bill L מספר	2:-9	3:-28	4:47	6:-9	7:32	9:-17
utility_bill L משלמ	3:15	4:-8
utility_bill L נכס	3:-24	4:-22	7:53
utility_bill L עוסק	7:9
utility_bill L צרכנ	3:28	4:-10	7:-14
utility_bill L קוד	3:42	7:-36
utility_bill L שובר	3:56	4:42	7:-89
utility_bill L תקופה	7:10
utility_bill L תשלומ	4:12
utility_bill N account	3:58	4:-15	7:-39
utility_bill N amount	3:19
utility_bill N and	4:-17	7:22
utility_bill N client	7:9
utility_bill N com	7:8
utility_bill N date	4:-23	7:36
utility_bill N de	4:-27	7:39
utility_bill N electricity	4:9
utility_bill N energy	4:10
utility_bill N espace	7:9
utility_bill N example	4:15
utility_bill N facture	4:-23	7:27
utility_bill N fr	3:-13	7:25
utility_bill N free	4:-10	7:16
utility_bill N gmbh	7:11
utility_bill N kontakt	3:19	7:-11
utility_bill N kwh	4:8
utility_bill N ltd	3:18	4:-11
utility_bill N meter	7:9
utility_bill N mme	4:-14	7:22
utility_bill N montant	3:-10	7:23
utility_bill N mr	4:-12	7:17
utility_bill N no	3:-16	7:28
utility_bill N number	3:47	7:-34
utility_bill N of	3:17	7:-10
utility_bill N on	7:12
utility_bill N orange	7:12
utility_bill N ou	3:-8	4:-10	7:20
utility_bill N pay	3:15
utility_bill N payer	3:-10	7:23
utility_bill N period	4:-13	7:15
utility_bill N references	2:47	3:19	4:-15	7:-46
utility_bill N supply	7:19
utility_bill N sur	7:9
utility_bill N total	7:9
utility_bill N ttc	4:-8	7:10
utility_bill N usage	7:8
utility_bill N vos	3:38	4:-15	7:-16
utility_bill N water	7:11
utility_bill N www	4:-8	7:17
utility_bill N you	7:11
utility_bill N your	3:17	7:-14
utility_bill N ארנונה	7:9
utility_bill N בע"מ	7:9
utility_bill N בש"ח	3:22	4:-8	7:-9
utility_bill N הדואר	3:21	7:-18
utility_bill N הכנסות	7:9
utility_bill N חיוב	3:53	7:-51
utility_bill N חשבונ	4:59	7:-54
utility_bill N חשבונית	3:-12	4:17
utility_bill N לא	7:14
utility_bill N לקוח	3:14
utility_bill N לתשלומ	3:12	4:10	7:-10
utility_bill N מד	7:13
utility_bill N מונה	3:-11	7:15
utility_bill N מימ	3:-14	7:23
utility_bill N מנוי	3:-30	7:35
utility_bill N מס	3:-11	4:32
utility_bill N מספר	3:-31	4:11	7:31
utility_bill N מקור	4:-13	7:19
utility_bill N משלמ	3:28	7:-22
utility_bill N נכס	3:-19	4:-16	7:40
utility_bill N סה"כ	7:12
utility_bill N סכומ	3:13	4:-9
utility_bill N ספח	4:22	7:-25
utility_bill N עד	3:13	4:-9
utility_bill N עיריית	7:8
utility_bill N צרכנ	3:-10	4:27	7:-13
utility_bill N קבע	7:9
utility_bill N שובר	4:30	7:-23
utility_bill N תשלומ	3:13`;
