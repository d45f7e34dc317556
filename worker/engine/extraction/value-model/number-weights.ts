// Written by scripts/train/values/fit.py; do not edit.

/** Fields in the order of the weights, and what speaks for each without a feature; hundredths. */
export const FIELDS: readonly (readonly [name: string, bias: number])[] = [
  ['card_number', -72],
  ['cheque_number', -65],
  ['contract_number', -61],
  ['customer_number', -42],
  ['employee_number', -59],
  ['invoice_number', -74],
  ['licence_number', -60],
  ['loan_number', -89],
  ['none', 523],
  ['order_number', -142],
  ['reference', 34],
];

/** A line a feature: its weights by the index of their field, hundredths. */
export const WEIGHTS = `A -acion	5:-13	8:22
A -ading	3:-10	8:19
A -ailed	0:18	5:-9
A -alind	8:8
A -ality	3:-18	5:33	9:-9
A -ample	0:-12	3:23	5:10	7:18	8:-14	9:30	10:-30
A -ances	8:20
A -ander	7:13
A -anski	5:10
A -antor	3:23	8:-16
A -apore	3:73	8:-65
A -arges	0:10	3:8	5:-14
A -athan	8:9
A -ather	0:25	3:-9	8:-22	10:18
A -ating	5:25
A -ation	0:-9	1:24	6:-12	8:9	9:23	10:-18
A -ative	5:9
A -atriz	1:-10	8:20
A -ceipt	8:-16	9:27
A -chaft	2:25
A -chase	2:-10	7:24	8:-18	10:9
A -chnik	8:12
A -chung	8:23	9:-12
A -cisco	0:-9	8:12
A -cking	8:-16	10:21
A -count	0:-17	3:28	5:-14	8:24
A -ction	3:-24	8:20	10:24
A -ctura	2:24	5:-9	8:-9	10:11
A -cture	2:38	5:23	8:-36	9:9	10:-8
A -dence	8:-11	10:26
A -dente	4:10
A -deral	1:-12	8:14
A -dical	10:21
A -digen	8:12
A -dress	8:23
A -dware	8:9	10:16
A -edits	0:9
A -eight	3:33	8:-13
A -eille	2:28	3:-9	8:-11
A -eland	5:13
A -emann	8:13
A -ement	0:-20	2:-13	4:29	7:34	8:10	9:-17
A -ences	2:24	5:-52	8:45
A -encia	5:-9	8:13
A -endan	5:-8	8:8
A -ender	2:26	8:-21
A -ental	3:14	8:-10
A -erenz	3:-23	5:-16	8:-9	10:63
A -erest	0:-16	8:25
A -erger	8:11
A -ergia	3:-10	8:14
A -ergie	2:-13	3:-13	8:29
A -erica	3:-11	8:41	9:-9
A -ering	3:15
A -ernet	3:26	5:-25	8:13
A -erung	7:17
A -essed	3:33	8:-33	10:15
A -ester	8:10
A -etrag	3:-11	5:11	8:21
A -ftrag	3:-9	9:24
A -geben	3:-10	7:12	8:11
A -gerie	5:16	8:21	10:-30
A -ginal	8:-17	9:24
A -glich	8:16
A -hases	8:17
A -hgate	8:10
A -hicle	3:10	7:10	8:-9
A -hland	5:20	8:-12
A -hlung	0:10	8:-15	10:18
A -hnung	4:10	5:-8	10:16
A -house	8:8
A -hrift	5:10	8:24
A -iance	3:15	5:-16
A -icate	3:-10	8:10
A -ichen	8:8
A -ician	5:-12	8:17
A -icite	3:-12
A -icity	3:-12	5:11
A -idian	3:27	8:-19
A -ienne	5:9
A -iente	3:30	8:-13
A -iento	5:-19	8:29
A -ieres	8:9
A -inary	8:8
A -inery	8:42	10:-33
A -iness	3:-11	8:13
A -inger	3:22	5:-8	8:-21	9:13
A -ional	8:20
A -ionen	5:10	8:-8
A -iones	8:25
A -iries	0:8	3:28	8:-19	10:-8
A -ische	10:10
A -ision	3:25
A -isung	10:11
A -ivery	8:16
A -ivity	8:9
A -kasse	5:47	8:-14
A -konto	5:-42	7:17	8:32
A -lable	10:22
A -laire	5:37	8:-26
A -lance	0:-14	5:12
A -laran	8:32	9:-15
A -lding	3:13
A -liche	6:13	8:-13	10:11
A -light	10:12
A -lippa	5:21	8:-12
A -lling	8:21
A -lment	2:14	7:-10
A -loway	8:10
A -loyee	4:9	8:-9
A -ltung	3:9	5:19	8:-11
A -luded	5:21	8:-14
A -mento	2:10	5:15	8:-10
A -ments	8:30
A -mited	5:26
A -mmary	3:-12
A -mpany	8:14
A -nance	2:12	8:-10	10:16
A -ncial	8:26
A -ndard	3:21	5:-11	6:14	9:-9
A -nding	8:11
A -ngton	3:-13	8:25
A -nings	1:13
A -nning	8:-18	10:23
A -nsfer	8:10	9:26	10:-20
A -nsumo	2:11
A -ntact	5:12	8:-21	9:12
A -ntakt	3:19	8:-11
A -ntant	3:-13	10:23
A -nthly	3:-9	5:27	7:13	8:-22
A -ntial	3:-8	10:12
A -ntion	8:18
A -ntity	5:20	8:-12
A -nzamt	3:37	8:-31
A -osing	0:-8	8:20
A -ounts	3:-29	5:11	8:-26	9:64
A -owski	8:-18	10:24
A -perty	8:13
A -phine	3:27	8:-22
A -pital	0:10	3:-11	5:12
A -plies	8:15
A -press	3:-10	5:12	8:16	9:-10
A -ption	8:35
A -puter	8:8
A -ragen	3:-10	7:14	8:13
A -rance	3:-11	5:10	8:29
A -rator	8:11
A -rauch	10:18
A -raxis	8:14
A -rcard	0:29
A -reaux	8:12
A -rence	0:-15	3:-19	5:-16	8:31	9:9	10:29
A -resse	3:14	5:-9	8:24	9:-16
A -rican	0:15
A -riode	3:31	8:-30
A -riodo	2:11
A -riott	8:40	9:-21
A -rnell	3:11
A -ronic	5:9	8:-24	9:16
A -rrent	3:21	8:-9
A -rrier	3:19	8:-10
A -rship	0:11
A -rtant	0:12
A -rtner	8:12
A -rtrag	7:17	8:-9
A -rvice	3:-14	5:-11	7:19	8:45
A -rward	3:26	8:-12
A -sages	0:-14	8:17
A -sbank	8:21
A -sieur	3:20	8:-11
A -sonal	1:32	4:11	8:-35
A -ssage	8:-34	10:49
A -ssion	5:18	8:-14
A -ssung	5:20	8:-15
A -stand	8:24
A -stant	7:17	8:-10
A -stems	3:36	8:-18
A -stone	5:20	8:-11
A -tails	8:9
A -taire	8:8	10:10
A -tbank	8:13
A -telle	5:8
A -tgage	7:11
A -tidad	2:9
A -tient	3:-18	8:46	9:-15
A -tikel	8:17
A -tings	3:-10	8:20
A -tions	3:-34	5:-14	8:26	10:37
A -tique	3:14	8:-16
A -tment	8:30
A -tomer	3:33	9:-17	10:17
A -topay	0:11
A -total	8:9
A -trice	8:9	9:15
A -trieb	3:12	5:14
A -tries	1:25	8:-12
A -tures	5:9	8:-10	9:11
A -ucher	0:66	7:32	8:-62
A -uelle	3:14
A -ugbar	0:38	8:-37
A -ummer	3:20	5:10	8:-15	9:27	10:-12
A -ungen	5:-11	6:15	8:13
A -ution	8:17
A -verse	3:-17	5:19
A -vices	0:-13	5:10	10:15
A -vings	8:-16	10:31
A -voice	3:35	8:-22	9:36	10:-18
A -water	10:17
A -werke	3:-8	5:21
A -yable	3:-8	5:-12	8:-13	9:25	10:30
A -yer's	3:-9	5:-14	8:-11	9:39
A -yment	3:21	5:-13	8:-9	10:19
A -zione	5:12	9:-9
A -בונית	2:-21	3:20	5:37	8:-21	9:12
A -וגיות	0:-8	8:12
A -ושלימ	5:21
A -ייבות	8:-9	10:15
A -כויימ	0:-12	8:21
A -לאומי	0:-13	8:18
A -לוואה	2:25	6:16	8:-24
A -לומימ	8:20
A -לוקינ	8:10
A -מצעות	5:10	10:11
A -נבאומ	3:-16	8:29
A -נטרנט	0:-14	8:14	10:19
A -סטיקה	8:9
A -עדרות	8:-31	10:29
A -קשורת	5:13
A -ראלית	5:-30	8:33
A -שטיינ	8:24	10:-9
A -תלמות	3:15	7:-29	8:30
A =account	0:-28	1:-44	3:39	5:-26	6:-13	8:61	10:10
A =account+balance	3:-11	8:12
A =account+bank	3:-11	8:18
A =account+current	3:-18	8:20
A =account+customer	8:11
A =account+due	3:-16	10:35
A =account+number	2:-28	3:18	5:30	8:32	10:-25
A =account+other	7:15
A =account+payment	5:10
A =account+period	3:33	8:-29
A =account+statement	3:27	8:-22
A =account+tax	2:-14	3:-9	5:24	8:21
A =amount	2:23	3:9	6:-13	7:-15	9:-13
A =amount+by	3:11	5:-12	8:-22	10:26
A =amount+due	3:24	8:-20	10:11
A =amount+other	10:17
A =amount+tax	8:12
A =amount+total	5:28	8:-22
A =balance	0:-18	3:-13	6:-8	7:13	8:18	9:-10	10:27
A =balance+closing	10:14
A =balance+due	5:24	10:-13
A =balance+interest	0:-8	8:10
A =balance+other	0:-11	5:24	8:-44	10:35
A =balance+period	8:8
A =balance+total	7:9
A =bank	0:28	1:-16	3:21	4:-11	5:-18	6:-11	7:-9
A =bank+customer	3:15	8:-9
A =bank+invoice	8:10
A =bank+number	0:24	8:-11
A =bank+other	8:17
A =bank+pay	5:-9	8:10
A =bank+payment	0:17	3:10	8:-13
A =bank+tax	0:17
A =bank+total	0:-20	8:20
A =by	3:-20	5:9	8:29	10:14
A =by+due	3:9	5:-15	8:-13	10:24
A =by+pay	5:19
A =closing	3:-17	5:-13	8:23	10:12
A =closing+date	8:12
A =closing+number	8:11
A =closing+other	10:18
A =closing+price	0:15	8:-14
A =current	3:10	8:18	10:-12
A =current+issued	8:10
A =current+other	8:8
A =current+statement	8:16
A =customer	1:-11	2:-18	3:117	5:-39	6:-11	8:-13	9:-13	10:-9
A =customer+invoice	8:10
A =customer+number	0:8	3:59	5:-21	8:-10
A =customer+other	3:42	8:-35
A =customer+tax	8:9
A =date	0:22	1:28	3:-29	5:10	10:-12
A =date+due	0:15
A =date+invoice	5:-25	8:28
A =date+number	2:10	3:-30	5:29	9:-13	10:17
A =date+order	3:-9	5:-11	8:34	9:-10
A =date+other	2:10	5:-9
A =date+statement	2:10	5:-10
A =date+total	8:13
A =deduction	3:-12	8:33
A =due	1:-13	5:-12	6:-21	7:-20	8:33	9:-11	10:47
A =due+invoice	5:-15	8:9	10:11
A =due+number	5:-11	8:19
A =due+other	8:11
A =due+payment	8:16
A =due+period	8:14
A =due+tax	5:-8	8:11
A =due+total	0:-10	3:-12	8:24	10:19
A =excl	8:32	10:-17
A =excl+tax	8:24	10:-15
A =excl+total	8:18	10:-14
A =final	6:12	8:-9
A =gross	1:24	8:-10
A =incl	4:11	5:-24	7:20	8:24	9:-14
A =incl+number	8:9
A =incl+tax	8:21
A =incl+total	8:8
A =instalment	0:-11	2:11	7:-13	9:34
A =instalment+monthly	10:11
A =instalment+other	9:34	10:9
A =instalment+price	2:14	7:-10
A =instalment+tax	8:-27	9:35
A =interest	0:-18	3:16	7:9	8:16
A =interest+other	0:-8	7:-13	8:26
A =interest+total	0:-13	8:15
A =invoice	0:-32	1:-20	2:-17	3:45	4:-9	5:31	6:-13	7:-20	9:58	10:-22
A =invoice+number	2:-23	5:80	8:-10	10:-18
A =invoice+other	3:-17	5:20
A =invoice+payment	8:9
A =invoice+price	3:-10	10:14
A =invoice+statement	8:11
A =invoice+tax	2:-22	3:43	5:-23	8:46
A =invoice+total	5:-21	8:30
A =invoice+transfer	5:14	8:-15	9:30	10:-18
A =issued	4:31	8:-11	10:11
A =left	3:28	5:22	8:-21
A =monthly	0:-10	3:-13	5:20	7:11	10:10
A =monthly+other	10:11
A =net	1:9	9:34
A =net+other	8:-27	9:35
A =net+tax	8:-28	9:35
A =net+total	1:11
A =number	0:14	1:-29	2:12	3:-37	4:57	5:19	8:-29	9:-37	10:22
A =number+order	5:-30	8:19	9:21
A =number+other	2:8	3:-21	5:-13	7:42	8:48	9:-9	10:-30
A =number+payment	3:-12	8:20
A =number+person	4:55	8:-45
A =number+statement	2:8	5:36	8:-20
A =number+tax	1:45	2:-9	3:-9	5:-21	7:20	8:-32	10:11
A =number+total	8:13
A =opening	8:35
A =order	3:-10	8:-35	9:105
A =other	0:11	1:-29	3:16	4:-9	5:-29	6:-23	7:27	8:37	9:-16	10:9
A =other+payment	0:38	3:-15	5:-8	8:-19	10:19
A =other+price	0:22
A =other+statement	3:17	5:-9	8:17
A =other+tax	3:-11	7:37	8:-33	9:34
A =other+total	0:33	8:-17
A =other+transfer	8:-10	10:9
A =paid	1:10	8:8
A =paid+total	1:11	8:-9
A =pay	0:-15	1:8	8:30	9:16
A =pay+statement	1:12	8:-13
A =payment	0:35	1:-11	2:-14	3:22	6:-15	8:-28	9:-15	10:41
A =payment+period	3:-9	8:10
A =payment+total	0:14	8:-12
A =period	0:-14	3:24	5:-20	7:-11	8:62	10:-18
A =period+statement	3:-19	8:22
A =period+total	2:11
A =person	3:-10	4:39	5:16	8:-38	9:25
A =person+tax	4:18	8:-17
A =previous	3:-9	8:30
A =price	0:34	3:-23	5:10	6:-10	7:-18	9:-28	10:46
A =price+tax	3:-15	8:19
A =price+total	0:51	8:-35
A =statement	0:-24	1:11	2:-12	5:20	8:30	9:13	10:-10
A =statement+tax	8:17
A =subtotal	8:12
A =tax	1:37	2:-11	3:-8	6:-17	7:9	8:13
A =tax+total	8:31
A =taxable	5:55	8:-50
A =total	0:38	2:8	3:-28	6:-23	8:10	9:-20	10:32
A =transfer	0:18	3:-17	5:-9	6:-8	8:-27	9:15	10:46
A aber-	0:38	8:-30
A abon-	2:-12	8:26
A abou-	8:16
A about	8:16
A abov-	7:12
A above	7:12
A acco-	0:-21	6:-8	8:-22	9:65	10:-12
A account	0:-17	3:35
A accounts	3:-28	5:12	8:-29	9:64
A acht-	3:10	8:-8
A achterberg	3:10	8:-8
A acti-	8:10
A activity	8:9
A actual	3:10
A addr-	3:29	10:-9
A address	8:23
A adjustment	8:11
A adjustments	0:10
A adre-	8:22	9:-16
A adresse	8:22	9:-16
A adva-	3:8
A advi-	5:12	8:20	10:-9
A advice	8:11
A ag	8:-19	10:42
A agen-	8:11
A agre-	7:16
A agreement	7:16
A air	8:10
A al	3:10
A alpi-	8:14
A als	10:12
A alt	8:14
A am	5:36	8:-29
A amer-	0:8	3:-12	8:30	9:-10
A america	8:31	9:-9
A american	0:15	8:-8
A amou-	3:12	5:26	10:-16
A amount	3:12	5:27	10:-16
A an	8:15
A and	0:16	1:26	3:-8	5:-18	8:-10	9:-10	10:14
A andr-	0:-26	5:53	8:-23
A ange-	3:-10	7:12	8:16
A angeben	7:12
A anni-	3:-13	8:17
A annika	3:-13	8:17
A annu-	0:-14	2:-12	3:14	5:-11	7:9	8:23
A annual	0:-14	2:-10	7:18	8:14
A annuelle	3:15	8:-14
A ansa-	8:-16	10:18
A ansatz	8:-16	10:18
A app	8:42	10:-35
A appl-	3:-29	8:49
A appli	3:-9	8:12
A arbe-	5:-10	8:14
A art	8:23
A arti-	3:-12	8:26	9:-10
A artikel	8:17
A as	8:11
A assi-	4:12	8:-10
A assu-	8:25
A at	3:-21	5:27	8:-50	9:65
A atel-	2:40	5:-10	8:-22
A attn	8:16	9:15
A au	3:17	5:9	8:-25	9:-16	10:21
A auf	7:31	8:-39	10:18
A auft-	3:-9	8:-10	9:21
A aure-	8:16
A auto	8:20
A auto-	0:11	5:-11	8:16
A autopay	0:11
A av	3:12	8:-10
A avai-	10:22
A available	10:22
A avan-	8:-23	10:27
A avoi-	3:21	5:44	8:-52
A bacs	5:-22	8:22
A bala-	0:-13	5:9
A balance	0:-13	5:13
A ball-	8:13
A banc-	2:9	5:10	8:-12
A banca	5:13	8:-10
A banco	2:9	5:9	8:-15
A bank	5:-18	8:28	10:20
A bank-	8:21
A barc-	0:-30	8:34
A basi-	8:17
A bast-	8:13
A bat	8:25
A be	3:32	10:-12
A beat-	1:-13	8:21	9:15
A beatrice	8:8	9:15
A beatriz	1:-10	8:20
A bei	7:12	8:-10
A bele-	8:13
A beleg	8:12
A bene-	5:28	8:-16
A besc-	8:21	9:-17
A best-	0:-10	8:26
A beta-	8:-24	10:27
A betr-	2:22	3:11	6:-11
A betrag	2:25	3:-10	8:-19	10:15
A beza-	8:23
A bezahlung	8:13
A beze-	8:11
A bezeichnung	8:15
A bic	8:15
A bill	3:-17	8:41
A bill-	8:12
A billing	8:13
A bis	8:15
A bitt-	7:11	8:-18
A bitte	7:11	8:-11
A blei-	8:14
A bleibt	8:14
A blue	3:-11	5:-14	8:37
A bon	8:17
A bran-	3:14	5:39	8:-26	10:-9
A branch	5:19
A brea-	8:15
A brig-	5:-31	8:40
A brun-	3:-8
A brut-	8:9
A buch-	3:13	5:17	9:-19
A buchhaltung	3:13	5:24	8:-25
A busi-	3:-11	8:13
A business	3:-11	8:13
A buye-	5:-15	8:-10	9:39
A buyer's	5:-13	8:-17	9:40
A by	3:-13	5:36	8:10
A call	3:24	8:-15
A cana-	8:18
A cant-	5:-15	8:35	9:-11
A capi-	0:28	8:-25
A capital	0:11	8:-10
A card	0:9	3:-12	8:20
A card-	3:-9
A care	1:23	8:-10
A carg-	8:22
A carr-	8:19
A cart-	3:-12	8:14
A carte	3:-11	8:12
A casc-	8:17
A cash	5:26	8:-9
A cash-	5:-12	8:19	9:14
A cast-	2:18	5:-40	8:37
A cc	8:11
A cent-	5:10	8:16	10:17
A center	10:18
A centre	8:23
A cera-	10:15
A cert-	3:-11	7:12	8:10	10:10
A certificate	3:-10	8:10
A cett-	8:9
A cette	8:9
A chan-	8:20	9:-16
A char-	2:11	3:-20	7:-13	8:45
A charge	2:13	3:-22	5:18	7:-10	8:13
A charges	0:11	3:8	5:-13
A chas-	7:-10	8:26
A chase	7:-10	8:26
A chec-	1:32	5:12	8:-28
A check	1:32	5:13	8:-36
A chf	10:16
A clai-	3:18
A clas-	0:23	8:-18
A clie-	3:71	5:-49	8:9	10:-14
A client	3:50	5:-19	8:-16	9:9	10:-13
A cliente	3:31	5:-27	8:12
A clin-	6:-14	8:35
A clinic	6:-14	8:33
A clos-	0:-8	8:14
A closing	8:12
A co	3:-9	4:21	5:41	9:-12
A cod	3:16	5:-20	8:12
A code	3:39	5:34	8:-43
A codi-	8:27
A codice	8:17
A coll-	3:-20	4:25	6:65	8:-41
A com	0:-9	3:29	7:-10	8:17
A comm-	3:-29	8:39	10:10
A comp-	0:-9	5:-27	8:29	10:26
A company	8:14
A compte	3:12	8:-31	10:33
A computer	8:8
A conc-	8:21	10:-10
A cond-	8:15
A conf-	3:-16	5:-11	8:-20	9:21	10:46
A confirmation	3:-13	8:29	9:23	10:-25
A cons-	2:10	5:-12	8:24
A consumo	2:11
A cont-	3:-38	5:11	7:46	8:21	10:-19
A contact	5:12	8:-21	9:12
A conv-	8:15
A corr-	3:-18	8:32
A coun-	3:31	5:-16	8:20	10:-13
A cour-	3:12	5:-12
A cred-	5:-11	7:-8	8:33
A credit	5:-10	7:-8	8:36
A credits	0:9
A curr-	8:9
A current	3:21	8:-10
A cust-	3:27	9:-17	10:17
A customer	3:33	9:-17	10:17
A d'ac-	8:-9
A dank-	8:11
A darl-	7:37	8:-11
A darn-	3:11
A darnell	3:11
A data	2:10	3:-12	5:-12	8:16
A date	0:20	3:-17	5:-17	8:28	9:-8
A date-	3:37	8:-29
A daten	3:37	8:-32
A datu-	3:15	8:-25	9:22
A datum	3:15	8:-25	9:22
A de	0:9	1:9	3:-36	5:-14	6:-24	8:-39	9:42	10:57
A debi-	8:42
A debit	8:30
A dedu-	8:16
A deductions	8:11
A del	2:11	8:8
A dela-	5:9	8:-27	9:34
A deli-	8:21
A delivery	8:16
A delt-	8:10
A delta	8:10
A den	8:12
A dent	6:60	8:-42
A dent-	3:16	5:-14	6:75	8:-54	9:-11
A dental	3:18	5:-12	6:12	9:-11
A depa-	8:25
A department	8:18
A depo-	8:16
A der	6:23
A des	3:-10	5:43	8:-11	9:18	10:-20
A desc-	3:-10	8:34
A description	8:27
A desh-	3:35	5:-32
A desi-	6:38	8:-31
A desk	8:28	9:-17
A dess-	3:22
A deta-	5:-13	8:17
A detach	3:10	8:-18
A detail	0:-12	8:20
A detailed	0:18	5:-9
A details	8:9
A deut-	5:-30	8:43
A deutschland	5:20	8:-12
A deve-	8:-31	10:33
A di	3:11	8:12
A die	8:27
A dies-	7:30	8:-18
A diese	7:31	8:-25
A diff-	8:21
A digi-	8:16	9:-16
A dire-	8:44	9:-8	10:-18
A disc	3:-14	8:20
A disc-	8:19
A discount	8:14
A dist-	3:27	8:-12
A distribution	8:10
A divi-	0:-36	3:25	8:21
A division	3:26	8:-17
A do	8:9
A docu-	2:10	5:20	8:-16
A documento	2:10	5:-8
A dome-	3:-23	5:19	8:11
A domi-	3:14
A dona-	8:16
A dr	3:-29	5:36	6:46	9:-31
A du	2:14	5:-19	8:43	10:-10
A due	5:18
A earn-	1:13	8:-11
A eaux	8:22
A eg	2:25	5:28	8:-20
A ei	5:17	8:-12
A ein	3:12
A eint-	2:26
A el	8:9
A elec-	3:-33	5:9	8:24	9:27
A electricite	3:-12
A electricity	3:-12	5:11
A electronic	5:9	8:-24	9:16
A elek-	3:32	5:-27	8:-15	9:18
A elet-	3:13	5:9	8:-17
A empl-	4:8	8:13
A employee	4:9	8:-9
A empr-	7:27	8:-21
A en	8:17
A end	8:12
A ener-	2:12	8:29
A energie	2:-13	8:19
A energy	8:8
A enqu-	0:8	3:28	8:-19	10:-8
A enquiries	0:8	3:28	8:-19	10:-8
A enti-	2:9
A entr-	5:14
A equi-	8:13
A espa-	3:-14	8:20
A espace	3:-12	8:14
A et	5:-20	8:21	9:23
A eur	5:35	8:-16
A euro-	8:10	10:9
A exam-	0:-12	3:23	5:10	7:18	8:-14	9:30	10:-30
A example	0:-12	3:23	5:10	7:18	8:-14	9:30	10:-30
A expr-	0:14	3:-9	5:12	9:-10
A express	0:14	3:-9	5:12	9:-10
A extr-	9:-8
A fact-	2:21	3:-10	5:14
A factura	2:24	5:-9	8:-11	10:11
A facture	5:28	9:11
A fahr-	8:32	9:-13
A fair-	0:24	3:-8	8:-25	10:18
A fairweather	0:25	3:-8	8:-29	10:18
A fami-	3:-16	5:-9	6:38	9:-11
A family	6:46	8:-14
A farg-	8:12
A fargo	8:12
A fast-	10:11
A fede-	1:-12	3:-8	8:23
A federal	1:-12	8:14
A fee	0:-13	8:39	10:-20
A fees	0:15
A file	4:52	8:-44
A fili-	5:9
A fina-	2:11	3:21	5:-8
A finance	2:13	8:-17	10:17
A financial	8:26
A finanzamt	3:37	8:-31
A firm-	5:13	8:-35	10:32
A firma	5:13	8:-35	10:32
A firs-	3:-18	8:26
A first	3:-18	8:17
A fisc-	3:-11	8:21
A flex-	3:-19	8:19
A flor-	5:51	8:-41
A font-	2:39	8:-28
A for	0:13	8:-10	9:11
A fore-	8:10
A forw-	3:21	4:10	8:-9
A forward	3:26	8:-12
A four-	5:-11	8:16
A fr	2:-12	3:-25	8:22	9:19
A frai-	9:-9
A frais	9:-9
A fran-	0:-10	8:14
A francisco	0:-9	8:12
A frau	3:14	5:-9	7:67	8:-17	9:-20	10:-10
A free	5:12	8:13
A frei-	3:32
A freight	3:33	8:-14
A from	8:31
A fuel	5:-30	8:33
A fund	6:18	8:-10
A fur	3:9	5:9	6:10	8:-11
A gara-	8:14
A gas	8:17
A gast-	5:14	8:-9
A gaz	3:-26	8:19
A geha-	4:8
A gene-	3:15	8:8
A gesa-	5:19
A gesamtbetrag	5:21
A gesc-	3:18	8:-9
A get	8:13
A gmbh	3:-40	4:27	5:32	8:34	9:-16	10:-13
A gov	3:28	4:13	10:-26
A grai-	3:27	8:-36	9:16
A gran-	0:10
A grand	0:14	8:-12
A grou-	3:16
A group	3:17
A grun-	8:10
A gst	5:18	8:-24	10:17
A guar-	3:56	8:-46
A guarantor	3:23	8:-16
A gues-	3:-10	5:50	8:-32
A guest	3:-10	5:50	8:-32
A guts-	5:-17	8:17
A gutschrift	5:-17	8:17
A habi-	7:9
A harb-	1:38	8:-21	10:11
A harbor	1:39	8:-22
A hard-	8:9	10:16
A hardware	8:9	10:16
A harr-	3:9
A hart-	6:-12	8:21
A has	8:24
A haus-	8:11
A hd	8:16	9:-9
A head	5:-9	8:20
A heal-	3:-9	6:18	10:8
A health	3:-9	6:18
A heat-	5:25
A hele-	8:18
A helena	8:18
A hell-	4:27	8:-24
A henr-	3:-11	5:33	9:-12
A herr	5:28	8:-30
A herr-	3:10	5:14
A herrn	3:10	5:14
A hire	2:-9	7:24	8:-10
A holl-	10:18
A home	3:-19	8:23
A hosp-	3:-21	5:57	9:-13
A hospital	3:-10	5:20
A hospitality	3:-15	5:38	8:-10
A hote-	5:14	8:-36	9:15	10:27
A hotel	5:8	8:-14	9:18
A hous-	8:14
A hydr-	8:15
A iban	10:9
A id	3:71	4:-13	5:8	8:-57
A iden-	8:21
A if	8:21
A ihr	3:24
A ihre	0:-18	3:27	5:-15	8:-23	9:34	10:8
A il	3:26	4:13	5:26	8:-32	10:-27
A im	8:21
A imme-	3:13
A immo-	8:19
A impo-	0:11	5:40	8:-30
A important	0:12
A impr-	8:9
A in	3:13	8:-11	10:18
A inc	4:12	5:-10	8:32	9:-10
A incl-	5:19
A included	5:21	8:-14
A indi-	5:16
A indu-	1:25	8:9
A info-	1:30	5:-14	8:-35	10:24
A information	1:30	5:-17	8:-38	10:26
A informationen	5:10	8:-9
A ing	7:39	8:-26
A inge-	5:16
A inh	3:-10	8:30
A inne-	5:11	8:-15
A inr	3:-19	8:22
A ins	0:11	8:-11
A inst-	2:14	7:-11
A insu-	3:-8	5:11
A insurance	3:-8	5:11
A inte-	0:-18	3:19	5:-21	8:48
A interest	0:-16	8:25
A internet	3:26	5:-25	8:13
A invo-	3:34	8:-18	9:36	10:-18
A invoice	3:35	8:-22	9:36	10:-18
A irel-	5:16
A is	5:12	8:-24	10:25
A ist	8:25	9:-12
A item	8:16
A iva	5:51	8:-37
A jean	0:-16	3:-9	8:33
A join-	3:15	8:37	10:-34
A joinery	8:42	10:-33
A karo-	3:-12	5:31	8:-8
A kart-	0:-26	8:27
A kass-	8:15
A kg	3:-12	4:24	5:13	9:-11
A klin-	8:16
A kont-	3:9	8:21
A kontakt	3:19	8:-11
A kontonummer	8:13
A kost-	8:16	10:-9
A kred-	7:27	8:-12
A kund-	3:60	7:13	8:-49	9:-15	10:20
A kundenservice	3:-16	5:-13	7:23	8:32
A kwh	3:-10	5:10
A la	2:31	3:-8	5:-10	6:-9	10:9
A lake-	8:10
A land-	8:24	10:-12
A lark-	8:15
A late	8:11
A le	3:-78	5:-9	8:73	10:22
A leis-	6:18
A leistungen	6:18
A les	3:33	5:-14
A lett-	3:-9	8:13
A lief-	3:-12	8:31
A lieu	8:26	9:-14
A limi-	5:26	8:13
A limited	5:27	8:13
A lind-	3:15	8:-13
A line-	8:11
A lines	8:11
A llc	1:35	8:-14	10:11
A llp	3:9	8:17
A loan	3:-20	7:23
A loca-	8:9
A logi-	8:12
A lohn	4:8
A ltd	3:-25	5:41	8:12	10:-9
A mada-	3:-9	5:-10	8:58	9:-24
A madame	3:-9	5:-10	8:58	9:-24
A mage-	8:9
A mail	3:22
A make	8:11
A mana-	8:12
A marg-	5:23	8:-10
A mari-	3:15	5:-15	8:30
A marie	3:18
A mark-	3:-10	5:18	10:16
A marr-	8:41	9:-21
A marriott	8:40	9:-21
A mast-	0:28	8:17	10:-13
A mastercard	0:29
A may	8:14
A med	6:27	8:-8
A medi-	4:30	8:-29	10:20
A medical	10:21
A mei	5:20	8:-20
A memb-	0:11	3:-12
A membership	0:11
A merc-	3:-11	8:27
A meri-	3:26	8:-9
A meridian	3:27	8:-19
A mess-	0:-14	8:-19	10:48
A message	8:-40	10:49
A messages	0:-14	8:17
A mete-	3:-11	8:17
A meter	3:-11	8:17
A meth-	0:13	8:-18	10:11
A method	0:13	8:-18	10:11
A mill-	8:8
A miss	8:17
A mit	7:17	8:-14
A mitt-	5:29	8:-23
A mme	3:-50	5:-22	7:25	9:21	10:24
A mobi-	3:40	5:-26
A mobile	3:41	5:-26	8:-12
A mona-	10:11
A monatliche	10:11
A mons-	3:20	8:-11
A monsieur	3:20	8:-11
A mont-	0:-10	1:38	3:-26	5:16	7:9	8:-34	10:18
A montant	3:-13	10:23
A monthly	3:-9	5:27	7:13	8:-22
A more	3:-9	8:11
A mort-	7:11
A mortgage	7:11
A mr	0:-17	2:36	3:-17	5:-22	8:42
A mrs	8:14
A ms	2:35	3:17	9:-27
A mult-	3:16
A multi	3:17
A muni-	3:10
A mutu-	8:-22	10:29
A my	3:45	8:-36
A nach-	8:23	10:-8
A nachzahlung	8:12	10:-8
A name	5:39	6:-9
A nati-	7:-10	8:14
A natu-	3:-25	8:18
A need	5:8
A net	8:-17	9:34
A nett-	8:18
A netto	8:14
A neu	10:18
A new	0:14
A nich-	8:9
A nicht	8:9
A nied-	5:19
A no	0:-13	1:-11	2:-12	3:11	4:18	5:-25	6:-12	7:-17	8:45	10:25
A noch	5:-14	8:20
A none	8:18
A nord-	10:17
A nort-	8:16
A northgate	8:10
A not	5:10
A note	3:15	5:48	8:-39	9:-17
A note-	5:13
A noti-	0:10	3:12
A notice	3:14
A notr-	8:11
A notre	8:11
A nr	4:27	6:35	9:-13	10:-18
A numb-	3:15	4:-18	7:25	9:21	10:-12
A number	3:15	4:-18	7:25	9:21	10:-12
A nume-	5:55	8:-38
A numero	3:8	5:57	8:-44
A numm-	4:29	5:9	8:-30
A nummer	4:29	5:9	8:-30
A ober-	7:12	8:15
A of	2:-15	3:31	5:-17	8:48	9:-26	10:-16
A offe-	8:9
A offi-	3:39	5:-9	8:-20	9:20
A office	3:32	8:-33	9:23
A okon-	8:10
A on	3:10	5:26	8:-26	10:23
A one	8:11
A onli-	0:17	5:-10	8:-12	9:21
A online	0:17	5:-10	8:-12	9:21
A only	8:12
A open-	8:13
A oper-	3:-13	8:36
A operations	3:-13	8:17
A opti-	3:-19	4:27
A or	8:20
A oran-	8:11
A orange	8:11
A orch-	8:15
A orde-	3:-20	5:12	8:24	9:10
A order	3:-18	5:17	8:14	9:11
A ordi-	3:-20	5:-11	8:48	9:-15
A orig-	8:-15	9:24
A original	8:-17	9:24
A ou	3:-12	5:-15	8:35
A our	5:17	10:-11
A over-	3:-8	8:26
A owin-	3:13	5:9	8:-13
A owing	3:13	5:9	8:-13
A oyel-	8:33	9:-15
A oyelaran	8:32	9:-15
A pack-	8:17
A paga-	5:25	8:-15
A page	5:9
A pago	5:30	8:-22
A par	3:10	8:18
A park-	5:-9	8:30
A part-	5:-21	8:40
A pass-	5:18
A pati-	1:23	3:-19	6:26	9:-15	10:-12
A patient	3:-9	8:39	9:-15
A pay	3:14	9:20
A paya-	3:-8	5:-12	8:-13	9:25	10:30
A payable	3:-8	5:-12	8:-13	9:25	10:30
A paye-	3:-13	10:28
A payer	3:-13	10:28
A paym-	3:25	6:-8	9:-12	10:14
A payment	0:11	3:21	5:-13	8:-10	10:19
A payments	8:15
A penn-	3:-16	8:33
A per	5:30	8:-23
A peri-	2:11	3:11	5:-15	8:13
A period	3:-17	5:-13	8:44
A periode	3:31	8:-30
A periodo	2:11
A pers-	1:31	4:9	8:-37
A personal	1:32	3:8	4:11	8:-44
A phil-	5:21	8:-12
A philippa	5:21	8:-12
A phon-	8:18
A phone	8:17
A phys-	5:-11	8:23
A plan	3:10
A plat-	0:-30	8:34
A plc	3:26	8:-22
A plea-	5:17	8:11
A please	5:17	8:11
A plom-	9:18
A plum-	5:25
A pmt	7:11
A pohl-	8:14
A poin-	5:26	8:-24
A point	8:9
A points	5:32	8:-35
A port-	0:23	5:-23	8:9
A pose	8:-29	9:22
A post	0:11	8:-10
A post-	8:22
A pres-	3:-13	5:48	8:-18	9:-8
A priv-	8:12
A priy-	5:-13	8:29
A priya	5:-13	8:14
A proc-	10:22
A prod-	2:-10	5:-12	8:44
A prof-	5:28	8:-26
A prop-	8:14
A property	8:13
A prov-	5:33	6:-10	8:8	9:-9
A pty	3:-19	4:9	5:30	8:-20	9:18
A publ-	8:12
A purc-	2:-10	7:23
A purchase	2:-10	7:24	8:-18	10:9
A purchases	8:17
A pvt	8:11
A pymt	0:11	8:-10
A quan-	5:20
A quantity	5:20	8:-12
A ques-	8:15
A questions	8:15
A raif-	10:8
A rama-	5:-8	8:20
A rate	8:-10	9:34	10:9
A rate-	3:15	8:-12
A read-	8:15
A reading	8:15
A rece-	8:10	9:22
A receipt	8:-16	9:27
A rech-	3:-27	8:29	10:13
A rechnung	8:15	9:-15	10:20
A rechnungsbetrag	8:16
A reci-	3:-10	8:8	9:24
A reco-	3:15	8:-13
A rect-	3:10	5:-32	8:29
A ref	3:-43	5:-10	8:70
A refe-	0:-18	2:14	3:-30	5:-44	6:-15	10:102
A reference	0:-15	3:-17	5:-14	8:24	9:9	10:31
A references	2:24	5:-52	8:45
A referenz	8:-26	10:33
A regi-	2:17	3:-19	5:-14	8:27
A regie	2:18	5:-9
A regu-	3:15	8:-15
A regularisation	3:16	8:-17
A rele-	1:13	3:-32	8:20
A releve	1:13	3:-10
A remp-	5:-12	8:-29	9:50
A rent	2:8
A rent-	5:-18	8:-22	9:39
A requ-	10:10
A res	8:24
A rese-	8:11
A resi-	3:-9	5:-19	8:37	10:10
A reso-	5:10	8:-11	9:-25	10:28
A rest-	5:27
A reta-	2:14	7:-8
A retail	2:14	7:-8
A retu-	3:24	5:-14	8:-47	9:41
A return	3:24	5:-14	8:-47	9:41
A reve-	8:23	10:-9
A reverse	3:-17	5:19
A rewa-	0:21	8:-18
A rhei-	5:26	10:-13
A rive-	8:34
A road	8:18
A room	8:9
A rosa-	3:10
A rosalind	8:8
A rout-	5:-9	8:21
A route	5:-9	8:21
A roy	5:-9	6:38	8:-28
A ruck-	3:-15	5:-22	7:12	8:56
A rule-	5:-14	8:19
A rules	5:-14	8:19
A sa	2:14	5:-8	8:9
A sac	8:14
A sale	2:13	3:26	5:25	7:-10	8:-38
A sale-	3:-13	8:47
A sales	3:-13	8:47
A san	0:-9	8:14
A sand-	8:15
A sarl	8:20	9:-9
A sas	9:21
A savi-	8:-16	10:31
A savings	8:-16	10:31
A savo-	8:14
A savoir	8:14
A sche-	3:21	8:-16
A scho-	0:26	1:37	8:-78	10:33
A school	0:26	1:37	8:-85	10:33
A schr-	8:-29	9:45
A schw-	8:12
A seat	5:29	8:-27
A see	0:18
A sepa	10:10
A serv-	0:-16	5:74	7:-9	8:-29	10:12
A service	8:14
A services	0:-13	5:10	10:15
A shee-	5:31	8:-26
A sheet	5:31	8:-26
A ship	3:21	8:-12
A shou-	3:36	8:-15	10:-10
A should	3:36	8:-16	10:-10
A sie	5:-11	7:30	8:-23	10:14
A sign	3:12
A sign-	3:-10	8:20
A simp-	2:13	5:-21	7:-9	8:24
A simple	2:14	7:-8
A sing-	1:-12	8:26
A single	1:-12	8:13
A soci-	4:31
A sola-	2:12
A sole-	7:27	8:-26
A sour-	8:17
A spar-	5:-11	8:27
A sparkasse	8:15
A spec-	8:12
A srl	4:20	8:-11
A st	8:20
A stad-	3:-22	8:20
A stadtwerke	8:14
A stam-	8:13
A stan-	3:17	5:-18	6:13	8:-11	9:-11	10:22
A stand	8:-11	10:18
A standard	3:21	5:-11	6:14	9:-9
A stat-	0:-19	1:12	2:-19	3:28	6:-11	7:20	8:27	9:-22	10:-10
A state	3:20	8:-15
A statement	0:-17	1:12	2:-16	3:16	5:19	7:22	8:-11	9:-10
A states	8:36	9:-11
A status	8:10
A std	1:-12	8:13
A stei-	5:-14	7:31
A steu-	5:13	8:10
A steuer	5:14	8:11
A stor-	8:20
A stra-	8:19
A stud-	8:17
A studio	2:8	8:12
A subs-	8:11
A subt-	8:10
A subtotal	8:9
A summ-	3:11	8:11
A summary	3:-12
A summe	3:24
A supe-	5:63	8:-47
A supp-	8:12
A supplies	3:13
A supply	5:10
A sur	3:-12	8:17
A surg-	6:-16	8:30
A surv-	3:11
A sv	4:30	8:-25
A swif-	5:52	8:-58	10:26
A swift	5:38	8:-47	10:27
A syst-	3:33	8:-11
A systems	3:36	8:-18
A tabl-	1:-12	7:19
A table	1:-12	8:14
A tang-	7:27	8:-16
A taux	7:9
A tax	3:18	5:-16	8:51	9:-23
A tech-	3:9
A teil-	8:11
A tele-	8:18
A tere-	3:25	8:-25
A term	8:-33	10:35
A terr-	3:38	8:-15
A text	8:-40	10:44
A tg	5:-22	8:39
A than-	3:-11	8:37
A thank	3:-11	8:37
A that	7:12	8:-22	10:10
A the	0:-17	5:-16	7:13	8:45	10:-8
A ther-	3:23	5:-16	8:-12	10:16
A this	0:-10	3:-14	5:18	10:23
A thor-	8:15
A tipo	2:10	5:-9
A titu-	5:34	8:-20
A titulaire	5:37	8:-28
A to	0:8	3:51	5:-23	9:-11	10:-18
A tobi-	0:-24	8:32
A tobias	0:-24	8:32
A tota-	0:19	2:9	3:-20	5:51	8:-21	10:-19
A total	0:20	2:10	3:-19	5:53	8:-27	10:-17
A trad-	9:-12	10:30
A trai-	5:-9	8:22
A tran-	3:-14	4:24	5:-13	8:-9	9:20	10:12
A trans	0:10	8:-10
A transaction	8:-10	10:37
A transfer	8:10	9:26	10:-20
A trav-	8:12
A trus-	8:16
A trust	8:15
A ttc	8:19
A tva	8:27	10:-9
A uber	6:26	8:-17
A uber-	8:12	10:18
A uberweisung	10:21
A uk	8:-8	10:9
A und	3:-59	5:72	7:23	8:35	9:-30	10:-13
A unit	3:-9	8:14
A unit-	5:-17	8:10	9:20
A unitaire	8:-10	10:11
A united	5:-16	8:9	9:20
A unse-	8:28
A unser	8:15
A unte-	3:19	8:-11
A unter	3:19	8:-23
A unterschrift	8:17
A up	8:12
A upi	8:-28	10:31
A us	3:12
A usag-	8:13
A usage	8:13
A usd	0:11	2:16
A ust	5:-10	8:23
A util-	8:14
A vald-	2:-12	8:22
A vale-	8:19
A vall-	3:-16	8:24
A valley	3:-15	8:20
A van	8:9
A vand-	0:-8	3:14	8:-21	10:33
A vat	0:27	3:-9	8:-35	9:36
A vchr	4:-12	8:15
A vehi-	3:10	7:10	8:-9
A vehicle	3:10	7:10	8:-9
A vend-	3:-12	8:15
A verb-	10:16
A verbrauch	10:18
A verf-	0:38	8:-36
A verfugbar	0:38	8:-37
A veri-	3:9	8:-8
A verr-	5:11
A vers-	6:-15	10:31
A versicherung	10:8
A vert-	4:27	5:-46	8:46
A verw-	10:12
A via	3:23	8:-21
A vire-	10:8
A virement	10:8
A visa	0:13
A visi-	0:19	8:-8
A visit	0:19	8:-10
A volk-	8:26
A voll-	8:14
A vollstandigen	8:12
A von	3:-10	6:16	8:14
A vos	5:-15	8:34
A votr-	3:-9	8:19	9:27	10:-17
A votre	3:-9	8:19	9:27	10:-17
A ware	8:15
A wate-	3:-8	10:17
A water	3:-8	10:17
A web	3:9	5:-9	8:20
A weid-	8:-35	10:37
A well-	8:13
A wells	8:12
A werk-	3:14	8:-30	9:25
A west-	6:17
A whit-	3:15
A wieb-	8:14
A will	3:14	8:-12
A wir	6:29	8:-18
A with	0:12	8:-20
A with-	8:14
A wohn-	5:-8	10:17
A work-	4:35	8:-23
A works	4:36	8:-31
A wurd-	8:16
A www	2:-12	4:12	5:21	8:17	9:42	10:-46
A yann	7:27	8:-20
A you	8:42	9:-15
A your	0:-31	5:-12	7:-14	8:53	9:37	10:-9
A zahl-	0:11	2:22	3:-34	5:-38	10:48
A zahlender	2:26	8:-24
A zahlerstand	8:17
A zahlung	0:-17	8:17	10:-9
A zu	2:25	5:-13
A zur	6:29	8:-10
A zusa-	5:9	8:-9
A אביט-	0:13	8:-10
A אביטל	0:13	8:-10
A אגפ	2:29	3:-36	5:8	8:16
A או	8:10
A אוחנ-	0:40	8:-24
A אוחנה	0:40	8:-24
A אוטו-	8:-13	10:17
A אופק	3:49	8:-46
A אורי-	0:10	3:-11	5:-10	6:10
A אורית	0:10	3:-11	5:-10	6:10
A אזור-	3:47	8:-50
A אי	0:-9	8:16
A אינה	8:14
A אינו	8:-11	10:13
A אישו-	3:-10	6:16	7:-14	8:14	10:21
A אישור	3:-10	6:16	7:-14	8:14	10:21
A אישי	4:43	8:-40
A אישי-	5:-24	8:25
A אל	0:-9	2:17	7:17	8:-11
A אלונ	8:9
A אמצע-	0:38	8:-22
A אמצעי	0:38	8:-22
A אסמכ-	1:-13	3:-17	5:11	8:-24	9:28	10:51
A אסמכתא	1:-12	5:11	8:-12	10:52
A אפשר-	8:8
A ארנו-	3:-15	8:18
A ארנונה	3:-15	8:18
A אשכנ-	8:-17	10:27
A אשכנזי	8:-17	10:27
A אשרא-	0:10	3:38	8:-31
A אשראי	0:10	3:38	8:-31
A את	3:17	5:-27	6:15	8:17
A באמצ-	5:10	10:11
A באמצעות	5:10	10:11
A בבנק	3:-14	5:9	8:13
A בדוא-	8:8
A בהתא-	3:13
A בהתאמ	3:13
A בזק	8:9
A בחו"-	0:12	8:-10
A בחו"ל	0:12	8:-10
A בחשב-	0:-13	8:20
A בחשבונ	0:-13	8:19
A ביטו-	2:31	3:-11	8:15
A ביטוח	2:31
A ביקו-	6:-11	8:27
A ביקור	6:-11	8:27
A בית	5:17
A בכל	5:-18	8:31
A בלבד	3:40	8:-10	10:-16
A בלתי	8:10
A במע"-	8:11
A במע"מ	8:11
A בנ	4:24
A בנק	3:-12	8:11	10:25
A בנקא-	8:-11	10:25
A בנקאית	8:-11	10:25
A בע"מ	1:-10	2:12	3:-23	5:28	6:-17	8:41	9:-32	10:9
A ברוט-	1:25	8:-23
A ברוטו	1:25	8:-23
A בריא-	8:11
A בריאות	8:11
A ברפו-	6:22	8:-9
A ברפואת	6:22	8:-9
A בש"ח	0:-10	3:15
A בת	8:8
A גב	8:16
A גביי-	3:-15	8:22
A גבייה	8:10
A גולד-	3:9
A גולנ	8:17
A גמל	3:10	8:-15	10:12
A גנ	8:16
A ד"ר	0:-16	5:-14	6:76	8:-40	9:-12	10:22
A דוד	0:23	8:-9
A דוח	3:19	7:-14
A דינ	3:-21	8:35
A דלק	5:9	8:17	10:-17
A דמי	6:8
A דפ	8:23
A דרכ	5:10
A האיש-	8:9
A האישור	8:9
A הביט-	8:15
A הבינ-	0:-13	8:18
A הבינלאומי	0:-13	8:18
A הבנק	3:25	5:31	8:-52	10:9
A הגלי-	8:10
A הגליל	8:10
A הדר	3:15	8:-18
A ההור-	8:10
A ההלו-	2:25	6:16	7:-10	8:-25
A ההלוואה	2:25	6:16	7:-10	8:-25
A הובל-	0:25	8:-34	10:16
A הובלות	0:25	8:-32	10:16
A הודע-	3:32
A הודעה	8:25
A הודעת	3:45	8:-38
A הופק	10:16
A הוצא-	8:12	10:-9
A הוצאות	8:10	10:-9
A הורא-	8:-36	10:42
A הזמנ-	3:30	8:-53	9:30
A החבר-	0:12
A החברה	0:12
A החיו-	5:-25	8:33
A החשב-	5:-9	8:23
A החשבונ	8:20
A היעד-	8:-31	10:29
A היעדרות	8:-31	10:29
A הישר-	8:10
A הישראלית	8:9
A היתר-	8:9
A היתרה	8:8
A הכנס-	4:16
A הלוו-	3:13	7:41	8:-25
A הלוואה	3:13	7:43	8:-29
A הלקו-	0:-12	3:38
A הלקוח	0:-12	3:38
A המטו-	3:-15	8:26
A המטופל	3:-15	8:26
A המיד-	8:-13	10:13
A המידע	8:-13	10:13
A המימ	8:14
A המקב-	0:26	8:-22
A המקבל	0:26	8:-22
A המשל-	3:10
A המשפ-	6:20
A המשפחה	6:20
A הנחה	0:-14	10:19
A העבר-	1:12	3:-8	5:-9	10:16
A העברה	1:13	5:-8	10:13
A העסק-	0:-13	8:14
A הערו-	8:18	9:-9
A הערות	8:18	9:-9
A העתק	8:16
A הפקד-	8:8	10:9
A הפרש-	3:10
A הפרשי	3:10
A הצמד-	3:23	8:-14
A הצמדה	3:23	8:-14
A השתל-	3:15	7:-29	8:30
A השתלמות	3:15	7:-29	8:30
A התחי-	8:-8	10:14
A התשל-	8:16
A התשלומ	8:15
A ואינ-	10:9
A ואינו	10:13
A וביו-	3:31	5:10	8:-28
A וביוב	3:31	5:10	8:-28
A ובני-	2:17	8:-12
A וחות-	8:13
A וחותמת	8:13
A וחשב-	4:9
A ויזה	10:-8
A ועד	10:10
A וריב-	3:11
A וריבית	3:11	8:-8
A ושות	4:12	8:-10
A זה	8:21
A זהות	8:37
A זו	8:14
A זיכו-	0:-12	5:12	10:16
A זיכוי	5:12	8:-14	10:16
A זיכויימ	0:-11	8:12
A זכות	7:9
A חברה	3:8	5:-31	8:41
A חברת	5:10
A חודש-	8:9
A חוזה	2:55	3:43	5:-19	8:-59
A חוצ	5:-14	8:17
A חיוב	0:34	3:32	5:-11	8:-39
A חיוב-	2:13
A חיובימ	2:13
A חייב	8:9
A חלק	8:22	10:-12
A חשבו-	0:-14	1:-44	3:33	5:31	6:-9	8:12	9:17	10:-24
A חשבונ	1:-39	2:10	3:9	8:44	10:-13
A חשבונית	2:-21	3:20	5:37	8:-28	9:12
A חשמל	2:27	3:-13	5:-13
A חתומ	5:10
A חתימ-	8:34
A חתימה	8:23
A טופס	2:25	8:-11
A טכנו-	0:-8	8:12
A טכנולוגיות	0:-8	8:12
A טל	8:16
A טלפו-	8:17
A טלפונ	8:17
A טפחו-	8:-12	10:13
A טפחות	8:-12	10:13
A יד	5:16
A ילדי-	6:10
A ילדימ	6:10
A יעל	4:24	8:-21
A יצחק	5:-13	8:19
A ירוש-	5:20
A ירושלימ	5:21
A יש	6:16
A ישרא-	5:-30	8:31
A יתרה	8:11
A יתרו-	8:-8
A יתרות	8:-8
A כאל	0:21	8:-9	10:-8
A כולל	1:11	8:-15	10:20
A כולל-	0:30	8:-26
A כוללת	0:30	8:-27
A כושר	8:9
A כי	8:17
A כספי-	3:-14	8:18
A כרטי-	3:12
A כרטיס	0:40	3:12	8:-22
A כרטיסי	0:-26	8:22
A כתוב-	8:18
A כתובת	8:18
A לא	0:-12	6:23	8:24
A לאחר	8:16
A לב	5:-23	8:27
A לבנק	3:14
A לוח	7:-11	8:14
A לוינ	0:15	8:-22	10:16
A לחיו-	0:-13	8:14
A לחיוב	0:-13	8:14
A לחשב-	0:26	8:-12
A לחשבונ	0:26	8:-20
A לי	8:-11	10:10
A לידי	0:33	5:9	8:-37
A לישר-	0:-12	8:27
A לישראל	0:-12	8:27
A לכבו-	6:20
A לכבוד	6:20
A לכל	7:22	8:-16
A ללא	6:13
A ללקו-	8:14
A ללקוח	8:14
A למוע-	8:10
A למועד	8:10
A לסיל-	7:-8	8:8
A לסילוק	7:-8	8:8
A לעוב-	1:11
A לפי	0:-18	6:9	8:25
A לפני	0:-25	8:30
A לקבו-	6:13	8:-10
A לקבוע	6:13	8:-11
A לקוח	0:12	3:23	5:-14	8:-40	9:27
A לקופ-	8:-9	10:13
A לקופת	8:-10	10:13
A לשלמ	8:8
A לתקש-	8:9
A לתקשורת	8:9
A לתשל-	3:34	8:11	10:-13
A לתשלומ	3:34	5:18	8:-11	10:-13
A מד	8:19
A מומח-	6:22
A מונה	3:-12	8:26
A מוסכ	1:-11	3:17
A מועד	0:12	8:-9
A מוצר	8:9
A מורש-	3:16	5:-11	8:-11	9:26
A מורשה	3:16	5:-11	8:-11	9:26
A מזומ-	8:8
A מזומנ	8:8
A מזרח-	10:10
A מזרחי	10:10
A מחיר	5:-17	8:40
A מחיר-	8:9
A מחירונ	8:9
A מחלק-	3:-16	8:19
A מי	8:10
A מידע	8:9
A מיכל	4:17	5:-23	8:19
A מימ	8:22
A מימו-	8:21
A מימונ	8:21
A מלונ	5:-28	8:39
A מנוי	3:-35	8:44
A מס	1:49	4:11	7:21	8:-61
A מסגר-	0:19	8:-15
A מסלו-	8:24	10:-14
A מסלול	8:23	10:-14
A מסמכ	3:-13	8:8	9:28
A מספר	0:49	1:-45	2:60	3:-21	5:-22	9:-30	10:22
A מע"מ	0:-25	8:25	10:12
A מענק	1:12	8:-9
A מערכ-	3:12	5:27	8:-15	10:-14
A מערכות	3:12	5:27	8:-15	10:-14
A מפעל-	5:-15	8:18
A מפעלי	5:-15	8:18
A מק"ט	8:46	9:-17
A מקומ	6:-10	8:13
A מקור	2:-21	3:74	5:-51	8:44	10:-25
A מר	2:19	5:9	8:-30
A מרכז	3:13	8:10
A מרכז-	5:-34	8:39
A מרכזי	5:-31	8:33
A מרפא-	3:-10	5:-9	6:8	8:18
A מרפאת	3:-10	5:-9	6:8	8:17
A משול-	8:10
A משלמ	3:51	8:-40
A משפח-	3:-16	5:15	6:16	8:11
A משפחה	6:-8	8:16
A נועה	8:12
A נופ	4:12
A נטו	1:11
A נטע	8:9
A ניהו-	5:11	10:14
A ניהול	5:11	10:14
A ניכו-	8:16
A ניתנ	5:-9	8:21
A נכונ	8:8
A נכס	3:-24	5:-18	8:55
A סבטל-	8:13
A סבטלנה	8:13
A סה"כ	3:-15	5:-38	8:41	10:36
A סוג	8:25	10:-11
A סטוד-	3:12
A סטודיו	3:12
A סיכו-	6:-8	10:25
A סיכומ	6:-8	10:25
A סילו-	8:10
A סילוקינ	8:9
A סכ	7:9
A סכומ	3:27	8:-15	10:-9
A סניפ	8:18
A ספח	5:19	8:-10
A ע"י	8:17
A ע"ר	5:21
A עבוד-	0:-11	5:-17	6:24	8:34	10:-20
A עבודה	0:-11	6:25
A עבודות	5:-14	8:34	10:-17
A עבור	5:-8	8:14
A עד	5:-13	8:14
A עובד	4:23	8:-19
A עוסק	5:-14	9:29
A עיצו-	8:11
A עיצוב	8:11
A עיקר-	2:25	8:-12
A עירי-	5:-9	8:20
A עיריית	5:-9	8:20
A על	2:8	3:-14	8:-24	10:26
A עלות	0:10
A עמ	8:14
A עמות-	5:13	8:14
A עמותת	5:16
A עמלו-	0:9
A עמלות	0:9
A עמק	3:18	5:21	8:-19	9:-13
A עסקה	5:35	8:-32
A עסקי-	3:-36	5:10	8:31
A עסקימ	3:-37	5:11	8:31
A פירו-	0:-11	8:19
A פירוט	0:-11	8:30
A פנסי-	8:15
A פעול-	10:9
A פעולות	10:9
A פרטי	3:10	5:-33	6:58	8:-39	9:17
A פרטי-	1:29	3:-12	5:-17	7:-9	8:26
A פרטימ	1:29	3:-11	5:-16	8:26
A פריד-	8:12
A פריט	8:17
A פרמי-	0:25	8:-21
A פרמיה	0:25	8:-21
A פרצ	3:18
A צדוק	8:13
A צרכנ	3:-20	5:11	8:15
A קבוע	6:-11	8:18
A קבלה	3:22	5:34	8:-20
A קבלת	8:8
A קבע	8:12
A קוד	3:-10	8:33
A קופו-	3:10
A קופות	3:10
A קיימ-	8:11
A קרדי-	3:49	8:-45
A קרדיט	3:49	8:-45
A קרנ	3:19	7:-22	8:19
A רופא	6:-11	8:14
A ריבי-	3:13	7:12
A ריבית	3:13	7:12
A רישו-	8:13
A רישוי	8:12
A רכב	2:24	5:-13
A רפוא-	3:-21	6:87	8:-35	9:-8
A רפואי	5:-14	8:50
A רפואת	3:-15	5:15	6:24	8:-18
A ש"ח	5:-22	8:23
A שובר	3:20	5:40	8:-40
A שווי	0:-8	8:11
A שולמ	1:11
A שושנ-	3:24	5:-17
A שושנה	3:24	5:-17
A שיוו-	5:22
A שיווק	5:22
A שיני-	3:-15	6:38	8:-19	9:-11
A שיניימ	3:-15	6:38	8:-19	9:-11
A שיק	1:27	2:-16	3:-18	8:19	10:16
A שירו-	2:33
A שירות	2:33	5:-15	8:-18
A שירותי	5:8
A שכר	8:20
A של	8:26
A שלי	8:25	10:-18
A שלכ	3:40	8:-28
A שמ	5:-21	8:48
A שנתי-	0:25	8:-16
A שנתית	0:25	8:-16
A שרעב-	0:12	8:-21	10:15
A שרעבי	0:12	8:-21	10:15
A תאור	8:15
A תארי-	0:-9	1:29
A תאריכ	0:-9	1:29
A תומר	0:21	8:-21
A תיאו-	8:12
A תיאור	8:11
A תיק	8:9
A תלוש	3:15	5:19	8:-27
A תמר	3:8
A תעוד-	3:16
A תעודת	3:16
A תעשי-	5:12
A תעשיות	8:9
A תקופ-	3:23	7:-8
A תקופתי	3:23	8:-9
A תקשו-	3:11	5:17	8:-12	10:-14
A תקשורת	3:11	5:17	8:-12	10:-14
A תרומ-	5:16
A תשלו-	0:22	3:11	5:-15
A תשלומ	0:26	3:12	5:-16	8:-10	10:16
A תשלומימ	8:17
A תשפ"-	8:-69	10:87
F =account	1:-9	3:-59	5:93	7:21	8:8	9:-14	10:-23
F =account+bank	3:16	8:-15
F =account+number	0:19	5:-9	7:22	8:-26
F =account+period	5:-38	8:46
F =account+tax	8:8
F =amount	8:24	10:-14
F =bank	0:21	3:31	5:-11	8:17	9:-9	10:-13
F =bank+due	3:-34	8:40
F =bank+other	0:15	3:32	8:-23	10:-12
F =by	0:30	8:-11
F =by+due	3:16	5:9	8:-17
F =by+pay	0:32	8:-21
F =closing	8:17	10:-13
F =current	5:16
F =customer	0:14	2:9	3:-34	5:-28	8:35	9:26
F =customer+number	0:15	3:-14	5:15
F =customer+period	0:15	8:-14
F =customer+tax	8:-22	9:39
F =date	0:-13	1:14	5:-12	6:-18	8:15
F =date+invoice	5:-17	8:18
F =date+number	3:9	5:-16	8:15
F =deduction	8:19
F =due	0:56	3:-17	5:10	8:29	9:-31	10:-23
F =due+number	0:15	8:-14
F =due+period	0:57	8:-32
F =due+total	0:46	8:-33
F =incl	1:35	3:16	8:-25
F =incl+tax	8:10
F =instalment	7:10	8:29	9:-20
F =instalment+other	8:26	9:-20
F =interest	8:18
F =invoice	3:-35	5:132	8:-26	9:-35
F =invoice+number	3:25	5:9	8:-21
F =invoice+tax	3:-9	5:30	8:-12
F =issued	3:-10	8:30
F =net	1:25	8:-20
F =number	2:65	3:-62	5:-33	7:-11	9:25	10:8
F =number+period	0:15	5:15	8:-24
F =number+person	8:17
F =number+tax	0:-16	1:10	2:9	3:-27	5:39	6:12	8:-41	9:30	10:-13
F =number+transfer	5:8
F =opening	5:38	8:-14
F =order	5:-50	9:71
F =other	0:51	2:-12	3:-23	5:-51	6:-9	7:-13	8:83	10:-17
F =other+pay	8:15
F =other+payment	0:52	1:11	8:-33
F =paid	0:53	8:-36
F =pay	0:27	1:27	3:-23	4:-17	8:11
F =payment	0:36	1:10	2:40	3:-21	5:26	8:-36	10:-29
F =period	0:50	3:-29	5:-42	8:55
F =period+tax	5:15	8:-9
F =period+total	0:44	8:-32
F =person	1:37	4:-9	5:-26	8:31	10:-12
F =previous	8:9
F =price	0:-11	3:-13	5:14	8:31
F =statement	8:28
F =tax	0:-21	3:-45	5:11	9:56	10:-24
F =total	0:44	8:-19
F =transfer	8:24
F ab	3:18	8:-29	9:13
F abn	5:19	8:-15
F account	0:14	3:-44	5:82	7:21	8:-44
F address	8:13
F ag	8:20
F am	5:52	6:-13	8:-22
F an	8:14
F and	3:21	7:12	8:-18
F apr	0:-14	8:20
F as	3:29	8:-22
F at	8:13
F atu	8:15
F au	8:16
F aug	3:20	8:-15
F available	0:-11	8:12
F avenue	5:-9	6:22
F bank	3:45	8:-18
F bic	10:12
F bill	3:-38	8:39
F billing	5:14
F bis	8:15
F blue	0:-32	8:39
F box	5:-11	8:16
F branch	3:58	8:-46
F bsb	3:-22	5:15	7:22
F by	0:32	8:-18
F ca	8:10
F cal	0:29	8:-23
F card	0:21	8:15	10:-12
F cash	0:-32	8:36
F cedex	5:15	8:-14
F ch	8:-19	10:25
F check	1:21	8:-19
F checks	3:12	8:-11
F client	2:17	8:-37	9:40
F co	8:22
F code	3:-9	8:54	9:-22
F com	8:8
F compte	8:16
F credit	3:20	10:-12
F current	5:23	8:-20
F date	1:19	5:-9	8:21	9:-22
F de	2:18	5:9
F debit	8:10
F denver	8:12
F deposit	8:-13	10:26
F der	0:16
F des	6:72	8:-68
F details	3:-37	8:57
F dr	5:-23	6:44
F du	5:-38	8:65
F echeance	8:37	9:-20
F electricity	8:9
F employee	1:37	8:-26
F employee's	8:8
F energy	3:12	5:-15
F entree	8:-52	9:64
F et	2:19	8:-12
F example	3:-19	5:-9	8:-25	9:66	10:-10
F facture	2:17	5:-10
F feb	8:17
F federal	8:-27	9:33
F fin	8:12
F for	8:15
F fr	8:-17	9:39
F from	0:-32	8:41
F generated	3:29	8:-29
F gmbh	8:17
F gstin	5:-11	8:23
F how	5:14
F iban	3:-15	8:20	10:17
F id	0:-11	5:-21	8:41	9:15
F idnr	8:10
F ihre	8:10	9:-8
F in	8:13
F inc	1:36	8:-14
F insurance	8:17
F interest	8:14
F invoice	8:13
F it	8:12
F jan	8:10
F jul	3:16	5:35	8:-39
F jun	3:-8	5:32	8:-16
F kw	8:9
F kwh	8:11
F le	3:22	8:13
F ltd	3:23	8:-14
F mar	3:26	10:-12
F may	0:-20	8:25
F mb	8:15
F member	8:-9	10:10
F method	8:20
F min	3:10	5:22	8:-24
F mr	8:8
F ms	8:15
F name	3:-10	8:23
F nc	5:12
F ne	3:21	8:-14
F no	0:9	8:37
F nr	3:28	5:-12	8:-67	9:35	10:34
F number	0:12	2:17	7:22	8:-28
F of	8:30
F on	0:-14	3:29
F one	2:10
F or	8:13	10:17
F other	8:10
F page	8:9
F patient	5:47	8:-22
F pay	0:31	1:33	3:-19	8:-26
F payable	3:12	8:-9
F payment	0:-24	3:20	5:-8	8:33
F ph	8:12
F pl	5:19	8:-18
F place	5:-36	8:42
F plan	7:12
F please	3:21	8:-18
F pm	5:49	8:-30
F po	8:9
F pos	5:38	8:-34
F postfach	8:-17	9:27
F pv	8:8
F questions	5:13	8:-9
F rate	8:26	9:-20
F rd	3:19	5:48	8:-59
F rechnung	3:36	8:-37
F rechnungs	8:11
F ref	2:56	5:-12	8:-39	10:22
F reference	8:21	10:-13
F reg	8:20
F restaurant	5:-8	8:33
F road	3:-8	7:-8	8:29
F rue	2:40	3:-12	5:-15	6:71	8:-89	9:12
F saint	3:-9	5:-13	9:21
F san	8:16
F security	8:12
F service	8:15
F services	10:9
F siret	9:18
F social	8:11
F sort	3:-28	8:36
F st	8:21
F state	8:12
F street	8:15
F summary	7:12
F tax	5:12	8:-27	9:33
F tel	8:25
F th	8:-16	9:31
F thank	8:15
F the	8:-17	9:40
F time	5:41	8:-33
F to	8:19
F transactions	0:15	8:-14
F transit	8:12
F tsa	5:15	8:-15
F ttc	8:10
F tva	8:-23	9:41
F uid	8:15
F ust	8:12
F va	3:-14	8:15
F vat	8:14
F visa	0:54	5:-28	8:-34	10:17
F vos	3:21	8:-20
F we	5:11
F with	3:26	8:-25
F www	8:25
F you	8:15
F your	0:-9	8:35
F אגש"ח	8:16
F אופנ	1:12	8:-9
F אורח	5:28	8:-17
F אורנ	5:15	8:-8
F אזור	3:-12	9:14
F אישור	5:-14	8:-25	9:31	10:17
F אמצעי	0:65	8:-47
F אשדוד	8:11
F אשראי	8:15
F בגינ	8:-19	9:25
F בית	8:-8	10:11
F בנ	2:51	7:-10	8:-30
F בנק	3:-40	5:-23	8:58	10:18
F בנקאית	8:24	10:-15
F בע"מ	3:8	8:62
F בעל	3:12
F בריאות	6:59	8:-43
F גולנ	3:37	5:-10	8:-25
F ד"ר	6:21
F דירה	3:27	5:-19	9:-12
F דפ	8:-11	10:13
F דרכ	8:-12	9:24
F הזמנה	8:23	9:-10
F החודש	0:46	8:-33
F החשבונ	8:10
F החשמל	3:23	8:-18
F המוסד	10:20
F המטופל	3:15
F הנגב	5:36	8:-27
F העברה	8:26	10:-18
F השרונ	5:-15	8:23	10:12
F התעשייה	3:-9	9:14
F ויזה	0:21	3:-8
F ויצמנ	5:-14	8:25
F זיכוי	5:11
F חברה	3:10
F חברת	3:19	8:-13
F חוזה	5:21	8:-9	10:-9
F חיוב	0:21	5:21	8:-18
F חיפה	3:51	8:-25
F חשבונ	3:-9	8:35
F חשבונית	3:-12	5:29
F טל	3:-11	5:-14	6:-11	8:60
F טלפונ	8:16
F טפחות	8:13
F יהודה	8:11	10:-12
F ירושלימ	8:-9	9:15
F ישראל	3:53	8:-46
F כאל	0:21
F כפר	2:41	3:-16	5:-17
F כרטיס	0:-15	5:33
F כתובת	3:17
F לאומי	1:31	7:17	8:-30	10:13
F לאימות	8:12
F לביטוח	10:21
F לבנק	3:43	8:-43
F לידה	8:-49	10:57
F לידי	5:-11	8:21
F ליומ	8:9
F לישראל	3:22	8:-14
F לכבוד	3:107	7:-8	8:-76
F לקוח	0:15	5:-11
F לתשלומ	0:45	8:-30
F מגדל	8:8
F מוקד	3:-8	5:18
F מורשה	5:-18	8:32
F מושב	3:42	8:-28
F מזרחי	3:35	8:-19
F מחוז	5:-15	8:23	10:12
F מכבי	6:59	8:-44
F מס	0:-16	1:11	2:13	3:-22	4:8	5:28	6:13	8:-17
F מספר	0:14	4:8	5:-17	8:19
F מצב	8:9
F מרכז	8:-36	10:60
F מרפאת	5:-17	6:15	8:30	10:-15
F משלוח	5:29	8:-23
F משלמ	3:-14	5:-10	8:43
F משפחה	8:13
F נתניה	3:-38	8:39
F סבא	5:-14	8:26
F סה"כ	0:47	8:-33
F סוג	8:24
F סוכנ	5:-9	8:22
F סכומ	8:20	10:-13
F סניפ	3:15	10:-10
F ע"ר	4:-10	8:14
F עבודה	8:10
F עבור	5:37	8:-32
F עד	3:15	8:-14
F עוסק	5:-17	8:24
F עיריית	8:15
F עמ	5:21	8:-20
F עסקימ	8:13	10:-12
F פעולות	0:11	8:-10
F פרטי	7:-10	8:18
F פרי	8:14
F פתח	8:9
F צרכנ	3:-9	8:18
F קבלה	3:-8	5:134	8:-103	9:-8
F קוד	5:-26	8:32
F קופת	8:20
F רח	3:-17	5:-9	8:57
F רכב	8:9
F שד	3:11	9:15
F שובר	2:42	3:17	5:10	8:-52	10:-14
F שולמ	8:10
F שיק	1:32	8:-22
F שירות	8:11
F שירותי	6:59	8:-38
F שכר	8:10
F שמ	3:52	5:-16	8:15	9:-11
F שמנ	3:-11	8:21
F שנת	1:18	8:-11
F תאריכ	5:-17	8:12
F תיק	8:17
F תלוש	3:12
F תעודת	5:29	8:-17
F תקופת	0:15	8:-12
F תקופתי	5:-38	8:46
F תשלומ	0:60	1:10	2:41	3:-38	5:40	8:-80	10:-21
L -ading	8:12
L -aires	5:65	8:-60
L -aison	3:25
L -ample	8:20
L -ansit	5:25	8:-21
L -antor	3:73	8:-51
L -apore	8:14
L -arged	0:-11	8:14
L -ateur	4:37	8:-36
L -ation	3:-61	5:11	6:-14	8:-47	10:145
L -biger	8:26
L -bitor	3:55	8:-43
L -ceipt	5:-38	8:-12	9:17	10:46
L -cense	8:10
L -chaft	8:14
L -chase	9:8
L -chein	5:-17	8:41
L -chung	8:-19	9:21
L -ciale	8:13
L -cisco	8:8
L -cking	8:10
L -count	0:27	2:-12	6:-13	7:42	9:-20
L -ction	8:-12	10:39
L -ctura	5:17
L -cture	3:19	5:9	9:-11
L -dress	8:12
L -edito	5:31	8:-28
L -eived	3:27	8:-19
L -eland	4:10
L -ement	2:44	3:-23	4:-8	5:30	7:22	8:-46	10:9
L -encia	2:27	3:-16	5:-28	10:29
L -ening	3:46	8:-40
L -erenz	3:-10	8:-138	10:167
L -erest	0:14
L -ernal	8:-32	10:32
L -ernet	8:15
L -erung	8:-35	10:43
L -faire	8:-57	9:69
L -fiant	3:61	8:-45
L -ftrag	9:15
L -gland	8:17
L -harge	5:-8	8:10
L -hlung	5:10
L -hnung	3:-19	5:91	8:-16	9:-17
L -ichen	3:67	5:-14	7:25	8:-89	10:22
L -icite	5:45	8:-36
L -icket	8:-19	9:31
L -icule	4:35	8:-32
L -iente	3:28	8:-13
L -imary	3:-15	8:19
L -iness	3:-21	5:-15	8:41
L -inger	3:10
L -inion	8:9
L -ional	3:10
L -ision	9:12
L -ister	8:10
L -isung	5:9
L -ivery	8:15	9:-12
L -karte	0:-18	3:29
L -konto	2:35	3:39	5:-34	7:83	8:-75	10:-10
L -lance	8:13
L -lated	8:17
L -lefon	8:22
L -lfunk	8:10
L -lling	3:37	8:-33
L -llung	8:-12	9:26
L -loyee	4:28	8:-26
L -mande	8:-10	9:20
L -mento	5:55	8:-48
L -ments	3:37	8:-23
L -mited	8:16
L -mpany	8:16
L -ncier	3:-9	8:15
L -ncion	3:-8	8:9
L -ndato	8:14
L -ndise	8:12
L -ndred	8:12
L -ngsnr	5:73	8:-62
L -nsfer	0:-8	8:24	9:27	10:-31
L -ntier	5:-8	9:13
L -ntrat	2:75	3:-22	5:9	8:-50
L -nungs	3:-14	5:44	8:-8
L -oking	3:-11	9:21
L -ompte	5:-11	8:12
L -peler	3:-26	8:36
L -perty	8:31
L -phone	8:15
L -pital	3:-16	5:15	8:9
L -place	5:31	8:-25
L -posit	0:-8	1:13
L -pteur	5:-12	6:69	8:-48
L -ption	8:12
L -rance	8:22
L -rated	3:29	8:-29
L -ratto	2:37	5:-10	8:-23
L -rcard	0:56	8:-25
L -rence	2:-15	3:-11	7:9	8:41	9:-26	10:35
L -richt	8:18
L -riebs	8:14
L -riott	8:13
L -rrent	8:16
L -rring	8:10
L -rship	3:12	8:-12
L -rtner	3:45	5:-20	8:-15
L -rtrag	7:29	8:-24
L -rvice	3:-39	5:-16	8:71
L -shire	8:9
L -sonal	4:23	8:-12
L -ssage	8:31	10:-28
L -ssier	3:24	5:-17	7:-10	8:-38	9:19	10:33
L -sumer	3:13
L -tails	9:14
L -taire	3:-14	8:30
L -tered	8:27
L -tfach	8:16
L -tgage	7:33	8:-27
L -tions	8:42	10:-18
L -tland	8:18	9:-10
L -tless	0:67	8:-57
L -tlich	8:11
L -tment	8:11
L -tober	0:-8	8:10
L -tomer	3:38
L -tract	2:35	3:-13	8:-13
L -trags	3:-10	8:47	9:-11
L -trato	2:62	3:-9	5:-16	8:-14
L -traße	8:14
L -ttura	3:13	5:25	8:-26
L -turee	8:-27	10:42
L -ucher	8:11
L -ument	5:16
L -ummer	0:-28	1:-8	2:15	3:75	4:34	5:47	6:-21	8:-232	9:133
L -ungen	8:10
L -urant	5:-10	8:17
L -urite	8:12
L -usand	8:10
L -uszug	7:9
L -vices	3:-13	8:21
L -vider	6:48	8:-28
L -voice	3:-22	5:61	9:-15	10:-11
L -werke	3:-30	8:34
L -yment	3:-15	5:-10	10:54
L -yroll	4:20	8:-14
L -zione	8:-11	10:15
L -zweck	5:15	8:-26	10:18
L -בונית	3:-10	5:17	8:15
L -וטבול	8:8
L -ושלימ	8:13
L -טינומ	8:8
L -כויימ	0:-12	3:-15	8:46
L -לאומי	8:12
L -לוואה	7:19	8:-10
L -לומימ	8:24
L -מוכינ	4:12	8:-54	10:67
L -מנתכמ	8:-17	9:22
L -סתיימ	0:37	9:-16
L -עתיימ	8:15
L -ראכרט	0:33	8:-12
L -רונית	6:11
L -רקארד	0:66	8:-50
L =account	1:-21	2:-38	3:121	4:-9	6:-27	7:23	8:28	9:-43	10:-36
L =account+bank	8:25
L =account+closing	0:23	3:-17
L =account+customer	3:-15	8:27
L =account+due	5:17
L =account+interest	0:21	8:-20
L =account+invoice	3:19	8:-11
L =account+number	0:15	1:-10	2:-9	3:27	5:31	6:-12	7:-15	8:34	9:-21	10:-39
L =account+other	0:-8	7:18
L =account+paid	3:18	8:-12
L =account+payment	3:19	8:-12
L =account+period	5:12
L =account+person	3:18	8:-10
L =account+price	3:15	5:25	8:-36
L =account+statement	5:-10	8:11
L =account+tax	3:-25	5:55	7:-9
L =account+transfer	8:12
L =all account	0:-22	2:-18	3:42	5:-24	6:-11	7:32	8:17	9:-16	10:16
L =all account+bank	8:15
L =all account+closing	3:-9	8:11
L =all account+closing+number	0:25	8:-15
L =all account+customer	3:46	8:-43
L =all account+customer+number	3:-63	8:70
L =all account+due	5:18
L =all account+number	0:-12	3:125	5:-15	6:-10	8:-25	9:-16	10:-33
L =all account+number+tax	3:-24	5:18	7:-9	8:30
L =all account+other	7:18	8:-16
L =all account+period	8:8
L =all account+price	3:25	5:14	8:-23
L =all account+statement	5:-10	8:11
L =all amount	8:12
L =all balance+due	8:11
L =all bank	0:44	3:18	6:-11	7:-11	8:-31	9:32	10:-28
L =all bank+closing	0:16	8:-12
L =all bank+customer	3:18	8:-10
L =all bank+due	0:-12	8:13
L =all bank+number	0:35	3:-12
L =all bank+number+tax	8:12
L =all by	3:28	8:-8
L =all closing	3:-12	8:16
L =all current	8:17
L =all customer	0:-19	2:37	3:59	5:-25	9:-17
L =all customer+number	3:100	5:-30	7:-13	9:-13	10:-16
L =all customer+number+tax	3:97	5:-16	8:-50
L =all customer+other	3:26	8:-22
L =all customer+period	3:-14	8:22
L =all date	1:41	7:52	8:-53
L =all date+order	8:21	9:-14
L =all deduction	3:-13	8:23
L =all due	0:-12	3:-11	8:53
L =all due+number	7:30	8:-14
L =all due+other	8:15
L =all due+total	0:41	8:-39
L =all incl	8:12
L =all instalment+other	8:12
L =all interest	8:17
L =all invoice	0:-16	5:99	6:-14	8:-41
L =all invoice+number	3:-44	5:83	8:-25	9:-24	10:44
L =all invoice+number+tax	5:37	10:-9
L =all invoice+tax	5:13
L =all number	0:-77	2:55	3:35	6:-23	7:35	9:-21
L =all number+order	3:-39	5:-31	8:16	9:65	10:9
L =all number+order+tax	5:-11	8:-10	9:29
L =all number+other	1:11	3:-11	5:-9	7:18	8:-14	10:27
L =all number+other+tax	1:12	3:-10	5:-8	7:23
L =all number+pay	4:19	8:-16
L =all number+payment	3:-12	8:-32	10:58
L =all number+person	4:26	8:-9
L =all number+person+tax	4:34	8:-16
L =all number+price	10:11
L =all number+price+tax	8:-23	10:28
L =all number+statement	3:-13	5:57	7:-11	8:-35	9:-10	10:32
L =all number+statement+tax	3:-12	9:27	10:-11
L =all number+tax	0:11	1:35	2:64	3:-51	4:-22	5:-78	8:77	9:-54	10:12
L =all number+transfer	9:29	10:-14
L =all order	3:-15	5:-17	8:-72	9:102	10:20
L =all other	2:-13	3:22	4:12	6:-9	8:35	9:-12
L =all other+payment	0:15	8:-13
L =all pay	8:16
L =all payment	3:14	8:28	10:-10
L =all period	3:-16	5:-15	8:54
L =all person	4:33	8:-20
L =all previous	0:27	8:-20
L =all price	8:44
L =all price+total	0:20	8:-16
L =all statement	5:43	8:-28
L =all tax	3:-16	5:-35	8:83	9:-12
L =all total	0:-28	8:47
L =all transfer	10:16
L =amount	8:18
L =balance	0:-11	5:18	7:16	8:-13
L =balance+due	7:12
L =balance+invoice	5:32	8:-29
L =balance+number	7:10
L =balance+other	7:17	8:-14
L =balance+tax	7:10
L =bank	0:82	1:-16	2:-15	3:12	5:-20	7:-29	8:15	9:18	10:-38
L =bank+closing	0:17	8:-11
L =bank+customer	3:18	8:-9
L =bank+due	0:-12	8:13
L =bank+number	0:35	3:-11	6:15	7:-8	10:-9
L =bank+other	6:17
L =bank+payment	10:11
L =bank+tax	6:15
L =bank+total	0:11	8:-10
L =by	3:22	8:31
L =by+other	8:15
L =closing	0:43	3:-34	5:-13	8:-10	9:8	10:21
L =closing+final	8:-12	9:14
L =closing+number	0:15	8:18	10:-20
L =closing+other	8:8
L =closing+total	0:11	8:-24	10:17
L =current	5:-30	8:51
L =current+number	5:-24	8:26
L =current+tax	5:-24	8:24
L =customer	0:-31	1:-12	2:13	3:236	5:-84	6:-15	7:-36	8:-16	10:-38
L =customer+number	2:-12	3:129	5:-54	7:-17	8:28	9:-19	10:-23
L =customer+other	3:22
L =customer+period	3:-15	8:22
L =customer+tax	3:91	5:-19	8:-37
L =date	1:41	3:-16	5:-20	7:43	9:-19
L =date+due	8:12
L =date+monthly	8:9
L =date+order	8:21	9:-14
L =deduction	3:-16	8:40
L =deduction+number	8:14
L =due	3:-29	5:62	7:16	9:-13	10:-25
L =due+invoice	5:-8	8:9
L =due+monthly	8:9
L =due+number	5:45	7:32	8:-53
L =due+period	8:12
L =due+price	0:17	8:-12
L =due+tax	5:52	8:-39
L =due+total	0:41	8:-37
L =final	8:-12	9:14
L =incl	8:31
L =instalment	8:29
L =instalment+other	8:19
L =interest	7:-9	8:24
L =interest+other	8:12
L =invoice	0:-26	1:-15	2:-27	3:-44	5:183	6:-22	7:-19	8:-42	9:-16	10:33
L =invoice+number	2:-15	3:-52	5:79	7:-11	9:-29	10:48
L =invoice+paid	3:19	8:-11
L =invoice+payment	3:19	8:-12
L =invoice+period	5:-30	8:32
L =invoice+previous	8:9
L =invoice+price	5:12	8:-11
L =invoice+tax	3:-11	5:12	8:20
L =issued	5:-10	8:27
L =issued+number	5:-8	8:13
L =issued+tax	5:-8	8:13
L =monthly	8:17
L =net	8:11
L =number	0:-34	2:39	3:37	4:25	6:-65	7:33	8:-88	9:-27	10:71
L =number+order	3:-42	5:-41	9:93	10:9
L =number+other	1:22	3:-25	5:-20	6:17	7:46	8:-19	10:19
L =number+pay	4:19
L =number+payment	3:-13	5:17	8:-48	10:66
L =number+period	3:36	8:-23
L =number+person	4:60	8:-31
L =number+price	8:-29	10:46
L =number+statement	3:-26	5:63	6:-8	7:-12	8:-29	9:18	10:17
L =number+tax	0:15	1:25	2:22	3:-31	6:-10	8:-11	9:-21
L =number+total	8:26	10:-20
L =number+transfer	5:10	8:-18	9:27
L =opening	5:-8	8:21
L =opening+previous	8:8
L =order	3:-79	5:-64	8:-72	9:234	10:20
L =order+tax	5:-11	8:-10	9:29
L =other	0:-20	2:-28	4:11	5:-33	7:40	8:63	9:-31	10:-17
L =other+payment	0:15	8:-10
L =other+tax	1:11	3:-11	5:-11	6:17	7:30	8:-15
L =other+transfer	8:14
L =paid	3:18	8:12
L =pay	3:-10	4:13	8:34
L =payment	7:-14	8:-15	10:41
L =payment+tax	5:23	8:-12
L =period	0:-21	5:-40	8:99
L =period+tax	8:11
L =person	3:18	4:102	5:-18	8:-60
L =person+tax	4:34	8:-16
L =previous	0:22	5:-13
L =price	0:19	5:24	8:-24	9:-16	10:29
L =price+tax	5:11	8:-24	10:27
L =price+total	0:16	8:-11
L =statement	2:-9	3:-31	4:-8	5:93	6:-11	7:-15	8:-29	9:13	10:13
L =statement+tax	3:-12	9:27	10:-11
L =tax	1:21	2:18	3:-56	5:-31	6:-14	8:85	9:-34
L =tax+transfer	5:13	8:-12	10:14
L =total	0:30	3:-10	10:9
L =transfer	0:-11	3:-17	5:26	9:20	10:13
L ab	8:-26	9:33	10:13
L abn	5:-47	8:66
L abon-	3:70	8:-62
L abre-	8:11
L acc	3:23
L acce-	3:37	8:-28	9:9
L access	3:39	8:-34
L access_no	3:28	8:-25
L acco-	0:27	2:-12	6:-13	7:41	9:-23
L account	0:27	2:-12	6:-13	7:42	9:-20
L account_ending	3:-9	8:19
L account_no	3:-15	5:28	7:13
L account_number	0:30	3:8	5:-22	7:13	8:9
L acct	3:27	5:-12	8:-10
L ach	8:9
L act	8:16
L addr-	8:12
L address	8:12
L advi-	1:37	8:-22	10:13
L advice	1:37	8:-22	10:13
L advice_no	1:46	8:-23	10:-9
L advice_number	10:23
L ag	5:10	8:10
L agre-	2:47	5:-9	7:32	8:-41
L agreement	2:47	5:-8	7:33	8:-44
L ahv	8:20
L ahv_nr	8:20
L al	3:-8	5:-28	8:39
L al_cliente	3:-8	8:9
L am	8:13
L amts-	8:10
L amtsgericht	8:10
L an	5:17	8:-8
L and	3:-9	5:-13	8:28	9:27	10:-16
L and_wales	8:9
L ange-	8:11
L annu-	7:71	8:-58
L ansp-	8:14
L anst-	8:9
L ap	8:14
L app	5:-8	8:11
L appl-	5:77	8:-42	10:-9
L application	5:77	8:-55	10:-9
L apri-	5:-12	8:17
L april	5:-12	8:17
L apt	8:10
L at	8:16
L aten-	3:-8	8:9
L atencion	3:-8	8:9
L atencion_al	3:-8	8:9
L au	9:22
L auft-	3:-16	5:-25	9:68
L auftrag	9:15
L auftrags	3:-10	9:14
L auftrags_nr	3:-10	9:14
L auth	8:18
L auth-	0:-17	8:32
L ave	8:9
L back	0:11	8:-10
L bake-	1:76	8:-72
L bala-	8:10
L balance	8:10
L banc-	5:33	8:-23
L bank	8:27
L bank-	8:9
L barc-	0:-38	8:43
L bc	5:-10	8:35
L be	3:-28	8:44
L bei	5:18
L bele-	3:-9	5:41	8:-32	10:34
L beleg	8:-16	10:37
L best-	3:-43	5:-33	8:-118	9:214
L betr-	8:23
L bic	8:32
L bill	5:36
L bill-	3:31	8:-14
L bill_no	5:38	8:-24
L bill_number	5:33	8:-15
L billing	3:33	8:-29
L bit	8:10
L bitt-	5:26	8:-17
L bitte	5:26	8:-17
L blue	3:-10	5:50	8:-31
L bofi	8:11
L bois-	3:-10	6:68	8:-44
L boise	8:20
L boise_id	8:20
L bon	3:-11	5:23	8:-29	9:24
L bonv-	8:13
L bonvoy	8:13
L book-	3:-11	9:21
L booking	3:-11	9:21
L box	0:-15	3:-18	5:-10	8:70	9:-12
L boxe-	5:32	8:-28
L bran-	8:20
L branch	8:8
L brau-	6:-12	8:15
L brid-	8:11
L bsb	8:15
L buch-	9:21
L buchungskonto	8:11
L busi-	3:-21	5:-15	8:41
L business	3:-21	5:-15	8:41
L by	3:23
L by_the	8:18
L ca	3:33
L call	8:25
L card	0:74	5:-17	8:-17
L card-	0:-10	8:14
L card_ending	0:20	8:-16
L care	3:-16	8:23
L cast-	5:14
L cent-	3:10
L center	3:12	8:-10
L chan-	5:-8	9:12
L chantier	5:-8	9:13
L char-	0:-13	3:39	5:-13	6:-9	8:16	9:-8
L charge	3:23	8:-10
L charged	0:-11	8:14
L charged_in	0:-11	8:13
L chec-	1:48	3:-15	5:34	8:-31
L check	1:48	3:-11	5:35	8:-45
L cheq-	1:24	3:17	8:-27
L cheque	1:24	3:18	8:-29
L chf	8:-41	10:57
L chk	3:-15	5:59	8:-11	9:-10	10:-10
L cho	0:16	8:-16
L cif	3:85	8:-61
L clai-	8:23
L claim	8:21
L clie-	3:80	5:-17	8:-28
L client	3:53	5:-13	8:-14
L cliente	3:28	8:-14
L co	3:18	5:-10	8:15
L co_op	3:33	8:-32
L co_reg	8:8
L cod	3:28	4:30	8:-46
L code	2:-12	3:72	4:26	8:-54
L code_client	3:24	8:-21
L codi-	3:-15	5:-11	8:44
L codice	3:-15	8:22
L coll-	4:36	8:-30
L com	5:30
L comb-	8:9
L comm-	8:-65	9:13	10:80
L commande	8:-25	9:30
L communication	8:-64	10:85
L communication_structuree	8:-14	10:28
L comp-	3:23	5:-35	8:46
L company	8:16
L compte	3:33	5:-17
L compte_de	2:-11	8:15
L compteur	5:-10	8:17
L conc-	5:38	8:-35
L cond-	8:14
L conf	3:-28	5:-18	8:17	9:45
L conf-	5:-18	8:-33	10:71
L conf_no	3:-26	5:-17	8:14	9:46
L confirmation	5:-14	8:-42	10:73
L cons-	3:12	8:8
L consumer	3:13
L cont-	0:60	2:196	3:-72	5:-42	6:-11	7:-10	8:-75	9:-11	10:-28
L contactless	0:67	8:-57
L contract	2:35	3:-13	8:-13
L contrat	2:75	3:-22	5:9	8:-50
L contrato	2:62	3:-9	5:-16	8:-14
L crea-	3:-9	8:16
L creancier	3:-9	8:15
L creancier_sepa	3:-9	8:15
L cred-	3:-11	5:30
L credit	8:20
L ct	8:10
L cuen-	3:8
L cuenta	3:8
L curr-	8:16
L current	8:16
L cust	3:96	5:-15	8:-73
L cust-	3:37	5:-9
L cust_id	3:61	8:-52
L customer	3:38
L customer_care	3:-14	8:19
L customer_id	8:14
L customer_service	8:13
L d'ac-	5:-10	8:13
L d'av-	3:-10	5:39	8:-24
L darl-	7:174	8:-142
L date	1:41	8:-20
L de	0:-20	2:48	5:-36	6:-11	7:-12	8:39	9:20	10:-11
L de_compte	2:10	3:-11	5:-14	8:22
L de_facture	3:15
L de_livraison	3:25
L de_mandat	8:20
L de_votre	3:26	8:-19
L debi-	3:101	5:-9	8:-56	9:-8
L debit	3:-18	8:38
L debit_account	8:9
L debitor	3:55	8:-43
L dece-	8:8
L del	2:11	8:19
L deli-	8:16	9:-12
L delivery	8:15	9:-12
L denv-	8:17
L denver	8:17
L depo-	0:-8	1:12	8:9
L deposit	0:-8	1:13
L dept	3:38	8:-29
L der	8:18
L des	10:19
L desc-	8:12
L deta-	9:14
L details	9:14
L devi-	5:-14	8:-46	9:91
L devis	5:-14	8:-46	9:91
L diag-	6:-25	8:31
L die	5:8
L digi-	0:28	8:-24
L dire-	3:-11	8:18
L direct	3:-10	8:15
L direct_debit	3:-10	8:13
L dist-	6:-21	8:27
L dn	4:19	8:-16
L do	8:10
L docu-	5:83	8:-66
L document	5:25	8:-10
L domi-	0:-8	8:14
L dominion	8:9
L doss-	3:24	5:-17	7:-10	8:-38	9:19	10:33
L dossier	3:24	5:-17	7:-10	8:-38	9:19	10:33
L dr	6:120	8:-100
L driv-	8:12
L du	5:17	7:29	8:-13
L dvr	8:13	10:-10
L ea	8:11
L ean	5:-9	8:21
L eft	3:26	8:-23
L eigh-	8:9
L eight	8:8
L el	8:9
L elec-	5:32	8:-16
L emp	4:44	8:-43
L empl-	4:27	8:-9
L employee	4:28	8:-26
L employee_id	4:13	8:-12
L en	8:-26	10:28
L end	8:-13	10:17
L endi-	0:47	3:-21
L ending	0:47	3:-21
L ending_in	0:64	3:-10	8:-48
L ener-	8:20
L engl-	8:17
L england	8:17
L england_and	8:9
L erre-	5:-11	8:13
L espa-	8:12
L et	2:-10	5:30
L eur	3:25	8:-24
L exam-	8:20
L example	8:20
L fact-	5:72	8:-11	9:-20
L factura	5:17
L facture	3:20	5:11	9:-11
L fair-	0:15
L fall-	8:20
L fallig	8:11
L fami-	3:30	8:-17	10:-9
L fare	5:-14	8:16
L fatt-	3:13	5:25	8:-27
L fattura	3:13	5:26	8:-28
L fax	8:27
L febr-	8:8
L fees	0:-8	8:10
L fina-	9:14
L final	8:-12	9:14
L firs-	5:32	8:-26
L first	5:32	8:-27
L first ab	9:-8	10:13
L first abn	5:-31	8:44
L first acc	3:23
L first access	3:27	8:-24
L first account	0:47	3:-32	6:-10	8:13	9:-14	10:16
L first acct	3:40	5:-11	8:-22
L first ach	8:9
L first address	8:9
L first advice	1:-16	8:30	10:14
L first agreement	2:48	7:39	8:-54
L first ahv	8:20
L first and	8:8
L first application	5:77	8:-55	10:-9
L first atencion	3:-8	8:9
L first auftrag	9:16
L first auftrags	3:-10	9:14
L first bank	10:11
L first beleg	8:-17	10:37
L first bic	8:31
L first bill	5:79	8:-48
L first billing	3:33	8:-30
L first bit	8:10
L first bitte	5:17	8:-10
L first blue	8:11
L first bofi	8:11
L first bon	3:-8	5:37	8:-55	9:30
L first booking	3:-11	8:19
L first box	8:26
L first bsb	8:12
L first buchungskonto	8:11
L first business	3:-21	5:-14	8:38
L first ca	3:24	8:-18
L first card	0:52	8:-26
L first chantier	5:-8	9:13
L first check	1:49	3:-10	5:39	8:-57
L first cheque	1:24	3:19	8:-31
L first chf	8:-44	10:58
L first chk	3:-14	5:60	8:-16	9:-9	10:-10
L first cif	3:85	8:-63
L first client	3:52	8:-34
L first co	3:23	8:-8
L first cod	3:28	4:30	8:-46
L first code	2:-12	3:98	8:-74
L first codice	3:-15	8:22
L first communication	8:-69	10:89
L first compte	2:-12	3:19
L first compteur	5:-9	8:15
L first conf	3:-26	5:-17	8:14	9:46
L first current	8:15
L first cust	3:96	5:-15	8:-73
L first customer	3:43	8:-12
L first date	1:41	8:-36
L first de	2:71	5:-12	7:-9	8:-11
L first debit	8:17
L first debitor	3:55	8:-43
L first denver	8:15
L first deposit	1:13	8:-11
L first dept	3:38	8:-29
L first devis	8:-16	9:31
L first direct	8:9
L first document	5:25	8:-10
L first dossier	3:24	5:-13	7:-9	8:-38	9:22	10:33
L first dr	6:64	8:-54
L first dvr	8:13	10:-10
L first ea	8:11
L first eft	3:26	8:-24
L first emp	4:44	8:-43
L first employee	4:25	8:-23
L first ending	0:-11	8:12
L first eur	3:25	8:-25
L first facture	3:-13	5:34	9:-9
L first fattura	5:-11	8:14
L first fax	8:24
L first final	8:-12	9:14
L first folio	3:-21	5:94	8:-38	9:-20
L first form	8:13
L first fr	8:13
L first gb	3:-8	8:19
L first glaubiger	8:21
L first goods	8:11
L first gst	8:16
L first gstin	8:25
L first guarantor	3:67	8:-45
L first hst	8:9
L first iban	8:29
L first id	8:19
L first identifiant	3:61	8:-45
L first ihr	3:-15	8:27
L first ihre	3:36	5:-33	7:38	8:-57	9:30
L first in	8:9
L first interest	0:20	8:-14
L first inv	5:89	8:-45	10:-29
L first invoice	3:-16	5:40	9:-11
L first jahreskontoauszug	7:10
L first job	5:13	8:24	9:-8
L first kassen	8:8
L first kd	3:63	5:-15	8:-37
L first kontonummer	8:19
L first kunden	3:10
L first kundennummer	3:62	8:-24	9:-9	10:10
L first kundenservice	3:-20	8:31
L first lieferschein	8:11
L first loan	7:103	8:-72
L first mandat	2:26	8:-22
L first mandatsreferenz	10:14
L first marktlokation	8:10
L first marriott	8:13
L first mastercard	0:39	8:-14
L first matricule	4:35	8:-33
L first max	0:106	8:-102
L first member	0:-9	8:26
L first membership	3:13	8:-12
L first message	8:30	10:-27
L first meter	3:-18	8:36
L first mobile	3:-22	8:38
L first monatlich	8:9
L first mprn	5:-14	8:18
L first mr	8:9
L first ms	0:20	3:12	8:-31
L first new	8:11
L first no	1:26	2:-11	3:-35	9:38
L first note	3:-25	5:119	8:-79	9:-9
L first nr	2:21	3:-30	5:96	8:-84	9:16
L first number	3:17	5:26	8:-29
L first numero	3:-29	5:73	8:-49	10:21
L first nº	0:-19	2:16	5:61	8:-23	10:-13
L first objekt	8:9
L first of	8:21
L first omb	8:17
L first or	3:-9	8:-47	9:61
L first order	8:-35	9:55
L first our	2:-15	3:-33	5:31	8:-48	9:-10	10:92
L first page	8:26
L first payment	3:-13	8:-24	10:50
L first payroll	4:19	8:-16
L first pers	4:23	8:-21
L first personal	4:23	8:-22
L first pf	8:8
L first phone	8:21
L first please	5:-8	8:9
L first po	0:-11	3:-24	5:-25	8:56	9:26
L first point	3:26	8:-22
L first portland	8:12	9:-10
L first pret	7:19	8:-17
L first primary	3:-15	8:19
L first property	8:28
L first quote	3:-15	5:74	8:-40	9:-10
L first rcs	3:-9	8:12
L first receipt	5:-26	9:-14	10:47
L first rechnung	5:79	8:-68
L first rechnungs	3:-14	5:44	8:-8
L first rechnungsnr	5:73	8:-62
L first rechnungsnummer	3:-24	5:51	8:-12	9:-10	10:20
L first ref	2:-24	3:29	5:13	6:-9	8:-52	10:59
L first reference	3:42	5:-20	7:19	8:-9
L first referencia	2:9	8:-39	10:38
L first reg	5:-12	8:43
L first report	8:8
L first restaurant	5:-10	8:17
L first room	3:-10	8:34
L first rue	5:-11	8:23
L first sales	8:9
L first san	8:15
L first schlussrechnung	5:68	8:-55
L first shell	8:10
L first singapore	8:12
L first siret	8:25
L first sort	8:10
L first ss	8:13
L first st	5:-16	8:35
L first statement	5:24	7:-9	8:-10	10:26
L first steuernummer	3:21
L first store	5:-13	8:18
L first suite	8:-31	9:39
L first supply	3:-16	5:-11	8:33
L first sv	4:-16	8:18
L first swift	8:22	10:-15
L first tax	5:29	8:-11
L first tel	3:-13	5:-14	8:50
L first telefon	8:20
L first telephone	8:11
L first this	5:-10	8:12
L first ticket	5:75	8:-45	9:-10
L first total	8:15
L first trans	5:70	8:-80	10:34
L first transaction	8:-24	10:48
L first transfer	8:13	9:30	10:-30
L first tva	5:-12	8:23
L first uid	8:30
L first united	8:8
L first unser	7:26	8:-40	10:24
L first ust	8:19
L first vat	3:-10	5:-17	8:44
L first vertragskonto	2:43	3:-19	5:-10
L first verwendungszweck	5:15	8:-26	10:18
L first visa	0:57	8:-34
L first von	8:13
L first votre	5:-21	8:45
L first vous	2:-9	5:27	8:-14
L first xx	0:39	8:-34
L first xxxx	0:-9	8:16
L first your	0:-19	5:16	9:-12	10:29
L first zahler	8:17
L first zum	7:55	8:-47
L first אופנ	1:18	8:-17
L first אישור	3:-10	7:19	8:-10	10:22
L first אמצעי	0:15	8:-14
L first אסמכתא	3:-15	5:32	8:-52	10:58
L first ארונ	8:10
L first אשקלונ	8:11
L first בגינ	5:-35	8:38
L first ביקור	8:10
L first בנק	8:21
L first בע"מ	5:-8	8:19
L first גבעתיימ	8:15
L first ד"ר	6:23	8:14
L first דירה	3:37	8:-30
L first דמי	8:13
L first דפ	8:17
L first הודעה	5:16	8:-9
L first הודעת	0:12	8:-12
L first הופק	5:-8	8:14
L first הוראת	8:9
L first הזמנה	8:-44	9:58
L first הזמנת	3:-20	8:-20	9:51
L first הזמנתכמ	8:-17	9:22
L first המחאה	1:62	3:-16	8:-21	9:-10
L first הנדונ	5:22	7:16	8:-27
L first הסכמ	7:40	8:-33
L first העברה	8:13
L first הצעת	5:30	8:-27	10:19
L first ויזה	0:68	8:-44
L first זה	5:-24	8:24
L first זיכוי	5:-24	8:20	10:18
L first חשבונ	0:-12	3:-66	5:71	7:11	8:32
L first חשבונית	5:63	8:-25	10:-11
L first חתימה	6:12	8:-10
L first טל	3:-9	6:-8	8:48
L first טלפונ	8:20
L first ישראכרט	0:30	8:-13
L first יתרה	8:11
L first יתרת	8:10
L first כפר	8:12
L first כרטיס	0:23	3:49	5:-16	8:-62	9:39
L first לאומי	0:10
L first לכבוד	3:47	8:-19	9:-10
L first לקוח	3:-42	8:64
L first מוקד	8:21
L first מס	0:20	1:-25	2:-14	3:75	4:20	5:13	6:-21	7:-30	8:-49
L first מסמכ	5:-11	8:18
L first מספר	0:18	1:-17	2:-19	3:-12	4:29	5:-18	6:-18	8:9	9:-23	10:59
L first מספרנו	8:-55	10:76
L first מרכז	8:10
L first מרפסת	8:10
L first משלמ	3:14	8:-14
L first מתוכ	8:12
L first נתיבות	8:8
L first סה"כ	0:40	8:-24
L first סימוכינ	4:12	8:-54	10:67
L first סניפ	8:20
L first ספרות	0:-13	8:14
L first עובד	4:34	8:-32
L first עוסק	5:-9	8:29
L first פוליסה	2:67	8:-59
L first פיקדונ	5:-20	8:23
L first פירוט	0:-12	8:12
L first פקס	8:20
L first קבלה	5:49	8:-31
L first קוד	3:101	6:-20	8:-43
L first קרית	8:13
L first קרנ	5:20
L first רופא	6:33	8:-23
L first רח	8:20
L first ריבית	8:15
L first רישיונ	3:-9	5:-10	6:24	8:11
L first רמת	8:10
L first שיק	1:69	3:-11	8:-31
L first שמ	3:-12	8:23
L first שנת	8:17
L first שער	8:8
L first תיק	2:-13	3:98	5:-14	7:34	8:-63	9:-14
L first תל	8:26
L first תשלומ	8:13
L fisc-	3:-74	5:-10	8:105
L fl	8:9
L floo-	5:30	8:-24
L floor	5:30	8:-24
L fn	8:8
L foli-	3:-25	5:68	9:-20
L folio	3:-25	5:68	9:-20
L folio_no	3:-14	5:11	8:33	9:-18
L for	0:9	5:-16	8:-16	9:42
L form	8:14
L foun-	3:-32	8:34
L four	8:8
L fr	3:-14	5:-12	8:41
L fran-	8:12
L francisco	8:8
L frau	6:-12	8:18
L from	0:-11	8:24
L fur	5:-22	6:40	7:15	8:-13
L fur_april	5:-12	8:16
L gas	8:14
L gast-	3:65	5:20	8:-65
L gb	3:-8	8:28
L gene-	3:29	8:-26
L generated	3:29	8:-29
L gesc-	3:72	8:-64
L glau-	8:26
L glaubiger	8:26
L glaubiger_id	8:20
L gmbh	8:33
L good-	8:12
L goods	8:12
L grai-	3:12
L grat-	8:16
L gst	8:21
L gsti-	8:25
L gstin	8:25
L guar-	3:73	8:-51
L guarantor	3:73	8:-51
L guarantor_number	3:12
L hand-	5:51	8:-40
L harb-	3:-26	8:39
L harbor	3:-26	8:38
L has	5:-14	8:17
L hono-	5:32	8:-30
L hosp-	3:-14	5:16
L hot	8:8
L hote-	5:14
L hotel	8:8
L hr	8:17
L hrb	8:22
L hst	8:10
L hund-	8:12
L hundred	8:12
L iban	3:-10	5:-11	8:50
L id	2:-15	3:51	5:-31	6:-12	7:-21	8:60	9:-16
L iden-	3:46	4:-10	5:-23	8:13
L identifiant	3:61	8:-45
L identifiant_creancier	3:-9	8:15
L identifikationsnummer	8:25
L idnr	8:13
L ie	5:-9	8:21
L iec	5:-9	8:13
L ihr	3:-16	7:17	8:14
L ihre	3:35	5:-33	7:38	8:-56	9:30
L ihre-	8:18
L ii	5:11	8:-9
L il	8:24
L im	8:9
L imme-	3:15	5:-17	8:8
L in	0:45	5:-20	8:13	10:-11
L in_england	8:16
L indi-	5:33	8:-28
L inh	3:-29	8:32
L inst-	3:16
L inte-	3:-15	5:-29	8:32	10:29
L interest	0:14
L internet	8:15
L inv	5:65	8:-13	10:-30
L invo-	3:-22	5:61	9:-15	10:-11
L invoice	3:-22	5:61	9:-15	10:-11
L invoice_number	8:32
L is	5:-13	8:24
L isol-	0:16	8:-15
L it	0:10
L iva	8:14
L jahr-	7:9
L jahreskontoauszug	7:10
L job	3:-14	5:13	8:24	9:-8
L kart-	0:-24	8:45
L karte	0:-10	8:11
L kass-	3:63	8:-51
L kassen	8:12
L kd	3:63	5:-15	8:-37
L kd_nr	3:63	5:-15	8:-38
L kont-	3:23	5:-9	7:16
L konto	3:31	7:17	8:-33
L kontonummer	8:19
L kost-	8:9
L kran-	5:12
L kred-	0:-17	8:22
L kreditkarte	0:-16	8:18
L kund-	3:180	5:-39	6:-10	8:-104	9:-29	10:33
L kunden	3:10
L kunden_nr	3:10
L kundennummer	3:67	5:-15	8:-28	9:-9	10:10
L kundenservice	3:-20	8:32
L la	3:-10	8:28
L lake-	8:15
L last	0:28	8:-22
L last ab	8:-16	9:33
L last abn	5:-47	8:66
L last account	3:14	7:21	8:-51	10:30
L last acct	3:27	5:-11	8:-10
L last act	8:16
L last address	8:11
L last ag	5:11
L last an	5:17	8:-9
L last and	8:18
L last april	5:-12	8:17
L last apt	8:10
L last au	8:15
L last bc	5:-10	8:35
L last be	3:-27	8:35
L last beleg	8:14
L last bic	8:31
L last bill	5:-38	8:43
L last bofi	8:11
L last bon	5:22	8:-12
L last box	0:-15	3:-18	5:-10	8:70	9:-12
L last bsb	8:14
L last buchungskonto	8:11
L last by	3:29	8:-28
L last ca	3:-12	8:35
L last call	8:20
L last card	0:57	5:-12	8:-25
L last care	3:-16	8:22
L last center	3:12	8:-11
L last check	3:-10	5:36	8:-8
L last chf	8:-41	10:57
L last chk	3:-15	5:59	8:-11	9:-10	10:-10
L last cif	8:33
L last client	3:56	8:-22
L last cliente	3:35	8:-21
L last co	8:9
L last code	3:17	4:28	8:-24
L last com	5:31	8:-23
L last commande	8:-33	9:37
L last compte	3:9
L last confirmation	8:-59	10:63
L last contrat	2:77	3:-22	5:12	8:-56
L last contrato	2:68	5:-13	8:-32
L last customer	3:25	8:-21
L last date	1:41	8:-36
L last de	3:-12	5:-14	8:46
L last debitor	3:55	8:-43
L last delivery	8:15	9:-12
L last dept	3:38	8:-29
L last devis	5:-12	8:-46	9:84
L last dossier	3:24	5:-17	7:-10	8:-38	9:19	10:33
L last ea	8:11
L last ending	0:-24	3:-11	8:39
L last eur	3:25	8:-25
L last example	8:13
L last factura	5:14
L last facture	3:25	5:50	8:-49
L last fax	8:27
L last fl	8:9
L last fn	8:8
L last folio	5:26	8:-13
L last fr	5:-11	8:27
L last gb	3:-8	8:26
L last gmbh	8:11
L last gstin	8:12
L last hrb	8:22
L last iban	5:-11	8:46
L last id	2:-13	3:59	4:9	5:-27	6:-8	7:-20	8:30	9:-15
L last identifikationsnummer	8:25
L last ie	5:-9	8:21
L last ii	5:11	8:-9
L last il	8:21
L last in	0:49	3:-13	8:-14
L last internet	3:-14	8:14
L last inv	5:60	8:-9	10:-30
L last invoice	5:55	8:-36
L last iva	8:14
L last jahreskontoauszug	8:16
L last konto	3:40	7:17	8:-46
L last kontonummer	8:19
L last kundennummer	3:65	8:-27	9:-9	10:10
L last kundenservice	3:-18	8:27
L last livraison	3:31	8:-21
L last llc	1:76	8:-74
L last loan	7:44	8:-40
L last mandat	2:25
L last mandato	8:10
L last mandatsreferenz	8:-17	10:26
L last marktlokation	8:13
L last mastercard	0:20
L last matricule	4:35	8:-33
L last member	3:27	8:-26
L last mi	8:10
L last mprn	5:-15	8:21
L last nc	8:15
L last ne	8:13
L last no	0:-27	1:41	2:10	3:11	4:-19	6:37	7:-14	8:-52	9:37	10:-24
L last nr	0:-15	1:-17	2:-16	4:27	5:41	6:-17	7:9	8:-43	9:34	10:-14
L last nsw	8:11
L last number	0:-48	3:43	4:-11	5:36	6:-14	7:18	8:-45
L last nummer	3:24	10:-10
L last ny	3:-15	8:30
L last nº	0:-18	2:-12	5:-9	8:69
L last october	0:-8	8:9
L last of	5:-15	8:33
L last oh	8:26
L last on	5:-13	8:31
L last or	3:-13	8:-21	9:48
L last order	8:-10	9:21
L last page	8:25
L last pdl	8:8
L last ph	8:12
L last phone	3:-28	8:39
L last pin	3:-11	8:14
L last po	3:-14	5:-10	8:-61	9:105
L last postfach	8:16
L last pret	7:77	8:-66
L last qld	8:18
L last rate	8:10
L last re	5:30
L last receipt	5:14	8:-11	10:15
L last rechnung	5:21	8:-11
L last rechnungsnr	5:73	8:-62
L last rechnungsnummer	3:-24	5:61	8:-20	9:-10	10:20
L last ref	2:20	3:25	5:23	6:-11	7:-13	8:-38	9:-22	10:21
L last reference	3:52	8:-54	10:15
L last referenz	8:-69	10:74
L last reg	8:10
L last rg	5:32	8:-29
L last rufnummer	3:-20	5:-13	8:40
L last rum	8:10
L last sa	8:9
L last seite	8:11
L last sepa	3:-9	8:15
L last service	8:19
L last services	3:-10	8:11
L last since	0:-13	8:18
L last singapore	8:14
L last siret	8:21
L last solde	5:15	8:-13
L last ss	8:13
L last steuernummer	3:21
L last store	5:-13	8:18
L last structuree	8:-27	10:42
L last tel	3:-15	5:-15	8:63	9:-11
L last telefon	8:20
L last ticket	5:101	8:-97
L last tn	8:13
L last to	3:20	8:-10
L last trans	5:64	8:-71	10:33
L last tva	5:-8	8:11
L last tx	8:15
L last uetr	8:25	10:-23
L last usd	8:10
L last vertragskonto	2:43	3:-26	5:-11
L last verwendungszweck	5:15	8:-26	10:18
L last virement	5:24	8:-23
L last visa	0:43
L last xxxx	0:32	3:-11
L last zum	8:11
L last אביב	8:16
L last אחריות	8:9	9:-8
L last אישור	3:-17	8:-26	10:60
L last אסמכתא	3:-18	5:30	8:-49	9:-13	10:67
L last אפריל	0:-12	8:14
L last אשקלונ	8:11
L last אשראי	0:24	3:-8
L last בכרטיס	0:19	8:-17
L last בנק	8:13
L last בספרות	0:37	8:-33
L last בע"מ	3:-24	5:13	7:-10	8:47
L last גבעתיימ	8:15
L last דירה	3:35	8:-27
L last דפ	8:19
L last הזמנה	5:-8	8:-40	9:60
L last הכרטיס	0:46	2:-14	8:-27
L last הלוואה	7:56	8:-43
L last המחאה	1:62	3:-16	8:-21	9:-10
L last המסתיימ	0:10	8:12	9:-15
L last המרה	8:8
L last הסכמ	0:-12	2:64	8:-31
L last הקצאה	3:-13	5:-25	8:56
L last התשנ	8:10
L last ויזה	0:36	8:-18
L last זהות	6:-9	8:71	10:-29
L last זיכוי	5:32	8:-22
L last חברה	3:-9	8:31
L last חוזה	2:85	3:85	5:-45	8:-112
L last חיוב	5:11
L last חשבונ	5:111	7:-20	8:-37	10:-16
L last חשבונית	5:16
L last טופס	8:22
L last טל	3:-9	6:-9	8:48
L last טלפונ	3:-12	5:-18	8:44
L last ירושלימ	8:12
L last ישראכרט	0:33	8:-13
L last כאל	0:24	8:-18
L last כללית	6:14	8:-12
L last כרטיס	0:13	3:-14	9:23
L last לאומי	8:8
L last לחיוב	0:9
L last לקוח	3:55	5:-19	8:-30	9:24
L last לשנת	8:14
L last מבוטח	3:-10	8:22
L last מוטב	8:18
L last מומחה	6:-31	8:37
L last מונה	8:15
L last מועדונ	3:11	8:14
L last מורשה	8:23
L last מחיר	5:11
L last מנוי	8:12
L last מס	0:-14	1:71	2:29	3:-83	4:-10	5:73	6:14	7:49	8:-114	9:-18	10:14
L last מסמכ	3:-11	9:28
L last מספר	0:34	2:-13	3:-42	5:119	7:36	8:-93	9:16	10:-48
L last מספרנו	8:-54	10:76
L last מע"מ	8:8
L last מעל	5:-10	8:12
L last מקרה	3:26	5:-26	8:14	10:15
L last מרצ	5:-13	8:16
L last משכנתא	7:38	8:-33
L last משלמ	3:47	5:-10	8:-19
L last מתוכ	8:12
L last נייד	8:23	10:-9
L last ניכויימ	3:-15	8:30
L last נכס	3:-30	5:-26	8:70
L last נתיבות	8:8
L last סוכנ	8:14
L last סימוכינ	4:12	8:-24	10:39
L last סניפ	8:16
L last ספק	3:27	8:-11	9:-10
L last ע"ר	8:11
L last עבודה	3:-16	8:-37	9:74
L last עובד	4:61	8:-42
L last עוסק	8:19
L last עמוד	8:11
L last עסקה	5:23	8:-34	10:25
L last עסקי	3:11	8:-9
L last פוליסה	2:58	3:-13	5:-17	8:-12
L last פקס	8:22
L last צרכנ	3:21	5:-10
L last קבלה	5:13	8:9
L last קוד	3:49	8:-45	10:11
L last קופה	8:9
L last רישוי	8:21
L last רישיונ	6:56	8:-25	10:-11
L last שובר	3:24	5:42	8:-39
L last שיק	1:-13	3:-10	8:41
L last תיק	2:-15	3:58	5:-14	7:24	8:-36
L last תעודה	8:-29	10:46
L last תקופה	8:10
L last תקשורת	8:13
L last תשלומ	3:22	8:-19
L last תשלומימ	8:11
L leas-	2:96	3:-13	8:-47
L libe-	5:24	8:-23
L lic	6:64	8:-43
L lice-	8:13
L license	8:10
L lief-	3:42	5:-21
L lieferschein	8:11
L limi-	8:18
L limited	8:16
L lind-	8:14
L livr-	3:25
L livraison	3:25
L livraison_pdl	8:8
L llc	1:76	8:-71
L loan	7:101	8:-70
L loan_number	7:33	8:-19
L ltd	8:11
L luci-	8:9
L mand-	2:24	3:-13	5:-11	8:11	10:12
L mandat	2:25
L mandato	8:14
L mandatsreferenz	8:-17	10:26
L marc-	2:40	8:-18	9:-8
L marche	2:40	8:-31
L marg-	10:14
L mari-	3:10
L mark-	8:24
L marktlokation	8:13
L marr-	8:14
L marriott	8:13
L marriott_bonvoy	8:13
L mast-	0:56	8:-25
L mastercard	0:56	8:-25
L matr-	4:35	8:-33
L matricule	4:35	8:-33
L max	0:52	8:-41
L maxi-	0:-11	8:11
L may	8:-25	9:35
L medi-	6:-10	8:19
L memb-	0:-9	3:33
L member	0:-9	3:12	8:16
L member_since	0:-8	8:13
L membership	3:13	8:-12
L merc-	8:11
L meri-	8:10
L mess-	8:31	10:-28
L message	8:31	10:-28
L mete-	3:-20	8:40
L meter	3:-20	8:40
L meter_number	3:-14	8:23
L mi	8:10
L miet-	3:28	8:-21
L mobi-	3:-25	5:-16	8:57
L mobile	3:-23	8:45
L mobilfunk	8:10
L mobilfunk_rechnung	8:10
L mona-	8:13
L monatlich	8:9
L mont-	0:71	8:-47
L month	8:9
L mort-	7:33	8:-27
L mortgage	7:33	8:-27
L mprn	5:-15	8:21
L mr	3:65	8:-49
L mrs	0:11
L ms	3:12	8:-9
L mutu-	8:11
L nc	8:15
L ne	8:15
L new	3:-10	8:24
L new_york	8:12
L no	0:-28	1:40	2:9	3:14	4:-18	5:14	6:35	7:-14	8:-41	9:29	10:-29
L none	1:-46	3:18	4:-9	5:80	6:-43	7:-24	8:-8	9:39
L note	3:-25	5:119	8:-79	9:-9
L nr	0:-17	1:-20	2:-17	4:26	5:15	6:-19	7:9	9:26	10:-15
L nsw	8:11
L numb-	0:-10	3:13	4:-12	5:16	6:-15	7:17	8:-20
L number	0:-10	3:14	4:-12	5:16	6:-15	7:17	8:-21
L number_ending	0:16
L nume-	3:-29	5:32	10:21
L numero	3:-29	5:32	10:21
L numero_de	3:-14
L numm-	3:24	10:-10
L nummer	3:24	10:-10
L ny	3:-15	8:30
L nº	0:-20	2:14	3:-9	5:34	8:19	10:-19
L nº_factura	5:9	8:-8
L oak	3:-21	8:30
L obje-	8:9
L objekt	8:9
L octo-	0:-8	8:9
L october	0:-8	8:9
L of	0:-11	3:22	5:-26	8:42
L oh	8:26
L ohio	8:9
L omb	8:17
L omb_no	8:17
L on	0:15	5:-18	8:26
L on_your	0:20	8:-16
L one	8:21
L op	3:33	8:-31
L oper-	8:-25	10:29
L or	3:-17	9:45
L orde-	5:-13	9:39
L order	9:40
L order_no	9:10
L ordi-	8:-10	10:13
L orth-	6:41	8:-38
L our	2:-15	3:-35	5:30	8:-36	9:-11	10:86
L our_ref	2:-13	3:-26	5:32	10:30
L our_reference	8:-44	10:58
L pack-	5:10
L page	8:28
L part-	3:54	5:-16	8:-23
L partner	8:10
L pati-	3:57	8:-42
L paye-	3:19	8:-13
L paym-	5:-13	8:-14	10:52
L payment	3:-15	5:-10	10:54
L payments	3:18	8:-12
L payr-	4:20
L payroll	4:20	8:-14
L pdl	8:8
L perm-	6:38	8:-37
L pers	4:23	8:-21
L pers-	4:76	8:-55
L pers_nr	4:23	8:-21
L personal	4:23	8:-22
L personal_nr	4:27	8:-26
L pf	8:9
L ph	8:12
L phon-	3:-28	8:55
L phone	3:-28	8:55
L phone_no	8:12
L pin	3:-11	8:15
L plac-	8:10
L place	8:10
L plan	8:11
L plea-	5:-9	8:11
L please	5:-9	8:11
L po	0:-14	3:-34	5:-29	8:-20	9:132
L po_box	0:-10	3:-9	8:40
L po_number	3:-8	8:11	9:9
L poin-	3:26
L point	3:26
L point_de	3:26	8:-10
L poli-	2:45	8:-22
L port-	8:19	9:-10
L portland	8:14	9:-10
L portland_or	8:14	9:-10
L post-	8:29
L postfach	8:16
L ppo	3:-14	8:22
L prac-	3:38	8:-35
L prec-	9:12
L prem-	8:10
L pres-	6:69	8:-58
L pret	7:77	8:-66
L prim-	3:-15	8:20
L primary	3:-15	8:19
L proj-	8:13
L prop-	8:32
L property	8:31
L prov-	6:48	8:-26
L provider	6:48	8:-28
L purc-	9:8
L purchase	9:8
L qld	8:18
L qr	8:-24	10:27
L ques-	8:12
L questions	8:12
L quot-	3:-16	5:89	8:-37	9:-11
L quote	3:-16	5:64	8:-14	9:-11
L rapp-	3:-26	8:37
L rate	8:17
L rate-	0:21	8:-18
L rates	0:21	8:-20
L rcs	3:-10	8:14
L re	5:29
L rece-	3:26	5:-40	8:-30	9:12	10:40
L receipt	5:-38	8:-12	9:17	10:46
L received	3:27	8:-19
L rech-	3:-54	5:154	6:-28	9:-41
L rechnung	5:-49	8:73
L rechnung_fur	5:-20	8:25
L rechnung_nr	5:-27	8:31
L rechnungs	3:-14	5:44	8:-8
L rechnungs_nr	3:-12	5:36
L rechnungsnr	5:73	8:-62
L rechnungsnummer	3:-24	5:59	8:-17	9:-10	10:20
L rechts	6:-22	8:25
L ref	1:-16	2:14	3:-22	4:-8	6:-15	7:-24	10:88
L ref_no	10:10
L refe-	0:-9	1:-8	2:9	3:-28	5:-28	6:-17	8:-38	9:-27	10:138
L reference	2:-15	3:-11	7:9	8:41	9:-26	10:35
L reference_de	8:11
L reference_number	3:30	7:-8	8:-29	10:25
L reference_unique	8:23
L referencia	8:-29	10:32
L referenz	8:-69	10:74
L reg	3:-20	5:-37	8:98	9:-10
L reg_no	3:-13	5:-29	8:73
L regi-	0:-9	5:18	8:29	10:-10
L register	8:10
L registered	8:27
L registered_in	8:25
L registration	8:31
L registration_number	8:24
L regu-	8:23
L regulated	8:17
L regulated_by	8:17
L rela-	3:67	8:-41
L remi-	8:28	10:-15
L reno-	8:-13	9:14
L rent-	5:10
L repl-	5:30	8:-22
L replace	5:31	8:-25
L repo-	8:8
L report	8:8
L requ-	8:-17	10:26
L res	3:-16	5:-14	8:-76	9:112
L rese-	8:-46	9:-13	10:71
L rest-	5:-10	8:18
L restaurant	5:-10	8:17
L reto-	8:11
L return	5:9
L rewa-	3:40	8:-24
L rg	5:32	8:-29
L road	7:20
L roll	7:-9	8:11
L room	3:-11	5:-9	8:37	9:-8
L room_no	3:-9	8:28
L rout-	8:14
L route	8:9
L rue	5:-11	8:24
L rufn-	3:-20	5:-13	8:40
L rufnummer	3:-20	5:-13	8:40
L rum	8:10
L sa	8:12
L sald-	5:22	8:-20
L saldo	5:22	8:-20
L sale-	8:19
L sales	8:11
L samm-	8:9
L san	8:19
L san_francisco	8:8
L scar-	5:28	8:-27
L schl-	5:68	8:-49
L schlussrechnung	5:68	8:-55
L secu-	8:17
L securite	8:12
L securite_sociale	8:12
L seit-	8:11
L seite	8:11
L sepa	3:-9	8:22
L seri-	3:-10	5:-46	8:67
L serv-	3:-33	5:-10	8:64
L service	3:-19	8:38
L services	3:-13	8:21
L shel-	8:10
L shell	8:10
L ship-	3:52	8:-27
L shop	8:12
L sie	5:12
L sinc-	0:-13	8:18
L since	0:-13	8:18
L sing-	8:16
L singapore	8:14
L sire-	5:-12	8:41
L siret	8:26
L soci-	3:-15	8:36
L sociale	8:13
L sold	3:24	8:-22
L sold-	5:11	8:-8
L solde	5:11	8:-8
L sort	8:11
L sort_code	8:11
L ss	8:13
L st	5:-18	8:47
L st_nr	3:-13	5:-14	8:42
L stam-	8:17
L stat-	5:22	7:-10	8:8	10:23
L statement	5:24	7:-9	8:-9	10:25
L statement_no	8:-11	10:26
L statement_number	5:30	8:-13
L steu-	3:20	5:-9	8:28
L steuernummer	3:21
L stor-	5:-14	8:20
L store	5:-13	8:18
L stre-	8:24
L street	8:20
L stru-	8:-26	10:42
L structuree	8:-27	10:42
L sub	3:-11	8:22
L suit-	8:-29	9:39
L suite	8:-29	9:39
L sund-	8:9
L supp-	3:21	5:-14
L supply	3:-17	5:-12	8:37
L supply_number	3:-15	5:-9	8:32
L surc-	5:-8	8:10
L surcharge	5:-8	8:10
L sv	4:-16	8:18
L swif-	8:34	10:-25
L swift	8:33	10:-25
L syst-	5:25	8:-21
L tari-	8:11
L tarif	8:9
L tax	3:-11	5:18	8:13
L tax_invoice	5:32	8:-25
L tel	3:-27	5:-19	8:82	9:-12
L tele-	5:-14	8:58	10:-10
L telefon	8:20
L telephone	8:15
L the	5:-14	8:50
L this	5:-14	8:18
L thou-	8:10
L thousand	8:10
L tick-	5:83	8:-51	9:-11
L ticket	5:83	8:-51	9:-11
L tn	8:13
L to	3:33
L tobi-	0:-12	8:16
L tobias	0:-11	8:13
L tota-	8:17
L total	8:16
L total_fees	8:9
L total_for	0:11	8:-10
L trad-	8:19
L trading	8:9
L tran-	3:-23	5:67	8:-46	9:17	10:28
L trans	5:64	8:-71	10:33
L transaction	8:-14	10:41
L transaction_id	8:-14	10:30
L transfer	0:-8	8:24	9:27	10:-31
L transfer_from	8:9
L transit	5:25	8:-21
L trav-	4:39	8:-37
L trus-	3:-12	8:16
L trust	3:-12	8:16
L tva	5:-13	8:26
L tx	8:15
L uber-	5:8
L uberweisung	5:9
L uetr	8:25	10:-23
L uid	8:34
L uid_nr	8:14
L und	6:40	8:-30
L uniq-	3:-16	6:19	8:36	10:-23
L unique	3:-16	6:19	8:36	10:-23
L unique_de	8:20
L unit	5:10
L unit-	8:10
L united	8:9
L uns	5:-11	8:13
L unse-	3:-33	7:26	10:25
L unser	7:26	8:-40	10:24
L unsere	8:-24	9:23
L unte-	8:-10	10:20
L unter	8:-10	10:20
L usd	8:10
L ust	8:23
L ust_id	8:11
L ust_idnr	8:12
L valu-	5:-16	8:23
L value	5:-15	8:19
L vat	3:-31	5:-30	8:81
L vat_no	3:-18	8:32
L vat_reg	5:-17	8:25
L vat_registration	8:14
L vehi-	8:9
L vers-	3:-16	8:43	9:-19
L vert-	2:41	5:-21
L vertragskonto	2:43	3:-26	5:-11
L verw-	5:14	8:-45	10:39
L verwendungszweck	5:15	8:-26	10:18
L vire-	5:24	8:-23
L virement	5:24	8:-23
L visa	0:97	8:-57
L visi-	5:-12	8:16
L visit	5:-12	8:16
L vom	8:25	9:-15
L von	8:21
L vors-	3:-8	8:10
L vos	5:38	8:-29
L votr-	2:-12	3:16	8:15
L votre	2:-12	3:16	8:15
L votre_compte	3:29	8:-27
L votre_contrat	2:-11	5:24	8:-9
L votre_facture	3:26	8:-18
L vouc-	8:10
L voucher	8:10
L vous	2:-9	5:26	8:-13
L wale-	8:11
L wales	8:11
L warr-	1:54	8:-53
L way	5:-32	8:38
L we	8:10
L whole ab	8:13	9:-8
L whole abn	5:-31	8:44
L whole access no	3:28	8:-25
L whole account	3:-17	8:12	10:36
L whole account ending	0:-16	8:29
L whole account ending in	0:25	8:-23
L whole account no	3:-16	5:34
L whole account number	0:14	5:-10	7:14
L whole account number ending in	0:26	8:-16
L whole acct	3:40	5:-10	8:-22
L whole address	8:9
L whole advice no	8:31	10:-9
L whole advice number	10:23
L whole ahv nr	8:20
L whole atencion al cliente	3:-8	8:9
L whole auftrags nr	3:-10	9:14
L whole beleg	8:13
L whole bic	8:29
L whole bill no	5:38	8:-24
L whole bill number	5:33	8:-15
L whole bofi	8:11
L whole box	8:25
L whole bsb	8:11
L whole buchungskonto	8:11
L whole card	0:61	8:-56
L whole card ending	0:-11	8:13
L whole card number	0:16	8:-12
L whole check	3:-8	5:40	8:-25
L whole chf	8:-44	10:58
L whole chk	3:-14	5:60	8:-16	9:-9	10:-10
L whole cif	8:32
L whole client	3:39	8:-25
L whole code	3:41	8:-39
L whole code client	3:24	8:-21
L whole communication structuree	8:-19	10:32
L whole conf no	3:-26	5:-17	8:14	9:46
L whole cust id	3:61	8:-52
L whole customer care	3:-14	8:19
L whole customer service	8:12
L whole date	1:41	8:-39
L whole de compte	3:-33	8:37
L whole de facture	3:15
L whole debitor	3:55	8:-43
L whole dept	3:38	8:-29
L whole devis	8:-17	9:23
L whole dossier	3:24	5:-13	7:-9	8:-38	9:22	10:33
L whole ea	8:11
L whole employee id	4:13	8:-12
L whole eur	3:25	8:-25
L whole facture	5:65	8:-43
L whole fax	8:24
L whole folio	5:53	8:-45
L whole folio no	3:-13	5:-14	8:60	9:-16
L whole gb	3:-8	8:18
L whole glaubiger id	8:18
L whole gstin	8:12
L whole guarantor number	3:12
L whole iban	8:25
L whole identifiant creancier sepa	3:-9	8:15
L whole inv	5:83	8:-40	10:-29
L whole invoice	5:24	8:-13
L whole invoice no	5:-9	8:17
L whole invoice number	8:26
L whole jahreskontoauszug	8:16
L whole kd nr	3:63	5:-15	8:-38
L whole kontonummer	8:19
L whole kunden nr	3:10
L whole kundennummer	3:60	8:-23	9:-9	10:10
L whole kundenservice	3:-18	8:27
L whole loan	7:44	8:-40
L whole loan number	7:33	8:-19
L whole mandat	2:26	8:-22
L whole mandatsreferenz	10:14
L whole marktlokation	8:10
L whole mastercard	0:20	8:-14
L whole matricule	4:35	8:-33
L whole member since	0:-8	8:13
L whole mprn	5:-14	8:18
L whole no	1:26	2:-11	3:-39	9:39
L whole nr	2:23	3:-28	5:74	8:-69	9:19
L whole number	3:17
L whole numero de client	3:-20	8:26
L whole numero de facture	5:14	8:-12
L whole nº factura	5:9	8:-8
L whole of	8:16
L whole omb no	8:17
L whole or	8:-48	9:61
L whole order	8:-26	9:27
L whole our ref	2:-13	3:-26	5:36	10:16
L whole our reference	8:-49	10:64
L whole page	8:24
L whole pers nr	4:23	8:-21
L whole personal nr	4:27	8:-26
L whole phone no	8:12
L whole po	8:27
L whole po box	0:-8	8:33
L whole po number	3:-8	8:11	9:9
L whole point de livraison pdl	8:8
L whole portland or	8:12	9:-10
L whole receipt	5:15	8:-11	10:15
L whole rechnung	5:63	8:-56
L whole rechnung nr	5:21	8:-19
L whole rechnungs nr	3:-12	5:36
L whole rechnungsnr	5:73	8:-62
L whole rechnungsnummer	3:-24	5:51	8:-12	9:-10	10:20
L whole ref	2:-22	3:69	5:34	8:-61
L whole reference	3:80	8:-53	10:-17
L whole reg no	8:19
L whole room no	3:-9	8:28
L whole singapore	8:12
L whole siret	8:20
L whole sort code	8:9
L whole ss	8:13
L whole st nr	3:-11	5:-13	8:39
L whole statement no	8:-11	10:26
L whole statement number	5:28	8:-12
L whole steuernummer	3:21
L whole store	5:-13	8:17
L whole tel	5:-12	8:41
L whole telefon	8:20
L whole trans	5:70	8:-80	10:34
L whole transaction id	8:-14	10:30
L whole tva	5:-8	8:11
L whole vertragskonto	2:43	3:-19	5:-10
L whole verwendungszweck	5:15	8:-26	10:18
L whole visa	0:-9	8:27
L whole xx xxxx	0:39	8:-36
L whole xxxx	0:-14	8:15
L whole your account number	0:-24	8:14
L whole אישור	8:12
L whole אסמכתא	3:-15	5:35	8:-36	9:-10	10:40
L whole אשקלונ	8:11
L whole גבעתיימ	8:15
L whole דירה	3:37	8:-30
L whole הזמנה	8:-32	9:39
L whole המחאה	1:62	3:-16	8:-21	9:-10
L whole ויזה	0:24	8:-20
L whole ויזה כאל	0:26	8:-20
L whole חשבונ	3:-49	5:46	8:20
L whole חשבונית	5:-12	8:21
L whole חשבונית מס מס	8:13
L whole חשבונית מס מספר	5:17	8:-16
L whole חשבונית מס קבלה	5:11
L whole טל	3:-9	6:-8	8:45
L whole טלפונ	8:19
L whole ישראכרט	0:33	8:-17
L whole כרטיס	0:-20	3:-9	8:10	9:23
L whole כרטיס לקוח	3:18	8:-10
L whole כרטיס עבודה	9:18
L whole לקוח	3:-65	8:75
L whole מס	2:-21	3:-30	5:121	8:-36	9:-11	10:-16
L whole מס אישור	3:-10	8:15
L whole מס הזמנה	9:11
L whole מס זהות	8:24
L whole מס חברה	8:16
L whole מס חשבונ	3:9	8:-10
L whole מס לקוח	3:44	8:-29
L whole מס מסמכ	3:-11	9:28
L whole מס מקרה	10:17
L whole מס עובד	4:20	8:-8
L whole מס רישוי	8:17
L whole מס רישיונ	6:44	8:-27	10:-8
L whole מספר	0:19	3:-30	5:86	8:-40	9:15	10:-27
L whole מספר אישור	8:-31	10:33
L whole מספר אסמכתא	8:-19	10:26
L whole מספר דפ	8:8
L whole מספר הזמנה	9:10
L whole מספר הלוואה	7:18	8:-14
L whole מספר הקצאה	3:-9	5:-14	8:37
L whole מספר זהות	8:44	10:-20
L whole מספר חשבונ	3:-55	5:83	7:-16	8:12	10:-12
L whole מספר חשבונית	5:42	8:-37
L whole מספר טלפונ	5:-14	8:25
L whole מספר לקוח	3:80	8:-64
L whole מספר משלמ	3:49	8:-42
L whole מספר נכס	3:-19	5:-11	8:40
L whole מספר עובד	4:10	8:-8
L whole מספר צרכנ	3:-83	8:93
L whole מספר שובר	3:-19	5:30	8:11
L whole מספר תיק	3:22	7:16	8:-32	10:13
L whole מספר תשלומימ	8:10
L whole מספרנו	8:-54	10:76
L whole משלמ	3:14	8:-14
L whole מתוכ	8:12
L whole נתיבות	8:8
L whole סימוכינ	4:12	8:-24	10:39
L whole סניפ	8:12
L whole עובד	4:30	8:-28
L whole עוסק מורשה	8:17
L whole פקס	8:19
L whole קבלה	5:25	8:-11
L whole קוד	3:49	8:-32
L whole שובר	3:-23	5:10	8:15
L whole שיק	1:-13	3:-10	8:40
L whole שיק מס	1:15	8:-9
L whole תיק	3:59	8:-33
L whole תיק ניכויימ	3:-12	8:20
L whole תל אביב	8:15
L with	8:11
L work-	9:11
L works	9:11
L writ-	3:22	8:-17
L write	3:22	8:-18
L www	8:19
L xx	0:39	8:-34
L xx_xxxx	0:39	8:-36
L xxxx	0:32	3:-11
L xxxx_xxxx	0:13	3:-8
L york	8:12
L you	8:9
L your	5:14	9:-14	10:25
L zahl-	3:-17	10:35
L zahler	8:17
L zahlung	5:10
L zahlungsreferenz	8:-37	10:34
L zimm-	8:9
L zu	5:-22	8:14	10:14
L zum	7:46	8:-36
L zur	5:-76	8:78
L אבוט-	8:8
L אבוטבול	8:8
L אביב	8:23
L אגוד-	5:-8	8:21
L אגודה	8:19
L אופט-	8:15
L אופנ	1:18	8:-17
L אופנ_התשלומ	1:18	8:-17
L אחרו-	0:43	8:-37
L אחרי-	8:9	9:-8
L אחריות	8:9	9:-8
L אינו	5:-24	8:24
L אישו-	1:-11	3:-23	5:-13	7:24	8:-30	10:77
L אישור	1:-11	3:-23	5:-13	7:24	8:-31	10:77
L אישור_מס	8:-24	10:37
L אלונ	3:-16	8:19
L אלקט-	6:11
L אלקטרונית	6:11
L אמצע-	0:15	8:-14
L אמצעי	0:15	8:-14
L אמצעי_תשלומ	0:15	8:-14
L אסמכ-	3:-21	5:25	8:-99	9:-11	10:133
L אסמכתא	3:-19	5:28	8:-64	9:-10	10:84
L אפרי-	0:-12	8:15
L אפריל	0:-12	8:14
L ארונ	8:10
L ארנו-	8:12
L ארנונה	8:12
L אשפו-	5:23	8:-49	10:33
L אשפוז	5:23	8:-49	10:33
L אשקל-	8:11
L אשקלונ	8:11
L אשרא-	3:-12	6:14	8:38
L אשראי	3:-12	6:14	8:38
L בגינ	5:-56	8:45	10:18
L ביטו-	6:17
L ביטוח	6:17	8:-9
L ביקו-	8:11
L ביקור	8:11
L בית	5:9
L בכרט-	0:25	8:-19
L בכרטיס	0:25	8:-19
L בנק	8:37
L בנקא-	0:14	1:17	8:-17
L בנקאי	0:15	8:-9
L בנקאית	1:17	8:-8
L בספר-	0:37	8:-33
L בספרות	0:37	8:-33
L בע"מ	3:-30	7:-13	8:72
L בקשה	8:-28	10:30
L בריא-	6:-12	8:16
L בריאות	6:-12	8:16
L גבעת	8:10
L גבעת-	8:15
L גבעתיימ	8:15
L ד"ר	3:-11	6:127	8:-76	9:-8
L דיגי-	5:14	8:-13
L דירה	3:35	8:-22
L דמי	8:19
L דפ	8:28
L דרכ	8:13
L הבנק	3:47	8:-80	10:43
L הדר	4:29	8:-27
L ההלו-	7:20	8:-14
L ההלוואה	7:20	8:-14
L הודע-	0:17	3:-11	5:54	8:-36
L הודעה	5:31	8:-17
L הודעת	0:12	5:23	8:-18
L הודעת_תשלומ	5:9
L הופק	5:-8	8:14
L הופק_ע"י	8:11
L הורא-	0:-12	8:23
L הוראה	8:11
L הוראת	8:10
L הוראת_קבע	8:10
L הזזה	8:10
L הזמנ-	3:-31	5:-22	8:-137	9:208
L הזמנה	5:-12	8:-47	9:76
L הזמנת	3:-20	8:-11	9:47
L הזמנתכמ	8:-17	9:22
L הכנס-	5:41	8:-13
L הכנסה	8:22
L הכרט-	0:46	2:-14	3:45	8:-71
L הכרטיס	0:46	2:-14	3:45	8:-71
L הלוו-	7:80	8:-50
L הלוואה	7:87	8:-63
L הלקו-	3:48	5:-41
L הלקוח	3:48	5:-41
L המחא-	1:80	3:-16	8:-38	9:-10
L המחאה	1:80	3:-16	8:-38	9:-10
L המטו-	8:10
L המטופל	8:10
L המסמ-	8:-19	10:23
L המסמכ	8:-19	10:23
L המסת-	0:41	8:-8	9:-15
L המסתיימ	0:41	8:-8	9:-15
L המסתיימ_בספרות	0:31	8:-27
L המרה	0:-8	8:11
L הנדו-	5:22	7:16	8:-27
L הנדונ	5:22	7:16	8:-27
L הסדר	8:9
L הסכמ	0:-12	2:63	7:40	8:-70
L העבר-	10:13
L העברה	10:13
L העוב-	4:33	8:-32
L העובד	4:33	8:-32
L הצעת	5:25	8:-17	10:14
L הצעת_מחיר	5:25	8:-17	10:14
L הקוד-	8:8
L הקצא-	3:-13	5:-27	8:60
L הקצאה	3:-13	5:-27	8:60
L הרופ-	6:26	8:-20
L הרופא	6:26	8:-20
L השנה	5:44	8:-35
L השרו-	8:10
L השרונ	8:10
L התשל-	1:18	5:-8
L התשלומ	1:18	5:-8
L התשנ	8:10
L ויזה	0:81	3:-12	8:-45
L ויזה_המסתיימ	8:9
L ויזה_כאל	0:43	8:-36
L ועד	5:10
L ועד_בית	5:12
L זה	5:-24	8:26
L זהב	0:31	6:61	8:-77
L זהות	6:-9	8:74	10:-30
L זועב-	3:9
L זועבי	3:9
L זיכו-	3:-8	5:13	10:10
L זיכוי	5:13	10:10
L זיכוי_בגינ	5:-21	10:18
L חבר	3:42	8:-24
L חברה	3:-10	8:33
L חו"ל	0:12	8:-11
L חוב	5:-9	8:13
L חודש	8:15
L חוזה	2:155	3:34	5:-79	7:19	8:-105
L חוק	8:9
L חיוב	0:9
L חיוב-	0:-12	5:43	8:-23
L חיוב_כרטיס	0:12	8:-11
L חיובי	5:44	8:-34
L חיובימ	0:-12	8:12
L חלקי	5:-12	8:15
L חשבו-	0:-25	2:-23	3:37	5:50	6:-12	7:-29	8:65	9:-21	10:-30
L חשבונ	0:-21	2:-18	3:47	5:45	6:-9	7:-26	8:37	9:-17	10:-30
L חשבונ_חוזה	3:75	5:-35	8:-32
L חשבונ_לקוח	3:-38	8:43
L חשבונ_מס	3:-11	5:-21	8:46
L חשבונ_מספר	8:15
L חשבונ_עסקה	5:26	8:-17
L חשבונית	3:-10	5:17	8:14
L חשבונית_מס	5:-13	8:10
L חשמל	5:37	8:-26
L חתימ-	6:11
L חתימה	6:11
L חתימה_אלקטרונית	6:12	8:-11
L טופס	8:22
L טיפו-	5:22	8:-20
L טל	3:-9	6:-9	8:50
L טלפו-	3:-12	5:-18	8:48
L טלפונ	3:-12	5:-18	8:46
L יובל	8:15
L יולי	5:-12	8:15
L ירוש-	8:13
L ירושלימ	8:13
L ישרא-	0:33	8:-9
L ישראכרט	0:33	8:-12
L יתרה	7:12
L כאל	0:42	8:-33
L כולל	8:9
L כללי-	6:14	8:-9
L כללית	6:14	8:-9
L כספי	8:18
L כפר	8:14
L כרטי-	0:52	3:43	5:-17	8:-66	9:35	10:-10
L כרטיס	0:54	3:43	5:-17	8:-69	9:36	10:-10
L כרטיס_אשראי	0:20	3:-11	8:20
L כרטיס_ויזה	8:8
L כרטיס_לקוח	3:18	8:-10
L כרטיס_עבודה	9:18
L לאומ-	0:9	8:8
L לאומי	0:9	8:8
L לאחר	5:-8	8:9
L לאימ-	8:-13	10:19
L לאימות	8:-13	10:19
L לביט-	8:14
L לביטוח	8:14
L לביר-	5:-10	8:13
L לגבי-	8:11
L להעב-	8:-26	10:30
L להעברה	8:-27	10:31
L לוי	8:20
L לחוד-	5:-31	8:53
L לחודש	5:-31	8:46
L לחודש_מרצ	5:-13	8:13
L לחיו-	0:26
L לחיוב	0:26
L לכבו-	3:47	8:-19	9:-10
L לכבוד	3:47	8:-19	9:-10
L לכל	7:9
L לכרט-	0:10
L לכרטיס	0:10
L ללא	6:-10	8:21
L לעבו-	3:14	8:-11
L לפי	8:21
L לצור-	3:14	8:-9
L לצורכ	3:14	8:-10
L לקוח	0:-11	3:86	5:-26	8:-42	9:21
L לשנת	8:19
L לתשל-	5:20	8:-12
L לתשלומ	5:20	8:-13
L מבוט-	3:-10	8:23
L מבוטח	3:-10	8:22
L מוטב	8:18
L מומח-	6:-21	8:29
L מומחה	6:-31	8:37
L מומחית	6:10
L מונה	8:17
L מועד-	3:11	8:14
L מועדונ	3:11	8:14
L מוצר-	5:15	8:-14
L מוקד	8:25
L מורח-	6:15
L מורחב	6:15
L מורש-	3:-11	5:-14	8:43
L מורשה	3:-11	5:-14	8:42
L מזהה	3:-9	7:26	10:-15
L מחיר	5:25	8:-17	10:14
L מטפל	6:44	8:-35
L מטפל_ד"ר	6:44	8:-35
L ממוח-	5:-10	8:12
L ממוחשב	5:-10	8:11
L מנוי	8:18
L מס	0:15	1:30	2:28	3:15	4:8	5:35	7:17	8:-142	10:14
L מס_אישור	3:-10	8:17
L מס_הזמנה	9:11
L מס_הכנסה	8:11
L מס_הקצאה	5:-11	8:19
L מס_זהות	8:24
L מס_חברה	8:17
L מס_חשבונ	5:13	7:-8	8:9
L מס_לקוח	3:44	8:-29
L מס_מסמכ	3:-11	9:28
L מס_מספר	5:17	8:-16
L מס_מקרה	10:17
L מס_עובד	4:21	8:-8
L מס_קבלה	5:14
L מס_רישוי	8:17
L מס_רישיונ	6:44	8:-27	10:-8
L מס_תיק	3:-23	7:12	8:27
L מסטר-	0:30	8:-25
L מסטרקארד	0:30	8:-25
L מסמכ	3:-11	5:-20	8:25	9:28
L מסמכ_ממוחשב	5:-10	8:11
L מספר	0:42	1:-19	2:-25	4:28	5:12	6:-21	7:27	8:-46	9:-22	10:40
L מספר-	0:22	8:-74	10:75
L מספר_אישור	8:-31	10:33
L מספר_אסמכתא	8:-22	10:31
L מספר_דפ	8:8
L מספר_הזמנה	9:10
L מספר_הלוואה	7:23	8:-18
L מספר_הקצאה	3:-10	5:-15	8:41
L מספר_זהות	8:48	10:-21
L מספר_חברה	8:9
L מספר_חוזה	2:34	3:-10	5:-12	8:-11
L מספר_חשבונ	3:27	5:-12	7:-27	8:46	10:-14
L מספר_חשבונית	5:42	8:-37
L מספר_טלפונ	5:-14	8:25
L מספר_לקוח	3:86	8:-70
L מספר_משלמ	3:49	8:-42
L מספר_נכס	3:-19	5:-11	8:40
L מספר_עובד	4:10	8:-8
L מספר_צרכנ	3:-83	8:93
L מספר_שובר	3:-19	5:30	8:11
L מספר_תיק	3:20	5:-9	7:17	8:-23	10:9
L מספר_תשלומימ	8:12
L מספרנו	8:-55	10:76
L מע"מ	8:9
L מעבר	3:14	8:-11
L מעל	5:-10	8:13
L מקרה	3:26	5:-26	8:14	10:15
L מרכז	8:11
L מרפא-	6:-10	8:17
L מרפאה	6:-10	8:17
L מרפס-	8:10
L מרפסת	8:10
L מרצ	5:-13	8:16
L משכנ-	7:38	8:-32
L משכנתא	7:38	8:-32
L משלמ	3:44	5:-10	8:-19
L משפח-	3:16
L משפחה	3:16
L משרד	8:12
L מתוכ	8:12
L נא	8:-40	10:43
L נייד	8:24	10:-9
L ניכו-	3:-16	8:37
L ניכויימ	3:-15	8:31
L נכס	3:-30	5:-26	8:70
L נתיב-	8:8
L נתיבות	8:8
L סה"כ	0:40	8:-24
L סוכנ	8:18
L סימו-	4:12	8:-54	10:67
L סימוכינ	4:12	8:-54	10:67
L סניפ	8:26
L ספק	3:27	9:-10
L ספרו-	0:73	8:-67
L ספרות	0:73	8:-67
L ע"י	5:-8	8:12
L ע"י_תוכנת	8:8
L ע"ר	8:11
L עבוד-	3:-17	8:-34	9:72
L עבודה	3:-16	8:-36	9:73
L עו"ש	8:18
L עובד	4:66	8:-45
L עובד-	4:12	8:-12
L עוסק	3:-20	5:-16	8:53
L עוסק_מורשה	5:-9	8:31
L על	8:18
L עמוד	8:11
L עמות-	8:18
L עמותה	8:13
L עמית	3:35	7:-20
L עמלת	8:15
L עסקא-	0:40	8:-36
L עסקאות	0:40	8:-36
L עסקה	5:35	8:-41	10:25
L פולי-	2:75	3:-14	5:-18	8:-18
L פוליסה	2:75	3:-14	5:-18	8:-18
L פיקד-	5:-20	8:27
L פיקדונ	5:-20	8:27
L פירו-	0:-12	8:12
L פירוט	0:-12	8:12
L פירוט_עסקאות	0:17	8:-16
L פלוס	8:18
L פלטי-	8:8
L פלטינומ	8:8
L פנסי-	8:9
L פנסיה	8:9
L פעול-	8:-38	10:55
L פעולה	8:-39	10:55
L פקס	8:23
L פרטי	3:14
L צרכנ	3:21	5:-10
L קבלה	5:37
L קבלת	8:15	9:-9
L קבע	8:11
L קוד	3:99	5:-14	6:-21	8:-55
L קופה	8:9
L קרית	8:13
L קרנ	5:19
L קרנ_פנסיה	8:9
L ראשי	8:16	9:-12
L רופא	6:28	8:-15
L רופא_מטפל	6:44	8:-35
L רח	8:25
L ריבי-	8:21
L ריבית	8:21
L רישו-	5:-18	8:36
L רישוי	8:21
L רישי-	3:-10	5:-12	6:90	8:-26	10:-12
L רישיונ	3:-10	5:-12	6:90	8:-26	10:-12
L רכב	7:9
L רמת	8:11
L רפוא-	8:15
L שובר	3:45	5:38	8:-57
L שיק	1:69	3:-11	8:-29
L שיק_מס	1:15	8:-9
L שירו-	6:-12	8:33
L שירות	8:15
L שירותי	6:-11	8:16
L של	5:38	8:-17
L שלכ	3:45	8:-44
L שמ	3:-12	8:23
L שמ_המטופל	8:10
L שנת	1:-8	8:19
L שנת_מס	1:-8	8:11
L שער	8:10
L תוכנ-	5:-8	8:14
L תוכנת	8:9
L תומר	3:-8	8:17
L תושב	3:63	8:-55
L תיק	2:-22	3:87	4:-11	5:-30	7:70	8:-48	9:-20
L תיק_ניכויימ	3:-15	8:30
L תל	8:26
L תל_אביב	8:21
L תלוש	8:13
L תעוד-	8:-22	10:39
L תעודה	8:-25	10:45
L תקופ-	5:11
L תקופה	8:10
L תקשו-	8:16
L תקשורת	8:16
L תשלו-	0:14	3:18	5:13	7:-9	8:-9
L תשלומ	0:14	3:19	5:21	8:-36
L תשלומימ	8:23
N -ading	8:17
N -ailed	0:19	8:-18
N -ality	8:11
N -ample	0:-9	3:-24	5:45	7:22	8:35	9:-32
N -ander	7:-11	8:20
N -anski	8:9
N -antor	3:23	8:-16
N -arges	0:14
N -athan	8:9
N -ather	0:25	3:-9	8:-22	10:18
N -ation	5:-18	8:65	9:-15
N -ative	5:9
N -atriz	1:-10	8:19
N -ceipt	3:-9	5:-38	6:19	9:14	10:24
N -chaft	2:25
N -chase	8:-8	10:10
N -chnik	8:26
N -chung	8:18	9:-11
N -cking	8:-17	10:22
N -count	3:30	5:-9	7:9	8:9	9:-15
N -ction	3:-20	10:34
N -ctura	8:13	10:11
N -cture	5:45	8:-22
N -dente	4:10
N -dress	8:12
N -dware	10:17
N -edits	0:9
N -eight	8:26
N -eille	8:10
N -eland	8:13
N -emann	8:12
N -ement	1:12	3:-24	5:14	7:16
N -ences	2:25	5:-12
N -encia	5:-9	8:13
N -endan	5:-8	8:8
N -ender	2:26	8:-22
N -ental	3:24	8:-23
N -erenz	3:-22	8:-14	10:63
N -erest	8:9
N -erger	8:10
N -ergia	3:-10	8:12
N -ergie	3:14	8:-10
N -ernet	8:10
N -erung	7:17	8:-12
N -essed	8:-21	10:24
N -etrag	5:9	8:15
N -ftrag	3:-9	9:25
N -geben	3:8	7:13
N -ginal	5:-8
N -glich	8:12
N -hlung	0:19	10:-11
N -hnung	9:10	10:17
N -hrift	5:10	8:24
N -iance	3:16
N -icate	3:-10	8:10
N -icity	3:-8	5:13
N -idian	3:29	8:-23
N -iente	3:30	8:-13
N -iento	5:-18	8:27
N -ients	8:8
N -inery	8:41	10:-33
N -inger	3:31	8:-22
N -ional	8:15
N -ionen	5:10	8:-8
N -ische	10:10
N -ision	3:25	8:-12
N -isung	8:17
N -ivery	8:15
N -ivity	8:9
N -kasse	5:54	8:-24
N -konto	5:-42	8:46
N -lable	8:-11	10:22
N -laire	5:37	8:-26
N -lance	5:16
N -laran	8:32	9:-15
N -lding	3:23	8:-15
N -liche	6:14	8:-14	10:11
N -light	8:9
N -lippa	5:21	8:-13
N -lling	8:10
N -lment	2:14	7:-8
N -loyee	4:13	8:-13
N -ltung	8:25
N -luded	5:22	8:-18
N -mento	2:10	5:-13	8:10
N -ments	8:22
N -mited	3:-10	8:30
N -mmary	3:-12
N -nance	2:13	5:11	7:-10
N -ncial	8:19
N -ndard	6:22	8:9
N -nding	8:10
N -nings	1:13
N -nning	8:-21	10:25
N -ntakt	3:18
N -ntant	3:-12	10:24
N -ntial	3:-8	10:12
N -ompte	5:8
N -ounts	3:-17	5:34	8:22	9:-29
N -owski	8:-19	10:24
N -perty	8:11
N -phine	3:30	8:-26
N -pital	0:11
N -plies	8:8
N -press	0:11	3:-8	8:10
N -ption	8:19
N -ragen	3:8	7:14
N -rance	5:12
N -raxis	8:13
N -reaux	8:12
N -rence	0:-13	3:-14	9:12	10:33
N -resse	3:22	8:-13
N -rican	0:17	8:-9
N -riott	8:26	9:-20
N -rnell	3:13
N -ronic	8:-11	9:22
N -rrent	3:-15	8:18
N -rrier	3:20	8:-10
N -rship	0:11
N -rtner	8:12
N -rvice	5:-22	7:22	8:19
N -rward	3:26	8:-24
N -sonal	4:9
N -ssage	10:16
N -stand	8:9
N -stant	7:17	8:-11
N -stems	3:-10	8:15
N -stone	5:20	8:-11
N -telle	5:8
N -tgage	7:16
N -tient	3:-9	8:23
N -tings	3:-10	8:19
N -tions	8:33
N -tment	8:19
N -tomer	3:25	8:-15	9:-15	10:16
N -total	8:9
N -trice	8:9
N -trieb	8:10
N -tries	1:25	8:-12
N -tures	8:13
N -ucher	0:67	8:-48
N -uelle	3:15	8:-11
N -ugbar	0:38	8:-37
N -ummer	3:21	5:16	8:-28	9:27
N -ungen	3:16	6:17	8:-12
N -vices	3:-21	6:18	8:16	10:18
N -vings	8:10
N -voice	3:-16	5:34	8:15	9:-14
N -werke	3:14
N -yable	8:27
N -yer's	3:-8	5:-13	8:-13	9:39
N -yment	0:22
N -zione	8:23
N -בונית	5:13	9:10
N -יטלית	5:9
N -כויימ	0:-12	8:18
N -לוואה	7:9
N -מצעות	5:11	8:-16	10:13
N -נבאומ	3:-15	8:29
N -נטרנט	8:12
N -סטיקה	8:10
N -עדרות	6:10
N -קשורת	5:11
N -שטיינ	8:20
N -תלמות	3:23	7:-23	8:13
N =account	0:-11	1:-24	2:-21	3:39	5:34	6:-8	7:13	8:23	9:-29	10:-11
N =account+balance	3:-11	8:12
N =account+bank	8:12
N =account+current	3:-15	8:16
N =account+due	3:-17	8:29
N =account+number	2:-9	3:17	5:39	8:12	9:-15	10:-23
N =account+other	7:15
N =account+payment	5:10
N =account+tax	5:32	8:-11
N =all account	1:-19	3:51	5:-34	8:13	9:-10	10:19
N =all account+due	3:-16	8:27
N =all account+number	2:-9	3:28	9:-11	10:-21
N =all account+number+tax	8:15
N =all account+other	7:15	8:-14
N =all amount	2:25	3:-9	5:-10	8:12
N =all amount+by+due	3:13	5:-10	8:-27	10:26
N =all amount+due	3:-40	5:10	8:46
N =all balance	3:15	5:-33	8:39
N =all balance+due	3:9	5:26	8:-15	10:-10
N =all balance+other	5:26	8:-44	10:23
N =all bank	0:22	3:-38	5:-14	8:36	10:16
N =all bank+number	0:20	8:-9
N =all bank+pay	5:-9
N =all bank+payment	0:17	3:13	8:-16
N =all bank+price	0:9	8:-8
N =all by	5:18
N =all by+pay	5:19	8:-16
N =all current+issued	8:10
N =all customer	0:9	3:12	9:15
N =all customer+number	0:9	3:40	5:-14	8:-16
N =all customer+number+tax	3:37	8:-20
N =all date	0:33	3:25	5:-33	8:-24	9:29	10:-9
N =all due	3:34	5:33	8:-50	9:-14
N =all due+total	10:23
N =all incl	7:17	8:22
N =all incl+payment	3:14	8:-16
N =all instalment+monthly+other	8:-8	10:12
N =all instalment+other	3:12
N =all interest	8:8
N =all interest+other	7:-10	8:12
N =all invoice	2:-10	3:-33	5:30	6:16	10:15
N =all invoice+number	3:-25	5:94	8:-44
N =all invoice+number+tax	3:28	5:-15	9:16
N =all invoice+tax	5:-16	8:25
N =all invoice+total	5:-9	8:12
N =all issued	10:16
N =all number	1:-18	2:45	3:19	4:-17	5:-49	6:9	8:-38	10:45
N =all number+order	3:15	5:-17	8:-12	9:22
N =all number+other	8:27
N =all number+other+tax	7:40	8:-32
N =all number+person	4:41	8:-40
N =all number+person+tax	4:18	8:-17
N =all number+statement	5:20	8:-15
N =all number+tax	1:17	2:23	3:-58	4:-11	5:-38	8:90	9:-22	10:13
N =all order	5:-13	8:-68	9:112
N =all other	0:-25	3:-30	5:44	8:49	10:-17
N =all other+payment	0:31	3:-12	10:10
N =all other+total	8:8
N =all pay	8:34
N =all payment	3:33	8:13	10:-11
N =all payment+total	0:14	8:-14
N =all period	3:27
N =all price	3:16	5:-14	8:22
N =all price+total	0:21	8:-14
N =all statement	3:-18	8:-9	9:27
N =all subtotal	8:10
N =all tax	0:26	3:11	5:12	8:-32
N =all total	0:15	3:11	5:-20	6:-11	8:-17	10:41
N =all transfer	0:22	1:10	3:12	5:-19	8:-21	10:16
N =amount	2:24	3:-26	5:-17	7:-10	8:43
N =amount+by	3:12	5:-12	8:-24	10:26
N =amount+due	3:-30	8:27	10:17
N =balance	5:15	8:26	9:-9	10:-13
N =balance+due	3:9	5:26	10:-12
N =balance+other	5:25	8:-35	10:19
N =balance+period	8:8
N =balance+total	7:9
N =bank	0:57	1:-10	3:-23	5:-30	8:9	9:8
N =bank+customer	3:15	8:-9
N =bank+number	0:29	8:-12
N =bank+pay	5:-9	8:9
N =bank+payment	0:17	3:11	8:-15
N =bank+price	0:9	8:-8
N =bank+total	0:-20	8:20
N =by	5:12	8:-16	10:10
N =by+due	3:10	5:-14	8:-16	10:25
N =by+pay	5:19	8:-16
N =closing	0:13	3:-11	8:16
N =closing+date	8:12
N =closing+price	0:15	8:-14
N =closing+total	0:14
N =current	3:-24	8:49	10:-10
N =current+issued	8:10
N =current+statement	8:12
N =customer	0:14	1:-11	3:91	5:-13	6:-10	8:-25	10:-13
N =customer+invoice	8:9
N =customer+number	0:8	3:62	5:-20	8:-16
N =customer+tax	3:23	8:-9
N =date	0:26	3:-11	5:-23	8:9	9:15
N =date+invoice	5:-25	8:27
N =date+number	2:10	3:-30	5:29	9:-13	10:17
N =date+other	2:10	5:-9
N =date+statement	2:10	5:-10
N =date+total	8:12
N =deduction	8:16
N =due	0:-13	3:-18	5:29	6:-13	7:-18	8:32	9:-24	10:34
N =due+invoice	5:-15	8:10	10:11
N =due+number	5:-11	8:14
N =due+payment	8:15
N =due+period	8:8
N =due+tax	5:-8	8:11
N =due+total	3:-9	10:21
N =final	6:14	8:-12
N =incl	0:-9	5:-18	7:21	8:29
N =incl+number	8:9
N =incl+tax	8:16
N =instalment	2:13	3:10	7:-10	10:10
N =instalment+monthly	8:-8	10:12
N =instalment+other	3:11	10:11
N =instalment+price	2:14	7:-8
N =interest	7:-10	8:24
N =interest+other	7:-10	8:14
N =invoice	1:-12	2:-26	3:-65	5:97	7:-11	8:28	9:-18	10:19
N =invoice+number	3:-14	5:65
N =invoice+other	5:21	8:-12
N =invoice+price	8:-24	10:20
N =invoice+tax	3:9	5:-41	8:55	9:10
N =invoice+total	5:-15	8:21
N =issued	8:8	10:11
N =left	5:30	8:-9
N =monthly	8:18	10:11
N =monthly+other	10:11
N =net	1:9
N =net+pay	4:8
N =net+total	1:11
N =number	1:-28	2:36	4:16	5:46	6:-8	7:24	8:-83	9:-31	10:18
N =number+order	5:-30	8:19	9:21
N =number+other	2:8	3:-15	5:-13	7:47
N =number+payment	3:-10	8:15
N =number+person	4:59	8:-49
N =number+statement	2:8	5:36	8:-21
N =number+tax	0:10	2:12	3:-19	5:-27	7:21	8:10
N =number+total	8:13
N =opening	8:15
N =order	3:-9	5:-10	8:-54	9:112
N =other	0:-19	1:-13	4:-10	5:42	7:36	8:21	9:-31
N =other+payment	0:28	10:9
N =other+price	8:9
N =other+statement	2:10	3:26	5:-9
N =other+tax	7:40	8:-22
N =other+total	8:15
N =paid	1:10	5:9
N =paid+total	1:11	5:9	8:-17
N =pay	1:10	9:18
N =pay+statement	1:12	8:-14
N =payment	0:47	3:9	5:16	6:-9	7:-11	9:-15	10:-15
N =payment+period	3:-9	8:10
N =payment+total	0:14	8:-13
N =period	3:14	5:-18	7:-8	8:42
N =person	4:46	8:-26
N =person+tax	4:18	8:-17
N =previous	8:17
N =price	0:21	5:19	7:-14	8:-33	9:-14	10:23
N =price+tax	8:9
N =price+total	0:25	8:-15
N =statement	1:11	3:-11	5:34	7:-14	8:-29	9:23
N =subtotal	8:11
N =tax	0:31	1:-9	2:9	3:-30	5:-54	7:21	8:38	9:-10
N =tax+total	10:11
N =total	0:20	3:-13	5:-49	6:-15	8:10	9:-14	10:65
N =transfer	0:20	1:9	3:8	8:-25	10:19
N aber-	0:38	8:-32
N abon-	8:12
N abou-	8:9
N about	8:9
N abov-	7:12
N above	7:12
N acco-	3:18	5:33	9:-44
N account	3:35	7:9	8:-11	9:-14
N account_name	8:15
N account_no	3:12	8:10
N account_number	3:28	5:14	7:9	8:-32
N account_summary	0:10	3:-11
N accounts	3:-16	5:34	8:19	9:-29
N accounts_payable	8:18
N acht-	3:10	8:-8
N achterberg	3:10	8:-8
N acti-	8:10
N activity	8:9
N actu-	8:10
N addr-	8:13
N address	8:12
N adjustment	8:8
N adjustments	0:10
N advi-	3:22	8:8
N advice	3:24	8:-8
N ag	3:19	8:-40	10:38
N agen-	8:12
N agre-	2:8	3:-12	8:20
N agreement	2:8	3:-12	8:20
N air	8:8
N air_lines	8:8
N alpi-	8:10
N als	10:12
N amer-	0:17	8:-8
N american	0:17	8:-10
N american_express	0:17	8:-10
N amou-	3:-15	5:9	8:27
N amount	3:-14	5:9	8:24
N amount_due	3:-24	5:15	8:18
N an	8:21
N and	3:-11	5:-12	7:9	8:29
N and_adjustments	0:10
N and_return	3:10	8:-17
N andr-	0:-36	8:40
N ange-	3:8	7:13
N angeben	3:8	7:13
N annu-	0:-13	3:15	8:10
N annual	0:-13	8:15
N app	8:38	10:-33
N appl-	8:17
N appli	3:-9	8:10
N art	8:17
N art_nr	8:17
N arti-	8:22
N assu-	8:19
N at	5:32
N atel-	5:-10	8:14
N attn	8:40	9:-23
N attn_accounts	8:18
N au	3:15	8:-28	10:23
N auf	8:-15	10:20
N auft-	3:-8	9:22
N auftrag	8:11
N aure-	8:15
N auto-	0:11	3:-10	5:-9	8:17
N av	3:12	8:-10
N avai-	8:-11	10:22
N available	8:-11	10:22
N avan-	8:-24	10:27
N avoi-	3:-18	5:81	8:-54
N bade-	3:15	8:-11
N bala-	5:14
N balance	5:17
N balance_due	5:26	8:-22
N balance_owing	3:13	5:9	8:-14
N ball-	8:13
N banc-	5:13	8:-9
N banca	5:13	8:-11
N banco	5:11	8:-10
N bank	3:-15	5:-11	8:35	10:17
N bank-	8:10
N bank_of	8:-30	10:32
N barc-	0:-14	8:15
N be	8:19
N beat-	1:-11	8:30
N beatriz	1:-10	8:19
N bei	3:15	7:13	8:-18
N bele-	8:10
N bene-	5:28	8:-17
N best-	0:-10	8:26
N betr-	2:24	6:-10	8:12
N betrag	2:25	8:-9
N beza-	8:10
N bill	3:-17	8:40
N bitt-	3:16	7:12	8:-18
N bitte	3:16	7:12	8:-18
N bitte_bei	3:8
N blue	8:15
N bran-	5:17
N branch	5:19
N brea-	8:15
N buch-	5:-8	8:28	9:-13
N buye-	5:-15	8:-10	9:39
N buyer's	5:-13	8:-17	9:40
N buyer's_order	5:-13	8:-17	9:40
N by	5:37
N call	3:24	8:-15
N cant-	8:16
N capi-	0:28	8:-26
N capital	0:11	8:-11
N card	0:15
N card_number	0:15	8:-15
N carg-	8:13
N carr-	8:11
N cash	5:26	8:-22
N cash-	5:-12	8:18	9:15
N cast-	5:-33	8:46
N cc	8:11
N cent-	5:8	8:25
N centre	8:19
N cert-	3:-10	7:12	8:17
N certificate	3:-10	8:10
N ch	5:-11	8:15
N char-	0:11	2:13	3:-17	5:-11	7:-11	8:25
N charge	2:14	7:-10
N charges	0:14
N chec-	8:14
N clai-	3:19
N clas-	0:24	8:-22
N clie-	3:35	5:-46	8:37	10:-13
N client	3:12	5:-17	8:8	9:11	10:-12
N cliente	3:31	5:-27	8:12
N clin-	8:14
N clinic	8:12
N co	8:22
N co_il	5:13	8:-10
N cod	3:16	5:-20	8:11
N code	3:15	5:35	8:-35
N codi-	8:22
N codice	8:12
N coll-	3:-18	6:65	8:-23
N com	3:18	5:9
N comm-	3:-33	8:43	10:12
N comp-	5:-20	8:39
N compte	3:12
N cond-	8:13
N conf-	3:-13	8:30
N confirmation	3:-11	8:25
N cons-	5:-8	8:17
N cont-	3:-24	5:-22	7:48	8:20
N conv-	8:15
N corr-	3:-15	8:24
N coun-	3:42	8:-25
N cour-	3:20	5:-9	8:-10
N cred-	3:-8	8:29
N credit	3:-8	8:33
N credits	0:9
N credits_and	0:10	8:-8
N curr-	3:-33	8:38
N current	3:-15	8:17
N cust-	3:20	8:-9	9:-15	10:16
N customer	3:25	8:-15	9:-15	10:16
N dank-	8:17
N darn-	3:13
N darnell	3:13
N data	2:10	3:-12	5:-11	8:14
N date	0:31	8:-11
N date-	3:37	8:-31
N date_description	0:16	8:-15
N daten	3:37	8:-32
N datu-	3:15	8:-27	9:22
N datum	3:15	8:-27	9:22
N de	1:10	2:-14	3:-23	5:18	6:-13	8:24	9:-23	10:51
N de_compte	8:14
N de_la	5:13	8:-9	10:10
N debi-	8:11
N debit	8:9
N dela-	8:13	9:9
N deli-	8:18
N delivery	8:15
N dell-	3:-9
N delt-	8:8
N delta	8:8
N delta_air	8:8
N dent	6:60	8:-47
N dent-	3:-12	6:83	8:-47
N dental	3:-11	6:20	8:11
N depa-	8:9
N department	8:10
N der	3:13	6:-9	10:8
N des	5:30	8:8
N desc-	8:22
N description	8:18
N desh-	3:35	5:-32
N desi-	6:38	8:-34
N desk	8:21	9:-17
N dess-	3:22	8:-13
N detach	3:10	8:-18
N detach_and	3:8	8:-15
N detail	0:-11	8:20
N detailed	0:19	8:-18
N deve-	8:-31	10:33
N di	8:22
N diff-	8:9
N dire-	5:-17	8:39
N disc	3:-14	8:19
N disc-	8:18
N discount	8:13
N dist-	8:10
N divi-	0:-36	3:25	8:20
N division	3:26	8:-17
N division_of	3:26	8:-17
N docu-	2:10	5:20	8:-16
N documento	2:10	5:-8
N dome-	8:10
N domi-	3:15	8:-10
N dr	3:-16	5:-40	6:52	8:30	9:-12
N dr_med	6:27	8:-10
N du	8:27
N due	3:-28	5:35
N earn-	1:13	8:-11
N eg	2:25	5:28	8:-20
N ein	3:22	8:-12
N eint-	2:26
N el	8:9
N elec-	8:23
N electricity	3:-8	5:13
N electronic	8:-11	9:22
N empl-	4:12
N employee	4:13	8:-13
N employee_no	4:20	8:-20
N end	8:12
N energie	3:14	8:-10
N energy	5:11
N equi-	8:8
N espa-	3:-12	8:15
N espace	3:-12	8:14
N espace_client	3:-12	8:14
N et	5:-17	8:38
N eur	8:8	10:10
N euro-	10:9
N exam-	0:-9	3:-24	5:45	7:22	8:35	9:-32
N example	0:-9	3:-24	5:45	7:22	8:35	9:-32
N expr-	0:17
N express	0:17
N extr-	5:9
N fact-	3:-25	5:54	9:-15	10:9
N factura	8:12	10:11
N facture	3:-12	5:50
N fahr-	8:28	9:-13
N fair-	0:24	3:-8	8:-26	10:18
N fairweather	0:25	3:-8	8:-29	10:18
N fami-	6:48	8:-15
N family	6:56	8:-38
N farg-	8:12
N fargo	8:12
N fee	0:-13	8:17
N file	4:52	8:-44
N fili-	5:9	8:-8
N fina-	2:12	5:11	7:-12	8:27
N finance	2:13	5:12	7:-10
N financial	8:19
N financial_services	8:12
N firm-	5:13	8:-35	10:32
N firma	5:13	8:-35	10:32
N firs-	8:9
N fisc-	8:11
N for	6:19	10:8
N forw-	3:22	8:-11
N forward	3:26	8:-24
N fr	3:-22	8:31
N fr_ou	3:-9	8:10
N frai-	5:9	8:-9
N frais	5:9	8:-9
N frau	3:-35	8:55
N free	8:18
N frei-	3:-13	8:32
N freight	8:25
N from	8:19
N fund	6:18	8:-10
N fur	6:11
N gara-	8:15
N geme-	8:8
N gesa-	5:12	8:12
N gesamtbetrag	5:14
N gesc-	3:19	8:-19
N gmbh	3:-14	8:35
N gmbh_co	8:12
N grai-	3:34	8:-29
N gran-	0:10
N grand	0:14	8:-12
N grand_total	0:14	8:-13
N grou-	3:18
N group	3:19
N gst	5:21	8:-17
N guar-	3:23	8:-16
N guarantor	3:23	8:-16
N gues-	8:12
N guest	8:12
N guts-	5:-17	8:17
N gutschrift	5:-17	8:17
N habi-	7:10
N harb-	8:29
N harbor	8:19
N hard-	10:17
N hardware	10:17
N harr-	3:9
N hart-	6:-12	8:20
N haus-	8:12
N hd	8:12
N heal-	6:18	8:-9	10:8
N health	6:18
N heat-	8:14
N hele-	8:14
N helena	8:14
N henr-	5:-14	8:28
N herr-	3:-9	8:19
N herrn	3:-9	8:19
N holl-	8:-10	10:21
N hosp-	8:20
N hospital	8:12
N hote-	5:-15	8:38	9:-10
N hotel	5:-13	8:30
N iban	10:9
N id	3:71	4:-13	5:8	8:-60
N iden-	8:21
N if	5:-10	8:27
N if_we	8:12
N ihre	0:-12	3:28	5:-14	8:-33	9:34	10:8
N il	5:9
N im	8:10
N imme-	3:23	8:-15
N immo-	8:15
N impo-	8:19
N in	3:18
N inc	8:32
N incl-	5:20	8:-11
N indu-	1:25
N info-	5:-10	8:13
N information	5:-15	8:13
N informationen	5:10	8:-9
N ing	8:10
N inge-	8:12
N inh	8:18
N inr	3:-16	8:19
N ins	0:11	8:-11
N inst-	2:14	7:-9
N insu-	5:13
N insurance	5:13
N inte-	3:-12	8:31
N interest	8:9
N internet	8:10
N invo-	3:-17	5:33	8:18	9:-14
N invoice	3:-16	5:34	8:15	9:-14
N invoice_total	5:-10	8:11
N is	8:18
N ist	8:21	9:-11
N it	8:19
N jean	3:-9	8:9
N join-	3:17	8:31	10:-33
N joinery	8:41	10:-33
N kart-	0:-26	8:27
N kass-	8:15
N kg	8:23
N klin-	8:16
N kont-	3:12	8:13
N kontakt	3:18
N kost-	8:16	10:-9
N kred-	7:27	8:-13
N kund-	3:82	7:14	8:-75	9:-14	10:22
N kundenservice	8:10
N kwh	5:12	8:-8
N la	6:-8	8:21	10:8
N la_facture	5:18	8:-18
N lake-	8:8
N land-	8:9
N lark-	8:14
N le	10:25
N leis-	6:20	8:-10
N leistungen	6:20	8:-11
N leon-	8:10
N les	8:8
N lett-	3:-9	8:13
N lief-	8:16
N limi-	3:-10	8:32
N limited	3:-10	8:30
N lind-	3:-11	8:20
N line-	8:9
N lines	8:8
N llc	8:19
N llp	8:25
N loan	3:12	7:26	8:-34
N logi-	8:11
N ltd	8:46	9:-11
N mail	3:-14	8:20
N mana-	8:12
N marg-	8:15
N mari-	3:16	8:14
N marie	3:19
N mark-	3:-33	8:20	10:23
N marr-	8:26	9:-20
N marriott	8:26	9:-20
N mast-	0:29	2:10	10:-12
N may	8:12
N med	6:27	8:-10
N medi-	8:28
N memb-	0:11	3:-10
N membership	0:11
N merc-	3:-10	8:28
N meri-	3:28	8:-13
N meridian	3:29	8:-23
N mess-	10:15
N message	8:-10	10:16
N mete-	8:12
N meter	8:12
N meth-	0:13	8:-18	10:11
N method	0:13	8:-18	10:11
N miss	8:15
N mit	7:17	8:-16
N mitt-	5:29	8:-25
N mme	3:-43	5:-18	8:76
N mona-	10:11
N monatliche	8:-8	10:12
N mont-	3:-16	8:23	10:22
N montant	3:-12	10:24
N mort-	7:16
N mortgage	7:16
N mr	2:36	3:-14	5:-21	8:20
N mrs	8:11
N ms	2:36	3:22	5:-11	9:-23
N muni-	3:11
N nach-	8:17
N name	5:40	6:-8
N need	8:18
N new	0:14	8:-12
N new_charges	0:15	8:-14
N no	0:-11	3:21	4:23	5:-12	6:-9	7:-12	8:21
N noch	8:10
N none	8:17
N nort-	8:13
N not	8:14
N note	5:51	8:-35
N noti-	3:13
N notice	3:15
N notr-	8:11
N notre	8:11
N nr	4:30	6:35	8:-10	9:-12	10:-17
N numb-	0:16	3:23	4:-18	7:26	8:-9	10:-10
N number	0:16	3:23	4:-18	7:26	8:-9	10:-10
N nume-	3:8	5:59	8:-43
N numero	3:9	5:60	8:-48
N numero_de	3:13
N numm-	4:-14	5:10	8:13
N nummer	4:-14	5:10	8:13
N ober-	7:-12	8:31
N of	1:12	3:25	5:-31	10:12
N of_payment	0:11	3:15	8:-23
N of_this	3:-11	8:11
N offi-	8:11
N office	8:11
N on	5:-18	8:19	10:11
N onli-	0:17	5:-10	8:-17	9:22
N online	0:17	5:-10	8:-17	9:22
N oper-	8:21
N or	8:13
N oran-	8:15
N orange	8:15
N orange_fr	8:11
N orch-	8:13
N orde-	3:-15	5:19	9:15
N order	3:-14	5:21	9:15
N order_no	5:-13	9:34
N ordi-	3:-20	5:-11	8:48	9:-15
N orig-	5:-9
N original	5:-8
N ou	3:-10	5:-12	8:26
N ou_appli	3:-9	8:10
N ou_mme	5:-8	8:10
N our	8:20	10:-9
N over-	8:25
N owin-	3:13	5:9	8:-14
N owing	3:13	5:9	8:-14
N oyel-	8:32	9:-15
N oyelaran	8:32	9:-15
N pack-	8:9
N paga-	5:25	8:-16
N page	5:10
N pago	5:30	8:-24
N par	3:20
N park-	5:-9	8:29
N part-	5:-19	8:38
N pass-	8:9
N pati-	1:24	3:-9	8:13	10:-9
N patient	3:-9	8:11
N patient_financial	8:11
N pay	3:17	8:-32	9:21
N pay_by	5:19	8:-16
N pay_online	5:-9	8:9
N paya-	8:27
N payable	8:27
N paye-	3:-12	10:38
N payer	3:-12	8:-8	10:38
N paym-	0:21	3:-12	8:12
N payment	0:22
N payment_details	8:12
N payment_method	8:-8	10:11
N payment_to	3:15
N payments_credits	0:10	8:-8
N peri-	3:31	5:-13
N period	5:-12	8:20
N pers-	3:8
N personal	3:8	4:9
N personal_nr	4:10
N phil-	5:21	8:-13
N philippa	5:21	8:-13
N phon-	8:17
N phone	8:16
N phys-	8:8
N plat-	0:-14	8:15
N plc	3:26	8:-22
N plea-	5:17	8:10
N please	5:17	8:10
N plom-	8:18
N pohl-	8:13
N poin-	5:26	8:-24
N points	5:32	8:-35
N pres-	5:-16	8:36
N prim-	7:9
N priv-	8:12
N priy-	5:-13	8:28
N priya	5:-13	8:14
N proc-	0:9	8:-19	10:22
N prod-	8:17
N prof-	5:28	8:-26
N prop-	8:14
N property	8:11
N prov-	6:-9	8:31
N pty	8:20
N pty_ltd	8:10
N purc-	10:9
N purchase	8:-8	10:10
N pymt	0:11	8:-11
N rama-	5:-8	8:18
N rate	3:11	10:11
N rece-	3:-12	5:-40	6:18	9:11	10:23
N receipt	3:-9	5:-38	6:19	9:14	10:24
N rech-	3:-15	5:10	8:9	10:13
N rechnung	9:-12	10:20
N rechnungsbetrag	8:11
N reci-	5:-19	8:28
N reco-	3:15	8:-13
N rect-	5:-30	8:41
N ref	3:-36	8:47
N refe-	0:-16	2:15	3:-20	6:-13	8:-73	10:106
N reference	0:-13	3:-13	9:12	10:34
N references	2:25	5:-12
N referenz	8:-26	10:33
N regi-	3:-8	8:13
N regu-	3:14	8:-16
N rele-	1:13	3:-21	8:9
N releve	1:13	8:-13
N releve_de	1:13	8:-11
N remi-	3:29	8:-14
N remp-	5:-9	8:16
N rent	2:8
N rent-	3:-15	8:26
N resi-	3:-9	5:-19	8:34	10:10
N rest-	5:27	8:-19
N reta-	2:14	7:-8
N retail	2:14	7:-8
N rewa-	0:21	8:-18
N rhei-	5:28	8:-19
N rive-	8:27
N road	8:23
N rosa-	3:10
N roy	5:-8	6:38	8:-29
N ruck-	5:-11	7:12	8:19
N ruckfragen	3:8
N rule-	5:-14	8:19
N rules	5:-14	8:19
N sale	2:13	3:26	5:25	7:-8	8:-43
N sarl	8:15
N sas	8:13
N savi-	8:10
N savings	8:10
N scho-	8:18
N school	8:10
N see	0:19
N serv-	3:-29	5:45	6:16	8:-10	9:-14	10:16
N service	8:8
N services	3:-21	6:18	8:16	10:18
N ship	3:22	8:-16
N sie	5:-9	10:16
N simp-	2:13	5:-21	7:-9	8:23
N simple	2:14	7:-8
N sing-	8:12
N soci-	8:24
N sour-	8:10
N spar-	5:-11	8:25
N sparkasse	8:15
N stad-	3:14	8:-16
N stadtwerke	3:14	8:-9
N stam-	8:13
N stan-	6:21	8:11
N standard	6:22	8:9
N stat-	1:12	3:-13	5:21
N statement	1:12	5:28	8:-34
N statement_of	1:12	3:9	8:-19
N status	8:9
N steu-	8:18
N stor-	8:15
N stra-	8:12
N stud-	8:17
N studio	2:8	8:12
N subt-	8:8
N subtotal	8:8
N summ-	3:12
N summary	3:-12
N summe	3:24	8:-10
N supe-	8:9
N supp-	3:-13	8:37
N supply	3:-11	8:24
N sur	3:-9	8:10
N surv-	8:11
N sv	4:-13	8:17
N sv_nummer	4:-13	8:16
N swif-	5:38	8:-13	10:-10
N swift	5:38	8:-15	10:-10
N syst-	3:-11	8:19
N systems	3:-10	8:15
N tabl-	7:20	8:-15
N tang-	8:8
N taux	7:9
N tax	5:-12	8:31
N tax_invoice	8:16
N tele-	8:15
N tere-	3:26	8:-27
N term	8:-33	10:35
N terr-	8:10
N text	8:-43	10:47
N tg	5:-18	8:30
N than-	8:22
N thank	8:22
N thank_you	8:22
N that	7:12	8:-13
N the	5:-12	8:35	10:-12
N this	3:-13	5:19
N this_is	7:12	8:-8
N this_statement	5:16	8:-15
N thor-	8:14
N titu-	5:34	8:-21
N titulaire	5:37	8:-28
N to	0:13	3:31	5:-16	8:-9	10:-21
N to_pay	3:19	8:-10
N tobi-	0:-24	8:30
N tobias	0:-24	8:30
N tota-	0:21	8:10	10:9
N total	0:22	10:11
N total_de	5:18	8:-18
N total_payments	0:14	8:-14
N trad-	5:-12	9:-12	10:30
N trai-	5:-8	8:22
N tran-	3:-9	10:33
N transaction	8:-22	10:37
N trav-	8:10
N trus-	8:16
N trust	8:15
N uber	8:11
N uber-	8:18	10:10
N uberweisung	10:11
N und	3:-39	5:15	7:-15	8:80	9:-19
N unit-	8:12
N united	8:10
N unte-	3:37	8:-22
N unter	3:20	8:-24
N unterschrift	8:17
N up	8:10
N upi	8:-30	10:31
N us	3:13
N usd	0:12	2:16
N util-	8:13
N vald-	8:8
N vale-	8:19
N vall-	3:-13	8:20
N valley	3:-12	8:16
N van	8:8
N vand-	0:-8	3:14	8:-21	10:33
N vat	0:27	8:-16
N vchr	4:-12	8:15
N vchr_no	4:-12	8:15
N vehi-	3:15
N vend-	3:-12	8:15
N verb-	8:18
N verf-	0:38	8:-36
N verfugbar	0:38	8:-37
N verr-	5:11
N vers-	6:-15	10:31
N versicherung	10:8
N vert-	4:31	5:-44	8:33
N verw-	10:12
N via	3:24	8:-22
N visa	0:31	8:-24
N visi-	0:19	8:-9
N visit	0:19	8:-11
N volk-	8:8
N von	6:19
N vos	3:22	5:-13	8:18
N vos_references	3:14	5:-11	8:15
N votr-	9:27	10:-16
N votre	9:27	10:-16
N votre_facture	3:-15	8:13
N wate-	3:-17	8:21
N water	3:-17	8:21
N we	8:24
N weid-	8:-35	10:37
N well-	8:13
N wells	8:12
N wells_fargo	8:12
N werk-	8:-22	9:25
N west-	6:17
N whit-	3:19
N whole account	3:51	8:-43
N whole account number	3:51	5:8	8:-46
N whole amount due	5:22	8:-21
N whole art nr	8:17
N whole attn accounts payable	8:8
N whole client	3:58	8:-48
N whole employee no	4:16	8:-16
N whole facture	5:12	8:-11
N whole file	4:52	8:-51
N whole invoice no	8:9
N whole invoice number	5:11	8:-8
N whole no	3:34	5:-11	8:-68	9:49
N whole number	3:-14	8:25
N whole reference	5:-14	10:25
N whole referenz	8:-23	10:31
N whole sv nummer	4:-13	8:16
N whole vchr no	4:-12	8:15
N whole אסמכתא	8:-30	10:33
N whole מס מד	8:9
N whole מספר חשבונ	3:-20	8:31	10:-13
N whole מספר חשבונ חוזה	3:50	5:-12	8:-31
N whole מספר לקוח	3:33	8:-23
N whole מק"ט	8:16
N will	3:16	8:-12
N wir	8:17
N with	3:8
N with_payment	3:11	8:-14
N wohn-	8:11
N work-	4:19	8:-8
N works	4:19	8:-15
N wurd-	8:16
N www	0:10	3:-16	8:33	9:-13
N you	3:8	5:-13	8:26	9:-13
N your	0:12	7:-10	8:-26	9:38
N your_account	3:8
N your_bill	3:-14	5:-11	8:25
N your_payment	8:15
N zahl-	0:19	2:23	3:-17	5:-10
N zahlung	0:-12	8:9
N zu	2:25	8:-9
N zusa-	5:10	8:-9
N אגפ	5:-9	8:21
N או	8:10
N אוחנ-	0:19	8:-9
N אוחנה	0:19	8:-9
N אוטו-	8:-14	10:18
N אורי-	0:10	5:-9	6:14
N אורית	0:10	5:-9	6:14
N אזור-	3:20	8:-12
N אינו	8:-11	10:13
N אישו-	7:-12	8:9	10:25
N אישור	7:-12	8:9	10:25
N אישי	4:43	8:-40
N אישי-	5:-24	8:25
N אל	7:17	8:-14
N אלונ	8:8
N אמצע-	0:13
N אמצעי	0:13
N אמצעי_תשלומ	0:19
N אסמכ-	3:-10	5:11	8:-47	9:31	10:54
N אסמכתא	3:15	5:11	8:-33	10:54
N אשרא-	0:10	8:11
N אשראי	0:10	8:11
N אשראי_לישראל	0:-12	8:12
N את	5:-29	8:48
N באמצ-	5:11	8:-15	10:13
N באמצעות	5:11	8:-16	10:13
N בבנק	3:-14	5:9	8:13
N בדוא-	8:8
N בחו"-	0:14	8:-13
N בחו"ל	0:14	8:-13
N ביטו-	8:22
N ביקו-	8:19
N ביקור	8:19
N בית	8:19
N בכל	5:-13	8:18
N בלבד	3:43	8:-24
N במע"-	8:9
N במע"מ	8:9
N בנ	4:24
N בנק	8:14
N בנקא-	8:9
N בנקאית	8:9
N בע"מ	0:12	3:-8	5:16	6:-13	8:34	9:-14
N ברפו-	6:22	8:-10
N ברפואת	6:22	8:-10
N ברפואת_המשפחה	8:9
N בש"ח	0:-8	3:18	5:-11
N בת	8:8
N גב	8:14
N גביי-	8:16
N גבייה	8:9
N גולד-	8:20
N גולנ	8:17
N גמל	8:-10	10:13
N גנ	8:15
N ד"ר	0:-18	3:-9	5:-13	6:73	8:-11
N דוד	0:23	8:-18
N דוח	3:27	8:-14
N דיגיטלית	5:9
N דינ	3:-20	5:-8	8:39
N דמי	6:9
N דפ	8:25
N האיש-	8:8
N הבנק	3:25	5:31	8:-31
N הדר	3:15	8:-18
N הובל-	0:25	8:-19
N הובלות	0:25	8:-19
N הודע-	3:35	7:-8	8:-14
N הודעה	7:-8	8:27
N הודעת	3:46	8:-43
N הופק	10:16
N הוצא-	8:10	10:-9
N הוצאות	8:10	10:-9
N הורא-	8:-37	10:42
N הזמנ-	3:30	8:-53	9:30
N החבר-	0:12
N החברה	0:12
N החיו-	5:-24	8:28
N החשב-	8:21
N החשבונ	8:19
N היעד-	6:10
N היעדרות	6:10
N היתר-	8:9
N היתרה	8:8
N הלוו-	3:23	7:41	8:-43
N הלוואה	3:23	7:41	8:-46
N הלקו-	0:-12	3:40	8:-10
N הלקוח	0:-12	3:40	8:-10
N המיד-	8:-13	10:13
N המידע	8:-13	10:13
N המימ	8:14
N המקב-	0:26	8:-18
N המקבל	0:26	8:-18
N המשל-	3:10
N המשפ-	6:20
N המשפחה	6:20
N הנדו-	8:8
N הנדונ	8:8
N העבר-	1:13	8:15
N העברה	1:13	8:17
N העברה_בנקאית	8:9
N העסק-	0:-13	8:13
N העתק	8:11
N הפקד-	10:10
N השתל-	3:23	7:-23	8:13
N השתלמות	3:23	7:-23	8:13
N התשל-	8:11
N התשלומ	8:11
N ואינ-	10:9
N ואינו	10:13
N וחות-	8:11
N וחותמת	8:11
N זה	8:18
N זהות	8:40
N זו	8:14
N זיכו-	0:-12	5:14	10:17
N זיכוי	5:14	8:-16	10:17
N זיכויימ	0:-11	8:12
N זכות	7:9
N חברה	8:13
N חודש-	8:10
N חוזה	2:56	3:45	5:-19	8:-62
N חיוב	0:16	2:12	3:42	8:-49
N חיוב-	0:14	2:13
N חיובימ	0:14	2:13
N חייב	8:9
N חייב_במע"מ	8:8
N חשבו-	1:-25	2:-22	3:23	5:56
N חשבונ	1:-20	2:-8	3:13	5:47
N חשבונ_חוזה	3:37	5:-15	8:-14
N חשבונית	3:8	5:14	8:-9	9:10
N חשבונית_מס	3:23	5:-31	8:20	9:15
N חתומ	5:16	8:-14
N חתומ_דיגיטלית	5:9	8:-8
N חתימ-	8:31
N חתימה	8:18
N חתימה_וחותמת	8:11
N טל	8:15
N טלפו-	8:14
N טלפונ	8:14
N יד	8:16
N ילדי-	6:10
N ילדימ	6:10
N יעל	4:24	8:-21
N יצחק	5:-13	8:19
N יש	8:18
N יתרה	8:19
N יתרה_לתשלומ	8:14
N כאל	0:21	8:-20
N כולל	1:12	8:-16	10:21
N כולל_מע"מ	8:-11	10:12
N כושר	8:9
N כי	8:21
N כספי-	3:-14	8:18
N כרטי-	0:26	3:12	8:-12
N כרטיס	0:42	3:12	8:-24
N כרטיסי	0:-12	3:9	8:12
N כרטיסי_אשראי	0:-12	8:12
N כתוב-	8:18
N כתובת	8:18
N לא	0:-12	6:23
N לאחר	8:13
N לב	5:-22	8:28
N לבנק	3:14
N לוח	7:-19	8:21
N לוינ	0:15	8:-8
N לחשב-	0:27
N לחשבונ	0:27	8:-16
N לי	8:-12	10:10
N ליאו-	8:13
N לידי	0:13	5:11	8:-24
N לישר-	0:-12	8:14
N לישראל	0:-12	8:14
N לישראל_בע"מ	0:-12	8:14
N לכבו-	8:23
N לכבוד	8:23
N ללא	8:14
N למוע-	8:8
N למועד	8:8
N לסיל-	8:8
N לסילוק	8:8
N לעוב-	1:11
N לפי	6:9
N לקבו-	6:14	8:-11
N לקבוע	6:14	8:-11
N לקוח	0:13	3:23	5:-14	8:-41	9:27
N לקופ-	8:-10	10:13
N לשלמ	8:8
N לתשל-	3:14	5:-11	8:25
N לתשלומ	3:14	5:8
N לתשלומ_עד	3:12	5:-11
N מד	8:19
N מומח-	6:22
N מונה	3:-12	8:26
N מורש-	5:-15	9:26
N מורשה	5:-15	9:27
N מזומ-	8:8
N מזומנ	8:8
N מחיר	5:-14	8:28
N מחלה	6:9
N מי	8:16
N מידע	8:8
N מיכל	4:17	5:-22	8:14
N מימ	3:-10	8:26
N מימו-	8:20
N מימונ	8:20
N מכונ-	9:8
N מלונ	5:-28	8:38
N מנוי	3:-30	8:37
N מס	0:10	2:14	3:-15	5:-19	7:22	8:-31
N מס_חשבונ	5:30	8:-18
N מס_מד	8:13
N מס_עובד	4:18	8:-17
N מס_קבלה	3:42	5:-17
N מס_שיק	1:42	3:-11
N מסגר-	0:20	8:-17
N מסלו-	8:24	10:-14
N מסלול	8:23	10:-14
N מסמכ	3:-12	9:30
N מספר	0:31	2:62	3:-10	5:-11	6:-14	8:-46	9:-27	10:24
N מספר_זהות	8:34
N מספר_חשבונ	8:24	10:-14
N מספר_לקוח	3:31	8:-21
N מספר_מונה	8:19
N מע"מ	8:-11	10:12
N מענק	1:12	8:-9
N מערכ-	5:10
N מערכות	5:10
N מק"ט	8:20
N מקומ	6:-10	8:13
N מקור	3:48	5:-50	8:18
N מר	5:11	8:-8
N מרכז	8:20
N מרכז-	5:-33	8:35
N מרכזי	5:-30	8:31
N מרפא-	6:12
N מרפאת	6:12
N משול-	8:10
N משלמ	3:52	8:-41
N משפח-	6:25	8:10
N משפחה	8:12
N נועה	8:11
N נטו	1:11
N נטע	8:-8
N ניהו-	5:12	10:16
N ניהול	5:12	10:16
N ניתנ	5:-8	8:18
N נכס	3:-23	5:-17	8:51
N סבטל-	8:9
N סבטלנה	8:9
N סה"כ	3:-12	5:-26	8:11	10:40
N סה"כ_חיוב	8:13
N סוג	8:23	10:-10
N סטוד-	3:12
N סטודיו	3:12
N סיכו-	8:-13	10:26
N סיכומ	8:-13	10:26
N סיכומ_ביקור	8:10
N סכ	7:9
N סכומ	3:9	5:-12	8:15
N סכומ_בש"ח	3:19	5:-11
N סניפ	8:20
N ספח	5:20	8:-13
N ספח_לתשלומ	5:25	8:-24
N ע"י	8:12
N ע"ר	5:-10	8:24
N עבוד-	0:-10	6:28
N עבודה	0:-10	6:28	8:-9
N עבור	8:10
N עד	3:9	5:-13
N עובד	4:24	8:-21
N עירי-	8:9
N עיריית	8:9
N על	0:15	2:9	5:9	8:11	10:-9
N עלות	0:10
N עמ	8:10
N עמות-	5:-11	8:28
N עמותת	5:-8	8:15
N עמק	5:15
N עסקא-	0:9
N עסקאות	0:9
N עסקי-	3:-33	8:37
N עסקימ	3:-35	8:38
N פירו-	0:-18	5:8	8:18
N פירוט	0:-18	8:30
N פנסי-	8:13
N פעול-	10:9
N פעולות	10:9
N פרטי	3:22	5:-24	7:9	8:-17	9:27
N פרטי-	1:29	3:-10	5:-15	8:19
N פרטימ	1:29	3:-10	5:-15	8:19
N פריד-	8:11
N פרמי-	8:11
N פרמיה	8:11
N פרצ	3:20
N צדוק	8:12
N צרכנ	3:-13	5:24
N קבוע	6:-11	8:14
N קבלה	3:36	5:32	8:-32
N קבע	8:12
N קוד	8:17
N קרנ	3:26	7:-15
N רופא	6:-11	8:14
N ריבי-	7:-9	8:17
N ריבית	7:-9	8:17
N רישו-	8:11
N רישוי	8:11
N רכב	8:33
N רפוא-	5:-19	6:96	8:-51
N רפואי	5:-12	8:31
N רפואת	6:25	8:-12
N ש"ח	5:-21	8:17
N שובר	3:21	5:40	8:-42
N שובר_תשלומ	3:41	5:-18	8:-27
N שווי	8:9
N שולמ	1:11	8:-17
N שיוו-	5:15
N שיווק	5:15
N שיני-	5:-16	6:25
N שיניימ	5:-16	6:25
N שיק	1:28	2:-16	3:-16	8:13	10:17
N שירו-	2:37	5:-11
N שירות	2:37	5:-11	8:-13
N של	8:19
N שלכ	3:41	8:-31
N שמ	3:11	8:15
N תאגי-	8:11
N תאגיד	8:11
N תאגיד_המימ	8:10
N תאור	8:9
N תיאו-	8:9
N תיק	8:9
N תלוש	3:15	5:19	8:-29
N תמר	8:19
N תעוד-	3:14
N תעודה_זו	8:10
N תעודת	3:16
N תקופ-	3:-14	8:22
N תקופתי	3:-10	8:15
N תרומ-	5:16
N תשלו-	0:13	3:20	5:-13
N תשלומ	0:15	3:19	5:-14
N תשפ"-	8:-25	10:44
R ab	5:-31	8:35
R accepte	8:16	9:14
R account	8:19
R after	3:43	8:-30
R am	8:15
R and	8:16	9:11	10:-12
R applies	5:-14	8:17
R apt	8:19
R at	8:12	10:-10
R ave	0:-18	3:-12	8:47
R bad	6:-9	8:33
R balance	5:44	8:-43
R base	8:10
R be	5:26	8:-15
R berlin	8:15
R bic	8:11
R blvd	8:16	9:-8
R ca	8:11
R card	5:19	8:-16
R cedex	8:17
R charge	5:-9	8:16
R co	8:8
R code	8:14
R com	8:-9	10:22
R court	8:13
R credited	0:-11	8:12
R credits	0:19	8:-18
R creek	8:18
R days	8:25
R de	3:-21	5:-26	8:68
R del	2:10	5:9
R des	8:16
R dr	8:16
R du	2:37	5:-102	8:37	9:55
R example	5:-11	8:23
R fax	8:13
R fr	5:-10	8:24
R from	8:-18	9:20
R glaubiger	8:-10	10:12
R id	10:13
R in	8:14
R karnataka	8:15
R koln	8:16
R kundennummer	5:17	8:-13
R kw	5:-9	8:13
R kwh	3:-15	5:-12	8:40
R le	3:14	5:8	8:-45	9:39
R less	5:-9	8:11
R meter	8:13
R monthly	5:-8	8:11
R mwst	8:9
R ne	0:-19	8:24
R nr	8:9
R number	8:18
R nurnberg	8:18
R ny	8:12
R of	5:-11	8:42
R office	8:21
R oh	8:9
R on	0:-17	8:30
R page	3:52	8:-51
R payments	0:19	5:27	8:-40
R pour	8:-16	9:18
R rd	8:32
R ref	8:10
R reference	8:18
R registered	8:16
R rennes	3:-66	8:68
R road	8:24
R rue	8:23
R saint	8:34
R san	5:11	8:-10
R se	8:16
R see	8:11
R service	8:16
R st	0:-13	5:-10	8:46
R street	8:14
R suite	8:8
R swift	3:-9	8:15
R tag	5:17	8:-15
R tel	8:12
R terrace	8:13
R the	8:24
R to	5:27	8:-11
R total	0:57	8:-44
R transactions	0:83	8:-80
R tva	5:-11	8:26
R uber	8:16
R und	5:8
R vom	3:-12	5:-39	8:38	9:20
R votre	8:-16	9:18
R were	8:-20	9:20
R www	8:8
R xx	8:21
R xxxx	0:-54	3:-16	8:78
R your	0:-11	8:22
R zurich	8:21
R אישור	8:-19	10:31
R באתר	8:-22	10:24
R ביומ	8:8
R בני	0:-11	8:12
R בנק	1:44	8:-32
R בע"מ	0:-9	3:-8	8:40
R ברק	0:-11	8:11
R דיגיטלית	5:-8	8:11
R הבא	0:-11	8:12
R חודש	0:16	9:-8
R חיוב	0:23	8:-22
R חלקימ	8:8	9:-8
R חתומ	5:-8	8:11
R יומ	5:-9	8:14
R כולל	8:11
R לקוח	5:12
R מומחה	6:27	8:-23
R מוקד	8:8
R מזרחי	0:-27	8:30
R מיומ	5:-67	8:68	10:12
R ממוחשב	5:-9	8:12
R מס	6:11
R מסמכ	5:-9	8:12
R מספר	0:14	8:-13
R מתאריכ	5:-19	8:20
R מתוכ	8:14
R ניכויימ	8:9
R ספרות	5:-15	8:31
R על	8:15	9:-9
R פקס	5:-11	8:17
R קרנ	0:-27	8:28
R שכר	5:12	8:-9
R של	8:10
R תוקפ	8:10
R תיק	5:10
R תשלומימ	8:11
S about	5:19
S above	7:11
S abrechnung	8:11
S account	0:-30	3:46	7:18	8:-30	9:-9
S accounts	3:32	5:-14	8:-48	9:30
S activity	3:-8	8:15
S address	8:16
S advice	3:35	5:29	8:-10	10:-30
S ag	3:-27	8:53
S agreement	2:48	8:-17
S al	8:10
S all	8:17
S amount	10:15
S an	4:25	8:10
S and	0:-29	1:47	5:-17	8:60	9:-13	10:-36
S annual	7:27	8:-21
S applicable	2:39	8:-24
S are	3:38	8:-12
S as	1:12	3:10	5:28	8:-51	10:20
S at	0:-13	3:-22	5:15	8:49
S au	8:10
S auf	5:-9	8:-16	10:34
S auftrag	2:25	8:-17
S australia	8:15
S authorized	5:-16	8:31
S avoir	5:33	8:-29
S balance	3:-10	8:27
S bank	0:25	1:38	3:-75	5:16	8:12	10:18
S barclays	8:9
S be	3:-8	5:-10	8:38
S bei	5:-10	8:14	10:9
S below	5:29	8:-18
S beneficiary	8:11
S bill	3:-95	5:36	8:68
S bitte	3:-20	9:38
S bon	8:17
S branch	3:32	8:-20
S building	8:12
S by	5:22	9:-11	10:11
S card	0:-46	3:43	8:18
S care	3:-9	8:19
S carte	3:-11	8:12
S cash	5:26
S ce	8:30	9:-17
S center	3:15	5:-10	8:-16	10:26
S centre	4:12	5:64	8:-30	10:-20
S certificate	3:-10	6:-10	8:30
S cette	8:9
S charge	2:14	7:-10
S charged	0:-10	8:20
S charges	2:62	3:-74	8:15	9:40
S chase	0:-10	7:-11	8:33
S check	0:-15	5:12	7:9	8:11
S cheque	3:15
S city	3:23
S claim	3:-12	8:20
S client	5:18	10:-13
S clinic	3:20	8:-10
S co	0:13	2:-10	8:21	9:-17	10:32
S com	0:17	1:39	7:-11	8:-29
S company	8:21
S compte	8:34
S credit	5:-11	10:35
S credits	0:-22	8:36
S customer	3:42	8:-11	10:13
S darnell	3:-35	5:15	8:24
S das	8:11
S datos	2:20	8:-13
S de	0:18	1:-12	2:37	3:-37	6:-22	7:-11	8:43	9:10	10:-19
S debit	10:11
S deductions	1:53	8:-49
S del	2:9	3:-14	5:-19	8:42
S dem	8:11
S deposit	3:-15	10:34
S deposits	8:10
S der	3:57	5:-32	6:-25	8:10	10:8
S des	3:-12	5:37	6:27	7:-12	8:23	10:-32
S detach	0:10	3:43	8:-42
S detail	0:-25	3:-18	8:75
S detailed	0:36	5:-9	8:-11
S details	0:-9	3:59	5:-14
S di	5:57	8:-42
S die	3:-28	4:25	8:13	10:24
S dieses	8:12
S direct	3:-11	8:20
S distribution	3:27	5:-9
S division	5:20	8:16	9:-13
S do	0:10
S dr	3:-30	5:-24	6:28	8:67	9:-19
S du	2:12	3:-16	8:29	9:-13	10:-18
S due	8:12
S earnings	1:51	8:-35
S eg	2:21	3:64	5:-9	8:-51
S ein	5:-11	8:13
S electric	8:14
S electricite	5:22	8:-20
S electricity	3:10
S electronic	8:-12	9:12
S employee	8:11
S employee's	8:11
S en	5:-10	7:18	8:22
S energie	3:-26	8:30
S energy	3:15	5:12	8:-20
S erhalten	8:9
S est	3:14
S et	3:18	5:-33	7:54	8:-11	10:-11
S example	0:-9	3:-15	5:-24	8:33	9:33
S express	0:-27	3:10	8:42	9:-13
S factura	5:23
S facture	3:-11	8:31
S fairweather	0:38	8:-35
S fargo	1:42	8:-35
S federal	4:12
S fee	3:-23	5:-12	8:39
S fees	8:27
S finance	2:13	5:12	7:-10	8:-9
S financial	3:19
S first	10:11
S folio	0:-9	3:27	5:26	8:-22
S following	5:40	8:-30
S for	3:10	5:27	8:21	9:-18
S fr	5:32	8:-14
S frau	0:-23	1:-12	2:-15	3:85	5:64	6:-14	7:54	8:-94	9:-17	10:-19
S free	5:12
S from	3:9	8:22
S funds	5:21	8:-19
S fur	5:-14	10:34
S gas	2:29	5:21	8:-23
S geehrte	10:11
S geehrter	8:23
S glance	3:27	8:-18
S gmbh	3:12	5:-14	8:45	9:-18
S gross	8:-9	10:15
S group	5:23	8:17	9:-24
S guest	0:-9	3:23	5:29	8:-16
S guten	8:17
S harbor	3:-13	5:17	8:29	9:-21
S has	8:9
S have	1:13	10:17
S heating	5:-11	8:27
S here	8:9
S herr	5:46
S herrn	0:-12	3:25	7:16	8:-36	9:36
S hospital	3:-11	5:-13	8:43
S hospitality	5:-8	8:10
S hotel	0:9	3:-18	8:-21	10:43
S how	3:-23	5:9	7:10	10:16
S id	3:8	5:15	8:-29	10:10
S if	3:20	8:-9
S ihr	8:27	9:-13
S ihre	3:-30	8:63
S ihren	8:11
S il	8:15
S im	2:25	8:12
S important	8:15
S in	8:53	10:-9
S inc	5:46	8:-56	9:27
S including	8:11
S information	0:46	5:-47	9:38	10:-13
S insurance	3:-12	8:32	10:-11
S interest	0:-13	8:21
S invoice	0:-11	1:-9	2:-16	3:29	6:-11	8:55	10:-25
S is	0:25	3:-8	5:29	10:-23
S it	0:-10	3:25	8:-11
S itinerary	9:9
S iva	8:10
S jean	0:-16	4:39	8:-18
S keep	5:19
S kg	5:19	8:17	9:-14
S kontakt	3:18
S kowalczyk	8:8
S kunden	3:-13	5:29
S kundenservice	2:34	8:-25
S la	6:-10	8:27	9:18	10:-20
S las	5:-11	8:15
S last	0:32	7:10	8:-35
S le	3:-60	5:12	8:8	9:37	10:24
S leistungen	6:18
S les	9:9
S limited	3:-16	4:19	8:42
S llc	1:12	4:-14	8:26
S loan	7:14
S longer	0:-9	8:11
S ltd	3:-43	8:33	9:38
S madame	2:-9	3:18	5:38	9:-22
S mail	3:17
S make	0:-13	7:9	8:18
S manage	0:-10	8:13
S marcus	8:9
S marriott	5:29	8:-13
S maschinell	4:26
S mastercard	0:18	3:16	8:-26
S may	8:10
S med	3:-32	5:-47	6:38	8:58
S medical	3:14	4:11	6:-12	8:-36	10:40
S message	8:-19	10:24
S messages	0:-14	8:18
S minimum	8:13
S mit	6:43	7:17	8:-53
S mme	3:16	9:10	10:-10
S monsieur	5:-37	8:26	9:-12	10:37
S more	5:20	8:-12
S mortgage	7:15
S mr	0:-17	3:-58	5:-9	7:42	8:67	10:-9
S mrs	3:10	7:26	8:-20
S ms	5:-26	8:30
S nach	5:-8	8:24
S name	3:-19	5:20	6:30	10:-14
S need	8:11
S new	5:14
S nicht	8:10
S no	3:24	8:10
S not	0:9	2:38	3:-14	5:13	6:39	8:-55	10:-9
S notice	8:15
S nous	3:-9	5:98	8:-52	9:-18
S number	3:8	5:9
S of	0:16	1:40	3:21	5:-16	6:-17	7:-18	8:15	9:-30
S off	0:-9
S okafor	5:-17	8:17
S on	2:35	3:-56	5:-13	8:27	10:28
S one	0:-19	8:28
S online	3:-14	5:64	8:-65	9:30
S only	8:21
S operation	8:-16	10:17
S or	0:-12	3:13	8:17
S order	3:-43	5:-18	8:-28	9:103
S other	8:31	10:-9
S ou	3:-13	8:-10	10:37
S our	8:12	10:-16
S over	0:-9	8:11
S pago	8:12
S paid	3:-11
S paiement	8:13
S par	3:24
S patient	3:19
S pay	0:-15	3:-31	5:71	8:-28	9:14	10:12
S payable	0:-13	3:51	8:-32
S payment	0:17	5:14	6:-11	7:11	8:-10	9:-11	10:12
S payments	0:-22	8:41
S per	10:9
S period	7:-47	8:59
S plan	3:-14	8:21
S plc	5:24	9:-9
S please	0:8	3:11	8:16	10:-12
S portion	3:11	5:-10
S pour	8:18
S presente	8:9
S private	5:10	8:24	10:-17
S proof	3:15	5:20	8:-26	10:-8
S property	8:17
S pte	3:-33	8:46
S pty	9:25
S purchase	3:-37	5:-17	8:51	9:21
S purchases	8:11
S receipt	3:-8	5:-25	8:48
S rechnung	5:13	8:-27	10:24
S recipient	3:39	5:-8	8:-8	9:-14
S references	2:34	3:18	5:-45	8:20	10:-9
S referenz	8:-15	10:13
S releve	3:-11	8:41
S restaurant	0:-11	3:-35	5:33	8:-59	9:44	10:37
S return	0:10	3:35	5:-9	8:-21
S rewards	0:9
S road	3:-54	8:70
S roy	6:37	8:-37
S sa	2:60	5:9	7:57	8:-73	9:-8	10:-33
S sales	3:26	5:-25	8:17
S sarl	3:-31	5:60	8:-26	9:-13	10:21
S savoir	8:14
S schedule	7:9
S security	8:14
S see	0:38	8:-29
S sehr	0:-13	8:52
S sent	3:10
S sepa	8:-13	10:17
S service	2:-11	3:42	7:-12	8:-14	10:23
S services	0:-12	3:-17	5:-24	8:10	9:61	10:9
S shown	5:29	8:-21
S sie	3:-11	5:-17	8:30	10:11
S sig	3:-9	8:13
S sign	3:-10	8:15
S signature	8:22
S society	8:12
S st	2:-16	7:20	8:24
S standard	8:12
S state	2:15	3:-13	8:18
S statement	1:45	3:26	5:15	7:-27	8:-35	10:24
S summary	3:-36	8:65
S supply	5:15	9:-11
S sur	3:-16	10:36
S tag	8:18
S take	0:-9	8:11
S tax	3:-20	5:73	8:16	9:-41	10:-10
S taxable	8:13
S taxes	8:18
S thank	9:9
S that	7:10
S the	1:-9	3:-37	5:20	8:100	9:-21	10:-30
S this	3:-21	5:-12	8:63
S thousand	8:17
S time	8:16
S to	1:-10	3:-29	5:-20	6:30	8:34	9:26	10:-34
S trading	3:-11	8:20
S transaction	0:19	10:19
S transactions	0:55	8:-26
S transfer	8:-26	9:32
S trois	3:31	5:8	8:-37
S uber	6:-22	8:38
S uk	0:16
S und	3:-23	5:59	10:-8
S under	3:39	8:-31
S united	5:-9	8:-16	9:31
S unter	3:16	5:29	8:-28	10:-14
S unterschrift	8:15
S up	8:10
S us	3:14	5:-11
S usage	8:11
S use	3:18	8:-10
S vat	2:36	3:-31	5:16	8:19	9:-15
S visa	0:-39	3:50
S visit	0:37	8:-21
S von	3:32	6:17	8:-29
S vos	3:25	5:8	8:-10
S votre	5:10	9:-19	10:17
S vous	8:9
S wages	8:12
S was	7:10
S we	0:26	1:11	3:35	8:-60	10:9
S wells	1:42	8:-36
S when	8:26	10:-14
S wie	8:8
S will	0:25	6:40	8:-39
S wir	5:-8	6:-20	8:53	10:-9
S with	3:13	5:-23	8:24	10:-11
S withdrawals	8:14
S wurden	4:26	8:-17
S www	0:23	5:-25	8:35	9:-13
S you	0:-10	3:-20	8:53	9:9
S your	0:-19	3:32	5:-15	6:28	10:-18
S zu	8:16
S zur	6:-21	8:20	9:18
S אגפ	2:27	3:-38	5:22	8:18	10:-9
S אופנ	1:47	3:-12	8:-22
S אי	6:9
S אינ	5:9	8:9
S אינה	6:9	8:9
S אינו	10:12
S אינסטלציה	5:21	8:-12
S אישור	3:-38	5:-19	6:16	7:13	8:26	10:11
S אל	2:42	3:-17	8:-10
S אמצעי	0:27	1:-18	5:11
S אנו	7:8
S אשראי	0:11	3:49	8:-38	10:-8
S את	3:16	5:56	6:14	8:-52
S באמצעות	5:8
S בבנק	3:-9	8:24
S בגינ	5:27	6:9	8:-15	10:-11
S בהתאמ	3:13
S בחו"ל	8:16
S ביטוח	1:-10	2:50	3:-36	5:-16	8:55	9:-23
S ביקור	8:29
S בכל	0:-16	8:20
S בלבד	3:43	5:-10	8:-18	10:-12
S בלתי	8:10
S במטבע	8:21
S בנק	1:-8	2:-9	3:-11	5:-9	8:-11	10:61
S בע"מ	0:26	1:-18	2:-18	3:17	5:-38	6:-12	8:36	9:9	10:11
S ברקת	8:21
S גב	8:14
S גמל	10:13
S ד"ר	1:9	3:50	5:-10	6:11	8:-26	9:-13	10:-13
S דינ	3:18	8:-9
S דיסקונט	8:11	10:9
S דפ	2:34	7:9	10:-16
S האישור	8:9
S הבא	0:25	8:-21
S הבנק	3:13	5:20	7:9	8:-27
S ההלוואה	2:25	6:16	8:-21
S ההעברה	5:48	8:-32
S הודעה	2:48	3:-14	5:-21	8:-21	10:27
S הודעת	8:35	9:-9
S הופק	8:-13	10:17
S החברה	0:11	8:-8
S החשבונ	3:-12	8:35
S היתרה	8:8
S הכנסות	3:-17	5:17	8:17
S הלוואה	8:19
S הלקוח	3:-31	7:14	8:38
S המוטב	8:10
S המידע	8:-13	10:13
S המימ	5:27	8:-13	10:-9
S המס	4:9
S הנדונ	7:-8	8:31	10:-8
S הסכומ	8:9
S העברה	8:-19	10:23
S העובד	4:23
S הערות	8:8
S העתק	2:-8	8:13
S הפועלימ	7:10
S השיקימ	8:9
S התשלומ	1:30	5:-9	8:16	10:-8
S התשלומימ	3:8
S ואינו	10:13
S וביוב	3:13
S ונוטריונ	3:18	8:-9
S ושב	8:13
S זה	3:12	8:22	10:-19
S זו	8:22
S חודשי	8:23
S חוצ	0:-9	10:19
S חיוב	1:-10	2:55	9:-17	10:-12
S חיובימ	0:75	2:12	8:-73
S חלק	1:11
S חשבונ	0:20	3:-9	5:29	8:17	9:-18
S חשבונית	5:-10	8:25
S חתימה	5:-9	6:-9	8:28
S טופס	2:25	7:-9	8:-10
S טפחות	7:10	8:-18	10:33
S יפו	5:-9	8:15
S יש	6:16
S ישראלי	8:12
S יתרה	7:-8	8:9
S יתרות	8:12
S יתרת	7:-13	8:13
S כושר	6:9
S כי	7:16	8:18	10:-10
S כרטיס	0:33	5:-10	10:-8
S לא	3:36	8:-22
S לאחר	5:26	8:-13	10:-11
S לאשר	7:9
S לבנק	3:10	5:23	8:-29
S לבקשת	7:23
S להלנ	5:58	8:-43
S לוח	0:27
S לישראל	0:-12	10:14
S לכבוד	5:-29	6:17	8:35	9:-11	10:-13
S למועד	8:8
S לעבוד	6:12
S לעבודה	6:9
S לפי	3:-28	8:50
S לציינ	6:16
S לתשלומ	3:28	5:79	8:-84
S מאשרימ	7:8
S מזרחי	7:10	8:-15	10:30
S מחלה	6:12
S מחלקת	5:9	8:-9
S מידע	7:-8	8:9
S מיכל	4:17
S מימ	8:16
S מלונ	3:-12	5:-31	8:50
S מס	5:-8	8:29
S מסמכ	5:-16	8:31
S מספר	3:13	5:-10	6:15
S מקור	3:-29	5:-25	6:-9	9:64	10:25
S מר	2:19
S מרכז	3:9
S משכורת	1:12	4:9	8:-17
S משפחת	3:-42	8:61
S משרד	3:16
S נוספימ	8:10
S ניתנ	8:13
S נתוני	3:-12	8:26
S סטודיו	5:13	8:12
S סיכומ	3:-11	6:-10	8:34
S סילוקינ	8:16
S סכומ	3:27	8:-46	10:26
S ספח	5:36	8:-27
S ע"ר	1:-43	2:-13	6:68	9:-13
S עבודה	6:10
S עבור	4:10
S עובר	8:16
S עורכי	3:18	8:-9
S על	1:-12	2:55	3:-18	5:-16	6:-21	9:-10
S עמ	3:21	8:-10
S עסקאות	8:27
S פירוט	0:9	1:46	3:-41	5:-17	8:14	9:-18	10:30
S פעולות	10:9
S פרטי	0:-9	1:-36	2:23	3:-46	4:17	5:40	6:-9	8:80	9:-14	10:-46
S קבלה	5:38
S קרנ	8:24
S ריבית	3:14	8:-10
S ריכוז	0:15
S רכב	1:-8	2:79	3:-10	5:26	8:-44	9:-24
S שובר	2:17	5:32	8:-27
S שיווק	3:12	5:12	8:-18
S שירות	3:10
S שכר	3:12	4:11
S של	1:19	5:16	6:68	8:-70
S שלומ	0:14
S שלכ	0:54	8:-38
S שמ	3:-27	8:28
S תאגיד	8:9
S תלוש	3:15	4:10	5:19	8:-39
S תעודה	8:11
S תעודת	6:9	8:21
S תקבולימ	1:18	3:-18	10:21
S תקופתי	3:13	5:30	7:-8	9:-14
S תשלומ	0:21	2:16	3:-32	5:14	8:23	10:-17
S תשלומימ	0:24	8:56	10:-45
account_confirmation L אישור	8:-9	10:16
account_confirmation L חשבונ	5:-11	8:33
account_confirmation L מספר	5:-13	8:29
account_confirmation L סימוכינ	8:-10	10:11
account_confirmation N account	3:-17	8:21
account_confirmation N מספר	8:12
bank_statement L access	3:40	8:-36
bank_statement L account	3:-75	5:-10	8:112
bank_statement L by	3:29	8:-29
bank_statement L card	0:21	8:-18
bank_statement L client	3:24	8:-23
bank_statement L cust	3:37	8:-25
bank_statement L customer	3:21	8:-16
bank_statement L id	3:45	8:-23
bank_statement L kontonummer	8:12
bank_statement L loan	7:21	8:-18
bank_statement L member	3:-33	8:35
bank_statement L no	3:64	5:-11	10:-10
bank_statement L nr	8:25
bank_statement L number	3:-20	5:-12	8:58
bank_statement L phone	8:13
bank_statement L ref	3:-30	8:44
bank_statement L registration	8:10
bank_statement L statement	8:18
bank_statement L to	8:-25	10:33
bank_statement L חשבונ	3:-27	5:-16	8:49
bank_statement L מס	3:46	5:-14	8:-14
bank_statement L מספר	8:23
bank_statement N account	3:-55	5:17	8:53
bank_statement N bank	8:11
bank_statement N branch	5:23	8:-14
bank_statement N customer	3:17	8:-14
bank_statement N de	3:16	8:-12
bank_statement N example	8:14
bank_statement N for	3:23	8:-20
bank_statement N in	3:25	8:-22
bank_statement N miss	8:13
bank_statement N no	8:18
bank_statement N number	3:-32	5:20	8:24
bank_statement N to	8:14
bank_statement N your	8:14
bank_statement N המידע	8:-13	10:13
bank_statement N מס	7:16	8:-11
bank_statement N מספר	3:9
bank_transfer L account	3:-19	8:36
bank_transfer L bank	8:-10	10:12
bank_transfer L debit	8:9
bank_transfer L inv	5:55	8:-18	10:-25
bank_transfer L no	1:12	3:-10	8:44	10:-24
bank_transfer L number	3:9	8:-15	9:28
bank_transfer L our	8:-22	10:28
bank_transfer L payment	8:-28	10:32
bank_transfer L reference	3:-13	8:49	10:-14
bank_transfer L swift	8:29	10:-25
bank_transfer L to	8:22	10:-19
bank_transfer L transaction	8:12
bank_transfer L uetr	8:25	10:-23
bank_transfer L אסמכתא	8:-56	10:65
bank_transfer L הבנק	8:-44	10:46
bank_transfer L העברה	8:-11	10:16
bank_transfer L חשבונ	5:-10	8:30
bank_transfer L חשבונית	8:12
bank_transfer L מס	10:12
bank_transfer L מספר	10:22
bank_transfer N bank	8:-21	10:25
bank_transfer N of	8:-20	10:24
bank_transfer N swift	8:16	10:-9
bank_transfer N the	8:10
bank_transfer N אסמכתא	8:-37	10:48
bank_transfer N בע"מ	8:16	10:-9
bank_transfer N העברה	8:14
bank_transfer N חשבונ	8:24	10:-16
card_statement L account	0:69	3:-48
card_statement L box	0:-11	8:14
card_statement L card	0:21
card_statement L care	8:12
card_statement L charged	0:-11	8:12
card_statement L ending	0:37	3:-16
card_statement L fees	8:8
card_statement L for	0:10	8:-9
card_statement L from	0:-8	8:10
card_statement L in	0:36	3:-10	8:-15
card_statement L interest	0:14	8:-13
card_statement L it	0:10
card_statement L max	0:10	8:-9
card_statement L member	0:-8	8:13
card_statement L no	3:-11	8:51
card_statement L number	0:15	3:-18	8:34
card_statement L on	0:17	8:-13
card_statement L po	8:9
card_statement L shell	8:10
card_statement L since	0:-13	8:18
card_statement L visa	0:-22	8:24
card_statement L xx	0:39	8:-36
card_statement L xxxx	0:36	3:-9	8:-19
card_statement L בכרטיס	0:25	8:-21
card_statement L בספרות	0:41	8:-38
card_statement L דפ	8:12
card_statement L הכרטיס	0:46	2:-14	8:-27
card_statement L המסתיימ	0:27	8:-17
card_statement L המרה	0:-8	8:9
card_statement L ויזה	0:69	8:-65
card_statement L זהב	0:31	8:-30
card_statement L חיוב	0:11	8:-9
card_statement L חיובימ	0:-12	8:12
card_statement L חשבונ	0:-11	8:26
card_statement L ישראכרט	0:-33	8:35
card_statement L כרטיס	0:24	3:-9	8:9
card_statement L לחיוב	0:33	8:-27
card_statement L לכרטיס	0:10
card_statement L לקוח	3:59	8:-44
card_statement L מס	0:39	2:11	3:18	8:-47
card_statement L מספר	0:38	3:11	8:-13	10:-9
card_statement L סה"כ	0:43	8:-39
card_statement L עמלת	8:8
card_statement L עסקאות	0:40	8:-36
card_statement L פירוט	0:-12	8:12
card_statement N account	3:-15	8:17
card_statement N adjustments	0:10	8:-8
card_statement N air	8:8
card_statement N american	0:17	8:-10
card_statement N and	0:9
card_statement N annual	0:-13	8:15
card_statement N card	0:24	8:-13
card_statement N charges	0:15	8:-15
card_statement N credits	0:9
card_statement N date	0:36	8:-32
card_statement N delta	8:8
card_statement N express	0:17	8:-10
card_statement N lines	8:8
card_statement N membership	0:11
card_statement N new	0:15	8:-14
card_statement N number	0:20
card_statement N online	0:18	8:-17
card_statement N rate	10:12
card_statement N see	0:19	8:-18
card_statement N statement	0:11
card_statement N summary	0:9
card_statement N to	0:18
card_statement N transactions	0:19	8:-18
card_statement N www	0:11
card_statement N your	0:19
card_statement N אשראי	8:17
card_statement N בע"מ	0:19	3:12	8:-18
card_statement N חיוב	0:18	2:13	8:-19
card_statement N כאל	0:21	8:-20
card_statement N כרטיס	0:27	8:-14
card_statement N כרטיסי	0:-12	3:9	8:12
card_statement N לישראל	0:-12	8:12
card_statement N עסקאות	0:10	8:-8
card_statement N שמ	3:15
cells 1	1:-60	2:-50	3:-40	4:-29	5:10	6:56	8:93	9:-31	10:51
cells 2	1:42	2:-30	3:-21	4:-40	5:-14	6:11	7:-46	8:41	9:-9	10:62
cells 3	0:-31	1:13	2:23	4:21	5:-69	6:-32	8:49	9:-19	10:39
cells 4	0:27	1:-16	2:18	3:12	4:45	6:-10	7:-32	8:42	9:-55	10:-41
cells 5	0:-42	1:-29	3:26	4:53	5:17	6:-81	7:24	8:97	9:14	10:-84
column 0	0:42	1:-8	2:-41	3:25	4:25	5:11	6:-52	7:32	9:-33	10:14
column 1	0:-36	1:-26	2:-68	3:17	4:11	5:27	7:-39	8:41	9:13	10:54
column 2	0:8	1:30	2:59	3:-29	4:34	7:-59	8:47	9:-68	10:-10
column 3	0:-32	1:-20	2:-10	4:-9	5:29	6:-22	7:-29	8:31	9:55
column 4	2:-21	3:-46	7:39	8:79	9:-34	10:9
column 5	0:35	1:-22	5:-19	6:45	7:14	8:19	9:-38	10:-29
column 6	0:-47	2:49	3:11	5:-79	6:-16	7:-16	8:110	10:-11
form #0 3	8:13
form #0 4	0:94	8:-83
form #0 5	5:39	8:-32
form #0-0 4	8:10
form ******** 4	8:9
form ******0 4	3:-14	8:22
form ****0 4	0:114	2:-15	3:-24	5:-17	8:-33
form ***0 0 4	0:43	8:-39
form *0 3	5:-11	8:13
form *0 4	0:68	3:-14	5:-16	6:-21	8:15	10:-18
form -0 1	8:12
form -0 2	8:17
form -0 3	8:13
form -0 4	6:-12	8:17
form ...0 4	0:67	8:-45
form 0 0 0 0  10	3:-10	5:-22	7:8	8:46
form 0 0 0 0  11	7:31	8:-25
form 0 0 0 0  12	2:-18	3:48	4:-10	5:37	6:-10	8:-152	9:-29	10:154
form 0 0 0 0  5	5:-35	8:39
form 0 0 0 0  6	5:-25	8:32
form 0 0 0 0  7	3:-43	5:-40	8:93
form 0 0 0 0 10	2:15	3:54	5:-25	7:95	8:-113	10:16
form 0 0 0 0 11	3:-18	4:-17	5:222	8:-154
form 0 0 0 0 12	0:19	3:-35	7:121	8:-72	9:-20	10:9
form 0 0 0 0 4	5:-49	8:81	10:-30
form 0 0 0 0 8	8:10
form 0 0 0 0 9	3:82	7:28	8:-77
form 0 0 0 10	2:42	3:-36	4:-8	5:-34	7:42	8:9	9:9	10:9
form 0 0 0 11	2:-9	3:67	5:16	8:-32
form 0 0 0 12	5:-24	7:31	10:19
form 0 0 0 3	3:-20	8:26
form 0 0 0 6	3:-54	8:91
form 0 0 0 7	3:111	5:-12	7:-12	8:-36	9:-23	10:-9
form 0 0 0 8	3:79	5:-69	9:19	10:-11
form 0 0 0 9	2:108	3:133	5:-105	6:57	7:-52	8:-61	9:-43	10:-22
form 0 0 10	2:-10	4:-14	7:25	8:11	10:-14
form 0 0 11	3:15
form 0 0 12	5:25	8:-11
form 0 0 2	3:-10	5:-15	8:35
form 0 0 4	0:75	3:16	5:-36	8:9	9:-30	10:-17
form 0 0 5	3:25	5:-49	8:10	9:45
form 0 0 6	3:56	4:38	5:-12	8:-27	10:-12
form 0 0 7	4:13	6:-19	8:56	10:-19
form 0 0 8	3:26	5:-41	7:-10	8:66
form 0 0 9	3:12	8:-15	10:28
form 0 0** 6	0:-58	8:74
form 0 0-0 10	3:-10	8:22
form 0 0-0 11	8:20
form 0 0-0-0 11	8:14
form 0 1	0:-31	1:-15	2:-24	3:-84	5:-67	6:-21	7:-29	8:351	9:-42	10:-44
form 0 10	0:-14	1:-36	2:-30	3:97	4:-26	5:90	6:-18	7:62	8:-40	9:-95	10:13
form 0 11	3:-49	5:65	7:21	8:-27	9:29	10:8
form 0 12	0:-14	1:-12	2:-16	3:-30	5:47	6:-20	8:32	9:-40	10:56
form 0 2	0:-32	1:-17	2:-22	3:-55	4:101	5:-78	6:-50	7:-41	8:316	9:-65	10:-55
form 0 3	0:-22	1:-17	2:-17	3:-73	4:14	5:-63	6:-15	7:-27	8:278	9:-9	10:-50
form 0 4	0:190	1:225	2:-95	3:-50	4:119	5:-157	6:-76	7:-81	8:117	9:-92	10:-99
form 0 5	0:-39	1:75	2:-70	3:93	4:51	5:-71	6:67	7:-88	8:68	9:-36	10:-50
form 0 6	0:-21	1:11	2:-29	3:22	4:111	5:-23	6:70	7:-28	8:-16	9:-40	10:-64
form 0 7	0:-34	1:96	2:-36	3:109	4:-16	5:-82	6:10	7:-37	8:17	9:-61	10:34
form 0 8	0:-16	1:30	3:138	4:22	5:-81	6:-22	7:-21	8:-28	10:-9
form 0 9	0:-27	1:-26	3:144	4:-44	6:89	7:-59	8:25	9:-31	10:-68
form 0** 7	8:10
form 0-0 10	2:-11	3:-54	5:9	7:50	8:33	9:31	10:-35
form 0-0 11	5:63	7:9	8:-46
form 0-0 12	3:28	9:-16
form 0-0 2	8:17
form 0-0 3	8:24
form 0-0 4	3:-12	5:-28	8:77
form 0-0 5	3:37	6:36	8:-66	9:28	10:-15
form 0-0 6	0:-37	1:-12	2:-19	3:-20	5:-33	6:71	7:19	8:-35	9:111	10:-37
form 0-0 7	3:-12	5:35	6:63	8:-43	10:-29
form 0-0 8	2:31	5:12	6:-8	7:8	8:-54	9:28	10:11
form 0-0 9	0:-35	1:30	3:84	4:-20	5:-58	6:-41	7:-21	8:83	9:-45	10:22
form 0-0-0 10	2:19	5:27	6:-11	7:21	8:-62	9:-15	10:44
form 0-0-0 11	7:52	8:-28	10:12
form 0-0-0 12	2:38	4:-15	5:-25	7:26	8:-189	9:131	10:48
form 0-0-0 6	8:29
form 0-0-0 7	8:14
form 0-0-0 8	2:-12	3:15	5:-11	8:26
form 0-0-0 9	3:36	5:-59	7:19	8:-21	10:60
form 0-0-0-0 10	8:14
form 0-0-0-0 11	3:-30	5:-27	6:134	8:-35	9:-9	10:-14
form 0-0-0-0 12	2:19
form 0-0-0-0- 12	3:64	8:-51
form 0-0-0/0 12	2:116	3:-17	5:-23	8:-39	10:-20
form 0-0/0 11	8:16
form 0-0/0 8	8:13
form 0-A 2	3:13	8:30	9:-26
form 0-A 4	3:-21	8:-32	9:35	10:41
form 0-A 7	5:29	8:-26
form 0-A-0 9	0:9
form 0. 1	0:-12	3:-23	7:-13	8:108	9:-10	10:-25
form 0. 12	3:24	8:-19
form 0. 2	7:-10	8:34
form 0. 3	8:14
form 0. 4	8:29
form 0. 5	6:17	8:-13
form 0. 6	8:26	10:-11
form 0. 8	8:14
form 0.0 2	0:-11	3:-14	5:-35	8:115	9:-16
form 0.0 3	3:-13	5:-15	6:-10	7:-18	8:95	9:-9	10:-12
form 0.0 4	3:16	5:-25	8:77	9:-13	10:-12
form 0.0 5	3:-17	8:74
form 0.0 6	4:-9	5:28
form 0.0 8	3:19	5:57	8:-64
form 0.0 9	5:-20	8:28
form 0.0.0 10	2:-14	3:-44	5:-21	8:109	10:-13
form 0.0.0.0 11	3:69	8:-64
form 0.0.0.0 12	8:25
form 0/0 10	3:41	8:-36
form 0/0 12	5:8	8:-22	10:43
form 0/0 2	3:-13	5:-18	8:75	9:-11
form 0/0 3	3:-14	5:-17	8:69	9:-15
form 0/0 4	0:-27	3:-23	5:-18	8:116	9:-12	10:-11
form 0/0 5	4:-11	10:38
form 0/0 6	3:76	4:-14	9:-18
form 0/0 7	2:73	3:-49	5:81	8:-59	9:-16	10:-14
form 0/0 8	3:-13	5:107	8:-45	9:-9	10:-10
form 0/0 9	3:-30	5:80	8:-40
form 0/0/0 10	3:-15	8:35	10:11
form 0/0/0 11	10:11
form 0/0/0 12	5:26	8:-107	9:-10	10:128
form 0/A 2	5:29	8:-26
form 0A 0 3	8:23	10:-8
form 0A 1	3:-37	5:-56	8:168	9:-20	10:-18
form 0A 2	3:-21	5:-35	8:126	9:-15	10:-39
form 0A 3	5:-15	8:30	9:-10
form 0A 4	8:30
form 0A 5	6:56	8:-41
form 0A 6	6:40	8:-10
form 0A 7	5:-10	8:31
form 0A0 11	4:-12	8:50	10:-21
form 0A0 12	5:16	10:-16
form 0A0 2	8:31
form 0A0 3	8:13
form 0A0 4	8:14
form 0A0 5	8:18
form 0A0 8	8:24
form 0A0 9	8:12
form 0A0A0A 12	8:-16	10:27
form 0A0A0A 7	8:15
form 0A0A0A0 8	8:13
form 0A0A0A0A 12	8:16	10:-8
form 0A0A0A0A 5	3:-18	5:-16	8:35
form A-0 1	5:-12	8:55
form A-0 2	0:-10	3:-12	5:-20	8:56
form A-0 3	8:25	9:-8
form A-0 4	0:-84	2:-11	3:-79	5:-39	6:-9	8:31	9:169	10:29
form A-0 5	2:9	3:32	5:9	8:-73	9:60	10:-13
form A-0 6	3:-32	5:31	6:62	7:32	8:-118	9:36
form A-0 7	3:-13	5:27	8:-94	9:108	10:-26
form A-0 8	3:-17	5:9	8:-73	9:84	10:16
form A-0 9	3:22	8:-16
form A-0-0 10	5:40	8:-32	10:-14
form A-0-0 12	8:-49	10:53
form A-0-0 6	2:-12	9:21
form A-0-0 7	5:15	8:-101	9:83	10:19
form A-0-0 8	3:-42	5:116	8:-51
form A-0-0 9	3:-25	7:50	8:-103	9:44	10:45
form A-0-A 4	2:59	8:-28
form A-0. 4	9:19
form A-0.0.0 9	8:25
form A-0/0 6	2:40	3:-10	8:-40	9:24
form A-0A 3	8:11
form A-0A0A0A 5	3:10
form A-A-0 4	8:10	9:-11	10:19
form A-A-0 5	8:-33	10:38
form A-A-A-0 4	0:33	8:-25
form A/0 4	2:37	4:19	5:55	8:-92
form A0 0 0 0 12	3:-18	5:-28	8:69
form A0 0 0 10	3:-13	5:-11	7:45	8:-23
form A0 0 0 9	7:-32	8:37
form A0 0 2	8:23
form A0 0 3	5:-38	8:64
form A0 0 8	5:-23	8:34
form A0 1	3:-27	5:-35	8:147	9:-27	10:-20
form A0 10	8:-64	9:54	10:19
form A0 11	3:-13	8:-41	9:21	10:40
form A0 12	5:14	8:38	9:-33	10:15
form A0 2	0:-14	3:77	5:-75	8:101	9:-34	10:-18
form A0 3	3:137	5:-74	8:-20	9:-21
form A0 4	0:21	3:31	4:18	5:-34	8:20	9:-18	10:-11
form A0 5	1:12	3:97	5:25	8:-63	9:-24	10:-16
form A0 6	3:-20	5:51	6:66	8:-68	9:-12
form A0 7	5:53	8:-18
form A0 8	2:55	3:37	5:-29	9:-8	10:-29
form A0 9	3:-16	5:106	6:-15	7:15	8:-63
form A0-0 10	5:35	8:-62	10:32
form A0-0 12	5:47	8:-64	10:28
form A0-0 5	3:15	8:-37	9:25
form A0-0 6	5:45	8:-39
form A0-0 7	5:17	8:-24	10:40
form A0-0 8	3:-33	5:116	8:-108	9:38
form A0-0 9	5:25	8:-21
form A0. 3	3:44	8:-37
form A0.0 3	8:15
form A0/0 7	5:36	8:-46	9:18
form A0A 0 2	3:-11	5:-14	8:43	9:-8
form A0A 1	3:-19	5:-23	8:46	9:22
form A0A 10	8:9
form A0A 2	8:17
form A0A 3	3:-10	8:11
form A0A 4	0:-10	3:50	8:-16
form A0A 7	3:-17	8:24
form A0A 9	3:-11	8:14
form A0A0 10	5:31	8:-23
form A0A0 12	3:-24	5:22	8:-77	10:98
form A0A0 2	8:27
form A0A0 6	3:11
form A0A0 8	3:-18	5:-15	10:35
form A0A0A 3	5:-29	8:35
form A0A0A0A 7	3:-44	8:61
height 0	0:-14	1:-71	2:42	3:-24	4:85	6:-40	7:12	8:-18	10:17
height 1	1:71	2:-9	3:19	4:13	5:-56	6:-57	8:50	10:-32
height 2	0:52	1:-50	2:-23	3:-26	4:-21	5:-64	6:94	7:-32	8:104	9:-66	10:27
height 3	0:-51	1:22	2:-25	3:24	4:-26	5:52	6:-36	7:-10	8:91	9:-57	10:12
height 4	0:-24	1:-15	2:-20	3:-14	5:14	6:-18	7:-24	8:98
invoice L ab	8:-20	9:33
invoice L abn	5:-27	8:35
invoice L account	3:61	5:10	8:-78	10:36
invoice L acct	3:28	5:-12	8:-10
invoice L ag	5:10
invoice L al	5:-27	8:29
invoice L an	5:17	8:-9
invoice L and	5:-10	8:-16	9:30
invoice L au	8:-15	9:23
invoice L auftrag	9:15
invoice L auftrags	3:-10	9:14
invoice L auth	8:18
invoice L bank	8:9
invoice L be	3:-27	8:40
invoice L bei	5:9
invoice L beleg	8:15
invoice L bic	8:19
invoice L bill	5:-12	8:21
invoice L billing	3:33	8:-29
invoice L bitte	5:17	8:-10
invoice L blue	3:-10	5:50	8:-33
invoice L bofi	8:10
invoice L bon	3:-11	5:23	8:-30	9:24
invoice L bonvoy	8:13
invoice L box	3:-9	8:31	9:-10
invoice L card	0:34	5:-12	8:-11
invoice L chantier	5:-8	9:13
invoice L charge	3:25	8:-23
invoice L check	1:-12	3:-10	5:36
invoice L chk	3:-15	5:60	8:-21	9:-10
invoice L cif	8:9
invoice L client	8:20
invoice L cliente	3:20	8:-19
invoice L co	3:27	8:-11
invoice L cod	3:13
invoice L code	3:83	8:-65
invoice L codice	8:9
invoice L com	5:31	8:-28
invoice L commande	8:-25	9:30
invoice L communication	10:24
invoice L company	8:12
invoice L compte	3:33	8:-33
invoice L conf	3:-27	5:-18	8:17	9:45
invoice L contrat	2:9
invoice L cust	3:59	5:-13	8:-48
invoice L customer	3:39	8:-23
invoice L de	2:-8	3:9	5:-36	8:36	9:27	10:-16
invoice L debitor	3:55	8:-43
invoice L delivery	8:15	9:-12
invoice L dept	3:38	8:-35
invoice L des	8:-14	10:20
invoice L devis	5:-14	8:-46	9:91
invoice L die	5:9
invoice L dossier	3:24	5:-17	8:-38	9:20	10:33
invoice L du	5:21	8:-18
invoice L ea	8:11
invoice L ending	0:16	8:-11
invoice L example	8:12
invoice L factura	5:-15	8:22
invoice L facture	5:27	9:-9
invoice L fare	5:-14	8:16
invoice L fattura	5:-16	8:20
invoice L fax	8:23
invoice L first	5:32	8:-28
invoice L folio	3:-25	5:71	8:-10	9:-20
invoice L for	5:-13	8:-22	9:43
invoice L fr	8:17
invoice L gb	8:14
invoice L gmbh	8:19
invoice L gst	8:12
invoice L gstin	8:20
invoice L guarantor	3:73	8:-51
invoice L has	5:-14	8:16
invoice L hot	8:8
invoice L hst	8:10
invoice L iban	8:16
invoice L id	3:38	5:-46	8:45	9:-11	10:-9
invoice L ie	5:-9	8:19
invoice L ihre	8:-11	9:31
invoice L il	8:15
invoice L in	0:14	5:-13	8:17
invoice L invoice	5:11	8:30	9:-13
invoice L iva	8:13
invoice L job	3:-14	5:13	8:24	9:-8
invoice L kassen	8:12
invoice L konto	3:40	8:-33
invoice L kundennummer	3:-59	8:59	9:-8	10:19
invoice L la	8:10
invoice L lic	8:21
invoice L license	8:10
invoice L lieferschein	8:11
invoice L livraison	3:31	8:-27
invoice L mandato	8:13
invoice L marriott	8:13
invoice L mastercard	0:46	8:-14
invoice L may	8:-31	9:35
invoice L no	1:-18	3:-29	5:-15	6:-14	7:-17	8:66	9:51	10:-20
invoice L nr	2:-24	5:52	6:-12	7:-11	8:25	9:33	10:-43
invoice L number	2:39	3:21	5:37	7:-13	8:-31	10:-26
invoice L numero	3:-20	5:10	8:19
invoice L nº	3:10	5:-13	8:15
invoice L of	3:-13	5:-15	8:38
invoice L oh	8:19
invoice L on	5:-12	8:22
invoice L op	3:33	8:-31
invoice L or	3:-11	8:-25	9:46
invoice L order	8:-14	9:44
invoice L our	3:-23	5:32	8:30	9:-9	10:-17
invoice L payment	10:14
invoice L phone	3:-27	8:28
invoice L po	3:-30	5:-25	8:-20	9:103
invoice L ppo	3:-14	8:22
invoice L quote	3:-16	5:64	8:-19	9:-11
invoice L receipt	5:-30	9:18	10:27
invoice L rechnung	5:-27	8:39
invoice L rechnungs	3:-14	5:30
invoice L rechnungsnummer	5:-49	8:53	9:-10	10:24
invoice L ref	2:-17	5:57	6:-8	9:8	10:-22
invoice L reference	3:27	5:-11	8:13	9:-11
invoice L reg	3:-14	5:-21	8:56	9:-9
invoice L replace	5:31	8:-25
invoice L restaurant	5:-10	8:17
invoice L return	5:9
invoice L room	3:-11	5:-9	8:36	9:-8
invoice L san	8:8
invoice L shop	8:10
invoice L sie	5:15
invoice L siret	8:22
invoice L sold	3:24	8:-22
invoice L solde	5:15	8:-13
invoice L st	5:-15	8:30
invoice L statement	5:14
invoice L steuernummer	3:-18	8:32
invoice L store	5:-13	8:17
invoice L street	8:16
invoice L structuree	8:16
invoice L tel	3:-14	5:-15	8:50	9:-12
invoice L the	5:-10	8:14
invoice L ticket	5:83	8:-58	9:-10
invoice L tn	8:9
invoice L to	3:46	8:-32
invoice L trans	5:65	8:-42
invoice L tva	5:-12	8:24
invoice L uid	8:17
invoice L und	6:41	8:-34
invoice L unit	5:11
invoice L unter	8:-16	10:20
invoice L ust	8:15
invoice L vat	3:-22	5:-14	8:49
invoice L verwendungszweck	5:15	8:-26	10:18
invoice L virement	5:24	8:-23
invoice L visa	0:66	8:-37
invoice L votre	9:8
invoice L way	5:-32	8:37
invoice L www	8:10
invoice L your	8:27	9:-12
invoice L zu	5:-17	8:18
invoice L אחריות	8:9	9:-8
invoice L אישור	3:-20	8:53	10:-11
invoice L אסמכתא	3:-13	5:-16	8:22	10:26
invoice L אשפוז	5:23	8:-19
invoice L אשראי	0:23	3:-12	8:17
invoice L בגינ	8:-17	10:18
invoice L בע"מ	3:-9	8:20
invoice L גבעתיימ	8:10
invoice L דמי	8:10
invoice L הופק	5:-8	8:10
invoice L הזמנה	5:-12	8:-47	9:76
invoice L הזמנת	8:-11	9:15
invoice L הזמנתכמ	8:-17	9:22
invoice L הלקוח	3:48	5:-41
invoice L המחאה	1:48	3:-15	8:-9	9:-10
invoice L הנדונ	5:24	8:-9
invoice L העברה	8:11
invoice L הצעת	5:25	8:-17	10:14
invoice L הקצאה	3:-11	5:-26	8:56
invoice L התשלומ	8:8
invoice L ויזה	0:26	8:-12
invoice L זיכוי	5:13	8:-9	10:11
invoice L חברה	8:12
invoice L חוזה	2:9
invoice L חיוב	5:14
invoice L חשבונ	3:120	5:45	8:-136	9:-8
invoice L חשבונית	5:10	8:-14	10:9
invoice L טל	3:-9	8:31
invoice L טלפונ	5:-13	8:27
invoice L ישראכרט	0:37	8:-21
invoice L כאל	0:25	8:-18
invoice L כפר	8:10
invoice L כרטיס	0:8	3:59	5:-14	8:-82	9:45
invoice L לאחר	8:8
invoice L לחודש	8:8
invoice L לחיוב	8:10
invoice L לכבוד	3:48	8:-19	9:-9
invoice L לקוח	3:23	5:-17	8:-12	9:23
invoice L לתשלומ	5:24	8:-20
invoice L מבוטח	3:-10	8:22
invoice L מועדונ	3:11	8:14
invoice L מורשה	5:-11	8:33
invoice L מחיר	5:25	8:-17	10:14
invoice L מס	2:45	3:-49	5:21	7:-14	8:21	10:-9
invoice L מסמכ	3:-9	8:-21	9:29
invoice L מספר	2:-12	5:37	7:-14	8:44	10:-27
invoice L מעל	5:-10	8:12
invoice L מקרה	10:21
invoice L נייד	8:13
invoice L ניכויימ	3:-11	8:15
invoice L ספק	3:13	9:-10
invoice L ספרות	0:-13	8:14
invoice L ע"י	5:-8	8:10
invoice L עבודה	3:-15	8:-43	9:74
invoice L עוסק	5:-10	8:33
invoice L עסקה	5:36	8:-21
invoice L פוליסה	2:19	3:-13	5:-17	8:16
invoice L פיקדונ	5:-20	8:22
invoice L פקס	8:14
invoice L קבלה	5:38	8:-16
invoice L קבלת	8:13	9:-8
invoice L קוד	3:69	8:-61
invoice L רישוי	8:21
invoice L שובר	8:12
invoice L שיק	1:-13	3:-10	8:40
invoice L תוכנת	8:8
invoice L תיק	3:42	5:-19	8:22	9:-17
invoice L תל	8:11
invoice L תקשורת	8:13
invoice L תשלומ	5:12	8:-9
invoice N account	3:99	5:20	8:-98	9:-9
invoice N accounts	3:-12	5:34	8:14	9:-29
invoice N adjustment	8:8
invoice N ag	5:10
invoice N amount	3:-28	5:18	8:16
invoice N art	8:17
invoice N at	8:8
invoice N attn	8:40	9:-22
invoice N auf	8:-15	10:21
invoice N auftrag	8:8
invoice N balance	3:26	5:28	8:-36
invoice N bank	8:18
invoice N betrag	8:12
invoice N bill	8:9
invoice N buyer's	5:-13	8:-17	9:40
invoice N by	5:42	8:-36
invoice N card	0:-12	8:14
invoice N client	3:45	5:-16	8:-35	9:11
invoice N cliente	3:40	5:-25
invoice N code	3:15	5:35	8:-40
invoice N codice	8:10
invoice N com	3:19	5:10	8:-26
invoice N compte	3:18	8:-11
invoice N credit	0:-10	8:21
invoice N customer	3:-26	8:28	9:-14	10:20
invoice N date	5:12	8:-27	10:18
invoice N de	3:-58	5:45	8:11	9:-19	10:36
invoice N delivery	8:14
invoice N der	10:11
invoice N des	8:13
invoice N di	8:16
invoice N dr	3:-15	5:-35	6:35	8:30	9:-12
invoice N du	8:13
invoice N due	3:-25	5:39	8:-19	10:13
invoice N eg	5:29	8:-22
invoice N et	5:-15	8:29
invoice N eur	8:-30	10:40
invoice N example	3:-26	5:55	8:14	9:-29
invoice N factura	5:-13	8:16
invoice N facture	5:43	8:-19
invoice N financial	8:11
invoice N for	3:-11	5:12	6:21
invoice N freight	8:17
invoice N fur	6:19
invoice N gesamtbetrag	5:14
invoice N gst	5:22	8:-19
invoice N guarantor	3:23	8:-16
invoice N guest	8:12
invoice N herrn	8:16
invoice N hospital	8:11
invoice N hotel	5:-13	8:27
invoice N if	5:-9	8:18
invoice N ihre	8:9
invoice N il	5:8
invoice N in	8:13
invoice N inc	8:17
invoice N inh	8:18
invoice N insurance	5:13
invoice N invoice	3:-14	5:50	8:-13	9:-12
invoice N kg	8:18
invoice N la	8:11
invoice N le	8:9	10:28
invoice N ltd	5:16	8:16
invoice N mail	3:-12	8:17
invoice N marriott	8:26	9:-20
invoice N method	0:14	8:-26	10:15
invoice N mme	3:-36	8:49
invoice N mr	2:37	8:-11
invoice N ms	2:38	3:-15	5:-9	8:16	9:-22
invoice N name	3:-8	5:20
invoice N no	3:40	5:36	8:-70	10:13
invoice N note	5:51	8:-36
invoice N nr	3:23	9:-9
invoice N number	3:8	8:-11	9:18
invoice N of	0:10	3:23	5:-22
invoice N on	3:12	8:-8	10:12
invoice N online	5:-9	8:10
invoice N order	3:-14	5:21	8:-19	9:17
invoice N original	5:-8
invoice N page	5:10	8:-10
invoice N par	8:9
invoice N patient	3:-9	8:11
invoice N pay	5:13	8:-26	9:22
invoice N payable	8:25
invoice N payer	8:-40	10:41
invoice N payment	0:20	3:13	8:-45	10:12
invoice N payments	8:13
invoice N please	5:21	8:-24
invoice N receipt	3:-9	5:-38	6:20	8:-8	9:14	10:25
invoice N rechnung	9:-12	10:20
invoice N ref	3:-35	8:41
invoice N reference	0:-11	3:-33	5:-23	9:13	10:65
invoice N referenz	8:-18	10:24
invoice N sale	3:29	5:27	8:-45
invoice N services	3:-9	6:19
invoice N ship	3:22	8:-16
invoice N sie	10:10
invoice N statement	5:16	8:-16
invoice N studio	8:11
invoice N summe	3:25	8:-13
invoice N tax	8:21
invoice N the	3:15	5:-11	8:12
invoice N this	3:-12	5:19
invoice N to	3:17	5:-10
invoice N total	0:27	5:-16	8:-15	10:19
invoice N und	5:-15	8:49	9:-17
invoice N unter	3:20	8:-24
invoice N unterschrift	8:14
invoice N vat	0:27	8:-26
invoice N visa	0:36	8:-31
invoice N votre	8:-13	9:28
invoice N www	5:26	9:-12
invoice N you	3:27	5:-10
invoice N your	5:13	8:-45	9:43
invoice N אמצעי	0:23	8:-17
invoice N אסמכתא	3:19	8:16
invoice N את	5:-29	8:34
invoice N בלבד	3:43	8:-40
invoice N בע"מ	8:33	9:-12
invoice N ד"ר	5:-11	6:80	8:-55
invoice N דינ	3:-20	5:-8	8:39
invoice N הלקוח	3:44	8:-32
invoice N חיוב	3:-10	8:16
invoice N חשבונ	1:-18	3:-14	5:41
invoice N חשבונית	3:31	5:-16	9:11
invoice N כולל	8:-12	10:13
invoice N לידי	5:11	8:-11
invoice N לכבוד	8:14
invoice N לקוח	3:10	8:-17	9:29
invoice N לתשלומ	3:-15	8:28
invoice N מורשה	5:-15	9:27
invoice N מחיר	5:-14	8:28
invoice N מיכל	5:-21	8:23
invoice N מלונ	5:-28	8:37
invoice N מס	1:38	2:34	3:11	5:-30	8:-26	10:-19
invoice N מסמכ	3:-9	5:-15	9:30
invoice N מספר	2:39	3:48	5:-16	8:-35	9:-20
invoice N מע"מ	8:-12	10:13
invoice N מערכות	5:12
invoice N מק"ט	8:20
invoice N מקור	3:53	5:-21	8:-21
invoice N מרכז	8:9
invoice N סה"כ	3:-9	5:-18	10:38
invoice N סטודיו	8:11
invoice N סכ	0:10
invoice N ע"ר	8:20
invoice N עבור	8:8
invoice N על	5:15
invoice N פרטי	3:26	5:-31	8:-16	9:28
invoice N פרטימ	1:29	3:-10	5:-14	8:19	10:-12
invoice N קבלה	3:37	5:45	8:-53
invoice N קוד	8:14
invoice N רישוי	8:11
invoice N רכב	8:35
invoice N שולמ	5:9
invoice N שיווק	5:15
invoice N שיק	1:36	3:-13	8:16
invoice N שירות	2:37	5:-11	8:-14
invoice N של	5:10
invoice N שמ	8:15
invoice N תאור	8:9
invoice N תעודת	3:17	8:-11
invoice N תשלומ	0:34	3:-14	8:-16
loan_document L account	3:-38	7:90	8:-38
loan_document L agreement	7:18
loan_document L credit	8:12
loan_document L de	7:-10	8:12
loan_document L id	8:9
loan_document L jahreskontoauszug	7:11
loan_document L loan	7:81	8:-54
loan_document L no	3:12	7:34	8:-25
loan_document L number	2:8	3:-33	5:-8	7:64	8:-12
loan_document L road	7:21	8:-12
loan_document L אשראי	6:15
loan_document L בע"מ	3:-8	7:-10	8:22
loan_document L דרכ	8:8
loan_document L ההלוואה	7:20	8:-14
loan_document L הלוואה	7:85	8:-70
loan_document L חשבונ	3:-15	5:-11	7:-15	8:48
loan_document L מס	2:19	3:19	6:15	7:48	8:-59	10:-18
loan_document L מספר	3:-13	5:-13	7:76	8:-21	10:-15
loan_document L ריבית	8:11
loan_document L רישיונ	6:15
loan_document L רכב	7:9
loan_document L תיק	7:80	8:-56
loan_document L תשלומימ	8:11
loan_document N account	8:10
loan_document N and	7:9
loan_document N detach	7:8
loan_document N finance	2:14	7:-10
loan_document N loan	3:12	7:26	8:-35
loan_document N mortgage	8:9
loan_document N number	7:21	8:-15
loan_document N payment	8:12
loan_document N rate	3:16	8:-13
loan_document N statement	8:10
loan_document N הלוואה	3:24	7:14	8:-22
loan_document N לסילוק	8:8
loan_document N מס	7:10
loan_document N קרנ	3:28	7:-14	8:-10
loan_document N ריבית	7:-8	8:14
medical L ביקור	8:10
medical L ד"ר	6:106	8:-91
medical L הרופא	6:26	8:-20
medical L זהות	8:21
medical L חתימה	6:12	8:-11
medical L טל	8:11
medical L ללא	6:-9	8:17
medical L מומחה	6:-31	8:37
medical L מומחית	6:10
medical L מס	2:-11	5:-22	6:-13	8:15	10:56
medical L מספר	3:33	8:-40	10:24
medical L מרפאה	6:-10	8:17
medical L קוד	6:-19	8:33
medical L רישיונ	6:61	8:-41	10:-11
medical L שמ	6:9
medical L תעודה	8:-26	10:45
medical N dr	6:18	8:-12
medical N ביקור	8:19
medical N ברפואת	6:22	8:-10
medical N ד"ר	8:10
medical N המשפחה	6:20
medical N זו	8:10
medical N חתימה	8:11
medical N מחלה	6:9
medical N משפחה	8:12
medical N סיכומ	8:-15	10:27
medical N עבודה	6:28	8:-24
medical N תעודה	8:11
other L bill	3:19	8:-11
other L de	8:13
other L no	5:81	8:-58
other L nr	2:-8	3:35	5:-12	7:20	8:-35	10:13
other L of	3:19	8:-12
other L po	8:-28	9:33
other L ref	2:-18	8:45
other L חשבונ	8:10
other L מס	8:22	10:-10
other L מספר	3:10	8:25
other N de	8:21
other N example	7:24	8:-10
other N of	8:11
payment_app L id	5:20	8:-29	10:27
payment_app L transaction	8:-32	10:48
payment_app L אסמכתא	8:19	10:-16
payment_app L ויזה	0:-11	8:15
payment_app L כרטיס	8:10
payment_app L מספר	8:-22	10:33
payment_app N id	5:15	8:-24	10:11
payment_app N transaction	8:-18	10:31
payslip L account	8:18
payslip L advice	1:42	8:-50	10:23
payslip L check	1:59	8:-49
payslip L code	4:26	8:-25
payslip L date	1:41	8:-40
payslip L emp	4:44	8:-43
payslip L employee	4:28	8:-26
payslip L id	8:17
payslip L llc	1:76	8:-74
payslip L matricule	4:35	8:-33
payslip L no	1:37	4:-9	8:-15	10:25
payslip L nr	4:47	8:-20
payslip L number	1:26	10:19
payslip L payroll	4:20	8:-14
payslip L personal	4:23	8:-22
payslip L pf	8:8
payslip L ref	8:16
payslip L ss	8:13
payslip L sv	4:-16	8:18
payslip L העובד	4:33	8:-32
payslip L מס	1:24	3:-8	4:13	5:-14
payslip L מספר	4:36	8:-12
payslip L עובד	4:53	8:-39
payslip L תיק	8:25
payslip L תלוש	8:13
payslip N account	8:14
payslip N de	1:12
payslip N employee	4:13	8:-13
payslip N file	4:52	8:-50
payslip N id	4:-12	8:29
payslip N ltd	8:9
payslip N no	4:25	8:-21
payslip N nr	4:34	8:-19
payslip N number	4:-14	8:34
payslip N nummer	4:-13	8:16
payslip N of	1:13	8:-11
payslip N personal	4:9
payslip N pty	8:8
payslip N sv	4:-13	8:17
payslip N vchr	4:-12	8:15
payslip N אישי	4:43	8:-40
payslip N זהות	8:8
payslip N מס	8:16
payslip N מספר	4:18	8:-15
payslip N עובד	4:8
tax_form L no	8:30
tax_form L number	3:22	8:9	10:-11
tax_form L omb	8:17
tax_form L reference	3:23	8:-23	10:17
tax_form L הכנסה	8:10
tax_form L מס	3:-9	4:10	5:-13	8:25
tax_form L מספר	3:39	8:-55	10:26
tax_form L עובד	4:18	8:-16
tax_form L שנת	8:11
tax_form L תיק	3:37	8:-43	10:25
tax_form N account	8:9
tax_form N number	8:29	10:-10
tax_form N מס	4:14
tax_form N מספר	8:10
tax_form N עובד	4:16	8:-15
type account_confirmation	0:-12	5:-26	7:-11	10:92
type balance_confirmation	2:-9	7:13	10:15
type bank_statement	0:-37	1:-41	2:-45	3:49	4:-19	5:-121	6:27	7:49	8:181	9:-32	10:-12
type bank_transfer	0:-35	1:-19	2:-29	3:-40	5:-18	6:-30	7:-27	8:87	10:113
type card_statement	0:325	1:-34	2:-31	3:-73	4:-16	5:-82	6:-41	7:-50	8:103	9:-45	10:-54
type check	0:-18	1:312	2:-14	3:-29	5:-43	6:-11	8:-152	10:-17
type contract	1:-13	2:160	3:33	5:-21	6:-14	7:10	8:-90	9:-10	10:-40
type invoice	0:-73	1:-153	3:110	4:-88	5:200	6:12	7:-178	8:8	9:216	10:-58
type loan_document	0:-52	1:-33	2:-19	3:-74	4:-14	5:-74	6:-24	7:311	8:79	9:-34	10:-65
type medical	0:-23	1:-31	2:-48	3:-41	5:-19	6:233	7:-26	8:-24	9:-26
type other	0:28	1:-40	2:58	3:15	4:-33	5:82	6:-47	7:62	8:-96	10:-27
type payment_app	0:47	1:-18	2:-11	3:-20	5:18	6:-17	8:-43	9:-14	10:73
type payslip	0:-51	1:144	2:-52	3:-131	4:242	5:-98	6:-30	7:-46	8:121	9:-34	10:-64
type tax_form	0:-26	1:-14	2:-28	3:32	4:47	5:-59	6:-17	7:-28	8:134	9:-20	10:-20
type utility_bill	0:-92	1:-73	2:68	3:179	4:-27	5:232	6:-82	7:-101	8:72	9:-89	10:-91
utility_bill L abn	5:-17	8:19
utility_bill L account	0:-12	3:163	5:-37	7:-12	8:-87
utility_bill L agreement	8:8
utility_bill L al	8:9
utility_bill L april	5:-12	8:16
utility_bill L atencion	8:9
utility_bill L bill	3:-20	5:48	8:-12
utility_bill L box	8:13
utility_bill L buchungskonto	8:11
utility_bill L cheque	3:22	8:-20
utility_bill L client	8:8
utility_bill L code	2:-12	3:-8	8:23
utility_bill L communication	8:-16	10:20
utility_bill L compte	3:-25	5:-11	8:44
utility_bill L compteur	5:-10	8:17
utility_bill L contrat	2:67	3:-21	5:11	8:-49
utility_bill L contrato	2:24	8:-20
utility_bill L creancier	3:-9	8:15
utility_bill L de	8:31	10:-21
utility_bill L debit	3:-9	8:11
utility_bill L del	2:11
utility_bill L direct	3:-9	8:10
utility_bill L england	8:10
utility_bill L et	2:-9	5:32	8:-13
utility_bill L factura	5:9
utility_bill L facture	3:27	5:-9
utility_bill L fr	8:16
utility_bill L fur	5:-20	8:27
utility_bill L gas	8:10
utility_bill L gb	3:-8	8:8
utility_bill L glaubiger	8:17
utility_bill L id	3:-14	5:10	8:15
utility_bill L identifiant	3:62	8:-49
utility_bill L ihr	8:10
utility_bill L ihre	3:43	5:-24
utility_bill L in	3:15
utility_bill L internet	8:14
utility_bill L invoice	3:-10	5:40	8:-24
utility_bill L is	5:-11	8:12
utility_bill L kundennummer	3:56	8:-37
utility_bill L kundenservice	3:-20	8:31
utility_bill L livraison	8:19
utility_bill L mandat	2:26
utility_bill L mandatsreferenz	8:10
utility_bill L marktlokation	8:13
utility_bill L meter	3:-20	8:40
utility_bill L mobile	8:14
utility_bill L mobilfunk	8:10
utility_bill L mprn	5:-15	8:21
utility_bill L new	8:14
utility_bill L no	3:57	5:-48	8:12
utility_bill L nr	3:-13	5:17	8:10
utility_bill L number	0:-11	3:70	5:25	7:-15	8:-49
utility_bill L numero	2:8	3:-19	5:9
utility_bill L ny	3:-15	8:24
utility_bill L nº	2:10	8:-13
utility_bill L of	3:27	8:-17
utility_bill L payment	3:-9	10:10
utility_bill L pdl	8:8
utility_bill L point	8:23
utility_bill L rechnung	8:19
utility_bill L rechnungsnummer	3:-17	5:87	8:-53
utility_bill L ref	3:22	5:-42	8:29
utility_bill L reference	3:-36	5:20	8:12
utility_bill L reg	5:-12	8:18
utility_bill L registered	8:10
utility_bill L rue	5:-9	8:11
utility_bill L rufnummer	3:-16	5:-9	8:28
utility_bill L rum	8:10
utility_bill L sepa	3:-9	8:20
utility_bill L service	3:-11	8:20
utility_bill L sie	5:-11	8:13
utility_bill L supply	3:-16	5:-11	8:34
utility_bill L tax	5:21	8:-14
utility_bill L tel	3:-11	8:18
utility_bill L telephone	8:8
utility_bill L this	5:-11	8:12
utility_bill L to	8:15
utility_bill L unique	8:18
utility_bill L vat	5:-13	8:20
utility_bill L vertragskonto	2:43	3:-26	5:-11
utility_bill L vos	5:40	8:-38
utility_bill L votre	2:-11	3:9
utility_bill L vous	2:-9	5:26	8:-14
utility_bill L your	3:14	8:-24	10:25
utility_bill L ארנונה	8:11
utility_bill L בית	5:13	8:-10
utility_bill L בכרטיס	0:-10	8:12
utility_bill L בע"מ	3:-9	8:12
utility_bill L דירה	3:37	8:-32
utility_bill L הודעה	5:22	8:-17
utility_bill L הודעת	5:9
utility_bill L הוראת	8:10
utility_bill L המסתיימ	0:-9	8:14
utility_bill L הסדר	8:9
utility_bill L ויזה	0:15
utility_bill L ועד	5:12
utility_bill L חוזה	2:69	3:45	5:-49	8:-53
utility_bill L חיוב	8:12
utility_bill L חשבונ	5:62	8:-32
utility_bill L חשבונית	8:19
utility_bill L לחודש	5:-24	8:26
utility_bill L מונה	8:16
utility_bill L ממוחשב	5:-10	8:10
utility_bill L מנוי	3:-27	8:30
utility_bill L מס	3:-8	5:46
utility_bill L מסמכ	5:-10	8:10
utility_bill L מספר	2:20	3:-33	5:42	7:-12	8:29	10:-27
utility_bill L משלמ	3:61	5:-9	8:-44
utility_bill L נכס	3:-30	5:-26	8:69
utility_bill L ספק	3:14	8:-9
utility_bill L עוסק	8:19
utility_bill L פרטי	3:14	8:-10
utility_bill L צרכנ	3:21	5:-10
utility_bill L קבע	8:10
utility_bill L קוד	3:16
utility_bill L שובר	3:50	5:44	8:-74
utility_bill L תקופה	8:10
utility_bill L תשלומ	0:15	3:20	8:-29
utility_bill N account	3:70	5:-24	8:-51	10:11
utility_bill N amount	3:18
utility_bill N and	5:-10	8:21
utility_bill N appli	3:-9	8:10
utility_bill N betrag	2:25	8:-24
utility_bill N bill	3:-15	5:9	8:10
utility_bill N client	3:-26	8:40	10:-12
utility_bill N date	5:-18	8:31
utility_bill N de	3:21	5:-15
utility_bill N electricity	3:-8	5:13
utility_bill N energie	3:14	8:-10
utility_bill N energy	5:11
utility_bill N espace	3:-12	8:14
utility_bill N example	8:18
utility_bill N facture	5:10
utility_bill N for	10:11
utility_bill N fr	3:-21	8:34
utility_bill N free	8:13
utility_bill N gas	8:10
utility_bill N gmbh	8:10
utility_bill N ihre	3:38	8:-33
utility_bill N kontakt	3:20	8:-11
utility_bill N kundenservice	8:9
utility_bill N kwh	5:12	8:-8
utility_bill N la	5:13	8:-25	10:13
utility_bill N ltd	3:16	5:-12
utility_bill N meter	8:11
utility_bill N mme	5:-13	8:22
utility_bill N montant	3:-11	8:22
utility_bill N mr	5:-10	8:16
utility_bill N name	3:10
utility_bill N no	5:-19	8:29
utility_bill N number	3:40	5:-21	8:-12
utility_bill N of	3:23	8:-9
utility_bill N orange	8:14
utility_bill N ou	3:-10	5:-9	8:21
utility_bill N par	3:20	8:-13
utility_bill N pay	3:22
utility_bill N payer	3:-11	8:24
utility_bill N period	5:-12	8:14
utility_bill N reference	3:17	5:19	8:-47	10:13
utility_bill N references	2:27	5:-11	8:-18
utility_bill N services	3:-9	10:10
utility_bill N supply	3:-8	8:15
utility_bill N sur	3:-9
utility_bill N tax	5:-13	8:16
utility_bill N to	3:19	8:-14
utility_bill N total	5:14
utility_bill N vat	8:8
utility_bill N vos	3:23	5:-11
utility_bill N votre	8:12	10:-12
utility_bill N water	3:-16	8:20
utility_bill N www	8:28
utility_bill N you	8:10
utility_bill N your	3:15
utility_bill N zu	2:25	8:-23
utility_bill N בבנק	8:13
utility_bill N בע"מ	5:24	10:-9
utility_bill N בש"ח	3:19	5:-11
utility_bill N הדואר	3:13
utility_bill N החשבונ	8:10
utility_bill N המימ	8:14
utility_bill N חוזה	2:19	3:29	5:-16	8:-31
utility_bill N חיוב	3:51	8:-48
utility_bill N חיובימ	8:9
utility_bill N חשבונ	3:31	5:26	8:-45
utility_bill N חשבונית	3:-23	5:37	8:-8
utility_bill N לא	8:11
utility_bill N לקוח	3:14
utility_bill N לשלמ	8:8
utility_bill N לתשלומ	3:29	5:18	8:-29
utility_bill N מד	8:19
utility_bill N מונה	3:-12	8:25
utility_bill N מי	8:16
utility_bill N מימ	3:-10	8:26
utility_bill N מנוי	3:-29	8:35
utility_bill N מס	3:-19	5:19	8:21
utility_bill N מספר	3:-17	5:21	8:17
utility_bill N מקור	5:-27	8:34
utility_bill N משלמ	3:52	8:-41
utility_bill N ניתנ	8:8
utility_bill N נכס	3:-23	5:-17	8:51
utility_bill N סה"כ	8:12
utility_bill N סכומ	3:11	5:-11
utility_bill N ספח	5:20	8:-13
utility_bill N עד	3:11	5:-11
utility_bill N עיריית	8:8
utility_bill N צרכנ	3:-13	5:24
utility_bill N קבע	8:9
utility_bill N שובר	3:21	5:26	8:-40
utility_bill N שמ	3:10
utility_bill N תאגיד	8:11
utility_bill N תקופתי	3:-10
utility_bill N תשלומ	3:38	5:-20	8:-11`;
