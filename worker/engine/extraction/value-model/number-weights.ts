// Written by scripts/train/values/fit.py; do not edit.

/** Fields in the order of the weights, and what speaks for each without a feature; hundredths. */
export const FIELDS: readonly (readonly [name: string, bias: number])[] = [
  ['card_number', -108],
  ['cheque_number', -60],
  ['contract_number', -88],
  ['customer_number', -58],
  ['invoice_number', -73],
  ['licence_number', -8],
  ['loan_number', -90],
  ['none', 572],
  ['order_number', -107],
  ['reference', 21],
];

/** A line a feature: its weights by the index of their field, hundredths. */
export const WEIGHTS = `A -ading	3:-8	7:13
A -ailed	0:15	4:-9
A -alind	7:8
A -ality	3:-18	4:33	8:-9
A -ample	0:-11	3:15	4:12	7:-11	8:35	9:-16
A -ances	7:14
A -ander	6:13
A -anski	4:10
A -apore	3:73	7:-66
A -arges	0:10	4:-13	7:12
A -athan	7:9
A -ather	0:25	3:-9	7:-23	9:18
A -ating	7:16
A -ation	0:-9	1:20	3:-19	4:-22	5:-12	7:23	8:28
A -ative	4:9
A -atriz	1:-10	7:20
A -ceipt	4:13	7:-15	8:27	9:-21
A -chaft	2:25
A -chase	2:-10	6:25	7:-21	9:11
A -chnik	7:19
A -chung	7:23	8:-12
A -cisco	0:-8	7:11
A -count	0:-10	3:47	4:-20	6:16	7:14	8:-16	9:-14
A -ction	0:11	3:-22	9:32
A -ctura	2:25	4:12	7:-27
A -cture	3:10	4:28	7:-17
A -dence	7:-15	9:27
A -dente	7:12
A -deral	1:-12	7:13
A -dical	7:10
A -digen	7:12
A -dress	3:-9	7:24
A -dware	9:18
A -edits	0:9
A -eight	3:39	7:-22
A -eland	4:13
A -emann	7:13
A -ement	0:11	1:-8	2:-18	4:-27	6:32	7:41	8:-16
A -ences	2:25	3:13	4:-52	7:28
A -encia	4:-9	7:13
A -ental	3:14	7:-10
A -erenz	3:-14	4:-10	7:-12	9:46
A -erest	0:-16	7:25
A -erger	7:11
A -ergie	3:-9	7:9
A -erica	7:25	8:-9
A -ering	3:15
A -ernet	7:11
A -erung	7:17
A -essed	3:33	7:-33	9:15
A -etrag	3:-9	4:19
A -ftrag	3:-8	7:-12	8:30
A -geben	6:13	7:-12
A -gerie	4:16	7:20	9:-30
A -glich	7:12
A -hases	7:13
A -hgate	7:10
A -hicle	3:11	6:10	7:-13
A -hland	4:20	7:-15
A -hlung	0:28	7:-45	9:36
A -hrift	4:27
A -iance	3:17	4:-16
A -icity	3:-12	4:12
A -idian	3:27	7:-19
A -iente	3:17	4:-25	7:22
A -ieres	7:9
A -inary	7:8
A -inery	7:42	9:-33
A -iness	3:-9	7:10
A -ional	7:17
A -iones	7:22
A -iries	0:8	3:28	7:-19	9:-8
A -ision	3:26	7:-12
A -isung	7:9
A -ivery	7:12
A -ivity	7:9
A -kasse	4:58	7:-35
A -konto	4:-42	6:17	7:30
A -lable	7:-13	9:23
A -laire	4:41	7:-33
A -lance	0:-13	4:17	9:9
A -laran	7:15
A -lding	3:13
A -liche	5:13
A -light	9:12
A -lippa	4:22	7:-15
A -lling	7:14
A -lment	2:14	6:-10
A -loway	7:9
A -ltung	3:11	4:22	7:-19
A -luded	4:21	7:-14
A -mento	4:28	7:-20
A -ments	7:19
A -mited	4:27	7:-12
A -mmary	0:8	3:-11
A -mpany	7:14
A -nance	2:14
A -ncial	7:25
A -ndard	3:22	4:-11	5:14	8:-9
A -nding	7:9
A -ngton	3:-13	7:23
A -nings	7:11
A -nsfer	8:29	9:-12
A -ntact	4:14	7:-22	8:13
A -ntakt	3:21	7:-18
A -ntant	3:-12	9:24
A -nthly	3:-9	4:27	6:13	7:-24
A -ntion	7:18
A -osing	0:-8	7:17
A -ounts	3:-19	4:14	7:-48	8:67
A -perty	7:12
A -phine	3:27	7:-23
A -plies	7:15
A -press	3:-10	4:12	7:14	8:-10
A -ption	7:32
A -puter	7:8
A -ragen	3:-16	6:14	7:10
A -rance	7:12
A -rator	7:8
A -rauch	7:-9	9:18
A -raxis	7:14
A -rberg	3:-10	7:15
A -rcard	0:36	2:9	7:-16
A -reaux	7:12
A -rence	0:-14	3:-23	4:-25	7:36	8:18	9:26
A -resse	3:-8	7:18
A -rican	0:17	7:-9
A -riott	7:31	8:-21
A -rnell	3:11
A -ronic	4:9	7:-25	8:16
A -rrent	3:25	7:-16
A -rtant	0:12
A -rtner	7:9
A -rvice	4:-14	6:23	7:14
A -rward	7:12
A -sages	0:-14	7:15
A -sbank	7:13
A -sonal	1:28	7:-24
A -ssage	7:-44	9:57
A -ssung	4:21	7:-17
A -stand	7:13
A -stems	3:37	7:-19
A -stone	4:20	7:-11
A -tails	9:15
A -taire	7:12
A -tance	3:9
A -tbank	7:8
A -tgage	6:14
A -tient	3:-9	7:34	8:-13
A -tikel	7:12
A -tings	3:-10	7:19
A -tions	3:-19	4:-10	9:41
A -tment	7:20
A -tomer	3:29	7:9	8:-16
A -topay	7:8
A -total	7:9
A -trice	8:15
A -trieb	3:14
A -tries	1:25	7:-12
A -tures	4:9	7:-12	8:11
A -ucher	0:67	7:-50
A -ugbar	0:38	7:-38
A -ummer	3:-10	4:21	7:24	9:-10
A -ungen	3:-15	4:-10	5:16	7:21
A -ution	7:11
A -verse	3:-16	7:19
A -vices	0:-10	3:18	4:-12	5:8
A -vings	7:-18	9:31
A -voice	3:24	4:16	7:-21	8:14	9:-9
A -yable	4:-8	8:28
A -yer's	3:-9	4:-14	7:-9	8:36
A -yment	0:-11	3:19	4:-9	9:25
A -zione	4:15	8:-9
A -בונית	2:-19	7:23	8:14
A -וגיות	0:-8	7:12
A -ושלימ	4:21
A -ייבות	7:-16	9:16
A -כויימ	0:-12	7:19
A -לאומי	0:-13	7:17
A -לוואה	6:8
A -לומימ	7:14
A -לוקינ	7:12
A -מצעות	7:-11	9:15
A -נבאומ	3:-16	7:29
A -נטרנט	7:12
A -סטיקה	7:9
A -עדרות	7:-31	9:29
A -קשורת	4:13
A -שטיינ	7:21	9:-8
A -תלמות	3:15	6:-29	7:30
A =account	0:-17	1:-44	2:14	3:39	4:-26	5:-12	6:20	7:61	8:-10	9:-25
A =account+bank	3:-11	7:17
A =account+current	3:-15	7:16
A =account+customer	3:-11	7:15
A =account+due	3:-15	7:29
A =account+number	2:-18	3:13	4:38	6:13	8:-12	9:-19
A =account+other	6:15	7:-10
A =account+period	3:34	7:-26
A =account+statement	3:25	7:-21
A =account+tax	2:-14	4:30
A =amount	3:31	4:27	5:-12	6:-14	7:-33	8:-12	9:21
A =amount+by	3:13	4:-10	7:-26	9:26
A =amount+due	0:8	3:34	7:-41	9:16
A =amount+other	7:-13	9:17
A =amount+tax	7:9
A =amount+total	4:33	7:-30
A =balance	0:-16	3:-10	4:13	5:-8	6:14	8:-10	9:26
A =balance+by	9:8
A =balance+closing	9:17
A =balance+due	3:9	4:26	7:-16	9:-12
A =balance+interest	0:-8	7:10
A =balance+other	0:-11	4:26	7:-51	9:38
A =balance+total	7:8
A =bank	0:-10	1:-14	3:34	5:-9	7:-9
A =bank+invoice	7:8
A =bank+number	0:10
A =bank+other	7:17
A =bank+payment	3:11
A =bank+tax	0:17	7:-8
A =bank+total	0:-26	7:26
A =by	9:25
A =by+due	3:11	4:-11	7:-21	9:26
A =by+pay	7:9
A =closing	3:-16	4:-11	7:15	9:15
A =closing+date	7:12
A =closing+number	7:11
A =closing+other	7:-8	9:18
A =closing+price	0:15	7:-14
A =current	3:18	9:-11
A =current+issued	7:10
A =current+other	7:8
A =current+statement	7:9
A =customer	1:-10	2:-8	3:125	4:-24	5:-10	7:-65	9:-10
A =customer+number	3:66	4:-14	7:-28
A =customer+other	3:36	7:-31
A =customer+tax	3:26	7:-8
A =date	7:64	8:-21	9:-16
A =date+due	7:16
A =date+invoice	4:-10	7:13
A =date+number	3:-17	4:44	7:-8	8:-12
A =date+order	3:-9	4:-11	7:34	8:-10
A =date+total	7:12
A =deduction	3:-11	7:29
A =due	1:-11	2:20	3:29	4:-10	5:-20	6:-8	7:11
A =due+payment	7:9
A =due+total	3:-11	7:27
A =excl	7:25	9:-15
A =excl+tax	7:23	9:-15
A =excl+total	7:18	9:-14
A =final	5:12	7:-9
A =gross	1:26	7:-14
A =incl	4:-18	7:41	8:-13
A =incl+number	7:9
A =incl+payment	3:9
A =incl+tax	7:12
A =instalment	0:-9	2:12	3:11	6:-11	7:13
A =instalment+other	3:12	7:13
A =instalment+price	2:14	6:-10
A =interest	0:-18	6:12	7:24
A =interest+other	0:-8	6:-12	7:24
A =interest+total	0:-13	7:15
A =invoice	0:-17	1:-16	3:15	4:86	5:-10	6:-17	7:-20	8:31	9:-44
A =invoice+number	2:-20	3:-13	4:72	7:-16	8:10	9:-10
A =invoice+other	3:-16	4:20
A =invoice+price	3:-9	4:40	7:-17
A =invoice+statement	7:10
A =invoice+tax	2:-20	3:25	4:-30	7:60
A =invoice+total	4:-22	7:25
A =invoice+transfer	4:14	7:-18	8:30	9:-18
A =issued	7:12	9:12
A =left	7:20
A =monthly	0:-8	3:-13	4:24	6:12
A =net	1:10	7:19
A =net+total	1:11
A =number	0:24	1:-17	2:8	4:-18	5:-9	7:13	8:-33	9:27
A =number+order	3:10	4:-26	7:15	8:10
A =number+other	3:-15	6:27	7:43	8:-9	9:-24
A =number+payment	3:-10	7:14
A =number+person	7:8
A =number+statement	4:28	7:-12
A =number+tax	0:9	1:56	3:-15	4:-14	7:-33	8:-13	9:13
A =number+total	7:12
A =opening	7:24
A =order	7:-35	8:76
A =other	1:-25	4:-13	5:-20	6:42	7:49	8:-40
A =other+payment	0:27	3:-10	9:-8
A =other+price	0:23
A =other+statement	2:-11	3:12	7:12
A =other+tax	3:-9	6:11	7:18
A =other+total	0:27	7:-13
A =paid	1:10	7:11	9:-9
A =paid+total	1:11	7:-10
A =pay	0:-10	4:-8	7:29	8:14
A =payment	0:31	1:-9	2:-8	3:22	4:-12	5:-14	7:-35	8:-19	9:49
A =payment+total	0:14	7:-12
A =period	0:-12	3:11	4:-32	7:69	9:-11
A =period+statement	3:-19	7:22
A =period+total	7:9
A =person	7:20
A =previous	3:-11	7:23
A =price	0:42	3:-12	4:-18	5:-9	6:-17	7:26	8:-26	9:15
A =price+tax	3:-17	7:19
A =price+total	0:57	7:-48
A =statement	0:9	2:-18	3:11	4:-12	7:12	8:15
A =statement+tax	7:12
A =subtotal	7:12
A =tax	0:-26	1:48	4:38	5:-14	6:-11	7:36	8:-50	9:-13
A =tax+total	7:33	9:-16
A =taxable	4:56	7:-53
A =total	0:35	3:-10	4:-27	5:-22	6:-10	7:33	8:-18	9:26
A =transfer	0:20	3:-11	5:-8	7:-28	8:20	9:16
A aber-	0:38	7:-31
A abou-	7:17
A about	7:17
A abov-	6:12
A above	6:12
A acco-	0:-14	3:34	5:-8	6:15	7:-55	8:51	9:-12
A account	0:-10	3:53	4:-13	6:17	8:-16	9:-14
A accounts	3:-18	4:15	7:-51	8:67
A acti-	7:9
A activity	7:9
A actu-	3:10
A actual	3:12	7:-9
A addr-	3:27	9:-9
A address	3:-9	7:24
A adjustment	7:8
A adjustments	0:10
A advi-	7:15
A ag	3:12	7:-16	9:24
A agen-	7:9
A agre-	2:-10	3:-13	6:22	7:12
A agreement	2:-10	3:-13	6:22	7:12
A air	7:10
A al	7:9
A alpi-	7:13
A alt	7:12
A amer-	0:10	3:-9	7:22	8:-10
A america	7:25	8:-9
A american	0:17	7:-10
A amou-	3:24	4:30	7:-24	9:-11
A amount	3:24	4:31	7:-26	9:-11
A an	0:10	7:9
A and	0:21	1:23	4:-12	7:-9	8:-9
A andr-	0:-16	4:53	7:-34
A ange-	6:13	7:-8
A angeben	3:9	6:13	7:-16
A anni-	3:-13	7:17
A annika	3:-13	7:17
A annu-	0:-14	2:-10	4:-13	6:9	7:36
A annual	0:-14	2:-10	6:17	7:14
A ansa-	7:-16	9:18
A ansatz	7:-16	9:18
A app	7:42	9:-35
A appe-	9:8
A appear	9:8
A appl-	3:-27	7:39
A appli	3:-9	7:12
A art	7:22
A arti-	3:-9	4:11	7:15	8:-9
A artikel	7:12
A as	7:13
A assu-	7:17
A at	3:-14	4:24	7:-69	8:70
A attn	8:18
A au	4:15	8:-15
A aure-	7:16
A auto	7:12
A auto-	4:-10	7:21
A autopay	7:8
A avai-	7:-13	9:23
A available	7:-13	9:23
A avan-	7:-24	9:29
A avoi-	3:22	4:50	7:-60
A bacs	4:-44	7:47
A bala-	0:-13	4:13	9:9
A balance	0:-13	4:17	9:9
A ball-	7:10
A bank	4:-12	9:22
A bank-	7:9
A basi-	7:14
A bast-	7:9
A bat	7:12
A be	3:31	9:-12
A beat-	1:-12	7:12	8:15
A beatrice	8:15
A beatriz	1:-10	7:20
A bei	3:8	6:13	7:-13
A bele-	4:27	7:-23
A beleg	4:27	7:-24
A bene-	4:28	7:-20
A besc-	7:21	8:-17
A betr-	3:-11	5:-11	7:21	9:16
A betrag	3:-8	9:17
A beza-	7:22
A bezahlung	7:13
A beze-	7:8
A bezeichnung	7:8
A bic	9:9
A bill	7:9
A bill-	7:12
A billing	7:12
A bis	7:14
A bitt-	3:9	6:13	7:-15
A bitte	3:9	6:13	7:-15
A blei-	7:14
A bleibt	7:14
A blue	4:-14	7:26
A bon	7:12
A bran-	3:14	4:42	7:-27	9:-8
A branch	4:19
A brea-	7:15
A brig-	4:-40	7:48
A brut-	7:9
A brutto	7:9
A buch-	3:14	4:17	8:-19
A buchhaltung	3:14	4:24	7:-26
A busi-	3:-9	7:10
A business	3:-9	7:10
A buye-	4:-15	7:-8	8:36
A buyer's	4:-13	7:-15	8:37
A by	4:22
A call	3:24	7:-20
A cana-	7:10
A cant-	4:13	8:-10
A capi-	0:14	7:-12
A card	0:-12	3:-11	7:35
A card-	0:8	3:-9
A care	7:9
A carr-	7:16
A casc-	7:14
A cash	7:9
A cash-	8:15
A cast-	2:18	4:-40	7:36
A cc	7:10
A cent-	7:32
A center	7:10
A centre	7:19
A cera-	9:15
A cert-	6:12
A char-	2:11	3:-20	4:-22	6:-12	7:59
A charge	2:13	3:-21	6:-10	7:29
A charges	0:11	4:-12
A chas-	6:-10	7:19
A chase	6:-10	7:19
A chec-	1:28	7:-21
A check	1:28	3:9	7:-25
A chf	7:-10	9:16
A clas-	0:23	7:-19
A clie-	3:59	4:-43	7:-10
A client	3:42	4:-17	7:-32	8:13
A cliente	3:17	4:-25	7:22
A clin-	5:-14	7:33
A clinic	5:-14	7:32
A clos-	0:-8	7:10
A closing	7:9
A co	4:43	8:-11
A cod	3:12	4:-20	7:14
A code	3:26
A codi-	7:17
A codice	7:10
A coll-	3:-19	5:65	7:-31
A com	0:-9	6:-9	7:41
A comm-	3:-32	7:49
A comp-	0:-9	3:-11	4:-14	7:48
A company	7:14
A computer	7:8
A cond-	7:12
A conf-	3:-15	4:-8	7:-40	8:24	9:56
A confirmation	3:-12	7:16	8:26	9:-18
A cons-	7:17
A cont-	3:-29	4:-13	6:49	7:13	9:-12
A contact	4:14	7:-22	8:13
A conv-	7:12
A corp-	7:9
A corr-	3:-17	7:30
A coun-	3:23	4:-15	7:21	9:-10
A cred-	3:9	4:-10	7:12
A credit	3:11	4:-9	7:15
A credits	0:9
A current	3:25	7:-17
A cust-	3:28	7:11	8:-16
A customer	3:29	7:9	8:-16
A dank-	7:14
A darl-	6:37	7:-11
A darn-	3:11
A darnell	3:11
A date	3:-22	7:56	8:-15	9:-12
A date-	3:37	7:-29
A daten	3:37	7:-32
A datu-	3:28	7:-15
A datum	3:28	7:-15
A de	0:13	2:10	3:-68	5:-23	7:17	8:53
A debi-	7:21
A debit	7:17
A dedu-	7:14
A deductions	7:11
A del	7:13
A dela-	4:10	7:-28	8:25
A deli-	7:15
A delivery	7:12
A delt-	7:10
A delta	7:10
A den	7:9
A dent	5:60	7:-44
A dent-	3:17	4:-13	5:75	7:-57	8:-11
A dental	3:18	4:-12	5:12	8:-11
A depa-	7:18
A department	7:11
A depo-	7:10
A der	5:23	7:-8
A des	4:48	7:-32	8:19	9:-11
A desc-	3:-9	7:38
A description	7:31
A desh-	3:36	4:-32
A desi-	5:38	7:-33
A desk	7:28	8:-17
A dess-	7:8
A deta-	4:-16	7:20	9:11
A detach	3:10	7:-8
A detail	0:-12	7:20
A detailed	0:15	4:-9
A details	9:15
A deut-	4:-30	7:40
A deutschland	4:20	7:-15
A deve-	7:-31	9:33
A di	7:15
A die	7:18
A diff-	7:12
A digi-	7:17	8:-16
A dire-	4:12	7:14	8:-8	9:-11
A disc	3:-14	7:20
A disc-	7:18
A discount	7:14
A dist-	3:27	7:-14
A distribution	7:8
A divi-	0:-36	3:25	7:20
A division	3:26	7:-18
A docu-	4:28	7:-18
A dome-	3:-22	7:29
A dona-	7:16
A dr	3:-26	4:28	5:49	7:-15	8:-21
A du	2:17	4:-12	7:10
A due	3:8	4:26	7:-11
A eaux	7:9
A eg	2:25
A ei	4:17	7:-12
A ein	3:13
A eint-	2:26
A elec-	3:-19	7:9	8:29
A electricity	3:-12	4:12
A electronic	4:9	7:-25	8:16
A empl-	7:17
A empr-	6:27	7:-22
A en	7:10
A end	7:12
A ener-	4:-10	7:34
A energy	7:9
A enqu-	0:8	3:28	7:-19	9:-8
A enquiries	0:8	3:28	7:-19	9:-8
A entr-	4:16
A equi-	7:13
A espa-	3:-9	7:11
A espace	3:-9	7:11
A et	4:-19	7:18	8:10
A eur	4:40	7:-53	9:30
A euro-	7:14
A exam-	0:-11	3:15	4:12	7:-11	8:35	9:-16
A example	0:-11	3:15	4:12	7:-11	8:35	9:-16
A expr-	0:16	3:-9	4:12	8:-10
A express	0:16	3:-9	4:12	8:-10
A extr-	8:-8
A fact-	2:24	4:41	7:-29	8:-13
A factura	2:25	4:12	7:-27
A facture	4:32	7:-8
A fahr-	7:26	8:-13
A fair-	0:24	3:-8	7:-27	9:18
A fairweather	0:25	3:-8	7:-29	9:18
A fami-	3:-9	5:39	7:-16	8:-9
A family	5:47	7:-26
A farg-	7:9
A fargo	7:9
A fast-	9:12
A fede-	1:-12	7:13
A federal	1:-12	7:13
A fee	0:-13	7:39	9:-20
A fees	0:15
A fina-	2:12	3:-15	4:-11	7:41	9:-12
A finance	2:14
A financial	7:25
A firm-	4:16	7:-43	9:36
A firma	4:16	7:-43	9:36
A firs-	7:9
A fisc-	3:-11	7:10
A flor-	4:51	7:-46
A for	0:15	3:22	4:-21	8:-10
A forw-	7:12
A forward	7:12
A four-	4:-11	7:14
A fr	3:-17	8:12
A frai-	8:-9
A frais	8:-9
A fran-	0:-9	7:13
A francisco	0:-8	7:11
A frau	3:27	4:-16	6:68	7:-36	8:-11	9:-9
A free	7:15
A frei-	3:38	7:-18
A freight	3:39	7:-23
A from	7:24
A fuel	4:-30	7:33
A fund	5:18	7:-11
A fur	5:10
A gara-	4:9
A gas	7:21
A gast-	4:14	7:-9
A gene-	7:16
A gesa-	4:25	7:-13
A gesamtbetrag	4:26	7:-19
A gesc-	7:9
A get	7:13
A gmbh	3:-35	4:41	7:36	8:-15	9:-9
A gran-	0:10
A grand	0:14	7:-12
A grou-	3:17
A group	3:18
A grun-	7:10
A gst	4:20	7:-11
A guar-	3:33	7:-30
A gues-	3:-10	4:50	7:-32
A guest	3:-10	4:50	7:-32
A habi-	6:9
A harb-	1:38	7:-22	9:11
A harbor	1:39	7:-22
A hard-	9:18
A hardware	9:18
A harr-	7:15
A hart-	5:-12	7:21
A has	7:24
A haus-	7:11
A hd	3:18
A head	3:10	4:-9	7:16
A heal-	5:18	7:-10
A health	5:18	7:-10
A heat-	7:19
A hele-	7:18
A helena	7:18
A henr-	3:-11	4:34	8:-12
A herr-	3:14
A herrn	3:14
A hire	2:-9	6:25	7:-12
A holl-	7:8
A hosp-	3:-9	4:45	7:-10	8:-12
A hospital	4:8
A hospitality	3:-15	4:38	7:-10
A hote-	4:-18	7:-11	8:44
A hotel	4:-14	8:22
A hous-	3:16	7:-10
A hydr-	7:15
A iban	7:9
A id	3:69	7:-61
A iden-	7:16
A if	7:20
A ihre	3:34	4:-12	7:-43	8:32
A il	4:19	7:-20
A im	7:9
A imme-	3:13
A immo-	7:15
A impo-	0:12	4:56	7:-62
A important	0:12
A in	3:16	7:-27	9:26
A inc	3:-9	4:-10	7:43	8:-10
A incl-	4:19
A included	4:21	7:-14
A indi-	4:16	7:-8
A indu-	1:25
A info-	1:26	4:-18	7:-27	9:25
A information	1:26	4:-17	7:-31	9:26
A ing	7:8
A inge-	4:16
A inh	3:-9	7:25
A inr	3:-19	7:22
A ins	0:11	7:-11
A inst-	2:14	6:-11
A inte-	0:-17	3:-13	7:53
A interest	0:-16	7:25
A internet	7:11
A invo-	3:23	4:15	7:-17	8:14	9:-9
A invoice	3:24	4:16	7:-21	8:14	9:-9
A irel-	4:16
A is	3:14	7:-24	9:17
A ist	7:24	8:-12
A it	4:8
A item	7:14
A iva	4:54	7:-45
A jean	0:-16	7:24
A join-	3:15	7:34	9:-33
A joinery	7:42	9:-33
A karo-	3:-12	4:31	7:-9
A kart-	0:-26	7:26
A kass-	7:14
A kg	3:-11	4:19	7:14	8:-11
A klin-	7:16
A kont-	3:16
A kontakt	3:21	7:-18
A kontonummer	7:12
A kost-	7:16	9:-9
A kund-	3:35	4:18	6:24	7:-49	8:-11
A kundenservice	4:-10	6:25
A kwh	3:-9	4:12
A la	2:26	3:-10	4:-12	5:-9	7:22
A lake-	7:10
A land-	7:22	9:-11
A lark-	7:14
A late	7:10
A le	3:-74	7:51	9:26
A leis-	5:18
A leistungen	5:18	7:-8
A les	7:19
A lett-	3:-9	7:13
A lief-	3:-9	7:23
A lieu	7:24	8:-14
A limi-	4:27
A limited	4:28
A lind-	3:-10	7:8
A line-	7:11
A lines	7:11
A llc	9:13
A llp	3:9	7:15
A loca-	7:9
A logi-	7:11
A ltd	3:-18	4:23	7:11	8:9
A mada-	3:-9	4:-10	7:55	8:-24
A madame	3:-9	4:-10	7:55	8:-24
A mail	7:15
A make	7:8
A mana-	7:11
A marc-	7:10
A marg-	4:23	7:-11
A mari-	4:-11	7:31
A mark-	3:-33	7:39
A marr-	7:31	8:-21
A marriott	7:31	8:-21
A mast-	0:35	2:9	9:-11
A mastercard	0:36	2:9	7:-16
A may	7:11
A med	4:-10	5:27
A medi-	7:23
A medical	7:10
A mei	4:17	7:-18
A merc-	7:17
A meri-	3:26	7:-9
A meridian	3:27	7:-19
A mess-	0:-14	7:-32	9:57
A message	7:-50	9:57
A messages	0:-14	7:15
A mete-	3:-8	7:13
A meter	3:-8	7:13
A meth-	0:13	7:-10
A method	0:13	7:-10
A miss	7:16
A mme	3:-44	4:-20	6:25	7:18	9:25
A mobi-	3:15
A mobile	3:16	7:-14
A mont-	0:-9	1:38	3:-25	4:18	6:9	7:-42	9:20
A montant	3:-12	9:24
A monthly	3:-9	4:27	6:13	7:-24
A more	3:-9	7:11
A mort-	6:14
A mortgage	6:14
A mr	0:-16	2:37	3:-15	4:-21	7:33
A mrs	7:10
A ms	2:36	3:-20	7:19	8:-26
A mult-	3:16
A multi	3:17
A mutu-	7:-25	9:30
A nach-	7:11
A name	4:20	5:-9	7:13
A need	4:9
A net	7:9
A nett-	7:15
A netto	7:12
A neu	9:18
A neve-	3:12
A never	3:12
A new	0:14
A nied-	4:20	7:-11
A no	0:-12	1:-10	2:-8	3:13	4:-11	5:-11	6:-12	7:36	8:21
A noch	4:-12	7:17
A none	7:18
A nort-	7:14
A northgate	7:10
A not	9:11
A note	3:16	4:51	7:-46	8:-16
A noti-	0:10	3:13	7:-10
A notice	3:15
A nr	3:37	4:9	5:36	7:-35	8:-19	9:-12
A numb-	0:-8	4:8	6:14	7:29	8:-13	9:-9
A number	0:-8	4:8	6:14	7:29	8:-13	9:-9
A nume-	4:38	7:-17
A numero	4:40	7:-22
A ober-	6:12	7:12
A of	1:-9	2:-12	3:54	4:-21	7:13	8:-23
A offe-	7:8
A offi-	7:-10	8:23
A office	7:-18	8:25
A okon-	7:9
A on	3:31	4:-11
A one	7:9
A onli-	7:-9	8:19
A online	7:-9	8:19
A only	7:8
A open-	7:13
A oper-	7:14
A or	7:14
A oran-	7:11
A orange	7:11
A orch-	7:15
A orde-	3:-14	4:17	7:34	8:-17
A order	3:-14	4:19	7:30	8:-17
A ordi-	3:-20	4:-11	7:48	8:-15
A ou	3:-12	4:-11	7:27
A our	7:16	9:-9
A over-	3:-8	7:25
A owin-	3:13	4:9	7:-13
A owing	3:13	4:9	7:-13
A oyel-	7:15
A oyelaran	7:15
A pack-	7:16
A page	4:9
A paid	7:11	9:-8
A par	7:14
A park-	4:-8	7:28
A part-	4:-19	7:33
A pass-	7:25
A pati-	1:23	3:-10	5:26	7:-10	8:-13	9:-11
A patient	7:27	8:-13
A pay	3:10	8:18
A paya-	4:-8	8:28
A payable	4:-8	8:28
A paye-	3:-13	7:35	9:-8
A payer	3:-13	7:34	9:-8
A paym-	0:-12	3:27	5:-8	8:-11	9:21
A payment	0:-8	3:19	4:-9	9:25
A payments	7:8
A penn-	3:-16	7:27
A per	4:31	7:-25
A peri-	3:-19	4:-14	7:47
A period	3:-17	4:-13	7:42
A pers-	1:28	3:8	7:-29
A personal	1:28	3:9	7:-32
A phil-	4:22	7:-15
A philippa	4:22	7:-15
A phon-	7:12
A phone	7:12
A phys-	7:10
A plan	3:10
A plc	3:27	7:-23
A plea-	3:-10	7:23
A please	3:-10	7:23
A plom-	7:-14	8:19
A plum-	7:18
A pmt	6:11
A pohl-	7:14
A poin-	4:34	7:-28
A points	4:34	7:-30
A port-	0:23	7:-20
A pose	7:-29	8:22
A post-	7:11
A pres-	3:-12	4:52	7:-24	8:-8
A prim-	6:9
A priy-	7:15
A proc-	7:-13	9:23
A prod-	2:-10	4:-11	7:37
A prop-	7:12
A property	7:12
A prov-	4:34	5:-10	8:-9
A pty	3:-18	4:32	7:-24	8:19
A publ-	7:18
A purc-	2:-10	6:24	9:10
A purchase	2:-10	6:25	7:-21	9:11
A purchases	7:13
A pvt	7:8
A quan-	7:8
A ques-	7:9
A questions	7:9
A raif-	9:9
A rama-	4:-8	7:19
A rate	3:12	7:10
A rate-	3:16	7:-13
A read-	7:12
A reading	7:12
A rece-	4:10	8:24	9:-23
A receipt	4:13	7:-15	8:27	9:-21
A rech-	3:-11	4:-24	7:57	8:-16
A rechnung	7:27	8:-15
A rechnungsbetrag	7:12
A rect-	3:10	4:-32	7:29
A ref	3:-42	4:-8	7:41	8:23
A refe-	0:-16	2:20	3:-20	4:-49	5:-15	7:14	8:10	9:67
A reference	0:-14	3:-22	4:-24	7:31	8:18	9:27
A references	2:25	3:13	4:-52	7:28
A regi-	2:18	3:-10	4:-12	7:11
A regie	2:18	4:-9
A remi-	7:8
A remp-	4:-12	7:-30	8:50
A rent-	3:8	4:-18	7:-22	8:39
A res	7:12
A rese-	7:9
A resi-	7:11
A rest-	7:14
A reta-	2:14	6:-8
A retail	2:14	6:-8
A retu-	3:27	4:-18	7:-45	8:42
A return	3:27	4:-18	7:-45	8:42
A reve-	4:-11	7:40	9:-8
A reverse	3:-16	7:19
A rewa-	0:21	7:-18
A rhei-	7:19	9:-11
A rive-	7:25
A road	7:21
A room	7:9
A rosa-	7:11
A rosalind	7:8
A rout-	4:-9	7:21
A route	4:-9	7:21
A roy	5:38	7:-39
A ruck-	3:-20	4:-25	6:13	7:45
A rule-	4:-14	7:19
A rules	4:-14	7:19
A sa	2:18	4:-10
A sac	7:12
A sale	2:14	3:33	6:-10	7:-26
A sale-	3:-12	4:32
A sales	3:-12	4:32
A san	0:-8	7:11
A sand-	7:15
A sarl	7:14	8:-9
A sas	8:21
A savi-	7:-18	9:31
A savings	7:-18	9:31
A savo-	7:12
A savoir	7:12
A sche-	3:22	7:-18
A scho-	1:39	7:-27
A school	1:39	7:-33
A schr-	7:-36	8:45
A seat	4:29	7:-27
A see	0:15
A serv-	0:-12	3:15	4:43	7:-29
A service	7:16
A services	0:-10	3:18	4:-12	5:8
A ship	3:22	7:-16
A shou-	3:36	7:-17	9:-8
A should	3:36	7:-18	9:-8
A sign	3:12
A sign-	3:-9	7:16
A simp-	2:13	4:-21	6:-9	7:24
A simple	2:14	6:-8
A sing-	1:-12	7:23
A single	1:-12	7:13
A soci-	7:14
A sole-	6:27	7:-22
A sour-	7:12
A spar-	4:-9	7:22
A sparkasse	7:9
A spec-	7:8
A stad-	3:-16	4:9	7:13
A stam-	7:13
A stan-	3:19	4:-17	5:13	7:-10	8:-11	9:16
A stand	7:-12	9:18
A standard	3:22	4:-11	5:14	8:-9
A stat-	0:12	2:-17	3:34	4:-17	5:-9	6:16	7:12	8:-21
A state	3:21	7:-19
A statement	0:13	2:-15	3:17	4:-9	6:18	7:-9	8:-9
A states	7:27	8:-11
A status	7:10
A std	1:-12	7:13
A stei-	4:-14	7:26
A steu-	4:16
A steuer	4:16
A stor-	7:19
A stra-	7:18
A stud-	7:13
A studio	7:13
A subs-	7:8
A subt-	7:10
A subtotal	7:9
A summ-	3:16
A summary	0:8	3:-11
A summe	3:28	7:-14
A supe-	4:63	7:-48
A supp-	3:10
A supplies	3:13
A supply	4:11
A sur	3:-9	7:12
A surg-	5:-16	7:30
A surv-	3:11
A swif-	4:14	7:-27	9:27
A swift	7:-16	9:28
A syst-	3:37	7:-17
A systems	3:37	7:-19
A tabl-	1:-12	6:20
A table	1:-12	7:13
A tang-	6:27	7:-16
A taux	6:9
A tax	3:25	4:-23	7:51	8:-26
A tele-	7:17
A tere-	3:25	7:-20
A term	7:-34	9:35
A text	7:-40	9:44
A tg	4:-22	7:37
A than-	3:-11	7:33
A thank	3:-11	7:33
A that	6:12	7:-13
A the	0:-15	3:-11	4:-13	6:15	7:51	9:-13
A ther-	4:-13	7:22
A this	0:-9	7:-12	9:31
A thor-	7:14
A titu-	4:38	7:-26
A titulaire	4:41	7:-34
A to	0:8	3:40	4:-21	8:-9	9:-11
A tobi-	0:-24	7:30
A tobias	0:-24	7:30
A tota-	0:9	3:-11	4:23	7:16	9:-21
A total	0:9	3:-11	4:23	7:15	9:-21
A trad-	8:-12	9:31
A trai-	7:12
A tran-	3:-16	4:-11	8:23	9:24
A transaction	7:-18	9:38
A transfer	8:29	9:-12
A trav-	7:11
A trus-	7:14
A trust	7:14
A ttc	7:10
A tva	7:22	9:-15
A uber	5:26	7:-17
A uber-	7:10	9:9
A uberweisung	9:10
A und	3:-26	4:55	7:11	8:-21
A unit	3:-9	7:13
A unit-	4:-15	7:9	8:20
A united	4:-14	8:20
A unse-	7:21
A unser	7:14
A unte-	7:10
A unterschrift	7:15
A up	7:11
A upi	7:-29	9:31
A us	3:16
A usag-	7:12
A usage	7:12
A usd	0:11
A ust	7:11
A util-	7:9
A vale-	7:19
A vall-	3:-13	7:18
A valley	3:-12	7:16
A van	7:9
A vand-	0:-8	3:14	7:-24	9:35
A vat	7:10
A vehi-	3:11	6:10	7:-13
A vehicle	3:11	6:10	7:-13
A verb-	9:18
A verbrauch	7:-9	9:18
A verf-	0:38	7:-38
A verfugbar	0:38	7:-38
A vers-	5:-15	9:25
A vert-	4:-46	7:69
A via	3:23	7:-21
A visa	7:10
A visi-	0:16	7:-10
A visit	0:16	7:-12
A volk-	7:13
A voll-	7:13
A vollstandigen	7:12
A von	3:-9	5:17
A vos	3:18	4:-13	7:14
A votr-	4:11	7:-34	8:33
A votre	4:11	7:-34	8:33
A ware	7:15
A we	4:8
A web	3:9	4:-9	7:19
A weid-	7:-35	9:37
A well-	7:9
A wells	7:9
A werk-	3:14	7:-31	8:25
A west-	5:17
A whit-	3:15
A wieb-	7:13
A will	3:22	7:-20
A wir	5:29	7:-17
A with	0:12	3:10	7:-18
A with-	7:9
A wohn-	7:8
A wurd-	7:9
A www	4:21	7:-35	8:46	9:-14
A yann	6:27	7:-22
A you	3:11	7:14	8:-12
A your	4:-25	6:-10	7:-10	8:61
A zahl-	0:29	3:-27	4:-27	9:32
A zahlerstand	7:12
A zu	4:-10	7:19
A zur	5:29	7:-11
A אביט-	0:13	7:-10
A אביטל	0:13	7:-10
A אגפ	2:32	3:-21	4:8
A או	7:9
A אוחנ-	0:43	3:-22	7:-15
A אוחנה	0:43	3:-22	7:-15
A אוטו-	7:-13	9:17
A אופק	3:49	7:-44
A אורי-	0:10	3:-11	4:-10	5:10
A אורית	0:10	3:-11	4:-10	5:10
A אזור-	3:50	7:-51
A אי	0:-9	7:14
A אינה	7:8
A אישו-	3:-8	6:-12	7:16	9:26
A אישור	3:-8	6:-12	7:16	9:26
A אישי-	4:-24	7:25
A אל	0:-9	6:17
A אמצע-	0:12
A אמצעי	0:12
A אסמכ-	1:-9	3:-29	7:-12	8:31	9:41
A אסמכתא	1:-8	3:-11	9:42
A אשכנ-	7:-25	9:29
A אשכנזי	7:-25	9:29
A אשרא-	3:42	7:-31
A אשראי	3:42	7:-31
A את	4:-28	7:35
A באמצ-	7:-11	9:15
A באמצעות	7:-11	9:15
A בבנק	3:-9	4:14
A בזק	7:8
A בחו"-	0:14	7:-12
A בחו"ל	0:14	7:-12
A בחשב-	0:-13	7:19
A בחשבונ	0:-13	7:18
A ביטו-	2:34	3:-10
A ביטוח	2:34	7:-11
A ביקו-	5:-11	7:27
A ביקור	5:-11	7:27
A בית	4:17
A במע"-	7:10
A במע"מ	7:10
A בנ	7:18
A בנק	3:-8	7:25
A בנקא-	7:-11	9:25
A בנקאית	7:-11	9:25
A בע"מ	0:12	1:-9	3:-17	4:-12	5:-16	7:76	8:-27
A ברוט-	1:26	7:-25
A ברוטו	1:26	7:-25
A בריא-	7:8
A בריאות	7:8
A ברפו-	5:22	7:-9
A ברפואת	5:22	7:-9
A בש"ח	0:-9	3:17
A בת	7:8
A גב	7:12
A גביי-	3:-15	7:21
A גבייה	7:10
A גולד-	3:10
A גולנ	7:17
A גמל	7:-9	9:13
A גנ	7:16
A ד"ר	0:-16	4:-13	5:71	7:-43	8:-12	9:26
A דוד	0:24	7:-19
A דוח	3:19	6:-14
A דינ	3:-21	7:35
A דמי	5:9
A דפ	7:14
A הביט-	7:12
A הבינ-	0:-13	7:17
A הבינלאומי	0:-13	7:17
A הבנק	3:9	4:11	7:-23	9:10
A הגלי-	7:9
A הגליל	7:9
A הדוא-	4:10	7:-12
A הדואר	4:10	7:-14
A ההור-	7:10
A הובל-	0:25	7:-35	9:16
A הובלות	0:25	7:-33	9:16
A הודע-	3:37	4:-20	7:-11
A הודעה	4:-18	7:29
A הודעת	3:48	7:-45
A הופק	9:16
A הוצא-	7:11	9:-9
A הוצאות	7:10	9:-9
A הורא-	7:-37	9:43
A הזמנ-	3:30	7:-43	8:18
A החבר-	7:9
A החברה	7:9
A החיו-	4:-25	7:31
A החשב-	4:-9	7:30
A החשבונ	7:27
A היעד-	7:-31	9:29
A היעדרות	7:-31	9:29
A הישר-	7:9
A הישראלית	7:8
A הכנס-	7:16
A הכנסה	7:9
A הכרט-	0:8
A הכרטיס	0:8
A הלוו-	3:14	6:37	7:-31
A הלוואה	3:14	6:38	7:-34
A הלקו-	0:-16	3:47	7:-15
A הלקוח	0:-16	3:47	7:-15
A המטו-	3:-15	7:26
A המטופל	3:-15	7:26
A המימ	7:11
A המקב-	0:26	7:-22
A המקבל	0:26	7:-22
A המשל-	3:10
A המשפ-	5:20
A המשפחה	5:20
A העבר-	1:12	3:-8	4:-9	9:21
A העברה	1:13	4:-8	9:17
A העסק-	0:-13	7:15
A הערו-	7:10	8:-9
A הערות	7:10	8:-9
A העתק	7:12
A הפקד-	9:11
A הפרש-	3:11
A הפרשי	3:11	7:-9
A הצמד-	3:11	7:-9
A הצמדה	3:11	7:-9
A השתל-	3:15	6:-29	7:30
A השתלמות	3:15	6:-29	7:30
A התחי-	7:-16	9:16
A התשל-	7:16
A התשלומ	7:15
A ואינ-	9:13
A ואינו	7:-14	9:17
A וביו-	3:33	7:-21
A וביוב	3:33	7:-21
A וחות-	7:11
A וחותמת	7:11
A ועד	9:10
A וריב-	3:12	7:-11
A וריבית	3:12	7:-12
A זה	7:14
A זהות	7:24
A זו	7:12
A זיכו-	0:-12	4:12	7:14
A זיכוי	4:12
A זיכויימ	0:-11	7:12
A חברה	7:13
A חודש-	7:13
A חודשי	7:9
A חוזה	3:21	7:-13
A חוצ	4:-14	7:17
A חיוב	0:20	2:11	3:40	4:-9	7:-44
A חיוב-	2:13
A חיובימ	2:13
A חייב	7:9
A חשבו-	0:-9	1:-43	2:14	5:-8	7:35	8:21	9:-15
A חשבונ	1:-39	2:20	7:27	9:-9
A חשבונית	2:-19	7:17	8:14
A חשמל	2:28	3:-13	4:-14
A חתומ	4:12
A חתימ-	7:22
A חתימה	7:18
A טכנו-	0:-8	7:12
A טכנולוגיות	0:-8	7:12
A טל	7:12
A טלפו-	7:16
A טלפונ	7:16
A יד	4:16
A ילדי-	5:10
A ילדימ	5:10
A ירוש-	4:20
A ירושלימ	4:21
A יש	7:12
A כאל	0:21	7:-19
A כולל	1:11
A כולל-	0:24	7:-21
A כוללת	0:24	7:-21
A כושר	7:9
A כי	7:19
A כספי-	3:-14	7:20
A כרטי-	7:9
A כרטיס	0:21
A כרטיסי	0:-14	3:8	7:10
A כתוב-	7:16
A כתובת	7:16
A לא	0:-12	3:-11	5:23	7:16
A לאחר	7:11
A לב	4:-23	7:26
A לבנק	3:16	7:-13
A לוח	6:-8	7:11
A לוינ	0:15	7:-22	9:16
A לחשב-	0:26	7:-15
A לחשבונ	0:26	7:-20
A לי	7:-12	9:10
A לידי	0:20	4:9	7:-25
A לישר-	7:13
A לישראל	7:13
A לכבו-	5:20
A לכבוד	5:20
A לכל	6:23	7:-17
A ללא	5:13
A ללקו-	7:14
A ללקוח	7:14
A לעוב-	1:11
A לפי	0:-16	5:9	7:23
A לפני	0:-24	7:27
A לקבו-	5:13	7:-10
A לקבוע	5:13	7:-11
A לקוח	0:15	3:18	4:-11	7:-46	8:29
A לקופ-	7:-9	9:13
A לקופת	7:-10	9:13
A לתקש-	7:8
A לתקשורת	7:8
A לתשל-	3:21	4:-14	7:22	9:-10
A לתשלומ	3:21	4:10	9:-10
A מד	7:13
A מומח-	5:22	7:-9
A מונה	3:-10	7:15
A מוצר	7:8
A מורש-	4:-14	8:27
A מורשה	4:-14	8:27
A מזומ-	7:8
A מזומנ	7:8
A מזרח-	7:14
A מזרחי	7:14
A מחיר	4:-17	7:39
A מחיר-	7:13
A מחירונ	7:13
A מי	4:11
A מיכל	4:-23	7:33
A מימ	4:-9	7:24
A מימו-	7:13
A מימונ	7:13
A מלונ	4:-28	7:38
A מנוי	3:-34	7:42
A מס	0:10	1:59	3:-12	4:-8	7:-53	8:-10	9:15
A מס"ב	7:9
A מסגר-	0:13	7:-10
A מסלו-	7:23	9:-14
A מסלול	7:23	9:-14
A מסמכ	3:-10	8:29
A מספר	0:59	1:-44	2:33	3:-10	4:-15	5:-13	6:10	8:-29	9:14
A מע"מ	0:-25	7:35
A מענק	1:12	7:-10
A מערכ-	4:9
A מערכות	4:9
A מפעל-	4:-15	7:18
A מפעלי	4:-15	7:18
A מק"ט	7:32	8:-13
A מקומ	5:-10	7:13
A מקור	2:-18	3:75	4:-53	7:37	9:-23
A מר	4:11	7:-16
A מרכז	7:9
A מרכז-	3:-26	7:31
A מרפא-	3:-10	4:-9	5:9	7:17
A מרפאת	3:-10	4:-9	5:9	7:16
A משול-	7:10
A משלמ	3:28	7:-21
A משפח-	5:-8	7:24
A משפחה	5:-8	7:16
A נועה	7:9
A נופ	7:8
A נטו	1:11
A נטע	9:10
A ניהו-	4:12	9:15
A ניהול	4:12	9:15
A ניכו-	7:14
A נכס	3:-22	4:-16	7:46
A סבטל-	7:13
A סבטלנה	7:13
A סה"כ	3:-14	4:-37	7:37	9:31
A סוג	7:24	9:-10
A סיכו-	5:-8	9:26
A סיכומ	5:-8	9:26
A סילו-	7:12
A סילוקינ	7:12
A סכומ	0:8	3:29	4:11	7:-25	9:-8
A סניפ	7:12
A ספח	3:8	4:23	7:-27
A ע"י	7:15
A ע"ר	4:14
A עבוד-	0:-11	4:-17	5:24	7:33	9:-20
A עבודה	0:-11	5:25
A עבודות	4:-14	7:34	9:-17
A עבור	4:-8	7:11
A עד	3:11	4:-10
A עוסק	4:-14	8:29
A עיצו-	7:11
A עיצוב	7:11
A עירי-	4:-9	7:20
A עיריית	4:-9	7:20
A על	0:8	2:10	3:-9	7:-19	9:19
A עלות	0:10	7:-8
A עמ	7:13
A עמות-	4:13	7:10
A עמותת	4:16
A עמלו-	0:11	7:-9
A עמלות	0:11	7:-9
A עמק	3:21	4:23	7:-26	8:-13
A עסקא-	0:12	7:-9
A עסקאות	0:12	7:-9
A עסקי-	3:-36	4:10	7:31
A עסקימ	3:-37	4:11	7:31
A פירו-	0:-17	4:15	7:13
A פירוט	0:-17	7:26
A פנסי-	7:15
A פרטי	3:15	4:-19	5:58	6:8	7:-71	8:22
A פרטי-	1:29	3:-11	4:-12	6:-9	9:12
A פרטימ	1:29	3:-10	4:-11	9:12
A פריד-	7:9
A פריט	7:11
A פרמי-	0:25	7:-21
A פרמיה	0:25	7:-21
A פרצ	3:20	7:-8
A צדוק	7:13
A צרכנ	3:-15	4:12	7:9
A קבוע	5:-11	7:16
A קבלה	3:39	4:18	7:-37
A קבלת	7:8
A קבע	7:12
A קוד	3:-8	7:26
A קיימ-	7:11
A קרדי-	3:49	7:-45
A קרדיט	3:49	7:-45
A קרנ	3:20	6:-21	7:10
A רופא	5:-11	7:13
A ריבי-	6:14
A ריבית	6:14
A רישו-	7:10
A רישוי	7:10
A רכב	2:28	4:-12
A רפוא-	5:69	7:-59
A רפואי	7:9
A ש"ח	4:-22	7:21
A שובר	4:54	7:-38
A שווי	0:-8	7:10
A שולמ	1:11	7:-9
A שושנ-	3:24	4:-17
A שושנה	3:24	4:-17
A שיוו-	4:22
A שיווק	4:22
A שיני-	4:-8	5:15	8:-9
A שיניימ	4:-8	5:15	8:-9
A שיק	1:33	2:-9	3:-13	7:13	9:-9
A שירו-	4:10	7:9
A שירותי	4:9
A שכר	7:10
A של	4:12
A שלומ	7:-8
A שלכ	3:42	7:-32
A שמ	3:-9	4:-21	7:60
A שנתי-	0:25	7:-21
A שנתית	0:25	7:-21
A שרעב-	0:13	7:-28	9:16
A שרעבי	0:13	7:-28	9:16
A תאגי-	7:9
A תאגיד	7:9
A תאור	7:14
A תארי-	7:8
A תאריכ	7:8
A תומר	0:21	7:-22
A תיאו-	7:9
A תיאור	7:8
A תמר	3:11
A תעוד-	3:17
A תעודת	3:16
A תעשי-	7:11
A תעשיות	7:9
A תקופ-	3:40	7:-26
A תקופתי	3:33	7:-25
A תרומ-	4:11
A תשלו-	0:12	3:8	7:9	9:-9
A תשלומ	0:14	3:10
A תשלומימ	7:12
A תשפ"-	7:12
F =account	0:11	1:-9	3:-72	4:96	7:15	8:-13	9:-12
F =account+number	0:22	7:-21
F =account+period	4:-48	7:56
F =amount	7:19	9:-13
F =bank	3:11	4:8	7:19	8:-8	9:-11
F =bank+due	3:-34	7:38
F =bank+other	0:15	3:15	7:-26
F =by	0:34	7:-25
F =by+due	3:16	4:9	7:-19
F =by+pay	0:36	7:-32
F =closing	4:-8	7:18
F =current	4:16
F =customer	2:16	3:-25	4:-19	7:13	8:34
F =customer+number	3:-10	4:28	7:-17
F =customer+tax	4:16	7:-43	8:43
F =date	0:-12	1:11	3:10	5:-18
F =date+number	3:10
F =deduction	7:11
F =due	0:36	3:-23	4:-14	7:57	8:-26	9:-10
F =due+period	0:42	7:-20
F =due+total	0:46	7:-33
F =incl	1:35	3:16	7:-25
F =incl+tax	7:10
F =instalment	6:11	7:21	8:-20
F =instalment+other	7:25	8:-20
F =interest	7:16
F =invoice	2:11	3:-61	4:116	8:-34
F =invoice+number	3:-9	4:14
F =invoice+tax	3:-9	4:14
F =issued	3:-8	7:22
F =net	1:26	7:-23
F =number	0:-9	2:87	3:-70	4:-20	6:-18	8:16
F =number+period	4:15	7:-10
F =number+person	7:12
F =number+tax	0:-15	1:13	2:19	3:-25	4:36	5:12	7:-22	9:-8
F =opening	4:32	7:-17
F =order	4:-49	7:-36	8:96
F =other	0:43	1:-12	2:-9	3:-32	4:-41	5:-9	6:-9	7:65
F =other+pay	7:10
F =other+payment	0:42	7:-21
F =paid	0:53	7:-38
F =pay	0:31	1:17	3:-14	7:-19
F =payment	0:26	3:9	4:40	7:-37	9:-18
F =period	0:35	3:-28	4:-46	7:66
F =period+tax	4:15	7:-9
F =period+total	0:44	7:-32
F =person	1:25	9:-10
F =previous	7:9
F =price	0:-10	3:-12	4:10	7:31
F =statement	7:13
F =tax	0:-18	1:10	2:16	3:-41	4:12	5:8	7:8	8:28	9:-17
F =total	0:44	7:-28
F =transfer	7:19
F abn	4:19	7:-16
F account	0:17	3:-43	4:86	7:-40
F address	7:12
F ag	7:8
F am	4:46	5:-13	7:-22
F an	7:12
F and	3:21	6:12	7:-18
F apr	0:-14	7:20
F as	3:30	7:-23
F at	7:11
F atu	7:14
F au	7:11
F aug	3:20	7:-15
F available	0:-11	7:12
F avenue	4:-9	5:22
F bank	3:36	7:-21
F bill	3:-37	7:38
F billing	4:14	7:-8
F bis	7:15
F blue	0:-32	7:36
F box	3:-22	4:-11	7:41
F branch	3:45	7:-40
F bsb	3:-9	4:16
F by	0:36	7:-31
F ca	7:9
F card	0:21
F cash	0:-32	7:36
F ch	7:-15	9:18
F check	1:17	7:-16
F checks	3:12	7:-11
F client	2:18	4:-13	7:-36	8:40
F co	7:18
F code	3:-22	7:56	8:-22
F compte	7:11
F credit	3:18	7:-17
F current	4:23	7:-21
F date	1:15	4:-9	7:24	8:-22
F de	4:16	7:20	8:-18
F denver	7:12
F deposit	7:-14	9:26
F der	0:16
F des	5:72	7:-67
F details	3:-37	7:48
F dr	4:-22	5:44
F du	4:-33	7:48
F echeance	7:37	8:-20
F employee	1:25	7:-22
F employee's	7:8
F energy	3:12	4:-14
F entree	7:-55	8:64
F et	2:19	7:-12
F example	3:-9	7:-56	8:67
F facture	2:17	4:-10
F feb	7:9
F fin	7:12
F for	7:13
F fr	7:-22	8:40
F from	0:-32	7:38
F gmbh	7:13
F gstin	4:-9	7:17
F iban	3:-9	7:10	9:14
F id	0:-11	4:-16	7:42
F idnr	7:8
F in	7:12
F inc	1:36	7:-14
F insurance	7:11
F interest	7:13
F jul	3:17	4:35	7:-43
F jun	3:-8	4:32	7:-16
F kw	7:9
F kwh	7:9
F le	7:28
F ltd	3:27	7:-21
F mar	7:8
F may	0:-20	7:25
F mb	7:15
F method	7:11
F min	3:10	4:22	7:-24
F ms	7:12
F name	3:-9	7:22
F nc	4:12
F no	0:9	7:21
F nr	4:-9	7:-28	8:39
F number	0:15	2:18	7:-15
F of	7:21
F on	0:-14	7:31
F or	7:26
F other	7:9
F page	7:9
F patient	3:-15	4:46	7:-24
F pay	0:35	1:21	3:-10	7:-40
F payable	3:12	7:-9
F payment	0:-16	3:21	7:15
F pc	3:12	7:-11
F ph	7:12
F pl	4:19	7:-18
F place	4:-36	7:42
F plan	6:12
F please	3:25	7:-22
F pm	4:43	7:-28
F po	3:-21	7:34
F pos	4:22	7:-20
F pv	7:8
F questions	4:14	7:-12
F rate	7:25	8:-20
F rd	3:19	4:48	7:-60
F ref	2:58	4:-10	7:-63	9:30
F reference	7:19	9:-10
F reg	7:12
F restaurant	4:-8	7:33
F road	6:-8	7:21
F rue	3:-10	4:-17	5:71	7:-55	8:15
F sa	7:10
F saint	3:-8	4:-12	8:22
F san	7:15
F security	7:12
F service	7:14
F services	7:10
F social	7:10
F sort	3:-27	7:30
F st	7:17
F state	7:12
F street	7:13
F summary	6:12
F tax	4:13
F tel	4:-9	7:18
F the	7:-23	8:40
F time	4:35	7:-25
F to	7:17
F transactions	0:15	7:-14
F transit	7:12
F ttc	7:10
F tva	7:-24	8:41
F uid	7:14
F ust	7:10
F va	3:-14	7:15
F vat	7:12
F visa	0:46	4:-26	7:-13
F with	3:26	7:-25
F www	7:11
F your	0:-9	7:25
F אגש"ח	7:16
F אורח	4:28	7:-17
F אורנ	4:15	7:-8
F אזור	3:-11	8:14
F אישור	4:-14	7:-28	8:31	9:18
F אמצעי	0:46	7:-33
F אשדוד	7:11
F אשראי	7:12
F בגינ	7:-21	8:25
F ביט	9:11
F בנ	2:51	6:-10	7:-31
F בנק	3:-55	4:-22	7:84
F בנקאית	7:18	9:-11
F בע"מ	3:22	7:24
F בעל	3:12
F בריאות	5:59	7:-43
F גולנ	3:37	4:-10	7:-25
F ד"ר	5:21
F דירה	3:18	4:-19	7:20	8:-12
F דרכ	7:-14	8:24
F הזמנה	7:23	8:-10
F החודש	0:46	7:-33
F החשמל	3:23	7:-18
F הלקוח	7:-10
F המוסד	9:21
F המטופל	3:15
F הנגב	4:36	7:-28
F העברה	7:17	9:-11
F העובד	7:10
F השרונ	4:-15	7:33
F התעשייה	3:-9	8:14
F ויזה	3:-8	7:15
F ויצמנ	4:-14	7:27
F זיכוי	4:11
F חברה	3:10
F חברת	3:23	7:-18
F חיוב	4:24	7:-9
F חיפה	7:18
F חשבונ	3:-24	7:47
F חשבונית	3:-11	4:26
F טל	3:-10	4:-13	5:-11	7:52
F טלפונ	7:15
F טפחות	7:13
F ישראל	3:53	7:-49
F כאל	7:12
F כפר	2:41	3:-16	4:-17
F כרטיס	0:-43	4:36	7:16
F כתובת	7:20
F לאומי	1:31	6:18	7:-33	9:15
F לביטוח	9:22
F לבנק	3:43	7:-43
F לידה	7:-29	9:33
F לידי	4:-11	7:16
F לישראל	3:23	7:-16
F לכבוד	3:107	7:-89
F לתשלומ	0:45	3:-18	7:-20
F מגדל	7:8
F מוקד	3:-8	4:15
F מורשה	4:-25	7:32
F מושב	3:47	7:-34
F מזרחי	3:35	7:-19
F מחוז	4:-15	7:34
F מכבי	5:59	7:-44
F מס	0:-15	1:14	2:21	3:-21	4:24	5:13	7:-24
F מספר	7:15
F מרכז	7:-40	9:60
F מרפאת	4:-15	5:15	7:22	9:-10
F משלוח	4:29	7:-18
F משלמ	7:15
F משפחה	7:13
F סבא	4:-14	7:28
F סה"כ	0:46	7:-34
F סוג	7:18
F סוכנ	4:-9	7:22
F סכומ	7:17	9:-13
F עבור	4:37	7:-32
F עד	3:15	7:-14
F עוסק	3:11	4:-24	7:25
F עיריית	7:8
F פעולות	0:11	7:-10
F פרטי	6:-10	7:17
F פרי	7:14
F פתח	7:9
F צרכנ	3:-9	7:18
F קבלה	3:-8	4:126	7:-98	8:-8
F קופת	7:20
F רח	3:-13	4:-12	7:52
F שד	7:22
F שובר	3:44	4:12	7:-40	9:-14
F שולמ	7:10
F שיק	1:32	7:-23
F שירותי	5:59	7:-43
F שמ	3:53	4:-15	8:-11
F שמנ	3:-11	7:21
F שנת	1:18	7:-16
F תאריכ	9:10
F תיק	7:11
F תלוש	3:12	7:-9
F תעודת	4:29	7:-17
F תקופתי	4:-48	7:56
F תשלומ	0:42	3:-11	4:45	7:-57	9:-12
L -ading	7:12
L -aires	4:51	7:-47
L -aison	7:11
L -ample	7:14
L -ansit	4:25	7:-21
L -antor	3:56	7:-45
L -apore	7:11
L -arged	0:-11	7:14
L -ation	3:-55	4:-49	5:-14	7:-45	8:35	9:151
L -biger	7:20
L -bitor	3:55	7:-43
L -ceipt	4:-26	8:18	9:19
L -cense	7:10
L -chaft	7:14
L -chein	4:-12	7:29
L -ciale	7:12
L -cisco	7:8
L -count	0:28	2:-9	3:16	4:-15	5:-12	6:32	8:-17	9:-19
L -ction	9:19
L -ctura	4:23	7:-10
L -cture	3:-17	4:8	7:33	8:-10
L -dress	7:11
L -eland	7:11
L -ement	2:44	3:-16	4:14	6:31	7:-42	9:-11
L -encia	2:21	3:-13	4:-16	7:18
L -erenz	3:-8	7:-83	9:106
L -erest	0:14
L -ernet	3:10
L -faire	7:-62	8:71
L -fiant	3:62	7:-49
L -ftrag	8:18
L -gland	7:13
L -harge	4:-8	7:10
L -hnung	3:-15	4:58	8:-16
L -ichen	3:70	7:-66
L -icite	4:47	7:-43
L -icket	7:-20	8:31
L -iente	3:10
L -imary	3:-15	7:19
L -iness	3:-14	4:-13	7:31
L -inion	7:9
L -ional	3:11
L -ision	8:12
L -isung	4:9
L -karte	0:-18	3:29
L -konto	3:57	4:-28	6:47	7:-51
L -lance	7:8
L -lated	7:8
L -lefon	7:10
L -lfunk	7:10
L -llung	7:-10	8:20
L -mande	7:15	8:-10
L -mento	4:57	7:-51
L -ments	3:20	7:-16
L -mited	7:12
L -mpany	7:12
L -ncier	3:-9	7:15
L -ndred	7:9
L -ngsnr	4:62	7:-53
L -nsfer	0:-8	8:31	9:-17
L -ntier	7:-12	8:14
L -ntrat	2:66	3:-18	4:15	7:-58
L -nungs	3:-12	4:42	7:-15
L -oking	3:-11	7:21
L -ompte	4:-11	7:12
L -peler	3:-26	7:35
L -perty	7:26
L -phone	7:13
L -pital	3:-15	7:22
L -place	4:31	7:-25
L -posit	0:-8	7:16
L -pteur	4:-11	5:69	7:-51
L -ption	7:12
L -rance	7:14
L -rcard	0:34	7:-10
L -rence	2:-18	3:38	6:12	8:-14	9:19
L -richt	7:12
L -riott	7:10
L -rrent	7:9
L -rring	7:10
L -rtner	3:58	4:-17	7:-32
L -rvice	3:-36	4:-13	7:62
L -shire	7:8
L -sonal	7:9
L -ssage	7:31	9:-28
L -ssier	4:-13	6:-10	8:29
L -sumer	3:13
L -tails	8:14
L -taire	7:14
L -tered	7:18
L -tfach	7:12
L -tgage	6:28	7:-23
L -tions	7:24	9:-11
L -tland	7:17	8:-10
L -tless	0:67	7:-57
L -tlich	7:10
L -tment	7:9
L -tober	0:-8	7:10
L -tomer	3:39	7:-9
L -tract	2:19	3:-12
L -trags	7:44	8:-25
L -trato	2:42	3:-8	4:-14
L -traße	7:9
L -ttura	3:14	4:32	7:-38
L -turee	7:-10	9:23
L -ucher	7:11
L -ument	4:17
L -ummer	0:-17	2:-11	3:107	4:59	5:-17	6:9	7:-195	8:81	9:-11
L -ungen	7:9
L -urant	4:-10	7:17
L -urite	7:12
L -usand	7:9
L -uszug	6:10
L -vices	3:-12	7:20
L -vider	5:48	7:-29
L -voice	3:-18	4:47	8:-13
L -werke	3:-30	7:34
L -yment	4:-8	9:30
L -בונית	3:-9	4:22	7:9
L -וטבול	7:8
L -ושלימ	7:10
L -טינומ	0:9
L -כויימ	3:-12	7:26
L -לאומי	7:11
L -לוואה	6:19	7:-10
L -לומימ	7:13
L -מוכינ	7:-15	9:26
L -סתיימ	0:48	7:-16	8:-15
L -עתיימ	7:14
L -ראכרט	0:37	7:-17
L -רונית	5:11
L -רקארד	0:43	7:-30
L =account	1:-17	2:-23	3:125	5:-26	7:24	8:-39	9:-48
L =account+bank	7:17
L =account+closing	0:17	3:-17	7:10
L =account+customer	3:-42	7:53
L =account+due	4:17
L =account+interest	0:21	7:-20
L =account+invoice	7:9
L =account+number	0:25	1:-8	2:-12	3:47	4:34	5:-12	6:-29	8:-19	9:-29
L =account+other	0:-8	6:18
L =account+period	4:12
L =account+price	3:-9	4:25	7:-12
L =account+statement	4:-10	7:11
L =account+tax	3:-10	4:43	6:-9	7:-11
L =account+transfer	7:11
L =all account	0:-28	3:92	4:-39	5:-10	6:21	8:-14	9:-12
L =all account+bank	7:9
L =all account+closing	3:-9	7:14
L =all account+closing+number	0:22	7:-12
L =all account+customer	3:20	7:-17
L =all account+customer+number	3:-63	7:70
L =all account+due	4:18
L =all account+number	2:-10	3:129	5:-10	6:-19	7:-49	8:-14	9:-25
L =all account+number+tax	3:-9	4:17	6:-9	7:10
L =all account+other	6:18	7:-16
L =all account+period	7:8
L =all account+price	4:14
L =all account+statement	4:-10	7:11
L =all amount	7:11
L =all balance+due	7:10
L =all bank	3:26	4:-27	5:-9	6:-9	8:28	9:-11
L =all bank+closing	0:15	7:-11
L =all bank+customer	3:18	7:-10
L =all bank+number	3:-8	7:20
L =all bank+number+tax	7:9
L =all by	7:15
L =all closing	3:-10	7:13
L =all current	7:10
L =all customer	0:-17	3:111	4:-20	7:-38	8:-15
L =all customer+number	3:79	4:-26	6:-12	7:-9	8:-11	9:-8
L =all customer+number+tax	3:72	4:-13	7:-42
L =all customer+other	3:21	7:-18
L =all customer+period	3:-13	7:20
L =all date	6:53	7:-27
L =all date+order	7:21	8:-14
L =all deduction	3:-11	7:19
L =all due	0:-9	3:-8	7:33
L =all due+number	6:30	7:-23
L =all due+other	7:11
L =all due+total	0:41	7:-40
L =all incl	7:9
L =all instalment+other	7:10
L =all interest	7:16
L =all invoice	0:-15	3:-30	4:126	5:-13	7:-46	8:13	9:-16
L =all invoice+number	3:-36	4:57	7:-32	8:-21	9:60
L =all invoice+number+tax	4:62	7:-46
L =all invoice+tax	4:28	7:-23
L =all number	0:-89	2:62	3:27	5:-20	6:59	7:-70	9:29
L =all number+order	3:-25	4:-24	7:25	8:40
L =all number+order+tax	4:-11	7:-10	8:28
L =all number+other	3:-9	4:-8	6:31
L =all number+other+tax	1:15	3:-9	4:-8	6:15
L =all number+payment	7:-12	9:22
L =all number+person	7:13
L =all number+person+tax	7:17
L =all number+price	4:-15	9:18
L =all number+price+tax	4:18	7:-19
L =all number+statement	3:-12	4:66	6:-10	7:-24	8:-10
L =all number+statement+tax	3:-12	8:27	9:-9
L =all number+tax	1:30	2:37	3:-25	4:-82	7:56	8:-50	9:29
L =all number+transfer	7:-30	8:32
L =all order	3:-8	4:-14	7:-65	8:102
L =all other	3:15	4:-9	5:-8	7:40	8:-10
L =all pay	7:8
L =all payment	7:30
L =all period	3:-10	4:-13	7:38
L =all previous	0:27	7:-21
L =all price	4:16	7:17
L =all price+total	0:20	7:-16
L =all statement	4:45	7:-33
L =all tax	3:-15	4:-32	7:75	8:-11
L =all total	0:-28	7:44
L =all transfer	7:-18	9:26
L =amount	7:16
L =balance	0:-10	6:16
L =balance+due	6:12
L =balance+invoice	4:14	7:-12
L =balance+number	6:10
L =balance+other	6:17	7:-14
L =balance+tax	6:10
L =bank	0:32	1:-10	2:-8	3:20	4:-42	5:-14	6:-18	7:34	8:16	9:-11
L =bank+closing	0:34	7:-29
L =bank+customer	3:18	7:-9
L =bank+number	0:11	3:-13	7:17
L =bank+other	7:10
L =bank+payment	7:-9	9:12
L =bank+tax	7:10
L =bank+total	0:11	7:-10
L =by	7:36
L =by+other	7:9
L =closing	0:53	3:-30	4:-13	7:-32	8:9	9:26
L =closing+final	7:-12	8:14
L =closing+number	0:29	9:-16
L =closing+other	7:8
L =closing+total	0:11	7:-28	9:21
L =current	4:-29	7:42
L =current+number	4:-24	7:26
L =current+tax	4:-24	7:24
L =customer	0:-28	1:-9	2:-12	3:217	4:-71	5:-12	6:-26	7:-28	8:-11	9:-19
L =customer+number	3:82	4:-46	6:-15	7:30	8:-16	9:-12
L =customer+other	3:19	7:-9
L =customer+period	3:-14	7:20
L =customer+tax	3:65	4:-16	7:-29
L =date	3:-10	4:-14	6:45	7:17	8:-18
L =date+due	7:11
L =date+monthly	7:9
L =date+order	7:21	8:-14
L =deduction	3:-13	7:30
L =deduction+number	7:9
L =due	0:24	3:-23	4:57	6:22	7:-35	8:-10	9:-16
L =due+invoice	4:-8	7:9
L =due+monthly	7:9
L =due+number	4:52	6:32	7:-62
L =due+period	7:11
L =due+price	0:17	7:-16
L =due+tax	4:52	7:-39
L =due+total	0:41	7:-38
L =final	7:-12	8:14
L =incl	7:24
L =instalment	7:21
L =instalment+other	7:15
L =interest	0:8	6:-8	7:19
L =interest+other	7:11
L =invoice	0:-23	1:-13	2:-16	3:-80	4:185	5:-21	6:-17	7:-39	8:-16	9:39
L =invoice+number	2:-9	3:-43	4:56	6:-10	7:-9	8:-25	9:58
L =invoice+period	4:-30	7:32
L =invoice+previous	7:9
L =invoice+tax	3:-10	4:30
L =issued	4:-10	7:24
L =issued+number	4:-8	7:11
L =issued+tax	4:-8	7:11
L =monthly	7:15
L =net	7:9
L =number	0:-70	1:13	2:47	3:41	4:29	5:-72	6:59	7:-109	8:-12	9:74
L =number+order	3:-28	4:-34	7:15	8:68
L =number+other	1:14	3:-21	4:-19	6:54
L =number+pay	7:11
L =number+payment	4:12	7:-29	9:34
L =number+period	7:11
L =number+person	7:30
L =number+price	4:11	7:-21	9:25
L =number+statement	3:-25	4:73	5:-8	6:-12	7:-21	8:18	9:-13
L =number+tax	1:30	2:19	3:-12	4:12	5:-23	7:-17	8:-15
L =number+total	7:22	9:-16
L =number+transfer	7:-16	8:31
L =opening	4:-8	7:17
L =opening+previous	7:8
L =order	3:-56	4:-54	7:-42	8:190	9:-9
L =order+tax	4:-11	7:-10	8:28
L =other	0:-29	2:-11	4:-45	5:-16	6:60	7:85	8:-27	9:-23
L =other+tax	1:15	3:-10	4:-10	6:24	7:-9
L =other+transfer	7:14
L =paid	7:15
L =pay	3:-8	7:33
L =payment	0:-11	3:-11	6:-10	7:17	9:26
L =payment+tax	4:17	7:-11
L =period	0:-20	3:-31	4:-37	7:111
L =period+tax	7:11
L =person	4:-11	7:40
L =person+tax	7:17
L =previous	0:22	4:-12
L =price	0:20	3:-22	4:35	7:-19	8:-13	9:20
L =price+tax	4:27	7:-20
L =price+total	0:16	7:-11
L =statement	0:-9	2:-8	3:-29	4:105	5:-11	6:-14	7:-28	8:14	9:-15
L =statement+tax	3:-12	8:27	9:-9
L =tax	0:-10	1:27	2:16	3:-36	5:-27	7:52	8:-28
L =tax+transfer	7:13
L =total	0:31	3:-9	7:-10	9:14
L =transfer	0:-10	3:-14	8:24	9:24
L ab	7:-27	8:41
L abn	4:-30	7:47
L abon-	3:79	7:-74
L acc	3:26	7:-20
L acce-	3:39	7:-24
L access	3:40	7:-36
L access_no	3:28	7:-25
L acco-	0:28	2:-9	3:14	4:-12	5:-12	6:31	8:-19	9:-20
L account	0:28	2:-9	3:17	4:-15	5:-12	6:32	8:-17	9:-19
L account_ending	3:-9	7:22
L account_no	3:-31	4:35	6:9
L account_number	0:38	3:22	4:-31
L acct	3:15	4:-11
L ach	7:9
L act	7:12
L addr-	7:11
L address	7:11
L advi-	1:44	7:-18	9:-9
L advice	1:44	7:-18	9:-9
L advice_no	1:46	7:-23	9:-9
L ag	7:10
L agre-	2:46	4:-8	6:40	7:-58
L agreement	2:46	4:-8	6:40	7:-58
L ahv	7:13
L ahv_nr	7:13
L am	7:10
L amts-	7:8
L amtsgericht	7:8
L and	3:-8	4:-12	7:17	8:28	9:-9
L and_wales	7:8
L annu-	6:71	7:-59
L ansp-	7:14
L ap	7:14
L app	4:-8	7:11
L appl-	7:13
L apri-	4:-12	7:17
L april	4:-12	7:17
L apt	7:8
L at	7:10
L au	7:-10	8:22
L auft-	4:-13	7:35
L auftrag	8:18
L auth	7:14
L auth-	0:-17	7:25
L bake-	1:76	7:-72
L bala-	7:8
L balance	7:8
L bank	3:-9	7:17	9:10
L barc-	0:-38	7:42
L bc	4:-10	7:26
L be	3:-28	7:39
L bei	4:9
L bele-	7:-18	9:40
L beleg	7:-20	9:40
L bene-	7:11
L best-	3:-26	4:-28	7:-79	8:144
L betr-	7:8
L bic	7:22
L bill	3:-21	4:27	7:16
L bill-	7:12
L bill_no	4:32	7:-21
L bill_number	4:30	7:-14
L bitt-	4:9	7:-8
L bitte	4:9	7:-8
L blue	3:-10	4:50	7:-31
L bofi	7:9
L bois-	3:-9	5:68	7:-45
L boise	7:19
L boise_id	7:19
L bon	3:-9	4:31	7:-35	8:19
L bonv-	7:10
L bonvoy	7:10
L book-	3:-11	7:21
L booking	3:-11	7:21
L box	0:-15	3:-17	4:-10	7:65	8:-11
L boxe-	4:32	7:-28
L bran-	7:11
L brau-	5:-12	7:15
L bsb	7:11
L busi-	3:-14	4:-13	7:31
L business	3:-14	4:-13	7:31
L by	7:20
L by_the	7:9
L ca	3:34	7:-13
L call	7:11
L card	0:22	4:-15	7:16
L card-	0:-10	7:12
L card_ending	0:21	7:-17
L care	3:-16	7:22
L cast-	4:14	7:-9
L cent-	3:12
L center	3:12	7:-11
L chan-	7:-8	8:13
L chantier	7:-12	8:14
L char-	0:-13	3:17	4:-11	5:-9	7:31	8:-8
L charge	7:8
L charged	0:-11	7:14
L charged_in	0:-11	7:13
L chec-	1:29	3:-12	4:27	7:-23
L check	1:29	3:-10	4:28	7:-30
L cheq-	1:24	3:18	7:-28
L cheque	1:24	3:19	7:-30
L chf	7:-46	9:59
L chk	3:-15	4:67	7:-20	8:-10	9:-10
L cho	0:16	7:-16
L cif	3:68	7:-54
L clai-	7:14
L claim	7:13
L clie-	3:50	4:-12	7:-19
L client	3:41	4:-9	7:-16
L cliente	3:10
L co	3:18	4:-10	7:11
L co_op	3:34	7:-33
L co_reg	7:8
L cod	3:15	7:-10
L code	3:53	7:-35
L code_client	3:22	7:-19
L codi-	4:-10	7:22
L com	7:17
L comm-	7:-26	8:-17	9:63
L communication	7:-47	9:65
L communication_structuree	7:-10	9:23
L comp-	3:35	4:-27	7:15
L company	7:12
L compte	3:42	4:-12	7:-18
L compteur	4:-9	7:14
L cond-	7:12
L conf	3:-27	4:-17	7:12	8:48
L conf-	4:-12	7:-48	8:22	9:49
L conf_no	3:-26	4:-17	7:12	8:48
L confirmation	4:-12	7:-49	8:22	9:49
L cons-	3:10
L consumer	3:13
L cont-	0:61	2:123	3:-59	4:-20	5:-10	6:-8	7:-62	8:-8	9:-13
L contactless	0:67	7:-57
L contract	2:19	3:-12
L contrat	2:66	3:-18	4:15	7:-58
L contrato	2:42	3:-8	4:-14
L crea-	3:-9	7:16
L creancier	3:-9	7:15
L creancier_sepa	3:-9	7:15
L cred-	3:-9	7:26
L credit	7:14
L ct	7:9
L curr-	7:9
L current	7:9
L cust	3:88	4:-14	7:-66
L cust-	3:38	4:-9
L cust_id	3:51	7:-42
L customer	3:39	7:-9
L customer_care	3:-14	7:18
L customer_id	7:9
L customer_service	7:13
L d'ac-	4:-10	7:12
L d'av-	3:-10	4:39	7:-25
L darl-	6:64	7:-51
L date	7:11
L de	0:-14	2:70	3:-31	4:-38	5:-10	7:-10	8:19	9:25
L de_compte	3:16	4:-10
L de_facture	4:-25	7:35
L de_livraison	7:11
L de_mandat	7:15
L debi-	3:105	4:-9	7:-67	8:-8
L debit	3:-18	7:36
L debit_account	7:9
L debitor	3:55	7:-43
L del	7:20
L denv-	7:17
L denver	7:17
L depo-	0:-8	7:18
L deposit	0:-8	7:16
L der	7:15
L des	7:9
L desc-	7:12
L deta-	8:14
L details	8:14
L devi-	4:-9	7:-28	8:53
L devis	4:-9	7:-28	8:53
L diag-	5:-25	7:30
L die	4:9
L digi-	0:28	7:-24
L dire-	3:-11	7:17
L direct	3:-10	7:15
L direct_debit	3:-10	7:13
L dist-	5:-21	7:24
L do	7:8
L docu-	4:84	7:-67
L document	4:26	7:-11
L domi-	0:-8	7:13
L dominion	7:9
L doss-	4:-13	6:-10	8:29
L dossier	4:-13	6:-10	8:29
L dr	5:120	7:-104
L driv-	7:12
L du	6:29
L durc-	7:9
L ea	7:10
L eigh-	7:8
L eight	7:8
L elec-	4:37	7:-29
L empl-	7:14
L end	7:-17	9:21
L endi-	0:57	3:-19	7:-22
L ending	0:57	3:-19	7:-22
L ending_in	0:50	3:-10	7:-34
L ener-	7:15
L engl-	7:13
L england	7:13
L england_and	7:8
L espa-	7:8
L et	2:-9	4:34	7:-14
L exam-	7:14
L example	7:14
L fact-	3:-38	4:78	8:-19
L factura	4:23	7:-10
L facture	3:-16	4:10	7:31	8:-10
L fair-	0:15	7:-13
L fall-	7:17
L fallig	7:10
L fare	4:-14	7:16
L fatt-	3:14	4:32	7:-39
L fattura	3:14	4:32	7:-40
L fax	7:16
L fees	0:-8	7:10
L fina-	8:14
L final	7:-12	8:14
L firs-	4:32	7:-26
L first	4:32	7:-27
L first abn	4:-29	7:41
L first acc	3:26	7:-20
L first access	3:28	7:-25
L first account	0:47	3:34	5:-10	7:-22	8:-12	9:-14
L first acct	3:28	4:-10	7:-12
L first ach	7:9
L first address	7:8
L first advice	1:-9	7:35	9:-9
L first agreement	2:47	6:42	7:-64
L first ahv	7:13
L first and	7:8
L first auftrag	8:19
L first bank	9:12
L first beleg	7:-21	9:40
L first bic	7:21
L first bill	3:-19	4:66	7:-28
L first blue	7:11
L first bofi	7:9
L first bon	3:-8	4:40	7:-50	8:20
L first booking	3:-11	7:18
L first box	7:25
L first bsb	7:10
L first business	3:-14	4:-12	7:28
L first ca	3:24	7:-18
L first card	0:-9	7:24
L first chantier	7:-12	8:14
L first check	1:30	3:-9	4:32	7:-41
L first cheque	1:24	3:19	7:-32
L first chf	7:-46	9:59
L first chk	3:-14	4:68	7:-24	8:-9	9:-10
L first cif	3:68	7:-54
L first client	3:28	7:-14
L first co	3:25	7:-11
L first cod	3:15	7:-10
L first code	3:62	7:-56
L first communication	7:-52	9:69
L first compteur	4:-9	7:13
L first conf	3:-26	4:-17	7:12	8:48
L first current	7:8
L first cust	3:88	4:-14	7:-66
L first customer	3:41	7:-14
L first de	2:81	3:-13	4:-24	7:-17
L first debit	7:17
L first debitor	3:55	7:-43
L first denver	7:15
L first direct	7:9
L first document	4:26	7:-11
L first dossier	4:-9	6:-9	8:32
L first dr	5:64	7:-54
L first ea	7:10
L first ending	0:-11	7:12
L first facture	3:-11	4:43	7:-14	8:-9
L first fax	7:13
L first final	7:-12	8:14
L first folio	3:-18	4:94	7:-43	8:-20
L first form	7:10
L first fr	7:12
L first gb	7:10
L first glaubiger	7:15
L first goods	7:11
L first gst	7:16
L first gstin	7:19
L first guarantor	3:50	7:-39
L first hst	7:9
L first iban	7:19
L first id	7:8
L first identifiant	3:62	7:-49
L first ihr	3:-15	7:23
L first ihre	3:27	4:-29	7:-17	8:26
L first in	7:9
L first interest	0:20	7:-15
L first inv	4:86	7:-46	9:-24
L first invoice	3:-12	4:41	7:-12	8:-10
L first jahreskontoauszug	6:11
L first job	4:18
L first kassen	7:8
L first kd	3:53	4:-14	7:-29
L first kontonummer	7:9
L first kunden	3:19	7:-10
L first kundennummer	3:96	7:-78
L first kundenservice	3:-19	7:27
L first loan	6:60	7:-36
L first marktlokation	7:9
L first marriott	7:10
L first mastercard	0:19
L first max	0:97	7:-93
L first member	0:-9	3:-30	7:51
L first message	7:30	9:-27
L first meter	3:-17	7:34
L first mobile	3:-22	7:37
L first monatlich	7:9
L first mprn	4:-12	7:15
L first new	7:9
L first no	1:26	2:-10	3:-33	4:8	7:-13	8:40
L first note	3:-25	4:105	7:-66	8:-9
L first nr	2:22	3:-26	4:52	7:-54	8:22
L first number	4:29	7:-26
L first numero	3:-11	4:58	7:-32
L first nº	0:-19	2:11	4:44	7:-11	9:-9
L first of	7:19
L first omb	7:15
L first or	3:-8	7:-53	8:64
L first order	7:-22	8:31
L first our	2:-14	3:-32	7:-22	8:-9	9:91
L first page	7:21
L first payment	7:-14	9:21
L first phone	7:17
L first please	4:-8	7:9
L first po	0:-11	3:-15	4:-21	8:57
L first portland	7:11	8:-10
L first primary	3:-15	7:19
L first property	7:24
L first quote	3:-15	4:55	7:-21	8:-10
L first receipt	4:-14	7:15	8:-13	9:20
L first rechnung	4:70	7:-60
L first rechnungs	3:-12	4:42	7:-15
L first rechnungsnr	4:62	7:-53
L first rechnungsnummer	3:-18	4:58	7:-24
L first ref	2:-29	3:31	4:28	5:-9	7:-51	9:41
L first reference	2:-11	3:37	4:-18	6:20	9:-8
L first reg	4:-11	7:31
L first restaurant	4:-10	7:17
L first room	3:-10	7:33
L first rue	4:-10	7:19
L first sales	7:8
L first san	7:14
L first schlussrechnung	4:36	7:-26
L first shell	7:10
L first singapore	7:9
L first siret	7:15
L first st	4:-14	7:30
L first statement	4:26	6:-9
L first store	4:-13	7:17
L first suite	7:-31	8:39
L first supply	3:-11	4:-10	7:26
L first swift	7:22	9:-15
L first tax	4:34	7:-22
L first tel	3:-12	4:-12	7:43
L first telefon	7:9
L first telephone	7:10
L first this	4:-10	7:12
L first ticket	4:65	7:-38	8:-9
L first total	7:14
L first trans	4:67	7:-54
L first transaction	7:-9	9:27
L first transfer	7:-11	8:33	9:-16
L first tva	4:-11	7:22
L first uid	7:14
L first united	7:8
L first ust	7:17
L first vat	3:-10	4:-17	7:40
L first vertragskonto	3:16	4:-9
L first visa	0:39	7:-25
L first von	7:9
L first votre	3:21	4:-17	7:14	8:-12
L first vous	2:-9	4:27	7:-14
L first xx	0:39	7:-34
L first xxxx	0:28	7:-23
L first your	0:-19	7:-19	8:10	9:37
L first zahler	7:15
L first zum	6:55	7:-47
L first אופנ	1:18	7:-17
L first אישור	3:-9	6:20	7:-21	9:25
L first אסמכתא	3:-13	4:-10	7:-32	9:72
L first ארונ	7:10
L first אשקלונ	7:10
L first בגינ	4:-35	7:38
L first ביקור	7:10
L first בנק	7:13
L first בע"מ	4:-8	7:19
L first גבעתיימ	7:14
L first ד"ר	5:24
L first דירה	3:39	7:-33
L first דמי	7:12
L first דפ	7:14
L first הודעה	4:16	7:-10
L first הודעת	0:12	4:10	7:-17
L first הופק	4:-8	7:12
L first הוראת	7:8
L first הזמנה	7:-44	8:58
L first הזמנת	3:-18	7:-9	8:36
L first המחאה	1:62	3:-16	7:-21	8:-10
L first הנדונ	4:10	6:16	7:-18
L first הסכמ	6:40	7:-33
L first העברה	7:11
L first הצעת	4:46	7:-34
L first ויזה	0:45	7:-25
L first זה	4:-24	7:24
L first זיכוי	4:-24	7:37
L first חשבונ	0:-11	3:-70	4:65	6:12	7:29
L first חשבונית	4:61	7:-39
L first חתימה	5:12	7:-10
L first טל	5:-8	7:35
L first טלפונ	7:14
L first ישראכרט	0:33	7:-17
L first יתרה	7:11
L first יתרת	7:10
L first כפר	7:11
L first כרטיס	0:12	3:47	4:-13	7:-59	8:32
L first לאומי	0:10
L first לכבוד	3:22	8:-10
L first לקוח	3:-9	7:25
L first מוקד	7:14
L first מס	1:-17	2:-26	3:83	4:10	5:-20	6:-31	7:-20	9:10
L first מסמכ	4:-11	7:18
L first מספר	0:-21	1:-15	2:-16	4:9	5:-21	8:-21	9:85
L first מספרנו	7:-42	9:56
L first מרכז	7:10
L first מרפסת	7:10
L first מתוכ	7:11
L first נתיבות	7:8
L first סה"כ	0:41	7:-27
L first סימוכינ	7:-15	9:26
L first סניפ	7:18
L first עוסק	4:-8	7:25
L first פוליסה	2:48	7:-41
L first פיקדונ	4:-20	7:23
L first פקס	7:16
L first קבלה	4:35	7:-22
L first קוד	3:100	5:-20	7:-62
L first קרית	7:9
L first קרנ	4:21	7:-16
L first רופא	5:38	7:-29
L first רח	7:17
L first ריבית	7:14
L first רישיונ	3:-8	4:-9	5:26
L first רמת	7:8
L first שיק	1:56	3:-11	7:-25
L first שמ	3:-12	7:18
L first שנת	7:16
L first שער	7:8
L first תיק	2:-9	3:77	4:-13	6:30	7:-57	8:-14
L first תל	7:22
L first תשלומ	7:9
L fisc-	3:-74	4:-10	7:97
L floo-	4:31	7:-26
L floor	4:31	7:-26
L foli-	3:-22	4:68	7:-11	8:-20
L folio	3:-22	4:68	7:-11	8:-20
L folio_no	3:-14	4:33	7:10	8:-18
L for	0:9	4:-14	7:-24	8:43
L form	7:11
L foun-	3:-32	7:34
L four	7:8
L fr	3:-10	4:-9	7:30
L fran-	7:10
L francisco	7:8
L frau	5:-12	7:15
L from	0:-11	7:21
L fur	4:-20	5:40	6:16	7:-24
L fur_april	4:-12	7:16
L gas	7:10
L gast-	3:70	4:29	7:-89
L gb	7:18
L gesc-	3:78	7:-72
L glau-	7:20
L glaubiger	7:20
L glaubiger_id	7:17
L gmbh	7:23
L good-	7:12
L goods	7:12
L gst	7:20
L gsti-	7:19
L gstin	7:19
L guar-	3:56	7:-45
L guarantor	3:56	7:-45
L hand-	4:51	7:-43
L harb-	3:-26	7:37
L harbor	3:-26	7:36
L has	4:-14	7:16
L hosp-	3:-14	7:17
L hot	7:8
L hote-	4:14
L hotel	7:8
L hr	7:16
L hrb	7:16
L hst	7:10
L hund-	7:9
L hundred	7:9
L iban	3:-9	4:-9	7:38
L id	2:-11	3:24	4:-22	5:-9	6:-17	7:48	8:-15	9:16
L iden-	3:52	4:-13	7:-25
L identifiant	3:62	7:-49
L identifiant_creancier	3:-9	7:15
L identifikationsnummer	7:11
L idnr	7:9
L ie	4:-9	7:21
L iec	4:-9	7:13
L ihr	3:-15	6:17	7:9
L ihre	3:27	4:-29	7:-17	8:26
L ihre-	7:8
L ii	4:11	7:-9
L il	7:15
L im	7:8
L imme-	3:15	7:-10
L in	0:32	4:-17	7:16	9:-8
L in_england	7:12
L inh	3:-29	7:32
L inst-	3:17	7:-12
L inte-	7:13
L interest	0:14
L internet	3:10
L inv	4:63	7:-16	9:-25
L invo-	3:-18	4:47	8:-13
L invoice	3:-18	4:47	8:-13
L invoice_no	4:26	7:-20
L invoice_number	4:-50	7:70
L is	4:-12	7:20
L isol-	0:16	7:-15
L it	0:9
L iva	7:12
L jahr-	6:10
L jahreskontoauszug	6:11
L job	3:-8	4:18
L kart-	0:-20	7:34
L karte	0:-9	7:10
L kass-	3:66	7:-55
L kassen	7:8
L kd	3:53	4:-14	7:-29
L kd_nr	3:53	4:-14	7:-29
L kont-	3:30	4:-8	7:-12
L konto	3:36	7:-27
L kontonummer	7:9
L kred-	0:-17	7:19
L kreditkarte	0:-16	7:18
L kund-	3:184	4:-28	5:-9	7:-138	8:-19	9:25
L kunden	3:19	7:-10
L kunden_nr	3:19	7:-10
L kundennummer	3:101	4:-8	7:-82
L kundenservice	3:-19	7:27
L la	7:15
L lake-	7:14
L last	0:28	7:-22
L last ab	7:-30	8:41
L last abn	4:-30	7:47
L last account	3:19	4:-12	6:26	7:-21
L last acct	3:15	4:-11
L last act	7:12
L last address	7:10
L last and	7:15
L last april	4:-12	7:17
L last apt	7:8
L last au	7:13
L last bc	4:-10	7:26
L last be	3:-27	7:35
L last beleg	7:13
L last bic	7:21
L last bill	4:-37	7:42
L last bofi	7:9
L last bon	4:22	7:-12
L last box	0:-15	3:-17	4:-10	7:65	8:-11
L last bsb	7:11
L last ca	3:-11	7:25
L last call	7:8
L last card	4:-11	7:19
L last care	3:-16	7:21
L last center	3:12	7:-12
L last check	3:-10	4:28
L last chf	7:-46	9:59
L last chk	3:-15	4:67	7:-20	8:-10	9:-10
L last cif	7:20
L last client	3:55	7:-35
L last cliente	3:10
L last co	7:12
L last code	3:32	7:-17
L last compte	3:35	7:-26
L last confirmation	7:-57	8:31	9:35
L last contrat	2:68	3:-18	4:17	7:-64
L last contrato	2:48	4:-11	7:-18
L last customer	3:19	7:-15
L last de	3:-9	4:-10	7:33
L last debitor	3:55	7:-43
L last devis	4:-9	7:-28	8:53
L last dossier	4:-13	6:-10	8:29
L last ea	7:10
L last ending	3:-9	7:11
L last example	7:9
L last facture	3:-12	4:67	7:-39
L last fax	7:16
L last folio	4:34	7:-21
L last fr	4:-8	7:21
L last gb	7:17
L last gmbh	7:9
L last gstin	7:11
L last hrb	7:16
L last iban	4:-9	7:36
L last id	2:-10	3:31	4:-19	5:-8	6:-16	7:33	8:-14	9:17
L last identifikationsnummer	7:11
L last ie	4:-9	7:21
L last ii	4:11	7:-9
L last il	7:13
L last in	0:35	3:-13
L last inv	4:63	7:-16	9:-25
L last invoice	4:61	7:-43
L last iva	7:12
L last jahreskontoauszug	7:14
L last konto	3:40	7:-35
L last kontonummer	7:9
L last kundennummer	3:99	7:-81
L last kundenservice	3:-18	7:26
L last livraison	7:10
L last llc	1:76	7:-74
L last mandat	7:12
L last marktlokation	7:12
L last mastercard	7:13
L last member	3:34	7:-33
L last mi	7:9
L last mprn	4:-12	7:17
L last nc	7:12
L last ne	7:11
L last no	0:-25	1:41	3:24	4:-17	5:40	7:-52	8:28	9:-35
L last nr	0:-10	1:-13	3:-10	4:47	5:-16	7:-37	8:34
L last nsw	7:10
L last number	0:-52	2:32	4:20	5:-13	6:21	7:-27	8:15
L last ny	7:15
L last nº	0:-18	2:-11	4:14	7:30
L last october	0:-8	7:9
L last of	4:-14	7:28
L last oh	7:21
L last on	4:-11	7:25
L last or	3:-11	7:-32	8:51
L last order	7:-23	8:29
L last page	7:20
L last ph	7:11
L last phone	7:9
L last pin	3:-11	7:13
L last po	3:-12	4:-9	7:-53	8:87
L last postfach	7:12
L last pret	6:67	7:-59
L last qld	7:17
L last rate	7:8
L last re	4:33	7:-18
L last receipt	4:16
L last rechnung	4:36	7:-28
L last rechnungsnr	4:62	7:-53
L last rechnungsnummer	3:-18	4:68	7:-32
L last ref	2:25	3:33	5:-11	6:-12	7:-16	8:-20
L last reference	3:45	7:-31
L last referenz	7:-67	9:71
L last reg	7:10
L last rufnummer	3:-19	4:-13	7:39
L last rum	7:8
L last sa	7:9
L last seite	7:8
L last sepa	3:-9	7:15
L last service	7:19
L last services	3:-9	7:10
L last since	0:-13	7:18
L last singapore	7:11
L last siret	7:16
L last solde	4:15	7:-13
L last store	4:-13	7:17
L last structuree	7:-10	9:23
L last tel	3:-14	4:-13	7:54	8:-10
L last telefon	7:9
L last ticket	4:60	7:-56
L last tn	7:11
L last to	3:23	7:-16
L last trans	4:67	7:-54
L last tva	4:-8	7:11
L last tx	7:10
L last uetr	7:24	9:-22
L last vertragskonto	3:9	4:-10
L last visa	0:26
L last xxxx	0:70	3:-11	7:-48
L last zum	7:10
L last אביב	7:12
L last אחריות	7:9	8:-8
L last אישור	3:-16	9:29
L last אסמכתא	3:-16	4:-12	7:-29	8:-11	9:80
L last אפריל	0:-12	7:14
L last אשקלונ	7:10
L last בכרטיס	0:19	7:-17
L last בנק	7:8
L last בספרות	0:27	7:-23
L last בע"מ	3:-22	6:-10	7:55
L last גבעתיימ	7:14
L last דירה	3:37	7:-30
L last דפ	7:17
L last הזמנה	4:-8	7:-42	8:62
L last הכרטיס	0:31	2:-13	7:-15
L last הלוואה	6:62	7:-52
L last המחאה	1:62	3:-16	7:-21	8:-10
L last המסתיימ	0:21	8:-15
L last המרה	7:8
L last הסכמ	0:-12	2:26
L last הקצאה	3:-12	4:-20	7:50
L last התשנ	7:9
L last ויזה	7:13
L last זהות	5:-9	7:58	9:-22
L last זיכוי	4:19	7:-17
L last חברה	3:-8	7:20
L last חוזה	2:29	3:109	4:-41	7:-90
L last חיוב	4:17	7:-9
L last חשבונ	4:105	6:-19	7:-41	9:-13
L last חשבונית	4:33	7:-19
L last טופס	7:16
L last טל	5:-9	7:35
L last טלפונ	3:-10	4:-17	7:39
L last ירושלימ	7:9
L last ישראכרט	0:34	7:-15
L last כאל	0:25	7:-19
L last כללית	5:14	7:-12
L last כרטיס	3:-10	8:23
L last לחיוב	0:9
L last לקוח	3:45	4:-19	7:-19	8:16
L last לשנת	7:10
L last מבוטח	3:-10	7:22
L last מוטב	7:8
L last מומחה	5:-31	7:37
L last מונה	7:11
L last מועדונ	3:16
L last מורשה	7:22
L last מחיר	4:25	7:-20
L last מנוי	3:-18	7:23
L last מס	0:-10	1:66	2:41	3:-72	4:44	6:43	7:-88	8:-14
L last מסמכ	3:-11	8:28
L last מספר	0:12	2:-11	3:-32	4:79	6:38	7:-71	8:17	9:-25
L last מספרנו	7:-42	9:56
L last מע"מ	7:8
L last מעל	4:-10	7:11
L last מקרה	3:30	4:-20	7:12
L last מרצ	4:-13	7:15
L last משכנתא	6:36	7:-32
L last משלמ	3:27	4:-10
L last מתוכ	7:11
L last נייד	7:10
L last ניכויימ	3:-12	7:22
L last נכס	3:-29	4:-25	7:66
L last נתיבות	7:8
L last סוכנ	7:10
L last סימוכינ	7:12
L last סניפ	7:14
L last ספק	3:13	8:-10
L last ע"ר	7:9
L last עבודה	3:-10	7:-35	8:57
L last עובד	7:14
L last עוסק	7:11
L last עמוד	7:8
L last עסקה	4:11	7:-23	9:26
L last עסקי	3:11	7:-9
L last פוליסה	2:58	3:-13	4:-17	7:-12
L last פקס	7:18
L last צרכנ	3:34	4:-10	7:-19
L last קבלה	4:55	7:-37
L last קוד	3:35	7:-40	9:17
L last רישוי	7:17
L last רישיונ	5:51	7:-22	9:-9
L last שובר	3:48	4:54	7:-89
L last שיק	1:-12	3:-10	7:38
L last תיק	2:-11	3:52	4:-13	6:12	7:-13	9:-13
L last תעודה	7:-18	9:30
L last תקופה	7:9
L last תקשורת	7:13
L last תשלומימ	7:10
L leas-	2:81	3:-9	7:-47
L lic	5:64	7:-45
L lice-	7:12
L license	7:10
L lief-	4:-12	7:28
L limi-	7:14
L limited	7:12
L livr-	7:12
L livraison	7:11
L llc	1:76	7:-72
L loan	6:59	7:-35
L loan_number	6:30	7:-18
L ltd	7:9
L mand-	3:-9	7:27
L mandat	7:20
L marg-	9:14
L mari-	3:11
L mark-	7:22
L marktlokation	7:12
L marr-	7:11
L marriott	7:10
L marriott_bonvoy	7:10
L mast-	0:34	7:-10
L mastercard	0:34	7:-10
L max	0:42	7:-32
L maxi-	0:-11	7:11
L may	7:-27	8:35
L medi-	5:-10	7:12
L memb-	0:-9	7:26
L member	0:-9	3:-8	7:33
L member_since	0:-8	7:13
L merc-	7:8
L meri-	7:10
L mess-	7:31	9:-28
L message	7:31	9:-28
L mete-	3:-19	7:38
L meter	3:-19	7:38
L meter_number	3:-14	7:23
L mi	7:9
L mobi-	3:-25	4:-15	7:54
L mobile	3:-23	7:43
L mobilfunk	7:10
L mobilfunk_rechnung	7:10
L mona-	7:12
L monatlich	7:9
L mont-	0:71	7:-50
L month	7:8
L mort-	6:28	7:-23
L mortgage	6:28	7:-23
L mprn	4:-12	7:17
L mr	3:66	7:-58
L ms	0:-16	7:22
L mutu-	7:10
L nc	7:12
L ne	7:13
L new	3:-8	7:22
L new_york	7:10
L no	0:-26	1:40	3:15	5:38	7:-39	8:21	9:-38
L none	0:31	1:-60	2:-15	3:13	4:46	5:-49	7:-21	8:23	9:37
L note	3:-25	4:105	7:-66	8:-9
L nr	0:-11	1:-15	3:-17	5:-18	7:27	8:30
L nsw	7:10
L numb-	2:31	3:-25	5:-14	6:20	7:-25	8:14
L number	2:31	3:-25	5:-14	6:20	7:-25	8:14
L number_ending	0:30	7:-19
L nume-	3:-16	4:17	7:19
L numero	3:-16	4:17	7:18
L ny	7:15
L nº	0:-20	2:10	3:-9	4:40	9:-10
L oak	3:-21	7:30
L octo-	0:-8	7:9
L october	0:-8	7:9
L of	0:-9	4:-21	7:49
L oh	7:21
L ohio	7:9
L omb	7:15
L omb_no	7:15
L on	0:16	4:-16	7:20
L on_your	0:20	7:-16
L one	7:12
L op	3:34	7:-32
L or	3:-12	7:-22	8:49
L orde-	4:-9	7:-27	8:50
L order	7:-32	8:51
L orth-	5:41	7:-38
L our	2:-14	3:-33	7:-16	8:-10	9:90
L our_ref	2:-12	3:-25	7:21	9:31
L our_reference	7:-47	9:61
L pack-	4:10
L page	7:23
L part-	3:-14	4:-12	7:30
L pati-	3:70	7:-56
L paym-	4:-8	9:30
L payment	4:-8	9:30
L payr-	7:8
L perm-	5:38	7:-37
L pers-	7:13
L ph	7:11
L phon-	7:22
L phone	7:22
L phone_no	7:11
L pin	3:-11	7:14
L plac-	7:9
L place	7:9
L plan	7:10
L plea-	4:-9	7:11
L please	4:-9	7:11
L po	0:-14	3:-23	4:-24	7:-28	8:108
L po_box	0:-10	3:-9	7:37
L poin-	7:16
L point	7:14
L point_de	7:12
L port-	7:17	8:-10
L portland	7:13	8:-10
L portland_or	7:13	8:-10
L post-	7:23
L postfach	7:12
L ppo	3:-14	7:22
L prac-	3:38	7:-35
L prec-	8:12
L prem-	7:9
L pres-	5:69	7:-60
L pret	6:67	7:-59
L prim-	3:-15	7:20
L primary	3:-15	7:19
L prop-	7:27
L property	7:26
L prov-	5:48	7:-28
L provider	5:48	7:-29
L qld	7:17
L qr	7:-25	9:27
L quot-	3:-16	4:45	8:-11
L quote	3:-16	4:45	8:-11
L rapp-	3:-26	7:35
L rate	7:14
L rate-	0:21	7:-19
L rates	0:21	7:-20
L re	4:33	7:-18
L rece-	4:-27	8:14	9:19
L receipt	4:-26	8:18	9:19
L rech-	3:-44	4:179	5:-28	7:-49	8:-29	9:-9
L rechnung	4:-22	7:43
L rechnung_fur	4:-18	7:23
L rechnung_nr	4:-38	7:42
L rechnungs	3:-12	4:42	7:-15
L rechnungs_nr	3:-10	4:34	7:-14
L rechnungsnr	4:62	7:-53
L rechnungsnummer	3:-18	4:66	7:-29
L rechts	5:-22	7:25
L ref	1:-14	2:13	3:-18	4:-18	5:-15	6:-23	7:21	8:-10	9:68
L refe-	0:-9	1:-8	3:25	4:-25	5:-17	6:10	7:-49	8:-15	9:85
L reference	2:-18	3:38	6:12	8:-14	9:19
L reference_number	3:30	6:-8	7:-29	9:25
L reference_unique	7:16
L referenz	7:-67	9:71
L reg	3:-17	4:-35	7:78	8:-9
L reg_no	3:-12	4:-28	7:58
L regi-	0:-9	4:29
L registered	7:18
L registered_in	7:17
L registration	7:19
L registration_number	7:15
L regu-	7:13
L regulated	7:8
L regulated_by	7:8
L rela-	3:57	7:-38
L remi-	7:28	9:-15
L reno-	7:-13	8:14
L rent-	4:10	7:-8
L repl-	4:30	7:-22
L replace	4:31	7:-25
L requ-	7:-17	9:26
L res	3:-16	4:-14	7:-76	8:112
L rese-	7:-9	8:14
L rest-	4:-10	7:18
L restaurant	4:-10	7:17
L return	4:9
L rewa-	3:45	7:-30
L road	6:21
L room	3:-11	4:-9	7:36	8:-8
L room_no	3:-9	7:28
L rout-	7:12
L route	7:8
L rue	4:-10	7:20
L rufn-	3:-19	4:-13	7:39
L rufnummer	3:-19	4:-13	7:39
L rum	7:8
L sa	7:10
L sale-	7:13
L sales	7:9
L samm-	7:9
L san	7:16
L san_francisco	7:8
L schl-	4:36	7:-25
L schlussrechnung	4:36	7:-26
L secu-	7:15
L securite	7:12
L securite_sociale	7:12
L seit-	7:8
L seite	7:8
L sepa	3:-9	7:18
L seri-	3:-8	4:-42	7:57
L serv-	3:-29	4:-9	7:56
L service	3:-17	7:34
L services	3:-12	7:20
L shel-	7:10
L shell	7:10
L ship-	7:13
L shop	7:12
L sie	4:9
L sinc-	0:-13	7:18
L since	0:-13	7:18
L sing-	7:12
L singapore	7:11
L sire-	4:-11	7:26
L siret	7:16
L soci-	7:18
L sociale	7:12
L sold	3:24	7:-22
L sold-	4:15	7:-12
L solde	4:15	7:-12
L st	4:-15	7:38
L st_nr	3:-11	4:-12	7:37
L stam-	7:17
L stat-	4:25	6:-9	7:11
L statement	4:26	6:-9
L statement_number	4:30	7:-14
L steu-	7:18
L stor-	4:-13	7:18
L store	4:-13	7:17
L stre-	7:18
L street	7:14
L stru-	7:-9	9:23
L structuree	7:-10	9:23
L sub	3:-11	7:22
L suit-	7:-30	8:39
L suite	7:-30	8:39
L sund-	7:9
L supp-	3:-13	4:-11	7:33
L supply	3:-12	4:-11	7:30
L supply_number	3:-10	4:-9	7:25
L surc-	4:-8	7:10
L surcharge	4:-8	7:10
L swif-	7:33	9:-25
L swift	7:32	9:-25
L syst-	4:25	7:-22
L tari-	7:10
L tarif	7:9
L tax	3:-10	4:24
L tax_invoice	4:37	7:-31
L tel	3:-26	4:-17	7:72	8:-10
L tele-	4:-9	7:30
L telefon	7:9
L telephone	7:13
L the	4:-12	7:37
L this	4:-12	7:15
L thou-	7:9
L thousand	7:9
L tick-	4:73	7:-44	8:-10
L ticket	4:73	7:-44	8:-10
L tn	7:11
L to	3:13	9:17
L tobi-	0:-12	7:16
L tobias	0:-11	7:13
L tota-	7:15
L total	7:15
L total_fees	7:9
L total_for	0:11	7:-10
L trad-	7:18
L trading	7:9
L tran-	3:-17	4:81	7:-52	8:22	9:-8
L trans	4:67	7:-54
L transaction	9:20
L transaction_id	7:-12	9:26
L transfer	0:-8	8:31	9:-17
L transfer_from	7:8
L transit	4:25	7:-21
L trus-	3:-12	7:16
L trust	3:-12	7:16
L tva	4:-12	7:23
L tx	7:10
L uber-	4:9
L uberweisung	4:9
L uetr	7:24	9:-22
L uid	7:15
L und	5:40	7:-33
L uniq-	3:-11	5:21	7:17	9:-13
L unique	3:-11	5:21	7:17	9:-13
L unique_de	7:15
L unit	4:10
L unit-	7:10
L united	7:9
L unse-	3:-30	7:57	8:-20
L ust	7:19
L ust_id	7:10
L ust_idnr	7:9
L valu-	4:-15	7:19
L value	4:-15	7:19
L vat	3:-31	4:-30	7:77
L vat_no	3:-18	7:31
L vat_reg	4:-17	7:23
L vat_registration	7:13
L vehi-	7:9
L vert-	3:37	4:-15	7:-11
L vertragskonto	3:9	4:-10
L visa	0:82	7:-54
L vom	7:25	8:-15
L von	7:14
L vos	4:40	7:-38
L votr-	2:-11	3:19	4:10	8:-13
L votre	2:-11	3:19	4:10	8:-13
L votre_compte	3:29	7:-27
L votre_contrat	2:-11	4:24	7:-9
L vouc-	7:10
L voucher	7:10
L vous	2:-9	4:26	7:-13
L wale-	7:9
L wales	7:9
L warr-	1:54	7:-53
L way	4:-32	7:38
L we	7:10
L whole abn	4:-29	7:41
L whole access no	3:28	7:-25
L whole account	0:-14	3:26
L whole account ending	0:-9	7:21
L whole account ending in	0:14	7:-12
L whole account no	3:-26	4:36	7:9
L whole account number	0:25	3:27	4:-26
L whole account number ending in	0:23	7:-13
L whole acct	3:28	4:-10	7:-12
L whole address	7:8
L whole advice no	7:31	9:-9
L whole ahv nr	7:13
L whole beleg	7:12
L whole bic	7:19
L whole bill no	4:32	7:-21
L whole bill number	4:30	7:-14
L whole bofi	7:9
L whole box	7:24
L whole bsb	7:10
L whole card ending	0:-11	7:13
L whole check	3:-8	4:32	7:-17
L whole chf	7:-46	9:59
L whole chk	3:-14	4:68	7:-24	8:-9	9:-10
L whole cif	7:20
L whole client	3:27	7:-16
L whole code	3:41	7:-39
L whole code client	3:22	7:-19
L whole communication structuree	7:-15	9:27
L whole conf no	3:-26	4:-17	7:12	8:48
L whole cust id	3:51	7:-42
L whole customer care	3:-14	7:18
L whole customer service	7:12
L whole de compte	3:-11	7:15
L whole de facture	7:15
L whole debitor	3:55	7:-43
L whole dossier	4:-9	6:-9	8:32
L whole ea	7:10
L whole facture	4:87	7:-69
L whole fax	7:13
L whole folio	4:61	7:-53
L whole folio no	3:-13	7:45	8:-16
L whole gb	7:9
L whole glaubiger id	7:15
L whole gstin	7:11
L whole iban	7:17
L whole identifiant creancier sepa	3:-9	7:15
L whole inv	4:86	7:-46	9:-24
L whole invoice	4:23	7:-12
L whole invoice no	4:40	7:-35
L whole invoice number	4:-46	7:63
L whole jahreskontoauszug	7:14
L whole kd nr	3:53	4:-14	7:-29
L whole kontonummer	7:9
L whole kunden nr	3:19	7:-10
L whole kundennummer	3:94	7:-77
L whole kundenservice	3:-18	7:26
L whole loan number	6:30	7:-18
L whole marktlokation	7:9
L whole member since	0:-8	7:13
L whole mprn	4:-12	7:15
L whole no	1:26	2:-10	3:-32	4:9	7:-17	8:41
L whole nr	2:23	3:-26	4:52	7:-55	8:22
L whole of	7:15
L whole omb no	7:15
L whole or	7:-54	8:64
L whole our ref	2:-12	3:-25	7:21	9:31
L whole our reference	7:-47	9:61
L whole page	7:19
L whole phone no	7:11
L whole po	7:-14	8:36
L whole po box	0:-8	7:31
L whole portland or	7:11	8:-10
L whole receipt	4:17
L whole rechnung	4:56	7:-49
L whole rechnung nr	4:10	7:-8
L whole rechnungs nr	3:-10	4:34	7:-14
L whole rechnungsnr	4:62	7:-53
L whole rechnungsnummer	3:-18	4:58	7:-24
L whole ref	2:-19	3:75	4:47	7:-55	9:-27
L whole reference	3:57	7:-30	9:-17
L whole reg no	7:8
L whole room no	3:-9	7:28
L whole singapore	7:9
L whole siret	7:15
L whole st nr	3:-10	4:-12	7:36
L whole statement number	4:28	7:-13
L whole store	4:-13	7:16
L whole tel	4:-10	7:34
L whole telefon	7:9
L whole trans	4:67	7:-54
L whole transaction id	7:-12	9:26
L whole tva	4:-8	7:11
L whole vertragskonto	3:16	4:-9
L whole visa	0:-27	7:37
L whole xx xxxx	0:39	7:-36
L whole xxxx xxxx	0:16	7:-14
L whole your account number	0:-24	7:20
L whole אישור	7:10
L whole אסמכתא	3:-13	4:-9	7:-9	8:-9	9:50
L whole אשקלונ	7:10
L whole גבעתיימ	7:14
L whole דירה	3:39	7:-33
L whole הזמנה	7:-32	8:39
L whole המחאה	1:62	3:-16	7:-21	8:-10
L whole ויזה כאל	0:27	7:-21
L whole חשבונ	3:-41	4:37	7:18
L whole חשבונית	4:-12	7:21
L whole חשבונית מס	4:9
L whole חשבונית מס מס	4:8
L whole חשבונית מס מספר	4:9	7:-8
L whole חשבונית מס קבלה	4:47	7:-44
L whole טל	5:-8	7:32
L whole טלפונ	7:14
L whole ישראכרט	0:33	7:-18
L whole כרטיס	0:-10	3:-9	8:23
L whole כרטיס לקוח	3:18	7:-10
L whole לקוח	3:-45	7:54
L whole מס	1:10	2:-11	3:-28	4:87	7:-29	8:-10	9:-8
L whole מס אישור	3:-10	7:14
L whole מס הזמנה	8:10
L whole מס זהות	7:15
L whole מס חברה	7:14
L whole מס חשבונ	3:13	4:-10
L whole מס לקוח	3:41	7:-27
L whole מס מסמכ	3:-11	8:28
L whole מס עובד	7:11
L whole מס רישוי	7:16
L whole מס רישיונ	5:44	7:-27	9:-8
L whole מספר	3:-24	4:76	7:-29	8:16	9:-19
L whole מספר אסמכתא	7:-17	9:22
L whole מספר דפ	7:8
L whole מספר הזמנה	8:10
L whole מספר הלוואה	6:17	7:-13
L whole מספר הקצאה	3:-8	4:-9	7:31
L whole מספר זהות	7:41	9:-20
L whole מספר חשבונ	3:-50	4:95	6:-16	7:-10	9:-10
L whole מספר חשבונית	4:44	7:-41
L whole מספר טלפונ	4:-14	7:25
L whole מספר לקוח	3:68	7:-56
L whole מספר משלמ	3:43	7:-37
L whole מספר נכס	3:-19	4:-11	7:39
L whole מספר צרכנ	3:-45	7:55
L whole מספר שובר	3:-18	4:34
L whole מספר תיק	3:34	6:13	7:-20	9:-11
L whole מספר תשלומימ	7:9
L whole מספרנו	7:-42	9:56
L whole מתוכ	7:11
L whole נתיבות	7:8
L whole סימוכינ	7:12
L whole סניפ	7:11
L whole עוסק מורשה	7:16
L whole פקס	7:15
L whole קבלה	4:32	7:-19
L whole קוד	3:35	7:-26
L whole שיק	1:-12	3:-10	7:37
L whole תיק	3:35	7:-20
L whole תיק ניכויימ	3:-10	7:17
L whole תל אביב	7:12
L with	7:10
L work-	8:11
L works	8:11
L writ-	3:22	7:-17
L write	3:22	7:-18
L www	7:13
L xx	0:39	7:-34
L xx_xxxx	0:39	7:-36
L xxxx	0:70	3:-11	7:-48
L xxxx_xxxx	0:36	3:-8	7:-21
L york	7:10
L your	7:-23	8:8	9:34
L zahl-	3:-11	4:-14	7:39
L zahler	7:15
L zimm-	7:9
L zu	7:-9	9:14
L zum	6:47	7:-37
L zur	4:-70	7:72
L אבוט-	7:8
L אבוטבול	7:8
L אביב	7:18
L אגוד-	4:-8	7:19
L אגודה	7:18
L אופט-	7:14
L אופנ	1:18	7:-17
L אופנ_התשלומ	1:18	7:-17
L אחרו-	0:48	7:-43
L אחרי-	7:9	8:-8
L אחריות	7:9	8:-8
L אינו	4:-24	7:24
L אישו-	1:-9	3:-21	4:-8	6:25	7:-20	9:51
L אישור	1:-9	3:-21	4:-8	6:25	7:-21	9:51
L אישור_מס	7:-26	9:33
L אלקט-	5:11
L אלקטרונית	5:11
L אסמכ-	3:-18	4:-15	7:-60	8:-9	9:124
L אסמכתא	3:-16	4:-12	7:-52	8:-8	9:102
L אפרי-	0:-12	7:15
L אפריל	0:-12	7:14
L ארונ	7:10
L ארנו-	7:10
L ארנונה	7:10
L אשפו-	4:24	7:-51	9:33
L אשפוז	4:24	7:-51	9:33
L אשקל-	7:10
L אשקלונ	7:10
L אשרא-	0:-13	7:32
L אשראי	0:-13	7:32
L בגינ	4:-56	7:62
L ביטו-	7:8
L ביקו-	7:10
L ביקור	7:10
L בית	4:11
L בכרט-	0:25	7:-20
L בכרטיס	0:25	7:-20
L בנק	7:25
L בנקא-	0:14	1:17	7:-21
L בנקאי	0:15	7:-9
L בנקאית	1:17	7:-12
L בספר-	0:27	7:-23
L בספרות	0:27	7:-23
L בע"מ	3:-28	4:-16	6:-10	7:77
L בקשה	7:-28	9:30
L בריא-	5:-12	7:15
L בריאות	5:-12	7:15
L גבעת	7:8
L גבעת-	7:14
L גבעתיימ	7:14
L ד"ר	3:-10	5:133	7:-96	8:-8
L דירה	3:37	7:-25
L דמי	7:16
L דפ	7:25
L דרכ	7:12
L הבנק	7:-35	9:44
L ההלו-	6:20	7:-14
L ההלוואה	6:20	7:-14
L הודע-	0:11	3:-11	4:61	7:-46
L הודעה	4:34	7:-22
L הודעת	0:12	4:27	7:-23
L הודעת_תשלומ	4:10
L הופק	4:-8	7:12
L הופק_ע"י	7:9
L הורא-	0:-12	7:36	9:-17
L הוראה	7:26	9:-17
L הוראת	7:9
L הוראת_קבע	7:9
L הזזה	7:10
L הזמנ-	3:-27	4:-19	7:-117	8:177
L הזמנה	4:-12	7:-49	8:78
L הזמנת	3:-18	8:32
L הכנס-	4:41	7:-24
L הכנסה	7:11
L הכרט-	0:31	2:-13	7:-15
L הכרטיס	0:31	2:-13	7:-15
L הלוו-	6:82	7:-63
L הלוואה	6:88	7:-71
L הלקו-	3:48	4:-41
L הלקוח	3:48	4:-41
L המחא-	1:80	3:-16	7:-38	8:-10
L המחאה	1:80	3:-16	7:-38	8:-10
L המטו-	7:10
L המטופל	7:10
L המסמ-	7:-19	9:23
L המסמכ	7:-19	9:23
L המסת-	0:48	7:-17	8:-15
L המסתיימ	0:48	7:-17	8:-15
L המסתיימ_בספרות	0:27	7:-23
L המרה	0:-8	7:11
L הנדו-	4:10	6:16	7:-18
L הנדונ	4:10	6:16	7:-18
L הסכמ	0:-12	2:25	6:39	7:-40
L העבר-	9:14
L העברה	9:14
L הצעה	7:9
L הצעת	4:43	7:-31
L הצעת_מחיר	4:43	7:-31
L הקוד-	7:8
L הקצא-	3:-12	4:-21	7:53
L הקצאה	3:-12	4:-21	7:53
L הרופ-	5:26	7:-20
L הרופא	5:26	7:-20
L השנה	4:44	7:-35
L השרו-	7:9
L השרונ	7:9
L התשל-	1:18	4:-8
L התשלומ	1:18	4:-8	7:-8
L התשנ	7:9
L ויזה	0:62	3:-10	7:-34
L ויזה_המסתיימ	7:9
L ויזה_כאל	0:44	7:-37
L ועד	4:12
L ועד_בית	4:13	7:-11
L זה	4:-24	7:26
L זהב	0:34	5:61	7:-80
L זהות	5:-9	7:58	9:-22
L זיכו-	3:-8	7:23
L זיכוי	7:19
L זיכוי_בגינ	4:-21	7:23
L חבר	3:30	7:-16
L חברה	3:-9	7:22
L חו"ל	0:12	7:-11
L חוב	4:-9	7:13
L חודש	7:11
L חוזה	2:92	3:44	4:-73	6:20	7:-69
L חוק	7:8
L חיוב	0:10	4:16	7:-12
L חיוב-	4:43	7:-36
L חיוב_כרטיס	0:12	7:-12
L חיובי	4:44	7:-35
L חלקי	4:-9	7:12
L חשבו-	0:-21	2:-11	3:23	4:61	5:-11	6:-27	7:45	8:-20	9:-31
L חשבונ	0:-18	2:-9	3:32	4:42	5:-9	6:-25	7:32	8:-16	9:-25
L חשבונ_חוזה	3:70	4:-34	7:-32
L חשבונ_לקוח	3:-40	7:45
L חשבונ_מס	4:11
L חשבונ_מספר	7:13
L חשבונ_עסקה	4:25	7:-17
L חשבונית	3:-9	4:22	7:8
L חשמל	4:23	7:-14
L חתימ-	5:11
L חתימה	5:11
L חתימה_אלקטרונית	5:12	7:-11
L טופס	7:16
L טל	5:-9	7:37
L טלפו-	3:-10	4:-17	7:42
L טלפונ	3:-10	4:-17	7:40
L יובל	7:15
L יולי	4:-12	7:15
L ירוש-	7:10
L ירושלימ	7:10
L ישרא-	0:37	7:-15
L ישראכרט	0:37	7:-17
L יתרה	6:12
L כאל	0:43	7:-34
L כולל	7:9
L כללי-	5:14	7:-11
L כללית	5:14	7:-11
L כספי	7:18
L כפר	7:12
L כרטי-	0:36	3:44	4:-14	7:-69	8:28
L כרטיס	0:38	3:44	4:-14	7:-72	8:29
L כרטיס_אשראי	7:14
L כרטיס_ויזה	0:13	7:-10
L כרטיס_לקוח	3:18	7:-10
L לאומ-	0:9
L לאומי	0:9
L לאחר	4:-8	7:9
L לאימ-	7:-13	9:19
L לאימות	7:-13	9:19
L לביט-	7:13
L לביטוח	7:13
L לביר-	4:-10	7:12
L לגבי-	7:11
L להעב-	7:-29	9:31
L להעברה	7:-30	9:32
L לוי	7:20
L לחוד-	4:-31	7:46
L לחודש	4:-31	7:45
L לחודש_מרצ	4:-13	7:13
L לחיו-	0:26	7:-10
L לחיוב	0:26	7:-10
L לכבו-	3:22	8:-10
L לכבוד	3:22	8:-10
L לכרט-	0:10
L לכרטיס	0:10
L ללא	5:-9	7:14
L לפי	7:15
L לקוח	0:-9	3:89	4:-23	7:-50	8:14
L לשנת	7:13
L לתשל-	4:20	7:-13
L לתשלומ	4:20	7:-14
L מבוט-	3:-10	7:23
L מבוטח	3:-10	7:22
L מוטב	7:8
L מומח-	5:-21	7:29
L מומחה	5:-31	7:37
L מומחית	5:10
L מונה	7:13
L מועד-	3:16
L מועדונ	3:16
L מוקד	7:15
L מורש-	3:-9	4:-13	7:38
L מורשה	3:-9	4:-13	7:37
L מזהה	3:-9	6:26	7:18	9:-28
L מחיר	4:43	7:-31
L מטפל	5:49	7:-41
L מטפל_ד"ר	5:49	7:-41
L ממוח-	4:-10	7:11
L ממוחשב	4:-10	7:11
L מנוי	3:-20	7:32
L מס	1:34	2:22	3:32	4:55	5:-20	6:11	7:-139	9:13
L מס_אישור	3:-10	7:14
L מס_הזמנה	8:10
L מס_הקצאה	4:-11	7:18
L מס_זהות	7:15
L מס_חברה	7:15
L מס_חשבונ	6:-8	7:18
L מס_לקוח	3:41	7:-27
L מס_מס	4:8
L מס_מסמכ	3:-11	8:28
L מס_מספר	4:9	7:-8
L מס_עובד	7:12
L מס_קבלה	4:38	7:-32
L מס_רישוי	7:16
L מס_רישיונ	5:44	7:-27	9:-8
L מס_תיק	3:-17	7:26
L מסטר-	0:37	7:-33
L מסטרקארד	0:37	7:-33
L מסמכ	3:-11	4:-18	7:22	8:28
L מסמכ_ממוחשב	4:-10	7:11
L מספר	1:-16	2:-20	4:10	5:-23	6:37	7:-38	8:-20	9:82
L מספר-	0:22	7:-61	9:55
L מספר_אסמכתא	7:-20	9:27
L מספר_דפ	7:8
L מספר_הזמנה	8:10
L מספר_הלוואה	6:22	7:-17
L מספר_הקצאה	3:-9	4:-10	7:35
L מספר_זהות	7:42	9:-20
L מספר_חוזה	2:27	3:-16	4:-11
L מספר_חשבונ	3:30	6:-27	7:26	9:-12
L מספר_חשבונית	4:44	7:-41
L מספר_טלפונ	4:-14	7:25
L מספר_לקוח	3:74	7:-62
L מספר_משלמ	3:43	7:-37
L מספר_נכס	3:-19	4:-11	7:39
L מספר_צרכנ	3:-45	7:55
L מספר_שובר	3:-18	4:34
L מספר_תיק	3:33	4:-9	6:20	7:-23	9:-12
L מספר_תשלומימ	7:11
L מספרנו	7:-42	9:56
L מע"מ	7:9
L מעל	4:-10	7:12
L מקרה	3:30	4:-20	7:12
L מרכז	7:11
L מרפא-	5:-10	7:17
L מרפאה	5:-10	7:17
L מרפס-	7:10
L מרפסת	7:10
L מרצ	4:-13	7:15
L משכנ-	6:36	7:-31
L משכנתא	6:36	7:-31
L משלמ	3:24	4:-10
L משפח-	3:16
L משפחה	3:16
L משרד	7:10
L מתוכ	7:11
L נייד	7:11
L ניכו-	3:-13	7:28
L ניכויימ	3:-12	7:23
L נכס	3:-29	4:-25	7:66
L נתיב-	7:8
L נתיבות	7:8
L סה"כ	0:41	7:-27
L סוכנ	7:14
L סימו-	7:-15	9:26
L סימוכינ	7:-15	9:26
L סניפ	7:22
L ספק	3:13	7:8	8:-10
L ספרו-	0:78	7:-73
L ספרות	0:78	7:-73
L ע"י	4:-8	7:10
L ע"י_תוכנת	7:8
L ע"ר	7:9
L עבוד-	3:-11	7:-32	8:56
L עבודה	3:-10	7:-34	8:57
L עו"ש	7:12
L עובד	7:15
L עוסק	3:-14	4:-13	7:42
L עוסק_מורשה	4:-9	7:27
L על	7:21
L עמוד	7:8
L עמות-	7:14
L עמותה	7:9
L עמית	3:23	6:-20	7:10
L עמלת	7:14
L עסקא-	0:40	7:-36
L עסקאות	0:40	7:-36
L עסקה	4:22	7:-30	9:26
L פולי-	2:56	3:-14	4:-18
L פוליסה	2:56	3:-14	4:-18
L פיקד-	4:-20	7:23
L פיקדונ	4:-20	7:23
L פירוט_עסקאות	0:17	7:-16
L פלוס	7:18
L פלטינומ	0:9
L פלטינומ_המסתיימ	0:9	7:-8
L פעול-	7:-52	9:67
L פעולה	7:-53	9:67
L פקס	7:19
L צרכנ	3:34	4:-10	7:-19
L קבלה	4:47	7:-22
L קבלה_מס	4:-13	7:16
L קבלת	7:14	8:-9
L קבע	7:9
L קוד	3:99	4:-8	5:-21	7:-76	9:15
L קרית	7:9
L קרנ	4:20	7:-11
L ראשי	7:15	8:-12
L רופא	5:33	7:-21
L רופא_מטפל	5:49	7:-41
L רח	7:21
L ריבי-	7:19
L ריבית	7:19
L רישו-	4:-17	7:30
L רישוי	7:17
L רישי-	3:-9	4:-11	5:70	7:-22	9:-9
L רישיונ	3:-9	4:-11	5:70	7:-22	9:-9
L רכב	6:10
L רמת	7:9
L רפוא-	7:13
L שובר	3:47	4:53	7:-87
L שיק	1:56	3:-11	7:-24
L שירו-	5:-12	7:26
L שירות	7:10
L שירותי	5:-11	7:14
L של	4:39	7:-24
L שמ	3:-12	7:18
L שמ_המטופל	7:10
L שנת	1:-8	7:18
L שנת_מס	1:-8	7:11
L שער	7:9
L תוכנ-	4:-8	7:12
L תוכנת	7:9
L תומר	3:-8	7:17
L תושב	3:63	7:-55
L תיק	2:-14	3:88	4:-28	6:58	7:-50	8:-19	9:-18
L תיק_ניכויימ	3:-12	7:22
L תל	7:22
L תל_אביב	7:17
L תלוש	7:10
L תעוד-	7:-16	9:29
L תעודה	7:-14	9:29
L תקופ-	4:11
L תקופה	7:9
L תקשו-	7:16
L תקשורת	7:16
L תשלו-	4:11	6:-8	7:16
L תשלומ	4:13
L תשלומימ	7:12
N -ading	7:13
N -ailed	0:16	7:-15
N -ality	7:11
N -ample	0:-8	3:-29	4:45	7:37	8:-24
N -ander	6:-11	7:19
N -anski	7:9
N -arges	0:14
N -athan	7:9
N -ather	0:25	3:-9	7:-23	9:18
N -ation	3:-15	4:-16	7:70	8:-14
N -ative	4:9
N -atriz	1:-10	7:19
N -ceipt	3:-9	4:-24	5:19	8:16
N -chaft	2:25
N -chase	7:-11	9:12
N -chnik	7:15
N -chung	7:18	8:-11
N -count	3:35	4:-16	6:19	8:-14	9:-11
N -ction	3:-19	9:37
N -ctura	4:24
N -cture	3:10	4:21	7:-18
N -dente	7:12
N -dress	7:13
N -dware	9:18
N -edits	0:9
N -eight	7:12
N -eland	7:12
N -emann	7:12
N -ement	0:17	3:-30	6:13	7:25
N -ences	2:26	3:18	4:-12	7:-21
N -encia	4:-9	7:13
N -ental	3:24	7:-23
N -erenz	3:-13	7:-17	9:46
N -erest	7:9
N -erger	7:10
N -ernet	7:10
N -essed	7:-21	9:24
N -etrag	4:13
N -ftrag	3:-8	7:-12	8:30
N -geben	3:16	6:14	7:-24
N -glich	7:8
N -hlung	0:31	7:-22
N -hnung	8:11
N -hrift	4:27
N -iance	3:18	7:-9
N -icite	3:8
N -icity	3:-8	4:14
N -idian	3:29	7:-23
N -iente	3:17	4:-25	7:22
N -inery	7:41	9:-33
N -ional	7:12
N -ision	3:26	7:-16
N -isung	7:21	9:-13
N -ivery	7:11
N -ivity	7:9
N -kasse	4:58	7:-37
N -konto	4:-42	7:44
N -lable	7:-13	9:23
N -laire	4:41	7:-33
N -lance	4:20	7:-15	9:12
N -laran	7:15
N -lding	3:23	7:-16
N -liche	5:14
N -light	7:8
N -lippa	4:22	7:-16
N -lling	7:9
N -lment	2:14	6:-8
N -ltung	7:16
N -luded	4:22	7:-18
N -ments	7:15
N -mited	3:-9	7:25
N -mmary	0:8	3:-11
N -nance	2:14	6:-10
N -ncial	7:18
N -ndard	5:22
N -nding	7:9
N -nings	7:10
N -ntakt	3:20	7:-12
N -ntant	3:-12	9:25
N -ounts	3:-13	4:35	7:15	8:-29
N -perty	7:11
N -phine	3:30	7:-27
N -pital	7:14
N -plies	7:8
N -press	0:12	3:-8	7:8
N -ption	7:14
N -ragen	6:14
N -raxis	7:13
N -rberg	3:-10	7:15
N -reaux	7:12
N -rence	0:-12	3:-19	4:-18	7:16	8:20	9:28
N -rican	0:18	7:-11
N -riott	7:25	8:-20
N -rnell	3:13
N -ronic	7:-12	8:22
N -rrent	3:-15	7:18
N -rtner	7:9
N -rvice	4:-12	6:24
N -ssage	7:-11	9:22
N -stems	3:-9	7:14
N -stone	4:20	7:-11
N -tails	9:16
N -tgage	6:22	7:-16
N -tient	7:12
N -tings	3:-10	7:18
N -tions	7:19
N -tment	7:17
N -tomer	3:18	8:-14
N -total	7:9
N -trieb	7:9
N -tries	1:25	7:-12
N -tures	7:11
N -ucher	0:67	7:-50
N -ugbar	0:38	7:-38
N -ummer	3:-9	4:25	7:13
N -ungen	5:18
N -vices	3:-12	4:-18	5:18	7:31
N -vings	7:8
N -voice	3:-14	4:13	7:34	8:-18
N -yable	7:22
N -yer's	3:-8	4:-13	7:-11	8:36
N -yment	7:26
N -zione	7:17
N -בונית	3:-15	7:21	8:12
N -ושלימ	7:9
N -יטלית	4:10	7:-8
N -כויימ	0:-12	7:17
N -לוואה	6:10
N -מצעות	7:-15	9:16
N -נבאומ	3:-15	7:29
N -נטרנט	7:8
N -סטיקה	7:10
N -עדרות	5:10
N -קשורת	4:11
N -שטיינ	7:17
N -תלמות	3:23	6:-23	7:13
N =account	1:-24	2:-11	3:20	4:32	5:-8	6:27	8:-23	9:-13
N =account+bank	7:11
N =account+current	3:-15	7:16
N =account+due	3:-16	7:23
N =account+number	4:45	6:15	7:-21	8:-11	9:-18
N =account+other	6:15	7:-10
N =account+tax	4:36	7:-26
N =all account	1:-19	3:50	7:-13	8:-9	9:9
N =all account+due	3:-16	7:22
N =all account+number	6:16	8:-11	9:-17
N =all account+other	6:15	7:-14
N =all amount	3:-8	4:-9	7:32
N =all amount+by+due	3:13	4:-10	7:-27	9:26
N =all amount+due	3:-36	4:12	7:36
N =all balance	4:-32	7:44
N =all balance+due	3:10	4:27	7:-17	9:-10
N =all balance+other	4:28	7:-46	9:23
N =all bank	0:19	2:9	3:-25	4:-19	7:15	9:22
N =all bank+number	7:9
N =all bank+payment	3:13
N =all by	4:19
N =all current+issued	7:9
N =all customer	0:12	3:17	7:-31	8:19
N =all customer+number	3:22	4:-8
N =all customer+number+tax	3:42	7:-26
N =all date	0:15	3:34	4:-27	7:-8
N =all due	0:10	2:11	3:27	7:-22	8:-13	9:-8
N =all due+total	7:9
N =all incl	7:24
N =all incl+payment	3:16	7:-11
N =all instalment+other	3:13
N =all interest	7:9
N =all interest+other	6:-10	7:12
N =all invoice	3:-28	5:17	7:23
N =all invoice+number	3:-19	4:86	7:-50
N =all invoice+number+tax	4:-15	7:19	8:17
N =all invoice+tax	7:9
N =all invoice+total	4:-21	7:22
N =all issued	9:18
N =all number	0:20	1:-18	2:20	3:59	4:-101	5:14	6:-12	7:-45	8:15	9:47
N =all number+order	3:19	4:-15	7:-18	8:20
N =all number+other	6:15	7:10
N =all number+other+tax	6:13	7:-8
N =all number+tax	1:23	2:28	3:-51	4:-26	7:30	8:-19	9:23
N =all order	4:-8	7:-59	8:89
N =all other	0:-34	3:-17	4:41	6:19	7:17	9:-11
N =all other+payment	0:31	3:-12
N =all other+total	7:8
N =all paid	7:12
N =all pay	7:24
N =all payment	0:11	4:14
N =all payment+total	0:14	7:-14
N =all period	4:-9	7:23
N =all price	3:23	4:-36	7:47	9:-17
N =all price+total	0:24	7:-21
N =all statement	0:19	3:-19	4:-8	7:-16	8:28
N =all subtotal	7:10
N =all tax	3:12	4:14	7:-13
N =all total	3:21	4:-14	5:-10	7:-31	9:50
N =all transfer	0:23	1:11	3:18	4:-16	7:-19
N =amount	3:-17	4:-8	6:-9	7:39	9:12
N =amount+by	3:13	4:-10	7:-27	9:26
N =amount+due	3:-25	7:13	9:21
N =balance	4:19	8:-9
N =balance+due	3:10	4:27	7:-15	9:-11
N =balance+other	4:27	7:-44	9:20
N =bank	0:10	1:-9	3:-26	4:-22	7:28	8:8	9:15
N =bank+number	0:14
N =bank+other	7:8
N =bank+payment	3:11
N =bank+total	0:-26	7:26
N =by	7:-20	9:19
N =by+due	3:11	4:-11	7:-22	9:26
N =closing	0:13	3:-10	7:11
N =closing+date	7:12
N =closing+price	0:15	7:-14
N =closing+total	0:14
N =current	3:-21	7:40	9:-10
N =current+issued	7:10
N =current+statement	7:8
N =customer	0:10	1:-10	3:84	5:-9	7:-60	8:12	9:-8
N =customer+number	3:68	4:-13	7:-32
N =customer+tax	3:42	7:-26
N =date	0:10	3:14	7:18	8:-16	9:-13
N =date+invoice	4:-10	7:12
N =date+number	3:-17	4:44	7:-9	8:-12
N =date+total	7:12
N =deduction	7:11
N =due	3:-14	4:22	5:-12	6:-9	7:32	8:-22
N =due+payment	7:9
N =due+total	3:-9	7:16
N =final	5:14	7:-12
N =incl	0:-8	4:-13	7:35
N =incl+number	7:9
N =incl+payment	3:9
N =incl+tax	7:8
N =instalment	2:13	3:12	6:-9
N =instalment+other	3:13
N =instalment+price	2:14	6:-8
N =interest	6:-9	7:24
N =interest+other	6:-10	7:13
N =invoice	1:-9	2:-13	3:-70	4:102	5:9	6:-9	7:24	8:-11	9:-17
N =invoice+number	3:-27	4:80	7:-33	8:13
N =invoice+other	4:21	7:-14
N =invoice+tax	3:-14	4:-15	7:40	8:12
N =invoice+total	4:-22	7:24
N =issued	9:12
N =left	7:15
N =monthly	7:18
N =net	1:10
N =net+total	1:11
N =number	0:15	1:-19	2:28	3:23	4:27	6:11	7:-103	8:-13	9:31
N =number+order	3:10	4:-26	7:15	8:10
N =number+other	3:-10	6:28
N =number+payment	3:-8	7:9
N =number+person	7:8
N =number+statement	4:28	7:-12
N =number+tax	0:15	1:10	2:19	3:-27	7:-20	8:-8	9:17
N =number+total	7:12
N =opening	7:11
N =order	7:-54	8:81
N =other	0:-25	1:-12	2:-12	4:62	6:40	7:-10	8:-25	9:-8
N =other+payment	0:29
N =other+price	7:12
N =other+statement	3:26	7:-13
N =other+tax	6:13
N =other+total	0:-8	7:20
N =paid	1:10	4:10	9:-9
N =paid+total	1:11	4:9	7:-18
N =pay	8:15
N =payment	0:45	5:-8	6:-10	8:-12
N =payment+total	0:14	7:-13
N =period	4:-20	7:42
N =person	7:17
N =previous	7:12
N =price	0:23	2:10	3:16	4:-33	6:-13	7:32	8:-12	9:-15
N =price+total	0:29	7:-23
N =statement	0:16	3:-13	4:13	6:-11	7:-16	8:24
N =subtotal	7:11
N =tax	0:10	2:17	3:-25	8:-15	9:12
N =tax+total	7:10
N =total	0:8	4:-43	5:-14	7:20	8:-13	9:48
N =transfer	0:22	1:10	3:13	7:-14	9:-12
N aber-	0:38	7:-33
N abou-	7:9
N about	7:9
N abov-	6:12
N above	6:12
N acco-	3:27	4:26	6:18	7:-8	8:-43	9:-8
N account	3:40	4:-9	6:19	7:-17	8:-14	9:-11
N account_name	7:9
N account_no	7:19
N account_number	3:36	6:18	7:-45
N account_summary	0:10	3:-11
N accounts	3:-12	4:35	7:12	8:-29
N accounts_payable	7:17
N acti-	7:9
N activity	7:9
N actu-	7:9
N addr-	7:14
N address	7:13
N adjustment	7:8
N adjustments	0:10
N advi-	3:25
N advice	3:27	7:-15
N ag	3:23	7:-45	9:36
N agen-	7:11
N agre-	3:-12	7:24
N agreement	3:-12	7:24
N air	7:8
N air_lines	7:8
N alpi-	7:9
N amer-	0:18	7:-10
N american	0:18	7:-12
N american_express	0:18	7:-12
N amou-	3:-11	4:12	7:14
N amount	3:-10	4:12	7:12
N amount_due	3:-24	4:17	7:11
N an	7:21
N and	4:-15	7:23
N and_adjustments	0:10
N and_return	3:10	7:-10
N andr-	0:-26	7:29
N ange-	3:16	6:14	7:-20
N angeben	3:16	6:14	7:-24
N annu-	0:-13	4:-11	7:27
N annual	0:-13	7:15
N app	7:38	9:-33
N appe-	9:8
N appear	9:8
N appear_on	9:8
N appl-	3:-10	7:18
N appli	3:-9	7:10
N art	7:17
N art_nr	7:17
N arti-	7:15
N assu-	7:17
N at	4:34	7:-15
N attn	7:39	8:-23
N attn_accounts	7:17
N aure-	7:15
N auto-	3:-10	4:-8	7:24
N avai-	7:-13	9:23
N available	7:-13	9:23
N avan-	7:-25	9:29
N avoi-	3:-17	4:87	7:-62
N bacs	4:-27	7:29
N bala-	4:17	7:-9	9:12
N balance	4:20	7:-15	9:12
N balance_due	4:26	7:-23
N balance_owing	3:13	4:9	7:-14
N ball-	7:10
N bank	3:-16	4:-9	7:21	9:24
N bank_of	7:-31	9:33
N be	7:18
N beat-	1:-10	7:21
N beatriz	1:-10	7:19
N bei	3:16	6:14	7:-22
N bele-	4:27	7:-24
N bene-	4:28	7:-21
N besc-	4:8
N betr-	5:-10	7:28
N betrag	7:13
N beza-	7:10
N bill	7:10
N bitt-	3:16	6:13	7:-23
N bitte	3:16	6:13	7:-23
N blue	7:8
N bran-	4:19
N branch	4:19
N brea-	7:15
N buch-	4:-8	7:27	8:-13
N buye-	4:-15	7:-8	8:36
N buyer's	4:-13	7:-15	8:37
N buyer's_order	4:-13	7:-15	8:37
N by	4:20
N call	3:24	7:-20
N cant-	7:12
N capi-	0:14	7:-12
N card	0:-8	7:22
N carr-	7:8
N cash-	8:16
N cast-	4:-33	7:45
N cc	7:10
N cent-	7:24
N centre	7:15
N cert-	6:12
N char-	0:11	2:13	3:-9	4:-10	6:-11	7:15
N charge	2:14	6:-10
N charges	0:14
N chec-	7:11
N city	7:8
N city_of	7:8
N clas-	0:24	7:-22
N clie-	3:22	4:-40	7:22
N client	4:-15	8:15
N cliente	3:17	4:-25	7:22
N clin-	7:13
N clinic	7:12
N co	7:16
N cod	3:12	4:-20	7:13
N code	7:12
N codi-	7:16
N codice	7:9
N coll-	3:-17	5:65	7:-36
N com	7:20
N comm-	3:-31	7:44
N comp-	3:-8	4:-10	7:28
N cond-	7:12
N conf-	3:-12	7:23
N confirmation	3:-11	7:24
N cons-	7:8
N cont-	2:9	3:-23	4:-15	6:50
N conv-	7:12
N corr-	3:-14	7:22
N coun-	3:15
N cred-	7:13
N credit	7:18
N credits	0:9
N credits_and	0:10	7:-8
N curr-	3:-31	7:35
N current	3:-15	7:17
N cust-	3:18	8:-14
N customer	3:18	8:-14
N dank-	7:14
N darn-	3:13
N darnell	3:13
N date	0:12	3:-11	4:9	7:18	8:-11	9:-10
N date-	3:37	7:-31
N date_description	0:19	7:-18
N daten	3:37	7:-32
N datu-	3:28	7:-16
N datum	3:28	7:-16
N de	3:-37	4:22	5:-12	7:40	8:-17	9:22
N de_la	7:11
N dela-	7:12
N deli-	7:13
N delivery	7:11
N delt-	7:8
N delta	7:8
N delta_air	7:8
N dent	5:60	7:-49
N dent-	3:-11	5:83	7:-50
N dental	3:-11	5:20	7:11
N depa-	7:8
N department	7:8
N der	3:18	5:-9
N des	4:32
N desc-	7:17
N description	7:13
N desh-	3:36	4:-32
N desi-	5:38	7:-34
N desk	7:21	8:-17
N deta-	9:14
N detach	3:10	7:-8
N detach_and	3:10	7:-10
N detail	0:-11	7:20
N detailed	0:16	7:-15
N details	9:16
N deve-	7:-31	9:33
N di	7:21
N digi-	4:8
N dire-	7:15
N disc	3:-14	7:19
N disc-	7:17
N discount	7:13
N dist-	7:8
N divi-	0:-36	3:25	7:19
N division	3:26	7:-18
N division_of	3:26	7:-18
N docu-	4:28	7:-18
N dome-	7:10
N dr	3:-14	4:-31	5:52	7:16	8:-12
N dr_med	5:27	7:-11
N du	7:18
N due	3:-27	4:42
N eg	2:25
N ein	3:23	7:-15
N eint-	2:26
N elec-	7:16	8:9
N electricity	3:-8	4:14
N electronic	7:-12	8:22
N empl-	7:13
N end	7:12
N ener-	3:-10	4:11
N energy	4:14
N equi-	7:8
N espa-	3:-9	7:11
N espace	3:-9	7:11
N espace_client	3:-9	7:11
N et	4:-17	7:28
N eur	7:-22	9:32
N exam-	0:-8	3:-29	4:45	7:37	8:-24
N example	0:-8	3:-29	4:45	7:37	8:-24
N expr-	0:18
N express	0:18
N extr-	4:9	7:-8
N fact-	3:-16	4:47	7:-12	8:-9
N factura	4:24
N facture	3:-8	4:25
N fahr-	7:22	8:-13
N fair-	0:24	3:-8	7:-27	9:18
N fairweather	0:25	3:-8	7:-29	9:18
N fami-	5:49	7:-26
N family	5:57	7:-47
N farg-	7:9
N fargo	7:9
N fee	0:-13	7:17
N fees	7:8
N fina-	2:13	6:-11	7:26
N finance	2:14	6:-10
N financial	7:18
N financial_services	7:12
N firm-	4:16	7:-43	9:36
N firma	4:16	7:-43	9:36
N firs-	7:8
N for	3:12	4:-10	5:19	7:-13
N fr	3:-16	7:28
N fr_ou	3:-9	7:10
N frai-	4:9	7:-9
N frais	4:9	7:-9
N frau	3:-34	7:52
N free	7:14
N frei-	3:-9	7:16
N freight	7:11
N from	7:14
N fund	5:18	7:-11
N fur	5:11
N gara-	4:10
N gas	7:11
N gesa-	4:16
N gesamtbetrag	4:17	7:-12
N gmbh	3:-13	7:25
N gmbh_co	7:9
N gran-	0:10
N grand	0:14	7:-12
N grand_total	0:14	7:-13
N grou-	3:19
N group	3:20
N gst	4:21	7:-17
N gues-	7:12
N guest	7:12
N habi-	6:10
N harb-	7:28
N harbor	7:19
N hard-	9:18
N hardware	9:18
N harr-	7:15
N hart-	5:-12	7:20
N haus-	7:10
N hd	7:10
N heal-	5:18	7:-10
N health	5:18	7:-10
N heat-	7:10
N hele-	7:14
N helena	7:14
N henr-	4:-14	7:26
N herr-	3:-8	7:17
N herrn	3:-8	7:17
N hosp-	7:19
N hospital	7:12
N hote-	4:-15	7:36	8:-10
N hotel	4:-13	7:28
N iban	7:9
N id	3:69	7:-64
N iden-	7:16
N if	4:-9	7:26
N if_we	7:12
N ihre	3:35	4:-11	7:-47	8:32
N imme-	3:23	7:-16
N immo-	7:15
N impo-	7:8
N in	3:19	7:-8
N inc	7:28
N incl-	4:20	7:-11
N indu-	1:25
N info-	4:-15	7:17
N information	4:-15	7:15
N ing	7:8
N inge-	7:11
N inh	7:17
N inr	3:-16	7:19
N ins	0:11	7:-11
N inst-	2:14	6:-9
N inte-	3:-12	7:33
N interest	7:9
N internet	7:10
N invo-	3:-15	4:12	7:37	8:-18
N invoice	3:-14	4:13	7:34	8:-18
N ist	7:20	8:-11
N it	7:15
N join-	3:17	7:30	9:-33
N joinery	7:41	9:-33
N kart-	0:-26	7:26
N kass-	7:14
N kg	7:19
N klin-	7:16
N kont-	3:16
N kontakt	3:20	7:-12
N kost-	7:16	9:-9
N kund-	3:35	4:19	6:24	7:-51	8:-11
N kwh	4:13	7:-10
N la	5:-8	7:26
N lake-	7:8
N land-	7:8
N lark-	7:13
N le	7:-12	9:27
N leis-	5:20	7:-11
N leistungen	5:20	7:-12
N leon-	7:9
N lett-	3:-9	7:13
N lief-	7:9
N limi-	3:-9	7:27
N limited	3:-9	7:25
N lind-	3:-10	7:15
N line-	7:9
N lines	7:8
N llc	7:11
N llp	7:25
N loan	3:13	7:-14
N logi-	7:10
N ltd	4:-16	7:37	8:-8
N mana-	7:11
N marg-	7:15
N mari-	7:17
N mark-	3:-33	7:39
N marr-	7:25	8:-20
N marriott	7:25	8:-20
N mast-	0:34	2:10	7:-14	9:-11
N may	7:10
N med	5:27	7:-11
N medi-	7:20
N merc-	7:17
N meri-	3:28	7:-13
N meridian	3:29	7:-23
N mess-	7:-11	9:21
N message	7:-17	9:22
N mete-	7:10
N meter	7:10
N meth-	0:13	7:-10
N method	0:13	7:-10
N miss	7:15
N mme	3:-39	4:-17	7:69
N mont-	3:-16	7:19	9:23
N montant	3:-12	9:25
N mort-	6:22	7:-16
N mortgage	6:22	7:-16
N mr	2:37	3:-13	4:-20	7:13
N mrs	7:8
N ms	2:37	3:-16	4:-10	7:21	8:-23
N nach-	7:10
N name	4:21	5:-8	7:11
N need	7:13
N new	0:14	7:-10
N new_charges	0:15	7:-14
N no	0:-10	3:21	5:-9	6:-11	7:12	8:26	9:-11
N noch	7:8
N none	7:17
N nort-	7:11
N not	9:11
N note	4:54	7:-42
N noti-	3:14
N notice	3:16
N nr	3:40	4:10	5:36	7:-41	8:-18	9:-11
N numb-	4:11	6:15	7:17	8:-11	9:-8
N number	4:11	6:15	7:17	8:-11	9:-8
N nume-	4:42	7:-22
N numero	4:43	7:-26
N ober-	6:-12	7:31
N of	0:8	3:30	4:-21	7:-10	9:21
N of_payment	0:11	7:-9
N on	3:15	4:-10
N one	7:8
N onli-	7:-11	8:19
N online	7:-11	8:19
N oper-	7:10
N or	7:12
N oran-	7:11
N orange	7:11
N orange_fr	7:11
N orch-	7:13
N orde-	3:-10	4:22	7:19	8:-13
N order	3:-10	4:23	7:15	8:-13
N order_no	4:-13	7:-15	8:37
N ordi-	3:-20	4:-11	7:48	8:-15
N ou	3:-10	4:-9	7:22
N ou_appli	3:-9	7:10
N ou_mme	4:-8	7:10
N our	7:14	9:-9
N over-	7:24
N owin-	3:13	4:9	7:-14
N owing	3:13	4:9	7:-14
N oyel-	7:15
N oyelaran	7:15
N pack-	7:9
N page	4:10
N paid	7:9	9:-8
N par	7:12
N park-	4:-8	7:27
N part-	4:-18	7:36
N pass-	7:9
N pati-	1:24	9:-8
N patient_financial	7:11
N pay	3:12	7:-16	8:18
N paya-	7:22
N payable	7:22
N paye-	3:-12	7:29
N payer	3:-12	7:28
N paym-	3:-12	7:30
N payment	7:22
N payment_details	7:10
N payment_to	7:11
N payments_credits	0:10	7:-8
N peri-	4:-13	7:22
N period	4:-12	7:20
N pers-	3:9
N personal	3:9
N personal_nr	7:9
N phil-	4:22	7:-16
N philippa	4:22	7:-16
N phon-	7:11
N phone	7:11
N phys-	7:8
N plc	3:27	7:-23
N plea-	3:-10	7:23
N please	3:-10	7:23
N plom-	7:15
N pohl-	7:13
N poin-	4:34	7:-28
N points	4:34	7:-30
N pres-	4:-12	7:30
N prim-	6:10
N priy-	7:14
N proc-	7:-14	9:23
N prod-	7:11
N prop-	7:12
N property	7:11
N prov-	5:-9	7:23
N pty	7:10
N purc-	9:12
N purchase	7:-11	9:12
N rama-	4:-8	7:18
N rate	3:13
N rece-	3:-11	4:-26	5:18	7:12	8:13
N receipt	3:-9	4:-24	5:19	8:16
N rech-	4:-17	7:41	8:-13
N rechnung	7:14	8:-12
N rechnungsbetrag	7:8
N rect-	4:-30	7:41
N ref	3:-35	7:22	8:26
N refe-	0:-14	2:21	3:-12	5:-13	7:-51	8:13	9:68
N reference	0:-12	3:-19	4:-17	7:15	8:20	9:28
N references	2:26	3:18	4:-12	7:-21
N remi-	3:26	7:-13
N remp-	4:-9	7:16
N rent-	3:-15	7:26
N resi-	7:10
N reta-	2:14	6:-8
N retail	2:14	6:-8
N retu-	3:8
N return	3:8
N rewa-	0:21	7:-18
N rive-	7:20
N road	7:21
N rosa-	7:10
N roy	5:38	7:-39
N ruck-	3:-10	4:-16	6:13	7:21
N rule-	4:-14	7:19
N rules	4:-14	7:19
N sale	2:14	3:33	6:-8	7:-31
N sarl	7:8
N sas	7:12
N savi-	7:8
N savings	7:8
N scho-	7:15
N school	7:8
N schr-	4:8
N see	0:16
N serv-	3:-14	4:38	5:16	7:-11	8:-13
N services	3:-12	4:-18	5:18	7:31
N ship	3:22	7:-16
N simp-	2:13	4:-21	6:-9	7:23
N simple	2:14	6:-8
N sing-	7:9
N soci-	7:8
N sour-	7:9
N spar-	4:-9	7:20
N sparkasse	7:9
N stam-	7:13
N stan-	5:21
N standard	5:22
N stat-	0:18	3:-20	4:8	7:10
N statement	0:20	3:-16	4:12	7:-11
N status	7:9
N steu-	7:8
N stor-	7:14
N stra-	7:12
N stud-	7:13
N studio	7:13
N subt-	7:8
N subtotal	7:8
N summ-	3:17	7:-11
N summary	0:8	3:-11
N summe	3:28	7:-18
N supe-	7:8
N supp-	3:-12	7:29
N supply	3:-10	7:21
N sur	3:-9	7:11
N surv-	7:11
N swif-	7:18	9:-9
N swift	7:16	9:-9
N syst-	3:-9	7:16
N systems	3:-9	7:14
N tabl-	6:20	7:-16
N tang-	7:8
N taux	6:9
N tax	4:-10	7:26
N tax_invoice	7:14
N tele-	7:11
N tere-	3:26	7:-22
N term	7:-34	9:35
N text	7:-43	9:47
N tg	4:-18	7:28
N than-	7:18
N thank	7:18
N thank_you	7:18
N that	6:12	7:-13
N the	3:-8	4:-10	7:38	9:-11
N this_is	6:12	7:-9
N thor-	7:13
N titu-	4:38	7:-27
N titulaire	4:41	7:-34
N to	0:12	3:19	4:-16	6:9	9:-15
N to_pay	3:17	7:-9
N tobi-	0:-24	7:29
N tobias	0:-24	7:29
N tota-	0:10	7:17
N total	0:10	7:17
N total_payments	0:14	7:-14
N trad-	4:-12	8:-12	9:31
N trai-	7:12
N tran-	3:-11	9:36
N transaction	7:-19	9:38
N trav-	7:9
N trus-	7:14
N trust	7:14
N uber	7:11
N uber-	7:20
N uberweisung	7:11
N und	3:-13	4:20	6:-14	7:39	8:-16
N unit-	7:10
N united	7:9
N unte-	3:18
N unterschrift	7:15
N up	7:9
N upi	7:-30	9:31
N us	3:17
N usd	0:12
N util-	7:8
N vale-	7:19
N vall-	3:-12	7:17
N valley	3:-11	7:15
N van	7:8
N vand-	0:-8	3:14	7:-24	9:35
N vehi-	3:16	7:-11
N verb-	7:13
N verf-	0:38	7:-38
N verfugbar	0:38	7:-38
N vers-	5:-15	9:25
N vert-	4:-44	7:60
N via	3:24	7:-22
N visi-	0:16	7:-11
N visit	0:16	7:-13
N von	5:19
N vos	3:35	4:-11
N vos_references	3:27	4:-11
N votr-	7:-24	8:33
N votre	7:-24	8:33
N wate-	3:-10	7:14
N water	3:-10	7:14
N we	7:16
N weid-	7:-35	9:37
N well-	7:9
N wells	7:9
N wells_fargo	7:9
N werk-	7:-23	8:25
N west-	5:17
N whit-	3:19
N whole account	3:42	7:-35
N whole account number	3:46	4:-11	7:-27
N whole amount due	4:22	7:-21
N whole art nr	7:17
N whole attn accounts payable	7:8
N whole client	3:50	7:-40
N whole invoice no	7:16
N whole no	3:34	4:-11	7:-68	8:49
N whole number	3:-13	7:20
N whole אסמכתא	7:-31	9:33
N whole מס מד	7:9
N whole מספר חשבונ	3:-17	4:14	7:20	9:-13
N whole מספר לקוח	3:33	7:-23
N whole מק"ט	7:13
N will	3:24	7:-20
N wir	7:12
N with	3:11
N with_payment	3:16	7:-12
N wohn-	7:8
N wurd-	7:9
N www	0:11	3:-10	4:20	8:-11
N you	3:19	4:-11	7:8	8:-10
N your	0:26	6:-8	7:-73	8:62
N your_account	7:10
N your_payment	7:17
N zahl-	0:32	3:-14	4:-10
N zu	7:10
N אגפ	4:-9	7:19
N או	7:9
N אוחנ-	0:22	3:-22
N אוחנה	0:22	3:-22
N אוטו-	7:-14	9:18
N אורי-	0:10	4:-9	5:14
N אורית	0:10	4:-9	5:14
N אזור-	3:23	7:-18
N אישו-	6:-12	9:29
N אישור	6:-12	9:29
N אישי-	4:-24	7:25
N אל	6:17	7:-16
N אמצע-	0:12
N אמצעי	0:12
N אמצעי_תשלומ	0:18
N אסמכ-	3:-25	7:-30	8:34	9:43
N אסמכתא	7:-16	9:43
N אשרא-	7:11
N אשראי	7:11
N את	4:-27	7:35
N באמצ-	7:-14	9:16
N באמצעות	7:-15	9:16
N בבנק	3:-9	4:14
N בחו"-	0:14	7:-13
N בחו"ל	0:14	7:-13
N ביטו-	7:12
N ביקו-	7:19
N ביקור	7:19
N בית	7:14
N במע"-	7:9
N במע"מ	7:9
N בנ	7:17
N בנק	7:10
N בנקא-	7:9
N בנקאית	7:9
N בע"מ	0:16	5:-12	7:43	8:-13	9:-17
N ברפו-	5:22	7:-10
N ברפואת	5:22	7:-10
N ברפואת_המשפחה	7:9
N בש"ח	0:-8	3:19	4:-9
N בת	7:8
N גב	7:10
N גביי-	7:15
N גבייה	7:9
N גולד-	7:16
N גולנ	7:17
N גמל	7:-10	9:13
N גנ	7:15
N ד"ר	0:-18	3:-8	4:-12	5:68	7:-16
N דוד	0:24	7:-19
N דוח	3:27	7:-15
N דיגי-	4:10
N דיגיטלית	4:10	7:-8
N דינ	3:-20	4:-8	7:39
N דמי	5:10
N דפ	7:15
N הבנק	3:9	4:11
N הדוא-	4:10	7:-14
N הדואר	4:10	7:-14
N הובל-	0:25	7:-20
N הובלות	0:25	7:-20
N הודע-	3:40	4:-19	7:-16
N הודעה	4:-18	7:29
N הודעת	3:49	7:-47
N הופק	7:-10	9:16
N הוצא-	7:10	9:-9
N הוצאות	7:10	9:-9
N הורא-	7:-38	9:43
N הזמנ-	3:30	7:-43	8:18
N החיו-	4:-24	7:28
N החשב-	7:20
N החשבונ	7:19
N היעד-	5:10
N היעדרות	5:10
N הכרט-	0:8
N הכרטיס	0:8
N הלוו-	3:24	6:40	7:-50
N הלוואה	3:24	6:40	7:-52
N הלקו-	0:-16	3:47	7:-15
N הלקוח	0:-16	3:47	7:-15
N המימ	7:11
N המקב-	0:26	7:-18
N המקבל	0:26	7:-18
N המשל-	3:10
N המשפ-	5:20
N המשפחה	5:20
N הנדו-	8:8
N הנדונ	8:8
N העבר-	1:13	7:12
N העברה	1:13	7:15
N העברה_בנקאית	7:9
N העסק-	0:-13	7:14
N העתק	7:9
N הפקד-	9:12
N השתל-	3:23	6:-23	7:13
N השתלמות	3:23	6:-23	7:13
N התשל-	7:11
N התשלומ	7:11
N ואינ-	9:13
N ואינו	7:-14	9:17
N וחות-	7:11
N וחותמת	7:11
N זה	7:13
N זהות	7:24
N זו	7:12
N זיכו-	0:-12	4:14	7:10
N זיכוי	4:14
N זיכויימ	0:-11	7:12
N חברה	7:10
N חודש-	7:9
N חוזה	3:21	7:-13
N חיוב	0:17	2:12	3:45	7:-56
N חיוב-	0:14	2:13	7:-16
N חיובימ	0:14	2:13	7:-16
N חייב	7:9
N חייב_במע"מ	7:8
N חשבו-	1:-24	2:-12	3:-11	4:49
N חשבונ	1:-20	4:46	6:9	7:-12
N חשבונית	3:-11	7:15	8:12
N חשבונית_מס	4:-25	7:31	8:16
N חשמל	8:8
N חתומ	4:18	7:-16
N חתומ_דיגיטלית	4:10	7:-9
N חתימ-	7:21
N חתימה	7:16
N חתימה_וחותמת	7:11
N טל	7:12
N טלפו-	7:13
N טלפונ	7:13
N יד	7:16
N ילדי-	5:10
N ילדימ	5:10
N ירוש-	7:9
N ירושלימ	7:9
N יש	7:12
N יתרה	7:10
N יתרה_לתשלומ	7:13
N כאל	0:21	7:-20
N כולל	1:12
N כולל-	7:11
N כוללת	7:11
N כושר	7:9
N כי	7:17
N כספי-	3:-14	7:20
N כרטי-	0:17
N כרטיס	0:21
N כרטיסי	3:9
N כתוב-	7:16
N כתובת	7:16
N לא	0:-12	5:23
N לאחר	7:9
N לב	4:-22	7:28
N לבנק	3:16	7:-13
N לוח	6:-16	7:18
N לוינ	0:15	7:-8
N לחשב-	0:27	7:-10
N לחשבונ	0:27	7:-16
N לי	7:-13	9:10
N ליאו-	7:11
N לידי	4:11	7:-12
N לכבו-	7:21
N לכבוד	7:21
N ללא	7:13
N לעוב-	1:11
N לפי	5:9
N לקבו-	5:14	7:-11
N לקבוע	5:14	7:-11
N לקוח	0:15	3:18	4:-11	7:-46	8:29
N לקופ-	7:-10	9:13
N לתשל-	4:-19	7:39
N לתשלומ	7:15
N לתשלומ_עד	3:13	4:-9
N מד	7:13
N מומח-	5:22	7:-10
N מונה	3:-10	7:15
N מורש-	4:-15	8:27
N מורשה	4:-15	8:28
N מזומ-	7:8
N מזומנ	7:8
N מחיר	4:-14	7:28
N מחלה	5:9
N מי	4:11
N מיכל	4:-22	7:27
N מימ	3:-8	7:22
N מימו-	7:12
N מימונ	7:12
N מכונ-	8:8
N מלונ	4:-28	7:37
N מנוי	3:-29	7:35
N מס	0:15	1:13	2:21	3:-24	7:-40	9:19
N מס"ב	7:9
N מס_חשבונ	4:38	7:-30
N מס_מד	7:12
N מס_קבלה	3:45	4:-9	7:-26
N מס_שיק	1:47	3:-9	7:-19
N מסגר-	0:14	7:-12
N מסלו-	7:23	9:-14
N מסלול	7:23	9:-14
N מסמכ	3:-10	7:-11	8:31
N מספר	0:39	2:34	5:-11	6:11	7:-57	8:-26	9:15
N מספר_זהות	7:21
N מספר_חשבונ	3:-21	4:12	7:29	9:-13
N מספר_לקוח	3:33	7:-23
N מספר_מונה	7:10
N מענק	1:12	7:-10
N מערכ-	4:11
N מערכות	4:11
N מק"ט	7:15
N מקומ	5:-10	7:13
N מקור	3:50	4:-25	7:-12
N מר	4:12	7:-14
N מרכז	7:9
N מרכז-	3:-28	7:29
N מרפא-	5:13
N מרפאת	5:13
N משול-	7:10
N משלמ	3:28	7:-21
N משפח-	7:17
N משפחה	7:12
N נועה	7:9
N נטו	1:11
N נטע	7:-12	9:10
N ניהו-	4:13	7:-14	9:17
N ניהול	4:13	7:-14	9:17
N נכס	3:-21	4:-15	7:42
N סבטל-	7:9
N סבטלנה	7:9
N סה"כ	3:-11	4:-26	7:11	9:34
N סה"כ_חיוב	7:13
N סה"כ_לחיוב	9:8
N סוג	7:22	9:-9
N סיכו-	7:-14	9:27
N סיכומ	7:-14	9:27
N סיכומ_ביקור	7:10
N סכומ	3:11	4:-10	7:10
N סכומ_בש"ח	3:20	4:-9
N סניפ	7:10
N ספח	3:9	4:24	7:-30
N ספח_לתשלומ	3:9	4:24	7:-30
N ע"י	7:11
N ע"ר	4:-9	7:20
N עבוד-	0:-10	5:28
N עבודה	0:-10	5:28	7:-10
N עבור	7:8
N עד	3:11	4:-10
N עירי-	7:9
N עיריית	7:9
N על	0:15	2:11	4:8	9:-9
N עלות	0:10	7:-8
N עמ	7:10
N עמות-	4:-11	7:26
N עמותת	4:-8	7:15
N עמק	4:16	7:-8
N עסקא-	0:14	7:-13
N עסקאות	0:14	7:-13
N עסקי-	3:-33	7:37
N עסקימ	3:-35	7:38
N פירו-	0:-18	4:16	7:9
N פירוט	0:-18	7:21
N פנסי-	7:13
N פרטי	3:23	4:-14	6:9	7:-32	8:27
N פרטי-	1:29	3:-9	4:-11	9:14
N פרטימ	1:29	3:-9	4:-11	9:14
N פריד-	7:8
N פרמי-	7:11
N פרמיה	7:11
N פרצ	3:20	7:-8
N צדוק	7:12
N צרכנ	3:-13	4:24
N קבוע	5:-11	7:13
N קבלה	3:40	4:15	7:-35
N קבע	7:12
N קוד	7:14
N קרנ	3:27	6:-14	7:-8
N רופא	5:-11	7:13
N ריבי-	6:-8	7:15
N ריבית	6:-8	7:15
N רישו-	7:9
N רישוי	7:9
N רכב	6:-9	7:35
N רפוא-	5:72	7:-64
N רפואי	7:8
N ש"ח	4:-21	7:15	9:8
N שובר	4:54	7:-39
N שובר_תשלומ	3:21	7:-25
N שווי	7:9
N שולמ	1:11	4:8	7:-18
N שיוו-	4:15
N שיווק	4:15
N שיני-	4:-9	7:12
N שיניימ	4:-9	7:12
N שיק	1:34	2:-9	3:-12	7:9	9:-8
N שירו-	7:12
N של	4:12
N שלומ	7:-8
N שלכ	3:43	7:-35
N שמ	7:28
N תאגי-	7:9
N תאגיד	7:9
N תאגיד_המימ	7:8
N תאור	7:9
N תיאו-	7:8
N תמר	7:15
N תעוד-	3:15
N תעודה_זו	7:10
N תעודת	3:16
N תרומ-	4:11
N תשלו-	0:14	3:13	7:-10
N תשלומ	0:14	3:13	7:-12
N תשפ"-	7:16
R ab	4:-31	7:35
R accepte	7:-10	8:32
R account	7:12
R after	3:43	7:-31
R am	7:13
R an	4:9
R and	7:22	9:-10
R applies	4:-14	7:16
R apt	7:17
R ave	0:-18	3:-12	7:45
R bad	5:-9	7:27
R base	7:10
R be	7:8
R berlin	7:10
R bic	7:10
R blvd	7:15	8:-8
R ca	7:10
R card	4:-8	7:10
R cedex	7:9
R charge	4:-9	7:13
R co	7:9
R code	7:12
R com	7:-11	9:23
R court	7:13
R credited	0:-11	7:12
R credits	0:16	7:-15
R creek	7:18
R days	7:13
R de	3:-16	4:-17	7:46
R del	4:21	7:-15
R des	7:11
R dr	7:14
R du	4:-88	7:106	8:-9
R example	7:9
R fax	7:13
R fr	4:-8	7:16
R from	7:-18	8:20
R id	7:12
R in	7:13
R karnataka	7:14
R koln	7:16
R kundennummer	4:17	7:-13
R kw	4:-9	7:12
R kwh	3:-10	4:-10	7:29
R le	3:-12	4:-13	7:-19	8:57
R meter	7:13
R monthly	4:-8	7:9
R ne	0:-19	7:24
R number	7:11
R nurnberg	7:17
R ny	7:8
R of	4:-10	7:32
R office	7:17
R oh	7:9
R on	0:-14	7:24
R page	3:52	7:-51
R payments	0:16	7:-11
R rd	7:28
R ref	7:10
R reference	7:10
R registered	7:13
R rennes	3:-66	7:68
R road	7:18
R rue	7:17
R saint	7:24
R se	7:15
R see	7:10
R service	7:12
R silver	7:8
R st	0:-12	4:-9	7:40
R street	7:12
R suite	7:8
R swift	3:-9	7:15
R tag	4:17	7:-15
R tel	7:10
R terrace	7:13
R the	7:18
R to	4:-15	7:24
R total	0:42	7:-40
R transactions	0:57	7:-55
R tva	4:-10	7:21
R uber	7:13
R und	4:9
R vom	3:-8	4:-36	7:65	8:-16
R were	7:-20	8:20
R www	7:12
R xx	7:20
R xxxx	0:-48	3:-15	7:70
R your	0:-11	7:13
R zurich	7:15
R אישור	7:-20	9:31
R באתר	7:-23	9:24
R ביומ	7:8
R בני	0:-11	7:12
R בנק	1:32	7:-24
R בע"מ	0:-9	3:-8	7:37
R ברק	0:-11	7:11
R דיגיטלית	4:-8	7:11
R הבא	0:-11	7:12
R חודש	0:16	8:-8
R חיוב	0:23	7:-23
R חלקימ	7:8	8:-8
R חתומ	4:-8	7:11
R יומ	4:-9	7:13
R כולל	7:10
R לקוח	4:12	7:-8
R מומחה	5:27	7:-23
R מוקד	7:8
R מזרחי	0:-27	7:29
R מיומ	4:-66	7:77
R ממוחשב	4:-9	7:12
R מס	5:11
R מסמכ	4:-9	7:12
R מתאריכ	4:-19	7:20
R מתוכ	7:13
R ניכויימ	7:9
R ספרות	4:-15	7:31
R על	7:14	8:-9
R פקס	4:-11	7:16
R קרנ	0:-27	7:28
R של	7:10
R תוקפ	7:9
R תיק	4:10
R תשלומימ	7:10
S about	3:-14	7:28
S above	6:11
S abrechnung	7:10
S account	0:-29	1:8	3:52	6:21	7:-42	8:-9
S accounts	4:-11	7:-17	8:33
S activity	3:-8	7:14
S address	7:16
S advice	3:23	4:36	7:-37
S ag	4:-12	7:22
S agreement	2:42	7:-16
S amount	9:15
S an	7:30
S and	0:-18	1:47	3:-10	4:-9	7:47	8:-12	9:-33
S annual	6:29	7:-25
S applicable	2:39	7:-24
S are	7:14
S as	1:13	3:-27	9:27
S at	0:-13	3:-26	4:9	7:47
S auf	7:13
S australia	7:14
S authorized	4:-16	7:31
S balance	7:10
S bank	0:27	1:39	3:-67	4:-12	7:40
S be	7:15
S bei	3:12
S below	0:9
S beneficiary	7:10
S bill	3:-88	4:32	7:63
S bitte	3:-14	4:-15	8:39
S bon	7:12
S branch	3:32	7:-24
S by	4:24	7:-10	8:-11	9:15
S card	0:-42	3:45	7:11
S care	3:-9	7:18
S cash	7:12
S ce	7:27	8:-17
S centre	4:65	7:-26	9:-19
S certificate	5:-10	7:20
S charge	2:14	3:9	6:-10
S charged	0:-10	7:13
S charges	2:63	3:-75	8:41
S chase	0:-10	6:-11	7:32
S check	0:-14	6:9	7:18
S city	3:16
S clinic	3:21	7:-12
S co	0:13	2:-10	8:-16	9:38
S com	0:17	1:40	3:-34	4:11	6:-11	7:-9
S company	7:14
S compte	7:32
S credit	9:21
S credits	0:-19	7:32
S customer	7:35	9:-8
S darnell	3:-35	4:15	7:24
S de	0:21	1:-10	2:49	3:-14	4:12	5:-21	6:-9	7:22	8:-13	9:-35
S debit	7:-8	9:15
S deductions	1:53	7:-49
S del	2:-11	3:-9	4:-16	7:51
S deposit	3:-15	9:34
S deposits	7:9
S der	3:65	4:-24	5:-25
S des	3:-28	4:27	5:27	8:9	9:-13
S detach	0:19	3:31	7:-41
S detail	0:-22	3:-12	7:55
S detailed	0:36	4:-9	7:-11
S details	0:-8	3:25	4:-9	9:18
S di	4:61	7:-47
S die	3:-9	7:35
S direct	3:-10	7:16
S distribution	3:27	4:-9
S division	4:20	7:16	8:-13
S do	0:10
S dr	3:-11	4:-30	5:28	7:34	8:-9
S du	2:15	4:12	8:-13	9:-17
S due	7:12
S earnings	1:52	7:-41
S eg	2:21	3:65	4:-9	7:-54
S ein	4:-11	7:10
S electric	7:12
S electricity	3:11
S electronic	7:-13	8:12
S employee	7:10
S employee's	7:11
S en	4:-8	6:19	7:18
S energy	3:12	4:10	7:-16
S erhalten	7:8
S et	3:10	4:-11	6:58	7:-40
S example	0:-8	4:-17	8:38
S express	0:-27	3:10	7:42	8:-13
S factura	4:18
S fairweather	0:38	7:-35
S fargo	1:42	7:-36
S federal	7:13
S fee	3:-23	4:-12	7:39
S fees	7:27
S finance	2:14	6:-10
S financial	3:18
S fold	0:9
S folio	0:-9	3:27	4:26	7:-22
S for	3:31	4:-9	7:41	8:-27	9:-12
S frau	0:-18	1:-11	3:87	4:75	5:-13	6:50	7:-119	8:-21	9:-24
S from	7:24
S fur	4:-15	7:-17	9:40
S gas	4:-10	7:30
S geehrter	7:20
S glance	3:27	7:-18
S gmbh	3:13	4:-13	7:41	8:-18
S gross	7:-9	9:15
S group	4:22	7:14	8:-24
S guest	0:-9	3:23	4:29	7:-16
S guten	7:15
S harbor	3:-13	4:17	7:29	8:-21
S has	7:9
S have	1:13	7:-18	9:23
S heating	4:-9	7:24
S herr	7:27
S herrn	3:25	6:10	7:-56	8:37
S hospital	3:-12	4:-12	7:43
S hospitality	4:-8	7:10
S hotel	0:9	3:-17	7:16
S how	3:-15	4:14	6:10
S if	3:19	7:-11
S ihr	3:9	7:9	8:-13
S ihre	3:-28	7:44
S ihren	7:10
S im	7:21
S important	7:10
S in	7:27
S inc	4:46	7:-57	8:27
S including	7:11
S information	0:47	4:-88	7:25	8:38	9:-10
S insurance	3:-8	7:14
S interest	0:-13	7:26
S invoice	0:-9	1:-9	2:-11	3:12	4:33	5:-11	7:9	9:-14
S is	7:24	9:-11
S it	0:-10	3:27	7:-20
S itinerary	8:9
S jean	0:-16	7:20
S kg	4:20	7:15	8:-14
S kontakt	3:20	7:-8
S kowalczyk	7:8
S kunden	4:33	7:-21
S la	4:8	5:-10	7:18	8:19	9:-29
S las	4:-8	7:10
S last	0:15	6:10	7:-19
S le	3:-72	4:9	7:13	8:40	9:25
S leistungen	5:18
S les	4:13	7:-25	8:12
S limited	7:20
S llc	7:13
S loan	6:9
S longer	0:-9	7:11
S ltd	3:-46	7:53	8:11
S madame	4:14	7:26	8:-22
S mail	7:9
S make	0:-13	6:9	7:18
S manage	0:-10	7:13
S marcus	7:9
S marriott	4:25	7:-12
S maschinell	7:19
S may	7:11
S med	3:-9	4:-27	5:38	7:10
S medical	3:24	5:-12
S message	7:-29	9:31
S messages	0:-14	7:15
S minimum	7:11
S mit	5:43	7:-39
S mme	7:12
S monsieur	4:-35	7:16	8:-12	9:41
S mortgage	6:18	7:-10
S mr	0:-17	3:-39	4:-9	6:16	7:72	9:-9
S mrs	3:-9	6:22
S nach	7:9
S name	3:-21	4:23	5:30	9:-13
S new	4:14
S no	3:32	7:-16
S not	0:9	2:38	3:-11	5:45	7:-63
S notice	7:15
S nous	3:-8	4:103	7:-63	8:-18
S number	3:-13	7:28
S of	0:19	1:43	2:-19	3:-20	4:-12	5:-17	6:-16	7:41	8:-29	9:8
S off	0:-9	7:11
S okafor	4:-16	7:22
S on	2:37	3:-41	4:-26	7:12	9:34
S online	0:-9	3:-11	4:79	7:-71	8:17
S only	7:18
S or	0:-12	7:23
S order	3:-37	4:-17	7:-26	8:93
S other	7:20
S ou	3:-12	7:22
S our	3:12	7:8	9:-13
S over	0:-9	7:11
S paiement	7:9
S patient	3:18
S pay	0:-14	3:-26	4:89	7:-37	8:12
S payable	0:-13	3:16
S payment	3:16	4:-37	5:-11	6:11	7:11	8:-9	9:32
S payments	0:-22	7:40
S per	7:11
S perforation	0:9
S period	6:-47	7:62
S plan	3:-12	7:18
S plc	4:24	8:-9
S please	0:13	3:14
S portion	3:23	7:-17
S pour	7:9
S private	4:10	7:24	9:-16
S property	7:12
S pte	3:-33	7:43
S pty	7:-14	8:25
S purchase	3:-37	4:-17	7:51	8:21
S purchases	7:11
S receipt	3:-8	4:-24	7:45
S rechnung	3:-29	7:37	8:-10
S recipient	3:39	4:-8	7:-8	8:-14
S references	2:24	4:-71	7:64
S releve	7:19
S restaurant	0:-11	3:-18	4:38	7:-52	8:50
S return	0:10	3:42	7:-38
S road	3:-53	7:67
S roy	5:37	7:-38
S sa	2:63	4:12	6:57	7:-87	8:-8	9:-30
S sales	3:27	4:17	7:-36
S sarl	3:-31	4:56	8:-13
S savoir	7:12
S schedule	6:9
S security	7:10
S see	0:38	7:-29
S sehr	0:-9	7:48	9:-12
S service	3:-8	7:23
S services	0:-9	3:-8	4:-35	7:14	8:62
S sie	7:9
S sign	3:-10	7:15
S signature	7:19
S st	2:-10	6:25
S standard	7:12
S statement	0:9	1:47	6:-22
S summary	3:-46	7:64
S supply	4:17	8:-9
S sur	3:-12	7:22
S tag	7:15
S take	0:-9	7:11
S tax	3:-19	4:86	8:-41	9:-9
S taxable	7:12
S taxes	7:19
S thank	7:12
S that	6:10
S the	1:-8	3:-46	7:110	8:-24	9:-19
S this	3:-23	4:-17	7:54
S thousand	7:9
S time	7:16
S to	1:-8	3:-43	5:37	7:20	8:29	9:-42
S trading	3:-11	7:19
S transaction	7:49	9:-21
S transactions	0:50	7:-28
S transfer	7:-28	8:32
S uber	5:-22	7:37
S uk	0:16
S und	3:-11	4:70	7:-30
S united	4:-9	7:-18	8:31
S unterschrift	7:14
S up	7:10
S us	3:-15	7:17
S usage	7:11
S use	3:18	7:-11
S vat	2:37	3:-19	4:28	7:-12	8:-17
S visa	0:-22	3:50	7:-20
S visit	0:37	7:-26
S von	3:34	5:17	7:-42
S vos	3:14	4:-15	7:23
S votre	3:-11	4:-10	7:58	8:-19	9:-8
S wages	7:12
S was	4:-8	6:10
S we	1:11	3:51	7:-67	9:17
S wells	1:42	7:-37
S when	7:26	9:-14
S will	5:46	7:-29
S wir	4:-12	5:-20	7:50
S with	3:26	4:-14	9:-9
S withdrawals	7:13
S www	0:23	3:-15	4:-19	7:39	8:-10
S you	0:-10	3:-8	7:40
S your	0:-25	3:37	4:-38	5:35
S zu	7:13
S zur	5:-21	7:18	8:18
S אגפ	2:27	3:-38	4:23	7:15	9:-8
S אופנ	1:47	3:-8	7:-28
S אי	5:10
S אינ	4:10
S אינה	5:8
S אינו	7:17
S אישור	3:-36	4:-17	6:15	7:49
S אל	2:42	3:-17	7:-10
S אמצעי	0:27	1:-18	4:11
S אשראי	0:24	3:50	7:-62
S את	4:57	7:-41
S באמצעות	7:-19	9:16
S בבנק	3:-16	4:25
S בגינ	5:9
S בחו"ל	7:12
S ביטוח	1:-10	2:51	3:-35	4:-16	7:52	8:-23
S ביקור	7:29
S במטבע	7:21
S בנק	1:-8	2:-9	3:-9	4:-8	9:40
S בע"מ	0:42	1:-17	2:-16	3:22	4:-26	5:-11	7:-9	8:11	9:11
S ברקת	7:21
S גב	7:9
S גמל	9:13
S ד"ר	1:9	3:50	4:-10	5:12	7:-27	8:-13	9:-12
S דינ	3:18	7:-9
S דיסקונט	7:9	9:11
S דפ	2:34	3:-19	6:17	7:-10
S הבא	0:25	7:-22
S הבנק	7:11
S הדואר	4:23	7:-21
S ההלוואה	6:9
S ההעברה	4:54	7:-57	9:20
S הודעה	2:49	3:-13	4:-18	7:-30	9:29
S הודעת	4:13	7:17	8:-9
S הופק	7:-14	9:16
S החשבונ	3:-8	7:24
S הכנסות	3:-17	4:17	7:17
S הלוואה	6:18
S הלקוח	6:14
S המוטב	7:10
S הנדונ	7:22	9:-8
S העובד	7:16
S הפועלימ	6:10
S התשלומ	1:30	4:-8
S ואינו	9:17
S ונוטריונ	3:18	7:-9
S ושב	7:11
S זה	3:14	7:17	9:-19
S זו	7:20
S חודשי	7:23
S חוצ	0:-9	9:21
S חיוב	1:-10	2:58	4:10	7:-26	8:-17	9:-9
S חיובימ	0:76	2:12	7:-73
S חלק	1:11
S חשבונ	0:20	3:-26	4:25	7:17	8:-17
S חשבונית	7:16
S חתימה	4:-9	5:-9	7:25
S טפחות	9:22
S יפו	4:-9	7:10
S יש	7:12
S ישראלי	7:12
S כושר	5:10
S כי	7:14
S כרטיס	0:39	4:-9	7:-23
S לא	3:32	4:11	7:-29
S לבנק	3:12	4:28	7:-37
S לבקשת	6:14	7:-9
S להלנ	4:59	7:-47
S לוח	7:24
S לישראל	7:-9	9:13
S לכבוד	4:-27	5:17	7:37	8:-10	9:-12
S לעבוד	5:8
S לעבודה	5:10
S לפי	0:13	3:-28	7:40
S לתשלומ	3:9	4:89	7:-81
S מזרחי	9:21
S מחלה	5:12
S מחלקת	4:9	7:-9
S מיכל	7:10
S מלונ	3:-12	4:-31	7:50
S מס	3:-11	7:24
S מסמכ	4:-14	7:22
S מקור	3:-40	4:-21	5:-9	7:-15	8:76	9:26
S משכורת	1:12	7:-10
S משפחת	3:-41	7:53
S משרד	3:16
S נתוני	3:-11	7:21
S סטודיו	7:18
S סיכומ	3:-11	5:-10	7:18	9:22
S סילוקינ	7:17
S סכומ	3:27	7:-47	9:26
S ספח	4:71	7:-59
S ע"ר	1:-43	2:-12	5:68	8:-13
S עבודה	5:10
S עובר	7:14
S עורכי	3:18	7:-9
S על	1:-12	2:58	3:-13	4:-9	5:-20	7:-10	8:-9	9:12
S עמ	3:21	7:-12
S עסקאות	7:17
S פירוט	0:17	1:52	3:-46	4:-14	7:-19	8:-14	9:40
S פרטי	0:-8	1:-33	2:28	3:-44	4:44	5:-9	7:106	8:-14	9:-71
S קבלה	4:23
S ריכוז	0:22	7:-14
S רכב	1:-8	2:80	3:-10	4:26	6:-11	7:-41	8:-24
S שובר	4:16
S שיווק	3:12	4:12	7:-18
S שכר	3:13
S של	1:19	4:18	5:69	7:-81
S שלכ	0:46	7:-35
S תאגיד	7:11
S תעודה	7:10
S תעודת	4:-11	5:9	7:23
S תקבולימ	1:22	3:-12	7:-25	9:33
S תקופתי	4:25	8:-14
S תשלומ	0:23	3:-19	7:27	9:-14
S תשלומימ	7:71	9:-43
account_confirmation L אישור	7:-9	9:16
account_confirmation L חשבונ	4:-11	7:28
account_confirmation L מספר	4:-13	7:20	9:10
account_confirmation N account	3:-17	7:21
bank_statement L access	3:40	7:-36
bank_statement L account	3:-59	4:-10	7:89
bank_statement L cust	3:27	7:-15
bank_statement L customer	3:26	7:-21
bank_statement L id	3:43	7:-25
bank_statement L kontonummer	7:9
bank_statement L member	3:-44	7:46
bank_statement L no	3:55	4:-10	7:-23
bank_statement L nr	7:16
bank_statement L number	3:-24	4:-11	7:54
bank_statement L phone	7:11
bank_statement L ref	3:-27	7:41
bank_statement L registration	7:8
bank_statement L statement	7:9
bank_statement L to	7:-30	9:35
bank_statement L חשבונ	3:-19	4:-15	7:40
bank_statement L מס	3:47	4:-14	7:-22
bank_statement L מספר	7:18
bank_statement N account	3:-52	4:17	7:48
bank_statement N bank	7:10
bank_statement N branch	4:23	7:-19
bank_statement N customer	3:18	7:-16
bank_statement N example	3:-13	7:23
bank_statement N for	3:23	7:-20
bank_statement N in	3:25	7:-22
bank_statement N miss	7:13
bank_statement N no	7:15
bank_statement N number	3:-23	4:21	7:10
bank_statement N to	7:9
bank_statement N your	7:11
bank_statement N מספר	3:10
bank_transfer L account	3:-18	7:31
bank_transfer L bank	7:-10	9:12
bank_transfer L debit	7:9
bank_transfer L inv	4:57	7:-21	9:-24
bank_transfer L no	1:12	3:-10	7:42	9:-23
bank_transfer L number	7:-33	8:31	9:19
bank_transfer L our	7:-21	9:27
bank_transfer L payment	7:-29	9:33
bank_transfer L reference	3:-13	7:34
bank_transfer L swift	7:29	9:-25
bank_transfer L to	7:19	9:-16
bank_transfer L transaction	7:12
bank_transfer L uetr	7:24	9:-22
bank_transfer L אסמכתא	7:-41	9:50
bank_transfer L הבנק	7:-44	9:46
bank_transfer L העברה	7:-11	9:16
bank_transfer L חשבונ	4:-10	7:28
bank_transfer L חשבונית	7:12
bank_transfer L מס	9:12
bank_transfer L מספר	7:-22	9:44
bank_transfer N bank	7:-24	9:28
bank_transfer N of	7:-26	9:29
bank_transfer N swift	7:16	9:-9
bank_transfer N the	7:10
bank_transfer N אסמכתא	7:-37	9:48
bank_transfer N בע"מ	7:16	9:-9
bank_transfer N העברה	7:12
bank_transfer N חשבונ	7:24	9:-16
card_statement L account	0:64	3:-46
card_statement L box	0:-11	7:14
card_statement L card	0:24	7:-11
card_statement L care	7:11
card_statement L charged	0:-11	7:12
card_statement L customer	3:-9	7:15
card_statement L ending	0:45	3:-16	7:-15
card_statement L fees	7:8
card_statement L for	0:10	7:-9
card_statement L from	0:-8	7:9
card_statement L in	0:20	3:-10
card_statement L interest	0:14	7:-13
card_statement L it	0:9
card_statement L member	0:-8	7:13
card_statement L no	3:-11	7:46
card_statement L number	0:24	3:-32	7:32
card_statement L on	0:18	7:-14
card_statement L po	7:9
card_statement L shell	7:10
card_statement L since	0:-13	7:18
card_statement L visa	0:-22	7:24
card_statement L xx	0:39	7:-36
card_statement L xxxx	0:72	3:-9	7:-57
card_statement L בכרטיס	0:25	7:-22
card_statement L בספרות	0:31	7:-28
card_statement L דפ	7:12
card_statement L הכרטיס	0:31	2:-13	7:-15
card_statement L המסתיימ	0:34	7:-25
card_statement L המרה	0:-8	7:9
card_statement L ויזה	0:50	7:-47
card_statement L זהב	0:34	7:-33
card_statement L חיוב	0:11	7:-9
card_statement L חשבונ	0:-8	7:22
card_statement L ישראכרט	0:-30	7:32
card_statement L כרטיס	0:38	3:-8	7:-9
card_statement L לחיוב	0:33	7:-28
card_statement L לכרטיס	0:10
card_statement L לקוח	3:40	7:-28
card_statement L מס	0:16	2:13	3:18	7:-29
card_statement L מספר	0:10	3:8
card_statement L סה"כ	0:43	7:-39
card_statement L עמלת	7:8
card_statement L עסקאות	0:40	7:-36
card_statement L פלטינומ	0:9	7:-8
card_statement N account	0:10	3:-14	7:9
card_statement N adjustments	0:10	7:-8
card_statement N air	7:8
card_statement N american	0:18	7:-12
card_statement N and	0:11
card_statement N annual	0:-13	7:15
card_statement N card	7:10
card_statement N charges	0:15	7:-15
card_statement N credit	0:8
card_statement N credits	0:9
card_statement N date	0:16	7:-14
card_statement N delta	7:8
card_statement N express	0:18	7:-12
card_statement N lines	7:8
card_statement N new	0:15	7:-14
card_statement N number	7:9
card_statement N payment	0:-10	7:19
card_statement N payments	0:8
card_statement N see	0:16	7:-15
card_statement N statement	0:25	7:-16
card_statement N summary	0:9
card_statement N to	0:16
card_statement N transactions	0:16	7:-15
card_statement N www	0:12
card_statement N your	0:33	7:-16
card_statement N אשראי	7:11
card_statement N בע"מ	0:21	3:13	7:-30
card_statement N חיוב	0:18	2:13	7:-20
card_statement N כאל	0:21	7:-20
card_statement N כרטיס	0:21	7:-9
card_statement N כרטיסי	3:9
card_statement N עסקאות	0:14	7:-13
card_statement N שמ	7:13
cells 1	0:-15	1:-43	2:-40	3:-76	5:69	6:-18	7:146	8:-14	9:-13
cells 2	0:18	1:30	2:-29	3:-44	5:19	6:-41	7:32	8:-27	9:45
cells 3	0:-39	1:-20	2:-31	3:16	5:-17	7:68	9:17
cells 4	0:10	2:18	6:-39	7:37	8:-49	9:13
cells 5	0:-47	1:-12	2:21	3:64	4:-53	5:-76	6:38	7:88	8:24	9:-48
column 0	0:29	1:-8	2:-74	3:45	4:32	6:12	7:-13	9:-13
column 1	0:-82	1:-35	2:-24	3:69	4:60	5:-12	6:-56	7:59	8:9	9:9
column 2	0:29	1:46	2:64	3:-62	5:15	6:-59	7:51	8:-92	9:14
column 3	1:-11	2:-37	3:-51	4:-18	5:-19	7:99	8:53	9:-21
column 4	0:-46	1:-23	2:9	3:-22	6:40	7:40	8:-36	9:42
column 5	0:16	1:-18	2:-14	3:-17	4:-41	5:50	6:12	7:31	8:-15
column 6	0:-17	1:11	2:13	4:-75	5:-30	6:-8	7:104	8:13	9:-12
form #0 3	7:12
form #0 4	0:71	7:-62
form #0 5	4:39	7:-33
form #0-0 4	7:8
form ****0 4	0:56	2:-14	3:-10	4:-15
form ***0 0 4	0:43	7:-40
form *0 3	4:-10	7:12
form *0 4	0:71	3:-11	4:-12	5:-19	7:-10	9:-10
form -0 1	7:9
form -0 2	7:15
form -0 3	7:13
form -0 4	5:-12	7:16
form ...0 4	0:67	7:-54
form 0 0 0 0  10	3:-8	4:-13	6:9	7:27
form 0 0 0 0  12	2:-14	3:44	4:-9	5:-9	7:-106	8:-9	9:115
form 0 0 0 0 10	3:73	6:27	7:-78
form 0 0 0 0 11	3:-21	4:221	6:10	7:-183
form 0 0 0 0 12	0:-9	3:-12	4:-11	6:112	7:-73	8:-12	9:22
form 0 0 0 0 8	7:12
form 0 0 0 0 9	3:13	6:28	7:-26
form 0 0 0 10	3:-8	7:48	9:-15
form 0 0 0 11	3:56	7:-25
form 0 0 0 12	4:23	6:33	7:-30
form 0 0 0 6	7:18
form 0 0 0 7	3:43	7:-14	8:-21
form 0 0 0 8	3:66	4:-21	7:-25
form 0 0 0 9	2:76	3:55	4:-83	5:58	6:-50	7:-20	8:-19	9:-10
form 0 0 10	2:-10	6:25	9:-13
form 0 0 11	7:9
form 0 0 12	4:-10	7:36	9:-14
form 0 0 4	0:76	3:-10	4:-12	7:-42
form 0 0 5	7:12
form 0 0 6	3:104	7:-64
form 0 0 7	5:-19	7:49
form 0 0 8	6:-9	7:43
form 0 0 9	3:13	4:-13	7:-16	9:30
form 0 0** 6	0:-56	7:70
form 0 0-0 10	3:-10	7:20
form 0 0-0 11	7:13
form 0 0-0-0 11	7:10
form 0 1	0:-26	1:-14	2:-14	3:-73	4:-118	5:-20	6:-24	7:353	8:-38	9:-26
form 0 10	0:-12	1:-23	2:-19	3:-20	4:97	5:-17	6:36	7:-19	8:-19
form 0 11	3:12	4:29	6:25	7:-28	9:-11
form 0 12	0:-12	1:-11	2:-22	3:-40	4:79	5:-19	6:11	7:14	8:-36	9:36
form 0 2	0:-26	1:-15	2:-15	3:-33	4:-75	5:-49	6:-36	7:339	8:-56	9:-33
form 0 3	0:-20	1:-15	2:-11	3:-49	4:-78	5:-14	6:-25	7:267	8:-31	9:-25
form 0 4	0:296	1:205	2:-56	3:32	4:-180	5:-73	6:-67	7:20	8:-89	9:-87
form 0 5	0:-33	1:42	2:-54	3:104	4:-37	5:78	6:-64	7:33	8:-30	9:-39
form 0 6	0:-17	2:-18	3:44	4:15	5:73	6:-23	7:-12	8:-25	9:-43
form 0 7	0:-24	1:98	2:-16	3:140	4:-79	5:14	6:-31	7:-43	8:-49	9:-10
form 0 8	0:-11	2:8	3:85	4:-47	5:-20	6:-14	7:45	8:-36
form 0 9	0:-21	1:-19	2:-32	3:75	4:16	5:107	6:-54	7:23	8:-64	9:-31
form 0** 7	7:10
form 0-0 10	2:-9	3:-59	4:10	6:54	8:35	9:-11
form 0-0 11	3:15	4:15	6:10	7:-26
form 0-0 12	3:18	4:30	7:-25	8:-15
form 0-0 2	7:14
form 0-0 3	7:13
form 0-0 4	4:-12	7:34
form 0-0 5	3:42	7:-55	8:31	9:-8
form 0-0 6	0:-29	1:-11	2:-12	3:-23	5:72	7:-90	8:134	9:-29
form 0-0 7	4:48	5:64	7:-97	8:27	9:-23
form 0-0 8	2:41	3:-25	4:-22	5:-8	7:17	9:16
form 0-0 9	0:-26	1:36	2:12	3:61	4:-63	5:-39	6:-12	7:30	8:-38	9:39
form 0-0-0 10	3:-11	4:10	5:-10	6:24	7:-27	8:-12	9:45
form 0-0-0 11	3:-32	4:-19	6:43	7:17	9:8
form 0-0-0 12	2:43	3:-23	4:-24	6:12	7:-182	8:133	9:62
form 0-0-0 6	7:20
form 0-0-0 7	7:11
form 0-0-0 8	2:-10	3:17	4:-9	7:22
form 0-0-0 9	3:54	4:-57	6:42	7:-57	9:46
form 0-0-0-0 10	7:8
form 0-0-0-0 11	3:-24	4:-20	5:135	7:-60	8:-8	9:-9
form 0-0-0-0 12	7:16
form 0-0-0-0- 12	3:24	7:-18
form 0-0-0/0 12	2:118	3:-17	4:-23	7:-44	9:-19
form 0-0/0 11	7:15
form 0-0/0 8	7:11
form 0-A 2	3:14
form 0-A 4	3:-20	8:39
form 0-A 7	4:29	7:-26
form 0. 1	0:-11	3:-17	4:-21	6:-11	7:102	8:-8	9:-16
form 0. 12	3:24	7:-19
form 0. 2	6:-9	7:22
form 0. 4	7:14
form 0. 6	7:18	9:-9
form 0. 8	7:12
form 0.0 2	0:-10	3:-11	4:-32	7:90	8:-12
form 0.0 3	3:-11	4:-12	5:-9	6:-15	7:79	8:-8	9:-9
form 0.0 4	3:52	4:-21	7:22	8:-12	9:-9
form 0.0 5	3:-9	7:43
form 0.0 6	7:17
form 0.0 8	4:53	7:-44
form 0.0 9	4:-20	7:27
form 0.0.0 10	2:-14	3:-44	4:-19	7:106	9:-13
form 0.0.0.0 11	3:69	7:-64
form 0.0.0.0 12	7:14
form 0/0 12	7:23
form 0/0 2	3:-10	4:-12	7:55	8:-9
form 0/0 3	3:-12	4:-14	7:52	8:-12
form 0/0 4	0:-20	3:-20	4:-15	7:92	8:-10	9:-8
form 0/0 5	3:11	7:15
form 0/0 6	3:53	4:25	7:-31	8:-15	9:-8
form 0/0 7	2:66	3:-38	4:81	7:-73	8:-17	9:-9
form 0/0 8	4:67	7:-47
form 0/0 9	3:-29	4:124	7:-84
form 0/0/0 10	7:23
form 0/0/0 11	7:9
form 0/0/0 12	4:-8	7:-54	8:-8	9:91
form 0A 0 3	7:20	9:-8
form 0A 1	3:-28	4:-34	7:114	8:-17	9:-9
form 0A 2	3:-17	4:-26	7:108	8:-14	9:-38
form 0A 3	4:-11	7:22	8:-8
form 0A 4	7:13
form 0A 5	5:56	7:-44
form 0A 6	5:40	7:-16
form 0A 7	4:-10	7:23
form 0A0 11	7:35	9:-20
form 0A0 12	4:16	7:-10
form 0A0 2	7:19
form 0A0 4	7:10
form 0A0 5	7:15
form 0A0 8	7:22
form 0A0 9	7:12
form 0A0A0A 12	7:-20	9:30
form 0A0A0A 7	7:10
form 0A0A0A0 8	7:12
form 0A0A0A0A 12	7:15	9:-8
form 0A0A0A0A 5	3:-18	4:-16	7:43
form A-0 1	7:24
form A-0 2	0:-9	3:-10	4:-17	7:40
form A-0 3	7:28	8:-8
form A-0 4	0:-79	3:-89	4:-11	5:-8	7:27	8:185	9:-13
form A-0 5	3:15	7:-42	8:50
form A-0 6	3:-30	4:34	5:62	6:32	7:-127	8:36
form A-0 7	3:-16	4:31	7:-150	8:131
form A-0 8	3:-12	7:-45	8:73
form A-0-0 10	4:20	7:-21	8:8
form A-0-0 12	7:-11	9:14
form A-0-0 6	7:-22	8:22
form A-0-0 7	4:15	7:-109	8:85	9:22
form A-0-0 8	3:-27	4:113	7:-68
form A-0-0 9	3:-25	6:46	7:-98	8:44	9:49
form A-0-A 4	2:42	7:-20
form A-0. 4	8:19
form A-0.0.0 9	7:15
form A-0/0 6	3:-8	8:19
form A-0A 3	7:10
form A-A-0 4	7:28	8:-20
form A-A-0 5	7:-33	9:38
form A/0 4	2:38	4:31	7:-54
form A0 0 0 0 12	3:-12	4:-13	7:55	9:-10
form A0 0 0 10	3:-12	4:-10	6:45	7:-25
form A0 0 0 9	6:-32	7:37
form A0 0 2	7:23
form A0 0 3	4:-38	7:63
form A0 0 8	4:-22	7:26
form A0 1	3:-20	4:-26	7:101	8:-26
form A0 10	7:-10	8:-8	9:24
form A0 12	7:45	8:-32	9:13
form A0 2	0:-8	3:57	4:-62	7:78	8:-31	9:-10
form A0 3	3:138	4:-14	7:-89	8:-19
form A0 4	3:-21	4:-24	7:79	8:-16
form A0 5	3:82	4:32	7:-71	8:-22
form A0 6	3:-13	4:68	5:66	7:-104	8:-10
form A0 7	4:8	7:21	8:-10
form A0 8	2:61	3:35	4:-40	7:-17	8:-23
form A0 9	3:-14	4:51	5:-15	6:15	7:-22
form A0-0 10	4:37	7:-65	9:32
form A0-0 12	4:48	7:-69	9:31
form A0-0 5	7:-25	8:26
form A0-0 7	4:18	7:19	8:-22
form A0-0 8	3:-32	4:106	7:-102	8:39
form A0. 3	3:44	7:-37
form A0.0 3	7:12
form A0A 0 2	3:-11	4:-14	7:43	8:-8
form A0A 1	3:-10	4:-21	7:24	8:23
form A0A 10	7:9
form A0A 2	7:9
form A0A 4	0:-10	7:19
form A0A 7	3:-17	7:24
form A0A 9	3:-11	7:13
form A0A0 10	4:32	7:-25
form A0A0 12	3:-14	7:-89	9:114
form A0A0 2	7:17
form A0A0 8	3:-14	4:-14	9:36
form A0A0A 3	4:-29	7:35
form A0A0A0A 7	3:-44	7:58
height 0	0:-19	1:-57	2:73	4:29	5:-19	6:15	8:50	9:-71
height 1	0:10	1:92	2:-43	3:-54	4:-48	5:-37	6:-11	7:56	8:14	9:21
height 2	1:-60	2:-45	3:-17	4:-103	5:98	6:-24	7:118	8:-43	9:71
height 3	0:-47	2:-36	3:22	4:61	5:-29	6:-16	7:80	8:-68	9:30
height 4	0:-22	1:-13	2:-11	3:12	4:13	5:-17	6:-18	7:120	8:-28	9:-37
invoice L ab	7:-31	8:41
invoice L abn	4:-12	7:20
invoice L account	3:64	4:-16	7:-29
invoice L acct	3:16	4:-11
invoice L and	4:-10	7:-16	8:30
invoice L au	7:-16	8:23
invoice L auftrag	8:18
invoice L auth	7:14
invoice L bank	7:8
invoice L be	3:-27	7:35
invoice L beleg	7:11
invoice L bic	7:12
invoice L bill	4:-13	7:22
invoice L blue	3:-10	4:50	7:-33
invoice L bofi	7:9
invoice L bon	3:-9	4:31	7:-36	8:19
invoice L bonvoy	7:10
invoice L box	3:-9	7:29	8:-9
invoice L card	4:-11	7:17
invoice L chantier	7:-12	8:14
invoice L check	1:-12	3:-10	4:28
invoice L chk	3:-15	4:68	7:-29	8:-10
invoice L client	3:21
invoice L co	3:27	7:-12
invoice L code	3:54	7:-44
invoice L communication	9:23
invoice L company	7:11
invoice L conf	3:-26	4:-17	7:12	8:48
invoice L cust	3:61	4:-12	7:-51
invoice L customer	3:50	7:-36
invoice L de	3:-14	4:-37	7:36	8:25
invoice L debitor	3:55	7:-43
invoice L devis	4:-9	7:-28	8:53
invoice L die	4:9
invoice L dossier	4:-13	8:30
invoice L ea	7:10
invoice L ending	0:16	7:-14
invoice L example	7:9
invoice L facture	4:17	8:-9
invoice L fare	4:-14	7:16
invoice L fax	7:13
invoice L first	4:32	7:-28
invoice L folio	3:-22	4:68	7:-12	8:-20
invoice L for	4:-12	7:-25	8:44
invoice L fr	7:15
invoice L gb	7:13
invoice L gmbh	7:15
invoice L gst	7:12
invoice L gstin	7:15
invoice L guarantor	3:56	7:-45
invoice L has	4:-14	7:16
invoice L hot	7:8
invoice L hst	7:10
invoice L iban	7:12
invoice L id	3:24	4:-19	7:31	8:-10	9:-11
invoice L ie	4:-9	7:19
invoice L ihre	7:-14	8:27
invoice L il	7:10
invoice L in	0:14	4:-10	7:10
invoice L invoice	4:-33	7:64	8:-11
invoice L iva	7:12
invoice L job	3:-8	4:18
invoice L kassen	7:8
invoice L konto	3:43	7:-37
invoice L kunden	3:19	7:-10
invoice L la	7:9
invoice L lic	7:19
invoice L license	7:10
invoice L marriott	7:10
invoice L mastercard	0:26
invoice L may	7:-32	8:35
invoice L member	3:21	7:-18
invoice L no	1:-18	3:-21	5:-13	6:-16	7:52	8:41	9:-24
invoice L nr	2:-18	3:9	4:38	5:-11	6:-9	8:35	9:-23
invoice L number	2:54	6:-11	7:-10	9:-14
invoice L numero	3:-22	7:28
invoice L of	3:-10	4:-14	7:34
invoice L oh	7:16
invoice L on	4:-12	7:22
invoice L op	3:34	7:-32
invoice L or	3:-10	7:-33	8:50
invoice L order	7:-39	8:55
invoice L our	3:-22	7:40	8:-8
invoice L payment	7:10
invoice L po	3:-19	4:-21	7:-55	8:112
invoice L ppo	3:-14	7:22
invoice L quote	3:-16	4:45	8:-11
invoice L receipt	4:-18	7:11	8:19
invoice L rechnung	4:-11	7:21
invoice L rechnungs	3:-12	4:42	7:-15
invoice L rechnungsnummer	4:12
invoice L ref	2:-13	4:34	5:-8	7:26	9:-22
invoice L reference	3:10	4:-10	7:17
invoice L reg	3:-12	4:-19	7:48	8:-8
invoice L replace	4:31	7:-25
invoice L restaurant	4:-10	7:17
invoice L return	4:9
invoice L room	3:-11	4:-9	7:35	8:-8
invoice L san	7:8
invoice L shop	7:10
invoice L siret	7:15
invoice L sold	3:24	7:-22
invoice L solde	4:15	7:-13
invoice L st	4:-13	7:25
invoice L statement	4:14	7:-8
invoice L store	4:-13	7:16
invoice L street	7:11
invoice L structuree	7:30	9:-19
invoice L tax	4:11
invoice L tel	3:-13	4:-13	7:44	8:-10
invoice L the	4:-10	7:14
invoice L ticket	4:73	7:-51	8:-9
invoice L tn	7:9
invoice L to	3:22	7:-13
invoice L trans	4:67	7:-54
invoice L tva	4:-11	7:22
invoice L uid	7:10
invoice L und	5:41	7:-36
invoice L unit	4:11
invoice L ust	7:13
invoice L vat	3:-22	4:-14	7:48
invoice L visa	0:49	7:-32
invoice L way	4:-32	7:37
invoice L www	7:8
invoice L your	8:10
invoice L אחריות	7:9	8:-8
invoice L אישור	3:-18	7:41	9:-8
invoice L אסמכתא	3:-11	4:-9	9:37
invoice L אשפוז	4:24	7:-21
invoice L אשראי	7:15
invoice L בע"מ	3:-8	4:-11	7:31
invoice L גבעתיימ	7:10
invoice L דמי	7:9
invoice L הופק	4:-8	7:10
invoice L הזמנה	4:-12	7:-49	8:78
invoice L הלקוח	3:48	4:-41
invoice L המחאה	1:48	3:-15	7:-9	8:-10
invoice L הנדונ	4:12
invoice L העברה	7:11
invoice L הצעת	4:43	7:-31
invoice L הקצאה	3:-10	4:-20	7:49
invoice L התשלומ	7:8
invoice L ויזה	0:26	7:-14
invoice L זיכוי	7:14
invoice L חברה	7:12
invoice L חיוב	4:17	7:-9
invoice L חשבונ	3:112	4:47	7:-137	8:-8
invoice L טל	7:20
invoice L טלפונ	4:-12	7:23
invoice L ישראכרט	0:39	7:-23
invoice L כאל	0:26	7:-19
invoice L כפר	7:9
invoice L כרטיס	0:-12	3:55	4:-11	7:-61	8:35
invoice L לאחר	7:8
invoice L לחודש	7:8
invoice L לחיוב	7:10
invoice L לכבוד	3:23	8:-9
invoice L לקוח	3:53	4:-14	7:-41	8:16
invoice L לתשלומ	4:24	7:-20
invoice L מבוטח	3:-10	7:22
invoice L מועדונ	3:16
invoice L מורשה	4:-10	7:29
invoice L מחיר	4:43	7:-31
invoice L מס	2:41	3:-32	6:-13	7:29	8:8	9:-32
invoice L מסמכ	3:-9	7:-24	8:29
invoice L מספר	2:-10	4:14	6:-13	7:54	9:-28
invoice L מעל	4:-10	7:11
invoice L נייד	7:11
invoice L ניכויימ	3:-9	7:12
invoice L ספק	3:13	8:-10
invoice L ע"י	4:-8	7:10
invoice L עבודה	3:-9	7:-38	8:57
invoice L עוסק	4:-10	7:29
invoice L על	7:9
invoice L עסקה	4:23	7:-9
invoice L פוליסה	3:-13	4:-17	7:34
invoice L פיקדונ	4:-20	7:21
invoice L פקס	7:12
invoice L קבלה	4:51	7:-35
invoice L קבלת	7:13	8:-8
invoice L קוד	3:56	7:-53
invoice L רישוי	7:17
invoice L שיק	1:-12	3:-10	7:37
invoice L תוכנת	7:8
invoice L תיק	3:49	4:-19	7:11	8:-17
invoice L תל	7:10
invoice L תקשורת	7:13
invoice N account	3:81	7:-61	8:-9
invoice N accounts	3:-12	4:35	7:12	8:-29
invoice N adjustment	7:8
invoice N amount	3:-25	4:19	7:12
invoice N art	7:17
invoice N attn	7:39	8:-22
invoice N balance	3:11	4:31	7:-25
invoice N bank	7:13
invoice N betrag	7:10
invoice N buyer's	4:-13	7:-15	8:37
invoice N by	4:20	7:-16
invoice N card	0:-10	7:11
invoice N client	3:19	4:-14	7:-16	8:15
invoice N cliente	3:24	4:-23	7:10
invoice N code	7:8
invoice N credit	0:-10	7:19
invoice N customer	3:-31	7:50	8:-13
invoice N date	4:28	7:-13	8:-10
invoice N de	3:-39	4:50	7:-18	8:-14	9:28
invoice N delivery	7:10
invoice N des	7:9
invoice N di	4:-9	7:19
invoice N dr	3:-13	4:-26	5:35	7:18	8:-12
invoice N du	7:11
invoice N due	3:-25	4:44	7:-13
invoice N et	4:-15	7:23
invoice N eur	7:-35	9:42
invoice N example	3:-12	4:41	8:-21
invoice N facture	4:38	7:-26
invoice N financial	7:11
invoice N for	3:-8	5:21
invoice N freight	7:11
invoice N fur	5:19	7:-12
invoice N gesamtbetrag	4:17	7:-12
invoice N gmbh	4:12
invoice N gst	4:22	7:-19
invoice N guest	7:12
invoice N herrn	7:16
invoice N hospital	7:11
invoice N hotel	4:-13	7:27
invoice N if	4:-8	7:18
invoice N in	7:9
invoice N inc	7:16
invoice N inh	7:17
invoice N invoice	3:-12	4:46	7:-9	8:-16
invoice N kg	7:15
invoice N le	9:29
invoice N ltd	7:25
invoice N marriott	7:25	8:-20
invoice N method	0:15	7:-14
invoice N mme	3:-36	7:49
invoice N mr	2:38	7:-15
invoice N ms	2:38	3:-14	4:-8	7:12	8:-22
invoice N name	7:18
invoice N no	3:38	4:47	7:-95	8:30
invoice N note	4:54	7:-42
invoice N nr	3:63	4:9	7:-40	8:-15
invoice N number	4:-9	7:23
invoice N of	0:10	3:22	4:-14	7:-8
invoice N on	3:20	7:-12
invoice N order	3:-10	4:23	8:-12
invoice N page	4:10	7:-10
invoice N par	7:9
invoice N pay	7:-13	8:19
invoice N payable	7:21
invoice N payment	0:14	7:-16
invoice N payments	7:9
invoice N receipt	3:-9	4:-24	5:20	8:16
invoice N rechnung	7:22	8:-12
invoice N ref	3:-35	7:17	8:27
invoice N reference	0:-11	3:-23	4:-16	7:-22	8:21	9:63
invoice N sale	3:34	7:-29
invoice N services	3:-9	4:-14	5:19	7:15
invoice N ship	3:22	7:-16
invoice N studio	7:9
invoice N summe	3:29	7:-20
invoice N tax	7:17
invoice N the	4:-9	7:24
invoice N to	4:-12	7:22
invoice N total	0:12
invoice N und	4:-13	7:35	8:-14
invoice N unterschrift	7:14
invoice N votre	7:-28	8:33
invoice N www	4:30	7:-14	8:-10
invoice N you	3:31	4:-9	7:-10
invoice N your	7:-55	8:66
invoice N אמצעי	0:21	7:-16
invoice N אסמכתא	7:17
invoice N את	4:-27	7:30
invoice N בע"מ	4:9	7:24	8:-11
invoice N ד"ר	4:-10	5:80	7:-58
invoice N דינ	3:-20	4:-8	7:39
invoice N הלקוח	3:49	7:-38
invoice N חיוב	3:-10	7:16
invoice N חשבונ	1:-18	7:24
invoice N חשבונית	3:8	4:-17	7:14	8:13
invoice N חשמל	8:8
invoice N לידי	4:11	7:-12
invoice N לכבוד	7:13
invoice N לקוח	7:-17	8:31
invoice N לתשלומ	3:-15	7:27
invoice N מורשה	4:-15	8:28
invoice N מחיר	4:-14	7:28
invoice N מיכל	4:-21	7:23
invoice N מלונ	4:-28	7:37
invoice N מס	1:42	2:38	4:-31	7:-29	9:-12
invoice N מסמכ	3:-9	4:-12	7:-8	8:31
invoice N מספר	3:51	4:-9	7:-9	8:-20
invoice N מערכות	4:12
invoice N מק"ט	7:15
invoice N מקור	3:62	4:-9	7:-44
invoice N סה"כ	3:-8	4:-18	9:29
invoice N סטודיו	7:8
invoice N סכ	0:10
invoice N ע"ר	7:16
invoice N עבור	7:8
invoice N על	4:12
invoice N פרטי	3:28	4:-21	7:-31	8:28
invoice N פרטימ	1:29	3:-9	4:-10
invoice N קבלה	3:41	4:27	7:-49
invoice N קוד	7:12
invoice N רישוי	7:9
invoice N רכב	7:34
invoice N שולמ	4:9
invoice N שיווק	4:15	7:-8
invoice N שיק	1:40	3:-11
invoice N של	4:13
invoice N שמ	7:11
invoice N תאור	7:9
invoice N תעודת	3:17	7:-10
invoice N תשלומ	0:27	7:-18
loan_document L account	3:-34	6:64	7:-17
loan_document L agreement	6:18
loan_document L credit	7:8
loan_document L jahreskontoauszug	6:11
loan_document L loan	6:60	7:-36
loan_document L no	3:12	6:33	7:-26
loan_document L number	2:10	3:-34	4:-8	6:48
loan_document L road	6:22	7:-13
loan_document L בע"מ	3:-8	6:-8	7:19
loan_document L דרכ	7:8
loan_document L ההלוואה	6:20	7:-14
loan_document L הלוואה	6:93	7:-80
loan_document L חשבונ	3:-15	4:-11	6:-14	7:46
loan_document L מס	3:20	6:43	7:-36	9:-9
loan_document L מספר	3:-12	4:-13	6:79	7:-28	9:-12
loan_document L ריבית	7:11
loan_document L רישיונ	7:9
loan_document L רכב	6:10
loan_document L תיק	6:62	7:-49
loan_document L תשלומימ	7:10
loan_document N finance	2:14	6:-10
loan_document N loan	3:13	7:-14
loan_document N of	7:12
loan_document N payment	7:12
loan_document N rate	3:16	7:-13
loan_document N statement	7:16
loan_document N the	6:8
loan_document N הלוואה	3:24	6:40	7:-52
loan_document N מס	6:10
loan_document N קרנ	3:28	6:-14	7:-10
loan_document N ריבית	6:-8	7:13
medical L ביקור	7:10
medical L ד"ר	5:107	7:-96
medical L הרופא	5:26	7:-20
medical L זהות	7:21
medical L חתימה	5:12	7:-11
medical L טל	7:11
medical L ללא	5:-8	7:11
medical L מומחה	5:-31	7:37
medical L מומחית	5:10
medical L מס	2:-8	4:-22	5:-13	7:26	9:41
medical L מספר	7:-9	9:26
medical L מרפאה	5:-10	7:17
medical L קוד	5:-19	7:31
medical L רישיונ	5:56	7:-38	9:-9
medical L שמ	5:9
medical L תעודה	7:-15	9:29
medical N dr	5:18	7:-12
medical N ביקור	7:19
medical N ברפואת	5:22	7:-10
medical N ד"ר	5:-10	7:12
medical N המשפחה	5:20
medical N זו	7:10
medical N חתימה	7:11
medical N מחלה	5:9
medical N משפחה	7:12
medical N סיכומ	7:-15	9:27
medical N עבודה	5:28	7:-24
medical N תעודה	7:10
other L ref	2:-18	7:43
other L מספר	7:22
payment_app L id	7:-20	9:35
payment_app L transaction	7:-16	9:27
payment_app L מספר	7:-37	9:43
payment_app N transaction	7:-11	9:21
payslip L account	7:11
payslip L advice	1:49	7:-45
payslip L check	1:43	7:-41
payslip L id	7:13
payslip L llc	1:76	7:-74
payslip L no	1:33	7:-9
payslip L nr	7:20
payslip L number	1:22
payslip L מס	1:15	3:-8	4:-14	7:17
payslip L מספר	7:12
payslip L עובד	7:12
payslip L תיק	7:10
payslip L תלוש	7:10
payslip N account	7:9
payslip N id	7:10
payslip N nr	7:12
payslip N number	7:11
payslip N personal	7:9
payslip N מס	7:13
tax_form L no	7:28
tax_form L number	3:23	7:8	9:-11
tax_form L omb	7:15
tax_form L reference	3:23	7:-27	9:20
tax_form L הכנסה	7:9
tax_form L מס	3:-9	4:-13	7:31
tax_form L מספר	3:52	7:-41
tax_form L שנת	7:11
tax_form L תיק	3:49	7:-36
tax_form N account	7:9
tax_form N number	7:14
tax_form N מס	7:11
tax_form N מספר	7:9
type account_confirmation	0:-8	3:-41	4:-23	6:-9	7:42	9:67
type bank_statement	0:-46	1:-33	2:-30	3:17	4:-104	5:33	6:-31	7:246	8:-29	9:-23
type bank_transfer	0:-32	1:-17	2:-25	3:-85	5:-29	6:-22	7:38	9:162
type card_statement	0:294	1:-30	2:-23	3:-85	4:-69	5:-39	6:-40	7:68	8:-42	9:-33
type check	0:-15	1:240	3:-12	4:-37	5:-10	7:-136	9:-15
type contract	0:-21	1:-10	2:144	3:35	4:-19	5:-13	6:15	7:-99	8:-9	9:-22
type invoice	0:-107	1:-124	2:-37	3:153	4:185	5:35	6:-157	7:-42	8:232	9:-137
type loan_document	0:-47	1:-28	2:-29	3:-73	4:-69	5:-37	6:344	7:39	8:-33	9:-67
type medical	0:-20	1:-28	2:-42	3:-73	4:-14	5:244	6:-22	7:-24	8:-25
type other	0:66	1:-20	2:63	3:-10	4:18	5:-41	6:23	7:-91	8:-20	9:13
type payment_app	0:34	1:-12	2:-8	3:-13	4:-11	5:-15	7:-45	8:-10	9:86
type payslip	0:-41	1:123	2:-29	3:-98	4:-82	5:-24	6:-26	7:247	8:-28	9:-41
type tax_form	0:-24	1:-11	2:-23	3:14	4:-52	5:-16	6:-22	7:171	8:-19	9:-17
type utility_bill	0:-100	1:-67	3:250	4:242	5:-79	6:-88	7:39	8:-84	9:-118
utility_bill L abn	4:-16	7:18
utility_bill L account	0:-12	3:136	4:-23	6:-11	7:-77
utility_bill L agreement	7:8
utility_bill L april	4:-12	7:16
utility_bill L bill	3:-17	4:38	7:-9
utility_bill L box	7:12
utility_bill L cheque	3:22	7:-20
utility_bill L client	3:24	7:-17
utility_bill L compte	3:16	4:-10
utility_bill L compteur	4:-9	7:14
utility_bill L contrat	2:67	3:-18	4:15	7:-61
utility_bill L creancier	3:-9	7:15
utility_bill L customer	3:-8	7:10
utility_bill L de	2:17	3:-10	7:18	9:-12
utility_bill L debit	3:-9	7:11
utility_bill L direct	3:-9	7:10
utility_bill L england	7:9
utility_bill L et	2:-9	4:35	7:-17
utility_bill L facture	3:-11	7:25
utility_bill L fr	7:11
utility_bill L fur	4:-18	7:24
utility_bill L gas	7:9
utility_bill L glaubiger	7:14
utility_bill L id	3:-13	4:11	7:13
utility_bill L identifiant	3:62	7:-49
utility_bill L ihr	7:9
utility_bill L ihre	3:30	4:-21
utility_bill L in	3:16	7:-9
utility_bill L internet	3:10
utility_bill L invoice	3:-10	4:82	7:-66
utility_bill L is	4:-11	7:12
utility_bill L kundennummer	3:65	7:-52
utility_bill L kundenservice	3:-19	7:27
utility_bill L livraison	7:11
utility_bill L mandat	7:18
utility_bill L marktlokation	7:12
utility_bill L meter	3:-19	7:38
utility_bill L mobile	7:13
utility_bill L mobilfunk	7:10
utility_bill L mprn	4:-12	7:17
utility_bill L new	7:12
utility_bill L no	3:51	7:-31
utility_bill L nr	3:-10	7:22
utility_bill L number	0:-11	3:65	4:35	6:-14	7:-48	9:-9
utility_bill L ny	7:9
utility_bill L of	3:20	7:-14
utility_bill L point	7:14
utility_bill L rechnung	7:15
utility_bill L rechnungsnummer	3:-16	4:54	7:-29
utility_bill L ref	3:23	4:-36	7:29
utility_bill L reference	4:15	9:-14
utility_bill L reg	4:-12	7:17
utility_bill L registered	7:9
utility_bill L rue	4:-9	7:11
utility_bill L rufnummer	3:-15	4:-9	7:27
utility_bill L rum	7:8
utility_bill L sepa	3:-9	7:17
utility_bill L service	3:-10	7:19
utility_bill L supply	3:-11	4:-10	7:27
utility_bill L tax	4:19	7:-13
utility_bill L tel	3:-11	7:17
utility_bill L telephone	7:8
utility_bill L this	4:-11	7:12
utility_bill L to	7:9
utility_bill L unique	7:16
utility_bill L vat	4:-13	7:19
utility_bill L vertragskonto	3:9	4:-10
utility_bill L vos	4:40	7:-39
utility_bill L votre	2:-11	3:16	4:12	7:-15
utility_bill L vous	2:-9	4:26	7:-14
utility_bill L your	3:8
utility_bill L ארנונה	7:9
utility_bill L בית	4:13	7:-10
utility_bill L בכרטיס	0:-10	7:12
utility_bill L בע"מ	3:-8	7:11
utility_bill L דירה	3:39	7:-34
utility_bill L הודעה	4:22	7:-17
utility_bill L הודעת	4:10
utility_bill L הוראת	7:9
utility_bill L המסתיימ	0:-9	7:14
utility_bill L ויזה	7:17
utility_bill L ועד	4:12
utility_bill L חוזה	2:26	3:54	4:-44	7:-26
utility_bill L חשבונ	3:-29	4:51
utility_bill L חשבונית	4:20
utility_bill L לחודש	4:-24	7:26
utility_bill L מונה	7:12
utility_bill L ממוחשב	4:-10	7:10
utility_bill L מנוי	3:-40	7:43
utility_bill L מס	4:84	7:-64
utility_bill L מסמכ	4:-10	7:10
utility_bill L מספר	2:16	3:-19	4:53	6:-12	9:-21
utility_bill L משלמ	3:42	4:-9	7:-26
utility_bill L נכס	3:-29	4:-25	7:66
utility_bill L עוסק	7:12
utility_bill L צרכנ	3:34	4:-10	7:-19
utility_bill L קבע	7:9
utility_bill L קוד	3:38	7:-31
utility_bill L שובר	3:48	4:54	7:-89
utility_bill L תקופה	7:9
utility_bill L תשלומ	4:10
utility_bill N account	3:77	4:-13	7:-58
utility_bill N amount	3:18	7:-8
utility_bill N and	4:-10	7:14
utility_bill N appli	3:-9	7:10
utility_bill N client	3:-9	7:11
utility_bill N date	4:-18	7:30
utility_bill N de	4:-25	7:32
utility_bill N electricity	3:-8	4:14
utility_bill N energy	4:14
utility_bill N espace	3:-9	7:11
utility_bill N example	4:12
utility_bill N facture	4:-14	7:20
utility_bill N fr	3:-15	7:25
utility_bill N free	7:13
utility_bill N gas	7:9
utility_bill N gmbh	7:10
utility_bill N ihre	3:39	7:-35
utility_bill N kontakt	3:20	7:-12
utility_bill N kwh	4:13	7:-10
utility_bill N ltd	3:16	4:-9
utility_bill N meter	7:10
utility_bill N mme	4:-12	7:16
utility_bill N montant	3:-11	7:22
utility_bill N mr	4:-10	7:16
utility_bill N name	3:8
utility_bill N no	4:-19	7:29
utility_bill N number	3:47	7:-43
utility_bill N of	3:13
utility_bill N orange	7:11
utility_bill N ou	3:-10	4:-9	7:21
utility_bill N pay	3:15
utility_bill N payer	3:-11	7:22
utility_bill N period	4:-12	7:14
utility_bill N references	2:28	3:20	4:-11	7:-33
utility_bill N supply	3:-8	7:15
utility_bill N sur	3:-9	7:10
utility_bill N tax	4:-13	7:16
utility_bill N to	3:18	7:-14
utility_bill N vos	3:36	4:-11	7:-20
utility_bill N water	3:-9	7:13
utility_bill N www	7:13
utility_bill N you	7:9
utility_bill N your	3:13	4:13	7:-13
utility_bill N בע"מ	7:11
utility_bill N בש"ח	3:20	4:-9
utility_bill N הדואר	3:18	7:-15
utility_bill N החשבונ	7:10
utility_bill N המימ	7:11
utility_bill N חיוב	3:54	7:-52
utility_bill N חשבונ	4:64	7:-62
utility_bill N חשבונית	3:-19	4:23
utility_bill N לא	7:13
utility_bill N לקוח	3:14
utility_bill N לתשלומ	3:15	4:9	7:-13
utility_bill N מד	7:13
utility_bill N מונה	3:-10	7:15
utility_bill N מי	4:11
utility_bill N מימ	3:-8	7:22
utility_bill N מנוי	3:-28	7:33
utility_bill N מס	3:-19	4:38
utility_bill N מספר	3:-33	4:20	7:25
utility_bill N מקור	3:-9	4:-15	7:27
utility_bill N משלמ	3:28	7:-21
utility_bill N נכס	3:-21	4:-15	7:42
utility_bill N סה"כ	7:11
utility_bill N סכומ	3:12	4:-9
utility_bill N ספח	3:9	4:24	7:-30
utility_bill N עד	3:12	4:-9
utility_bill N עיריית	7:8
utility_bill N צרכנ	3:-13	4:24
utility_bill N קבע	7:11
utility_bill N שובר	4:40	7:-37
utility_bill N שמ	3:10
utility_bill N תאגיד	7:9
utility_bill N תשלומ	3:18	7:-12`;
