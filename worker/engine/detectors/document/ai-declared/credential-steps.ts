import type { CredentialFacts, CredentialAction } from '../../../evidence/content-credentials.js';
import { GENERATORS } from './generators.js';

/** What a C2PA manifest declares about AI: it made the whole picture, or a part. */
export interface Declared {
  what: 'whole' | 'part';
  /** The generator, or what the manifest names instead. */
  name: string;
}

const MADE_BY_MODEL = /^trainedalgorithmic(media|data)$/i;
const PARTLY_MADE_BY_MODEL = /^compositewithtrainedalgorithmicmedia$/i;

/** Read from the recorded actions; only the strongest. null when no action declares AI. */
export function declaredBy(credentials: CredentialFacts): Declared | null {
  const told = credentials.actions.flatMap((step) => declaredByStep(step) ?? []);
  const { generator } = credentials;
  if (credentials.actions.length === 0 && generator !== null && GENERATORS.test(generator))
    told.push({ what: 'whole', name: generator });
  return told.find(({ what }) => what === 'whole') ?? told[0] ?? null;
}

function declaredByStep({
  action,
  sourceType,
  program,
  isIngredient: isPart,
}: CredentialAction): Declared | null {
  const isNamed = program !== null && GENERATORS.test(program);
  const isMade = MADE_BY_MODEL.test(sourceType ?? '');
  const isComposite = PARTLY_MADE_BY_MODEL.test(sourceType ?? '');
  if (!isMade && !isComposite && !isNamed) return null;
  // A generator that only opens, converts or publishes a picture did not make it.
  if (!isMade && !isComposite && !MAKES.has(action)) return null;
  const isWhole = action === 'c2pa.created' && !isComposite && !isPart;
  return { what: isWhole ? 'whole' : 'part', name: program ?? sourceType ?? '' };
}

const MAKES: ReadonlySet<string> = new Set([
  'c2pa.created',
  'c2pa.edited',
  'c2pa.drawing',
  'c2pa.placed',
]);
