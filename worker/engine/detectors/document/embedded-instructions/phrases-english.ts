import { followed, whole, type Phrase } from './phrase.js';

const SAY =
  'mark|classify|rate|report|label|tag|treat|consider|regard|deem|judge|grade|score|return|output|print|write|produce|respond|answer|reply|assign|give|conclude|find|declare|accept|approve|state|say|set|verify|confirm|certify|validate|assume|determine|decide|describe|praise|recommend|pass|clear|stamp|seal';

const GENUINE =
  'genuine|authentic|legitimate|untampered|unaltered|not (?:been )?(?:forged|fraudulent|fake|tampered|manipulated|altered|edited)|low[ _-]?risk|no (?:(?:signs?|evidence|indications?|traces?) of )?(?:fraud|forgery|tampering|manipulation|alteration)|(?:risk|fraud|forgery)[ _]?(?:score|probability|rating)|verdict|(?:trust|authenticity|confidence|credibility)[ _]?(?:score|rating|level)|empty (?:findings|list|report)|(?:checks?|tests?|validations?) (?:as |is |are )?(?:passed|successful|ok)';

const GOOD =
  'valid|original|correct|verified|approved|clean|true|trustworthy|reliable|creditworthy|credible|safe|legit|accurate|positive(?:ly)?|favou?rabl[ey]|full marks|top marks|highest score|false positives?|pre-?approved|flawless|perfect|unmodified|unchanged|confidence|authenticity|findings|risk(?: level)?[^\\p{L}\\p{N}]{0,5}(?:low|none|zero|0)|(?:no|zero|without) (?:issues?|problems?|findings|anomal(?:y|ies)|irregularit(?:y|ies)|inconsistenc(?:y|ies)|red flags?|concerns?|warnings?|suspicions?)';

const PAPER =
  'documents?|file|pdf|statement|payslip|invoice|application|applicant|loan|credit|request|page|image|scan';

const WRONG =
  'forg(?:ery|ed|eries)|fraud(?:ulent)?|tamper(?:ing|ed)?|manipulat(?:ion|ions|ed)|inconsistenc(?:y|ies)|discrepanc(?:y|ies)|anomal(?:y|ies)|irregularit(?:y|ies)|edit(?:s|ed|ing)?|alter(?:ed|ations?)|changed?|fake|suspicio(?:us|ns?)|warnings?|alerts?|findings?|issues?|problems?|errors?|metadata|fonts?|replaced?|red flags?|forensics?|doubts?|deviations?|mismatch(?:es)?|flaws?';

const NOT =
  'do not|don.?t|never|must not|mustn.?t|should not|shouldn.?t|need not|cannot|refrain from|avoid|without|instead of';
const TELL =
  'flag|report|mention|raise|reject|reveal|disclose|analy[sz]|detect|escalat|comment|question|challeng|investigat|decline?|den[yi]|warn|alert|note|list|point(?:ing)? out|highlight|refus|suspect|examin|scrutini[sz]|run|cross-?check|check|verif|perform|conduct|inspect|look|compar|test|validat|tell|say|show|write|includ|keep';
const TELL_FORMS = `(?:${TELL})(?:e|y|ed|ing|ting)?`;

const MACHINE =
  'ai|a\\.i\\.|llms?|gpt(?:-?[0-9o]+)?|chatgpt|claude|gemini|copilot|(?:large )?language models?|artificial intelligence|assistant|chatbots?|(?:this|the|dear|any) model|grader|automated (?:processing|pipeline|decision)';
const PROGRAM =
  'systems?|models?|machines?|scanners?|parsers?|bots?|robots?|agents?|software|programs?|ocr|engines?|tools?|readers?|reviewers?|checkers?|validators?|verifiers?|detectors?';
const CHECKING =
  'automated|automatic|fraud|forgery|document|verification|compliance|validation|screening|detection|review(?:ing)?|checking';

