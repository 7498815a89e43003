/** The claim in a message, without the words around it that ask for it to be confirmed: "…, right?", "is it true that …". */
import { statementIn } from './statement.ts'

const anyOf = (...words: readonly string[]): string => `(?:${words.join('|')})`

const verbs = '(?:is|are|was|were|do|does|did|have|has|had|will|would|can|could)'
const start = '^\\W*(?:(?:and|so|but|ok|hey|well|look)\\W+)*'
const people = '(?:we|it|i|they|he|she|that|there)'

const somebody = anyOf(
  'i',
  'we',
  'you',
  'my \\w+',
  'our \\w+',
  'the \\w+',
  'everyone',
  'they',
  'he',
  'she',
  'someone',
  'somebody',
)
const holds = anyOf(
  'reckons?',
  'thinks?',
  'bets?',
  'guess(?:es)?',
  'understands?',
  'says?',
  'said',
  'believes?',
  'claims?',
  'claimed',
  'insists?',
  'suspects?',
  'feels?',
  'assumes?',
  'heard',
  '(?:was|were) told',
  'told (?:me|us)',
  'tells me',
  'swears?',
)

/** Words before a claim. */
const before = new RegExp(
  `${start}${anyOf(
    "(?:is|isn['’]?t) it (?:really |actually |still )?(?:true|right|correct|fair to say|the case|so)(?: to say)?(?: that)?",
    '(?:am|are) (?:i|we|they) (?:right|correct|wrong)(?: (?:in|to) (?:say|think|believe|assume)\\w*| in saying)?(?: that)?',
    '(?:can you |could you |please )*(?:confirm|verify|double[- ]check)(?: for me)?(?: that)?',
    'true or false\\W',
    '(?:can you |could you |please )*(?:prove|show|convince|demonstrate)(?: to)?(?: me| us)? that',
    "i['’](?:d say|m (?:told|sure|pretty sure|certain))",
    "(?:it['’]?s|it is) my (?:understanding|impression|belief|view)",
    '(?:apparently|pretty sure|surely|supposedly|to my mind|my (?:guess|hunch|bet) is)',
    `${somebody}(?: (?!what|which|how|why|when|if)[\\w’']+){0,4} ${holds}(?: that)?`,
  )}\\W+(?=\\w)`,
  'i',
)

/** Words after one. */
const after = new RegExp(
  `[\\s,.?!;–—-]+${anyOf(
    'right',
    'true',
    'correct',
    'yeah',
    'yes or no',
    'or not',
    'agree',
    'true or false',
    'fact or fiction',
    'fact',
    'right or wrong',
    'confirm',
    'kindly (?:verify|confirm)',
    'please (?:verify|confirm)',
    'yes',
    'no',
    "isn['’]?t it so",
    '(?:or )?am i (?:mad|dreaming|imagining (?:it|things))',
    '(?:do|would) you agree',
    '(?:so |now |please )*(?:prove (?:it|that)|show me|back (?:it|that) up)(?: please| with (?:the )?(?:numbers|figures))?',
    "(?:show me |where(?:['’]?s| is| are) |what(?:['’]?s| is| are) |(?:have you )?got )?(?:the |any )?(?:proof|evidence|numbers|figures)(?: for (?:that|it))?",
    '(?:is|are|was|were) (?:that|it|this|he|she|they|i|we) (?:so|true|right|correct|accurate|wrong|the case|fair)',
    'yep',
    'eh',
    'hey',
    'huh',
    'innit',
    'surely',
    "haven['’]?t we",
    `(?<=\\w )${verbs}n['’]?t ${people}`,
    'am i (?:right|wrong)',
    "is(?:n['’]?t)? (?:that )?(?:right|so)",
    `(?<=[,.?!;–—-]\\s*)${verbs}(?:n['’]?t)? ${people}(?: not)?`,
  )}\\W*$`,
  'i',
)
/** "Was July our worst month?" claims it as well. */
const asks = new RegExp(
  `${start}(?:is|was|are|were)(?:n['’]?t)? (?=.*\\b(?:best|worst|\\w{2,}est|most|least)\\b)`,
  'i',
)

const longest = 300
const asksItself = /^\W*(?:what|which|who|how|why|when|where|should|could)\b/i

/** The claim alone, or a statement; undefined for a message without one. */
export const claimIn = (text: string): string | undefined => {
  if (text.length > longest) return undefined
  const framed = framedClaim(text)
  return framed ?? statementIn(text)
}

/** "…, right? By how much?": the difference is told with the verdict. */
const howMuch = /(?<=[?,;.!–—])\s*(?:(?:and|so|if so|then) )?(?:by )?how much\W*$/i

/** The claim inside words that ask for it to be confirmed. */
const framedClaim = (text: string): string | undefined => {
  const own = text
    .replace(howMuch, '')
    .replace(before, '')
    .replace(after, '')
    .replace(asks, '')
    .replace(/[?!.\s]+$/, '')
    .trim()
  return own === text.replace(/[?!.\s]+$/, '').trim() || asksItself.test(own) || own.length < 6
    ? undefined
    : own
}
