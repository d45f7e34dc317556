/**
 * Words of headings above the parties of a document, in every language that is known, whatever
 * the document is printed in: an invoice of a few words does not tell its language. Marks above
 * letters are left out when they are compared.
 */

const listed = (words: string): readonly string[] => words.split(', ');

/** Who issues an invoice. */
export const OF_SUPPLIER: readonly string[] = [
  'seller, supplier, vendor, provider, merchant, issuer, exporter, shipper, payee, sender, contractor, from, pay to, bill from, billed by, issued by, sold by, invoice from, billed from, invoiced by, prepared by, sent by, shipped from, biller',
  'verkäufer, lieferant, anbieter, aussteller, rechnungssteller, rechnungsersteller, leistungserbringer, absender, auftragnehmer, dienstleister, von',
  'vendeur, fournisseur, émetteur, prestataire, expéditeur, facturier, vendu par, de la part de',
  'vendedor, proveedor, emisor, emitente, remitente, prestador, vendido por',
  'venditore, fornitore, cedente, prestatore, emittente, mittente, fornecedor, emissor',
  'verkoper, leverancier, afzender, opdrachtnemer, dienstverlener, van',
  'säljare, leverantör, avsändare, utfärdare, från, selger, leverandør, avsender, utsteder, fra, sælger, afsender, udsteder',
  'myyjä, toimittaja, lähettäjä, laskuttaja',
  'sprzedawca, dostawca, wystawca, wystawiający, usługodawca, wykonawca',
  'dodavatel, dodávateľ, poskytovatel, poskytovateľ, prodávající, predávajúci, zhotovitel, zhotoviteľ, vystavitel',
  'eladó, szállító, szolgáltató, kibocsátó, számlakibocsátó',
  'furnizor, furnizorul, vânzător, prestator, emitent',
  'prodavatelj, prodajalec, prodavac, dobavljač, dobavitelj, izdavatelj, izdajatelj, izvođač, pružatelj usluge',
  'satıcı, gönderen, düzenleyen, tedarikçi',
  'penjual, pengirim, dari, pemasok',
  'pardavėjas, tiekėjas, teikėjas, pārdevējs, piegādātājs, müüja, tarnija, teenuse osutaja',
  'продавец, поставщик, исполнитель, продавач, доставчик, изпълнител, постачальник, виконавець',
  'προμηθευτής, πωλητής, εκδότης',
  'ספק, הספק, מוכר, המוכר, מאת, פרטי העסק, פרטי הספק, פרטי החברה',
].flatMap(listed);

/** Who it is made out to or sent to. */
export const OF_CUSTOMER: readonly string[] = [
  'client, customer, buyer, purchaser, recipient, receiver, consignee, importer, subscriber, debtor, to, bill to, billed to, bill, billing, billing to, invoice to, invoiced to, sold to, charge to, ship to, shipped to, ship, shipping, deliver to, delivery, issued to, prepared for, quote to, invoice for, renter, hirer, policyholder',
  'kunde, käufer, empfänger, rechnungsempfänger, leistungsempfänger, auftraggeber, besteller, lieferanschrift, lieferadresse, rechnungsadresse, rechnungsanschrift, kundenanschrift, kundendaten, an',
  'client, acheteur, destinataire, facturé à, facturer à, facturation, livraison, livrer à, adressé à, à',
  'cliente, para, enviar para, comprador, receptor, destinatario, adquirente, facturar a, facturado a, enviar a, entrega, consumidor, contribuinte, exmo s sr s, exmos senhores, tomador, destinatário',
  'acquirente, inviare, cessionario, committente, intestatario, spett le, spettabile, consegna, fatturare a, intestata a',
  'klant, koper, afnemer, ontvanger, opdrachtgever, factuuradres, afleveradres, bezorgadres, factuur aan, aan',
  'kund, köpare, mottagare, beställare, faktureras till, leveransadress, fakturaadress, leverans, till, kunde, kjøper, mottaker, køber, modtager, til, fakturaadresse, leveringsadresse, levering',
  'ostaja, asiakas, vastaanottaja, tilaaja',
  'nabywca, odbiorca, klient, zamawiający, usługobiorca, kupujący, płatnik',
  'odběratel, odberateľ, objednatel, objednávateľ, kupující, kupujúci, zákazník, příjemce, príjemca, dodat, dodací, fakturační',
  'vevő, megrendelő, címzett, vásárló, ügyfél, szállítási, számlázási',
  'cumpărător, cumpărătorul, beneficiar, destinatar',
  'kupac, kupec, naručitelj, naročnik, primatelj, prejemnik',
  'alıcı, müşteri, sayın',
  'pembeli, pelanggan, kepada, penerima',
  'pirkėjas, gavėjas, užsakovas, pircējs, saņēmējs, ostja, klient, maksja, saaja, tarneaadress',
  'покупатель, заказчик, плательщик, грузополучатель, купувач, получател, клиент, покупець, замовник',
  'πελάτης, αγοραστής, παραλήπτης',
  'לכבוד, לקוח, הלקוח, ללקוח, ללקוח חיוב, פרטי הלקוח, קונה, הקונה, המזמין, פרטי המזמין, נמען, פרטי המשלם, פרטי הצרכן, כתובת לחיוב',
].flatMap(listed);

/** What a key of a single value is about; with a party's word before it, "Bill date", it heads no party. */
export const OF_VALUE: readonly string[] = [
  'number, no, nr, id, code, date, due date, vat, vat id, vat no, tax id, tax no, email, e mail, phone, tel, fax, website, order, account, reference, ref, signature, total, amount, note, terms, since',
  'nummer, kundennummer, datum, telefon, konto, zeichen, numéro, date, téléphone, réf, número, fecha, teléfono, código, referencia, numero, codice, telefono, telefoon, číslo, ičo, dič, nip, numer, data, dato, kundenummer, kundnummer, referens, referanse, szám, tarih, tanggal, nomor',
  'תאריך, טלפון, מספר',
].flatMap(listed);

