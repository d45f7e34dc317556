// Written by scripts/train/values/fit.py; do not edit.

/** Fields in the order of the weights, and what speaks for each without a feature; hundredths. */
export const FIELDS: readonly (readonly [name: string, bias: number])[] = [
  ['charge_date', -101],
  ['due_date', -52],
  ['end_date', -117],
  ['issue_date', 68],
  ['none', 486],
  ['pay_date', -113],
  ['period_end', 129],
  ['period_start', 68],
  ['service_date', -99],
  ['start_date', -84],
  ['treatment_date', -80],
  ['value_date', -106],
];

/** A line a feature: its weights by the index of their field, hundredths. */
export const WEIGHTS = `A -abank	3:16	7:-9
A -acion	4:-15	6:13	7:14
A -afone	6:34	7:-24
A -after	1:-12	4:10	6:-9	9:27
A -akash	3:-20	4:16
A -ample	1:23	3:-22	4:-18	6:19	7:23
A -ances	3:28	4:-35	6:20
A -apore	6:10
A -arges	0:-9	3:-15	7:30
A -assic	3:36	4:-28
A -ather	3:-13	4:26
A -ating	3:-20	4:20
A -ation	3:-28	4:9	6:-16	8:62
A -awals	4:-8	6:10
A -barra	6:23	7:-12
A -belle	4:-13	7:14
A -catie	4:60	5:-17	6:-30
A -cbank	4:-10	6:9
A -ceipt	4:11
A -chert	1:-8	2:15	4:-9	9:11
A -chung	0:-10	6:36	7:-10
A -cking	3:18	4:-18
A -count	4:17	5:21	6:-15
A -ction	3:13	4:-23	6:-11	7:50
A -ctric	1:13	3:-8	4:-15	7:12
A -ctual	1:-12	4:10	6:-9	9:27
A -ctura	4:-16	6:16	7:10
A -cture	3:20	4:12	6:-11	7:-11
A -dated	6:8
A -dates	4:19
A -datum	3:39	4:19	5:-10	6:-25	7:-11
A -deral	4:-20	6:18
A -dexis	3:8	6:14
A -dging	4:14
A -druck	4:10
A -ement	1:-14	4:56	5:14	6:-22
A -ender	1:9
A -eneur	1:10	3:9	6:-12
A -ening	3:22	6:-11	7:-8
A -eques	6:11
A -erenz	4:16	6:-9
A -erica	3:-9	7:14
A -erung	3:11	4:44	6:-11	7:-40
A -eteur	1:-9	6:20	7:-9
A -etrag	4:-31	5:40
A -ftung	4:10
A -fzeit	4:16
A -groot	4:-19	6:18
A -haben	4:51	6:-41
A -hland	3:-43	4:-21	7:12	8:48
A -hlung	3:-11	4:54	6:-26	7:-9
A -hment	3:-11	6:13
A -hnung	3:-31	4:-11	5:-20	8:92
A -hrift	4:26	6:-18
A -hurin	3:17	4:-26	6:19
A -icity	3:-8
A -iduel	1:10	3:9	6:-12
A -ieter	4:28	6:-13
A -iften	3:-10	4:11	6:-26	7:29
A -ilbox	4:25	7:-8
A -ility	3:12	7:-12
A -inery	6:23	7:-12
A -iness	4:-9	7:12
A -ining	3:-9	4:-13	6:16	7:9
A -itial	4:12
A -itted	4:11
A -ivery	1:11	3:-9	4:11
A -kfurt	3:-34	4:49	7:-9
A -khale	4:25	7:-8
A -kombi	4:19	6:-10
A -lance	2:-9	4:11	6:17	7:10
A -lehen	1:-8	2:15	4:-9	9:11
A -liche	4:11
A -lippa	4:12
A -llars	4:13
A -loyee	4:-39	5:-16	6:41	7:18
A -loyer	4:-12	7:9
A -ments	1:-14	3:98	7:-32	8:-9	9:-10
A -mises	3:15	5:-10	7:-9
A -mmary	4:-26	6:-15	7:47
A -nbach	4:-22	7:22
A -neret	3:-18	4:-21	6:41	7:33	8:-13
A -ngold	3:-21	4:23	6:21	7:-14
A -nheim	3:-34	4:49	7:-9
A -nimum	6:12
A -nings	4:-9	6:14
A -njour	6:31
A -nkauf	4:9
A -nking	4:-11
A -nning	4:-12	6:-13	7:26
A -nrose	4:-24	6:19	7:23
A -nsumo	4:-15	6:13	7:14
A -ntage	4:34	6:-19
A -ntant	1:9
A -nthly	3:-12	6:23	7:-11
A -ntial	3:-37	6:40
A -nweis	4:16
A -ocess	4:25	5:-12
A -oking	6:18	7:-9
A -osits	4:8
A -other	4:8
A -ounts	4:16	6:-17
A -owski	4:-9	6:10
A -piers	4:11
A -pital	4:20
A -press	1:26	4:15	6:-16	7:-19
A -rbung	4:10
A -reaux	3:-11	6:16	7:13
A -reave	4:12
A -rency	6:10
A -rican	1:41	4:-8	6:-15	7:-15
A -right	4:12
A -riode	3:-10	4:-13	6:35
A -risol	4:-19	6:18
A -rnell	3:14	6:-13
A -rough	4:-10	6:22	7:-9
A -rrent	3:-9	4:10
A -rriet	3:-11	6:16	7:13
A -rsten	4:-22	7:22
A -rtant	4:27	5:-10	6:-11
A -rvice	1:8	3:-10	4:-35	7:51
A -rving	4:19	7:-10
A -rward	4:12	6:-8
A -ryday	1:41	4:-11	6:-11	7:-20
A -scita	4:11
A -scrit	1:10	3:9	6:-12
A -sport	7:-15	8:38
A -ssion	1:16	4:21	6:-13	7:-22
A -ssung	3:-45	4:-16	7:22	8:48
A -stein	4:-24	6:19	7:23
A -stung	4:27
A -tails	4:-34	6:11	7:34
A -tcomb	3:14	6:-13
A -tellt	3:-8	4:14
A -tered	3:-10	4:-14	7:25
A -terer	4:-10	6:30
A -tgage	7:14
A -thday	4:12
A -thias	4:-19	7:10
A -tions	1:-8	3:-8	6:17	7:11
A -tisan	1:10	3:9	6:-12
A -tlich	1:-8	2:15	4:-9	9:11
A -trage	4:20
A -traum	3:-13	4:40	6:-14
A -trico	4:-15	6:13	7:14
A -tritt	4:24	5:-11	6:-9
A -tsche	4:-15	7:9
A -tzfus	6:9
A -uedad	4:-18	5:-28	6:10	7:46
A -uille	3:17	4:-26	6:19
A -unden	4:-15	7:9
A -ungen	3:-13	4:44	6:-18
A -uszug	3:-9	4:-9	7:19
A -viced	4:-36	6:-11	8:62
A -vices	4:29
A -vious	7:-10
A -voice	3:23	4:-10
A -wards	3:-12	4:23
A -watww	4:-13	11:18
A -wbird	4:14
A -yable	0:17	4:-10
A -yee's	4:9	6:-8
A -yline	3:8	6:14
A -yment	1:12	3:-25	4:-23	5:17	6:-20	7:-17	9:26	11:34
A -zweck	4:16	6:-9
A -בונית	1:20	3:-14	6:8
A -ועלימ	3:-10	11:21
A -יטלית	5:17
A -כויימ	4:-18	5:23
A -לוואה	1:-12	2:13	3:14	4:-21	6:13
A -לומימ	4:20
A -מסגרת	4:-8	7:14
A -נוכית	4:-8	7:14
A -נטרנט	4:-17	11:21
A -נימומ	4:9
A -סקונט	6:18
A -עדרות	4:-8	7:14
A -רטיסי	4:-14	6:15
A =account	1:16	3:-24	4:-15	5:26	6:10	7:37	9:-9	11:-19
A =account+bank	3:25	6:-11
A =account+by	3:-9	4:-16	6:21	7:9
A =account+current	3:-9	4:10
A =account+due	0:9	4:8	7:-9
A =account+number	3:26	6:-19	7:-8
A =account+statement	6:24
A =account+tax	1:11	4:-11
A =account+total	1:32	4:-10	11:-9
A =amount	1:10	6:-29	11:14
A =amount+due	0:9
A =amount+monthly	4:11
A =amount+other	3:36	4:-17
A =amount+pay	1:17
A =amount+total	0:11
A =balance	0:13	1:-33	2:-13	4:28	6:39	7:-9	8:-9	9:-9	11:9
A =balance+by	3:8	4:-12	11:12
A =balance+closing	0:23	1:-9	6:-9	7:8
A =balance+due	1:-24	3:-9	4:48
A =balance+invoice	3:13	4:-35	6:26
A =balance+left	3:-9	4:-13	6:16	7:9
A =balance+opening	3:16	4:-10	6:10
A =balance+other	4:13	6:-15
A =balance+pay	4:24	6:-19
A =balance+previous	3:-10	4:-13	6:41	7:-15
A =balance+tax	4:10
A =balance+total	6:-9	7:10
A =bank	0:11	1:-8	2:-8	3:14	4:-18	7:16	9:12
A =bank+by	3:8	6:14
A =bank+date	4:11
A =bank+monthly	3:-11	6:13
A =by	0:-14	1:46	3:-11	4:19	6:15	7:-32
A =by+date	3:-11	4:17	6:22	7:-9
A =by+due	1:33	3:-14	4:16	6:-20
A =by+pay	1:11	4:16	6:-12	7:-9
A =by+total	6:13
A =closing	0:14	1:-17	2:44	3:-20	6:10	7:-21	9:-16
A =closing+date	5:-9	6:12
A =closing+pay	5:20	6:-10	7:-8
A =closing+period	4:-10	5:10	6:22	7:-19
A =closing+total	4:21	5:9	7:-17
A =current	0:24	3:-38	4:-10	6:51	7:-9
A =current+other	4:-14	6:14
A =current+payment	4:-14	6:14
A =current+statement	3:-9	4:20	6:-8
A =date	0:12	1:-34	3:124	4:-25	6:87	7:-41	8:-49	9:-36	10:-38
A =date+due	0:12	1:42	3:-29	4:11	6:-19
A =date+invoice	3:11	4:-15
A =date+issued	3:41	4:-9	6:-22
A =date+opening	4:8
A =date+payment	1:19	2:52	3:-38	4:-12	5:31	6:-15	9:-20
A =date+period	3:-9	4:-77	5:-9	6:33	7:73
A =date+price	0:54	4:17	6:-36	7:-20
A =date+statement	3:55	4:-18	6:-14	7:-21
A =date+total	0:-9	5:-9	6:26
A =deduction	3:10	4:18	6:-19
A =deduction+due	4:11
A =deduction+total	4:9	6:-9
A =due	0:63	1:83	2:-10	3:20	4:-41	5:21	6:-80	7:-58	9:-15	11:17
A =due+net	1:10	4:-43	5:40
A =due+other	0:-13	1:-11	4:24
A =due+payment	1:18
A =due+tax	4:16
A =due+total	0:17	1:-42	3:-38	4:48	6:-19	7:-12	8:34	11:28
A =gross+total	4:-9	5:11
A =incl	1:19	3:-15	4:42	5:-26	6:-20	7:11
A =incl+invoice	3:-13	4:20	6:-10
A =incl+other	4:-13	7:11
A =incl+tax	1:17	3:-21	4:29	6:-13
A =incl+total	1:12	3:-14	4:22	6:-11
A =instalment	1:-8	2:18	4:-27	5:19	9:22
A =instalment+other	2:10	4:-22	5:27
A =interest	2:9	3:-15	4:-28	6:28
A =interest+other	2:19	3:-13	9:12
A =interest+price	4:9
A =invoice	0:-14	3:16	4:52	6:-14	8:-17
A =invoice+number	1:19	3:-27	4:-23	6:31	7:11
A =invoice+payment	4:12
A =invoice+tax	1:26	3:14	4:-31
A =invoice+total	4:23	6:-9
A =issued	3:26	4:22	5:-8	6:-35	7:-11	11:8
A =left	3:-9	5:-11	6:13
A =monthly	2:37	3:-9	4:-11	6:13	7:-13
A =monthly+other	7:-9
A =monthly+period	7:-9
A =net	5:33	6:-24
A =net+pay	4:20	6:-11
A =net+total	4:24	6:-12
A =number	0:14	1:13	2:36	3:-56	4:-11	5:-36	6:26	7:39	9:-16
A =number+other	4:21	6:-8
A =number+pay	4:8	5:-18	6:16
A =number+payment	4:12
A =number+period	4:26	6:-10	7:-8
A =number+tax	1:20	3:22	4:-18
A =opening	5:-15	6:-17	7:56
A =opening+total	4:-12	7:11
A =order	0:-13	4:27	5:-10	6:49	8:-21
A =order+pay	6:9
A =other	0:-34	2:18	3:13	4:32	5:15	6:31	7:-9	8:-32	9:-25	11:-13
A =other+pay	4:19	5:-9
A =other+payment	6:19
A =other+period	1:13	4:-12	6:11
A =other+price	2:9
A =other+statement	4:-12	6:38	9:-11
A =other+tax	1:-9	4:38	5:-8	6:-10
A =other+total	0:-8	4:25
A =paid	1:20	3:19	4:-20	5:-11	6:21	7:-12
A =paid+pay	6:18
A =paid+total	1:23	3:20	4:-34
A =pay	0:-8	1:17	2:-9	3:-21	4:-32	5:33	6:8	7:32
A =pay+period	4:-59	6:21	7:55
A =pay+statement	4:-9	6:14
A =pay+total	5:19	6:-10	7:-8
A =payment	0:-12	2:43	3:18	5:18	6:-43	7:-26	8:-13	11:20
A =period	0:-15	1:-36	2:-13	3:19	4:-110	5:-44	6:86	7:136	8:-13	9:12	10:-10	11:-12
A =period+price	4:20	6:-11
A =period+tax	4:25	6:-10	7:-9
A =period+total	4:-11	5:12	6:14	7:-10
A =person	4:-20	5:-20	6:34	7:12
A =previous	0:-32	3:31	4:-12	5:-10	7:39
A =price	0:40	3:-52	4:73	7:-27	8:-8	9:-11
A =price+total	6:-8	7:13
A =statement	1:-17	2:10	3:19	4:-42	5:10	6:26	7:20	8:-9	11:-8
A =tax	0:-10	1:40	3:-9	4:53	5:-9	6:-30	7:-15	8:-12
A =tax+total	1:22	3:-19	4:35	6:-24
A =total	0:24	1:27	2:-20	3:-31	4:30	5:11	6:11	7:-52	8:16	9:-24	11:11
A =transfer	0:35	3:-21	5:24	6:-16
A ab	4:23	5:18	6:-27
A abon-	4:15	7:-9
A abonnements	4:15	7:-9
A abou-	6:15
A about	6:15
A acco-	4:35	5:21	6:-31
A account	4:19	5:21	6:-14
A accounts	4:16	6:-17
A adju-	3:12	7:-12
A adjustments	3:12	7:-12
A adv	4:-8	7:12
A adva-	4:-9	7:12
A advantage	4:-9	7:12
A afte-	6:18	7:-8
A after	6:18	7:-8
A alpe-	4:-24	6:19	7:23
A alpenrose	4:-24	6:19	7:23
A am	3:-8	4:14
A amer-	1:26	4:8	6:-13
A america	3:-9	7:14
A american	1:41	4:-8	6:-15	7:-15
A amou-	0:10	3:-18	5:22
A amount	0:10	3:-18	5:22
A an	1:16	3:-8
A anbi-	4:28	6:-13
A anbieter	4:28	6:-13
A and	1:-10	3:8	5:22	6:-25	7:-19	9:25
A anla-	4:44	6:-28	7:-14
A anlage	4:44	6:-28	7:-14
A annu-	1:-8	2:14	3:-11	4:-10	9:11
A annual	3:-10
A annuitatendarlehen	1:-8	2:15	4:-9	9:11
A anot-	4:8
A another	4:8
A anti-	4:-18	5:-28	6:10	7:46
A antiguedad	4:-18	5:-28	6:10	7:46
A arti-	1:10	3:9	6:-12
A artisan	1:10	3:9	6:-12
A as	1:-12	4:-12	6:13	9:27
A assu-	4:21
A at	3:-25	4:22	5:-9	6:17	7:17	8:-10
A au	1:10	3:9	6:-12
A aus	4:44	7:-25
A ausz-	4:-19	5:26
A auszahlungsbetrag	4:-19	5:26
A bala-	2:-9	4:-9	6:39	7:10
A balance	2:-9	4:11	6:17	7:10
A bank	1:-8	3:25	4:-31	9:19
A bank-	4:-11
A banking	4:-11
A barc-	3:15	4:13	6:-12
A basi-	3:-19	4:42	6:-24
A basis	3:-19	4:42	6:-24
A befo-	1:12
A before	1:12
A begi-	4:-13	5:-9	6:-22	7:45
A begin	5:-8	6:-9	7:18
A beginning	4:-12	6:-13	7:26
A bele-	3:41	6:-22	7:-8
A beleg	3:-14	4:46	6:-17
A besc-	4:10
A beschriftung	4:10
A besi-	1:-8	2:15	4:-9	9:11
A besichert	1:-8	2:15	4:-9	9:11
A betr-	4:39	5:-12	6:-24
A betrag	1:9	4:28	5:-12	6:-20
A betrage	4:11
A bic	4:38	7:-10	11:-19
A bill	4:8	6:-10
A birt-	4:12
A birthday	4:12
A blue	1:42	3:-12	6:-13
A bock-	3:-34	4:49	7:-9
A bockenheim	3:-34	4:49	7:-9
A bon	3:-14	4:22
A bonj-	6:31
A bonjour	6:31
A boud-	3:-11	6:16	7:13
A boudreaux	3:-11	6:16	7:13
A bran-	4:24	6:-16
A branch	3:-8	4:25	6:-16
A buch-	0:-11	4:-12	6:42	7:-9
A buchung	0:-10	4:-12	6:42	7:-9
A busi-	4:-9	7:12
A business	4:-9	7:12
A buye-	3:-8	4:14
A buyer	3:-8	4:14
A buyl-	3:8	6:14
A buyline	3:8	6:14
A bw	5:-14	6:18
A by	1:23	4:31	6:-9	7:-27
A calc-	4:15
A calculation	4:8
A cale-	6:9
A caleb	6:9
A card	3:8	4:16	6:-30	7:25
A carr-	4:-24	6:23	7:21	8:-13
A cash	1:70	3:-12	4:-17	6:-19
A char-	0:-10	3:-17	4:-8	6:27	7:23
A charge	6:21
A charges	0:-9	3:-15	7:30
A chec-	3:10	4:-44	5:35
A check	4:-18	5:36
A checking	3:18	4:-18
A cheq-	6:11
A cheques	6:11
A chf	1:40	3:34	4:-63	5:14
A cho	3:-12	4:24
A clas-	3:36	4:-28
A classic	3:36	4:-28
A co	3:-10	5:-9	7:23
A com	1:-15	4:34	7:-9
A comm-	1:16	4:21	6:-13	7:-22
A commission	1:16	4:21	6:-13	7:-22
A comp-	1:-20	3:11	4:46	6:-59	7:25
A compte	4:-34	6:-12	7:42
A cons-	4:-16	6:21	7:13
A consolidated	6:8
A consumo	4:-15	6:13	7:14
A cont-	1:-13	3:60	4:34	5:-84	6:-11	9:26
A contractual	1:-12	4:10	6:-9	9:27
A cpf	4:9	6:-8
A cred-	3:11	6:8	7:-10
A credit	3:12
A curr-	3:-14	4:12	6:15	7:-8
A currency	6:10
A current	3:-9	4:10
A dali-	4:10
A dalia	4:10
A darn-	3:14	6:-13
A darnell	3:14	6:-13
A data	4:32	5:-12	6:-12
A date	0:-16	1:23	2:-16	3:23	4:43	5:32	6:40	7:-11	8:-56	9:-24	10:-20	11:-17
A date-	3:-14	4:25	5:18	6:-27	7:29
A dated	3:-13	4:45	6:-9	7:-9
A dates	4:-20	5:19	6:-18	7:38
A dato-	4:-16	6:16	7:10
A datos	4:-16	6:16	7:10
A datu-	3:110	4:29	6:-82	7:-25
A datum	3:110	4:29	6:-82	7:-25
A day	3:-13	4:44	6:-12
A de	0:28	1:-14	3:-29	4:-48	5:-8	6:39	7:13	8:34
A debi-	3:-12	6:13
A debit	4:20	6:-8
A debits	4:-24	6:21	7:9
A dedu-	3:11	6:-10
A deduction	4:17	6:-10
A degr-	4:-19	6:18
A degroot	4:-19	6:18
A del	6:11	7:11
A dela-	3:-18	4:20
A deli-	1:11	3:-9	4:11
A delivery	1:11	3:-9	4:11
A deposits	4:8
A des	3:23	4:-40	6:15	7:21
A deta-	4:-19	6:13	7:30
A detail	4:18
A details	4:-34	6:11	7:34
A deut-	3:-43	4:-17	8:48
A deutsche	4:-15	7:9
A digi-	4:36	6:-17
A digitaldruck	4:10
A dinn-	4:35	7:-25
A dinner	4:35	7:-25
A dire-	3:25
A direct	4:16
A divi-	4:53	6:-28	7:-30	9:20
A doll-	4:15
A dollar	6:10
A dollars	4:13
A dr	3:72	4:-78
A dros-	4:-9	6:10
A drosdowski	4:-9	6:10
A dt	6:24	7:-19
A du	1:33	3:25	4:-34	8:-10
A due	0:25	1:16	3:-17
A earn-	4:-9	6:14
A earnings	4:-9	6:14
A edge	4:-11	6:14
A ei	1:10	3:9	6:-12
A eink-	4:9
A einkauf	4:9
A eint-	4:24	5:-11	6:-9
A eintritt	4:24	5:-11	6:-9
A elec-	1:11	3:-19	4:-28	6:20	7:26
A electric	1:13	3:-8	4:-15	7:12
A electricity	3:-8
A electrico	4:-15	6:13	7:14
A empl-	4:-20	5:-18	6:26	7:23
A employee	4:-39	5:-16	6:41	7:18
A employee's	4:9	6:-8
A employer	4:-12	7:9
A en	3:-23	4:-19	6:20	11:29
A end	5:9	6:17	7:-16
A endi-	4:-9	6:15
A ending	4:-9	6:15
A entg-	4:22	6:-9
A entgeltabrechnung	4:22	6:-9
A entr-	1:10	3:9	6:-12
A entrepreneur	1:10	3:9	6:-12
A equi-	3:32	4:-42	6:16
A erst-	3:-8	4:14
A erstellt	3:-8	4:14
A et	4:36	7:-16
A eur	3:-38	4:42
A ever-	1:40	3:31	4:-29	6:-11	7:-21
A everyday	1:41	4:-11	6:-11	7:-20
A exam-	1:23	3:-22	4:-18	6:19	7:23
A example	1:23	3:-22	4:-18	6:19	7:23
A expr-	1:41	4:-8	6:-15	7:-15
A express	1:41	4:-8	6:-15	7:-15
A fact-	3:13
A factura	4:-16	6:16	7:10
A facture	3:19	4:13	6:-11	7:-10
A fair-	3:-13	4:26
A fairweather	3:-13	4:26
A fast-	3:14
A faster	4:12
A fede-	4:-20	6:18
A federal	4:-20	6:18
A fee	1:13	6:9	7:-10
A fees	4:48	6:-19	7:-23
A fein-	3:-21	4:23	6:21	7:-14
A feingold	3:-21	4:23	6:21	7:-14
A fers-	4:-10	6:30
A fersterer	4:-10	6:30
A fi	1:-9	6:20	7:-9
A fide-	3:8	6:14
A fidexis	3:8	6:14
A firs-	4:56	6:-58	9:20
A floa-	3:-20	4:16
A floating	3:-20	4:16
A folg-	4:26	6:-18
A folgelastschrift	4:26	6:-18
A for	3:26	5:-8
A forf-	3:-17	4:28	6:-9
A forw-	4:12	6:-8
A forward	4:12	6:-8
A fran-	3:-34	4:49	7:-9
A frankfurt	3:-34	4:49	7:-9
A frau	3:-10
A from	1:28	3:-40	6:-10	7:17	9:26
A full	4:15	6:-11
A gas	4:-26	6:9	7:40
A gebu-	4:23	5:-9
A geburtsdatum	4:23	5:-9
A gesa-	4:-8	5:9
A gesc-	4:-15	7:9
A geschaftskunden	4:-15	7:9
A giga-	4:19	6:-10
A gigakombi	4:19	6:-10
A gmbh	3:28	6:-12
A gokh-	4:25	7:-8
A gokhale	4:25	7:-8
A gold	3:16	7:-9
A grih-	3:-20	4:16
A griha	3:-20	4:16
A grou-	5:-17	6:41	7:-13
A group	5:-17	6:41	7:-13
A grun-	1:-9	2:15	9:11
A grundpfandrechtlich	1:-8	2:15	4:-9	9:11
A gust-	4:11	5:-11	6:-10	7:12
A gusto	4:11	5:-11	6:-10	7:12
A gute-	4:-10	6:8
A guten	4:-10	6:8
A guth-	4:51	6:-41
A guthaben	4:51	6:-41
A harb-	3:-14	4:-16	11:50
A harg-	4:12
A hargreave	4:12
A harr-	3:-11	6:16	7:13
A harriet	3:-11	6:16	7:13
A haut-	3:17	4:-33	6:19
A hautefeuille	3:17	4:-26	6:19
A hinw-	4:25
A hinweis	4:16
A hofg-	4:-24	6:19	7:23
A hofgastein	4:-24	6:19	7:23
A holz	4:-10	6:30
A hosp-	4:20
A hospital	4:20
A hour-	4:24	5:-21
A hourly	4:24	5:-21
A hsbc	4:-12	7:23
A if	3:-9
A impo-	4:27	5:-10	6:-11
A important	4:27	5:-10	6:-11
A in	1:12	3:17	4:-12	7:-11
A inc	4:42	5:-25
A incl-	0:30	4:-23
A indi-	1:10	3:9	6:-12
A individuel	1:10	3:9	6:-12
A info-	3:-11	6:17	7:9
A informacion	4:-15	6:13	7:14
A information	3:-8	4:10
A init-	4:12
A initial	4:12
A insc-	1:10	3:9	6:-12
A inscrit	1:10	3:9	6:-12
A inst-	2:10
A inte-	3:9
A invo-	3:23	4:-10
A invoice	3:23	4:-10
A irpe-	4:14
A irpef	4:14
A is	4:12
A isol-	3:-12	4:24
A isolde	3:-12	4:24
A it	1:20	3:21	4:-20	7:-10
A jane	4:12
A join-	6:23	7:-12
A joinery	6:23	7:-12
A kart-	4:12	6:-8
A kartenzahlung	4:12	6:-8
A kits	3:-8	4:14
A klin-	3:-11	6:16	7:13
A kline	3:-11	6:16	7:13
A know	4:9
A kont-	7:16
A kontoauszug	3:-9	4:-9	7:19
A kost	4:-8	5:19
A kron-	1:9	6:-11
A kund-	4:16	6:-9
A kundenreferenz	4:16	6:-9
A l'es-	3:-14	4:-36	6:11	7:-9	8:55
A la	3:-9	7:9
A last-	3:-10	6:-22	7:31
A lastschriften	3:-10	6:-22	7:31
A late	1:10
A leav-	4:14	5:13	7:-12
A leave	4:14	5:13	7:-12
A leis-	3:-9	4:39	6:-15
A leistung	4:27
A leistungen	4:12
A leum-	3:37	4:-57	6:18
A leumi	3:37	4:-57	6:18
A libe-	4:-13	7:14
A libelle	4:-13	7:14
A lich-	4:10
A lichtwerbung	4:10
A limi-	3:-10	4:-12	6:14	9:20
A limit	6:14
A lodg-	4:14
A lodging	4:14
A look-	6:18	7:-8
A looking	6:18	7:-8
A ltd	4:17	5:-12	6:13	7:-14
A mada-	3:-14	4:61	6:-8	8:-22
A madame	3:-13	4:53	8:-22
A mail-	4:25	7:-8
A mailbox	4:25	7:-8
A make	1:22	7:-10
A mari-	1:-9	3:31	4:-30	6:18
A marisol	4:-19	6:18
A math-	3:17	4:-26	6:19
A mathurin	3:17	4:-26	6:19
A matt-	4:-11	7:10
A matthias	4:-19	7:10
A md	4:21
A mess-	4:25	5:-8	6:-9
A mete-	4:14	6:-8
A metered	4:14	6:-8
A mind-	4:16
A mindestvertragslaufzeit	4:16
A mini-	6:12
A minimum	6:12
A mme	1:-17	2:-28	3:-17	4:51	9:26
A mona-	4:11
A monatliche	4:11
A mont-	3:26	4:20	5:-15	7:-34	9:25
A montant	1:9
A month	1:-17	3:43	4:-13	6:-19	7:-15	9:27
A monthly	3:-12	6:23	7:-11
A mort-	7:14
A mortgage	7:14
A mrs	4:12
A mult-	4:22	6:-9
A multi	4:22	6:-9
A mum	4:12
A nach-	1:9	3:-10	4:30	6:-16
A nachzahlung	1:9	3:-10	4:30	6:-16
A name	4:16	5:-10
A narr-	4:11	6:-9
A narration	4:11	6:-9
A nasc-	4:11
A nascita	4:11
A natu-	6:-16	7:18
A nature	6:-16	7:18
A net	1:10	5:10	6:-11
A nett-	5:25	6:-13
A netto	5:25	6:-13
A neve-	4:8
A never	4:8
A new	4:8
A nl	3:-25	11:29
A no	2:43	3:-55	4:41	5:-12	6:12	9:-9
A noah	3:-20	4:13	6:26	7:-10
A nofk-	3:-18	4:-21	6:41	7:33	8:-13
A nofkinneret	3:-18	4:-21	6:41	7:33	8:-13
A nomi-	4:-27	6:11	7:22
A nomination	4:-27	6:11	7:22
A none	2:28	4:-50	6:12	9:25
A note-	1:-10	4:42	5:-14	6:-11
A notes	1:-10	4:42	5:-14	6:-11
A noti-	3:-8	4:14
A notify	3:-8	4:14
A nr	3:-42	6:18	7:10	8:17
A numb-	3:20	4:26	6:-36
A number	3:23	4:26	6:-41
A nv	3:8	6:14
A occu-	4:11
A occupiers	4:11
A of	1:-10	6:25	9:16	11:-10
A off	4:-19	5:26
A offi-	4:-10	6:30
A office	4:-10	6:30
A on	4:16	5:-8
A once	3:15
A onli-	3:-15	4:15
A online	3:-15	4:15
A opal	4:26	7:-11
A open-	3:22	6:-11	7:-8
A opening	3:22	6:-11	7:-8
A oper-	7:15
A operation	4:39	6:-24	7:-13
A operations	4:-42	6:23	7:28
A opti-	4:15	7:-9
A options	4:15	7:-9
A orde-	6:8
A order	6:8
A orig	4:10
A out	4:-16	6:19
A over-	0:29	4:34	5:-16	6:-21	7:-11
A pack-	4:-22	6:12	7:17
A packs	4:-22	6:12	7:17
A page	3:24	7:-8
A paid	6:13
A parc-	3:-11	6:13
A parchment	3:-11	6:13
A part-	1:43	5:-13	6:-18
A pay	1:23	4:-60	5:15	6:12	7:38
A paya-	0:17	4:-10
A payable	0:17	4:-10
A paye	6:18
A paye-	1:29	6:-17
A payer	1:29	4:-14
A paym-	1:9	2:-9	3:65	4:-22	5:11	6:-36	7:-22	9:-11	11:32
A payment	1:21	3:-23	5:13	6:-16	7:-17	11:35
A payments	1:-12	3:88	4:-20	6:-20	9:-9
A per	3:-11	6:13
A peri-	3:-24	4:-63	5:-28	6:72	7:67
A period	3:-14	4:-50	5:-28	6:37	7:72
A periode	3:-10	4:-13	6:35
A perm-	4:11
A permitted	4:11
A pg	7:12
A phil-	4:12
A philippa	4:12
A plan	4:13
A plea-	1:29	4:-18
A please	1:29	4:-18
A plus	4:-8	7:12
A pncb-	4:-10	6:9
A pncbank	4:-10	6:9
A poin-	4:11	6:-9
A pop	1:-9	6:20	7:-9
A port-	4:19	5:-9
A post-	3:-34	4:43	6:-17	10:31
A posted	3:-34	4:43	6:-17	10:31
A prak-	3:-20	4:16
A prakash	3:-20	4:16
A pran-	4:25	7:-8
A pranav	4:25	7:-8
A prev-	7:-10
A previous	7:-10
A prim-	3:-12	4:-22	7:-12	8:56
A priv-	4:-15	7:9
A privat	4:-15	7:9
A proc-	4:25	5:-12
A process	4:25	5:-12
A prod-	4:46	6:-22	7:-18
A prog-	4:13
A progr	4:14
A pty	6:23	7:-12
A rate	2:10	4:-22	5:27
A rate-	1:12	4:-30	6:17	7:8
A rates	1:16	4:-9
A rdo	4:-30	5:49	6:-10
A read	3:-15	4:-20	6:33	7:14
A rece-	3:-12	4:44	9:-9
A receipt	4:11
A rech-	3:-27	6:21	7:12
A reco-	3:19	4:11	6:-14
A recommendations	4:16	6:-9
A rede-	4:27	6:-18
A ref	4:11	5:-11	6:12
A regi-	3:35	4:-45	7:18
A registered	4:-27	6:11	7:22
A rele-	4:-10
A releve	4:-10
A rema-	3:-9	4:-13	6:16	7:9
A remaining	3:-9	4:-13	6:16	7:9
A remb-	6:10
A remboursements	6:10
A remi-	3:11	4:-30	6:20
A remise	4:-22	6:12	7:17
A remises	3:15	4:-9	7:-9
A repe-	1:-9	6:20	7:-9
A repeteur	1:-9	6:20	7:-9
A resi-	3:-34	6:35
A residential	3:-34	6:35
A resp-	3:12	7:-12
A responsibility	3:12	7:-12
A rewa-	3:-14	4:35	6:-10
A reward	4:13
A rewards	3:-12	4:23
A rlnw-	4:-13	11:18
A rlnwatww	4:-13	11:18
A rne	1:10	3:9	6:-12
A ruhl-	4:-19	7:13
A ruhland	4:-19	7:13
A ruiz	6:9
A sa	3:8	6:14
A sala-	4:77	5:-24	6:-38	7:-8
A salarisspecificatie	4:60	5:-17	6:-30
A same	4:12
A savo-	3:-14	4:22
A savoir	3:-14	4:22
A scot-	3:16	7:-9
A scotiabank	3:16	7:-9
A seat	3:-11	6:13
A sec	4:-10	6:17
A serv-	3:-27	4:-23	6:-19	7:37	8:51
A service	1:8	3:-10	4:-35	7:51
A serviced	4:-36	6:-11	8:62
A services	4:29
A serving	4:19	7:-10
A sfr	4:-22	6:12	7:17
A shar-	4:35	7:-25
A share	4:35	7:-25
A shou-	4:9
A should	4:9
A sieh-	4:44	6:-28	7:-14
A siehe	4:44	6:-28	7:-14
A sign	4:8
A sing-	4:-18	6:25
A singapore	6:10
A single	4:-20	5:8	6:15
A snow-	4:14
A snowbird	4:14
A soc	4:-10	6:17
A sold-	3:15	4:-12	6:11
A solde	3:15	4:-12	6:11
A sole-	1:-16	2:-28	4:42	9:26
A stat-	1:-12	3:20	4:-29	5:16	6:19	7:9
A statement	1:-12	3:22	4:11	6:-12	7:12
A status	4:-54	5:20	6:38
A std	4:-20	6:18
A stol-	6:9
A stoltzfus	6:9
A sugg-	4:16	6:-9
A suggestions	4:16	6:-9
A summ-	4:-33	6:11	7:42
A summary	4:-26	6:-15	7:47
A summe	6:27
A sydn-	4:26	7:-11
A sydney	4:26	7:-11
A syne-	4:37	5:-14	6:-17
A synel	4:37	5:-14	6:-17
A tabl-	3:12	4:-31	6:17
A table	4:-20	6:18
A tag	4:-10	6:8
A tax	3:17
A team-	3:-11	6:13
A teams	3:-11	6:13
A the	4:44	5:-26	6:-14
A ther-	1:-12	3:-11	4:9	9:27
A thereafter	1:-12	4:10	6:-9	9:27
A this	3:40	4:-18	6:-9
A thor-	4:-22	7:22
A thorsten	4:-22	7:22
A thro-	4:-10	6:22	7:-9
A through	4:-10	6:22	7:-9
A time	4:14	6:-11
A to	3:-22	5:-12	6:-39	9:26	11:48
A tota-	0:30	3:17	5:-9	7:-8	8:-11
A total	0:30	3:17	5:-9	7:-8	8:-11
A tran-	3:-12	4:-12	6:-25	7:39	8:37
A transaction	4:-20	6:-14	7:55
A transport	7:-15	8:38
A ttc	1:19	3:-16	4:17	6:-12
A uber-	3:-16	4:19	5:16	6:-9
A uk	4:-12	7:23
A unab-	3:-8	4:14
A unable	3:-8	4:14
A und	4:-15	7:9
A up	3:-9	4:17
A upda-	4:19
A updates	4:19
A us	1:22	3:11	6:-9	7:-17
A ut	4:14
A valu-	3:102	4:-46	6:11	7:-52
A value	6:24	7:-19
A valuta	3:105	4:-49	6:-13	7:-34
A verb-	4:33	6:-14
A verbuchungsdatum	4:26	6:-12
A verw-	4:16	6:-9
A verwendungszweck	4:16	6:-9
A visa	4:-17	7:54	8:-8
A voda-	6:34	7:-24
A vodafone	6:34	7:-24
A vos	4:11	7:-9
A votr-	3:25	4:-20
A votre	3:25	4:-20
A wain-	4:12
A wainwright	4:12
A wast-	4:14	6:-8
A waste	4:14	6:-8
A wate-	4:15	6:-9
A water	4:15	6:-9
A we	3:-10	4:32	9:-9
A weid-	4:-22	7:22
A weidenbach	4:-22	7:22
A whit-	3:32	4:-29	6:-23	7:25
A whitcomb	3:14	6:-13
A wi	1:-9	6:20	7:-9
A will	4:14
A with	3:12	4:-18
A with-	4:-9
A withdrawals	4:-8	6:10
A womb-	6:23	7:-12
A wombarra	6:23	7:-12
A worl-	6:18	7:-8
A world	6:18	7:-8
A writ-	4:8
A write	4:8
A www	0:-11	3:-60	4:-46	5:-10	6:66	7:81	8:-20	11:24
A xx	4:-10	6:17
A xxx	4:-10	6:17
A xxxx	4:-10	6:17
A you	3:59	4:30	6:-45	7:-30
A your	4:-8	6:48	8:-8
A zahl-	4:-19	6:28
A zahlender	1:9
A zeit-	3:-13	4:40	6:-14
A zeitraum	3:-13	4:40	6:-14
A zu	1:9
A zur	4:25
A zusa-	4:-13	7:23
A zusammenfassung	4:-13	7:23
A או	1:29	4:-11	6:-10
A אוחי-	4:39	6:-37	7:14
A אוחיונ	4:39	6:-37	7:14
A אונ	1:-14	3:21	7:9
A אזרח	4:-13	6:12
A אחרו-	4:18	6:-13	11:12
A אחרונ	3:-10	4:35	6:-13
A אי	2:15	4:-17	7:-8	9:16
A אינ	3:-19	4:15
A אינט-	4:-17	11:21
A אינטרנט	4:-17	11:21
A אישו-	3:20	4:-25	6:16
A אישור	3:20	4:-25	6:16
A אסמכ-	3:61	4:19	6:-67
A אסמכתא	3:61	4:19	6:-67
A אספק-	4:20
A אספקה	4:20
A את	4:22
A באתר	1:31	6:-21
A בוצע-	4:16
A בוצעה	4:16
A בחו"-	0:16	4:-14
A בחו"ל	0:16	4:-14
A בחשב-	3:-11	4:30	5:-8	6:-15	7:18
A בחשבונ	3:9	4:-14	7:20
A ביטו-	4:22
A ביקו-	10:9
A ביקור	10:9
A בית	0:-25	4:32
A בנק	6:13
A בע"מ	3:40	4:-38	6:9	7:-17	10:13
A בקשה	3:-12	4:14
A ברוט-	4:8
A ברוטו	4:8
A בש"ח	0:-9	4:20
A בתנא-	2:19	3:-13	9:12
A בתנאי	2:19	3:-13	9:12
A בתקו-	4:17
A בתקופה	4:17
A גל	1:-14	3:21	7:9
A ד"ר	3:-13	4:29	6:19	10:-29
A דוח	4:-25	6:49	9:-11
A דיגי-	0:9	4:-8	5:17
A דיגיטלית	5:17
A דיסק-	6:18
A דיסקונט	6:18
A דפ	3:-11	4:-50	5:12	6:26	7:30
A הבנק	0:8	4:14	7:-9
A הברא-	4:12	6:-9
A הבראה	4:12	6:-9
A הדבר-	1:-14	3:21	7:9
A הדברה	1:-14	3:21	7:9
A ההעב-	4:12
A ההעברה	4:12
A הודע-	2:15	6:-14	9:10
A הודעות	3:-9	4:23	6:-11
A הופק	3:-14	4:33	6:-13	11:9
A הוצא-	4:13
A הוצאות	4:13
A הורה	4:-8	7:14
A החיו-	1:-18	3:15	4:22	6:-12
A החיוב	1:-18	3:15	4:22	6:-12
A החינ-	4:-8	7:14
A החינוכית	4:-8	7:14
A החלפ-	3:8	11:12
A החלפת	3:8	11:12
A החשב-	0:-9	4:18	6:12
A החשבונ	0:-9	4:18	6:12
A היעד-	4:-8	7:14
A היעדרות	4:-8	7:14
A הלוו-	2:17	3:17	4:-22
A הלוואה	2:17	3:17	4:-22
A הלקו-	11:10
A הלקוח	11:10
A המלצ-	3:-13	4:13	6:23	10:-13
A המלצות	3:-13	4:13	6:23	10:-13
A המרה	0:-15	1:-17	3:-19	4:81	6:-16	7:-10
A המשכ-	3:64	4:-10	6:-31
A הנדו-	6:11
A הנדונ	6:11
A הנני	4:-8	7:14
A העסק-	4:29	6:-11	7:-11
A העסקה	4:29	6:-11	7:-11
A העתק	3:-12	4:23	6:-12	11:10
A הפוע-	3:-10	11:21
A הפועלימ	3:-10	11:21
A הפעו-	4:27	6:-15	7:-10
A הפעולה	4:27	6:-15	7:-10
A הצהר-	3:-11	10:12
A הצעת	3:-20	4:30
A התדפ-	6:8
A התדפיס	6:8
A התקב-	3:31	4:-25
A התשל-	3:-23	4:18
A התשלומ	3:-23	4:18
A וקצב	3:-23	4:40
A ושב	4:-23	7:22
A ושהו-	4:-8	7:14
A ושהות	4:-8	7:14
A ותיק	4:-13	6:12
A זיכו-	5:25
A זיכוי	5:25
A זקנה	3:12	4:-24	6:12
A חברה	4:-14	6:15
A חדש	4:25	6:14	11:-13
A חודש	4:26	6:-16
A חוזה	6:28	7:-16
A חופש-	4:10
A חופשה	4:10
A חיוב	0:38	1:-17	4:-13	6:-10	9:-8	11:30
A חיוב-	0:9
A חיובימ	0:9
A חייב	4:26	6:-16
A חילנ	4:21	5:-15
A חלקי-	4:17
A חלקית	4:17
A חשבו-	1:45	3:-18	4:-36	6:41	11:-17
A חשבונ	1:22	3:-20	4:-16	6:38	11:-16
A חשבונית	1:20	4:-22	6:8
A חשבש-	4:-23	5:-11	6:22	7:11
A חשבשבת	4:-23	5:-11	6:22	7:11
A חשמל	3:15	4:-18	11:12
A חתומ	5:17
A טיפו-	1:-10	4:30
A טיפול	1:-10	4:30
A טפחו-	3:-9	4:-25	6:50	7:-10
A טפחות	3:-9	4:-25	6:50	7:-10
A יומ	3:66	4:-60	7:-18	11:22
A ימי	4:32	5:-10	6:-9	7:-8
A ימימ	4:33	5:-22
A יקר	4:-19	6:19	7:11
A ישרא-	4:-10
A ישראלי	4:-10
A יתרה	1:-14	4:-12	6:33	11:12
A יתרת	4:-12	6:24
A כולל	1:10
A כושר	6:13
A כל	3:-8	4:15
A כרטי-	0:25	4:-17
A כרטיס	0:25	4:-17
A לא	2:19	3:12	4:-26	6:-9	9:9
A לאומ-	3:19
A לאומי	3:19
A לב	3:-12	4:32
A לבקש-	3:-10	11:10
A לבקשת	3:-10	11:10
A לוח	3:57	4:-20	6:-23	11:11
A לחוד-	4:9
A לחודש	4:9
A לחיו-	4:22	7:-10
A לחיוב	4:22	7:-10
A לידה	4:34	7:-8
A לישר-	3:15	4:-24	6:18
A לישראל	3:15	4:-24	6:18
A לכרט-	4:-14	6:15
A לכרטיסי	4:-14	6:15
A ללא	4:39	5:-11
A לניצ-	4:-12
A לניצול	4:-12
A לעבו-	4:10
A לעבודה	4:10
A לפי	3:-26	4:16	10:16
A לפני	2:-18	4:-23	9:54
A לציי-	4:22	6:-10
A לציינ	4:22	6:-10
A לקבו-	4:-21	6:-9	10:41
A לקבוע	4:-21	6:-9	10:41
A לשעה	4:9
A לתוש-	3:-9	4:23	6:-11
A לתושב	3:-9	4:23	6:-11
A לתקו-	4:-11	6:13
A לתקופה	4:-11	6:13
A לתשל-	0:-12	3:-49	4:36	5:29	6:-26	7:-13	8:36
A לתשלומ	0:-12	3:-49	4:36	5:29	6:-26	7:-13	8:36
A מבוט-	4:-9	6:16	7:11
A מבוטח	4:-9	6:16	7:11
A מדפ	4:-20	6:34
A מהמס-	4:-8	7:14
A מהמסגרת	4:-8	7:14
A מונה	4:-14	6:19
A מועד	0:11	1:-15	2:41	4:53	6:-39	9:-28
A מוקד-	0:10	2:15	4:-22	9:16
A מוקדמת	0:10	2:15	4:-22	9:16
A מזרח-	3:-9	4:-25	6:50	7:-10
A מזרחי	3:-9	4:-25	6:50	7:-10
A מחיר	1:17	3:-21	4:16
A מחלה	3:-8	5:15
A מחלק-	3:19	6:-15
A מחלקת	3:19	6:-15
A מחסנ	4:28	6:-12
A מטבע	3:10
A מינו-	4:9
A מינונ	4:9
A מיני-	4:9
A מינימומ	4:9
A מלאה	4:17
A ממלי-	4:-8	7:14
A ממליצ	4:-8	7:14
A מס	1:21	3:22	4:-19
A מסגר-	0:-12	3:28	4:-10
A מסגרת	0:-12	3:28	4:-10
A מסמכ	5:17
A מספר	0:21	7:-11
A מע"מ	1:11	4:13	6:-13
A מקור	0:-9	3:-21	4:15	6:62	7:-22	8:-20
A מרשמ	4:20	6:-14	10:17
A מתאר-	4:-18	6:-13	7:43
A מתאריכ	4:-18	6:-13	7:43
A נגרי-	4:23	6:-11	7:-10
A נוכח-	0:25	4:-42	6:40	7:-10
A נוכחי	0:25	4:-19	6:12	7:-8
A נטו	4:-23	5:29
A ניכו-	4:9	6:-9
A ניכויי	4:17	6:-8
A ניצו-	4:10
A ניצול	4:10
A סה"כ	1:28	2:-11	3:-31	4:24	6:-14	7:-15	8:31	9:-13
A סוג	0:28	4:-10	7:-9
A סיומ	2:45	3:-12	4:15	6:-18	9:-15
A סיכו-	4:12
A סיכומ	4:12
A סכ	1:13	4:-9	11:23
A סכומ	4:-12	11:16
A סככה	4:28	6:-12
A עבוד-	6:-14	7:-10	10:44
A עבודה	6:-14	7:-10	10:44
A עד	1:22	4:-12	6:20	7:-9
A עו"ש	3:-9
A עובר	4:-23	7:22
A על	0:9	1:18	2:-16	4:8	7:9
A עמלת	2:15	4:-20	9:16
A עסק	0:-25	4:32
A עסקא-	0:13	4:-9
A עסקאות	0:13	4:-9
A עסקה	0:51	4:22	6:-35	7:-20
A עסקי	3:16	4:-19	7:8
A ערכ	3:28	4:-60	5:67	6:-160	7:75	11:74
A פרטי	1:-12	2:14	4:-14	5:14	9:13
A פרמי-	4:9
A פרמיה	4:9
A פרעו-	1:-20	3:44	8:-8
A פרעונ	1:-20	3:44	8:-8
A פתיח-	4:-12	6:24
A פתיחה	4:-12	6:24
A צמוד-	2:19	3:-13	9:12
A צמודה	2:19	3:-13	9:12
A קבוע-	2:19	3:-13	9:12
A קבועה	2:19	3:-13	9:12
A קבלה	1:25	3:27	4:-22	7:-10
A קו	3:-23	4:40
A קודמ	0:-31	3:-15	4:-24	5:-9	6:20	7:64
A קודמ-	1:-9	4:48	6:-24
A קודמות	1:-9	4:18
A קצבה	3:9
A קצבת	4:-13	6:12
A קרנ	1:-10	3:-13	4:9	6:20
A ראשו-	7:22
A רוזנ-	4:-12	10:17
A ריבי-	1:10	2:9	3:-13	4:-29	6:27
A ריבית	1:10	2:9	3:-13	4:-29	6:27
A ריכו-	4:-14	6:15
A ריכוז	4:-14	6:15
A רכיש-	0:-13	2:18	4:16
A רכישה	0:-10	4:18
A רשות	4:17	6:-8
A שבוע-	4:19
A שוטפ	4:-14	6:14
A שולמ	3:20
A שושנ-	3:-26	4:-39	6:38	7:27
A שושנה	3:-26	4:-39	6:38	7:27
A שחרו-	4:33	7:-11
A שחרור	4:33	7:-11
A שטרמ	4:9
A שיחו-	4:20	6:-8
A שיחות	4:20	6:-8
A שירו-	1:-14	3:21	7:9
A שירותי	1:-14	3:21	7:9
A שכר	5:-14	6:12
A שמ	0:-26	4:44	6:-22	7:-12	10:13
A שפיצ-	2:19	3:-13	9:12
A שפיצר	2:19	3:-13	9:12
A שקל	6:22	11:-13
A שקלי	4:-13	7:14
A תארי-	0:22	1:-38	2:-19	3:-46	4:-23	6:24	7:34	8:23	9:23	10:-11
A תאריכ	0:22	1:-38	2:-19	3:-46	4:-23	6:24	7:34	8:23	9:23	10:-11
A תביע-	3:10
A תדפי-	4:9
A תדפיס	4:9
A תוקפ	10:20
A תחיל-	4:45	5:-14	7:-14
A תחילת	4:28
A תנוע-	3:13
A תנועות	3:18	7:12
A תעוד-	6:10
A תעודת	6:10
A תקופ-	1:-15	3:26	4:-71	6:53	7:39
A תקופה	1:-11	3:26	4:-58	6:17	7:53
A תקופת	4:-12	6:30	7:-9
A תקפ	4:23	6:-10
A תקשו-	3:-11	4:-30	6:34	10:12
A תקשורת	3:-11	4:-30	6:34	10:12
A תרופ-	1:13
A תרופות	1:15	4:-10
A תשלו-	1:-10	2:52	3:-46	4:23	9:18	11:-12
A תשלומ	2:52	3:-42	9:19	11:-11
A תשלומימ	4:19
F =account	1:-19	3:34	4:-51	5:24	6:47	7:-24	8:-10
F =account+bank	0:15	4:-18	5:27
F =account+number	1:-22	4:41	6:-9
F =account+payment	1:9
F =account+tax	1:-26	4:32
F =amount	1:41	4:-56	9:32
F =amount+due	1:43	4:-31
F =balance	3:-14	4:39	6:-13
F =bank	1:-10	3:-74	4:24	5:24	6:-15	7:-8	8:74
F =bank+closing	4:-16	6:22
F =bank+other	3:32	4:-24
F =by	3:-15	7:26
F =by+other	4:-29	6:13	7:28
F =closing	1:-11	3:-17	4:42
F =closing+date	1:-10	3:-9	4:25
F =closing+period	4:29	6:-21
F =closing+total	4:28	6:-20
F =customer	1:11	3:22	4:26	6:-36	7:-10
F =customer+number	1:18	7:-8
F =customer+tax	1:15	7:-8
F =date	1:27	3:-95	4:-19	6:-15	7:-18	8:87	11:58
F =date+due	4:-9	11:16
F =deduction	4:-11	5:31
F =due	0:34	1:41	3:-22	4:-28	6:-16	7:-14	8:-8	11:14
F =due+net	4:-9	5:10
F =due+period	0:55	1:-30
F =due+total	0:41	1:11	3:-9	4:-23
F =interest	3:74	4:-17	6:-51
F =invoice	4:36	6:-18	8:-15
F =net	3:-24	4:33	5:10
F =number	3:80	5:-34	6:-10
F =number+pay	7:14
F =number+tax	1:-21	3:13	4:33	7:-9
F =other	1:-19	3:-22	4:59	5:-18	6:-31	7:-12	9:37	10:19
F =other+payment	4:10	6:-8
F =pay	4:-47	7:15	11:44
F =pay+period	4:-19	6:17
F =payment	3:-9	4:14	6:11
F =period	0:48	1:-42	3:-46	4:-22	5:-12	6:61	7:34
F =period+total	0:57	1:-23	3:-15	6:-9
F =person	7:14
F =price	6:22
F =statement	3:24	4:-31	6:9
F =tax	1:-21	3:12	4:14	6:16	7:-9
F =total	0:40	1:10	3:-16	6:-13	7:-10
F account	1:12	3:-18	4:-13	6:45	7:-19
F ach	4:37	6:-18	7:-18
F and	1:9
F ave	4:-31	6:-13	7:51
F az	5:-20	7:16
F balance	4:22	6:-10
F banking	7:10
F be	4:-39	6:22	7:29
F berlin	3:-8	4:14
F bic	3:-8	4:14
F bill	3:31	4:-12	6:-15
F board	4:-8	6:31	7:-12
F box	3:9
F cap	10:12
F card	4:-16	6:22
F case	3:18	4:-25	6:-13	7:23
F charges	4:-21	6:28
F check	4:-34	5:-18	6:45	7:13
F closing	1:-10	3:-9	4:25
F com	3:9
F date	1:11	3:-11	4:-15	6:-8	7:-8	11:45
F days	6:30	7:-12
F dc	4:31	6:-22
F de	3:23	6:-40	7:32
F des	3:-11	4:20
F details	3:12	6:-26	7:10
F discover	4:-16	6:22
F du	4:27	6:-9
F due	1:46	4:-38
F emh	4:-17	7:20
F ending	4:-16	6:22
F eur	4:14
F from	4:-17	6:30	7:-10
F fur	4:75	5:-29	6:-33
F gas	3:30	4:-14
F gwendolyn	3:-9	6:12
F halvorsen	1:12
F iban	3:-10	4:48	6:-18	7:-17
F il	4:39	6:-18	7:-10
F in	4:-16	6:22
F inhaler	10:8
F isarauenweg	4:16
F it	4:-16	6:22
F juin	1:21	4:-13
F ls	4:-9	7:19
F marie	1:13
F mb	4:-17	6:17
F mcg	10:8
F memo	5:-14	7:23
F mg	4:11	10:11
F miete	4:19
F min	3:27	4:-12
F mobilfunk	4:10
F myenergy	3:9
F name	3:-9	6:12
F netzen	4:10
F ntsbdeb	3:-8	4:14
F number	3:-8	4:-24	5:-18	6:43	7:12
F oct	3:-9	4:11	5:11	6:-9
F of	3:-23	4:-11	6:59	7:-21
F oyelaran	3:-10	4:-10	6:36	7:-15
F page	3:-18	4:-35	6:70	7:-12
F pay	4:-52	7:15	11:44
F payment	1:9
F period	3:-9	4:-35	6:48
F personal	4:-23	6:20	7:10
F pge	3:9
F pos	4:32	6:-21	7:-9
F pr	4:-9	7:19
F private	4:-8	6:31	7:-12
F pune	4:8
F rbc	4:-32	6:19	7:20
F rd	4:-18	5:48	6:-27
F rewards	4:24	6:-19
F room	4:-8	6:31	7:-12
F rue	4:49	6:-55
F rzzgli	4:24	5:-8	6:-10
F semi	4:-8	6:31	7:-12
F service	4:24	6:-13	7:-9
F smart	4:22	6:-9	7:-9
F sonnenallee	3:-8	4:14
F speedport	4:19
F st	4:-71	5:154	6:-152	7:79
F summary	4:23	6:-15
F swiggy	4:-44	7:49
F tamiflu	10:13
F tarrant	3:-9	6:12
F the	2:47	4:-11	9:-22
F total	1:45	4:-38
F tours	3:17	4:-18
F transaction	4:-21	6:27
F tucson	5:-20	7:16
F typ	4:19
F upi	4:-110	6:86	7:27
F ventolin	10:8
F verb	4:34	6:-18	7:-13
F verbindungen	4:10
F weld	4:-25	5:22
F www	3:13	6:-8
F xxx	3:-8	4:14
F xxxxxx	4:12
F ybl	4:-44	7:49
F yesb	4:-44	7:49
F your	3:-26	4:46	6:-24	7:10
F zu	4:10
F אביב	3:49	4:-27	5:-14
F אינטרנט	4:-17	6:17
F איתמר	3:30	6:-19	9:-8
F אסמכתא	3:69	4:-40	8:-15
F אשראי	3:67	4:-41	7:-9
F ביאליק	3:-45	4:55
F בני	4:13
F בנק	0:15	3:-16	5:27	8:-8
F בע"מ	1:15	3:-16	4:24
F ברוכה	3:-11	4:24
F דירה	3:-9	5:8
F דק	4:121	6:-57	7:-58
F הגליל	3:-10	4:18	5:-14	10:11
F הורימ	3:-11	4:24
F המטופל	4:14
F המסגר	3:-11	4:37	5:-19
F הנחה	3:-11	4:24
F הנחת	3:-9	4:-33	6:40
F הפועלימ	3:-12	4:14
F חוזה	1:18	4:-15
F חיוב	0:-16	1:-14	6:29
F חשבונ	0:10	1:-30	3:26	4:-10	5:26	8:-9
F חשבונית	1:11	3:-20	4:14
F טלפונ	3:38	4:-46	10:11
F יומ	1:29	4:-31	11:16
F ימימ	6:-12	10:21
F כאל	3:-93	4:99
F כמוסה	10:13
F כפר	10:11
F כצנלסונ	4:-11	6:10	7:12
F כרטיסי	3:35	4:-18
F כתובת	4:15	6:-14	10:11
F לאומי	3:24	4:16	5:14	6:-19	7:-12	11:-9
F לחו"ל	4:58	6:-32	7:-20
F לחודש	3:-11	4:24
F ליומ	3:-8	4:17	6:-11	10:11
F לכבוד	3:62	4:-60
F למשפחה	3:-11	4:24
F לפי	10:8
F לקוח	1:8	3:30	4:-20	6:-10
F לתקופה	4:-9	6:23
F לתשלומ	0:54	1:-10	3:-12	5:8	6:-29
F מבצע	4:-29	6:13	7:28
F מושב	4:13
F מחלקת	3:-38	4:61	8:-19
F מטבע	3:-21	4:20
F מס	1:-21	4:42	7:-9
F מסגרת	3:29	6:-18
F מספר	1:24	4:-38	5:60	6:-27
F מערכות	3:-35	4:41
F מרכז	3:16	4:-16	6:9
F נטו	4:-9	5:10
F ניכויימ	4:8	5:33	6:-27
F סבא	10:11
F סוג	3:-24	4:-33	10:70
F סיבימ	3:-8	4:-46	6:29	7:32
F סכומ	1:18	4:-23	5:9
F סניפ	3:27	4:-11	5:27	6:-13	8:-9
F ע"י	3:75	4:-61
F עד	3:-14	4:-12	7:26
F עטרות	4:13
F עסקימ	3:16	4:-29	6:9	11:16
F צורכ	10:8
F קבוע	4:16	6:-10
F קרית	3:-17	4:25
F רח	3:-20	4:32	5:-19	7:8
F רימונ	6:-37	7:38
F רמת	3:-29	4:27
F ש"ח	1:45	4:-103	6:30	9:41
F שאיפות	10:8
F שוהמ	4:-11	6:14
F שיחות	4:121	6:-57	7:-58
F שמ	3:-16	4:27
F שפעת	4:-17	7:18
F תיק	4:8	5:33	6:-27
F תל	3:49	4:-27	5:-14
F תנועות	3:21	4:-31	6:12
F תקופה	4:38	6:-24
F תשלומ	4:10	6:15
F תשתית	4:-17	6:17
L -ading	3:-12	4:30
L -ances	4:9
L -arges	6:-21	7:26
L -ation	3:-8	4:27	6:20	7:-23
L -cepte	3:-14	4:29
L -count	1:23	3:-9	4:13	6:-17
L -ction	0:15	1:-10	3:-23	4:56	6:-13	7:44	9:-61
L -ctive	4:22	6:-9
L -ctura	4:-20	6:11	7:13
L -cture	1:-9	3:26	6:-11
L -datum	0:-10	1:-10	3:62	4:12	5:-20	6:-34	7:-44	8:63
L -dized	4:10
L -duled	1:19	4:24	6:-10	7:-12
L -eance	1:18	2:18	9:-16
L -eginn	4:11
L -eived	1:-11	3:-8	4:42
L -eleve	1:19	4:-17
L -ement	0:-12	2:-15	3:40	4:-31	5:16	7:32	11:-11
L -ening	3:-9	4:-16	6:15	7:23
L -erest	4:26	7:-12
L -ernet	4:-34	5:20	7:25
L -esday	4:-25	5:14	6:-15	7:-9	11:43
L -ftrag	3:-28	4:33
L -fzeit	4:16	6:-9
L -gular	4:-35	5:17	6:17	7:8
L -haine	3:-16	4:20
L -hases	4:9
L -hause	4:10
L -hlbar	1:27	4:-14
L -hlung	1:-16	2:-13	4:-22	5:36	9:26
L -hnung	4:31	5:-8	6:-20	7:8
L -hrung	3:-11	4:-25	6:49	7:-11
L -idend	7:9
L -ining	4:39	5:-28
L -inted	3:15
L -ipend	4:-34	5:20	7:25
L -isung	4:-12	5:14
L -iteur	4:-13	7:15
L -ivity	3:-15	4:9	7:16
L -kfurt	4:17	6:-11
L -lable	1:15	4:-19	6:9
L -lance	6:10	7:19
L -leves	6:-9	7:15
L -llate	5:24	6:-21
L -lling	3:33	4:-15
L -llung	4:29	6:-17
L -lment	1:12	2:8	9:-10
L -loyee	4:-24	5:-12	6:43
L -ments	6:-16	7:20
L -mmary	3:38	6:-34
L -nance	4:24	6:-19
L -nning	6:-17	7:23
L -ntant	1:15	4:8	6:-12
L -oking	7:-10	11:21
L -ompte	4:18	5:-13
L -osing	1:-14	2:-10	3:16	4:20
L -otics	4:16	5:9	6:-21
L -ounts	4:22	7:-11
L -posit	5:14	6:10
L -preis	4:-25	6:16	7:17
L -qu'au	1:26	3:-17
L -rated	3:27	4:21	6:-21	7:-19
L -rawal	4:11
L -reise	3:13	4:25	7:-20	8:-11
L -rfait	7:10
L -riode	4:-8	6:-12	7:32
L -rival	3:-9	4:36
L -rough	1:15	6:25	7:-31
L -roved	6:12
L -rture	3:44	6:-18	7:-9
L -rvice	1:-9	3:-14	4:-19	6:14	8:-15	10:45
L -stand	3:-8	4:24
L -tellt	4:13
L -tgage	1:-9	4:-8	9:23
L -tions	3:-11	4:24
L -tnetz	4:10
L -trait	3:17
L -traum	3:-42	4:-46	6:41	7:71
L -tritt	4:29	5:-11	6:-9
L -uding	2:28	4:-31	9:25
L -uszug	4:-15	7:23
L -vious	4:29	6:-17	7:-8
L -voice	3:18
L -wards	4:24	6:-19
L -yment	0:-11	1:13	5:10	6:-10
L -בונית	3:30	4:-38	6:-8	8:30
L -דלנדר	4:-11	6:10	7:12
L -יטלית	3:24	4:-18
L -נטרנט	4:-12	6:18
L -שבונכ	5:10
L -תיימה	3:-18	6:28
L =account	1:20	3:28	4:-14	6:-26
L =account+bank	0:9
L =account+deduction	0:11	1:20	4:-21
L =account+other	4:14
L =account+period	7:13
L =all account	1:20	3:19	4:-19	6:-11
L =all account+bank+deduction	0:11	1:20	4:-21
L =all account+period	7:15
L =all amount+date	1:29	3:-8	4:-11
L =all amount+due	0:10
L =all balance	7:19
L =all balance+bank+opening	4:-13	7:19
L =all balance+closing	6:41	7:-21
L =all balance+date	4:-14	7:22
L =all balance+due	4:9
L =all balance+final	4:-32	6:37
L =all balance+opening	4:23	6:-22	7:9
L =all balance+previous	4:10	6:-29	7:23
L =all bank	3:-25	4:8	5:29	6:-14	7:46	8:-14
L =all bank+by+other	4:18	6:-16
L =all by	0:-9	2:-12	4:41	5:21	6:27	7:-47	9:-15
L =all by+date	3:-15	4:10	6:47	7:-9	10:-9
L =all by+date+due	1:10
L =all by+deduction+excl+payment	4:10
L =all by+due	1:62	2:19	3:-9	4:-42	6:-14
L =all by+due+total	0:-16	4:23
L =all by+other	4:18
L =all by+pay	1:24	4:-9	6:-8
L =all by+payment	1:-9	2:27	4:-9
L =all by+period	4:20	6:-8
L =all closing	2:33	3:-11	4:17	5:-11	6:-9
L =all closing+date	1:-13	2:35	3:8	6:11	7:-20	9:-12
L =all closing+date+left	3:-9	6:-10	7:33
L =all closing+date+period+total	6:17	7:-14
L =all closing+period	6:22	7:-17
L =all customer+date	4:20
L =all date	0:47	1:-57	2:-35	3:78	4:37	5:-11	6:-78	7:-59	9:59	11:21
L =all date+due	0:74	1:12	3:-29	4:14	6:-13	7:-19	9:-11	11:-12
L =all date+due+net	2:-13	4:-17	5:18	9:26
L =all date+due+payment	1:32	4:-11
L =all date+invoice	1:-10	3:34	4:-28	6:-11	8:34
L =all date+invoice+issued	3:15
L =all date+issued	0:-13	1:34	3:68	4:-10	5:-15	6:-21	7:-16	8:-10	9:-11
L =all date+left	4:25	7:-8
L =all date+opening	4:19	6:-9
L =all date+order	8:-11	11:20
L =all date+other	4:-28	5:18	9:23
L =all date+pay	4:-12	5:47	6:-17	7:-9
L =all date+payment	1:-9	2:-10	3:-9	4:-8	5:39	6:-10	9:21
L =all date+period	1:-11	3:-9	4:16	5:-27	8:-15	10:44
L =all date+price	3:-10	5:8	6:-14	7:10	11:18
L =all date+statement	3:22	4:-26	6:27	7:21	9:-18
L =all date+transfer	4:14	5:14	11:-13
L =all deduction+number+tax	3:13
L =all due	0:16	1:68	2:-30	3:-20	4:-14	6:-51	8:28	9:19
L =all due+invoice	3:40	4:-14	6:-9	7:-10
L =all due+payment	1:-14	2:-9	4:35
L =all due+period	4:-13	6:9	7:21
L =all due+total	0:35	4:-41	7:12
L =all incl	2:28	5:8	6:-31	7:-9	9:24
L =all instalment+other	4:10
L =all interest	3:17	4:-39	6:32
L =all invoice	3:-11	4:35	5:-9	6:-8
L =all issued	3:40	4:63	5:-12	6:-40	7:-31
L =all issued+statement	3:67	4:-53
L =all monthly	4:-43	6:-26	7:71
L =all opening	3:14	5:-12	6:20
L =all opening+period	6:-14	7:21
L =all order	3:21
L =all other	1:10	3:10	4:21	5:-23	6:-9
L =all other+paid	4:14	5:-9
L =all other+period	7:19
L =all paid	1:-11	3:-20	4:36	5:29	6:-18	7:-8
L =all pay	1:31	5:-8	6:-18	7:10
L =all pay+period	4:-10	5:10	6:-15	7:23
L =all payment	2:-10	4:27	5:46	6:-25	7:-14	9:-15
L =all period	0:-10	1:-18	2:20	4:-37	6:61	7:11	9:-18
L =all period+statement	3:9	4:-10
L =all previous	4:86	6:-38	7:-37
L =all price	4:-15	6:-29	7:57
L =all statement	4:25	6:-32	7:12
L =all total	1:24
L =all transfer	3:-10	4:-18	5:39	6:-13	8:-9	11:25
L =amount	0:16	1:45	3:-13	4:-9	6:-16	7:-9
L =amount+by	1:15	4:-13
L =amount+date	1:25	3:-10	4:-12
L =amount+due	0:19	1:12	4:-20
L =balance	0:-10	1:-20	2:-12	3:-30	4:20	6:13	7:45	11:14
L =balance+bank	4:-20	7:17
L =balance+closing	4:-10	6:39	7:-27	11:18
L =balance+date	3:-8	7:8	11:20
L =balance+due	4:20
L =balance+final	4:-32	6:37
L =balance+opening	4:21	6:-28	7:18
L =balance+previous	4:12	6:-35	7:18	11:21
L =bank	3:-35	5:65	6:-38	7:47	8:-16	9:-9
L =bank+by	4:18	6:-16
L =bank+deduction	0:11	1:20	4:-21
L =bank+opening	4:-13	7:19
L =bank+other	4:34	6:-17
L =bank+transfer	1:-16	4:27
L =by	0:-41	1:118	2:14	3:-56	4:42	5:18	6:49	7:-75	8:-10	9:-27	10:-19	11:-12
L =by+date	0:-8	1:39	3:-19	5:-10	6:41	7:-11	10:-9
L =by+deduction	4:20
L =by+due	0:-21	1:96	2:18	3:-11	4:-55	7:-9
L =by+excl	4:10
L =by+number	3:-9	4:14
L =by+other	1:-10	3:-13	4:28	5:24	6:-22
L =by+pay	1:24	6:-8
L =by+payment	1:20	2:25	4:-12	5:-8	6:-10
L =by+period	4:20	6:-8
L =by+tax	3:-9	4:14
L =by+total	0:-16	4:25
L =by+transfer	1:11	4:-26	5:17
L =closing	0:-13	1:-45	2:128	3:-16	4:-48	5:-13	6:77	7:-26	9:-41
L =closing+date	0:-8	1:-25	2:71	4:-42	6:12	7:17	9:-33	11:12
L =closing+instalment	1:-8	2:44	4:-25
L =closing+left	3:-9	6:-10	7:33
L =closing+period	6:42	7:-29
L =closing+statement	3:14
L =closing+total	1:-8	2:27	4:-16	6:16	7:-14
L =current	3:-42	4:17	6:26
L =customer	1:-23	3:-17	4:21	6:30
L =customer+date	4:20
L =date	0:65	2:-11	3:45	4:-25	5:80	6:-117	7:-75	8:-30	9:19	10:26	11:18
L =date+due	0:71	1:44	2:10	3:-46	4:-21	6:-18	7:-24	11:-14
L =date+final	2:36	9:-20
L =date+invoice	1:-12	3:46	4:-24	6:-14	7:-15	8:34
L =date+issued	0:-14	1:32	3:42	4:29	5:-15	6:-23	7:-23	8:-10	9:-11
L =date+left	3:-16	4:19	6:-18	7:25
L =date+net	2:-13	4:-24	5:27	9:26
L =date+opening	2:-9	3:-13	4:18	5:-19	7:34	9:-9
L =date+order	8:-11	11:20
L =date+other	4:-28	5:18	9:23
L =date+pay	4:-12	5:47	6:-17	7:-9
L =date+payment	1:51	3:-17	4:-38	5:37	6:-15
L =date+period	1:-11	3:-10	5:-33	6:21	7:13	8:-15	10:43
L =date+previous	4:-13	11:21
L =date+price	3:-10	5:8	6:-14	7:10	11:18
L =date+statement	4:17	6:15	7:19	9:-19
L =date+total	1:-10	2:27	4:-9	6:15	7:-16
L =date+transfer	4:14	5:14	11:-13
L =deduction	0:10	1:11	6:-10
L =deduction+excl	4:10
L =deduction+number	4:10
L =deduction+payment	4:10
L =deduction+tax	4:10
L =due	0:99	1:195	2:40	3:-102	4:-51	5:-11	6:-84	7:-27	9:-13	10:-15	11:-24
L =due+final	2:40	9:-20
L =due+invoice	3:37	4:-15	6:-11
L =due+net	1:13	2:-13	4:-21	5:18	9:26
L =due+other	1:-13	4:10	6:18
L =due+payment	1:21	2:-11	4:22	9:-10
L =due+period	4:-17	7:29
L =due+previous	2:39	4:-20
L =due+statement	1:-11	3:-34	4:18	6:38	7:-9
L =due+total	0:23	1:11	2:11	4:-31	9:-8
L =excl+payment	4:10
L =final	2:82	4:-61	6:34	9:-34
L =incl	1:53	2:26	4:-43	6:-35	7:-11	9:24
L =instalment	2:23	4:22	6:-10	9:-21
L =instalment+other	4:10
L =interest	2:-15	3:11	4:24	6:18	7:-20
L =invoice	1:-23	3:77	4:9	5:-14	6:-44	7:-9	8:24
L =invoice+issued	3:19
L =invoice+period	3:-15	7:26
L =invoice+previous	4:13
L =issued	0:-19	1:24	3:153	4:41	5:-28	6:-68	7:-58	8:-16	9:-14	11:-11
L =issued+statement	3:25	4:-9
L =left	3:-18	4:26	6:-18	7:22
L =monthly	4:-43	6:-26	7:71
L =net	0:-9	1:39	2:-14	4:-37	5:19	6:-10	9:26
L =number	3:23	8:-11
L =number+other	3:-8	4:12
L =number+tax	3:24	8:-10
L =opening	1:-8	2:-12	4:28	5:-34	6:-15	7:76	8:-9	9:-13
L =opening+period	4:-8	5:-16	6:-15	7:41
L =order	3:12	4:45	6:-10	7:-14	8:-37	11:20
L =other	0:-9	2:-11	3:-10	4:65	6:-50	7:9	8:-9	9:19
L =other+paid	4:-10	5:17
L =other+period	6:-9	7:22
L =other+statement	3:16	4:-30	6:26	7:-9
L =other+tax	3:-8	4:12
L =paid	1:-14	3:-23	4:34	5:47	6:-23	7:-10
L =pay	1:49	3:-17	4:-27	5:24	6:-18	7:15
L =pay+period	4:-10	5:10	6:-15	7:23
L =pay+total	4:15
L =payment	0:-15	1:38	2:11	3:-30	4:21	5:88	6:-52	7:-24	9:-18
L =period	0:-18	1:-42	2:10	3:-40	4:-35	5:-24	6:41	7:129	8:-25	9:-23	10:38	11:-11
L =period+statement	4:-11	6:8
L =period+total	6:17	7:-14
L =person	4:-23	5:-12	6:43
L =previous	1:-11	2:37	3:-13	4:80	6:-78	7:-22	11:20
L =price	0:-10	6:-65	7:68	11:16
L =price+total	4:13
L =statement	0:-8	1:-26	3:59	5:-15	6:22	7:9	9:-20
L =tax	3:18	4:35	6:-28	7:-10	8:-11
L =total	0:20	1:29	2:20	3:-18	6:-12	7:-22	9:-18
L =transfer	0:-10	3:-21	4:16	5:64	6:-20	7:-13	8:-12	11:12
L ab	4:31	6:-18
L abon-	1:-18	4:-44	6:36	7:37
L abre-	3:35	4:-17	5:-9	6:29	7:-9
L abrechnung	4:19	6:-16	7:12
L abrechnungsdatum	3:29	4:-23	6:25	7:-17
L abreise	3:20	4:-10	6:25	7:-26
L abzu-	4:12
L abzug	4:10
L abzug_bei	4:10
L acce-	3:-14	4:33
L accepte	3:-14	4:29
L accepte_le	3:-14	4:29
L acco-	1:23	3:30	4:-9	6:-25	7:-17
L account	1:24	3:33	4:-31	6:-17
L account_on	0:9
L accounts	4:22	7:-11
L acom-	4:18	5:-13
L acompte	4:18	5:-13
L acompte_verse	4:14	5:-9
L acti-	3:-15	4:9	7:16
L activity	3:-15	4:9	7:16
L actu-	4:-9	6:47	7:-30
L adj	4:57	6:-19	7:-33
L admi-	4:28	5:-9
L adva-	9:24
L advances	4:9
L afte-	1:-27	3:10	4:29	7:-8
L after	1:-27	3:10	4:29	7:-8
L agre-	3:14	4:-15	9:18
L agreement	3:14	4:-15	9:18
L alte-	7:9
L alter	7:9
L alter_saldo	4:-13	7:19
L am	1:38	2:-15	3:-21	6:-13	9:19
L amou-	0:10
L amount	0:10
L and	2:28	6:-19	7:-16	9:24
L and_including	2:28	4:-31	9:25
L anre-	4:35	6:-22
L anreise	4:35	6:-22
L ante-	3:-19	4:19	6:-34	7:40
L appr-	6:12
L approved	6:12
L are	1:16
L arri-	3:-64	4:-31	6:-10	7:132	8:-14
L arrival	3:-9	4:36
L as	1:-11	3:28	6:43	7:-15	9:-18
L as_at	3:13	4:-30	6:35	7:-13
L as_of	1:-9	3:15	6:8
L at	1:-10	3:23	6:23	7:-22
L atm	4:24	6:-9
L au	1:38	3:-39	5:-9	6:55	7:-15
L ausz-	1:-11	2:-13	4:-16	5:19	9:26
L auszahlung	1:-11	2:-13	4:-16	5:19	9:26
L auto	1:33	6:-23	7:-10
L auto-	1:-14	4:35	6:-12
L avai-	1:15	4:-19	6:9
L available	1:15	4:-19	6:9
L available_credit	4:-10	6:14
L avan-	4:-27	6:32
L avant	4:-27	6:32
L avant_le	4:-27	6:32
L bala-	6:10	7:19
L balance	6:10	7:19
L balance_as	4:-28	6:31	7:14
L balance_on	4:9	6:-21	7:20
L bank	0:9
L bank_account	0:9
L be	1:-17	6:19
L be_fiber	6:8
L be_mesh	4:-14	6:11
L befo-	4:9
L before	4:9
L begi-	6:-17	7:23
L beginning	6:-17	7:23
L beginning_balance	6:-9	7:11
L bei	4:10
L bei_zahlung	4:10
L bene-	4:17
L best-	3:-17	4:35
L bestelldatum	3:-17	4:35
L betr-	1:37	3:-9	4:-16
L betrag	1:37	3:-9	4:-16
L bill	3:20	6:-17	7:8
L bill-	3:33	4:-15
L bill_date	3:29	6:-8
L billing	3:33	4:-15
L billing_period	4:-10	6:20
L billing_summary	3:22	6:-9
L birt-	3:-23	4:46
L birth	3:-23	4:46
L bis	2:-9	3:-20	4:56	6:26	7:-26	9:-11
L bonu-	6:13
L bonus	6:13
L book-	4:-15	11:21
L booking	4:-15	11:21
L broc-	3:-15	4:24
L buch-	0:18	1:15	4:-13
L buchen	0:18	1:15	4:-13
L buchen_wir	0:18	1:15	4:-13
L by	1:55	3:-14	6:-28	7:-11
L call-	4:10
L callum	4:10
L card	3:-20	4:-15	7:55	8:-8
L cash	4:11
L cash_advances	4:9
L chan-	4:10
L change	4:10
L char-	3:19	4:-11	6:-25	7:21
L charges	6:-21	7:26
L chec-	4:-32	5:37	7:8
L check	4:-32	5:37	7:8
L check_date	4:-24	5:37
L clos-	1:-15	2:-11	7:32
L close	3:-9	4:-14	7:33
L close_date	3:-9	6:-10	7:33
L closing	1:-14	2:-10	3:16	4:20
L closing_balance	4:18	6:-12
L closing_date	1:-14	2:-9	3:17	6:20
L com	4:17
L comm-	2:-21	3:-14	4:41	7:-18	8:-22	9:46
L comp-	4:13	6:-8
L cons-	4:-12	6:11	7:16
L consommation	4:-21	6:24
L consommation_du	4:-21	6:24
L cred-	3:-11	4:-35	5:41	7:9
L credit	3:-9	4:-20	5:26	6:14
L credit_as	4:-10	6:14
L crediteur	4:-13	7:15
L crediteur_au	4:-13	7:15
L dank-	4:17	6:-11
L danke	4:17	6:-11
L date	0:-47	1:54	2:15	3:58	4:-52	5:9	6:-38	7:-40	8:-10	9:10	10:11	11:30
L date-	4:43	6:-22
L date_de	4:-9	5:13	9:36
L date_of	1:36	3:-45	5:-14	7:-11	8:30	9:-11	10:40
L dated	4:14
L datu-	3:57	4:-12	5:13	6:-12	7:-14	9:-14
L datum	3:57	4:-12	5:13	6:-12	7:-14	9:-14
L day	5:19	6:-9
L days	3:17
L de	1:15	2:-11	3:-25	4:35	6:12	7:-49	9:34
L de_consommation	4:-21	6:24
L debi-	4:58	11:-47
L debit	1:16	4:35	11:-47
L dedu-	0:11	1:20	4:-21
L del	4:28	5:-14	6:-36	7:34
L den	1:23	4:-8	6:-10
L den_zeitraum	7:8
L depa-	3:61	4:-38	6:50	7:-49	8:-11
L depart	3:18	4:-34	6:69	7:-40
L departure	3:44	6:-18	7:-9
L depo-	5:14	6:10
L deposit	5:14	6:10
L depu-	3:-20	4:58	6:-17	7:-10
L depuis	3:-20	4:58	6:-17	7:-10
L depuis_le	3:-20	4:58	6:-17	7:-10
L der	1:31	3:-11	5:10	6:-13
L diff	4:-23	6:22
L dire-	1:17	4:-9	5:9
L direct	1:17	4:-9	5:9
L divi-	7:9
L dividend	7:9
L dividend_period	7:9
L druc-	4:34	5:-11	6:-12
L druckdatum	4:34	5:-11	6:-12
L du	0:-13	1:-44	4:46	6:-20	7:23	8:30
L due	0:-19	1:113	3:-23	4:-59	5:-11	7:-14	8:-8	9:17
L due_by	1:15	4:-25	6:17
L due_date	0:-14	1:82	3:-15	4:-14	9:-14
L due_on	1:9	4:-34	9:37
L duri-	6:-11	7:19
L during	6:-11	7:19
L eche-	1:18	2:18	9:-16
L echeance	1:18	2:18	9:-16
L edit-	3:22
L edite	3:34	4:-20
L edite_le	3:34	4:-20
L effe-	4:25	6:-10
L effective	4:22	6:-9
L eint-	4:29	5:-11	6:-9
L eintritt	4:29	5:-11	6:-9
L empl-	4:-24	5:-12	6:43
L employee	4:-24	5:-12	6:43
L en	3:-38	4:20	6:20
L end	1:-8	2:27	4:-16	6:16	7:-14
L end_date	2:13	4:-15	6:16	7:-14
L ende	2:34	4:-9	6:-10
L ende_der	4:12
L endi-	5:-13	6:51	7:-32
L ending	5:-13	6:51	7:-32
L ending_balance	4:9	7:-13
L enga-	3:-30	4:59	5:-18
L entr-	4:60	5:-11	6:-14	11:-19
L entree	4:33	5:-10	6:-14
L erst-	1:-28	4:49
L erstellt	4:13
L erstellt_am	4:13
L et	4:15	6:-8
L eur	3:44	4:-29
L expi-	4:37	6:-17	7:-8
L fact-	1:-10	3:34	6:-13
L facture	1:-9	3:26	6:-11
L facture_du	3:37	4:-10	6:-9	7:-10
L fee	3:-9	4:13	6:-11
L fees	4:18
L fest-	4:10
L festnetz	4:10
L festnetz_flat	4:10
L fibe-	6:8
L fiber	6:8
L fiber_דמי	6:8
L fin	3:-8	4:31	6:-16
L firs-	2:-24	3:15	7:-8	9:21
L first	2:-24	3:15	7:-8	9:21
L first abrechnung	4:35	6:-12	7:-12
L first abrechnungsdatum	3:29	4:-23	6:25	7:-17
L first accepte	3:-14	4:29
L first account	1:22	3:17	4:-20	7:-12
L first acompte	4:18	5:-13
L first alter	7:9
L first approved	4:-9	6:17
L first arrival	3:-9	4:36
L first as	3:-11	4:10	6:34	7:-8	9:-17
L first atm	4:24	6:-9
L first au	1:-13	3:-33	4:17	6:83	7:-37
L first auto	1:33	6:-23	7:-10
L first available	4:-10	6:14
L first balance	4:-29	7:39
L first beginning	6:-9	7:11
L first bestelldatum	3:-17	4:35
L first bill	3:21	4:-8	6:-13	7:11
L first billing	3:18	4:-11	6:19
L first bis	4:-53	6:91	7:-20
L first booking	4:-16	11:21
L first buchen	0:18	1:13	4:-13
L first by	1:24	6:-12
L first cash	4:9
L first check	4:-24	5:37
L first closing	3:18	4:24	7:-22
L first date	0:-14	1:35	3:87	4:-129	5:11	6:-31	7:-37	8:14	10:32	11:39
L first datum	3:69	4:-32	5:13	6:-12	7:-10	9:-14
L first de	4:22	6:-10
L first del	4:28	5:-14	6:-36	7:34
L first den	1:28	4:-24
L first depart	3:18	4:-34	6:69	7:-40
L first departure	3:44	6:-18	7:-9
L first deposit	4:-15	5:19
L first direct	5:14	6:-12
L first druckdatum	4:34	5:-11	6:-12
L first du	1:-27	3:25	4:27	6:-16	7:-28	8:28
L first due	0:-13	1:59	3:-15	4:-27	6:-9	9:31
L first echeance	1:37	4:-21
L first edite	3:34	4:-20
L first eintritt	4:29	5:-11	6:-9
L first ende	4:15	6:-8
L first ending	4:9	7:-13
L first entree	4:33	5:-10	6:-14
L first erstellt	4:13
L first facture	3:40	4:-14	6:-9	7:-10
L first fin	3:-8	4:31	6:-16
L first from	6:-16	7:29
L first fur	7:8
L first gas	3:-9	4:-30	6:10	7:39
L first geburtsdatum	4:19
L first generated	3:27	4:11	6:-18	7:-19
L first grundpreis	4:-17	6:10	7:11
L first heures	6:-16	7:30
L first hire	4:35	5:-20
L first if	1:-8	4:29
L first ihr	4:25	6:-16
L first interest	4:24	7:-11
L first internet	4:-34	5:20	7:25
L first invoice	3:18
L first issue	1:-10	3:20
L first jan	4:-28	6:35
L first kontoauszug	4:-15	7:23
L first kontostand	4:-14	7:22
L first lectura	4:-15	6:13	7:14
L first leistungszeitraum	3:-13	4:-14	7:38
L first lieferdatum	3:-16	4:-26	8:60
L first magentazuhause	4:10
L first memo	4:-53	5:-11	6:74
L first montant	1:14	4:10	6:-12
L first mr	4:-20	5:37	6:-10
L first neuer	4:8
L first new	6:12
L first next	1:-18	3:-36	4:66	7:-8
L first ohne	4:10
L first on	0:29	3:17	4:-64	5:-27	6:72	7:-17
L first open	3:-16	4:19	6:-18	7:25
L first opening	3:-9	6:17	7:12
L first paiement	4:-9	5:26
L first pay	4:-24	5:56	6:-33	7:13
L first payment	1:22	5:14	6:-8
L first payments	4:20	6:-11
L first period	4:-17	5:-10	6:28	7:10
L first periode	6:-11	7:27
L first please	1:20	4:-10
L first previous	4:19	6:-14
L first printed	3:14
L first pto	6:12
L first purchases	4:9
L first received	4:27
L first rechnungsdatum	3:70	4:-32	6:-27	7:-13	8:14
L first regular	4:-35	5:17	6:17	7:8
L first retrait	4:9
L first rewards	4:24	6:-19
L first rewe	4:18	6:-12
L first salary	4:30	5:-12	7:-15
L first service	3:-11	6:16	7:13
L first smart	4:-14	6:16
L first soins	4:12
L first solde	7:20
L first statement	3:45	4:-46	6:24	7:11	9:-14
L first tessellate	5:24	6:-21
L first the	4:15
L first through	4:-27	6:65	7:-28
L first to	2:35	3:49	4:-22	5:-14	6:57	7:-56	9:-26
L first total	1:20
L first tours	3:15	4:25	6:-26
L first transaction	3:-17	6:-12	7:35
L first uberweisung	4:-12	5:14
L first value	3:-9	4:15	6:-14	7:10	11:19
L first vom	3:25	4:19	6:-8	7:-19
L first we	0:11
L first wertstellung	4:29	6:-17
L first year	4:32	5:-25
L first your	3:26	4:-22
L first אשראי	4:21
L first ביומ	0:9	3:-13
L first ביט	3:46	4:-9	8:-17
L first בתאריכ	0:13	3:16	6:-9
L first בתוקפ	4:18
L first דמי	4:-25	6:15	7:14
L first הודעות	4:13	5:-8
L first הודפס	3:54	5:-26	6:-23	7:-20	10:34
L first הופק	3:81	4:-14	5:-17	6:-20	7:-16
L first החשבונ	1:13	3:-9	4:-22	6:-9	7:31
L first המחאה	3:-9	4:26
L first הנ"ל	4:-29	10:41
L first העברה	4:35	8:-9
L first התקבל	4:16
L first חיוב	0:-18	4:58	7:-33
L first חשבונ	7:14
L first יומ	1:-24	3:-20	4:50	5:36	6:-26	7:-12
L first יח	4:20
L first ימימ	4:9
L first יש	1:15	5:-9
L first יתרה	3:-10	6:12	7:-17	11:20
L first יתרת	4:18	7:-11
L first להלנ	7:11
L first לידה	4:21
L first לתקופה	6:-25	7:34
L first לתשלומ	1:13
L first מגדיל	4:-14	6:11
L first מועד	0:40	1:42	2:12	3:-33	4:-8	5:-16	6:-24	7:-13	9:25	11:-17
L first מיומ	3:15	5:-9	7:11
L first מסגרת	3:31	6:-17
L first מסלול	4:-13	6:12
L first מסמכ	3:-22	4:28
L first מתאריכ	4:-18	6:-16	7:55
L first נגריית	4:-11	6:14
L first נחתמ	3:80	4:-51	6:-10
L first ניכוי	3:12
L first נתב	6:8
L first סה"כ	0:22
L first עד	1:-29	3:35	4:-75	5:-21	6:133	7:-17	10:-10
L first ערכ	4:-32	5:37	6:-14	11:30
L first פירוט	0:15	4:-10
L first פרידלנדר	4:-11	6:10	7:12
L first קריאה	4:-14	6:19
L first קריאת	4:17
L first ריבית	2:-14	3:21	4:-21	6:27
L first שולמ	5:30	6:-13
L first תאריכ	1:-31	3:45	4:-20	5:-28	6:-38	7:-13	8:29	9:15	10:36
L first תומ	2:29	9:-11
L first תוקפ	4:40	6:-21
L first תחילת	4:31	5:-10	6:-11
L first תקופה	4:-23	7:30
L first תקופת	1:-12	3:-18	6:-10	7:50
L first תקפה	4:12
L first תשלומ	1:16	2:18	4:16	6:-13	9:-18
L flat	4:10
L for	1:21	3:-13	6:-20	7:23
L for_the	4:24	7:-11
L forf-	7:10
L forfait	7:10
L frai-	6:-9	7:15
L frais	6:-9	7:15
L fran-	4:26	6:-13
L frankfurt	4:17	6:-11
L frankfurt_de	4:17	6:-11
L fri	1:-9	3:39	4:-16
L frie-	4:13
L from	3:-9	4:9	6:-57	7:57
L from_your	0:9
L full	4:18
L fur	4:19	6:-19
L fur_den	7:8
L gas	3:-9	4:-30	6:10	7:39
L gebu-	4:39	9:-11
L geburtsdatum	4:19
L gene-	3:27	4:21	6:-21	7:-19
L generated	3:27	4:21	6:-21	7:-19
L generated_on	3:27	4:11	6:-18	7:-19
L gesa-	4:35	6:-12
L gmbh	4:17	6:-10
L grun-	4:-17	6:10	7:11
L grundpreis	4:-17	6:10	7:11
L heur-	6:-16	7:30
L heures	6:-16	7:30
L hire	4:35	5:-20
L hire_date	4:35	5:-20
L hors	7:10
L hors_forfait	7:10
L if	1:-8	4:31
L ihr	4:25	6:-16
L ihre	4:16	6:-24	7:23
L in	4:26	5:-8
L inc	4:16	5:9	6:-21
L incl-	2:28	4:-31	9:25
L including	2:28	4:-31	9:25
L inkl	4:10
L inkl_festnetz	4:10
L inst-	1:12	2:8	9:-10
L instalment	1:12	2:8	9:-10
L inte-	5:20	6:-9	7:13
L interest	4:26	7:-12
L internet	4:-34	5:20	7:25
L internet_stipend	4:-34	5:20	7:25
L invo-	3:18
L invoice	3:18
L invoice_date	3:18
L is	1:9	2:14	4:23	6:-14	7:-11
L is_due	2:14
L is_scheduled	1:20	4:9	7:-10
L issu-	1:49	3:-18	6:-12	7:-11
L issue	1:50	3:-26	4:-11
L issue_date	1:-10	3:26
L issued	4:14	6:-11
L issued_on	3:-8	4:24	6:-11
L jan	4:-28	6:35
L join-	4:39	5:-28
L joining	4:39	5:-28
L jusq-	1:26	3:-17
L jusqu'au	1:26	3:-17
L kont-	3:-19	4:-27	6:37	7:21
L kontoauszug	4:-15	7:23
L kontoauszug_vom	4:-15	7:23
L kontofuhrung	3:-11	4:-25	6:49	7:-11
L kontostand	4:13	7:9
L kontostand_am	4:-14	7:22
L kontostand_vom	4:26	6:-9	7:-13
L kund-	4:10
L last ab	4:31	6:-18
L last abrechnungsdatum	3:29	4:-23	6:25	7:-17
L last abreise	3:20	4:-10	6:25	7:-26
L last account	1:23	4:-17
L last activity	3:-15	4:9	7:16
L last advances	4:9
L last after	1:-27	4:39
L last am	1:38	2:-15	3:-21	6:-13	9:19
L last anreise	4:35	6:-22
L last arrival	4:-21	7:37
L last at	1:-9	3:23	6:20	7:-21
L last au	1:-18	3:-36	4:30	6:60	7:-14
L last balance	4:10
L last before	4:9
L last beginning	7:12
L last bestelldatum	3:-17	4:35
L last birth	3:-23	4:46
L last bis	2:-8	3:-19	4:37	6:33	7:-25	9:-11
L last by	1:42	3:-11	5:-13
L last charges	6:-19	7:25
L last date	0:-35	3:53	4:-43	5:37	6:-12	8:-33	9:13	10:-24	11:47
L last dated	4:11
L last datum	3:58	6:-11	7:-13	9:-12
L last day	5:19
L last de	4:27	6:26	7:-45
L last del	4:28	5:-14	6:-36	7:34
L last depart	3:18	4:-34	6:69	7:-40
L last departure	3:14
L last deposit	6:13
L last diff	4:-23	6:22
L last druckdatum	4:34	5:-11	6:-12
L last du	0:-13	1:-44	4:46	6:-20	7:23	8:30
L last due	1:24
L last during	6:-11	7:19
L last echeance	1:18	2:18	9:-16
L last effective	4:22	6:-9
L last eintritt	4:29	5:-11	6:-9
L last ending	6:27	7:-18
L last entree	4:33	5:-10	6:-14
L last flat	4:10
L last for	1:20	3:-8	4:-14	7:10
L last fri	1:-9	3:39	4:-16
L last from	6:-51	7:63
L last geburtsdatum	4:19
L last gmbh	4:13
L last grundpreis	4:-17	6:10	7:11
L last inc	4:16	5:9	6:-21
L last including	2:28	4:-31	9:25
L last issued	3:9
L last jan	4:-28	6:35
L last jusqu'au	1:26	3:-17
L last kontofuhrung	3:-11	4:-25	6:49	7:-11
L last le	0:29	1:32	3:19	5:24	6:-44	7:-36	8:-16
L last leistungszeitraum	3:-13	4:-14	7:38
L last lieferdatum	3:-16	4:-26	8:60
L last ltd	5:11
L last mesh	4:-14	6:11
L last mindestlaufzeit	4:11
L last of	3:14	4:15
L last on	0:30	3:-36	5:-8	6:-17	7:-14	8:37	9:24	11:-9
L last per	5:19
L last period	4:-15	6:-18	7:62
L last periode	6:-8	7:20
L last pto	6:12
L last reading	4:17
L last real	4:-15	6:13	7:14
L last received	4:20
L last rechnungsdatum	3:70	4:-32	6:-27	7:-13	8:14
L last salary	6:-11	7:20
L last since	4:22	6:-10
L last statement	3:45	6:-9	7:-23
L last stipend	4:-34	5:20	7:25
L last through	1:15	6:25	7:-31
L last to	2:-13	3:45	4:18	5:-14	6:52	7:-61
L last tuesday	5:15	6:-9
L last valuta	4:14	5:-8
L last vertragsbeginn	4:11
L last vom	4:50	6:-32	7:14
L last wertstellung	4:29	6:-17
L last withdrawal	4:11
L last zum	0:33	1:-11	3:-8	4:-14	5:14	6:-9
L last אחרונ	0:-18	1:-17	2:32	4:37	6:-15
L last ארצי	4:-13	6:12
L last אשראי	4:21
L last ביומ	1:-12	2:-13	3:17	4:-16	5:31	6:14	7:-12	9:-19	10:11
L last ביט	3:46	4:-9	8:-17
L last ביקור	4:-10	10:24
L last במקור	3:13
L last בנקאית	4:31	8:-9
L last בע"מ	6:13
L last בתאריכ	0:34	1:-11	5:21	6:-16	7:-14
L last הבא	0:-11	1:107	3:-10	4:-38	6:-19	7:-12	9:-8
L last הדפ	3:8
L last הדפסה	0:-9	3:-23	4:45	5:-22	6:-8	10:40
L last הודפס	3:27	5:-14	6:-22	7:-17	10:34
L last הופק	3:29	4:16	6:-18	7:-15
L last החיוב	0:54	1:-16	3:-48	4:13
L last החל	4:24	6:-9
L last החשבונ	1:-9	3:10	4:15
L last המחאה	3:-9	4:26
L last הנפקה	3:11	4:-16	10:9
L last הפקה	1:-8	3:-13	4:71	6:-10	9:-9
L last התקבל	4:16
L last התקבלה	4:15
L last ונעמה	4:-11	6:10	7:12
L last חיוב	0:47	1:-23	3:-14	4:20	6:-11
L last טלפונ	4:-15	7:10
L last יומ	3:-27	6:67	7:-8	10:-12
L last יח	4:20
L last לידה	3:-22	4:67	5:-11	10:-12
L last ליומ	2:-9	3:18	4:63	6:-9	7:-33	9:-11
L last לתאריכ	0:12	1:45	3:-10	4:-43	6:8	7:-10
L last לתקופה	4:-10	6:-34	7:61
L last לתשלומ	1:15	4:-9
L last מיומ	1:-28	3:-14	4:56	5:-16	6:-18	7:53	8:-13
L last מתאריכ	4:-25	6:-17	7:63
L last נכונ	0:-10	3:54	4:-24	7:-9
L last סופי	2:40	9:-20
L last עבודה	4:22
L last עד	4:76	5:29	6:-45	7:-20	8:-13
L last ערכ	3:-45	4:-24	5:51	6:-21	8:-8	11:78
L last קודמ	4:-9	11:21
L last ראשונ	2:-9	3:-16	4:20	9:18
L last שולמ	4:10	5:22	6:-16
L last שכירות	6:8
L last שלישי	0:18	4:-13
L last תאריכ	3:109	4:-73	6:27	7:-11	8:-16
L last תקופה	2:28	4:-32	7:26	9:-11
L last תשלומ	4:-44	5:56
L late-	4:-14	6:16
L latest	4:-14	6:16
L latest_reading	4:-14	6:16
L le	0:29	1:32	3:19	5:24	6:-44	7:-36	8:-16
L lect-	4:-15	6:13	7:14
L lectura	4:-15	6:13	7:14
L leis-	3:-13	4:-14	7:38
L leistungszeitraum	3:-13	4:-14	7:38
L letz-	3:-11	4:28
L lief-	3:-16	4:-26	8:60
L lieferdatum	3:-16	4:-26	8:60
L ltd	4:8	5:11	7:-10
L mage-	4:16	7:-10
L magentazuhause	4:10
L magentazuhause_inkl	4:10
L may	4:24	6:-12
L memo	4:-53	5:-11	6:74
L mesh	4:-14	6:11
L mete-	3:-11	4:27	6:-10
L meter	3:-11	4:27	6:-10
L meter_reading	3:-11	4:27	6:-10
L mind-	4:15	6:-8
L mindestlaufzeit	4:11
L mont-	1:14	4:-16	5:26	7:-9
L montant	1:15	4:8	6:-12
L mort-	1:-9	4:-8	9:23
L mortgage	1:-9	4:-8	9:23
L mr	3:-36	4:-59	5:36	6:100	7:-22	8:-9
L mr_callum	4:10
L nach-	1:27	4:-17
L nett-	1:14	4:14	5:-9
L netto	1:14	4:14	5:-9
L neue-	4:8
L neuer	4:8
L new	6:24
L new_balance	6:25
L next	1:-18	3:-39	4:83	7:-18
L next_closing	1:-10	3:-9	4:25
L next_meter	3:-11	4:27	6:-10
L next_statement	3:-18	4:31	6:11	7:-15
L nl	4:22	5:-9
L none	0:-79	1:25	2:-85	3:68	4:18	5:34	6:113	8:-36	9:-74	11:10
L not	3:20	4:-10
L nwos-	3:-9	4:-70	5:61	6:38	7:-17
L nwosu	3:-9	4:-70	5:61	6:38	7:-17
L of	0:-10	1:21	3:-39	4:59	5:-16	6:-17	7:-34	8:25	9:-12	10:39	11:-10
L of_birth	3:-23	4:46
L ohne	4:10
L ohne_abzug	4:10
L on	0:39	2:-31	3:-18	5:-37	6:-25	7:-12	8:34	9:53	11:-14
L on_or	0:10	1:11	4:-14
L open	3:-18	4:26	6:-18	7:22
L open-	3:-10	4:-13	6:15	7:22
L open_date	4:25	7:-8
L open_to	3:-9	6:-10	7:33
L opening	3:-9	4:-16	6:15	7:23
L or	0:10	1:11	4:-14
L paid	4:-20	5:26
L paie-	1:23	3:-10	4:-27	5:29
L paiement	1:23	3:-10	4:-27	5:29
L paiement_le	4:-30	5:35
L par	4:16
L part-	1:17	4:-18
L pay	1:54	3:-12	4:-63	5:33
L pay_by	1:24	4:-12
L pay_date	5:28	6:-9
L pay_day	5:19
L pay_period	4:-9	5:10	6:-15	7:22
L paym-	0:-11	1:14	3:-8	4:26	5:10	6:-23	7:-11
L payment	0:-11	1:14	5:10	6:-9
L payment_date	2:9	4:-18	5:15	9:13
L payment_due	1:34	4:-12
L payments	4:25	6:-14	7:-8
L per	5:19
L peri-	1:-8	2:-11	3:-16	4:-45	6:34	7:78
L period	2:-11	3:-9	4:-35	7:88
L period_beginning	7:12
L period_end	6:17	7:-14
L period_ending	6:27	7:-18
L period_from	6:-11	7:15
L period_start	4:-9	5:-14	7:30
L periode	4:-8	6:-12	7:32
L plan	4:19
L plea-	1:20	4:-10
L please	1:20	4:-10
L please_pay	1:20	4:-10
L prel-	1:40	4:-25	6:-14	7:12
L preleve	1:19	4:-17
L preleves	6:-9	7:15
L prev-	4:29	6:-17	7:-8
L previous	4:29	6:-17	7:-8
L previous_reading	4:18	6:-14
L prin-	3:47	4:-31
L printed	3:15
L prio-	3:10	4:38	6:-15	7:-32
L proc-	3:-19	6:-18	7:48
L prochaine	3:-16	4:20
L prochaine_facture	3:-16	4:20
L pto	6:12
L purc-	1:-10	3:31
L purchases	4:9
L rate	4:10
L rate-	4:16	6:-15
L rates	4:16	6:-15
L read-	3:-12	4:30
L reading	3:-12	4:30
L reading_date	3:-9	4:12
L real	4:-15	6:13	7:14
L rece-	0:-9	4:43
L received	1:-11	3:-8	4:42
L rech-	3:54	4:-35	6:29	7:-37	8:13
L rechnung	4:12
L rechnungsdatum	3:70	4:-32	6:-27	7:-13	8:14
L reco-	3:-40	4:40	7:9
L refi-	4:24	6:-19
L refinance	4:24	6:-19
L regl-	1:13
L regu-	4:-35	5:17	6:17	7:8
L regular	4:-35	5:17	6:17	7:8
L regular_salary	4:-34	5:17	6:-10	7:34
L rele-	3:-34	4:32	6:19
L releve	3:-34	4:32	6:19
L remi-	4:18
L retr-	4:35	5:-15	6:-11
L retrait	4:9
L rewa-	4:24	6:-19
L rewards	4:24	6:-19
L rewards_as	4:24	6:-19
L rewe	4:18	6:-12
L robo-	4:16	5:9	6:-21
L robotics	4:16	5:9	6:-21
L robotics_inc	4:16	5:9	6:-21
L room	4:-14	7:18
L sagt	4:17	6:-11
L sagt_danke	4:17	6:-11
L sala-	6:-12	7:20
L salary	6:-11	7:21
L sald-	5:-20	7:17
L saldo	4:-20	7:17
L saldo_per	4:-20	7:17
L sche-	1:19	4:24	6:-10	7:-12
L scheduled	1:19	4:24	6:-10	7:-12
L scheduled_for	1:20	4:9	7:-10
L sera	1:23	3:-16	4:10
L serv-	1:-9	3:-14	4:-24	6:13	7:13	8:-15	10:45
L service	1:-9	3:-14	4:-19	6:14	8:-15	10:45
L service_date	3:-11	6:16	7:13
L sie	1:-11	4:52	6:-27
L sinc-	4:22	6:-10
L since	4:22	6:-10
L smar-	4:-9	6:14
L smart	4:-9	6:14
L smart_latest	4:-14	6:16
L soin-	4:12
L soins	4:12
L soins_du	4:12
L sold-	6:-11	7:28
L solde	6:-11	7:28
L solde_crediteur	4:-13	7:15
L somm-	1:22
L somme	1:22
L sous-	1:-11	3:-21	4:78	6:-31	7:-10
L star-	2:-9	4:11	5:-20	6:-20	7:25	9:24
L start	4:23	5:-18	6:-16	7:28	9:-8
L start_date	4:25	5:-17	6:-10	7:19	9:-8
L stat-	1:-14	3:71	4:-35	6:35	7:-15	9:-19
L statement	1:-14	3:71	4:-35	6:35	7:-15	9:-19
L statement_date	3:10	6:38	7:-25	9:-14
L statement_period	4:-11	6:8
L stip-	4:-34	5:20	7:25
L stipend	4:-34	5:20	7:25
L summ-	3:38	6:-34
L summary	3:38	6:-34
L summary_as	3:43	6:-15	7:-16
L summary_during	6:-11	7:19
L tax	4:38	6:-24
L tess-	5:24	6:-21
L tessellate	5:24	6:-21
L tessellate_robotics	5:24	6:-21
L the	4:41	6:-13	7:-27
L the_dividend	7:9
L the_period	4:24	7:-17
L this	0:10	1:-11	3:30	4:-56	7:46	8:-8
L thro-	1:15	6:25	7:-31
L through	1:15	6:25	7:-31
L time	3:-26	11:45
L to	0:-8	1:-18	2:48	3:32	4:35	5:-41	6:29	7:-30	9:-31
L to_close	3:-9	6:-10	7:33
L tota-	1:20
L total	1:21
L tour-	3:15	4:25	6:-26
L tours	3:15	4:25	6:-26
L tran-	3:-24	4:-13	5:25	6:-14	7:39
L transaction	3:-17	6:-13	7:44
L transaction_activity	3:-15	4:9	7:16
L transaction_summary	6:-11	7:19
L transactions	4:18
L tues-	5:15	6:-9
L tuesday	5:15	6:-9
L uber-	4:-12	5:14
L uberweisung	4:-12	5:14
L upda-	4:24
L vali-	4:24	6:-19
L valid	4:24	6:-19
L valu-	3:-10	4:28	5:-16	6:-16	7:8	11:18
L value	3:-9	4:15	6:-14	7:10	11:19
L value_date	3:-9	4:15	6:-14	7:10	11:19
L valuta	4:14	5:-8
L vers	3:-17	4:26
L vers_le	3:-17	4:26
L vert-	4:23	6:-9
L vertragsbeginn	4:11
L vire-	4:18
L virement	4:18
L vom	4:50	6:-32	7:14
L votr-	3:-13	6:17
L votre	3:-13	6:17
L was	3:-16	4:-24	7:50
L wate-	1:-10	3:-8	7:24
L water	1:-10	3:-8	7:24
L we	1:-9	4:15
L wert-	4:29	6:-17
L wertstellung	4:29	6:-17
L whole abrechnungsdatum	3:29	4:-23	6:25	7:-17
L whole accepte le	3:-14	4:29
L whole acompte verse le	4:14	5:-9
L whole alter saldo per	4:-13	7:19
L whole arrival	4:-21	7:37
L whole as at	3:-8	4:-25	6:40
L whole as of	4:13
L whole au	1:-13	3:-33	4:17	6:83	7:-37
L whole available credit as of	4:-10	6:14
L whole balance on	4:-46	7:48
L whole beginning balance as of	4:-12	7:21
L whole beginning balance on	4:11	7:-9
L whole bestelldatum	3:-17	4:35
L whole bill date	3:29	6:-8
L whole billing period	4:-10	6:26
L whole bis	4:-53	6:91	7:-20
L whole buchen wir am	0:18	1:13	4:-13
L whole by	4:12	6:-9
L whole cash advances	4:9
L whole check date	4:-24	5:37
L whole closing date	3:18	6:16	7:-18
L whole date	1:-13	3:81	4:-76	5:37	8:-9	9:-11	11:10
L whole date of birth	3:-23	4:46
L whole datum	3:70	4:-27	6:-11	7:-9	9:-12
L whole del	4:28	5:-14	6:-36	7:34
L whole depart	3:18	4:-34	6:69	7:-40
L whole departure	3:14
L whole druckdatum	4:34	5:-11	6:-12
L whole du	1:-27	3:25	4:27	6:-16	7:-28	8:28
L whole due	1:19
L whole due date	0:-10	1:50	3:-12	9:-9
L whole echeance	1:37	4:-21
L whole edite le	3:34	4:-20
L whole eintritt	4:29	5:-11	6:-9
L whole ending balance as of	4:-12	6:14
L whole ending balance on	4:20	6:-8	7:-11
L whole entree	4:33	5:-10	6:-14
L whole erstellt am	4:13
L whole facture du	3:40	4:-14	6:-9	7:-10
L whole for	4:-10
L whole for the dividend period from	7:9
L whole for the period	4:24	6:-13	7:-11
L whole from	6:-16	7:29
L whole geburtsdatum	4:19
L whole generated on	3:27	4:11	6:-18	7:-19
L whole grundpreis	4:-17	6:10	7:11
L whole hire date	4:35	5:-20
L whole internet stipend	4:-34	5:20	7:25
L whole invoice date	3:18
L whole issue date	1:-10	3:20
L whole jan	4:-28	6:35
L whole kontoauszug vom	4:-15	7:23
L whole kontostand am	4:-14	7:22
L whole leistungszeitraum	3:-13	4:-14	7:38
L whole lieferdatum	3:-16	4:-26	8:60
L whole magentazuhause inkl festnetz flat	4:10
L whole new balance as of	6:12
L whole next closing date	1:-10	3:-9	4:25
L whole next meter reading date	3:-9	4:12
L whole ohne abzug bei zahlung bis	4:10
L whole on	0:29	4:-70	6:74	7:-24
L whole open date	4:25	7:-8
L whole open to close date	3:-9	6:-10	7:33
L whole paiement le	4:-23	5:27
L whole pay date	5:28	6:-9
L whole pay day	5:19
L whole pay period	4:-9	5:10	6:-15	7:22
L whole payment date	5:19
L whole payment due date	1:28
L whole period beginning	7:12
L whole period end date	6:17	7:-14
L whole period ending	6:15	7:-10
L whole periode	6:-8	7:20
L whole please pay by	1:20	4:-9
L whole previous reading	4:18	6:-14
L whole pto	6:12
L whole rechnungsdatum	3:70	4:-32	6:-27	7:-13	8:14
L whole regular salary	4:-34	5:17	6:-10	7:34
L whole rewards as of	4:24	6:-19
L whole service date	3:-11	6:16	7:13
L whole smart latest reading	4:-14	6:16
L whole soins du	4:12
L whole solde crediteur au	4:-10
L whole statement date	3:25	4:-14	6:41	7:-23	9:-14
L whole statement period	3:10
L whole tessellate robotics inc	5:24	6:-21
L whole through	4:-27	6:65	7:-28
L whole to	2:-13	3:51	5:-13	6:62	7:-55
L whole transaction activity	3:-15	4:9	7:16
L whole transaction summary during	6:-11	7:19
L whole value date	3:-9	4:-34	6:-14	7:10	11:65
L whole vom	3:25	4:19	6:-8	7:-19
L whole wertstellung	4:29	6:-17
L whole your billing summary as of	3:16
L whole your closing balance on	6:9
L whole your opening balance on	4:-9	7:11
L whole אשראי	4:21
L whole ביומ	0:9	3:-13
L whole ביט	3:46	4:-9	8:-17
L whole בתאריכ	0:13	3:16	6:-9
L whole בתוקפ עד	4:18
L whole דמי שימוש קבועימ קו טלפונ	4:-15	7:10
L whole הודפס	3:28	4:-11	5:-12	6:-17	7:-14	10:35
L whole הופק	4:40	6:-17	7:-15
L whole הופק בתאריכ	3:8
L whole המחאה	3:-9	4:26
L whole העברה בנקאית	4:31	8:-9
L whole התקבל	4:16
L whole יומ חיוב	4:25	7:-11
L whole יח	4:20
L whole יתרה בחשבונ ליומ	4:-26	6:28
L whole יתרה סופית ליומ	4:-32	6:37
L whole יתרה קודמת ליומ	4:23	6:-19
L whole יתרת סגירה ליומ	4:-13	6:14
L whole לידה	4:21
L whole לתקופה	6:-25	7:34
L whole לתשלומ עד	1:13
L whole מגדיל טווח be mesh	4:-14	6:11
L whole מועד אחרונ לתשלומ	1:8
L whole מועד חיוב	0:54	1:-9	4:-37
L whole מיומ	3:15	5:-9	7:11
L whole מסלול שיחות ללא הגבלה ארצי	4:-13	6:12
L whole מתאריכ	4:-18	6:-16	7:55
L whole נגריית שורש ובניו בע"מ	4:-11	6:14
L whole ניכוי מס במקור	3:13
L whole נתב be fiber דמי שכירות	6:8
L whole סה"כ לתשלומ עד	1:11	4:-10
L whole עד	1:-24	3:44	4:-34	5:-19	6:48
L whole עד יומ	4:-12	6:25
L whole עד תאריכ	4:-18	6:41
L whole ערכ	4:-32	5:37	6:-14	11:30
L whole פרידלנדר יובל ונעמה	4:-11	6:10	7:12
L whole שולמ	5:22	6:-13
L whole תאריכ	3:116	4:-55	6:-13	8:-16
L whole תאריכ ביקור	4:-10	10:24
L whole תאריכ הדפסה	3:-21	4:29	5:-11	10:40
L whole תאריכ הנפקה	3:11	4:-16	10:9
L whole תאריכ הפקה	1:-8	3:-13	4:70	6:-10	9:-9
L whole תאריכ לידה	3:-20	4:46
L whole תאריכ עריכת החשבונ	3:9
L whole תאריכ ערכ	3:-44	4:42	5:-23	11:50
L whole תאריכ פתיחת החשבונ	3:-19	4:25
L whole תאריכ תשלומ	4:-22	5:30
L whole תחילת עבודה	4:13
L whole תקופה	4:-23	7:30
L whole תקופת החיוב	4:-25	6:23	7:18
L whole תקופת החשבונ	6:11
L whole תקופת חיוב	4:-10	6:10	7:9
L whole תקפה עד	4:12
L whole תשלומ אחרונ	2:27	4:-17
L will	0:8	1:-23	4:20
L wir	0:17	1:42	4:-36
L wir_am	0:17	1:41	4:-36
L wird	0:35	1:30	3:-16	4:-33
L with-	4:11
L withdrawal	4:11
L year	4:71	5:-26	6:-23	7:-9
L year_to	4:58	5:-25	6:-21
L your	2:11	3:14	4:43	6:-12	7:-26	9:-12
L your_bank	0:9
L your_billing	3:16
L your_closing	6:9
L your_new	4:-11	6:12
L your_opening	4:-9	7:11
L your_previous	4:10
L zahl-	1:22	4:-39	5:39	6:-12
L zahlbar	1:27	4:-14
L zahlbar_bis	1:27	4:-14
L zahlung	5:17
L zahlung_bis	4:10
L zeit-	4:-14	6:-12	7:32
L zeitraum	4:-14	6:-12	7:32
L zum	0:33	1:-12	3:-11	5:14	6:-11
L אחרו-	0:-19	2:32	4:31	6:-17
L אחרונ	0:-19	2:32	4:31	6:-17
L אחרונ_לתשלומ	1:10
L אינט-	4:-12	6:18
L אינטרנט	4:-12	6:18
L אספק-	1:-10	3:-16	4:-38	6:-14	8:92
L אספקה	1:-10	3:-16	4:-38	6:-14	8:92
L ארצי	4:-13	6:12
L אשרא-	4:38	6:-19
L אשראי	4:38	6:-19
L באתר	3:12
L בהתא-	2:-10	4:40	9:-10
L בהתאמ	2:-10	4:40	9:-10
L בוצע-	1:-9	3:26	4:31	6:-9	7:-10	11:-20
L בוצעה	1:-9	3:26	4:31	6:-9	7:-10	11:-20
L בזק	4:-15	7:11
L בחשב-	0:14	3:-11	4:-24	5:9	6:21
L בחשבונ	0:15	3:-10	4:-20	6:23
L בחשבונ_ליומ	4:-26	6:28
L בחשבונכ	5:10
L בחשבונכ_ביומ	4:-8	5:10
L ביומ	0:16	2:-13	3:16	4:-29	5:26	6:11	7:-14	9:-20	10:10
L ביט	3:46	4:-9	8:-17
L ביצו-	3:33	4:-26	9:27	11:-20
L ביצוע	3:33	4:-26	9:27	11:-20
L ביקו-	3:-12	10:18
L ביקור	4:-10	10:24
L במער-	3:44	4:-34
L במערכת	3:44	4:-34
L במקו-	4:14
L במקור	4:14
L בנקא-	4:23	8:-9
L בנקאית	4:23	8:-9
L בע"מ	6:13
L בתאר-	0:34	1:-11	5:21	6:-16	7:-14
L בתאריכ	0:34	1:-11	5:21	6:-16	7:-14
L בתוק-	3:-11	4:44	6:-16	7:-8
L בתוקפ	3:-11	4:44	6:-16	7:-8
L בתוקפ_עד	3:-11	4:45	6:-15	7:-8
L בתקו-	4:-50	6:-9	7:63
L בתקופה	4:-50	6:-9	7:63
L דיגי-	3:24	4:-18
L דיגיטלית	3:24	4:-18
L דמי	4:-31	6:23	7:14
L דמי_שימוש	4:-15	7:10
L דמי_שכירות	6:8
L האחר-	3:-9	4:39	6:-11	11:-9
L האיש-	4:-14	7:23
L האישור	7:23
L הבא	0:-12	1:101	3:-12	4:-27	6:-19	7:-12	9:-8
L הביט-	3:9	4:-18	7:13
L הביטוח	3:9	4:-18	7:13
L הבנק	0:12	3:33	4:-28
L הגבל-	4:-13	6:12
L הגבלה	4:-13	6:12
L הגבלה_ארצי	4:-13	6:12
L הדפ	3:8
L הדפס-	0:-9	3:-23	4:45	5:-22	6:-8	10:40
L הדפסה	0:-9	3:-23	4:45	5:-22	6:-8	10:40
L הודע-	3:47	4:-24	5:-9
L הודעות	4:13	5:-8
L הודפ-	3:54	5:-28	6:-27	7:-22	10:34
L הודפס	3:54	5:-28	6:-27	7:-22	10:34
L הופק	3:59	4:14	5:-18	6:-20	7:-17
L הופק_בתאריכ	3:8
L הופק_ע"י	3:17	4:-9
L החיו-	0:59	1:62	3:-58	4:-13	6:-14	9:-12
L החיוב	0:43	1:63	3:-57	6:-14	9:-12
L החל	4:69	6:-10	7:-25	10:-20
L החל_מיומ	4:29	7:-22
L החשב-	0:-9	3:27	4:-19	6:-8	7:25
L החשבונ	0:-9	7:28
L המחא-	3:-9	4:26
L המחאה	3:-9	4:26
L המסג-	3:-13	4:37	6:-14
L המסגרת	3:-13	4:37	6:-14
L הנ"ל	4:-32	10:45
L הנפק-	3:11	4:-16	10:9
L הנפקה	3:11	4:-16	10:9
L הסכו-	4:-56	5:51
L העבר-	1:8	4:26	5:-9	8:-9
L העברה	4:35	8:-9
L העברה_בנקאית	4:31	8:-9
L העמד-	2:-21	3:-20	4:-24	9:74
L העמדת	3:-20	4:-13	9:47
L הפקה	1:-8	3:-13	4:71	6:-10	9:-9
L הפקת	3:31	4:-28
L השיר-	3:12	4:-11	6:-37	7:38
L השירות	3:12	4:-11	6:-37	7:38
L התקב-	4:31	6:-8
L התקבל	4:16
L התקבלה	4:15
L התשל-	1:51	3:-23	4:-37	5:22
L התשלומ	1:51	3:-23	4:-37	5:22
L ובני-	4:-11	6:14
L ובניו	4:-11	6:14
L ובניו_בע"מ	4:-11	6:14
L ונעמ-	4:-11	6:10	7:12
L ונעמה	4:-11	6:10	7:12
L זיכו-	4:-19	5:29	11:15
L זיכוי	4:-19	5:29	11:15
L חוב	1:-19	2:-9	4:50	6:-8
L חיוב	0:41	1:-37	3:-15	4:49	6:-12	7:-10
L חשבו-	4:-12	6:-10	7:9	8:30
L חשבונ	4:13	7:12
L חשבונית	4:-25	8:32
L חתימ-	11:22
L חתימה	11:22
L טווח	4:-14	6:11
L טווח_be	4:-14	6:11
L טלפו-	4:-15	7:10
L טלפונ	4:-15	7:10
L ידי	4:-29	10:13	11:27
L ידי_בתאריכ	10:12
L יובל	4:-11	6:10	7:12
L יובל_ונעמה	4:-11	6:10	7:12
L יומ	1:-31	3:-40	4:17	5:27	6:44	7:-21	10:-13	11:24
L יומ_חיוב	4:25	7:-11
L יומ_עסקימ	1:-10	4:12	11:13
L יומ_ערכ	4:-47	5:37	11:14
L יח	4:20
L יחוי-	4:18
L יחויב	4:18
L ימימ	4:9
L יש	1:14	5:-10
L יתרה	3:-10	6:12	7:-17	11:20
L יתרה_בחשבונ	4:-26	6:28
L יתרה_סופית	4:-32	6:37
L יתרה_קודמת	4:23	6:-19
L יתרת	4:23	7:-12
L יתרת_חוב	4:15
L יתרת_סגירה	4:-13	6:14
L כי	3:-9	4:19
L כניס-	3:-51	4:103	6:-11	8:-17	11:-9
L לאשר	3:-9	4:19
L לאשר_כי	3:-9	4:19
L לבנק	4:-12	5:19
L לבקש-	3:-11	4:28
L להלנ	4:-13	7:24
L להלנ_פירוט	4:-12	7:21
L לחזו-	4:27	7:-22
L לחזור	4:27	7:-22
L לחיו-	0:32	1:-16	4:10	11:-9
L לחיוב	0:32	1:-16	4:10	11:-9
L לידה	3:-22	4:67	5:-11	10:-12
L ליומ	2:-9	3:18	4:63	6:-9	7:-33	9:-11
L ללא	4:36	7:-24
L ללא_הגבלה	4:-13	6:12
L לעבו-	4:31	5:-11	6:-8
L לעבודה	4:35	5:-11
L לפי	4:10
L לתאר-	0:12	1:45	3:-10	4:-43	6:8	7:-10
L לתאריכ	0:12	1:45	3:-10	4:-43	6:8	7:-10
L לתקו-	0:-10	3:-11	4:-21	6:-48	7:103
L לתקופה	4:-10	6:-34	7:61
L לתקופת	0:-10	4:-10	6:-14	7:42
L לתשל-	1:41	4:-13	6:-9
L לתשלומ	1:41	4:-13	6:-9
L לתשלומ_עד	1:26
L מבצע	3:-9	4:27	6:-8
L מגדי-	4:-14	6:11
L מגדיל	4:-14	6:11
L מגדיל_טווח	4:-14	6:11
L מועד	0:40	1:42	2:12	3:-33	4:-8	5:-16	6:-24	7:-13	9:25	11:-17
L מועד_אחרונ	1:27	4:-20
L מועד_חיוב	0:54	1:-9	4:-37
L מורש-	4:-13	11:23
L מיומ	1:-28	3:-14	4:56	5:-16	6:-18	7:53	8:-13
L מס	3:24	8:-10
L מס_במקור	4:14
L מסגר-	3:31	6:-17
L מסגרת	3:31	6:-17
L מסוג-	10:9
L מסוגל	10:9
L מסלו-	4:-13	6:17
L מסלול	4:-23	6:18	7:8
L מסלול_שיחות	4:-13	6:12
L מסמכ	3:-22	4:28
L משוע-	4:24	8:13	11:-13
L משלו-	8:13
L משלוח	8:13
L מתאר-	4:-25	6:-17	7:63
L מתאריכ	4:-25	6:-17	7:63
L נבדק	10:12
L נבדק_על	10:12
L נגרי-	4:-11	6:14
L נגריית	4:-11	6:14
L נגריית_שורש	4:-11	6:14
L נוכח-	4:-13	6:22
L נחתמ	3:80	4:-51	6:-10
L ניכו-	4:10
L ניכוי	4:10
L ניכוי_מס	4:10
L ניתנ	3:33	4:-38	7:23
L נכונ	0:-12	3:87	4:-22	6:-13	7:-16
L נכונ_ליומ	3:33	6:-12
L נתב	6:8
L נתב_be	6:8
L סגיר-	4:-13	6:14
L סגירה	4:-13	6:14
L סגירה_ליומ	4:-13	6:14
L סה"כ	0:22
L סה"כ_לתשלומ	1:11	4:-10
L סופי	2:40	9:-20
L סופי-	4:-32	6:37
L סופית	4:-32	6:37
L סופית_ליומ	4:-32	6:37
L ע"י	4:47	6:-21
L עבוד-	4:22
L עבודה	4:22
L עד	0:-9	1:38	3:-8	4:-15	5:25	6:31	7:-31	10:-15
L עד_יומ	4:-12	6:25
L עד_תאריכ	4:-18	6:41
L עדכו-	3:-35	4:75	8:-19
L עדכונ	3:-35	4:75	8:-19
L על	1:10	4:-30	10:13	11:27
L על_ידי	4:-29	10:13	11:27
L עסקא-	4:20	7:-8
L עסקאות	4:20	7:-8
L עסקאות_שנקלטו	4:20	7:-8
L עסקי-	1:-10	4:12	11:13
L עסקימ	1:-10	4:12	11:13
L עריכ-	3:9
L עריכת	3:9
L עריכת_החשבונ	3:9
L ערכ	3:-46	4:-37	5:51	6:-21	8:-9	11:94
L פטור	3:-8	4:12
L פירו-	0:15	4:-23	7:28
L פירוט	0:15	4:-23	7:28
L פירע-	1:-12	2:39	9:-9
L פירעונ	1:-12	2:39	9:-9
L פריד-	4:-11	6:10	7:12
L פרידלנדר	4:-11	6:10	7:12
L פרידלנדר_יובל	4:-11	6:10	7:12
L פתיח-	3:-19	4:34	7:-9
L פתיחת	3:-19	4:25
L פתיחת_החשבונ	3:-19	4:25
L צריכ-	7:10
L צריכה	7:10
L קבוע-	4:-15	7:10
L קבועימ	4:-15	7:10
L קבועימ_קו	4:-15	7:10
L קו	4:-25	6:15	7:14
L קו_טלפונ	4:-15	7:10
L קודמ	11:21
L קודמ-	4:33	6:-27
L קודמת	4:33	6:-27
L קודמת_ליומ	4:24	6:-19
L קריא-	6:24
L קריאה	4:-16	6:21
L קריאת	4:17
L ראשו-	2:-9	3:-16	4:20	9:18
L ראשונ	2:-9	3:-16	4:20	9:18
L ריבי-	2:-14	3:15	4:-27	6:40
L ריבית	2:-14	3:15	4:-27	6:40
L שהסת-	3:-18	6:28
L שהסתיימה	3:-18	6:28
L שולמ	4:10	5:24	6:-17
L שורש	4:-11	6:14
L שורש_ובניו	4:-11	6:14
L שיחו-	0:14	1:-11
L שיחות	1:-10	4:13
L שיחות_ללא	4:-13	6:12
L שימו-	4:-15	7:10
L שימוש	4:-15	7:10
L שימוש_קבועימ	4:-15	7:10
L שיעו-	6:12
L שירו-	6:35	7:-27
L שירות	6:35	7:-27
L שכיר-	6:8
L שכירות	6:8
L של	1:-12	3:9	4:22	6:-9
L שליש-	0:18	4:-13
L שלישי	0:18	4:-13
L שלכ	3:-14	4:11	7:12
L שני	1:13	4:-30	11:27
L שנקל-	4:20	7:-8
L שנקלטו	4:20	7:-8
L ששול-	3:-17	4:25
L תארי-	1:-33	3:38	4:-44	5:-23	7:-19	8:29	9:14	10:33
L תאריכ	1:-33	3:38	4:-44	5:-23	7:-19	8:29	9:14	10:33
L תאריכ_ביצוע	3:33	4:-26	9:27	11:-20
L תאריכ_ביקור	4:-10	10:24
L תאריכ_הדפסה	3:-21	4:29	5:-11	10:40
L תאריכ_הנפקה	3:11	4:-16	10:9
L תאריכ_הפקה	1:-8	3:-13	4:70	6:-10	9:-9
L תאריכ_הפקת	3:31	4:-28
L תאריכ_לידה	3:-20	4:46
L תאריכ_עריכת	3:9
L תאריכ_ערכ	3:-44	4:42	5:-23	11:50
L תאריכ_פתיחת	3:-19	4:25
L תאריכ_תשלומ	4:-28	5:36
L תומ	2:29	4:44	6:-22	7:-33	9:-11
L תוקפ	4:40	6:-21
L תחיל-	4:40	5:-13	6:-14
L תחילת	4:40	5:-13	6:-14
L תחילת_עבודה	4:22
L תערי-	3:-21	4:56	6:-20
L תקופ-	1:-12	2:26	3:-22	4:-28	6:-12	7:76	9:-12
L תקופה	2:28	4:-32	7:26	9:-11
L תקופת	1:-12	3:-18	6:-10	7:50
L תקופת_החיוב	4:-25	6:23	7:18
L תקופת_החשבונ	6:11
L תקופת_חיוב	4:-10	6:10	7:9
L תקופת_צריכה	7:10
L תקפה	4:12
L תקפה_עד	4:12
L תשלו-	2:8	3:-8	4:28	5:41	6:-20	7:-9	9:-23
L תשלומ	2:9	4:19	5:42	6:-19	7:-9	9:-23
L תשלומ_אחרונ	2:27	4:-17
N -afone	4:19	6:-10
N -ample	1:23	3:26	4:-24	6:-22	7:-11	8:12
N -apore	4:15	6:-13
N -arges	3:-9	4:26
N -ather	3:-12	4:24
N -ating	3:-16	9:32
N -ation	3:-17	4:29
N -awals	4:-8	6:10
N -belle	4:-13	7:14
N -cbank	4:-10	6:9
N -chung	4:23	6:-19
N -cking	3:18	4:-18
N -count	3:-24	4:24	6:13	7:-13
N -ction	3:-10	4:25	7:-10
N -ctric	1:15	4:-11
N -cture	3:9
N -dates	4:19
N -datum	3:41	5:-9	6:-18
N -dging	4:14
N -ement	3:8	5:13	6:-21	7:11
N -ender	1:9
N -ening	3:22	6:-11	7:-8
N -eques	6:11
N -erenz	4:16	6:-9
N -erica	3:-9	7:14
N -erung	3:12	4:41	6:-10	7:-40
N -eteur	4:29	6:-19	7:-8
N -etrag	4:-31	5:40
N -hlung	1:13	4:22	6:-10
N -hnung	3:-25	4:17	5:-10	6:14	7:11
N -hrift	4:26	6:-18
N -icity	6:8
N -iften	3:-9	6:-22	7:33
N -iness	4:-9	7:12
N -ining	4:9
N -ivery	1:11	3:-9	4:11
N -kombi	4:19	6:-10
N -lance	2:-8	4:10	6:12
N -liche	4:11
N -llars	4:13
N -loyer	4:-12	7:9
N -ments	1:-9	3:25	4:9	6:11	7:-15
N -mises	3:26	4:-16	5:-9	6:10	7:-8
N -mmary	4:16	6:-14
N -ngold	3:-20	6:32
N -nimum	6:12
N -nings	4:-9	6:13
N -nking	4:-13	6:10	7:10
N -nning	4:-12	6:-13	7:26
N -ntage	4:34	6:-19
N -ntant	1:9
N -nthly	6:22	7:-9
N -ocess	4:25	5:-12
N -osits	4:8
N -other	4:8
N -owski	4:-9	6:10
N -press	1:-9	4:20	7:-9
N -reaux	3:-11	6:16	7:13
N -rency	4:15	6:-13
N -rican	1:-9	4:20	7:-9
N -riode	7:10
N -rnell	3:14	6:-13
N -rough	4:-10	6:22	7:-9
N -rrent	4:-31	6:16	7:15
N -rriet	3:-11	6:16	7:13
N -rvice	1:10	6:20	7:-15
N -rving	4:19	7:-10
N -rward	4:12	6:-8
N -ryday	1:-10	3:11	4:17	7:-15
N -scita	4:11
N -sport	4:-21	8:38
N -ssion	1:16	4:21	6:-13	7:-22
N -ssung	3:-45	4:-16	7:22	8:48
N -tails	3:9
N -tcomb	3:14	6:-13
N -tellt	3:-8	4:14
N -tered	3:-10	4:-14	7:25
N -tgage	3:-10	7:15
N -tions	4:9
N -trage	4:17
N -traum	3:-9	4:-19	6:13	7:25
N -tritt	4:24	5:-11	6:-9
N -ungen	4:24	6:-10
N -uszug	3:-9	4:-9	7:19
N -vices	4:8
N -vious	7:-10
N -voice	3:10
N -wbird	4:14
N -yable	0:17	4:-10
N -yment	1:12	3:-25	4:-22	5:11	6:-18	7:-17	9:26	11:34
N -zweck	4:16	6:-9
N -בונית	3:-16	4:35	6:-9
N -כויימ	4:-9	5:10
N -נימומ	4:9
N =account	3:-21	4:17	6:12	11:-11
N =account+by	3:-9	4:-16	6:21	7:9
N =account+current	4:-31	6:17	7:16
N =account+due	0:9	1:-10	4:16	7:-9
N =account+statement	3:-15	4:-15	6:25
N =account+total	1:18	11:-9
N =all account	4:54	5:19	6:-49	7:-21
N =all account+due	0:9	7:-9
N =all account+number	1:8
N =all account+statement	3:-14	4:-12	6:23
N =all account+total	1:-10	4:21	11:-9
N =all amount	4:-9
N =all amount+due	1:11
N =all amount+due+total	0:11
N =all amount+monthly	4:11
N =all balance	2:-10	3:-12	4:-13	6:35
N =all balance+closing	0:23	1:-9	4:-10
N =all balance+due	1:-11	4:27
N =all balance+left	4:9
N =all balance+opening	3:26	4:-13	6:-25	7:16
N =all balance+opening+total	4:-12	7:11
N =all balance+previous	4:42	6:-28	7:-10
N =all bank	0:-9	3:10	7:25
N =all by	1:12	4:24	6:-16
N =all by+date+due	4:9
N =all by+due	1:42	4:-28
N =all closing	2:55	3:-10	4:-9	6:-12	9:-12
N =all closing+pay+period+total	5:20	6:-10	7:-8
N =all closing+total	6:13
N =all current	0:11	3:-21	6:16	7:-8
N =all current+other+payment	4:-14	6:14
N =all date	0:-17	2:-13	3:-42	4:14	5:-37	6:-43	7:57	8:35	9:36	10:-11	11:26
N =all date+due	0:18	1:33	3:-10	4:-31
N =all date+due+payment	1:23	4:-10
N =all date+invoice	3:38	4:-12	6:-14	7:-9
N =all date+issued	3:41	4:-9	6:-22
N =all date+opening	4:8
N =all date+payment	2:-9	4:-18	5:35
N =all date+period	4:-20	6:27
N =all date+price	4:11
N =all date+statement	3:55	4:-18	6:-14	7:-21
N =all due	0:35	1:70	3:-47	6:-25	7:-10	8:-9
N =all due+net	1:11	4:-15	5:9
N =all due+other+payment	1:-11	4:13	6:8
N =all due+total	1:-18	11:31
N =all incl	4:-8	7:12
N =all incl+invoice+tax+total	4:10
N =all incl+tax+total	1:16
N =all instalment	1:-10	2:9	4:-17	9:28
N =all interest	1:-14	2:-9	4:-17	6:41
N =all interest+price	4:9
N =all invoice	1:-15	3:30	4:29	6:-19	7:-13
N =all invoice+number	3:-10	4:13
N =all issued	3:-11	4:11	11:10
N =all monthly	2:38	4:-23
N =all number	2:45	3:-47	4:41	7:-9	8:-9	9:-11
N =all opening	3:-19	4:12	5:-13	6:-13	7:46
N =all order	3:32	4:-11	6:-13
N =all other	1:-8	3:30	6:-10	10:14
N =all other+statement	4:-12	6:38	9:-11
N =all paid	4:9
N =all pay	5:21
N =all pay+period	4:-9	5:-19	6:14	7:18
N =all pay+statement	4:-9	6:13
N =all payment	1:-15	4:15	5:9	6:-10	7:-10	11:37
N =all period	1:-9	3:-33	4:50	6:-13	7:20
N =all period+total	4:-11	6:13
N =all price	6:11
N =all price+total	0:11	7:13
N =all statement	0:-13	3:-11	4:-11	7:47
N =all total	0:20	3:34	4:-36	6:37	7:-45
N =all transfer	0:38	5:-18
N =amount	1:13	3:-14	4:14
N =amount+due	0:9
N =amount+monthly	4:11
N =amount+pay	1:17
N =amount+total	0:11
N =balance	0:15	1:-24	2:-12	4:44	6:-34	7:24	11:10
N =balance+by	3:8	4:-12	11:12
N =balance+closing	0:23	1:-9	4:-9	6:-9	7:10
N =balance+due	1:-18	4:36
N =balance+left	4:9
N =balance+opening	3:22	4:-25	6:-18	7:27
N =balance+other	4:13	6:-15
N =balance+previous	4:29	6:-10	7:-12
N =balance+tax	4:10
N =balance+total	4:-12	7:11
N =bank	0:19	1:-14	3:-13	4:12	6:-8	7:17
N =bank+date	4:12
N =bank+due	1:-8	4:9
N =by	1:76	3:-15	4:-45	6:17	7:-12	11:9
N =by+date	4:-10	6:31	7:-8
N =by+due	1:43	3:-11	4:-10	6:-11
N =closing	0:16	1:-15	2:48	3:-16	4:-21	6:19	7:-18	9:-14
N =closing+date	5:-9	6:12
N =closing+pay	5:20	6:-10	7:-8
N =closing+period	4:-10	5:10	6:22	7:-19
N =closing+total	5:9	6:16	7:-16
N =current	0:24	3:-30	4:-51	6:63	7:11
N =current+other	4:-14	6:14
N =current+payment	4:-14	6:14
N =date	0:-15	1:32	2:-30	3:-16	4:-14	5:31	6:-29	7:9	9:22	10:-14	11:17
N =date+due	0:13	1:52	3:-26	4:-15	6:-9
N =date+invoice	3:13	4:-21
N =date+issued	3:41	4:-9	6:-22
N =date+opening	4:8
N =date+payment	1:22	2:-9	4:-28	5:33
N =date+period	4:-23	5:-9	6:41
N =date+price	4:11
N =date+statement	3:55	4:-18	6:-14	7:-21
N =date+total	0:-8	5:-9	6:27
N =deduction	3:11
N =deduction+due	4:11
N =due	0:70	1:117	2:-9	3:-27	4:-26	6:-57	7:-45	8:-18	9:-14	11:19
N =due+net	1:11	4:-15	5:9
N =due+other	0:-13	1:-11	4:24
N =due+payment	1:18
N =due+tax	1:-9	4:17
N =due+total	0:20	1:-27	4:10	6:-10	11:29
N =gross+total	4:-9	5:11
N =incl	1:21	3:-17	4:10	5:-25	7:21
N =incl+invoice	1:14
N =incl+other	4:-13	7:11
N =incl+tax	1:22	3:-13
N =incl+total	1:12	3:-11	4:8
N =instalment	1:-10	2:9	4:-10	9:28
N =interest	2:-19	3:-14	6:29
N =interest+price	4:9
N =invoice	1:-12	3:36	7:-9
N =invoice+number	3:-26	6:19	7:12
N =invoice+tax	1:10	3:13	4:-16
N =invoice+total	4:10
N =issued	3:29	5:-8	6:-23	11:9
N =left	4:25	5:-11	6:-9
N =monthly	2:38	4:-19	6:12	7:-11
N =monthly+other	7:-9
N =monthly+period	7:-9
N =net	1:8	4:-18	5:34	6:-12
N =number	0:19	2:40	3:-73	4:42	5:-15	6:27	8:-10	9:-11
N =number+pay	4:8	5:-18	6:16
N =number+tax	4:20	6:-16
N =opening	4:-8	5:-15	6:-45	7:88
N =opening+total	4:-12	7:11
N =order	4:58	6:-14	8:-21
N =other	0:-20	1:-8	2:-19	3:15	4:48	5:-25	6:24	7:12	8:-11	9:-14	10:9	11:-10
N =other+pay	4:19	5:-9
N =other+payment	6:19
N =other+period	1:13	4:-12	6:11
N =other+statement	4:-12	6:38	9:-11
N =other+tax	4:26
N =other+total	0:-8	4:15
N =paid	1:21	5:-11	6:21	7:-12
N =paid+pay	6:18
N =paid+total	1:24	4:-18
N =pay	1:36	3:-17	4:-16	5:18
N =pay+period	7:8
N =pay+statement	4:-9	6:13
N =pay+total	5:20	6:-10	7:-8
N =payment	0:-9	1:11	2:-18	3:-19	4:41	5:24	6:-17	7:-19	9:-9	11:23
N =period	1:-10	4:28	5:-32	6:30	7:27	9:-8
N =period+tax	4:15
N =period+total	4:-11	5:12	6:14	7:-10
N =person	4:35	6:-16
N =previous	0:-32	1:-8	3:37	4:30	5:-10	6:-53	7:42
N =price	4:20	7:10
N =price+total	0:9	7:13
N =statement	0:-15	3:34	4:-54	6:37	7:40	9:-14
N =tax	1:15	4:41	6:-22	7:-9
N =tax+total	1:10	3:-14	4:22	6:-10
N =total	0:37	1:-12	2:-9	4:-18	5:11	6:51	7:-50	8:-15	9:-11	11:15
N =transfer	0:35	3:-21	5:24	6:-16
N abon-	3:10	7:-9
N abonnements	3:10	7:-9
N abonnements_options	3:26	4:-26	6:10	7:-8
N abou-	6:15
N about	6:15
N about_your	6:15
N acco-	3:-18	4:25	6:13	7:-13
N account	3:-24	4:26	6:13	7:-13
N account_number	1:8
N account_statement	4:-9	6:27	7:-12
N account_summary	4:31	6:-12	7:-16
N adv	4:-8	7:12
N adv_plus	4:-8	7:12
N adva-	4:-9	7:12
N advantage	4:-9	7:12
N am	3:-8	4:14
N amer-	1:-9	4:13
N america	3:-9	7:14
N american	1:-9	4:20	7:-9
N american_express	1:-9	4:20	7:-9
N amou-	0:10	4:10	6:-8
N amount	0:10	4:10	6:-8
N amount_due	4:18
N an	1:16	3:-8
N and	3:18	4:-9	5:23	6:-9	7:-13
N and_waste	4:14	6:-8
N annu-	1:-8	2:-13	3:-11	9:27
N annual	3:-10
N anot-	4:8
N another	4:8
N another_check	4:8
N as	4:-20	6:22
N assu-	4:21
N aus	4:27	7:-17
N ausz-	4:-19	5:26
N auszahlungsbetrag	4:-19	5:26
N bala-	2:-9	4:-10	6:34
N balance	2:-8	4:10	6:12
N balance_none	4:-19	6:19
N balance_total	4:-12	7:11
N bank-	4:-13	6:10	7:10
N bank_of	3:-9	7:14
N banking	4:-13	6:10	7:10
N befo-	1:11
N before	1:11
N begi-	4:-13	5:-9	6:-22	7:45
N begin	5:-8	6:-9	7:18
N beginning	4:-12	6:-13	7:26
N bele-	3:45	4:-27
N beleg	3:-11	4:16
N betrag	1:9
N betrage	4:11
N bill	3:23	4:-27	6:9
N boud-	3:-11	6:16	7:13
N boudreaux	3:-11	6:16	7:13
N boudreaux_kline	3:-11	6:16	7:13
N buch-	4:14	6:-13
N busi-	4:-9	7:12
N business	4:-9	7:12
N bw	5:-14	6:18
N bw_hourly	5:-14	6:18
N by	1:42	6:-22	7:-8
N calc-	4:8
N calculation	4:8
N card	3:-11	4:31	6:-29	7:19
N char-	3:-10	6:27	7:-10
N charge	4:-20	6:31
N charge_calculation	4:8
N charges	3:-9	4:26
N chec-	3:11	4:-41	5:35
N check	4:-16	5:36
N check_date	4:-23	5:36
N check_sign	4:8
N checking	3:18	4:-18
N cheq-	6:11
N cheques	6:11
N chf	1:40	3:34	4:-63	5:14
N cho	3:-12	4:24
N co	5:-8
N com	4:13
N comm-	1:16	4:21	6:-13	7:-22
N commission	1:16	4:21	6:-13	7:-22
N comp-	3:16	4:31	6:-46
N compte	3:9	4:-17	7:14
N compte_cheques	6:11
N cons-	4:-13	6:-25	7:44
N cont-	3:-15	4:38	5:-18
N cred-	3:11	6:8	7:-10
N credit	3:12
N credit_limit	4:-10	6:14
N curr-	4:-16	7:15
N currency	4:15	6:-13
N currency_singapore	4:15	6:-13
N current	4:-31	6:16	7:15
N current_account	4:-31	6:17	7:16
N darn-	3:14	6:-13
N darnell	3:14	6:-13
N darnell_whitcomb	3:14	6:-13
N data	4:32	5:-12	6:-12
N data_nascita	4:11
N date	1:50	3:15	4:44	5:52	6:-125	7:29	8:-19	9:-15	11:-11
N date-	3:-14	4:25	5:18	6:-27	7:29
N date_of	3:32	4:-14	5:10	6:-11	7:-17
N dated	3:-13	4:45	6:-9	7:-9
N dates	4:-20	5:19	6:-18	7:38
N datu-	4:22
N datum	4:22
N de	0:35	3:-10	6:-18
N de_compte	3:-10	7:19
N de_gigakombi	4:19	6:-10
N de_remboursements	6:10
N debi-	3:-11	6:13
N debit	4:20
N debits	4:-24	6:21	7:9
N dedu-	3:11
N deduction	4:9
N del	6:-34	7:41
N deli-	1:11	3:-9	4:11
N delivery	1:11	3:-9	4:11
N deposits	4:8
N des	7:9
N des_operations	7:13
N deta-	1:-9	4:20
N detail	4:18
N details	3:9
N details_of	4:-13	6:14
N dire-	4:16
N direct	4:16
N direct_payment	4:8
N doll-	4:28	6:-19
N dollar	4:15	6:-13
N dollars	4:13
N dr	3:73	4:-59
N dros-	4:-9	6:10
N drosdowski	4:-9	6:10
N dt	6:-23	7:26
N due	0:26	1:25	3:-17	4:-12
N due_date	1:51	3:-10	4:-23
N earn-	4:-9	6:13
N earnings	4:-9	6:13
N earnings_statement	4:-9	6:13
N eint-	4:24	5:-11	6:-9
N eintritt	4:24	5:-11	6:-9
N elec-	1:12	3:-10	4:-15	6:-24	7:43
N electric	1:15	4:-11
N electricity	6:8
N electricity_charges	4:-11	6:11
N electricity_in	4:9
N empl-	4:25	5:-10	6:-12
N employer	4:-12	7:9
N en	3:-23	4:-19	6:20	11:29
N end	5:9	6:17	7:-16
N end_of	6:13
N endi-	4:-11	6:15
N ending	4:-11	6:15
N ending_balance	7:9
N erst-	3:-8	4:14
N erstellt	3:-8	4:14
N erstellt_am	3:-8	4:14
N et	3:20	7:-10
N et_remises	3:26	4:-26	6:10	7:-8
N eur	3:-38	4:44
N ever-	1:-11	3:34	7:-15
N everyday	1:-10	3:11	4:17	7:-15
N exam-	1:23	3:26	4:-24	6:-22	7:-11	8:12
N example	1:23	3:26	4:-24	6:-22	7:-11	8:12
N expr-	1:-9	4:20	7:-9
N express	1:-9	4:20	7:-9
N fact-	1:14	3:9
N facture	3:9
N facture_ttc	1:14
N fair-	3:-12	4:24
N fairweather	3:-12	4:24
N fairweather_cho	3:-12	4:24
N fee	1:13	6:9	7:-10
N fees	4:48	6:-19	7:-23
N fein-	3:-20	6:32
N feingold	3:-20	6:32
N fi	4:29	6:-19	7:-8
N fi_pop	4:29	6:-19	7:-8
N folg-	4:26	6:-18
N folgelastschrift	4:26	6:-18
N for	3:13	5:-8	7:10
N forf-	3:-16	4:26	6:-8
N forw-	4:12	6:-8
N forward	4:12	6:-8
N frau	4:-10	6:8
N frau_drosdowski	4:-9	6:10
N from	1:-11	3:-26	6:16	7:28
N from_your	4:-37	6:40
N gas	7:16
N gas_charges	4:9	6:-9	7:17
N gebu-	4:23	5:-9
N geburtsdatum	4:23	5:-9
N gesa-	4:-8	5:9
N giga-	4:19	6:-10
N gigakombi	4:19	6:-10
N grou-	5:-14	6:18
N group	5:-14	6:18
N group_bw	5:-14	6:18
N gust-	4:11	5:-11	6:-10	7:12
N gusto	4:11	5:-11	6:-10	7:12
N gute-	4:-10	6:8
N guten	4:-10	6:8
N guten_tag	4:-10	6:8
N harb-	3:-14	4:-16	11:50
N harr-	3:-11	6:16	7:13
N harriet	3:-11	6:16	7:13
N harriet_boudreaux	3:-11	6:16	7:13
N hinw-	4:16
N hour-	4:24	5:-21
N hourly	4:24	5:-21
N in	1:12	3:17	4:-12	7:-11
N inc	4:33	5:-24
N incl-	0:30	4:-23
N info-	3:-9	6:-27	7:39
N information	3:-8
N information_about	6:15
N inte-	3:9
N interest_charge	4:8
N invo-	3:10
N invoice	3:10
N is	4:12
N isol-	3:-12	4:24
N isolde	3:-12	4:24
N isolde_fairweather	3:-12	4:24
N it	1:22	3:22	4:-33
N kart-	4:12	6:-8
N kartenzahlung	4:12	6:-8
N klin-	3:-11	6:16	7:13
N kline	3:-11	6:16	7:13
N kont-	3:-11	7:17
N kontoauszug	3:-9	4:-9	7:19
N kund-	4:16	6:-9
N kundenreferenz	4:16	6:-9
N last-	3:-9	6:-22	7:33
N lastschriften	3:-9	6:-22	7:33
N late	1:10
N late_payment	1:12	4:-9
N leav-	4:14	5:13	7:-12
N leave	4:14	5:13	7:-12
N leis-	4:19
N leistungen	4:12
N libe-	4:-13	7:14
N libelle	4:-13	7:14
N limi-	6:14
N limit	6:14
N lodg-	4:14
N lodging	4:14
N lodging_snowbird	4:14
N ltd	4:24	5:-9	6:-9
N mada-	4:10
N make	1:24	4:-15
N md	4:21
N mete-	4:14	6:-8
N metered	4:14	6:-8
N metered_water	4:14	6:-8
N mini-	6:12
N minimum	6:12
N minimum_payment	6:12
N mona-	4:11
N monatliche	4:11
N monatliche_betrage	4:11
N mont-	3:45	4:-19	6:11	7:-25
N montant	1:9
N month	3:51	4:-21	6:-10	7:-11
N monthly	6:22	7:-9
N mort-	3:-10	7:15
N mortgage	3:-10	7:15
N mortgage_statement	3:-10
N mult-	4:22	6:-9
N multi	4:22	6:-9
N multi_packs	4:-22	6:12	7:17
N nach-	1:14
N nachzahlung	1:14
N nasc-	4:11
N nascita	4:11
N natu-	6:-16	7:18
N nature	6:-16	7:18
N nature_des	6:-16	7:18
N net	1:11	4:-12
N nett-	4:-10	5:29	6:-12
N netto	4:-10	5:29	6:-12
N neve-	4:8
N never	4:8
N never_write	4:8
N nl	3:-25	11:29
N no	2:44	3:-55	4:44	5:-12	6:13	9:-9
N noah	3:-19	6:36
N noah_feingold	3:-19	6:36
N nomi-	4:-27	6:11	7:22
N nomination	4:-27	6:11	7:22
N nomination_registered	4:-27	6:11	7:22
N none	4:-19	6:19
N nr	3:-34	6:21	7:13
N numb-	1:10
N number	1:10
N of	3:31	4:-24	6:13
N of_america	3:-9	7:14
N of_gas	4:-11	6:8
N of_the	3:12	4:-29	6:22
N on	4:16	5:-8
N once	3:22	4:-13
N onli-	3:-15	4:15
N online	3:-15	4:15
N open-	3:22	6:-11	7:-8
N opening	3:22	6:-11	7:-8
N opening_balance	3:22	6:-11	7:-8
N oper-	4:31	6:-26
N operations	7:13
N opti-	3:10	7:-9
N options	3:10	7:-9
N options_et	3:26	4:-26	6:10	7:-8
N out	4:-16	6:19
N over-	0:29	4:34	5:-16	6:-21	7:-11
N pack-	4:-22	6:12	7:17
N packs	4:-22	6:12	7:17
N packs_sfr	4:-22	6:12	7:17
N page	3:20	7:-8
N page_for	3:20	7:-8
N paid	6:13
N part-	1:43	4:-28
N pay	1:41	4:-50	5:20
N pay_group	5:-14	6:18
N pay_period	4:-11	7:10
N paya-	0:17	4:-10
N payable	0:17	4:-10
N paye	6:18
N paye-	1:26	6:-16
N payer	1:26	4:-13
N paym-	1:14	3:-9	4:11	5:12	6:-20	7:-18	11:32
N payment	1:21	3:-23	5:13	6:-16	7:-16	11:35
N payment_due	1:17	6:11
N payment_plan	4:12
N payments	3:14	4:15
N per	6:11
N peri-	3:-15	5:-26	6:12	7:36
N period	3:-12	4:11	5:-25	6:14	7:26
N period_begin	5:-8	6:-9	7:18
N period_end	5:12	7:-10
N periode	7:10
N plan	4:12
N plan_never	4:8
N plea-	1:25	4:-15
N please	1:25	4:-15
N plus	4:-8	7:12
N plus_banking	4:-8	7:12
N pncb-	4:-10	6:9
N pncbank	4:-10	6:9
N poin-	4:11	6:-9
N pop	4:29	6:-19	7:-8
N port-	4:19	5:-9
N post-	3:-15	4:-22	6:-8	10:57
N posted	3:-15	4:-22	6:-8	10:57
N prev-	7:-10
N previous	7:-10
N proc-	4:25	5:-12
N process	4:25	5:-12
N process_date	4:25	5:-12
N prod-	4:46	6:-22	7:-18
N rate-	1:12	4:-30	6:17	7:8
N rates	1:16	4:-9
N rdo	4:-30	5:49	6:-10
N read	3:-15	4:-20	6:33	7:14
N rece-	4:22
N rech-	3:-27	6:21	7:12
N reco-	3:20
N rede-	4:27	6:-18
N regi-	4:-27	6:11	7:22
N registered	4:-27	6:11	7:22
N rele-	4:-10
N releve	4:-10
N releve_de	4:-10
N rema-	4:9
N remaining	4:9
N remaining_balance	4:9
N remb-	6:10
N remboursements	6:10
N remi-	3:23	4:-48	6:22	7:8
N remise	4:-22	6:12	7:17
N remise_multi	4:-22	6:12	7:17
N remises	3:26	4:-26	6:10	7:-8
N repe-	4:29	6:-19	7:-8
N repeteur	4:29	6:-19	7:-8
N repeteur_wi	4:29	6:-19	7:-8
N rewa-	4:13
N reward	4:13
N reward_dollars	4:13
N sala-	4:17
N serv-	3:-13	4:12	7:-27	8:25
N service	1:10	6:20	7:-15
N service_date	4:-20	6:27
N service_fee	1:13	6:9	7:-10
N service_fees	4:28	6:-16	7:-11
N services	4:8
N serving	4:19	7:-10
N serving_you	4:19	7:-10
N sfr	4:-22	6:12	7:17
N sign	4:8
N sing-	4:14	6:-15
N singapore	4:15	6:-13
N singapore_dollar	4:15	6:-13
N snow-	4:14
N snowbird	4:14
N snowbird_lodging	4:14
N snowbird_ut	4:14
N sold-	4:-8	6:16
N solde	4:-8	6:16
N stat-	3:34	4:-59	6:20	7:22
N statement	3:36	4:-38	6:-12	7:25
N statement_date	3:23	4:-13
N summ-	6:13
N summary	4:16	6:-14
N summary_for	4:-11	7:19
N summe	4:-9	6:27
N syne-	4:37	5:-14	6:-17
N synel	4:37	5:-14	6:-17
N tag	4:-10	6:8
N tag_frau	4:-10	6:8
N tax	3:10
N the	5:-11
N this	3:41	4:-15	6:-8
N thro-	4:-10	6:22	7:-9
N through	4:-10	6:22	7:-9
N time	4:16	6:-9
N to	1:13	3:-14	4:-23	6:-22	11:48
N to_the	3:12	4:-9
N tota-	0:36	3:22	7:-20	8:-8
N total	0:36	3:22	7:-20	8:-8
N total_amount	0:11
N total_de	0:39	4:-17	6:-10
N total_debits	4:-12	7:11
N total_des	6:20	7:-17
N total_due	0:10
N total_electricity	4:-11	6:11
N total_gas	4:20	6:-17	7:12
N total_ttc	1:16	4:-10
N total_withdrawals	6:9
N tran-	4:13	6:-18	7:-14	8:38
N transport	4:-21	8:38
N ttc	1:24
N uber-	3:-16	4:14	5:16
N up	4:8
N upda-	4:19
N updates	4:19
N ut	4:14
N valu-	3:-9	4:17	6:-28	7:22
N value	6:-23	7:26
N value_dt	6:-23	7:26
N valuta	3:-8	4:18
N verb-	4:11
N verw-	4:16	6:-9
N verwendungszweck	4:16	6:-9
N verwendungszweck_kundenreferenz	4:16	6:-9
N voda-	4:19	6:-10
N vodafone	4:19	6:-10
N vodafone_de	4:19	6:-10
N vos	3:10	7:-9
N vos_abonnements	3:10	7:-9
N votr-	3:25	4:-20
N votre	3:25	4:-20
N votre_facture	3:26	4:-24	6:9
N wast-	4:14	6:-8
N waste	4:14	6:-8
N waste_water	4:14	6:-8
N wate-	4:15	6:-9
N water	4:15	6:-9
N water_and	4:14	6:-8
N water_bill	4:14	6:-8
N we	4:22
N whit-	3:33	4:-12	6:-14
N whitcomb	3:14	6:-13
N whole bill period	3:-9	7:10
N whole credits	4:15
N whole currency singapore dollar	4:15	6:-13
N whole date	1:16	3:-78	4:71	5:-11	6:-80	7:113	8:-9	9:-9
N whole datum	3:-21	4:59	6:-17	7:-13
N whole details of gas charges	4:-11	6:8
N whole due date	1:34	4:-20
N whole earnings statement	5:-20	6:40	7:-16
N whole eintritt	4:21	5:-9	6:-8
N whole erstellt am	3:-8	4:14
N whole folgelastschrift	4:26	6:-18
N whole geburtsdatum	4:21	5:-8
N whole kontoauszug	3:-8	6:-10	7:25
N whole pay period	5:-9	6:-9	7:26
N whole payment due date	1:23	4:-10
N whole payments	3:22	4:-12
N whole posted	3:-15	4:-22	6:-8	10:57
N whole service date	4:-8	6:31	7:-12
N whole statement date	3:23	4:-13
N whole statement period	6:-20	7:24
N whole through	4:-10	6:22	7:-9
N whole total	3:31	4:9	6:-30
N whole total gas charges	4:48	7:-37
N whole value dt	4:-17	6:-17	7:36
N whole valuta	3:-8	4:17
N whole verwendungszweck kundenreferenz	4:12
N whole zeitraum	7:15
N whole יתרה מדפ קודמ	4:22	6:-16
N whole יתרת פתיחה	4:-21	7:28
N whole לתשלומ עד	1:28	4:-17
N whole מועד תשלומ	2:-9	4:14
N whole מרשמ תקפ עד	4:17
N whole מתאריכ	4:-19	6:-13	7:43
N whole סוג תנועה	4:-41	6:44
N whole ערכ	4:-40	5:46
N whole תאריכ	1:-9	3:-50	4:-58	6:-16	7:93	8:-16	9:73
N whole תאריכ עסקה	4:9
N whole תאריכ ערכ	4:22	5:-9	7:-32	11:31
N whole תוקפ מרשמ	10:21
N whole תקופת החשבונ	4:-11	7:22
N wi	4:29	6:-19	7:-8
N wi_fi	4:29	6:-19	7:-8
N will	4:15
N with	4:-17	7:11
N with-	4:-9
N withdrawals	4:-8	6:10
N withdrawals_from	6:9
N writ-	4:8
N write	4:8
N write_another	4:8
N www	4:-16	6:-9	11:29
N you	3:46	6:-20	7:-20
N your	3:-19	4:-33	6:59	7:14
N your_account	3:-10	6:40	7:-20
N your_adv	4:-8	7:12
N your_metered	4:14	6:-8
N your_total	4:-11	6:11
N zahl-	4:-19	6:28
N zahlender	1:9
N zahlender_betrag	1:9
N zeit-	3:-9	4:-19	6:13	7:25
N zeitraum	3:-9	4:-19	6:13	7:25
N zu	1:9
N zu_zahlender	1:9
N zur	4:16
N zusa-	4:-13	7:23
N zusammenfassung	4:-13	7:23
N או	1:29	4:-11	6:-10
N אוחי-	4:39	6:-37	7:14
N אוחיונ	4:39	6:-37	7:14
N אחרו-	11:12
N אחרונ	4:9
N אחרונ_לתשלומ	4:9
N אי	10:9
N אי_כושר	10:9
N אינ	3:-19	4:15
N אישו-	3:22	4:-10	6:-10	10:10
N אישור	3:22	4:-10	6:-10	10:10
N אישור_על	3:-19	4:22
N אסמכ-	3:-11	4:24
N אסמכתא	3:-11	4:24
N אספק-	4:12
N אספקה	4:12
N בוצע-	4:16
N בוצעה	4:16
N בחו"-	0:16	4:-14
N בחו"ל	0:16	4:-14
N בחשב-	3:10	4:35	6:-26	7:-9
N בחשבונ	3:29	4:-9	6:-12
N בחשבונ_עובר	3:29	4:-9	6:-12
N ביטו-	4:22
N ביקו-	10:9
N ביקור	10:9
N בנק	3:10	4:-12	6:17
N בע"מ	4:-23	6:26	7:-11	10:14
N בקשה	3:-12	4:14
N ברוט-	4:8
N ברוטו	4:8
N ד"ר	3:-29	4:45	6:19	10:-29
N דוח	0:-11	4:-15	6:51	9:-11
N דפ	4:-19	6:15
N דפ_חשבונ	4:-14	6:15
N הבנק	0:8	4:14	7:-9
N הבנק_לחיוב	0:9	7:-9
N הברא-	4:12	6:-9
N הבראה	4:12	6:-9
N ההעב-	4:12
N ההעברה	4:12
N הודע-	4:22	6:-11
N הודעות	3:-9	4:23	6:-11
N הודעות_לתושב	3:-9	4:23	6:-11
N הופק	3:-12	4:15	11:10
N הופק_לבקשת	3:-10	11:10
N הוצא-	4:9
N הוצאות	4:9
N החיו-	1:-16	3:15	4:15	6:-10
N החיוב	1:-16	3:15	4:15	6:-10
N החלפ-	3:8	11:12
N החלפת	3:8	11:12
N החשב-	0:-8	4:21	6:-17	7:17
N החשבונ	0:-8	4:21	6:-17	7:17
N הלוו-	2:-12	3:17
N הלוואה	2:-12	3:17
N הלקו-	11:10
N הלקוח	11:10
N המלצ-	3:-13	4:13	6:23	10:-13
N המלצות	3:-13	4:13	6:23	10:-13
N המשכ-	3:64	4:-10	6:-31
N הנדו-	4:22
N הנדונ	4:22
N העתק	3:-10	11:10
N העתק_הופק	3:-10	11:10
N הצהר-	3:-11	10:12
N התדפ-	6:8
N התדפיס	6:8
N התקב-	3:31	4:-25
N התשל-	3:-23	4:18
N התשלומ	3:-23	4:18
N ושב	3:17
N ושב_לפי	3:-12	4:14
N ושב_עו"ש	4:-10
N זיכו-	5:25
N זיכוי	5:25
N זקנה	3:12	4:-9
N חדש	4:25	6:14	11:-13
N חופש-	4:10
N חופשה	4:10
N חופשה_ניצול	4:10
N חיוב	0:38	1:-17	4:-13	6:-10	9:-8	11:30
N חיוב-	0:9
N חיובימ	0:9
N חילנ	4:21	5:-15
N חלקי-	4:17
N חלקית	4:17
N חלקית_לעבודה	4:17
N חשבו-	4:22	5:8	11:-10
N חשבונ	5:9	11:-10
N חשבונ_הבנק	0:9	7:-9
N חשבונ_עובר	4:-10
N חשבונית	4:15	6:-9
N חשבונית_מס	3:8
N חשבש-	4:-23	5:-11	6:22	7:11
N חשבשבת	4:-23	5:-11	6:22	7:11
N חשמל	3:15	4:-18	11:12
N ימי	4:32	5:-10	6:-9	7:-8
N יקר	4:-19	6:19	7:11
N ישרא-	4:-10
N ישראלי	4:-10
N יתרה	1:-9	4:18	6:-17	11:12
N יתרה_מדפ	4:22	6:-16
N יתרת	4:-21	7:28
N יתרת_פתיחה	4:-21	7:28
N כולל_מע"מ	4:9
N כושר	10:9
N כושר_לעבודה	10:9
N כל	3:-8	4:15
N כרטי-	0:25	4:-17
N כרטיס	0:25	4:-17
N לא	2:-10	3:-13	4:26	9:13
N לאומ-	3:19
N לאומי	3:19
N לב	3:-12	4:32
N לבקש-	3:-10	11:10
N לבקשת	3:-10	11:10
N לבקשת_הלקוח	3:-10	11:10
N לוח	3:60	4:-34	6:-19	11:11
N לחוד-	4:9
N לחודש	4:9
N לחודש_לשעה	4:9
N לחיו-	1:-10	4:29	7:-9
N לחיוב	1:-10	4:29	7:-9
N לידה	4:34	7:-8
N ללא	4:39	5:-11
N לעבו-	4:11
N לעבודה	4:11
N לעבודה_חלקית	4:17
N לעבודה_מלאה	4:17
N לפי	3:-23	4:9	10:16
N לפי_בקשה	3:-12	4:14
N לשעה	4:9
N לתוש-	3:-9	4:23	6:-11
N לתושב	3:-9	4:23	6:-11
N לתקו-	4:-11	6:13
N לתקופה	4:-11	6:13
N לתשל-	1:29	3:-12	6:-10
N לתשלומ	1:29	3:-12	6:-10
N לתשלומ_עד	1:28	4:-17
N מבוט-	4:-9	6:16	7:11
N מבוטח	4:-9	6:16	7:11
N מבוטח_יקר	4:-19	6:19	7:11
N מדפ	4:22	6:-16
N מדפ_קודמ	4:22	6:-16
N מונה	4:-14	6:19
N מועד	0:15	2:-15	3:46	4:-17	6:-13
N מועד_אחרונ	4:9
N מועד_חיוב	0:16	3:-9
N מועד_תשלומ	2:-9	4:14
N מחלה	5:21
N מחלק-	3:20	6:-15
N מחלקת	3:20	6:-15
N מחסנ	4:28	6:-12
N מחסנ_סככה	4:28	6:-12
N מטבע	3:10
N מטבע_ישראלי	4:-10
N מיני-	4:9
N מינימומ	4:9
N מינימומ_לחודש	4:9
N מלאה	4:17
N מס	4:18	6:-15
N מספר	0:21	3:8	4:-20	6:10
N מספר_מונה	4:-14	6:19
N מע"מ	4:10
N מקור	3:-13	4:50	8:-18
N מרשמ	4:11	6:-10	10:19
N מרשמ_תקפ	4:17
N מתאר-	4:-19	6:-13	7:43
N מתאריכ	4:-19	6:-13	7:43
N נגרי-	4:23	6:-11	7:-10
N נוכח-	0:25	4:-42	6:40	7:-10
N נוכחי	0:25	4:-19	6:12	7:-8
N ניצו-	4:10
N ניצול	4:10
N סה"כ	0:15	1:-18	3:-14	4:13	6:12
N סה"כ_חיוב	0:14
N סה"כ_לתשלומ	1:-9	4:19
N סה"כ_עסקאות	0:16	4:-14
N סה"כ_שולמ	4:15
N סה"כ_תנועות	4:9
N סוג	0:29	4:-58	6:42
N סוג_תנועה	4:-41	6:44
N סיומ	2:50	3:-11	6:-14	9:-13
N סיכו-	10:9
N סיכומ	10:9
N סיכומ_ביקור	10:9
N סכ	1:13	4:-9	11:23
N סככה	4:28	6:-12
N עבוד-	6:-14	7:-10	10:44
N עבודה	6:-14	7:-10	10:44
N עד	1:23	4:-20	6:25	7:-9
N עד_תאריכ	4:-19	6:35
N עו"ש	4:-9
N עו"ש_מטבע	4:-10
N עובר	3:17
N עובר_ושב	3:17
N על	0:10	1:19	2:-15	4:-13	6:-15	7:26
N עסקא-	0:13	4:-9
N עסקאות	0:13	4:-9
N עסקאות_בחו"ל	0:16	4:-14
N עסקה	4:13
N ערכ	3:-15	4:-60	5:69	6:-10	7:-47	11:76
N פרעו-	1:-19	3:-14	4:48
N פרעונ	1:-19	3:-14	4:48
N פתיח-	4:-21	7:28
N פתיחה	4:-21	7:28
N קבלה	3:22	6:-11	7:-8
N קודמ	0:-31	3:-10	4:18	5:-9	6:-30	7:67
N קודמ-	1:-9	4:48	6:-24
N קודמות	1:-9	4:18
N קרנ	1:-10	3:-13	4:9	6:20
N ראשו-	7:22
N רוזנ-	4:-12	10:17
N ריבי-	1:11	2:-19	3:-13	6:27
N ריבית	1:11	2:-19	3:-13	6:27
N רכיש-	2:19
N שבוע-	4:19
N שוטפ	4:-14	6:14
N שולמ	4:15
N שושנ-	3:-26	4:-39	6:38	7:27
N שושנה	3:-26	4:-39	6:38	7:27
N שטרמ	4:9
N שיחו-	4:8
N שיחות	4:8
N שכר	4:20	5:-35	6:13	7:9
N שכר_מינימומ	4:9
N שמ	4:13	6:-19	7:-10	10:13
N שקל	6:22	11:-13
N שקל_חדש	6:22	11:-13
N תארי-	0:-20	1:-15	3:-38	4:19	5:15	6:-44	8:36	9:49	11:13
N תאריכ	0:-20	1:-15	3:-38	4:19	5:15	6:-44	8:36	9:49	11:13
N תאריכ_לידה	4:34	7:-8
N תאריכ_עסקה	4:10
N תאריכ_ערכ	5:30	7:-42	11:28
N תאריכ_תחילת	4:8
N תביע-	3:10
N תדפי-	4:9
N תדפיס	4:9
N תדפיס_עובר	3:-12	4:14
N תוקפ	10:21
N תוקפ_מרשמ	10:21
N תחיל-	4:45	5:-14	7:-14
N תחילת	4:28
N תחילת_עבודה	4:25
N תנאי	4:-14	6:14
N תנאי_תשלומ	4:-14	6:14
N תנוע-	3:40	4:-46	6:28	7:-16
N תנועה	4:-41	6:44
N תנועות	3:40	6:-16	7:-14
N תנועות_בחשבונ	3:29	4:-9	6:-12
N תעוד-	10:9
N תעודת	10:9
N תקופ-	3:-24	4:43
N תקופה	3:-19	4:52	7:-19
N תקופה_אסמכתא	3:-11	4:24
N תקופת	4:-10	7:16
N תקופת_החשבונ	4:-11	7:22
N תקופת_התדפיס	6:8
N תקפ	4:17
N תקפ_עד	4:17
N תקשו-	3:-11	4:-30	6:34	10:12
N תקשורת	3:-11	4:-30	6:34	10:12
N תשלו-	2:-11	3:-9	4:33	11:-9
N תשלומ	2:-11	4:29	11:-9
N תשלומ_שוטפ	4:-14	6:14
R abzug	1:10
R account	3:23	4:-30	6:42	7:-27
R and	4:37	6:-20
R apr	4:8
R at	3:-14	4:-22	11:47
R au	1:-21	3:21	4:-59	6:-138	7:221	8:-14
R auf	4:-17	5:19
R auszug	6:-26	7:29
R bancaire	1:24
R be	3:17	6:-9
R bei	1:10
R bis	3:-18	4:-34	6:-80	7:144
R by	4:11	5:-8
R changes	4:12	6:-9
R charge	1:-18	4:27
R compte	1:23	4:-12
R de	0:32	1:41	3:-17	4:-23	6:-21
R der	4:19	6:-9
R die	4:13
R du	3:20	4:-17
R ende	4:17	6:-9
R for	0:29	4:19	5:-29	6:-10
R iban	0:23	1:-9	4:-17	5:13
R ihrem	0:53	1:43	3:-15	4:-58
R is	4:18
R konto	0:15	1:50	3:-35	4:-15	5:14	6:-10	7:-14
R kundigungsfrist	4:13
R late	1:-17	4:20
R le	5:8
R may	1:-11	3:17	4:10	7:-11
R merci	3:-12	4:24
R nr	6:-26	7:29
R numerazione	4:14
R of	4:-13	6:22
R ohne	1:10
R on	4:37	6:-9	9:-13
R page	1:27	3:-84	4:-30	6:117	7:-19
R par	4:-23	5:27
R pay	4:-22	5:-30	6:69	7:-13
R releve	3:17	4:-13
R see	1:28	4:-11
R seite	3:31	4:-11
R sur	1:23	4:-12
R thank	4:23	7:-9
R the	4:63	5:-27	6:-15	7:-12
R through	3:-23	4:-41	6:-112	7:179
R time	4:21
R to	3:-25	4:-18	5:-19	6:-155	7:234
R um	4:-20	6:30
R unica	4:14
R von	0:51	1:72	3:-23	4:-69	7:-8
R votre	1:20
R wir	4:16
R you	4:20	7:-9
R zahlung	1:10
R ארנונה	4:-19	5:38	6:-15
R אשראי	4:-14	6:17
R בטוח	4:13	6:-12
R ביט	4:24	6:-16
R ביטוח	4:15	6:-10
R בסלולר	4:10
R בערוצ	4:11	6:-9
R בשעה	3:-12	4:68	11:-23
R גיל	4:14
R גנ	4:16	6:-14
R דיסקונט	4:20	6:-17
R דמי	0:-8	4:-51	5:9	6:69
R דפ	3:-21	4:55	5:-20	6:-9
R הו"ק	4:67	6:-14	7:-52
R החזר	4:-19	6:33
R החשמל	1:-12	4:32	6:-11
R הכנסה	4:17	5:-8
R הלואה	4:54	7:-50
R העברה	4:-49	6:-23	7:68
R הפקדת	4:10
R ועד	3:-47	4:-20	6:-69	7:147
R זיכוי	4:10
R חובה	4:-126	6:130
R חיוב	4:18	6:-14
R יומ	3:-19	4:-46	7:69	10:11
R ילדימ	4:9
R ישיר	4:11	6:-9
R כולל	3:25	4:-23	6:12
R כי	10:10
R כרטיס	4:28	6:-16
R לאומי	4:13	6:-12
R לאחר	3:-11	4:82	6:-30	7:-33
R לחשבונ	1:11	4:-91	5:86
R לפי	5:9
R מכנ	3:-10	4:29	6:-11
R מכספומט	4:15	6:-11
R מס	3:47	5:-22	6:-8
R מע"מ	3:28	4:-21
R משיכה	4:18	6:-13
R משכורת	4:19	6:-15
R ני"ע	4:-62	6:67
R ניהול	4:-88	6:98
R עד	3:44	4:-37	6:-72	7:93
R על	5:-14	7:21
R עמ	4:-48	6:55
R עמוד	3:33	4:-20
R עמלת	4:10	6:-9
R עסקאות	0:13	3:24	4:-31
R פעולה	4:11	6:-9
R קניה	4:34	6:-32
R קצבת	4:9
R ראשונ	10:13
R ריבית	4:-66	6:73
R שיק	4:27	6:-22
R שעה	3:-31	4:53	9:-8
R תאריכ	4:-21	7:32
R תוספת	4:11
R תשלומ	4:-29	5:38
S abonnements	1:-10	3:-9	4:13
S abrechnung	4:42	5:-14	6:-20
S abzuge	4:-17	5:19
S account	0:23	1:-10	3:34	4:60	5:-9	6:-109	7:52	8:-12	9:-12
S achdw	3:-14	6:23	7:-9
S activity	1:-9	3:97	4:-200	7:103	8:-8	10:28
S additions	4:31	6:-9	7:-20
S adeyemi	4:-50	6:96	7:-44
S adv	4:-8	7:12
S advantage	4:-9	7:12
S ag	3:136	4:-176	6:45
S aged	4:-35	6:29	7:14
S allowance	3:-9	4:17
S ally	3:-28	6:32
S amazon	3:-9	4:-26	6:49	7:-12
S america's	3:-9	6:14
S americanexpress	1:37	6:-12	7:-9
S amex	1:56	4:-45
S an	1:11	3:10	6:-13
S anbieter	3:-9	4:33	6:-16
S and	3:-23	4:120	6:-63	7:-48	8:-12	10:30
S anderer	3:-9	4:33	6:-16
S angbao	4:36	6:-32
S anjali	4:12
S anlage	4:59	6:-33	7:-18
S another	4:-11	6:17
S ansprechpartner	4:16	5:12
S approved	1:16	4:-10
S are	4:-62	6:18	7:61
S as	3:-38	6:45	7:23
S at	3:11	4:33	7:-35
S august	1:-10	4:20
S aurelien	4:-12	6:31
S australia	4:-24	7:25
S automatique	3:-12	4:-9	6:32
S baggage	3:-9	4:17
S bains	4:-10	6:15	7:15	8:-14
S balance	3:39	7:-17
S balances	4:39	7:-30
S bank	3:-30	4:12	6:-12	11:42
S banking	3:12	4:-8
S barclaycard	1:26	3:18	4:-12	6:-17	7:-11
S basis	4:-18	5:13	7:14
S be	2:39	6:-27	7:17	9:-14
S beatrice	3:18	4:-28	6:-9	7:22
S before	4:21	6:-14
S bei	3:-27	4:32
S bellinger	4:-12	6:17
S bereits	3:-12	4:24	6:-10
S beschriftung	4:10
S betrage	3:-12	4:59	6:-21	7:-21
S bezahlt	4:15
S bill	1:-10	3:-10	4:-52	6:45	7:36
S bitte	4:15
S bon	3:-14	4:22
S breakdown	4:-12	6:16
S brianna	4:-16	6:18
S bronwen	4:-50	6:-9	7:61
S bulletin	4:-26	6:24
S business	4:-9	7:12
S buyer	3:-8	4:14
S by	1:-29	3:-45	4:44	6:-18	7:78	8:-11
S cake	4:9
S calculation	4:8
S caleb	6:9
S can	4:34	6:-29
S card	1:56	4:-45
S care	4:-35	6:29	7:14
S carrelage	4:-10	6:15	7:15	8:-14
S carrot	4:9
S casadevall	4:-21	6:14	7:9
S cash	4:13	6:-12
S castellanos	4:-16	6:18
S cc	3:8	4:19	6:-23
S chappuis	3:38	7:-26
S charged	2:39	6:-29	7:16	9:-14
S charges	3:-14	4:41	6:-21
S chase	3:-17	4:-43	6:-27	7:98
S check	6:16	7:-10
S checking	3:42	4:-24	6:-24	7:9
S cheque	3:-19	4:-20	7:59
S cheques	6:-10	7:13
S cho	3:-12	4:24
S ci	4:25
S city	3:23	7:-12
S claudia	4:-12	6:10
S co	1:31	3:35	4:-33	6:-21
S cole	4:-50	6:-9	7:61
S com	0:-11	1:34	4:-46	6:30
S commission	1:16	4:-10
S commonwealth	4:-24	7:25
S compte	6:-10	7:13
S comptes	4:10	6:-14
S consumo	4:-15	6:13	7:14
S contacter	1:10	3:11	4:-29	6:18
S continued	4:-15	7:14
S contributions	1:-18	4:26
S convenient	3:-9	6:14
S courtyard	3:-41	4:-19	7:83	8:-11
S credit	3:11	4:-15
S credits	4:17
S cruces	4:-15	6:15
S currency	4:19	6:-16
S current	4:-20	6:-16	7:39
S darricau	1:9	3:9	4:10	6:-12
S date	1:12	3:-13	4:45	6:-33
S daten	3:10	4:10	6:-8
S de	1:44	3:-11	5:-18	7:22	8:-18
S deducted	3:-35	4:54	6:-13
S del	3:-12	4:40	5:-16	6:-9	7:9
S delacruz	4:-47	6:60
S delivery	1:16	4:-10
S delvaux	3:18	4:-28	6:-9	7:22
S denotes	4:14	6:-12
S deposit	4:27	6:-11
S deposits	4:34	6:-11	7:-20
S des	3:40	4:9	6:-37	7:17	8:-8
S descourvieres	4:-12	6:31
S deshmukh	4:12
S dessous	4:25
S detach	1:16	4:-9
S detail	1:-18	3:-23	4:65	6:13	7:-13
S details	1:-13	4:27	5:-11	6:-15	7:-33	9:24	11:28
S deutsche	3:-14	7:8
S die	3:10	4:10	6:-8
S digitaldruck	4:10
S dillenberger	4:54	6:-35
S dinner	4:42	7:-28
S direct	4:-11	6:17
S disc	3:-20	4:-26	6:71	7:-17
S discover	1:56	4:-45
S division	3:10	6:-9
S do	3:-10	4:-22	6:17	7:25
S doherty	3:90	4:-23	6:-23	7:-42
S dollar	4:19	6:-16
S dollars	4:12
S dr	3:-21	4:13
S drosdowski	3:-8	4:16
S du	1:10	4:-19	6:-9	7:-15	8:35
S dukeenergy	3:-10	4:-20	6:39	7:-8
S earnings	4:17	5:-24	6:15
S einkauf	3:-27	4:32
S eir	4:-23	6:25
S electric	1:15	4:-11
S electricity	3:9	4:-8	6:10
S electrico	4:-15	6:13	7:14
S employee	4:-56	6:48	7:19
S employer	1:-10	4:10	6:9
S employment	4:-27	5:16	7:16
S end	6:13
S ermittelt	4:-17	7:20
S et	1:-19	4:12
S eu	3:-9	4:-26	6:49	7:-12
S everyday	3:44	6:-27	7:-12
S express	4:30	8:-15
S facture	4:-16	6:11
S fairweather	3:-12	4:24
S familie	4:-10	6:30
S family	3:-29	4:8	8:40
S federal	3:-16	5:27
S fees	3:-47	4:66	6:-13
S finanzverwaltung	3:10	4:10	6:-8
S firstrand	3:10	6:-9
S fitting	4:-23	6:-13	8:51
S flight	3:-13	4:44	6:-12
S folio	1:-13	4:-33	6:53	7:39	8:-21
S for	1:-21	3:-30	5:-10	8:81
S frau	2:12	3:-18	4:50	6:-22
S freight	4:-10	6:12
S from	3:-47	4:50	6:-10	7:13
S full	4:-27	5:16	7:16
S funkwerk	4:-34	6:27	7:19
S gap	4:16	7:-11
S gas	4:-58	6:25	8:51
S geehrter	4:54	6:-35
S geschaftskunden	3:-14	7:8
S gigakombi	4:19	6:-10
S giro	3:-15	6:16
S glance	4:30	7:-30
S grainne	4:-22	6:25
S gregory	4:16	6:-9
S groot	4:12
S group	1:-10	5:27	6:-10
S guest	1:-13	4:-33	6:53	7:39	8:-21
S guten	1:13	3:-13	4:25	6:-12
S gutschriften	4:10
S haben	4:-17	7:20
S hale	4:16	6:-9
S heating	4:-19	6:-15	8:51
S helena	3:-15	4:-15	6:37
S heng	4:9
S here's	1:-9	6:21
S herr	4:54	6:-35
S herrn	1:-11	2:12
S hi	4:-22	6:25
S hinweis	4:16
S hinweise	4:15
S hohepa	3:-9	6:-16	7:29
S holders	4:25	7:-8
S holiday	4:26	7:-11
S hospital	3:-27	4:54	6:-8	8:-8
S hotel	3:45	4:-24	6:-28	7:23
S how	4:53	6:-42
S if	3:-9	4:10
S ihr	3:-10	4:-9	5:12	6:11	7:14
S ihren	4:-17	7:20
S important	3:-8	4:22	5:-10
S imprimerie	1:10	4:-19	6:-9	7:-15	8:35
S in	1:18	4:-20	6:45	7:-23
S increase	1:16	4:-10
S indicates	3:-14	4:25
S informacion	4:-15	6:13	7:14
S information	1:-15	3:-41	5:-29	6:45	7:65	8:-9
S instrumentation	4:-8	5:30	6:-30	7:12
S insurance	3:-34	4:43	6:-17	10:31
S interest	4:31	7:-12
S invoice	1:65	4:19	6:-51	8:-14
S iras	4:-53	6:94	7:-32
S is	3:35	4:30	5:-10	6:-15	7:-25
S isolde	3:-12	4:24
S itemised	4:54	6:-29	7:-9
S itinerary	3:-9	4:17
S joinery	6:23	7:-12
S karoo	3:8	4:19	6:-23
S kessell	3:-29	4:8	8:40
S kits	3:-8	4:14
S koller	4:-12	6:10
S kontoauszug	4:12	6:-20	7:16
S kronthaler	4:10
S kundenreferenz	4:16	6:-9
S la	4:23	6:-9
S lac	1:10	4:-19	6:-9	7:-15	8:35
S landlord	4:12
S lastschriften	3:-11	4:11	6:-25	7:29
S le	1:-8	3:39	6:-26	7:16	8:-8
S leaf	3:8	4:19	6:-23
S liability	4:-21	6:23	7:9
S lichtwerbung	4:10
S limited	3:9	4:21	5:-18	6:-10
S llc	4:-8	5:30	6:-29	7:12
S loan	1:-11	3:-21	4:38
S logis	4:10
S lohn	5:12
S longer	1:27	4:-20	6:8
S ltd	4:9	5:-11
S lukas	1:56	3:-18	4:-33
S lux	3:-9	4:-26	6:49	7:-12
S macclesfield	1:17	3:50	4:-28	6:-10	7:-20
S madame	4:39	6:-15	7:-9	8:-9
S makepeace	6:-15	7:12
S maple	4:-10	6:12
S marriott	3:-41	4:-19	7:83	8:-11
S maschinell	3:10	4:10	6:-8
S mastercard	1:55	6:-27	7:-13
S matteo	4:-12	6:17
S matthias	3:-21	4:13
S meister	4:-12	6:10
S messages	4:-22	6:22
S metered	4:14	6:-8
S mevrouw	4:12
S milwaukee	3:-41	4:-19	7:83	8:-11
S mindestvertragslaufzeit	4:16
S mobil	4:-34	6:27	7:19
S molloy	3:90	4:-23	6:-23	7:-42
S monatliche	4:35	6:-11	7:-16
S monatsrechnung	0:-10	1:12	3:24	4:22	6:-16	7:-18
S mortgage	1:-8	9:25
S most	3:-9	6:14
S ms	3:-9	4:-52	6:-25	7:90
S nachstehende	3:10	4:10	6:-8
S name	3:75	4:-38	6:14	7:-47
S negotiable	4:-19	6:18
S netto	4:33	5:-12	6:-16
S never	4:-11	6:17
S new	4:24	7:-10
S nicht	4:15
S no	1:63	4:-51
S nomination	4:-19	7:17
S non	1:22	4:-19	6:11
S northstar	4:10
S not	3:29	4:-17	7:11
S notes	4:25	5:-10	6:-10
S notify	3:-8	4:14
S nous	1:9	3:11	4:-26	6:16
S number	0:30	4:40	6:-28	7:-33
S numbers	4:16	7:-11
S nuria	4:-21	6:14	7:9
S nursery	3:8	4:19	6:-23
S nwosu	4:16	6:-9
S odile	1:9	3:9	4:10	6:-12
S of	0:-10	1:-29	3:-55	4:-59	5:-15	6:32	7:172	8:-14	10:-8	11:-13
S off	1:26	4:-29	6:20
S okafor	3:-16	4:-15	6:37
S olivier	3:38	7:-26
S on	3:-8	4:11	5:-9	6:-9	7:-10	8:-14	10:49
S once	3:15
S online	3:-11	4:-10	6:17
S only	3:38	4:20	6:-22	7:-14
S operation	4:50	6:-28	7:-15
S options	1:-10	3:-9	4:13
S or	3:-16	6:18
S order	3:27	4:10	6:-10	7:-10
S other	3:-11	4:50	7:-35
S othr	4:39	6:-35
S over	4:14	6:-12
S owner	4:-19	7:15
S page	4:-14	6:-12	7:-20	8:48
S park	4:-35	6:29	7:14
S part	7:8
S pay	0:-12	1:14	3:-26	4:-46	5:-28	6:100	7:13
S payable	4:8
S payment	1:9	3:-48	4:89	6:-33	7:-11	8:-9	10:30
S payments	3:96	4:-35	6:-38
S payroll	4:10
S payslip	4:54	6:-30	7:-9
S period	4:-15	6:33	7:-15
S pike	4:-16	6:18
S plan	1:25	4:-19	6:10
S please	1:15	3:-17	4:15
S plomberie	4:-10	6:15	7:15	8:-14
S plumbing	4:-23	6:-13	8:51
S plus	4:11	6:-12	7:8
S pnc	4:-10	6:9
S portion	1:15	4:-12
S posting	3:-14	4:25
S prakash	4:12
S prats	4:-21	6:14	7:9
S prelevement	3:-12	4:-9	6:32
S previous	4:12	6:-22	7:14
S principal	3:40	6:-13	7:-13
S privat	3:-14	7:8
S privatkonto	4:19	6:-10
S property	2:28	4:-31	9:25
S pte	4:57	6:-55
S pty	4:-41	5:-8	6:52
S purchase	3:26	4:16	6:-11	7:-16
S quirin	4:16
S rappeler	4:58	6:-53
S rates	1:16	7:-16
S rechnungsbetrag	4:-25	6:16	7:17
S reduces	3:-16	5:25
S references	4:58	6:-53
S registered	4:-19	7:17
S reisen	4:39	6:-25	7:-9
S relais	3:45	4:-24	6:-28	7:23
S releve	7:8
S remboursements	6:10
S remises	1:-9	4:-11	6:11
S remparts	3:45	4:-24	6:-28	7:23
S rent	1:-12	4:11	6:-11	9:28
S repayment	3:-20	4:16
S restaurant	4:40	6:-14	7:-13
S reto	4:-12	6:10
S return	1:22	4:-14
S reward	4:12
S ridge	4:-10	6:12
S riverbend	3:-41	4:-19	7:83	8:-11
S rivers	4:-8	5:30	6:-30	7:12
S rosalind	4:-48	6:62
S rosella	4:-35	6:29	7:14
S ruhland	3:-21	4:13
S ruiz	6:9
S salaire	4:-26	6:24
S salle	4:-10	6:15	7:15	8:-14
S sarl	1:10	4:-19	6:-9	7:-15	8:35
S savings	3:-18	4:-21	6:-23	7:76
S savoir	3:-14	4:22
S schedule	3:-20	4:16
S schonenberger	1:56	3:-18	4:-33
S schriftelijk	4:16	6:-12
S sehr	4:54	6:-35
S sequential	4:16	7:-11
S service	3:-12	4:-16	7:40
S services	3:-24	4:65	6:-16	8:-9
S serving	4:19	7:-10
S setzt	4:-25	6:16	7:17
S sfr	1:21	3:16	4:-23
S share	4:45	7:-28
S sich	4:-25	6:16	7:17
S siehe	4:59	6:-33	7:-18
S sign	4:-11	6:17
S simone	4:-15	7:14
S singapore	4:19	6:-16
S so	4:-42	6:21	7:37
S sonnleithner	4:16
S spectrum	4:22	6:-16
S statement	3:-43	4:-22	5:-42	6:97	7:40
S stoltzfus	6:9
S subtractions	4:19	7:-11
S summary	3:-44	7:99	8:-11	9:-11
S synthese	4:10	6:-14
S systems	4:14	5:-21	6:12
S tag	1:13	3:-13	4:25	6:-12
S take	6:14
S tax	1:-11	3:43	5:54	6:-62	8:-9
S taxable	3:-16	5:27
S thalia	3:-27	4:32
S the	0:-8	1:-28	2:23	4:21	5:-16	6:-15	7:-43	8:33	9:42
S there	4:16	7:-11
S this	1:10	3:35	4:-10	6:-22	7:-27	8:42	9:-9
S thorsten	1:-14	3:-17	4:-26	6:69
S three	4:-8	5:30	6:-30	7:12
S through	4:-10	6:22	7:-9
S time	5:16	6:-20	7:8
S to	0:-9	1:21	3:-22	7:-21	11:48
S total	4:-21	6:23	7:9
S tran	3:-14	6:23	7:-9
S transaction	4:11	6:-18	7:-10	11:32
S transactions	3:-13	4:77	6:-48	7:-9
S trouverez	4:25
S trust	3:-29	4:8	8:40
S trustee	3:-29	4:8	8:40
S ubertragen	3:10	4:10	6:-8
S uberweisen	4:15
S uberweisungen	4:12
S uk	1:26	4:-10	6:-11
S umbuchung	4:10
S unable	3:-8	4:14
S und	1:-9	2:12	3:-28	4:23
S understand	4:20	7:-9
S united	3:14
S up	3:-9	4:17
S us	3:16	4:22	6:-21	7:-11
S use	3:9
S used	3:-22	4:-61	6:-48	7:133
S utilities	4:-14	6:15
S valuta	3:115	4:43	6:-109	7:-40
S ver	3:-20	4:-26	6:71	7:-17
S verbindungen	4:34	6:-18	7:-13
S verbrauch	4:-17	7:20
S verizon	3:82	6:-37	7:-44
S vermeulen	4:12
S verwendungszweck	4:16	6:-9
S via	5:-9	6:13
S visa	1:55	3:12	4:-50	7:-8
S visit	3:17	4:-34	6:22
S vodafone	6:34	7:-24
S vos	1:-10	3:-10	4:22	7:13
S votre	4:-12	6:9
S vous	4:25
S wages	3:-16	5:27
S waste	4:14	6:-8
S water	4:15	6:-9
S we	4:72	6:-51	7:-12
S web	4:37	6:-23	7:-10
S weidenbach	1:-14	3:-17	4:-26	6:69
S west	4:-9	7:19
S when	4:-53	6:-12	7:52	11:36
S will	2:39	3:-14	4:25	6:-40	7:12	9:-14
S wir	4:-17	7:20
S with	1:21	3:12	4:-11	6:-8
S withdrawals	4:15
S wizcount	6:13
S wombarra	6:23	7:-12
S world	4:20	7:-9
S write	4:-11	6:17
S wurden	3:10	4:10	6:-8
S www	3:-25	11:29
S yorkshire	4:-9	7:19
S you	1:26	6:11	7:-20
S your	0:-18	3:-53	4:15	6:26	8:38	9:16	11:-8
S zur	3:-8	4:30	6:-9
S zusammen	4:-25	6:16	7:17
S zusammenfassung	4:-13	7:23
S אביב	3:10	4:-14	6:19
S אברג'יל	3:-14	4:33	7:-9
S אופנ	4:-14	6:19
S אחרונות	3:-9	4:34	6:-9	7:-11
S אי	1:10	3:-22	4:-15	7:32	10:10
S אילנה	4:16	6:-12
S אינה	6:14	7:15
S אינו	4:-31	7:42
S אישור	3:-23	7:25	10:18
S אפליקציה	4:-14	6:19
S אריזה	3:-13	4:17
S אשפוז	4:23
S את	4:22	6:-10	11:10
S אתר	4:-14	6:19
S באינטרנט	1:9	4:-24	11:21
S בארצ	0:88	4:-31	6:-24	7:-19
S בבנק	1:-26	4:34
S בגינ	6:12	7:15
S בהצלחה	3:10	4:-13	11:12
S בחו"ל	0:-9	3:-12	4:50	6:-16
S בחשבונ	3:59	4:-47	5:-8	6:28	7:-10
S ביקור	3:-37	4:47	6:-24	7:-30	10:61
S במחירימ	3:-14	4:-19	6:29	7:16
S במטבע	3:-17	4:37
S בנק	3:36	4:-18	6:16	7:-13
S בסופ	10:20
S בע"מ	3:56	4:60	6:-26	7:-29	8:-27	11:-12
S בקשה	3:-24	6:-35	7:58
S בריבית	0:-11	3:14	4:29	6:-18	7:-9
S ברקת	0:9	4:45	6:-27	8:-12
S בש"ח	1:-12	4:34	6:-10
S גב	4:16	6:-12
S גולדנברג	1:19	6:-12
S גז	1:-12	3:-10	4:-30	7:62
S גל	3:-13	4:17
S גמל	4:36	5:-25
S ד"ר	1:19	6:-12
S דו	10:20
S דיינ	1:-26	3:50	4:25	6:-15	7:-23
S דייר	3:67	4:39	6:-76	7:-15
S דיסקונט	3:67	4:-62
S דפ	3:-18	4:-8	6:29	7:12
S דרומ	3:36	4:-21
S הבא	0:68	3:-15	4:-21	6:-14	7:-11
S הבינלאומי	3:42	4:-21	6:-9
S הבנק	3:39	4:-12	6:-10
S הדואר	1:-20	4:28
S ההלוואה	0:-9	2:14	3:14	6:-16	7:-9	9:13
S ההעברה	3:18	4:-16	5:-13	11:44
S הופק	3:-10	11:10
S הורה	4:-8	7:14
S החיוב	0:67	3:-19	6:-21	7:-13
S החיובימ	1:-11	3:-16	6:22	7:15
S החינוכית	4:-8	7:14
S היעדרות	4:-8	7:14
S הכינרת	3:-25	6:46	7:39	8:-28
S הלל	4:-8
S הלקוח	11:10
S המבוטח	4:15
S המימ	4:-58	6:47	7:31
S המלצות	3:62	4:-37	6:15	10:-17
S הנדונ	3:-16	4:36	7:-9
S הננו	4:11	11:11
S הנני	4:-8	7:14
S העתק	11:10
S הפועלימ	4:11	6:-15	11:16
S הפרשות	4:22	6:-10
S הצריכה	3:-21	4:61	6:-23
S הראשונ	3:42	4:-21	6:-9
S השקעות	3:-24	4:43
S התחייבות	1:14
S התקבולימ	4:25
S התקבלה	3:70	4:-56	8:12
S התשלומ	1:-9	11:12
S ואסנת	4:38	6:-17	7:-13
S ואסתר	1:-26	3:50	4:25	6:-15	7:-23
S ובמטבע	0:11	4:-9
S והביוב	3:10	4:-14	6:19
S והמלצות	4:23	6:-10
S ונעמה	4:27	6:-15	7:-8
S ושב	4:20	6:-26	7:37
S ושהות	4:-8	7:14
S ותקשורת	3:10	4:44	6:-27	8:-11
S זקנה	3:11	4:-11
S ח'ורי	1:19	6:-12
S חבל	1:-15	3:20
S חוצ	3:-11	4:16
S חיוב	3:25	4:12	6:-18	7:-9
S חייבנו	4:11	11:11
S חלונות	1:-10	4:43	6:-12	8:-9
S חלק	4:26
S חשבונ	3:-31	6:46	7:13
S חשבונית	1:10	3:-14	4:12	6:9
S חשבונכמ	4:11	11:11
S חשבשבת	6:13
S טיפול	4:23	6:-10
S טכנולוגיות	3:-24	4:43
S טננבאומ	4:-8
S טפחות	2:85	3:-39	4:-14	6:20	7:-10	9:-20
S יובל	4:27	6:-15	7:-8
S ילד	3:-12	4:27	7:-11	10:10
S ימ	3:-24	4:43
S יפו	3:10	4:-14	6:19
S יקר	4:-19	6:19	7:11
S ישראלי	4:47	6:-22	7:-13
S כדלקמנ	4:12
S כולל	3:-14	4:-19	6:29	7:16
S כושר	3:-21	4:-11	7:32	10:10
S כי	4:11	11:11
S כמפורט	3:33	4:-12	6:-9	11:10
S כרטיס	3:27	4:22	6:-12	7:-32
S כרטסת	3:67	4:39	6:-76	7:-15
S לא	3:-14	4:-25	6:29	7:16
S לב	10:20
S לבקשת	3:-10	11:10
S להודיעכמ	4:11	11:11
S להורה	3:-12	4:27	7:-11	10:10
S להלוואה	3:-23	4:15	9:19
S להלנ	4:11	11:11
S לוח	3:-63	4:80	6:-11	9:19
S לישראל	3:45	4:-24	6:-12
S לכבוד	0:19	1:-19	3:16	4:-54	6:50	7:9
S ללא	1:14
S לעבוד	3:-11	4:-39	6:20	7:57	10:-11
S לעבודה	3:-21	4:-11	7:32	10:10
S לפי	4:40	6:-47	7:21
S לציינ	4:22	6:-10
S לקופות	4:9
S לתקופה	3:-14	4:-19	6:29	7:16
S לתשלומ	1:-14	4:25
S מבוטח	4:-19	6:19	7:11
S מד	4:-43	6:28	7:38
S מדידה	4:-52	6:33	7:32
S מהמסגרת	4:-8	7:14
S מודיעינ	1:-15	3:20
S מזרחי	2:85	3:-39	4:-14	6:18	7:-10	9:-20
S מחלה	3:-26	4:-42	6:10	7:74
S מחלקת	3:47	4:-37
S מחלת	3:-12	4:27	7:-11	10:10
S מטבע	4:35	6:-20	7:-12
S מיכל	0:10
S מל"מ	5:13
S מלונ	3:-25	6:46	7:39	8:-28
S מלכה	3:-14	4:33	7:-9
S ממליצ	4:-8	7:14
S מס	1:11	3:-10	6:13
S מסוגל	4:-31	7:42
S מסוגלת	6:14	7:15
S מסיבת	4:-31	7:42
S מספר	4:22	6:-10
S מע"מ	3:-14	4:-16	6:28	7:15
S מצבה	6:14	7:15
S מקור	0:58	3:-22	4:-18	6:24	7:-9
S מרדכי	1:-26	3:50	4:25	6:-15	7:-23
S מרכזי	1:-12	3:-10	4:-30	7:62
S משכנתאות	3:-11	4:30	6:-13
S משרד	3:52	4:-11	6:-22	7:-12
S נועמ	4:38	6:-17	7:-13
S נופ	3:-25	6:46	7:39	8:-28
S נערכ	6:13
S נשיפה	10:20
S נתוני	3:-15	4:-77	6:61	7:61	9:-13
S נתונימ	1:11	3:16	5:-18
S סאמי	1:19	6:-12
S סיכומ	1:23	3:-41	4:64	5:-15	6:-33	7:-35	10:54
S סילוקינ	3:-23	4:15	9:19
S סכומ	4:-21	5:-9	11:33
S ספח	1:13	4:-8
S ע"י	6:13
S עבודה	3:-34	4:-21	6:-13	8:38	10:43
S עו"ש	4:35	6:-20	7:-12
S עובד	3:-12	4:27	7:-11	10:10
S עובר	4:20	6:-26	7:37
S על	1:-9	3:-21	4:30	7:12
S עסקאות	0:78	3:-16	4:25	6:-41	7:-25
S פיגורימ	0:-11	3:14	4:29	6:-18	7:-9
S פירוט	0:-8	1:-22	3:19	4:12	6:11	7:11	8:-8
S פלסטי	3:-13	4:17
S פרטי	0:-10	1:-27	3:99	4:-81	5:-18	6:-20	7:-17	8:62
S פרידלנדר	4:27	6:-15	7:-8
S פרל	4:38	6:-17	7:-13
S צדדיימ	10:20
S צפצופימ	10:20
S צריכת	1:-12	3:-10	4:-30	7:62
S קבלות	3:-9	4:34	6:-9	7:-11
S קולות	10:20
S קלימ	10:20
S קרפוב	4:16	6:-12
S רופאי	1:19	6:-12
S ריכוז	3:51	6:-14	7:-32
S רשות	4:26	5:-19
S רשתות	3:10	4:44	6:-27	8:-11
S שובר	1:-25	3:21	6:17
S שחרור	4:23
S שיניימ	1:19	6:-12
S של	3:10	4:-14	6:19
S שלכ	0:58	1:-10	3:34	4:-27	6:-12	7:-29
S שנקלטו	3:-9	4:34	6:-9	7:-11
S שפרטיו	4:12
S שקלימ	3:50	4:18	6:-27	7:-35
S תאגיד	3:10	4:-14	6:19
S תדפיס	3:26	4:25	6:-62	7:24
S תיכונ	3:-24	4:43
S תל	3:10	4:-14	6:19
S תמר	1:19	6:-12
S תנועות	3:23	4:14	6:23	7:-39
S תעודת	3:-24	7:31	10:10
S תעשיות	3:-13	4:17
S תקבולימ	1:-11	3:46	4:-24
S תקופתי	1:13	3:-12	6:17
S תשלומ	1:21	4:-30	6:21
S תשלומימ	1:-8	4:73	6:-14	8:-28
account_confirmation L החשבונ	3:-19	4:25
account_confirmation L ליומ	3:-13	4:23
account_confirmation L נכונ	3:-13	4:23
account_confirmation L פתיחת	3:-19	4:25
account_confirmation L תאריכ	3:-12	4:22
bank_statement L account	3:13	4:-13	7:10
bank_statement L accounts	4:22	7:-11
bank_statement L alter	7:9
bank_statement L am	7:16
bank_statement L and	4:20	6:-10
bank_statement L as	3:-9	4:-52	6:56	7:8
bank_statement L at	3:10	4:-20	6:34	7:-21
bank_statement L atm	4:24	6:-9
bank_statement L au	4:-47	6:40	7:15
bank_statement L balance	4:-23	7:25
bank_statement L beginning	6:-9	7:11
bank_statement L bis	6:20	7:-15
bank_statement L card	7:9
bank_statement L closing	4:18	6:-12
bank_statement L crediteur	4:-13	7:15
bank_statement L danke	4:17	6:-11
bank_statement L date	3:44	5:-9	6:26	7:-25	11:-14
bank_statement L datum	4:25	6:-9	7:-8
bank_statement L de	3:15	4:18	6:-20	7:-9
bank_statement L deposit	4:10
bank_statement L dividend	7:9
bank_statement L du	4:-15	7:21
bank_statement L during	6:-11	7:19
bank_statement L effective	4:9
bank_statement L ending	6:18	7:-20
bank_statement L erstellt	4:13
bank_statement L eur	3:44	4:-29
bank_statement L fee	3:-9	4:13	6:-11
bank_statement L fees	4:18
bank_statement L frais	6:-9	7:15
bank_statement L frankfurt	4:17	6:-11
bank_statement L from	4:16	6:-44	7:39
bank_statement L generated	3:27	4:11	6:-18	7:-19
bank_statement L gmbh	4:17	6:-10
bank_statement L issued	3:-8	4:24	6:-11
bank_statement L kontoauszug	4:-15	7:23
bank_statement L kontofuhrung	3:-11	4:-25	6:49	7:-11
bank_statement L kontostand	4:13	7:9
bank_statement L le	4:21	6:-10
bank_statement L ltd	4:17	7:-10
bank_statement L neuer	4:8
bank_statement L next	4:9	6:14	7:-13
bank_statement L of	6:14
bank_statement L on	3:33	6:10	7:-30
bank_statement L open	3:-9	4:30	7:-9
bank_statement L per	4:-20	7:17
bank_statement L period	3:-16	4:20
bank_statement L preleves	6:-9	7:15
bank_statement L retrait	4:9
bank_statement L rewe	4:18	6:-12
bank_statement L sagt	4:17	6:-11
bank_statement L saldo	4:-20	7:17
bank_statement L solde	4:-14	6:-9	7:29
bank_statement L statement	3:-67	4:-23	6:80	7:21
bank_statement L summary	6:-19	7:22
bank_statement L the	4:37	6:-11	7:-17
bank_statement L through	4:12	6:30	7:-30
bank_statement L to	3:-41	4:-10	6:96	7:-37
bank_statement L transaction	4:-14	6:-12	7:28
bank_statement L value	3:-9	4:38	6:-14	7:11	11:-11
bank_statement L vom	3:-30	4:53	6:-20
bank_statement L wertstellung	4:29	6:-17
bank_statement L withdrawal	4:11
bank_statement L your	6:12
bank_statement L בחשבונ	4:-26	6:28
bank_statement L בע"מ	4:-11	6:14
bank_statement L בתוקפ	4:13
bank_statement L הופק	3:-45	4:54
bank_statement L הפקה	3:-26	4:37
bank_statement L ובניו	4:-11	6:14
bank_statement L יתרה	3:-9	4:12	6:18	7:-16
bank_statement L יתרת	6:14	7:-9
bank_statement L ליומ	3:-13	4:26	6:14	7:-22
bank_statement L לתקופה	7:9
bank_statement L מתאריכ	4:-21	7:32
bank_statement L נגריית	4:-11	6:14
bank_statement L סגירה	4:-13	6:14
bank_statement L סופית	4:-32	6:37
bank_statement L עד	3:-14	6:36	7:-11
bank_statement L קודמת	4:23	6:-19
bank_statement L ריבית	4:-37	6:50
bank_statement L שורש	4:-11	6:14
bank_statement L תאריכ	3:-29	4:31	6:15
bank_statement L תוקפ	4:30	6:-19
bank_statement N account	4:42	6:-17	7:-16
bank_statement N adv	4:-8	7:12
bank_statement N advantage	4:-9	7:12
bank_statement N am	3:-8	4:14
bank_statement N america	3:-9	7:14
bank_statement N aus	4:27	7:-17
bank_statement N balance	3:21	4:-47	6:52	7:-22
bank_statement N bank	3:-9	7:13
bank_statement N banking	4:-13	6:10	7:10
bank_statement N business	4:-9	7:12
bank_statement N charges	4:31	6:-9	7:-22
bank_statement N checking	3:18	4:-18
bank_statement N cheques	6:11
bank_statement N com	4:9
bank_statement N compte	3:9	4:-17	7:14
bank_statement N credits	4:-12	6:15
bank_statement N currency	4:15	6:-13
bank_statement N current	4:-31	6:17	7:16
bank_statement N date	3:-16	4:-15	6:-106	7:153
bank_statement N datum	3:38	4:-16	6:-11	7:-9
bank_statement N de	4:8	6:-10	7:8
bank_statement N debits	4:-24	6:21	7:9
bank_statement N deposits	4:8
bank_statement N des	7:13
bank_statement N dollar	4:15	6:-13
bank_statement N dt	6:-23	7:26
bank_statement N ending	7:9
bank_statement N erstellt	3:-8	4:14
bank_statement N everyday	3:20	7:-14
bank_statement N fees	4:28	6:-16	7:-11
bank_statement N folgelastschrift	4:26	6:-18
bank_statement N for	7:14
bank_statement N forward	4:21	6:-11	7:-8
bank_statement N information	4:14	6:-9
bank_statement N kartenzahlung	4:12	6:-8
bank_statement N kontoauszug	3:-9	4:-9	7:19
bank_statement N kundenreferenz	4:16	6:-9
bank_statement N lastschriften	3:-9	6:-22	7:33
bank_statement N nomination	4:-27	6:11	7:22
bank_statement N of	3:23	6:-11
bank_statement N online	3:-15	4:15
bank_statement N opening	3:22	6:-11	7:-8
bank_statement N operations	7:13
bank_statement N out	4:-16	6:19
bank_statement N paid	6:14
bank_statement N plus	4:-8	7:12
bank_statement N pncbank	4:-10	6:9
bank_statement N registered	4:-27	6:11	7:22
bank_statement N releve	7:11
bank_statement N service	4:26	7:-20
bank_statement N serving	4:19	7:-10
bank_statement N singapore	4:15	6:-13
bank_statement N statement	3:43	4:-10	7:-29
bank_statement N summary	4:9
bank_statement N the	4:17	7:-8
bank_statement N through	4:-10	6:22	7:-9
bank_statement N to	4:23	7:-9
bank_statement N total	3:-14	4:-31	6:63	7:-12
bank_statement N value	6:-23	7:26
bank_statement N valuta	3:-8	4:18
bank_statement N verwendungszweck	4:16	6:-9
bank_statement N withdrawals	4:-8	6:10
bank_statement N www	4:-12	7:15
bank_statement N you	4:28	6:-10	7:-9
bank_statement N your	4:-23	6:21
bank_statement N zusammenfassung	4:-13	7:23
bank_statement N בחשבונ	3:29	4:-9	6:-12
bank_statement N בע"מ	3:-10	6:27	7:-10
bank_statement N בקשה	3:-12	4:14
bank_statement N דפ	4:-14	6:15
bank_statement N החשבונ	4:17	6:-8
bank_statement N התדפיס	6:8
bank_statement N ושב	3:17
bank_statement N חשבונ	4:-15	6:14
bank_statement N ישראלי	4:-10
bank_statement N יתרה	4:22	6:-16
bank_statement N יתרת	4:-21	7:28
bank_statement N לפי	3:-12	4:14
bank_statement N לתקופה	4:-11	6:13
bank_statement N מדפ	4:22	6:-16
bank_statement N מטבע	3:10
bank_statement N סה"כ	4:-21	6:31
bank_statement N סוג	4:-42	6:43
bank_statement N עו"ש	4:-11
bank_statement N עובר	3:17
bank_statement N ערכ	4:55	7:-39
bank_statement N פתיחה	4:-21	7:28
bank_statement N קודמ	4:22	6:-16
bank_statement N שמ	4:25	6:-16
bank_statement N תאריכ	4:25	6:-37	7:31
bank_statement N תדפיס	4:9
bank_statement N תנועה	4:-41	6:44
bank_statement N תנועות	3:40	6:-16	7:-14
bank_statement N תקופת	6:8
bank_transfer L date	3:-54	4:-28	11:105
bank_transfer L on	4:18	11:-9
bank_transfer L value	4:-23	11:29
bank_transfer L בוצעה	4:34	11:-19
bank_transfer L ביומ	3:12
bank_transfer L הפקה	3:-38	4:42
bank_transfer L התקבלה	4:15
bank_transfer L זיכוי	4:16	5:-9	11:15
bank_transfer L חתימה	4:-13	11:23
bank_transfer L יומ	1:-10	11:29
bank_transfer L עסקימ	1:-10	4:12	11:13
bank_transfer L ערכ	4:-39	11:53
bank_transfer L תאריכ	4:13	11:13
bank_transfer N בוצעה	4:16
bank_transfer N ההעברה	4:12
bank_transfer N הופק	3:-10	11:10
bank_transfer N הלקוח	3:-10	11:10
bank_transfer N העתק	3:-10	11:10
bank_transfer N לבקשת	3:-10	11:10
bank_transfer N ערכ	4:-50	5:-16	11:82
bank_transfer N תשלומ	4:16	11:-8
card_statement L abrechnungsdatum	3:29	4:-23	6:25	7:-17
card_statement L account	0:-10	1:36
card_statement L advances	4:9
card_statement L am	0:18	1:-10	4:8
card_statement L as	1:-9	4:34
card_statement L available	4:-10	6:14
card_statement L balance	4:23	6:9	7:-12
card_statement L bank	0:-9	1:13	4:11
card_statement L billing	6:-43	7:46
card_statement L bis	1:10	6:17
card_statement L cash	4:9
card_statement L close	3:-9	6:-10	7:33
card_statement L closing	1:-14	2:-9	3:17	6:20
card_statement L credit	4:-10	6:14
card_statement L date	0:-17	1:38	2:-14	3:8	4:-14	5:-13	7:26	11:-10
card_statement L due	1:27	4:-11
card_statement L from	0:-9	1:13	4:13
card_statement L new	6:12
card_statement L next	1:-10	3:-24	4:46
card_statement L of	4:30
card_statement L on	0:20	7:-11
card_statement L open	3:-9	6:-10	7:33
card_statement L payment	1:23	4:-10
card_statement L period	3:19	6:-50	7:40
card_statement L purchases	4:9
card_statement L rewards	4:24	6:-19
card_statement L statement	3:49	6:-19	7:-20
card_statement L to	3:-11	4:9	6:-21	7:33
card_statement L total	4:19
card_statement L vom	7:22
card_statement L your	0:-10	1:12	3:15	6:-10	7:-10
card_statement L ביומ	0:29	4:-15
card_statement L בתאריכ	0:29	3:19	4:-34
card_statement L הבנק	0:12	3:33	4:-28
card_statement L הדפ	3:8
card_statement L הפקה	3:-19	4:27
card_statement L הפקת	3:31	4:-28
card_statement L חיוב	0:-18	1:-24	4:89	6:-21	7:-15
card_statement L יומ	0:15	4:14	7:-11
card_statement L לחיוב	0:37	4:-18
card_statement L ליומ	3:55	4:-42
card_statement L מועד	0:16
card_statement L נכונ	0:-11	3:114	4:-64	6:-17	7:-11
card_statement L סה"כ	0:22	1:-14
card_statement L עד	4:11
card_statement L עסקאות	4:20	7:-8
card_statement L פירוט	0:15
card_statement L שנקלטו	4:20	7:-8
card_statement L תאריכ	0:-21	3:45	4:-12
card_statement N account	6:15
card_statement N american	1:-9	4:20	7:-9
card_statement N balance	4:28	6:-24
card_statement N calculation	4:8
card_statement N card	3:-11	4:31	6:-29	7:19
card_statement N charge	4:8
card_statement N cho	3:-12	4:24
card_statement N credits	4:15
card_statement N date	1:15	3:13	6:-10	7:-14
card_statement N details	4:22	6:-13
card_statement N dollars	4:13
card_statement N due	0:25	4:-26	6:11
card_statement N express	1:-9	4:20	7:-9
card_statement N fairweather	3:-12	4:24
card_statement N fees	4:20	7:-12
card_statement N feingold	3:-20	6:32
card_statement N from	1:-11	3:-21	4:30	6:-17	7:26
card_statement N interest	4:8
card_statement N isolde	3:-12	4:24
card_statement N limit	4:-10	6:14
card_statement N lodging	4:14
card_statement N make	1:24	4:-15
card_statement N minimum	6:12
card_statement N noah	3:-19	6:36
card_statement N pay	1:27	6:-13
card_statement N payment	1:15	6:11
card_statement N payments	3:-14	4:19
card_statement N reward	4:13
card_statement N snowbird	4:14
card_statement N statement	4:-17	6:-27	7:43
card_statement N the	4:25	6:-17
card_statement N to	6:-10	7:19
card_statement N total	0:38	4:-20	6:-9
card_statement N ut	4:14
card_statement N your	3:-10	4:11	6:8
card_statement N בחו"ל	0:16	4:-14
card_statement N הבנק	0:9	7:-9
card_statement N החיוב	1:-15	3:20
card_statement N חיוב	0:26	3:-14
card_statement N חשבונ	0:9	7:-9
card_statement N כרטיס	0:25	4:-17
card_statement N לחיוב	4:19	7:-9
card_statement N מועד	0:16	3:-9
card_statement N עסקאות	0:13	4:-9
card_statement N עסקה	4:13
card_statement N תאריכ	0:-8	4:28	7:-12
cells 1	0:-51	2:-84	4:-29	5:-15	6:50	7:86	8:10	9:-39	10:79	11:-15
cells 2	0:-22	3:29	6:65	7:26	9:-50	10:-96	11:30
cells 3	0:-35	1:-23	2:-42	3:-30	4:-9	5:-10	6:-8	7:42	8:16	9:68	10:55	11:-26
cells 4	0:38	1:-17	2:68	3:-15	4:45	5:21	6:-46	7:-78	8:-35	10:-14	11:35
cells 5	0:47	1:28	2:25	3:18	4:82	5:-14	6:-34	7:-63	8:-16	10:-36	11:-45
column 0	0:20	2:15	3:72	4:-75	5:34	6:24	8:-12	9:17	10:-97
column 1	1:13	2:12	3:-38	4:-67	5:-21	6:37	7:30	8:20	10:-9	11:21
column 2	0:-43	1:60	2:-51	3:-58	4:-40	5:41	6:88	7:-11	9:-24	10:30
column 3	0:-20	1:-20	3:24	4:-51	5:-17	6:76	7:-110	8:40	9:-11	10:103
column 4	1:9	3:114	4:73	6:-93	7:-66	9:-8
column 5	0:-9	1:-12	3:-77	4:115	6:-33	7:61	8:-20
column 6	0:32	1:-57	2:12	3:-26	4:132	5:-41	6:-71	7:106	8:-49	9:17	10:-29	11:-25
contract L and	2:28	4:-31	9:25
contract L dated	4:9
contract L including	2:28	4:-31	9:25
contract L of	3:22	6:-10
contract L on	1:-12	2:-21	4:-40	9:87
contract N and	3:23	4:-16
height 0	0:29	1:-20	2:-52	3:67	4:-78	5:-18	6:32	7:76	9:-9	10:-31
height 1	0:-102	1:-26	2:102	3:-130	4:38	5:-85	7:31	8:87	9:42	10:30	11:17
height 2	0:63	1:27	2:-34	4:48	5:118	7:-64	8:-63	9:-25	10:-34	11:-27
height 3	0:-8	1:9	2:-34	3:75	4:44	5:-13	6:-31	8:-37	9:-20	10:24	11:-15
height 4	4:35	5:-18	6:33	7:-38
invoice L abreise	3:20	4:-10	6:25	7:-26
invoice L abzug	4:10
invoice L accepte	3:-14	4:29
invoice L after	3:11	4:20	6:-21
invoice L am	0:-9	1:39	3:-33	4:14
invoice L anreise	4:35	6:-22
invoice L arrival	3:-9	4:30
invoice L au	3:-10	4:16	6:8
invoice L bei	4:10
invoice L bestelldatum	3:-17	4:35
invoice L billing	3:14	6:-13
invoice L card	3:-20	7:47	8:-8
invoice L date	0:-8	1:27	3:-46	4:25	9:-8	10:33	11:-10
invoice L datum	3:9
invoice L depart	3:18	4:-34	6:69	7:-40
invoice L departure	3:49	4:-13	6:-17	7:-8
invoice L du	1:-29	3:-42	4:53	8:37
invoice L due	1:48	3:-10	4:-16
invoice L echeance	1:37	4:-21
invoice L fri	1:-9	3:39	4:-16
invoice L invoice	3:18
invoice L issue	1:53	3:-38	4:-9
invoice L le	3:28	4:14	7:-8	8:-13
invoice L lieferdatum	3:-16	4:-26	8:60
invoice L of	1:37	3:-70	7:-13	8:29	10:43
invoice L ohne	4:10
invoice L on	3:-36	4:-23	6:-9	7:35	8:43
invoice L period	3:14	6:-13
invoice L rechnungsdatum	3:11	4:-18	8:18
invoice L room	4:-14	7:18
invoice L service	1:-9	3:-14	4:-19	6:14	8:-15	10:45
invoice L statement	3:31	4:-11	7:-9
invoice L the	3:14	7:-12
invoice L vom	3:-46	4:60
invoice L zahlbar	1:10
invoice L zahlung	4:10
invoice L אספקה	1:-10	3:-16	4:-38	6:-14	8:92
invoice L אשראי	4:21
invoice L ביט	3:46	4:-9	8:-17
invoice L במקור	4:14
invoice L בנקאית	4:31	8:-9
invoice L בתוקפ	4:11
invoice L הדפסה	3:-50	4:63
invoice L הופק	3:20	4:9	6:-10	7:-11
invoice L המחאה	3:-9	4:26
invoice L העברה	4:31	8:-9
invoice L הפקה	3:45	4:-35
invoice L חשבונית	4:-24	8:33
invoice L יח	4:20
invoice L לתשלומ	1:-18	4:28
invoice L מיומ	3:-47	4:73	8:-11
invoice L מס	3:24	8:-10
invoice L מסמכ	3:-22	4:28
invoice L ניכוי	4:10
invoice L ע"י	3:20	4:-17
invoice L עד	1:16	3:-30	4:32
invoice L פטור	3:-8	4:12
invoice L פירוט	4:-10	7:22
invoice L תאריכ	0:-20	1:-12	3:-53	4:25	6:36	7:27	8:48	9:-17	10:-15	11:-12
invoice N boudreaux	3:-11	6:16	7:13
invoice N darnell	3:14	6:-13
invoice N date	1:36	3:94	4:-44	6:10	7:-64	8:-16
invoice N due	4:9
invoice N example	1:-9	3:28	6:-12	7:-11	8:12
invoice N harriet	3:-11	6:16	7:13
invoice N kline	3:-11	6:16	7:13
invoice N md	4:21
invoice N posted	3:-15	4:-22	6:-8	10:57
invoice N service	4:-20	6:27
invoice N total	0:-10	1:24	3:15	4:20	6:-33
invoice N ttc	1:16	4:-10
invoice N whitcomb	3:14	6:-13
invoice N אישור	3:-9	4:10
invoice N אספקה	4:12
invoice N הלקוח	3:10
invoice N הנדונ	4:21
invoice N התשלומ	3:-23	4:18
invoice N חשבונית	4:17
invoice N יקר	4:-19	6:19	7:11
invoice N מבוטח	4:-19	6:19	7:11
invoice N מקור	3:-34	4:63	8:-18
invoice N סה"כ	4:9
invoice N על	3:12	4:14	6:-11
invoice N פרעונ	1:-18	3:-14	4:46
invoice N קבלה	3:22	6:-11	7:-8
invoice N שוטפ	4:-14	6:14
invoice N תאריכ	3:-19	4:22	5:-8	6:-16	7:-8	8:54	9:-12
invoice N תנאי	4:-14	6:14
invoice N תשלומ	4:-14	6:14
loan_document L activity	3:-15	4:9	7:16
loan_document L after	1:-13	4:25
loan_document L by	1:13	4:-10
loan_document L date	2:52	3:14	4:-79	6:-12	7:-8	9:59	11:-10
loan_document L direct	4:10
loan_document L due	1:31	9:-21
loan_document L if	4:22
loan_document L instalment	1:12	2:8	9:-10
loan_document L mortgage	1:-9	4:-8	9:23
loan_document L on	1:13	4:28	9:-25
loan_document L payment	4:13
loan_document L statement	3:49	6:-11	9:-17
loan_document L to	1:-8	3:45	6:-23
loan_document L transaction	3:-15	4:9	7:16
loan_document L your	1:-9	2:12	4:20	9:-10
loan_document L אחרונ	1:-14	2:35	6:-9
loan_document L ביומ	2:-12	3:-22	4:58	5:-12	6:28	9:-16
loan_document L העמדת	3:-20	4:-13	9:47
loan_document L הפקה	3:59	4:-49
loan_document L ליומ	2:-8	3:-10	4:46	9:-9
loan_document L מועד	2:18	4:-35	9:31
loan_document L סופי	2:40	9:-20
loan_document L פירעונ	1:-12	2:39	9:-9
loan_document L תאריכ	2:9	3:51	4:-74	6:-21	9:59
loan_document L תשלומ	2:11	4:46	5:-14	6:-11	9:-22
loan_document N amount	4:12
loan_document N balance	4:15	6:-26	7:28
loan_document N date	3:-25	4:59	7:-11	9:-8
loan_document N due	1:-10	4:24
loan_document N mortgage	3:-10	7:15
loan_document N statement	3:-10
loan_document N total	0:-10	3:45	6:-13	7:-13
loan_document N your	3:-10	7:16
loan_document N דוח	4:-12	6:34	9:-11
loan_document N הלוואה	2:-12	3:17
loan_document N מועד	2:-15	4:36
loan_document N סיומ	2:50	3:-11	6:-14	9:-13
loan_document N סכ	1:23	4:-41	11:32
loan_document N ריבית	1:11	2:-19	3:-13	4:31	6:-10
loan_document N תשלומ	2:-9	4:14
medical L du	4:23
medical L soins	4:12
medical L ביומ	4:-10	10:19
medical L ביקור	4:-10	10:24
medical L בתאריכ	3:-10	4:23
medical L הדפסה	3:13	4:-49	10:48
medical L הודפס	3:41	4:-57	7:-10	10:37
medical L החל	4:48	7:-23	10:-19
medical L הנ"ל	4:-31	10:45
medical L הנפקה	10:9
medical L ידי	10:14
medical L יומ	4:22	10:-11
medical L ימימ	4:9
medical L לחזור	4:27	7:-22
medical L לידה	4:31	10:-11
medical L לעבודה	4:15
medical L מיומ	4:-23	7:37
medical L מסוגל	10:9
medical L נבדק	10:12
medical L עד	4:-22	6:53	10:-11
medical L על	10:14
medical L תאריכ	4:-51	6:10	7:-10	10:75
medical N de	6:10
medical N des	4:10
medical N releve	6:10
medical N remboursements	6:10
medical N אי	10:9
medical N ביקור	10:9
medical N בע"מ	3:-11	10:14
medical N המלצות	3:-13	4:13	6:23	10:-13
medical N חלקית	4:17
medical N כושר	10:9
medical N לעבודה	4:11
medical N לפי	3:-11	10:16
medical N מלאה	4:17
medical N מרשמ	4:11	6:-10	10:19
medical N מתאריכ	4:-19	6:-13	7:43
medical N סיכומ	10:9
medical N עבודה	4:-30	10:45
medical N עד	6:29	7:-8
medical N שמ	10:13
medical N תאריכ	4:12	6:29	7:-16
medical N תוקפ	10:21
medical N תעודת	10:9
medical N תקפ	4:17
other N זקנה	3:12	4:-9
payment_app L תאריכ	3:20	4:-22	11:12
payslip L adj	4:57	6:-19	7:-33
payslip L beginning	7:12
payslip L by	5:10
payslip L callum	4:10
payslip L check	4:-24	5:37
payslip L date	2:-9	3:-28	4:41	5:61	6:-23	9:-9	11:-11
payslip L datum	5:16
payslip L day	5:19
payslip L de	5:11
payslip L del	4:43	5:-14	7:-18
payslip L deposit	4:-20	5:14	6:13
payslip L der	5:12
payslip L diff	4:-23	6:22
payslip L direct	5:10
payslip L druckdatum	4:34	5:-11	6:-12
payslip L eintritt	4:29	5:-11	6:-9
payslip L employee	4:-24	5:-12	6:43
payslip L end	6:17	7:-14
payslip L ending	5:-13	6:33	7:-12
payslip L entree	4:33	5:-10	6:-14
payslip L for	6:-9	7:16
payslip L geburtsdatum	4:17
payslip L hire	4:35	5:-20
payslip L in	4:13	5:-8
payslip L inc	4:16	5:9	6:-21
payslip L internet	4:-34	5:20	7:25
payslip L joining	4:39	5:-28
payslip L le	4:-27	5:34
payslip L memo	4:-53	5:-11	6:74
payslip L mr	4:-20	5:37	6:-10
payslip L of	4:23	5:-11
payslip L on	4:33	5:-31	7:9
payslip L paiement	4:-30	5:35
payslip L pay	4:-36	5:34	6:15	7:10
payslip L payment	5:19
payslip L per	4:-26	5:31
payslip L period	4:-31	7:58
payslip L pto	6:12
payslip L regular	4:-35	5:17	6:17	7:8
payslip L robotics	4:16	5:9	6:-21
payslip L salary	6:-11	7:21
payslip L start	5:-17	6:-16	7:28
payslip L stipend	4:-34	5:20	7:25
payslip L tessellate	5:24	6:-21
payslip L to	4:14	5:-38	6:45
payslip L uberweisung	4:-12	5:14
payslip L valuta	4:14	5:-8
payslip L year	4:33	5:-26
payslip L zum	4:-17	5:19
payslip L בחשבונכ	4:-8	5:10
payslip L ביומ	4:-36	5:48
payslip L במערכת	3:44	4:-34
payslip L בתאריכ	3:-24	5:27
payslip L הדפסה	4:30	5:-21
payslip L הודעות	4:13	5:-8
payslip L הודפס	3:-21	4:81	5:-27	6:-17
payslip L הופק	4:31	5:-17
payslip L הפקה	3:-17	4:25
payslip L יומ	4:-30	5:36
payslip L יש	4:16	5:-9
payslip L לידה	4:18	5:-10
payslip L עבודה	4:22
payslip L עד	4:-10	5:39	6:-26
payslip L ערכ	4:-24	5:54	6:-14
payslip L שולמ	4:-23	5:26
payslip L תאריכ	3:-24	4:51
payslip L תחילת	4:40	5:-13	6:-14
payslip L תשלומ	4:-44	5:56
payslip N auszahlungsbetrag	4:-19	5:26
payslip N begin	5:-8	6:-9	7:18
payslip N bw	5:-14	6:18
payslip N check	4:-23	5:36
payslip N data	4:32	5:-12	6:-12
payslip N date	3:-12	4:-49	5:71	6:12	7:-12
payslip N dates	4:-20	5:19	6:-18	7:38
payslip N earnings	4:-9	6:13
payslip N eintritt	4:24	5:-11	6:-9
payslip N end	4:-24	5:10	6:26	7:-10
payslip N geburtsdatum	4:23	5:-9
payslip N group	5:-14	6:18
payslip N gusto	4:11	5:-11	6:-10	7:12
payslip N hourly	4:24	5:-21
payslip N leave	4:14	5:13	7:-12
payslip N ltd	4:23	5:-9	6:-9
payslip N monthly	4:9
payslip N nascita	4:11
payslip N net	5:10
payslip N of	4:-20	6:18
payslip N pay	4:-33	5:22	6:23
payslip N payment	4:22	5:19	6:-21	7:-11
payslip N period	4:31	5:-25
payslip N process	4:25	5:-12
payslip N rdo	4:-30	5:49	6:-10
payslip N statement	4:-9	6:13
payslip N synel	4:37	5:-14	6:-17
payslip N the	4:-10	5:-10	6:21
payslip N הבראה	4:12	6:-9
payslip N הופק	4:10
payslip N זיכוי	5:25
payslip N חופשה	4:10
payslip N חילנ	4:21	5:-15
payslip N לחודש	4:9
payslip N לשעה	4:9
payslip N מחלה	4:-12	5:23
payslip N מינימומ	4:9
payslip N מס	4:20	6:-14
payslip N ניצול	4:10
payslip N סה"כ	4:-9	5:10
payslip N עבודה	4:23
payslip N ערכ	4:-72	5:87
payslip N שכר	4:20	5:-35	6:13	7:9
payslip N תאריכ	5:41	6:-20
payslip N תחילת	4:22
tax_form L date	4:38
tax_form L to	4:19	6:-8
tax_form L הפקה	3:-46	4:48
tax_form L תאריכ	3:-29	4:41
tax_form N the	3:11	4:-26	7:11
tax_form N תאריכ	4:20
type account_confirmation	3:-9	4:47	6:-11	7:-10
type bank_statement	0:-46	1:-67	2:-35	3:-12	4:73	5:-54	6:193	7:122	8:-36	9:-48	10:-41	11:-49
type bank_transfer	0:-20	1:-24	2:-13	3:-51	4:29	5:-33	6:-49	7:-34	8:-13	9:-18	10:-8	11:234
type card_statement	0:170	1:35	2:-37	3:-41	4:-24	5:-58	6:18	7:80	8:-33	9:-35	10:-30	11:-43
type contract	1:-18	2:25	3:-64	4:84	6:-37	7:-17	9:48
type invoice	0:-37	1:67	2:-46	3:144	4:-67	5:-84	6:-50	8:222	9:-71	10:-9	11:-64
type loan_document	0:-47	1:16	2:181	3:-25	4:-62	5:-55	6:-100	7:-105	8:-31	9:268	10:-29	11:-11
type medical	0:-24	1:-29	2:-10	3:37	4:-39	5:-22	6:-46	8:-22	9:-24	10:196	11:-18
type other	3:15	4:-12
type payment_app	0:35	1:-13	3:49	4:21	6:-93	7:-32	11:55
type payslip	0:-41	1:-67	2:-34	3:-202	4:102	5:381	6:54	7:-46	8:-30	9:-40	10:-28	11:-49
type tax_form	0:-9	1:-16	3:18	4:16	5:-12	6:44	8:-9	9:-15	11:-9
type utility_bill	1:119	2:-43	3:99	4:-61	5:-62	6:99	7:53	8:-54	9:-64	10:-46	11:-47
utility_bill L am	0:-10	1:20	3:17
utility_bill L amount	0:11
utility_bill L as	3:44	4:-10	6:-14	7:-16
utility_bill L at	3:22	7:-8
utility_bill L au	1:39	3:-20	7:-14
utility_bill L avant	4:-27	6:32
utility_bill L be	4:-20	6:20	7:9
utility_bill L betrag	1:9
utility_bill L bill	3:20	6:-17	7:8
utility_bill L billing	3:67	4:-10	6:-33	7:-18
utility_bill L bis	1:-14	3:-10	4:38
utility_bill L buchen	1:24	4:-8
utility_bill L by	1:57	4:-18	6:-20
utility_bill L charges	4:-17	6:-20	7:34
utility_bill L consommation	4:-21	6:24
utility_bill L date	3:47	6:-26	7:-15
utility_bill L datum	3:15	4:-8
utility_bill L de	4:9	6:49	7:-37
utility_bill L den	1:28	4:-28
utility_bill L der	6:-8
utility_bill L du	1:-8	3:47	4:-18	6:-10	7:9
utility_bill L due	1:34	4:-12
utility_bill L ende	4:15	6:-8
utility_bill L facture	1:-9	3:26	6:-11
utility_bill L festnetz	4:10
utility_bill L fiber	6:8
utility_bill L fin	3:-8	4:31	6:-16
utility_bill L flat	4:10
utility_bill L for	1:20	6:-10
utility_bill L forfait	7:10
utility_bill L from	0:18	1:-9	4:-9
utility_bill L fur	7:8
utility_bill L gas	4:-34	6:10	7:39
utility_bill L grundpreis	4:-17	6:10	7:11
utility_bill L heures	6:-16	7:30
utility_bill L hors	7:10
utility_bill L inkl	4:10
utility_bill L is	1:18	4:13	7:-10
utility_bill L issue	3:12
utility_bill L jan	4:-28	6:35
utility_bill L latest	4:-14	6:16
utility_bill L le	1:46	3:-32	4:28	6:-9	7:-16
utility_bill L lectura	4:-15	6:13	7:14
utility_bill L magentazuhause	4:10
utility_bill L mesh	4:-14	6:11
utility_bill L meter	3:-11	4:27	6:-10
utility_bill L mindestlaufzeit	4:11
utility_bill L montant	1:19	4:-17
utility_bill L next	3:-11	4:28	6:-10
utility_bill L of	3:22	6:-9
utility_bill L on	0:27	1:8	4:-14
utility_bill L or	0:10	1:11	4:-14
utility_bill L pay	1:59	4:-26	6:-11	7:-10
utility_bill L payments	4:25	6:-14	7:-8
utility_bill L period	3:23	4:-12	6:-31	7:27
utility_bill L periode	6:-28	7:36
utility_bill L please	1:20	4:-10
utility_bill L preleve	1:19	4:-17
utility_bill L previous	4:25	6:-17
utility_bill L prochaine	3:-16	4:20
utility_bill L reading	3:-12	4:30
utility_bill L real	4:-15	6:13	7:14
utility_bill L received	4:17
utility_bill L rechnungsdatum	3:28	6:-19
utility_bill L releve	3:-34	4:32	6:19
utility_bill L scheduled	1:20	4:10	6:-8	7:-10
utility_bill L sera	1:25	3:-14
utility_bill L smart	4:-9	6:14
utility_bill L statement	3:9
utility_bill L summary	3:44	4:-10	6:-14	7:-16
utility_bill L to	3:52	4:22	6:-53	7:-9
utility_bill L total	1:10
utility_bill L vers	3:-17	4:26
utility_bill L vertragsbeginn	4:11
utility_bill L vom	3:81	4:-59
utility_bill L votre	3:-13	4:11
utility_bill L water	1:-10	3:-8	7:24
utility_bill L wir	1:51	4:-31
utility_bill L your	0:18	3:15	6:-12
utility_bill L zeitraum	4:-14	6:-12	7:32
utility_bill L zum	4:10
utility_bill L אחרונ	1:17
utility_bill L אינטרנט	4:-12	6:18
utility_bill L ארצי	4:-13	6:12
utility_bill L בזק	4:-15	7:11
utility_bill L ביומ	1:12	3:-14	4:16
utility_bill L דמי	4:-31	6:23	7:14
utility_bill L הגבלה	4:-13	6:12
utility_bill L החיוב	0:54	1:-17	3:-48	4:13	7:9
utility_bill L החשבונ	3:17	4:-16
utility_bill L הפקה	3:29	4:-25
utility_bill L ונעמה	4:-11	6:10	7:12
utility_bill L חיוב	0:20	3:-11	4:-14	6:9
utility_bill L טווח	4:-14	6:11
utility_bill L טלפונ	4:-15	7:10
utility_bill L יובל	4:-11	6:10	7:12
utility_bill L יחויב	4:18
utility_bill L ללא	4:36	7:-24
utility_bill L לתקופה	6:-15	7:18
utility_bill L לתשלומ	1:57	4:-40
utility_bill L מבצע	3:-9	4:27	6:-8
utility_bill L מגדיל	4:-14	6:11
utility_bill L מועד	0:-8	1:12	4:28	6:-14
utility_bill L מיומ	1:-26	3:52	7:-14
utility_bill L מסלול	4:-23	6:18	7:8
utility_bill L נתב	6:8
utility_bill L סה"כ	1:11	4:-10
utility_bill L עד	1:31	3:41	4:-9	6:-41
utility_bill L עריכת	3:9
utility_bill L פרידלנדר	4:-11	6:10	7:12
utility_bill L צריכה	7:10
utility_bill L קבועימ	4:-15	7:10
utility_bill L קו	4:-25	6:15	7:14
utility_bill L קודמת	4:10
utility_bill L קריאה	4:-16	6:21
utility_bill L קריאת	4:17
utility_bill L שולמ	4:33	6:-15
utility_bill L שיחות	1:-10	4:13
utility_bill L שימוש	4:-15	7:10
utility_bill L שכירות	6:8
utility_bill L תאריכ	0:76	1:-10	3:71	4:-68	6:-24	7:-16	10:-10
utility_bill L תומ	4:54	6:-20	7:-28
utility_bill L תקופת	1:-12	3:-18	6:27	7:12
utility_bill N abonnements	3:10	7:-9
utility_bill N account	4:-16	6:16
utility_bill N amount	0:16
utility_bill N and	4:14	6:-8
utility_bill N another	4:8
utility_bill N balance	6:13
utility_bill N betrag	1:9
utility_bill N betrage	4:11
utility_bill N bill	3:23	4:-27	6:9
utility_bill N by	4:22	6:-9
utility_bill N charge	4:-28	6:35
utility_bill N charges	4:-9	7:16
utility_bill N check	4:8
utility_bill N date	1:15	4:44	6:-29	7:-22
utility_bill N datum	4:-25	6:15	7:9
utility_bill N de	4:10
utility_bill N detail	4:17
utility_bill N details	4:-13	6:14
utility_bill N direct	4:16
utility_bill N drosdowski	4:-9	6:10
utility_bill N due	0:9	1:25	4:-19
utility_bill N electric	1:15	4:-11
utility_bill N electricity	6:8
utility_bill N et	3:21	7:-10
utility_bill N example	1:31	4:-17	6:-10
utility_bill N facture	3:9
utility_bill N fi	4:29	6:-19	7:-8
utility_bill N frau	4:-10	6:8
utility_bill N gas	7:16
utility_bill N gigakombi	4:19	6:-10
utility_bill N guten	4:-10	6:8
utility_bill N in	1:14
utility_bill N leistungen	4:12
utility_bill N libelle	4:-11	6:12
utility_bill N metered	4:14	6:-8
utility_bill N monatliche	4:11
utility_bill N multi	4:22	6:-9
utility_bill N nachzahlung	1:14
utility_bill N never	4:8
utility_bill N none	4:-19	6:19
utility_bill N number	1:8
utility_bill N of	4:-19	6:22
utility_bill N options	3:10	7:-9
utility_bill N packs	4:-22	6:12	7:17
utility_bill N payer	1:14	4:-8
utility_bill N periode	7:10
utility_bill N plan	4:12
utility_bill N pop	4:29	6:-19	7:-8
utility_bill N previous	6:16	7:-9
utility_bill N read	3:-15	4:-20	6:33	7:14
utility_bill N remaining	4:9
utility_bill N remise	4:-22	6:12	7:17
utility_bill N remises	3:26	4:-26	6:10	7:-8
utility_bill N repeteur	4:29	6:-19	7:-8
utility_bill N sfr	4:-22	6:12	7:17
utility_bill N sign	4:8
utility_bill N summe	4:23	6:-12
utility_bill N tag	4:-10	6:8
utility_bill N total	0:21	1:-19	3:-14	4:11	6:-8	7:13
utility_bill N vodafone	4:19	6:-10
utility_bill N vos	3:10	7:-9
utility_bill N votre	3:26	4:-24	6:9
utility_bill N waste	4:14	6:-8
utility_bill N water	4:15	6:-9
utility_bill N wi	4:29	6:-19	7:-8
utility_bill N write	4:8
utility_bill N your	3:-17	4:-13	6:37
utility_bill N zahlender	1:9
utility_bill N zeitraum	3:-9	4:-19	6:13	7:25
utility_bill N zu	1:9
utility_bill N או	1:30	6:-17
utility_bill N אחרונ	4:9
utility_bill N אסמכתא	3:-11	4:24
utility_bill N הודעות	3:-9	4:23	6:-11
utility_bill N החשבונ	4:-17	7:22
utility_bill N חשבונ	1:-9	4:9
utility_bill N חשבונית	3:8
utility_bill N כולל	4:9
utility_bill N לתושב	3:-9	4:23	6:-11
utility_bill N לתשלומ	1:15	3:-8	4:13
utility_bill N מונה	4:-14	6:19
utility_bill N מועד	4:9
utility_bill N מחסנ	4:28	6:-12
utility_bill N מס	3:8
utility_bill N מספר	6:11
utility_bill N מע"מ	4:10
utility_bill N מקור	3:20	4:-12
utility_bill N סה"כ	0:10	1:-11	4:23	6:-12
utility_bill N סככה	4:28	6:-12
utility_bill N עד	1:14	4:-9
utility_bill N תאריכ	1:-10	6:14	7:33	9:-19
utility_bill N תקופה	3:-19	4:51	7:-19
utility_bill N תקופת	4:-11	7:22
utility_bill N תשלומ	4:9`;
