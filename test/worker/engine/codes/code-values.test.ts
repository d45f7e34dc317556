import { describe, expect, it } from 'vitest';
import { codeValuesOf } from '../../../../worker/engine/codes/code-values.js';
import { SCHEMES } from '../../../../worker/engine/codes/schemes/index.js';
import type { CodeValues } from '../../../../worker/engine/evidence/printed-code.js';

const lines = (...all: string[]): string => all.join('\n');
const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** Fields of a tag, a length and a value, as EMV codes have them. */
const emv = (...fields: (readonly [tag: string, value: string])[]): string =>
  fields.map(([tag, value]) => tag + String(value.length).padStart(2, '0') + value).join('');

const zatca = (...fields: [tag: number, value: string][]): string =>
  Buffer.concat(
    fields.map(([tag, value]) => {
      const bytes = Buffer.from(value);
      return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
    }),
  ).toString('base64');

const gst = `${base64('{"alg":"RS256"}')}.${base64(
  JSON.stringify({
    data: JSON.stringify({
      SellerGstin: '27AAPFU0939F1ZV',
      DocNo: 'INV/26/118',
      DocDt: '03/04/2026',
      TotInvVal: 1180,
    }),
    iss: 'NIC',
  }),
)}.${base64('signature of thirty-two characters')}`;

