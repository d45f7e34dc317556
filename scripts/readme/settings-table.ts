import { SETTINGS } from '../../core/settings.js';

const BEGIN = '<!-- settings: written by `npm run readme` -->';
const END = '<!-- /settings -->';

/** The README with an updated settings table; throws when the marks are missing. */
export function withSettingsTable(readme: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error('README.md has lost the marks of its settings table.');
  return `${readme.slice(0, begin + BEGIN.length)}\n${settingsTable()}\n${readme.slice(end)}`;
}

function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(
    ({ env, shown, doc }) => `| \`${env}\` | ${shown} | ${doc} |`,
  );
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n');
}
