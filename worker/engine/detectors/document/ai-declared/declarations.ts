import type { Finding } from './findings.js';
import type { PictureFacts } from '../../../evidence/picture-facts.js';
import type { CredentialFacts } from '../../../evidence/content-credentials.js';
import type { XmpFacts } from '../../../evidence/metadata.js';
import { declaredBy } from './credential-steps.js';
import { GENERATOR_MAKERS, GENERATORS } from './generators.js';

/** IPTC digital source types of pictures made wholly or partly by a trained model. */
const WHOLE_TYPE = 'trainedalgorithmicmedia';
const PART_TYPE = 'compositewithtrainedalgorithmicmedia';

/** One place where a file declares that AI made it, or a part of it. */
export interface Declaration {
  code: 'ai_generator_declared' | 'ai_part_declared';
  basis: 'manifest' | 'source_type' | 'generator_data' | 'software';
  name: string;
  confidence: number;
}

/** What a picture declares about itself, as one finding; empty when it declares nothing. */
export const declarationsIn = (picture: PictureFacts): Finding[] =>
  asOne([...inPicture(picture), ...(picture.xmp ? inXmp(picture.xmp) : [])]);

/**
 * One finding, based on the declaration with the highest confidence; all of
 * them are its evidence.
 */
export function asOne(declarations: readonly Declaration[]): Finding[] {
  const declared = [...declarations].sort(
    (a, b) => rank(a) - rank(b) || b.confidence - a.confidence,
  );
  const [surest] = declared;
  if (!surest) return [];
  return [
    {
      code: surest.code,
      values: { basis: surest.basis, name: surest.name },
      confidence: surest.confidence,
      place: null,
      evidence: [...new Set(declared.map(({ name }) => name))].join(', '),
    },
  ];
}

/** Whole before part: a declaration of the whole includes any part. */
const rank = ({ code }: Declaration): number => (code === 'ai_generator_declared' ? 0 : 1);

export function inPicture(picture: PictureFacts): Declaration[] {
  const { software, make, model, generatorKeys } = picture;
  const makers = [make, model].flatMap((name) => name ?? []);
  return [
    ...inManifest(picture.credentials),
    ...generatorKeys.map((name): Declaration => ({
      code: 'ai_generator_declared',
      basis: 'generator_data',
      name,
      confidence: 0.9,
    })),
    ...inNames(software),
    ...makers.filter((name) => GENERATOR_MAKERS.test(name)).map(bySoftware),
  ];
}

export function inManifest(credentials: CredentialFacts | null): Declaration[] {
  const declared = credentials && declaredBy(credentials);
  if (!declared) return [];
  return [
    {
      code: declared.what === 'whole' ? 'ai_generator_declared' : 'ai_part_declared',
      basis: 'manifest',
      name: declared.name,
      // Nobody gains by marking his own picture as synthetic, whether signed or not.
      confidence: credentials.integrity === 'intact' ? 0.99 : 0.95,
    },
  ];
}

export function inXmp(xmp: XmpFacts): Declaration[] {
  const type = xmp.digitalSourceType;
  const wanted = type?.toLowerCase();
  const declared: Declaration[] = [];
  if (type && (wanted === WHOLE_TYPE || wanted === PART_TYPE))
    declared.push({
      code: wanted === WHOLE_TYPE ? 'ai_generator_declared' : 'ai_part_declared',
      basis: 'source_type',
      name: type,
      confidence: 0.98,
    });
  return [...declared, ...inNames([xmp.creatorTool, xmp.producer, ...xmp.historyAgents])];
}

/** Generators among the names of programs. */
export const inNames = (names: readonly (string | null | undefined)[]): Declaration[] =>
  names
    .flatMap((name) => name ?? [])
    .filter((name) => GENERATORS.test(name))
    .map(bySoftware);

const bySoftware = (name: string): Declaration => ({
  code: 'ai_generator_declared',
  basis: 'software',
  name,
  confidence: 0.95,
});
