/** Extracts the user's own words for the content of an email from the request. */

/** How an email handles its topic. */
export type Intent = 'about' | 'ask' | 'tell' | 'intend' | 'thank' | 'sorry' | 'accept' | 'decline'

type Matter = { readonly intent: Intent; readonly topic: string | undefined }

const adjective = `(?:polite(?:ly)?|firm(?:ly)?|stern(?:ly)?|strong(?:ly)?|blunt(?:ly)?|tough|short|brief(?:ly)?|quick|concise|friendly|warm(?:ly)?|nice(?:ly)?|kind(?:ly)?|gentle|gently|cheerful|casual|formal(?:ly)?|professional(?:ly)?|apologetic|sweet|simple|to the point)`
/** "Polite but firm", "keep it short and friendly": describes the tone, not the content. */
const manner = new RegExp(
  String.raw`[,.;–-]?\s*\b(?:(?:please )?(?:keep|make|be|in|nothing too|not too|but|and|keeping|making)\s+(?:it|this|them|that|an?)?\s*)*(?:very |really |quite |pretty |a bit )*${adjective}(?:,? (?:but|and|yet|not)? ?(?:very |too |quite )?${adjective})*(?: (?:tone|way|please|though|ish))*(?=[,.;!?]|$)`,
  'gi',
)

/** Patterns for the content, with what the email should do; the first match counts. */
const matters: readonly (readonly [Intent, RegExp])[] = [
  [
    'sorry',
    /\b(?:apologi[sz]\w*|say(?:ing)? sorry|apology)\b(?: to [^,.]*?)?(?: them)? (?:for|about|that)\s+(.+)/i,
  ],
  ['thank', /\b(?:thank(?:ing)?|say(?:ing)? thanks)\b(?: to [^,.]*?)?(?: them| him| her| you)? for\s+(.+)/i],
  [
    'decline',
    /\b(?:declin(?:e|ing)|refus(?:e|ing)|reject(?:ing)?)\s+((?:(?:an?|the|their|his|her) )?(?:request|offer|invitation|proposal|application|discount)\b.*)/i,
  ],
  ['decline', /\b(?:say(?:ing)? no|turn(?:ing)? down|no) (?:to|on)\s+(.+)/i],
  ['accept', /\b(?:say(?:ing)? yes|yes) (?:to|on)\s+(.+)/i],
  [
    'ask',
    /\b(?:ask|remind|tell|warn|get)(?:ing)?(?: them| him| her| each| both)? (to (?!say|ask|tell)\b.+)/i,
  ],
  [
    'ask',
    /\bask(?:ing)?(?: them| him| her| each| both)? ((?:for|if|whether|what|when|why|how|which|who|where)\b.+)/i,
  ],
  ['ask', /\b(?:request(?:ing)?|seeking|push(?:ing)? for)\s+(.+)/i],
  ['tell', /\b(?:tell|let|remind|inform|notify|warn)(?:ing)?(?: them| him| her)?(?: know)? that\s+(.+)/i],
  ['tell', /\blet(?:ting)? (?:them|him|her|everyone) know(?: that)?\s+(?!about|of\b)(.+)/i],
  [
    'ask',
    /^[\s,]*and (?:see|check|find out)(?: with (?:them|him|her))? ((?:if|whether|what|when|why|how|which|who|where)\b.+)/i,
  ],
  ['tell', /\b(?:tell|remind|warn)(?:ing)? (?:them|him|her|everyone)\s+(?!about|of\b)(.+)/i],
  ['tell', /\bsay(?:ing)?(?: that)?\s+(?!sorry|thanks|no\b|yes\b)(.+)/i],
  ['intend', /\binvit(?:e|ing) (?:them|him|her) (to .+)/i],
  [
    'intend',
    /\b(confirming|offering|inviting|cancelling|canceling|declining|accepting|suggesting|proposing|explaining|announcing|introducing|complaining|complain|querying|disputing|promoting|chasing|objecting|appealing|applying)\b\s*(.*)/i,
  ],
  ['intend', /^[\s,]*and ((?:offer|suggest|propose|confirm|cancel|explain|invite)\b.+)/i],
  [
    'about',
    /\b(?:about|on the subject of|over the|with details of|(?:notify|inform|warn|remind) them of)\s+(.+)/i,
  ],
  ['intend', /^[\s,]*(?:in order )?to\s+(.+)/i],
  ['about', /^[\s,]*(?:on|for|because of|given|with|over)\s+(.+)/i],
  ['tell', /^[\s,]*(?:that|because|and say|so they know(?: that)?|:)\s+(.+)/i],
  ['tell', /^[\s,]*whose\s+(.+)/i],
]

