/** What instructions to a reading machine are made of; each kind alone may be honest. */
export type Kind = 'override' | 'verdict' | 'silence' | 'machine' | 'reviewer' | 'role';

export interface Phrase {
  kind: Kind;
  pattern: RegExp;
}

const any = (kind: Kind, source: string): Phrase => ({ kind, pattern: new RegExp(source, 'giu') });
/** Whole words: a letter before or after would make another word. */
const whole = (kind: Kind, source: string): Phrase =>
  any(kind, `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`);

/** The text is normalised before (normalise.ts). Gaps are bounded, so that matching stays linear. */
export const PHRASES: readonly Phrase[] = [
  // "ignore all previous instructions" and its kin
  whole(
    'override',
    '(?:ignore|disregard|forget|override|bypass|skip|discard)[^.!?]{0,40}?(?:instructions?|prompts?|guidelines|directives|system message|rules above|earlier rules|previous rules)',
  ),
  whole(
    'override',
    'ו?(?:התעלמ[ויה]|התעלם|תתעלמ[וי]|תתעלם|להתעלם|שכח(?:ו|י)?|עק(?:וף|פו))[^.!?]{0,40}?(?:הוראות|ההוראות|הנחיות|ההנחיות|הפרומפט|פרומפט)',
  ),
  whole('override', '(?:new|updated|real|actual) (?:system )?(?:instructions?|prompt) ?:'),

  // "mark this document as genuine"
  whole(
    'verdict',
    '(?:mark|classify|rate|report|label|treat|consider|score|return|output|respond|answer|reply|assign|give|conclude|declare|accept|approve|state|set|verify)[^.!?]{0,60}?(?:genuine|authentic|legitimate|untampered|unaltered|not (?:forged|fraudulent|fake|tampered|manipulated)|low[ _-]?risk|no (?:signs? of )?(?:fraud|forgery|tampering|manipulation)|risk[ _]?score|verdict)',
  ),
  whole(
    'verdict',
    'ו?(?:סמ(?:ן|ני|נו)|סווג(?:י|ו)?|תסווג|תסמן|אשר(?:י|ו)?|תאשר|דווח(?:י|ו)?|קבע(?:י|ו)?|החזר|השב(?:י|ו)?|ענה|התייחס(?:י|ו)?|דרג(?:י|ו)?|תן|יש (?:לסמן|לסווג|לאשר|לקבוע|להחזיר))[^.!?]{0,60}?(?:אמיתית?|מקורית?|אותנטית?|לא מזויפ?ת?|אינ[וה] מזויפ?ת?|סיכון נמוך|בסיכון נמוך|ללא (?:ממצאים|זיוף|חשד)|ציון סיכון|כתקינה?)',
  ),

  // "do not flag it"
  whole(
    'silence',
    '(?:do not|don.?t|never|must not|should not|refrain from|avoid) (?:\\p{L}+ ){0,2}?(?:flag|flagging|report|reporting|mention|mentioning|raise|reject|rejecting|reveal|disclose|analy[sz]e|detect)',
  ),
  whole(
    'silence',
    'ו?(?:אל|לא) (?:תסמ(?:ן|ני|נו)|תדווח[וי]?|תצי(?:ן|ני|נו)|תזכיר[וי]?|תדח(?:ה|י|ו)|תבדו?ק[וי]?|תתריע[וי]?)|ו?(?:אין|אסור) (?:לסמן|לדווח|לציין|לדחות|להתריע)',
  ),

  // to whom
  whole(
    'machine',
    '(?:an? |the |any |all |to |dear |hey |attention )?(?:ai|a\\.i\\.|llms?|gpt(?:-?[0-9o]+)?|chatgpt|claude|gemini|copilot|language models?|artificial intelligence|ai (?:models?|assistants?|agents?|systems?)|assistant|chatbot|automated (?:systems?|reviews?|reviewers?|scanners?|checks?|analysis|tools?)|fraud[- ]detection|forgery[- ]detection|document[- ](?:verification|analysis) (?:system|model|ai)|large language models?)',
  ),
  whole(
    'machine',
    '[לה]?(?:בינה (?:ה)?מלאכותית|מודל(?:י)? ה?שפה|מודל ה?ai|מערכת (?:ה)?(?:בדיקה|אימות|זיהוי|סריקה)(?: ה?אוטומטית)?|מערכות אוטומטיות|צ.?אטבוט|עוזר ה?(?:וירטואלי|דיגיטלי))',
  ),
  whole(
    'machine',
    '(?:note|message|attention) (?:to|for) (?:the )?(?:system|model|machine|scanner|parser)',
  ),
  whole('machine', '(?:הערה|הודעה|לידיעת|לתשומת לב) ?(?:ל|ה|ל?ה)?(?:מערכת|מודל|סורק)'),
  whole('reviewer', '(?:reviewer|analyst|examiner|underwriter|fraud team|human review)'),
  whole('reviewer', '[לה]?(?:בודקת?|אנליסט(?:ית)?|חתמ(?:ת)?|סוקר(?:ת)?)'),

  // marks that models' own conversations are written with
  any('role', '<\\|(?:im_start|im_end|system|user|assistant|endoftext)\\|>|\\[/?inst\\]|<</?sys>>'),
  any('role', '(?:^|[\\s"\'])system ?: '),
  any('role', '(?:^|[\\s"\'])#{2,3} ?(?:system|instructions?|assistant) ?:?'),
  whole('role', 'you are (?:now )?(?:an? |the )?[^.!?]{0,40}?(?:assistant|model|ai|chatbot|dan)'),
  whole(
    'role',
    '(?:begin|end) (?:system )?(?:prompt|instructions)|developer mode|jailbreak|system prompt',
  ),
];
