import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

/** As GitHub makes them: lower case, without punctuation, spaces as dashes. */
const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links to files of the repository that lead nowhere. */
function brokenLinksOf(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? join(ROOT, document) : join(ROOT, dirname(document), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
    });
}

it('links between documents lead to files and headings that are there', () => {
  expect(documents).toContain('README.md');
  const broken = documents.flatMap((document) =>
    brokenLinksOf(document).map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});
