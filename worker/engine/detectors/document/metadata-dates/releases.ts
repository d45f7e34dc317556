/** When the versions of a program were released; a month as `2020-08`. */
interface Line {
  /** The version is the first group, with at most one dot. */
  pattern: RegExp;
  program: string;
  releases: Record<string, string>;
  /**
   * A version between two in the table takes the date of the lower, one above
   * all that of the highest.
   */
  isCounted?: boolean;
  /** It creates files but never opens existing ones: its version also limits the creation date. */
  makes: boolean;
}

/**
 * Release months of versions, for programs that write their version into the
 * producer. They are from memory, so only a gap of several months counts.
 */
const LINES: readonly Line[] = [
  {
    pattern: /skia\/pdf m(\d{2,3})\b/i,
    program: 'Chrome',
    releases: {
      60: '2017-07',
      70: '2018-10',
      80: '2020-02',
      90: '2021-04',
      100: '2022-03',
      110: '2023-02',
      120: '2023-12',
      130: '2024-10',
      140: '2025-09',
    },
    isCounted: true,
    makes: true,
  },
  {
    pattern: /libreoffice (\d{1,2}\.\d)/i,
    program: 'LibreOffice',
    releases: {
      '4.0': '2013-02',
      '5.0': '2015-08',
      '6.0': '2018-01',
      '6.1': '2018-08',
      '6.2': '2019-02',
      '6.3': '2019-08',
      '6.4': '2020-01',
      '7.0': '2020-08',
      '7.1': '2021-02',
      '7.2': '2021-08',
      '7.3': '2022-02',
      '7.4': '2022-08',
      '7.5': '2023-02',
      '7.6': '2023-08',
      '24.2': '2024-01',
      '24.8': '2024-08',
      '25.2': '2025-02',
      '25.8': '2025-08',
    },
    makes: true,
  },
  {
    pattern: /microsoft.{0,3} (?:word|excel|powerpoint).{0,3} (20\d\d)/i,
    program: 'Microsoft Office',
    releases: {
      2007: '2006-11',
      2010: '2010-04',
      2013: '2012-10',
      2016: '2015-07',
      2019: '2018-09',
      2021: '2021-09',
      2024: '2024-09',
    },
    makes: true,
  },
  {
    pattern: /microsoft.{0,3} (?:word|excel|powerpoint).{0,3} for (microsoft 365)/i,
    program: 'Microsoft Office',
    releases: { 'microsoft 365': '2020-04' },
    makes: true,
  },
  {
    pattern: /(?:mac ?os|mac os x) version (10\.1\d|1\d|26)\b.{0,200}quartz/i,
    program: 'macOS',
    releases: {
      '10.12': '2016-09',
      '10.13': '2017-09',
      '10.14': '2018-09',
      '10.15': '2019-10',
      11: '2020-11',
      12: '2021-10',
      13: '2022-10',
      14: '2023-09',
      15: '2024-09',
      26: '2025-09',
    },
    makes: false,
  },
  {
    pattern: /itext.{0,8} ([5-9]\.\d)/i,
    program: 'iText',
    releases: {
      '5.0': '2009-12',
      '5.5': '2014-02',
      '7.0': '2016-05',
      '7.1': '2017-10',
      '7.2': '2021-10',
      '8.0': '2023-05',
    },
    makes: false,
  },
];

export interface Release {
  /** The program with its version, e.g. `LibreOffice 7.4`. */
  program: string;
  /** Start of the month in which it was released. */
  since: Date;
  makes: boolean;
}

/** When the program named by a producer was released; null if it is not in the table. */
export function releaseOf(producer: string): Release | null {
  for (const { pattern, program, releases, isCounted, makes } of LINES) {
    const version = pattern.exec(producer)?.[1]?.toLowerCase();
    if (version === undefined) continue;
    const month = isCounted ? countedMonth(releases, Number(version)) : releases[version];
    if (month === undefined) return null;
    const name = version.includes(' ') ? version : `${program} ${version}`;
    return { program: name, since: new Date(`${month}-01T00:00:00Z`), makes };
  }
  return null;
}

function countedMonth(releases: Record<string, string>, version: number): string | undefined {
  const reached = Object.keys(releases)
    .map(Number)
    .filter((known) => known <= version);
  return reached.length === 0 ? undefined : releases[String(Math.max(...reached))];
}

/** Months in which the versions of the format were published. */
const FORMATS: Record<string, string> = {
  '1.4': '2001-01',
  '1.5': '2003-01',
  '1.6': '2004-06',
  '1.7': '2006-06',
  '2.0': '2017-01',
};

/** When a PDF version was published; null for the earliest versions. */
export const formatSince = (version: string): Date | null =>
  FORMATS[version] === undefined ? null : new Date(`${FORMATS[version]}-01T00:00:00Z`);