export const ENGLISH: readonly Phrase[] = [
  whole(
    'override',
    followed(
      'ignore|disregard|forget|override|bypass|skip|discard|drop',
      'instructions?|prompts?|guidelines|directives|system message|rules above|earlier rules|previous rules|what(?:ever)? you (?:were|have been) (?:told|taught)|everything (?:above|before|you)|(?:the |all )?(?:\\p{L}+ )?(?:text|content|amounts?|figures|values|data) (?:above|below|shown|printed|visible)|visible (?:\\p{L}+ )?(?:text|amounts?|figures|values)',
      40,
    ),
  ),
  whole('override', '(?:new|updated|real|actual) (?:system )?(?:instructions?|prompt) ?:'),
  whole('override', '(?:\\p{L}+ )?override ?[:=]'),
  whole(
    'override',
    followed(
      '(?:do not|don.?t|never) (?:follow|apply|enforce|obey)',
      'polic(?:y|ies)|rules?|procedures?|guidelines?|instructions?',
      30,
    ),
  ),
  whole(
    'override',
    'your (?:safety|system|internal|original) (?:rules|guidelines|prompt|policy|instructions)',
  ),
  whole(
    'silence',
    'exempt from (?:\\p{L}+ )?(?:analysis|checks?|verification|review|screening|inspection)',
  ),
  whole(
    'call',
    '(?:dear|attention|hey|hi|hello|note to|message to|instructions? (?:to|for)|(?:note|message) for|to any|to all) (?:the |any |all |every )?(?:\\p{L}+ )?(?:ai|llms?|gpt|chatgpt|claude|gemini|copilot|language models?|models?|bots?|robots?|chatbots?|parsers?)',
  ),
  whole(
    'verdict',
    '(?:is|was|has)[ _]?(?:forged|fake|fraud(?:ulent)?|tampered|altered|edited|authentic|genuine|valid)["\']?[^\\p{L}\\p{N}]{1,4}(?:to |be |is )?(?:true|false|yes|no|0|1)',
  ),
  whole(
    'verdict',
    '(?:risk|fraud|forgery)[ _]?(?:score|level|probability|rating)?["\']?[^\\p{L}\\p{N}]{1,4}(?:to |be |is |as )?(?:minimal|low|lowest|none|zero|0|negligible)',
  ),

  whole('verdict', followed(SAY, GENUINE)),
  whole(
    'verdict',
    followed('classification|verdict|conclusion|assessment', `(?:is|=|:) ?(?:${GENUINE})`, 20),
  ),
  whole('favour', followed(SAY, GOOD)),
  whole(
    'favour',
    followed(
      'your (?:evaluation|assessment|answer|response|verdict|conclusion|decision|report|summary|rating|opinion)',
      `${GENUINE}|${GOOD}`,
      40,
    ),
  ),
  whole('favour', followed('approve|accept|pass|clear|grant|authori[sz]e', `${PAPER}|it|them`, 40)),
  whole(
    'favour',
    followed('documents?|file|pdf|statement|payslip', 'is|are|was', 20).concat(
      ` (?:${GENUINE}|original|valid|trustworthy|verified)`,
    ),
  ),

  whole(
    'silence',
    followed(`(?:${NOT}) (?:\\p{L}+ ){0,3}?${TELL_FORMS}`, `${WRONG}|this (?:${PAPER})`, 50),
  ),
  whole(
    'silence',
    followed(WRONG, `(?:must|should|shall|may|can|need)(?: not|n.t) be ${TELL_FORMS}`, 50),
  ),
  whole(
    'silence',
    followed(
      'skip|omit|bypass|delete|erase|purge|suppress|ignore|remove|close|clear|disable|silence|turn off|hide|dismiss|discard|drop',
      `(?:all |any |every |further |the )?(?:\\p{L}+ )?(?:checks?|verifications?|analysis|validation|inspection|detection|screening|${WRONG})`,
      30,
    ),
  ),
  whole(
    'silence',
    '(?:stop|halt|cease|abort|end|finish) (?:the |your |any |all |further )*(?:analy[sz]ing|analysis|checking|inspection|inspecting|verification|verifying|examination|examining|investigation)',
  ),
  whole(
    'silence',
    followed(
      'pretend|overlook|act as (?:if|though)|look away|turn a blind eye',
      `${WRONG}|amounts?|${PAPER}`,
      50,
    ),
  ),
  whole('hush', `(?:${NOT}) (?:\\p{L}+ ){0,2}?${TELL_FORMS}(?: it| them| this)?`),
  whole(
    'hush',
    'without (?:any |further |additional |more )*(?:review|checks?|checking|verification|questions?|comments?|analysis)',
  ),

  whole('machine', `(?:an? |the |any |all |to |dear |hey |attention )?(?:${MACHINE})`),
  whole('machine', `(?:${CHECKING})(?:[- ](?:${CHECKING})){0,6} (?:${PROGRAM})`),
  whole('machine', 'automated (?:reviews?|checks?|analysis)'),
  whole(
    'machine',
    `(?:note|notes|message|attention|instructions?|guidance|hint|command|directive) (?:to|for) (?:the |all |any |every |each )*(?:\\p{L}+ )?(?:${PROGRAM})`,
  ),
  whole(
    'machine',
    '(?:dear|hello|hey|attention|to the|to all) (?:models?|machine|scanner|parser|bot|robot|agent|ocr)',
  ),
  whole(
    'reviewer',
    '(?:human )?(?:reviewers?|checkers?)|analyst|examiner|underwriter|auditor|verifier|loan officer|fraud team|human review',
  ),

  whole(
    'you',
    '(?:your|the) (?:only |new |real |final |sole |next )?(?:task|job|answer|answers|response|reply|output|verdict|assessment|conclusion|decision|role|purpose|evaluation|report|summary|rating|score|opinion) (?:is|are|must|should|shall|will)',
  ),
  whole(
    'you',
    'you (?:must|should|shall|will|are to|are (?:hereby )?(?:instructed|required|told|asked|ordered)|have to|may only|can only|only)',
  ),
  whole('you', `(?:the )?(?:${PROGRAM}) (?:should|must|shall|is to|has to)`),
  whole(
    'you',
    'from now on|(?:when|if|whenever) (?:you are |anyone |someone )?ask(?:s|ed)|to yourself|regardless of (?:the )?(?:evidence|content)|(?:respond|reply|answer) (?:only|exclusively|solely)|act as|if you (?:detect|notice|see|find|spot)|you have been|hi|your (?:summary|analysis|output|answer|report)|pretend|whatever you (?:find|see|read|detect)|(?:and|with) nothing else|every question|in your (?:report|answer|response|summary|output|analysis|review)|stop (?:reading|here)|as (?:the|an?) (?:\\p{L}+ ){1,2}(?:system|model|assistant|agent|tool)',
  ),

  whole('role', 'you are (?:now )?(?:an? |the )?[^.!?]{0,40}?(?:assistant|model|ai|chatbot|dan)'),
  whole(
    'role',
    '(?:begin|end) (?:system )?(?:prompt|instructions)|developer mode|jailbreak|system prompt',
  ),
];
