import type { Letter } from '../pdf-evidence/letters.js';
import { isMoney, type Paper } from '../pdf-evidence/papers.js';

/** A paper as an office program opens it: a table, bold totals, one font family. */
export const fodtOf = (paper: Paper, fontFamily: string): string =>
  textDocument(paper, fontFamily, [
    ...paper.facts.map(([label, value]) => paragraph(`${label}: ${value}`)),
    table([paper.head, ...paper.rows]),
    paragraph(''),
    table(paper.totals),
    paragraph(paper.note),
  ]);

export const fodtLetter = (letter: Letter, fontFamily: string): string =>
  textDocument(letter, fontFamily, [...letter.paragraphs, letter.signer].map(paragraph));

function textDocument(
  { lang, issuer, title }: Pick<Paper, 'lang' | 'issuer' | 'title'>,
  fontFamily: string,
  body: string[],
): string {
  const mode = `style:writing-mode="${lang === 'he' ? 'rl-tb' : 'lr-tb'}"`;
  const font = (more: string): string =>
    `<style:text-properties fo:font-family="${fontFamily}" style:font-family-complex="${fontFamily}" style:font-family-asian="${fontFamily}" ${more}/>`;
  const size = (points: number): string =>
    `fo:font-size="${points}pt" style:font-size-complex="${points}pt"`;
  const bold = 'fo:font-weight="bold" style:font-weight-complex="bold"';
  const style = (name: string, align: string, text: string): string =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${mode} fo:text-align="${align}" fo:margin-bottom="0.12cm"/>${font(text)}</style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
${style('P', 'start', size(10.5))}
${style('M', 'end', size(10.5))}
${style('B', 'start', `${size(12)} ${bold}`)}
${style('H', 'start', `${size(20)} ${bold} fo:color="#204a87"`)}
<style:style style:name="T" style:family="table"><style:table-properties style:width="17cm" ${mode} table:align="margins"/></style:style>
<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:border-bottom="0.5pt solid #999999" fo:padding="0.08cm"/></style:style>
<style:style style:name="Z" style:family="table-cell"><style:table-cell-properties fo:background-color="#eef2f7" fo:border-bottom="0.5pt solid #999999" fo:padding="0.08cm"/></style:style>
</office:automatic-styles><office:body><office:text>
<text:p text:style-name="H">${escaped(issuer)}</text:p><text:p text:style-name="B">${escaped(title)}</text:p>
${body.join('\n')}
</office:text></office:body></office:document>`;
}

const paragraph = (text: string): string => `<text:p text:style-name="P">${escaped(text)}</text:p>`;

const table = (rows: readonly (readonly string[])[]): string =>
  `<table:table table:style-name="T">${rows[0]?.map(() => '<table:table-column/>').join('')}${rows
    .map(
      (row, index) =>
        `<table:table-row>${row.map((text) => `<table:table-cell table:style-name="${index % 2 === 0 ? 'C' : 'Z'}"><text:p text:style-name="${isMoney(text) ? 'M' : 'P'}">${escaped(text)}</text:p></table:table-cell>`).join('')}</table:table-row>`,
    )
    .join('')}</table:table>`;

const NAMES = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat('xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"')
  .join(' ');

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