/** A code of each format and what it states. */
const CODES: Record<string, [text: string, stated: Partial<CodeValues>]> = {
  'GiroCode (EPC)': [
    lines('BCD', '002', '1', 'SCT', 'COBADEFF', 'Kern GmbH', 'DE02120300000000202051', 'EUR119.5'),
    { amounts: { total: 11_950 }, ibans: ['DE02120300000000202051'] },
  ],
  'Swiss QR-bill': [
    [
      ...['SPC', '0200', '1', 'CH93 0076 2011 6238 5295 7', 'S', 'Muster AG', 'Weg', '1', '8000'],
      ...['Zürich', 'CH', '', '', '', '', '', '', '', '1949.75', 'CHF', 'S', 'Erika Beispiel'],
      ...['Gasse', '2', '3000', 'Bern', 'CH', 'NON', '', 'Rechnung', 'EPD'],
      '//S1/10/R\\/104/11/260305/30/106017086',
    ].join('\r\n'),
    {
      amounts: { total: 194_975 },
      ibans: ['CH9300762011623852957'],
      number: 'R/104',
      issueDate: '2026-03-05',
    },
  ],
  'QR platba (SPD)': [
    'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:450.00*CC:CZK*X-VS:118',
    { amounts: { total: 45_000 }, ibans: ['CZ6508000000192000145399'] },
  ],
  'QR faktura (SID)': [
    'SID*1.0*ID:2026-118*DD:20260305*AM:121.00*ACC:CZ6508000000192000145399',
    {
      amounts: { total: 12_100 },
      ibans: ['CZ6508000000192000145399'],
      number: '2026-118',
      issueDate: '2026-03-05',
    },
  ],
  'UPN QR': [
    lines(
      ...['UPNQR', '', '', '', '', 'Ana', 'Cesta 1', 'Ljubljana', '00000005644', '', '', 'WATR'],
      ...[
        'Racun',
        '20.04.2026',
        'SI56263300012039086',
        'SI12',
        'Voda',
        'Cesta 2',
        'Ljubljana',
        '194',
      ],
    ),
    { amounts: { total: 5644 }, ibans: ['SI56263300012039086'] },
  ],
  HUB3: [
    lines(
      ...['HRVHUB30', 'EUR', '000000000012355', 'IVA', 'ULICA 1', 'ZAGREB', 'STRUJA', 'ULICA 2'],
      ...['ZAGREB', 'HR1210010051863000160', 'HR01', '2103-118', 'ELEC', 'Racun'],
    ),
    { amounts: { total: 12_355 }, ibans: ['HR1210010051863000160'] },
  ],
  'Polish transfer QR': [
    '5260001246|PL|61109010140000071219812874|012345|Sklep|Faktura 118|||',
    {
      amounts: { total: 12_345 },
      ibans: ['PL61109010140000071219812874'],
      issuerNumber: '5260001246',
    },
  ],
  UsingQR: [
    '{"uqr":1,"tp":1,"nme":"Bygg AB","cid":"556000-4615","iref":"118","idt":"20260305","due":1250.5,"pt":"BG","acc":"433-8778"}',
    {
      amounts: { total: 125_050 },
      number: '118',
      issueDate: '2026-03-05',
      issuerNumber: '556000-4615',
    },
  ],
  PagoPA: [
    'PAGOPA|002|301000012345678912|80012000826|16800',
    { amounts: { total: 16_800 }, issuerNumber: '80012000826' },
  ],
  'NBS IPS QR': [
    'K:PR|V:01|C:1|R:160000000041827737|N:JKP|I:RSD1234,5|SF:289|S:Komunalije',
    { amounts: { total: 123_450 } },
  ],
  ST00012: [
    'ST00012|Name=ООО|PersonalAcc=40702810900000002851|PayeeINN=7707083893|Sum=119240',
    { amounts: { total: 119_240 }, issuerNumber: '7707083893' },
  ],
  // Its checksum by Python's binascii.crc_hqx.
  'EMV QR': [
    `${emv(['00', '01'], ['52', '4812'], ['53', '986'], ['54', '158.30'], ['58', 'BR'], ['59', 'LOJA'], ['60', 'SP'])}6304DD08`,
    { amounts: { total: 15_830 } },
  ],
  'UPI QR': ['upi://pay?pa=shop@bank&pn=Shop&am=1712.00&cu=INR', { amounts: { total: 171_200 } }],
  Boleto: ['00193373700000001000500940144816060680935031', { amounts: { total: 100 } }],
  'DSFinV-K (TSE)': [
    'V0;till-1;Kassenbeleg-V1;Beleg^16.96_15.66_0.00_0.00_0.00^32.62:Unbar;18;112;2026-02-14T22:59:00.000Z;2026-02-14T23:10:00.000Z;ecdsa-plain-SHA256;unixTime;c2lnbg==;a2V5',
    // Ten minutes past midnight in Berlin.
    { amounts: { total: 3262 }, issueDate: '2026-02-15' },
  ],
  RKSV: [
    '_R1-AT1_KASSA-02_26-018834_2026-03-07T12:58:41_28,90_48,80_0,00_0,00_0,00_XBzYJ=_5f3a_AenM=_QUmd==',
    { amounts: { total: 7770 }, number: '26-018834', issueDate: '2026-03-07' },
  ],
  'Porezna uprava QR': [
    'https://porezna.gov.hr/rn?jir=eb15cad4-141a-4063-a8bb-015bac1d7a9e&datv=20260319_0847&izn=2370',
    { amounts: { total: 2370 }, issueDate: '2026-03-19' },
  ],
  'ФНС QR': [
    't=20260321T1412&s=1192.40&fn=9960440300000000&i=11823&fp=2147483647&n=1',
    { amounts: { total: 119_240 }, issueDate: '2026-03-21' },
  ],
  '電子發票 QR': [
    `AB123456781150305123400000064000000690000000012345675${'a'.repeat(24)}:**********`,
    {
      amounts: { total: 10_500 },
      number: 'AB12345678',
      issueDate: '2026-03-05',
      issuerNumber: '12345675',
    },
  ],
  'AT QR (ATCUD)': [
    'A:508732166*B:513904280*C:PT*D:FT*E:N*F:20260324*G:FT A26/1187*H:JFK7WT9R-1187*I1:PT*N:238.32*O:1335.20*Q:mX0r*R:2761',
    {
      amounts: { total: 133_520 },
      number: 'FT A26/1187',
      issueDate: '2026-03-24',
      issuerNumber: '508732166',
    },
  ],
  'ZATCA QR': [
    zatca(
      [1, 'مؤسسة'],
      [2, '310122393500003'],
      [3, '2026-04-06T19:42:17'],
      [4, '2335.65'],
      [5, '304.65'],
    ),
    { amounts: { total: 233_565 }, issueDate: '2026-04-06', issuerNumber: '310122393500003' },
  ],
  'VERI*FACTU': [
    'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B82647157&numserie=T26%2F000731&fecha=18-02-2026&importe=1147.93',
    {
      amounts: { total: 114_793 },
      number: 'T26/000731',
      issueDate: '2026-02-18',
      issuerNumber: 'B82647157',
    },
  ],
  TicketBAI: [
    'https://batuz.eus/QRTBAI/?id=TBAI-B00000034-050326-btFpwP8dcLGAF-237&s=T&nf=27174&i=4.70&cr=007',
    {
      amounts: { total: 470 },
      number: '27174',
      issueDate: '2026-03-05',
      issuerNumber: 'B00000034',
    },
  ],
  'GST e-invoice QR': [
    gst,
    {
      amounts: { total: 118_000 },
      number: 'INV/26/118',
      issueDate: '2026-04-03',
      issuerNumber: '27AAPFU0939F1ZV',
    },
  ],
  'CFDI QR': [
    'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=5803EB8D-81CD-4557-8719-26632D2FA434&re=DMO140318Q89&rr=CNA090722K4A&tt=0000081334.560000&fe=rH8/bw==',
    { amounts: { total: 8_133_456 }, issuerNumber: 'DMO140318Q89' },
  ],
  'SUNAT QR': [
    '20100047218|01|F001|00000118|18.00|118.00|2026-04-03|6|20131312955|hash|',
    {
      amounts: { total: 11_800 },
      number: 'F001-00000118',
      issueDate: '2026-04-03',
      issuerNumber: '20100047218',
    },
  ],
  'DIAN QR': [
    lines(
      ...['NumFac: SETP990000118', 'FecFac: 2026-03-05', 'HorFac: 10:53:10-05:00'],
      ...['NitFac: 700085371', 'DocAdq: 800199436', 'ValFac: 1500000.00', 'ValTolFac: 1785000.00'],
    ),
    {
      amounts: { total: 178_500_000 },
      number: 'SETP990000118',
      issueDate: '2026-03-05',
      issuerNumber: '700085371',
    },
  ],
  'Timbre electrónico (SII)': [
    '<TED version="1.0"><DD><RE>76192083-9</RE><TD>33</TD><F>118</F><FE>2026-03-05</FE><RR>11111111-1</RR><MNT>11900</MNT></DD></TED>',
    {
      amounts: { total: 1_190_000 },
      number: '118',
      issueDate: '2026-03-05',
      issuerNumber: '76192083-9',
    },
  ],
  'KSeF QR': [
    'https://qr.ksef.mf.gov.pl/invoice/5265877635/05-03-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE',
    { issueDate: '2026-03-05', issuerNumber: '5265877635' },
  ],
  'GİB QR': [
    '{"vkntckn":"1234567890","avkntckn":"9876543210","senaryo":"EARSIVFATURA","tip":"SATIS","tarih":"2026-03-05","no":"ABC2026000000118","vergidahil":"118.00","odenecek":"100.00"}',
    {
      amounts: { total: 11_800, amount_due: 10_000 },
      number: 'ABC2026000000118',
      issueDate: '2026-03-05',
      issuerNumber: '1234567890',
    },
  ],
  '2D-Doc': [
    // A payslip made 9,195 days after 2000-01-01: the employer, gross and net pay.
    'DC04FR00000123EB23EB0601FR5050123456700012' + '5A2512,40\u001d5C1987,15\u001d\u001fSIGNATURE',
    {
      amounts: { gross: 251_240, net: 198_715 },
      issueDate: '2025-03-05',
      issuerNumber: '50123456700012',
    },
  ],
};

