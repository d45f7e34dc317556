import type { DocumentType } from '../../../../core/vocabulary.js';
import type { NamedText } from '../../evidence/document-data.js';

const OF_CONTRACT: Record<string, string> = { period_start: 'start_date', period_end: 'end_date' };

/** Names the period of a contract after its days: it begins and ends, and is no period of a bill. */
export function datesByType(named: NamedText[], type: DocumentType): NamedText[] {
  if (type !== 'contract') return named;
  const has = (name: string): boolean => named.some((one) => one.name === name);
  return named.map((one) => {
    const name = OF_CONTRACT[one.name];
    return name !== undefined && !has(name) ? { ...one, name } : one;
  });
}
