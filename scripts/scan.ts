import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ERRORS, type FailureReason, ScanFailure } from '../core/errors.js';
import type { ScanResult } from '../core/ports.js';
import { readSettings, SettingError, type Settings } from '../core/settings.js';
import { failureText } from '../core/texts/texts-in.js';
import { scanTexts } from './scan/scan-texts.js';
import { Lang } from '../core/vocabulary.js';
import { ChildDied } from '../worker/isolation/analysis-child.js';
import { type AnalysisPool, openAnalysisPool } from '../worker/isolation/pool.js';
import { openInferenceOf } from '../worker/inference/inference-of-settings.js';
import type { InferenceService } from '../worker/inference/inference-service.js';
import { jobOfLocalFile } from './local-document.js';
import { annotate } from './scan/annotate.js';
import { printFailure, printReport } from './scan/print-report.js';
import { showProgress } from './scan/progress.js';

const USAGE = `Usage: npm run scan -- FILE... [--lang he|en] [--json] [--annotated OUT.png]

Scans documents (PDF, JPEG, PNG, WEBP, HEIC) without a server and prints the report.

  --lang he|en         language of the report (default he)
  --json               print the report as JSON (with npm: npm run --silent scan -- ...)
  --annotated OUT.png  write the page with the findings' boxes drawn on it (one FILE only);
                       further pages with findings go to OUT-2.png and so on

Exit status: 0 low_risk, 10 review, 20 high_risk, 1 failed, 2 wrong usage.
With several files the worst of them counts.`;

const EXIT = { low_risk: 0, review: 10, high_risk: 20, failed: 1, usage: 2 } as const;

interface Options {
  files: string[];
  lang: Lang;
  json: boolean;
  annotated: string | undefined;
}

/** The outcome of one file: a result, or a sentence with the reason of failure. */
export type Outcome = { file: string; result: ScanResult } | { file: string; failure: string };

async function main(): Promise<number> {
  let wishes: Options;
  let settings: Settings;
  try {
    const parsed = readOptions(process.argv.slice(2));
    if (parsed === 'help') {
      console.log(USAGE);
      return 0;
    }
    wishes = parsed;
    settings = readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (!(error instanceof SettingError)) console.error(`\n${USAGE}`);
    return EXIT.usage;
  }

  const pool = openAnalysisPool({
    confined: settings.sandbox !== 'off',
    size: 1,
    limits: {
      wallMs: settings.scanTimeoutS * 1000,
      cpuMs: settings.scanCpuS * 1000,
      memoryBytes: settings.scanMemoryMb * 1024 * 1024,
      scansMax: settings.childScansMax,
    },
  });
  const inference = openInferenceOf(settings);
  try {
    const outcomes: Outcome[] = [];
    await inference.ready();
    for (const file of wishes.files) {
      const outcome = await scanFile(file, wishes.lang, settings, { pool, inference });
      outcomes.push(outcome);
      if (!wishes.json) print(outcome, wishes.lang);
    }
    if (wishes.json) {
      const answers = outcomes.map(asJson);
      console.log(JSON.stringify(answers.length === 1 ? answers[0] : answers, null, 2));
    }
    if (wishes.annotated !== undefined) await writeAnnotated(outcomes[0], wishes.annotated);
    // A failed file has no verdict, so its exit status takes precedence over any verdict.
    if (outcomes.some(isFailure)) return EXIT.failed;
    return Math.max(...outcomes.map(exitOf));
  } finally {
    await Promise.all([pool.close(), inference.close()]);
  }
}

function readOptions(args: string[]): Options | 'help' {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      lang: { type: 'string', default: 'he' },
      json: { type: 'boolean', default: false },
      annotated: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  if (positionals.length === 0) throw new Error('No FILE given.');
  const lang = Lang.safeParse(values.lang);
  if (!lang.success) throw new Error(`--lang must be he or en, but is "${values.lang}".`);
  if (values.annotated !== undefined && positionals.length > 1) {
    throw new Error('--annotated takes one FILE only.');
  }
  if (values.annotated !== undefined && !values.annotated.endsWith('.png')) {
    throw new Error('--annotated must name a .png file.');
  }
  return { files: positionals, lang: lang.data, json: values.json, annotated: values.annotated };
}

async function scanFile(
  path: string,
  lang: Lang,
  settings: Settings,
  { pool, inference }: { pool: AnalysisPool; inference: InferenceService },
): Promise<Outcome> {
  const file = resolve(path);
  const isFile = (await stat(file).catch(() => null))?.isFile() ?? false;
  if (!isFile) return { file, failure: 'There is no such file.' };
  const local = await jobOfLocalFile(file, lang, settings);
  if ('refused' in local) return { file, failure: ERRORS[local.refused].message };

  const progress = showProgress(basename(file), lang);
  try {
    const result = await pool.analyse(
      local.job,
      // A command-line scan has no store and so no earlier scans.
      {
        stage: (stage) => progress.show(stage),
        history: async () => null,
        infer: inference.infer,
        text: inference.text,
        signal: new AbortController().signal,
      },
    );
    return { file, result };
  } catch (error) {
    if (error instanceof ChildDied && error.soFar !== null) return { file, result: error.soFar };
    const reason: FailureReason = error instanceof ScanFailure ? error.reason : 'internal_error';
    return { file, failure: failureText(reason, lang) };
  } finally {
    progress.end();
  }
}

function print(outcome: Outcome, lang: Lang): void {
  const name = basename(outcome.file);
  console.log(
    'result' in outcome
      ? printReport(name, outcome.result, scanTexts(lang))
      : printFailure(name, outcome.failure, scanTexts(lang)),
  );
}

/** Field names as in the API's Scan. */
function asJson(outcome: Outcome) {
  const name = basename(outcome.file);
  if (!('result' in outcome)) return { status: 'failed', error: outcome.failure, file: { name } };
  const { verdict, riskScore, documentType, issuer, channel, report } = outcome.result;
  return {
    status: 'completed',
    error: null,
    file: { name },
    verdict,
    risk_score: riskScore,
    document_type: documentType,
    issuer,
    channel,
    report,
  };
}

async function writeAnnotated(outcome: Outcome | undefined, out: string): Promise<void> {
  if (!outcome || !('result' in outcome)) {
    console.error('No picture was written, because the scan failed.');
    return;
  }
  for (const written of await annotate(
    outcome.file,
    outcome.result.report.findings,
    resolve(out),
  )) {
    console.error(`Wrote ${written}`);
  }
}

const isFailure = (outcome: Outcome): boolean => !('result' in outcome);

const exitOf = (outcome: Outcome): number =>
  'result' in outcome ? EXIT[outcome.result.verdict] : EXIT.failed;

process.exitCode = await main();
