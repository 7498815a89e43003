/** What nobody waits with: each of these is an emergency, whatever else is asked. */
import { byText } from '../by-word.ts'
import { longestMessage, maxMessages } from '../tokens.ts'

const somebody = '(?:my|him|her|them|your|our|it|one)sel(?:f|ves)'
/** The rent, a knee and the heat are "killing me"; to ask for it is another matter. */
const ofAWish = String.raw`(?:^\W*|\b(?:please|just|someone to|somebody to|anyone to|you to)\s+)kill me\b`
const selfHarm = new RegExp(
  [
    ofAWish,
    String.raw`\b(?:harm|hurt|kill|cut|top|hang)(?:s|ing|ed)? (?:${somebody})\b`,
    String.raw`\bsuicid\w*|\bself[- ]harm\w*`,
    String.raw`\b(?:end|take|taking|ending) (?:it all|(?:my|his|her|their)(?: own)? li(?:fe|ves)|things)\b|\bend it\b`,
    String.raw`\bwants? to die\b|\bwanting to die\b|\bbetter off dead\b|\bno (?:reason|point) (?:to|in) liv\w+`,
    String.raw`\b(?:live|alive|living) any ?more\b|\b(?:be|stay) alive\b`,
    String.raw`\b(?:can[’']?t|cannot) (?:do this any ?more|(?:go|carry) on|keep going|cope)\b(?! (?:with|about|holiday|leave|on)\b)|\bhopeless\b`,
    String.raw`\b(?:don[’']?t|do not) want to (?:(?:go|carry) on|keep going|wake up|exist|live)\b(?! (?:with|about|in|near|off|there|on)\b)`,
    String.raw`\b(?:under|in front of) (?:a|the) (?:train|truck|bus)\b`,
    String.raw`\bgiv(?:e|ing) up on (?:life|everything|living)\b`,
  ].join('|'),
  'i',
)

/** Somebody else's life: what only they or one who speaks of them would say. */
const ofOthers =
  /\bsuicid\w*|\bself[- ]harm\w*|\b(?:kill|harm|hurt)(?:s|ing|ed)? (?:him|her|them)sel(?:f|ves)\b/i

const death = String.raw`(?:to\s+)?(?:die|dying)`
const ofOneself = String.raw`(?:to\s+)?(?:(?:kill|hurt|harm|hang|cut)(?:ing)? (?:my|him|her|them)sel(?:f|ves)|end(?:ing)? (?:it all|(?:my|his|her|their)(?: own)? li(?:fe|ves)))\b`
const wishes = '(?:want(?:s|ed|ing)?|wanna|wish|thinking (?:of|about)|feel(?:s|ing)? like)'
const toBe = String.raw`(?:['’](?:m|s|re)|\s+(?:am|is|are|was|were|might be))`
const coming = String.raw`(?:\s+(?:just|really|actually|probably|definitely|now|here|both|all))*\s+(?:going to|gonna|about to)`
const relatives =
  'husband|wife|partner|son|daughter|mum|mom|dad|mother|father|brother|sister|friend|mate|kid|child(?:ren)?|baby|boy|girl'
const others =
  'chef|cook|barista|apprentice|waiter|waitress|worker|agent|man|woman|person|people|guy|bloke|lady|customer|tenant|client|colleague|boss|neighbour'

/** A business or a weekday can "die" too; only a person's death is an emergency. */
const dying = new RegExp(
  [
    String.raw`\b(?:im?|he|hes|shes?|they|theyre|someone|somebody|(?:my|our|his|her|their|the|an?|one of (?:my|our|the))\s+(?:[\p{L}-]+\s+){0,2}?(?:${relatives}|${others})s?|people)(?:\s+here)?(?:${toBe})?${coming}\s+die\b`,
    String.raw`\bwe(?:['’]re|\s+are)${coming}\s+die\b`,
    String.raw`^\W*(?:going to|gonna|about to)\s+die\b`,
  ].join('|'),
  'iu',
)

/** A wish to die or to be hurt, whatever else a message asks; "I hurt myself" is an injury, and "killing myself" a manner of speech. */
const wished = new RegExp(
  String.raw`\b(?:${wishes}\s+(?:${death}\b|${ofOneself})|(?:going|gonna|about|(?:if|when|should|how (?:do|can|could)) i(?: just)?|(?:how|ways?))\s+${ofOneself})|\bleav(?:e|ing) this (?:world|earth|life)\b|${ofAWish}`,
  'i',
)

