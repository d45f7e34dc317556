/**
 * Names of picture generators, as they appear where programs write their names.
 * Words with other meanings are matched only with their maker or version:
 * `imagen` is Spanish for a picture; Gemini and Firefly are also phones and
 * microscopes.
 */
export const GENERATORS = new RegExp(
  [
    'midjourney',
    'dall[·\\s-]?e\\b',
    'stable[\\s-]?diffusion',
    '\\bsdxl\\b',
    'comfyui',
    'automatic1111',
    'invokeai',
    'fooocus',
    'novelai',
    'draw things',
    'diffusionbee',
    'dreamstudio',
    'adobe[\\s_]firefly',
    '^firefly\\b',
    'openai',
    'chatgpt',
    'gpt-4o',
    'gpt-image',
    '^imagen[\\s-]?[2-9]\\b',
    'google[\\s_-]imagen',
    'google[\\s_-]gemini',
    '\\bgemini[\\s-]?\\d',
    'nano[\\s-]?banana',
    '(?:made|edited) with google ai',
    '\\bflux[\\s.-]?[12]\\b',
    'black[\\s-]?forest[\\s-]?labs',
    'ideogram',
    'leonardo\\.?ai',
    'playground ai',
    'bing image creator',
    'microsoft designer',
    'openai[\\s-]sora',
    '\\bgrok\\b.{0,12}(?:image|imagine|xai|x\\.ai)|aurora by xai',
    'recraft',
    'seedream',
    'qwen-?image',
    'hunyuan',
    'runway ?ml',
  ].join('|'),
  'i',
);

/** Makers whose name a generator writes where a camera writes its own. */
export const GENERATOR_MAKERS =
  /midjourney|openai|dall[·\s-]?e\b|chatgpt|stable[\s-]?diffusion|novelai|black[\s-]?forest[\s-]?labs/i;
