import { NO_PDF_EVIDENCE } from '../../../../../worker/engine/evidence/evidence.js';
import { describe, expect, it } from 'vitest';
import { aiDeclared } from '../../../../../worker/engine/detectors/document/ai-declared/detector.js';
import { contentCredentials } from '../../../../../worker/engine/detectors/document/content-credentials/detector.js';
import { editingSoftware } from '../../../../../worker/engine/detectors/document/editing-software/detector.js';
import type {
  CredentialFacts,
  CredentialAction,
} from '../../../../../worker/engine/evidence/content-credentials.js';
import type { Finding } from '../../../../../worker/engine/findings/finding.js';
import {
  HIGH_RISK_MIN,
  REVIEW_MIN,
  scoreFindings,
} from '../../../../../worker/engine/scoring/score.js';
import { classified, never, picture } from './evidence.js';

const FILE = {
  path: '/x',
  name: 'x',
  type: 'image/jpeg' as const,
  size: 1_000,
  sha256: '0'.repeat(64),
};

const step = (action: string, more: Partial<CredentialAction> = {}): CredentialAction => ({
  action,
  sourceType: null,
  program: 'Sample Camera 1',
  isIngredient: false,
  ...more,
});

const CAPTURE = step('c2pa.created', { sourceType: 'digitalCapture' });
const SYNTHETIC = step('c2pa.created', {
  sourceType: 'trainedAlgorithmicMedia',
  program: 'Sample Generator',
});

const credentials = (facts: Partial<CredentialFacts> = {}): CredentialFacts => ({
  integrity: 'intact',
  reason: null,
  generator: 'Sample Camera 1',
  signer: 'Sample Signer',
  organisation: null,
  actions: [CAPTURE],
  ...facts,
});

/** All that is said of a picture for its credentials. */
async function findingsOf(facts: Partial<CredentialFacts>): Promise<Finding[]> {
  const shown = picture({ credentials: credentials(facts) });
  const classification = classified('deposit_receipt');
  return [
    ...(await contentCredentials.detect({ file: FILE, ...NO_PDF_EVIDENCE, picture: shown }, never)),
    ...(await aiDeclared.detect({ file: FILE, ...NO_PDF_EVIDENCE, picture: shown }, never)),
    ...(await editingSoftware.detect(
      { classification, ...NO_PDF_EVIDENCE, picture: shown },
      never,
    )),
  ];
}

const codesOf = async (facts: Partial<CredentialFacts>): Promise<string[]> =>
  (await findingsOf(facts)).map(({ code }) => code);

const scoreOf = async (facts: Partial<CredentialFacts>): Promise<number> =>
  scoreFindings(
    (await findingsOf(facts)).map((finding) => ({ ...finding, engine: 'test' })),
    [],
  ).riskScore;

describe('signed records of origin', () => {
  it('of a camera’s photo are told and weigh nothing, whatever the camera did to light and size', async () => {
    for (const steps of [
      [CAPTURE],
      [step('c2pa.created', { sourceType: 'computationalCapture' })],
      [CAPTURE, step('c2pa.cropped'), step('c2pa.color_adjustments'), step('c2pa.converted')],
      [step('c2pa.created'), step('c2pa.drawing')],
      [],
    ]) {
      expect(await codesOf({ actions: steps })).toEqual(['credentials_intact']);
      expect(await scoreOf({ actions: steps })).toBe(0);
    }
  });

  it('that cannot be checked weigh nothing', async () => {
    for (const integrity of ['unsigned', 'unchecked'] as const)
      expect(await scoreOf({ integrity, reason: 'algorithm' })).toBe(0);
  });

  it('that were taken out weigh a little, and alone ask for nothing', async () => {
    const score = await scoreOf({ integrity: 'removed', reason: 'removed', actions: [] });
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(REVIEW_MIN);
  });

  it('of other bytes ask for a look and do not accuse alone', async () => {
    for (const integrity of ['picture_changed', 'manifest_changed'] as const) {
      const score = await scoreOf({ integrity });
      expect(score).toBeGreaterThanOrEqual(REVIEW_MIN);
      expect(score).toBeLessThan(HIGH_RISK_MIN);
    }
  });

  it('that tell of changed content are told once', async () => {
    const edited = step('c2pa.edited', { program: 'Retoucher 3' });
    expect(await codesOf({ actions: [CAPTURE, edited] })).toEqual([
      'credentials_intact',
      'credentials_edited',
    ]);
    const known = step('c2pa.edited', { program: 'Adobe Photoshop 26.1' });
    const findings = await findingsOf({ actions: [CAPTURE, step('c2pa.opened'), known] });
    expect(findings).toMatchObject([
      { code: 'credentials_intact' },
      { code: 'picture_editor', values: { program: 'Adobe Photoshop', where: 'manifest' } },
    ]);
    expect(
      await codesOf({ actions: [CAPTURE, step('c2pa.edited', { isIngredient: true })] }),
    ).toEqual(['credentials_intact']);
  });
});