const body =
  /\bchest (?:pains?|is tight|feels tight|hurts)\b|\bpains? in (?:my|his|her|the) chest\b|\bheart attack\b|\b(?:can[’']?t|cannot|not|stopped|struggling to|hard to|trouble) breath\w*|\bshort(?:ness)? of breath\b|\b(?:having|had|is it) a (?:stroke|seizure)\b|\b(?:arm|face|leg|side)\b.{0,20}\bnumb\b|\bnumb (?:arm|face|leg)\b|\b(?:unconscious|unresponsive|collapsed|choking|overdosed?|electrocuted|anaphyla\w+)\b|\bpassed out\b|\bblack(?:ed|ing) out\b|\ballergic reaction\b|\bbleeding (?:badly|heavily|a lot|everywhere|out)\b|\b(?:won[’']?t|can[’']?t|not) stop(?:ping)? (?:the )?bleeding\b/i
/** Swallowed, breathed in, or not to be woken. */
const poison =
  /\b(?:swallow\w*|drank|drunk|ate|inhaled|breathed in)\b.{0,24}\b(?:bleach|poison\w*|chemicals?|detergent|degreaser|oven cleaner|drain cleaner|cleaning (?:fluid|product)|batter(?:y|ies)|pills|tablets|sanitiser|fumes|broken glass)\b|\b(?:been|was|is|got) poisoned\b|\b(?:chef|cook|barista|apprentice|waiter|agent|he|she|him|her|kid|child|baby|man|woman|customer|tenant|client|guy|lady|someone|somebody|colleague) (?:won[’']?t|is not|isn[’']?t|can[’']?t|cannot|not) (?:wak(?:e|ing)|be woken)(?: up)?\b/i
const place =
  /\bsmoke (?:is )?(?:coming|pouring|everywhere|filling|in the)\b|\bgas leak\b|\bsmell(?:s|ing)? (?:(?:of|like) )?gas\b|\bgas (?:smell|odou?r)\b|\b(?:kitchen|building|shop|office|house|fryer|oven)(?: is|[’']s|s)? on fire\b|\bfire in the\b|\b(?:kitchen|building|shop|office|house|fryer|oven|stove|grill|toaster|roof|car|van|bin|machine|heater|curtains?|apron|sleeve|hair|something|someone)(?: has|[’']s)?(?: just)? (?:caught (?:alight|fire)|(?:gone|burst) (?:up )?(?:into|in) flames|is alight)\b/i
const violence =
  /\b(?:being|getting|been|just) robbed\b|\barmed (?:robbery|man|person|robber)\b|\b(?:with|has|have|got|pulled|holding|waving|swinging) (?:a|an|his|her|the) (?:gun|knife|weapon|machete|bat|axe)\b|\b(?:stabbed|being attacked|been assaulted|is attacking|was assaulted)\b|\bbreaking in(?:to)? (?:right )?now\b|\b(?:threat\w*|going|gonna|wants?|trying|tried|(?:he|she|they)(?: will|['’]ll)) (?:to )?(?:kill|hurt|stab|shoot|bash) (?:me|us|him|her|them)\b/i

const ofNow =
  /\b(?:i|i[’']?ve|i[’']?m|my|me|he|she|hes|shes|someone|somebody|there[’']?s?|theres|we|us|is|are|just|has|have)\b/i

/** True for somebody who may die while we answer: whoever it is, where only a person can be meant. */
export const isInMortalDanger = (text: string): boolean => dangers(text).isMortal

// A message, its parts and what is left of them without their manner are each looked at several times.
const dangers = byText(
  (text) => ({
    isMortal:
      [ofOthers, wished, dying, poison].some((pattern) => pattern.test(text)) ||
      ([body, place, violence].some((pattern) => pattern.test(text)) && ofNow.test(text)),
    isOfSelfHarm: selfHarm.test(text),
  }),
  longestMessage,
  maxMessages,
)

/** True for an emergency of the mind. */
export const isOfSelfHarm = (text: string): boolean => dangers(text).isOfSelfHarm

const hurt =
  /\b(?:hit(?:s|ting)?|hurt\w*|beat(?:s|en|ing)?|bash\w*|punch\w*|slap\w*|kick\w*|chok\w+|strangl\w+|shov\w+|grop\w+|rap(?:ed|ist)|abus\w+|threat\w*|attack\w*|assault\w*|stab\w*|violen\w+|unsafe|scared|afraid|terrified|depress\w*|despair\w*|anxi\w+|panic\w*|crying|hopeless|worthless|cope|breakdown|suicid\w*|alive|be here any ?more|d(?:ie[ds]?|ying|ead)|kill\w*|ill|sick|unwell|pains?|injur\w+|bleed\w*|blood|burn(?:t|ed|s)|scald\w*|shock\w*|cut (?:my|his|her|their)|f[ae]ll(?:en)?|slipped|collaps\w*|faint\w*|dizzy|vomit\w*|poison\w*|overdos\w*|unconscious|breath\w*|ambulance|hospital|alight|fire|flames|smoke)\b/i

/** True for words that people use of an injury, an illness, violence or despair, and of a business as well. */
export const namesHurt = (text: string): boolean => hurt.test(text)
