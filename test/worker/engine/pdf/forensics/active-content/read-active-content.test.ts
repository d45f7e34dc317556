import { describe, expect, it } from 'vitest';
import { readActiveContent } from '../../../../../../worker/engine/pdf/forensics/active-content/read-active-content.js';
import { readPdfFile } from '../../../../../../worker/engine/pdf/syntax/pdf-file.js';
import { type Objects, writePdf } from '../../syntax/write-pdf.js';

const partsOf = (objects: Objects, catalogue = '') =>
  readActiveContent(
    readPdfFile(
      writePdf({
        1: `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
        2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
        ...objects,
      }),
      0,
    ),
  );

describe('what acts in a PDF', () => {
  it('a script run on opening is told by what sets it off', () => {
    expect(partsOf({ 4: '<</S/JavaScript/JS(app.alert\\(1\\))>>' }, '/OpenAction 4 0 R')).toEqual([
      { kind: 'javascript', trigger: 'OpenAction', name: null },
    ]);
  });

  it('a script kept as a stream counts, one that formats a field is of that kind', () => {
    expect(
      partsOf({
        4: '<</S/JavaScript/JS 5 0 R>>',
        5: { dict: '', stream: 'this.submitForm("x")' },
        6: '<</FT/Tx/AA<</F<</S/JavaScript/JS(AFNumber_Format\\(2, 0, 0, 0, "", true\\);)>>>>>>',
      }).map(({ kind }) => kind),
    ).toEqual(['javascript', 'form_script']);
  });

  it('a launch names the file it starts', () => {
    expect(partsOf({ 4: '<</Subtype/Link/A<</S/Launch/F(tool.exe)>>>>' })).toEqual([
      { kind: 'launch', trigger: 'A', name: 'tool.exe' },
    ]);
  });

  it.each(['toolkit.pdf', '../forms/W-1.PDF', 'prices.xlsx'])(
    'a link to a document beside this one acts only if the reader clicks it: %s',
    (name) => {
      const action = `<</S/Launch/F(${name})>>`;
      expect(partsOf({ 4: `<</Subtype/Link/A${action}>>` })).toEqual([]);
      expect(partsOf({ 4: action, 5: '<</Subtype/Link/A 4 0 R>>' })).toEqual([]);
      expect(partsOf({}, `/OpenAction${action}`)).toMatchObject([{ kind: 'launch' }]);
    },
  );

  it.each([
    '<</S/Launch/F(invoice.pdf.exe)>>',
    '<</S/Launch/F(//host/share/a.pdf)>>',
    '<</S/Launch/F(https://host.example/a.pdf)>>',
    '<</S/Launch/F(a.pdf)/Win<</F(cmd.exe)/P(/c calc)>>>>',
  ])('a launch of anything else counts: %s', (action) => {
    expect(partsOf({ 4: `<</Subtype/Link/A${action}>>` })).toMatchObject([{ kind: 'launch' }]);
  });

  it('an attached file is a program by its name or by its first bytes', () => {
    const attached = (name: string, data: string) =>
      partsOf({
        4: `<</Type/Filespec/F(${name})/EF<</F 5 0 R>>>>`,
        5: { dict: '/Type/EmbeddedFile', stream: data },
      }).map(({ kind }) => kind);
    expect(attached('factur-x.xml', '<x/>')).toEqual(['file']);
    expect(attached('invoice.pdf.exe', 'text')).toEqual(['program']);
    expect(attached('notes.txt', 'MZ\x90\x00')).toEqual(['program']);
  });

  it('links to pages and the web are none, links that run scripts are', () => {
    expect(
      partsOf({
        4: '<</A<</S/URI/URI(https://example.com/)>>>>',
        5: '<</A<</S/GoTo/D[3 0 R/Fit]>>>>',
        6: '<</S/D/St 1>>',
        7: '<</A<</S/URI/URI(javascript:alert\\(1\\))>>>>',
      }),
    ).toEqual([{ kind: 'link_script', trigger: 'A', name: null }]);
  });

  it('links left of the buttons of a printed web page are none', () => {
    const link = (address: string): string => `<</A<</S/URI/URI(${address})>>>>`;
    const scripts = (address: string) => partsOf({ 4: link(address) }).length;
    for (const address of [
      'javascript:window.print\\(\\)',
      'javascript: print\\(\\);',
      'javascript:void\\(0\\)',
      'javascript:history.go\\(-1\\)',
      'javascript:;',
      'javascript://',
    ])
      expect([address, scripts(address)]).toEqual([address, 0]);
    expect(scripts('javascript:window.print\\(\\);app.launchURL\\(1\\)')).toBe(1);
  });

  it('a link to a file beside a page that was printed is none, to another machine or a program is one', () => {
    const scripts = (address: string) => partsOf({ 4: `<</A<</S/URI/URI(${address})>>>>` }).length;
    const counts = [
      'file:///home/me/invoice/terms.html',
      'file:///C:/Users/me/invoice.htm#top',
      'file://C:/Users/me/invoice.htm#top',
      'file://localhost/tmp/page.html',
      'file://example.com/share/a.html',
      'file:////example.com/share/a',
      'file:///C:/Users/me/setup.exe',
    ].map(scripts);
    expect(counts).toEqual([0, 0, 0, 0, 1, 1, 1]);
  });

  it('a link to a document on a server of files is told apart, unless it acts by itself', () => {
    const action = '<</S/URI/URI(file://server/share/lot%202638.docx)>>';
    const kinds = (holder: string) => partsOf({ 4: holder }).map(({ kind }) => kind);
    expect(kinds(`<</Subtype/Link/A${action}>>`)).toEqual(['server_link']);
    expect(kinds(`<</AA<</O${action}>>>>`)).toEqual(['link_script']);
    expect(kinds('<</A<</S/URI/URI(file://server/share/a.docx.exe)>>>>')).toEqual(['link_script']);
  });

  it('circles and bytes that are no PDF end', () => {
    expect(partsOf({ 4: '<</AA<</O 5 0 R>>>>', 5: '<</AA<</O 4 0 R>>>>' })).toEqual([]);
    expect(readActiveContent(readPdfFile(Buffer.from('%PDF-1.7'), 0))).toEqual([]);
  });
});