describe('what a machine-readable code states', () => {
  it('is known of a code of each format', () => {
    expect(Object.keys(CODES).sort()).toEqual(SCHEMES.map(({ name }) => name).sort());
  });

  it.each(Object.entries(CODES))('is read from %s', (scheme, [text, stated]) => {
    expect(codeValuesOf(text)).toEqual({
      ...{ scheme, amounts: {}, ibans: [], issueDate: null, number: null, issuerNumber: null },
      ...stated,
    });
  });

  it('is checked by the checksum of EMV codes, as in the example of the central bank of Brazil', () => {
    const account = emv(['00', 'br.gov.bcb.pix'], ['01', '123e4567-e12b-12d1-a456-426655440000']);
    const known = emv(
      ...([
        ['00', '01'],
        ['26', account],
        ['52', '0000'],
        ['53', '986'],
        ['58', 'BR'],
      ] as const),
      ...([
        ['59', 'Fulano de Tal'],
        ['60', 'BRASILIA'],
        ['62', '0503***'],
      ] as const),
    );
    expect(codeValuesOf(`${known}63041D3D`)).toMatchObject({ scheme: 'EMV QR', amounts: {} });
    expect(codeValuesOf(`${known}63041D3E`)).toBeNull();
  });

  it.each([
    ['text', 'Visit us at example.org'],
    ['an address of another host', 'https://porezna.gov.hr.example.org/rn?jir=1&izn=100'],
    ['an address that is none', 'https://'],
    [
      'an EMV code with another amount than its checksum',
      `${CODES['EMV QR']?.[0].replace('158', '198')}`,
    ],
    ['a boleto whose check digit is wrong', '00194373700000001000500940144816060680935031'],
    ['JSON of somebody else', '{"uqr":"none","no":7}'],
    ['a token without data', `eyJ0.${base64('{"data":7}')}.sig`],
    ['more than any code holds', 'BCD\n'.repeat(3000)],
    ['nothing', ''],
  ])('is nothing of %s', (_what, text) => expect(codeValuesOf(text)).toBeNull());

  it('leaves out what is open, wrong or impossible', () => {
    const open = lines('BCD', '002', '1', 'SCT', '', 'Verein', 'DE03120300000000202051', '');
    expect(codeValuesOf(open)).toMatchObject({ amounts: {}, ibans: [] });
    expect(codeValuesOf('SPD*1.0*ACC:CZ6508000000192000145399*AM:0')).toMatchObject({
      amounts: {},
    });
    const day = 'A:508732166*B:999999990*F:20260231*G:FT 1/2*O:12.00';
    expect(codeValuesOf(day)).toMatchObject({ issueDate: null, number: 'FT 1/2' });
  });

  it('never throws, whatever a stranger encodes', () => {
    for (const [text] of Object.values(CODES))
      for (let length = 0; length < text.length; length += 3) {
        expect(() => codeValuesOf(text.slice(0, length))).not.toThrow();
        expect(() => codeValuesOf(text.slice(length) + text.slice(0, length))).not.toThrow();
      }
  });
});
