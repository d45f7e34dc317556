import { detector, type Sign } from '../../detector.js';
import type { PictureFacts, XmpFacts } from '../../evidence.js';
import { declaredBy } from './credential-steps.js';
import { GENERATOR_MAKERS, GENERATORS } from './generators.js';

/** IPTC digital source types of pictures that a trained model made, or made a part of. */
const WHOLE_TYPE = 'trainedalgorithmicmedia';
const PART_TYPE = 'compositewithtrainedalgorithmicmedia';

interface Declaration {
  code: 'ai_generator_declared' | 'ai_part_declared';
  basis: 'manifest' | 'source_type' | 'generator_data' | 'software';
  name: string;
  confidence: number;
}

/**
 * What the file says of itself: provenance only. Its absence says nothing, and
 * a declaration is stripped in a second; there, it is near certain.
 */
export const aiDeclared = detector({
  id: 'ai-declared',
  needs: ['file'],
  mayUse: ['pdf', 'picture'],
  look({ pdf, picture }): Sign[] {
    const xmps = [picture?.xmp, pdf?.xmp].flatMap((xmp) => xmp ?? []);
    const names = [pdf?.info.producer, pdf?.info.creator].flatMap((name) => name ?? []);
    const declared = [
      ...(picture ? inManifest(picture) : []),
      ...xmps.flatMap(inXmp),
      ...(picture ? inPicture(picture) : []),
      ...names.filter((name) => GENERATORS.test(name)).map(bySoftware),
    ].sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence);
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
  },
});

/** Whole before part: one declaration of the whole says all. */
const rank = ({ code }: Declaration): number => (code === 'ai_generator_declared' ? 0 : 1);

function inManifest({ credentials }: PictureFacts): Declaration[] {
  const declared = credentials && declaredBy(credentials);
  if (!declared) return [];
  return [
    {
      code: declared.what === 'whole' ? 'ai_generator_declared' : 'ai_part_declared',
      basis: 'manifest',
      name: declared.name,
      // Nobody gains by marking his own picture as synthetic, signed or not.
      confidence: credentials.integrity === 'intact' ? 0.99 : 0.95,
    },
  ];
}

function inXmp(xmp: XmpFacts): Declaration[] {
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
  const names = [xmp.creatorTool, xmp.producer, ...xmp.historyAgents].flatMap((name) => name ?? []);
  return [...declared, ...names.filter((name) => GENERATORS.test(name)).map(bySoftware)];
}

function inPicture({ software, make, model, generatorKeys }: PictureFacts): Declaration[] {
  const makers = [make, model].flatMap((name) => name ?? []);
  return [
    ...generatorKeys.map((name): Declaration => ({
      code: 'ai_generator_declared',
      basis: 'generator_data',
      name,
      confidence: 0.9,
    })),
    ...software.filter((name) => GENERATORS.test(name)).map(bySoftware),
    ...makers.filter((name) => GENERATOR_MAKERS.test(name)).map(bySoftware),
  ];
}

const bySoftware = (name: string): Declaration => ({
  code: 'ai_generator_declared',
  basis: 'software',
  name,
  confidence: 0.95,
});
