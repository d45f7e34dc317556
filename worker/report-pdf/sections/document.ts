import { writeValues } from '../paper/table.js';
import type { Writing } from '../writing.js';

/** The file, the request it came by, and when it was examined. */
export function writeDocument({ sheet, words, texts, scan, report, time, ...rest }: Writing): void {
  const { file, documentType, channel } = scan;
  sheet.heading(words.document);
  const rows: [name: string, value: string | null][] = [
    [words.fileName, file.name],
    [words.sha256, file.sha256],
    [words.fileType, file.type],
    [words.fileSize, words.bytes(rest.number(file.size))],
    [words.documentType, documentType && texts.documentTypes[documentType]],
    [words.issuer, scan.issuer],
    [words.channel, channel && texts.channels[channel]],
    [words.reference, scan.clientReference],
    [words.scan, scan.id],
    [words.received, time(scan.createdAt)],
    [words.completed, scan.completedAt && time(scan.completedAt)],
    [words.engine, report.engine.version],
  ];
  writeValues(
    sheet,
    rows.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  );
  const pairs = Object.entries(scan.metadata);
  if (pairs.length === 0) return;
  sheet.heading(words.metadata, 3);
  writeValues(
    sheet,
    pairs.map(([name, value]) => ({ name, value })),
    { nameBase: 'auto' },
  );
}
