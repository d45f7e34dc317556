import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readEinvoice } from '../../../../../../worker/engine/pdf/forensics/einvoice/read-einvoice.js';
import { readXmlElements } from '../../../../../../worker/engine/pdf/forensics/einvoice/xml-elements.js';
import { readPdfFile } from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';

const invoice = (generation: 1 | 2): string => {
  const [document, header, transaction, agreement, settlement, sums] =
    generation === 1
      ? [
          'CrossIndustryDocument',
          'HeaderExchangedDocument',
          'SpecifiedSupplyChainTradeTransaction',
          'ApplicableSupplyChainTradeAgreement',
          'ApplicableSupplyChainTradeSettlement',
          'SpecifiedTradeSettlementMonetarySummation',
        ]
      : [
          'CrossIndustryInvoice',
          'ExchangedDocument',
          'SupplyChainTradeTransaction',
          'ApplicableHeaderTradeAgreement',
          'ApplicableHeaderTradeSettlement',
          'SpecifiedTradeSettlementHeaderMonetarySummation',
        ];
  return `<?xml version="1.0" encoding="UTF-8"?><!-- <total>1</total> -->
<rsm:${document} xmlns:rsm="r" xmlns:ram="a" xmlns:udt="u">
  <rsm:${header}><ram:ID>R-77</ram:ID>
    <ram:IssueDateTime><udt:DateTimeString format="102">20240229</udt:DateTimeString></ram:IssueDateTime>
  </rsm:${header}>
  <rsm:${transaction}>
    <ram:IncludedSupplyChainTradeLineItem><ram:GrandTotalAmount>9.99</ram:GrandTotalAmount></ram:IncludedSupplyChainTradeLineItem>
    <ram:${agreement}>
      <ram:SellerTradeParty><ram:Name>Müller &amp; S&#246;hne GmbH</ram:Name>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">12/345</ram:ID></ram:SpecifiedTaxRegistration>
        <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration>
      </ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name><![CDATA[A < B AG]]></ram:Name></ram:BuyerTradeParty>
    </ram:${agreement}>
    <ram:${settlement}>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount>
        <ram:IBANID>DE02 1203 0000 0000 2020 51</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>
      </ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:SpecifiedTradePaymentTerms><ram:Note/></ram:SpecifiedTradePaymentTerms>
      <ram:${sums}>
        <ram:TaxBasisTotalAmount>100</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="EUR">19.0000</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>
        <ram:DuePayableAmount>-0.50</ram:DuePayableAmount>
      </ram:${sums}>
    </ram:${settlement}>
  </rsm:${transaction}>
</rsm:${document}>`;
};

async function pdfWith(xml: string | null): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  if (xml !== null)
    await pdf.attach(Buffer.from(xml, 'utf8'), 'factur-x.xml', { mimeType: 'text/xml' });
  return pdf.save();
}

const read = async (xml: string | null) => readEinvoice(readPdfFile(await pdfWith(xml), 0));

describe('readEinvoice', () => {
  it.each([1, 2] as const)('reads the header values of generation %i', async (generation) => {
    expect(await read(invoice(generation))).toEqual({
      total: 11_900,
      subtotal: 10_000,
      vat: 1_900,
      amountDue: -50,
      currency: 'EUR',
      issueDate: '2024-02-29',
      dueDate: null,
      number: 'R-77',
      ibans: ['DE02120300000000202051'],
      seller: 'Müller & Söhne GmbH',
      sellerVatNumber: 'DE123456789',
      buyer: 'A < B AG',
    });
  });

  it('finds nothing in a PDF without such a file, in other XML and in broken XML', async () => {
    expect(await read(null)).toBeNull();
    expect(await read('<order><CrossIndustryInvoice/></order>')).toBeNull();
    expect(await read(invoice(2).replace('</ram:SellerTradeParty>', ''))).toBeNull();
  });
});

describe('readXmlElements', () => {
  it('refuses elements that are not closed in order, and nesting without end', () => {
    expect(readXmlElements('<a><b></a></b>')).toBeNull();
    expect(readXmlElements('<a><b></b>')).toBeNull();
    expect(readXmlElements('<a>'.repeat(100) + '</a>'.repeat(100))).toBeNull();
  });

  it('needs linear time for brackets, comments and entities that do not end', () => {
    const startedMs = performance.now();
    readXmlElements(`<a ${'b="c" '.repeat(200_000)}`);
    readXmlElements('<'.repeat(1_000_000));
    readXmlElements('<!--'.repeat(300_000));
    readXmlElements(`<a>${'&'.repeat(1_000_000)}</a>`);
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });
});