describe('AI in signed records of origin', () => {
  it('that made the picture is declared, by type or by name, signed or not', async () => {
    const byName = step('c2pa.created', { program: 'GPT-4o' });
    for (const facts of [
      { actions: [SYNTHETIC] },
      { actions: [byName] },
      { actions: [], generator: 'OpenAI-API' },
      { actions: [SYNTHETIC, step('c2pa.opened'), step('c2pa.cropped')] },
      { actions: [SYNTHETIC], integrity: 'picture_changed' as const },
    ]) {
      const findings = await findingsOf(facts);
      expect(findings).toContainEqual(
        expect.objectContaining({
          code: 'ai_generator_declared',
          values: expect.objectContaining({ basis: 'manifest' }) as unknown,
        }),
      );
      expect(await scoreOf(facts)).toBeGreaterThanOrEqual(HIGH_RISK_MIN);
    }
  });

  it('that made a part of it asks for a look', async () => {
    for (const added of [
      step('c2pa.edited', { sourceType: 'compositeWithTrainedAlgorithmicMedia' }),
      step('c2pa.edited', { sourceType: 'trainedAlgorithmicMedia' }),
      step('c2pa.placed', { program: 'Adobe Firefly' }),
      { ...SYNTHETIC, isIngredient: true },
    ]) {
      expect(await codesOf({ actions: [CAPTURE, added] })).toContain('ai_part_declared');
      const score = await scoreOf({ actions: [CAPTURE, added] });
      expect(score).toBeGreaterThanOrEqual(REVIEW_MIN);
    }
  });

  it('is not what a generator’s maker does when it only converts or publishes', async () => {
    const converted = step('c2pa.converted', { program: 'OpenAI API' });
    expect(await codesOf({ actions: [CAPTURE, converted] })).toEqual(['credentials_intact']);
  });
});

describe('names of generators', () => {
  const codes = async (facts: Parameters<typeof picture>[0]): Promise<string[]> =>
    (
      await aiDeclared.detect({ file: FILE, ...NO_PDF_EVIDENCE, picture: picture(facts) }, never)
    ).map(({ code }) => code);

  it.each([
    'DALL-E 3',
    'DALL·E',
    'Midjourney 6.1',
    'Stable Diffusion XL',
    'ComfyUI',
    'Adobe Firefly',
    'Google Imagen 3',
    'Imagen 4',
    'Gemini 2.5 Flash Image',
    'ChatGPT',
    'FLUX.1 [dev]',
    'NovelAI',
    'InvokeAI 5',
    'Leonardo.Ai',
    'Ideogram 3.0',
    'Grok Imagine',
    'Made with Google AI',
  ])('are known: %s', async (name) => {
    expect(await codes({ software: [name] })).toEqual(['ai_generator_declared']);
  });

  it.each([
    'Visor de imagen 2.0',
    'Imagen',
    'Gemini',
    'Microscope Firefly DE300',
    'Sora',
    'f.lux',
    'Leonardo',
    'Influx 1.8',
    'Microsoft Photos',
    'Google',
    'HDR+ 1.0.5',
  ])('are not seen in other names: %s', async (name) => {
    expect(await codes({ software: [name], make: name, model: name })).toEqual([]);
  });

  it('are also looked for where a camera names itself', async () => {
    expect(await codes({ make: 'OpenAI', model: 'DALL-E 3' })).toEqual(['ai_generator_declared']);
  });
});
