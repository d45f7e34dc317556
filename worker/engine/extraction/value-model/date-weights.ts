// Written by scripts/train/values/fit.py; do not edit.

/** Fields in the order of the weights, and what speaks for each without a feature; hundredths. */
export const FIELDS: readonly (readonly [name: string, bias: number])[] = [
  ['admission_date', -108],
  ['charge_date', -63],
  ['discharge_date', -112],
  ['due_date', -15],
  ['end_date', -82],
  ['issue_date', 184],
  ['none', 485],
  ['opening_date', -102],
  ['pay_date', -114],
  ['period_end', 148],
  ['period_start', 100],
  ['service_date', -131],
  ['start_date', -14],
  ['treatment_date', -83],
  ['value_date', -92],
];

/** A line a feature: its weights by the index of their field, hundredths. */
export const WEIGHTS = `A -abank	5:14
A -afone	9:43	10:-20
A -after	3:-22	6:16	12:28
A -ality	3:-36	5:25	6:33	9:-13
A -amery	6:-8	7:14	9:8
A -ample	3:13	6:14	7:-17	9:14
A -ances	5:23	6:-14	9:11
A -apore	9:16
A -arged	6:-28	9:24	10:16
A -arges	5:41	6:-12	9:-26	10:13	14:10
A -assic	5:21	6:-23	9:9
A -ately	5:10
A -ather	5:-11	6:25
A -ating	5:-18	6:16
A -ation	3:-15	5:-22	8:-12	9:-30	10:20	11:52	12:44
A -awals	6:-8	9:12
A -barra	9:25	10:-11
A -belle	6:-9	10:12
A -blick	6:12	9:-8
A -bucht	6:28	9:-8
A -catie	5:-8	6:60	8:-20	9:-22
A -cbank	6:-10	9:13
A -ceipt	3:16	5:13	6:-17
A -chase	6:-8
A -chert	3:-8	4:10	12:10
A -chlag	6:25	9:-11
A -chnik	5:-12	6:-20	12:47
A -chung	1:-10	6:11	9:27	10:-14
A -cipal	3:18	4:-13	5:-24	6:-20	9:34	10:17
A -cking	5:15	6:-18	10:9
A -cords	5:8	6:20	11:-18
A -count	7:12	8:21	9:-12
A -ction	6:22	9:-18	10:39	14:-18
A -ctive	6:12
A -ctric	3:13	5:-16	6:-16	10:16
A -ctual	3:-23	6:21	12:28
A -ctura	5:-11	6:19	10:10
A -cture	5:22	11:-9
A -dated	9:13
A -dates	6:13
A -datum	5:40	6:31	8:-10	9:-27	10:-12
A -denza	3:22	5:-16	10:11
A -deral	6:-14	9:14
A -derer	5:-30	6:60	9:-13	10:-10
A -dexis	5:15	6:-10	9:15
A -dging	6:16
A -draft	5:32	6:-20
A -dwide	6:10
A -eance	3:143	5:-62	6:-33	9:-16	10:-10	11:-14
A -edits	5:10	6:-10
A -edule	5:-22	6:24
A -ektur	6:11
A -ement	5:-25	6:77	8:10	11:-8	12:-18	13:-10
A -ender	3:17	6:-13
A -endra	6:19	8:-9
A -eneur	5:12	9:-14
A -ening	5:13	6:14	9:-10	10:-8
A -erenz	6:13
A -erest	3:22	4:22	6:-9	9:-9
A -erica	5:27	6:-20
A -erich	5:-10	6:16	14:9
A -erset	5:48	6:-31	9:-55	10:44
A -erung	3:29	5:-11	6:8	9:-10
A -estic	5:-11	6:18
A -eteur	3:-11	9:19	10:-8
A -etrag	3:17	5:-14	6:-26	8:23	9:-22	10:-12	14:39
A -fzeit	6:15
A -groot	6:-15	9:16
A -haben	3:35	5:-15	6:28	9:-36
A -hdach	9:18
A -hland	5:-41	6:-21	9:11	10:10	11:44
A -hlung	3:-9	4:-9	5:-9	6:70	8:9	9:-29	10:-11
A -hment	6:-16	9:23
A -hnung	3:-14	5:-72	6:36	8:-27	9:22	11:99	12:-24
A -hoice	6:10
A -hrift	5:-16	6:44	9:-15	10:-11
A -hrter	6:10	9:-8
A -hurin	5:11	6:-22	9:19
A -iable	8:-10	9:25
A -iance	6:13
A -icity	5:-9	10:23
A -iduel	5:12	9:-14
A -ieter	6:23
A -iften	5:-16	6:9	9:-26	10:37
A -ilbox	5:-10	6:46	7:-16	10:-11
A -ility	0:45	5:8	6:-31	10:-13
A -inery	9:25	10:-11
A -iness	3:13	6:-22	10:13
A -ining	3:8	5:-9	6:-14	9:11
A -itial	6:20
A -itted	5:-8	6:17
A -ivery	5:-8	6:17
A -karni	6:17	8:-13
A -kdown	9:11
A -kfurt	5:-38	6:57	10:-13
A -khale	5:-10	6:46	7:-16	10:-11
A -klung	4:-14	5:-11	6:10	10:37	12:-10
A -kombi	6:11
A -lance	3:10	4:-8	5:25
A -laret	4:16	6:-14	12:11
A -ldach	9:18
A -lehen	3:-8	4:10	12:10
A -letin	6:21	9:-19
A -liche	6:12
A -lippa	6:20
A -llars	6:12
A -lleur	6:-14	12:30
A -lling	3:17	5:21	9:-16	10:-15
A -lment	12:11
A -loyee	6:-33	8:-12	9:37	10:18
A -lving	5:24	6:-15
A -ments	5:85	6:23	9:-29	10:-29
A -mited	5:11	6:-9	12:13
A -mmary	3:-25	5:-8	6:8	9:-15	10:47
A -mpany	5:29	6:-21
A -nance	6:13
A -nbach	6:-17	10:24
A -nerei	9:18
A -neret	6:-14	9:24	10:13
A -ngold	5:-19	6:22	9:16	10:-9
A -nheim	5:-38	6:57	10:-13
A -nimum	3:-12	5:10	9:14
A -nings	5:-12	6:-16	9:22
A -njour	9:30
A -nkauf	6:13
A -nning	6:-19	10:27
A -nrose	5:-17	6:-10	9:21	10:13
A -nsfer	5:28	14:-15
A -ntage	6:36	9:-20
A -ntant	3:9	6:-11	9:10
A -nthly	3:18	5:-9	9:18	10:-10
A -ntial	5:-30	9:42
A -nweis	6:15
A -ocess	6:25	9:-9
A -oking	5:-13	9:26
A -older	5:9	9:19
A -ontos	4:-14	5:-11	6:10	10:37	12:-10
A -osing	6:15	9:-13
A -osits	9:-10
A -other	6:11
A -ought	6:22
A -ounts	5:15	9:-18
A -owski	6:-9	9:12
A -parts	6:-24	9:-16	10:54
A -piers	5:-8	6:17
A -pital	5:-12	6:21
A -posit	8:-10	9:21
A -press	3:38	6:25	9:-20	10:-18
A -ption	3:-11	5:24	6:-31	9:-30	10:72
A -rcard	5:26	6:-8	9:-13
A -rease	3:42	6:-9	9:-11
A -reaux	5:-9	9:22
A -reave	6:20
A -rency	5:-14	7:22	9:12
A -rican	3:60	6:-23	9:-17	10:-17
A -right	5:-9	6:17
A -riode	5:-14	6:-22	9:51	10:-9
A -risol	0:50	6:-26
A -rjeta	5:22	9:-8
A -rnell	5:13	9:-10
A -rough	6:-13	9:25
A -rrand	6:-9	9:10
A -rrent	3:17	5:-32	6:18	7:14
A -rriet	5:-9	9:22
A -rsten	6:-17	10:24
A -rtant	5:28	6:26	8:-16	9:-20
A -rture	6:17
A -rvice	0:-10	5:-36	6:-38	10:52	13:55
A -rving	6:24	10:-17
A -rward	6:18
A -ryday	3:25	5:9	6:-9	10:-15
A -sbury	5:-10	6:-16	9:30
A -scita	6:12
A -scrit	5:12	9:-14
A -shire	6:-22	9:21	10:19
A -sione	3:-17	5:-10	6:47	9:-19	10:8
A -sonal	6:-27	12:35
A -sport	6:-9	9:10	10:-15	11:43
A -ssage	5:-13	6:22	8:-9	9:-18	14:24
A -ssion	3:16	6:16	9:-10	10:-22
A -ssung	5:-40	6:-19	10:23	11:44
A -stein	5:-17	6:-10	9:21	10:13
A -stien	6:-14	12:30
A -stion	5:31	6:-13
A -stung	5:-11	6:29
A -table	5:-8	6:-29	9:21	10:19
A -tails	6:-32	10:51
A -taing	6:-9	9:10
A -tcomb	5:13	9:-10
A -tellt	5:-10	6:14
A -tered	5:-11	6:8	10:15
A -terer	5:-12	9:29
A -tgage	6:-10	10:20
A -thday	5:-9	6:17
A -thias	6:-20	9:10
A -tient	0:42	3:-23	5:-12	6:21	9:-9	10:-10
A -tions	3:-16	5:-22	6:13	9:22	10:14
A -tisan	5:12	9:-14
A -tlich	3:-8	4:10	12:10
A -tomer	5:15
A -trage	6:16
A -traum	5:-23	6:46	10:8
A -tritt	5:-9	8:-19	9:-16	12:58
A -tsche	6:-15	9:9	10:9
A -tzfus	9:8
A -uedad	5:-17	6:-9	8:-26	9:19	10:46
A -uille	5:11	6:-22	9:19
A -uncil	6:-24	9:20	10:18
A -unden	6:-15	9:9	10:9
A -ungen	3:10	5:-12	6:43	9:-29
A -uszug	5:-13	6:-11	10:23
A -viced	6:-33	9:-10	11:63
A -vices	3:-18	5:14	6:18	9:-11	10:15	11:-13	14:14
A -vider	0:14	2:25	5:-10	6:17	13:-14
A -vigne	6:-14	12:30
A -vious	3:-9	6:12	9:12	10:-8
A -voice	0:-9	4:14	6:17	9:13	11:-13	12:-11
A -wards	5:-16	6:21
A -wbird	6:16
A -weise	6:9
A -works	6:13
A -yable	1:20
A -ycard	5:24	6:14	9:-10	10:-18
A -yduff	7:10
A -yee's	6:13	9:-11
A -yline	5:15	6:-10	9:15
A -yment	3:17	5:-8	6:-30	8:17	9:-21	10:-13	12:12	14:39
A -yslip	5:-16	6:-50	8:-15	9:13	12:72
A -zione	5:31	6:-8	10:-8
A -zweck	6:24	9:-10
A -בונית	3:18	6:19
A -וטבול	6:-37	9:23	11:36
A -וכחות	6:-18	9:13
A -ועלימ	5:-30	12:23	14:14
A -טרפות	6:24	9:-9
A -יטלית	5:9	6:-11	8:22
A -כויימ	6:-25	14:28
A -כומימ	6:9
A -לוואה	3:23	4:-12	6:-33	9:13	12:12
A -לומימ	3:-9	6:11	9:-11	12:36
A -מסגרת	10:10
A -נוכית	10:10
A -נטרנט	3:-9	5:20	6:-19	10:-11	14:15
A -נימומ	6:12
A -ננסימ	5:19	9:-13
A -סקאות	6:11
A -סקונט	5:-9	6:-15	9:27
A -עדרות	10:10
A -קוביצ	9:8	10:9
A -רותימ	0:25	2:56	5:-14	6:-39	10:-10
A -רטיסי	6:-11	9:13
A -שתיות	6:8
A =account	1:-16	3:14	4:-27	6:9	7:15	8:28	9:9	10:36	11:-9	12:-14	14:-20
A =account+balance	3:13	5:-9	6:20	9:-14	10:-8
A =account+bank	3:11	5:20	10:-19
A =account+by	9:21
A =account+current	5:-30	6:10	9:19
A =account+due	5:-14	6:15
A =account+invoice	3:-14	5:-20	6:-14	9:42	10:15
A =account+number	5:12	6:17	7:20	9:-46
A =account+period	5:-12	6:25
A =account+statement	5:-12	9:36	10:-11
A =account+tax	5:-22	6:-29	9:49	10:20
A =account+total	1:-10	3:24	5:-8	14:-9
A =amount	1:23	3:9	4:-13	9:-12	12:-10	14:36
A =amount+date	3:12	6:10
A =amount+due	3:13	6:13
A =amount+incl	6:-11	9:11
A =amount+monthly	6:12
A =amount+other	1:-14	5:42
A =amount+pay	5:-10	6:-19	9:24	10:13
A =amount+tax	1:38	6:-20	9:9
A =amount+total	1:10	3:17	6:-18
A =balance	3:45	4:-19	6:25	7:-9	8:-22	9:41	10:-23	11:-12	12:-15	13:-8
A =balance+by	3:16	6:-22	14:12
A =balance+closing	1:17	3:9	6:17	9:-27
A =balance+due	3:-17	5:27	6:18	9:-13
A =balance+invoice	5:14	6:-44	9:27
A =balance+left	5:-8	9:11
A =balance+opening	5:10	9:19
A =balance+other	5:27	9:-24
A =balance+pay	6:25	9:-19
A =balance+period	6:57	9:-41	10:-13
A =balance+previous	3:-9	5:-12	6:-17	9:57	10:-16
A =balance+price	6:-10	9:14
A =balance+tax	6:11
A =balance+total	3:-10	6:-12	9:13	10:15
A =bank	1:-12	3:-29	4:-9	5:17	6:35	9:12	11:-15	12:22	13:-11	14:16
A =bank+by	5:15	6:-10	9:15
A =bank+customer	5:-10	6:10	9:9
A =bank+date	3:13
A =bank+due	5:-8	9:9	10:9
A =bank+instalment	6:19
A =bank+invoice	5:25	9:-11	10:-13
A =bank+monthly	6:-16	9:23
A =bank+other	3:-12	5:-19	6:39
A =bank+statement	3:-16	5:21
A =bank+transfer	5:-21	6:25
A =by	1:-16	3:69	5:-12	10:-29	11:15	12:-10	13:-11
A =by+date	3:-17	5:-11	9:37
A =by+due	3:16	9:-8
A =by+pay	3:17	9:-21	11:26
A =by+payment	3:10
A =by+total	9:13
A =closing	3:-8	4:50	5:-43	6:60	9:27	10:-39	12:-34
A =closing+date	4:31	5:-22	8:-12	9:30	10:9	12:-23
A =closing+instalment	6:13	9:-8
A =closing+left	5:-8	6:-9	9:12	10:11
A =closing+pay	8:16	10:-9
A =closing+period	6:32	10:-28
A =closing+price	6:-8	9:11
A =closing+total	9:21	10:-12
A =current	1:14	3:10	5:-54	6:30	7:13	9:20	10:-15
A =current+date	9:9
A =current+due	3:19	6:-16
A =current+other	6:20
A =current+payment	6:-17	9:20	10:11
A =current+statement	5:-29	6:34
A =customer	5:-22	6:47	10:9
A =date	0:-47	1:15	2:-53	3:-9	4:14	5:123	6:27	7:20	10:-29	11:-44	12:-68	13:45	14:12
A =date+due	1:37	3:60	5:-76	9:12	13:-9
A =date+incl	6:29	8:-14
A =date+invoice	3:-14	5:28	6:-17	9:8	10:8	11:-9
A =date+issued	3:-15	5:54	9:-16
A =date+left	3:11	5:-9	6:-19	9:12	10:11
A =date+number	3:10	5:-33	9:33	10:21
A =date+opening	4:-9	12:31
A =date+other	1:-12	3:18	6:16
A =date+pay	6:-10	8:20
A =date+payment	3:26	4:18	5:-51	8:56	9:-11	12:-27
A =date+period	0:-10	6:-64	8:-13	9:10	10:48	13:56
A =date+previous	6:18	9:-12
A =date+price	1:59	5:-12	9:-21	10:-20
A =date+statement	5:71	6:-24	9:-22	10:-17
A =date+tax	3:19
A =date+total	1:-12	6:26	8:-12	9:16
A =date+transfer	3:17	4:-13	5:-14	6:13	8:28	9:-30	12:9
A =deduction	6:35	8:8	9:-24
A =deduction+due	6:9
A =deduction+tax	8:8
A =deduction+total	6:12
A =due	0:-12	1:51	2:-10	3:102	4:-26	5:-24	8:22	9:-37	10:-43	11:11	12:-20	13:-19	14:14
A =due+incl	3:-13	9:8
A =due+instalment	3:-12	6:23
A =due+issued	3:-14	5:-15	6:23	10:13
A =due+net	4:-8	6:-17	8:43
A =due+number	3:-8	5:-12	6:10	10:14
A =due+other	1:-16	3:-34	5:34	6:17	9:10
A =due+payment	3:18	5:-11
A =due+period	3:-27	5:50
A =due+tax	3:-15	6:15
A =due+total	3:-55	5:-29	6:40	9:-12	10:-12	11:57	14:31
A =excl	6:10
A =gross	3:-25	6:23	8:11
A =gross+net	3:-24	6:37
A =incl	5:-21	6:12	8:-17	9:31	10:22	11:-12
A =incl+invoice	5:-9	6:20	9:-11
A =incl+tax	5:-14	6:31	10:-9
A =incl+total	5:-10	6:28	9:-11
A =instalment	3:36	5:-37	8:16	9:-22	10:-14	12:29
A =instalment+other	3:61	5:-18	6:-44	8:24	12:-13
A =instalment+price	3:-10	6:9	12:12
A =interest	3:45	4:23	6:-37
A =interest+other	4:16	5:-16	6:9	12:10
A =interest+price	6:13
A =invoice	0:42	1:-20	2:-13	5:11	6:75	9:-17	11:-36	12:-16	13:-9
A =invoice+issued	3:-9	5:-20	6:18	10:14
A =invoice+number	5:-45	9:31	10:22
A =invoice+other	3:10
A =invoice+payment	5:-9	9:12
A =invoice+period	10:9
A =invoice+statement	4:15	5:24	6:-13	9:-9
A =invoice+tax	3:12	5:-12	6:-28	9:35	10:19
A =invoice+total	6:13	9:-11
A =issued	3:-29	5:35	6:39	9:-14	12:-9	14:8
A =left	5:9	6:-14	8:-16	9:13	10:14
A =monthly	3:13	4:12	9:10	10:-12
A =monthly+other	9:9
A =monthly+period	3:8	6:21	10:-9
A =monthly+statement	3:9
A =net	3:-34	4:-10	6:58	8:39	9:-26	10:-12	14:-8
A =net+pay	6:14
A =net+tax	3:-20	6:27
A =net+total	6:15	9:-9
A =number	0:-9	2:37	4:23	5:-17	7:14	8:-39	9:20	10:21	11:-12	12:-19	13:-8	14:-10
A =number+other	3:17	4:14	9:-11
A =number+pay	6:11	8:-15
A =number+payment	5:-9	9:12
A =number+period	6:26
A =number+tax	3:30	4:13	6:-22	10:13
A =opening	3:-15	4:-16	6:22	8:-18	9:-25	10:70
A =opening+total	6:-30	9:23	10:11
A =order	1:-17	3:-8	4:17	5:-30	6:28	8:-8	9:44	10:13	11:-8	12:-13
A =order+pay	9:8
A =other	0:-14	1:-14	2:-18	3:77	4:22	5:22	6:19	8:25	10:-18	11:-33	12:-39	14:-22
A =other+pay	6:24	8:-12
A =other+payment	6:-22	9:19
A =other+period	9:13
A =other+price	12:-12
A =other+statement	5:-12	6:-15	9:41	12:-8
A =other+tax	3:42	4:13	5:-19	6:20	8:-9	9:-27
A =other+total	1:-13	3:-12	6:25	9:10
A =paid	5:19	6:21	9:12	10:-18	11:-10
A =paid+pay	9:11
A =paid+total	3:18	5:20	6:-40	9:15
A =pay	0:-9	1:-11	3:8	5:-28	6:-24	8:34	9:22	10:59	11:14	12:-32	14:-13
A =pay+period	6:-82	8:20	9:18	10:65
A =pay+statement	5:-12
A =pay+total	8:15	10:-9
A =payment	0:-9	1:-17	3:12	4:11	5:38	6:-17	8:32	9:-29	10:-25	11:-18	12:23	13:-12	14:22
A =payment+period	6:50	8:-16	9:-17
A =payment+price	6:-9	14:15
A =payment+total	5:-10	6:22
A =payment+transfer	3:23	5:15	6:-26
A =period	0:-19	2:-10	3:-67	4:-8	5:28	6:-82	7:-9	8:-32	9:54	10:128	11:-17	12:14	13:36	14:-16
A =period+price	5:-12	6:32	9:-10
A =period+statement	3:8	9:9
A =period+tax	6:28	10:-14
A =period+total	1:18	3:-27	5:48	6:11	9:-21	10:-21
A =person	5:-11	8:-31	9:51	10:13	12:-10
A =previous	1:-32	3:-17	5:23	6:27	8:-9	10:21
A =price	0:-11	1:36	4:-15	6:70	10:-40	11:-14	13:-11	14:17
A =price+total	5:-39	6:25	10:25
A =statement	0:-8	1:-16	2:-11	3:-9	4:20	5:-22	6:9	8:20	9:53	10:34	11:-33	12:-10	13:-12	14:-9
A =tax	0:-10	1:18	3:20	4:9	5:11	8:-9	10:12	11:-19	12:-12	13:-10	14:-9
A =tax+total	3:12	5:-18	6:56	9:-26	10:-9
A =total	0:-13	1:38	2:36	3:33	4:-26	5:-71	6:36	8:-17	9:9	10:-43	11:35	12:-26	13:-14	14:31
A =transfer	1:15	3:33	4:-15	5:10	6:26	8:13	9:-38	10:-8	14:-19
A ab	6:18	8:14	9:-18
A abon-	3:17	5:-15	9:12
A abonnements	6:14
A abou-	5:-10	6:9
A about	5:-10	6:9
A abre-	6:9
A abrechnung	6:9
A absc-	6:28	9:-11
A abschlag	6:25	9:-11
A abzu-	8:9
A acco-	5:8	6:17	7:10	8:20	9:-29	12:-8
A account	7:12	8:21	9:-12
A accounts	6:17	9:-17
A adju-	5:16	10:-13
A adjustments	5:19	10:-12
A advantage	6:-9	10:11
A advi-	8:-10	9:25
A advice	8:-10	9:25
A afte-	5:-13	6:-36	8:42	9:12
A after	5:-13	6:-36	8:42	9:12
A ag	5:-20	9:-14	12:47
A alpe-	5:-17	6:-10	9:21	10:13
A alpenrose	5:-17	6:-10	9:21	10:13
A am	5:-15	6:30
A amaz-	6:48	9:-44
A amazon	6:48	9:-44
A amer-	3:37	5:31	6:-22	9:-15	10:-15
A america	5:27	6:-20
A american	3:60	6:-23	9:-17	10:-17
A amou-	3:-16	5:-15	8:24	9:10
A amount	3:-22	5:-28	6:18	8:24	9:11
A an	3:16	5:-12
A anbi-	6:23
A anbieter	6:23
A and	3:14	4:-12	5:33	6:-22	8:26	9:-30	10:-29	12:25	14:12
A anla-	6:46	9:-25	10:-14
A anlage	6:46	9:-25	10:-14
A annu-	3:-15	4:8	5:-14	12:9
A annual	5:-14	6:8	9:12	10:8
A annuitatendarlehen	3:-8	4:10	12:10
A anot-	6:11
A another	6:11
A anti-	5:-18	8:-26	9:19	10:46
A antiguedad	5:-17	6:-9	8:-26	9:19	10:46
A are	5:9	6:-12	9:14
A arti-	5:12	9:-14
A artisan	5:12	9:-14
A as	3:15	6:-26	12:25
A assu-	6:23
A at	3:-15	5:19	8:-9	10:18
A atte-	0:14	2:29	6:-55	10:40	11:-9
A attr-	6:-22	9:21	10:19
A attributable	6:-22	9:21	10:19
A au	5:12	6:23	8:-16	9:-14
A aus	6:43	10:-22	14:-9
A ausz-	3:-9	4:-8	6:-17	8:10	14:39
A auszahlungsbetrag	6:-30	14:40
A avoi-	3:-8	5:16	6:9
A avoir	3:-8	5:16	6:9
A bala-	3:10	4:-8	5:25	6:-12	9:13
A balance	3:10	4:-8	5:25
A ball-	7:10
A ballyduff	7:10
A band	6:-23	9:8	10:20
A bank	8:-14	9:11	10:-11	12:9	14:35
A bank-	6:-19	14:12
A barc-	3:-18	5:43	10:-18
A barclaycard	5:24	6:14	9:-10	10:-18
A basi-	3:27	4:-12	5:-17	6:39	9:-27
A basic	3:30	4:-11	6:-12
A basis	5:-15	6:51	9:-24
A bast-	6:-14	12:30
A bastien	6:-14	12:30
A bauk-	9:18
A bauklempnerei	9:18
A be	3:-9	6:9
A befo-	3:12
A before	3:12
A begi-	6:-19	8:-16	9:-16	10:54
A begin	8:-16	9:-10	10:27
A beginning	6:-19	10:27
A bele-	5:54	6:8	9:-26	10:-10
A beleg	5:-14	6:56	9:-22
A bere-	5:-8	6:42	8:-16
A besi-	3:-8	4:10	12:10
A besichert	3:-8	4:10	12:10
A betr-	5:-12	6:39	8:-24	9:-27	14:41
A betrag	5:-10	6:27	8:-24	9:-21	14:42
A betrage	6:12
A bic	6:41	14:-23
A bill	5:8	9:9
A bill-	3:17	5:21	9:-16	10:-15
A billing	3:17	5:21	9:-16	10:-15
A birt-	5:-9	6:17
A birthday	5:-9	6:17
A blue	3:58	5:-12	6:-15	9:-15	10:-9
A boat-	6:13
A boatworks	6:13
A bock-	5:-38	6:57	10:-13
A bockenheim	5:-38	6:57	10:-13
A bon	5:-10	6:19
A bonj-	9:30
A bonjour	9:30
A boud-	5:-9	9:22
A boudreaux	5:-9	9:22
A bran-	6:66	9:-45	10:-12
A branch	6:42	9:-39
A brea-	9:11
A breakdown	9:11
A brou-	6:22
A brought	6:22
A brut-	6:-11	8:17
A brutto	6:-11	8:17
A buch-	1:-10	9:32	10:-14
A buchung	1:-10	9:32	10:-13
A bull-	6:21	9:-19
A bulletin	6:21	9:-19
A busi-	3:13	6:-22	10:13
A business	3:13	6:-22	10:13
A buye-	3:-8	5:-16	6:33
A buyer	6:16
A buyl-	5:15	6:-10	9:15
A buyline	5:15	6:-10	9:15
A bw	8:-11	9:17
A by	1:-10	3:22	6:28	9:-13	10:-24	11:19
A calc-	6:19
A calchoice	6:10
A calculation	6:8
A cale-	9:8
A caleb	9:8
A cana-	6:54	9:-25	10:-29
A card	1:-9	3:-11	6:25	9:-27	10:34
A card-	5:9	9:19
A cardholder	5:9	9:19
A carr-	6:-27	9:22	10:19	11:-10
A cash	1:-12	3:81	5:-15	9:-25	10:-15
A cast-	6:-29	10:51
A castaing	6:-9	9:10
A cert-	5:9	12:8
A cett-	3:17	5:-8
A cette	3:17	5:-8
A chap-	5:-13	6:-31	11:29	14:36
A char-	3:-13	5:23	6:-57	9:31	10:54	11:-12
A charge	5:-13	9:17	10:12
A charged	6:-28	9:24	10:16
A charges	5:41	6:-12	9:-26	10:13	14:10
A chec-	6:-45	8:39	9:11
A check	5:-13	6:-15	8:40
A checking	5:15	6:-18	10:9
A chf	3:32	5:35	6:-90	14:43
A cho	5:-11	6:24
A clas-	5:15	6:-9
A class	6:14
A classic	5:21	6:-23	9:9
A clos-	5:-9	10:11
A close	5:-8	6:-9	9:12	10:11
A closing	6:15	9:-13
A club	5:50	6:-23
A co	6:8	10:18
A com	3:-18	6:27
A comm-	3:16	6:16	9:-10	10:-22
A commission	3:16	6:16	9:-10	10:-22
A comp-	3:-23	5:32	6:67	9:-63	10:20	14:-21
A company	5:29	6:-21
A compte	6:-38	10:46
A cons-	3:-8	5:-27	6:20	9:33
A consolidated	9:13
A cont-	3:-30	5:70	6:56	8:-71	9:-22	12:18
A contractual	3:-23	6:21	12:28
A coun-	5:93	6:-96	9:12	10:10
A council	6:-24	9:20	10:18
A county	6:-22	9:21	10:19
A couv-	3:-11	5:33	10:-8	11:-11
A couverture	6:17
A cpf	6:13	9:-11
A crea-	6:-8	7:14	9:8
A creamery	6:-8	7:14	9:8
A cred-	3:69	5:-21	6:10	10:-24
A credit	3:62	5:-27	6:11	10:-18
A credits	5:10	6:-10
A curr-	3:17	5:-45	6:17	7:36	10:-18
A currency	5:-14	7:22	9:12
A current	3:18	5:-31	6:23	7:14	10:-10
A cust-	5:15
A customer	5:15
A d'am-	6:9
A d'ea-	6:21	10:-9
A d'eau	6:21	10:-9
A da	3:-10	6:24
A dali-	6:10
A dalia	6:10
A darl-	5:-20	9:-10	10:34
A darlehenskontos	4:-14	5:-11	6:10	10:37	12:-10
A darn-	5:13	9:-10
A darnell	5:13	9:-10
A data	3:-21	5:9	6:47	8:-11	9:-13
A date	1:-47	2:-26	3:37	4:-61	6:13	8:28	9:107	10:19	11:-48	12:-44	13:36	14:-25
A date-	3:-9	5:10	6:23	8:21	9:-24	10:29	11:-14	12:-11
A dated	5:14	6:29	10:-10	11:-10
A dates	8:21	9:-21	10:38
A dato-	5:-22	6:23	10:11
A datos	5:-22	6:23	10:11
A datu-	0:-9	3:-8	4:-9	5:92	6:26	9:-50	11:-9	13:-10
A datum	0:-9	3:-8	4:-9	5:92	6:26	9:-50	11:-9	13:-10
A day	5:-11	6:32	9:-33	10:-10	11:-11	14:40
A de	3:-24	5:-36	8:-9	9:23	10:17	11:49
A debi-	3:19	4:16	5:-29	9:9	12:-12
A debit	3:20	4:17	5:-25	6:17	9:-8	12:-11
A debits	6:-21	9:17	10:9
A dedu-	5:12	9:-13
A deduction	6:20	9:-12
A degr-	6:-15	9:16
A degroot	6:-15	9:16
A dein-	6:12	9:-8
A deine	6:12	9:-8
A del	5:-8	9:14	10:16
A dela-	5:-19	6:16
A deli-	5:-8	6:17
A delivery	5:-8	6:17
A delv-	6:-14	12:30
A delvigne	6:-14	12:30
A depo-	5:13	8:-11	9:11
A deposit	8:-10	9:21
A deposits	9:-10
A der	6:26	8:-16
A des	3:-10	4:-16	5:38	6:-28	10:55	12:-14
A desc-	3:-11	5:24	6:-31	9:-30	10:72
A description	3:-11	5:24	6:-31	9:-30	10:72
A deta-	3:-11	5:-10	10:34
A detail	6:39	10:-18
A details	6:-32	10:51
A deut-	5:-40	6:-16	11:44
A deutsche	6:-15	9:9	10:9
A di	3:-8	9:51	10:-31	11:-10
A digi-	4:-27	6:52	9:-10
A dinn-	6:28	10:-16
A dinner	6:28	10:-16
A dire-	3:14	5:56	6:-38	8:-11	9:11	10:-16
A direct	3:16	8:-10	9:13
A divi-	6:57	9:-32	10:-29	12:13
A doll-	5:-10	6:13	9:12
A dollar	9:17
A dollars	6:12
A dome-	5:-11	6:18
A domestic	5:-11	6:18
A dr	5:67	6:-35	13:-14
A dros-	6:-9	9:12
A drosdowski	6:-9	9:12
A dt	5:-12	6:-66	9:37	10:62
A du	3:27	5:29	6:-38	11:-9
A due	1:12	3:27	6:-64	9:60
A earn-	5:-12
A earnings	5:-12	6:-16	9:22
A eche-	0:50	3:58	5:-28	6:-26	9:-14	10:-12	11:-15
A echeance	3:65	5:-24	6:-15	11:-12
A edge	6:-24	9:26
A effe-	6:12
A effective	6:12
A ei	5:12	9:-14
A eink-	6:13
A einkauf	6:13
A eint-	5:-9	8:-19	9:-16	12:58
A eintritt	5:-9	8:-19	9:-16	12:58
A elec-	6:-18	9:11	10:34	11:-10
A electric	3:13	5:-16	6:-16	10:16
A electricity	5:-9	10:23
A emis-	3:-14	10:12
A emissione	3:-14	10:12
A empl-	5:-14	6:-17	8:-14	9:18	10:18	12:25
A emploi	6:-12	12:36
A employee	6:-33	8:-12	9:37	10:18
A employee's	6:13	9:-11
A en	5:-16	6:-26	9:27	14:23
A end	6:-11	9:26	10:-11
A endi-	6:-29	9:34
A ending	6:-29	9:34
A ener-	3:-12	5:30	6:-21	9:9
A energy	3:-11	6:-14	9:14	10:10
A entg-	5:-20	6:43
A entgeltabrechnung	5:-20	6:43
A entr-	3:44	5:-34	6:52	9:-24	10:-20	11:-9
A entrepreneur	5:12	9:-14
A entw-	4:-14	5:-11	6:10	10:37	12:-10
A entwicklung	4:-14	5:-11	6:10	10:37	12:-10
A equi-	5:42	6:-50	9:17
A erla-	5:-11	6:28	9:-8
A erlauterung	5:-11	6:28	9:-8
A erst-	5:-14	6:40	9:-9
A erstellt	5:-10	6:14
A esk	6:13
A et	3:-11	5:36	10:-18
A eu	6:48	9:-44
A eur	5:-60	6:67
A ever-	3:25	5:27	6:-21	10:-15
A everyday	3:25	5:9	6:-9	10:-15
A exam-	3:13	6:14	7:-17	9:14
A example	3:13	6:14	7:-17	9:14
A expi-	6:11
A expr-	3:56	9:-19	10:-18
A express	3:56	9:-19	10:-18
A fact-	5:8	6:10	9:-13	10:17	11:-10
A factura	5:-11	6:19	10:10
A facture	5:20	11:-9
A fair-	5:-11	6:25
A fairweather	5:-11	6:25
A fall-	3:28	5:-11	9:-12
A fallig	3:28	5:-11	9:-12
A fare	6:14
A fast-	6:14
A faster	5:-9	6:17
A feb	6:15	9:-9
A fech-	3:-9	5:-11	6:-28	8:-17	9:37	10:-10	11:55
A fecha	3:-9	5:-11	6:-28	8:-17	9:37	10:-10	11:55
A fede-	6:-14	9:14
A federal	6:-14	9:14
A fee	9:9
A fees	6:16	9:25	10:-25
A fein-	5:-19	6:22	9:16	10:-9
A feingold	5:-19	6:22	9:16	10:-9
A ferr-	6:-9	9:10
A ferrand	6:-9	9:10
A fers-	5:-12	9:29
A fersterer	5:-12	9:29
A fi	3:-11	9:19	10:-8
A fide-	5:15	6:-10	9:15
A fidexis	5:15	6:-10	9:15
A fina-	5:29	6:-9
A finance	6:13
A firs-	6:72	9:-74	12:13
A flac-	9:18
A flachdach	9:18
A floa-	5:-18	6:10
A floating	5:-18	6:10
A fly	6:10
A folg-	6:21	9:-15
A folgelastschrift	6:21	9:-15
A for	3:-11	5:-20	6:9	8:-9	9:32	10:18	11:-19	14:12
A forf-	6:21	9:-8
A forw-	6:18
A forward	6:18
A fran-	5:-38	6:57	10:-13
A frankfurt	5:-38	6:57	10:-13
A frau	9:10
A from	1:-9	3:13	5:-43	6:-12	9:-26	10:66	12:26
A full	6:-11	10:17
A gall-	6:17
A gallic	6:17
A gas	3:-15	5:-16	6:-18	9:-9	10:74
A gb	3:-13	5:20	6:33	9:-15	11:-8
A gebu-	5:-12	6:46	8:-9	9:-14
A gebucht	6:16
A geburtsdatum	6:30	8:-9	9:-9
A geeh-	6:10	9:-8
A geehrter	6:10	9:-8
A geha-	5:35	6:20	8:-12	10:-25	12:-16
A gehalt	5:57	6:-31	10:-23
A gene-	3:27	5:21	6:-18	10:-9
A gesamt	6:-10
A gesamtbetrag	6:13
A gesc-	6:-45	10:9	12:35
A geschaftskunden	6:-15	9:9	10:9
A giga-	6:11
A gigakombi	6:11
A glan-	5:57	6:-39	9:-21	10:11
A glance	5:57	6:-39	9:-21	10:11
A gmbh	3:-29	5:11	6:54	9:-8	10:-9	11:-12
A gokh-	5:-10	6:46	7:-16	10:-11
A gokhale	5:-10	6:46	7:-16	10:-11
A gold	5:14
A grih-	5:-18	6:10
A griha	5:-18	6:10
A grou-	8:-18	9:42	10:-14
A group	8:-18	9:42	10:-14
A grun-	3:-8	4:10	12:10
A grundpfandrechtlich	3:-8	4:10	12:10
A gues-	5:-57	6:40	9:58	10:-18	11:-11
A guest	5:-57	6:40	9:58	10:-18	11:-11
A gult-	6:10
A gultig	6:10
A gust-	6:16
A gusto	6:16
A gute-	6:-10	9:11
A guten	6:-10	9:11
A guth-	3:35	5:-15	6:28	9:-36
A guthaben	3:35	5:-15	6:28	9:-36
A harb-	5:-14	9:-11	14:45
A harbor	6:18
A harg-	6:20
A hargreave	6:20
A harr-	5:-9	9:22
A harriet	5:-9	9:22
A haut-	5:11	6:-28	9:19
A hautefeuille	5:11	6:-22	9:19
A herr	6:10	9:-8
A hinw-	5:-9	6:24
A hinweis	6:15
A hinweise	6:9
A hire	6:-8
A hofg-	5:-17	6:-10	9:21	10:13
A hofgastein	5:-17	6:-10	9:21	10:13
A holz	5:-12	9:29
A home	3:29	4:-11	6:-12
A hosp-	5:13	6:13	9:-14
A hospital	5:-12	6:21
A hospitality	5:25	6:-8	9:-13
A hote-	9:-22	10:45
A hotel	10:11
A hour-	6:20	8:-18	9:8
A hourly	6:20	8:-18	9:8
A hsbc	5:-8	6:-17	10:24
A if	6:12
A ihr	6:-25	9:16	10:25
A ihre	6:-17	9:12	10:15
A il	6:9
A im	6:-10	9:11	10:15
A imme-	5:10
A immediately	5:10
A impo-	3:70	6:-10	8:-17	9:-22	10:-12
A important	5:28	6:26	8:-16	9:-20
A in	5:63	6:-23	9:-9	10:-19
A inc	3:-9	5:-16	8:-15	9:43	10:23	11:-9
A incl-	1:27	3:-8	6:-17
A incr-	3:42	6:-9	9:-11
A increase	3:42	6:-9	9:-11
A indi-	5:12	9:-14
A individuel	5:12	9:-14
A ines	4:16	6:-14	12:11
A info-	5:-13	6:29
A information	5:-11	6:23
A inge-	5:67	6:-38	9:-9	10:-8
A ingestion	5:31	6:-13
A init-	6:20
A initial	6:20
A insc-	5:12	9:-14
A inscrit	5:12	9:-14
A inst-	3:-10	5:-13	6:25	12:10
A instalment	12:11
A instalments	6:17
A inte-	3:21	4:21	5:9	6:-18	10:-20
A interest	3:22	4:22	6:-9	9:-9
A invo-	0:-9	4:14	6:9	9:13	11:-13	12:-11
A invoice	0:-9	4:14	6:9	9:13	11:-13	12:-11
A irpe-	6:21
A irpef	6:21
A is	5:-8	12:10
A isol-	5:-11	6:24
A isolde	5:-11	6:24
A it	3:10	5:16	6:-8
A jahr-	5:-10	6:-14	9:17	10:13
A jahresabrechnung	5:-10	6:-14	9:17	10:13
A jane	6:20
A join-	6:-25	9:17	10:25
A joinery	9:25	10:-11
A joint	6:-22	10:36
A kart-	6:9
A kartenzahlung	6:9
A kits	6:16
A klin-	5:-9	9:22
A kline	5:-9	9:22
A know	6:11
A kont-	6:-15	10:25
A kontoauszug	5:-13	6:-11	10:23
A kost	8:21
A kost-	6:12	9:-8
A kosten	6:12	9:-8
A kron-	9:-14
A kulk-	6:19	8:-9
A kulkarni	6:19	8:-9
A kund-	6:13
A kundenreferenz	6:13
A l'es-	6:-54	9:15	10:-21	11:70
A la	6:39	9:-22
A last	5:43	6:-18	10:-9
A last-	5:-16	9:-22	10:37
A lastschriften	5:-16	9:-22	10:38
A late-	2:50	3:-8	5:-9	6:-29	9:12
A le	5:10	6:19	11:-23
A leav-	5:-9	6:24	8:12	9:-11	10:-12
A leave	5:-9	6:24	8:12	9:-11	10:-12
A leis-	3:-8	5:-15	6:44	9:-11
A leistung	5:-11	6:29
A leistungen	6:14
A les	3:31	6:-10
A leum-	5:18	6:-48	9:31
A leumi	5:18	6:-48	9:31
A lexi-	5:-10	6:16	14:9
A lexica	5:-10	6:16	14:9
A libe-	6:-9	10:12
A libelle	6:-9	10:12
A lieu	5:27	6:10	9:10	10:-18	11:-15
A limi-	5:42	6:-32	12:12
A limit	5:31	6:-23
A limited	5:11	6:-9	12:13
A llc	5:-20	6:-59	8:-38	9:72	10:10	14:45
A llp	6:-16	10:13	14:9
A loan	3:24	4:-12	6:-14	10:12
A lodg-	6:16
A lodging	6:16
A log	5:31	6:-13
A lohn	5:35	6:20	8:-12	10:-25	12:-16
A look-	5:-11	9:26
A looking	5:-11	9:26
A ltd	5:12	6:-23	7:14	8:-20	9:28	10:25	11:-12
A mada-	5:-14	6:56	11:-21
A madame	5:-14	6:48	11:-20
A mail-	5:-10	6:46	7:-16	10:-11
A mailbox	5:-10	6:46	7:-16	10:-11
A make	3:11
A mala-	5:21	6:-25	8:44	9:-28
A mari-	0:50	3:-12	5:19	6:-34
A marisol	0:50	6:-26
A mast-	5:26	6:-16	9:-13	14:9
A mastercard	5:26	6:-8	9:-13
A math-	5:11	6:-22	9:19
A mathurin	5:11	6:-22	9:19
A matt-	5:65	6:-25	8:-21	12:-13
A matteo	5:62	8:-20	9:-11	12:-13
A matthias	6:-20	9:10
A md	0:14	2:29	6:-21
A mess-	5:-18	6:32	8:-9	9:-21	14:23
A message	5:-13	6:22	8:-9	9:-18	14:24
A mete-	5:-9	6:16
A metered	5:-9	6:16
A mgmt	6:12	9:-12
A mind-	6:15
A mindestvertragslaufzeit	6:15
A mini-	3:-12	5:10	9:14
A minimum	3:-12	5:10	9:14
A mme	3:-19	4:-11	5:-18	6:25	9:8	12:22
A mobi-	5:63	6:-17	10:-31
A mobile	5:63	6:-17	10:-31
A mona-	6:12
A monatliche	6:12
A mont-	5:14	6:27	8:-15	10:-29	12:17
A montant	3:9	6:-11	9:10
A month	3:-22	5:38	9:-14	10:-14	12:28
A monthly	3:18	5:-9	9:18	10:-10
A mort-	6:-10	10:20
A mortgage	6:-10	10:20
A mr	4:40	5:-10	6:-36	9:26	10:-69	12:61
A mrs	6:20
A ms	4:40	5:-48	6:22	9:-21	10:-45	12:61
A mult-	6:19	9:-10
A multi	6:19	9:-10
A mum	5:-9	6:17
A muni-	3:-11	5:-18	6:-16	9:37	10:19
A municipal	3:-11	5:-18	6:-16	9:37	10:19
A mwst	3:-17	6:28
A nach-	3:32	5:-9	6:18	9:-21	10:-10
A nachzahlung	6:39	9:-21	10:-8
A name	6:51	8:-15	12:-26
A narr-	6:27	9:-16
A narration	6:27	9:-16
A nasc-	6:12
A nascita	6:12
A natu-	6:13	9:-19	10:9
A nature	6:13	9:-19	10:9
A nego-	8:-10	9:25
A negotiable	8:-10	9:25
A net	3:9	5:-18	6:26
A nett-	3:12	5:-11	6:12	8:27	9:-26
A netto	3:-9	6:12	8:27	9:-13
A neue-	1:17	3:-10	9:-10
A neuer	1:17	3:-10	9:-10
A neve-	6:11
A never	6:11
A next	3:14
A nied-	3:-19	5:-39	6:-12	9:22	10:15	11:37
A nl	5:-18	14:23
A no	2:43	3:-14	4:18	5:-34	6:18	7:18	8:-9	10:-11	11:-12
A noah	5:-18	6:12	9:22
A nofk-	6:-14	9:24	10:13
A nofkinneret	6:-14	9:24	10:13
A nomi-	3:14	6:-21	10:15
A nomination	6:-8	10:15
A non	8:-15	9:24
A nond-	6:10
A nondoc	6:10
A none	4:38	5:-58	6:25	9:13	10:-8	12:14
A note	3:54	5:-20
A note-	3:-17	6:60	8:-21	9:-10
A notes	3:-17	6:60	8:-21	9:-10
A noti-	6:15
A notify	6:16
A nr	5:-28	9:17	11:10
A numb-	5:65	6:22	9:-30	10:-31
A number	5:70	6:26	9:-40	10:-30
A nume-	3:-9	10:14
A numero	3:-9	10:14
A nv	5:20	6:-11	9:15
A occu-	5:-8	6:17
A occupiers	5:-8	6:17
A odil-	9:10
A odile	9:10
A of	0:-9	3:19	4:-10	5:9	6:11	9:-34	10:-30	11:-10	13:79	14:-13
A off	6:-10	8:26
A offi-	5:9	6:-10	9:25	10:-8
A office	5:-12	9:29
A on	5:35	8:-8	9:-12
A once	5:11
A onli-	3:-11	5:-13	6:44	9:-15
A online	3:-11	5:-13	6:44	9:-15
A opal	6:27	10:-11
A open	5:19	6:-28	9:10	10:8
A open-	7:51	9:-19	10:-11
A opening	5:13	6:14	9:-10	10:-8
A oper-	5:-15	10:14
A operation	6:41	9:-22	10:-16
A operations	6:-50	9:28	10:30
A opti-	5:-32	6:-19	9:47	10:14
A options	6:14
A or	3:16
A orde-	4:21	5:-13	6:10	12:-10
A order	4:21	5:-13	6:10	12:-10
A orig-	5:-26	6:42
A othe-	6:9
A other	6:9
A out	6:-16	9:18
A over-	1:27	5:30	6:-9	8:-15	9:-11
A overdraft	5:32	6:-20
A pack-	6:-21	9:13	10:13
A packs	6:-21	9:13	10:13
A paga-	3:-10	6:26
A pagare	3:-10	6:24
A page	5:14	6:12	10:-9	11:-18	14:17
A paid	3:-18	6:21	9:8	10:-12
A paie	6:21	9:-19
A parc-	6:-16	9:23
A parchment	6:-16	9:23
A part-	3:26	6:31	8:-13	9:-22	10:-8	12:-11
A past	1:27	5:12	6:-30
A pati-	0:42	3:-23	5:-13	9:-9	10:-11	12:52	14:-23
A patient	0:42	3:-23	5:-12	6:21	9:-9	10:-10
A pay	3:14	5:-28	6:-50	8:17	9:20	10:47	11:17
A paya-	1:20
A payable	1:20
A paye	9:11
A paye-	3:20	6:10	9:-21
A payer	3:20	6:-12
A paym-	1:-9	3:17	4:-9	5:74	6:-29	9:-35	10:-24	12:-15	14:42
A payment	3:13	8:11	9:-19	10:-12	12:-9	14:44
A payments	5:80	6:-23	9:-16	10:-12
A pays-	5:-16	6:-50	8:-15	9:13	12:72
A payslip	5:-16	6:-50	8:-15	9:13	12:72
A penn-	0:68	2:70	3:-9	5:-85	6:-39	9:31	11:-16
A per	5:9	9:41	10:-21
A peri-	3:-14	5:-52	6:-20	8:-8	9:70	10:39
A period	3:-12	5:-37	9:19	10:48
A periode	5:-14	6:-22	9:51	10:-9
A perm-	5:-8	6:17
A permitted	5:-8	6:17
A pers-	6:-27	12:35
A personal	6:-27	12:35
A pg	5:-16	9:10	10:17
A phil-	6:20
A philippa	6:20
A plan	5:-23	9:42
A plea-	3:30	6:-21
A please	3:30	6:-21
A pncb-	6:-10	9:13
A pncbank	6:-10	9:13
A poin-	5:26	6:-33	9:11
A points	5:27	6:-38	9:14
A pop	3:-11	9:19	10:-8
A port-	6:33	8:-11	9:-9
A post-	3:-8	5:-50	6:53	9:-14	13:37
A posted	3:-8	5:-50	6:53	9:-14	13:37
A pran-	5:-10	6:46	7:-16	10:-11
A pranav	5:-10	6:46	7:-16	10:-11
A prel-	3:55	5:-10	6:-31	9:-8
A pres-	6:20	10:-8
A prev-	3:-9	6:12	9:12	10:-8
A previous	3:-9	6:12	9:12	10:-8
A prim-	6:-37	10:-18	11:70
A prin-	3:27	4:-13	6:17	11:-18
A principal	3:29	4:-13
A print	5:8	6:20	11:-18
A priv-	5:69	6:-20	8:-10	9:-24
A privat	5:64	6:-42	8:-9
A proc-	6:25	9:-9
A process	6:25	9:-9
A prod-	6:42	9:-23	10:-15
A prog-	6:21
A progr	6:21
A prov-	0:14	2:25	5:-10	6:17	13:-14
A provider	0:14	2:25	5:-10	6:17	13:-14
A pty	5:26	6:-10	9:24	10:-16	11:-9
A purc-	6:-8
A purchase	6:-8
A pvt	5:26	9:-22
A ragh-	6:19	8:-9
A raghavendra	6:19	8:-9
A rate	3:-15	8:26	12:-13
A rate-	3:10	5:-9	6:-16	9:16
A rates	3:16
A rdo	6:-29	8:48
A reac-	3:20	5:-10
A read	5:-14	6:-19	9:37	10:9
A rece-	3:12
A receipt	3:16	5:13	6:-17
A rech-	5:-20	6:22	9:17	10:-8
A reco-	6:46	9:-16	10:-9	11:-18
A recommendations	6:12
A record	6:14
A records	5:8	6:20	11:-18
A rede-	4:-27	6:47	9:-12
A ref	5:-9	8:-14	9:25
A refu-	3:-14	8:42	9:-16
A regi-	5:48	6:-36	10:11
A registered	6:-8	10:15
A regl-	3:-9	9:9
A regler	9:9
A rele-	6:-20	9:23	10:24
A releve	6:-20	9:23	10:24
A rema-	3:8	5:-9	6:-14	9:11
A remaining	3:8	5:-9	6:-14	9:11
A remb-	9:10
A remboursements	9:10
A remi-	6:-22	9:18	10:16
A remise	6:-21	9:13	10:13
A remp-	6:-24	9:-16	10:54
A remparts	6:-24	9:-16	10:54
A rent-	5:-20	10:43
A rental	5:-18	6:39
A repa-	6:-22	12:20
A repayment	6:-22	12:20
A repe-	3:-11	9:19	10:-8
A repeteur	3:-11	9:19	10:-8
A resi-	3:15	5:-27	9:27
A residential	5:-25	9:32
A resp-	0:45	5:8	6:-31	10:-13
A responsibility	0:45	5:8	6:-31	10:-13
A retu-	6:27
A return	6:27
A revo-	5:24	6:-15
A revolving	5:24	6:-15
A rewa-	5:-19	6:32
A reward	6:12
A rewards	5:-16	6:21
A rne	5:12	9:-14
A ruhl-	6:-19	9:13	10:12
A ruhland	6:-19	9:13	10:12
A ruiz	9:8
A sa	5:15	6:-10	9:15
A sala-	5:-10	6:97	8:-39	9:-33
A salarisspecificatie	5:-8	6:60	8:-20	9:-22
A salary	6:12	9:-9
A sald-	1:17	3:-9	6:-12	9:9
A saldo	1:17	3:-9	6:-12	9:9
A sale	3:-10	6:9	12:12
A sale-	3:13	5:26	6:-35
A sales	3:13	5:26	6:-35
A same	5:-10	6:-18	14:40
A sarl	3:-15	5:30	6:8	11:-15
A sas	5:-12	9:-19	10:32
A savo-	5:-10	6:19
A savoir	5:-10	6:19
A scad-	3:22	5:-16	10:11
A scadenza	3:22	5:-16	10:11
A sche-	5:-22	6:24
A schedule	5:-22	6:24
A scot-	5:14
A scotiabank	5:14
A seat	5:-29	6:-26	9:71
A sec	9:23
A sehr	6:10	9:-8
A serv-	0:-17	3:-21	5:-29	6:-30	9:-28	10:47	11:45	13:45	14:13
A service	0:-10	5:-36	6:-38	10:52	13:55
A serviced	6:-33	9:-10	11:63
A services	3:-18	5:14	6:18	9:-11	10:15	11:-13	14:14
A serving	6:24	10:-17
A sfr	6:-21	9:13	10:13
A shar-	6:30	10:-16
A share	6:28	10:-16
A shou-	6:11
A should	6:11
A shre-	5:-10	6:-24	9:30	14:9
A shrewsbury	5:-10	6:-16	9:30
A sieh-	6:46	9:-25	10:-14
A siehe	6:46	9:-25	10:-14
A sign	6:11
A sing-	5:-9	6:-14	8:8	9:28
A singapore	9:17
A single	6:-14	8:9	9:12
A site	3:-9	5:-40	6:-35	9:48	10:14	11:30
A snow-	6:16
A snowbird	6:16
A soc	6:-16	9:26
A sold-	5:14	6:-13	9:21
A solde	5:14	6:-13	9:21
A sole-	3:-9	4:-26	5:-8	6:54	8:-8	9:-9	12:12
A some-	5:48	6:-31	9:-55	10:44
A somerset	5:48	6:-31	9:-55	10:44
A stan-	3:12	6:-10	8:9
A stat-	1:-9	5:78	6:-19	8:8	9:18	10:-24	11:-11	12:-26
A statement	9:12	10:15	12:-15
A status	5:-8	6:-23	8:17	9:23
A std	6:-14	9:14
A stei-	6:24
A steildach	9:18
A stol-	9:8
A stoltzfus	9:8
A stro-	6:-17	9:12	10:15
A sugg-	6:12
A suggestions	6:12
A summ-	3:-28	5:-18	9:20	10:40
A summary	3:-25	5:-8	6:8	9:-15	10:47
A summe	5:-10	6:-11	9:34
A supp-	7:16
A surv-	5:-11	6:-53	9:49	10:41	11:-10
A swif-	5:11
A sydn-	6:27	10:-11
A sydney	6:27	10:-11
A syne-	5:-19	6:49	8:-13	9:-11
A synel	5:-19	6:49	8:-13	9:-11
A tabl-	6:-25	8:12	9:14
A table	6:-20	8:12	9:14
A tag	6:-10	9:11
A take	3:19	6:15	9:-21
A tarj-	5:22	9:-8
A tarjeta	5:22	9:-8
A tax	3:-15	6:-46	9:48	10:32
A team	5:-21	6:-10	9:48
A team-	6:-16	9:23
A teams	6:-16	9:23
A teil-	5:-13	6:28
A tena-	4:15	5:23	6:-18
A tenant	4:15	5:23	6:-18
A than-	5:10	6:-13	9:10
A that	12:9
A the	3:-17	5:-20	6:55	8:-26	9:13	10:10
A ther-	3:-22	5:-17	6:25	12:28
A thereafter	3:-22	6:16	12:28
A this	5:19	6:34	9:-13	11:-21
A thor-	6:-17	10:24
A thorsten	6:-17	10:24
A thro-	6:-13	9:25
A through	6:-13	9:25
A time	6:12
A titu-	5:16	9:-19
A to	1:-12	3:-44	4:-9	5:-43	6:-10	8:-9	9:43	10:37	12:32	14:38
A tota-	1:13	4:-12	5:-11	6:82	9:-23	11:-11
A total	1:14	4:-11	6:35	11:-8
A tran-	3:11	8:-10	9:-13	10:18	11:41	14:-38
A transaction	5:-11	6:10	9:-18	10:45	14:-16
A transfer	5:28	14:-15
A transport	6:-9	9:10	10:-15	11:43
A trav-	6:-14	12:30
A travailleur	6:-14	12:30
A ttc	3:12	5:-11	6:11
A uber-	5:-39	6:51	8:25	9:-17
A uberblick	6:12	9:-8
A uk	5:-8	6:-17	10:24
A umsa-	5:45	6:-43
A unab-	6:16
A unable	6:16
A und	3:-18	6:-26	9:32	10:26
A unit-	3:-12	5:40	6:9	10:-24
A united	3:-12	5:40	6:9	10:-24
A up	6:18
A upda-	6:13
A updates	6:13
A us	3:16	5:9	6:26	9:-21	10:-16
A ust	5:-16	6:33
A ut	6:16
A vale-	6:11
A valeur	6:11
A vall-	4:53	6:-30	9:-9
A valley	6:13
A valu-	5:81	6:16	10:-67
A value	6:19	9:30	10:-37
A valuta	5:86	9:-37	10:-30
A vat	3:-27	6:37
A verb-	5:-18	6:10	10:18
A verbucht	6:12
A verbuchungsdatum	5:-11	6:36	9:-14
A verl-	5:-10	6:16	14:9
A verlag	5:-10	6:16	14:9
A vert-	3:-8	5:16	6:15	9:-12
A verw-	6:24	9:-10
A verwendungszweck	6:24	9:-10
A vial-	4:16	6:-14	12:11
A vialaret	4:16	6:-14	12:11
A visa	3:-12	5:30	6:-32	10:32
A voda-	9:43	10:-20
A vodafone	9:43	10:-20
A vos	6:9
A votr-	10:20
A votre	10:20
A vous	6:22	9:-16
A vr	5:18	9:-9
A wain-	5:-9	6:17
A wainwright	5:-9	6:17
A wast-	6:16
A waste	5:-9	6:16
A wate-	3:8	5:-8	6:9	9:-8
A water	5:-8	6:17
A we	5:-9	6:26
A we'l-	3:17
A we'll	3:17
A we'v-	6:-13	10:17
A we've	6:-13	10:17
A weid-	6:-17	10:24
A weidenbach	6:-17	10:24
A west	5:48	6:-31	9:-55	10:44
A whit-	5:27	6:-31	9:-18	10:26
A whitcomb	5:13	9:-10
A wi	3:-11	9:19	10:-8
A will	6:17
A with	5:10
A with-	9:8
A withdrawals	6:-8	9:12
A womb-	9:25	10:-11
A wombarra	9:25	10:-11
A work-	6:-41	8:-33	9:63	10:21
A worl-	5:-12	9:25
A world	5:-11	9:26
A worldwide	6:10
A wrek-	6:-22	9:21	10:19
A wrekenshire	6:-22	9:21	10:19
A writ-	6:11
A write	6:11
A www	3:-43	5:-36	8:-10	9:58	10:52	11:-9	14:21
A xx	6:-16	9:26
A xxx	6:-16	9:26
A xxxx	6:-16	9:26
A year	6:51	9:-30	10:-9
A you	5:44	6:30	9:-43	10:-16
A you'-	3:-17	5:9	6:19
A you've	3:-17	5:9	6:19
A your	3:9	5:38	8:34	10:-32	11:-21	12:-9
A zahl-	3:21	5:-14	9:12	10:-12
A zahlender	3:17	6:-13
A zeit-	5:-23	6:46	10:8
A zeitraum	5:-23	6:46	10:8
A zu	3:10
A zuer-	5:-10	6:16	14:9
A zuerich	5:-10	6:16	14:9
A zur	5:-9	6:24
A zusa-	6:-18	10:25
A zusammenfassung	6:-18	10:25
A אבוט-	6:-37	9:23	11:36
A אבוטבול	6:-37	9:23	11:36
A אגפ	5:18	6:-16
A או	3:39	6:-24
A אוחי-	6:26	9:-24
A אוחיונ	6:26	9:-24
A אונ	3:-14	5:16	6:13
A אופק	6:8
A אזרח	6:-11	9:12
A אחרו-	3:-37	5:12	6:17	14:12
A אחרונ	3:-33	6:30	10:8
A אי	4:15	6:-14	12:18
A איט	5:19	9:-13
A אינ	5:-22	7:24
A אינה	5:-13	6:20
A אינט-	6:-10	14:15
A אינטרנט	6:-10	14:15
A אישו-	5:28	6:-16	9:19	12:-11
A אישור	5:28	6:-16	9:19	12:-11
A אלמו-	5:16	6:31	9:-31	10:-14
A אמצע-	6:9
A אמצעי	6:9
A אסמכ-	5:66	6:12	9:-64	10:-11
A אסמכתא	5:66	6:12	9:-64	10:-11
A אספק-	6:34
A אספקה	6:34
A אפשר	6:10
A ארנו-	3:16
A ארנונה	3:16
A אשפו-	0:68	2:34	5:-13	6:-31	9:-12	10:-18
A אשפוז	0:68	2:34	5:-13	6:-31	9:-12	10:-18
A אשרא-	1:-12	5:-16	6:-11	10:11	12:29
A אשראי	1:-12	5:-16	6:-11	10:11	12:29
A את	5:-11	6:39
A באתר	3:41	5:-9	6:-9	9:-17
A בגינ	6:9
A בוצע-	6:19	14:-12
A בוצעה	6:19	14:-12
A בזכו-	6:-17	9:18
A בזכות	6:-17	9:18
A בחו"-	1:13	6:-11
A בחו"ל	1:13	6:-11
A בחשב-	5:-21	6:34	8:-14	10:22
A בחשבונ	6:-17	10:23
A בטונ	6:8
A ביומ	1:44	3:-30	5:-16	7:34	9:-11
A ביטו-	0:40	6:-10
A ביצו-	4:-17	9:-23	10:-13	12:73
A ביצוע	4:-17	9:-23	10:-13	12:73
A בית	1:-22	5:-9	6:39
A במע"-	6:11
A במע"מ	6:11
A בנ	1:-16	6:20	9:18	10:-16
A בנק	1:-10	9:11	12:21	14:-13
A בסעי-	6:9
A בסעיפ	6:9
A בע"מ	1:36	3:-15	5:-10	9:53	10:-40	11:-11	13:9	14:-14
A בעל	5:31	6:-12	9:-53	10:16	11:36
A בקשה	5:-20	6:23
A ברוט-	6:8
A ברוטו	6:8
A ברקו-	9:8	10:9
A ברקוביצ	9:8	10:9
A בש"ח	1:-11	6:22
A בשקל-	6:14
A בשקלימ	6:14
A בתנא-	4:18	5:-13	6:-10	12:11
A בתנאי	4:18	5:-13	6:-10	12:11
A בתקו-	6:29	9:-21
A בתקופה	6:29	9:-21
A גל	3:-14	5:16	6:13
A ד"ר	6:10	9:12	13:-20
A דוח	6:-22	9:47
A דיגי-	5:9	6:-11	8:22
A דיגיטלית	5:9	6:-11	8:22
A דיסק-	5:-9	6:-15	9:27
A דיסקונט	5:-9	6:-15	9:27
A דפ	6:-47	8:15	9:16	10:25
A האחר-	6:37	9:-23
A האשפ-	0:67	2:49	5:-45	6:-28	10:-8	11:-12	13:-10
A האשפוז	0:67	2:49	5:-45	6:-28	10:-8	11:-12	13:-10
A הבא	5:20
A הביט-	6:-11
A הביטוח	6:-11
A הבנק	6:25
A הברא-	6:-32	8:61	9:-21
A הבראה	6:-32	8:61	9:-21
A הגלי-	6:12
A הגליל	6:12
A הדבר-	3:-14	5:16	6:13
A הדברה	3:-14	5:16	6:13
A ההור-	5:-9	6:10	13:12
A ההורה	5:-9	6:10	13:12
A ההזמ-	6:8
A ההזמנה	6:8
A ההלו-	3:23	4:-10	6:-27	12:19
A ההלוואה	3:23	4:-10	6:-27	12:19
A ההעב-	6:11
A ההעברה	6:11
A הודע-	3:-12	4:16	5:-23	10:15	12:16
A הודעה	4:17	6:-23	12:18
A הודעות	5:-8	6:26	9:-9
A הודעת	5:-14	6:-9	9:15	10:20
A הופק	5:-15	6:36	9:-13	14:9
A הוצא-	6:21
A הוצאות	6:21
A הורה	10:10
A הזמנ-	5:-12	6:9	10:25
A החדש-	6:11
A החדשות	6:11
A החוד-	5:57	6:-40
A החודשי	6:10
A החזר	3:-13	6:25
A החיו-	1:51	3:-18	6:10	11:-14
A החיוב	1:51	3:-15	6:-8	11:-12
A החינ-	10:10
A החינוכית	10:10
A החלפ-	5:14	6:-10	14:12
A החלפת	5:14	6:-10	14:12
A החשב-	1:-12	5:-16	6:-16	7:51	10:10
A החשבונ	1:-12	5:-12	6:-30	7:51	10:12
A הינמ	6:9
A היעד-	10:10
A היעדרות	10:10
A הכל	1:18	3:-8	5:-10	6:18	14:-9
A הכנס-	4:21	6:-9	9:-9
A הכנסה	4:21	6:-9	9:-9
A הלוו-	3:14	4:8	5:9	6:-30	9:17
A הלוואה	3:14	4:8	5:9	6:-30	9:17
A הלקו-	5:22	6:-21	14:8
A הלקוח	5:22	6:-21	14:8
A המאו-	6:12
A המאוחד	6:12
A המטו-	6:23
A המטופל	6:23
A המיג-	5:12
A המיגונ	5:12
A המלצ-	5:-9	6:11	9:28	13:-15
A המלצות	5:-9	6:11	9:28	13:-15
A המרה	1:-13	3:-15	5:-28	6:71
A המשכ-	5:56	8:-13	9:-20	12:-13
A הנדו-	9:12
A הנדונ	9:12
A הניכ-	6:-11	8:-14	14:28
A הניכויימ	6:-11	8:-14	14:28
A הנני	6:13
A הסכו-	6:9
A הסכומימ	6:9
A הספק	3:-11	6:-23	9:53	10:-12	11:14
A העבר-	3:16	4:-13	6:14
A העברה	3:17	4:-13	5:-11	6:15
A העסק-	6:55	9:-15	10:-23
A העסקאות	6:11
A העסקה	6:44	9:-10	10:-21
A העתק	5:-75	6:16	9:-12	13:83	14:9
A הפוע-	5:-30	12:23	14:14
A הפועלימ	5:-30	12:23	14:14
A הפעו-	6:36	9:-20	10:-12
A הפעולה	6:36	9:-20	10:-12
A הפקה	5:43	6:-19
A הפרמ-	6:11
A הפרמיה	6:11
A הפרש-	6:23
A הפרשי	6:23
A הצהר-	5:-9	13:11
A הצטר-	6:18	9:-11
A הצטרפו	3:10
A הצטרפות	6:24	9:-9
A הצמד-	5:24
A הצמדה	5:24
A הצעת	5:-23	6:49	10:-12
A הרכב	5:-10	6:10	9:-12	10:-8	11:36
A הרשא-	3:10
A הרשאה	3:10
A התדפ-	9:9
A התדפיס	9:9
A התקב-	3:-10	5:31
A התקבל	3:-9	6:19
A התשל-	1:-8	3:21	5:-31	6:21
A התשלומ	1:-8	3:21	5:-31	6:21
A ואגר-	9:11
A ואגרות	9:11
A ואינ-	3:-10	5:16	6:15	10:-12
A ואינטרנט	3:-9	5:20	6:-9	9:10	10:-10
A והטב-	1:36	6:-26
A והטבות	1:36	6:-26
A ונוכ-	6:-18	9:13
A ונוכחות	6:-18	9:13
A וקבל-	3:10
A וקבלו	3:10
A וקצב	5:-13	6:38
A ושב	6:-14	10:19
A ושהו-	10:10
A ושהות	10:10
A ושתל-	6:9
A ושתלימ	6:9
A ותיק	6:-11	9:12
A ותשת-	6:8
A ותשתיות	6:8
A ז"פ	5:79	6:-73
A זיכו-	1:-8	8:20
A זיכוי	1:-8	8:20
A זכות	5:13	6:-60	9:50
A זקנה	6:-17	9:12
A חברה	5:-48	6:45	9:10
A חדש	6:27	9:9	14:-13
A חודש	6:27	9:-12
A חודש-	5:12
A חודשי	5:14	6:-11
A חוזה	5:-27	6:-10	9:60	10:-14
A חופש-	6:9
A חופשה	6:9
A חיוב	1:17	3:-48	5:-15	6:48	14:31
A חיוב-	3:-21	6:38	9:-13
A חיובימ	3:-21	6:38	9:-13
A חייב	6:27	9:-12
A חייב-	6:19
A חייבת	6:19
A חילנ	6:19	8:-10
A חלק	12:13
A חלקי-	6:20
A חלקית	6:20
A חמו	1:-16	6:31	10:-13
A חשבו-	0:-10	1:-15	3:40	4:-24	5:34	6:-15	9:28	14:-16
A חשבונ	1:-11	3:19	4:-23	5:17	6:-15	9:39	14:-16
A חשבונית	3:20	5:16
A חשבש-	6:-15	9:25
A חשבשבת	6:-15	9:25
A חשמל	3:-10	5:-31	6:90	9:-19	10:-13	11:-13	14:12
A חתומ	6:-9	8:22
A חתימ-	5:25	9:-9
A חתימה	5:35	6:-21
A טיפו-	3:-9	5:-18	6:-61	9:-16	10:-12	11:-13	13:144
A טיפול	3:-9	5:-18	6:-61	9:-16	10:-12	11:-13	13:144
A טלפו-	3:-9	5:19	10:-11
A טלפונ	3:-9	5:19	10:-11
A טפחו-	6:-27	9:44	10:-9
A טפחות	6:-27	9:44	10:-9
A יומ	5:105	6:-48	9:-39	10:-33	14:22
A ימי	2:-9	5:-13	6:68	8:-12	10:-12
A ימימ	6:33	8:-17
A יקר	6:-18	9:21
A ישרא-	6:-10
A יתרה	3:11	6:-32	9:40	10:10	14:9
A יתרת	5:-13	6:26	9:11	10:-17
A כולל	1:-8	6:20
A כושר	9:13
A כי	7:26	9:-9	10:-8
A כיסו-	5:12
A כיסוי	5:12
A כל	5:-11	8:-14	14:28
A כרטי-	1:15	6:-30	9:9
A כרטיס	1:15	6:-30	9:9
A לא	4:17	5:32	6:-26	12:9	14:-26
A לאומ-	4:21	5:22	9:-16	14:-10
A לאומי	4:21	5:22	9:-16	14:-10
A לב	5:-43	6:25	9:53	10:-22
A לבקש-	5:12	14:9
A לבקשת	5:12	14:9
A לגני-	5:12
A לגניבה	5:12
A לדיי-	5:-20	9:9	10:14
A לדייר	5:-20	9:9	10:14
A לוח	3:-11	5:57	6:-33	9:-17	12:22	14:11
A לחבר	6:10
A לחוד-	1:24	5:-10
A לחודש	1:24	5:-10
A לחיו-	6:21	10:-8
A לחיוב	6:21	10:-8
A לחשב-	1:24	3:-10	5:20	6:-9	9:-9
A לחשבונ	1:24	3:-10	5:20	6:-9	9:-9
A לי	6:-14	9:10	10:10
A לידה	4:-15	5:-19	6:79	12:-16
A לישר-	5:29	6:-14	9:10	10:-8	14:-9
A לישראל	5:29	6:-14	9:10	10:-8	14:-9
A לכרט-	6:-11	9:13
A לכרטיסי	6:-11	9:13
A ללא	1:37	3:-16	5:-9	6:17	9:-9
A למקו-	3:48	5:-51	6:-17	11:-14	13:65	14:-9
A למקור	3:48	5:-51	6:-17	11:-14	13:65	14:-9
A לסופ	3:19	6:37	9:-40	10:-13
A לסיל-	3:19	6:-12
A לסילוק	3:19	6:-12
A לעבו-	6:12
A לעבודה	6:12
A לפי	3:10	5:-32	6:21	13:15
A לפני	3:-9	4:-13	9:-11	12:46
A לציי-	6:15
A לציינ	6:15
A לקבו-	6:-23	13:39
A לקבוע	6:-23	13:39
A לקוח	5:-19	6:-13	9:35
A לשלו-	5:12
A לשלול	5:12
A לשעה	6:12
A לתוש-	5:-8	6:26	9:-9
A לתושב	5:-8	6:26	9:-9
A לתקו-	3:-19	5:27	10:9
A לתקופה	3:-19	5:25	10:9
A לתשל-	1:-14	5:-64	6:40	8:27	9:-18	10:-9	11:56
A לתשלומ	1:-14	5:-58	6:21	8:28	9:-17	11:58
A מבוט-	9:16
A מבוטח	9:16
A מבצע	6:16	9:-11
A מדפ	6:-29	9:44
A מהמס-	10:10
A מהמסגרת	10:10
A מונה	9:10
A מועד	0:-9	1:14	3:24	4:113	5:-67	6:30	9:-29	10:-21	11:-12	13:-13
A מועד-	6:10
A מועדונ	6:10
A מוקד-	1:11	4:17	6:-32	12:18
A מוקדמת	1:11	4:17	6:-32	12:18
A מורש-	3:-9	5:15	6:-20	11:27
A מורשה	3:-9	5:15	6:-20	11:27
A מזה	3:25	5:-9	6:27	9:-8	12:-16
A מזרח-	5:-13	6:-12	9:44	10:-9
A מזרחי	5:-13	6:-12	9:44	10:-9
A מחיר	3:15	5:-23	6:37	10:-12
A מחלה	5:-9	8:14	9:11	14:-8
A מחלק-	9:-17	10:-12	12:28
A מחלקת	9:-17	10:-12	12:28
A מחסנ	6:31	9:-13	10:-10
A מטבע	5:-13	6:10	9:-11	10:24
A מיכל	6:26	10:-15
A מינ	6:-25	8:24	9:9
A מיני-	6:12
A מינימומ	6:12
A מיסי-	9:11
A מיסימ	9:11
A מיקה	6:8
A מכונ-	5:-35	6:74	10:-11	11:-11
A מלאה	6:20
A ממלי-	10:10
A ממליצ	10:10
A מס	3:31	4:13	6:-24	10:13
A מסגר-	1:-23	5:31
A מסגרת	1:-23	5:31
A מסמכ	5:-8	6:60	8:22	10:-13	11:-26
A מספר	1:13	6:25	10:-20
A מע"מ	1:33	3:-9	6:16	9:-18
A מצב	5:16	6:-17
A מקור	1:-8	3:21	5:8	6:-13	9:44	10:-25	12:-8
A מרשמ	3:-12	6:22	9:-10	13:20
A משכו-	6:-26	9:-9	10:42
A משכורת	6:-26	9:-9	10:42
A משפח-	6:39	13:-19
A משק	7:8
A משתמ-	6:-14	9:10	10:10
A משתמשת	6:-14	9:10	10:10
A מתאר-	6:-14	9:-16	10:43
A מתאריכ	6:-14	9:-16	10:43
A נאמנ	3:48	5:-51	6:-17	11:-14	13:65	14:-9
A נגרי-	6:47	9:-11	10:-31
A נוכח-	1:19	9:16	10:-13
A נוכחי	1:19	6:-27	9:23	10:-9
A נוכחית	6:21
A נטו	5:30	6:-46	8:25
A נטע	5:32	6:-19
A ניכו-	5:-9	6:38	9:-10
A ניכויי	6:25	8:-11
A ניצו-	6:9
A ניצול	6:9
A ניתו-	6:9
A ניתוח	6:9
A נלוו-	0:25	2:56	5:-14	8:-23	9:-16	10:-10
A נלווימ	0:25	2:56	5:-14	6:-39	10:-10
A נמסר	5:43	14:-26
A נפתח	5:-14	7:34	9:-10
A סה"כ	1:19	3:31	4:-8	6:8	9:-36	10:-27	11:51	12:-10	14:-8
A סוג	1:25	5:-11
A סיומ	4:54	5:-20	6:40	9:-24	12:-32
A סיכו-	2:44	6:-36	9:24
A סיכומ	2:44	6:-36	9:24
A סכ	1:15	5:-11	6:-17	8:-19	9:-11	14:56
A סכומ	1:35	3:31	4:-11	5:-10	6:-29
A סככה	6:31	9:-13	10:-10
A ע"י	3:15
A עבוד-	4:-11	5:-41	6:9	9:-20	10:-12	12:15	13:39	14:40
A עבודה	4:-11	9:-10	10:-12	12:18	13:40
A עד	3:38	5:-12	6:-14	9:20	10:-8	13:-8
A עו"ש	5:-22	6:8
A עובר	6:-14	10:19
A עוסק	3:-13	5:14	6:-12	11:26
A עירי-	5:-8	9:-15	10:40
A עיריית	5:-8	9:-15	10:40
A על	1:8	3:13	4:-11	5:-10	6:10
A עלול	5:12
A עמ	6:11
A עמלו-	1:35	6:-12
A עמלות	1:35	6:-12
A עמלת	4:17	6:-23	12:18
A ענפ	6:12
A עסק	1:-21	6:26
A עסקא-	5:11	6:-13
A עסקאות	5:11	6:-13
A עסקה	1:54	5:-17	6:43	9:-37	10:-24
A עסקי	5:11	6:-13
A עסקי-	3:45	9:-18	10:-8
A עסקימ	3:14	5:-9	6:25	9:-17
A ערכ	4:-10	6:-41	7:-10	8:68	9:-70	10:47	12:-9	13:-10	14:66
A פטור	6:16
A פיננ-	5:19	9:-13
A פיננסימ	5:19	9:-13
A פירו-	5:19	6:-21
A פירוט	5:20	6:-18
A פירע-	3:-12	5:20	6:21	9:-13
A פירעונ	3:-10	5:22	6:12	9:-13
A פעול-	6:23	9:-11
A פעולה	6:57	9:-47
A פרטי	0:62	2:41	3:-13	4:-9	5:-17	6:15	8:15	9:-22	10:-14	11:-40	12:9	13:-16
A פרעו-	5:44	6:-20
A פרעונ	5:44	6:-20
A פתיח-	5:-16	6:-13	7:54	10:-21
A פתיחה	9:16	10:-11
A צמוד-	4:18	5:-13	6:-10	12:11
A צמודה	4:18	5:-13	6:-10	12:11
A צנרת	6:12	10:-10
A קבוע-	4:18	5:-13	6:-10	12:11
A קבועה	4:18	5:-13	6:-10	12:11
A קבלה	0:59	3:14	5:22	6:-46	9:-11	10:-13	11:-9
A קו	5:-13	6:38
A קודמ	1:-31	5:-12	6:-19	8:-8	9:25	10:55
A קודמ-	6:50	9:-24
A קודמות	6:13
A קודמת	6:31	9:-21
A קיימ-	3:10
A קיימת	3:10
A קצבת	6:-11	9:12
A קרדי-	5:13
A קרדיט	5:13
A קריא-	6:39	9:-22	10:-9
A קריאה	6:39	9:-22	10:-9
A קרנ	6:10	9:15	12:-10
A ראשו-	10:17
A רבעו-	5:-48	6:-15	9:33	10:52	11:-8
A רוזנ-	13:12
A ריבי-	3:24	6:-28	9:11
A ריבית	3:24	6:-28	9:11
A ריכו-	6:-24	9:12	10:15
A ריכוז	6:-24	9:12	10:15
A רינת	10:-8	11:36
A רכב	4:21	6:-23
A רכיש-	1:-17	4:21	6:14
A רכישה	1:-15	6:25
A רכישת	4:21	6:-12
A רשומ-	6:35	9:-20	10:-12
A רשומה	6:35	9:-20	10:-12
A רשות	5:9	6:22	8:-11	9:-8
A ש"ח	5:-42	6:72	10:-15
A שבוע-	6:28	8:-13
A שוטפ	6:-17	9:20	10:11
A שולמ	5:15	6:20	11:-10
A שושנ-	5:-21	6:-17	9:20	10:17
A שושנה	5:-21	6:-17	9:20	10:17
A שחר	5:25	9:-14
A שחרו-	0:-14	2:118	3:-9	5:-16	6:-17	9:-14	10:-19	11:-15
A שחרור	0:-14	2:118	3:-9	5:-16	6:-17	9:-14	10:-19	11:-15
A שיחו-	6:22	9:-9
A שיחות	6:22	9:-9
A שירו-	0:24	2:54	3:-16	6:-26	10:-10
A שירותי	3:-14	5:16	6:13
A שירותימ	0:25	2:56	5:-14	6:-39	10:-10
A שכר	5:-12	8:-10	9:29
A של	5:-15	6:26
A שלומ	1:31	3:-13	9:-9
A שלומ-	5:-27	6:8	9:-24	10:8	14:42
A שלומי	5:-27	6:8	9:-24	10:8	14:42
A שלכ	6:24	9:-8
A שמ	0:34	1:-16	5:-48	6:34	10:-28	11:32
A שנתי	9:13
A שער	5:-16	6:29
A שפיצ-	4:18	6:-12	12:9
A שפיצר	4:18	6:-12	12:9
A שקל	6:14	9:15	14:-13
A שקלי	6:-10	10:9
A תארי-	0:-27	1:20	2:-17	3:-8	4:-20	5:20	6:-27	8:10	10:29	11:-14	13:43
A תאריכ	0:-27	1:20	2:-17	3:-8	4:-20	5:20	6:-27	8:10	10:29	11:-14	13:43
A תביע-	6:15	14:-12
A תוקפ	5:-48	6:55	13:23
A תחיל-	4:-11	5:-9	6:61	8:-12	9:-8	10:-24	12:15
A תחילת	4:-11	6:30	10:-11	12:18
A תלוש	6:-12	9:12
A תנאי	6:-12	9:14	10:8
A תנוע-	6:18	10:9
A תנועות	6:12	9:-10	10:14
A תעוד-	9:11
A תעודת	9:11
A תקופ-	1:-10	3:-17	5:18	6:-77	9:72	10:49
A תקופה	5:12	6:-40	9:18	10:44
A תקופת	5:-29	6:-27	9:49	10:17
A תקופתי	5:35	6:-9	10:-13
A תקפ	3:-11	6:28
A תקשו-	5:-9	6:-25	9:31	13:11
A תקשורת	5:-9	6:-25	9:31	13:11
A תשלו-	3:-26	4:21	5:-32	6:26	8:17	11:-9	12:39	14:-18
A תשלומ	3:-17	4:22	5:-30	6:16	8:20	9:18	14:-16
A תשלומימ	3:-9	6:10	9:-11	12:36
F =account	1:32	3:-31	5:16	6:-41	8:30	9:51	10:-24	12:-11	14:-10
F =account+bank	1:9	6:-19	8:35
F =account+customer	3:15	5:10	6:-18
F =account+number	3:-34	6:48
F =account+tax	3:-41	5:11	6:47
F =amount	3:25	4:-10	5:-12	6:-37	12:48
F =amount+due	3:35	6:-21
F =balance	5:-26	6:76	9:-15	10:-9	12:-9
F =balance+due	6:10
F =bank	2:-12	3:-15	4:-11	5:32	8:14	10:-25	11:46	12:-21	14:16
F =bank+closing	5:-8	6:-9	9:26
F =bank+customer	6:32	9:-25
F =bank+other	5:16	6:-9
F =bank+payment	6:8
F =by	3:-17	5:11	10:39
F =by+other	5:-12	6:-36	9:31	10:25
F =closing	3:-12	5:-17	6:35	9:9
F =closing+date	3:-9	6:21
F =closing+period	6:19	9:-13
F =closing+price	6:9
F =closing+total	6:15	9:-11
F =customer	2:-9	3:58	5:19	6:23	9:-37	10:-22	11:-12
F =customer+number	2:-9	3:13	6:22	10:-13
F =customer+tax	2:-9	3:12	6:22	10:-13
F =date	0:-16	1:21	2:45	3:12	4:-14	5:-16	6:-64	8:-21	9:-31	10:-34	11:50	12:17	13:-15	14:72
F =date+due	1:37	3:-8	5:-10	6:-10	9:23	10:-26
F =date+payment	5:54	6:-24	9:-15
F =deduction	5:-29	6:23	8:26
F =deduction+tax	6:-12	9:15
F =due	1:45	3:25	4:-16	5:-24	6:-38	9:29	10:44	11:-16	12:-33
F =due+period	1:57	3:-39	5:34	6:-29	8:-9	12:-8
F =due+total	1:23	3:9	9:-8	10:-8
F =instalment	3:28	6:-36	10:46	12:-19	14:12
F =interest	4:9	5:69	6:-47	9:-19
F =invoice	1:30	5:96	6:-47	10:-20	11:-28
F =invoice+issued	1:-10	3:29	5:-25	6:15
F =invoice+number	1:34	3:24	5:-20	6:-13	9:-11
F =invoice+period	3:9	5:-10	9:24
F =invoice+tax	1:34	3:25	5:-18	6:-16	9:-10
F =issued	1:-10	3:29	5:-18
F =monthly	4:18	5:-12	6:-37	9:10	10:-17	12:47
F =net	3:26	5:-17	8:31	9:-11	11:-11
F =number	0:-9	1:16	2:-12	4:-12	5:51	6:-35	10:-14	11:-10	12:33	13:-10	14:10
F =number+other	6:-16	8:41
F =number+pay	10:14
F =number+period	3:12	5:11	6:-9
F =number+person	8:-16	9:-10	10:11	12:34
F =number+tax	1:22	2:-10	3:-24	5:28	6:-12	8:61	9:-17	10:-23
F =other	0:56	1:15	2:-19	4:25	5:-82	6:29	8:22	9:-46	11:-12
F =other+payment	6:11
F =other+period	3:9	6:53	9:-23	10:-35
F =pay	5:61	6:-77	10:10	12:-9	14:30
F =pay+period	5:14	6:-21	9:16	14:-8
F =payment	6:51	9:-10	10:-13
F =period	1:34	3:19	5:-46	6:-41	8:-21	9:65	10:23	11:-11	12:21	14:-14
F =period+tax	3:12	5:11	6:-9
F =period+total	1:66	3:-34	5:-12	10:-8
F =person	6:-37	8:-18	9:-12	10:10	12:67
F =previous	5:-18	6:67	9:-29	10:-12
F =price	6:9	9:18	12:-9
F =statement	5:39	6:-31	9:-37	10:54
F =tax	1:22	2:-10	3:-39	5:35	6:-9	8:60	10:-25
F =total	1:23	5:-12	6:13	9:-11	10:-12
F =transfer	8:10
F account	3:12	5:-21	6:-27	9:60	10:-18
F ach	6:28	9:-27
F and	6:18	10:-10
F appl	5:-23	6:31
F apr	9:10
F atw	6:11
F au	5:53	6:-13	9:-10	10:-13
F ave	5:-29	6:-18	10:62
F az	8:-15	9:12
F balance	6:15	9:-10
F bank	6:-9	9:12
F banking	6:-10	10:14
F be	6:-30	9:28	10:10
F berlin	5:-10	6:14
F bic	5:-10	6:14
F bill	5:17	9:-9
F billing	6:8
F billpay	6:17	9:-15
F board	6:-9	9:39	10:-12	13:-9
F boulangerie	6:25	9:-20
F cap	13:13
F card	5:-8	6:-9	9:26
F case	5:28	6:-25	9:-14	10:18
F cellcom	6:18	9:-9
F certificate	5:-10	6:31	9:-12
F charges	6:-14	9:24
F check	6:-25	8:-17	9:41	10:12
F citi	6:15
F citin	6:15
F closing	3:-9	6:21
F code	8:10	9:-9
F com	5:10
F cr	6:34	9:-25	10:-8
F date	3:10	5:-12	6:23	9:-31	10:-13	14:36
F days	9:38	10:-12	13:-9
F dc	6:35	9:-28
F de	5:61	6:-15	9:-31	10:33	12:-19
F des	3:11	5:-10	6:26	10:-18
F details	5:17	9:-16
F discount	6:47	9:-41
F discover	5:-8	6:-9	9:26
F dr	5:-8	6:51	9:-16	13:-13
F du	5:63	10:-24	12:-14
F due	3:48	6:-33
F emh	9:-60	10:74
F en	1:45	5:-33	6:-9
F ending	5:-8	6:-9	9:26
F eur	1:-9	3:-13	6:41
F facture	5:-31	6:69	10:-12	11:-14
F fattura	3:-11	5:-30	6:-10	9:37	10:17
F feb	6:10
F fils	9:8
F fr	5:12
F from	3:-12	5:-9	6:-50	9:42	10:45
F fur	5:-26	6:94	8:-24	9:-26
F gas	5:23
F gb	6:-29	9:-12	10:50
F gmbh	5:138	6:-41	8:-25	9:-42	10:-11
F gwendolyn	5:-9	9:10
F hdfc	6:24	9:-17
F hdfcbank	6:-66	9:82	10:-15
F herrn	5:29
F hl	4:-28	6:36	12:11
F iban	5:-24	6:68	9:-21	10:-18
F il	5:-22	6:45	9:-15
F imps	6:15
F in	5:-12	6:-35	9:-24	10:81
F inhaler	13:10
F isarauenweg	6:18
F it	5:-8	6:-9	9:26
F jan	3:12	6:-45	9:57	10:-12
F juin	3:20	6:-14
F la	5:-23	9:14	10:28
F le	9:35	10:-15
F ls	6:-10	10:19
F ltd	6:-25	9:-20	10:45
F mar	9:9
F marie	6:15	12:-9
F may	5:43	6:-29	8:11	9:-41	10:40
F mcg	13:10
F memo	5:38	6:-33	8:-9	10:17
F meter	5:-11	9:-65	10:89
F mg	3:-9	6:17	13:11
F miete	6:17
F min	5:40	6:-12	10:-15
F mir	6:-37	9:44
F mobilfunk	6:11
F myenergy	5:10
F name	5:-9	9:10
F ne	3:22	6:-15
F neft	6:15
F net	3:29	5:-16	6:19	9:-10	11:-11
F netzen	6:11
F new	6:11
F no	5:34	6:-36	8:9	14:23
F nov	3:18	9:-13
F nr	5:-48	6:85	8:-28	9:-26	12:33
F ntsbdeb	5:-10	6:14
F number	6:-22	8:-17	9:38	10:11
F oct	5:-13	6:23
F of	3:-9	5:-28	6:29	9:69	10:-54
F on	3:-12	6:27
F oyelaran	5:-90	9:116	10:-18
F page	5:-24	6:-42	9:82	10:-10
F pay	5:-11	6:-34	10:17	14:33
F payment	5:-11	6:36	9:-18
F period	3:-10	5:12	6:-25	9:52	10:-16
F periode	5:53	6:-13	8:-8	9:-10	10:-13
F pers	8:-12	12:35
F personal	6:-19	9:21
F pge	5:10
F place	5:22	6:-15
F po	5:-8	6:30
F pos	6:37	9:-29
F pr	6:-10	10:19
F private	6:-9	9:39	10:-12	13:-9
F pune	5:10	6:11
F rbc	6:-32	9:20	10:17
F rd	5:-18	6:-10	8:51	9:-19
F ref	5:51	6:-14	8:-52	9:26	12:-10
F rewards	6:25	9:-19
F room	6:-9	9:39	10:-12	13:-9
F rue	3:12	5:-8	6:75	9:-77
F rzzgli	6:25
F sbin	6:25	9:-22
F semi	6:-9	9:39	10:-12	13:-9
F service	3:-8	6:39	9:-17	10:-10
F smart	6:25	9:-10	10:-11
F sonnenallee	5:-10	6:14
F speedport	6:17
F st	3:-15	5:-25	6:-24	8:157	9:-136	10:56
F statement	5:32	6:-39	9:-35	10:57
F summary	6:21	9:-13
F swiggy	6:-32	10:37
F tamiflu	13:14
F tarrant	5:-9	9:10
F tax	3:-15	8:8	9:12
F the	3:-12	4:32	6:22	12:-18
F to	6:17	9:-8
F total	3:47	6:-40
F tours	3:10	5:16	6:-22
F tp	6:15
F transaction	5:-11	6:-26	9:40
F tucson	8:-15	9:12
F typ	6:17
F upi	6:-47	9:41	10:9
F ventolin	13:10
F verb	6:34	9:-17	10:-12
F verbindungen	6:11
F vf	6:-33	11:49
F weld	6:-21	8:16	9:9
F www	5:11
F xxx	5:-10	6:14
F xxxx	3:-10	5:20	6:12	10:-8
F xxxxxx	5:50	6:-12	9:-17	10:-12
F ybl	6:-30	10:37
F year	6:27	9:-20
F yesb	6:-32	10:37
F your	5:-14	6:62	9:-39
F zu	6:11
F אביב	5:28	6:-10	8:-8
F אזור	5:-13	6:27
F אינטרנט	5:22	6:-35	9:11
F אישור	5:53	6:-33
F איתמר	5:12	6:18	12:-10
F אלונ	5:-22	6:-82	12:109
F אסמכתא	5:65	6:-35
F אפיק	6:-8	9:12
F אשראי	5:51	6:-17	9:-12
F בגינ	6:-17	9:16
F בחשבונ	5:51	6:-34
F ביאליק	5:-75	6:81
F ביומ	1:40	3:-12	5:40	6:-43	9:-19	10:-16	12:28
F בנק	5:46	6:-35	8:11	12:-16	14:23
F בע"מ	5:67	6:-12	12:-16
F ברוכה	6:24	10:-10
F דירה	5:-10	8:18
F דמי	5:-14	6:-40	9:24	10:39
F דק	6:114	9:-51	10:-58
F האלה	6:-15	8:16	12:15
F הבינלאומי	5:21
F הגליל	5:48	6:-18	8:-11
F הגפנ	1:9	6:-12	9:10
F הודעה	5:16	6:-10
F הורימ	6:24	10:-10
F הלוואה	1:30	3:-8	6:-33	12:21
F המטופל	5:-40	6:26	13:40
F המסגר	5:-24	6:47	8:-14
F המסימ	5:-30	6:36
F הנחה	6:24	10:-10
F הנחת	5:-15	6:-31	9:46	10:17
F העסקה	4:21	8:16	9:-8
F הפועלימ	5:16	6:-12
F התעשייה	5:-13	6:27
F ויזה	5:53	6:-33
F זהות	5:-10	6:-70	9:34	12:68
F חודשימ	6:24	9:-11
F חוזה	3:18	6:-12
F חיוב	1:-31	3:-10	5:-23	6:-20	9:48	10:49
F חיפה	5:-20	6:45
F חשבונ	1:33	3:-42	5:24	8:30	9:-12	12:-9	14:-9
F חשבונית	1:33	3:29	5:-38	9:-13
F טלפונ	6:-24	11:29
F יומ	3:39	6:-29
F יזרעאל	6:11
F ימימ	9:-10	13:23
F יפה	6:11
F יפו	6:21
F ישראל	5:-30	6:36
F כאל	5:-117	6:130
F כמוסה	13:14
F כפר	5:21	12:-14
F כצנלסונ	6:-11	9:10
F כרטיס	2:-10	5:-51	6:39	10:-11	11:57
F כרטיסי	5:38	6:-20
F כתובת	5:-14	6:29	8:17	12:-16
F לאומי	6:25	8:13	9:-11
F לבנק	6:30	9:-26
F לחו"ל	6:50	9:-25	10:-21
F לחודש	3:9	5:-34	6:52	9:-11
F לחיוב	1:23	3:-13	5:-52	9:24	10:37	11:-8
F לידה	0:-11	2:65	5:-16
F ליומ	5:-20	6:26	9:-10	13:13
F לישראל	6:-9	9:12
F לכבוד	1:9	5:70	6:-48	9:-9	10:-10
F למשפחה	6:24	10:-10
F לפי	5:-21	6:28	13:10
F לציונ	5:9	6:45	9:-53
F לקוח	3:49	5:27	6:-27	9:-11	10:-11	11:-11
F לתקופה	5:-53	6:-33	9:111
F לתשלומ	1:61	3:-10	9:-28
F מבצע	5:-12	6:-36	9:31	10:25
F מדינת	5:-30	6:36
F מודיעינ	5:41	11:-9
F מוצקינ	9:10	12:-11
F מזרחי	6:-9
F מחלקת	5:-44	6:56	9:14	10:-10
F מטבע	5:-11	9:20	10:-9
F מס	1:22	2:-10	3:-24	5:15	8:51	9:-16	10:-22
F מסגרת	5:15	9:-11
F מספר	3:19	6:-57	8:43	9:-20	12:30
F מערכות	5:-67	6:77
F מרכז	5:13	6:-14	9:11
F משלמ	2:-9	6:63	9:-26	10:-11
F מתאריכ	9:14
F נופ	5:32	8:-11
F נחל	6:19	8:15	11:-9
F נטו	6:-20	8:32
F ניכויימ	5:-29	6:35	8:28	9:-17
F ניר	6:11
F סבא	5:21	6:-14
F סה"כ	1:23	3:-39	6:40	10:-8
F סוג	5:-42	6:-22	12:-8	13:82
F סיבימ	5:-18	6:-36	9:38	10:29
F סכומ	3:9	5:-9	6:-17	12:24
F סניפ	6:26	8:16	9:-9	12:-22	14:21
F ע"י	5:69	6:-52
F עבודה	2:-10	5:-94	6:55	10:-20	11:56	12:43
F עד	3:-14	5:29	6:-9
F על	3:41	6:-28
F עמ	5:-8	6:23
F עסקימ	5:8	6:-13	9:11
F פריימ	4:98	6:-94	12:12
F צורכ	13:10
F קבוע	6:23
F קוד	6:-33	12:35
F קומה	5:-23	6:44
F קרית	5:-31	6:35	9:9	12:-12
F ראשונ	5:9	6:45	9:-53
F רח	5:-36	6:52
F ריבית	4:9	5:69	6:-63
F ריכוז	6:13
F רימונ	9:-36	10:37
F רמת	1:9	5:-48	6:45
F רשות	5:-30	6:31
F ש"ח	3:45	6:-82	9:15	10:-8	12:34
F שאיפות	13:10
F שד	6:67	9:-55
F שוהמ	6:-9	9:13
F שיחות	6:114	9:-51	10:-58
F שימוש	6:-17	9:16
F שיק	5:-13	6:17	8:24
F שכונה	6:17	12:-14
F שכר	5:15
F שלישי	3:-8	6:13	9:13
F שמ	5:-38	6:-26	12:61	13:39
F שנימ	4:-24	6:18	12:14
F שנתית	4:9	6:-21	9:36
F שפעת	6:-12	10:18
F תאריכ	0:-13	1:-11	2:52	3:-15	5:-87	6:8	8:-12	9:-23	10:20	11:60	13:-8	14:40
F תומר	6:8
F תיק	5:-29	6:35	8:29	9:-17
F תל	5:24	8:-9
F תלוש	5:-33	6:40
F תנועות	5:23	6:-26
F תקופה	3:74	5:-21	6:10	9:-46	10:-13
F תקופת	1:-10	5:-38	6:-46	9:14	10:56	12:39
F תשלומ	5:18	9:8
F תשתית	6:-20	9:17
L -ading	3:-16	5:-11	9:20	10:24
L -ances	6:13
L -ander	5:-8	9:11	10:11
L -arged	2:50	6:-20	9:-13	10:-13
L -arges	9:-23	10:32
L -ation	3:-21	5:-23	6:50	9:8	10:-30	11:21	14:14
L -avaux	3:-8	5:-10	6:-15	10:30	11:13
L -bited	6:8
L -ceipt	5:28	6:-20
L -cepte	5:-19	6:34
L -chase	5:24
L -chuld	6:22	10:-9
L -count	3:12	5:12	6:13	7:12	9:-27
L -ction	1:19	3:-24	5:-29	6:59	9:-12	10:51	12:-64
L -ctive	6:17	9:-11
L -cture	3:-15	5:28	6:16	9:-10	10:-12
L -datum	1:-12	3:83	4:-9	5:111	6:-28	8:-23	9:-59	10:-64	11:39	12:-13
L -duled	3:13	4:32	5:-14	6:19	9:-15	10:-17
L -eance	3:17	4:20	12:-20
L -eborg	8:-10	9:11
L -efits	6:24
L -eginn	4:-15	6:17	9:-8	12:27
L -eived	3:-13	5:-11	6:67	14:-21
L -eleve	3:32	6:-16
L -ement	1:-11	3:-16	4:-31	5:15	6:-46	7:-8	8:24	10:16	11:59	12:32	13:-10	14:-12
L -ening	4:-10	5:-11	10:32	12:-9
L -erest	6:11	9:22	10:-15
L -erior	6:-18	9:-10	10:33
L -ermin	6:16	10:-10
L -ernet	6:-31	8:22	10:25
L -esday	6:-18	8:13	9:-10	14:36
L -ftrag	5:-15	6:25
L -fzeit	6:37	9:-15	10:-11
L -gular	6:-34	8:18	9:19	10:9
L -haine	5:-17	6:21
L -hases	6:15
L -hlbar	3:11
L -hltag	6:-14	8:23
L -hlung	3:-21	4:-23	5:-14	8:33	12:45
L -hnung	1:-10	5:88	8:-21	9:-26
L -hrung	5:-17	6:-32	9:61	10:-8
L -icher	6:42	9:-12	10:-19
L -idend	10:9
L -iness	5:11	6:-26	9:26
L -ining	5:-12	6:20	8:-25	12:22
L -inted	5:27
L -ipend	6:-31	8:22	10:25
L -ision	6:25
L -istet	6:22	9:-10	10:-10
L -isung	6:-10	8:14
L -iteur	6:14	9:-10
L -itten	5:-16	6:50
L -ivity	5:-20	10:30
L -kfurt	6:15	9:-9
L -lable	3:11	6:-24	9:20
L -lance	4:-8	6:15	10:13
L -leves	10:10
L -llate	8:21	9:-21
L -lling	5:44	6:-13	9:11	10:-16	12:-9
L -llung	3:-10	5:-69	6:17	9:-25	10:-26	11:127
L -lment	3:34	6:-13	12:-13
L -loyee	6:-16	8:-12	9:40
L -ments	3:-10	9:-11	10:18
L -mmary	5:13	6:18	9:-26
L -nance	6:26	9:-15
L -nking	6:10	9:-9
L -nning	9:-13	10:22
L -ntant	3:14	6:12	9:-16
L -oking	10:-10	14:25
L -ompte	5:-10	6:27	8:-11
L -osing	3:-13	4:-13	6:38
L -otics	6:16	8:9	9:-22
L -ounts	3:17	5:-19	9:14
L -posit	5:-16	6:15	8:11
L -preis	5:-14	6:-36	9:30	10:31
L -qu'au	3:19	9:-10
L -rated	5:19	6:35	9:-21	10:-20
L -rawal	6:13
L -reise	3:-15	6:21	9:23	10:-14	11:-10
L -riode	6:-11	10:27
L -riodo	5:-12	6:-14	10:26
L -rival	5:-15	6:30	10:31	11:-9
L -rmacy	10:13
L -rmoen	6:9
L -rough	3:13	5:-11	9:26	10:-29
L -roved	9:8
L -rture	3:-9	5:42	9:19	10:-23
L -rvice	3:-9	5:-21	6:-22	9:-14	10:16	11:-13	12:28	13:54
L -saldo	6:23	9:-10
L -shima	8:-10	9:11
L -stand	5:9	6:14
L -stens	3:9
L -tellt	6:11
L -tende	4:36	5:-9	12:-13
L -tered	5:36	6:-20
L -tgage	3:-8	12:18
L -tions	5:-12	6:25
L -topay	3:-9	6:21
L -trait	5:14
L -trato	4:27	9:-16
L -traum	3:-15	5:-50	6:-50	9:45	10:104	11:-12
L -trieb	9:21	10:-19
L -tritt	5:-14	6:18	8:-17	9:-14	12:42
L -tween	9:-10	10:26	11:-10
L -uding	4:21	6:-31	12:27
L -uncil	6:-13	10:21
L -urity	4:45	6:-20	12:-20
L -uszug	6:-10	10:23
L -vious	6:51	9:-18	10:-30
L -voice	5:23	6:-9
L -wards	6:25	9:-19
L -yable	5:-10	9:22	10:8
L -yment	3:14	5:-16	6:16	8:13	9:-15	10:-11
L -yslip	5:-11	6:-18	9:45
L -zione	3:-11	5:-22	6:11	9:-18	10:44
L -בונית	5:47	6:-29	11:17
L -דלנדר	6:-11	9:10
L -ודכנו	6:38	9:-20
L -וצאות	3:-9	6:15	10:9
L -חרונה	6:15
L -טרפות	1:-18	6:22
L -יובימ	1:26	6:-20
L -יטלית	5:36	6:-21
L -ינסקי	6:51	12:-41
L -לוואה	6:-8	12:22
L -לומימ	3:-13	5:-10	6:35
L -נטרנט	9:13
L -ראכרט	1:-17	6:29
L -רטיסכ	1:26	6:-20
L -תיימה	5:-20	9:48
L =account	1:50	5:37	6:-28	7:46	9:-47	11:-8	12:-8	14:-9
L =account+balance	5:12	6:10	9:-9	10:-9
L =account+bank	3:19	6:-14
L =account+date	1:52	3:-14	7:11	10:-10
L =account+deduction	1:13	3:14	6:-19
L =account+other	6:17
L =account+period	5:-10	10:11
L =account+statement	5:-12
L =account+transfer	5:14
L =all account	5:16	6:-23	7:38	9:-16
L =all account+balance	6:19
L =all account+bank+deduction	1:13	3:14	6:-19
L =all account+date	1:54	3:-10	5:10	6:-27	7:11
L =all account+period	10:14
L =all amount+date	3:23	5:-9
L =all amount+due	1:19
L =all balance	3:-11	4:-16	5:37	6:40	8:-16	9:-25	10:17
L =all balance+bank+opening	6:-9	10:15
L =all balance+closing	5:-18	6:9	9:50	10:-25
L =all balance+closing+date	6:13
L =all balance+date	5:16	6:-23	10:19
L =all balance+date+opening	6:16	10:-13
L =all balance+due	1:-8	6:21
L =all balance+final	6:-22	9:27
L =all balance+opening	5:-14	6:9	9:-40	10:58
L =all balance+previous	5:-17	6:25	9:-22	10:15
L =all bank	1:28	3:8	5:-12	8:30	9:-35	10:25	11:-14
L =all bank+by+other	6:16
L =all bank+due	6:13
L =all by	1:-10	6:42	8:13	9:31	10:-50	11:21	12:-16	14:-12
L =all by+date	3:-13	4:26	5:-23	6:31	9:49	10:-9	11:-14	12:-12	13:-11
L =all by+date+payment	3:23	4:24	6:-31
L =all by+deduction+excl+payment	3:-9	6:12
L =all by+due	3:70	5:-14	6:-19	9:-18
L =all by+due+total	1:-26	3:14	6:17
L =all by+other	3:-11	6:34	9:-9
L =all by+pay	3:28	9:-12
L =all by+payment	3:-29	6:32
L =all by+transfer	6:11
L =all closing	3:-11	4:75	5:-21	6:-10	8:-11	10:-9	12:-10
L =all closing+date	3:-12	4:8	6:30	9:26	10:-23
L =all closing+date+final+payment	3:21	6:-10
L =all closing+date+left	5:-9	9:-12	10:35
L =all closing+date+period+total	6:-13	9:26	10:-13
L =all closing+period	9:27	10:-16
L =all current	9:17	10:-14
L =all customer+date	5:-8	6:23	9:-8
L =all date	1:35	2:52	3:-55	4:-45	5:16	6:52	7:-12	9:-81	10:-20	12:67	13:10	14:-22
L =all date+due	1:78	3:35	4:-14	5:-37	6:10	9:-9	10:-17	11:9	12:-25	14:-11
L =all date+due+final	4:19
L =all date+due+net	6:-19	8:23	12:18
L =all date+due+payment	3:35	6:-11
L =all date+due+total	3:-11	4:-13	6:34
L =all date+invoice	0:39	2:-15	3:-11	5:50	6:-22	9:-10	10:-10	11:15	14:-15
L =all date+issued	1:-28	3:29	5:74	6:-8	8:-25	9:-19	10:-20	11:-9	12:-10	13:20	14:10
L =all date+left	5:-18	7:56	9:-10	10:-15
L =all date+opening	5:-12	7:31	9:-12	10:-21	12:31
L =all date+order	5:15	14:23
L =all date+other	3:-19	4:17	5:9	6:-24	8:10	12:23	13:8
L =all date+paid	6:-22	8:10	14:22
L =all date+pay	6:-10	8:50	9:-19
L =all date+payment	3:9	4:-17	5:-16	6:-14	8:48	11:-15	12:8	14:26
L =all date+period	6:10	8:-23	11:-13	13:52
L =all date+price	5:-15	9:-11	10:9	14:35
L =all date+statement	5:65	6:-48	9:21	10:17	12:-21
L =all date+transfer	6:19	8:18	14:-15
L =all deduction	5:-10	6:26
L =all deduction+number+tax	5:25	6:-13
L =all due	1:47	3:71	4:-53	5:-45	9:-47	10:21	11:23	12:11
L =all due+invoice	3:-10	5:50	6:-16	10:-15
L =all due+payment	3:-25	4:-9	6:40
L =all due+period	6:-13	9:9	10:18
L =all due+previous	1:-17	4:64	6:-37
L =all due+total	1:46	5:-9	6:-41
L =all incl	4:20	5:-10	6:11	8:8	9:-15	10:-22	12:24
L =all instalment+other	6:10
L =all interest	6:-11	9:14
L =all invoice	6:35	9:-8
L =all invoice+issued	5:14	6:-9
L =all invoice+previous	5:-18	10:24
L =all issued	1:39	3:-19	5:66	6:53	8:-17	9:-48	10:-39	12:-10
L =all issued+statement	5:48	6:-36
L =all monthly	5:-9	6:-42	9:-19	10:74
L =all opening	5:-16	8:-15	9:42	10:-13	12:31
L =all opening+period	9:-14	10:22
L =all order	5:15	6:17	10:-8	11:-9
L =all other	5:37	6:13	8:-18	9:18	10:-22
L =all other+paid	6:13	8:-10
L =all other+period	9:-17	10:26
L =all paid	3:18	5:-27	6:26	8:43	9:-24	10:-16
L =all pay	3:22	6:-25	8:-12	9:37
L =all pay+period	6:-20	8:14	9:-20	10:43
L =all payment	3:21	5:-22	6:27	8:50	9:-28	10:-21	12:-10
L =all period	1:-15	3:-28	4:40	5:-43	6:-39	8:-12	9:77	10:49	11:-9
L =all period+statement	5:16	6:-13
L =all period+tax	5:-14	6:35	9:-10
L =all previous	5:-20	6:93	9:-38	10:-18
L =all price	6:-15	8:-21	9:-28	10:34	14:44
L =all statement	6:18	9:-26	10:25
L =all tax	5:32	6:-21	9:-11	10:10
L =all total	3:16
L =all transfer	3:-8	5:-19	8:46	9:-21	10:-12	14:25
L =amount	1:17	3:36	5:-21	6:16	9:-21	10:-9
L =amount+by	3:22	6:-17
L =amount+date	3:22	5:-10
L =amount+due	1:20
L =amount+other	6:23	9:-15
L =amount+pay	3:13	6:-10
L =balance	1:-20	4:-27	5:17	6:25	7:-9	8:-20	9:11	10:51	12:-15
L =balance+bank	6:-15	10:15
L =balance+closing	5:-24	9:49	10:-28	14:14
L =balance+date	5:9	9:-8	14:14
L =balance+due	1:-9	5:17
L =balance+final	6:-22	9:27
L =balance+invoice	6:10
L =balance+opening	5:-15	6:16	9:-46	10:60
L =balance+previous	5:15	9:-27	14:15
L =balance+total	5:25	6:-11
L =bank	1:25	3:20	4:-9	5:-30	8:60	9:-51	10:27	11:-14	14:-9
L =bank+by	8:9
L =bank+date	6:-17	8:21
L =bank+deduction	1:13	3:14	6:-19
L =bank+due	6:13
L =bank+opening	6:-9	10:15
L =bank+other	5:-12	6:35	9:-9
L =bank+transfer	6:11
L =by	0:-8	1:-63	2:-8	3:121	4:60	5:-84	6:66	7:-9	8:22	9:67	10:-80	12:-38	13:-19	14:-23
L =by+date	1:-10	3:16	4:57	5:-26	6:-13	9:42	10:-10	11:-16	12:-14	13:-11
L =by+deduction	3:-10	6:22
L =by+due	1:-33	3:108	4:9	5:-16	6:-46
L =by+excl	3:-9	6:12
L =by+left	3:29	6:-15
L =by+number	5:-12	6:21
L =by+other	1:-9	5:-15	6:33	8:24	9:-17
L =by+pay	3:41	6:-15	9:-13
L =by+payment	4:32
L =by+tax	5:-12	6:21
L =by+total	1:-26	3:16	6:18
L =by+transfer	6:-15	8:18
L =closing	1:-15	3:-36	4:126	5:-50	6:-24	7:-9	8:-12	9:98	10:-30	12:-34
L =closing+date	1:-10	4:27	6:-38	9:28	10:26	12:-20
L =closing+due	3:-21	4:25
L =closing+final	3:11	4:27	6:-25
L =closing+instalment	3:-8	4:33	6:-10
L =closing+left	5:-9	9:-12	10:35
L =closing+payment	3:12	4:9	6:-11
L =closing+period	9:40	10:-34
L =closing+statement	5:17	9:-15
L =closing+total	3:-9	4:29	9:12	10:-16	12:-9
L =current	5:-29	6:11	9:49	10:-17
L =customer	3:-28	6:17	9:26
L =customer+date	5:-8	6:23	9:-8
L =customer+other	3:-11	6:28
L =date	1:68	3:-8	4:-13	5:21	6:-52	7:46	8:82	9:-127	10:-86	11:-14	13:32	14:44
L =date+due	1:67	3:56	5:-49	8:13	9:-16	10:-21	12:-28	14:-14
L =date+final	3:18	4:15	6:-15
L =date+instalment	3:-9	4:12	6:18	12:-13
L =date+interest	6:11
L =date+invoice	0:38	2:-15	3:-13	5:58	6:-18	9:-12	10:-15	11:14	14:-15
L =date+issued	1:-29	3:27	5:29	6:48	8:-26	9:-20	10:-24	11:-9	12:-10	13:20	14:10
L =date+left	5:-27	6:-11	7:53	9:-22	10:20
L =date+net	6:-23	8:30	12:18
L =date+number	5:-11	11:41	13:-14
L =date+opening	3:-11	4:-12	5:-22	6:13	7:29	8:-19	10:20	12:19
L =date+order	5:15	14:23
L =date+other	3:-19	4:17	5:9	6:-24	8:10	12:23	13:8
L =date+paid	6:-22	8:10	14:22
L =date+pay	6:-10	8:50	9:-19
L =date+payment	1:-11	3:83	5:-28	6:-64	8:40	9:-11	10:-10	11:-18	14:39
L =date+period	6:-12	8:-29	9:21	11:-13	13:52
L =date+previous	14:15
L =date+price	5:-15	9:-11	10:9	14:35
L =date+statement	5:36	10:15	12:-21
L =date+total	3:-20	4:18	5:-10	6:17	9:24	10:-14	12:-14
L =date+transfer	6:19	8:18	14:-15
L =deduction	1:9	6:19	9:-12
L =deduction+excl	3:-9	6:12
L =deduction+number	5:19
L =deduction+payment	3:-9	6:12
L =deduction+tax	5:19
L =due	0:-15	1:109	2:-13	3:183	4:19	5:-118	7:-12	8:9	9:-76	10:-25	12:-16	13:-16	14:-25
L =due+final	3:-19	4:54	6:-8	12:-18
L =due+invoice	3:-10	5:44	6:-14	10:-8
L =due+net	4:-23	6:-27	8:23	12:45
L =due+other	9:16
L =due+payment	6:27	12:-10
L =due+period	6:-15	10:26
L =due+previous	1:-19	4:64	5:19	6:-49
L =due+statement	3:-19	5:-39	6:26	9:45	10:-11
L =due+total	1:18	5:14	6:-17	12:-10
L =excl	3:17
L =excl+payment	3:-9	6:12
L =final	4:67	6:-54	9:24	12:-21
L =final+payment	3:12	4:9	6:-11
L =incl	3:53	4:19	5:-12	6:-43	9:-25	10:-24	12:24	14:15
L =instalment	3:17	4:17	6:31	9:-10	12:-26
L =instalment+other	6:10
L =interest	4:-11	6:22	9:34	10:-16	12:-9
L =interest+other	6:-27	9:36
L =interest+paid	6:24	9:-14
L =invoice	0:37	2:-16	3:-36	5:80	6:21	8:-9	9:-40	13:-8	14:-17
L =invoice+issued	5:21	6:-10
L =invoice+period	5:-11	10:22
L =invoice+previous	5:-29	6:20	10:19
L =invoice+tax	5:13	6:-8
L =issued	5:183	6:40	8:-43	9:-73	10:-65	11:-21	12:-21	13:17
L =issued+statement	5:23
L =left	3:26	5:-35	7:51	9:-25
L =left+opening	6:18	10:-12
L =monthly	5:-9	6:-28	9:-22	10:66
L =net	3:27	4:-23	5:-19	6:-28	8:24	12:43
L =number	3:43	5:19	9:-17	10:-21	11:23	13:-15
L =number+other	5:-8	6:12
L =number+tax	5:18
L =opening	1:-9	3:-22	4:-20	5:-59	6:35	7:25	8:-37	9:-18	10:89	11:-11	12:45
L =opening+period	6:-13	8:-15	9:-14	10:45
L =order	3:-11	5:17	6:53	10:-16	11:-36	14:23
L =other	1:-21	3:-12	5:12	6:60	10:-22	11:-12	12:13
L =other+paid	8:15	9:-11
L =other+payment	3:12	6:-9
L =other+period	9:-18	10:26
L =other+statement	5:19	6:-22	9:21	10:-13
L =other+tax	5:-12	6:19
L =paid	1:-9	5:-31	6:35	8:68	9:-41	10:-23	14:20
L =pay	3:56	5:-35	6:-33	8:32	9:14	10:19	12:-16
L =pay+period	8:13	9:-32	10:31
L =pay+total	6:9
L =payment	1:-16	3:53	5:-55	6:47	8:95	9:-58	10:-47	11:-20	12:-18	14:35
L =period	1:-27	2:-9	3:-41	4:25	5:-74	6:-16	7:-9	8:-35	9:39	10:163	11:-27	12:-16	13:46	14:-12
L =period+statement	5:11
L =period+tax	5:-14	6:35	9:-10
L =period+total	9:12	10:-15
L =person	6:-16	8:-12	9:40
L =previous	1:-22	3:-29	4:61	5:-36	6:98	9:-72	12:-9	14:14
L =price	3:-10	5:-13	8:-24	9:-65	10:57	14:78
L =price+total	6:11
L =statement	1:-14	3:-33	5:70	6:26	8:-12	9:17	10:12	12:-25	14:-11
L =tax	5:33	6:29	9:-41
L =total	1:14	3:32	4:12	5:-12	6:36	9:-23	10:-24	12:-20
L =transfer	1:-16	4:-11	5:-15	6:27	8:77	9:-32	10:-19
L ab	6:34	9:-13	10:-13
L abon-	3:-17	6:-43	9:37	10:32
L abre-	1:-8	3:-13	5:66	6:-19	8:-15	10:14	12:-8
L abrechnung	5:-32	6:59	9:-18
L abrechnung_vom	5:-19	10:18
L abrechnungsdatum	5:14	6:-22	9:30	10:-9
L abrechnungszeitraum	9:-28	10:43
L abreise	5:24	6:-24	9:36	10:-17
L abzu-	3:-9	6:14
L abzug	3:-9	6:12
L abzug_bei	3:-9	6:12
L acce-	5:-23	6:46
L accepte	5:-19	6:34
L accepte_le	5:-19	6:34
L acco-	3:29	5:42	6:-40	7:10	9:-21	14:11
L account	3:13	5:64	6:-42	7:12	9:-27
L account_on	1:10	3:-10	6:21
L accounts	3:17	5:-19	9:14
L accounts_payable	5:-10	6:-11	9:22	10:8
L accr-	6:17	9:-8
L acom-	5:-10	6:27	8:-11
L acompte	5:-10	6:27	8:-11
L acompte_verse	6:13	8:-10
L acti-	5:-20	10:30
L activity	5:-20	10:30
L actu-	6:-38	9:55	10:-10
L adj	6:50	9:-15	10:-29
L admi-	0:175	2:-27	3:-12	5:-63	8:-11	9:-17	10:-16	11:-12
L adva-	4:-17	12:33
L advances	6:13
L afte-	3:18	5:-18	6:32	10:-19
L after	3:18	5:-18	6:32	10:-19
L agre-	9:-9	12:28
L agreement	12:28
L al	5:38	6:17	9:-18	10:-27
L alter_kontostand	6:16	10:-13
L alter_saldo	6:-9	10:15
L am	1:-9	3:39	4:-9	5:-11	9:-11	12:14
L amou-	1:18
L amount	1:18
L amount_due	1:-8	3:16
L anci-	6:-17	10:25
L ancien	6:-17	10:25
L ancien_solde	6:-17	10:25
L and	3:-11	4:20	5:-17	9:24	10:-24	11:-11	12:26
L and_including	4:21	6:-31	12:27
L anre-	5:-17	6:45	9:-13
L anreise	5:-17	6:45	9:-13
L ante-	5:-14	9:-10	10:32
L anterior	6:-18	9:-10	10:33
L anza-	5:-8	6:14
L anzahlung	5:-8	6:14
L appl-	3:-30	6:20	14:18
L apply	3:-14	6:21
L appr-	9:8
L approved	9:8
L apr	6:18	10:-10
L arbe-	6:-12	9:10	10:13
L arbeitspreis	6:-12	9:10	10:13
L are	6:28	9:-9
L arou-	3:24	9:-11
L around	3:24	9:-11
L arri-	0:-9	2:-9	3:-11	5:-78	6:-9	9:-24	10:173	11:-18
L arrival	5:-15	6:30	10:31	11:-9
L as	3:-47	4:-12	6:54	9:50	12:-15
L as_at	5:-12	9:23
L as_of	3:-23	5:17	6:-11	9:29
L as_on	6:36	10:-9	12:-11
L at	3:-12	5:26	6:14	9:12	10:-16
L atm	5:-14	6:31	9:-9
L atte-	3:-21	11:26
L attn	5:-10	6:-11	9:22	10:8
L attn_accounts	5:-10	6:-11	9:22	10:8
L au	3:28	5:-37	6:-8	8:-12	9:77	10:-17
L auft-	5:-15	6:24
L auftrag	5:-15	6:24
L auftrag_vom	5:-15	6:24
L aure-	5:20	6:-12
L ausz-	3:-12	4:-22	6:-19	8:23	12:45
L auszahlung	3:-12	4:-22	6:-19	8:23	12:45
L auto	3:30	9:-18	10:-9
L auto-	3:-9	6:36	9:-12
L autopay	3:-9	6:21
L autopay_is	3:-9	6:21
L avai-	3:11	6:-24	9:20
L available	3:11	6:-24	9:20
L avan-	3:8	6:-32	9:33
L avant	3:8	6:-32	9:33
L avant_le	3:8	6:-32	9:33
L bala-	4:-8	6:15	10:13
L balance	4:-8	6:15	10:13
L balance_as	5:-17	6:-11	9:21	10:23
L balance_at	5:-43	6:57	9:-9
L balance_on	3:12	5:61	6:-47	9:-11
L banc-	3:9
L bank	3:17	5:-13	6:-19	9:-9	10:15
L bank-	6:10	9:-9
L bank_account	3:19	6:-14
L banking	6:10	9:-9
L be	3:10	5:-14	9:16
L be_mesh	6:-13	9:12
L befo-	6:21
L before	6:21
L begi-	9:-13	10:22
L beginning	9:-13	10:22
L beginning_balance	10:10
L bei	3:-9	8:9
L bei_zahlung	3:-9	6:12
L bene-	6:25
L benefits	6:24
L best-	3:-8	5:-36	6:70	11:-9
L bestelldatum	5:-19	6:38
L betr-	3:30	5:-9	6:-13
L betrag	3:30	5:-9	6:-13
L betw-	9:-10	10:26	11:-10
L between	9:-10	10:26	11:-10
L bill	5:23	6:-15	9:-18	10:24
L bill-	3:-11	5:37	6:-8	9:-9	10:20	12:-9
L bill_date	5:39	6:-15
L billing	5:44	6:-13	9:11	10:-16	12:-9
L billing_period	6:-9	9:32	12:-9
L billing_summary	5:17
L birt-	5:-26	6:42
L birth	5:-26	6:42
L bis	4:-13	5:-22	6:55	9:28	10:-24	12:-8
L bonu-	6:-10	9:12
L bonus	6:-10	9:12
L book-	3:-25	5:-13	6:39	11:-11	14:25
L booking	6:-20	14:25
L broc-	6:10
L buch-	1:14	5:-14	6:34	11:-12
L buchen	1:15	3:20	6:-24
L buchen_wir	1:15	3:20	6:-24
L busi-	5:11	6:-26	9:26
L business	5:11	6:-26	9:26
L by	3:95	5:-25	9:-27	10:-10	14:-9
L cale-	6:-17	9:13
L call-	5:-23	6:30	8:-38	10:44
L callum	5:-19	6:-23	8:-38	9:35	10:59
L card	3:36	5:-25	6:-18	9:-13	10:44
L cash	6:19
L cash_advances	6:13
L chan-	6:14
L change	6:8
L char-	5:9	9:-31	10:32
L charges	9:-23	10:32
L chec-	6:-26	8:38	10:10
L check	6:-26	8:38	10:10
L check_card	10:11
L check_date	6:-20	8:38
L clie-	5:13
L client	5:13
L clos-	1:-10	3:-24	4:19	5:80	6:-34	9:10	10:11	11:-13	12:-9
L close	5:-10	6:-27	9:16	10:35
L close_date	5:-9	9:-12	10:35
L close_of	6:-23	9:28
L closing	3:-13	4:-13	6:38
L closing_balance	6:33	9:-17
L closing_date	3:-13	4:-9	5:12	9:23
L code	5:-16	6:35	9:-11
L coll-	1:26	3:24	6:-26	9:-10
L com	6:22
L comm-	4:-14	5:-14	6:32	10:-14	11:-21	12:43
L comp-	5:-27	6:14	9:-28	10:-24	11:71
L cone-	6:11
L coned	6:11
L coned_com	6:11
L cons-	9:13	10:12
L consommation	6:-18	9:22
L consommation_du	6:-18	9:22
L cont-	4:34	5:-8	6:14	9:-25
L contrato	4:27	9:-16
L coun-	6:-13	10:21
L council	6:-13	10:21
L council_tax	6:-13	10:21
L cred-	3:-21	5:-13	6:-23	8:44	9:18
L credit	3:-20	5:-11	8:24	9:30	10:-13
L crediteur	6:-11	10:21
L crediteur_au	6:-11	10:21
L dank-	6:17	9:-9
L danke	6:17	9:-9
L date	0:16	1:-57	2:11	3:13	5:19	7:19	8:11	9:-38	10:-39	11:-12	12:11	13:18	14:32
L date-	4:-10	6:33	9:-16	12:-8	14:16
L date_de	4:-14	5:9	6:-24	8:11	11:26	12:35
L date_due	3:19
L date_of	3:22	5:-24	8:-25	9:-11	10:-17	11:20	12:31	13:40
L dated	4:-10	5:10	6:14	12:-8	14:16
L datu-	3:-8	5:75	6:-18	8:17	9:-10	10:-14	12:-20
L datum	3:-8	5:75	6:-18	8:17	9:-10	10:-14	12:-20
L day	8:20
L days	3:23	5:16	6:-19	10:-12
L de	1:47	5:-36	6:28	7:-9	10:-56	11:18	12:30	13:-9	14:-13
L de_consommation	6:-18	9:22
L de_contrato	4:27	9:-16
L de_facture	5:10
L de_paiement	3:26	6:-10
L debi-	3:37	5:-10	6:78	9:-23	10:-27	14:-33
L debit	3:33	5:-10	6:45	9:-18	14:-30
L debit_visa	10:11
L debited	6:8
L dedu-	1:13	3:14	6:-19
L del	3:-16	5:23	6:36	8:-11	9:-40	10:30	11:-8
L den	3:13	5:36	6:-16	9:-15
L depa-	3:-13	5:49	6:-31	9:89	10:-61	11:-12
L depart	6:-25	9:70	10:-37
L departure	3:-9	5:42	9:19	10:-23
L depo-	5:-16	6:-23	8:57	10:-12
L deposit	5:-16	6:15	8:11
L depu-	3:-9	5:-20	6:56	9:-14	10:-9
L depuis	3:-9	5:-20	6:56	9:-14	10:-9
L depuis_le	3:-9	5:-20	6:56	9:-14	10:-9
L der	3:24	5:53	6:-20	9:-18	10:-11	12:-9
L der_mindestlaufzeit	6:16
L des	5:-9	6:-16	11:30
L des_frais	10:10
L die	3:31	5:-11	6:-25	10:12
L diff	6:-22	9:22
L digi-	6:16	9:-12
L dire-	3:44	6:-13	8:9	10:-11
L direct	3:44	6:-13	8:9	10:-11
L direct_debit	3:51	6:-25	9:-13
L disc-	0:-42	2:172	3:-17	5:-20	6:-36	9:-11	10:-15	11:-17
L disp-	12:20
L divi-	10:9
L dividend	10:9
L dividend_period	10:9
L dr	5:19	10:-17
L druc-	5:26	6:22	8:-16	9:-13
L druckdatum	5:26	6:22	8:-16	9:-13
L dt	3:-10	5:22	6:19	9:-10	10:-10
L du	1:-18	3:-53	5:27	6:40	8:-13	9:-29	10:38	11:30
L due	1:-26	3:134	4:12	5:-28	6:-61	8:-11	9:11	10:-15	11:-13	12:12
L due_after	1:-8	6:11
L due_by	6:-21	9:26
L due_date	1:-11	3:98	4:-10	5:-12	6:-22	12:-22
L due_on	3:33	6:-63	12:42
L duri-	9:-11	10:19
L during	9:-11	10:19
L eche-	3:17	4:20	12:-20
L echeance	3:17	4:20	12:-20
L edit-	5:20	6:-10
L edite	5:29	6:-20
L edite_le	5:29	6:-20
L effe-	6:22	9:-13
L effective	6:17	9:-11
L eint-	5:-14	6:18	8:-17	9:-14	12:42
L eintritt	5:-14	6:18	8:-17	9:-14	12:42
L elec-	3:-17	5:-15	9:-47	10:99
L emis-	5:24	6:-20
L empl-	6:-16	8:-12	9:40
L employee	6:-16	8:-12	9:40
L en	1:57	5:-48	9:12	10:-14	12:31
L end	3:-9	4:29	9:12	10:-16	12:-9
L end_date	4:19	6:-27	9:25	10:-13
L ende	4:19	6:10	9:-12
L ende_der	6:19	9:-9
L endi-	8:-13	9:51	10:-33
L ending	8:-13	9:51	10:-33
L ending_balance	6:12	10:-12
L ends	3:-12	5:-10	6:53	9:-12	10:-9
L ends_on	3:-11	6:43	10:-9
L enga-	5:-19	6:11	8:-31	9:-19	12:72
L ente-	5:36	6:-20
L entered	5:36	6:-20
L entg-	6:12
L entr-	5:-17	6:52	8:-18	9:-26	10:-15	12:56	14:-25
L entree	5:-13	6:29	8:-12	9:-14	12:22
L erst-	3:-42	5:84	6:14	9:-29	10:-18
L erstellt	6:11
L erstellt_am	6:11
L et	6:8
L eur	5:51	6:-25	10:-18
L ev	5:-11	6:22
L expi-	3:59	4:20	5:-36	6:16	9:-24	10:-12	12:-11
L expiry	3:61	4:21	5:-34	9:-11	10:-8	12:-11
L expl-	6:24
L explanation	6:24
L explanation_of	6:24
L fact-	3:-15	5:30	6:11	9:-38	10:21
L facture	3:-15	5:28	6:16	9:-10	10:-12
L facture_du	3:-10	5:45	6:-9	10:-16
L facture_vers	5:-8	6:11
L fall-	3:-12	6:20
L fech-	1:53	5:25	6:-34	9:-9	10:-11
L fecha	1:53	5:25	6:-34	9:-9	10:-11
L fee	5:-13	6:26	9:-22	10:10
L fees	6:23	9:-9
L fibr-	6:25	9:-10
L fibre	6:25	9:-10
L fin	4:27	6:9	9:-19
L fin_de	4:27	9:-16
L fina-	3:10	4:26	6:-33	9:11
L final	3:11	4:27	6:-25
L firs-	3:35	4:-19	5:15	6:-28	10:-13	12:23
L first	3:35	4:-19	5:15	6:-28	10:-13	12:23
L first abrechnung	5:-23	6:60	9:-12	10:-15
L first abrechnungsdatum	5:14	6:-22	9:30	10:-9
L first abrechnungszeitraum	9:-28	10:43
L first abreise	6:-23	9:60	10:-16
L first accepte	5:-16	6:26
L first account	10:-8
L first acompte	5:-10	6:27	8:-11
L first al	5:43	6:34	9:-25	10:-43
L first amount	1:-8	3:19
L first ancien	6:-17	10:25
L first anreise	5:-14	6:-80	9:-11	10:119
L first approved	9:11
L first apr	6:18	10:-10
L first arbeitspreis	6:-12	9:10	10:13
L first arrival	5:-15	6:30	10:31	11:-9
L first as	5:-28	6:19	9:32	10:-10
L first at	9:12
L first atm	5:-14	6:31	9:-9
L first attn	5:-10	6:-11	9:22	10:8
L first au	3:-20	5:-27	6:22	8:-10	9:94	10:-40
L first auftrag	5:-15	6:24
L first auto	3:30	9:-18	10:-9
L first autopay	3:-9	6:21
L first available	6:-19	9:27
L first balance	5:-12	6:-23	9:16	10:35
L first beginning	10:10
L first bestelldatum	5:-19	6:38
L first bill	5:42	6:-17	9:-14
L first billing	5:34	6:-11	9:16	10:-13	12:-9
L first bis	3:21	5:-12	6:-52	9:77	10:-21
L first booking	6:-20	14:25
L first buchen	1:15	3:18	6:-23
L first by	6:26	9:-14
L first cash	6:13
L first check	6:-20	8:38
L first closing	6:32	10:-23
L first council	6:-12	10:18
L first credit	3:-16	5:17	6:-21	9:33
L first date	0:-17	1:-20	2:-19	3:11	4:-23	5:57	6:-67	8:26	9:-41	10:-62	11:44	12:14	13:57	14:44
L first dated	4:-10	5:20	6:8
L first datum	5:69	6:-21	8:18	9:-10	10:-12	12:-19
L first days	3:23	5:20	6:-28	10:-12
L first de	5:-13	6:44	9:-12
L first debit	3:-17	6:31	10:-11	14:12
L first del	3:-12	6:38	8:-10	9:-28	10:24
L first den	3:22	6:-19
L first depart	6:-25	9:70	10:-37
L first departure	3:-9	5:42	9:19	10:-23
L first deposit	5:-8	8:15
L first direct	3:39	8:13	9:-18	10:-8
L first dr	5:19	10:-17
L first druckdatum	5:26	6:22	8:-16	9:-13
L first dt	3:-10	5:22	6:19	9:-10	10:-10
L first du	3:-40	6:38	9:-14	10:14	11:26
L first due	1:-11	3:76	4:-8	5:-17	6:-29	9:-11	10:-9	12:27
L first echeance	3:33	6:-21
L first edite	5:29	6:-20
L first effective	14:8
L first eintritt	5:-14	6:18	8:-17	9:-14	12:42
L first ende	6:21	9:-10
L first ending	6:12	10:-12
L first entered	5:36	6:-20
L first entree	5:-13	6:29	8:-12	9:-14	12:22
L first erstellt	6:11
L first ev	5:-11	6:22
L first expiry	3:61	4:21	5:-34	9:-11	10:-8	12:-11
L first facture	5:34	6:-10	10:-13
L first fecha	1:53	5:25	6:-34	9:-9	10:-11
L first federal	9:-30	10:32
L first fee	9:-13	10:11
L first fin	4:27	6:9	9:-19
L first final	3:11	4:27	6:-25
L first first	3:37	4:-14	6:-20	12:13
L first for	4:26	6:-12	9:-24	10:31	11:-10
L first frais	6:18
L first from	9:-18	10:33
L first fur	5:111	6:-77	8:-19	9:-15	10:12
L first gas	5:-9	6:-29	10:54
L first geburtsdatum	5:-9	6:28
L first generated	5:19	6:22	9:-18	10:-20
L first grundpreis	6:-24	9:19	10:18
L first heures	6:-10	9:-24	10:40
L first hire	6:44	8:-22
L first if	3:10	6:10
L first ihr	9:-33	10:40
L first ihre	5:-24	6:19	10:19
L first ingeborg	8:-10	9:11
L first interest	6:36	9:-14	10:-9
L first internet	6:-31	8:22	10:25
L first invoice	5:21
L first is	3:27	6:-17
L first issue	5:26	6:-9	8:-10
L first issued	5:32	9:-15	10:-13
L first jan	6:-35	9:53
L first kontoauszug	6:-10	10:23
L first kontostand	5:16	6:-23	10:19
L first last	3:-17	5:-11	6:46
L first le	1:77	3:-12	6:-66	10:13
L first leistungszeitraum	5:-17	6:-16	9:11	10:42
L first less	5:12
L first lieferdatum	5:-21	6:-19	11:60
L first memo	6:-44	8:-9	9:68
L first mois	6:10	9:46	10:-51
L first monat	6:18
L first montant	3:11	6:14	9:-16
L first mr	6:-36	8:65	9:-14
L first new	5:-18	9:16
L first next	3:57	5:-47	6:39	9:-19	10:-17
L first ohne	3:-9	6:12
L first on	1:20	3:20	6:-46	8:-31	9:52	10:22	12:-19
L first open	5:-27	6:-11	7:53	9:-22	10:20
L first opening	4:-10	5:-11	6:14	9:9	10:17	12:-9
L first order	5:22	6:-11
L first paid	6:-12	8:35
L first paiement	6:-14	8:29
L first pay	5:-8	6:-27	8:64	9:-26	10:9
L first payment	3:21	6:17	8:18	9:-11	10:-8	12:-11
L first payments	6:20	9:-8
L first payslip	5:-11	6:-18	9:45
L first period	6:-16	8:-11	9:47
L first periode	10:20
L first periodo	5:-12	6:-14	10:26
L first please	3:40	6:-18	9:-11
L first pos	10:11
L first previous	6:34	9:-14	10:-11
L first printed	5:29	6:-15
L first prochaine	5:-8	6:11
L first pto	9:11
L first purchases	6:15
L first receipt	5:28	6:-20
L first received	3:-14	5:-10	6:39
L first rechnungsdatum	3:-10	5:63	6:-24	9:-21	10:-9	11:12
L first reglee	3:15	6:-11
L first regular	6:-34	8:18	9:19	10:9
L first renee	5:-8	6:-9	9:12	10:11
L first restschuld	6:22	10:-9
L first rewards	6:25	9:-19
L first rewe	6:16	9:-9
L first salary	6:36	8:-12	10:-17
L first saldo	5:-8	6:-13	9:17
L first seats	5:-17	6:31	9:-8
L first service	5:-10	10:32
L first smart	9:46	10:-28
L first soins	6:11
L first solde	5:-11	6:12	10:8
L first start	5:-14	6:35	10:-9
L first statement	5:41	6:-61	9:30	10:30	12:-16
L first summary	5:-21	6:46	10:-10
L first tax	5:34	9:-19	10:-11
L first tessellate	8:21	9:-21
L first this	5:-12	6:-27	10:50
L first through	5:-10	6:-30	9:72	10:-27
L first to	3:-19	4:60	5:28	6:-43	8:-13	9:83	10:-33	12:-38
L first total	3:29	5:-12	9:-12
L first tours	5:14	6:16	9:-16
L first transaction	5:-21	6:-11	9:-11	10:48
L first tue	9:32	10:-11
L first uberweisung	6:-10	8:14
L first upi	6:25	9:-9	10:-15
L first value	5:-15	6:18	8:-14	9:-11	10:9	14:24
L first valuta	6:-9	8:-12	14:40
L first vom	5:30	6:32	10:-22	11:-12
L first we	1:27	3:-26	6:8
L first wert	8:-21	10:-18	14:45
L first wertstellung	6:27	9:-13
L first will	3:-25	6:38
L first year	6:27	8:-21
L first your	5:37	6:-45	10:15
L first zeitraum	6:-10	9:11	10:13
L first אישור	5:31	6:-21
L first אספקה	5:-8	6:-59	9:-9	11:92
L first אשראי	3:-9	5:25
L first בוצעה	5:44	6:-20
L first ביומ	1:27	3:46	5:-39	6:-36	8:18	12:16
L first ביט	5:40
L first בתאריכ	1:40	6:-21
L first בתוקפ	6:26
L first דמי	6:-13	9:12
L first האישור	10:19
L first הודעות	6:11	8:-8
L first הודפס	3:-11	5:62	8:-21	9:-27	10:-23	11:-9	12:-9	13:50
L first הופק	1:-11	6:58	8:-11	9:-14	10:-11
L first החיוב	3:72	5:-15	6:-13	9:-9	12:-8
L first החשבונ	5:-14	6:-19	7:24	10:17
L first הלוואה	5:15
L first המחאה	5:-10	6:30
L first הנ"ל	6:-29	13:40
L first הנחה	6:10
L first העברה	5:-8	6:30
L first הפקה	5:54	6:-44
L first התקבל	0:44	3:-9	9:-12
L first התשלומ	3:39	6:-18
L first ועד	5:-32	6:-30	9:94	10:-19
L first זיכוי	6:-40	8:30	14:27
L first חודשימ	3:-14	6:29
L first חיוב	1:-12	6:49	10:-22
L first חשבונ	3:-11	5:19	6:-10	9:-8	10:12
L first יומ	3:-18	4:-13	5:-21	6:41	8:31	9:-25	10:-12	11:-17	12:37	13:-9	14:19
L first יח	6:20
L first ימי	5:42	6:-30
L first ימימ	6:22
L first יש	6:8	8:-8
L first ישראכרט	1:-17	6:29
L first יתרה	3:8	5:-47	9:27	14:15
L first יתרת	1:-9	5:-16	6:46
L first כניסתכ	6:15
L first להלנ	10:10
L first לידה	6:40	13:-9
L first ליומ	5:-13	6:51	9:-12	10:-15
L first לפרעונ	3:37	4:20	6:-41	8:23	12:-13
L first לתקופה	6:-9	9:-31	10:49
L first לתשלומ	1:30	3:29	5:-9	6:-18	9:-11
L first מגדיל	6:-13	9:12
L first מועד	1:18	3:58	4:46	5:-59	6:-32	7:26	8:-16	9:-23	10:-24	11:46	14:-19
L first מחזיק	3:-12	6:22
L first מיומ	1:-9	3:-9	5:10	6:-17	9:-10	10:45	11:-13	12:27
L first מסגרת	5:15
L first מסלול	6:-14	9:12
L first מסמכ	5:-30	6:37
L first מצב	5:-10	6:35	9:-13
L first מתאריכ	2:-9	5:-13	9:-11	10:66	13:-8
L first נגריית	6:-9	9:13
L first נחתמ	5:81	6:-44	9:-10
L first ניכוי	5:18
L first ניתנ	5:53	6:-10	12:-11
L first נכונ	6:31	9:-13
L first נערכ	5:37	6:-21
L first סה"כ	1:17	4:-13	5:16
L first סיומ	4:31	9:-11
L first עד	3:-75	4:29	6:-45	8:-20	9:163	10:-19	12:-12	13:-11
L first ערכ	1:37	3:20	5:-26	6:-34	8:44	9:-24	10:-22	14:25
L first פירוט	1:8
L first פרידלנדר	6:-11	9:10
L first קריאה	6:-39	9:31	10:25
L first קריאת	9:19
L first ריבית	4:-10	5:16	6:-19	9:17	10:10
L first שולמ	3:-10	5:-16	6:25	8:35	9:-14	10:-9
L first שיק	3:-8	5:-12	6:30
L first תאריכ	0:19	2:20	3:-33	4:-14	5:44	6:-27	8:-17	9:-50	12:-11	13:49	14:18
L first תומ	4:26	12:-16
L first תוקפ	5:-16	6:62	9:-20	10:-11
L first תחילת	6:10	8:-14	9:-15	10:-10	12:43
L first תקופה	6:-26	9:14	10:22
L first תקופת	1:-11	3:-17	5:-8	6:-9	9:10	10:59
L first תקפה	6:13
L first תשלומ	3:27	5:-11	8:9	12:-8
L first תשלומימ	3:-13	5:-10	6:35
L for	3:23	4:14	5:-30	6:21	9:-60	10:65	11:-12
L for_payment	3:22	6:-10
L for_the	6:31	9:-9	10:-13
L frai-	6:13	10:9
L frais	6:13	10:9
L frais_preleves	10:10
L fran-	6:26	9:-10
L frankfurt	6:15	9:-9
L frankfurt_de	6:15	9:-9
L fri	5:19	6:-26	8:9	9:-11	10:35
L frie-	6:8
L from	1:9	3:-9	9:-49	10:74
L from_your	1:12
L fruh-	3:9
L fruhestens	3:9
L fruhestens_am	3:9
L fry	8:-10	9:11
L full	6:15
L fur	5:104	6:-52	8:-19	9:-28	10:8
L gard-	5:37	10:-25
L gardermoen	6:9
L gas	5:-9	6:-29	10:54
L gebu-	3:-10	4:-13	5:-12	6:65	9:-9	12:-9
L geburtsdatum	5:-9	6:28
L gene-	5:19	6:35	9:-21	10:-20
L generated	5:19	6:35	9:-21	10:-20
L generated_on	5:19	6:22	9:-18	10:-20
L gesa-	6:29	9:-10
L gmbh	6:18	9:-9
L grun-	5:-10	8:-16	9:18	10:17
L grundpreis	6:-24	9:19	10:18
L heur-	6:-10	9:-24	10:40
L heures	6:-10	9:-24	10:40
L hire	6:44	8:-22
L hire_date	6:44	8:-22
L if	6:24	9:-9
L ihr	9:-33	10:40
L ihre	5:-26	6:41	9:-18	10:19
L in	5:-38	6:68	9:-13	14:16
L inc	6:16	8:9	9:-22
L incl-	3:-22	4:21	12:27
L including	4:21	6:-31	12:27
L info-	3:-15	5:25	6:-12
L information	3:-15	5:25	6:-12
L inge-	8:-10	9:11
L ingeborg	8:-10	9:11
L ingeborg_nakashima	8:-10	9:11
L inkl	6:10	9:20	10:-22
L inst-	3:33	6:-10	12:-13
L instalment	3:34	6:-14	12:-13
L inte-	6:-20	8:21	9:17	10:10
L interest	6:11	9:22	10:-15
L internet	6:-31	8:22	10:25
L internet_stipend	6:-31	8:22	10:25
L invo-	3:72	5:-28	6:-12	9:-9
L invoice	5:23	6:-9
L invoice_date	5:15
L is	3:9	4:11	5:-9	6:30	9:-14	10:-14
L is_due	4:11
L is_received	3:-8	6:9
L is_scheduled	3:22	10:-12
L issu-	3:37	5:16	6:-13	8:-11	9:-18	10:-20	13:26
L issue	3:40	5:12	6:-14	8:-10
L issue_date	5:31	6:-9	8:-10
L issued	9:-16	10:-15	13:33
L issued_on	6:12	9:-14
L jan	6:-35	9:53
L join-	5:-12	6:20	8:-25	12:22
L joining	5:-12	6:20	8:-25	12:22
L jusq-	3:19	9:-10
L jusqu'au	3:19	9:-10
L kont-	5:-14	6:-37	9:49	10:20
L kontoauszug	6:-10	10:23
L kontoauszug_vom	6:-10	10:23
L kontofuhrung	5:-17	6:-32	9:61	10:-8
L kontostand	5:10
L kontostand_am	5:16	6:-23	10:19
L kontostand_vom	6:29	10:-14
L kund-	6:20	10:-10
L kundigungstermin	6:16	10:-10
L last	3:-17	5:-24	6:25	10:30
L last ab	6:34	9:-13	10:-13
L last abrechnungsdatum	5:14	6:-22	9:30	10:-9
L last abrechnungszeitraum	9:-28	10:43
L last abreise	5:24	6:-24	9:36	10:-17
L last account	5:29	6:-23
L last activity	5:-20	10:30
L last advances	6:13
L last after	3:19	5:-38	6:37
L last agreement	5:12	6:-16	12:15
L last al	5:38	6:17	9:-18	10:-27
L last am	1:-9	3:39	4:-9	5:-11	9:-11	12:14
L last anreise	5:-17	6:45	9:-13
L last apr	6:18	10:-10
L last arbeitspreis	6:-12	9:10	10:13
L last around	3:24	9:-11
L last arrival	6:-22	10:40
L last at	3:-8	5:27	6:17	10:-14
L last au	3:-28	5:-36	6:29	8:-10	9:87	10:-15
L last balance	6:-14	9:13	10:9
L last before	6:21
L last beginning	10:12
L last bestelldatum	5:-19	6:38
L last between	9:-10	10:26	11:-10
L last bill	5:-18	10:22
L last birth	5:-26	6:42
L last bis	4:-13	5:-21	6:45	9:35	10:-24	12:-8
L last by	3:113	5:-16	6:-50	8:-13	9:-8
L last card	3:45	6:-10	9:-10
L last charges	9:-23	10:31
L last code	5:-16	6:35	9:-11
L last date	0:30	1:-40	2:25	3:-31	4:21	5:69	6:-64	7:17	8:54	10:16	11:-67	12:-28	13:-42	14:43
L last dated	4:-10	5:11	6:12	12:-8	14:16
L last datum	5:79	6:-15	9:-9	10:-13	12:-16
L last day	8:20
L last de	5:-16	6:48	9:54	10:-75
L last del	3:-16	6:44	8:-10	9:-36	10:36
L last depart	6:-25	9:70	10:-37
L last departure	9:43	10:-22
L last deposit	5:-11	6:11	9:10
L last diff	6:-22	9:22
L last dr	5:19	10:-17
L last druckdatum	5:26	6:22	8:-16	9:-13
L last dt	3:-10	5:22	6:19	9:-10	10:-10
L last du	1:-18	3:-50	5:28	6:31	8:-13	9:-29	10:39	11:33
L last due	3:16	4:13	5:-12	6:25	9:-10	11:-10
L last during	9:-11	10:19
L last echeance	3:17	4:20	12:-20
L last effective	6:23	9:-11
L last eintritt	5:-14	6:18	8:-17	9:-14	12:42
L last ending	9:28	10:-19
L last entree	5:-13	6:29	8:-12	9:-14	12:22
L last ev	5:-11	6:22
L last facture	5:10
L last for	3:21	5:10	6:-16	9:-14
L last fri	5:19	6:-26	8:9	9:-11	10:35
L last from	5:-15	9:-45	10:78
L last fry	8:-10	9:11
L last gas	10:9
L last geburtsdatum	5:-9	6:28
L last gmbh	6:16
L last grundpreis	6:-26	10:37
L last inc	6:16	8:9	9:-22
L last including	4:21	6:-31	12:27
L last instalment	3:28	6:-10	12:-13
L last issue	3:43	5:-18
L last issued	6:-10	10:-11	13:33
L last jan	6:-35	9:53
L last jusqu'au	3:19	9:-10
L last kontofuhrung	5:-17	6:-32	9:61	10:-8
L last laufzeitende	4:36	5:-9	12:-13
L last le	1:59	3:21	4:-11	5:24	6:15	8:13	9:-42	10:-48	11:-23	12:13
L last leistungszeitraum	5:-17	6:-16	9:11	10:42
L last lieferdatum	3:-12	5:-29	6:-21	11:78
L last ltd	8:8
L last mesh	6:-13	9:12
L last mindestlaufzeit	6:18	9:-9
L last month	4:27	5:-14
L last of	3:-23	5:113	6:-15	9:-30	10:-23
L last on	1:17	3:23	4:-18	5:-29	6:13	8:34	9:-19	10:-10	11:18	14:-15
L last ostrander	5:-8	6:-9	9:12	10:11
L last paid	6:13	9:-14	14:22
L last paiement	3:26	6:-10
L last payable	5:-10	9:22	10:8
L last payment	4:-9	6:18
L last payments	6:21	9:-10
L last per	8:21
L last period	4:-8	6:-15	8:12	10:37	12:-14
L last periode	10:12
L last printed	5:43	6:-31
L last pto	9:11
L last reading	6:-32	9:27	10:26
L last real	6:-71	9:44	10:36
L last received	3:-15	5:-10	6:58	14:-18
L last rechnungsdatum	3:-10	5:63	6:-24	9:-21	10:-9	11:12
L last salary	9:-14	10:22
L last since	6:26	9:-12
L last smart	9:36	10:-29
L last start	5:-15	6:25	9:-8
L last statement	5:36	6:18	9:-12	10:-31
L last stipend	6:-31	8:22	10:25
L last through	3:14	5:-11	9:27	10:-29
L last to	3:-22	4:24	5:15	6:13	8:-13	9:77	10:-43	12:-22
L last tue	9:32	10:-11
L last tuesday	8:13
L last until	6:15
L last valuta	8:-13	14:39
L last vertragsbeginn	6:21
L last vom	1:-15	3:-13	5:22	6:40	9:-34	11:22
L last wert	6:13	8:-21	10:-21	14:44
L last wertstellung	6:27	9:-13
L last withdrawal	6:13
L last year	5:-13	6:24
L last zahltag	6:-14	8:23
L last zeitraum	6:-11	9:10	10:16
L last zum	1:26	3:-12	5:-9	6:-9	8:24	9:-10
L last אחרונ	1:-27	4:48
L last אספקה	5:-42	6:38	10:-9	11:38
L last ארצי	6:-14	9:12
L last אשראי	3:-9	5:25
L last ביומ	1:20	3:17	4:-24	5:16	6:-35	8:27	9:30	10:-21	12:-13
L last ביט	5:40
L last ביצוע	5:29	6:-29	9:46	10:-21
L last ביקור	5:-40	6:-15	13:79
L last במקור	5:19
L last בנקאית	6:26
L last בע"מ	3:-11	5:69	6:-21	9:25	10:-23	11:-19
L last בתאריכ	1:55	3:-15	6:-15	7:21	8:12	9:-13	10:-18
L last בתקופה	6:-33	9:-22	10:69
L last דיגיטלית	5:14
L last האחרונה	6:15
L last הבא	1:-12	3:78	5:-21	9:-12	10:-9	12:-8
L last הגעה	5:-40	6:-28	9:-11	10:97
L last הדוח	5:43	6:-21	12:-11
L last הדפ	5:40	6:-30
L last הדפסה	5:34	6:19	8:-23	9:-11	10:-17	13:31
L last ההודעה	5:21
L last ההלוואה	5:-12	6:-11	12:26
L last הודפס	3:-8	5:48	8:-17	9:-25	10:-22	13:51
L last הופק	5:75	6:-32	9:-17	10:-10
L last הזמנה	5:41	6:-14
L last החיוב	1:74	3:-22	5:-48	9:13
L last החל	5:-14	6:18	9:36	10:-8
L last החשבונ	5:27	6:-21	7:34	9:8	10:-22
L last החשבונית	5:19	6:-9
L last הלוואה	5:14
L last המחאה	5:-10	6:30
L last הפקה	5:11	6:40	8:-10	9:-10	10:-12	14:17
L last התקבל	0:44	3:-9	9:-12
L last ונעמה	6:-11	9:10
L last ועודכנו	6:38	9:-20
L last חיוב	1:63	3:-21	5:-23	6:9	12:-10
L last חשבונית	5:9	6:-10	11:20
L last טלפונ	6:-14	9:9
L last יומ	4:29	5:-24	6:-19	9:58	12:-12	13:-14
L last יח	6:20
L last ימימ	6:14
L last ישראכרט	1:-22	6:31
L last יתרה	6:19	9:9	10:-18
L last לחיוב	1:21	6:8	14:-8
L last לידה	2:-16	5:-28	6:110	12:-15	13:-12
L last ליומ	1:26	4:-19	5:-12	6:39	9:39	10:-35	12:-16
L last לתאריכ	1:15	3:48	5:12	6:-30	10:-27
L last לתקופה	5:-13	6:-17	9:-19	10:60
L last לתשלומ	1:28	6:-19
L last מבצע	6:22
L last מונה	6:-19	9:29
L last מיומ	1:-15	3:-29	5:-33	6:56	8:-17	9:-20	10:80	11:-17	12:22
L last משוער	5:-11	6:-15	11:26	12:11
L last מתאריכ	2:-9	5:-13	6:-9	9:-12	10:73	13:-8
L last נוכחית	9:17	10:-14
L last נכונ	1:-9	5:40	6:-20	10:-9
L last סופי	3:-9	4:41	12:-17
L last עבודה	4:21	6:15	8:-11	9:-12	10:-8	12:11
L last עד	1:-19	3:-25	4:12	6:88	8:23	9:-35	10:-26
L last עזיבה	6:-32	9:69	10:-17
L last ערכ	1:-11	3:66	5:-60	6:-25	8:43	9:-18	10:-14	11:-14	12:-10	13:-19	14:81
L last פירעונ	1:-12	3:33	5:-9
L last פתיחה	7:33	10:-13
L last קבלה	0:47	2:-13	5:-25	6:15	14:-13
L last קודמ	1:-19	6:16	14:15
L last קודמת	9:-10	10:26
L last קריאה	10:9
L last קרנ	5:18	6:14	11:-9
L last ראשונ	4:-17	5:-14	6:49	12:9
L last שולמ	6:9	8:19
L last שיק	3:-8	5:-12	6:35
L last שלישי	1:10	6:-10
L last תאריכ	1:-10	2:-8	5:120	6:-75	9:35	10:-18	11:-11	12:-13	13:25	14:-16
L last תקופה	4:25	6:-28	9:13	10:16	12:-17
L last תשלומ	3:11	5:-12	6:-53	8:54	11:-15	14:36
L late-	3:61	5:-30	6:-15
L lauf-	4:21	5:-10	6:-8	12:14
L laufzeitende	4:36	5:-9	12:-13
L le	1:59	3:21	4:-11	5:24	6:15	8:13	9:-42	10:-48	11:-23	12:13
L leis-	3:-10	5:-26	6:-19	9:10	10:41	11:11
L leistungszeitraum	5:-17	6:-16	9:11	10:42
L less	5:12
L letz-	5:-17	6:36
L letzte	5:-16	6:32
L lief-	3:-14	5:-33	6:-52	11:119
L lieferdatum	3:-12	5:-29	6:-21	11:78
L loan	3:-23	4:-11	5:25	9:-15	12:22
L ltd	6:13	8:8	10:-10
L mage-	6:17	9:-8
L matu-	4:45	6:-20	12:-20
L maturity	4:45	6:-20	12:-20
L may	3:-12	6:25
L memo	6:-44	8:-9	9:68
L mesh	6:-13	9:12
L mess-	9:22	10:-20
L mete-	3:-10	6:50	9:-22	10:-10
L meter	3:-10	6:50	9:-22	10:-10
L meter_reading	3:-10	6:50	9:-22	10:-10
L mind-	6:21	9:-10
L mindestlaufzeit	6:18	9:-9
L mobi-	6:56	9:-32	10:-15
L mois	6:10	9:46	10:-51
L mona-	6:42	9:-12	10:-19
L monat	6:33	9:-9	10:-15
L mont-	4:25	5:-22	6:13	8:10	10:-10
L montant	3:14	6:12	9:-16
L month	4:27	5:-14
L mort-	3:-8	12:18
L mortgage	3:-8	12:18
L mr	5:-28	6:-83	8:64	9:95	10:-17	11:-10
L mr_callum	6:43	8:-25
L nach-	3:49	9:-10	10:-17
L naka-	8:-10	9:11
L nakashima	8:-10	9:11
L nakashima_fry	8:-10	9:11
L net	3:31	6:-24
L nett-	3:9	5:-12	6:20
L netto	3:9	5:-12	6:20
L neue-	6:16
L neuer	6:16
L neuer_kontostand	6:13
L new	6:-8	9:21
L new_balance	9:23
L next	3:28	5:-48	6:98	9:-25	10:-35
L next_closing	3:-10	5:-17	6:50	9:-15
L next_meter	3:-10	6:50	9:-22	10:-10
L next_statement	3:-16	5:-18	6:32	9:22	10:-18
L nl	6:27	8:-10
L no	3:54	6:-13	9:-9	10:-14	11:-13
L none	1:-60	2:-49	3:-13	4:-13	5:11	6:14	7:-45	8:54	9:99	10:-19	11:-14	12:-26	13:59
L not	5:11
L noti-	9:28	10:-13
L notice	9:28	10:-13
L nwos-	5:-17	6:-49	8:41	9:43	10:-13
L nwosu	5:-17	6:-49	8:41	9:43	10:-13
L of	1:-10	3:-12	4:-11	5:48	6:19	7:-8	8:-28	10:-42	11:13	12:25	13:37	14:-12
L of_account	6:11
L of_benefits	6:24
L of_birth	5:-26	6:42
L of_business	6:-23	9:28
L of_issue	3:43	5:-19
L of_statement	5:15
L offe-	6:34	9:-16
L offer	6:34	9:-16
L offr-	6:37	9:-20
L offre	6:37	9:-20
L ohne	3:-9	6:12
L ohne_abzug	3:-9	6:12
L on	1:33	3:34	4:-34	5:-33	6:26	7:-8	9:-22	10:-23	11:14	12:44	14:-19
L on_or	1:18	3:14	5:-14	6:9	9:-12	10:-9
L one	6:11
L open	5:-29	7:52	9:-23	10:19
L open-	4:-11	5:-12	7:13	10:29	12:-10
L open_date	5:-18	7:56	9:-10	10:-15
L open_to	5:-9	9:-12	10:35
L opening	4:-10	5:-11	10:32	12:-9
L opening_balance	6:15
L or	1:18	3:38	5:-15	9:-30	10:-11
L or_after	1:21	3:20	6:-34
L or_around	3:24	9:-11
L orde-	5:62	6:-27	10:-11
L order	5:22	6:-11
L oslo	6:9
L oslo_gardermoen	6:9
L ostr-	5:-8	6:-9	9:12	10:11
L ostrander	5:-8	6:-9	9:12	10:11
L paid	8:33	9:-23	10:-12	14:21
L paie-	3:20	6:-30	8:36
L paiement	3:20	6:-30	8:36
L paiement_le	6:-29	8:36
L par	5:-13	6:34	9:-10
L part-	3:23	5:-10	6:-45	9:67	10:-17	11:-10
L partir	3:28	6:-13
L partir_du	3:28	6:-13
L pay	3:62	5:-14	6:-43	8:37	12:-9
L pay_by	3:39	6:-18	9:-12
L pay_date	8:30	9:-11
L pay_day	8:20
L pay_period	6:-14	8:14	10:18
L paya-	5:-10	9:22	10:8
L payable	5:-10	9:22	10:8
L paym-	3:18	5:-14	6:20	8:13	9:-24	10:-15	12:10
L payment	3:25	5:-13	8:13	9:-14	10:-10	12:10	14:8
L payment_date	3:-11	6:-13	8:19	12:21
L payment_due	3:25	4:11	6:-10	12:-8
L payments	6:25	9:-11
L pays-	5:-11	6:-21	9:39
L payslip	5:-11	6:-18	9:45
L pemb-	6:74	8:-66	10:9
L per	3:-24	6:31	8:21
L peri-	3:-11	4:-14	5:-23	6:-51	9:25	10:116	12:-18
L period	4:-14	6:-26	9:25	10:62	12:-16
L period_beginning	10:12
L period_end	9:12	10:-15
L period_ending	9:28	10:-19
L period_from	10:13
L period_start	6:-10	8:-14	9:-8	10:33
L periode	6:-11	10:27
L periode_du	10:13
L periodo	5:-12	6:-14	10:26
L periodo_de	6:-8	9:47	10:-37
L phar-	10:13
L pharmacy	10:13
L phon-	3:-16	6:47	10:-27
L phone	3:-16	6:47	10:-27
L plan	5:-12	6:29
L plea-	3:40	6:-18	9:-11
L please	3:40	6:-18	9:-11
L please_pay	3:24	6:-9	9:-10
L pos	10:11
L pos_debit	10:11
L pour	5:-21	6:26
L prec-	5:-18	6:17	9:-9	10:23
L prel-	3:45	8:-16	9:-14
L preleve	3:32	6:-16
L preleve_partir	3:28	6:-13
L preleves	10:10
L preleves_du	10:10
L prem-	3:-16	4:-46	6:24	7:64	12:-17
L prev-	6:51	9:-18	10:-30
L previous	6:51	9:-18	10:-30
L previous_reading	6:26	9:-13	10:-10
L prin-	5:64	6:-18	12:-9
L printed	5:27
L printed_on	5:-17	6:23
L prio-	5:11	6:32	9:-12	10:-29
L proc-	3:-8	5:-72	6:71	9:-21	10:39
L prochaine	5:-17	6:21
L prochaine_facture	5:-17	6:21
L pto	9:11
L purc-	5:22	6:10	10:-10
L purchase	5:24
L purchases	6:15
L rate	6:10
L rate-	3:-8	6:23
L rates	3:-8	6:23
L read-	3:-22	5:-46	6:-22	9:58	10:46
L reading	3:-16	5:-11	9:20	10:24
L real	6:-71	9:44	10:36
L rece-	5:16	6:43	14:-21
L receipt	5:28	6:-20
L received	3:-13	5:-11	6:67	14:-21
L received_after	3:-8	6:9
L rech-	3:-15	5:34	6:-20	9:37	10:-29	11:11
L rechnung	5:-11	6:19
L rechnung_vom	6:9
L rechnungsdatum	3:-10	5:63	6:-24	9:-21	10:-9	11:12
L reco-	5:-29	6:45	10:10
L recu	5:-13	6:24
L recu_le	5:-13	6:24
L refe-	6:13
L refi-	6:26	9:-15
L refinance	6:26	9:-15
L regl-	3:41	6:-33
L reglee	3:15	6:-11
L reglee_le	3:15	6:-11
L regu-	6:-34	8:18	9:19	10:9
L regular	6:-34	8:18	9:19	10:9
L regular_salary	6:-33	8:18	9:-12	10:39
L rele-	5:-37	6:37	9:17	10:-11
L releve	5:-37	6:37	9:17	10:-11
L reli-	6:11
L remi-	3:11	6:17
L remise	6:16
L remise_par	6:12
L rene-	5:-8	9:12	10:11
L renee	5:-8	6:-9	9:12	10:11
L renee_ostrander	5:-8	6:-9	9:12	10:11
L requ-	5:-24	6:71	9:-10	14:-29
L resi-	9:17	10:-9
L rest-	6:22	10:-9
L restschuld	6:22	10:-9
L restschuld_per	6:22	10:-9
L retr-	6:41	8:-20	9:-12
L rewa-	6:32	9:-23
L rewards	6:25	9:-19
L rewards_as	6:25	9:-19
L rewe	6:16	9:-9
L robo-	6:16	8:9	9:-22
L robotics	6:16	8:9	9:-22
L robotics_inc	6:16	8:9	9:-22
L room	6:-11	10:20
L sagt	6:17	9:-9
L sagt_danke	6:17	9:-9
L sala-	9:-15	10:21
L salary	9:-14	10:22
L sald-	5:-10	8:-19	9:17	10:20
L saldo	5:-9	6:-28	9:18	10:22
L saldo_per	6:-15	10:15
L sche-	3:13	4:32	5:-14	6:19	9:-15	10:-17
L scheduled	3:13	4:32	5:-14	6:19	9:-15	10:-17
L scheduled_for	3:22	10:-12
L seat-	5:-17	6:31	9:-8
L seats	5:-17	6:31	9:-8
L seats_after	5:-17	6:31	9:-8
L sera	3:17	5:-15	6:19
L serv-	3:-9	5:-21	6:-20	9:-18	10:23	11:-13	12:27	13:51
L service	3:-9	5:-21	6:-22	9:-14	10:16	11:-13	12:28	13:54
L service_date	5:-9	9:22
L sett-	3:24	4:-11	6:-28	12:23
L ship-	3:-13	5:-17	11:45
L sie	3:-9	6:40	9:-20
L sinc-	6:26	9:-12
L since	6:26	9:-12
L smar-	9:42	10:-30
L smart	9:42	10:-30
L soin-	6:11
L soins	6:11
L soins_du	6:11
L sold-	5:-11	6:-9	10:32
L solde	5:-11	6:-9	10:32
L solde_au	6:12	9:-16
L solde_crediteur	6:-11	10:21
L somm-	3:14	6:13
L somme	3:14	6:13
L sort	5:-16	6:35	9:-11
L sort_code	5:-16	6:35	9:-11
L sous-	3:-14	5:-21	6:75	9:-24	10:-10
L star-	3:-11	4:-12	5:-21	6:53	8:-17	9:-17	10:21	12:12
L start	3:-9	5:-19	6:61	8:-17	9:-16	10:22	12:-12
L start_date	3:-9	6:36	8:-17	10:21	12:-12
L stat-	3:-22	5:54	6:-28	9:45	12:-21
L statement	3:-22	5:54	6:-28	9:45	12:-21
L statement_date	9:50	10:-24	12:-16
L statement_from	9:-15	10:22
L statement_period	5:11
L stip-	6:-31	8:22	10:25
L stipend	6:-31	8:22	10:25
L summ-	5:13	6:18	9:-26
L summary	5:13	6:18	9:-26
L summary_as	5:36	6:-12	9:-9	10:-12
L summary_during	9:-11	10:19
L summary_for	5:-13	6:13
L supp-	6:-12	10:18
L sur	9:17
L tari-	6:31	10:-9
L tax	5:21	6:28	9:-32
L tax_year	5:-14	6:35	9:-10
L tess-	8:21	9:-21
L tessellate	8:21	9:-21
L tessellate_robotics	8:21	9:-21
L the	3:14	5:9	6:18	9:9	10:-35
L the_dividend	10:9
L the_period	6:26	10:-19
L this	1:26	3:-26	5:20	6:-48	10:46
L thro-	3:13	5:-11	9:26	10:-29
L through	3:13	5:-11	9:26	10:-29
L time	5:-12	6:-18	14:48
L to	1:-12	3:-22	4:67	6:101	8:-37	9:16	10:-30	12:-43	14:-10
L to_close	5:-9	9:-12	10:35
L to_date	6:27	8:-21
L tobi-	6:-10	8:11
L tobias	6:-10	8:11
L tota-	3:30	5:-13	9:-13
L total	3:30	5:-12	9:-12
L total_des	10:10
L tour-	5:14	6:16	9:-16
L tours	5:14	6:16	9:-16
L tran-	3:-10	6:-28	8:24	9:-19	10:39
L transaction	5:-21	6:-13	9:-11	10:50
L transaction_activity	5:-20	10:30
L transaction_summary	9:-11	10:19
L transactions	5:-11	6:19
L trav-	3:-8	5:-10	6:-15	10:30	11:13
L travaux	3:-8	5:-10	6:-15	10:30	11:13
L tue	9:32	10:-11
L tues-	8:13
L tuesday	8:13
L uber-	6:-8	8:14
L uberweisung	6:-10	8:14
L und	6:22	9:-14
L unsu-	6:11
L unti-	6:15
L until	6:15
L up	6:15
L upda-	5:-15	6:42	9:-11	10:-8
L upi	6:25	9:-9	10:-15
L vali-	6:27	9:-16
L valid	6:27	9:-16
L valid_until	6:11
L valu-	5:-52	6:42	8:-28	9:-17	14:76
L value	5:-15	8:-14	9:-11	10:9	14:37
L value_date	5:-15	8:-14	9:-11	10:9	14:37
L valuta	8:-13	14:39
L verb-	6:-16	9:-25	10:51
L vers	5:-17	6:26
L vers_le	5:-17	6:26
L vert-	5:-8	6:43	9:-14	10:-13
L vertragsbeginn	6:21
L vire-	3:8	6:15
L virement	3:8	6:15
L visa	10:11
L visa_check	10:11
L vom	1:-15	3:-13	5:22	6:40	9:-34	11:22
L votr-	3:-13	9:19
L votre	3:-13	9:19
L votre_facture	5:10
L was	5:-16	6:-19	10:47
L wate-	5:-8	6:-9	10:36
L water	5:-8	6:-9	10:36
L we	1:25	3:-28	6:15
L week-	6:-19	10:25
L wert	6:13	8:-21	10:-21	14:44
L wert-	6:27	9:-13
L wertstellung	6:27	9:-13
L whole abrechnungsdatum	5:14	6:-22	9:30	10:-9
L whole abrechnungszeitraum	9:-28	10:43
L whole abreise	6:-23	9:60	10:-16
L whole accepte le	5:-16	6:26
L whole acompte verse le	6:13	8:-10
L whole al	5:43	6:34	9:-25	10:-43
L whole alter kontostand vom	6:16	10:-13
L whole alter saldo per	6:-9	10:15
L whole amount due after	1:-8	6:11
L whole anreise	5:-14	6:-80	9:-11	10:119
L whole apr	6:18	10:-10
L whole arbeitspreis	6:-12	9:10	10:13
L whole arrival	6:-22	10:40
L whole as at	5:-17	6:-34	9:60
L whole as of	5:-11	6:46	9:-28
L whole attn accounts payable	5:-10	6:-11	9:22	10:8
L whole au	3:-20	5:-27	6:22	8:-10	9:94	10:-40
L whole auftrag vom	5:-15	6:24
L whole autopay is scheduled for	3:-9	6:21
L whole available credit as of	6:-24	9:29
L whole balance at	5:-43	6:58	9:-10
L whole balance on	5:36	6:-123	9:35	10:63
L whole beginning balance as of	6:-18	10:25
L whole beginning balance on	6:17	10:-15
L whole bestelldatum	5:-19	6:38
L whole bill date	5:39	6:-15
L whole billing period	6:-8	9:33	12:-9
L whole bis	3:21	5:-12	6:-52	9:77	10:-21
L whole buchen wir am	1:15	3:18	6:-23
L whole by	6:11	9:-11
L whole cash advances	6:13
L whole check date	6:-20	8:38
L whole closing date	5:13	6:-18	9:42	10:-20
L whole date	3:-12	5:108	6:-93	8:65	10:-9	11:-13	12:-26	14:19
L whole date de facture	5:10
L whole date due	3:19
L whole date of birth	5:-26	6:42
L whole date of issue	3:43	5:-18
L whole date of statement	5:15
L whole dated	4:-10	5:20	6:8
L whole datum	5:73	6:-17	9:-9	10:-12	12:-16
L whole del	3:-12	6:38	8:-10	9:-28	10:24
L whole depart	6:-25	9:70	10:-37
L whole departure	9:43	10:-22
L whole dr	5:19	10:-17
L whole druckdatum	5:26	6:22	8:-16	9:-13
L whole dt	3:-10	5:22	6:19	9:-10	10:-10
L whole du	3:-40	6:38	9:-14	10:14	11:26
L whole due	3:33	9:-8
L whole due date	3:63	5:-10	6:-11	12:-15
L whole echeance	3:33	6:-21
L whole edite le	5:29	6:-20
L whole eintritt	5:-14	6:18	8:-17	9:-14	12:42
L whole ende der mindestlaufzeit	6:16
L whole ending balance as of	6:-12	9:14
L whole ending balance on	6:24	9:-11	10:-11
L whole entree	5:-13	6:29	8:-12	9:-14	12:22
L whole erstellt am	6:11
L whole ev	5:-11	6:22
L whole facture du	5:40	6:-19	10:-11
L whole federal credit union	9:-30	10:32
L whole for	5:16	6:-13
L whole for the dividend period from	10:9
L whole for the period	6:22	9:-8	10:-13
L whole from	9:-18	10:33
L whole gas	10:9
L whole geburtsdatum	5:-9	6:28
L whole generated on	5:19	6:22	9:-18	10:-20
L whole grundpreis	6:-26	10:37
L whole hire date	6:44	8:-22
L whole if payment is received after	3:-8	6:9
L whole ingeborg nakashima fry	8:-10	9:11
L whole internet stipend	6:-31	8:22	10:25
L whole invoice date	5:12
L whole issue date	5:26	6:-9	8:-10
L whole issued on	5:11	9:-14
L whole jan	6:-35	9:53
L whole kontoauszug vom	6:-10	10:23
L whole kontostand am	5:16	6:-23	10:19
L whole le	1:77	3:-12	6:-66	10:13
L whole leistungszeitraum	5:-17	6:-16	9:11	10:42
L whole lieferdatum	5:-21	6:-19	11:60
L whole neuer kontostand vom	6:13
L whole new balance as of	5:-18	6:8	9:17
L whole next closing date	3:-10	5:-17	6:50	9:-15
L whole ohne abzug bei zahlung bis	3:-9	6:12
L whole on	1:21	5:-15	6:-33	9:42	10:22	12:-19
L whole open date	5:-18	7:56	9:-10	10:-15
L whole open to close date	5:-9	9:-12	10:35
L whole paiement le	6:-22	8:29
L whole pay date	8:30	9:-11
L whole pay day	8:20
L whole pay period	6:-14	8:14	10:18
L whole payment date	6:-9	8:22
L whole payment due date	3:33	6:-10
L whole period	9:28	10:-22
L whole period beginning	10:12
L whole period end date	6:-13	9:26	10:-13
L whole period ending	9:23	10:-13
L whole periode	10:12
L whole please pay by	3:23	6:-8	9:-10
L whole previous reading	6:26	9:-13	10:-10
L whole printed	5:42	6:-30
L whole printed on	5:-13	6:14
L whole prochaine facture vers le	5:-8	6:11
L whole pto	9:11
L whole received	3:-12	5:-9	6:32
L whole rechnungsdatum	3:-10	5:63	6:-24	9:-21	10:-9	11:12
L whole reglee le	3:15	6:-11
L whole regular salary	6:-33	8:18	9:-12	10:39
L whole renee ostrander	5:-8	6:-9	9:12	10:11
L whole restschuld per	6:22	10:-9
L whole rewards as of	6:25	9:-19
L whole seats after	5:-17	6:31	9:-8
L whole service date	5:-9	9:22
L whole soins du	6:11
L whole solde crediteur au	6:-10	10:17
L whole statement date	5:19	6:-15	9:52	10:-24	12:-16
L whole statement period	5:16	6:-10	10:-8
L whole tessellate robotics inc	8:21	9:-21
L whole through	5:-10	6:-30	9:72	10:-27
L whole to	3:-19	4:25	5:28	6:-31	8:-13	9:87	10:-32	12:-22
L whole total des frais preleves du	10:10
L whole transaction activity	5:-20	10:30
L whole transaction summary during	9:-11	10:19
L whole tue	9:32	10:-11
L whole value date	5:-14	6:-26	8:-14	9:-11	10:9	14:66
L whole valuta	6:-9	8:-12	14:40
L whole vom	5:30	6:32	10:-22	11:-12
L whole wert	8:-21	10:-18	14:45
L whole wertstellung	6:27	9:-13
L whole your billing summary as of	5:11
L whole your closing balance on	6:-17	9:18
L whole your new balance as of	5:12	6:-14
L whole your opening balance on	6:-13	10:15
L whole zeitraum	6:-10	9:11	10:13
L whole אספקה	6:-43	11:64
L whole אשראי	3:-9	5:25
L whole ביומ	1:27	3:46	5:-39	6:-36	8:18	12:16
L whole ביט	5:40
L whole בתאריכ	1:40	6:-21
L whole בתוקפ עד	6:26
L whole דמי שימוש קבועימ קו טלפונ	6:-14	9:9
L whole הודפס	3:-8	5:51	8:-15	9:-23	10:-20	13:52
L whole הופק	5:-49	6:78	9:-10	10:-9
L whole הופק בתאריכ	1:-9	5:36	6:-13
L whole המחאה	5:-10	6:30
L whole העברה בנקאית	6:26
L whole הפקה	5:54	6:-44
L whole התקבל	0:44	3:-9	9:-12
L whole יומ חיוב	6:18
L whole יומ ערכ	6:-23	8:34
L whole יח	6:20
L whole ימימ	6:14
L whole ישראכרט	1:-22	6:31
L whole יתרה בחשבונ ליומ	6:-18	9:20
L whole יתרה סופית ליומ	6:-22	9:27
L whole יתרה קודמת ליומ	5:-14	6:39	9:-13	10:-11
L whole יתרת סגירה ליומ	6:-15	9:19
L whole יתרת פתיחה ליומ	9:-9	10:13
L whole כניסתכ האחרונה	6:15
L whole לידה	6:40	13:-9
L whole ליומ	5:-13	6:51	9:-12	10:-15
L whole לתקופה	9:-14	10:28
L whole לתשלומ עד	3:13	6:12
L whole מגדיל טווח be mesh	6:-13	9:12
L whole מועד החיוב	3:-14	6:33
L whole מועד חיוב	1:35	6:-29
L whole מחזיק מיומ	3:-12	6:22
L whole מיומ	1:-9	3:-9	5:10	6:-17	9:-10	10:45	11:-13	12:27
L whole מסלול שיחות ללא הגבלה ארצי	6:-14	9:12
L whole מתאריכ	2:-9	5:-13	9:-11	10:66	13:-8
L whole נגריית שורש ובניו בע"מ	6:-9	9:13
L whole נחתמ דיגיטלית	5:14
L whole ניכוי מס במקור	5:25	6:-13
L whole נכונ ליומ	5:-15	6:33	9:-8
L whole סה"כ לתשלומ עד	3:13	6:-12
L whole עד	3:-66	5:20	6:8	8:-19	9:83	10:-13
L whole עד יומ	4:35	6:-24	9:14	12:-11
L whole עד תאריכ	5:-11	6:-17	9:44
L whole ערכ	3:25	5:-22	6:-31	8:44	9:-14	10:-9	14:28
L whole פרידלנדר יובל ונעמה	6:-11	9:10
L whole קריאה נוכחית	6:-26	9:41	10:-8
L whole קריאה קודמת	6:-13	9:-10	10:34
L whole קריאת מונה	6:-19	9:29
L whole שולמ	8:19
L whole שיק	3:-8	5:-12	6:30
L whole תאריכ	1:-9	5:131	6:-58	9:-9	10:-14	11:-11	12:-13	13:30	14:-15
L whole תאריכ ביצוע	5:48	6:-24
L whole תאריכ ביקור	5:-40	6:-15	13:79
L whole תאריכ הדפסה	5:-32	6:51	8:-12	13:32
L whole תאריכ ההודעה	5:21
L whole תאריכ החשבונית	5:19	6:-9
L whole תאריכ העמדת ההלוואה	5:-10	12:16
L whole תאריכ הפקה	5:-42	6:85	9:-8	10:-11	14:17
L whole תאריכ חשבונית	5:9	6:-10	11:20
L whole תאריכ לידה	2:-15	5:-26	6:70	12:-8
L whole תאריכ ערכ	3:42	5:-37	6:29	8:-36	13:-17	14:57
L whole תאריכ פירעונ סופי	4:15
L whole תאריכ פתיחת החשבונ	5:-19	6:-8	7:37
L whole תאריכ קבלה	0:47	2:-13	5:-25	6:15	14:-13
L whole תאריכ תשלומ	3:-12	5:-9	6:-27	8:28	14:38
L whole תחילת עבודה	12:28
L whole תקופה	6:-25	9:15	10:20
L whole תקופת החיוב	1:-9	6:-13	9:23	10:18
L whole תקופת החשבונ	5:24	6:-9	9:10	10:-18
L whole תקופת חיוב	6:-9	9:11
L whole תקופת צריכה קריאה	9:9
L whole תקפה עד	6:13
L whole תשלומ אחרונ	4:19	6:-15
L will	1:20	3:-29	6:24
L will_be	6:25
L wir	1:14	3:50	6:-49
L wir_am	1:14	3:41	6:-43
L wir_fruhestens	3:9
L wird	1:29	3:53	5:-17	6:-50
L with-	6:27	9:-11
L withdrawal	6:13
L work-	5:-36	9:-11	11:55
L works	5:-36	9:-11	11:55
L writ-	5:-16	6:50
L written	5:-16	6:50
L year	5:-21	6:61	8:-22	9:16	10:-21
L year_to	6:40	8:-21	9:-12
L you	3:-19	5:-12	6:53
L your	3:-20	4:9	5:17	6:13	9:-17	14:11
L your_account	5:15	6:-19	10:9
L your_bank	1:12
L your_billing	5:11
L your_closing	6:-17	9:18
L your_new	5:12	6:-14
L your_opening	6:-13	10:15
L your_previous	5:8	6:18	10:-19
L zahl-	5:-12	6:-57	8:109	9:-16	12:-9
L zahlbar	3:11
L zahlbar_bis	3:11
L zahltag	6:-14	8:23
L zahlung	3:-9	8:11
L zahlung_bis	3:-9	6:12
L zeit-	6:-12	9:8	10:20
L zeitraum	6:-12	9:8	10:20
L zins-	6:46	9:-21	10:-15
L zum	1:26	3:-13	5:-11	8:24	9:-11
L אחר	6:10
L אחרו-	1:-30	3:-35	4:48	6:36
L אחרונ	1:-30	3:-35	4:48	6:36
L אחרונ_לתשלומ	3:8
L אינט-	9:13
L אינטרנט	9:13
L אישו-	5:28	6:-11
L אישור	5:28	6:-12
L אישור_ניהול	6:12
L אספק-	3:-18	5:-45	6:9	9:-12	10:-10	11:102
L אספקה	3:-18	5:-45	6:9	9:-12	10:-10	11:102
L ארצי	6:-14	9:12
L אשרא-	3:-9	5:22	6:21	9:-9
L אשראי	3:-9	5:22	6:21	9:-9
L את	1:18	3:-23	6:21
L באתר	5:12
L בהתא-	6:36
L בהתאמ	6:36
L בוצע-	3:-13	5:39	6:26	10:-10	14:-17
L בוצעה	3:-13	5:39	6:26	10:-10	14:-17
L בזק	6:-16	9:16
L בחשב-	1:14	5:-13	6:-9	9:14
L בחשבונ	5:-11	9:16
L בחשבונ_ליומ	6:-18	9:20
L ביומ	1:24	3:22	4:-24	6:-20	8:24	9:28	10:-23	12:-14
L ביט	5:40
L ביצו-	3:-17	4:-16	6:-43	9:44	10:-22	11:33	12:40
L ביצוע	3:-17	4:-16	6:-43	9:44	10:-22	11:33	12:40
L ביקו-	3:-13	5:-43	6:40	9:-14	10:-15	13:72
L ביקור	3:-13	5:-42	6:26	9:-13	10:-15	13:79
L בכרט-	1:26	6:-20
L בכרטיסכ	1:26	6:-20
L במער-	5:24	6:-20
L במערכת	5:24	6:-20
L במקו-	6:17
L במקור	6:17
L בנקא-	6:23
L בנקאית	6:23
L בע"מ	3:-11	5:69	6:-21	9:25	10:-23	11:-19
L בתאר-	1:55	3:-15	6:-15	7:21	8:12	9:-13	10:-18
L בתאריכ	1:55	3:-15	6:-15	7:21	8:12	9:-13	10:-18
L בתוק-	3:-14	5:-17	6:67	9:-19
L בתוקפ	3:-14	5:-17	6:67	9:-19
L בתוקפ_עד	3:-11	5:-16	6:61	9:-18
L בתקו-	6:-38	9:-22	10:76
L בתקופה	6:-38	9:-22	10:76
L דוח	5:19	6:-11	9:-10	10:9
L דיגי-	5:36	6:-21
L דיגיטלית	5:36	6:-21
L דמי	6:-20	9:20
L דמי_שימוש	6:-14	9:9
L האחר-	6:29
L האחרונה	6:15
L האיש-	3:-10	5:9	9:-9	10:16
L האישור	3:-10	6:14	10:18
L האישור_עד	6:22
L האישי	5:15	6:-9
L האישי_של	5:15	6:-9
L הבא	1:-12	3:74	5:-21	9:-12	10:-9	12:-8
L הביט-	5:14	6:-21	10:12
L הביטוח	5:14	6:-21	10:12
L הביטוח_הלאומי	5:15	6:-9
L הביטוח_מיומ	6:-12	10:14
L הבנק	5:19	6:-18
L הבנק_ביומ	1:8	6:-10
L הגבל-	6:-14	9:12
L הגבלה	6:-14	9:12
L הגבלה_ארצי	6:-14	9:12
L הגעה	5:-40	6:-28	9:-11	10:97
L הדוא-	6:14
L הדואר	6:14
L הדוח	5:43	6:-21	12:-11
L הדפ	5:21	9:-10
L הדפס-	5:34	6:19	8:-23	9:-11	10:-17	13:31
L הדפסה	5:34	6:19	8:-23	9:-11	10:-17	13:31
L ההוד-	5:21
L ההודעה	5:21
L ההלו-	6:-12	12:22
L ההלוואה	6:-12	12:22
L ההעב-	5:-18	6:38	14:-15
L ההעברה	5:-18	6:38	14:-15
L הודע-	5:55	6:-23	8:-9
L הודעה	5:55	6:-34
L הודעות	6:11	8:-8
L הודפ-	3:-11	5:59	6:16	8:-23	9:-28	10:-25	11:-9	12:-9	13:49
L הודפס	3:-11	5:59	6:16	8:-23	9:-28	10:-25	11:-9	12:-9	13:49
L הופק	1:-12	5:62	6:17	8:-12	9:-21	10:-12
L הופק-	1:41	5:21	6:-40
L הופק_באתר	5:12	6:-10
L הופק_בתאריכ	1:-9	5:36	6:-13
L הופק_ע"י	5:-22	6:28
L הופקה	1:41	5:21	6:-40
L הורא-	3:74	5:-26	6:35	9:-32	10:-21	14:-20
L הוראה	5:-9	6:39	14:-20
L הזמנ-	5:41	6:-14
L הזמנה	5:41	6:-14
L החוד-	3:17
L החיו-	1:76	3:49	4:-9	5:-65	6:-18	12:-12
L החיוב	1:68	3:50	4:-9	5:-64	6:-12	12:-12
L החיובימ	1:26	6:-20
L החיובימ_בכרטיסכ	1:26	6:-20
L החל	5:-15	6:59	9:35	10:-23	13:-24
L החל_מיומ	6:22	10:-15
L החשב-	1:-9	5:31	6:-49	7:58
L החשבונ	1:-9	5:12	6:-40	7:58
L החשבונית	5:19	6:-9
L החשמ-	5:-9	6:-12	9:37
L החשמל	5:-9	6:-12	9:37
L הלאו-	5:15	6:-9
L הלאומי	5:15	6:-9
L הלוו-	6:32	12:-9
L הלוואה	5:12
L המחא-	5:-10	6:30
L המחאה	5:-10	6:30
L המסג-	5:-18	6:40	9:-12
L המסגרת	5:-18	6:40	9:-12
L הנ"ל	6:-31	13:44
L הנחה	6:10
L הננו	1:33	5:-28	6:10
L הנפק-	5:9
L הסכו-	3:32	6:-44	8:20
L הסכומ	3:33	6:-50	8:21
L העבר-	5:-22	6:44
L העברה	5:-8	6:30
L העברה_בנקאית	6:26
L העמד-	4:-50	5:-10	6:-8	12:74
L העמדת	4:-16	5:-10	12:36
L העמדת_ההלוואה	5:-10	12:16
L העסק-	5:-16	6:16	12:20
L הפקה	5:11	6:40	8:-10	9:-10	10:-12	14:17
L הפקת	5:23	6:-20
L הצטר-	1:-18	6:22
L הצטרפות	1:-18	6:22
L הקוד-	3:41	5:-25	6:-41	9:-19	10:45
L הקודמ	3:41	5:-25	6:-41	9:-19	10:45
L הרינ-	5:10
L השיר-	5:14	6:-11	9:-38	10:42
L השירות	5:15	6:-10	9:-37	10:35
L השירות_האישי	5:15	6:-9
L התקב-	0:44	3:-10	6:10	9:-13
L התקבל	0:44	3:-9	9:-12
L התשל-	3:66	5:-26	6:-40	8:43	12:-9
L התשלומ	3:66	5:-26	6:-40	8:43	12:-9
L ואית-	5:18	11:-9
L ובני-	6:-9	9:13
L ובניו	6:-9	9:13
L ובניו_בע"מ	6:-9	9:13
L ונעמ-	6:-11	9:10
L ונעמה	6:-11	9:10
L ועד	5:-32	6:-30	9:94	10:-19
L ועוד-	6:38	9:-20
L ועודכנו	6:38	9:-20
L זה	5:-52	6:23	9:34
L זהב	1:19
L זיכו-	6:-9	8:29	14:14
L זיכוי	6:-9	8:29	14:14
L חוב	1:-10	3:-46	4:-10	5:19	6:66	9:-10
L חודש-	3:-14	6:28
L חודשימ	3:-14	6:29
L חיוב	1:57	3:-44	5:-28	6:60	9:-10	12:-10
L חשבו-	1:-8	3:-19	5:45	9:-16	11:15
L חשבונ	3:-16	5:17	6:28	9:-14
L חשבונית	5:28	6:-21	11:17
L חתימ-	5:-8	14:17
L חתימה	5:-8	14:17
L טווח	6:-13	9:12
L טווח_be	6:-13	9:12
L טלפו-	6:-14	9:9
L טלפונ	6:-14	9:9
L ידי	6:-27	13:12	14:24
L ידי_בתאריכ	13:13
L יובל	6:-11	9:10
L יובל_ונעמה	6:-11	9:10
L יומ	1:-8	3:-16	4:16	5:-37	6:-8	8:22	9:34	10:-19	11:-18	12:26	13:-15	14:33
L יומ_חיוב	6:18
L יומ_עסקימ	6:15
L יומ_ערכ	6:-56	8:34	14:33
L יזוכ-	8:24	9:-12	10:-13
L יזוכה	8:24	9:-12	10:-13
L יח	6:20
L יחוי-	6:13
L יחויב	6:13
L ימי	5:42	6:-30
L ימימ	6:22
L יש	6:-50	8:-8	9:78	10:-20
L ישרא-	1:-17	6:29
L ישראכרט	1:-17	6:29
L יתרה	5:-47	9:24	14:15
L יתרה_בחשבונ	6:-18	9:20
L יתרה_סופית	6:-22	9:27
L יתרה_קודמת	5:-14	6:39	9:-13	10:-11
L יתרו-	4:-13	5:-15	6:64	9:-19	10:-12
L יתרות	4:-13	5:-15	6:64	9:-19	10:-12
L יתרת	1:-9	5:9	6:25
L יתרת_חוב	1:-8	5:25
L יתרת_סגירה	6:-15	9:19
L יתרת_פתיחה	6:12	9:-13
L כאל	1:14	6:22	10:-10
L כי	1:33	5:9	6:-23	9:-22	10:25	12:-12
L כניס-	5:-85	6:139	11:-26
L כניסתכ	6:15
L כניסתכ_האחרונה	6:15
L כרטי-	1:-8	6:29	10:-10
L כרטיס	6:18
L לא	3:-18	4:9	5:-13	6:27
L לאשר	5:24	12:-11
L לאשר_כי	5:24	12:-11
L לבנק	8:11
L לבקש-	5:-17	6:42	10:-9
L לדיו-	5:-21	6:-11	9:13	10:30
L להלנ	5:9	6:-14	10:16
L להלנ_פירוט	6:-11	10:14
L לחזו-	6:19	10:-14
L לחזור	6:19	10:-14
L לחיו-	1:34	3:-11	5:-9	6:11	14:-9
L לחיוב	1:34	3:-11	5:-9	6:11	14:-9
L לחיוב_ביומ	1:11
L לידה	2:-16	5:-28	6:110	12:-15	13:-12
L ליומ	1:26	4:-19	5:-12	6:39	9:39	10:-35	12:-16
L ללא	6:37	10:-22
L ללא_הגבלה	6:-14	9:12
L לסיל-	3:-13	4:-13	6:44
L לסילוק	3:-13	4:-13	6:44
L לעבו-	6:25
L לעבודה	6:28
L לפי	3:-11	6:16
L לפרע-	3:37	4:20	6:-41	8:23	12:-13
L לפרעונ	3:37	4:20	6:-41	8:23	12:-13
L לשנה	3:-42	5:-15	6:18	9:54
L לתאר-	1:15	3:48	5:12	6:-30	10:-27
L לתאריכ	1:15	3:48	5:12	6:-30	10:-27
L לתקו-	1:-9	5:-15	6:-27	9:-48	10:112
L לתקופה	5:-14	6:-19	9:-37	10:80
L לתקופת	1:-9	6:-8	9:-11	10:31
L לתשל-	1:21	3:47	4:-9	5:-10	6:-15	9:-14
L לתשלומ	1:21	3:47	4:-9	5:-10	6:-15	9:-14
L לתשלומ_עד	3:54	6:-18	9:-10
L מבצע	5:-15	6:53	9:-16
L מגדי-	6:-13	9:12
L מגדיל	6:-13	9:12
L מגדיל_טווח	6:-13	9:12
L מונה	6:-19	9:29
L מועד	1:18	3:58	4:46	5:-59	6:-32	7:26	8:-16	9:-23	10:-24	11:46	14:-19
L מועד_אחרונ	3:21
L מועד_ביצוע	3:-15	4:-11	5:-19	11:39	12:24
L מועד_החיוב	3:-14	6:33
L מועד_חיוב	1:32	6:-16
L מועד_פירעונ	4:18
L מועד_תשלומ	3:33	4:18	6:-16	11:-10	12:-10
L מורש-	14:17
L מזה	6:51	9:-10	10:-11	13:-19
L מחזי-	3:-12	6:22
L מחזיק	3:-12	6:22
L מחזיק_מיומ	3:-12	6:22
L מיומ	1:-15	3:-29	5:-33	6:56	8:-17	9:-20	10:80	11:-17	12:22
L מס	5:18
L מס_במקור	5:13
L מסגר-	5:15
L מסגרת	5:15
L מסוג-	13:8
L מסוגל	13:8
L מסלו-	4:-14	9:15
L מסלול	6:-20	9:16
L מסלול_שיחות	6:-14	9:12
L מסמכ	6:18
L מצב	5:-10	6:35	9:-13
L משוע-	3:-13	5:-12	6:9	11:37	12:9	14:-13
L משוער	3:-9	5:-12	6:16	11:23	12:9	14:-13
L משלו-	6:13	11:13	14:-12
L משלוח	6:13	11:13	14:-12
L מתאר-	2:-9	5:-13	6:-9	9:-12	10:73	13:-8
L מתאריכ	2:-9	5:-13	6:-9	9:-12	10:73	13:-8
L מתנ	4:-15	5:-16	6:-31	12:68
L נבדק	13:14
L נבדק_על	13:14
L נגרי-	6:-9	9:13
L נגריית	6:-9	9:13
L נגריית_שורש	6:-9	9:13
L נוכח-	6:16	9:15	10:-15
L נוכחית	9:17	10:-14
L נחתמ	5:81	6:-44	9:-10
L נחתמ_דיגיטלית	5:14
L ניהו-	6:13
L ניהול	6:13
L ניהול_ספרימ	6:13
L ניכו-	5:12	6:9
L ניכוי	5:12	6:9
L ניכוי_מס	5:19
L ניתנ	5:52	6:-22	10:12	12:-11
L נכונ	1:-19	3:-11	5:120	6:-18	9:-23	10:-18	12:-16
L נכונ-	5:22	6:42	9:-44	10:-16
L נכונ_ליומ	5:53	9:-22	12:-12
L נערכ	5:37	6:-21
L נקלט-	5:-14	6:26
L סגיר-	6:-15	9:19
L סגירה	6:-15	9:19
L סגירה_ליומ	6:-15	9:19
L סה"כ	1:17	4:-13	5:16
L סה"כ_חיוב	6:20
L סה"כ_לחיוב	1:30	6:-17
L סה"כ_לתשלומ	3:13	6:-12
L סופי	3:-9	4:41	12:-17
L סופי-	6:-22	9:27
L סופית	6:-22	9:27
L סופית_ליומ	6:-22	9:27
L סיומ	4:42	9:-11	12:-11
L ספרי-	6:13
L ספרימ	6:13
L ע"י	5:-18	6:46	9:-17
L עבוד-	4:20	6:15	8:-11	9:-15	12:11
L עבודה	4:20	6:15	8:-11	9:-15	12:11
L עד	1:-22	3:52	4:39	5:-15	6:-37	8:21	9:34	10:-33	11:13	12:-18	13:-14
L עד_יומ	4:30	6:-25	9:12	12:-11
L עד_ליומ	3:18
L עד_תאריכ	5:-11	6:-18	9:44
L עדכו-	5:-37	6:65
L עדכונ	5:-37	6:65
L עו"ש	5:-22	7:40
L עזיב-	6:-32	9:69	10:-17
L עזיבה	6:-32	9:69	10:-17
L על	5:-11	6:-11	10:10	13:12	14:22
L על_ידי	6:-27	13:12	14:24
L עסקא-	6:12
L עסקאות	6:12
L עסקאות_שנקלטו	6:12
L עסקי-	5:20	6:15	9:-9
L עסקימ	5:20	6:15	9:-9
L עריכ-	5:14
L ערכ	1:29	3:61	5:-31	6:-77	8:42	9:-36	10:-34	11:-14	12:-12	13:-19	14:114
L פטור	5:-8	6:13
L פירו-	1:8	6:-15	10:18
L פירוט	1:8	6:-15	10:18
L פירע-	1:-14	3:15	4:40	5:-11	6:-8
L פירעונ	1:-14	3:15	4:40	5:-11	6:-8
L פירעונ_סופי	4:19
L פריד-	6:-13	9:10
L פרידלנדר	6:-11	9:10
L פרידלנדר_יובל	6:-11	9:10
L פתיח-	5:-21	6:-20	7:69	9:-14
L פתיחה	6:-11	7:33	9:-13
L פתיחה_ליומ	9:-9	10:13
L פתיחת	5:-19	6:-8	7:37
L פתיחת_החשבונ	5:-19	6:-8	7:37
L צריכ-	10:15
L צריכה	10:15
L צריכה_קריאה	9:9
L קבוע-	4:11	5:-10	6:-11	12:10
L קבועימ	5:-10	6:9
L קבועימ_קו	6:-14	9:9
L קבלה	0:47	2:-13	5:-29	6:27	14:-13
L קבע	3:81	5:-18	9:-31	10:-19
L קו	6:-20	9:13	10:10
L קו_טלפונ	6:-14	9:9
L קודמ	1:-19	6:19	14:15
L קודמ-	6:14	9:-23	10:15
L קודמת	6:14	9:-23	10:15
L קודמת_ליומ	5:-14	6:40	9:-13	10:-11
L קצבת	6:8
L קריא-	3:-11	5:-14	6:-42	9:50	10:29
L קריאה	5:-11	6:-40	9:30	10:35
L קריאה_נוכחית	6:-26	9:41	10:-8
L קריאה_קודמת	6:-13	9:-10	10:34
L קריאת	9:19
L קריאת_מונה	6:-19	9:29
L קרנ	5:13	6:25	10:-14	11:-9
L ראשו-	5:-30	6:34	9:-8	10:28	12:8
L ראשונ	5:-30	6:34	9:-8	10:28	12:8
L ריבי-	4:-10	5:10	6:-14	9:23
L ריבית	4:-10	5:10	6:-14	9:23
L רשות	5:-9	6:-12	9:37
L רשות_החשמל	5:-9	6:-12	9:37
L שהסת-	5:-20	9:48
L שהסתיימה	5:-20	9:48
L שהתק-	3:-13	6:24
L שולמ	3:-10	5:-16	6:34	8:29	9:-15	10:-10
L שורש	6:-9	9:13
L שורש_ובניו	6:-9	9:13
L שיחו-	3:-19	6:11
L שיחות	3:-18	6:17
L שיחות_ללא	6:-14	9:12
L שימו-	6:-16	9:24
L שימוש	6:-16	9:24
L שימוש_קבועימ	6:-14	9:9
L שיעו-	9:8
L שיק	3:-8	5:-12	6:35
L שירו-	9:27	10:-15
L שירות	9:27	10:-16
L שכר	9:-15	10:25
L של	3:-10	5:12	6:17	9:-8
L של_הביטוח	5:15	6:-9
L שליש-	1:10	6:-10
L שלישי	1:10	6:-10
L שלכ	5:-16	6:16	10:14
L שני	6:-19	14:24
L שנקל-	6:12
L שנקלטו	6:12
L ששול-	5:-8	6:14
L תארי-	0:19	2:20	3:-35	4:-16	5:32	6:-46	8:-15	12:-11	13:45	14:17
L תאריכ	0:19	2:20	3:-35	4:-16	5:32	6:-46	8:-15	12:-11	13:45	14:17
L תאריכ_ביצוע	5:40	6:-32	12:18
L תאריכ_ביקור	5:-40	6:-15	13:79
L תאריכ_הדפסה	5:-32	6:51	8:-12	13:32
L תאריכ_ההודעה	5:21
L תאריכ_החשבונית	5:19	6:-9
L תאריכ_העמדת	5:-10	12:16
L תאריכ_הפקה	5:-42	6:85	9:-8	10:-11	14:17
L תאריכ_הפקת	5:23	6:-20
L תאריכ_חשבונית	5:9	6:-10	11:20
L תאריכ_לידה	2:-15	5:-26	6:70	12:-8
L תאריכ_ערכ	3:42	6:12	8:-36	9:-11	10:-11	13:-18	14:56
L תאריכ_פירעונ	4:15
L תאריכ_פתיחת	5:-19	6:-8	7:37
L תאריכ_קבלה	0:47	2:-13	5:-25	6:15	14:-13
L תאריכ_תשלומ	3:-12	5:-10	6:-23	8:31	14:38
L תומ	4:26	6:47	9:-18	10:-30	12:-16
L תוקפ	5:-16	6:63	9:-20	10:-11
L תחיל-	5:-17	6:29	8:-17	9:-22	10:-27	12:73
L תחילת	6:38	8:-16	9:-17	10:-12	12:26
L תחילת_עבודה	6:28	8:-10	9:-8	12:11
L תערי-	5:-9	6:-11	9:36
L תעריפי	5:-9	6:-12	9:37
L תקופ-	1:-12	3:-18	4:21	5:-15	6:-38	9:22	10:78	12:-20
L תקופה	4:25	6:-29	9:12	10:18	12:-17
L תקופת	1:-11	3:-17	5:-8	6:-9	9:10	10:59
L תקופת_החיוב	1:-9	6:-13	9:23	10:18
L תקופת_החשבונ	5:24	6:-9	9:10	10:-18
L תקופת_חיוב	6:-9	9:11
L תקופת_צריכה	10:15
L תקפה	6:13
L תקפה_עד	6:13
L תשלו-	3:11	4:11	5:-33	6:60	8:39	9:-27	10:-29	11:-16	12:-24	14:30
L תשלומ	3:24	4:11	5:-24	6:25	8:40	9:-21	10:-25	11:-16	12:-24	14:30
L תשלומ_אחרונ	3:-32	4:37
L תשלומ_ראשונ	3:11	6:19	12:-15
L תשלומימ	3:-13	5:-10	6:35
N -acion	9:-12	10:14
N -afone	6:11
N -akash	12:17
N -amery	6:-8	7:14	9:8
N -ample	5:23	6:-10	9:-15	10:-9	11:10
N -ances	9:12
N -apore	6:10	9:-10
N -arged	6:-28	9:24	10:16
N -arges	5:-26	6:49	9:-8	10:-15	14:11
N -ately	5:10
N -ather	5:-11	6:24
N -ating	5:-16	12:19
N -ation	6:-10	8:-12	10:14	12:45
N -awals	6:-12	9:14
N -belle	6:-9	10:12
N -blick	6:12	9:-8
N -cbank	6:-10	9:13
N -chlag	6:15	9:-8
N -chung	6:18	9:-14
N -cking	5:15	6:-18	10:9
N -count	3:12	5:-14	7:15
N -ction	5:-20	6:28
N -ctive	6:9
N -ctric	3:15	6:-13
N -cture	10:10	11:-8
N -dated	9:11
N -dates	6:13
N -datum	5:48	8:-9	9:-20
N -denza	3:27	5:-13	6:-16	10:12
N -derer	5:-30	6:60	9:-13	10:-10
N -dging	6:16
N -eance	3:94	5:-38	6:-23	9:-11	11:-11
N -edits	5:11
N -ement	3:-9	6:28	8:8	9:-9	10:15
N -ender	3:17	6:-13
N -endra	6:19	8:-9
N -ening	5:16	9:-9	10:-8
N -erenz	6:13
N -erest	6:18
N -erica	5:-13	6:-17	10:26
N -erung	3:30	9:-9
N -eteur	6:31	9:-21
N -etrag	3:-24	5:-9	8:24	9:-8	10:-11	14:39
N -hlung	4:-9	6:35	8:10	9:-11
N -hnung	5:-63	6:50	8:-22	9:38	10:12
N -hrift	5:-16	6:44	9:-15	10:-11
N -hrter	6:10	9:-8
N -icity	6:-9	10:25
N -ieter	6:12
N -iften	5:-15	9:-22	10:40
N -iness	3:13	6:-22	10:13
N -ining	3:9
N -ivery	5:-8	6:17
N -karni	6:17	8:-13
N -kdown	9:11
N -kombi	6:11
N -lance	3:22	6:15
N -letin	6:21	9:-19
N -liche	6:12
N -llars	6:12
N -lling	3:9	5:22	9:-12	10:-13
N -ments	6:38	9:-12
N -mises	6:-9	10:9
N -mmary	6:13	9:-13	10:15
N -mpany	5:28	6:-27
N -ngold	5:-17	9:27
N -nimum	3:-12	5:12
N -nings	5:-11	6:-15	9:20
N -nking	6:-10	9:15
N -nning	6:-19	10:27
N -nsfer	5:28	14:-15
N -nsumo	9:-12	10:14
N -ntage	6:36	9:-20
N -ntant	3:9	6:-11	9:10
N -nthly	9:14	10:-9
N -ocess	6:25	9:-9
N -osing	6:15	9:-13
N -osits	9:-10
N -other	6:11
N -ought	6:22
N -ounts	5:16	6:-12
N -owski	6:-9	9:12
N -posit	8:-12	9:22
N -press	3:-10	6:18	10:-8
N -ption	5:18	6:14	9:-10	10:-9
N -reaux	5:-9	9:22
N -rency	6:11	9:-9
N -rican	3:-9	6:14	10:-8
N -riode	10:14
N -rnell	5:14	9:-10
N -rough	6:-13	9:25
N -rrent	6:-14	7:15
N -rriet	5:-9	9:22
N -rtant	5:32	6:-11	9:-12
N -rvice	5:-18	9:20	13:13
N -rving	6:24	10:-17
N -rward	6:18
N -ryday	3:-9	5:11	6:11	10:-12
N -scita	6:12
N -sione	3:-9	5:9	6:-8	10:13
N -sport	6:-25	9:11	10:-8	11:43
N -ssion	3:16	6:16	9:-10	10:-22
N -ssung	5:-40	6:-19	10:23	11:44
N -tails	5:8	6:-9	9:9
N -tcomb	5:14	9:-10
N -tellt	5:-10	6:14
N -tered	5:-11	6:8	10:15
N -tgage	5:-10	6:-10	10:20
N -tient	0:42	3:-23	5:-12	6:21	9:-9	10:-10
N -tions	5:-14	9:9	10:22
N -tomer	5:13
N -trage	6:15
N -traum	5:-14	9:33
N -trico	9:-12	10:14
N -tritt	5:-9	8:-19	9:-16	12:58
N -ungen	3:13	5:-9	6:31	9:-26
N -uszug	5:-13	6:-11	10:23
N -vices	3:-20	6:15	9:-10	10:22
N -vider	0:14	2:25	5:-10	6:17	13:-14
N -vious	9:14
N -voice	5:-14	6:45	9:-14
N -wbird	6:16
N -weise	6:9
N -works	6:13
N -yable	1:20
N -yduff	6:-9	7:13	9:8
N -yment	3:18	6:-14	8:10	9:-25	10:-12	12:12	14:29
N -zweck	6:24	9:-10
N -בונית	5:10	6:30	9:-14	10:-12
N -וכחות	6:-18	9:13
N -ועלימ	6:-23	9:9	10:10	14:15
N -לוואה	3:27	6:-30	9:13
N -לומימ	6:-16	12:37
N -נימומ	6:12
N -ננסימ	5:23	6:-9	9:-10
N -קוביצ	9:8	10:9
N =account	5:-10	6:14	7:20	14:-14
N =account+balance	3:13	5:-9	6:20	9:-14	10:-8
N =account+bank	6:26	9:-10	10:-18
N =account+by	9:21
N =account+current	6:-42	9:31	10:16
N =account+due	3:-10	5:-12	6:28
N =account+number	6:-48	7:20	10:27
N =account+period	5:-14	6:11
N =account+statement	6:-28	9:28
N =account+tax	5:-8	6:-9	9:10
N =account+total	3:18	5:-8	6:11	14:-9
N =all account	3:-17	5:46	6:28	8:16	9:-58
N =all account+bank	6:30	10:-18
N =all account+due	5:-12	6:21
N =all account+number	6:-44	7:21	9:9	10:15
N =all account+number+tax	10:12
N =all account+period	6:9	9:-12	10:13
N =all account+statement	6:-21	9:24
N =all account+total	3:-10	6:34	14:-9
N =all amount+due	5:-11	6:37
N =all amount+due+incl+tax	6:-11	9:11
N =all amount+due+total	1:11	3:12	6:-17
N =all amount+monthly	6:12
N =all amount+pay	5:-10	6:-25	9:25	10:16
N =all balance	3:-12	4:-8	5:-34	6:33	8:-17	9:38	10:22
N =all balance+closing	1:17	3:10	6:-20
N =all balance+due	3:13
N =all balance+left	6:10
N =all balance+opening	5:18	9:-25	10:20
N =all balance+opening+total	6:-18	9:9	10:12
N =all balance+previous	6:44	9:-23	10:-8
N =all bank	1:-12	5:22	6:-34	9:-22	10:36	14:28
N =all bank+other	10:11
N =all bank+transfer	5:-21	6:25
N =all by	3:32	6:25	9:-29
N =all by+date+due	3:-14	9:12	10:9
N =all by+due	3:50	6:-31	9:-11
N =all by+pay	3:35	6:-22	9:-20	11:26
N =all closing	4:27	6:10	9:-14	12:-9
N =all closing+date	4:9
N =all closing+instalment	6:13	9:-8
N =all closing+pay+period+total	8:16	10:-9
N =all current	1:13	5:-19	7:16	9:14	10:-9
N =all current+date	9:9
N =all current+other+payment	6:-17	9:20	10:11
N =all customer	5:-18	6:51	10:-17
N =all date	2:-16	3:-22	4:-25	5:-51	7:71	8:-50	9:-52	10:37	11:47	13:10	14:42
N =all date+due	1:58	3:69	5:-28	6:-26	9:-34	10:-19
N =all date+due+payment	3:17
N =all date+incl	6:29	8:-14
N =all date+invoice	5:55	6:-20	9:-12	10:-8
N =all date+issued	5:69	6:-29	9:-14
N =all date+opening	4:-9	12:31
N =all date+pay	6:-10	8:20
N =all date+payment	4:-13	5:-17	6:-13	8:61
N =all date+period	6:-23	9:25	10:-8	13:14
N =all date+previous	6:18	9:-12
N =all date+price	6:11
N =all date+statement	5:71	6:-24	9:-22	10:-17
N =all date+transfer	5:-9	8:28	9:-29	12:19
N =all due	1:28	3:45	5:-30	6:22	9:-19	11:-15
N =all due+net	3:10	4:-8	6:-19	8:31
N =all due+other	3:-21	5:59	6:-26
N =all due+other+payment	5:-17	6:28
N =all due+period	5:-26	9:18	10:12
N =all due+total	3:-17	6:-24	9:17	14:35
N =all incl	5:-8	9:-12	10:41
N =all incl+invoice+tax+total	6:16
N =all incl+tax+total	3:16
N =all instalment	6:-12	12:21
N =all interest	4:-16	5:27	6:-18	9:14	12:-10
N =all interest+other	5:-15	6:18	12:12
N =all interest+price	6:13
N =all invoice	0:55	3:-22	6:28	9:-20	10:-13	11:-9
N =all invoice+number	5:-11	6:12
N =all invoice+number+tax	6:17	9:-13
N =all invoice+period	10:12
N =all invoice+tax	5:16	6:-13
N =all invoice+total	3:10	6:-9
N =all issued	5:-12	9:15	14:10
N =all monthly	4:17	6:-9
N =all net	1:8	5:23	6:-49	8:31
N =all number	3:-11	4:17	5:-10	6:73	9:14	10:-42
N =all number+tax	5:11	6:-11
N =all opening	5:15	6:10	8:-11	9:-11	10:32	12:-17
N =all order	4:21	5:30	6:-14	9:-11	12:-10
N =all other	2:-10	3:34	5:-41	6:42	8:14	9:-29	10:26	12:-15	13:14	14:-10
N =all other+payment	5:32	6:-22
N =all other+statement	5:-12	6:-12	9:38
N =all paid	3:-10	6:29
N =all paid+total	9:16
N =all pay	5:33	6:-23
N =all pay+period	6:-16	8:12	10:12
N =all pay+statement	5:-12
N =all payment	3:-23	6:16	9:-18	10:-9	12:32	14:27
N =all payment+total	5:-10	6:20
N =all period	5:-43	6:23	9:10	10:39
N =all period+statement	5:-8	9:11
N =all period+total	1:25	5:21	6:-30
N =all previous	1:-30	9:-21	10:56
N =all price	1:-9	3:-8	9:10	14:8
N =all price+total	1:10	5:-11	10:11
N =all statement	1:-15	4:24	5:9	6:-34	10:37
N =all tax+total	6:11
N =all total	1:38	4:-10	5:18	6:-26	9:27	10:-26
N =all transfer	1:22	3:-10	5:43	6:-14	8:-10	14:-16
N =amount	6:22	9:17
N =amount+due	3:10	6:8
N =amount+incl	6:-11	9:11
N =amount+monthly	6:12
N =amount+other	3:-20	6:25
N =amount+pay	5:-10	6:-19	9:24	10:13
N =amount+tax	3:-22	6:10	9:11
N =amount+total	1:11	3:12	6:-17
N =balance	3:12	4:-14	5:-20	6:79	8:-20	9:-45	10:30	11:-9	12:-11
N =balance+by	3:16	6:-22	14:12
N =balance+closing	1:17	3:9	9:-24
N =balance+due	5:-9	6:28
N =balance+invoice	6:-33	9:28
N =balance+left	6:10
N =balance+opening	5:15	6:-33	10:32
N =balance+other	5:27	9:-24
N =balance+previous	3:-9	6:30	10:-13
N =balance+tax	6:11
N =balance+total	3:-9	6:-31	9:30	10:15
N =bank	3:-14	5:-8	6:23	9:-10	10:14	11:-8	14:24
N =bank+customer	5:-10	6:10	9:9
N =bank+date	3:12
N =bank+due	3:-12	9:9	10:10
N =bank+invoice	5:23	10:-12
N =bank+other	5:-18	6:17	10:13
N =bank+transfer	5:-21	6:25
N =by	1:-9	3:93	5:-25	6:-41	10:-14	11:17	13:-10	14:8
N =by+date	5:-10	6:-29	9:46
N =by+due	3:34	6:-27
N =by+pay	3:35	6:-22	9:-20	11:26
N =by+payment	3:10
N =by+total	9:13
N =closing	4:59	5:-30	6:-33	9:49	10:-16	12:-20
N =closing+date	4:36	5:-12	6:-36	8:-12	9:33	10:10	12:-10
N =closing+instalment	6:13	9:-8
N =closing+pay	8:16	10:-9
N =closing+period	9:11	10:-16
N =closing+price	6:-11	9:13
N =closing+total	6:-23	9:39	10:-12
N =current	1:15	5:-26	6:-20	7:14	9:41
N =current+date	9:9
N =current+other	6:20
N =current+payment	6:-17	9:20	10:11
N =customer	5:-21	6:38	10:11
N =date	0:-8	1:22	2:-20	3:28	4:-21	5:-24	6:-54	7:61	8:28	9:-71	10:-17	11:23	12:22	14:29
N =date+due	1:48	3:55	5:-48	9:-25
N =date+incl	6:29	8:-14
N =date+invoice	3:-13	5:33	6:-25	9:9	10:8	11:-9
N =date+issued	3:-10	5:57	6:-19	9:-15
N =date+left	3:10	5:-9	6:-18	9:12	10:11
N =date+number	3:-11	5:-31	9:33	10:21
N =date+opening	4:-9	12:31
N =date+other	1:-11	6:21
N =date+pay	6:-10	8:20
N =date+payment	3:27	4:-13	5:-22	6:-28	8:57
N =date+period	6:-9	8:-12	9:29	10:-11	13:14
N =date+previous	6:18	9:-12
N =date+price	6:11
N =date+statement	5:71	6:-24	9:-22	10:-17
N =date+total	1:-12	6:23	8:-12	9:17
N =date+transfer	5:-9	8:28	9:-29	12:19
N =deduction	5:10	8:16
N =deduction+due	6:9
N =due	1:67	3:95	4:-23	5:-10	6:-15	9:-39	10:-13	11:-31	12:-18	13:-14	14:18
N =due+incl	9:9
N =due+instalment	3:-10	6:13
N =due+net	3:9	4:-8	8:15
N =due+number	3:-8	5:-12	6:10	10:14
N =due+other	1:-16	3:-34	5:36	6:19
N =due+payment	3:18	5:-9	6:10
N =due+period	3:-23	5:57	6:-25
N =due+tax	9:8
N =due+total	3:-33	5:32	6:-16	14:33
N =excl	6:10
N =gross	8:11
N =incl	3:18	5:-26	6:13	8:-16	9:-9	10:40
N =incl+invoice	3:10
N =incl+tax	3:19	5:-13
N =incl+total	3:14	5:-10	6:11
N =instalment	3:-9	5:-15	6:20	9:-11	12:42
N =interest	3:18	4:-21	6:9
N =interest+other	5:-16	6:27	12:11
N =interest+price	6:13
N =invoice	0:51	1:-10	2:-8	3:-16	5:51	6:-24	9:8	10:-11	11:-19
N =invoice+issued	3:-9	5:-20	6:18	10:14
N =invoice+number	3:-13	5:-27	9:25	10:16
N =invoice+payment	6:-17	9:17
N =invoice+period	10:12
N =invoice+tax	5:14	6:-9
N =issued	3:-30	5:42	6:14	12:-9	14:8
N =left	5:13	8:-16	10:8
N =monthly	4:16	5:9	10:-11
N =monthly+other	9:9
N =monthly+period	6:22	10:-9
N =net	3:9	4:-9	5:9	6:-19	8:43	9:-19
N =net+total	6:13	9:-9
N =number	1:9	3:-30	4:15	5:-35	6:36	7:17	8:-21	9:53	11:-11	12:-9
N =number+other	6:9
N =number+pay	6:11	8:-15
N =number+payment	6:-17	9:17
N =number+tax	3:-10	5:20	6:9	9:-12	10:8
N =opening	3:-11	4:-13	5:13	6:-34	8:-14	9:-41	10:113	12:10
N =opening+total	6:-30	9:23	10:11
N =order	1:-8	4:20	5:-27	6:40	10:21	11:-8	12:-12
N =other	0:-9	1:-27	2:-12	3:-37	4:-15	5:18	6:85	8:-13	9:16	10:30	11:-11	12:-17	13:11	14:-15
N =other+pay	6:24	8:-12
N =other+payment	5:8	6:-19	9:13
N =other+period	9:13
N =other+price	6:-14
N =other+statement	5:-12	6:-12	9:38
N =other+tax	3:-28	6:38
N =other+total	1:-11	9:24
N =paid	9:19	10:-9
N =paid+pay	9:11
N =paid+total	3:18	6:-22	9:15
N =pay	1:-8	3:30	5:-17	8:23	11:15	12:-9
N =pay+period	8:22
N =pay+statement	5:-12
N =pay+total	8:16	10:-9
N =payment	1:-11	3:26	4:-23	5:-14	6:20	8:40	9:-17	10:-17	11:-11	12:12	14:11
N =payment+period	6:50	8:-16	9:-17
N =payment+total	5:-10	6:20
N =period	0:-9	1:12	3:-26	4:-9	6:35	8:-17	10:41	11:-11	12:-14
N =period+price	6:16
N =period+statement	9:10
N =period+tax	5:-8	6:20	10:-8
N =period+total	1:21	3:-23	5:59	6:-15	9:-18	10:-19
N =person	5:-9	6:44	8:-21	12:-9
N =previous	1:-32	3:-15	5:32	6:48	8:-9	9:-42	10:30
N =price	1:-9	3:-14	4:-13	5:-25	6:29	9:9	10:16	12:20
N =price+total	5:-11	10:10
N =statement	1:-24	3:-17	4:17	5:41	6:-86	9:49	10:60	12:-16
N =tax	1:-9	6:56	9:-9	10:-11
N =tax+total	3:23	5:-12	6:16	9:-11
N =total	1:59	4:-18	5:18	6:-37	9:65	10:-46	11:-19	12:-14	14:14
N =transfer	1:19	3:9	5:23	8:17	9:-35	12:10	14:-18
N ab	8:14
N abon-	3:20	5:-13	6:-17	9:14
N abonnements_options	6:-15	10:9
N abou-	5:-10	6:9
N about	5:-10	6:9
N about_your	5:-10	6:9
N abre-	6:9
N abrechnung	6:9
N absc-	6:18	9:-8
N abschlag	6:15	9:-8
N acco-	3:9	5:-11	7:12
N account	3:11	5:-14	7:15
N account_at	6:-15	10:24
N account_no	6:-43	7:21	9:10	10:15
N account_statement	5:11	6:-15	9:23	10:-15
N account_summary	6:56	9:-16	10:-30
N advantage	6:-9	10:11
N agre-	6:8
N am	5:-10	6:16
N amer-	3:-9	10:18
N america	5:-13	6:-17	10:26
N american	3:-9	6:14	10:-8
N american_express	3:-9	6:14	10:-8
N amou-	3:-19	6:10	9:10
N amount	3:-25	6:22	9:11
N amount_due	1:-17	3:-14	6:50
N an	3:16	5:-12
N anbi-	6:12
N anbieter	6:12
N and	5:42	6:-17	8:28	9:-14	10:-20
N and_interest	5:12	6:-14
N and_waste	5:-9	6:16
N annu-	3:-14	4:-8	5:-12	6:12	12:20
N annual	5:-12	6:16
N anot-	6:11
N another	6:11
N another_check	6:11
N are	5:9	6:-12	9:14
N as	3:37	6:-40	9:9
N as_of	3:34	6:-36
N assu-	6:23
N at	3:-9	10:23
N at_glance	6:-11	10:24
N atte-	0:14	2:29	6:-55	10:40	11:-9
N aus	6:28	10:-15
N ausz-	3:-9	4:-8	6:-17	8:10	14:39
N auszahlungsbetrag	6:-30	14:40
N bala-	3:22	9:17
N balance	3:22	6:15
N balance_brought	6:22
N balance_none	6:-20	9:23
N balance_total	6:-18	9:9	10:12
N ball-	6:-9	7:13	9:8
N ballyduff	6:-9	7:13	9:8
N ballyduff_creamery	6:-8	7:14	9:8
N bank	3:11	5:-19	8:-12	10:-12	14:38
N bank-	6:-22	9:15	14:12
N bank_of	5:-13	6:12
N banking	6:-10	9:15
N basi-	6:11
N basis	6:11
N be	3:-9	6:9
N befo-	3:12
N before	3:12
N begi-	6:-19	8:-16	9:-16	10:54
N begin	8:-16	9:-10	10:27
N beginning	6:-19	10:27
N beginning_balance	6:-17	10:18
N bele-	5:56	6:-31
N beleg	5:-12	6:17
N betr-	6:20
N betrag	6:8
N betrage	6:12
N bic	6:12
N bill	5:18	6:-40	9:29
N bill-	3:9	5:22	9:-12	10:-13
N bill_period	10:12
N billing	3:9	5:22	9:-12	10:-13
N blue	3:-10	5:-8	6:22
N boat-	6:13
N boatworks	6:13
N boatworks_ltd	6:13
N boud-	5:-9	9:22
N boudreaux	5:-9	9:22
N boudreaux_kline	5:-9	9:22
N brea-	9:11
N breakdown	9:11
N brou-	6:22
N brought	6:22
N brought_forward	6:22
N buch-	6:12	9:-10
N buchung	6:12	9:-10
N bull-	6:21	9:-19
N bulletin	6:21	9:-19
N bulletin_de	6:21	9:-19
N busi-	3:13	6:-22	10:13
N business	3:13	6:-22	10:13
N buye-	3:-8	5:-10	6:26
N bw	8:-11	9:17
N bw_hourly	8:-11	9:17
N by	3:25	5:-18	6:20	9:-24	10:-11	11:21
N calc-	6:8
N calculation	6:8
N card	5:-18	6:23	9:-30	10:44
N cash	3:-9	6:24
N cert-	5:11
N chap-	5:-13	6:-31	11:29	14:36
N char-	5:-36	6:17	9:39
N charge	9:23
N charge_calculation	6:8
N charged	6:-28	9:24	10:16
N charged_you	6:-13	10:17
N charges	5:-26	6:49	9:-8	10:-15	14:11
N chec-	6:-42	8:39	9:9
N check	5:-12	6:-13	8:40
N check_date	6:-20	8:40
N check_sign	6:11
N checking	5:15	6:-18	10:9
N chf	3:33	5:39	6:-62	8:11
N cho	5:-11	6:24
N clos-	5:-9	10:11
N closing	6:15	9:-13
N closing_balance	6:15	9:-13
N co	5:12
N com	6:8
N comm-	3:16	6:16	9:-10	10:-22
N commission	3:16	6:16	9:-10	10:-22
N comp-	5:35	6:58	9:-51	14:-21
N company	5:28	6:-27
N compte	6:-19	10:17
N cons-	6:22	9:-18	10:11
N consolidated	9:11
N consumo	9:-12	10:14
N consumo_electrico	9:-12	10:14
N cont-	3:-9	5:13	6:45	8:-19	9:-15
N crea-	6:-8	7:14	9:8
N creamery	6:-8	7:14	9:8
N cred-	6:15	10:-8
N credit	5:-12	6:18
N credits	5:11
N credits_and	5:12	6:-14
N curr-	7:14
N currency	6:11	9:-9
N currency_singapore	6:11	9:-9
N current	6:-14	7:15
N current_account	6:-42	9:31	10:16
N cust-	5:13
N customer	5:13
N d'ea-	6:21	10:-9
N d'eau	6:21	10:-9
N darn-	5:14	9:-10
N darnell	5:14	9:-10
N darnell_whitcomb	5:14	9:-10
N data	3:-16	5:13	6:28	8:-11	9:-9
N data_emissione	3:-9	5:9	6:-8	10:13
N data_nascita	6:12
N date	0:13	1:-25	3:22	4:-22	5:54	6:18	7:27	8:48	9:-117	11:-8	12:-27	13:44	14:-18
N date-	3:-9	5:10	6:23	8:21	9:-24	10:29	11:-14	12:-11
N date_of	6:-10	9:-14	10:-13	13:30
N dated	5:14	6:29	10:-10	11:-10
N dates	8:21	9:-21	10:38
N datu-	5:-16	6:-9	10:51
N datum	5:-16	6:-9	10:51
N day	3:8	5:-9	10:-9	11:-9	14:40
N de	1:12	6:22	8:-8	9:-22	10:16
N de_compte	5:-14	6:-8	10:19
N de_gigakombi	6:11
N de_la	6:8
N de_paie	6:21	9:-19
N de_remboursements	9:10
N debi-	4:21	5:-14	6:-14	9:14	10:9	12:-10
N debit	4:21	5:-11	6:11	12:-10
N debits	6:-25	9:20	10:10
N dedu-	5:12	6:-9
N dein-	6:12	9:-8
N deine	6:12	9:-8
N deine_kosten	6:12	9:-8
N del	9:-19	10:33
N del_consumo	9:-12	10:14
N deli-	5:-8	6:17
N delivery	5:-8	6:17
N depo-	5:13	8:-13	9:12
N deposit	8:-12	9:22
N deposits	9:-10
N deposits_credits	5:12	6:-14
N der	6:25	8:-16
N des	6:28	10:-13
N des_operations	6:-9	9:13
N desc-	5:18	6:14	9:-10	10:-9
N description	5:18	6:14	9:-10	10:-9
N deta-	3:-9	6:22	10:-11
N detail	6:31	10:-11
N details	5:8	6:-9	9:9
N details_of	6:-15	9:21
N dire-	6:14	8:-12	9:16
N direct	6:14	8:-12	9:16
N direct_payment	6:11
N divi-	6:63	9:-32	10:-29
N doll-	6:23	9:-14
N dollar	6:11	9:-9
N dollars	6:12
N dr	5:83	6:-35	9:-9	10:-9	13:-13
N dros-	6:-9	9:12
N drosdowski	6:-9	9:12
N dt	5:-9	6:-80	9:-18	10:121
N du	3:38	6:-29
N due	1:18	5:18	6:-17	9:13
N due_date	1:-10	3:74	5:-22	6:-19	9:-11
N earn-	5:-12	6:9
N earnings	5:-11	6:-15	9:20
N earnings_statement	5:-11	6:-15	9:20
N eche-	0:50	3:8	6:-15	9:-9	10:-8	11:-12
N effe-	6:9
N effective	6:9
N effective_date	6:9
N eint-	5:-9	8:-19	9:-16	12:58
N eintritt	5:-9	8:-19	9:-16	12:58
N elec-	5:-10	6:-20	9:-10	10:41
N electric	3:15	6:-13
N electricity	6:-9	10:25
N electricity_breakdown	9:11
N electricity_charges	6:-18	9:20
N electricity_in	6:15
N electrico	9:-12	10:14
N emis-	3:-9	5:9	6:-8	10:13
N emissione	3:-9	5:9	6:-8	10:13
N empl-	5:-8	8:-10	9:-11	12:33
N en	5:-16	6:-26	9:27	14:23
N end	6:-11	9:26	10:-11
N endi-	6:-22	9:24
N ending	6:-22	9:24
N ending_balance	6:-12	10:8
N ener-	3:-11	5:21	6:-19	9:12
N energy	3:-10	6:-12	9:16	10:14
N energy_account	3:-9	6:-18	9:21	10:16
N entr-	3:38	5:-44	6:35	9:-9	10:-13
N erla-	5:-11	6:28	9:-8
N erlauterung	5:-11	6:28	9:-8
N erst-	5:-14	6:40	9:-9
N erstellt	5:-10	6:14
N erstellt_am	5:-10	6:14
N esk	6:13
N esk_valley	6:13
N et	5:53	6:-38	9:10	10:-10
N et_remises	6:-15	10:9
N eur	3:15	5:-56	6:48
N ever-	3:-9	5:29	10:-12
N everyday	3:-9	5:11	6:11	10:-12
N exam-	5:23	6:-10	9:-15	10:-9	11:10
N example	5:23	6:-10	9:-15	10:-9	11:10
N expi-	6:11
N expr-	3:-10	6:18	10:-8
N express	3:-10	6:18	10:-8
N fact-	3:9	5:16	6:-17	10:9	11:-9
N facture	10:10	11:-8
N facture_d'eau	6:21	10:-9
N facture_ttc	3:10
N fair-	5:-11	6:24
N fairweather	5:-11	6:24
N fairweather_cho	5:-11	6:24
N fall-	3:30	5:-10	9:-10
N fallig	3:30	5:-10	9:-10
N fech-	3:-8	5:-9	6:-35	8:-17	9:40	10:-10	11:55
N fecha	3:-8	5:-9	6:-35	8:-17	9:40	10:-10	11:55
N fee	9:10
N fees	6:16	9:25	10:-25
N fein-	5:-17	9:27
N feingold	5:-17	9:27
N fi	6:31	9:-21
N fi_pop	6:31	9:-21
N fly	6:10
N fly_card	6:10
N folg-	6:21	9:-15
N folgelastschrift	6:21	9:-15
N for	3:-8	5:-18	6:-10	8:-9	9:48	10:9
N forf-	6:19	9:-8
N forw-	6:18
N forward	6:18
N frau	6:-10	9:11
N frau_drosdowski	6:-9	9:12
N from	3:-33	5:-27	10:80
N from_to	6:11
N from_your	6:-30	9:46
N gas	3:-9	5:-11	6:-15	10:43
N gas_charges	6:19	9:-17
N gebu-	6:33	8:-9	9:-9
N geburtsdatum	6:30	8:-9	9:-9
N geeh-	6:10	9:-8
N geehrter	6:10	9:-8
N geehrter_herr	6:10	9:-8
N gene-	3:28	6:-9
N gesamt	6:-10
N gesamtbetrag	6:13
N giga-	6:11
N gigakombi	6:11
N glan-	6:-11	10:24
N glance	6:-11	10:24
N grou-	8:-11	9:17
N group	8:-11	9:17
N group_bw	8:-11	9:17
N gult-	6:10
N gultig	6:10
N gultig_ab	6:10
N gust-	6:16
N gusto	6:16
N gute-	6:-10	9:11
N guten	6:-10	9:11
N guten_tag	6:-10	9:11
N harb-	5:-14	9:-11	14:45
N harbor	6:18
N harr-	5:-9	9:22
N harriet	5:-9	9:22
N harriet_boudreaux	5:-9	9:22
N herr	6:10	9:-8
N hinw-	6:14
N hinweise	6:9
N hinweise_zur	6:9
N hour-	6:20	8:-18	9:8
N hourly	6:20	8:-18	9:8
N if	5:9
N ihr	6:-25	9:16	10:25
N ihr_neuer	6:13	9:-8
N ihre	6:-17	9:12	10:15
N il	6:9
N im	6:-10	9:11	10:15
N im_uberblick	6:12	9:-8
N imme-	5:10
N immediately	5:10
N impo-	3:-11	5:26	9:-12
N important	5:32	6:-11	9:-12
N important_information	6:13	9:-9
N in	5:63	6:-23	9:-9	10:-19
N in_detail	6:22	10:-11
N inc	5:-11	6:24	8:-15	9:-14	10:34
N inc_date	6:29	8:-14
N inc_vat	6:8
N incl-	1:27	3:-8	6:-17
N info-	5:-11	6:23	9:-14
N informacion	9:-12	10:14
N informacion_del	9:-12	10:14
N information	5:-11	6:21
N information_about	5:-10	6:9
N information_you	6:9
N inst-	5:-8	6:-8	12:22
N inte-	5:16	6:9	9:9	10:-18
N interest	6:18
N interest_charge	6:8
N invo-	6:38	9:-14
N invoice	6:38	9:-14
N invoice_date	5:11	6:-9
N is	6:9
N isol-	5:-11	6:24
N isolde	5:-11	6:24
N isolde_fairweather	5:-11	6:24
N it	3:14	5:16	6:-21
N jahr-	5:-10	6:-14	9:17	10:13
N jahresabrechnung	5:-10	6:-14	9:17	10:13
N kart-	6:9
N kartenzahlung	6:9
N klin-	5:-9	9:22
N kline	5:-9	9:22
N know	6:9
N kont-	5:-14	10:22
N kontoauszug	5:-13	6:-11	10:23
N kost-	6:12	9:-8
N kosten	6:12	9:-8
N kosten_im	6:12	9:-8
N kulk-	6:19	8:-9
N kulkarni	6:19	8:-9
N kund-	6:13
N kundenreferenz	6:13
N la	5:24	9:-9	10:-12
N la_facture	6:8
N last-	5:-15	9:-22	10:38
N lastschriften	5:-15	9:-22	10:40
N le	3:16	5:19	6:-34	9:8
N leav-	5:-9	6:24	8:12	9:-11	10:-12
N leave	5:-9	6:24	8:12	9:-11	10:-12
N leis-	5:-13	6:32
N leistungen	6:14
N libe-	6:-9	10:12
N libelle	6:-9	10:12
N limi-	6:11
N limit	6:11
N loan	10:14
N loan_number	6:10
N lodg-	6:16
N lodging	6:16
N lodging_snowbird	6:16
N ltd	5:-13	6:42	7:16	8:-12	9:-17
N mada-	6:9
N make	3:14	6:-9
N md	0:14	2:29	6:-21
N mete-	5:-9	6:16
N metered	5:-9	6:16
N metered_water	5:-9	6:16
N mini-	3:-12	5:12
N minimum	3:-12	5:12
N minimum_payment	5:17	6:-14	9:8
N mona-	6:12
N monatliche	6:12
N monatliche_betrage	6:12
N mont-	5:36	6:-23	9:15	10:-20
N montant	3:9	6:-11	9:10
N montant_ttc	6:-11	9:11
N month	5:42	6:-21	9:-8	10:-9
N monthly	9:14	10:-9
N mort-	5:-10	6:-10	10:20
N mortgage	5:-10	6:-10	10:20
N mortgage_statement	5:-9
N mult-	6:19	9:-10
N multi	6:19	9:-10
N multi_packs	6:-21	9:13	10:13
N mwst	3:-17	6:28
N nach-	3:42	6:-17
N nachzahlung	3:11
N nasc-	6:12
N nascita	6:12
N natu-	6:13	9:-19	10:9
N nature	6:13	9:-19	10:9
N nature_des	6:13	9:-19	10:9
N net	3:16	5:-18	6:9
N net_payer	3:20	6:-22
N nett-	3:-17	8:30	9:-9
N netto	6:-20	8:30	9:-9
N neue-	1:17	3:-10	9:-10
N neuer	1:17	3:-10	9:-10
N neuer_abschlag	6:13	9:-8
N neuer_saldo	1:18	3:-9
N neve-	6:11
N never	6:11
N never_write	6:11
N next	3:14
N nied-	3:-19	5:-39	6:-12	9:22	10:15	11:37
N nl	5:-18	14:23
N no	4:22	5:-86	6:59	7:19	8:-9	9:15
N noah	5:-16	9:31
N noah_feingold	5:-16	9:31
N nomi-	3:14	6:-21	10:15
N nomination	6:-8	10:15
N nomination_registered	6:-8	10:15
N non	8:-17	9:25
N none	4:17	6:-20	9:23	12:-13
N nr	5:-21	9:18
N numb-	5:49	6:-27	9:28	10:-28
N number	5:54	6:-23	9:18	10:-27
N nume-	3:-9	10:14
N numero	3:-9	10:14
N of	3:15	6:-29	9:26	10:-14	13:28
N of_america	5:-13	6:-17	10:26
N of_gas	6:-11	9:16
N of_the	5:12	6:-22	9:15
N of_your	6:-8	10:13
N on	5:28	8:-8	9:-10
N once	5:17
N onli-	5:-9	6:26	9:-11
N online	5:-9	6:26	9:-11
N open	5:19	6:-28	9:10	10:8
N open-	5:14	6:-51	7:64	9:-9	10:-9
N opening	5:16	9:-9	10:-8
N opening_balance	5:16	9:-9	10:-8
N oper-	9:-8
N operation	6:33	9:-17	10:-15
N operations	6:-26	9:9	10:21
N options_et	6:-15	10:9
N or	3:16
N orde-	4:21	5:-12	6:14	12:-10
N order	4:21	5:-12	6:14	12:-10
N out	6:-16	9:18
N over-	1:27	5:-9	6:24	8:-15	9:-8
N pack-	6:-21	9:13	10:13
N packs	6:-21	9:13	10:13
N packs_sfr	6:-21	9:13	10:13
N paga-	3:-8	6:19
N page	5:17	6:-17	14:18
N page_for	5:17
N paid	3:-11	6:12	9:10
N paid_to	6:17	9:-15
N paie	6:21	9:-19
N part-	3:27	5:13	6:-15
N past	1:27	5:12	6:-30
N past_due	1:27	5:12	6:-30
N pati-	0:42	3:-23	5:-13	9:-9	10:-11	12:52	14:-23
N patient	0:42	3:-23	5:-12	6:21	9:-9	10:-10
N pay	3:34	5:-26	6:-16	8:26	10:-16	11:17
N pay_by	9:-14	11:26
N pay_date	6:-10	8:20
N pay_group	8:-11	9:17
N pay_period	6:-19	8:28
N paya-	1:20
N payable	1:20
N paye	9:11
N paye-	3:34	6:-10	9:-20
N payer	3:35	6:-32
N paym-	3:19	6:30	8:9	9:-30	10:-18	12:-12	14:29
N payment	3:14	6:8	8:11	9:-24	10:-11	12:-8	14:30
N payment_date	6:-20	8:26
N payment_due	3:14	5:-20	9:10
N payment_period	6:50	8:-16	9:-17
N payment_plan	6:15
N payments	6:21
N per	5:22	10:-15
N per_seat	5:-15	6:19
N peri-	5:-23	9:14	10:43
N period	5:-22	9:21	10:29
N period_begin	8:-16	9:-10	10:27
N period_end	6:-13	9:20	10:-10
N periode	10:14
N plan	5:-14	6:38	9:-16
N plan_never	6:11
N plea-	3:28	6:-20
N please	3:28	6:-20
N pncb-	6:-10	9:13
N pncbank	6:-10	9:13
N poin-	5:26	6:-33	9:11
N points	5:27	6:-38	9:14
N pop	6:31	9:-21
N port-	6:33	8:-11	9:-9
N post-	5:-19	6:-21	13:60
N posted	5:-19	6:-21	13:60
N prak-	12:17
N prakash	12:17
N prev-	9:14
N previous	9:14
N previous_balance	6:17	9:-10
N prin-	5:14
N priv-	5:87	6:-47	8:-9	9:-16
N proc-	6:25	9:-9
N process	6:25	9:-9
N process_date	6:25	9:-9
N prod-	6:42	9:-23	10:-15
N prov-	0:14	2:25	5:-10	6:17	13:-14
N provider	0:14	2:25	5:-10	6:17	13:-14
N ragh-	6:19	8:-9
N raghavendra	6:19	8:-9
N raghavendra_kulkarni	6:19	8:-9
N rate	6:13
N rate-	3:10	5:-9	6:-16	9:16
N rates	3:16
N rdo	6:-29	8:48
N read	5:-14	6:-19	9:37	10:9
N rece-	6:17
N rech-	5:-20	6:22	9:17	10:-8
N reco-	5:16
N rede-	4:-27	6:47	9:-12
N ref	6:-10	8:-14	9:30
N refu-	3:-14	8:42	9:-16
N regi-	6:-8	10:15
N registered	6:-8	10:15
N regl-	3:-9	9:9
N regler	9:9
N rele-	6:-20	9:23	10:24
N releve	6:-20	9:23	10:24
N releve_de	5:15	6:-16	9:9
N rema-	3:9
N remaining	3:9
N remaining_balance	6:10
N remb-	9:10
N remboursements	9:10
N remi-	6:-36	9:20	10:22
N remise	6:-21	9:13	10:13
N remise_multi	6:-21	9:13	10:13
N remises	6:-15	10:9
N rent-	6:-31	10:43
N repa-	6:-22	12:20
N repayment	6:-22	12:20
N repe-	6:31	9:-21
N repeteur	6:31	9:-21
N repeteur_wi	6:31	9:-21
N retu-	5:26	6:-9
N return	5:26	6:-9
N rewa-	6:12
N reward	6:12
N reward_dollars	6:12
N sala-	6:30	8:-19
N sald-	1:17	3:-9	6:-12	9:9
N saldo	1:17	3:-9	6:-12	9:9
N same	5:-9	6:-16	14:40
N scad-	3:27	5:-13	6:-16	10:12
N scadenza	3:27	5:-13	6:-16	10:12
N seat	5:-15	6:19
N sehr	6:10	9:-8
N sehr_geehrter	6:10	9:-8
N serv-	3:-18	5:-23	6:24	11:25	13:10
N service	5:-18	9:20	13:13
N service_date	6:-16	9:38	13:-16
N service_fee	9:10
N service_fees	6:36	9:-24	10:-11
N service_period	9:18	10:-14
N services	3:-20	6:15	9:-10	10:22
N serving	6:24	10:-17
N serving_you	6:24	10:-17
N sfr	6:-21	9:13	10:13
N shou-	6:9
N should	6:9
N should_know	6:9
N sign	6:11
N sing-	6:11	9:-11
N singapore	6:11	9:-9
N singapore_dollar	6:11	9:-9
N snow-	6:16
N snowbird	6:16
N snowbird_lodging	6:16
N snowbird_ut	6:16
N sold-	6:-12	9:24
N solde	6:-12	9:24
N stat-	5:72	6:-60	8:-11	9:21	10:18	12:-12
N statement	5:29	6:-51	9:10	10:31
N statement_date	5:15
N statement_period	5:-8	9:11
N status	6:-18	9:25
N stro-	6:-17	9:12	10:15
N summ-	5:-18	9:22
N summary	6:13	9:-13	10:15
N summary_for	6:-17	10:23
N summary_of	6:-8	10:13
N summe	5:-10	6:-11	9:35
N syne-	5:-19	6:49	8:-13	9:-11
N synel	5:-19	6:49	8:-13	9:-11
N tag	6:-10	9:11
N tag_frau	6:-10	9:11
N tax	5:13	6:-10
N tax_invoice	5:16	6:-13
N that	6:9
N the	3:-18	6:42	8:-10	9:13	10:-9
N ther-	9:9
N this	5:32	9:-9
N thro-	6:-13	9:25
N through	6:-13	9:25
N time	6:13
N to	3:-22	5:-12	6:-25	9:42	10:8	14:41
N to_date	5:-13	6:38	9:-20
N to_pay	3:-11	6:36	10:-9
N to_the	5:11	6:-14
N tota-	1:16	3:8	4:-10	5:20	6:18	10:-9
N total	1:17	3:12	4:-10	5:32	6:-23	9:12
N total_amount	1:11	3:12	6:-17
N total_de	1:15
N total_debits	6:-18	9:9	10:12
N total_des	9:19	10:-17
N total_due	1:21	3:-33	6:-15	9:28
N total_electricity	6:-18	9:20
N total_gas	6:31	9:-32	10:9
N total_payments	5:-10	6:20
N total_ttc	3:18	6:-14
N total_withdrawals	6:-17	9:18
N tran-	3:17	5:10	6:-15	10:-13	11:41	14:-18
N transaction	6:19	9:-13
N transfer	5:28	14:-15
N transport	6:-25	9:11	10:-8	11:43
N ttc	3:24	5:-9	6:-13
N ttc_regler	6:-11	9:11
N uber-	8:26	9:-9
N uberblick	6:12	9:-8
N umsa-	5:45	6:-43
N up	6:11
N upda-	6:13
N updates	6:13
N us	3:26	5:-13
N ut	6:16
N vall-	6:12
N valley	6:13
N valley_boatworks	6:13
N valu-	5:-14	6:32	9:-33	10:18
N value	9:-25	10:23
N value_dt	9:-25	10:23
N valuta	5:-14	6:27	9:-8
N vat	6:10
N verb-	5:-8	6:-22	9:16	10:24
N verw-	6:24	9:-10
N verwendungszweck	6:24	9:-10
N verwendungszweck_kundenreferenz	6:13
N voda-	6:11
N vodafone	6:11
N vodafone_de	6:11
N votr-	10:20
N votre	10:20
N votre_facture	6:-29	9:13	10:23
N vous	6:22	9:-16
N vr	5:18	9:-9
N wast-	5:-9	6:16
N waste	5:-9	6:16
N waste_water	5:-9	6:16
N wate-	3:8	5:-9	6:10	9:-8
N water	5:-9	6:18
N water_and	5:-9	6:16
N water_bill	5:-9	6:16
N we	6:18
N we'v-	6:-13	10:17
N we've	6:-13	10:17
N we've_charged	6:-13	10:17
N whit-	5:30	6:-12	9:-10
N whitcomb	5:14	9:-10
N whole bill period	5:-10	10:16
N whole buchung	6:12	9:-10
N whole credits	6:13
N whole currency singapore dollar	6:11	9:-9
N whole date	0:29	4:-13	5:-137	6:46	7:-19	8:-11	9:-20	10:119	11:-24	12:-16	13:57
N whole dated	6:16
N whole datum	5:-29	6:63	9:-14
N whole deine kosten im uberblick	6:12	9:-8
N whole details of gas charges	6:-11	9:16
N whole due date	3:48	5:-13	6:-15	9:-10
N whole earnings statement	8:-24	9:46	10:-17
N whole effective date	6:9
N whole eintritt	6:112	8:-11	9:-11	12:-80
N whole erstellt am	5:-10	6:14
N whole fecha	5:54	6:-22	8:-17	9:58	11:-49
N whole fees	6:-31	9:43
N whole folgelastschrift	6:21	9:-15
N whole geburtsdatum	6:24	8:-8
N whole gultig ab	6:9
N whole inc date	6:29	8:-14
N whole kontoauszug	5:-12	9:-9	10:30
N whole pay period	6:-13	8:38	9:-33	10:13
N whole payment due date	3:15
N whole payments	5:31	6:-20
N whole period	6:10	9:-23	10:17
N whole posted	5:-19	6:-21	13:60
N whole service date	6:-9	9:39	10:-12	13:-9
N whole service period	9:18	10:-14
N whole statement date	5:15
N whole statement period	9:-22	10:27
N whole through	6:-13	9:25
N whole total	3:-11	5:71	6:-22	9:-31
N whole total gas charges	6:61	9:-19	10:-37
N whole value dt	6:-9	9:-22	10:32
N whole valuta	5:-13	6:24
N whole verwendungszweck kundenreferenz	6:10
N whole zeitraum	6:13
N whole ביצוע	12:17
N whole חשבונית	5:39	9:-15	10:-10
N whole יומ ערכ	10:-8	14:22
N whole יתרה מדפ קודמ	6:18	9:-12
N whole יתרת פתיחה	6:-18	10:25
N whole לוח תשלומימ	6:-30	12:48
N whole לתשלומ עד	3:25	6:-11	9:-8
N whole מועד	3:72	4:-16	5:-21	6:17	10:-9	12:-17
N whole מועד חיוב	3:16	6:-9
N whole מועד תשלומ	4:-12	6:24
N whole מרשמ תקפ עד	3:-8	6:23
N whole מתאריכ	6:-17	9:-15	10:44
N whole סוג תנועה	6:-39	9:41
N whole עסקה	6:24	9:-10
N whole ערכ	6:-50	8:37	9:-49	10:69
N whole תאריכ	1:-12	3:-30	4:-20	5:-86	7:-13	9:62	10:114	11:-38	12:56	13:-24
N whole תאריכ הפעולה	6:12
N whole תאריכ הפקה	5:20	6:-10
N whole תאריכ טיפול	5:-32	13:45
N whole תאריכ ערכ	6:35	10:-43	14:24
N whole תוקפ מרשמ	13:23
N whole תחילת עבודה	6:20	12:-8
N whole תקופה	5:-16	6:43	9:-10	10:-14
N whole תקופת החשבונ	10:9
N wi	6:31	9:-21
N wi_fi	6:31	9:-21
N will	6:17
N with	6:-9
N with-	9:11
N withdrawals	6:-12	9:14
N withdrawals_from	6:-17	9:18
N writ-	6:11
N write	6:11
N write_another	6:11
N www	3:-38	5:10	10:13	14:23
N year	6:45	9:-28
N you	5:34	9:-13	10:-11
N you_should	6:9
N your	3:35	6:-75	8:38	9:28
N your_account	3:19	5:9	9:22	10:-34
N your_bank	5:-10	6:22
N your_electricity	6:14	10:-11
N your_energy	3:-9	6:-18	9:17	10:16
N your_metered	5:-9	6:16
N your_total	6:-18	9:20
N zahl-	3:25	5:-12	6:-12	9:17
N zahlender	3:17	6:-13
N zahlender_betrag	3:17	6:-13
N zeit-	5:-14	9:33
N zeitraum	5:-14	9:33
N zu	3:10
N zu_zahlender	3:17	6:-13
N zur	6:14
N zur_abrechnung	6:9
N zusa-	6:-18	10:25
N zusammenfassung	6:-18	10:25
N או	3:39	6:-24
N אוחי-	6:26	9:-24
N אוחיונ	6:26	9:-24
N אחרו-	3:-19	5:13	6:-13	9:11	10:9	14:12
N אחרונ	3:-15	9:11	10:9
N אחרונ_לתשלומ	3:-14	9:12	10:9
N אי	4:25	9:-11	13:10
N אי_כושר	13:10
N איט	5:23	6:-9	9:-10
N איט_פיננסימ	5:23	6:-9	9:-10
N אינ	5:-18	6:17
N אינה	5:-13	6:18
N אישו-	5:31	12:-10	13:11
N אישור	5:31	12:-10	13:11
N אישור_על	5:-17	6:22
N אמצע-	6:9
N אמצעי	6:9
N אמצעי_תשלומ	6:9
N אסמכ-	6:24	10:-10
N אסמכתא	6:24	10:-10
N אספק-	6:12
N אספקה	6:12
N אשפו-	0:71	2:-11	6:-23	10:-14
N אשפוז	0:71	2:-11	6:-23	10:-14
N אשרא-	1:-12	9:12	10:13
N אשראי	1:-12	9:12	10:13
N את	6:20
N בוצע-	6:19	14:-12
N בוצעה	6:19	14:-12
N בחו"-	1:13	6:-11
N בחו"ל	1:13	6:-11
N בחשב-	5:14	6:31	8:-13	9:-17
N בחשבונ	5:34	6:-19
N בחשבונ_עובר	5:34	6:-11	9:-12	10:-11
N ביומ	1:45	3:-29	5:-10	6:-34	7:40
N ביטו-	0:40	6:-12
N ביצו-	9:-8	12:27
N ביצוע	9:-8	12:27
N בית	6:14
N בנק	1:-8	5:23	6:-32	9:32	14:-11
N בע"מ	6:-29	9:62	10:-23	13:12	14:-10
N בעל	5:36	6:-13	10:-13
N בעל_החשבונ	5:37	6:-21	10:-12
N בקשה	5:-20	6:23
N ברוט-	6:8
N ברוטו	6:8
N ברקו-	9:8	10:9
N ברקוביצ	9:8	10:9
N ד"ר	5:-23	6:27	9:12	13:-20
N דוח	1:-10	6:-14	9:49
N דפ	5:15	6:-21	9:17
N דפ_חשבונ	9:18
N הבא	5:20
N הביט-	6:-11
N הביטוח	6:-11
N הבנק	6:12
N הברא-	6:13	8:-9
N הבראה	6:13	8:-9
N ההעב-	6:11
N ההעברה	6:11
N הודע-	3:-11	4:24	5:-12	6:-23	9:12	10:22
N הודעות	5:-8	6:26	9:-9
N הודעות_לתושב	5:-8	6:26	9:-9
N הודעת	6:-31	9:22	10:23
N הודעת_חיוב	6:-31	9:22	10:23
N הופק	5:-12	6:18	14:9
N הופק_לבקשת	5:-9	14:10
N הוצא-	6:13
N הוצאות	6:13
N הזמנ-	5:-12	6:9	10:25
N החזר	3:-10	6:18
N החיו-	1:53	3:-16	11:-14
N החיוב	1:53	3:-12	6:-18	11:-11
N החלפ-	5:14	6:-10	14:12
N החלפת	5:14	6:-10	14:12
N החשב-	1:-12	3:-9	5:18	7:51	9:-29	10:-14
N החשבונ	1:-12	3:-9	5:18	7:51	9:-29	10:-14
N הכל	1:18	3:-8	5:-10	6:18	14:-9
N הלוו-	5:11	9:17
N הלוואה	5:11	9:17
N הלקו-	5:23	6:-29	9:9	14:8
N הלקוח	5:23	6:-29	9:9	14:8
N המטו-	6:23
N המטופל	6:23
N המלצ-	5:-9	6:11	9:28	13:-15
N המלצות	5:-9	6:11	9:28	13:-15
N המשכ-	5:56	8:-13	9:-20	12:-13
N הנדו-	6:21	10:-11
N הנדונ	6:21	10:-11
N הנני	10:20
N העבר-	12:13
N העברה	12:17
N העסק-	6:17
N העסקה	6:10
N העתק	5:-33	13:35	14:10
N העתק_הופק	5:-9	14:10
N הפוע-	6:-23	9:9	10:10	14:15
N הפועלימ	6:-23	9:9	10:10	14:15
N הפעו-	6:12
N הפעולה	6:12
N הפקה	5:43	6:-19
N הפרש-	6:23
N הפרשי	6:23
N הפרשי_הצמדה	6:23
N הצהר-	5:-9	13:11
N הצטר-	6:15
N הצמד-	6:23
N הצמדה	6:23
N התדפ-	9:9
N התדפיס	9:9
N התקב-	3:-10	5:31
N התקבל	3:-9	6:19
N התשל-	3:31	5:-31	6:8
N התשלומ	3:31	5:-31	6:8
N התשלומ_הבא	6:20
N והטב-	1:36	6:-26
N והטבות	1:36	6:-26
N ונוכ-	6:-18	9:13
N ונוכחות	6:-18	9:13
N ושב	5:13	10:-12
N ושב_לפי	5:-20	6:23
N זיכו-	6:-11	8:21
N זיכוי	6:-11	8:21
N חדש	6:27	9:9	14:-13
N חודש-	5:13
N חודשי	5:15	6:-10
N חופש-	6:9
N חופשה	6:9
N חופשה_ניצול	6:9
N חיוב	1:24	3:-42	6:-23	9:9	10:22	14:32
N חיוב-	3:-20	6:31	9:-11
N חיובימ	3:-20	6:31	9:-11
N חילנ	6:19	8:-10
N חלק	12:13
N חלקי-	6:20
N חלקית	6:20
N חלקית_לעבודה	6:20
N חשבו-	5:41	8:10	14:-11
N חשבונ	5:13	6:-11	8:11	14:-11
N חשבונ_לחבר	6:10
N חשבונ_מס	10:12
N חשבונ_תנועות	5:-10	9:15
N חשבונ_תקופתי	9:13
N חשבונית	5:28	6:10	9:-14	10:-11
N חשבש-	6:-15	9:25
N חשבשבת	6:-15	9:25
N חשמל	6:14	9:-11	14:12
N חתימ-	5:25	9:-9
N חתימה	5:35	6:-21
N טיפו-	5:-33	6:24	13:32
N טיפול	5:-33	6:24	13:32
N יומ	10:-8	14:22
N יומ_ערכ	10:-8	14:22
N ימי	2:-9	6:52	8:-12	10:-11
N יקר	6:-18	9:21
N יתרה	3:16	9:-44	10:27	14:10
N יתרה_לתשלומ	3:-13	6:19
N יתרה_מדפ	6:18	9:-12
N יתרת	5:-10	9:-10	10:20
N יתרת_פתיחה	6:-18	10:25
N יתרת_קרנ	3:10
N כולל	9:16
N כושר	13:10
N כושר_לעבודה	13:10
N כי	7:26	9:-9	10:-8
N כל	5:-10	6:17
N כרטי-	1:15	6:-30	9:10
N כרטיס	1:15	6:-30	9:10
N לא	5:-13	6:15	12:12
N לאומ-	5:16	14:-10
N לאומי	5:16	14:-10
N לב	5:-14	6:46	9:-8	10:-16
N לבקש-	5:12	14:9
N לבקשת	5:12	14:9
N לבקשת_הלקוח	5:12	14:9
N לוח	5:63	6:-57	9:-10	12:23	14:11
N לוח_תשלומימ	6:-30	12:48
N לחבר	6:10
N לחבר_מועדונ	6:10
N לחוד-	1:24	5:-10
N לחודש	1:24	5:-10
N לחודש_לשעה	6:12
N לחיו-	6:34	10:-8
N לחיוב	6:34	10:-8
N לחשב-	1:24	3:-10	5:20	6:-9	9:-9
N לחשבונ	1:24	3:-10	5:20	6:-9	9:-9
N לי	6:-14	9:10	10:10
N לי_ברקוביצ	6:-14	9:10	10:10
N לידה	4:-15	5:-19	6:79	12:-16
N ללא	3:-11	6:37
N לסיל-	3:19	6:-12
N לסילוק	3:19	6:-12
N לעבו-	6:13
N לעבודה	6:13
N לעבודה_חלקית	6:20
N לעבודה_מלאה	6:20
N לפי	5:-30	6:17	13:15
N לפי_בקשה	5:-20	6:23
N לציי-	6:9
N לציינ	6:9
N לקוח	5:-19	6:-13	9:35
N לשעה	6:12
N לתוש-	5:-8	6:26	9:-9
N לתושב	5:-8	6:26	9:-9
N לתקו-	3:-19	5:27	10:9
N לתקופה	3:-19	5:25	10:9
N לתשל-	1:-12	3:28	5:-11	6:16
N לתשלומ	1:-12	3:32
N לתשלומ_עד	3:33	6:-18	9:-9
N מבוט-	9:16
N מבוטח	9:16
N מבוטח_יקר	6:-18	9:21
N מדפ	6:18	9:-12
N מדפ_קודמ	6:18	9:-12
N מונה	9:10
N מועד	1:17	3:50	4:-18	5:11	6:-44	11:-9	12:24	13:-8
N מועד-	6:10
N מועד_אחרונ	3:-32	9:22	10:11
N מועד_חיוב	1:23
N מועד_סיומ	4:23	6:-9
N מועד_תשלומ	4:-12	6:24
N מועדונ	6:10
N מועדונ_fly	6:10
N מזה	3:25	5:-9	6:27	9:-8	12:-16
N מחלה	8:19
N מחלק-	5:15	6:11	9:-12	10:-10
N מחלקת	5:15	6:11	9:-12	10:-10
N מחסנ	6:31	9:-13	10:-10
N מחסנ_סככה	6:31	9:-13	10:-10
N מטבע	5:-13	6:10	9:-11	10:24
N מיכל	6:26	10:-15
N מינ	6:-10	9:10
N מיני-	6:12
N מינימומ	6:12
N מינימומ_לחודש	6:12
N מלאה	6:20
N מס	3:-9	5:21	9:-12	10:8
N מס_קבלה	5:17
N מסגר-	1:-11	5:-8	6:14
N מסגרת	1:-11	5:-8	6:14
N מספר	1:14	6:-27	9:17
N מספר_מונה	9:10
N מע"מ	6:14
N מצב	5:16	6:-17
N מקור	3:20	5:31	6:-9	9:-16
N מרשמ	3:-9	6:16	13:21
N מרשמ_תקפ	3:-8	6:23
N משפח-	6:39	13:-19
N משק	7:8
N משק_בית	7:8
N משתמ-	6:-14	9:10	10:10
N משתמשת	6:-14	9:10	10:10
N משתמשת_נטע	6:-14	9:10	10:10
N מתאר-	6:-17	9:-15	10:44
N מתאריכ	6:-17	9:-15	10:44
N נגרי-	6:47	9:-11	10:-31
N נוכח-	1:19	6:-19	9:24	10:-12
N נוכחי	1:19	6:-27	9:23	10:-9
N נוכחית	6:8
N נטו	5:30	6:-22
N נטע	5:32	6:-19
N נטע_לי	6:-14	9:10	10:10
N ניצו-	6:9
N ניצול	6:9
N נלוו-	0:83	2:-47	6:17	8:-23	9:-12
N סה"כ	1:33	3:-27	5:36	6:12	9:-18	10:-18
N סה"כ_התקבל	3:-9	6:19
N סה"כ_חיוב	5:45	6:-30	9:-12
N סה"כ_כולל	6:11
N סה"כ_לחיוב	1:-13	6:17
N סה"כ_לתקופה	5:45	6:-47
N סה"כ_לתשלומ	6:11
N סה"כ_עסקאות	1:13	6:-11
N סה"כ_שולמ	6:13
N סה"כ_תנועות	5:-20	6:26
N סוג	1:25	6:-56	9:38
N סוג_תנועה	6:-39	9:41
N סיומ	4:63	5:-9	6:-8	9:-16	12:-18
N סיכו-	6:-28	9:33
N סיכומ	6:-28	9:33
N סכ	1:15	5:-11	9:-11	14:27
N סכ_הכל	1:18	3:-8	5:-10	6:18	14:-9
N סכומ	3:19	6:-16
N סככה	6:31	9:-13	10:-10
N ע"י	3:15
N עבוד-	4:-11	5:-18	6:22	9:-20	10:-12	12:18	13:39
N עבודה	4:-11	9:-10	10:-12	12:18	13:40
N עד	3:40	5:-11	6:-23	9:23
N עד_תאריכ	6:-14	9:35
N עו"ש	6:-13	7:8
N עו"ש_משק	7:8
N עובר	5:13	10:-12
N עובר_ושב	5:13	10:-12
N על	1:8	3:14	10:15
N עמלו-	1:35	6:-12
N עמלות	1:35	6:-12
N עמלות_והטבות	1:36	6:-26
N עסקא-	5:11	6:-13
N עסקאות	5:11	6:-13
N עסקאות_בחו"ל	1:13	6:-11
N עסקה	1:-9	6:31	9:-11
N עסקי-	6:9
N ערכ	5:-23	6:-64	7:-8	8:70	10:-13	14:67
N פיננ-	5:23	6:-9	9:-10
N פיננסימ	5:23	6:-9	9:-10
N פיננסימ_בע"מ	5:23	6:-9	9:-10
N פירע-	3:-9	6:35	9:-12
N פירעונ	6:25	9:-12
N פעולה	6:34	9:-29
N פרטי	0:12	5:14	10:-14
N פרמי-	6:-9
N פרמיה	6:-9
N פרעו-	6:27
N פרעונ	6:27
N פתיח-	5:-12	6:-33	7:54	9:-21	10:16
N פתיחה	6:-18	10:25
N קבלה	0:61	5:21	6:-34	9:-14	10:-9
N קודמ	1:-30	6:27	8:-8	9:-31	10:57
N קודמ-	6:37	9:-15
N קודמות	6:13
N קודמת	6:18	9:-12
N קרדי-	5:13
N קרדיט	5:13
N קריא-	6:32	9:-13
N קריאה	6:32	9:-13
N קריאה_נוכחית	6:8
N קריאה_קודמת	6:18	9:-12
N קרנ	5:-19	6:35	9:15	12:-10
N ראשו-	10:17
N רבעו-	5:-48	6:-15	9:33	10:52	11:-8
N רוזנ-	13:12
N ריבי-	3:24	4:-19	6:-9	9:11
N ריבית	3:24	4:-19	6:-9	9:11
N ריכו-	1:-9	6:-16	9:14	10:16
N ריכוז	1:-9	6:-16	9:14	10:16
N רכב	4:14	6:-22
N רכיש-	4:14
N רכישת	4:15	6:-11
N רכישת_רכב	4:15	6:-11
N ש"ח	6:36	10:-14
N שבוע-	6:28	8:-13
N שוטפ	6:-17	9:20	10:11
N שושנ-	5:-21	6:-17	9:20	10:17
N שושנה	5:-21	6:-17	9:20	10:17
N שחר	5:25	9:-14
N שיחו-	6:12
N שיחות	6:12
N שכר	5:-12	6:22	8:-34	9:30
N שכר_ונוכחות	6:-18	9:13
N שכר_מינימומ	6:12
N שלומ	1:31	3:-13	9:-9
N שמ	0:39	5:-18	10:-19
N שפיצ-	12:9
N שפיצר	12:9
N שקל	6:14	9:15	14:-13
N שקל_חדש	6:14	9:15	14:-13
N תארי-	0:-11	4:27	5:-57	6:16	7:10	8:18	9:14	10:-33	12:37	13:-20
N תאריכ	0:-11	4:27	5:-57	6:16	7:10	8:18	9:14	10:-33	12:37	13:-20
N תאריכ_החיוב	1:81	5:-16	6:-47	11:-11
N תאריכ_הפעולה	6:12
N תאריכ_הפקה	5:43	6:-19
N תאריכ_חיוב	6:11
N תאריכ_טיפול	5:-32	13:45
N תאריכ_לידה	4:-15	5:-19	6:79	12:-16
N תאריכ_ערכ	5:-13	8:38	9:50	10:-72	14:19
N תאריכ_פירעונ	6:23	9:-12
N תאריכ_קריאה	6:22
N תאריכ_תחילת	4:-9	12:31
N תביע-	6:15	14:-12
N תדפי-	6:16	9:-8
N תדפיס	6:16	9:-8
N תדפיס_עובר	5:-20	6:23
N תוקפ	5:-48	6:54	13:23
N תוקפ_מרשמ	13:23
N תחיל-	4:-11	5:-9	6:61	8:-12	9:-8	10:-24	12:15
N תחילת	4:-11	6:30	10:-11	12:18
N תחילת_עבודה	4:-10	6:27	10:-10	12:18
N תלוש	6:-20	9:13
N תלוש_שכר	6:-18	9:13
N תנאי	6:-17	9:20	10:11
N תנאי_תשלומ	6:-17	9:20	10:11
N תנוע-	5:36	6:-32	9:21	10:-16
N תנועה	6:-39	9:41
N תנועות	5:36	9:-20	10:-14
N תנועות_בחשבונ	5:34	6:-11	9:-12	10:-11
N תעוד-	6:-9	13:10
N תעודת	6:-9	13:10
N תקופ-	5:-17	6:20	10:18
N תקופה	5:-27	6:73	9:-21	10:-16
N תקופה_אסמכתא	6:24	10:-10
N תקופת	5:-28	6:-25	9:21	10:41
N תקופת_הביטוח	6:-15
N תקופת_החשבונ	10:9
N תקופת_התדפיס	9:9
N תקופתי	5:38	6:-28
N תקפ	3:-8	6:23
N תקפ_עד	3:-8	6:23
N תקשו-	5:-9	6:-25	9:31	13:11
N תקשורת	5:-9	6:-25	9:31	13:11
N תשלו-	3:-13	4:-15	8:22	9:14	12:25	14:-16
N תשלומ	3:-9	4:-14	5:-8	6:20	8:24	9:18	12:-12	14:-15
N תשלומ_שוטפ	6:-17	9:20	10:11
N תשלומימ	6:-17	12:37
R abzug	3:91	6:-55	9:-26
R account	5:38	6:-50	9:46	10:-46	14:15
R and	6:21	9:-27	10:20	11:-10	14:17
R apr	6:8
R at	0:46	3:-10	5:-26	6:-29	9:-11	14:43
R au	3:-18	5:-11	6:-58	9:-92	10:202	11:-15
R auf	6:-17	8:22
R auszug	5:-32	9:-19	10:51
R balance	9:-43	10:46
R bancaire	3:17
R be	3:23	5:14	6:-10	9:-11	10:-12
R bei	3:9
R bis	5:-29	6:-18	9:-84	10:151
R by	6:20
R changes	6:10
R charge	3:-21	6:34
R charged	3:10	5:-10
R check	9:9
R commissary	6:-17	10:18
R compte	3:36	6:-22	8:9	9:-8
R date	3:-19	5:-47	6:22	9:58
R de	1:30	3:29	5:-10	6:-17	9:-21
R departure	6:15	10:-13
R der	3:9	6:15	9:-11
R die	6:22	10:-10
R due	6:35	12:-16
R ende	6:25	9:-10
R facture	6:16
R for	1:27	3:-11	6:30	8:-32
R iban	1:11	6:-12	8:14
R ihrem	1:46	3:26	6:-50
R ihren	9:12
R insurance	5:-29	6:44
R is	3:17	6:11	9:-11
R ist	6:19	10:-10
R konto	3:36	5:-38	8:14	10:-9
R kundennummer	5:44	6:-34
R kundigungsfrist	6:19	9:-9
R lastschrift	3:8	5:-20	6:38	9:-20
R late	3:-20	6:24
R le	3:17	6:-9	8:9
R mar	6:39	9:-16	10:-21
R may	5:20	10:-13
R merci	3:12
R mindestlaufzeit	6:18
R mit	6:26	9:-9
R not	5:-15	6:23
R nr	5:-35	6:17	9:-24	10:49
R numerazione	6:16
R of	9:15
R ohne	3:90	6:-40	9:-30	10:-10
R on	5:-9	6:42	9:-10	12:-16
R our	6:22	9:-10
R page	1:-11	3:20	5:-61	6:-53	9:133	10:-23
R par	6:-16	8:29
R pay	6:-13	8:-27	9:55	10:-10
R payment	0:46	3:-9	5:-38	6:12
R rechnung	6:18	10:-10
R releve	5:9
R renovacion	4:27	9:-16
R see	1:-9	3:26	6:-8
R seite	6:28	10:-8
R status	6:30	10:-9
R sur	3:34	6:-28	8:16	9:-8
R thank	6:18
R the	6:76	8:-29	9:-11	10:-20
R this	3:-21	6:9	9:45	10:-21
R through	5:-35	6:-31	9:-104	10:176
R time	5:-13	6:31
R to	3:-14	4:-18	5:-73	6:-26	8:16	9:-183	10:261	12:64
R um	5:48	6:-30	9:20	10:-31
R unica	6:16
R unter	3:11	9:-14
R upi	6:9
R virement	6:-15	8:22
R visa	0:46	5:-20	9:-11
R von	1:45	3:49	5:-16	6:-57
R votre	3:14
R with	3:-13	6:22
R written	6:10
R you	3:16	6:12	9:-8
R your	3:21	5:-18	6:-25	9:-34	10:49	14:16
R zahlung	3:9
R אינ	3:42	6:-27
R ארנונה	6:-19	8:35	9:-12
R אשראי	6:-14	9:19
R בטוח	6:12	9:-10
R ביט	6:28	9:-19	10:-8
R ביטוח	6:15	9:-11
R בסכ	1:31	3:-34	5:-16	6:32
R בסלולר	6:13	9:-10
R בערוצ	6:11	9:-9
R בשעה	3:-8	5:-33	6:90	9:-11	14:-21
R גיל	6:27
R גנ	6:14	9:-12
R דיסקונט	6:19	9:-16
R דמי	1:-10	6:-53	9:76
R דפ	5:-59	6:90	8:-15
R הבא	3:-11	4:14
R הו"ק	6:67	9:-17	10:-50
R החזר	6:-25	9:37
R החשמל	3:-8	6:28	9:-12
R הכנסה	6:13
R הלואה	6:51	10:-47
R העברה	6:-45	9:-25	10:72
R הפקדת	6:13	9:-10
R ויזה	6:16	9:-13
R ועד	5:-54	6:-15	9:-55	10:143
R חובה	6:-122	9:127
R חיוב	6:18	9:-15
R יומ	1:8	5:-15	6:-30	10:54
R יחויב	1:32	5:-12	6:-23
R ילדימ	6:8
R ישיר	6:11	9:-9
R כולל	9:12
R כי	10:-9	13:11
R כרטיס	6:27	9:-14
R לאומי	6:12	9:-10
R לאחר	5:-16	6:97	9:-34	10:-32
R לחשבונ	6:-84	8:87
R לפי	6:8
R מגדל	6:10
R מועד	3:20	4:-12	6:33	9:-15	10:-26	12:10
R מכנ	5:-10	6:30	9:-10
R מכספומט	6:17	9:-12
R מס	6:45	8:-15	9:-13
R מע"מ	5:19	6:-9
R משיכה	6:21	9:-15
R משכורת	6:25	9:-19
R משכנתא	6:14
R ני"ע	6:-64	9:70
R ניהול	6:-87	9:98
R סכומ	6:48	8:-17	10:-14
R עד	1:-20	3:-13	5:24	6:-49	9:-87	10:175	12:-12
R על	5:24	6:-22	8:-9	10:18
R עמ	5:28	6:-73	9:52
R עמוד	6:16
R עמלת	6:9
R עסקאות	6:-11
R פירוט	5:9
R פעולה	6:12	9:-9
R קניה	6:32	9:-29
R קצבת	6:9
R ריבית	5:21	6:-80	9:73
R שיק	6:28	9:-22
R שעה	3:-10	5:-85	6:92	14:35
R תאריכ	6:-14	10:23
R תודה	3:-8	6:24
R תוספת	6:10
R תשלומ	3:41	5:-8	6:-57	8:34	9:-10	12:14
S ab	6:19	9:-13
S abonnements	3:-11	10:13
S about	3:18	4:13	5:-8	9:-21	10:-10	12:13
S above	4:26	5:-12
S abrechnung	6:37	8:-10	9:-13
S abschlag	6:13	9:-8
S abzuge	6:-17	8:22
S account	0:-16	1:20	3:-9	4:-11	5:22	6:77	7:14	9:-59	10:53	12:-17	13:-38	14:-16
S achats	3:26	5:-23
S achdw	5:-18	6:10	9:19	10:-10
S activity	3:-13	5:90	6:-184	9:18	10:101	13:12
S additions	6:22	10:-14
S address	4:14	5:-25	6:22	9:-13	10:30	12:-15
S adeyemi	6:-40	9:76	10:-30
S advantage	6:-9	10:11
S ag	3:-13	4:8	5:159	6:-182	9:48
S aged	6:-30	9:29	10:14
S agreement	3:16	4:13	6:-13	12:13
S air	6:22	10:-10
S allowance	6:14
S ally	5:-41	9:44
S am	6:21
S amazon	5:-10	6:-9	9:37	10:-15
S america's	5:-8	9:16	10:-10
S americanexpress	3:16
S amex	3:55	6:-43
S amounts	5:10
S an	3:13	6:8	9:-13
S anbieter	5:-16	6:31	9:-11
S and	5:-25	6:81	8:18	9:-76	10:-69	11:-10	12:-9	13:112
S anderer	5:-11	6:29	9:-10
S angbao	6:35	9:-30
S anjali	6:11
S anlage	5:-9	6:56	9:-28	10:-16
S another	6:-9	9:18
S anselm	5:-15	6:-39	10:71
S ansprechpartner	5:-11	6:38	8:16	12:-22
S applicable	4:54	5:-28	10:-46	12:50
S application	3:-11	5:28	6:-36	9:40	11:-21
S applied	4:33	5:-9	6:-15	12:-9
S approved	3:16	6:-10
S are	6:-79	9:11	10:81	14:-10
S as	3:25	4:-9	5:-32	6:-16	8:30	9:20	10:26	12:-11	14:-17
S assn	6:12	9:-10
S at	3:-9	5:-19	6:41
S audit	6:12	7:11
S auf	6:23	9:-14
S aurelien	6:-17	9:30
S australia	5:-11	6:-36	9:18	10:31
S automatique	5:-13	9:25
S awnings	3:33	5:9	10:-9	11:-11
S baggage	6:14
S bains	3:-9	6:-10	9:18	10:14	11:-11
S balance	3:-10	4:-9	5:56	6:-13	9:19	10:-30
S balances	6:28	10:-27
S ballyduff	6:12	7:11
S baltimore	5:-14	6:-14	9:-19	10:69
S bank	5:-42	6:17	7:8	9:-35	10:42	12:-9	14:33
S banking	5:10
S barclaycard	3:9	5:34	9:-13	10:-21
S basis	6:-17	8:-20	9:19	10:24
S baugeldkasse	3:-12	4:8	5:17	6:11	9:-10
S be	3:-10	4:17	6:13	9:-14	10:11	12:-8
S beatrice	5:14	6:-30	10:26
S before	5:-11	6:33
S bei	5:-32	6:37
S bellinger	9:14
S bereits	6:13
S berthoud	6:-9	9:15	10:12	11:-8
S betrage	5:-14	6:60	9:-22	10:-17
S bezahlt	3:-9	5:-15	6:19	11:16
S bezugemitteilung	5:70	6:-68	8:44	9:-15	10:-11	12:-13
S bill	6:-74	9:44	10:43
S bischofberger	6:17
S bitte	3:-9	5:-12	6:18	11:16
S bluegum	3:-17	5:27	6:-9	11:18
S boise	6:22	10:-10
S bolletta	3:28	5:-24	6:-22	9:11	10:9
S bon	5:-10	6:19
S branch	6:20	7:22	9:-23	10:-17
S brasserie	6:-33	11:49
S breakdown	5:-11	9:30
S brianna	6:-10	9:13
S brightpay	5:-17	6:-72	9:42	10:63
S bronwen	6:-40	9:-12	10:57
S bruckner	5:-22	6:-52	10:98
S bulletin	6:-57	12:52
S business	3:12	5:-25	6:12	10:8
S buyer	6:16
S by	3:26	5:-53	6:24	9:-26	10:61	11:-9	13:13
S cake	6:10	9:-8
S calculation	6:18
S caleb	9:8
S can	5:-12	6:36	9:-25
S canada	6:38	10:-27
S card	3:55	6:-43
S cardholder	5:9	9:19
S care	6:-30	9:29	10:14
S carrelage	3:-9	6:-10	9:18	10:14	11:-11
S carrot	6:10	9:-8
S casadevall	6:-55	9:59	10:9
S cash	6:11	9:-10
S castellanos	6:-10	9:13
S castelnovo	3:-9	5:-14	6:-26	9:45	10:33	11:-16
S cc	6:22	9:-10
S centre	5:-49	9:-14	10:-17	11:46	13:68
S certificate	6:17	12:-13
S certificated	5:19	6:-21	8:-11	9:14
S certify	4:26	6:-13
S cette	3:17	5:-8
S chappuis	5:40	10:-28
S character	6:63	9:-46	10:-15
S charge	5:-14	6:14	9:11	10:10
S charged	4:16	9:-10	10:26	12:-9
S charges	3:-14	5:-30	6:30	9:33	10:18	11:-13
S chase	5:-23	6:-54	9:-23	10:110
S check	5:-12	6:18	9:17	10:-10
S checking	5:35	9:-30
S checks	6:23	10:-17
S cheque	5:-19	6:-50	10:82
S cheques	6:-18	10:29
S cho	5:-11	6:24
S ci	6:19
S city	5:38	10:-17
S classified	5:19	6:-21	8:-11	9:14
S claudia	6:-8	9:9
S cleared	5:-9	6:-17	10:48	14:-16
S client	3:16	6:-57	7:73	9:-10
S close	5:-8	6:-9	9:12	10:11
S co	5:24	8:27	9:-23	10:-16
S cole	6:-40	9:-12	10:57
S com	3:15	4:-9	9:47	10:-19
S commission	3:16	6:-10
S commonwealth	5:-11	6:-36	9:18	10:31
S company	5:25	6:-20
S compte	3:26	5:-26	6:31	9:-27
S confirm	6:-48	7:71
S contacter	3:9	5:9	6:-25	9:16
S continued	10:10
S contractors	3:18	5:-23	6:28
S contrato	4:27	9:-16
S contributions	3:-19	6:29
S convenient	5:-8	9:16	10:-10
S corentin	5:38	6:-35	9:20	10:-23
S council's	5:-12	9:16	10:17
S county	3:-12	5:-11	6:26	9:12	10:11
S courant	6:42	9:-14	10:-27
S courtyard	3:-9	5:-33	6:-13	10:76
S creamery	6:12	7:11
S credit	5:11	6:-17	9:20
S credito	5:24	6:-15
S credits	5:-8	6:10	8:42	9:-24	10:-12
S cruces	6:-18	9:22
S currency	6:27	9:-23
S current	6:-20	9:-10	10:37
S customer	5:-39	7:10	14:42
S d'amortissement	4:11	6:8	12:8
S dabadie	5:38	6:-35	9:20	10:-23
S darlehenskontos	4:-15	5:-11	6:13	10:36	12:-11
S darricau	5:11	6:9	9:-14
S date	3:-13	6:102	9:-65
S daten	6:18
S datos	4:27	9:-16
S daughter	3:18	5:-23	6:28
S de	1:-13	3:41	5:9	6:42	8:-18	9:-38	10:-18	11:-20	12:39
S debit	3:26	5:-9	6:9
S debits	6:23	9:-9	10:-8
S deducted	5:-28	6:57	9:-20
S deductions	5:18	6:-63	8:30	9:24
S definitif	4:11	6:8	12:8
S del	3:-8	4:24	5:-26	6:22	8:-13	10:10
S delacruz	5:-12	6:-49	9:62
S delivery	3:16	6:-10
S delta	6:22	10:-10
S delvaux	5:14	6:-30	10:26
S denotes	6:11	9:-10
S dental	3:75	6:-35	10:-12
S deposit	5:-13	6:33
S deposits	6:41	9:-10	10:-21
S der	5:20	6:33	9:-15	10:-16
S des	3:-13	4:-17	5:52	6:23	9:-28	10:30	12:-14
S descourvieres	6:-17	9:30
S deshmukh	6:11
S dessous	6:19
S detach	5:-9	6:-46	9:-21	13:83
S detail	3:-21	5:-20	6:82	10:-21
S details	3:-10	6:46	10:-28	12:17
S detalle	5:-13	6:48	9:-21
S dettaglio	6:17	9:-8
S deutsche	5:-17
S di	3:14	5:82	6:-73
S die	3:13
S dillenberger	3:-11	6:52	9:-27
S dinner	6:29	10:-16	14:-8
S direct	3:22	6:-9	9:13
S disc	5:-19	6:-30	9:73	10:-9
S discover	3:55	6:-43
S division	3:-10	6:11
S do	6:-27	9:13	10:32
S does	6:12
S doherty	5:94	6:-27	9:-26	10:-39
S dollar	6:27	9:-23
S dollars	6:9
S domplatz	6:21
S dr	5:-55	10:65
S drosdowski	3:-9	6:23
S du	6:-42	9:-10	10:-17	11:81
S due	3:157	5:-22	6:-58	9:-32	10:-13	11:-8
S dukeenergy	5:-15	6:-13	9:37	10:-8
S dysart	5:86	6:17	9:-66	10:-30
S earnings	5:17	6:9	8:-36	9:21
S eheleute	3:-10	6:10	9:18
S einkauf	5:-35	6:38
S eir	6:-17	9:19
S electric	3:15	6:-13
S electrical	4:-8	6:18	10:-10	11:16
S electricity	5:-13	6:-11	10:29
S elettrica	3:28	5:-24	6:-22	9:11	10:9
S elodie	3:-18	6:20
S employee	6:-47	9:41	10:20
S employer	3:-14	6:11	9:14
S employment	6:-25	8:-15	9:22	10:24
S en	5:-21	6:89	9:-47	10:-36	14:23
S energia	3:28	5:-24	6:-22	9:11	10:9
S energy	3:-11	6:-14	9:18	10:10
S entwicklung	4:-15	5:-11	6:13	10:36	12:-11
S ermittelt	6:-25	9:14	10:15
S ermittlung	5:-17	6:9	10:13
S et	3:-18	5:12
S etienne	5:29	9:-8	10:-19
S eu	5:-10	6:-9	9:37	10:-15
S euler	5:30	6:-25	9:-22	10:25
S euros	6:83	9:-47	10:-35
S everyday	5:42	9:-26	10:-9
S example	5:-25	6:32	9:30	10:-33
S expense	9:-25	10:50
S express	3:23	5:-47	6:27	9:44	10:-18	11:-9
S facilitation	5:12	6:-19	9:21
S facture	5:20	6:-13	9:15	10:-19
S fairweather	5:-11	6:24
S familie	5:-12	9:29
S family	5:-37	6:28	11:37
S feb	6:17	9:-13
S federal	5:-18	8:26
S fee	9:10
S fees	5:-56	6:-69	9:164	10:-26
S fiachra	6:36	9:-18	10:-16
S finanzverwaltung	6:18
S firstrand	3:-10	6:11
S fitting	6:-19	9:-10	11:54
S flight	5:-15	6:91	9:-33	10:-8	11:-14
S folio	0:-13	3:-18	5:32	6:-10	9:31	10:36	11:-19	13:-12
S follows	3:27
S for	3:-31	5:-54	8:-11	9:64	10:11	11:53	13:-12
S fornitura	3:25	5:-40	6:20
S fourniture	5:-8	6:11
S france	6:17
S frau	3:92	5:-102	6:15	9:44	10:22	11:-31	12:-8
S freight	9:11
S from	5:-44	6:88	9:-32
S full	6:-25	8:-15	9:22	10:24
S funklinie	5:-15	6:-14	9:32
S funkwerk	6:-32	9:21	10:21
S fur	3:15
S fyfe	6:22	9:-15
S gaetan	5:-24	6:24	9:14
S gap	6:13	10:-8
S gas	3:-14	5:-12	6:-74	9:36	10:29	11:53
S gast	5:-15	6:-39	10:71
S gb	5:33	6:-13
S geehrter	3:-11	6:54	9:-27
S gekuhlt	5:-8	11:18
S geschaftskunden	5:-17
S gigakombi	6:11
S giolla	6:36	9:-18	10:-16
S giro	5:-17	9:20
S glance	5:-38	6:44
S gmbh	6:47	9:-22	10:-15
S go	6:-27	8:41	9:-14
S grainne	6:-16	9:19
S gregory	6:12
S groot	6:16
S group	3:56	6:-14	8:18	9:-10	10:-11	11:-8
S guest	0:-14	2:-9	3:-21	5:58	6:-35	9:17	10:59	11:-21	13:-12
S guten	6:35	9:-13
S gutschriften	6:11
S haben	6:-25	9:14	10:15
S haftungsbeschrankt	5:43	6:-32
S hale	6:12
S hallo	6:12	9:-8
S harbor	5:-14	6:-14	9:-19	10:69
S have	5:-41	6:88	9:-20	14:-13
S heating	3:-10	6:-13	9:-12	11:54
S helena	5:-22	9:37
S heng	6:10	9:-8
S here's	6:-11	9:17
S herr	3:-13	5:-18	6:15	9:-30	10:64
S herrn	3:-13	6:29
S hi	6:-16	9:19
S hinweis	6:15
S hinweise	6:11
S hohepa	5:-11	6:13	9:-8	10:8
S holders	5:-18	6:10	7:-17	9:-23	10:52
S holiday	6:27	10:-11
S hollins	6:22	9:-15
S hospital	0:115	2:27	3:-15	5:-74	9:-46	10:-46	11:-12	13:50
S hotel	5:44	6:-11	9:-45	10:55	11:-8
S house	6:-8
S how	4:33	5:-18	6:53	9:-51	12:-9
S id	6:22	10:-10
S if	6:15
S ihr	3:-10	5:-19	8:15	9:19	10:24	12:-22
S ihre	5:-14	6:20
S ihren	6:-25	9:14	10:15
S im	5:-13	6:-13	9:13	10:11
S immo	6:9
S important	3:-8	5:19	6:22	8:-17
S imprimerie	6:-9	10:-14	11:33
S in	3:13	6:9	9:31	10:-28	12:-8
S inc	6:31
S increase	3:16	6:-10
S indicates	5:-13	6:21
S information	3:-28	5:-79	6:11	8:-25	9:90	10:86	11:-14
S ingestion	5:31	6:-13
S ink	6:63	9:-46	10:-15
S inner	5:-14	6:-14	9:-19	10:69
S instrumentation	6:-11	8:28	9:-28	10:14
S insurance	3:-8	5:-50	6:53	9:-14	13:37
S interest	6:67	9:-12	10:-22	12:-11
S internet	5:20	10:-13
S invoice	3:87	5:-41	6:-26	9:29	10:19	11:-33
S iras	6:-41	9:91	10:-39
S is	4:18	5:45	6:15	8:-9	10:-38
S isolde	5:-11	6:24
S it	5:15
S itemised	6:38	9:-15
S itemized	0:114	6:-57	9:-23	10:-20
S items	5:-16	6:-13	9:25	10:16
S itinerary	3:-9	5:-28	6:81	11:-16
S iyer	6:-152	9:166
S jahresabrechnung	5:-11	9:14	10:9
S jeremy	5:-14	6:-25	9:51
S joinery	9:25	10:-11
S joint	5:-26	7:-17	9:-16	10:60
S karoo	6:22	9:-10
S kessell	5:-37	6:28	11:37
S kieffer	3:-18	6:20
S kits	6:16
S koller	6:-8	9:9
S kontoauszug	6:14	9:-16	10:12
S kronthaler	6:11
S kundenreferenz	6:13
S la	3:31	5:-23	6:-10	9:9
S labonte	5:29	9:-8	10:-19
S lac	6:-9	10:-14	11:33
S landlord	6:20
S las	6:-12	9:20
S last	4:32	5:-12	6:-9	12:-9
S lastschriften	5:-18	6:11	9:-24	10:36
S latha	6:-36	9:-18	10:63
S le	3:28	5:61	9:-18	10:-25	11:-9	12:-8
S leaf	6:22	9:-10
S lender	6:-27	7:51
S less	8:42	9:-17	10:-15
S liability	6:-13	9:21
S limited	3:-11	6:-10	8:-16	12:45
S lines	3:-10	6:34	10:-10
S liquidacion	5:24	6:-15
S llc	6:-11	8:28	9:-27	10:14
S loan	3:-18	5:-19	6:45
S log	5:31	6:-13
S logis	6:14	9:-10
S logistik	5:43	6:-32
S lohn	5:-9	6:29	8:16	12:-21
S london	6:-45	9:25	10:24
S longer	1:-10	3:25	6:-18	9:16
S ltd	4:-11	6:26	8:-14	9:-12	11:15	14:22
S ludovica	3:-9	5:-14	6:-26	9:45	10:33	11:-16
S lukas	3:29	5:11	6:-33	9:8	10:-12
S lux	5:-9	6:-57	9:81	10:-14
S mac	6:36	9:-18	10:-16
S macclesfield	3:9	5:42	6:-21	9:-9	10:-14
S madame	6:43	9:-17	10:-9
S magnetic	6:63	9:-46	10:-15
S make	6:10
S maple	9:11
S marcellus	6:-16	9:14
S march	5:-8	6:-21	9:37
S marriott	3:-9	5:-33	6:-13	10:76
S maschinell	6:18
S mastercard	3:54	9:-18	10:-12
S matteo	5:48	6:-77	8:-25	12:33	14:39
S matthias	9:-11	10:25
S meister	6:-8	9:9
S mensual	5:24	6:-15
S merchant	6:24	9:-11
S meridell	5:-14	6:-14	9:-19	10:69
S messages	6:-15	9:14
S metered	5:-9	6:16
S mevrouw	6:16
S miete	6:9
S milwaukee	3:-9	5:-33	6:-13	10:76
S mindestvertragslaufzeit	6:15
S minimum	5:32	9:-18
S mme	1:72	3:-21	9:-26	10:-14
S mobil	6:-32	9:21	10:21
S mobile	5:15	6:-10
S molloy	5:94	6:-27	9:-26	10:-39
S monatliche	6:34	9:-14	10:-14
S monatsrechnung	1:-15	3:17	6:25	9:-11
S montants	3:-8	5:35	6:-10
S month's	6:13
S mortgage	6:-12	10:12	12:17
S most	5:-8	9:16	10:-10
S movimenti	6:17	9:-8
S mr	5:93	6:-21	9:-24	10:-28
S ms	5:-14	6:-27	9:-20	10:65
S nachstehende	6:18
S name	5:72	6:-34	9:11	10:-46
S named	4:26	6:-10
S negotiable	6:-15	9:16
S netto	6:29	8:-8	9:-10
S neuer	6:13	9:-8
S never	6:-9	9:18
S new	6:23	10:-8
S next	3:14
S ngcamu	5:81	6:-47	9:-14	10:-9
S nicht	3:-9	5:-15	6:19	11:16
S niederschlagswassergebuhren	3:25	5:-15	6:-17	9:14	10:14	11:-9
S no	3:57	6:-44
S nomination	6:-34	9:27	10:11
S non	1:-9	3:21	6:-18	9:12
S nondoc	6:10
S nordlicht	5:43	6:-32
S northstar	6:14	9:-10
S not	3:-12	4:39	5:28	6:-13	9:-13	10:-44	12:45
S notes	6:37	8:-16	9:-8
S notify	6:16
S nous	5:9	6:-23	9:16
S number	1:27	6:42	9:-29	10:-33
S numbers	6:13	10:-8
S nuria	6:-55	9:59	10:9
S nursery	6:22	9:-10
S nwosu	6:12
S odile	5:11	6:9	9:-14
S of	0:93	3:-40	5:-38	6:-37	8:-26	9:38	10:112	11:-10	12:-9	13:-43	14:-17
S off	1:-10	3:24	6:-33	9:33
S okafor	5:-22	9:37
S olivier	5:40	10:-28
S on	3:-9	4:51	8:-10	9:-32	10:-59	11:-17	12:43	13:56
S once	5:11
S one	6:8
S online	3:-10	5:44	6:23	9:-10	10:-13	11:-11	13:-8
S only	4:-9	5:59	6:22	9:-13	10:-29
S open	5:-8	6:-9	9:12	10:11
S operaciones	5:-13	6:48	9:-21
S operation	6:50	9:-26	10:-17
S optics	5:15	6:-10
S options	3:-11	10:13
S or	5:-19	6:10	9:15
S order	3:-11	5:41	6:34	9:-15	10:-18	11:-17
S ostrander	5:-14	6:-25	9:51
S ostschweiz	6:9
S other	5:-17	6:84	9:-12	10:-38
S othr	6:41	9:-35
S ou	3:17	6:12	9:-19
S over	6:11	9:-10
S overall	5:-12	9:15	10:17
S owner	6:-27	9:22
S page	9:-33	10:-10	11:45
S paid	3:-17	5:9	6:19
S paie	6:-30	9:-20	12:54
S park	6:-30	9:29	10:14
S parkside	5:-44	6:30	9:-10	10:-14	13:72
S parts	6:29
S pascal	6:-9	9:15	10:12	11:-8
S past	5:10
S pay	1:-14	5:15	6:-25	9:97	10:-22	11:-12	13:-10
S payable	3:34	10:-8
S payment	3:10	4:26	6:44	8:-10	9:14	10:-21	11:-26	12:-16	13:32	14:-39
S payments	3:-23	5:105	6:-24	9:-33
S payroll	5:16	8:-11
S payslip	6:41	9:-15
S per	3:25	6:-35	10:8
S period	3:26	4:-20	5:-15	9:19
S physio	5:-44	6:30	9:-10	10:-14	13:72
S pike	6:-10	9:13
S plan	1:-9	3:18	6:-14	9:14
S platinum	5:34	9:-10	10:-20
S please	3:17	5:-17	6:18
S plomberie	3:65	6:-47	11:-14
S plumbing	6:-19	9:-10	11:54
S plus	6:15
S pnc	6:-10	9:13
S points	6:-42	9:33	10:31
S portion	6:-56	9:-21	13:84
S post	5:22	6:-33	11:21
S posting	5:-13	6:21
S pour	3:20	5:-24	6:17
S practice	6:22	9:-15
S prakash	5:9	6:9
S prats	6:-55	9:59	10:9
S prelevement	5:-13	9:25
S previous	6:28	9:-31	10:11
S principal	4:-8	5:62	10:-29
S print	6:-25	11:45
S privat	5:-17
S private	6:-20	8:-16	12:46
S privatkonto	6:21	10:-10
S professionnel	6:45	9:-15	10:-27
S proforma	3:-15	5:50	6:-8	10:-9
S property	4:35	5:-25	6:-17	9:-27	10:39	12:13
S przybylski	6:15	12:-12
S pte	6:12	9:-46	10:12	14:31
S pty	3:-19	5:25	6:-42	8:-10	9:53	11:18
S purchase	3:-10	5:46	6:41	9:-18	10:-34	11:-12
S purposes	6:12	7:11
S pvt	6:17	9:-13
S quay	5:-21	8:28
S quellec	5:-24	6:24	9:14
S quirin	6:18
S ra	3:-9	5:-14	6:-26	9:45	10:33	11:-16
S raghunath	6:-36	9:-18	10:63
S rappeler	6:58	9:-55
S rates	3:16	10:-10
S rechnungsbetrag	6:-22	9:13	10:12
S rechnungsbetrages	5:-13	6:-13	9:16	10:19
S recognition	6:63	9:-46	10:-15
S records	6:-25	11:45
S reduces	5:-18	8:24
S references	6:47	9:-44
S registered	6:-34	9:27	10:11
S regular	9:12	10:-14
S reisen	5:-13	6:34	9:-14
S relais	5:62	6:-18	9:-20	10:-9
S releve	5:45	6:-15	9:-12
S remboursements	9:10
S remises	3:-9	6:-9	9:10	10:15
S remparts	5:62	6:-18	9:-20	10:-9
S rent	3:-22	5:-13	9:26	10:-11	12:28
S rental	3:-12	4:53	5:-30	6:-46	9:33	10:-18	11:-13	12:49
S repayment	5:-18	6:10
S report	3:-9	6:13	7:10	9:-20	10:45
S research	5:12	6:-19	9:21
S residential	4:54	5:-11	9:-21	10:-50	12:50
S restaurant	6:41	9:-19	10:-10
S resumen	6:8	9:12	10:-13
S reto	6:-8	9:9
S return	3:11	5:-9	6:-49	9:-21	13:83
S reward	6:9
S ridge	9:11
S riepilogo	3:22	5:-8	6:-30	10:15
S riverbend	3:-9	5:-33	6:-13	10:76
S rivers	6:-11	8:28	9:-28	10:14
S riverside	3:75	6:-35	10:-12
S road	5:65	6:13	8:27	9:-66	10:-30
S rosalind	5:-12	6:-49	9:66
S rosella	6:-30	9:29	10:14
S roy	5:29	9:-8	10:-19
S royal	6:38	10:-27
S ruhland	5:-28	6:20	9:11
S ruiz	9:8
S sa	6:-33	11:49
S sails	3:33	5:9	10:-9	11:-11
S salaire	6:-26	9:27
S salary	9:9
S sales	3:-12	5:13	6:-53	9:65	10:21	11:-23
S salle	3:-9	6:-10	9:18	10:14	11:-11
S sarl	5:35	6:-21	9:-9	10:-19	11:27
S savings	5:-32	6:-51	9:11	10:95
S savoir	5:-10	6:19
S schedule	5:-41	6:44
S schmutzwasser	3:25	5:-15	6:-17	9:14	10:14	11:-9
S schonenberger	3:29	5:11	6:-33	9:8	10:-12
S schriftelijk	5:-15	6:33	9:-12
S seattle	6:22	10:-10
S sehr	3:-11	6:54	9:-27
S sequential	6:13	10:-8
S service	3:-11	5:-31	6:-82	9:121	10:15
S services	0:108	2:23	3:15	5:-57	6:-11	9:-61	10:-67	13:66
S serving	6:24	10:-17
S setzt	6:-22	9:13	10:12
S sfr	3:14	5:-23	6:-23	10:40
S shade	3:33	5:9	10:-9	11:-11
S share	6:35	10:-16	14:-8
S shrewsbury	5:-10	6:-16	9:30
S sibusiso	5:81	6:-47	9:-14	10:-9
S sich	6:-22	9:13	10:12
S siehe	5:-9	6:56	9:-28	10:-16
S sig	3:-9	5:-14	6:-26	9:45	10:33	11:-16
S sigma	5:15	6:-10
S sign	6:-9	9:18
S silvestri	3:10	10:10
S simone	6:-24	9:19
S singapore	6:27	9:-23
S so	6:-48	9:27	10:27
S sonnleithner	6:18
S specialist	5:-44	6:30	9:-10	10:-14	13:72
S spectrum	6:23	9:-18
S spice	6:-51	9:10	10:15	14:31
S stanwick	3:18	5:-23	6:28
S statement	0:102	3:20	4:-26	5:-88	6:-40	8:-49	9:77	10:50	12:-10	13:-12
S status	9:12	10:-14
S stoltzfus	9:8
S strom	3:14	6:-11	10:9
S studio	3:10	10:10
S subtractions	6:15	10:-9
S summary	0:33	1:-10	2:40	3:-30	4:-15	5:-73	6:-43	9:66	10:118	11:-20	12:-17	13:-36
S suncoast	3:33	5:9	10:-9	11:-11
S systems	9:11
S tableau	4:11	6:8	12:8
S tag	6:35	9:-13
S take	9:19
S tarjeta	5:22	9:-8
S tax	5:21	6:39	8:54	9:-93
S taxable	5:-18	8:26
S taxes	3:-10	5:-10	6:31
S terrace	6:-8
S thalia	5:-35	6:38
S that	4:24	5:-15	6:-51	7:68	9:-8
S the	1:-9	3:-42	4:26	5:52	6:-35	7:114	8:-16	9:-55	10:-62	11:28	12:32	13:-14	14:-11
S there	6:13	10:-8
S this	1:-9	4:15	5:19	6:57	9:-40	10:-39	11:37	12:-15
S thorsten	3:-10	5:-20	6:-33	9:82
S three	8:24	9:-29	10:14
S through	6:-13	9:25
S tibbetts	6:-16	9:14
S tiedemann	6:12	9:-8
S tiers	3:21	5:-24	6:14
S time	8:-15	10:18
S to	1:-16	4:20	5:-61	6:39	7:46	9:-14	10:-26	14:38
S top	6:-47	9:-20	13:85
S total	6:-13	9:21
S tran	5:-18	6:10	9:19	10:-10
S transaction	9:-16	14:27
S transactions	5:-23	6:99	9:-45	10:-17
S tresillian	6:-8
S treuhand	6:9
S tri	6:29
S trouverez	6:19
S truck	6:29
S trust	5:-8	11:37
S trustee	5:-37	6:28	11:37
S tyne	3:11	6:9	10:-12
S uber	3:17	5:79	6:-39	9:-15	10:-8	11:-16
S ubertragen	6:18
S uberweisen	3:-9	5:-15	6:19	11:16
S uberweisungen	6:10
S ug	5:43	6:-32
S uk	6:-8
S umbuchung	6:8
S unable	6:16
S und	3:15	5:-28	9:17	10:20	11:-10
S understand	7:26	10:-20
S up	6:18
S urs	6:17
S us	3:-16	5:26	6:40	9:-34	10:-9
S used	5:-34	6:-65	9:-50	10:151
S utilities	6:-17	9:21
S ux	5:12	6:-19	9:21
S vak	5:-8	11:18
S valuta	5:100	6:70	9:-125	10:-31
S vat	0:-28	4:51	5:9	6:-218	9:-70	10:251	11:-13	12:50	13:-10
S ver	5:-19	6:-30	9:73	10:-9
S verbindungen	6:34	9:-17	10:-12
S verbrauch	6:-48	9:33	10:32
S verbrauchs	6:23	9:-10
S vergleich	6:-23	9:19	10:17
S verizon	5:81	9:-40	10:-38
S vermeulen	6:16
S verwendungszweck	6:13
S verz	3:20	5:-13	6:11	9:-14
S via	8:-10	9:16
S visa	3:57	5:40	6:-38	9:-12	10:-25
S visit	0:50	2:46	5:14	6:-59	10:-20
S vodafone	9:43	10:-20
S von	3:22	6:-12
S vos	3:-13	5:-8	9:12	10:15
S votre	5:19	6:-11	9:15	10:-19
S vous	6:19
S wages	5:-18	8:26
S was	4:33	6:-16	12:-9
S wasser	3:25	5:-15	6:-17	9:14	10:14	11:-9
S waste	5:-9	6:16
S water	5:-9	6:18
S we	5:-21	6:36	7:96	9:-54	10:-25	14:-9
S we've	6:-13	10:17
S wear	3:11	6:9	10:-12
S web	6:36	9:-16	10:-14
S weidenbach	3:-10	5:-20	6:-33	9:82
S west	5:47	6:-17	9:-10	10:-19
S westfalen	3:-12	4:8	5:17	6:11	9:-10
S when	5:-12	6:-19	9:-9	10:41	14:16
S will	3:-11	4:17	5:-17	6:43	9:-24	10:9	12:-9
S william	6:-8
S wir	6:-24	9:14	10:14
S with	3:15	9:-11
S withdrawals	6:33	9:-14	10:-11
S wizcount	9:20
S wners	6:12	9:-10
S wombarra	9:25	10:-11
S world	7:26	10:-20
S worldwide	6:10
S write	6:-9	9:18
S wurden	6:18
S www	5:-18	6:-11	14:23
S yorkshire	6:-10	10:19
S you	1:-11	3:17	5:-15	6:-11	8:39	9:12	10:-20
S you've	3:-17	5:9	6:19
S your	1:-21	4:24	5:-31	6:14	7:15	8:-12	9:11	11:34	12:10	13:-10	14:-17
S zahlungen	6:28	9:-8
S zanetti	5:53	6:-75	8:-25	9:-17	12:36	14:42
S zur	5:12	11:21
S zusammen	6:-22	9:13	10:12
S zusammenfassung	6:-18	10:25
S אביב	9:21	10:-14
S אברג'יל	0:59	2:68	3:-8	5:-27	6:-42	10:-17	11:-19
S אגודת	0:16	2:42	5:-27
S אגפ	5:22	6:-15
S אדרי	5:-10	6:27
S אופטיקה	5:15	6:-10
S אופנ	3:-15	6:14	9:10
S אורח	5:65	6:-49	9:-35	10:60	13:-9
S אורית	5:24	6:18	13:-20
S אחרונות	5:-10	6:23
S אי	3:12	5:-17	6:-15	10:29	13:11
S איט	1:23
S אילנה	6:16	9:-14
S אילת	5:-31	6:41	9:17	11:-8
S אינ	5:28	6:-11	9:-18
S אינה	3:-11	5:-16	6:12	9:20	10:18	13:-9
S אינו	5:-10	6:-16	10:36
S אינמ	5:-8	6:15
S אישור	6:-29	8:-15	10:19	13:14	14:45
S אלאטרש	3:15	5:-10	6:-23	12:21
S אמצעי	5:16
S אנוש	6:19	12:-15
S אספ	1:-8	3:24	5:-11	9:-13	10:9
S אפיק	5:66	6:-74	9:11
S אצלנו	5:30	6:-42	7:24	11:11
S אריזה	5:-17	6:22
S אשכנזי	4:17	5:-15	6:-43	12:53
S אשפוז	0:113	2:41	5:-10	6:-81	9:-15	10:-11	13:-12
S את	5:-9	6:20
S באינטרנט	3:15	6:-23	14:16
S באר	5:-10	6:-20	9:28	10:15
S בארצ	1:88	6:-36	9:-17	10:-16
S בבנק	3:-45	5:24	6:40	9:-18
S בגינ	9:11	10:19
S בדולרימ	6:15
S בהוראת	5:28	6:-12	9:-18
S בהצלחה	5:14	6:-10	14:12
S בחו"ל	5:-18	6:49	9:-10
S בחשבונ	5:50	6:-53	8:-10	9:53
S בחשמל	1:38	5:-32	6:-9	9:19
S ביטוח	3:-18	5:14	6:14
S ביקור	5:-47	6:38	9:-14	10:-15	12:-9	13:62
S בית	5:9
S ביתרה	5:-8	6:15
S בלבד	6:11
S במחירימ	5:-13	6:-24	9:28	10:17
S במטבע	5:-24	6:37
S בנק	4:-16	6:-17	9:35	10:15	12:12
S בסופ	13:23
S בסעיפ	6:9
S בע"מ	0:-10	1:18	3:-19	5:84	6:91	9:-24	10:-61	11:-19	13:-13	14:-16
S בעלות	6:15	7:25	9:-10	10:-11
S בפני	5:22
S בקרנ	3:18	6:-20	12:9
S בקשה	5:-37	6:12	9:-24	10:58
S ברדוגו	6:43	9:-23	10:-23
S בריבית	1:-10	5:10	6:29	9:-18
S ברקת	6:46	9:-11
S בש"ח	3:-9	6:40	9:-9	10:-14
S בשקלימ	6:14
S גב	5:-11	6:43	9:-16
S גבאי	5:-17	6:20	7:34	9:-16
S גולדנברג	3:16	6:17	13:-18
S גופ	5:26	6:-11
S גז	3:-15	6:-32	10:55
S גל	5:-17	6:22
S גמל	6:39	8:-22
S גת	3:-14	5:-13	6:-8	9:19	10:37
S ד"ר	3:14	5:29	6:35	9:-13	11:-11	13:-38
S דו	13:23
S דורית	6:-18	13:21
S דיינ	3:-17	5:55	6:31	9:-21	10:-38
S דייר	5:52	9:-36
S דיירימ	5:14
S דיסקונט	5:54	6:-46
S דפ	3:-8	4:34	6:-33	12:22
S דרומ	5:28	6:-10
S הבא	1:72	5:-16	6:-27	9:-11	10:-9
S הביטוח	4:36	5:15	6:-41	9:-24	12:25
S הבינלאומי	6:-100	10:20	14:94
S הבית	5:14
S הבנק	5:40	9:-17	10:-9
S הבריאות	0:16	2:42	5:-27
S הגבייה	5:11
S הגלגל	5:11	6:14
S הדואר	3:-35	6:50
S ההזמנה	6:8
S ההלוואה	1:-10	4:-8	5:10	12:19
S ההעברה	4:-9	5:17	8:-9	12:-9	14:38
S ההתחייבות	6:38	9:-19
S הודעה	6:12
S הודעת	1:-9	3:-20	6:-17	9:32	10:40
S הונ	6:16
S הופק	14:10
S הוצאות	6:9
S הורה	10:10
S הורימ	5:-38	6:-24	9:45	10:33
S החדשות	6:11
S החזר	6:9
S החיוב	1:48	3:-9	5:-20	6:16	9:-15	10:-11
S החיובימ	3:-14	5:-18	6:11	9:16	10:16
S החינוכית	10:10
S החקלאות	6:9
S החשבונ	5:10	6:-20	7:23
S הינמ	6:9
S היעדרות	10:10
S הכינרת	5:-31	6:-27	9:59	10:37
S הכנסות	5:16	6:-9
S הלוואה	3:8
S הלל	9:11	10:-9
S הלקוח	4:-8	5:18	6:13
S המבוטח	5:11	6:19	13:-13
S המונה	6:-19	9:29
S המזונ	6:9
S המימ	3:-9	6:-63	9:42	10:40
S המלצות	5:58	6:-30	9:20	13:-16
S המשותפ	5:14
S הנדונ	5:-18	6:46
S הנחה	1:38	5:-32	6:-9	9:19
S הננו	6:12
S הנני	10:10
S הסיכומ	1:38	5:-32	6:-9	9:19
S הסכומ	1:-10	5:23
S הסכומימ	6:9
S העובד	4:52	5:-13	6:-19
S העמדת	3:18	6:-20	12:9
S העסקאות	6:33	9:-12
S הערבה	5:-31	6:41	9:17	11:-8
S העתק	5:-66	13:82	14:9
S הפועלימ	4:-13	6:13	9:-8	12:14	14:12
S הפורש	4:58	5:-14	6:-67	9:-8	12:53
S הפרויקט	3:11	5:-25	6:24
S הפרשות	6:23	8:-9
S הצגה	5:22
S הצריכה	6:35	9:-20
S הראשונ	5:40	9:-16	10:-9
S הרשאה	5:-9	6:-147	9:-19	10:177
S השומה	3:-14	5:-13	6:-8	9:19	10:37
S השלישי	5:11	6:14
S השקעות	5:-14	6:40
S השתלמות	3:18	6:-20	12:9
S התחייבות	3:10
S התקבולימ	3:-13	6:68	9:-11	10:-11
S התקבלה	5:60	6:-43	11:11
S התשלומ	3:-25	5:13	6:22	14:12
S ואורית	6:43	9:-23	10:-23
S ואלי	5:-15	10:15
S ואסנת	6:35	9:-15	10:-15
S ואסתר	3:-17	5:55	6:31	9:-21	10:-38
S וביטחונ	6:9
S ובמט"ח	6:11
S ובמטבע	1:8
S והביוב	6:-10	9:21	10:-9
S והטבות	1:45	6:-30
S והמלצות	3:-11	6:28
S וחיימ	3:16	6:-31	10:19
S וחסכונות	6:11
S ויונתנ	4:17	5:-15	6:-43	12:53
S ונעמה	6:29	9:-14	10:-11
S ושב	5:-11	6:45	9:-19	10:24
S ושהות	10:10
S ושות	5:-17	6:20	7:34	9:-16
S ושתלימ	6:9
S ותקשורת	6:39	9:-11
S ותשלומי	5:-38	6:-24	9:45	10:33
S זה	1:38	5:-25	6:-12	9:17	10:-9
S זו	5:-20	6:97	9:-12	10:-21	11:-20
S זוהר	1:-13	3:22	5:60	6:-12	9:-43	10:-11
S זילברברג	3:16	6:-31	10:19
S זילברמנ	1:57	3:-14	6:-29
S ח'ורי	3:16	6:17	13:-18
S חבל	3:-14	5:16	6:17
S חודש	1:38	5:-32	6:-9	9:19
S חודשי	1:10
S חוצ	5:61	6:-27
S חידוש	3:-17	6:28
S חיוב	1:-9	3:-33	5:13	6:30	10:30	11:-9
S חיובימ	6:23	9:-9
S חייבנו	6:12
S חלונות	3:-18	6:63	9:-14	11:-15
S חלק	1:-9	4:51	5:-34	6:30	8:26	9:-41	10:-26	12:32
S חשבונ	0:-11	1:-18	3:26	4:-9	7:21	10:45	11:-14	13:-13
S חשבונית	3:10	5:-16	9:17
S חשבונכמ	6:12
S חשבשבת	9:20
S חתימה	5:11
S טיפול	3:-11	6:28
S טכנולוגיות	5:-14	6:40
S טננבאומ	9:11	10:-9
S טפחות	4:73	5:-34	9:23	10:-13	12:-21
S טרבלסי	5:-15	10:15
S יד	5:9
S ידידי	0:16	2:42	5:-27
S יובל	6:29	9:-14	10:-11
S ילד	5:-15	6:35	10:-11	13:9
S ימ	5:-14	6:40
S יעל	5:-10	6:27
S יפו	9:21	10:-14
S יצחק	6:43	9:-23	10:-23
S יקר	6:-18	9:21
S ירושלימ	5:9
S ישראלי	5:-13	6:59	9:-27	10:-19
S כדלקמנ	6:8
S כהנ	5:24	6:18	13:-20
S כוכב	5:-31	6:41	9:17	11:-8
S כולל	5:-13	6:-24	9:28	10:17
S כושר	5:-16	6:-20	10:31	13:12
S כי	5:-9	7:23
S כלולימ	5:-8	6:15
S כמפורט	5:20
S כצ	5:-14	6:78	9:-22	10:-39
S כרטיס	3:-9	5:32	6:43	9:-20	10:-26
S כרטיסימ	1:38	3:-8	6:19	9:-15	10:-10	13:-11
S כרטסת	5:52	6:27	9:-39	10:-28
S לא	3:-41	6:14	9:22	10:17
S לאחר	6:22
S לב	13:23
S לבנק	3:12	6:-10
S לבקשת	4:-8	6:14	14:8
S להודיעכמ	6:12
S להורה	5:-15	6:35	10:-11	13:9
S להורימ	5:-38	6:-24	9:45	10:33
S להלוואה	4:-11	6:25
S להלנ	5:-10	7:23
S לוח	3:-13	4:-14	5:-43	6:72	9:-17	12:43
S לוינסונ	5:24	6:18	13:-20
S לחיוב	5:-9	6:-128	9:-22	10:163
S לחשבונית	6:-57	9:13	10:53
S ליאור	5:-27	6:-32	10:75
S לידי	5:-10	6:27
S לידיעה	6:11
S לימוד	5:-38	6:-24	9:45	10:33
S לישראל	5:44	9:-18	10:-9
S לכבוד	1:10	3:10	5:32	6:-63	9:17	11:-9	13:18
S לכל	3:-10	6:21
S ללא	3:10
S למוטב	5:-11	6:27
S לעבוד	6:-30	9:19	10:55	13:-15
S לעבודה	5:-16	6:-20	10:31	13:12
S לעמית	3:18	6:-20	12:9
S לפי	3:-12	4:22	5:-38	9:-37	10:29	12:59
S לצורכ	5:22
S לצי	5:-23	6:-9	9:35
S לציינ	6:15
S לקופות	6:12
S לרעב	5:9
S לשלמ	5:28	6:-11	9:-18
S לתקופה	5:-13	6:-24	9:28	10:17
S לתשלומ	3:-26	6:40
S מבוטח	6:-18	9:21
S מד	6:-53	9:21	10:50
S מדידה	6:-63	9:27	10:47
S מהמסגרת	10:10
S מודיעינ	3:-14	5:16	6:17
S מוחמד	3:15	5:-10	6:-23	12:21
S מוסכ	5:11	6:14
S מורכב	1:-10	5:23
S מזרחי	4:73	5:-34	9:22	10:-13	12:-21
S מח	5:-10	6:27
S מחלה	5:-18	6:-44	9:13	10:67
S מחלקת	3:-16	5:27	6:-38	9:15	10:35
S מחלת	5:-15	6:35	10:-11	13:9
S מטבע	6:51	9:-25	10:-19
S מטרה	3:-10	6:21
S מיכל	4:17	5:-17	6:-36	12:52
S מימונ	6:12
S מינהל	5:16	6:-9
S מיסודה	0:16	2:42	5:-27
S מיקה	1:23
S מכירות	5:23	6:-14
S מכתב	5:-49	6:45	9:-8	10:41	12:-16
S מל"מ	6:-10	8:16
S מלווה	6:-57	9:13	10:53
S מלונ	3:-9	5:-63	6:15	9:76	10:41	11:-16	13:-14
S מלכ"ר	0:16	2:42	5:-27
S מלכה	0:59	2:68	3:-8	5:-27	6:-42	10:-17	11:-19
S ממליצ	10:10
S מממנ	5:26	6:-11
S מנחמ	1:-8	3:24	5:-11	9:-13	10:9
S מס	3:11	5:-11	9:17
S מסד	6:-26	9:12	10:29
S מסוגל	6:-24	10:36
S מסוגלת	9:13	10:19
S מסיבת	6:-24	10:36
S מסלול	6:15	10:-9
S מסלולימ	4:24	5:-12	6:-63	12:62
S מספר	5:-11	6:23
S מע"מ	5:-14	6:-16	9:27	10:16
S מפרט	4:36	5:15	6:-41	9:-24	12:25
S מצב	3:18	6:26	9:-20
S מצבה	9:13	10:19
S מקור	1:52	2:-9	3:-17	5:85	6:-42	9:33	11:-52	13:-18
S מקיפ	3:-18	6:13	10:8
S מרדכי	3:-17	5:55	6:31	9:-21	10:-38
S מרוכזת	6:-57	9:13	10:53
S מרכזי	3:-15	6:-32	10:55
S מרפאת	5:24	6:18	13:-20
S משאבי	6:19	12:-15
S משכורת	5:-45	6:26	8:29
S משכנתאות	4:-13	5:-16	6:27	12:14
S משפחת	1:-13	3:22	5:67	6:30	9:-66	10:-34
S משרד	5:56	9:-21	10:-17
S מתנה	5:145	6:-52	9:-38	10:-45
S נועמ	6:50	9:-22	10:-18
S נופ	5:-31	6:-27	9:59	10:37
S ניתוח	6:9
S נלווימ	0:25	2:56	5:-12	6:-45	9:-8	10:-10
S נערכ	9:20
S נפשות	3:-54	6:-9	9:46	10:13
S נציגות	5:14
S נשיפה	13:23
S נתוני	5:-9	6:-91	9:42	10:88
S נתונימ	4:21	5:-19	6:17	8:-10
S נתיבות	1:81	3:-11	5:-16	6:-16	10:-8	11:-15
S סאמי	3:16	6:17	13:-18
S סחר	5:17
S סטודיו	5:15
S סיגמא	5:15	6:-10
S סיימת	1:38	5:-32	6:-9	9:19
S סיכומ	0:35	2:41	3:12	5:-56	6:31	8:-25	9:-34	10:-24	12:-16	13:53
S סילוקינ	4:-13	6:31
S סכומ	6:-19	14:25
S סניפ	6:-32	9:33	10:16
S ספח	3:24	6:-19
S ע"י	9:20
S ע"ר	0:12	2:40	5:-19	11:-9
S עבודה	5:-54	9:-12	11:62	12:-12	13:37
S עו"ד	3:11	5:-25	6:24
S עו"ש	6:-69	9:113	10:-33
S עובד	5:-15	6:35	10:-11	13:9
S עובר	5:-11	6:45	9:-19	10:24
S עוד	1:38	5:-32	6:-9	9:19
S עיריית	3:-15	5:-16	9:15	10:36
S על	3:-49	5:-11	6:69	7:24
S עמ	1:38	5:-60	6:26	9:17	10:-9
S עמותת	5:23
S עמלות	1:45	6:-30
S עסקאות	1:72	3:-12	5:-16	6:48	9:-33	10:-38
S ערכ	5:-39	6:-83	9:96	10:53
S פיגורימ	1:-10	5:10	6:29	9:-18
S פיננסימ	1:23
S פיקדונות	6:11
S פירוט	1:14	3:-52	4:23	5:25	6:-26	9:14	10:-10	11:-19	12:68	13:-10
S פלסטי	5:-17	6:22
S פרטי	1:-18	3:-43	4:65	5:29	6:-52	7:-10	8:-17	9:-36	10:-21	11:86	12:36	13:-15	14:9
S פרטיימ	3:-10	6:21
S פרידה	3:16	6:-31	10:19
S פרידלנדר	6:29	9:-14	10:-11
S פרל	6:35	9:-15	10:-15
S פרמיה	3:-18	6:13	10:8
S צדדיימ	13:23
S צמודה	6:42	12:-22
S צפצופימ	13:23
S צריכת	3:-15	6:-32	10:55
S קבוע	6:15	10:-9
S קבוצת	6:-26	9:12	10:29
S קבלה	5:10	6:9
S קבלות	5:-10	6:23
S קבע	5:28	6:-12	9:-18
S קודמות	5:41	11:-9
S קולות	13:23
S קלימ	13:23
S קרדיט	6:15	10:-9
S קריאת	6:-14	9:28
S קריית	3:-14	5:-13	6:-8	9:19	10:37
S קרפוב	6:16	9:-14
S רו"ח	5:-17	6:20	7:34	9:-16
S רונית	1:-15	3:14	5:57	9:-43	10:-22	11:16
S רופאי	3:16	6:17	13:-18
S ריכוז	1:29	3:-10	9:40	10:-36	13:-13
S רכב	3:-18	5:18	6:-22	9:38	10:13	11:-9
S רכש	5:-10	6:27
S רשומה	5:14
S רשות	6:28	8:-16
S רשתות	6:39	9:-11
S שבע	5:-10	6:-20	9:28	10:15
S שהתקבלו	3:15
S שובר	3:-43	5:16	6:36
S שושנה	5:-15	10:15
S שותפה	3:11	5:-25	6:24
S שחרור	0:36	2:43	5:-9	6:-21	9:-12	10:-9	13:-9
S שיניימ	3:14	5:29	6:35	9:-13	11:-11	13:-38
S שירותימ	0:25	2:56	5:-12	6:-45	9:-8	10:-10
S שכר	5:-39	6:-16	9:44	10:32	12:-10
S של	0:16	2:42	5:-28	6:-9	9:18	10:-14
S שלומ	1:31	3:-13	9:-9
S שלכ	1:57	3:-11	5:35	6:-19	9:-19	10:-29
S שמ	5:26	6:-20
S שמש	5:-17	6:20	7:34	9:-16
S שנקלטו	5:-10	6:23
S שפרטיו	5:-13	7:31
S שקלימ	5:77	9:-43	10:-37
S תאגיד	6:-10	9:21	10:-9
S תדפיס	5:40	6:20	9:-67	10:21
S תוכנית	6:15	10:-9
S תיכונ	5:-14	6:40
S תל	9:21	10:-14
S תמחוי	5:9
S תמצית	5:18	6:23	9:-10
S תמר	3:16	6:17	13:-18
S תנועות	5:29	6:-36	9:75	10:-36
S תעודת	3:-8	5:-23	7:24	10:18	13:11
S תעשיות	5:-17	6:22
S תקבולימ	3:-15	5:26	6:18
S תקופתי	3:14	5:-33	9:38
S תשלומ	3:22	5:14	6:-12	9:16	10:-13
S תשלומימ	1:-9	3:-17	4:-9	5:-47	6:104	8:-16	9:-21	10:-10	11:-25	12:28	14:45
S תשפ"ו	5:33	6:-38	9:18	10:15	11:-10
account_confirmation L החשבונ	5:-24	6:-18	7:61
account_confirmation L ליומ	5:-16	6:30
account_confirmation L נכונ	5:-15	6:27
account_confirmation L פתיחת	5:-19	6:-8	7:37
account_confirmation L תאריכ	6:-10	7:35
balance_confirmation L date	7:12
balance_confirmation L of	9:10
balance_confirmation N ballyduff	6:-9	7:13	9:8
balance_confirmation N creamery	6:-8	7:14	9:8
bank_statement L abrechnung	5:-13	6:37	9:-10	10:-13
bank_statement L account	9:-11	10:16
bank_statement L accounts	5:-9	6:26	9:-8
bank_statement L agreement	6:15
bank_statement L al	5:49	6:-36	9:-18
bank_statement L am	5:-31	6:34	10:16
bank_statement L ancien	6:-17	10:25
bank_statement L and	6:33	9:-17
bank_statement L as	6:-57	9:69
bank_statement L at	5:35	6:-46	9:42	10:-26
bank_statement L atm	5:-14	6:31	9:-9
bank_statement L au	6:-28	9:25	10:16
bank_statement L balance	5:10	6:-12	9:9
bank_statement L banking	6:10	9:-9
bank_statement L be	6:9
bank_statement L beginning	10:10
bank_statement L bis	6:19	10:-16
bank_statement L by	6:-10	9:18
bank_statement L card	10:9
bank_statement L check	10:11
bank_statement L closing	6:33	9:-29
bank_statement L credit	6:-34	9:40
bank_statement L crediteur	6:-11	10:21
bank_statement L danke	6:17	9:-9
bank_statement L date	5:65	6:-26	7:49	9:26	10:-51	14:-34
bank_statement L datum	5:-18	6:34
bank_statement L de	5:11	6:33	9:-31
bank_statement L debit	10:9
bank_statement L deposit	6:15
bank_statement L des	10:10
bank_statement L dividend	10:9
bank_statement L du	6:-9	10:14
bank_statement L during	9:-11	10:19
bank_statement L effective	6:18	9:-8
bank_statement L ending	6:19	9:8	10:-19
bank_statement L erstellt	5:-47	6:57
bank_statement L eur	5:51	6:-26	10:-17
bank_statement L fee	5:-13	6:26	9:-22	10:10
bank_statement L fees	6:23	9:-9
bank_statement L for	5:10	6:23	9:-15
bank_statement L frais	10:10
bank_statement L frankfurt	6:15	9:-9
bank_statement L from	5:-12	6:13	9:-35	10:39
bank_statement L generated	5:19	6:22	9:-18	10:-20
bank_statement L gmbh	6:18	9:-9
bank_statement L interest	6:-15	9:29
bank_statement L issued	6:12	9:-14
bank_statement L kontoauszug	6:-10	10:23
bank_statement L kontofuhrung	5:-17	6:-32	9:61	10:-8
bank_statement L kontostand	5:10
bank_statement L ltd	6:15	10:-10
bank_statement L new	5:12	6:-14
bank_statement L next	3:-21	6:23	9:21	10:-18
bank_statement L of	5:93	6:-55	9:-40	10:11
bank_statement L on	5:60	6:-48	9:47	10:-40
bank_statement L open	5:-20	7:55	9:-11	10:-17
bank_statement L opening	6:32	10:-28
bank_statement L paid	6:17	9:-11
bank_statement L per	6:-9	10:12
bank_statement L period	5:-22	6:25	9:15	10:-13
bank_statement L pos	10:11
bank_statement L preleves	10:10
bank_statement L rewe	6:16	9:-9
bank_statement L sagt	6:17	9:-9
bank_statement L saldo	6:-39	9:21	10:28
bank_statement L solde	6:-21	10:33
bank_statement L statement	3:-17	5:-90	6:-29	9:90	10:53
bank_statement L summary	5:-10	9:-17	10:21
bank_statement L the	5:-9	6:51	9:-13	10:-25
bank_statement L through	5:-11	6:14	9:32	10:-29
bank_statement L to	5:-58	9:75
bank_statement L total	10:10
bank_statement L transaction	6:-8	9:-11	10:21
bank_statement L upi	6:25	9:-9	10:-15
bank_statement L value	5:-13	6:55	9:-11	10:10	14:-31
bank_statement L visa	10:11
bank_statement L vom	5:-16	6:59	9:-20	10:-11
bank_statement L wert	6:35	10:-20
bank_statement L wertstellung	6:27	9:-13
bank_statement L withdrawal	6:13
bank_statement L your	6:11	10:-8
bank_statement L אשראי	6:18
bank_statement L בחשבונ	6:-18	9:20
bank_statement L בע"מ	5:-8	6:12
bank_statement L בתאריכ	5:11
bank_statement L בתוקפ	6:11
bank_statement L הדפסה	5:32	6:-22
bank_statement L הופק	5:9	9:-11
bank_statement L הלוואה	6:11
bank_statement L הפקה	5:-30	6:46
bank_statement L ובניו	6:-9	9:13
bank_statement L יומ	5:-13	6:-42	9:61
bank_statement L יתרה	5:-43	6:-17	9:51	10:16
bank_statement L יתרת	6:-31	9:10	10:26
bank_statement L ליומ	5:-20	9:41
bank_statement L לתאריכ	5:-34	6:54	10:-20
bank_statement L לתקופה	9:-20	10:25
bank_statement L מיומ	5:-13	6:-103	10:123
bank_statement L מתאריכ	6:-57	10:66
bank_statement L נגריית	6:-9	9:13
bank_statement L סגירה	6:-15	9:19
bank_statement L סופית	6:-22	9:27
bank_statement L עד	5:-27	6:37	10:-8
bank_statement L פתיחה	6:-17	9:-10	10:28
bank_statement L קודמת	5:-14	6:39	9:-13	10:-11
bank_statement L ריבית	5:-10	6:-24	9:30
bank_statement L שורש	6:-9	9:13
bank_statement L תאריכ	6:-14	9:28	10:12
bank_statement L תוקפ	6:33	9:-17
bank_statement L תקופה	6:-18	9:15
bank_statement L תשלומ	6:27	9:-12	10:-13
bank_statement N about	6:13	9:-9
bank_statement N account	5:17	6:31	7:17	9:-28	10:-28
bank_statement N advantage	6:-9	10:11
bank_statement N am	5:-10	6:14
bank_statement N america	5:-13	6:-17	10:26
bank_statement N at	5:9	6:11	10:-13
bank_statement N aus	6:28	10:-15
bank_statement N balance	5:15	6:-46	9:55	10:-16
bank_statement N bank	5:-15	6:29
bank_statement N banking	6:-10	9:15
bank_statement N beginning	6:-17	10:18
bank_statement N business	6:-9	10:14
bank_statement N charges	6:30	10:-21
bank_statement N checking	5:15	6:-18	10:9
bank_statement N compte	6:-19	10:17
bank_statement N credits	5:11	6:-17	9:8
bank_statement N currency	6:11	9:-9
bank_statement N date	5:-47	7:-12	9:-62	10:130	13:13
bank_statement N datum	5:21	6:-18	9:-11	10:14
bank_statement N de	5:13	9:-12
bank_statement N debits	6:-25	9:20	10:10
bank_statement N deposits	9:-10
bank_statement N des	6:9
bank_statement N description	6:9
bank_statement N dollar	6:11	9:-9
bank_statement N dt	9:-25	10:23
bank_statement N ending	6:-12	10:8
bank_statement N erlauterung	5:-11	6:28	9:-8
bank_statement N erstellt	5:-10	6:14
bank_statement N everyday	5:17	10:-12
bank_statement N fees	6:36	9:-24	10:-11
bank_statement N folgelastschrift	6:21	9:-15
bank_statement N for	10:18
bank_statement N from	6:-17	9:19
bank_statement N glance	5:9	6:11	10:-13
bank_statement N important	6:14	9:-9
bank_statement N information	6:25	9:-16
bank_statement N interest	6:-9
bank_statement N kartenzahlung	6:9
bank_statement N know	6:9
bank_statement N kontoauszug	5:-13	6:-11	10:23
bank_statement N kundenreferenz	6:13
bank_statement N lastschriften	5:-15	9:-22	10:40
bank_statement N nature	9:-19	10:12
bank_statement N no	6:-43	7:21	9:10	10:15
bank_statement N nomination	6:-8	10:15
bank_statement N of	5:14	6:11	10:-13
bank_statement N online	10:12
bank_statement N opening	5:16	9:-9
bank_statement N operation	6:33	9:-17	10:-15
bank_statement N operations	6:-26	9:9	10:21
bank_statement N out	6:-16	9:18
bank_statement N paid	6:-11	9:15
bank_statement N payments	5:-10	6:21
bank_statement N period	10:18
bank_statement N pncbank	6:-10	9:13
bank_statement N registered	6:-8	10:15
bank_statement N releve	5:17	6:-13
bank_statement N service	6:32	9:-14	10:-17
bank_statement N serving	6:24	10:-17
bank_statement N should	6:9
bank_statement N singapore	6:11	9:-9
bank_statement N statement	5:48	6:-14	9:-13	10:-13
bank_statement N summary	6:9
bank_statement N the	6:17	10:-9
bank_statement N this	6:21	9:-9
bank_statement N through	6:-13	9:25
bank_statement N to	6:38	9:-19	10:-9
bank_statement N total	5:-22	6:-37	9:81	10:-18
bank_statement N value	9:-25	10:23
bank_statement N valuta	5:-14	6:27	9:-8
bank_statement N verwendungszweck	6:13
bank_statement N vr	5:18	9:-9
bank_statement N withdrawals	6:-12	9:14
bank_statement N www	6:-19	10:20
bank_statement N you	6:38	9:-10	10:-19
bank_statement N your	5:45	6:-14	9:15	10:-39
bank_statement N zusammenfassung	6:-18	10:25
bank_statement N אשראי	6:-11
bank_statement N בחשבונ	5:34	6:-21
bank_statement N בע"מ	5:-18	6:16	9:34	10:-30
bank_statement N בעל	5:37	6:-21	10:-12
bank_statement N בקשה	5:-20	6:23
bank_statement N דפ	5:-10	6:-13	9:22
bank_statement N החשבונ	5:21	6:-20	7:52	9:-26	10:-22
bank_statement N הפעולה	6:12
bank_statement N התדפיס	9:9
bank_statement N ושב	5:13	10:-12
bank_statement N חשבונ	5:48	6:-70	9:20
bank_statement N יומ	6:17
bank_statement N יתרה	9:-34	10:43
bank_statement N יתרת	6:-18	10:25
bank_statement N לחשבונ	5:24
bank_statement N לפי	5:-20	6:23
bank_statement N לתקופה	5:32	6:-39	10:9
bank_statement N מדפ	6:18	9:-12
bank_statement N מטבע	5:-13	6:10	9:-11	10:24
bank_statement N מסגרת	6:-11
bank_statement N סה"כ	5:25	6:-31	9:15
bank_statement N סוג	6:-39	9:40
bank_statement N עו"ש	6:-9
bank_statement N עובר	5:13	10:-12
bank_statement N ערכ	5:-12	6:37	10:-8
bank_statement N פעולה	6:34	9:-29
bank_statement N פתיחה	6:-18	10:25
bank_statement N קודמ	6:18	9:-12
bank_statement N ריבית	5:19	6:-33	9:19
bank_statement N שמ	5:-15	6:28	10:-12
bank_statement N תאריכ	5:-30	6:-80	7:43	9:89	10:11
bank_statement N תדפיס	6:16	9:-8
bank_statement N תנועה	6:-39	9:41
bank_statement N תנועות	5:36	9:-20	10:-14
bank_statement N תקופה	6:38	9:-30
bank_statement N תקופת	9:9
bank_transfer L date	5:-60	8:-8	12:-13	14:119
bank_transfer L debit	6:32	14:-30
bank_transfer L on	6:24	14:-11
bank_transfer L received	6:23	14:-20
bank_transfer L value	6:-21	14:27
bank_transfer L your	6:-9	14:13
bank_transfer L בוצעה	6:32	14:-17
bank_transfer L ביומ	6:16
bank_transfer L ההעברה	5:-18	6:38	14:-15
bank_transfer L הוראה	5:-9	6:39	14:-20
bank_transfer L הפקה	5:-31	14:31
bank_transfer L זיכוי	6:18	14:14
bank_transfer L חתימה	14:17
bank_transfer L יומ	1:-8	6:-17	14:44
bank_transfer L עסקימ	6:15
bank_transfer L ערכ	6:-51	14:65
bank_transfer L תאריכ	6:41	12:-9	14:17
bank_transfer N בוצעה	6:19	14:-12
bank_transfer N ההעברה	6:11
bank_transfer N הופק	5:-9	14:10
bank_transfer N הלקוח	5:-9	14:10
bank_transfer N העתק	5:-9	14:10
bank_transfer N לבקשת	5:-9	14:10
bank_transfer N ערכ	6:-47	8:-10	14:75
bank_transfer N תשלומ	6:29	14:-14
card_statement L abrechnung	5:-9	10:19
card_statement L abrechnungsdatum	5:14	6:-22	9:30	10:-9
card_statement L account	1:-13	3:16	5:-8	6:16
card_statement L advances	6:13
card_statement L am	1:9	3:-10	6:12
card_statement L arrival	6:15	10:-13
card_statement L as	3:-8	5:-36	6:62
card_statement L available	6:-19	9:27
card_statement L balance	5:-19	6:45	10:-13
card_statement L bank	1:-10	6:11
card_statement L billing	9:-56	10:61
card_statement L bis	3:15	6:-18	9:20
card_statement L buchen	1:18	3:-9
card_statement L cash	6:13
card_statement L close	5:-9	9:-12	10:35
card_statement L closing	3:-13	4:-9	5:12	9:23
card_statement L date	1:-21	3:37	4:-16	5:22	6:-13	8:-11	10:34	14:-11
card_statement L departure	6:21	9:-11
card_statement L dr	5:19	10:-17
card_statement L due	3:28	6:-12
card_statement L from	1:-10	6:13
card_statement L new	5:-18	6:8	9:17
card_statement L next	3:-10	5:-33	6:70	9:-17
card_statement L of	5:-36	6:39	9:17
card_statement L on	1:14	6:23	9:-11	10:-9
card_statement L open	5:-9	9:-12	10:35
card_statement L ostrander	5:-8	6:-9	9:12	10:11
card_statement L payment	3:23	6:-11
card_statement L period	5:28	9:-52	10:35
card_statement L purchases	6:15
card_statement L renee	5:-8	6:-9	9:12	10:11
card_statement L rewards	6:25	9:-19
card_statement L statement	5:57	6:10	9:-20	10:-36
card_statement L to	5:-14	6:24	9:-23	10:28
card_statement L total	6:23
card_statement L vom	1:-10	5:31	6:-29	10:18
card_statement L wir	1:18	3:-9
card_statement L your	1:-11	6:9
card_statement L ביומ	1:30	6:-27
card_statement L בכרטיסכ	1:26	6:-20
card_statement L בתאריכ	1:37	5:28	6:-51
card_statement L הבנק	5:14	6:-15
card_statement L הדפ	5:13
card_statement L הופק	1:-9	5:53	6:-37
card_statement L החיוב	1:24	3:-16	5:-15	6:23
card_statement L החיובימ	1:26	6:-20
card_statement L הנחה	6:10
card_statement L הפקה	5:-36	6:46
card_statement L הפקת	5:21	6:-18
card_statement L הצטרפות	1:-18	6:22
card_statement L זהב	1:19
card_statement L חיוב	1:-14	3:-26	6:73	9:-18
card_statement L יומ	6:10
card_statement L ישראכרט	1:-17	6:28
card_statement L כאל	1:14
card_statement L כרטיס	6:9
card_statement L לחיוב	1:43	6:-25
card_statement L ליומ	1:38	5:36	6:-63
card_statement L לתאריכ	1:16	5:13	6:-16
card_statement L מועד	1:28	3:-12
card_statement L נכונ	1:-16	5:100	6:-48	9:-15	10:-12
card_statement L סה"כ	1:22	5:-9
card_statement L עד	1:-12	6:11
card_statement L עסקאות	6:12
card_statement L פירוט	1:8
card_statement L קודמ	1:-19	6:25
card_statement L שנקלטו	6:12
card_statement L תאריכ	1:-33	5:64	6:-12
card_statement N account	5:-10	9:12
card_statement N american	3:-9	6:14	10:-8
card_statement N balance	3:30	5:-14	6:25	9:-38
card_statement N bank	5:-10	6:22
card_statement N buchung	6:12	9:-10
card_statement N by	3:61	5:-10	6:-27	9:-10
card_statement N calculation	6:8
card_statement N card	5:-13	6:14	9:-29	10:45
card_statement N cash	3:-9	6:23
card_statement N charge	6:8
card_statement N cho	5:-11	6:24
card_statement N credits	6:13
card_statement N date	1:-14	3:17	5:54	6:11	9:-24	10:-28
card_statement N datum	6:12
card_statement N details	6:14	9:-12
card_statement N dollars	6:12
card_statement N due	1:19	3:17	5:-18	6:-19	9:8
card_statement N express	3:-9	6:14	10:-8
card_statement N fairweather	5:-11	6:24
card_statement N fees	9:30	10:-13
card_statement N feingold	5:-17	9:27
card_statement N fly	6:10
card_statement N for	5:-27	6:-10	9:46
card_statement N from	3:-15	5:-21	6:47	9:-24	10:23
card_statement N interest	6:8
card_statement N isolde	5:-11	6:24
card_statement N lodging	6:16
card_statement N make	3:14	6:-9
card_statement N minimum	3:-12	5:12
card_statement N neuer	1:18	3:-9
card_statement N noah	5:-16	9:31
card_statement N of	3:33	6:-11	9:-16
card_statement N on	5:33	6:-26
card_statement N pay	3:37	6:-14	9:-10
card_statement N payment	3:17	6:-20
card_statement N payments	5:-13	6:16
card_statement N period	6:21	10:-12
card_statement N points	6:-15	9:16
card_statement N reward	6:12
card_statement N saldo	1:18	3:-9
card_statement N snowbird	6:16
card_statement N statement	5:-10	6:-19	10:35
card_statement N the	5:-11	6:26
card_statement N to	3:23	5:10	6:-16	9:-55	10:52
card_statement N total	1:14
card_statement N transaction	6:19	9:-13
card_statement N us	3:24	5:-9	6:-8
card_statement N ut	6:16
card_statement N your	3:33	9:-21
card_statement N איט	5:23	6:-9	9:-10
card_statement N אשראי	1:-12	10:11
card_statement N בחו"ל	1:13	6:-11
card_statement N בע"מ	5:23	6:-9	9:-10
card_statement N ברקוביצ	6:-14	9:10	10:10
card_statement N דפ	5:26
card_statement N החיוב	1:-26	5:23	6:15
card_statement N והטבות	1:36	6:-26
card_statement N חיוב	1:36	3:-22	6:-17	9:9
card_statement N חיובימ	5:8
card_statement N חשבונ	6:13	10:-12
card_statement N כרטיס	1:15	6:-30	9:10
card_statement N לחבר	6:10
card_statement N לחיוב	6:22
card_statement N לי	6:-14	9:10	10:10
card_statement N מועד	1:30	3:-14
card_statement N מועדונ	6:10
card_statement N משתמשת	6:-14	9:10	10:10
card_statement N נטע	6:-14	9:10	10:10
card_statement N סה"כ	1:49	6:-42
card_statement N עמלות	1:35	6:-12
card_statement N עסקאות	5:11	6:-13
card_statement N עסקה	1:-9	6:31	9:-11
card_statement N פיננסימ	5:23	6:-9	9:-10
card_statement N קרדיט	5:13
card_statement N תאריכ	1:-32	3:-9	6:85	9:-12	10:-19
cells 1	0:-52	1:-13	2:-54	3:22	4:-104	5:21	7:-27	8:22	9:51	10:73	11:16	12:-91	13:99	14:35
cells 2	0:38	1:-34	2:-20	3:-16	4:42	5:40	6:-32	8:-38	9:37	10:16	12:-39	13:-17	14:14
cells 3	0:-69	1:16	3:9	4:-70	5:28	6:16	8:36	10:21	12:72	13:-37	14:-13
cells 4	0:-10	1:40	2:17	3:10	4:99	6:49	9:-40	10:-63	11:-77	12:64	13:-85
cells 5	0:69	1:-23	2:36	3:-24	4:9	5:-40	6:67	8:-34	9:-15	10:-27	11:30	13:21	14:-61
column 0	0:-71	1:15	2:-25	3:51	5:33	6:-84	7:-10	8:38	9:37	10:14	11:34	12:16	13:-100	14:45
column 1	0:19	1:-16	3:59	4:35	5:-63	6:-78	8:-13	9:11	10:-11	11:61	12:40	13:-18	14:-16
column 2	0:-21	1:-62	2:16	3:71	4:-72	5:-20	7:-20	8:44	9:58	10:40	11:-28	12:-38	13:30
column 3	0:-18	2:-13	3:-32	4:-29	5:49	6:-16	7:20	8:-23	9:52	10:-104	11:22	12:55	13:52	14:-12
column 4	0:-20	1:23	2:-9	3:-11	4:29	5:129	6:76	9:-31	10:-65	11:-34	12:-33	13:-38
column 5	0:19	2:-9	3:-37	4:-26	5:-54	6:56	7:38	8:-10	9:-83	10:9	11:-30	12:-18	13:147
column 6	0:68	1:23	2:18	3:-99	4:34	5:-32	6:140	7:-37	8:-43	9:-13	10:137	11:-58	12:-23	13:-91	14:-23
contract L agreement	5:12	6:-16	12:15
contract L and	4:21	6:-31	12:27
contract L date	5:15	6:-16	12:15
contract L dated	6:15
contract L due	4:13	6:-42	12:42
contract L including	4:21	6:-31	12:27
contract L of	5:10	12:13
contract L on	4:-14	6:-61	12:86
contract L to	4:34	6:-19	12:-16
contract N and	5:18	6:-11
contract N this	5:18
height 0	0:-21	1:23	2:-42	3:-28	4:-53	5:70	6:-54	8:-22	9:22	10:84	11:11	12:46	13:-22	14:-20
height 1	0:-16	1:-57	2:37	3:-27	4:103	5:-121	6:33	8:-102	9:17	10:39	11:71	13:24	14:-9
height 2	1:54	3:28	4:10	5:-27	6:63	7:-17	8:113	9:-17	10:-38	11:-74	12:-68	13:-36	14:14
height 3	0:16	1:-27	2:-13	4:-67	5:118	6:56	7:-13	8:-24	9:-16	10:-27	11:-50	12:21	13:22
height 4	3:27	4:-17	8:23	9:26	10:-38	11:9
invoice L abreise	5:24	6:-24	9:36	10:-17
invoice L abzug	3:-9	6:12
invoice L accepte	5:-19	6:34
invoice L accounts	5:-10	6:-11	9:22	10:8
invoice L after	3:-11	6:51	9:-10	10:-15
invoice L am	3:21	5:-30	6:30
invoice L anreise	5:-17	6:45	9:-13
invoice L anzahlung	5:-8	6:14
invoice L arrival	5:-14	6:14	10:44	11:-9
invoice L attn	5:-10	6:-11	9:22	10:8
invoice L au	5:-10	9:23
invoice L auftrag	5:-15	6:24
invoice L balance	3:26	6:-32	10:14
invoice L before	6:14
invoice L bei	3:-9	6:12
invoice L benefits	6:24
invoice L bestelldatum	5:-19	6:38
invoice L billing	5:14	9:-10
invoice L bis	3:23
invoice L by	3:78	6:-52
invoice L card	3:-26	5:-22	6:30	10:40
invoice L date	0:32	1:-13	2:35	4:-16	5:-16	6:-20	7:-10	8:-11	10:30	11:10	12:-23	13:21	14:-17
invoice L dated	4:-10	5:8	6:16
invoice L datum	5:43	6:-25
invoice L days	3:11	5:20	6:-17	10:-12
invoice L de	5:-20	6:20	11:25
invoice L del	3:-13	6:53	10:-29
invoice L depart	6:-25	9:70	10:-37
invoice L departure	3:-9	5:48	6:-27	9:30	10:-23
invoice L deposit	5:-8	6:15
invoice L dt	3:-8	5:35	10:-9
invoice L du	3:-42	5:-58	6:106	10:-26	11:38
invoice L due	3:64	5:-17	9:-9	11:-12
invoice L echeance	3:35	6:-23
invoice L explanation	6:24
invoice L for	3:9	4:19	5:-20	6:-22	9:-28	10:61	11:-11
invoice L fri	5:20	6:-19	9:-10	10:36
invoice L gardermoen	6:9
invoice L invoice	5:23	6:-9
invoice L is	3:-17	6:23
invoice L issue	3:45	5:-21
invoice L le	1:-9	3:-20	5:21	6:78	9:-9	10:-30	11:-19
invoice L leistungszeitraum	5:-17	6:-14	9:49
invoice L lieferdatum	3:-12	5:-29	6:-21	11:78
invoice L of	3:18	5:-43	6:13	10:-16	11:18	13:42
invoice L ohne	3:-9	6:12
invoice L on	1:-8	3:8	5:-59	6:67	9:-26	10:12	11:21
invoice L order	5:22	6:-11
invoice L oslo	6:9
invoice L paid	6:8
invoice L payable	5:-10	6:-11	9:22	10:8
invoice L payment	3:44	6:-25
invoice L period	5:14	9:-10
invoice L plan	5:-12	6:28
invoice L receipt	5:28	6:-20
invoice L received	5:-8	6:12
invoice L rechnungsdatum	5:20	6:-13	11:13
invoice L room	6:-11	10:20
invoice L seats	5:-17	6:31	9:-8
invoice L service	3:-9	5:-19	6:-15	9:21	11:-13	13:54
invoice L statement	5:29	10:-14
invoice L tax	5:41	6:-14	9:-9	10:-10
invoice L the	3:14	5:21	6:-13	10:-17
invoice L this	5:-13	6:-28	10:49
invoice L to	4:54	5:-40	6:27	9:-18	12:-12
invoice L travaux	3:-8	5:-10	6:-15	10:30	11:13
invoice L tue	9:32	10:-11
invoice L vom	5:-83	6:87	11:25
invoice L works	5:-36	9:-11	11:55
invoice L zahlbar	3:-11	6:13
invoice L zahlung	3:-9	6:12
invoice L אישור	5:29	6:-18
invoice L אספקה	3:-18	5:-45	6:9	9:-12	10:-10	11:102
invoice L אשראי	3:-9	5:25
invoice L ביומ	1:25
invoice L ביט	5:40
invoice L ביצוע	3:-15	5:-31	9:47	10:-21	11:40
invoice L במקור	6:17
invoice L בנקאית	6:26
invoice L בתאריכ	6:23
invoice L בתוקפ	3:-12	5:-12	6:34
invoice L הבא	3:-19	6:37
invoice L הביטוח	6:-12	10:14
invoice L הגעה	5:-40	6:-28	9:-11	10:97
invoice L הדפסה	5:-94	6:110
invoice L הודפס	3:-8	5:16	10:-9	13:27
invoice L הופק	5:-16	6:34
invoice L הזמנה	5:41	6:-14
invoice L המחאה	5:-10	6:30
invoice L העברה	6:26
invoice L הפקה	5:37	6:-28
invoice L חשבונית	5:26	6:-20	11:17
invoice L יומ	5:-9	6:59	9:-8	11:-16
invoice L יח	6:20
invoice L להלנ	10:8
invoice L לתקופה	5:-8	6:-11	10:29
invoice L לתשלומ	3:-13	6:32
invoice L מועד	1:-12	3:35	5:-38	6:-10	11:60	12:-8
invoice L מיומ	5:-64	6:143	10:-40	11:-14
invoice L מס	5:18
invoice L מסמכ	6:18
invoice L מתאריכ	2:-9	5:-10	6:64	10:-27
invoice L ניהול	6:13
invoice L ניכוי	5:12	6:9
invoice L ספרימ	6:13
invoice L עד	3:26	5:-35	6:-12	9:37	11:16
invoice L עזיבה	6:-32	9:69	10:-17
invoice L ערכ	3:86	5:-43	6:34	11:-12	13:-17	14:-17
invoice L פטור	5:-8	6:12
invoice L פירוט	10:12
invoice L ראשונ	6:27
invoice L שיק	3:-8	5:-12	6:30
invoice L שלכ	10:15
invoice L תאריכ	0:36	1:-38	2:38	5:-87	6:41	7:-10	8:-15	9:10	10:-8	12:-25	13:36	14:16
invoice L תקופת	5:-18	6:-12	9:18	10:34
invoice N amount	3:-22	6:15	9:17	10:10
invoice N and	6:16
invoice N balance	3:-24	5:8	6:46	9:-11	10:-8
invoice N billing	3:9
invoice N boudreaux	5:-9	9:22
invoice N credit	5:-27	6:27
invoice N darnell	5:14	9:-10
invoice N data	5:25	6:-25	10:11
invoice N date	0:19	3:8	5:80	7:-10	10:-35	13:-42
invoice N dated	6:42	10:-10	11:-10
invoice N datum	5:-41	10:56
invoice N description	5:23	9:-9
invoice N due	3:-21	5:39	6:11	9:-9
invoice N emissione	3:-9	5:9	6:-8	10:13
invoice N eur	6:9
invoice N example	5:28	6:-24	11:10
invoice N for	5:16
invoice N gesamtbetrag	6:13
invoice N harriet	5:-9	9:22
invoice N if	3:-14	6:20
invoice N inc	6:-9	9:-10	10:37
invoice N invoice	5:16
invoice N kline	5:-9	9:22
invoice N md	0:14	2:29	6:-21
invoice N mwst	3:-17	6:27
invoice N net	3:16	5:-17	6:9
invoice N numero	3:-9	10:14
invoice N of	5:-24	6:13	13:30
invoice N pay	3:-47	5:-14	6:44	9:13	11:20
invoice N payer	3:18	6:-14
invoice N payments	5:30	6:-24
invoice N per	6:9
invoice N posted	5:-19	6:-21	13:60
invoice N return	5:26
invoice N scadenza	3:27	5:-13	6:-16	10:12
invoice N seat	5:-15	6:19
invoice N service	5:-17	6:-18	9:34	13:14
invoice N services	3:-18	10:32
invoice N this	6:-29	9:24	10:15
invoice N to	3:-58	5:-17	6:51	9:66	10:-26
invoice N total	3:17	5:30	6:15	9:-40
invoice N ttc	3:19	6:-14
invoice N whitcomb	5:14	9:-10
invoice N www	5:28	6:-14
invoice N אינה	5:-13	6:18
invoice N אישור	5:10
invoice N אספקה	6:12
invoice N אשפוז	0:71	2:-11	6:-23	10:-14
invoice N את	6:20
invoice N הבא	6:20
invoice N הביטוח	6:-11
invoice N החיוב	1:79	5:-20	6:-33	11:-11
invoice N הלקוח	5:11	6:-22	9:14
invoice N המטופל	6:23
invoice N הנדונ	6:18	10:-10
invoice N התקבל	3:-9	6:19
invoice N התשלומ	3:-10	5:-23	6:37
invoice N חיוב	3:-17	6:20
invoice N חשבונ	6:23
invoice N חשבונית	5:-12	6:9
invoice N טיפול	5:-33	6:24	13:32
invoice N יקר	6:-18	9:21
invoice N לקוח	5:-17	6:-13	10:31
invoice N לתשלומ	3:14
invoice N מבוטח	6:-18	9:21
invoice N מועד	3:73	5:-31
invoice N מס	5:13	6:-23	9:11
invoice N מספר	6:-14	9:14
invoice N מקור	3:20	5:22	9:-16
invoice N סה"כ	6:15
invoice N ע"י	3:15
invoice N על	6:32
invoice N פרטי	0:12	5:10
invoice N פרמיה	6:-9
invoice N פרעונ	3:-13	6:27
invoice N קבלה	0:61	5:21	6:-34	9:-14	10:-9
invoice N שוטפ	6:-17	9:20	10:11
invoice N תאריכ	1:49	3:19	4:-9	6:12	7:-12	8:-9	9:-48	11:19	12:-16	13:8
invoice N תנאי	6:-17	9:20	10:11
invoice N תקופת	6:-15
invoice N תשלומ	6:-35	9:38	10:11
invoice N תשלומימ	6:41	12:-24
loan_document L activity	5:-20	10:30
loan_document L after	3:-16	6:25
loan_document L amount	6:8
loan_document L as	3:-16	4:-10	5:15	6:41	9:-8	12:-13
loan_document L at	5:-12	6:33	9:-10	10:8
loan_document L balance	6:-12	9:9	10:21
loan_document L date	4:54	6:-80	8:-11	12:78	14:-9
loan_document L direct	6:20
loan_document L due	3:41	12:-27
loan_document L echeance	3:-17	4:20	6:23	12:-20
loan_document L end	3:-8	4:35	6:-14	12:-9
loan_document L first	3:-17	4:-18	6:24	12:24
loan_document L if	6:16
loan_document L instalment	6:14	12:-12
loan_document L is	4:11
loan_document L maturity	4:45	6:-20	12:-20
loan_document L mortgage	3:-8	12:18
loan_document L of	3:-15	5:31	6:-13
loan_document L on	3:59	4:-15	5:-9	6:8	12:-32
loan_document L opening	10:10	12:-8
loan_document L payment	3:-11	6:18	12:13
loan_document L per	6:22	10:-9
loan_document L received	6:11
loan_document L restschuld	6:22	10:-9
loan_document L statement	5:36	12:-19
loan_document L to	5:61	6:-19	9:-16	10:-10
loan_document L transaction	5:-20	10:30
loan_document L your	3:-9	4:10	6:14
loan_document L אחרונ	3:-46	4:55
loan_document L ביומ	1:-13	3:-28	4:-23	5:9	6:81	9:13	10:-8
loan_document L ביצוע	4:-14	5:-12	6:-12	12:54
loan_document L הבא	3:108	6:-74	12:-8
loan_document L ההלוואה	6:-12	12:22
loan_document L העמדת	4:-16	5:-10	12:36
loan_document L הפקה	5:63	6:-53
loan_document L כי	5:25	12:-11
loan_document L לא	3:-17	4:9
loan_document L לאשר	5:25	12:-11
loan_document L ליומ	4:-17	5:-9	6:62	12:-13
loan_document L לסילוק	3:-13	4:-13	6:44
loan_document L מועד	3:-17	4:64	6:-26	11:-8	12:16
loan_document L מתנ	4:-15	5:-16	6:-31	12:68
loan_document L נכונ	6:30	12:-15
loan_document L סופי	3:-9	4:41	12:-17
loan_document L סיומ	4:20	12:-11
loan_document L עד	3:17	4:22	6:-29
loan_document L פירעונ	3:-18	4:40	6:-9
loan_document L ראשונ	3:-20	5:-9	6:36	12:9
loan_document L ריבית	4:-9	6:29
loan_document L תאריכ	1:26	5:57	6:-72	12:25
loan_document L תשלומ	4:14	6:39	8:-9	12:-22
loan_document N amount	6:12
loan_document N balance	6:14	9:-12	10:16
loan_document N date	4:-14	5:-36	6:99	10:-9	12:-16
loan_document N due	3:-9	5:12	6:15
loan_document N effective	6:9
loan_document N loan	10:14
loan_document N mortgage	5:-10	6:-10	10:20
loan_document N number	6:10
loan_document N of	6:10	10:8
loan_document N payment	5:10
loan_document N repayment	6:-22	12:20
loan_document N statement	5:-11	9:10
loan_document N total	1:-9	3:-15	4:-9	5:51	6:10	9:-28	10:13
loan_document N your	5:-11	6:-10	10:20
loan_document N דוח	6:-11	9:34
loan_document N הלוואה	5:11	9:17
loan_document N הפרשי	6:23
loan_document N הצמדה	6:23
loan_document N יתרת	3:10
loan_document N לסילוק	3:19	6:-12
loan_document N מועד	4:-15	5:-22	6:37	12:27
loan_document N מזה	3:26	6:23	9:-8	12:-16
loan_document N סה"כ	3:-11	6:24
loan_document N סיומ	4:64	5:-9	6:-18	9:-9	12:-18
loan_document N סכ	3:10	6:-34	14:36
loan_document N קרנ	5:-17	6:21	9:19	12:-10
loan_document N ריבית	3:25	4:-18	5:-15	6:24
loan_document N רכב	4:15	6:-11
loan_document N רכישת	4:15	6:-11
loan_document N שפיצר	12:9
loan_document N תאריכ	6:-52	10:-17	12:87
loan_document N תשלומ	4:-12	6:25
medical L du	6:18
medical L soins	6:11
medical L ביומ	13:15
medical L בתאריכ	6:20
medical L הדפסה	6:-25	13:41
medical L הודפס	5:33	6:-48	13:29
medical L החל	6:45	10:-15	13:-23
medical L הנ"ל	6:-30	13:44
medical L ידי	13:15
medical L יומ	6:27	13:-13
medical L ימימ	6:10
medical L לחזור	6:19	10:-14
medical L לידה	6:42	13:-11
medical L לעבודה	6:16
medical L מיומ	6:-16	10:25
medical L מסוגל	13:8
medical L נבדק	13:14
medical L עד	6:-28	9:56	13:-11
medical L על	13:15
medical L תאריכ	6:-29	9:11	13:45
medical N de	9:10
medical N releve	9:10
medical N remboursements	9:10
medical N אי	13:10
medical N בע"מ	5:-9	13:14
medical N המלצות	5:-9	6:11	9:28	13:-15
medical N חלקית	6:20
medical N כושר	13:10
medical N לעבודה	6:13
medical N לפי	5:-9	13:15
medical N מלאה	6:20
medical N מרשמ	3:-9	6:16	13:21
medical N מתאריכ	6:-17	9:-15	10:44
medical N עבודה	6:-34	13:43
medical N עד	3:-14	6:9	9:31
medical N שמ	0:40	6:-19
medical N תאריכ	5:-9	6:9	9:32	10:-9
medical N תוקפ	13:23
medical N תעודת	13:10
medical N תקפ	3:-8	6:23
other L council	6:-13	10:21
other L date	5:12
other L from	5:14	6:-22	10:16
other L tax	6:-13	10:21
other N bill	5:9	6:-17	9:16
other N of	5:9	6:-17	9:16
payment_app L תאריכ	5:23	6:-16	14:11
payslip L ab	6:9
payslip L acompte	6:13	8:-11
payslip L adj	6:50	9:-15	10:-29
payslip L au	8:-9	9:14
payslip L beginning	10:12
payslip L by	6:14
payslip L callum	5:-19	6:-23	8:-38	9:35	10:59
payslip L check	6:-20	8:38
payslip L date	5:-66	6:21	8:80	9:-10	14:16
payslip L datum	8:20
payslip L day	8:20
payslip L de	8:12
payslip L del	5:-18	6:53	8:-10	10:-15
payslip L deposit	6:-15	8:11	9:12
payslip L der	5:66	6:-26	9:-9	10:-8	12:-9
payslip L diff	6:-22	9:22
payslip L direct	8:9
payslip L druckdatum	5:26	6:22	8:-16	9:-13
payslip L du	5:51	6:-14	8:-10	9:-11
payslip L eintritt	5:-14	6:18	8:-17	9:-14	12:42
payslip L employee	6:-16	8:-12	9:40
payslip L end	9:12	10:-15
payslip L ending	6:-12	8:-12	9:43	10:-14
payslip L entree	5:-13	6:29	8:-12	9:-14	12:22
payslip L for	10:10
payslip L fry	8:-10	9:11
payslip L geburtsdatum	6:16
payslip L hire	6:44	8:-22
payslip L in	6:11
payslip L inc	6:16	8:9	9:-22
payslip L ingeborg	8:-10	9:11
payslip L internet	6:-31	8:22	10:25
payslip L joining	5:-12	6:20	8:-25	12:22
payslip L le	6:-22	8:21	9:-13	10:-10	12:32
payslip L memo	6:-44	8:-9	9:68
payslip L mr	6:-35	8:65	9:-9
payslip L nakashima	8:-10	9:11
payslip L of	5:-11	6:19	8:-22	12:25
payslip L on	5:-17	8:16	9:12
payslip L paiement	6:-29	8:39
payslip L pay	5:-9	6:-20	8:38	9:12	12:-9
payslip L payment	6:-9	8:22
payslip L payslip	5:-11	6:-18	9:45
payslip L per	6:-18	8:24
payslip L period	6:-29	10:49
payslip L printed	5:-17	6:23
payslip L pto	9:11
payslip L regular	6:-34	8:18	9:19	10:9
payslip L robotics	6:16	8:9	9:-22
payslip L salary	9:-14	10:22
payslip L since	6:12
payslip L start	8:-16	9:-15	10:31
payslip L stipend	6:-31	8:22	10:25
payslip L tessellate	8:21	9:-21
payslip L to	5:-24	6:36	8:-33	9:44
payslip L tobias	6:-10	8:11
payslip L uberweisung	6:-10	8:14
payslip L valuta	8:-13	14:39
payslip L year	6:29	8:-22
payslip L zahltag	6:-14	8:23
payslip L zum	6:-13	8:28
payslip L ביומ	6:-27	8:45
payslip L במערכת	5:24	6:-20
payslip L בתאריכ	5:-29	6:30	8:18
payslip L הדפסה	5:36	8:-22
payslip L הודעות	6:11	8:-8
payslip L הודפס	5:-53	6:107	8:-22	9:-9
payslip L הופק	5:-23	6:46	8:-10
payslip L הפקה	5:-18	6:35	8:-8
payslip L יומ	6:-16	8:30
payslip L יש	6:15	8:-8
payslip L לידה	6:9
payslip L מועד	6:18
payslip L עבודה	6:28	8:-10	9:-8	12:11
payslip L עד	8:33	9:-26
payslip L ערכ	5:-11	6:-19	8:45	9:-9	14:10
payslip L שולמ	6:-26	8:32
payslip L שכר	9:-14	10:14
payslip L תאריכ	5:-33	6:79	8:-14	12:-19
payslip L תחילת	6:38	8:-16	9:-17	10:-12	12:26
payslip L תשלומ	6:-40	8:67	14:-12
payslip N abrechnung	6:9
payslip N auszahlungsbetrag	6:-30	14:40
payslip N begin	8:-16	9:-10	10:27
payslip N boatworks	6:13
payslip N bulletin	6:21	9:-19
payslip N bw	8:-11	9:17
payslip N check	6:-20	8:40
payslip N data	5:-11	6:35	8:-11
payslip N date	5:-28	6:-22	8:73	9:17	10:-17
payslip N dates	8:21	9:-21	10:38
payslip N de	6:34	9:-21
payslip N earnings	5:-11	6:-15	9:20
payslip N eintritt	5:-9	8:-19	9:-16	12:58
payslip N end	6:-24	9:35	10:-10
payslip N esk	6:13
payslip N geburtsdatum	6:30	8:-9	9:-9
payslip N group	8:-11	9:17
payslip N gusto	6:16
payslip N hinweise	6:9
payslip N hourly	6:20	8:-18	9:8
payslip N inc	6:29	8:-14
payslip N kulkarni	6:19	8:-9
payslip N leave	5:-9	6:24	8:12	9:-11	10:-12
payslip N ltd	5:-12	6:40	8:-12	9:-10
payslip N monthly	6:25	9:-14
payslip N nascita	6:12
payslip N non	8:-17	9:25
payslip N of	6:-8	9:12
payslip N paie	6:21	9:-19
payslip N pay	6:-27	8:34	9:21
payslip N payment	6:25	8:18	9:-18
payslip N period	9:29
payslip N process	6:25	9:-9
payslip N raghavendra	6:19	8:-9
payslip N rdo	6:-29	8:48
payslip N statement	5:-11	6:-15	9:20
payslip N synel	5:-19	6:49	8:-13	9:-11
payslip N the	8:-9	9:13
payslip N valley	6:13
payslip N zur	6:9
payslip N הבראה	6:13	8:-9
payslip N ונוכחות	6:-18	9:13
payslip N זיכוי	5:-23	8:21
payslip N חופשה	6:9
payslip N חילנ	6:19	8:-10
payslip N לחודש	6:12
payslip N לשעה	6:12
payslip N מחלה	8:21
payslip N מינימומ	6:12
payslip N מס	6:28	9:-15
payslip N ניצול	6:9
payslip N עבודה	6:29	12:-8
payslip N ערכ	6:-60	8:83
payslip N שכר	5:-12	6:22	8:-34	9:30
payslip N תאריכ	5:-8	8:46	9:-15	12:-9
payslip N תחילת	6:30	12:-9
payslip N תלוש	6:-20	9:13
tax_form L date	5:21	6:36	8:-9	12:-11
tax_form L of	5:-14	6:8	9:29	10:-13
tax_form L to	6:10	10:-9
tax_form L year	9:20	10:-14
tax_form L הפקה	5:-21	6:28
tax_form L עד	3:9	9:9
tax_form L תאריכ	1:-11	5:-12	6:13	8:26	10:-20	12:33
tax_form N ab	6:10
tax_form N gultig	6:10
tax_form N the	5:12	6:-18
tax_form N עבודה	4:-10	12:26
tax_form N תאריכ	4:49	5:-11	6:22	9:-19	10:-11
tax_form N תחילת	4:-10	12:26
type account_confirmation	1:-10	3:-12	5:-26	6:14	7:152	9:-37	10:-33	12:-11	14:-10
type balance_confirmation	6:18	7:43	9:-17	10:-12
type bank_statement	0:-40	1:-53	2:-25	3:-79	4:-63	5:34	6:105	7:27	8:-52	9:211	10:135	11:-35	12:-64	13:-28	14:-74
type bank_transfer	0:-11	1:-26	2:-9	3:-32	4:-23	5:-53	6:45	7:-13	8:-29	9:-43	10:-36	11:-12	12:-36	13:-15	14:294
type card_statement	0:-21	1:225	2:-16	3:50	4:-53	5:-41	7:-31	8:-57	9:47	10:69	11:-29	12:-52	13:-47	14:-50
type contract	3:-12	4:62	5:-138	6:75	9:-50	10:-28	12:135
type invoice	0:121	1:-43	2:92	3:110	4:-85	5:113	6:-75	7:-86	8:-125	9:-66	11:237	12:-136	13:22	14:-85
type loan_document	0:-27	1:-35	2:-22	4:238	5:23	6:-31	7:-33	8:-51	9:-121	10:-108	11:-38	12:281	13:-52	14:-20
type medical	0:28	1:-29	2:29	3:-34	4:-18	5:-21	6:-58	7:-14	8:-22	9:-33	11:-16	12:-39	13:249	14:-21
type other	1:45	3:14	4:-15	5:10	6:-40	7:41	8:-14	10:14	12:-15	13:-13	14:-9
type payment_app	1:25	3:-20	5:33	6:56	9:-80	10:-30	14:51
type payslip	0:-27	1:-61	2:-23	3:-102	4:-52	5:-89	6:74	7:-40	8:391	9:28	10:-65	11:-43	12:34	13:-38	14:11
type tax_form	1:-29	3:-23	4:50	5:33	6:-52	7:-17	8:39	9:57	10:15	11:-20	13:-20	14:-24
type utility_bill	0:-29	1:-10	2:-28	3:152	4:-47	5:89	6:-13	7:-40	8:-68	9:138	10:94	11:-47	12:-83	13:-55	14:-53
utility_bill L account	1:16	3:9	5:48	6:-60	10:-8
utility_bill L after	1:13	3:49	6:-46
utility_bill L am	3:40	6:-11	10:-10
utility_bill L amount	1:19	6:-17
utility_bill L apr	6:18	10:-10
utility_bill L arbeitspreis	6:-12	9:10	10:13
utility_bill L around	3:24	9:-11
utility_bill L as	5:37	6:-14	9:-8	10:-12
utility_bill L at	5:11	6:21	9:-11	10:-14
utility_bill L au	3:32	5:-11	10:-19
utility_bill L autopay	3:-9	6:21
utility_bill L available	3:13
utility_bill L avant	3:8	6:-32	9:33
utility_bill L balance	3:-11	5:20	6:14	10:-14
utility_bill L be	3:14	6:-20	9:17
utility_bill L betrag	3:9
utility_bill L bill	5:21	6:-14	9:-18	10:24
utility_bill L billing	5:72	9:-29	10:-30
utility_bill L bis	3:-28	6:25	9:14
utility_bill L buchen	3:29	6:-19
utility_bill L by	6:24	9:-19
utility_bill L charges	6:-13	9:-22	10:36
utility_bill L com	6:11
utility_bill L coned	6:11
utility_bill L consommation	6:-18	9:22
utility_bill L contrato	4:27	9:-16
utility_bill L date	5:-15	6:83	9:-32	10:-23
utility_bill L datum	5:23	6:-10
utility_bill L de	3:-9	4:27	6:-22	9:47	10:-36
utility_bill L debit	3:51	6:-25	9:-13
utility_bill L del	5:15	6:-58	9:-19	10:67
utility_bill L den	3:22	6:-20
utility_bill L der	6:13	9:-9
utility_bill L die	3:31	5:-11	6:-25	10:12
utility_bill L direct	3:51	6:-25	9:-13
utility_bill L du	5:40	6:-27	9:-10	10:17
utility_bill L due	1:-10	3:37	6:-16
utility_bill L ende	6:21	9:-10
utility_bill L ends	3:-12	5:-10	6:53	9:-12	10:-9
utility_bill L facture	3:-15	5:28	6:16	9:-10	10:-12
utility_bill L fibre	6:25	9:-10
utility_bill L fin	4:27	6:9	9:-19
utility_bill L for	3:21	9:-10
utility_bill L from	1:22	3:-13
utility_bill L fruhestens	3:9
utility_bill L fur	10:21
utility_bill L gas	6:-37	10:55
utility_bill L grundpreis	6:-24	9:19	10:18
utility_bill L heures	6:-10	9:-24	10:40
utility_bill L if	6:10
utility_bill L ihr	6:-9	9:-26	10:47
utility_bill L inkl	6:10	9:20	10:-22
utility_bill L is	6:23	10:-12
utility_bill L issue	5:9
utility_bill L jan	6:-35	9:53
utility_bill L jusqu'au	6:25	9:-10
utility_bill L kundigungstermin	6:16	10:-10
utility_bill L le	1:-13	3:57	5:-44	10:10
utility_bill L mesh	6:-13	9:12
utility_bill L meter	3:-10	6:50	9:-22	10:-10
utility_bill L mindestlaufzeit	6:18	9:-9
utility_bill L mois	6:10	9:46	10:-51
utility_bill L monat	6:33	9:-9	10:-15
utility_bill L montant	3:16	6:-12
utility_bill L next	3:-17	5:-12	6:74	9:-29	10:-12
utility_bill L of	5:17
utility_bill L offre	6:37	9:-20
utility_bill L on	1:35	3:-23	5:11	9:-51	10:31
utility_bill L or	1:20	3:35	6:-20	9:-19
utility_bill L paid	6:13
utility_bill L partir	3:28	6:-13
utility_bill L pay	3:47	6:-26	10:-9
utility_bill L payment	3:-15	6:33
utility_bill L payments	6:25	9:-11
utility_bill L period	5:36	6:-8	9:-50	10:28
utility_bill L periode	9:-19	10:26
utility_bill L periodo	6:-8	9:13
utility_bill L pour	5:-21	6:26
utility_bill L preleve	3:32	6:-16
utility_bill L previous	6:40	9:-16	10:-26
utility_bill L prochaine	5:-17	6:21
utility_bill L reading	3:-16	5:-11	9:20	10:24
utility_bill L real	6:-71	9:44	10:36
utility_bill L received	3:-10	6:16
utility_bill L rechnung	6:9
utility_bill L rechnungsdatum	5:28	9:-15
utility_bill L reglee	3:15	6:-11
utility_bill L releve	5:-37	6:37	9:17	10:-11
utility_bill L scheduled	3:14	5:-13	6:29	9:-13	10:-15
utility_bill L sera	3:20	5:-10
utility_bill L smart	9:42	10:-30
utility_bill L solde	6:10
utility_bill L statement	5:19	9:-15
utility_bill L summary	5:37	6:-14	9:-8	10:-12
utility_bill L sur	9:17
utility_bill L to	3:-14	5:80	6:56	9:-78	10:-30
utility_bill L total	3:30	6:-18
utility_bill L und	6:22	9:-14
utility_bill L up	6:15
utility_bill L vers	5:-17	6:26
utility_bill L vertragsbeginn	6:21
utility_bill L vom	5:91	6:-77
utility_bill L votre	3:-11	6:20	9:-8
utility_bill L water	5:-8	6:-9	10:36
utility_bill L will	1:21	3:-10
utility_bill L wir	3:59	6:-44
utility_bill L your	1:21	3:-13	5:21	6:-31	9:-9	10:14
utility_bill L zeitraum	9:-10	10:16
utility_bill L אחרונ	3:17
utility_bill L אינטרנט	9:13
utility_bill L ארצי	6:-14	9:12
utility_bill L בזק	6:-16	9:16
utility_bill L ביומ	3:62	5:-24	6:-13	9:-11
utility_bill L בתאריכ	1:42	6:-22
utility_bill L בתוקפ	6:15
utility_bill L דמי	6:-27	9:21	10:11
utility_bill L הגבלה	6:-14	9:12
utility_bill L הדואר	6:14
utility_bill L החיוב	1:53	3:-21	5:-47	6:21	10:13
utility_bill L החשבונ	5:31	6:-13	9:9	10:-19
utility_bill L החשבונית	5:19	6:-9
utility_bill L הפקה	5:46	6:-38
utility_bill L ונעמה	6:-11	9:10
utility_bill L ועודכנו	6:38	9:-20
utility_bill L חוב	3:-19	5:20
utility_bill L חיוב	1:15	6:-24	9:10
utility_bill L חשבונ	3:-13	6:28	9:-13
utility_bill L טווח	6:-13	9:12
utility_bill L טלפונ	6:-14	9:9
utility_bill L יובל	6:-11	9:10
utility_bill L יחויב	6:17
utility_bill L יתרה	6:46	9:-23	10:-12
utility_bill L יתרת	5:25	10:-24
utility_bill L ליומ	3:-24	6:19	9:20	10:-13
utility_bill L ללא	6:27	10:-21
utility_bill L לתקופה	9:-9	10:15
utility_bill L לתשלומ	3:39	6:-14
utility_bill L מבצע	5:-14	6:45	9:-16
utility_bill L מגדיל	6:-13	9:12
utility_bill L מונה	6:-19	9:29
utility_bill L מועד	1:-20	3:66	6:-9	9:-9
utility_bill L מחזיק	3:-12	6:22
utility_bill L מיומ	1:-10	3:-21	5:65	6:29	10:-35	12:-11
utility_bill L מסלול	6:-20	9:16
utility_bill L מצב	5:-9	6:28	9:-12
utility_bill L נוכחית	9:17	10:-14
utility_bill L סה"כ	3:13	5:26	6:-37
utility_bill L עד	3:10	5:61	9:-36	10:-9
utility_bill L פרידלנדר	6:-11	9:10
utility_bill L קבועימ	5:-10	6:9
utility_bill L קבע	3:81	5:-18	6:-20	9:-24	10:-15
utility_bill L קו	6:-20	9:13	10:10
utility_bill L קודמת	5:18	6:-25	9:-10	10:26
utility_bill L קריאה	5:-11	6:-40	9:30	10:35
utility_bill L קריאת	9:19
utility_bill L שולמ	5:-13	6:47	9:-13
utility_bill L שיחות	3:-18	6:17
utility_bill L שימוש	6:-16	9:24
utility_bill L תאריכ	1:80	3:-16	5:31	6:-67	9:-31	10:33
utility_bill L תומ	6:51	9:-16	10:-26
utility_bill L תקופה	9:34	10:-21
utility_bill L תקופת	3:-15	5:10	6:9	9:13
utility_bill L תשלומ	3:23	5:-9	6:9
utility_bill N abschlag	6:15	9:-8
utility_bill N account	5:-11	6:-41	9:26	10:27
utility_bill N amount	1:14
utility_bill N anbieter	6:12
utility_bill N and	5:-9	6:16
utility_bill N another	6:11
utility_bill N balance	3:15	6:-16	9:9
utility_bill N betrag	3:17	6:-13
utility_bill N betrage	6:12
utility_bill N bill	5:10	6:-23	9:13
utility_bill N breakdown	9:11
utility_bill N by	6:21	9:-14
utility_bill N charge	6:-16	9:23
utility_bill N charged	6:-13	10:17
utility_bill N charges	9:8
utility_bill N check	6:11
utility_bill N consumo	9:-12	10:14
utility_bill N d'eau	6:21	10:-9
utility_bill N date	3:9	5:17	6:66	9:-44	10:-36
utility_bill N datum	5:20	6:-25	9:18	10:-10
utility_bill N deine	6:12	9:-8
utility_bill N del	9:-12	10:14
utility_bill N detail	6:30	10:-11
utility_bill N details	6:-15	9:21
utility_bill N direct	6:21	9:-10
utility_bill N drosdowski	6:-9	9:12
utility_bill N due	1:10	3:11	5:-14	6:-24	9:18
utility_bill N electric	3:15	6:-13
utility_bill N electricity	6:-9	10:25
utility_bill N electrico	9:-12	10:14
utility_bill N energy	3:-10	6:-12	9:16	10:14
utility_bill N et	5:16	10:-8
utility_bill N example	6:13
utility_bill N facture	5:-14	10:11
utility_bill N fallig	3:30	5:-10	9:-10
utility_bill N fi	6:31	9:-21
utility_bill N frau	6:-10	9:11
utility_bill N gas	3:-9	5:-11	6:-15	10:43
utility_bill N gigakombi	6:11
utility_bill N guten	6:-10	9:11
utility_bill N ihr	6:-25	9:16	10:25
utility_bill N ihre	6:-17	9:12	10:15
utility_bill N im	6:-10	9:11	10:15
utility_bill N in	3:14	6:15	9:-13	10:-11
utility_bill N informacion	9:-12	10:14
utility_bill N invoice	5:-23	6:43	9:-12
utility_bill N jahresabrechnung	5:-10	6:-14	9:17	10:13
utility_bill N kosten	6:12	9:-8
utility_bill N la	5:24	9:-9	10:-12
utility_bill N le	3:17	5:22	6:-27
utility_bill N leistungen	6:14
utility_bill N libelle	6:-9	10:8
utility_bill N metered	5:-9	6:16
utility_bill N monatliche	6:12
utility_bill N montant	3:10	6:-19	9:10
utility_bill N multi	6:19	9:-10
utility_bill N nachzahlung	3:11
utility_bill N neuer	6:13	9:-8
utility_bill N never	6:11
utility_bill N none	6:-20	9:23
utility_bill N of	6:-20	9:27
utility_bill N packs	6:-21	9:13	10:13
utility_bill N pay	3:47	6:-20	9:-17
utility_bill N payer	3:18	6:-13
utility_bill N payment	6:8
utility_bill N period	10:15
utility_bill N periode	10:14
utility_bill N plan	6:15
utility_bill N please	3:21	6:-14	9:-9
utility_bill N pop	6:31	9:-21
utility_bill N previous	9:16
utility_bill N read	5:-14	6:-19	9:37	10:9
utility_bill N regler	9:9
utility_bill N remaining	6:10
utility_bill N remise	6:-21	9:13	10:13
utility_bill N remises	6:-15	10:9
utility_bill N repeteur	6:31	9:-21
utility_bill N service	6:-9	10:11
utility_bill N services	6:18	10:-10
utility_bill N sfr	6:-21	9:13	10:13
utility_bill N sign	6:11
utility_bill N summe	6:17	9:-10
utility_bill N tag	6:-10	9:11
utility_bill N to	6:-44	9:50
utility_bill N total	1:25	3:16	5:-35	6:-16	9:9
utility_bill N uberblick	6:12	9:-8
utility_bill N vat	6:10
utility_bill N vodafone	6:11
utility_bill N votre	6:-29	9:13	10:23
utility_bill N waste	5:-9	6:16
utility_bill N water	5:-9	6:18
utility_bill N we've	6:-13	10:17
utility_bill N wi	6:31	9:-21
utility_bill N write	6:11
utility_bill N you	6:-13	10:17
utility_bill N your	5:-39	6:-31	9:48	10:22
utility_bill N zahlender	3:17	6:-13
utility_bill N zeitraum	5:-14	9:33
utility_bill N zu	3:17	6:-13
utility_bill N או	3:40	6:-20	9:-12
utility_bill N אחרונ	3:-14	9:12	10:9
utility_bill N אמצעי	6:9
utility_bill N אסמכתא	6:24	10:-10
utility_bill N בנק	6:13
utility_bill N הודעות	5:-8	6:26	9:-9
utility_bill N החשבונ	10:9
utility_bill N הפקה	5:16
utility_bill N חיוב	3:8	6:-12	10:14
utility_bill N חשבונ	5:-13	10:22
utility_bill N חשבונית	5:40	9:-19	10:-13
utility_bill N ללא	6:10
utility_bill N לתושב	5:-8	6:26	9:-9
utility_bill N לתשלומ	3:12
utility_bill N מונה	9:10
utility_bill N מועד	6:-13	9:19	10:9
utility_bill N מחסנ	6:31	9:-13	10:-10
utility_bill N מס	9:-8	10:8
utility_bill N מקור	5:9
utility_bill N נוכחית	6:8
utility_bill N סה"כ	1:-9	3:-16	5:21	6:47	9:-25	10:-9
utility_bill N סככה	6:31	9:-13	10:-10
utility_bill N עד	3:23	6:-12
utility_bill N קודמת	6:18	9:-12
utility_bill N קריאה	6:32	9:-13
utility_bill N שמ	3:9
utility_bill N תאריכ	1:-9	3:16	5:-11	6:33	10:13
utility_bill N תקופה	5:-27	6:35	9:9	10:-9
utility_bill N תקופת	5:-32	6:-9	9:9	10:37
utility_bill N תקופתי	5:38	6:-28
utility_bill N תשלומ	6:25	9:-15`;
