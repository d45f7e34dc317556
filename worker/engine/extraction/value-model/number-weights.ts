// Written by scripts/train/values/fit.py; do not edit.

/** Fields in the order of the weights, and what speaks for each without a feature; hundredths. */
export const FIELDS: readonly (readonly [name: string, bias: number])[] = [
  ['card_number', -103],
  ['cheque_number', -50],
  ['contract_number', -90],
  ['customer_number', -49],
  ['invoice_number', -64],
  ['licence_number', -42],
  ['loan_number', -99],
  ['none', 574],
  ['order_number', -86],
  ['reference', 10],
];

/** A line a feature: its weights by the index of their field, hundredths. */
export const WEIGHTS = `A -aglio	4:31	7:-30
A -ailed	0:8
A -ality	4:10
A -alone	0:8
A -amics	7:-12	9:18
A -ample	0:-9	3:16	4:8	7:-19	8:29	9:-11
A -ances	7:9
A -ander	6:19	7:-9
A -apore	3:52	7:-47
A -arges	0:10	4:-11	7:8
A -atado	7:12
A -ataka	3:27	7:-25
A -athan	7:8
A -ather	0:8	7:-9	9:14
A -ating	7:10
A -ation	1:26	4:-20	7:24
A -ativa	3:8	4:-29	7:27
A -atriz	7:8
A -auben	7:-16	8:21
A -aunay	7:-12	8:16
A -berie	7:12
A -bitat	6:12	7:-8
A -ceipt	4:11	5:15	7:-11
A -chase	6:19
A -chlan	4:-33	7:37
A -chnik	7:10
A -cilla	7:-10	9:24
A -ckner	7:10
A -count	0:-12	3:50	4:-23	6:13	8:-12	9:-10
A -ction	3:-15	4:-9	9:22
A -ctura	2:25	4:10	7:-22
A -cture	4:34	7:-25
A -datum	8:9
A -denas	7:9
A -deral	1:-14	7:15
A -dical	7:9
A -digen	7:12
A -dress	7:18
A -drine	7:9
A -druck	7:11	8:-10
A -ducto	7:12
A -dware	7:9
A -eance	7:-13	9:15
A -ehold	3:14	7:-12
A -eight	3:23	7:-12
A -ektur	4:-9	7:11
A -eland	4:10
A -elles	7:9
A -eluca	4:18	7:-12
A -ement	0:9	2:-12	6:11	7:13	8:-14
A -enbau	4:22	7:-19
A -ences	2:37	3:8	4:-46	7:12
A -eneur	4:13	7:-8
A -enues	3:12
A -erenz	7:-34	9:49
A -erest	0:-15	7:24
A -erger	7:9
A -ergia	7:11
A -erica	7:19
A -erich	7:-9	9:13
A -ering	3:11
A -erkes	4:25	7:-16
A -ermal	3:-10	4:15	7:-42	8:41
A -ernet	7:11
A -estic	3:-17	7:21
A -etrag	7:8
A -ewers	4:33	7:-23
A -ftung	7:9	8:-10
A -gales	7:9
A -gaves	7:8
A -geben	3:12	6:15	7:-24
A -ginal	3:30	4:-10	8:-18
A -gitte	7:10
A -hases	7:11
A -hdach	7:11
A -hicle	6:9
A -hland	4:16	7:-11
A -hlung	0:12	7:-24	9:27
A -hmane	3:9
A -hment	4:21	7:-17
A -hnung	7:-14	8:10
A -hrift	7:9
A -hurin	4:35	7:-32
A -ibile	4:32	7:-31
A -icity	3:-9
A -idend	0:-18	7:20
A -idian	3:26	7:-17
A -iduel	4:13	7:-8
A -iente	3:19	4:-15
A -iette	4:21
A -iftar	4:13	7:-12
A -ilbox	7:11
A -iltax	3:13
A -inery	7:32	9:-28
A -ional	7:15
A -iones	7:10
A -istik	4:22	7:-19
A -itxxx	7:-11	9:15
A -ivity	7:9
A -kasse	7:9
A -khale	7:12
A -konto	4:-38	7:40
A -laden	4:22	7:-19
A -laire	4:16	7:-15
A -lance	3:-10	4:22
A -lanie	6:19	7:-14
A -ldach	7:11
A -lerie	7:-18	8:18
A -liday	8:16
A -light	7:-8	9:17
A -llier	7:9
A -lling	7:12
A -lmann	7:9
A -ltung	3:40	4:19	7:-51
A -luded	4:32	7:-21
A -lving	0:13	2:10	7:-12
A -lyfab	1:14
A -march	3:12
A -mbing	7:10
A -mento	4:22	7:-13
A -meurs	7:8
A -mited	3:8	4:16	7:-8
A -mlesh	7:10
A -mpany	7:12
A -nacre	7:9
A -nario	3:-13	7:19
A -ncial	7:16
A -ndard	3:13	4:-9	5:16
A -necta	7:12
A -nerei	7:11
A -neria	4:11
A -ngold	0:-17	7:20
A -ngton	3:-9	7:17
A -nhaus	4:11	7:-9
A -night	7:9
A -nings	7:10
A -njiru	3:18	7:-16
A -nnick	3:-39	4:16	7:24
A -nomie	4:14	7:-10
A -nrose	4:11	7:-29	8:29
A -ntakt	3:16	7:-16
A -ntant	3:-9	7:8	9:10
A -nteur	6:16	7:-11
A -nthly	3:-10	4:20	6:13	7:-16
A -ntion	7:10
A -nwick	3:10
A -okena	7:24	9:-20
A -ombie	0:13	7:-12
A -osing	7:15
A -other	3:9
A -ounts	3:-17	7:-15	8:35
A -parts	7:-25	8:30
A -peler	2:40	3:-11	4:-28
A -phine	3:18	7:-13
A -plies	7:17
A -pline	3:12	4:10	7:-19
A -pment	7:9
A -press	4:10
A -ption	7:23
A -puter	7:8
A -rafts	7:12
A -ragen	6:16
A -rance	7:8
A -rauch	7:-11	9:17
A -rbend	7:9
A -rbung	7:9	8:-10
A -rcard	0:13	2:8
A -reaux	7:8
A -rence	3:-19	4:-12	7:10	8:20	9:20
A -rency	3:-9	7:11
A -resse	7:11
A -rezza	4:11
A -rhoef	3:22	7:-21
A -rical	7:-9	8:15
A -rican	0:13
A -ricau	7:14
A -riott	7:18	8:-10
A -rjeta	0:13	2:10	7:-12
A -rking	7:11
A -rnard	4:-14	7:15
A -rrent	3:24	7:-17
A -rtant	0:9
A -rtial	6:9
A -rture	7:9
A -rvice	7:14
A -rward	7:10
A -sages	0:-12	7:14
A -sauga	3:12
A -sbank	9:12
A -sberg	4:21
A -scrit	4:13	7:-8
A -siane	7:15
A -sonal	1:28	7:-29
A -ssage	7:-35	9:44
A -ssaro	3:24	7:-13
A -ssori	1:30	7:-26
A -ssung	4:17	7:-14
A -stand	7:9
A -stein	3:-9	7:-17	8:25
A -stems	3:23	7:-9
A -stone	4:9
A -story	3:17	7:-12
A -tails	9:11
A -tbank	7:8
A -tcomb	3:9
A -teile	8:19
A -tgage	6:19	7:-9
A -throp	0:-12	7:14
A -tices	0:11	7:-10
A -tidar	1:14
A -tient	3:-12	7:30
A -tieri	4:10
A -tikel	7:9
A -tings	7:13
A -tions	3:-14	4:-9	9:28
A -tisan	4:13	7:-8
A -tomer	3:25
A -total	7:9
A -trick	7:-12	8:16
A -tries	1:14
A -tward	3:-13	7:15
A -uaire	7:8
A -uegum	7:-14	8:16
A -uemin	7:10
A -ugbar	0:33	7:-32
A -uille	4:33	7:-22
A -ummer	7:16
A -uncil	3:10
A -ungen	7:13
A -urale	4:11
A -ution	7:9
A -utive	0:18	7:-16
A -vasha	7:24	9:-20
A -verse	3:-14	7:17
A -vices	3:10	5:13	7:-9
A -vogel	4:14	7:-10
A -voice	3:26	4:13	7:-25	8:13
A -werke	7:9
A -yable	7:12
A -ycard	0:9
A -yer's	4:-15	8:25
A -yment	3:8	4:-12	9:15
A -zione	4:9
A -בונית	7:27	8:11
A -דלסונ	7:10
A -וגיות	7:8
A -ושלימ	4:21	7:-11
A -יובימ	4:-9	7:10
A -ינסונ	5:10
A -לאומי	7:8
A -לומימ	7:11
A -מסגרת	9:10
A -נבאומ	7:13
A -נוכית	9:10
A -נטרנט	7:11
A -עדרות	9:10
A -קשורת	4:13
A -רג'יל	7:14	9:-10
A -שטיינ	7:16
A -שלוממ	4:-9	7:10
A -תלמות	3:8	6:-20	7:20
A =account	0:-18	1:-34	2:-9	3:51	6:21	7:23	8:-19
A =account+bank	7:11
A =account+customer	3:-12	7:14
A =account+due	7:16
A =account+number	4:19	6:15	8:-8	9:-11
A =account+other	6:15	7:-10
A =account+period	3:14
A =account+price	3:-14	7:16
A =account+statement	3:31	7:-22
A =account+tax	3:-11	4:21
A =amount	3:39	4:14	7:-33	8:-10	9:9
A =amount+by	3:12	7:-14	9:12
A =amount+closing	7:-15	9:18
A =amount+due	0:9	3:41	4:-13	7:-26
A =amount+other	7:-11	9:17
A =amount+pay	3:13	7:-8
A =amount+total	4:29	7:-27
A =balance	0:-11	3:-20	4:16	6:13	9:26
A =balance+by	7:-14	9:16
A =balance+closing	9:17
A =balance+due	4:29	7:-24
A =balance+other	0:-9	4:19	7:-23	9:17
A =balance+payment	6:9
A =bank	1:-8	3:-30	7:34	8:8
A =bank+invoice	7:10
A =bank+monthly	4:22	7:-21
A =bank+other	0:-10	7:24
A =bank+pay	7:-20	8:20
A =bank+payment	3:12
A =bank+statement	7:12
A =bank+tax	0:11
A =by	4:-9	9:25
A =by+due	3:10	4:-9	7:-10	9:12
A =by+pay	7:9
A =closing	3:-14	4:-11	7:14	9:15
A =closing+date	7:12
A =closing+number	7:12
A =closing+other	7:-9	9:17
A =closing+price	0:12	7:-11
A =current	3:18
A =current+interest	6:8
A =customer	3:96	4:-27	7:-65	8:20
A =customer+number	3:69	4:-12	7:-45
A =customer+other	3:31	7:-28
A =customer+price	3:-14	7:16
A =customer+statement	3:15	7:-9
A =customer+tax	3:18
A =date	7:42	8:-19	9:-12
A =date+due	7:16
A =date+invoice	4:-15	7:18
A =date+number	3:-10	4:29	8:-11
A =date+order	4:-10	7:22	8:-9
A =date+total	7:12
A =deduction	7:20
A =due	1:-9	3:27	4:12	5:-9	7:12	8:-20	9:-12
A =due+period	3:14
A =due+total	3:-11	7:30
A =gross	1:33	7:-27
A =incl	3:-10	4:-17	7:36
A =incl+invoice	7:9
A =incl+tax	4:-9	7:16
A =instalment	7:9
A =interest	0:-16	7:31
A =interest+other	7:14
A =interest+total	0:-11	7:13
A =invoice	0:-13	1:-11	4:71	6:-14	7:-39	8:11	9:-21
A =invoice+number	2:-8	3:-15	4:64	7:-36	8:15
A =invoice+order	4:15
A =invoice+other	3:-10	7:14
A =invoice+period	4:-12	7:14
A =invoice+price	4:16
A =invoice+statement	7:10
A =invoice+tax	2:-10	3:12	4:-25	7:48
A =invoice+total	4:-11	7:13
A =invoice+transfer	4:9
A =issued	7:13
A =left	7:12
A =monthly	3:-13	4:18	6:12
A =monthly+period	7:8
A =net	7:17
A =number	0:20	2:10	3:9	5:-14	6:12	7:-26
A =number+order	4:-14	8:25
A =number+other	3:-11	6:25	7:15
A =number+payment	7:12
A =number+statement	4:21
A =number+tax	1:35	3:-20	4:-19	7:-11	8:-10	9:10
A =number+total	7:12
A =opening	7:19
A =order	3:-12	7:-43	8:76
A =other	0:-20	1:-20	3:14	4:-14	5:-16	6:51	7:40	8:-26	9:-13
A =other+payment	0:23
A =other+price	7:12
A =other+statement	7:9
A =other+tax	3:-9	6:11	7:18
A =paid	7:15
A =pay	0:-9	4:-11	7:29	8:16
A =payment	0:17	3:22	4:-20	7:-28	8:-13	9:39
A =payment+price	9:10
A =payment+total	0:9
A =period	0:-12	4:-34	7:78
A =period+statement	3:-17	7:20
A =period+total	7:9
A =person	7:17
A =previous	3:-8	7:21
A =price	0:16	3:-37	4:-19	7:65	8:-14	9:13
A =price+tax	3:-15	7:20
A =price+total	0:23	7:-18
A =statement	2:-13	8:12
A =statement+tax	7:12
A =subtotal	7:9
A =tax	0:-27	1:26	3:-20	4:35	7:28	8:-31
A =tax+taxable	4:32	7:-31
A =tax+total	7:17
A =taxable	4:32	7:-31
A =total	0:26	3:-38	4:-19	6:-8	7:37	8:-13	9:28
A =transfer	0:23	3:-9	9:11
A aber-	0:13
A abercrombie	0:13	7:-12
A abou-	7:14
A about	7:14
A acco-	0:-14	3:36	4:-11	6:12	7:-26	8:24
A account	0:-12	3:53	4:-18	6:13	8:-11	9:-9
A accounts	3:-17	7:-17	8:35
A acti-	7:9
A activity	7:9
A actu-	3:10
A actual	3:11	7:-9
A addr-	7:18
A address	7:18
A adt	3:-9	4:12	7:16	8:-11
A advi-	7:9
A advice	7:9
A ag	9:12
A agre-	3:-9	6:19	7:9
A agreement	3:-9	6:19	7:9
A alpe-	4:11	7:-29	8:29
A alpenrose	4:11	7:-29	8:29
A alt	7:10
A amer-	3:-8	7:21
A america	7:19
A american	0:13
A americanexpress	7:8
A amou-	3:28	4:23	7:-27	9:-10
A amount	3:29	4:23	7:-28	9:-9
A an	0:11
A and	0:14	1:24	4:-11	7:-16
A ange-	3:12	6:15	7:-24
A angeben	3:13	6:15	7:-27
A anni-	3:-8	7:12
A annika	3:-8	7:12
A annu-	0:-14	6:18	7:11
A annual	0:-14	6:19	7:9
A anot-	3:9
A another	3:9
A ansa-	7:-15	9:18
A ansatz	7:-15	9:18
A anto-	3:-18	4:42	7:-14
A appe-	9:14
A appear	9:14
A appl-	3:-21	7:33
A appli	7:8
A applies	3:-14	7:16
A aror-	7:10
A arora	7:10
A art	7:11
A arti-	4:9	7:10
A artikel	7:9
A artisan	4:13	7:-8
A as	4:-8	9:13
A at	3:-9	7:-30	8:42
A attn	7:18
A au	4:13	7:-8
A aud	3:-13	4:-9	7:25
A audi-	7:-20	9:31
A audit	7:-20	9:31
A auto-	7:16
A avan-	7:-11	9:14
A avant	7:-13	9:15
A avec	7:-13	9:15
A aviv-	0:11	7:-8
A avoi-	3:12	4:34	7:-36
A avoir	3:12	4:34	7:-36
A bacs	4:-23	7:26
A bala-	3:-11	4:20
A balance	3:-10	4:22
A ball-	7:9
A bank	3:-14	4:-8	7:42
A barc-	0:9
A barclaycard	0:9
A bard-	7:10
A bardenas	7:9
A barn-	4:-14	7:15
A barnard	4:-14	7:15
A basi-	7:11
A bat	7:10
A bauk-	7:11
A bauklempnerei	7:11
A bay	1:30	7:-26
A be	6:8
A beat-	7:14
A beatriz	7:8
A bei	3:12	6:15	7:-25
A bele-	4:9	7:-9
A beleg	4:9	7:-9
A besc-	7:11	8:-10
A beschriftung	7:9	8:-10
A betr-	9:16
A betrag	9:16
A beza-	7:17
A bezahlung	7:12
A beze-	7:8
A bezeichnung	7:8
A bic	9:12
A bill	7:16
A bill-	7:12
A billing	7:12
A bis	7:13
A bitt-	3:13	6:15	7:-27
A bitte	3:13	6:15	7:-27
A blei-	7:14
A bleibt	7:14
A blue	7:15
A blue-	7:-14	8:16
A bluegum	7:-14	8:16
A boch-	7:18	8:-10
A bochet	7:18	8:-10
A bon	7:13
A boud-	7:8
A boudreaux	7:8
A bran-	3:38	4:23	7:-43
A branch	4:10
A bric-	4:20	7:-12
A brico	4:24	7:-20
A bricogaves	7:8
A brig-	7:12
A brigitte	7:10
A bsb	6:-19	7:27
A buch-	3:42	4:19	7:-52
A buchhaltung	3:40	4:19	7:-52
A buye-	4:-16	8:24
A buyer's	4:-14	8:25
A call	3:19	7:-15
A cant-	4:10
A cantieri	4:10
A capitalone	0:8
A card	3:-11	7:26
A care	7:9
A carr-	7:13
A casc-	7:9
A cast-	4:-16	7:27
A castle	4:-14	7:16
A cate-	3:11
A catering	3:11
A cent-	7:25
A center	7:10
A centre	7:14
A cera-	7:-11	9:18
A ceramics	7:-12	9:18
A char-	3:-17	4:-15	7:47
A charge	3:-17	7:28
A charges	0:10	4:-10
A chas-	7:12
A chase	7:12
A chec-	1:27	7:-20
A check	1:27	7:-25
A chev-	7:9
A chevallier	7:9
A chf	7:-14	9:17
A cho	0:9
A choo-	7:9
A choosing	7:9
A cibc	0:-18	7:20
A ciga-	7:9
A cigales	7:9
A clea-	0:8	7:-8
A clie-	3:72	4:-18	7:-38
A client	3:53	7:-43
A cliente	3:19	4:-15
A clim-	7:9
A climatizaciones	7:9
A clos	7:-13	8:15
A club	3:25	7:-16
A co	7:13
A cod	4:-9	7:16
A code	3:26
A codi-	7:12
A coll-	3:-11	7:14
A collection	3:-11	7:14
A com	0:-12	7:36
A comm-	3:-14	7:25
A comp-	0:-9	3:-9	4:-11	7:39
A company	7:12
A computer	7:8
A cone-	7:12
A conecta	7:12
A conf-	7:-10	9:35
A confirmation	7:14
A confirmations	7:-20	9:31
A conn-	0:11
A connection	0:11	7:-10
A cons-	7:14
A cont-	3:-14	4:-15	7:50
A contratado	7:12
A conv-	7:11
A corp	7:11
A corr-	7:15
A cost-	7:-10	9:14
A costs	7:-10	9:14
A coun-	3:22	4:-9
A council	3:10
A counciltax	3:13
A cred-	4:-8	7:23
A credit	0:-13	7:25
A curr-	3:15
A currency	3:-9	7:11
A current	3:24	7:-18
A cust-	3:24
A customer	3:25
A darr-	7:14
A darricau	7:14
A date	3:-19	7:52	8:-15	9:-10
A date-	3:41	7:-36
A daten	3:41	7:-38
A dato-	2:27	4:-11
A datos	2:27	4:-11
A datu-	3:29	7:-26
A datum	3:29	7:-26
A de	2:23	4:-27	8:14
A debi-	7:20
A debit	7:17
A dec	4:8
A dela-	8:16
A delaunay	7:-12	8:16
A deli-	7:8
A dema-	3:11
A demand	3:11
A dent-	3:12	4:-10	5:70	7:-62
A dental	3:12	4:-9	5:16	7:-9
A depa-	7:10
A der	7:11
A des	4:19	7:-14	8:9
A desc-	7:28
A description	7:22
A desh-	4:-24	7:20
A deshmane	3:9
A desk	7:15
A deta-	3:-10	4:-11	7:23	9:9
A detail	0:-10	7:16
A detailed	0:8
A details	9:11
A dett-	4:31	7:-30
A dettaglio	4:31	7:-30
A deut-	4:-17	7:27
A deutschlan	4:-33	7:37
A deutschland	4:16	7:-11
A die	7:11
A dier-	4:25	7:-16
A dierkes	4:25	7:-16
A digi-	7:11	8:-10
A digitaldruck	7:11	8:-10
A direzione	4:11
A disc	7:8
A disc-	7:11
A discount	7:10
A dist-	7:9
A dit	7:18	8:-10
A divi-	0:-19	7:24
A dividend	0:-18	7:20
A dmk	7:11
A docu-	4:21	7:-12
A dome-	3:-17	7:22
A domestic	3:-17	7:21
A dr	3:-8	4:18
A du	7:10
A dube-	7:-16	8:21
A dubel	7:-16	8:21
A due	3:16	4:27	7:-26
A duke	7:11
A dunm-	7:17
A earn-	7:8
A east-	3:12
A eastmarch	3:12
A ei	4:13	7:-8
A eisv-	4:14	7:-10
A eisvogel	4:14	7:-10
A elec-	3:-20	7:16	8:14
A electrical	7:-9	8:15
A electricity	3:-9
A empl-	7:17
A empr-	6:16	7:-11
A emprunteur	6:16	7:-12
A end	7:12
A ende-	7:16
A endesa	7:16
A ener-	7:13
A energia	7:11
A energy	4:12
A entr-	4:12
A entrepreneur	4:13	7:-8
A equi-	7:9
A equipment	7:9
A ersa-	7:10
A ersatzteile	7:10
A et	8:14
A eur	4:40	7:-25
A euro-	7:9
A exam-	0:-9	3:16	4:8	7:-19	8:29	9:-11
A example	0:-9	3:16	4:8	7:-19	8:29	9:-11
A exec-	0:18	7:-16
A executive	0:18	7:-16
A expr-	0:12	4:10
A express	0:12	4:10
A fact-	2:24	3:-9	4:44	7:-42
A factura	2:25	4:10	7:-22
A facture	4:36	7:-23
A fair-	0:8	7:-13	9:14
A fairweather	0:9	7:-14	9:14
A fami-	5:54	7:-40
A family	5:54	7:-46
A fede-	1:-14	7:15
A federal	1:-14	7:15
A fee	0:-14	7:16
A feed	8:16
A fees	0:10
A fein-	0:-17	7:20
A feingold	0:-17	7:20
A fenw-	3:11
A fenwick	3:11
A fibr-	7:-8
A fibre	7:-8
A fina-	3:-12	7:31
A financial	7:16
A fixe	6:12	7:-8
A fixe-	3:10	7:-11
A fixed	3:10	7:-11
A flac-	7:11
A flachdach	7:11
A flor-	4:22	7:-17
A floristik	4:22	7:-19
A for	0:8	3:16	4:-17	5:14	7:-16
A forw-	7:10
A forward	7:10
A fr	3:-12	7:24
A fran-	7:12
A frau	7:14
A free	7:11
A frei-	3:23	7:-12
A freight	3:24	7:-12
A from	7:13
A fund	5:22	7:-15
A fund-	6:9
A funds	6:9
A gart-	4:22	7:-19
A gartenbau	4:22	7:-19
A gas	7:16
A gast-	4:14	7:-10
A gastronomie	4:14	7:-10
A gave-	4:24	7:-20
A gaves	4:24	7:-20
A gb	7:-54	8:56
A gene-	7:9
A gesa-	4:10
A gesamtbetrag	4:11	7:-8
A get	7:9
A gmbh	3:-15	7:25
A goff	3:-39	4:16	7:24
A gokh-	7:12
A gokhale	7:12
A gold	0:14
A good-	9:10
A goods	9:10
A gp	4:9
A grai-	8:16
A grain	8:16
A gree-	7:9
A greenacre	7:9
A grou-	7:12
A group	7:11
A gst	4:30	7:-19
A guar-	3:22	7:-19
A gues-	3:-8	4:32	7:-20
A guest	3:-8	4:32	7:-20
A habi-	6:12	7:-8
A habitat	6:12	7:-8
A hall-	8:16
A halliday	8:16
A hand-	7:12
A handicrafts	7:12
A harb-	1:29	7:-29	9:16
A harbor	1:30	7:-21
A harborlight	7:-8	9:17
A hard-	7:9
A hardware	7:9
A harr-	7:9
A has	7:13
A haut-	4:33	7:-22
A hautefeuille	4:33	7:-22
A hb	7:9
A head	3:12
A heal-	5:22	7:-14
A health	5:22	7:-14
A heat-	7:13
A heating	7:10
A hele-	7:9
A helena	7:9
A henr-	4:21
A henriette	4:21
A herv-	6:16	7:-12
A herve	6:16	7:-12
A hilf-	7:9
A hilfe	7:9
A hill-	7:10
A hiller	7:10
A hilt-	7:9
A hilton	7:9
A hire	6:19	7:-8
A hist-	3:17	7:-12
A history	3:17	7:-12
A hofg-	3:-8	7:-20	8:25
A hofgastein	3:-8	7:-20	8:25
A hofl-	4:22	7:-19
A hofladen	4:22	7:-19
A home	4:10
A hosp-	4:19
A hospital	3:8
A hospitality	4:12
A hote-	7:-13	8:27
A hotel	8:10
A hotellerie	7:-18	8:18
A hous-	3:12
A household	3:14	7:-12
A id	3:56	7:-41
A idbl-	7:-11	9:15
A idblilitxxx	7:-11	9:15
A iden-	7:14
A if	7:15
A ihre	3:40	7:-37
A im	7:9
A impo-	0:9	4:31	7:-36
A imponibile	4:32	7:-31
A important	0:9
A inc	7:25
A incl-	4:28	7:-14
A included	4:32	7:-21
A indi-	4:12
A individuel	4:13	7:-8
A indu-	1:14
A industries	1:14
A info-	1:28	4:-11	7:-15
A information	1:28	4:-11	7:-19
A inge-	4:10
A ingegneria	4:11
A inh	7:15
A inr	3:-10	7:12
A ins	0:11	7:-11
A insc-	4:13	7:-8
A inscrit	4:13	7:-8
A inte-	0:-16	3:-12	7:45
A interest	0:-15	7:24
A internet	7:11
A invo-	3:26	4:12	7:-22	8:13
A invoice	3:26	4:13	7:-25	8:14
A irel-	4:12	7:-9
A ireland	4:12	7:-9
A is	3:12	7:-10
A isol-	0:9
A isolde	0:9
A item	7:9
A iva	4:31	7:-28
A jacq-	7:10
A jacquemin	7:10
A jaip-	7:12
A jaipur	7:12
A jane	3:-9	4:12	7:19	8:-11
A jdel-	4:18	7:-12
A jdeluca	4:18	7:-12
A jede-	3:18	7:-20
A jedem	3:18	7:-20
A joha-	7:11
A johann	7:10
A join-	7:33	9:-29
A joinery	7:32	9:-28
A jose-	3:18	7:-16
A josephine	3:18	7:-16
A josi-	7:15
A josiane	7:15
A kaml-	7:10
A kamlesh	7:10
A karn-	3:27	7:-25
A karnataka	3:27	7:-25
A kass-	7:10
A kcoo-	7:24	9:-20
A kcookena	7:24	9:-20
A kess-	7:13
A kg	7:12
A klin-	7:9
A kline	7:9
A kont-	3:14	7:-9
A kontakt	3:16	7:-16
A kuma-	7:10
A kumar	7:10
A l'ec-	7:-13	9:15
A l'echeance	7:-13	9:15
A l'es-	7:9
A l'estuaire	7:8
A la	2:27	3:-10	4:-13
A lack-	7:10
A lackner	7:10
A lake-	7:9
A lavo-	4:11
A lavori	4:11
A le	3:-47	4:10	7:32	9:12
A les	7:18
A lexi-	7:-9	9:13
A lexica	7:-9	9:13
A lich-	7:9	8:-10
A lichtwerbung	7:9	8:-10
A lief-	7:19
A lieferadresse	7:11
A lieu	7:19	8:-10
A limi-	4:17
A limited	4:17
A lind-	4:10
A lindenhaus	4:11	7:-9
A llc	9:18
A lsv	0:13	7:-41	9:29
A ltd	3:-16	4:8	7:23
A mada-	4:-9	7:32
A madame	4:-9	7:31
A mag	7:10
A mail	7:12
A mail-	7:11
A mailbox	7:11
A marg-	4:25	7:-16
A marga	4:25	7:-16
A mari-	7:13
A marr-	7:18	8:-10
A marriott	7:18	8:-10
A mast-	0:13	2:8
A mastercard	0:13	2:8
A math-	4:35	7:-32
A mathurin	4:35	7:-32
A may	7:9
A mdm	7:9
A medi-	7:14
A medical	7:9
A mela-	6:19	7:-14
A melanie	6:19	7:-14
A meri-	3:25	7:-13
A meridian	3:26	7:-17
A mesa	7:10
A mess-	0:-13	7:-23	9:44
A message	7:-38	9:44
A messages	0:-12	7:14
A mete-	7:10
A meter	7:10
A meth-	0:26	7:-21
A method	0:26	7:-21
A mgmt	3:12	4:10	7:-17
A mika	0:19	7:-18
A miss	7:11
A miss-	3:12
A mississauga	3:12
A mme	3:-11	4:-15	6:15	8:14
A mont-	1:28	3:-22	4:12	6:11	7:-22
A montant	3:-9	7:8	9:10
A montessori	1:30	7:-26
A monthly	3:-10	4:20	6:13	7:-16
A mort-	6:19	7:-9
A mortgage	6:19	7:-9
A mr	2:32	3:-12	4:-17	7:12
A mrs	7:9
A ms	2:31	3:-14	8:-14
A mult-	7:11
A multi	7:10
A muti-	3:18	7:-16
A mutiso	3:18	7:-16
A myla-	3:53	7:-51
A mylapore	3:53	7:-51
A nadi-	0:13
A nadine	0:13
A naiv-	7:24	9:-20
A naivasha	7:24	9:-20
A name	7:17
A nee	6:16	7:-12
A nett-	7:13
A netto	7:10
A neu	9:17
A neve-	3:10
A never	3:10
A new	0:11
A nied-	4:16	7:-9
A niederlassung	4:17	7:-14
A nikh-	3:9
A nikhil	3:9
A no	0:-9	4:9	6:-9	7:15	8:25	9:-9
A noah	0:-14	7:16
A noch	4:-8	7:12
A none	7:14
A norm-	7:11	8:20	9:-25
A normteile	7:-16	8:21
A note	3:12
A noti-	3:8
A notice	3:10
A notices	0:11	7:-10
A nr	3:21	7:-13
A numb-	0:-8	6:14	7:23	8:-11
A number	0:-8	6:14	7:23	8:-11
A nume-	4:28	7:-16
A numero	4:28	7:-16
A ober-	6:19
A oberlander	6:19	7:-14
A obje-	3:57	7:-48
A objekt	3:57	7:-48
A odil-	7:14
A odile	7:14
A of	1:-9	3:36	7:17	8:-16	9:-16
A offi-	8:18
A office	7:-11	8:20
A olaf	4:25	7:-16
A on	3:22	4:-13	7:-10	9:10
A onli-	7:-9	8:19
A online	7:-9	8:19
A oper-	7:11
A or	7:11
A oran-	7:11
A orange	7:11
A orde-	3:-10	7:20
A order	3:-10	7:19
A orig-	3:30	4:-10	8:-18
A original	3:30	4:-10	8:-18
A ou	3:-8	4:-9	7:21
A our	7:9
A outw-	3:-13	7:15
A outward	3:-13	7:15
A over-	7:14
A overnight	7:8
A owin-	4:8
A owing	4:8
A page	4:13	7:-9
A paid	7:11
A pape-	7:9
A paper	7:9
A parc-	4:21	7:-16
A parchment	4:21	7:-17
A park-	7:17
A parking	7:11
A part	7:10
A part-	6:8	7:13
A partial	6:9
A parts	7:8
A pass-	7:14
A passed	7:10
A pati-	1:13	3:-10	7:15
A patidar	1:14
A patient	3:-10	7:23
A patr-	7:-11	8:16
A patrick	7:-12	8:16
A pay	8:19
A paya-	7:12
A payable	7:12
A paye-	3:-10	7:23
A payer	3:-10	7:23
A paym-	3:15	4:-9	7:-9	8:-9	9:14
A payment	3:8	4:-12	7:-9	9:16
A pbc	7:8
A penn-	3:-10	7:19
A pennington	3:-8	7:12
A per	4:23	7:-17
A peri-	3:-16	4:-16	7:47
A period	3:-15	4:-15	7:42
A pers-	1:28	7:-33
A personal	1:28	7:-33
A phys-	7:8
A pitt-	7:16
A pittet	7:16
A plan	3:9
A plea-	7:11
A please	7:11
A plom-	7:12
A plomberie	7:12
A plum-	7:12
A plumbing	7:10
A pmt	6:11
A pohl-	7:8
A poin-	4:21	7:-17
A points	4:21	7:-18
A poly-	1:14
A polyfab	1:14
A pran-	7:12
A pranav	7:12
A pres-	7:13
A prie-	7:-13	9:15
A priere	7:-13	9:15
A prim-	6:11
A primeurs	7:8
A primo	6:12	7:-8
A prin-	8:9
A print	8:9
A pris-	7:-10	9:24
A priscilla	7:-10	9:24
A priy-	7:11
A prod-	7:15
A producto	7:12
A pty	8:14
A publ-	7:12
A puff-	7:-11
A puffin	7:-11
A purc-	6:18
A purchase	6:19
A purchases	7:11
A raif-	7:-8	9:12
A rama-	7:13
A rapp-	2:40	3:-11	4:-28
A rappeler	2:40	3:-11	4:-28
A rate-	3:13	7:-9
A rated	3:14	7:-12
A read-	7:8
A reading	7:8
A rece-	4:9	5:15	8:-9
A receipt	4:11	5:15	7:-11
A rech-	3:-9	4:-10	7:27
A rechnungsbetrag	7:10
A reco-	8:9
A rect-	4:-29	7:28
A rectificativa	3:8	4:-29	7:27
A ref	3:-10	7:27
A refe-	0:-8	2:34	3:-16	4:-60	7:-20	8:17	9:66
A reference	3:-19	4:-12	8:21	9:20
A references	2:37	3:9	4:-46	7:12
A regi-	7:16
A regional	7:8
A remi-	7:9
A remp-	7:-25	8:30
A remparts	7:-25	8:30
A rene-	7:9
A renee	7:9
A rent-	3:13	4:-14	7:-25	8:34
A rental	3:13	4:-14	7:-26	8:34
A res	7:10
A retu-	3:17	4:-15	7:-36	8:38
A return	3:17	4:-14	7:-37	8:38
A reve-	4:-9	7:26
A revenues	3:12
A reverse	3:-14	7:17
A revo-	0:13	2:10	7:-12
A revolving	0:13	2:10	7:-12
A rive-	7:15
A riverbend	7:9
A rne	4:13	7:-8
A road	7:15
A rola-	7:10
A roland	7:10
A room	7:10
A ruck-	6:15
A sac	7:9
A safe-	7:10
A safety	7:10
A sale-	4:15
A sales	4:15
A same	7:11
A sand-	7:9
A sandrine	7:9
A sarl	7:11
A sas	8:17
A save-	3:29	7:-28
A savo-	7:13
A savoir	7:13
A scho-	1:28	7:-21
A school	1:28	7:-24
A schr-	7:-15	8:21
A schrauben	7:-16	8:21
A schu-	7:8
A scot-	0:16	7:-11
A scre-	7:10
A screen	7:10
A scu	4:-10	7:13
A seat	4:22	7:-20
A seat-	7:9
A see	0:9
A serv-	3:9	4:28	5:12	7:-26
A service	7:11
A services	3:10	5:13	7:-9
A ship	3:19	7:-15
A shre-	7:9
A shree	7:8
A sicu-	4:11
A sicurezza	4:11
A sign	3:10
A sign-	3:-8	7:17
A simp-	4:16	7:-12
A sing-	1:-14	7:19
A single	1:-14	7:14
A sole-	6:16	7:-10
A solenn	6:16	7:-11
A spar-	7:12
A spec	4:9
A stad-	7:12
A stadtwerke	7:9
A stan-	3:9	4:-15	5:15	7:-9	9:15
A stand	7:-11	9:17
A standard	3:13	4:-9	5:16
A stat-	0:9	2:-12	3:9	6:12	8:-16
A statement	0:11	2:-11	3:13	6:13	7:-20	8:-9
A states	7:20
A std	1:-14	7:14
A stef-	6:19	7:-14
A stefan	6:19	7:-14
A stei-	4:-9	7:17
A steildach	7:11
A step	7:10
A steu-	4:19	7:-13
A steuer	4:19	7:-14
A stor-	7:8
A stra-	7:9
A stru-	4:11
A strutturale	4:11
A subt-	7:9
A subtotal	7:8
A supp-	7:8
A supplies	3:9
A sur	7:9
A swif-	4:11	7:-28	9:25
A swift	7:-16	9:25
A swiftar	4:13	7:-12
A syst-	3:22
A systems	3:23	7:-9
A tabl-	1:-14	7:16
A table	1:-14	7:15
A tang-	6:16	7:-12
A tanguy	6:16	7:-12
A tarj-	0:13	2:10	7:-12
A tarjeta	0:13	2:10	7:-12
A taux	6:11
A tax	3:15	4:-9	7:40	8:-17
A team-	4:22	7:-21
A teams	4:22	7:-21
A tere-	3:20	7:-16
A teresa	3:20	7:-16
A tess-	3:24	7:-13
A tessaro	3:24	7:-13
A text	7:-33	9:34
A than-	3:-9	7:27
A thank	3:-9	7:27
A that	7:-9
A the	0:-13	3:-10	4:-10	6:13	7:40
A ther-	7:14
A this	0:-9	4:-10	9:11
A thor-	7:10
A titu-	4:15	7:-12
A to	0:9	4:-12	7:10	9:10
A tobi-	0:-12	7:19
A tobias	0:-12	7:19
A topl-	3:12	4:10	7:-19
A topline	3:12	4:10	7:-19
A tota-	0:21	3:-11	4:18	7:-8
A total	0:21	3:-11	4:18	7:-9
A trad-	4:10
A trading	4:10
A tran-	3:-9	4:-10	9:30
A transaction	7:-12	9:25
A trus-	7:8
A trust	7:8
A ttc	4:-8	7:14
A uber-	7:11
A und	3:-10	4:16	6:17
A unit	3:-8	7:8
A unit-	4:-12	8:18
A united	4:-12	8:19
A unse-	7:18
A unser	7:14
A us	7:8
A usd	0:11
A ust	7:12
A vaay-	3:-10	4:15	7:-42	8:41
A vaayuthermal	3:-9	4:16	7:-46	8:42
A vale-	7:11
A valet	7:10
A vall-	3:-9	7:15
A valley	3:-9	7:12
A vand-	3:15	7:-27	9:24
A vanderhoef	3:22	7:-21
A vat	7:11
A vehi-	6:9
A vehicle	6:9
A verb-	9:17
A verbrauch	7:-11	9:17
A verf-	0:33	7:-32
A verfugbar	0:33	7:-32
A verl-	7:-9	9:13
A verlag	7:-9	9:13
A vers-	7:-11	9:15
A verser	7:-13	9:15
A vert-	4:-41	7:49
A via	3:19	7:-16
A view-	4:33	7:-23
A viewers	4:33	7:-23
A visa	7:12
A visi-	0:9
A visit	0:9
A volk-	7:8
A voll-	7:13
A vollstandigen	7:12
A vos	3:15	4:-20	7:17
A voss-	4:21
A vossberg	4:21
A votr-	4:10
A votre	4:10
A wanj-	3:18	7:-16
A wanjiru	3:18	7:-16
A ware	7:14
A web	3:12
A werk-	3:12	7:-28	8:14
A werkstattrechnung	3:13	7:-31	8:15
A wern-	7:8
A west-	5:22	7:-11
A whit-	7:12
A whitcomb	3:9
A will	3:17	6:8	7:-19	9:12
A wint-	0:-12	7:14
A winthrop	0:-12	7:14
A work	4:15
A writ-	3:10
A write	3:10
A www	7:12	8:18	9:-10
A yann	6:16	7:-10
A yann-	3:-39	4:16	7:25
A yannick	3:-39	4:16	7:24
A you	3:13	7:9
A you'-	7:8
A you'll	7:8
A your	7:-23	8:37
A zahl-	0:12	3:-11	4:-15	9:26
A zahlen	7:9
A zahlerstand	7:9
A zahlung	0:13	7:-41	9:29
A zero	3:14	7:-12
A zu	7:13
A zuer-	7:-9	9:13
A zuerich	7:-9	9:13
A zur	7:13
A אביט-	0:9
A אביטל	0:9
A אברג'יל	7:14	9:-10
A אברג-	7:14	9:-10
A אגפ	2:26	3:-17	4:9
A אדר	7:10
A אוחנ-	0:15	7:-14
A אוחנה	0:15	7:-14
A אורי	7:9
A אורי-	0:9	3:-9	5:10
A אורית	0:9	3:-9	5:10
A אורנ-	6:14
A אורנה	6:14
A אזור-	3:21	7:-24
A אזורית	3:22	7:-24
A אחרו-	7:-12	9:16
A אחרונה	7:-13	9:16
A אישו-	3:-8	6:-11	7:14	9:17
A אישור	3:-8	6:-11	7:14	9:17
A אישי-	4:-9	7:11
A אישית	4:-9	7:10
A אל	6:12
A אלאט-	6:14	7:-9
A אלאטרש	6:14	7:-9
A אלונ-	9:16
A אלונימ	9:16
A אמצע-	7:8
A אמצעי	7:8
A אסמכ-	1:-10	3:-26	7:-22	8:33	9:44
A אסמכתא	1:-10	3:-8	9:45
A ארנו-	4:8
A ארנונה	4:8
A אשפו-	7:-12	9:15
A אשפוז	7:-12	9:15
A את	4:-12	7:15
A בבנק	4:11
A בזק	7:9
A בחו"-	0:16	7:-14
A בחו"ל	0:16	7:-14
A בחשב-	7:10
A בחשבונ	7:9
A בטונ	9:8
A ביטו-	2:27
A ביטוח	2:27
A ביקו-	7:17
A ביקור	7:17
A בית	4:20	7:-8
A במע"-	7:10
A במע"מ	7:10
A בנק	7:12
A בע"מ	0:-11	3:-17	7:83	8:-21
A ברוט-	1:34	7:-32
A ברוטו	1:34	7:-32
A ברנש-	7:10
A ברנשטיינ	7:10
A ברפו-	5:17
A ברפואת	5:17
A בש"ח	3:14
A גב	7:9
A גבוה	3:-29	4:10	7:19
A גביי-	3:-9	7:11
A גביית	3:-8
A גדעו-	7:10
A גדעונ	7:10
A גומי	4:-12	7:18
A גור	7:12
A גוש	4:9
A גלעד	7:-21	9:22
A ד"ר	0:-14	3:-9	5:65	7:-20	8:-9
A דהאנ	6:12	7:-10
A דוד	0:15	7:-10
A דוח	3:12	6:-12
A דורי-	5:17	7:-10
A דורית	5:17	7:-10
A האלה	3:18	7:-22
A האשפ-	3:22	4:-9	5:51	7:-55
A האשפוז	3:22	4:-9	5:51	7:-55
A הבינ-	7:8
A הבינלאומי	7:8
A הגבי-	4:10
A הגבייה	4:10
A הדוא-	3:10	4:9	7:-15
A הדואר	3:10	4:9	7:-17
A הובל-	7:-18	9:22
A הובלות	7:-18	9:22
A הודע-	3:23	4:-15
A הודעה	4:-13	7:19
A הודעת	3:28	7:-26
A הוט	0:13	7:-12
A הועב-	0:27	7:-32	9:10
A הועבר	0:27	7:-32	9:10
A הורה	9:10
A הורי-	7:-16	9:16
A הורימ	7:-16	9:16
A הזמנ-	7:-20	8:24
A החבר-	7:9
A החברה	7:9
A החיו-	4:-10	7:16
A החיובימ	4:-9	7:10
A החינ-	9:10
A החינוכית	9:10
A החלפ-	7:-14	9:16
A החלפת	7:-14	9:16
A החשב-	7:20
A החשבונ	7:17
A היעד-	9:10
A היעדרות	9:10
A הישר-	7:8
A הישראלית	7:8
A הכנס-	7:16
A הכנסה	7:9
A הלוו-	6:39	7:-31
A הלוואה	6:41	7:-33
A הלקו-	0:-12	3:42	7:-16
A הלקוח	0:-12	3:42	7:-16
A המזג-	4:12
A המזגנ	4:12
A המחא-	1:57	7:-49
A המחאה	1:57	7:-49
A המטו-	3:-13	7:24
A המטופל	3:-13	7:24
A המקב-	0:27	7:-32	9:10
A המקבל	0:27	7:-32	9:10
A המשו-	7:9
A המשפ-	5:20	7:-8
A המשפחה	5:20	7:-8
A הנני	4:-9	9:10
A העברה	7:9
A העסק-	0:-10	7:11
A העתק	7:9
A הפרש-	3:13	7:-9
A הפרשי	3:13	7:-12
A הצמד-	3:13	7:-12
A הצמדה	3:13	7:-12
A הצעת	4:-12	7:27
A השרו-	4:-13	7:14
A השרונ	4:-13	7:14
A השתל-	3:8	6:-20	7:20
A השתלמות	3:8	6:-20	7:20
A התשל-	7:13
A התשלומ	7:12
A ואחר-	4:-9	7:10
A ואחראי	4:-9	7:10
A ואלי	3:12	4:-9
A וביו-	3:13
A וביוב	3:13
A וגלי-	7:-17	9:24
A והוד-	2:10
A והודעה	2:10
A ומימ	4:10
A ועד	7:-11	9:16
A ורחל	6:13	7:-9
A וריב-	3:13	7:-12
A וריבית	3:13	7:-12
A ושהו-	9:10
A ושהות	9:10
A ותקש-	4:16	7:-11
A ותקשורת	4:16	7:-11
A ותשת-	9:8
A ותשתיות	9:8
A זה	7:11
A זהות	7:12
A זיוו-	4:13	7:-8
A זיווד	4:13	7:-8
A זיכו-	4:8
A זיכוי	4:8
A חברה	7:9
A חודש-	7:11
A חודשי	7:8
A חוזה	3:17	7:-9
A חיוב	0:19	2:9	3:23	7:-30
A חיוב-	2:10
A חיובימ	2:10
A חייב	7:9
A חלקה	4:9
A חשבו-	1:-34	2:-11	4:22	7:27
A חשבונ	1:-30	4:20	6:8	7:11
A חשבונית	7:20	8:11
A חשמל	4:-10	9:14
A חתימ-	7:11
A חתימה	7:10
A טכנו-	7:8
A טכנולוגיות	7:8
A טלפו-	7:14
A טלפונ	7:14
A טרבל-	3:12	4:-9
A טרבלסי	3:12	4:-9
A יד	4:20
A יואב	7:10
A יודע-	4:12
A יודעימ	4:12
A ילדי-	5:23	7:-16
A ילדימ	5:23	7:-16
A ירוש-	4:21	7:-11
A ירושלימ	4:21	7:-11
A יש	7:8
A יתרה	4:-9	9:15
A כאל	0:15	7:-13
A כהנ	5:10
A כלי	0:-8	7:9
A כללי	2:28	7:-17
A כמה	4:12
A כספי-	4:11	7:-11
A כספימ	4:11	7:-11
A כפר	3:18	4:-27	7:-42	8:53
A כרטי-	0:8
A כרטיס	0:16
A כתוב-	7:10
A כתובת	7:10
A לא	3:-9	5:19
A לב	4:-15	7:20
A לבנק	3:16	7:-14
A לדיי-	3:27	7:-25
A לדייר	3:27	7:-25
A לוח	9:15
A לוינ-	5:10
A לוינסונ	5:10
A לחיו-	7:8
A לחיוב	7:8
A לחשב-	0:27	7:-23	9:9
A לחשבונ	0:27	7:-29	9:9
A לידי	4:10
A לישר-	7:10
A לישראל	7:10
A לכבו-	5:17
A לכבוד	5:17
A ללקו-	7:10
A ללקוח	7:10
A למוט-	4:-12	7:20
A למוטב	4:-12	7:20
A למקו-	7:-10	8:14
A למקור	7:-10	8:14
A לעיל	4:-9	7:10
A לעמי-	3:8	6:-20	7:19
A לעמית	3:8	6:-20	7:19
A לפי	0:-11	7:22
A לפני	0:-21	7:24
A לקוח	0:12	3:16	7:-46	8:33
A לרעב	4:21	7:-11
A לתקש-	7:8
A לתקשורת	7:8
A לתשל-	3:28	9:-9
A לתשלומ	3:28	4:8	7:-11	9:-9
A לתשלוממ	4:-9	7:10
A מאשר	4:-9	7:10
A מד	7:10
A מהמס-	9:10
A מהמסגרת	9:10
A מוחמ-	6:14	7:-9
A מוחמד	6:14	7:-9
A מומח-	5:17
A מומחה	5:17
A מונה	3:-9	7:13
A מועד-	0:17	7:-12
A מועדונ	0:17	7:-12
A מועצ-	3:22	7:-24
A מועצה	3:22	7:-24
A מוקד-	2:10
A מוקדמת	2:10
A מור	0:9
A מורש-	8:18
A מורשה	8:19
A מזרח-	7:11
A מזרחי	7:11
A מחוז	7:-17	9:24
A מחיר	4:-13	7:30
A מחיר-	7:8
A מחירונ	7:8
A מיכל	4:-15	7:22
A מימ	4:-8	7:15
A מימו-	7:12
A מימונ	7:12
A ממלי-	9:10
A ממליצ	9:10
A מנדל-	7:10
A מנדלסונ	7:10
A מנוי	3:-30	7:38
A מס	1:38	3:-16	4:-13	7:-35	9:12
A מסמכ	3:-9	8:25
A מספר	0:43	1:-20	2:22	4:-13	6:9	8:-17	9:-13
A מע"מ	0:-21	7:31
A מערכ-	4:11
A מערכות	4:11
A מפעל-	4:-15	7:19
A מפעלי	4:-15	7:19
A מק"ט	7:20
A מקור	3:61	4:-51	7:25	9:-16
A מר	4:10	7:-20
A מרכז-	3:-25	7:34
A מרפא-	3:-8	5:10
A מרפאת	5:10
A משלו-	3:10
A משלוח	3:10
A משלמ	3:28	7:-23
A משפח-	7:10
A מתח	3:-29	4:10	7:19
A נאמנ	7:-10	8:14
A נגב	4:-12	7:19
A נדב	3:-19	7:31
A נוכח-	6:8
A נוכחית	6:8
A נופ	7:8
A נחמנ-	3:10	7:-8
A נחמני	3:10	7:-8
A ניהו-	9:18
A ניהול	9:18
A ניכו-	7:13
A נכס	3:-20	4:-16	7:41
A נפשו-	7:8
A נפשות	7:8
A סבא	3:18	4:-27	7:-42	8:53
A סה"כ	0:9	3:-14	4:-27	7:23	9:26
A סוג	7:14
A סיכו-	9:10
A סיכומ	9:10
A סכומ	0:9	3:27	7:-19
A סמנכ-	4:11	7:-12
A סניפ	7:9
A ספח	4:23	7:-25
A ע"ר	4:19
A עבוד-	0:-10	5:22	7:13	9:-12
A עבודה	0:-9	5:23
A עבודות	7:16	9:-11
A עבור	3:13	4:-11
A עד	3:11	4:-8
A עולה	4:12
A עוסק	4:-8	8:23
A עידי-	0:9
A עידית	0:9
A עיצו-	7:10
A עיצוב	7:10
A עירי-	7:15
A עיריית	7:15
A על	2:9
A עמ	7:11
A עמות-	4:11
A עמותת	4:14
A עמית	3:10	7:-8
A עמלו-	0:14	7:-12
A עמלות	0:14	7:-12
A עמק	3:16	4:21	7:-25	8:-8
A עסקא-	0:17	7:-14
A עסקאות	0:17	7:-14
A עסקי-	3:-27	4:10	7:21
A עסקימ	3:-29	4:10	7:22
A עפר	7:15	9:-10
A פולי-	2:60	7:-49
A פוליסה	2:60	7:-51
A פירו-	0:-10	7:15
A פירוט	0:-10	7:19
A פלדמ-	3:-13	5:16
A פלדמנ	3:-13	5:16
A פרוט	2:10
A פרטי	3:8	4:-14	5:50	7:-58	8:18
A פרטי-	7:29	9:-11
A פרטימ	7:28	9:-11
A פרצ	3:9
A צדוק	7:12
A ציונ	6:13	7:-9
A צרכנ	3:-13	4:9	7:9
A קבלה	3:34	4:21	7:-36
A קבלת	7:8
A קדמ	0:10	7:-9
A קוד	7:20
A קטלו-	7:11
A קטלוגי	7:11
A קירש-	7:12
A קירשנבאומ	7:12
A קרית	7:12
A קרנ	3:13	6:-12	7:8
A רישו-	7:9
A רישוי	7:9
A רכב	2:25	3:-8	4:-11	7:9
A רכוש	2:28	7:-18
A רכש	7:-12	8:19
A רפוא-	5:24	7:-16
A רפואת	5:25	7:-20
A רשומ-	7:9
A רשומה	7:9
A ש"ח	4:-14	7:18
A שגב	0:19	7:-15
A שובר	3:-11	4:38	7:-21
A שוכר	7:12
A שוק	4:9
A שושנ-	3:12	4:-9
A שושנה	3:12	4:-9
A שחרו-	7:-11	9:15
A שחרור	7:-11	9:15
A שיוו-	4:12
A שיווק	4:12
A שיני-	5:16
A שיניימ	5:16
A שיק	1:12
A שכר	7:12
A של	7:8
A שלומ-	7:13	9:-10
A שלומי	7:13	9:-10
A שלכ	3:39	7:-30
A שמ	3:-11	4:-14	7:45
A שרעב-	0:9	7:-30	9:22
A שרעבי	0:9	7:-30	9:22
A תאור	7:11
A תורמ	1:-15	7:32
A תמחו-	4:21	7:-11
A תמחוי	4:21	7:-11
A תעו"-	3:-29	4:10	7:19
A תעו"ז	3:-29	4:10	7:19
A תעוד-	3:10
A תעודת	3:10
A תעשי-	7:11
A תעשיות	7:10
A תקופ-	3:21	4:-9
A תקופתי	3:14
A תריס-	4:9
A תריסימ	4:9
A תשלו-	3:9	4:-9	7:16
A תשלומ	3:11
A תשלומימ	7:9
F =account	3:-54	4:82	8:-10
F =account+current	4:13	7:-12
F =account+number	0:19	7:-19
F =account+period	4:-31	7:39
F =amount	7:10
F =balance	7:9
F =bank	0:24	3:10	4:-24	7:21	9:-9
F =bank+due	3:-29	7:32
F =bank+other	3:12	7:-16
F =by	0:30	3:10	7:-27
F =by+due	3:14	7:-8
F =by+pay	0:31	7:-28
F =closing	7:12
F =current	4:9
F =customer	4:-9	7:26
F =customer+number	4:18	7:-10
F =customer+tax	4:19	7:-12
F =date	1:11	3:-9	4:21
F =date+due	7:15
F =deduction	7:8
F =due	0:38	3:-29	7:13
F =due+period	0:43	7:-24
F =due+total	0:47	7:-35
F =incl	3:20
F =incl+tax	7:9
F =instalment	7:13	8:-9
F =instalment+other	7:13	8:-9
F =interest	7:12
F =invoice	3:-41	4:55	7:12
F =invoice+number	3:-8	4:20
F =invoice+tax	4:20
F =issued	7:14
F =net	1:34	7:-31
F =number	2:19	3:-46	4:16	5:16	6:-11	8:14	9:-14
F =number+order	4:-10	8:22
F =number+period	4:11
F =number+tax	0:-17	1:10	2:22	3:-20	4:35	5:19	7:-35
F =opening	4:25	7:-13
F =order	4:-18	7:-14	8:47
F =other	0:27	3:-20	4:-26	7:45	9:-10
F =other+payment	0:26	7:-17
F =paid	7:9
F =pay	0:28	1:19	7:-27
F =payment	0:16	3:14	4:35	7:-49
F =period	0:39	3:-27	4:-32	7:40
F =period+tax	4:11
F =period+total	0:47	7:-36
F =person	1:23	7:-11
F =price	7:22
F =tax	0:-19	1:8	2:21	3:-29	4:22	5:18	8:-8	9:-10
F =total	0:46	7:-32
F =transfer	9:10
F abn	4:8
F absa	3:25	7:-19
F acc	3:26	7:-21
F account	3:-34	4:77	7:-38
F aebischer	7:13	8:-9
F am	4:33	7:-27
F and	3:18	7:-11
F ap	7:8
F apr	7:9
F arrive	4:25	7:-15
F at	7:10
F atu	7:9
F au	7:9
F aug	3:17	7:-14
F australia	7:14
F available	0:-10	7:11
F avenue	5:19
F bank	0:13	3:18	7:-11
F bc	7:9
F bill	3:-27	7:26
F billing	4:11
F blue	0:-34	7:37
F box	3:-15	7:24
F branch	3:26	7:-20
F brits	3:25	7:-19
F bsb	4:9
F by	0:31	7:-26
F capital	0:8
F card	0:19	7:-11
F case	3:9	4:13	7:-19
F cash	0:-34	7:38
F ch	7:-15	9:18
F check	1:15	7:-13
F co	7:15
F code	3:-14	7:33	8:-10
F credit	3:15
F current	4:13	7:-11
F dac	4:31	7:-29
F date	1:13
F de	7:13	8:-9
F denver	7:9
F depart	4:26	7:-19
F details	3:-27	7:28
F dkb	0:14	7:-12
F dominik	7:13	8:-9
F dr	5:22	7:-11
F du	7:10
F echeance	7:13
F eckernforde	3:36	4:10	7:-36
F eft	4:9
F employee	1:23	7:-20
F energy	3:13
F example	7:-41	8:53
F facture	7:15
F fiscale	3:-12	7:21
F fn	7:11
F fnb	4:13	7:-10
F for	7:12
F from	0:-34	7:37
F gast	7:13	8:-9
F giro	3:17	7:-14
F gstin	7:20
F guest	7:13	8:-9
F iban	4:-9	7:8	9:15
F id	4:8
F ilse	7:10
F insurance	7:9
F interest	7:9
F intl	7:8
F jul	3:17	7:-13
F jun	4:24	7:-14
F kreditkarte	0:23	7:-22
F kwh	7:9
F le	7:11
F may	0:-10	7:15
F mb	7:10
F menuiserie	7:-46	8:54
F min	4:12	7:-14
F ms	7:11
F name	3:-9	7:19
F nantes	3:9	4:13	7:-19
F no	7:17
F nr	7:-15	8:25
F number	0:15
F of	7:15
F on	0:-11	4:-9	7:30
F one	0:8
F or	4:-8	7:23
F patient	3:-19	4:40	7:-17
F pay	0:30	1:21	7:-42
F payment	0:-9	3:20
F payments	7:8
F persons	7:13	8:-9
F pl	4:8
F please	3:22	7:-20
F pm	4:59	7:-45
F po	3:-15	7:23
F pos	4:37	7:-34
F pro	7:10
F questions	4:11	7:-10
F rate	7:13	8:-9
F rates	7:8
F rd	3:10	4:29	7:-34
F rt	7:8
F san	7:12
F service	7:13
F sort	3:-22	7:23
F st	7:12
F state	7:8
F statement	3:9
F street	7:11
F tax	4:9
F td	4:23	7:-13
F tel	3:8
F the	7:-23	8:37
F time	4:26	7:-18
F to	7:16
F transactions	0:8
F ttc	7:9
F uid	7:9
F va	3:-12	7:13
F vat	7:9
F visa	0:23	7:-21
F with	3:23	7:-21
F your	7:17
F אברמוב	4:10	7:-10
F אגש"ח	7:13
F אורנ	4:9
F אזור	8:12
F אישור	7:-27	8:26	9:15
F אמצעי	0:26	7:-20
F אפרת	3:45	7:-40
F אתר	4:-8	7:-10	8:27
F בגינ	7:-19	8:22
F ביט	7:13
F בנ	6:-9	7:24
F בנק	3:-45	4:-16	7:67
F בנקאית	7:12
F בע"מ	3:26
F בעל	3:12
F בריאות	3:-9	5:51	7:-34
F גולנ	3:31	7:-20
F ד"ר	7:10
F דירה	3:8	4:-17	7:18
F דפנה	7:19
F דרכ	7:-18	8:21
F הזמנה	7:17
F החודש	0:47	7:-36
F החשמל	3:19	7:-13
F הלקוח	7:-11
F המוסד	7:-12	9:25
F המטופל	3:12
F הנדסת	3:15	7:-12
F העברה	7:12
F העברת	7:-14	9:17
F העובד	7:9
F העתק	7:11
F השרונ	4:-16	7:27
F התעשייה	8:12
F ואספ	7:18
F ויצמנ	4:-15	7:23
F וסבטלנה	4:10	7:-10
F חברה	3:14	7:-9
F חברת	3:19	7:-13
F חולימ	7:9
F חיוב	4:18
F חיפה	7:9
F חמו	6:-9	7:15
F חשבונ	3:-19	7:39
F חשבונית	3:-8	4:20
F טל	3:-9	4:-15	7:38
F טלפונ	7:9
F כפר	4:-15	7:24
F כרטיס	0:-12	7:16
F כתובת	7:18
F לאומי	1:28	3:-9	4:-8	6:16	7:-39	9:23
F לביא	7:8
F לביטוח	7:-9	9:26
F לבנק	3:44	7:-44
F לווימ	6:21	7:-18
F ליאוניד	4:10	7:-10
F לידה	7:-23	9:25
F לישראל	3:19	7:-13
F לכבוד	3:97	7:-87
F לקוח	4:9
F לתשלומ	0:46	3:-14	7:-17
F מורשה	4:-20	7:25
F מזרחי	3:29	7:-21
F מחוז	4:-16	7:27
F מט"ח	7:-14	9:17
F מכבי	3:-9	5:51	7:-35
F מס	0:-16	1:11	2:23	3:-15	4:27	5:20	7:-41
F מספר	7:14
F מרכז	7:9
F מרפאת	4:-16	7:26
F משלוח	4:14	7:-10
F משלמ	7:12
F ניהול	4:8
F סבא	4:-15	7:23
F סה"כ	0:47	7:-36
F סוג	7:10
F סוכנ	7:15
F סכומ	7:10
F ספח	3:16	7:-15
F עד	3:13
F עוסק	3:9	4:-20	7:21
F פירוט	0:8
F פעולות	0:10	7:-9
F פרטי	6:-9	7:18
F פרי	7:12
F צרכנ	7:12
F קבלה	4:42	7:-32
F קומה	7:-20	8:22
F קופת	7:10
F קצרינ	8:11
F קרמר	7:18
F רח	3:-12	4:-13	7:44
F רכב	7:8
F שד	7:13
F שובר	3:42	4:13	7:-47
F שירותי	3:-10	5:51	7:-33
F שמ	3:47	4:-9	7:-12
F שמנ	7:12
F שנת	1:15	7:-13
F שרונ	4:9
F תלוש	3:13	7:-11
F תעודת	4:14	7:-10
F תקופתי	4:-31	7:39
F תשלומ	0:25	4:39	7:-50
L -ading	7:12
L -aison	7:11
L -ample	7:9
L -ansit	4:19	7:-16
L -antor	3:49	7:-37
L -arged	0:-9	7:11
L -ation	3:-39	4:-34	7:-28	8:36	9:87
L -biger	7:17
L -ceipt	4:-22	8:24
L -chein	4:-9	7:22
L -count	0:28	3:29	4:-15	6:16	8:-15	9:-16
L -cover	0:8
L -ction	7:15	9:9
L -ctura	4:13
L -cture	3:-14	4:24
L -dress	7:9
L -eland	7:10
L -ement	2:46	3:-13	4:22	6:15	7:-49
L -encia	2:26	3:-12	4:-14
L -erenz	7:-35	9:47
L -erest	0:16	7:-9
L -ernet	0:-9
L -faire	7:-49	8:54
L -fiant	3:60	7:-49
L -ftrag	8:21
L -gions	4:39	7:-38
L -gland	7:10
L -harge	4:-8	7:9
L -hnung	3:-9	4:27	8:-11
L -ichen	3:55	7:-53
L -icite	4:39	7:-37
L -icket	7:-18	8:26
L -iente	3:10
L -igine	4:-41	7:45
L -ilver	0:8
L -imary	3:-15	7:19
L -iness	3:-9	7:19
L -ional	3:9
L -ision	8:13
L -isung	4:11	7:-9
L -karte	0:-8	7:9
L -konto	3:56	4:-12	6:32	7:-60
L -laran	3:18	7:-13
L -lfunk	7:9
L -llung	7:-10	8:18
L -mento	4:32	7:-28
L -ments	3:12	7:-9
L -mited	7:10
L -mpany	7:12
L -ncier	7:12
L -nsfer	0:-9	7:13
L -ntier	7:-20	8:21
L -ntrat	2:40	3:-14	4:22	7:-46
L -nungs	3:-10	4:32	7:-13
L -oking	7:24	8:-10
L -onkwo	7:10
L -perty	7:17
L -phone	7:12
L -pital	3:-10	7:15
L -posit	0:-9	7:15
L -pteur	7:10
L -ption	7:11
L -rafts	4:42	7:-37
L -rance	7:11
L -rcard	7:11
L -rence	3:31	4:-11	7:-23	8:-24	9:46
L -riott	7:11
L -rrent	7:8
L -rtner	3:63	4:-9	7:-51
L -rvice	3:-17	7:33
L -sauga	7:11
L -scale	3:-31	7:46
L -ssage	7:28	9:-25
L -ssier	4:-9	6:-13	8:32
L -sumer	3:10	7:-9
L -tails	7:-15	8:19
L -tered	7:13
L -tomer	3:29
L -tract	3:-17	7:27
L -trags	7:22
L -trato	2:52	4:-12	7:-23
L -trose	0:32	7:-31
L -ttura	4:27	7:-24
L -ument	4:19	7:-10
L -ummer	0:-11	3:65	4:36	6:12	7:-121	8:36
L -utive	0:14	7:-10
L -vices	3:-8	7:15
L -vider	5:22	7:-16
L -voice	3:-16	4:49	7:-16	8:-12	9:9
L -vrier	4:-12	7:12
L -wards	3:27	7:-11
L -ycard	0:-22	7:27
L -yment	7:16
L -בונית	3:-12	4:23
L -גריטה	5:32	7:-30
L -כויימ	3:-10	7:22
L -לוואה	6:17	7:-9
L -לומימ	7:10
L -מוכינ	7:-11	9:18
L -סתיימ	0:16	8:-9
L -עתיימ	7:12
L -ראכרט	0:30	7:-15
L -רונות	0:28	7:-23
L -רונית	5:16	7:-14
L -רקארד	0:39	7:-31
L =account	1:-15	2:-17	3:88	4:19	5:-16	6:-9	7:16	8:-35	9:-32
L =account+bank	7:11
L =account+closing	0:17	3:-18	7:11
L =account+customer	3:-49	7:58
L =account+due	4:15
L =account+interest	0:23	7:-22
L =account+number	0:13	2:-9	3:38	4:17	5:-8	6:-11	7:8	8:-20	9:-19
L =account+other	0:-9	6:13
L =account+period	4:8
L =account+price	4:23	7:-12
L =account+tax	3:-8	4:33
L =account+transfer	0:-9	7:13
L =all account	0:-19	3:74	4:-9	8:-10
L =all account+closing	3:-9	7:14
L =all account+closing+number	0:24	3:-10	7:-11
L =all account+customer+number	3:-57	7:63
L =all account+due	4:16
L =all account+number	0:-9	3:115	4:-9	7:-43	8:-14	9:-16
L =all account+number+tax	4:15
L =all account+other	6:13	7:-11
L =all account+period	7:9
L =all account+price	4:16
L =all amount	7:10
L =all bank	3:25	4:-14	7:-19	8:31	9:-9
L =all bank+closing	0:19	7:-15
L =all bank+customer	3:15	7:-8
L =all bank+number	7:12
L =all bank+number+tax	7:12
L =all by	7:10
L =all closing	3:-8	7:13
L =all customer	0:-16	3:121	4:-18	7:-61	8:-12
L =all customer+number	3:78	4:-25	6:-10	7:-18	8:-9
L =all customer+number+tax	3:71	4:-15	7:-39
L =all customer+other	3:14	7:-12
L =all customer+period	3:-11	7:17
L =all date	7:10
L =all date+order	7:16	8:-9
L =all deduction	3:-9	7:19
L =all due	7:21
L =all due+number	6:12	7:-8
L =all due+price	0:13	7:-13
L =all due+total	0:39	7:-38
L =all interest	7:9
L =all invoice	0:-8	3:-32	4:89	7:-29
L =all invoice+number	3:-29	4:80	7:-29	8:-12
L =all invoice+number+tax	4:47	7:-29
L =all invoice+tax	4:23	7:-19
L =all number	0:-77	2:55	3:33	4:10	5:-11	6:29	7:-82	8:11	9:33
L =all number+order	3:-22	4:-22	7:18	8:43
L =all number+order+tax	7:-14	8:29
L =all number+other	3:-8	6:40	7:-14
L =all number+other+tax	1:13
L =all number+payment+tax	4:16	7:-13
L =all number+person	7:10
L =all number+person+tax	7:13
L =all number+price	7:-9	9:16
L =all number+price+tax	4:17	7:-11
L =all number+statement	3:-11	4:55	6:-12	7:-19
L =all number+statement+tax	3:-11	8:22
L =all number+tax	1:10	2:45	3:-30	4:-74	6:13	7:54	8:-41	9:21
L =all order	4:-10	7:-55	8:77
L =all other	3:16	4:-16	7:39
L =all pay	7:9
L =all payment	7:18
L =all period	3:-9	7:28
L =all previous	0:18	7:-11
L =all price	4:9	7:15
L =all price+total	0:17	7:-14
L =all statement	4:30	7:-23
L =all tax	3:-12	4:-23	7:59	8:-10
L =all total	0:-24	7:38
L =all transfer	4:8	7:-28	9:29
L =amount	7:13
L =balance	4:-10	6:14	7:9
L =balance+number	6:15
L =balance+other	6:15	7:-12
L =balance+tax	6:15
L =bank	0:26	1:-8	3:25	4:-27	6:-11	8:21	9:-16
L =bank+closing	0:34	7:-29
L =bank+customer	3:15
L =bank+number	3:-8	7:27
L =bank+tax	7:12
L =bank+total	0:9	7:-9
L =by	7:22
L =closing	0:57	3:-29	4:-11	7:-13	8:15	9:-10
L =closing+final	7:-17	8:19
L =closing+number	0:27	3:-10
L =closing+other	0:-9	7:10
L =closing+total	0:11
L =contained	7:8
L =current	4:-13	7:23
L =current+number	4:-9	7:11
L =current+tax	4:-9	7:9
L =customer	0:-26	2:-10	3:214	4:-69	6:-18	7:-60	9:-14
L =customer+number	3:86	4:-47	6:-13	7:18	8:-14	9:-9
L =customer+other	3:13	7:-11
L =customer+period	3:-11	7:18
L =customer+tax	3:66	4:-17	7:-30
L =date	4:-11	7:40	8:-11
L =date+order	7:16	8:-9
L =deduction	3:-11	7:27
L =due	0:33	3:-21	4:20	6:12	7:-18
L =due+invoice	4:-9	7:10
L =due+number	4:11	6:19	7:-17
L =due+price	0:13	7:-12
L =due+tax	4:12	7:-9
L =due+total	0:39	7:-37
L =final	7:-17	8:19
L =incl	7:16
L =instalment	7:16
L =instalment+other	7:10
L =interest	0:14
L =invoice	0:-15	1:-9	2:-10	3:-76	4:184	5:-9	6:-12	7:-36	8:-15
L =invoice+issued	4:-9	7:9
L =invoice+number	3:-39	4:98	7:-23	8:-17
L =invoice+period	4:-29	7:32
L =invoice+tax	3:-12	4:43	7:-16
L =issued	4:-11	7:17
L =issued+number	4:-9	7:11
L =issued+tax	4:-9	7:11
L =number	0:-79	2:63	3:50	4:48	5:-40	6:52	7:-106	8:-10	9:29
L =number+order	3:-26	4:-30	8:71
L =number+other	1:12	3:-16	4:-16	6:61	7:-24
L =number+pay	7:10
L =number+payment	4:13
L =number+period	4:-11	7:15
L =number+person	7:23
L =number+price	4:17	7:-21	9:15
L =number+statement	3:-23	4:72	6:-14	7:-35	8:16
L =number+tax	0:-9	1:13	2:29	3:-17	5:-12	6:18	7:-10	8:-13
L =number+total	7:9
L =number+transfer	7:-9	9:16
L =opening	7:10
L =order	3:-50	4:-46	7:-60	8:185	9:-9
L =order+tax	7:-14	8:29
L =other	0:-28	2:-9	4:-44	5:-10	6:62	7:61	8:-21	9:-15
L =other+tax	1:13	6:22	7:-13
L =other+transfer	0:-9	7:14
L =paid	7:10
L =pay	7:30
L =payment	7:30
L =payment+tax	4:16	7:-13
L =period	0:-18	3:-28	4:-33	7:101
L =period+tax	4:-11	7:14
L =person	7:30
L =person+tax	7:14
L =previous	0:17
L =price	0:18	3:-18	4:37	7:-22	8:-12	9:12
L =price+tax	4:22	7:-10
L =price+total	0:13	7:-9
L =statement	0:-8	3:-27	4:96	6:-15	7:-41	8:14
L =statement+tax	3:-12	4:17	7:-16	8:22
L =tax	0:-14	1:10	2:27	3:-33	4:-9	5:-15	6:15	7:41	8:-24
L =total	0:33	3:-8	7:8	9:-11
L =transfer	0:-11	3:-13	4:10	7:-13	9:41
L ab	7:-16	8:25
L abn	4:-13	7:25
L abon-	3:61	7:-56
L acc	3:14
L acce-	3:38	7:-31
L access	3:39	7:-35
L access_no	3:26	7:-23
L acco-	0:27	3:27	4:-13	5:-8	6:16	8:-16	9:-17
L account	0:28	3:29	4:-15	6:16	8:-15	9:-16
L account_ending	3:-9	7:23
L account_no	3:-18	4:32
L account_number	0:26	3:17	4:-30	6:15
L acct	7:9
L ach	0:-9	7:11
L ach_deposit	0:-9	7:9
L addr-	7:9
L address	7:9
L advi-	1:36	7:-16
L advice	1:36	7:-16
L advice_no	1:37	7:-20
L affa-	7:-49	8:54
L agre-	2:47	6:27	7:-54
L agreement	2:47	6:27	7:-54
L and	4:-10	7:9	8:23
L appl-	7:10
L apri-	4:-11	7:15
L april	4:-11	7:15
L apt	7:9
L au	7:9
L auft-	3:-9	4:-14	7:15	8:14
L auftrag	8:21
L auftrags	7:22
L auftrags_nr	7:22
L back	0:13	7:-11
L bake-	1:60	7:-59
L bank	7:19
L barc-	0:-22	7:27
L barclaycard	0:-22	7:27
L bei	4:11	7:-9
L bei_der	4:11	7:-9
L bele-	4:17	7:-11
L beleg	4:18	7:-13
L best-	3:-10	4:-14	7:-48	8:78
L bestellnummer	7:-35	8:50
L bic	7:16
L bill	3:-17	4:36
L bill_no	4:21	7:-15
L bill_number	4:28	7:-16
L bitt-	4:11	7:-9
L bitte	4:11	7:-9
L blue	3:-10	4:39	7:-21
L bois-	7:13
L boise	7:13
L boise_id	7:13
L bon	4:20	7:-15
L bonv-	7:10
L bonvoy	7:10
L book-	7:24	8:-10
L booking	7:24	8:-10
L box	0:-12	3:-14	4:-9	7:52	8:-8
L busi-	3:-9	7:19
L business	3:-9	7:19
L by	7:9
L ca	3:27	7:-14
L call	7:9
L card	0:22
L card-	7:8
L card_ending	0:22	7:-19
L card_mastercard	0:8
L care	7:9
L cast-	4:9
L cent-	3:9
L center	3:10	7:-9
L chan-	7:-18	8:21
L chantier	7:-20	8:21
L char-	0:-11	3:11	4:-10	7:24
L charged	0:-9	7:11
L charged_in	0:-9	7:10
L chart	3:20
L chec-	1:22	4:30	7:-32
L check	1:22	4:31	7:-36
L cheq-	1:14	3:18	7:-23
L cheque	1:14	3:18	7:-24
L chf	7:-44	9:51
L cho	0:14	7:-13
L cif	3:53	7:-46
L clai-	7:11
L claim	7:11
L clie-	3:58	4:-8	7:-36
L client	3:49	7:-32
L cliente	3:10
L co	3:18
L cod	3:14	7:-10
L code	3:48	7:-37
L codi-	3:15
L codice	3:16
L codice_fiscale	3:-29	7:41
L com	7:11
L comm-	7:-43	8:-10	9:59
L comp-	3:26	4:-20	7:9
L company	7:12
L compte	3:33	4:-8	7:-18
L compteur	7:10
L conf	3:-22	4:-10	7:18	8:26
L conf-	4:-10	7:-31	8:20	9:30
L conf_no	3:-22	4:-10	7:18	8:26
L confirmation	4:-10	7:-31	8:20	9:30
L consumer	3:10	7:-9
L cont-	2:88	3:-45	7:-20
L contract	3:-17	7:27
L contrat	2:40	3:-14	4:22	7:-46
L contrato	2:52	4:-12	7:-23
L crea-	7:12
L creancier	7:12
L creancier_sepa	7:12
L cred-	3:-11	7:22
L ct	7:8
L curr-	7:8
L current	7:8
L cust	3:84	4:-13	7:-66
L cust-	3:29	4:-8
L cust_id	3:44	7:-40
L cust_ref	3:-15	7:18
L customer	3:29
L customer_service	7:13
L d'av-	3:-8	4:28	7:-16
L darl-	6:50	7:-41
L de	3:-17	4:8	7:36	8:12	9:-16
L de_compte	3:16
L de_facture	4:18	7:-11
L de_livraison	7:11
L de_mandat	7:14
L debi-	3:86	7:-63
L debit	3:-11	7:23
L del	7:10
L denv-	7:11
L denver	7:11
L depo-	0:-10	7:17
L deposit	0:-9	7:15
L desc-	7:11
L description	7:10
L deta-	7:-15	8:19
L details	7:-15	8:19
L devi-	8:20
L devis	8:20
L die	4:10
L digi-	0:18	7:-15
L digits	0:18	7:-15
L dire-	7:11
L direct	7:10
L disc-	0:8
L discover	0:8
L discover_it	0:10	7:-8
L docu-	4:52	7:-42
L document	4:19	7:-10
L documento	4:33	7:-32
L doss-	4:-9	6:-13	8:32
L dossier	4:-9	6:-13	8:32
L du	6:11
L elec-	4:37	7:-31
L empl-	7:13
L endi-	0:59	3:-20	7:-24
L ending	0:59	3:-20	7:-24
L ending_in	0:50	3:-11	7:-32
L ener-	7:13
L engl-	7:10
L england	7:10
L et	4:23	7:-15
L etic-	7:-18	8:26
L eticket	7:-18	8:26
L exam-	7:9
L example	7:9
L exec-	0:14	7:-10
L executive	0:14	7:-10
L fact-	3:-20	4:33	8:-8
L factura	4:13
L facture	3:-14	4:24
L fair-	0:13	7:-11
L fatt-	4:28	7:-24
L fattura	4:28	7:-25
L fees	7:9
L fevr-	4:-12	7:12
L fevrier	4:-12	7:12
L fina-	7:-13	8:19
L final	7:-17	8:19
L first ab	7:-18	8:25
L first abn	4:-13	7:21
L first acc	3:14
L first access	3:26	7:-23
L first account	0:43	3:42	6:10	7:-48	8:-12	9:-12
L first acct	7:9
L first ach	0:-9	7:10
L first advice	7:25
L first agreement	2:47	6:28	7:-56
L first auftrag	7:-8	8:22
L first bank	7:10
L first beleg	4:18	7:-14
L first bestellnummer	7:-35	8:50
L first bic	7:14
L first bill	3:-15	4:63	7:-37
L first bitte	4:11	7:-9
L first blue	7:10
L first bon	4:21	7:-19
L first booking	7:23	8:-9
L first box	7:21
L first business	3:-9	7:17
L first ca	3:14	7:-11
L first card	0:-14	7:24
L first chantier	7:-20	8:21
L first chart	3:20
L first check	1:23	4:32	7:-40
L first cheque	1:14	3:18	7:-25
L first chf	7:-44	9:51
L first cif	3:53	7:-46
L first client	3:19	7:-9
L first co	3:22	7:-13
L first cod	3:14	7:-10
L first code	3:52	7:-49
L first codice	3:16
L first company	7:8
L first compteur	7:10
L first conf	3:-22	4:-10	7:18	8:26
L first cust	3:84	4:-13	7:-66
L first customer	3:31	7:-10
L first debit	7:11
L first denver	7:9
L first discover	0:10	7:-8
L first document	4:19	7:-10
L first dossier	6:-12	7:-15	8:35
L first ending	0:-10	7:11
L first eticket	7:-18	8:26
L first facture	3:-9	4:19
L first final	7:-17	8:19
L first folio	3:-16	4:68	7:-31	8:-11
L first fr	7:14
L first glaubiger	7:13
L first goods	7:10
L first gst	7:14
L first gstin	7:14
L first guarantor	3:41	7:-30
L first helena	0:32	7:-31
L first hospital	3:-9	7:12
L first hst	7:11
L first iban	7:16
L first identifiant	3:60	7:-49
L first ihre	4:-23	8:26
L first interest	0:22	7:-18
L first invoice	3:-11	4:23	8:-10	9:10
L first job	4:-10	7:18
L first kd	3:34	7:-24
L first kunden	3:23	7:-14
L first kundennummer	3:103	4:-9	7:-85
L first lic	5:55	7:-53
L first lieferschein	4:-9	7:21
L first loan	6:64	7:-43
L first marriott	7:11
L first mastercard	0:-15	7:21
L first max	0:70	7:-66
L first member	0:-9	3:-15	7:33
L first message	7:27	9:-24
L first meter	3:-18	4:-9	7:38
L first mississauga	7:11
L first mobile	7:9
L first mwst	7:11
L first no	3:-11	4:-11	7:-12	8:45
L first note	3:-13	4:42	7:-19
L first nr	4:31	7:-21
L first number	4:30	7:-26
L first numero	3:-14	4:61	7:-37
L first nº	0:-21	2:10	4:34
L first of	7:20
L first okonkwo	7:10
L first omb	7:10
L first our	2:-8	3:-15	7:-38	9:79
L first oyelaran	3:18	7:-13
L first page	7:22
L first phone	7:13
L first please	4:-8	7:9
L first po	3:-14	4:-16	8:51
L first primary	3:-15	7:19
L first property	7:16
L first quicksilver	0:8
L first receipt	4:-16	7:20
L first rechnung	4:53	7:-47
L first rechnungs	3:-10	4:32	7:-13
L first rechnungsnummer	3:-17	4:52	7:-20
L first ref	2:-9	3:30	4:16	8:-11	9:-11
L first reference	3:23	4:-11	7:-32	9:22
L first referencia	2:26	3:-11	4:-13
L first referenz	7:-43	9:48
L first reg	4:-9	7:26
L first rewards	3:27	7:-11
L first room	3:-11	7:32
L first rufnummer	7:12
L first san	7:9
L first schlussrechnung	4:21	7:-13
L first siret	7:9
L first st	4:-10	7:20
L first statement	4:18	6:-11
L first store	7:10
L first supply	3:-10	7:22
L first swift	7:24	9:-17
L first tax	4:38	7:-25
L first tel	3:-11	4:-9	7:32
L first telephone	7:10
L first this	4:-12	7:13
L first ticket	4:61	7:-46
L first tobias	0:-10	7:11
L first total	7:14
L first transaction	9:15
L first trn	4:35	7:-34
L first tva	7:9
L first uid	7:10
L first unsere	7:21	8:-16
L first ust	7:15
L first utr	7:-22	9:30
L first vat	3:-11	4:-15	7:37
L first visa	0:43	7:-36
L first votre	3:24	4:-16	8:-10
L first vous	4:24	7:-21
L first xx	0:36	7:-32
L first xxxx	0:25	7:-21
L first your	0:-15	7:-12	8:14	9:23
L first zahler	7:14
L first zur	4:-49	7:50
L first אופנ	1:15	7:-14
L first אישור	6:19	7:-23	9:18
L first אסמכתא	3:-10	7:-35	9:61
L first אשקלונ	3:-9	7:11
L first בגינ	4:-27	7:29
L first בנק	7:15
L first בע"מ	7:12
L first גבעתיימ	7:12
L first ד"ר	5:33	7:-26
L first דירה	3:24	7:-19
L first דפ	7:11
L first הודעה	4:14	7:-10
L first הודעת	4:14	7:-17
L first הופק	4:-9	7:11
L first הזמנה	7:-42	8:53
L first הזמנת	3:-17	7:-9	8:28
L first המחאה	1:56	3:-14	7:-25
L first המסתיימ	0:26	7:-25
L first הנדונ	4:10	6:15	7:-18
L first הסכמ	6:15	7:-11
L first הצעת	4:31	7:-23
L first ויזה	0:12
L first זה	4:-9	7:9
L first זיכוי	4:-16	7:28
L first חשבונ	0:-17	3:-42	4:69
L first חשבונית	3:-8	4:51	7:-30
L first חתימה	5:16	7:-14
L first טל	7:25
L first טלפונ	7:10
L first ישראכרט	0:28	7:-16
L first יתרת	7:12
L first כרטיס	3:46	4:-10	7:-59	8:33
L first לאומי	0:9
L first לכבוד	7:10
L first ללא	5:-10	7:11
L first לקוח	7:25
L first מאסטרקארד	0:14	7:-9
L first מוקד	7:8
L first מס	1:-16	2:-10	3:66	5:-20	6:-26	8:8
L first מספר	0:-19	1:-13	2:-10	5:-14	7:-10	9:62
L first מתוכ	7:11
L first סה"כ	0:39	7:-26
L first סימוכינ	7:-11	9:18
L first סניפ	7:18
L first ספרות	0:27	7:-23
L first עוסק	7:24
L first פיקדונ	4:-9	7:11
L first פקס	7:13
L first צרכנ	3:50	7:-47
L first קוד	3:97	7:-77
L first קרנ	4:12	7:-9
L first רופא	5:60	7:-51
L first רח	7:16
L first ריבית	7:10
L first רישיונ	5:19
L first שובר	3:57	7:-54
L first שיק	1:48	7:-34
L first שמ	3:-13	7:28	9:-10
L first שנת	7:17
L first תיק	3:56	4:-8	6:20	7:-48	8:-10
L first תל	7:13
L fisc-	3:-31	7:46
L fiscale	3:-31	7:46
L foli-	3:-16	4:67	7:-30	8:-11
L folio	3:-16	4:67	7:-30	8:-11
L folio_no	3:-14	4:34	8:-10
L for	0:9	4:-12	7:-26	8:43
L form	7:8
L foun-	3:-26	7:28
L fr	7:24	8:-9
L fran-	7:8
L from	0:-12	7:20
L fur	4:-16	7:25
L fur_april	4:-11	7:14
L gas	7:8
L gast-	3:56	4:21	7:-70
L gb	7:12
L gesc-	3:72	7:-67
L glau-	7:17
L glaubiger	7:17
L glaubiger_id	7:15
L gmbh	7:13
L good-	7:11
L goods	7:11
L goods_description	7:10
L gst	7:17
L gsti-	7:14
L gstin	7:14
L guar-	3:49	7:-37
L guarantor	3:49	7:-37
L guarantor_account	3:20	7:-17
L guarantor_id	3:29	7:-20
L hand-	4:42	7:-36
L harb-	3:-21	7:29
L harbor	3:-21	7:28
L hele-	0:32	7:-31
L helena	0:32	7:-31
L helena_montrose	0:32	7:-31
L hosp-	3:-9	7:12
L hospital	3:-9	7:12
L hrb	7:8
L hst	7:12
L iban	3:-8	7:29
L id	3:18	4:-32	6:-9	7:46	8:-13	9:14
L iden-	3:56	4:-10	7:-38
L identifiant	3:60	7:-49
L identifiant_creancier	7:12
L idnr	7:10
L ie	7:19
L ihre	4:-23	8:26
L ihre_rechnung	4:-8	7:11
L il	7:15
L in	0:34	4:-16	7:9
L in_england	7:10
L inst-	3:10
L interest	0:16	7:-9
L internet	0:-9
L internet_transfer	0:-9	7:9
L inv	7:14
L invo-	3:-16	4:48	7:-16	8:-12	9:9
L invoice	3:-16	4:49	7:-16	8:-12	9:9
L invoice_no	4:15	7:-9
L invoice_number	4:-49	7:67
L is	4:-13	7:21
L isol-	0:14	7:-13
L it	0:10	7:-8
L it_card	0:10	7:-8
L job	4:-10	7:18
L kart-	0:-12	7:23
L kass-	3:54	7:-51
L kd	3:34	7:-24
L kd_nr	3:34	7:-24
L kont-	7:12
L kred-	0:-8	7:10
L kreditkarte	7:9
L kund-	3:139	4:-16	7:-102	8:-8
L kunden	3:23	7:-14
L kunden_nr	3:23	7:-14
L kundennummer	3:109	4:-10	7:-90
L lake-	7:13
L last	0:18	7:-14
L last ab	7:-19	8:25
L last abn	4:-13	7:25
L last account	0:17	3:23	4:-11	7:-14
L last acct	7:9
L last and	7:9
L last april	4:-11	7:15
L last apt	7:9
L last back	0:22	7:-20
L last beleg	4:14	7:-10
L last bestellnummer	7:-35	8:50
L last bic	7:16
L last bill	4:-26	7:31
L last box	0:-12	3:-14	4:-9	7:52	8:-8
L last ca	7:14
L last call	7:8
L last care	7:9
L last center	3:10	7:-9
L last check	4:31	7:-15
L last chf	7:-44	9:51
L last cif	7:9
L last client	3:58	7:-46
L last cliente	3:10
L last co	7:9
L last code	3:33	7:-25
L last compte	3:26	7:-19
L last compteur	7:8
L last confirmation	7:-19	8:26
L last contrat	2:40	3:-14	4:23	7:-48
L last contrato	2:52	4:-11	7:-26
L last customer	3:11
L last de	3:-8	4:-11	7:30
L last description	7:10
L last devis	8:20
L last dossier	4:-9	6:-13	8:32
L last ending	0:10	3:-9
L last factura	4:21	7:-17
L last facture	3:-12	4:86	7:-62
L last fattura	4:28	7:-25
L last fevrier	4:-12	7:12
L last fiscale	3:-29	7:42
L last folio	4:34	7:-29
L last gb	7:12
L last gstin	7:9
L last hrb	7:8
L last hst	7:9
L last iban	7:27
L last id	3:25	4:-30	6:-8	7:32	8:-13	9:15
L last ie	7:19
L last il	7:13
L last in	0:37	3:-13	7:-11
L last inv	7:14
L last invoice	4:89	7:-72
L last kreditkarte	7:9
L last kundennummer	3:107	4:-9	7:-89
L last livraison	7:10
L last llc	1:60	7:-60
L last mandat	7:11
L last member	3:28	7:-28
L last montrose	0:32	7:-31
L last mr	3:18	7:-12
L last no	0:-23	1:20	3:19	4:-9	5:19	7:-29	8:49	9:-39
L last nr	0:-9	2:-11	4:49	6:-8	7:-14	8:25	9:-14
L last number	0:-45	2:10	3:-16	4:11	5:-9	6:42	7:-23	9:23
L last numero	3:-12	7:20
L last ny	7:12
L last nº	0:-19	2:-15	4:13	7:31
L last of	4:-14	7:28
L last oh	7:13
L last on	4:-9	7:19
L last order	7:-29	8:33
L last page	7:21
L last po	3:-10	7:-38	8:60
L last pret	6:42	7:-38
L last receipt	4:-21	7:22
L last rechnung	4:30	7:-25
L last rechnungsnummer	3:-18	4:63	7:-30
L last ref	2:35	4:13	7:-31	8:-12	9:11
L last reference	3:27	7:-31	8:-12	9:31
L last referenz	7:-43	9:48
L last rufnummer	3:-8	7:15
L last rum	7:8
L last sepa	7:12
L last service	7:13
L last since	0:-11	7:16
L last siret	7:9
L last store	7:10
L last tel	4:-10	7:30
L last ticket	4:49	7:-46
L last to	3:18	7:-11
L last trn	4:35	7:-34
L last uetr	7:13	9:-11
L last visa	7:9
L last vom	7:20	8:-9
L last xxxx	0:74	7:-58
L last אחרונות	0:28	7:-23
L last אישור	3:-8	9:20
L last אסמכתא	3:-11	7:-25	9:55
L last אפריל	7:8
L last אשקלונ	3:-9	7:11
L last בכרטיס	0:21	7:-20
L last בספרות	0:35	7:-31
L last בע"מ	3:-23	4:-9	7:45
L last גבעתיימ	7:11
L last דירה	3:22	7:-15
L last דפ	7:16
L last הבנק	7:-30	9:31
L last ההלוואה	6:17	7:-12
L last הוראה	7:13	9:-10
L last הזמנה	4:-11	7:-42	8:65
L last הכרטיס	0:32	2:-15	7:-14
L last הלוואה	6:47	7:-39
L last המחאה	1:56	3:-14	7:-25
L last המסתיימ	0:-19	7:35	8:-9
L last המרה	7:8
L last הסכמ	0:-14	2:26
L last הקצאה	3:-13	4:-16	7:45
L last התשנ	5:-10	7:12
L last זהב	0:19	3:-9	5:51	7:-54
L last זהות	3:-9	4:-8	7:41	9:-11
L last זיכוי	4:19	7:-18
L last חברה	7:15
L last חוזה	3:100	4:-34	7:-59
L last חיוב	4:21	7:-12
L last חשבונ	0:-14	4:81	6:-16	7:-23	8:-8
L last חשבונית	4:25	7:-14
L last טופס	7:9
L last טל	7:23
L last טלפונ	3:-9	4:-15	7:37
L last יולי	4:-11	7:12
L last ישראכרט	0:26	7:-11
L last כרטיס	0:13	7:-24	8:25
L last לביא	4:13	7:-12
L last לקוח	3:36	4:-19	7:-13	8:16
L last מבוטח	7:19
L last מומחה	5:-30	7:35
L last מועדונ	3:21	7:-15
L last מורשה	7:20
L last מחיר	4:14	7:-12
L last מנוי	3:-22	7:26
L last מס	0:-12	1:29	2:39	3:-58	4:58	5:8	6:47	7:-105	8:-13
L last מסמכ	3:-10	4:-10	8:23
L last מספר	3:-25	4:69	6:11	7:-49	8:12	9:-14
L last מעל	4:-10	7:11
L last מקרה	3:24	4:-19	7:13
L last מרצ	4:-13	7:15
L last משכנתא	6:36	7:-31
L last משלמ	3:28	4:-8	7:-13
L last משפחה	3:13	7:-8
L last מתוכ	7:11
L last נוספ	0:15	7:-14
L last ניכויימ	3:-10	7:19
L last נכס	3:-22	4:-21	7:50
L last סידורי	4:38	7:-35
L last סניפ	7:13
L last עבודה	7:-26	8:38
L last עובד	7:12
L last עוסק	3:-9	7:14
L last עמוד	7:8
L last עסקה	4:15	7:-18	9:16
L last עסקי	3:15	7:-13
L last פוליסה	2:22	3:-8	4:-8
L last פקס	7:14
L last צרכנ	3:9	4:-10
L last קבלה	4:23	7:-15
L last קוד	3:40	7:-35
L last רישוי	7:13
L last רישיונ	5:24	7:-13
L last שובר	3:44	4:39	7:-76
L last שיק	1:14
L last תיק	3:64	7:-43
L last תעודה	7:-17	9:24
L leas-	2:33	7:-19
L lic	5:55	7:-52
L lief-	4:-9	7:21
L lieferschein	4:-9	7:21
L lign-	7:9
L ligne	7:9
L limi-	7:12
L limited	7:10
L livr-	7:11
L livraison	7:11
L llc	1:60	7:-59
L loan	6:64	7:-42
L loan_number	6:31	7:-20
L mand-	7:22
L mandat	7:19
L mari-	3:9
L mark-	7:12
L marr-	7:11
L marriott	7:11
L marriott_bonvoy	7:10
L mast-	7:11
L mastercard	7:11
L mastercard_ending	0:9
L max	0:33	7:-25
L max_executive	0:14	7:-10
L may	7:-14	8:21
L memb-	0:-9	3:10	7:14
L member	0:-9	7:20
L member_id	3:-11	7:14
L member_no	3:-12	7:20
L member_since	0:-9	7:13
L mess-	7:28	9:-25
L message	7:28	9:-25
L mete-	3:-20	4:-10	7:43
L meter	3:-20	4:-10	7:43
L meter_number	3:-15	7:28
L miss-	7:11
L mississauga	7:11
L mississauga_on	7:11
L mobi-	3:-9	4:-10	7:25
L mobile	7:15
L mobilfunk	7:9
L mobilfunk_rechnung	7:9
L mont-	0:31	7:-18
L montrose	0:32	7:-31
L mr	3:18	7:-11
L mrs	0:8
L mutu-	7:9
L mwst	7:11
L mwst_nr	7:9
L new	7:16
L new_york	7:8
L no	0:-24	1:19	3:8	5:18	7:-13	8:43	9:-41
L none	0:46	1:-77	2:-9	4:45	5:10	6:-23	7:-48	8:22	9:42
L note	3:-13	4:42	7:-19
L nr	0:-10	1:-8	2:-12	3:-10	4:41	6:-9	7:9	8:22	9:-16
L numb-	2:9	3:-38	5:-10	6:40	7:-16	9:22
L number	2:10	3:-38	5:-10	6:40	7:-16	9:22
L number_ending	0:28	3:-10	7:-14
L number_xxxx	0:11
L nume-	3:-20	4:33
L numero	3:-20	4:34
L ny	7:13
L nº	0:-21	2:10	4:31
L nº_factura	4:21	7:-17
L oak	3:-16	7:22
L of	4:-20	7:46
L oh	7:14
L ohio	7:9
L okon-	7:10
L okonkwo	7:10
L omb	7:10
L omb_no	7:10
L on	0:19	4:-13	7:8
L on_your	0:22	7:-21
L one	7:9
L op	3:28	7:-28
L or	7:15
L orde-	7:-39	8:56
L order	7:-40	8:56
L orig-	7:8
L our	2:-9	3:-16	7:-32	9:78
L our_ref	3:-12	9:26
L our_reference	7:-44	9:54
L oyel-	3:18	7:-13
L oyelaran	3:18	7:-13
L oyelaran_tunde	3:18	7:-13
L page	7:24
L part-	3:-9	7:19
L partner	3:-9	7:17
L paym-	7:18
L payment	7:15
L payr-	7:9
L phon-	3:-8	7:18
L phone	3:-8	7:18
L plea-	4:-8	7:11
L please	4:-8	7:11
L po	0:-10	3:-21	4:-19	7:-25	8:89
L po_box	7:28
L poin-	7:17
L point	7:15
L point_de	7:12
L post-	7:11
L ppo	3:-14	7:22
L ppo_member	3:-11	7:14
L prec-	8:13
L precision	7:-9	8:13
L pret	6:42	7:-38
L prim-	3:-15	7:20
L primary	3:-15	7:19
L prop-	7:19
L property	7:17
L prov-	5:22	7:-15
L provider	5:22	7:-16
L quic-	0:8
L quicksilver	0:8
L quicksilver_card	0:8
L quot-	4:23
L quote	4:23
L ra	2:39	3:-10	7:-11	8:-9
L rate	7:10
L rate-	0:23	7:-21
L rates	0:23	7:-22
L rece-	4:-22	8:23
L receipt	4:-22	8:24
L rech-	3:-36	4:174	7:-97	8:-17
L rechnung	4:-16	7:32
L rechnung_fur	4:-16	7:20
L rechnung_nr	4:-29	7:32
L rechnungs	3:-10	4:32	7:-13
L rechnungs_nr	3:-10	4:32	7:-13
L rechnungsnummer	3:-18	4:63	7:-30
L ref	1:-8	2:33	6:-9	7:15	8:-19
L ref_devis	7:15
L refe-	0:-9	2:18	3:19	4:-26	7:-58	8:-25	9:90
L reference	3:31	4:-11	7:-23	8:-24	9:46
L reference_number	3:10	7:-20	9:21
L reference_unique	7:15
L referencia	2:26	3:-11	4:-13
L referenz	7:-43	9:48
L reg	3:-18	4:-34	7:72
L reg_no	3:-14	4:-27	7:55
L regi-	4:29	7:-8
L regions	4:39	7:-38
L registered	7:13
L registered_in	7:13
L registration	7:15
L registration_number	7:12
L remi-	7:16
L reno-	7:-21	8:22
L rent-	4:10	7:-9
L res	3:-12	4:-13	7:-35	8:69
L retu-	4:10	7:-8
L return	4:10	7:-9
L rewa-	3:27	7:-11
L rewards	3:27	7:-11
L road	6:19
L room	3:-11	7:35	8:-8
L room_no	3:-10	7:28
L rufn-	3:-8	7:15
L rufnummer	3:-8	7:15
L rum	7:8
L sa	7:8
L san	7:11
L schl-	4:21	7:-13
L schlussrechnung	4:21	7:-13
L secu-	7:10
L sepa	7:13
L seri-	3:-10	4:-29	7:46
L serv-	3:-22	7:43
L service	3:-14	7:27
L services	3:-8	7:15
L sie	4:11	7:-9
L sinc-	0:-11	7:16
L since	0:-11	7:16
L sire-	7:13
L siret	7:9
L soci-	7:12
L sold	3:19	7:-17
L st	4:-12	7:26
L st_nr	4:-9	7:24
L stam-	7:14
L stat-	4:30	6:-12
L statement	4:31	6:-11
L statement_number	4:34	6:-8	7:-17
L steu-	7:11
L stor-	7:11
L store	7:10
L stre-	7:14
L street	7:12
L stru-	7:-60	9:61
L sub	3:-16	7:27
L supp-	3:-10	7:24
L supply	3:-10	7:23
L supply_number	3:-9	7:21
L surc-	4:-8	7:9
L surcharge	4:-8	7:9
L swif-	7:30	9:-22
L swift	7:29	9:-22
L syst-	4:19	7:-17
L tax	3:-11	4:32	7:-8
L tax_id	7:11
L tax_invoice	4:42	7:-37
L tel	3:-17	4:-12	7:44
L tele-	7:19
L telephone	7:12
L the	4:-11	7:25
L this	4:-13	7:16
L tick-	4:61	7:-45
L ticket	4:61	7:-45
L tn	7:8
L to	3:9	7:18
L tobi-	0:-10	7:13
L tobias	0:-10	7:11
L tota-	7:16
L total	7:15
L total_for	0:11	7:-10
L trad-	7:16
L tran-	3:-12	4:84	7:-60
L trans	4:71	7:-65
L transaction	9:9
L transaction_id	9:18
L transaction_reference	7:-17	9:20
L transactions	0:8
L transfer	0:-9	7:13
L transfer_from	0:-9	7:9
L transit	4:19	7:-16
L trev-	6:21	7:-14
L trn	4:35	7:-34
L tund-	3:18	7:-13
L tunde	3:18	7:-13
L tunde_mr	3:18	7:-13
L tva	7:10
L uber-	4:10
L uberweisung	4:11	7:-9
L uetr	7:13	9:-11
L uid	7:10
L uniq-	3:-10	4:-9	5:19	7:16	9:-11
L unique	3:-10	4:-9	5:19	7:16	9:-11
L unique_de	7:14
L unse-	7:21	8:-16
L unsere	7:21	8:-16
L ust	7:19
L ust_id	7:8
L ust_idnr	7:10
L utr	7:-22	9:30
L vat	3:-22	4:-28	7:64
L vat_no	3:-10	7:20
L vat_reg	4:-18	7:25
L vat_registration	7:11
L visa	0:37	7:-23
L visa_ending	0:18	7:-17
L visa_kreditkarte	7:9
L vom	7:20	8:-9
L von	7:11
L vos	4:39	7:-37
L votr-	3:22	7:-15	8:-10
L votre	3:22	7:-15	8:-10
L votre_compte	3:19	7:-17
L votre_contrat	4:23	7:-19
L vous	4:23	7:-20
L warr-	1:42	7:-40
L way	4:-23	7:28
L whole abn	4:-13	7:21
L whole access no	3:26	7:-23
L whole account	3:30	7:-14
L whole account ending	7:16
L whole account no	3:-14	4:33
L whole account number	0:14	3:26	4:-25	6:18	7:-12
L whole account number ending in	0:25	3:-9	7:-12
L whole account number xxxx xxxx xxxx	0:11
L whole acct	7:8
L whole advice no	7:20
L whole bestellnummer	7:-35	8:50
L whole bic	7:14
L whole bill no	4:21	7:-15
L whole bill number	4:28	7:-16
L whole box	7:21
L whole card ending	0:-12	7:13
L whole card number	7:8
L whole check	4:32	7:-18
L whole chf	7:-44	9:51
L whole cif	7:9
L whole client	3:21	7:-14
L whole code	3:38	7:-36
L whole codice fiscale	3:-29	7:41
L whole compteur	7:8
L whole conf no	3:-22	4:-10	7:18	8:26
L whole cust id	3:44	7:-40
L whole cust ref	3:-15	7:18
L whole customer service	7:12
L whole de compte	3:8
L whole de facture	4:15	7:-8
L whole discover it card ending in	0:10	7:-8
L whole dossier	6:-12	7:-15	8:35
L whole facture	4:69	7:-52
L whole folio	4:34	7:-30
L whole folio no	3:-12	4:12	7:15	8:-8
L whole glaubiger id	7:13
L whole goods description	7:10
L whole gstin	7:9
L whole guarantor id	3:29	7:-20
L whole helena montrose	0:32	7:-31
L whole iban	7:14
L whole identifiant creancier sepa	7:12
L whole ihre rechnung fur april	4:-8	7:11
L whole invoice	4:50	7:-38
L whole invoice no	4:24	7:-20
L whole invoice number	4:-45	7:62
L whole kd nr	3:34	7:-24
L whole kunden nr	3:23	7:-14
L whole kundennummer	3:101	4:-9	7:-83
L whole loan number	6:31	7:-20
L whole member no	3:-12	7:20
L whole member since	0:-9	7:13
L whole mississauga on	7:11
L whole mwst nr	7:9
L whole no	3:-10	4:-10	7:-16	8:46
L whole nr	4:32	7:-22
L whole nº factura	4:21	7:-17
L whole of	7:16
L whole omb no	7:10
L whole our ref	3:-12	9:26
L whole our reference	7:-44	9:54
L whole oyelaran tunde mr	3:18	7:-13
L whole page	7:19
L whole po	7:-10	8:21
L whole po box	7:24
L whole quicksilver card mastercard ending in	0:8
L whole receipt	4:-21	7:22
L whole rechnung	4:40	7:-35
L whole rechnungs nr	3:-10	4:32	7:-13
L whole rechnungsnummer	3:-17	4:52	7:-20
L whole ref	3:38	4:27	7:-36	9:-8
L whole ref devis	7:15
L whole reference	3:32	7:-39	9:10
L whole referenz	7:-43	9:48
L whole room no	3:-10	7:28
L whole rufnummer	7:12
L whole siret	7:9
L whole st nr	4:-9	7:24
L whole statement number	4:20	6:-8
L whole store	7:9
L whole supply number	7:15
L whole tel	4:-8	7:25
L whole transaction id	9:18
L whole trn	4:35	7:-34
L whole visa ending in	0:18	7:-17
L whole xx xxxx	0:36	7:-33
L whole xxxx	0:9	7:-8
L whole xxxx xxxx	0:10
L whole your account number	0:-22	7:21
L whole אסמכתא	3:-10	7:-9	9:33
L whole אשקלונ	3:-9	7:11
L whole גבעתיימ	7:11
L whole דירה	3:24	7:-19
L whole הזמנה	7:-27	8:32
L whole הזמנה מס	8:12
L whole המחאה	1:56	3:-14	7:-25
L whole הצעת מחיר מס	4:17	7:-11
L whole ויזה כאל זהב	0:13	7:-12
L whole חשבונ	0:-11	3:-29	4:29	7:20
L whole חשבונ חוזה	3:11	4:-11
L whole חשבונית מס	4:8
L whole חשבונית מס קבלה	4:32	7:-28
L whole טל	7:22
L whole טלפונ	7:10
L whole ישראכרט	0:28	7:-16
L whole כרטיס	7:-22	8:25
L whole כרטיס לקוח	3:15	7:-8
L whole לקוח	3:-37	7:48
L whole מס	3:-18	4:52	7:-9
L whole מס הזמנה	8:16
L whole מס הקצאה	7:11
L whole מס זהות	7:10
L whole מס חברה	7:10
L whole מס חשבונ	3:10
L whole מס לקוח	3:43	7:-27
L whole מס מסמכ	3:-10	4:-10	8:23
L whole מס עובד	7:9
L whole מס רישוי	7:12
L whole מספר	3:-19	4:64	7:-31	8:14	9:-11
L whole מספר אסמכתא	7:-19	9:23
L whole מספר הזמנה	8:17
L whole מספר הלוואה	6:27	7:-22
L whole מספר הקצאה	3:-9	4:-10	7:32
L whole מספר זהות	7:29	9:-10
L whole מספר חשבונ	3:-39	4:60	6:-13
L whole מספר חשבונ חוזה	3:49	4:-18	7:-29
L whole מספר חשבונית	4:27	7:-23
L whole מספר טלפונ	4:-13	7:26
L whole מספר לקוח	3:58	7:-48
L whole מספר משלמ	3:28	7:-22
L whole מספר נכס	3:-16	4:-10	7:32
L whole מספר פוליסה	2:22
L whole מספר צרכנ	3:-48	7:57
L whole מספר שובר	3:-13	4:42	7:-21
L whole מתוכ	7:11
L whole סה"כ לחיוב בכרטיס	0:22	7:-22
L whole סה"כ עסקאות בארצ לכרטיס	0:14	7:-13
L whole סניפ	7:11
L whole עוסק מורשה	7:15
L whole פירוט לכרטיס	0:-15	7:15
L whole פקס	7:11
L whole צרכנ	3:50	7:-47
L whole קוד	3:40	7:-36
L whole קרנ ואיתנ לביא	4:13	7:-12
L whole שיק	1:14
L whole שנת מס	7:10
L whole תיק	3:34	7:-24
L whole תיק ניכויימ	3:-9	7:17
L wint-	0:-10	7:12
L work-	8:13
L works	8:13
L writ-	3:19	7:-14
L write	3:19	7:-15
L www	7:9
L xx	0:36	7:-32
L xx_xxxx	0:36	7:-33
L xxxx	0:74	7:-58
L xxxx_xxxx	0:30	7:-20
L york	7:8
L your	7:-21	8:12	9:20
L zahl-	3:-9	4:-10	7:27
L zahler	7:14
L zur	4:-49	7:50
L אביב	7:10
L אגוד-	7:13
L אגודה	7:13
L אופנ	1:15	7:-14
L אופנ_התשלומ	1:15	7:-14
L אחרו-	0:28	7:-22
L אחרונות	0:28	7:-23
L אחרי-	7:8
L אחריות	7:8
L אינו	4:-9	7:9
L אישו-	3:-14	4:-8	6:17	7:-19	9:37
L אישור	3:-14	4:-8	6:17	7:-19	9:37
L אישור_מס	7:-17	9:21
L אלקט-	5:16	7:-14
L אלקטרונית	5:16	7:-14
L אסמכ-	3:-13	4:-10	7:-64	8:-8	9:109
L אסמכתא	3:-11	7:-51	9:83
L אפרי-	7:9
L אפריל	7:9
L ארנו-	7:8
L ארנונה	7:8
L אשפו-	4:21	7:-41	9:25
L אשפוז	4:21	7:-41	9:25
L אשקל-	3:-9	7:11
L אשקלונ	3:-9	7:11
L אשרא-	7:18
L אשראי	7:18
L בארצ	0:14	7:-13
L בארצ_לכרטיס	0:14	7:-13
L בגינ	4:-41	7:45
L ביטו-	7:16	9:-10
L בית	4:15	7:-10
L בכרט-	0:19	7:-16
L בכרטיס	0:19	7:-16
L בנק	7:23
L בנקא-	0:10	1:14	7:-15
L בנקאי	0:10
L בנקאית	1:14	7:-9
L בספר-	0:35	7:-31
L בספרות	0:35	7:-31
L בע"מ	3:-26	4:-14	7:58
L בש"ח	0:17	7:-16
L גבעת-	7:12
L גבעתיימ	7:12
L גולד	0:16	7:-13
L גורב-	5:22	7:-16
L גורביצ	5:22	7:-16
L ד"ר	5:111	7:-90
L ד"ר_מרגריטה	5:32	7:-30
L ד"ר_סבטלנה	5:22	7:-16
L דירה	3:22	7:-14
L דמי	7:11
L דפ	7:21
L הבנק	7:-21	9:30
L ההלו-	6:17	7:-12
L ההלוואה	6:17	7:-12
L הודע-	3:-12	4:69	7:-50
L הודעה	4:33	7:-24
L הודעת	4:35	7:-26
L הודעת_תשלומ	4:14	7:-10
L הופק	4:-9	7:12
L הופק_ע"י	4:-9	7:10
L הורא-	7:20	9:-10
L הוראה	7:16	9:-10
L הזמנ-	3:-26	4:-16	7:-109	8:159
L הזמנה	3:-9	4:-14	7:-50	8:80
L הזמנה_מס	8:12
L הזמנת	3:-17	7:-9	8:28
L החול-	5:-10	7:10
L הכנס-	7:8
L הכרט-	0:32	2:-15	7:-14
L הכרטיס	0:32	2:-15	7:-14
L הלוו-	6:77	7:-64
L הלוואה	6:77	7:-64
L הלוואה_מס	6:24	7:-21
L הלקו-	3:41	4:-30	7:-9
L הלקוח	3:41	4:-30	7:-9
L המחא-	1:71	3:-15	7:-39
L המחאה	1:71	3:-15	7:-39
L המסת-	0:16	8:-9
L המסתיימ	0:16	8:-9
L המסתיימ_בספרות	0:35	7:-31
L המרה	7:10
L הנדו-	4:10	6:15	7:-18
L הנדונ	4:10	6:15	7:-18
L הסכמ	0:-14	2:26	6:14	7:-18
L העבר-	9:15
L העברה	9:15
L הצעת	4:31	7:-23
L הצעת_מחיר	4:31	7:-23
L הקוד-	7:10
L הקצא-	3:-13	4:-16	7:47
L הקצאה	3:-13	4:-16	7:47
L הרצל-	7:9
L הרצליה	7:9
L התשל-	1:15	4:-9
L התשלומ	1:15	4:-9
L התשנ	5:-10	7:12
L ואית-	4:12	7:-11
L ואיתנ	4:13	7:-12
L ואיתנ_לביא	4:13	7:-12
L ויזה	0:41	7:-31
L ויזה_כאל	0:18	7:-16
L ועד	4:16	7:-12
L ועד_בית	4:16	7:-14
L זה	4:-9	7:11
L זהב	0:24	3:-9	5:51	7:-59
L זהות	3:-9	4:-8	7:41	9:-11
L זיכו-	3:-8	7:11
L זיכוי	3:-8	7:11
L זיכוי_בגינ	4:-14	7:15
L זלצמ-	5:32	7:-30
L זלצמנ	5:32	7:-30
L חבר	3:-11	7:19
L חברה	7:17
L חו"ל	0:12	7:-11
L חוב	4:-10	7:13
L חודש	7:10
L חוזה	2:50	3:52	4:-51	6:14	7:-53
L חוק	5:-10	7:12
L חיוב	0:12	4:20	7:-20
L חלקי	4:-12	7:14
L חשבו-	0:-26	2:-10	3:24	4:68	6:-25	7:23	8:-21	9:-17
L חשבונ	0:-23	2:-8	3:36	4:49	6:-24	7:12	8:-16	9:-14
L חשבונ_חוזה	3:60	4:-29	7:-27
L חשבונ_לקוח	3:-37	7:42
L חשבונ_מס	4:11
L חשבונ_עסקה	4:24	7:-16
L חשבונ_תקופתי	4:12	7:-9
L חשבונית	3:-12	4:23
L חשבונית_מס	4:15
L חשמל	4:19	7:-12
L חתימ-	5:16	7:-12
L חתימה	5:16	7:-13
L חתימה_אלקטרונית	5:16	7:-15
L טופס	7:9
L טל	7:26
L טלפו-	3:-10	4:-15	7:38
L טלפונ	3:-9	4:-15	7:37
L יולי	4:-11	7:13
L ישרא-	0:30	7:-13
L ישראכרט	0:30	7:-15
L כאל	0:18	7:-15
L כאל_זהב	0:19	7:-18
L כרטי-	0:22	3:44	4:-11	7:-70	8:31
L כרטיס	0:23	3:44	4:-11	7:-71	8:31
L כרטיס_max	0:-27	7:29
L כרטיס_ויזה	0:16	7:-14
L כרטיס_לקוח	3:15	7:-8
L לאומ-	0:8
L לאומי	0:8
L לאחר	4:-9	7:10
L לביא	4:13	7:-11
L להעב-	7:-30	9:31
L להעברה	7:-30	9:31
L לחוד-	4:-29	7:43
L לחודש	4:-29	7:43
L לחודש_מרצ	4:-13	7:14
L לחיו-	0:28	7:-15
L לחיוב	0:28	7:-15
L לחיוב_בכרטיס	0:22	7:-22
L לכבו-	7:10
L לכבוד	7:10
L לכרט-	0:11
L לכרטיס	0:11
L ללא	5:-10	7:14
L לפי	5:-10	7:18
L לפי_חוק	5:-10	7:12
L לקוח	3:73	4:-23	7:-36	8:13
L לשנת	7:9
L לתשל-	4:19	7:-12
L לתשלומ	4:19	7:-12
L מאסט-	0:13
L מאסטרקארד	0:13
L מבוט-	7:20
L מבוטח	7:20
L מומח-	5:-14	7:20
L מומחה	5:-30	7:35
L מועד-	3:21	7:-15
L מועדונ	3:21	7:-15
L מוקד	7:10
L מורש-	3:-10	4:-12	7:37
L מורשה	3:-10	4:-12	7:35
L מזהה	7:26	9:-22
L מחיר	4:31	7:-23
L מחיר_מס	4:17	7:-11
L מטפל	5:46	7:-39
L מטפל_ד"ר	5:46	7:-39
L מימו-	6:16
L מימונ	6:16
L מנוי	3:-25	7:35
L מס	1:16	2:32	3:20	4:25	5:-10	6:22	7:-106	9:10
L מס_הזמנה	8:16
L מס_הקצאה	7:12
L מס_זהות	7:10
L מס_חברה	7:10
L מס_חשבונ	7:9
L מס_לקוח	3:43	7:-27
L מס_מסמכ	3:-10	4:-10	8:23
L מס_עובד	7:10
L מס_עוסק	7:8
L מס_קבלה	4:39	7:-31
L מס_רישוי	7:12
L מס_תיק	3:-13	7:21
L מסטר-	0:26	7:-24
L מסטרקארד	0:26	7:-24
L מסמכ	3:-11	4:-15	7:13	8:23
L מספר	0:-10	1:-14	2:-11	4:8	5:-15	6:15	7:-20	8:-9	9:58
L מספר-	0:15	7:-9
L מספר_אסמכתא	7:-19	9:23
L מספר_הזמנה	8:17
L מספר_הלוואה	6:33	7:-27
L מספר_הקצאה	3:-10	4:-11	7:36
L מספר_זהות	7:30	9:-10
L מספר_חוזה	4:-8	7:16
L מספר_חשבונ	3:22	4:-11	6:-24	7:33
L מספר_חשבונית	4:27	7:-23
L מספר_טלפונ	4:-13	7:26
L מספר_לקוח	3:58	7:-48
L מספר_משלמ	3:28	7:-22
L מספר_נכס	3:-16	4:-10	7:32
L מספר_פוליסה	2:22
L מספר_צרכנ	3:-48	7:57
L מספר_שובר	3:-13	4:42	7:-21
L מספר_תיק	3:44	7:-46
L מספר_תשלומימ	7:8
L מעל	4:-10	7:11
L מקרה	3:24	4:-19	7:13
L מרגר-	5:32	7:-30
L מרגריטה	5:32	7:-30
L מרגריטה_זלצמנ	5:32	7:-30
L מרצ	4:-13	7:15
L משכנ-	6:36	7:-30
L משכנתא	6:36	7:-31
L משלמ	3:25	4:-9	7:-10
L משפח-	3:13
L משפחה	3:13	7:-8
L מתוכ	7:11
L ניכו-	3:-11	7:25
L ניכויימ	3:-10	7:20
L נכס	3:-22	4:-21	7:50
L סבטל-	5:22	7:-16
L סבטלנה	5:22	7:-16
L סבטלנה_גורביצ	5:22	7:-16
L סה"כ	0:39	7:-26
L סה"כ_לחיוב	0:22	7:-22
L סה"כ_עסקאות	0:22	7:-20
L סידו-	4:38	7:-35
L סידורי	4:38	7:-35
L סימו-	7:-11	9:18
L סימוכינ	7:-11	9:18
L סניפ	7:21
L ספרו-	0:43	7:-36
L ספרות	0:43	7:-36
L ספרות_אחרונות	0:28	7:-23
L ע"י	4:-9	7:11
L ע"י_תוכנת	4:-9	7:9
L עבוד-	7:-25	8:37
L עבודה	7:-26	8:38
L עובד	7:13
L עוסק	3:-17	4:-12	7:42
L עוסק_מורשה	3:-8	4:-9	7:27
L על	7:13
L עמוד	7:8
L עמית	3:17	6:-15
L עמלת	7:8
L עסקא-	0:34	7:-30
L עסקאות	0:34	7:-30
L עסקאות_בארצ	0:14	7:-13
L עסקה	4:22	7:-21	9:15
L עסקי	3:8
L פולי-	2:22	3:-8	4:-8
L פוליסה	2:22	3:-8	4:-8
L פיקד-	4:-9	7:11
L פיקדונ	4:-9	7:11
L פירוט_לכרטיס	0:-15	7:15
L פירוט_עסקאות	0:16	7:-15
L פלוס	4:-9	7:10
L פקס	7:15
L צרכנ	3:9	4:-10
L קבלה	4:29	7:-17
L קבלת	7:13
L קוד	3:97	7:-76
L קרנ	4:12
L קרנ_ואיתנ	4:13	7:-12
L ראשי	7:9
L רופא	5:59	7:-46
L רופא_מטפל	5:46	7:-39
L רח	7:19
L ריבי-	7:14
L ריבית	7:14
L רישו-	4:-14	7:24
L רישוי	7:13
L רישי-	5:43	7:-22
L רישיונ	5:43	7:-22
L רכב	6:12
L רשות	5:-10	7:11
L שובר	3:44	4:39	7:-75
L שיק	1:48	7:-33
L שירו-	7:13
L שמ	3:-13	7:28	9:-10
L שנת	1:-8	7:18
L שנת_מס	7:11
L תוכנ-	4:-9	7:13
L תוכנת	4:-9	7:10
L תומר	7:10
L תושב	3:52	7:-46
L תיק	3:84	4:-13	6:34	7:-72	8:-13
L תיק_משכנתא	6:36	7:-31
L תיק_ניכויימ	3:-10	7:20
L תישל-	4:-9	7:10
L תישלח	4:-9	7:10
L תכני-	7:18
L תכנית	7:18
L תל	7:13
L תל_אביב	7:10
L תעוד-	7:-17	9:24
L תעודה	7:-16	9:24
L תקופ-	4:9
L תקופתי	4:12	7:-8
L תשלו-	4:10	7:11
L תשלומ	4:12
L תשלומימ	7:10
N -ailed	0:9	7:-8
N -alone	0:8
N -ample	3:-18	4:39	7:16	8:-18
N -ander	6:-13	7:19
N -arges	0:11
N -assic	0:8
N -athan	7:8
N -ather	0:8	7:-9	9:14
N -ation	4:-17	7:40
N -ceipt	5:19
N -chnik	7:9
N -count	3:32	4:-20	6:15	8:-10
N -ction	3:-13	9:25
N -ctura	3:-9	4:22
N -cture	4:22	7:-18
N -datum	8:9
N -dress	7:12
N -eland	7:10
N -elles	7:9
N -ement	0:16	3:-26	7:27
N -ences	2:38	3:16	4:-17	7:-28
N -erenz	7:-36	9:49
N -erest	7:9
N -ermal	4:34	7:-15	8:-12
N -ernet	7:10
N -etrag	7:10
N -geben	3:14	6:15	7:-22
N -hicle	3:10
N -hlung	0:16	7:-10
N -hmane	3:9
N -hnung	4:10	7:-13	8:13
N -hrift	7:8
N -icity	4:8
N -idend	0:-18	7:20
N -idian	3:27	7:-20
N -iente	3:19	4:-15
N -ilbox	7:11
N -imore	7:10
N -inery	7:32	9:-28
N -ional	7:11
N -ivity	7:9
N -khale	7:11
N -konto	4:-38	7:40
N -laire	4:16	7:-15
N -lance	4:26
N -luded	4:33	7:-30
N -lving	0:13	2:10	7:-12
N -lyfab	1:14
N -mento	4:22	7:-13
N -ments	7:9
N -mited	3:-9	7:19
N -nario	3:-13	7:19
N -ncial	7:11
N -ndard	5:19
N -ngold	0:-17	7:19
N -night	7:8
N -nings	7:9
N -nrose	4:21	7:-13
N -ntakt	3:16	7:-11
N -ntant	3:-8	9:12
N -ombie	0:13	7:-12
N -ounts	3:-12	4:26	8:-17
N -phine	3:23	7:-20
N -press	0:10
N -ption	7:11
N -ragen	6:16	7:-8
N -rcard	0:10	2:8
N -reaux	7:8
N -rence	3:-17	4:-11	8:21	9:20
N -rency	7:9
N -rhoef	3:22	7:-21
N -rican	0:14
N -riott	7:14	8:-9
N -rjeta	0:13	2:10	7:-12
N -rking	7:11
N -rnard	4:-14	7:15
N -rnell	3:9
N -sauga	3:12
N -sberg	4:-11	7:19
N -ssage	7:-18	9:25
N -stein	4:16	8:-9
N -stems	7:9
N -stone	4:9
N -tails	9:11
N -tance	3:15
N -tbank	7:8
N -tcomb	3:10
N -teile	4:8
N -tgage	6:20	7:-13
N -throp	0:-12	7:13
N -tidar	1:14
N -tient	7:18
N -tings	7:12
N -tions	3:-9	7:17
N -tomer	3:24	7:-21
N -topay	7:9
N -total	7:9
N -tries	1:14
N -ugbar	0:33	7:-32
N -uille	7:10
N -ummer	7:14
N -uncil	3:11
N -ungen	7:11
N -utive	0:18	7:-16
N -vices	3:-13	4:-13	5:17	7:17
N -voice	3:-14	4:17	7:21	8:-13
N -ycard	0:9
N -yer's	4:-15	8:25
N -yment	0:10	3:-14	7:22
N -zione	7:12
N -בונית	3:-16	7:25	8:12
N -יובימ	4:-9	7:10
N -יטלית	4:8
N -ינסונ	5:11
N -נבאומ	7:13
N -קשורת	4:11
N -שטיינ	7:12
N -שלוממ	4:-9	7:10
N -תלמות	3:16	6:-16
N =account	1:-20	3:22	4:15	6:25	7:-13	8:-15
N =account+bank	7:8
N =account+due	3:-12	7:20
N =account+number	4:27	6:16	7:-10	9:-10
N =account+other	6:15	7:-10
N =account+tax	4:28	7:-20
N =all account	1:-17	3:50	7:-31	9:14
N =all account+due	3:-12	7:19
N =all account+number	6:16	7:12	9:-10
N =all account+other	6:16	7:-14
N =all amount	7:17
N =all amount+by+due	3:12	7:-15	9:13
N =all amount+due	3:-24	4:9	7:25
N =all amount+pay	3:13	7:-8
N =all balance	4:-30	7:35
N =all balance+due	4:31	7:-20
N =all balance+other	4:22	7:-20
N =all bank	0:12	2:8	3:-21	4:-14	7:25
N =all bank+number	7:9
N =all bank+number+tax	0:16	7:-14
N =all bank+pay	7:-20	8:20
N =all bank+payment	3:14
N =all closing+date+number+total	7:12
N =all closing+price+total	0:12	7:-12
N =all current+interest	6:9
N =all customer	0:10	7:-26	8:28
N =all customer+number	3:36	7:-22
N =all customer+number+tax	3:32	7:-24
N =all date	0:13	3:33	7:-33
N =all due	2:9	3:15	4:18	7:-27
N =all due+total	7:15
N =all incl	7:11
N =all instalment+other	3:8
N =all invoice	3:-26	4:18	5:17	7:20	8:-12
N =all invoice+number	3:-16	4:86	7:-70
N =all invoice+number+tax	4:-12	7:23	8:14
N =all invoice+order	4:18	7:-10
N =all invoice+tax	4:13
N =all invoice+total	4:-9	7:10
N =all invoice+transfer	4:10
N =all number	0:22	1:-14	2:15	3:61	4:-81	5:-9	6:-9	8:9	9:8
N =all number+other	6:13
N =all number+other+tax	6:13
N =all number+statement	4:22	7:-8
N =all number+tax	1:11	2:16	3:-38	4:-18	5:8	7:27	8:-17	9:18
N =all order	7:-41	8:58
N =all other	0:-24	3:-11	4:35	6:18	7:10
N =all other+payment	0:26	7:-11
N =all other+statement	3:20	7:-11
N =all pay	7:18
N =all payment	3:-11	7:18
N =all payment+total	0:9	7:-9
N =all period	4:-10	7:19
N =all price	3:-9	4:-19	7:51	9:-11
N =all price+total	0:16	7:-14
N =all statement	0:19	3:-18	4:-13	7:-12	8:24	9:10
N =all subtotal	7:8
N =all tax	3:8	4:26	7:-22
N =all total	4:-11	7:-9	9:39
N =all transfer	0:25	3:13	4:-10	7:-17
N =amount	4:-10	7:31
N =amount+by	3:12	7:-15	9:13
N =amount+due	3:-13	7:13	9:8
N =amount+pay	3:13	7:-8
N =balance	3:-12	4:24	7:10
N =balance+due	4:30	7:-18
N =balance+other	4:21	7:-16
N =bank	0:13	3:-18	4:-19	7:16	8:11
N =bank+other	7:15
N =bank+pay	7:-20	8:20
N =bank+payment	3:13
N =bank+tax	0:15	7:-13
N =by	4:-10	9:12
N =by+due	3:10	4:-9	7:-11	9:13
N =closing	0:11	3:-9	7:12
N =closing+date	7:12
N =closing+number	7:12
N =closing+price	0:12	7:-12
N =closing+total	0:12
N =current	7:11
N =current+interest	6:9
N =customer	0:8	3:69	4:-10	7:-71	8:24
N =customer+number	3:71	4:-11	7:-47
N =customer+tax	3:32	7:-23
N =date	0:8	3:19	8:-14	9:-9
N =date+number	3:-10	4:29	8:-11
N =date+order	4:-10	7:22	8:-9
N =date+total	7:12
N =due	3:-23	4:35	7:16	8:-12
N =due+total	3:-9	7:21
N =incl	4:-13	7:32
N =incl+tax	7:12
N =interest	7:12
N =invoice	2:-14	3:-65	4:94	5:13	7:9	9:-11
N =invoice+number	3:-25	4:73	7:-43	8:17
N =invoice+order	4:18	7:-10
N =invoice+tax	3:-16	4:-10	7:39	8:11
N =invoice+total	4:-10	7:12
N =invoice+transfer	4:10
N =issued	7:8
N =left	7:10
N =monthly	7:13
N =number	0:14	1:-17	2:16	3:26	4:26	5:-10	6:18	7:-89	8:12
N =number+order	4:-14	8:25
N =number+other	6:26
N =number+payment	7:10
N =number+statement	4:21
N =number+tax	0:9	3:-25	4:-8	9:13
N =number+total	7:12
N =order	3:-9	7:-54	8:78
N =other	0:-15	1:-10	2:-9	4:40	6:47	7:-12	8:-17	9:-17
N =other+payment	0:24	7:-11
N =other+statement	3:19
N =other+tax	6:13
N =paid+total	7:-11
N =pay	8:17
N =payment	0:28	7:12
N =payment+price	7:-8	9:10
N =payment+total	0:9	7:-8
N =period	4:-23	7:47
N =person	7:13
N =previous	7:10
N =price	0:22	3:-13	4:-23	7:33
N =price+total	0:26	7:-23
N =statement	0:14	3:-17	6:-15	8:20
N =subtotal	7:9
N =tax	3:-28	4:13	8:-12	9:9
N =tax+total	7:10
N =total	0:30	3:-27	4:-31	7:15	8:-9	9:34
N =transfer	0:24	3:8	7:-15
N aber-	0:13	7:-8
N abercrombie	0:13	7:-12
N acco-	3:24	4:11	6:14	7:-9	8:-27
N account	3:35	4:-15	6:15	7:-11	8:-9
N account_no	3:-25	7:34
N account_number	3:40	6:18	7:-42
N accounts	3:-11	4:26	8:-17
N acti-	7:9
N activity	7:9
N addr-	7:12
N address	7:12
N advi-	3:15
N advice	3:15
N ag	7:-22	9:27
N agre-	7:17
N agreement	7:17
N alpe-	4:21	7:-13
N alpenrose	4:21	7:-13
N amer-	0:14
N american	0:14
N american_express	0:14
N amou-	7:9
N amount	7:8
N amount_due	3:-15	4:13
N amount_to	3:13	7:-8
N an	7:11
N and	4:-12	7:17
N and_paper	7:9
N ange-	3:14	6:15	7:-22
N angeben	3:14	6:15	7:-22
N annu-	0:-14	7:16
N annual	0:-14	7:16
N annual_fee	0:-13	7:14
N anto-	3:-18	4:42	7:-14
N appe-	9:14
N appear	9:14
N appear_on	9:14
N appl-	7:14
N art	7:9
N art_nr	7:9
N arti-	7:9
N as	9:14
N at	4:20
N attn	7:16
N attn_order	7:10
N aud	3:-13	7:16
N auto-	7:18
N autopay	7:9
N autopay_and	7:9
N avan-	7:-13	9:15
N aviv-	0:11	7:-8
N avoi-	3:-14	4:59	7:-38
N bacs	4:-15	7:16
N bala-	4:24
N balance	4:26
N balance_due	4:33	7:-32
N balance_owing	4:8
N ball-	7:9
N bank	3:-13	7:33
N barc-	0:9
N barclaycard	0:9
N barn-	4:-14	7:15
N barnard	4:-14	7:15
N barnard_castle	4:-14	7:15
N be	7:11
N beat-	7:9
N bei	3:13	6:15	7:-21
N bele-	4:9	7:-9
N besc-	4:8
N betr-	7:8
N betrag	7:8
N bill	7:16
N bitt-	3:14	6:15	7:-22
N bitte	3:14	6:15	7:-22
N boud-	7:8
N boudreaux	7:8
N bran-	4:10
N branch	4:10
N branch_number	4:14	7:-13
N bsb	6:-19	7:27
N buye-	4:-16	8:24
N buyer's	4:-14	8:25
N buyer's_order	4:-14	8:25
N call	3:19	7:-15
N capitalone	0:8
N card	7:16
N cast-	4:-15	7:24
N castle	4:-14	7:16
N cent-	7:18
N centre	7:10
N char-	0:9	7:10
N charges	0:12
N chec-	7:10
N cho	0:9
N cibc	0:-18	7:20
N clas-	0:8
N classic	0:8
N clie-	3:40	4:-17	7:-9
N client	3:21	7:-14
N cliente	3:19	4:-15
N co	7:8
N cod	4:-9	7:15
N code	7:9
N codi-	7:12
N coll-	3:-10	7:13
N collection	3:-10	7:13
N com	7:21
N comm-	3:-13	7:23
N comp-	7:20
N conf-	7:10
N confirmation	7:12
N cont-	3:-9	7:31
N conv-	7:11
N corp	7:11
N corr-	7:8
N cost-	7:9
N costs	7:9
N coun-	3:11
N council	3:11
N cred-	7:20
N credit	0:-10	7:23
N credit_card	7:10
N curr-	3:-9	7:10
N currency	7:9
N currency_inr	7:9
N cust-	3:23	7:-20
N customer	3:24	7:-21
N darn-	3:9
N darnell	3:9
N darnell_whitcomb	3:10
N date	0:10	4:11	7:14	8:-13
N date-	3:41	7:-37
N date_description	0:15	7:-14
N daten	3:41	7:-38
N datu-	3:29	7:-26
N datum	3:29	7:-26
N de	4:-20	7:37	9:12
N de_la	7:8
N dec	4:8
N dela-	7:14
N dent-	3:-8	5:74	7:-54
N dental	5:19
N der	7:10
N des	7:18
N des_remparts	7:8
N desc-	7:13
N description	7:10
N desh-	4:-24	7:20
N deshmane	3:9
N desk	7:10
N desk_renee	7:10
N deta-	9:10
N detail	0:-10	7:16
N detailed	0:9	7:-8
N details	9:11
N di	7:10
N dire-	7:10
N disc	7:8
N disc-	7:10
N discount	7:9
N divi-	0:-19	7:23
N dividend	0:-18	7:20
N dmk	7:11
N docu-	4:21	7:-12
N dr	4:-15	7:26
N du	7:13
N due	3:-16	4:43	7:-19
N due_aud	3:-13	7:16
N dunm-	7:17
N elec-	7:11
N electricity	4:8
N empl-	7:12
N end	7:12
N end_date	7:12
N ener-	3:-11	7:12
N energy	4:8
N et	7:17
N et_mme	7:11
N exam-	3:-18	4:39	7:16	8:-18
N example	3:-18	4:39	7:16	8:-18
N exec-	0:18	7:-16
N executive	0:18	7:-16
N expr-	0:14
N express	0:14
N fact-	3:-15	4:45	7:-15
N factura	3:-9	4:22
N facture	4:24	7:-14
N fair-	0:8	7:-13	9:14
N fairweather	0:9	7:-14	9:14
N fairweather_cho	0:9
N fami-	5:54	7:-40
N family	5:54	7:-47
N fee	0:-14	7:16
N fein-	0:-17	7:20
N feingold	0:-17	7:19
N fina-	7:17
N financial	7:11
N financial_services	7:11
N fixe-	3:10	7:-11
N fixed	3:10	7:-11
N for	4:-9	5:18	7:-16
N for_your	8:9
N fr	3:-11	7:20
N frau	7:8
N free	7:10
N free_discount	7:9
N from	7:8
N fund	5:22	7:-15
N gas	7:8
N gmbh	3:-8	7:26
N gokh-	7:11
N gokhale	7:11
N gokhale_mailbox	7:11
N gold	0:14
N good-	9:10
N goods	9:10
N grou-	7:9
N gst	4:31	7:-28
N guar-	3:22	7:-20
N harb-	7:15
N harbor	7:10
N harr-	7:9
N haut-	7:10
N hautefeuille	7:10
N heal-	5:22	7:-14
N health	5:22	7:-14
N henr-	4:-11	7:19
N hofg-	4:17	8:-9
N hofgastein	4:17	8:-9
N hote-	7:17	8:-8
N hotel	7:18
N hotel_le	7:8
N id	3:56	7:-43
N iden-	7:14
N if	7:12
N ihre	3:41	7:-37
N inc	7:17
N incl-	4:30	7:-23
N included	4:33	7:-30
N indu-	1:14
N industries	1:14
N info-	4:-10	7:10
N information	4:-10	7:8
N inh	7:9
N inr	3:-8	7:10
N ins	0:11	7:-11
N inte-	3:-11	7:28
N interest	7:9
N internet	7:10
N invo-	3:-15	4:16	7:23	8:-14
N invoice	3:-14	4:17	7:21	8:-13
N invoice_no	4:18	7:-14
N isol-	0:9
N isolde	0:9
N isolde_fairweather	0:9
N jane	7:22	8:-9
N jane_ms	7:22	8:-9
N join-	7:28	9:-29
N joinery	7:32	9:-28
N kass-	7:10
N kess-	7:12
N kg	7:12
N klin-	7:9
N kline	7:9
N kont-	3:15
N kontakt	3:16	7:-11
N la	7:10
N le	4:10	7:-10	9:14
N les	7:9
N limi-	3:-9	7:19
N limited	3:-9	7:19
N llp	7:12
N loan	3:8
N lsv	0:16	7:-15
N ltd	4:-11	7:35
N mail-	7:11
N mailbox	7:11
N mailbox_example	7:11
N marg-	7:10
N marr-	7:14	8:-9
N marriott	7:14	8:-9
N mast-	0:10	2:8
N mastercard	0:10	2:8
N mastercard_revolving	0:13	2:10	7:-12
N may	7:8
N medi-	7:10
N meri-	3:26	7:-16
N meridian	3:27	7:-20
N mess-	7:-17	9:24
N message	7:-21	9:25
N message_costs	7:9
N mete-	7:8
N meter	7:8
N meth-	0:26	7:-21
N method	0:26	7:-21
N mgmt	4:11
N mika	0:19	7:-18
N mika_executive	0:19	7:-18
N miss	7:10
N miss-	3:12
N mississauga	3:12
N mississauga_on	3:12
N mme	4:-12	7:31
N mont-	3:-14	7:25	9:10
N montant	3:-8	9:12
N montant_payer	7:18
N mort-	6:20	7:-13
N mortgage	6:20	7:-13
N mr	2:32	3:-11	4:-17	7:8
N mrs	7:8
N ms	2:32	3:-11	4:-8	7:8	8:-12
N muni-	7:8
N nadi-	0:13
N nadine	0:13
N nadine_abercrombie	0:13	7:-12
N name	7:16
N new	0:12	7:-9
N new_charges	0:12	7:-12
N nikh-	3:9
N nikhil	3:9
N no	0:-8	4:12	6:-8	8:28
N no_date	4:32	7:-16	8:-11
N no_end	7:12
N noah	0:-14	7:16
N noah_feingold	0:-14	7:16
N noch	7:8
N none	7:13
N norm-	4:9	7:24	9:-24
N noti-	3:10
N notice	3:12
N nr	3:23	7:-17
N numb-	6:15	7:11	8:-10
N number	6:15	7:11	8:-10
N nume-	4:30	7:-19
N numero	4:30	7:-20
N ober-	6:-12	7:22
N of	7:26
N of_payment	0:10	7:-9
N on	3:10	4:-12	9:12
N on_your	9:13
N onli-	7:-11	8:19
N online	7:-11	8:19
N or	7:9
N oran-	7:11
N orange	7:11
N orange_fr	7:11
N orde-	7:10	8:8
N order	7:9	8:9
N order_desk	7:10
N order_invoice	4:18	7:-10
N order_no	4:-14	8:25
N ou	7:17
N ou_mme	7:8
N over-	7:13
N overnight	7:8
N owin-	4:8
N owing	4:8
N page	4:14	7:-12
N paid	7:9
N pape-	7:9
N paper	7:9
N paper_free	7:9
N park-	7:16
N parking	7:11
N parking_overnight	7:8
N part	7:10
N part-	7:18
N parts	7:8
N pati-	1:14
N patidar	1:14
N patidar_polyfab	1:14
N patient	7:11
N patient_financial	7:10
N pay	3:8	7:-16	8:19
N pay_online	7:-20	8:20
N paye-	3:-8	7:19
N payer	3:-8	7:19
N paym-	0:14	3:-18	7:22
N payment	0:12	3:-14	7:18
N payment_method	0:16	7:-12
N peri-	4:-14	7:24
N period	4:-14	7:22
N plea-	7:11
N please	7:11
N pohl-	7:8
N poin-	4:21	7:-17
N points	4:21	7:-18
N points_balance	4:21	7:-19
N poly-	1:14
N polyfab	1:14
N polyfab_industries	1:14
N pran-	7:11
N pranav	7:11
N pranav_gokhale	7:11
N pres-	7:12
N prim-	6:12
N prin-	8:9
N print	8:9
N priy-	7:11
N pty	7:8
N rama-	7:13
N rate	3:8
N rece-	5:19
N receipt	5:19
N rech-	7:17
N reco-	8:9
N rect-	4:-28	7:39
N ref	7:16
N refe-	2:35	4:-30	7:-67	8:19	9:67
N reference	3:-17	4:-11	8:21	9:21
N references	2:38	3:16	4:-17	7:-29
N remi-	3:14
N remittance	3:15
N remittance_advice	3:15	7:-9
N rene-	7:9
N renee	7:9
N rent-	3:-9	7:21
N rental	3:-9	7:21
N retu-	7:9
N return	7:9
N revo-	0:13	2:10	7:-12
N revolving	0:13	2:10	7:-12
N rive-	7:10
N road	7:15
N room	7:8
N ruck-	6:15
N sarl	7:9
N save-	3:29	7:-28
N scho-	7:10
N schr-	4:10
N scot-	0:16	7:-11
N see	0:9
N serv-	3:-12	4:21	5:16	8:-10
N services	3:-13	4:-13	5:17	7:17
N ship	3:19	7:-15
N simp-	4:17	7:-12
N spar-	7:10
N stan-	5:19
N standard	5:19
N stat-	0:16	3:-20	7:14	9:8
N statement	0:17	3:-17	9:9
N statement_no	7:10
N subt-	7:8
N subtotal	7:8
N supp-	3:-10	7:25
N supply	7:18
N supply_number	7:10
N surv-	7:8
N swift_message	7:9
N syst-	7:11
N systems	7:9
N tarj-	0:13	2:10	7:-12
N tarjeta	0:13	2:10	7:-12
N tarjeta_mastercard	0:13	2:10	7:-12
N taux	6:12	7:-8
N tax	7:27	8:-9
N tax_invoice	4:10
N tere-	3:20	7:-16
N teresa	3:20	7:-16
N text	7:-35	9:36
N than-	7:14
N thank	7:14
N thank_you	7:14
N that	7:-10
N the	7:31
N this	4:-9	9:11
N this_page	8:9
N thor-	7:10
N titu-	4:15	7:-13
N to	0:12
N to_pay	3:13
N tobi-	0:-12	7:18
N tobias	0:-12	7:18
N tobias_winthrop	0:-12	7:13
N tota-	0:21	4:-8
N total	0:21	4:-8
N total_new	0:12	7:-12
N total_payments	0:9	7:-9
N tran-	4:-9	9:24
N transaction	7:-13	9:25
N transaction_details	7:-10	9:12
N ttc	7:10
N uber-	7:8
N und	6:-14	7:34
N unit-	7:9
N united	7:8
N usd	0:12	7:-8
N vaay-	4:34	7:-15	8:-12
N vale-	7:10
N valet	7:10
N valet_parking	7:10
N vall-	3:-8	7:13
N valley	3:-8	7:11
N vand-	3:15	7:-27	9:24
N vanderhoef	3:22	7:-21
N vehi-	3:10
N vehicle	3:10
N verf-	0:33	7:-32
N verfugbar	0:33	7:-32
N vers-	7:-13	9:15
N verser	7:-14	9:16
N vert-	4:-39	7:46
N via	3:19	7:-17
N visa	7:10
N visi-	0:9
N visit	0:9
N vos	3:26	4:-17
N vos_references	3:23	4:-17
N voss-	4:-11	7:19
N wate-	7:9
N water	7:9
N werk-	7:-15	8:15
N west-	5:22	7:-11
N whitcomb	3:10
N whole account	3:35	7:-30
N whole account number	3:47	4:-10	7:-31
N whole amount due	4:17	7:-14
N whole art nr	7:9
N whole client	3:33	7:-28
N whole invoice no	4:18	7:-14
N whole no	3:45	7:-75	8:41
N whole number	3:-14	7:23
N whole reference	7:-13	8:-30	9:56
N whole zahlung lsv	0:18	7:-17
N whole אסמכתא	7:-41	9:43
N whole לתשלומ עד סכומ בש"ח	3:17
N whole מס מד	7:9
N whole מס משלמ	3:11	7:-9
N whole מס רכב	7:12
N whole מס שובר	3:-12	4:11
N whole מספר חשבונ	3:-14	4:9	7:14
N whole מספר לקוח	3:33	7:-25
N whole מספר מונה	7:9
N whole מק"ט	7:9
N will	3:18	7:-18	9:12
N wint-	0:-12	7:13
N winthrop	0:-12	7:13
N work	4:18	7:-10
N work_order	4:18	7:-10
N www	3:-10	4:16	8:-10
N www_capitalone	0:8
N yann-	4:16	7:-15
N you	3:17
N your	0:17	7:-51	8:38	9:9
N your_balance	0:8
N your_energy	4:13	7:-10
N your_payment	7:14
N your_statement	0:15	7:-16	9:12
N zahl-	0:15	3:-9	4:-11	7:11
N zahlung	0:16	7:-15
N zahlung_lsv	0:16	7:-15
N zu	7:8
N אגפ	4:-8	7:17
N אוחנ-	0:15	7:-14
N אוחנה	0:15	7:-14
N אורי-	0:10	5:11	7:-9
N אורית	0:10	5:11	7:-9
N אורית_לוינסונ	5:11
N אורנ-	6:14
N אורנה	6:14
N אזור-	7:10
N אזורית	7:10
N אישו-	6:-10	9:17
N אישור	6:-10	9:17
N אישי-	4:-9	7:10
N אישית	4:-9	7:10
N אישית_לתשלוממ	4:-9	7:10
N אל	6:12	7:-12
N אסמכ-	1:-8	3:-23	7:-39	8:35	9:46
N אסמכתא	7:-22	9:46
N אשפו-	7:-12	9:15
N אשפוז	7:-12	9:15
N את	4:-11	7:17
N את_החיובימ	4:-9	7:10
N בבנק	4:11
N בבנק_הדואר	4:11
N בחו"-	0:16	7:-15
N בחו"ל	0:16	7:-15
N ביקו-	7:14
N ביקור	7:14
N בית	7:10
N במע"-	7:9
N במע"מ	7:9
N בע"מ	7:42	8:-10
N ברפו-	5:17
N ברפואת	5:17
N ברפואת_המשפחה	7:15
N בש"ח	3:16
N גב	7:8
N גביי-	7:10
N גולד-	7:12
N גוש	4:9
N גוש_חלקה	4:9
N ד"ר	0:-12	3:-9	5:58	7:-20
N ד"ר_אורית	5:11
N ד"ר_סאמי	7:8
N דהאנ	6:12	7:-10
N דוד	0:15	7:-10
N דוח	3:19	7:-9
N דוח_הלוואה	3:20	7:-11
N דיגי-	4:8
N דיגיטלית	4:8
N הדוא-	3:10	4:9	7:-17
N הדואר	3:10	4:9	7:-17
N הודע-	3:25	4:-14
N הודעה	4:-13	7:19
N הודעה_למוטב	4:-12	7:17
N הודעת	3:29	7:-28
N הודעת_חיוב	3:30	7:-29
N הועב-	0:28	7:-24
N הועבר	0:28	7:-24
N הועבר_לחשבונ	0:28	7:-24
N הזמנ-	7:-20	8:24
N החיו-	4:-9	7:13
N החיובימ	4:-9	7:10
N החיובימ_לעיל	4:-9	7:10
N החשב-	7:14
N החשבונ	7:13
N הלוו-	3:15	6:43	7:-48
N הלוואה	3:16	6:45	7:-51
N הלוואה_לעמית	3:16	6:-16
N הלקו-	0:-12	3:42	7:-16
N הלקוח	0:-12	3:42	7:-16
N המקב-	0:28	7:-23
N המקבל	0:28	7:-23
N המשו-	7:9
N המשפ-	5:20	7:-8
N המשפחה	5:20	7:-8
N הנני	4:-9	7:12
N הנני_מאשר	4:-9	7:10
N העברה	7:9
N העסק-	0:-10	7:11
N הערו-	7:10
N הערות	7:10
N השרו-	4:-13	7:14
N השרונ	4:-13	7:14
N השתל-	3:16	6:-16
N השתלמות	3:16	6:-16
N השתלמות_דוח	3:20	7:-11
N התשל-	7:10
N התשלומ	7:10
N ואחר-	4:-9	7:10
N ואחראי	4:-9	7:10
N ואחראי_אישית	4:-9	7:10
N והוד-	0:8	2:10	7:-9
N והודעה	0:8	2:10	7:-9
N והודעה_מוקדמת	0:8	2:10	7:-10
N ורחל	6:13	7:-9
N ותקש-	4:13	7:-9
N ותקשורת	4:13	7:-9
N זה	7:10
N זהות	7:12
N זיוו-	4:14	7:-11
N זיווד	4:14	7:-11
N זיכו-	4:9
N זיכוי	4:9
N ח'ור-	7:8
N ח'ורי	7:8
N חוזה	3:17	7:-9
N חיוב	0:11	2:9	3:26	7:-31
N חיוב-	2:10
N חיובימ	2:10
N חיובימ_והודעה	0:8	2:10	7:-10
N חלקה	4:9
N חשבו-	1:-20	2:-9	3:-19	4:35
N חשבונ	1:-17	4:34	6:10	7:-16
N חשבונית	3:-12	7:18	8:12
N חשבונית_מס	4:-18	7:26	8:15
N חתומ	4:12	7:-9
N חתומ_דיגיטלית	4:8
N חתימ-	7:11
N חתימה	7:9
N טלפו-	7:10
N טלפונ	7:10
N יד	7:11
N ילדי-	5:23	7:-16
N ילדימ	5:23	7:-16
N ירוש-	7:8
N יש	7:8
N יתרה	7:18
N יתרה_לתשלומ	4:-10	7:18
N כאל	0:15	7:-14
N כהנ	5:11
N כספי-	4:11	7:-11
N כספימ	4:11	7:-11
N כרטי-	0:14
N כרטיס	0:16
N כתוב-	7:10
N כתובת	7:10
N לא	4:-9	5:19
N לב	4:-15	7:20
N לבנק	3:16	7:-14
N לדיי-	3:27	7:-25
N לדייר	3:27	7:-25
N לוינ-	5:11
N לוינסונ	5:11
N לוינסונ_כהנ	5:11
N לחשב-	0:27	7:-15
N לחשבונ	0:27	7:-21
N לידי	4:11	7:-10
N לכבו-	7:17
N לכבוד	7:17
N למוט-	4:-12	7:20
N למוטב	4:-12	7:20
N לעיל	4:-9	7:10
N לעיל_ואחראי	4:-9	7:10
N לעמי-	3:16	6:-16
N לעמית	3:16	6:-16
N לפי	7:8
N לקוח	0:12	3:16	7:-46	8:33
N לתשל-	7:12
N לתשלומ	4:14
N לתשלומ_בבנק	4:11
N לתשלומ_עד	3:12
N לתשלוממ	4:-9	7:10
N מאשר	4:-9	7:10
N מאשר_את	4:-9	7:10
N מד	7:10
N מומח-	5:17
N מומחה	5:17
N מומחה_ברפואת	5:17
N מונה	3:-9	7:13
N מועצ-	7:10
N מועצה	7:10
N מועצה_אזורית	7:10
N מוקד-	0:8	2:10	7:-9
N מוקדמת	0:8	2:10	7:-9
N מוקדמת_על	0:8	2:10	7:-10
N מור	0:9
N מורש-	4:-8	8:20
N מורשה	8:20
N מחיר	4:-11	7:22
N מיזו-	8:10
N מיזוג	8:10
N מיכל	4:-14	7:18
N מימ	3:-13	7:21
N מימו-	7:11
N מימונ	7:11
N מנוי	3:-28	7:33
N מס	0:9	2:9	3:-22	7:-29	9:15
N מס_חשבונ	4:30	7:-25
N מס_מד	7:10
N מס_משלמ	3:21	7:-17
N מס_נכס	7:15
N מס_קבלה	3:38	7:-27
N מס_רכב	7:12
N מס_שובר	3:-12	4:11
N מס_שיק	1:15
N מסמכ	3:-9	7:-9	8:27
N מספר	0:29	2:23	6:10	7:-26	8:-15	9:-12
N מספר_זהות	7:9
N מספר_חשבונ	3:-16	4:8	7:20
N מספר_לקוח	3:33	7:-25
N מספר_מונה	7:9
N מערכ-	4:12
N מערכות	4:12
N מערכות_זיווד	4:14	7:-11
N מק"ט	7:9
N מקור	3:47	4:-21	7:-16
N מר	4:11	7:-16
N מרכז	7:8
N מרכז-	3:-26	7:33
N מרפא-	5:11
N מרפאת	5:11
N מרפאת_שיניימ	5:11
N משלו-	3:10
N משלוח	3:10
N משלמ	3:28	7:-23
N נדב	7:13
N נוכח-	6:8
N נוכחית	6:8
N ניהו-	7:-13	9:19
N ניהול	7:-13	9:19
N נכס	3:-19	4:-16	7:38
N סאמי	7:8
N סאמי_ח'ורי	7:8
N סה"כ	0:11	3:-11	4:-16	9:28
N סה"כ_חיוב	7:12
N סה"כ_חשבונית	4:-9	7:10
N סוג	7:12
N סיכו-	9:11
N סיכומ	9:11
N סיכומ_ביקור	7:9
N סכומ	3:10	4:-8
N סכומ_בש"ח	3:17
N סמנכ-	4:11	7:-12
N ספח	4:24	7:-27
N ספח_לתשלומ	4:24	7:-27
N ע"ר	7:13
N עבוד-	0:-9	5:23
N עבודה	0:-9	5:23	7:-10
N עבור	7:10
N עד	3:11	4:-8
N עד_סכומ	3:12
N עוסק	7:-10	8:23
N עוסק_מורשה	7:-10	8:23
N עידי-	0:9
N עידית	0:9
N על	2:9
N על_חיוב	0:8	2:10	7:-9
N עמ	7:10
N עמות-	4:-14	7:24
N עמותת	4:-11	7:19
N עמותת_יד	7:8
N עמק	3:-10	4:12
N עסקא-	0:15	7:-14
N עסקאות	0:15	7:-14
N עסקי-	3:-25	7:28
N עסקימ	3:-27	7:29
N פולי-	2:60	7:-50
N פוליסה	2:60	7:-51
N פירו-	0:-12	7:12
N פירוט	0:-12	7:16
N פרוט	0:8	2:10	7:-9
N פרוט_חיובימ	0:8	2:10	7:-10
N פרטי	3:19	4:-10	7:-30	8:23
N פרטי-	7:29	9:-11
N פרטי_חשבונ	4:8
N פרטימ	7:28	9:-11
N פרצ	3:9
N צדוק	7:11
N ציונ	6:13	7:-9
N ציונ_ורחל	6:13	7:-9
N צרכנ	3:-10	4:21
N קבלה	3:35	4:18	7:-34
N קבלת	7:8
N קוד	7:11
N קטלו-	7:10
N קרנ	3:19
N קרנ_השתלמות	3:20	7:-11
N ריבית_נוכחית	6:9
N רישו-	7:8
N רישוי	7:8
N רכב	7:27
N רכש	7:-13	8:20
N רפוא-	5:25	7:-18
N רפואת	5:25	7:-22
N רשומ-	7:9
N רשומה	7:9
N ש"ח	4:-14	7:15
N שגב	0:19	7:-15
N שובר	3:-11	4:38	7:-21
N שובר_תשלומ	3:13	7:-9
N שולמ	7:-10
N שחרו-	7:-11	9:15
N שחרור	7:-11	9:15
N שיני-	5:8
N שיניימ	5:8
N שיניימ_ד"ר	5:11
N שיק	1:13
N שירו-	7:10
N שלכ	3:40	7:-34
N שמ	7:19
N שמ_הלקוח	0:-12	7:17
N תמר	7:11
N תעוד-	3:10
N תעודת	3:10
N תקופ-	7:9
N תקופה	7:9
N תשלו-	3:13
N תשלומ	3:13
R ab	4:-14	7:18
R accepte	8:20
R account	7:11
R after	3:40	7:-30
R an	4:11	7:-8
R and	7:15
R applies	4:-8	7:9
R apt	7:13
R ave	0:-14	3:-10	7:36
R bad	7:20
R bic	7:9
R bill	3:9
R blvd	7:11
R card	4:-8	7:10
R code	7:10
R credited	0:-10	7:11
R credits	0:9	7:-8
R creek	7:11
R days	7:11
R de	3:-12	4:-12	7:36
R del	4:17	7:-12
R des	7:9
R dr	7:10
R du	4:-44	7:52
R ending	7:8
R example	7:8
R from	7:-19	8:21
R halle	7:11
R id	7:9
R in	7:13
R invoice	3:-42	7:44
R karnataka	7:12
R koln	7:11
R kundennummer	4:19	7:-15
R kwh	3:-10	7:26
R le	4:-9	8:19
R meter	7:10
R mwst	7:9
R ne	0:-15	7:19
R number	7:8
R of	7:26
R office	7:11
R on	0:-12	7:21
R page	3:42	7:-45
R payments	0:9	4:-8
R rd	7:21
R registered	7:11
R rennes	3:-40	7:41
R rue	7:9
R saint	7:18	8:-8
R se	7:12
R seats	7:-20	8:21
R seite	3:8
R service	7:9
R st	0:-8	7:25
R street	7:11
R sur	7:11
R swift	3:-9	7:14
R the	7:15
R to	4:-9	7:16
R total	0:14	7:-12
R transactions	0:23	7:-22
R tva	7:11
R und	4:11
R vom	4:-18	7:37
R were	7:-20	8:21
R xx	7:19
R xxxx	0:-25	3:-10	7:41
R your	0:-10	7:12
R אישור	7:-15	9:21
R ביומ	7:14
R בע"מ	7:25
R דיגיטלית	4:-10	7:13
R חודש	0:12
R חיוב	0:19	7:-18
R חתומ	4:-10	7:13
R יומ	4:-9	7:13
R כולל	7:8
R לקוח	4:12
R מומחה	5:41	7:-35
R מיומ	4:-46	7:60
R ממוחשב	4:-10	7:14
R מס	5:24	7:-9
R מסמכ	4:-10	7:14
R מתאריכ	4:-12	7:13
R מתוכ	7:12
R ניכויימ	7:9
R ספרות	7:22
R על	7:10
R פקס	7:12
R תיק	4:9
S about	3:-13	7:27
S abwasser	7:-15	9:18
S account	0:-17	3:18	4:-9	7:10	9:12
S accounts	4:-15	7:-9	8:32
S activity	7:13
S address	7:8
S advice	3:12	4:32	7:-27
S ag	6:11
S alten	7:-17	8:21
S am	0:10	7:-10
S america's	3:-16	7:20
S american	0:-11	7:13
S amount	9:18
S an	7:15
S and	0:-16	1:33	4:-9	7:31	8:-10	9:-16
S angeben	3:12	7:-9
S another	7:13
S ansprechpartner	3:39	4:9	7:-36
S appear	9:12
S appli	7:15
S applicable	2:32	7:-19
S application	3:17	7:-11
S applied	6:11
S are	7:13
S as	7:-13	9:30
S at	3:-32	7:42
S auf	7:12
S australia	7:16
S australian	7:-24	9:29
S authorized	7:12
S automatique	3:-9	7:21
S avant	7:-13	9:15
S avec	7:-13	9:15
S avoir	4:9	7:24	8:-22
S awnings	4:23
S back	0:14	7:-13
S bains	7:-10	8:13
S baltimore	3:-10	4:13	7:15	8:-10
S bank	0:18	1:30	3:-50	4:-12	7:34
S banksia	3:13	7:-12
S bar	4:36	7:-28
S barclaycard	0:23	7:-11
S batiment	7:15	8:-10
S baugeldkasse	6:12
S be	7:12
S bei	3:11
S bellinger	1:-14	7:15
S beschriftung	7:12	8:-12
S bestellinformationen	7:-19	8:28
S bezahlt	3:-9	8:14
S bi	8:9
S bill	3:-64	4:26	7:44
S bitte	8:13
S bluegum	7:-10	8:15
S bon	7:13
S borough	3:10
S brasserie	3:10	4:15	7:-20
S breakdown	7:8
S brico	4:20	7:-12
S brookmere	3:16	4:14	7:-28
S buchdruck	4:11	7:-9
S by	4:9	7:15
S california	1:34	7:-30
S cantieri	7:16
S cape	3:-10	7:22
S capitalone	0:16	7:-10
S card	0:-21	3:39
S care	7:13
S carrelage	7:-10	8:13
S castelnovo	7:-50	8:56
S ce	7:15	8:-9
S center	3:17	7:-14
S centre	3:-11	4:52	5:17	7:-42
S certificated	1:39	7:-37
S charged	0:-10	7:14
S charges	2:34	3:-54	7:21	8:22
S chase	7:19
S chauffage	7:-8
S cheapest	3:13
S check	0:-12	6:10	7:12
S cho	0:20	7:-17
S cibc	0:-18	7:20
S city	3:11
S classified	1:39	7:-37
S claudia	3:14	7:-14
S clear	0:8
S client	7:16
S clinic	3:12	7:-9
S co	4:10	7:-22	9:27
S colmar	3:-14	4:42	7:-19
S com	1:32	3:-18
S company	7:13
S compte	7:14
S confidential	4:13
S consolidated	7:9
S contacter	4:32	7:-28
S contrato	7:17
S convenient	3:-16	7:20
S cost	3:-13	4:-9	7:26
S council	3:10
S county	4:44	7:-44
S courtyard	4:17
S credit	7:13
S credito	0:13	2:10	7:-10
S credits	0:-18	7:29
S customer	7:28
S d'amortissement	6:12	7:-8
S dac	4:16	7:-14
S darnell	3:-28	4:20	7:11
S darricau	4:12
S date	4:10
S datos	7:9
S de	3:-28	7:41
S debit	9:10
S debited	7:-15	9:18
S deductions	1:38	7:-35
S definitif	6:12	7:-8
S del	7:25
S dental	5:15	8:-8
S deposit	9:24
S deposits	7:8
S der	3:44	7:-29
S des	3:-13	4:14
S detach	0:13	3:22	6:10	7:-29
S detail	0:-15	3:-9	7:41
S detailed	0:16
S details	3:-8	9:22
S detalle	7:14
S di	4:38	7:-28
S die	7:14
S digitaldruck	7:14	8:-12
S direct	7:11
S discount	7:12
S distribuciones	3:17	4:26	7:-78	8:38
S dividend	0:-18	7:20
S division	7:13
S do	0:11
S domplatz	0:10	7:-10
S douglas	3:-8	7:12
S dr	7:9
S du	4:12	8:-8
S due	7:11
S earnings	1:38	7:-27
S edison	7:11
S eheleute	4:19
S eir	7:9
S eircom	7:9
S eisvogel	4:14	7:-10
S electric	7:12
S electrical	3:-8	7:-9	8:18
S electricity	7:9
S elodie	7:8
S employee	7:9
S employee's	7:10
S employment	7:8
S en	7:15
S energy	3:9
S erleben	7:9
S ermittlung	7:9
S ersatzteile	7:10
S espace	7:15
S et	7:10
S example	3:-16	4:-20	7:18	8:34
S express	0:-18	7:33
S facilitation	7:8
S factura	4:19
S fairweather	0:20	7:-17
S fall	3:13
S familie	4:-11	8:10
S family	7:11
S fargo	1:33	7:-29
S farhan	7:12
S federal	7:12
S fee	3:-13	4:-10	7:26
S fees	3:-9	4:-10	7:29
S final	2:35	3:-13	4:-9	7:-32	8:25
S financial	3:16
S firstrand	7:12
S fitting	7:16
S fix	3:13
S flight	0:9
S floristik	7:12
S folio	3:-9	4:39	8:-16
S for	7:28
S fr	7:17
S frau	3:51	4:63	6:16	7:-101	8:-12
S from	7:15
S full	7:12
S funkwerk	7:11
S gaetan	7:-13	8:16
S gartenbau	7:12
S gas	7:23
S gast	7:13
S gastronomie	4:14	7:-10
S gaves	4:20	7:-12
S geehrter	7:9
S gigakombi	7:11
S girona	7:19
S gmbh	3:20	4:-27	7:24
S go	3:-30	4:20	7:12
S goff	3:-32	4:12	7:22
S gorgona	7:10
S government	3:-9	9:28
S greenacre	7:10
S gross	7:-11	9:19
S grossiste	7:9
S group	5:15	8:-8
S grove	3:13	7:-12
S guest	3:-13	4:45	8:-18
S guten	7:13
S harbor	3:-10	4:12	7:16	8:-10
S hardware	4:32	7:-24
S harrogate	4:-13	7:16
S hautefeuille	7:13
S have	7:-9	9:18
S hdfc	3:-8	7:10
S heating	7:16
S herr	7:13
S herrn	4:-8	6:17	7:-26	8:22
S hesbaye	4:16	7:-16
S hofladen	7:12
S hohenfurt	3:24	4:-39	7:17
S hohepa	3:13	7:-11
S home	7:13
S hons	3:16	7:-10
S horeca	7:9
S hospital	7:13
S hotel	0:9	3:-14	4:11
S house	6:19
S how	6:11
S idrico	3:41	7:-34
S if	7:21
S ihr	3:33	7:-19
S ihre	7:10
S il	3:14	4:-19	7:11
S im	7:15
S immigration	3:-9	4:12	7:16	8:-11
S important	7:8
S imprimerie	7:18
S in	7:21
S inc	4:39	7:-31
S information	0:30	3:-10	4:-65	7:32	8:35
S inner	3:-10	4:13	7:15	8:-10
S insurance	7:13
S integrato	3:41	7:-34
S interest	0:-13	7:26
S invoice	2:-9	3:21	4:29	7:-18
S ireland	0:26	7:-15
S is	7:12
S isixeko	3:-10	7:22
S isolde	0:20	7:-17
S it	7:12
S itinerary	7:11
S kaapstad	3:-10	7:22
S kessell	7:11
S kg	7:12
S kieffer	7:8
S kitchen	4:36	7:-28
S klammerheftung	4:11	7:-9
S koller	3:14	7:-14
S kontakt	3:16
S l'echeance	7:-13	9:15
S la	4:19
S lac	7:18
S lamb	4:32	7:-21
S landgasthof	7:-17	8:21
S larkmobile	7:10
S last	0:11	6:11	7:-15
S le	3:-41	4:21	8:24	9:12
S lichtwerbung	7:12	8:-12
S limited	7:23
S liquidacion	0:13	2:10	7:-10
S llc	7:8
S loan	6:12
S lohegaon	3:-8	7:14
S longer	7:8
S ltd	3:-37	7:32	8:13
S ludovica	7:-50	8:56
S madame	4:11
S make	0:-12	6:10	7:13
S maltings	7:10
S mamadou	7:10
S marchandise	7:15	8:-9
S maren	7:14
S marriott	4:17
S maschinell	7:8
S mast	3:14	4:-19	7:11
S mathurin	7:13
S matteo	1:-14	7:19
S max	0:13	7:-12
S may	7:9
S medical	3:17	7:-14
S meister	3:14	7:-14
S mensual	0:13	2:10	7:-10
S meridell	3:-10	4:13	7:15	8:-10
S message	7:-30	9:31
S messages	0:-12	7:14
S milwaukee	4:17
S minimum	7:9
S mme	7:11
S mobil	7:11
S mobile	3:23	7:-19
S monatsrechnung	0:43	7:-61	9:28
S montant	7:-13	9:15
S month's	3:-30	4:19	7:13
S most	3:-16	7:20
S mr	3:-32	4:-9	6:22	7:35
S mrs	3:-8	6:20
S ms	3:9
S musikverein	3:48	7:-45
S mylapore	3:53	7:-51
S name	7:10
S navali	7:10
S navyfederal	3:-12	7:13
S near	3:-8	7:14
S nedbank	7:8
S never	7:10
S new	4:11
S ngcamu	7:13
S nicht	3:-9	8:14
S no	3:36	7:-21
S not	0:10	2:32	3:-9	7:-20
S notice	7:11
S nous	4:30	7:-12	8:-9
S number	3:-11	7:22
S oberlechner	7:10
S oberteuringen	3:48	7:-45
S odile	4:12
S of	0:14	1:32	4:-19	6:-11	7:10	8:-11
S off	7:9
S okafor	7:12
S old	7:10
S on	2:31	3:-30	4:-26	7:30	9:8
S online	3:-12	4:51	7:-49	8:17
S only	7:12
S op	4:32	7:-24
S or	7:15
S order	3:-31	4:-14	7:-32	8:87
S org	3:-12	7:13
S ortek	3:-36	4:12	7:28
S other	7:18
S ou	7:16
S our	3:13
S overall	3:16	7:-9
S page	8:9
S pankraz	7:-10	8:23
S parkside	3:-21	4:36	5:18	7:-22
S parts	4:43	7:-39
S passed	3:-13	4:-9	7:25
S patient	3:16
S pay	3:-19	4:55	7:-26	8:14
S payable	0:-11	3:14
S payment	0:8	3:13	4:-15	6:14	7:-17	9:17
S payments	0:-15	7:30
S payroll	1:39	7:-36
S penhallow	3:-13	7:23
S pennington	3:-8	7:12
S pepinieres	4:16	7:-16
S pepper	3:-16	7:15
S period	3:-10	6:-21	7:39
S physio	3:-21	4:36	5:18	7:-22
S plan	7:13
S platinum	0:19	7:-12
S please	3:24	7:-12
S plomberie	7:-13	8:12
S plumbing	7:16
S portion	3:26	7:-17
S portons	7:15	8:-9
S post	7:-17	8:21
S prairie	4:32	7:-24
S prelevement	3:-9	7:21
S pressoir	3:-14	4:41	7:-18
S prestazione	4:31	7:-29
S priere	7:-13	9:15
S print	8:9
S private	4:11
S priyanka	7:9
S procurement	3:-14	4:-15	8:41
S proforma	4:24	8:-14
S pte	3:-22	7:23
S pty	8:14
S puffin	7:-11
S purchase	3:-31	4:-14	7:28	8:30
S purchases	7:11
S purchasing	7:11
S quay	7:11
S quellec	7:-13	8:16
S qureshi	7:12
S ra	7:-50	8:56
S ramanujan	7:8
S rappeler	2:39	3:-15	4:-43	7:23
S rcs	3:-14	4:42	7:-19
S record	2:35	3:-13	4:-9	7:-32	8:25
S records	8:9
S reference	7:-16	8:21
S references	2:37	4:-63	7:44
S registered	7:-20	9:31
S relais	8:13
S releve	7:15
S remittance	3:11	4:27	7:-53	9:18
S remparts	8:12
S rental	2:68	3:-18	4:-11	7:-53	8:22
S repayment	6:12
S reports	7:12
S research	7:8
S residential	2:32	7:-23
S reto	3:14	7:-14
S retour	7:15	8:-9
S return	0:10	3:35	4:-9	6:9	7:-34
S riverbend	4:17
S riverside	5:15	8:-8
S road	3:-11	7:20
S rode	7:10
S sa	3:10	4:15	7:-20
S sails	4:23
S sales	3:17	4:15	7:-24
S salle	7:-10	8:13
S sarl	3:-20	4:46	8:-11
S sasekapa	3:-10	7:22
S savoir	7:13
S schedule	6:12
S scu	4:-10	7:13
S see	0:17	7:-11
S sehr	7:9
S sent	7:27	9:-24
S service	3:-8	7:23
S services	3:-8	4:-21	8:48
S servizio	3:41	7:-34
S sfr	4:9
S shade	4:23
S shoulder	4:32	7:-21
S sibusiso	7:13
S sig	7:-46	8:55
S sign	7:10
S simplificada	4:16	7:-12
S since	0:14	7:-11
S so	7:9
S specialist	3:-21	4:36	5:18	7:-22
S specification	9:10
S spice	3:-22	7:22
S st	6:19
S stad	3:-10	7:22
S stadtwerke	3:24	4:-39	7:18
S standard	7:10
S statement	1:35	4:-12	6:-23	7:-12
S straits	3:-16	7:15
S street	7:10
S suite	7:15	8:-9
S summary	3:-37	7:53
S suncoast	4:23
S sur	7:16
S tableau	6:11	7:-8
S tag	7:13
S take	7:9
S tariff	7:15
S tarjeta	0:13	2:10	7:-10
S tax	4:60	7:-19	8:-22
S taxable	7:11
S taxes	7:22
S terrace	6:19
S text	7:-34	9:34
S thank	3:10
S the	3:-28	4:-11	7:81	8:-12	9:-10
S this	3:-14	4:-20	7:32
S time	7:12
S tischlerwerkstatt	7:14
S tjaden	7:14
S to	3:-25	7:70	9:-31
S towards	7:-15	9:18
S town	3:-10	7:22
S trading	7:12
S transaction	7:19
S transactions	0:27	7:-11
S traveler	7:12
S tresillian	6:19
S tri	4:44	7:-43
S truck	4:44	7:-43
S trust	7:12
S trustee	7:11
S tyne	7:8
S uberlinger	7:-12	8:22
S uberweisen	3:-9	8:14
S und	6:17
S understand	3:25	7:-22
S united	7:-15	8:25
S unterschrift	7:13
S usage	7:11
S use	3:13
S ux	7:8
S vaayuthermal	3:-12	4:-13	8:35
S vat	2:30	3:-15	4:10	8:-13
S vendita	4:31	7:-29
S verbandsgeschaftsfuhrer	3:48	7:-39
S verbindet	7:9
S verbrauch	7:12
S verizon	3:55	4:42	7:-94
S verser	7:-13	9:15
S veterinary	3:13	7:-11
S visa	3:43	7:-34
S visit	0:17
S vos	3:12	4:-22	7:27
S votre	7:29	8:-10
S vreni	4:28	7:-26
S vzw	3:-29	4:20	7:11
S wages	7:11
S wagholi	3:-8	7:14
S warming	7:12
S was	6:11
S we	3:18	7:-26	9:17
S wear	7:8
S wells	1:33	7:-29
S wellsfargo	1:34	7:-30
S westerdale	3:10
S westfalen	6:12
S when	7:22	9:-14
S whitlock	3:-28	4:20	7:11
S will	7:10	9:10
S william	6:19
S wir	7:16
S wireless	3:-9	7:16
S with	3:25	4:-14	6:8
S withdrawals	7:12
S world	3:25	7:-22
S write	7:10
S www	0:11	3:-14	4:-12	7:33
S yannick	3:-32	4:12	7:22
S yes	7:12
S york	4:12
S you	3:-16	4:-8	7:43
S your	0:-17	3:17	4:-39	6:11	7:34	9:13
S zahlungen	7:8
S zur	7:-10	8:20
S zurcher	4:28	7:-26
S אביב	3:11
S אברג'יל	7:19
S אגודת	3:-13	5:46	7:-18
S אגפ	2:23	3:-19	4:32	7:-15
S אופנ	7:9
S אורח	3:-11	4:21
S אורית	3:26	5:9	7:-22
S אחימ	3:16	7:-10
S אי	5:16	7:-10
S איט	0:18	7:-22
S אילת	7:10
S אינה	5:13
S אינו	7:14
S אישור	3:-12	5:15	6:11	7:9
S אלאטרש	6:13
S אמצעי	1:18	7:-13
S אספ	3:-9	7:11
S אצלנו	7:13
S ארנונה	7:9
S אשכנזי	7:9
S אשפוז	7:-11	9:15
S אשראי	0:17	7:-16
S בבנק	3:-11	4:21
S בגינ	5:13	7:-10
S בהצלחה	7:-13	9:19
S בוצע	9:12
S בזק	7:8
S בחשמל	3:10	7:-8
S ביטוח	1:-10	2:40	3:-24	7:28	8:-18
S ביקור	5:15	7:9
S בית	1:-17	3:10	7:15
S במטבע	7:16
S בניינ	3:29	7:-20
S בנק	6:14
S בנקימ	3:14	7:-21
S בע"מ	0:12	8:22	9:-10
S בפני	6:11
S בקרנ	6:13
S ברפואת	5:23	7:-21
S ברקת	7:12
S גביית	7:9
S גבריאל	7:8
S גוונימ	4:37	7:-36
S גולדנברג	7:9
S גופ	6:11
S גנ	4:37	7:-36
S גת	7:-9
S ד"ר	3:25	5:14	7:-13	8:-10
S דואר	4:12	7:-10
S דורית	3:-14	5:16	7:9
S דיינ	3:-12	7:16
S דיירימ	3:13	7:-13
S דינ	3:18	7:-11
S דיסקונט	7:18
S דפ	2:26	3:-12
S האירוע	7:12
S הבא	0:17	7:-14
S הביטוח	2:26	3:-9	7:-10
S הבית	3:13	7:-13
S הבריאות	3:-13	5:46	7:-17
S הגבייה	4:17
S הגלגל	3:-8	8:15
S הדואר	4:21	7:-23
S ההעברה	7:-15	9:30
S הודעה	2:23	4:-12	7:-21	9:29
S הודעת	4:16
S הורדות	1:34	7:-33
S הורה	9:10
S הורימ	3:11
S החיוב	0:17	7:-15
S החינוכית	9:10
S החשבונ	7:17
S הטריימ	7:-9
S היעדרות	9:10
S הכנסות	3:-14	4:17	7:8
S הלוואה	6:12
S הלקוח	6:11
S המבוטח	5:20
S המוטב	7:-9	9:19
S המימ	3:10
S המלצות	5:14	7:-12
S המשותפ	3:13	7:-13
S הנדונ	7:11
S הנחה	3:10	7:-8
S הנני	9:10
S הסיכומ	3:10	7:-8
S העובד	7:18
S העמדת	6:13
S הערבה	7:10
S הערות	7:9
S הפועלימ	6:15	7:-9
S הפרויקט	4:-10	7:12
S הצגה	6:11
S הראל	3:-14	4:-13	7:49
S השומה	7:-9
S השלישי	3:-8	8:15
S השתלמות	6:13
S התקבולימ	1:28
S התקבלה	7:9
S התשלומ	1:17	4:-9	9:11
S ואגרות	7:9
S ואינו	7:10
S ואלי	3:11
S ואסתר	3:-12	7:16
S והביוב	3:13
S והודעה	2:10
S והטבות	0:14	7:-12
S וחיימ	4:23	7:-21
S ויולטה	7:8
S ויונתנ	7:8
S ומוצרי	7:-9
S ומעונ	4:37	7:-36
S ונוטריונ	3:18	7:-11
S ופיננסימ	3:-14	4:-13	7:49
S ופרזול	3:16	7:-10
S ושב	7:12
S ושהות	9:10
S ותקשורת	7:14
S ותשלומי	3:11
S זה	7:9
S זו	7:14
S זוהר	3:-33	7:38
S זילברברג	4:23	7:-21
S ח'ורי	7:9
S חובה	7:8
S חודש	3:10	7:-8
S חודשי	7:20
S חומרי	3:16	7:-10
S חוצ	9:10
S חידוש	7:10
S חיוב	1:-10	2:31	4:14	7:-12	8:-13
S חיובימ	0:55	2:9	7:-52
S חשבונ	0:12	3:-18	4:33	8:-10
S חשבונית	7:19
S חתימה	4:-10	7:17
S טפחות	9:10
S טרבלסי	3:11
S יד	1:-17	3:9	7:16
S ידידי	3:-13	5:46	7:-18
S ילדימ	5:23	7:-21
S יעד	8:9
S יפו	3:11
S ירוק	7:8
S ירושלימ	1:-17	3:10	7:15
S ירקות	7:-9
S יש	7:8
S ישראלי	7:9
S כאל	0:9	7:-8
S כהנ	3:26	5:9	7:-22
S כוכב	7:10
S כושר	5:16
S כללי	2:25	4:15	7:-27
S כרטיס	0:24	4:-10	7:-9
S לבנק	3:14	4:20	7:-31
S לבקשת	6:11
S להורימ	3:11
S לוח	7:9
S לוינסונ	3:26	5:9	7:-22
S לחשבונית	4:8
S לימוד	3:11
S לכ	7:-15	9:16
S לכבוד	0:9	4:-22	5:12	7:32
S למוטב	4:-13	7:-10	9:31
S לעבוד	5:13	7:-10
S לעבודה	5:16
S לעמית	6:13
S לפי	0:8	3:-27	7:35
S לצורכ	6:11
S לצי	4:12	8:-9
S לרעב	1:-17	3:10	7:15
S לשלמ	4:8
S לתשלומ	4:53	7:-40
S מהמסגרת	9:10
S מוחמד	6:13
S מומחה	5:23	7:-21
S מוסכ	3:-8	8:15
S מוקדמת	2:10
S מזרחי	7:8	9:10
S מחלה	5:16
S מינהל	3:-14	4:17	7:9
S מיסודה	3:-13	5:46	7:-18
S מיקה	0:18	7:-22
S מכתב	4:8
S מלווה	4:8
S מלונ	3:-9	7:16
S מלכ"ר	3:-14	5:46	7:-16
S מלכה	7:19
S ממוחשב	4:-12	7:9
S ממליצ	9:10
S מממנ	6:11
S מנוי	3:-24	7:27
S מנחמ	3:-9	7:11
S מס	3:-9	7:27
S מסגרות	0:9	7:-8
S מסוגלת	5:14	7:-10
S מסלול	7:8
S מסמכ	4:-15	7:19
S מפרט	2:26	3:-9	7:-10
S מצבה	5:14	7:-10
S מקור	3:-30	4:-18	7:-33	8:76	9:21
S מקיפ	1:-8	2:22
S מרדכי	3:-12	7:16
S מרוכזת	4:8
S מרפאת	3:25	5:9	7:-21
S משכנתאות	6:15	7:-12
S משפחת	3:-34	7:40
S משרד	3:17
S נפשות	4:10
S נציגות	3:13	7:-13
S נתוני	3:-10	7:20
S נתונימ	8:9
S סאמי	7:9
S סבנ	3:16	7:-10
S סחר	9:11
S סטודיו	7:11
S סיימת	3:10	7:-8
S סיכומ	3:-11	5:14	9:9
S סכומ	3:19	7:-39	9:32
S ספח	4:44	7:-33
S ע"ר	1:-18	2:-9	4:10	5:44	8:-11
S עו"ד	4:-10	7:12
S עובר	7:12
S עוד	3:10	7:-8
S עורכי	3:18	7:-11
S על	1:-9	2:31	3:-8	4:-10
S עמ	3:9
S עמותת	1:-17	3:23	4:12
S עמלות	0:14	7:-12
S עסקאות	7:9
S פיננסימ	0:18	7:-22
S פירוט	0:13	1:44	3:-43	4:-12	7:24	8:-9
S פירות	7:-9
S פלדמנ	3:-13	5:16
S פרוט	2:10
S פרטי	1:-15	2:21	3:-36	4:18	7:60	8:-12	9:-25
S פרידה	4:23	7:-21
S פרמיה	1:-8	2:22
S פתרונות	8:9
S צהרונ	4:37	7:-36
S קבלה	4:19
S קבלת	7:9
S קו"א	7:15
S קריאת	7:10
S קריית	7:-9
S ראשונה	3:-9	4:8
S רונית	3:-34	7:44
S רופאי	7:9
S ריכוז	0:18	7:-10
S רכב	1:-9	2:47	4:27	7:-29	8:-19
S רכוש	2:25	4:16	7:-27
S רשומה	3:13	7:-13
S רשתות	7:14
S שהתקבלו	7:12
S שובר	4:16
S שושנה	3:11
S שותפה	4:-10	7:12
S שחרור	7:-12	9:15
S שילמ	7:-15	9:16
S שיניימ	3:25	5:14	7:-13	8:-10
S שכר	3:10
S של	5:45	7:-28
S שלכ	0:16
S שפרטיו	7:12
S תאגיד	3:12
S תודה	7:9
S תל	3:11
S תמחוי	1:-17	3:10	7:15
S תמצית	4:-9	7:10
S תמר	7:9
S תעודת	5:15	7:10
S תקבולימ	7:15
S תקופתי	4:17	8:-10
S תשלומ	3:10
S תשלומימ	3:-9	7:42	9:-14
S תשפ"ו	3:11
S תשתיות	7:8
account_confirmation L אישור	7:-12	9:18
account_confirmation L חשבונ	7:18
account_confirmation L מספר	4:-8	9:16
bank_statement L access	3:39	7:-35
bank_statement L account	3:-66	4:-10	7:96
bank_statement L cust	3:30	7:-22
bank_statement L customer	3:27	7:-23
bank_statement L id	3:39	7:-26
bank_statement L member	3:-24	7:25
bank_statement L no	3:50	7:-29
bank_statement L number	3:-29	7:43
bank_statement L ref	3:-18	7:28
bank_statement L statement	4:10
bank_statement L tax	4:14	7:-13
bank_statement L חשבונ	3:-11	7:23
bank_statement L מס	7:13
bank_statement L מספר	7:12
bank_statement N account	3:-33	4:9	7:32
bank_statement N bank	7:8
bank_statement N branch	4:13	7:-11
bank_statement N currency	7:9
bank_statement N customer	3:9
bank_statement N deshmane	3:9
bank_statement N for	3:18	7:-15
bank_statement N gokhale	7:11
bank_statement N inr	7:9
bank_statement N mailbox	7:11
bank_statement N miss	7:9
bank_statement N nikhil	3:9
bank_statement N no	7:11
bank_statement N number	3:-16	4:11	7:10
bank_statement N pranav	7:11
bank_statement N teresa	3:22	7:-20
bank_statement N vanderhoef	3:22	7:-21
bank_statement N מספר	3:12	7:-8
bank_transfer L account	3:-12	7:21
bank_transfer L advice	7:18
bank_transfer L message	7:28	9:-25
bank_transfer L no	7:24
bank_transfer L number	7:-18	9:35
bank_transfer L our	7:-20	9:25
bank_transfer L reference	9:22
bank_transfer L swift	7:27	9:-22
bank_transfer L transaction	7:15	9:-9
bank_transfer L uetr	7:13	9:-11
bank_transfer L your	7:-18	9:22
bank_transfer L אסמכתא	7:-57	9:63
bank_transfer L הבנק	7:-30	9:31
bank_transfer L העברה	7:-11	9:16
bank_transfer L חשבונ	7:13
bank_transfer L מספר	7:-14	9:26
bank_transfer N branch	7:15
bank_transfer N costs	7:9
bank_transfer N industries	1:14
bank_transfer N message	7:-23	9:25
bank_transfer N patidar	1:14
bank_transfer N polyfab	1:14
bank_transfer N אסמכתא	7:-42	9:50
bank_transfer N בע"מ	7:8
bank_transfer N חשבונ	7:15
card_statement L account	0:61	3:-42
card_statement L barclaycard	0:-22	7:27
card_statement L box	0:-8	7:12
card_statement L card	0:24	7:-11
card_statement L charged	0:-9	7:10
card_statement L discover	0:8
card_statement L ending	0:47	3:-18	7:-16
card_statement L executive	0:14	7:-10
card_statement L for	0:11	7:-10
card_statement L from	0:-9	7:11
card_statement L helena	0:32	7:-31
card_statement L in	0:22	3:-12
card_statement L interest	0:17	7:-15
card_statement L it	0:10	7:-8
card_statement L kreditkarte	7:9
card_statement L mastercard	0:12	7:-11
card_statement L max	0:34	7:-26
card_statement L member	0:-9	7:13
card_statement L montrose	0:32	7:-31
card_statement L no	3:-8	7:31
card_statement L number	0:22	3:-32	6:-9	7:35
card_statement L on	0:21	7:-18
card_statement L quicksilver	0:8
card_statement L since	0:-11	7:16
card_statement L transactions	0:8
card_statement L transfer	0:-9	7:9
card_statement L visa	7:9
card_statement L xx	0:36	7:-33
card_statement L xxxx	0:77	7:-64
card_statement L your	0:9
card_statement L בארצ	0:14	7:-13
card_statement L בכרטיס	0:22	7:-20
card_statement L בספרות	0:36	7:-33
card_statement L דפ	7:11
card_statement L הכרטיס	0:32	2:-15	7:-14
card_statement L המסתיימ	0:19	7:-11
card_statement L ויזה	0:42	7:-39
card_statement L זהב	0:24	7:-23
card_statement L חיוב	0:13	7:-11
card_statement L חשבונ	0:-14	7:32
card_statement L ישראכרט	0:-14	7:15
card_statement L כאל	0:19	7:-18
card_statement L כרטיס	0:29
card_statement L לאומי	0:9	7:-9
card_statement L לחיוב	0:30	7:-24
card_statement L לכרטיס	0:11
card_statement L לקוח	3:31	7:-22
card_statement L מס	0:11	2:11	3:16	7:-23
card_statement L מסטרקארד	0:26	7:-24
card_statement L סה"כ	0:40	7:-36
card_statement L ספרות	0:45	7:-41
card_statement L עסקאות	0:34	7:-30
card_statement N abercrombie	0:13	7:-12
card_statement N account	3:-11	7:11
card_statement N american	0:14
card_statement N annual	0:-14	7:16
card_statement N barclaycard	0:9
card_statement N capitalone	0:8
card_statement N card	7:11
card_statement N charges	0:12	7:-12
card_statement N cho	0:9
card_statement N com	7:11
card_statement N credit	7:10
card_statement N date	0:13	7:-10
card_statement N do	0:8	7:-8
card_statement N executive	0:18	7:-16
card_statement N express	0:14
card_statement N fairweather	0:9
card_statement N fee	0:-13	7:14
card_statement N feingold	0:-17	7:19
card_statement N gold	0:14
card_statement N isolde	0:9
card_statement N lsv	0:16	7:-15
card_statement N mastercard	7:11
card_statement N mika	0:19	7:-18
card_statement N nadine	0:13	7:-12
card_statement N new	0:12	7:-12
card_statement N noah	0:-14	7:16
card_statement N not	0:8	7:-8
card_statement N number	7:10
card_statement N payment	0:-10	7:17
card_statement N see	0:9
card_statement N statement	0:22	7:-12
card_statement N to	0:14	7:-10
card_statement N tobias	0:-12	7:13
card_statement N total	0:16	7:-14
card_statement N transactions	0:9	7:-8
card_statement N usd	0:12	7:-11
card_statement N visit	0:9	7:-8
card_statement N winthrop	0:-12	7:13
card_statement N your	0:23
card_statement N zahlung	0:16	7:-15
card_statement N בע"מ	3:10
card_statement N והודעה	0:8	2:10	7:-10
card_statement N חיוב	0:11	2:10	7:-12
card_statement N חיובימ	2:10
card_statement N כאל	0:15	7:-14
card_statement N כרטיס	0:16
card_statement N לקוח	0:13	7:-9
card_statement N מוקדמת	0:8	2:10	7:-10
card_statement N מספר	0:34	7:-31
card_statement N סה"כ	0:13	7:-11
card_statement N על	0:8	2:10	7:-10
card_statement N עסקאות	0:15	7:-14
card_statement N פירוט	0:-12	7:13
card_statement N פרוט	0:8	2:10	7:-9
card_statement N שגב	0:19	7:-15
cells 1	1:-57	2:-11	3:-57	4:-15	5:-15	6:-44	7:160	8:15	9:31
cells 2	0:-36	1:37	2:-68	3:-49	5:57	6:-9	7:31	8:11	9:22
cells 3	0:-50	1:-8	2:-13	3:44	5:-32	6:8	7:81	8:-19
cells 4	0:50	1:-12	2:21	3:-10	4:24	5:9	6:-32	7:29	8:-65	9:-13
cells 5	0:-31	3:37	4:-55	5:-47	7:110	9:-23
column 0	2:-50	3:38	4:59	5:-13	6:-13	7:9	8:-40
column 1	0:-30	1:-66	2:-9	3:76	4:48	5:-28	6:-52	7:85	9:-16
column 2	0:15	1:102	2:29	3:-61	4:-45	6:-52	7:27	8:-51	9:30
column 3	2:-24	3:-37	4:-46	7:93	8:49	9:-26
column 4	0:-33	1:-19	2:10	3:-19	4:21	5:-17	6:30	7:51	8:-45	9:22
column 5	0:-9	1:-14	2:-10	3:-24	4:-20	5:49	6:11	7:24
column 6	0:-27	1:-29	2:-11	3:-9	4:-62	5:-18	7:121	8:32
contract L agreement	2:48	6:18	7:-55
form #0 3	7:10
form #0 4	0:31	7:-25
form #0 5	4:38	7:-32
form ****0 4	0:31	2:-15
form ***0 0 4	0:34	7:-31
form *0 4	0:73	3:-8	4:-8	7:-43
form -0 3	7:15	8:-9
form 0 0 0 0  10	7:18
form 0 0 0 0  12	3:38	7:-108	9:87
form 0 0 0 0 10	3:46	6:33	7:-78
form 0 0 0 0 11	3:-13	4:169	6:9	7:-150
form 0 0 0 0 12	0:-8	4:15	7:-22	9:24
form 0 0 0 10	4:-14	7:46
form 0 0 0 11	3:23	4:42	7:-55
form 0 0 0 12	4:19	6:27	7:-33
form 0 0 0 6	7:13
form 0 0 0 7	7:21	8:-16
form 0 0 0 8	3:47	4:-13	7:-22
form 0 0 0 9	2:23	3:76	4:-50	6:-23	8:-13
form 0 0 10	6:19	7:9	9:-13
form 0 0 12	4:-15	7:33
form 0 0 4	0:59	4:-10	7:-40
form 0 0 5	7:8
form 0 0 6	3:-17	7:33
form 0 0 7	7:9
form 0 0 8	3:10
form 0 0 9	3:9	4:-12	7:-12	9:23
form 0 0** 6	0:-51	3:-8	7:66
form 0 1	0:-31	1:-17	2:-15	3:-73	4:-92	5:-17	6:-22	7:322	8:-33	9:-23
form 0 10	0:-10	1:-18	2:-11	3:-47	4:101	5:-9	6:34	7:-31	8:-23	9:14
form 0 11	3:10	4:29	7:-22
form 0 12	0:-12	3:-44	4:88	6:14	7:10	8:-20	9:-16
form 0 2	0:-29	1:-16	2:-15	3:-52	4:-66	5:-20	6:-34	7:306	8:-46	9:-26
form 0 3	0:-22	1:-14	2:-11	3:-49	4:-54	5:-12	6:-19	7:224	8:-25	9:-17
form 0 4	0:279	1:155	2:-45	3:-43	4:-158	5:-34	6:-47	8:-47	9:-54
form 0 5	0:-24	1:-20	2:-24	3:115	4:-50	5:38	6:-38	7:42	8:-23	9:-15
form 0 6	0:-19	2:-14	3:19	4:9	5:65	6:-18	7:15	8:-35	9:-23
form 0 7	0:-19	1:89	2:17	3:130	4:-56	5:-12	6:-19	7:-63	8:-45	9:-22
form 0 8	0:-10	2:16	3:72	4:-56	5:-10	6:-10	7:9	9:-19
form 0 9	0:-21	1:-14	2:-19	3:71	4:27	6:-24	7:29	8:-54
form 0**** 4	0:53	7:-49
form 0-0 10	3:-55	4:12	6:50	7:-14	8:32
form 0-0 11	3:18	4:13	7:-29
form 0-0 12	4:-12	7:25
form 0-0 4	4:-9	7:26
form 0-0 5	3:36	4:-8	7:-54	8:34
form 0-0 6	0:-10	4:-28	5:102	7:-123	8:88	9:-12
form 0-0 7	4:-10	5:16	7:-36	8:48
form 0-0 8	3:-17	6:-13	7:51	9:-9
form 0-0 9	0:-27	1:32	2:16	3:28	4:-65	5:-18	7:44	8:-24	9:19
form 0-0-0 10	3:-35	4:27	6:11	7:21
form 0-0-0 11	3:-19	7:30
form 0-0-0 12	2:23	3:-13	4:-14	6:21	7:-173	8:88	9:83
form 0-0-0 6	7:10
form 0-0-0 8	3:12	4:-9	7:18
form 0-0-0 9	3:62	4:-39	6:26	7:-36
form 0-0-0-0 11	3:-13	4:-9	7:34
form 0-0-0-0 12	7:12
form 0-0-0-0- 12	3:24	7:-18
form 0-0-0. 10	6:9
form 0-0-0/0 12	2:55	3:-12	4:-13	7:-9	9:-10
form 0-0-A-## 12	3:-15	7:18
form 0-0/0 11	7:14
form 0-0/0 8	7:8
form 0-A 4	8:19
form 0. 1	3:-10	4:-12	7:52
form 0. 12	3:19	7:-14
form 0. 2	7:10
form 0. 4	7:9
form 0. 6	7:9
form 0. 8	7:11
form 0.- 3	7:14
form 0.0 2	0:-8	3:-10	4:-20	7:62	8:-8
form 0.0 3	3:-11	4:-10	7:56
form 0.0 4	3:-14	4:-12	7:54
form 0.0 5	7:31
form 0.0 6	7:9
form 0.0 8	3:17	7:-14
form 0.0 9	4:-15	7:19
form 0.0.0 10	3:-17	4:-16	7:43
form 0.0.0.0 11	3:54	7:-52
form 0/0 12	7:17
form 0/0 2	3:-8	4:-8	7:38
form 0/0 3	3:-8	7:25
form 0/0 4	0:-14	3:-17	4:-12	7:74	8:-9
form 0/0 5	3:15	4:-12	7:11
form 0/0 6	3:43	4:29	7:-46
form 0/0 7	2:52	3:-35	4:49	7:-57
form 0/0 8	4:25	7:-16
form 0/0 9	3:-22	4:66	7:-38
form 0/0/0 10	7:13
form 0/0/0 12	7:-65	9:76
form 0/A 3	4:10
form 0A 1	3:-15	4:-12	7:47
form 0A 2	3:-14	4:-23	7:88	9:-34
form 0A 4	7:15
form 0A 6	5:21	7:-12
form 0A 7	4:-8	7:21
form 0A0 11	7:32	9:-19
form 0A0 12	4:21	7:-16
form 0A0 5	7:8
form 0A0 8	7:16
form 0A0 9	7:10
form 0A0A0A 12	7:-12	9:19
form 0A0A0A 4	4:-100	7:102
form 0A0A0A 7	7:8
form 0A0A0A-0 8	4:59	7:-53
form 0A0A0A0A 12	7:11
form 0A0A0A0A 5	7:19
form A-0 1	7:16
form A-0 2	4:-10	7:28
form A-0 3	7:9
form A-0 4	0:-41	3:-44	8:105
form A-0 5	3:-22	4:29	7:-59	8:58
form A-0 6	3:-12	4:25	5:54	6:36	7:-96
form A-0 7	3:-17	4:34	6:12	7:-76	8:44	9:13
form A-0 8	7:-28	8:37
form A-0-0 10	4:20	7:-16
form A-0-0 7	4:18	7:-15
form A-0-0 8	3:-24	4:96	7:-67	8:16
form A-0-0 9	3:-9	4:-10	6:13	7:-37	8:19	9:27
form A-0. 4	5:-10	8:20
form A-0.0.0 9	7:12
form A-0/0 6	7:-10	8:21
form A-A-0 4	7:16	8:-9
form A-A-0 5	7:-23	9:24
form A/0 1	7:13
form A/0 4	2:32	7:-22
form A0 0 0 0 12	3:-11	4:-9	7:38
form A0 0 0 10	6:39	7:-28
form A0 0 0 8	7:-51	9:57
form A0 0 0 9	6:-26	7:31
form A0 0 2	7:17
form A0 0 3	4:-20	7:39
form A0 1	3:-13	4:-16	7:53	8:-8
form A0 10	3:12
form A0 12	7:38	8:-29	9:14
form A0 2	3:49	4:-43	7:42	8:-16
form A0 3	3:128	7:-101	8:-12
form A0 4	3:-18	4:-19	7:61	8:-11
form A0 5	3:92	4:-26	7:-45
form A0 6	4:43	7:-35
form A0 8	2:35	3:37	4:-23	7:-10	8:-20
form A0 9	3:-13	4:49	6:17	7:-43
form A0-0 10	4:23	7:-19
form A0-0 12	4:46	7:-68	9:33
form A0-0 8	3:-21	4:55	7:-84	8:57
form A0. 3	3:40	7:-32
form A0A 0 2	4:-10	7:29
form A0A 1	4:-10	8:23
form A0A 2	7:9
form A0A 4	7:10
form A0A 7	3:-9	7:16
form A0A0 10	4:20	7:-16
form A0A0 12	3:-11	7:-74	9:99
form A0A0 2	7:8
form A0A0 8	3:-10	4:-12	9:29
form A0A0A 3	4:-16	7:22
form A0A0A0A 7	3:-19	7:29
height 0	1:-69	2:51	4:19	5:-38	6:27	7:16	8:34	9:-42
height 1	0:-10	1:94	2:-42	3:-44	4:-52	5:9	6:-40	7:78	8:21	9:-15
height 2	0:-10	1:-46	2:-37	3:-11	4:-70	5:38	6:-34	7:140	8:-34	9:64
height 3	0:-42	2:-26	3:24	4:61	5:-24	6:-11	7:49	8:-61	9:31
height 4	0:-18	1:-13	2:-11	5:-13	6:-15	7:128	8:-25	9:-28
invoice L abn	4:-9	7:14
invoice L acc	3:14
invoice L account	3:53	4:-13	7:-24
invoice L acct	7:8
invoice L and	7:-14	8:25
invoice L auftrag	8:21
invoice L auftrags	7:22
invoice L beleg	4:18	7:-13
invoice L bestellnummer	7:-35	8:50
invoice L bic	7:10
invoice L bill	4:-15	7:21
invoice L blue	3:-9	4:39	7:-23
invoice L boise	7:11
invoice L bon	4:20	7:-16
invoice L bonvoy	7:10
invoice L booking	7:23	8:-10
invoice L box	7:20
invoice L chantier	7:-20	8:21
invoice L chart	3:20
invoice L check	1:-15	4:31
invoice L claim	7:10
invoice L client	3:30	7:-26
invoice L co	3:24	7:-14
invoice L cod	3:14	7:-11
invoice L code	3:45	7:-40
invoice L codice	3:34	7:-22
invoice L company	7:11
invoice L compte	3:18	7:-17
invoice L conf	3:-22	4:-10	7:18	8:26
invoice L confirmation	4:-9	8:21
invoice L contract	3:-17	7:27
invoice L cust	3:55	4:-11	7:-44
invoice L customer	3:25	7:-16
invoice L de	4:-8	8:17
invoice L denver	7:8
invoice L devis	8:20
invoice L die	4:11	7:-9
invoice L dossier	4:-8	7:-14	8:33
invoice L ending	0:15	7:-13
invoice L eticket	7:-18	8:26
invoice L facture	4:13
invoice L fiscale	3:-13	7:24
invoice L folio	3:-16	4:68	7:-31	8:-11
invoice L for	4:-10	7:-26	8:44
invoice L fr	7:15	8:-9
invoice L gst	7:9
invoice L guarantor	3:49	7:-37
invoice L harbor	3:-21	7:28
invoice L hospital	3:-9	7:12
invoice L hst	7:11
invoice L iban	7:8
invoice L id	3:14	4:-20	7:35	8:-10
invoice L ie	7:17
invoice L ihre	4:-8	7:-14	8:27
invoice L il	7:10
invoice L in	0:14	4:-9
invoice L invoice	3:-9	4:-23	7:55	8:-11
invoice L job	4:-10	7:18
invoice L kunden	3:23	7:-14
invoice L kundennummer	3:13	7:-9
invoice L last	0:18	7:-15
invoice L lieferschein	4:-9	7:21
invoice L marriott	7:11
invoice L mastercard	0:-15	7:22
invoice L may	7:-18	8:21
invoice L member	3:17	7:-13
invoice L mississauga	7:11
invoice L mr	3:18	7:-11
invoice L mwst	7:10
invoice L no	1:-14	3:-41	6:-13	7:27	8:55	9:-18
invoice L nr	2:-8	4:56	7:-44	8:24	9:-12
invoice L number	2:32	4:-12	6:-11	8:20	9:-11
invoice L numero	3:-20	4:31
invoice L of	3:-10	4:-13	7:31
invoice L oh	7:9
invoice L okonkwo	7:10
invoice L on	4:-10	7:16
invoice L order	7:-44	8:58
invoice L our	3:-9	7:24
invoice L oyelaran	3:18	7:-13
invoice L po	3:-17	4:-16	7:-43	8:90
invoice L ppo	3:-14	7:22
invoice L primary	3:-11	7:14
invoice L quote	4:23
invoice L ra	2:39	3:-10	7:-11	8:-9
invoice L receipt	4:-21	8:24
invoice L rechnung	4:-9	7:17
invoice L rechnungs	3:-10	4:32	7:-13
invoice L ref	2:-12	3:25	4:16	7:12	8:-16	9:-12
invoice L reference	7:35	8:-18
invoice L reg	3:-13	4:-17	7:43
invoice L res	3:-12	4:-13	7:-35	8:69
invoice L room	3:-11	7:34	8:-8
invoice L siret	7:8
invoice L sold	3:19	7:-17
invoice L st	4:-9	7:15
invoice L statement	4:11
invoice L store	7:9
invoice L street	7:9
invoice L tax	4:13
invoice L tel	4:-9	7:26
invoice L the	4:-9	7:11
invoice L ticket	4:61	7:-49
invoice L to	3:18	7:-12
invoice L tunde	3:18	7:-13
invoice L tva	7:8
invoice L uberweisung	4:11	7:-9
invoice L ust	7:12
invoice L vat	3:-14	4:-12	7:34
invoice L visa	0:45	7:-35
invoice L vom	7:20	8:-9
invoice L votre	3:18	8:-9
invoice L your	8:14
invoice L אישור	3:-10	7:22
invoice L אסמכתא	7:10	9:11
invoice L אשפוז	4:21	7:-17
invoice L אשראי	7:9
invoice L בגינ	4:-40	7:42
invoice L בע"מ	4:-10	7:22
invoice L גבעתיימ	7:8
invoice L הופק	4:-9	7:10
invoice L הזמנה	3:-9	4:-14	7:-50	8:80
invoice L הלקוח	3:41	4:-30	7:-9
invoice L המחאה	1:56	3:-14	7:-25
invoice L המסתיימ	7:9
invoice L הנדונ	4:11
invoice L הצעת	4:31	7:-23
invoice L הקצאה	3:-11	4:-15	7:43
invoice L התשלומ	4:-9	7:9
invoice L חברה	7:9
invoice L חוזה	2:53	4:-13	7:-29
invoice L חיוב	4:21	7:-13
invoice L חשבונ	3:97	4:57	7:-133	8:-9
invoice L חשבונית	4:14
invoice L טל	7:18
invoice L טלפונ	4:-10	7:22
invoice L ישראכרט	0:45	7:-31
invoice L כרטיס	3:51	7:-70	8:36
invoice L לאחר	4:-9	7:9
invoice L לקוח	3:46	4:-14	7:-33	8:15
invoice L לתשלומ	4:21	7:-17
invoice L מבוטח	7:19
invoice L מועדונ	3:21	7:-15
invoice L מורשה	4:-10	7:28
invoice L מחיר	4:31	7:-23
invoice L מס	1:-12	2:32	4:22	6:-12	7:-20	8:10	9:-15
invoice L מסמכ	3:-9	7:-18	8:24
invoice L מספר	3:14	4:15	6:-11	8:9	9:-22
invoice L מעל	4:-10	7:11
invoice L מקרה	3:24	4:-19	7:13
invoice L ניכויימ	7:12
invoice L ע"י	4:-9	7:10
invoice L עבודה	7:-29	8:38
invoice L עוסק	4:-9	7:26
invoice L עסקה	4:23	7:-9
invoice L פוליסה	2:22	3:-8	4:-8
invoice L פקס	7:10
invoice L קבלה	4:29	7:-18
invoice L קבלת	7:12
invoice L קוד	3:59	7:-53
invoice L רישוי	7:13
invoice L רישיונ	5:19
invoice L שיק	1:14
invoice L תוכנת	4:-9	7:10
invoice L תיק	3:51	7:-22	8:-11
invoice L תכנית	7:18
invoice L תל	7:8
invoice N account	3:63	7:-48
invoice N accounts	3:-11	4:26	8:-17
invoice N activity	7:9
invoice N address	7:10
invoice N advice	3:15	7:-9
invoice N alpenrose	4:21	7:-13
invoice N amount	3:-16	4:12	7:9
invoice N art	7:9
invoice N at	4:20	7:-8
invoice N attn	7:16
invoice N aud	3:-13	7:16
invoice N balance	4:32	7:-25
invoice N barnard	4:-14	7:15
invoice N buyer's	4:-14	8:25
invoice N call	3:19	7:-17
invoice N castle	4:-14	7:15
invoice N client	3:33	7:-28
invoice N cliente	3:13	4:-11
invoice N cod	4:-9	7:14
invoice N credit	7:11
invoice N darnell	3:10
invoice N date	4:31	7:-20	8:-11
invoice N de	9:15
invoice N dental	5:19
invoice N des	7:11
invoice N desk	7:10
invoice N disc	7:11
invoice N dmk	7:11
invoice N dr	4:-12	7:21
invoice N du	7:8
invoice N due	3:-15	4:47	7:-28
invoice N et	7:15
invoice N example	3:-14	4:32	8:-16
invoice N factura	4:23
invoice N facture	4:37	7:-31
invoice N financial	7:10
invoice N for	3:-9	5:19
invoice N gmbh	7:9
invoice N gst	4:34	7:-31
invoice N hofgastein	4:17	8:-9
invoice N hotel	7:17
invoice N id	3:45	7:-42
invoice N inc	7:9
invoice N inh	7:9
invoice N invoice	3:-13	4:19	7:17	8:-13
invoice N jane	7:22	8:-9
invoice N kg	7:10
invoice N le	9:15
invoice N ltd	7:20
invoice N marriott	7:14	8:-9
invoice N meridian	3:27	7:-20
invoice N method	0:27	7:-24
invoice N mississauga	3:12
invoice N mme	7:11
invoice N montant	7:-14	9:16
invoice N mr	2:32	7:-14
invoice N ms	2:32	3:-10	8:-11
invoice N no	3:24	4:23	7:-62	8:31
invoice N nr	3:29	7:-22
invoice N number	4:8
invoice N of	0:9
invoice N on	3:14
invoice N online	7:-20	8:20
invoice N order	8:9
invoice N overnight	7:8
invoice N page	4:14	7:-14
invoice N parking	7:11
invoice N parts	7:8
invoice N patient	7:11
invoice N pay	7:-18	8:20
invoice N payment	0:27	7:-24
invoice N points	4:22	7:-20
invoice N print	8:9
invoice N receipt	5:19
invoice N ref	7:10
invoice N reference	3:-18	4:-10	7:-33	8:23	9:50
invoice N remittance	3:15	7:-9
invoice N renee	7:10
invoice N rental	3:-9	7:21
invoice N room	7:8
invoice N sarl	7:9
invoice N services	3:-10	4:-10	5:18	7:12
invoice N ship	3:19	7:-15
invoice N systems	7:8
invoice N tax	3:-9	7:25	8:-8
invoice N the	7:18
invoice N this	8:9
invoice N to	7:12
invoice N und	7:16
invoice N valet	7:10
invoice N whitcomb	3:10
invoice N work	4:18	7:-10
invoice N www	4:21	8:-9
invoice N you	3:27	7:-20
invoice N your	7:-35	8:42
invoice N אגפ	7:10
invoice N אורית	5:11
invoice N אישית	4:-9	7:10
invoice N אסמכתא	7:15
invoice N את	4:-11	7:14
invoice N בע"מ	4:9	7:13
invoice N ד"ר	5:59	7:-42
invoice N הודעה	4:-13	7:19
invoice N החיובימ	4:-9	7:10
invoice N הלקוח	3:44	7:-34
invoice N הנני	4:-9	7:10
invoice N הערות	7:8
invoice N ואחראי	4:-9	7:10
invoice N ותקשורת	4:13	7:-9
invoice N זיווד	4:14	7:-11
invoice N זיכוי	4:10
invoice N ח'ורי	7:8
invoice N חיוב	3:-8	7:13
invoice N חשבונ	1:-15	7:20
invoice N חשבונית	4:-11	7:12	8:12
invoice N יד	7:10
invoice N יתרה	7:14
invoice N כהנ	5:11
invoice N כספימ	4:11	7:-12
invoice N לב	4:-14	7:18
invoice N לוינסונ	5:11
invoice N לידי	4:11	7:-10
invoice N לכבוד	7:10
invoice N למוטב	4:-12	7:17
invoice N לעיל	4:-9	7:10
invoice N לקוח	7:-20	8:34
invoice N לתשלומ	3:-12	7:17
invoice N לתשלוממ	4:-9	7:10
invoice N מאשר	4:-9	7:10
invoice N מורשה	8:20
invoice N מחיר	4:-11	7:22
invoice N מיזוג	8:10
invoice N מיכל	4:-14	7:15
invoice N מימונ	7:9
invoice N מס	1:19	2:15	4:-23
invoice N מסמכ	3:-8	4:-8	7:-8	8:27
invoice N מספר	3:36	7:-14	8:-10
invoice N מערכות	4:12
invoice N מק"ט	7:9
invoice N מקור	3:55	7:-41
invoice N מר	4:11	7:-17
invoice N מרפאת	5:11
invoice N משלוח	3:10
invoice N סאמי	7:8
invoice N סה"כ	3:-8	9:30
invoice N ע"ר	7:10
invoice N עבור	7:10
invoice N עוסק	7:-10	8:23
invoice N פרטי	3:23	4:-16	7:-27	8:24
invoice N פרטימ	7:28	9:-11
invoice N פרצ	3:10
invoice N קבלה	3:36	4:23	7:-41
invoice N קבלת	7:8
invoice N קוד	7:10
invoice N רישוי	7:8
invoice N רכב	7:27
invoice N רכש	7:-13	8:20
invoice N ש"ח	4:-13	7:14
invoice N שיניימ	5:8
invoice N שיק	1:13
invoice N שמ	7:9
invoice N תעודת	3:10
loan_document L account	3:-32	6:48
loan_document L agreement	6:10
loan_document L description	7:10
loan_document L du	6:12	7:-9
loan_document L goods	7:10
loan_document L loan	6:64	7:-43
loan_document L no	6:22	7:-20
loan_document L number	3:-36	4:-9	6:73	7:-13
loan_document L pret	6:42	7:-38
loan_document L road	6:19	7:-10
loan_document L statement	6:-10	7:15
loan_document L בע"מ	3:-8	7:10
loan_document L ההלוואה	6:17	7:-12
loan_document L הלוואה	6:77	7:-67
loan_document L חשבונ	3:-16	4:-10	6:-14	7:46
loan_document L מס	3:14	6:46	7:-44
loan_document L מספר	3:-12	4:-10	6:48	7:-10
loan_document L משכנתא	6:36	7:-31
loan_document L רכב	6:12
loan_document L תיק	6:36	7:-31
loan_document N loan	3:8
loan_document N mortgage	6:20	7:-13
loan_document N no	7:12
loan_document N payment	7:9
loan_document N rate	3:10	7:-11
loan_document N statement	7:20
loan_document N und	6:-13	7:18
loan_document N vehicle	3:10
loan_document N דהאנ	6:12	7:-10
loan_document N דוח	3:20	7:-11
loan_document N הלוואה	3:16	6:45	7:-51
loan_document N השתלמות	3:16	6:-16
loan_document N לעמית	3:16	6:-16
loan_document N מס	6:13	7:-10
loan_document N נוכחית	6:9
loan_document N קרנ	3:20	7:-10
medical L ref	7:9
medical L אישור	7:-9	9:12
medical L גורביצ	5:22	7:-16
medical L ד"ר	5:82	7:-70
medical L התשנ	5:-10	7:10
medical L זהות	7:15
medical L זלצמנ	5:32	7:-30
medical L חוק	5:-10	7:11
medical L ללא	5:-10	7:12
medical L לפי	5:-10	7:10
medical L מומחה	5:-30	7:35
medical L מס	4:-20	5:-12	7:11	9:39
medical L מספר	7:-8	9:19
medical L מרגריטה	5:32	7:-30
medical L סבטלנה	5:22	7:-16
medical L קוד	7:12
medical L רופא	5:29	7:-23
medical L שמ	7:12	9:-10
medical L תעודה	7:-16	9:24
medical N ביקור	7:14
medical N ברפואת	5:17
medical N המשפחה	5:20	7:-8
medical N מומחה	5:17
medical N סיכומ	9:11
medical N עבודה	5:23	7:-20
medical N רפואת	5:25	7:-22
medical N שחרור	7:-11	9:15
other L account	3:19	7:-12
other L bill	4:9
other L number	3:9	7:-30	9:23
other L nº	0:-20	2:12	7:19
other L property	7:15
other L reference	3:19	7:-23	9:19
other L זהות	7:8
other L מספר	9:21
other N account	3:-9	7:11
other N council	3:11
other N mastercard	0:13	2:10	7:-12
other N revolving	0:13	2:10	7:-12
other N tarjeta	0:13	2:10	7:-12
payment_app L id	7:-19	9:33
payslip L account	7:11
payslip L advice	1:38	7:-34
payslip L check	1:38	7:-37
payslip L id	7:13
payslip L llc	1:60	7:-59
payslip L no	1:35	7:-16
payslip L nr	7:14
payslip L number	1:20	3:-9
payslip L מס	1:30	4:-9
payslip L מספר	7:10
payslip L עובד	7:10
payslip N account	3:-9	7:12
payslip N number	3:-9	7:13
payslip N מס	7:9
tax_form L no	7:18
tax_form L number	7:19
tax_form L omb	7:10
tax_form L reference	7:-15	9:25
tax_form L מס	4:-9	7:22
tax_form L מספר	3:44	7:-37
tax_form L שנת	7:10
tax_form L תיק	3:43	7:-37
tax_form N account	7:10
tax_form N number	7:15
type account_confirmation	3:-15	4:-15	7:42	9:12
type balance_confirmation	7:-12	9:30
type bank_statement	0:-40	1:-27	2:-23	4:-70	5:31	6:-29	7:218	8:-28	9:-36
type bank_transfer	0:-17	1:-11	2:-13	3:-59	4:-40	5:-13	6:-17	7:24	8:-15	9:161
type card_statement	0:274	1:-27	2:-14	3:-84	4:-76	5:-25	6:-38	7:52	8:-40	9:-22
type check	1:142	7:-128
type contract	2:73	3:-14	6:15	7:-45	9:-8
type invoice	0:-100	1:-112	2:-14	3:164	4:148	5:-12	6:-132	7:-45	8:204	9:-102
type loan_document	0:-35	1:-20	2:-18	3:-75	4:-61	5:-16	6:288	8:-26	9:-39
type medical	0:-10	1:-11	2:-13	3:-49	5:113	6:-12	7:-26	8:-12	9:19
type other	4:-12	6:-13	7:16	9:28
type payment_app	0:24	4:-13	7:-55	9:64
type payslip	0:-39	1:122	2:-24	3:-97	4:-71	5:-22	6:-27	7:218	8:-29	9:-32
type tax_form	0:-23	1:-9	2:-15	3:-14	4:-46	5:-14	6:-18	7:156	8:-19
type utility_bill	0:-101	1:-63	3:224	4:221	5:-54	6:-80	8:-80	9:-63
utility_bill L account	0:-12	3:138	4:-22	6:-12	7:-81
utility_bill L april	4:-11	7:14
utility_bill L bill	3:-14	4:43	7:-21
utility_bill L box	7:12
utility_bill L ca	3:29	7:-23
utility_bill L cheque	3:19	7:-17
utility_bill L client	3:22	7:-14
utility_bill L compte	3:15
utility_bill L compteur	7:10
utility_bill L consumer	3:10	7:-9
utility_bill L contrat	2:40	3:-14	4:22	7:-47
utility_bill L contrato	2:27	4:-11
utility_bill L creancier	7:12
utility_bill L de	4:19	7:14	9:-9
utility_bill L del	7:9
utility_bill L england	7:8
utility_bill L et	4:24	7:-17
utility_bill L factura	4:21	7:-17
utility_bill L facture	3:-10	4:11
utility_bill L fevrier	4:-12	7:12
utility_bill L fr	7:8
utility_bill L fur	4:-16	7:21
utility_bill L glaubiger	7:13
utility_bill L id	3:-13	7:24
utility_bill L identifiant	3:60	7:-49
utility_bill L ihre	4:-15	7:15
utility_bill L in	3:14
utility_bill L invoice	4:63	7:-52
utility_bill L is	4:-12	7:14
utility_bill L kundennummer	3:69	7:-56
utility_bill L ligne	7:9
utility_bill L livraison	7:11
utility_bill L mandat	7:18
utility_bill L meter	3:-20	4:-10	7:43
utility_bill L mobile	7:12
utility_bill L mobilfunk	7:9
utility_bill L new	7:9
utility_bill L no	3:39	4:-12	7:-13
utility_bill L nr	3:-8	4:-8	7:21
utility_bill L number	0:-11	3:72	4:22	6:-16	7:-43	9:-8
utility_bill L nº	4:17
utility_bill L of	3:17	7:-9
utility_bill L partner	3:-9	7:17
utility_bill L point	7:14
utility_bill L rechnung	7:10
utility_bill L rechnungsnummer	3:-16	4:59	7:-35
utility_bill L ref	7:14
utility_bill L reference	3:26	7:-10	9:-13
utility_bill L referencia	2:26	3:-11	4:-13
utility_bill L reg	4:-14	7:19
utility_bill L registered	7:8
utility_bill L rufnummer	3:-8	7:15
utility_bill L rum	7:8
utility_bill L sepa	7:13
utility_bill L service	7:11
utility_bill L supply	3:-10	7:22
utility_bill L tax	4:9
utility_bill L tel	3:-10	7:14
utility_bill L telephone	7:9
utility_bill L this	4:-12	7:14
utility_bill L to	7:11
utility_bill L unique	7:15
utility_bill L vat	4:-15	7:22
utility_bill L vos	4:39	7:-38
utility_bill L votre	4:9	7:-11
utility_bill L vous	4:24	7:-20
utility_bill L write	3:19	7:-17
utility_bill L zahler	7:13
utility_bill L אשקלונ	3:-9	7:11
utility_bill L בית	4:16	7:-13
utility_bill L בע"מ	3:-9	7:13
utility_bill L דירה	3:23	7:-19
utility_bill L הודעה	4:22	7:-18
utility_bill L הודעת	4:14	7:-10
utility_bill L ואיתנ	4:13	7:-12
utility_bill L ועד	4:16	7:-12
utility_bill L חוזה	3:59	4:-37	7:-12
utility_bill L חשבונ	3:-22	4:32
utility_bill L חשבונית	4:12
utility_bill L חשמל	4:19	7:-14
utility_bill L טלפונ	7:11
utility_bill L לביא	4:13	7:-12
utility_bill L לחודש	4:-24	7:26
utility_bill L מנוי	3:-33	7:35
utility_bill L מס	3:20	4:62	7:-65
utility_bill L מספר	3:-23	4:35	6:-9	7:37	9:-15
utility_bill L מרצ	4:-13	7:14
utility_bill L משלמ	3:16	4:-8
utility_bill L נכס	3:-22	4:-21	7:50
utility_bill L עוסק	3:-10	7:16
utility_bill L צרכנ	3:9	4:-10
utility_bill L קוד	3:28	7:-23
utility_bill L קרנ	4:12	7:-11
utility_bill L שובר	3:44	4:39	7:-76
utility_bill L תיק	7:8
utility_bill L תשלומ	4:13
utility_bill N account	3:50	4:-11	7:-34
utility_bill N amount	3:13
utility_bill N and	4:-9	7:11
utility_bill N autopay	7:9
utility_bill N bill	7:15
utility_bill N date	4:-19	7:32
utility_bill N de	4:-21	7:28
utility_bill N dec	4:8
utility_bill N discount	7:9
utility_bill N electricity	4:8
utility_bill N end	7:12
utility_bill N energy	4:8
utility_bill N example	4:10
utility_bill N facture	4:-13	7:17
utility_bill N fr	3:-11	7:19
utility_bill N free	7:9
utility_bill N gmbh	7:11
utility_bill N hautefeuille	7:10
utility_bill N ihre	3:41	7:-37
utility_bill N kontakt	3:16	7:-11
utility_bill N le	4:16	7:-14
utility_bill N meter	7:8
utility_bill N mme	4:-10	7:16
utility_bill N montant	3:-8	7:18
utility_bill N mr	4:-9	7:14
utility_bill N no	3:-17	7:28
utility_bill N number	3:45	7:-30
utility_bill N orange	7:11
utility_bill N ou	7:16
utility_bill N paper	7:9
utility_bill N pay	3:11
utility_bill N payer	3:-8	7:18
utility_bill N period	4:-13	7:15
utility_bill N references	2:39	3:18	4:-17	7:-36
utility_bill N supply	7:15
utility_bill N to	3:13	7:-8
utility_bill N total	7:8
utility_bill N ttc	7:8
utility_bill N valley	7:10
utility_bill N vos	3:29	4:-17
utility_bill N water	7:9
utility_bill N www	7:9
utility_bill N you	7:8
utility_bill N your	3:15	7:-9
utility_bill N אזורית	7:10
utility_bill N בע"מ	7:9
utility_bill N בש"ח	3:17
utility_bill N גוש	4:9
utility_bill N הדואר	3:19	7:-16
utility_bill N הודעת	3:27	7:-27
utility_bill N חוזה	3:17	7:-9
utility_bill N חיוב	3:34	7:-32
utility_bill N חלקה	4:9
utility_bill N חשבונ	4:46	7:-38
utility_bill N חשבונית	3:-15	4:14
utility_bill N חתומ	4:12	7:-10
utility_bill N לא	4:-8	7:16
utility_bill N לבנק	3:16	7:-14
utility_bill N לקוח	3:12
utility_bill N לתשלומ	3:12	4:13	7:-16
utility_bill N מד	7:10
utility_bill N מונה	3:-9	7:13
utility_bill N מועצה	7:10
utility_bill N מימ	3:-13	7:20
utility_bill N מנוי	3:-27	7:31
utility_bill N מס	3:-16	4:27
utility_bill N מספר	3:-27	4:11	7:25
utility_bill N מקור	4:-13	7:23
utility_bill N משלמ	3:28	7:-23
utility_bill N נכס	3:-19	4:-16	7:38
utility_bill N סה"כ	7:12
utility_bill N סכומ	3:11
utility_bill N ספח	4:24	7:-27
utility_bill N עד	3:11
utility_bill N צרכנ	3:-10	4:21
utility_bill N שובר	4:27	7:-20
utility_bill N תקופה	7:8
utility_bill N תשלומ	3:14`;