const announces =
  /\b(?:announcement|e ?mail|letter|memo|message|note|notice|statement)s? (?:that|saying(?: that)?|to say(?: that)?)\s+(.+)/i

const courtesy =
  /(?:,?\s*(?:but|as|because|though) i (?:never|don[’']?t|do not|can[’']?t|cannot)\b.*|[,.]?\s*\b(?:can|could|would|will) (?:you|u)\b.*|[,.]?\s*\b(?:for me|if you can|when you can|asap|right away)\b)[.!?]*$/i

const base: Readonly<Record<string, string>> = {
  confirming: 'confirm',
  offering: 'offer',
  inviting: 'invite you',
  cancelling: 'cancel',
  canceling: 'cancel',
  declining: 'decline',
  accepting: 'accept',
  suggesting: 'suggest',
  proposing: 'propose',
  explaining: 'explain',
  announcing: 'let you know about',
  introducing: 'introduce',
  complaining: 'complain',
  complain: 'complain',
  querying: 'query',
  disputing: 'dispute',
  promoting: 'tell you about',
  chasing: 'follow up on',
  objecting: 'object',
  appealing: 'appeal',
  applying: 'apply',
}

/** Rewrites words about the recipient as words to the recipient. */
const toThem = (text: string): string =>
  text
    .replace(/\b(?:inviting|invite) (?:them|him|her)\b/gi, 'invite you')
    .replace(/\b(?:them|him)\b/gi, 'you')
    .replace(/\b(?:theirs|hers)\b/gi, 'yours')
    .replace(/\b(?:their|his|her)\b/gi, 'your')
    .replace(/\b(?:they[’']?re|they are|he[’']?s|she[’']?s|theyre)\b/gi, 'you are')
    .replace(/\bthey[’']ve\b/gi, 'you have')
    .replace(/\b(?:they|he|she)\b/gi, 'you')

const trimmed = (text: string): string =>
  text
    .replace(courtesy, '')
    .replace(manner, '')
    .replace(/^[\s,.;:–-]+|[\s,.;:!?–-]+$/g, '')
    .trim()

/** Content after the recipient's name; otherwise before it, as in "something about the rent to the landlord". */
export const matterIn = (before: string, after: string): Matter => {
  for (const part of [after, before])
    for (const [intent, pattern] of matters) {
      const found = pattern.exec(part)
      if (!found) continue
      const [, first = '', rest] = found
      const isInvited = /^invit/i.test(found[0])
      const verb = base[first.toLowerCase()]
      const words = verb && rest !== undefined ? `${verb} ${rest}` : isInvited ? `invite you ${first}` : first
      // "Asking to sublet": we are the ones who would.
      const isOurs = /\bask(?:ing)? to /i.test(found[0])
      const whether = isOurs ? words.replace(/^to /i, 'whether we could ') : words
      const own = /^[\s,]*whose/i.test(found[0]) ? `your ${words}` : whether
      const topic = trimmed(toThem(own))
        .replace(/\s+to$/i, '')
        .replace(/\byou you\b/g, 'you')
      if (topic.length > 2) return { intent, topic }
    }
  // "An announcement that our chef is leaving".
  const [, announced] = announces.exec(before) ?? []
  if (announced !== undefined) return { intent: 'tell', topic: trimmed(announced) }
  // "Can you write to our roaster? Those bean prices need a chat."
  const [, own] = /^[^.?!]*[.?!]\s+(.{8,})$/.exec(after) ?? []
  const topic = own === undefined ? '' : trimmed(toThem(own))
  if (topic.length > 2) return { intent: 'tell', topic }
  // Everything else in the request belongs to the content.
  const rest = trimmed(toThem(after))
  return rest.split(' ').length > 2 ? { intent: 'tell', topic: rest } : { intent: 'about', topic: undefined }
}