/** Words of keys and of headings beside them: "Seller details", "Name", "Número", "Arve aadress". */
export const OF_NOTHING: readonly string[] = [
  'details, information, informations, info, data, address, name, company, business, the, of, and, our, your, contact, mail, web, description, notes, payment, bank, page, country, city, all, print',
  'daten, angaben, adresse, anschrift, globale, firma, zahlung, bankverbindung, seite, ort, land, rechnungsdatum, rechnungsnummer, summe',
  'données, coordonnées, société, nom, du, de, des, la, le, les, et, échéance, adresse',
  'datos, nombre, dirección, domicilio, del, razón social, empresa, entidade, dados, morada, endereço, nome',
  'dati, indirizzo, ragione sociale, sede, legale, dettagli, della, di',
  'gegevens, naam, adres, bedrijf',
  'uppgifter, adress, namn, opplysninger, navn, tiedot, osoite, nimi, yhteystiedot',
  'dane, nazwa, adres, údaje, adresa, název, názov, sídlo',
  'adatok, adatai, cím, név, neve, adresa, sediul, podaci, naziv, bilgileri, adı, adres, alamat, nama',
  'duomenys, adresas, pavadinimas, dati, adrese, andmed, aadress, nimi, реквизиты, адрес, данные, στοιχεία, διεύθυνση',
  'פרטי, פרטים, כתובת, שם',
  // Of where something is supplied or done.
  'supply address, service address, service location, property address, premises, point of supply, verbrauchsstelle, lieferstelle, abnahmestelle, leistungsort, lieu de consommation, lieu de livraison, point de livraison, adresse du chantier, adresse du logement',
  'כתובת הנכס, כתובת הצריכה, מקום הצריכה, כתובת אתר הצריכה, כתובת השירות',
  // Of where payments are sent, which need not be the issuer's name.
  'remit to, remit payment to, remit payments to, please remit to, mail payment to, mail payments to, mail your payment to, send payment to, send payments to, send your payment to, make check payable to, make checks payable to, make cheques payable to, payable to',
  // Titles of papers that nobody sells with.
  'payslip, pay slip, pay stub, paystub, salary slip, wage slip, earnings statement, pay statement, lohnabrechnung, gehaltsabrechnung, entgeltabrechnung, verdienstabrechnung, bulletin de paie, bulletin de salaire, fiche de paie, nómina, recibo de nómina, recibo de salarios, busta paga, cedolino, prospetto paga, loonstrook, loonspecificatie, salarisspecificatie, salarisstrook',
  'תלוש שכר, תלוש משכורת',
  'הודעת תשלום, הודעה על תשלום, הודעת חיוב, הודעה על חיוב, שובר תשלום, שובר, ספח, חשבון תקופתי, תקופתית, תקופתי, דו חודשי, דו חודשית',
  // Of the columns of tables.
  'תיאור, פירוט, פריט, כמות, מחיר, סכום, סה כ, פעולה, סוג פעולה, חובה, זכות, יתרה, אסמכתא, ערך, מטבע, תעריף, הערות, עמוד',
  // How an app says that something is done.
  'money sent, money received, payment completed, payment successful, transfer completed, transfer successful, success, completed, done',
  'העברת כסף, ההעברה בוצעה, הפעולה בוצעה, התשלום בוצע, ההעברה בוצעה בהצלחה, הפעולה בוצעה בהצלחה, התשלום בוצע בהצלחה, הכסף הועבר, בוצע בהצלחה',
].flatMap(listed);

/** Titles of documents. */
export const OF_DOCUMENT: readonly string[] = [
  'invoice, invoices, receipt, sales receipt, payment receipt, quotation, quote, estimate, offer, statement, bill, tax, commercial, proforma, pro forma, credit note, credit memo, credit, debit note, note, delivery note, packing list, purchase order, sales order, work order, order confirmation, confirmation, original, copy, duplicate, paid, cash, e, simplified, for, vat',
  'rechnung, quittung, gutschrift, angebot, lieferschein, mahnung, auftragsbestätigung, kontoauszug, stornorechnung, facture, avoir, devis, reçu, acompte, bon de livraison, bon de commande, factura, recibo, presupuesto, albarán, fattura, ricevuta, preventivo, nota di credito, fatura, orçamento, nota fiscal, factuur, offerte, creditnota, pakbon',
  'faktura, kreditfaktura, kreditnota, kvittering, kvitto, tilbud, offert, lasku, kuitti, tarjous, hyvityslasku, vat, korygująca, paragon, faktúra, daňový doklad, daňový, doklad, dobropis, zálohová, nabídka, dodací list, cenová ponuka',
  'számla, díjbekérő, nyugta, factură, fiscală, chitanță, aviz, račun, predračun, ponudba, ponuda, invoice, fatura, e fatura, makbuz, teklif, faktur, kwitansi, pajak, penawaran, sąskaita, faktūra, sąskaita faktūra, rēķins, arve, arve saateleht, kviitung, счет, счёт, фактура, накладная, акт, рахунок, τιμολόγιο, απόδειξη',
  'חשבונית, חשבונית מס, מס, קבלה, חשבונית מס קבלה, הצעת מחיר, תעודת משלוח, הזמנה, זיכוי, העתק, מקור, עסקה',
].flatMap(listed);
