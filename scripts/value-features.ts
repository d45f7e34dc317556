import { createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../core/settings.js';
import {
  inferNothing,
  loadDescribedNumbers,
  type Page,
  readNothing,
  scanDocument,
} from '../worker/engine/index.js';
import { TRUTH_ENDING, truthOf } from './evaluate/extraction-truth.js';
import { jobOfLocalFile } from './local-document.js';
import { textPage } from './value-features/text-page.js';
import { fieldsOfLines, fieldsOfTruth, type IsTrue } from './value-features/true-fields.js';

const USAGE = `Usage: npm run value-features -- OUT.jsonl FOLDER...

Describes the amounts and dates of the documents of some folders and says which fields they are of: input
of scripts/train/values/fit.py. One line a document: {file, names?, numbers: [{kind, fields, features}]}.

A document is a PDF with a truth file beside it (see npm run evaluate), read by its text layer, or a text
NAME.txt as "pdftotext -layout" gives it, with "#type: invoice" as its first line and, below a line
"#values", its values: "total = 1,234.00", or "total = 1,234.00 @ Balance due" where the same is printed
elsewhere with another meaning. A file names.txt in a folder says which names the lists of its documents
have, where they leave some out: of other fields nothing is said.

Exit status: 0 done, 2 wrong usage.`;

interface Described {
  pages: readonly Page[];
  fields: ReadonlyMap<string, IsTrue>;
}

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [out, ...folders] = positionals;
  if (out === undefined || folders.length === 0) {
    console.error(USAGE);
    return 2;
  }
  const { describe, wordsIn } = await loadDescribedNumbers();
  const stream = createWriteStream(resolve(out));
  for (const folder of folders) {
    const names = await namesIn(folder);
    for (const file of (await readdir(resolve(folder))).sort()) {
      const document = await documentAt(join(folder, file), wordsIn);
      if (!document) continue;
      const numbers = (await describe(document.pages)).map(({ features, ...number }) => ({
        kind: number.kind,
        fields: [...document.fields].flatMap(([name, isTrue]) => (isTrue(number) ? name : [])),
        features: [...features],
      }));
      const line = { file: basename(file), ...(names && { names }), numbers };
      const isTaken = stream.write(`${JSON.stringify(line)}\n`);
      if (!isTaken) await once(stream, 'drain');
    }
  }
  stream.end();
  await once(stream, 'close');
  return 0;
}

/** The names that the lists of a folder have; null where they have all. */
async function namesIn(folder: string): Promise<string[] | null> {
  const path = resolve(folder, 'names.txt');
  return existsSync(path) ? (await readFile(path, 'utf8')).split(/\s+/).filter(Boolean) : null;
}

/** null where the file is no document whose values are known. */
async function documentAt(
  path: string,
  wordsIn: (text: string) => string[],
): Promise<Described | null> {
  if (path.endsWith('.txt')) {
    const lines = (await readFile(path, 'utf8')).split('\n');
    const end = lines.indexOf('#values');
    if (end < 0) return null;
    const text = lines.slice(0, end).filter((line) => !line.startsWith('#'));
    return {
      pages: [textPage(text.join('\n'))],
      fields: fieldsOfLines(lines.slice(end + 1), wordsIn),
    };
  }
  if (!path.endsWith('.pdf') || !existsSync(`${path}${TRUTH_ENDING}`)) return null;
  const truth = await truthOf(path);
  const pages = await pagesOf(path);
  return truth && pages && { pages, fields: fieldsOfTruth(truth) };
}

/** The pages of a PDF by its text layer; null where it is refused. */
async function pagesOf(path: string): Promise<readonly Page[] | null> {
  const local = await jobOfLocalFile(path, 'en', readSettings({}));
  if ('refused' in local) return null;
  let pages: readonly Page[] = [];
  const hooks = {
    stage() {},
    history: async () => null,
    infer: inferNothing,
    text: readNothing,
    signal: new AbortController().signal,
  };
  await scanDocument(local.job, hooks, {
    read: 'text_layer',
    overview: false,
    detectors: {
      picture: [],
      document: [
        {
          id: 'keep-pages',
          names: { en: 'Pages', he: 'עמודים' },
          findings: {},
          needs: ['pages'],
          detect(evidence) {
            pages = evidence.pages;
            return [];
          },
        },
      ],
    },
  });
  return pages;
}

process.exitCode = await main();
