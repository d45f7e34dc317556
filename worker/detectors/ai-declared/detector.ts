import { detector, type Sign } from '../../detector.js';

/** IPTC digital source types of pictures that a trained model made, or made a part of. */
const SYNTHETIC_TYPES: ReadonlySet<string> = new Set([
  'trainedalgorithmicmedia',
  'compositewithtrainedalgorithmicmedia',
]);

/** Names that generators write where cameras and editors write theirs. */
const GENERATORS =
  /midjourney|dall[·\s-]?e\b|stable[\s-]?diffusion|comfyui|automatic1111|invokeai|novelai|\bfirefly\b|openai|chatgpt|gpt-4o|imagen\b|\bgemini\b|nano[\s-]?banana|made with google ai|\bflux\.?1|ideogram|leonardo\.ai|playground ai|bing image creator|\bsora\b/i;

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
    const types = xmps
      .flatMap(({ digitalSourceType }) => digitalSourceType ?? [])
      .filter((type) => SYNTHETIC_TYPES.has(type.toLowerCase()));
    const names = [
      ...(picture?.software ?? []),
      ...xmps.flatMap((xmp) => [xmp.creatorTool, xmp.producer, ...xmp.historyAgents]),
      pdf?.info.producer,
      pdf?.info.creator,
    ].filter((name) => typeof name === 'string' && GENERATORS.test(name));
    const declared = [
      ...types.map((name) => ({ basis: 'source_type', name, confidence: 0.98 })),
      ...(picture?.generatorKeys ?? []).map((name) => ({
        basis: 'generator_data',
        name,
        confidence: 0.9,
      })),
      ...names.map((name) => ({ basis: 'software', name: String(name), confidence: 0.95 })),
    ];
    const [surest] = declared.sort((a, b) => b.confidence - a.confidence);
    if (!surest) return [];
    return [
      {
        code: 'ai_generator_declared',
        values: { basis: surest.basis, name: surest.name },
        confidence: surest.confidence,
        place: null,
        evidence: [...new Set(declared.map(({ name }) => name))].join(', '),
      },
    ];
  },
});
