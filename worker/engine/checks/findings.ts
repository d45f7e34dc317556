import type { FindingTable } from '../findings/finding.js';
import { checks } from './index.js';

type CodesOf<Check> = Check extends { findings?: infer Table }
  ? keyof NonNullable<Table> & string
  : never;

/** Codes of the findings that failed checks become. */
export type CheckFindingCode = CodesOf<(typeof checks)[number]>;

/** The findings that failed checks become, by their codes. */
export const CHECK_FINDINGS = Object.assign(
  {},
  ...checks.map(({ findings }) => findings ?? {}),
) as FindingTable<CheckFindingCode>;

export const isCheckFinding = (code: string): code is CheckFindingCode =>
  Object.hasOwn(CHECK_FINDINGS, code);
