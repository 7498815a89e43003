/** Extracts recipient, content and tone of an email from a request. */

import { withoutStyle } from '../style-tail.ts'
import { type Intent, matterIn } from './email-matter.ts'
import { type Clause, splitClause, withoutParticiple } from './recipient-clause.ts'

/** Tone of an email. */
export type Tone = 'firm' | 'short' | 'sorry' | 'warm' | 'formal'

export type EmailRequest = {
  /** The recipient as written, without article: "roaster", "three past sponsors". */
  readonly recipient: string | undefined
  /** The recipient as written, with article: "the roaster". */
  readonly recipientText: string | undefined
  /** What is said of the recipients, as words to follow "you": "owe us money". It selects them, and is no topic. */
  readonly clause?: string
  readonly intent: Intent
  /** Content in the user's words, to follow the intent; undefined if none is stated. */
  readonly topic: string | undefined
  /** What else is to be said, after "and saying": a sentence of its own. */
  readonly also?: string
  readonly tones: ReadonlySet<Tone>
}

/** Spellings from hurried typing that affect where a sentence is split. */
const hurried: readonly (readonly [RegExp, string])[] = [
  [/\b(?:abt|bout|regarding|concerning|in regards? to|with regards? to)\b/gi, 'about'],
  [/(?<![\p{L}’'])re\b(?!-)/giu, 'about'],
  [/\b2 (?=the|our|my|all|him|her|them)\b/gi, 'to '],
  [/\b(?:em|’em)\b/gi, 'them'],
  [/\b(?:plz|pls|please|kindly|thanks|thank you in advance|ta|cheers)\b[,.!]?/gi, ''],
  [/\bw\/ ?/gi, 'with '],
  [/\bnxt\b/gi, 'next'],
  [/\bwk\b/gi, 'week'],
  [/\bn\b/gi, 'and'],
  // "Write to the roaster for a quote then"
  [/,? (?:then|now|for me|asap|today)\s*[.!?]*$/gi, ''],
]

const cleaned = (text: string): string =>
  hurried
    .reduce((done, [from, to]) => done.replace(from, to), text)
    .replace(/\s+/g, ' ')
    .trim()

const toneWords: readonly (readonly [Tone, RegExp])[] = [
  ['firm', /\b(?:firm(?:ly)?|stern(?:ly)?|strong(?:ly)?|blunt(?:ly)?|no nonsense|tough|strict(?:ly)?)\b/i],
  ['short', /\b(?:short|brief(?:ly)?|quick|two lines?|one line|few lines|concise)\b/i],
  ['sorry', /\b(?:sorry|apolog\w+)\b/i],
  ['warm', /\b(?:friendly|warm(?:ly)?|nice(?:ly)?|kind(?:ly)?|gentle|gently|cheerful|casual)\b/i],
  ['formal', /\b(?:formal(?:ly)?|professional(?:ly)?|official)\b/i],
]

const number = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|\d+)`
const article = `(?:the|our|my|all(?: of)?(?: the| our| my)?|each of(?: the| our| my)?|both(?: of)?(?: the| our| my)?|every|that|those|these|a|an|your)`
/** Words that end a recipient's name. */
const ends = String.raw`(?=\s*(?:[,.;:!?–]|-\s|$)|\s+(?:about|asking|ask|saying|say|telling|tell|that|to|for|on|because|if|whether|why|how|when|and|but|so|with|before|after|by|this|next|last|tomorrow|today|now|confirming|offering|inviting|thanking|thank|apologi[sz]ing|chasing|requesting|suggesting|proposing|explaining|cancelling|canceling|declining|accepting|reminding|letting|let|know|an? (?:[\p{L}-]+ ){0,3}(?:email|line|note|card|letter|message|reply|text|mail|reminder|invitation|apology|reference|testimonial)\b|in writing|over|whose|the|our|my|no|yes|not|it’s|it's|we’re|we're|regards?|warning|complaining|complain|objecting|announcing|introducing|pushing|querying|seeking|is|are|was|were|has|have|we|i|they|he|she|it|there|using|from|who|which|still|currently|already)\b)`
/** Words that never start a recipient's name, such as verbs of asking. */
const notNamed = String.raw`(?!(?:introducing|announcing|confirming|declining|offering|suggesting|proposing|requesting|complaining|explaining|objecting|thanking|send|say|tell|give|get|let|make|ask|do|go|see|use|have|be|keep|put|someone|telling|saying|asking|letting|thanking|about|explaining|inviting|reminding|for|to|on|that|with|and|back|off|out)\b)`
const named = String.raw`${notNamed}((?:${article} )?(?:${number} )?[\p{L}\d’'&-]+(?: (?:of |at |from the |in the )?[\p{L}\d’'&-]+){0,4}?)${ends}`

const verbs = String.raw`(?:write|writing|penning|pen|drafting|draft|respond|reply|get back|reach out|speak|talk|apologi[sz]e|say (?:sorry|thanks|no|yes)|email|e mail|mail|message|memo|sms|note|letter|card|complaint|something|words|lines?|text|reminder|invitation|invite|invite|apology|reply|response|decline|refusal|rejection|warning|welcome|farewell|update|thank you|answer|announcement|emails|letters|messages|notes|drafts?|send(?: \w+)?|it)`

/** Patterns for the recipient, most reliable first. */
const recipientPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${verbs}(?: (?:polite|nice|friendly|short|firm|back|off|out|quick|a))* to ${named}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:let) ${named} know\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:send|drop|write|give|shoot|flick) ${named} (?=an? (?:[\p{L}-]+ ){0,3}(?:email|line|note|card|letter|message|reply|text|mail|reminder|invitation|apology|reference|testimonial)\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:e ?mail|mail|message|send|tell(?:ing)?|ask(?:ing)?|thank(?:ing)?|congratulat(?:e|ing)|reassur(?:e|ing)|remind(?:ing)?|chas(?:e|ing)(?: up)?|invit(?:e|ing)|notify(?:ing)?|inform(?:ing)?|warn(?:ing)?|update|nudge|answer|text|sms|contact|let(?:ting)?) (?:to )?${named}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:email|letter|message|note|reply|something|emails|letters|drafts?|reminder|invitation|apology|one|notes)(?: together| up| ready)? (?:for|2) ${named}`,
    'iu',
  ),
  /\bto ((?:\p{L}+ )?(?:clients?|customers?|guests?|landlords?|members?|regulars|sponsors?|staff|tenants?|vendors?))[\s.!?]*$/iu,
  new RegExp(String.raw`\bto ((?:the|our|my|all) [\p{L}’'-]+(?: [\p{L}’'-]+){0,3}?)${ends}`, 'iu'),
]

// A pronoun, or the text itself, is not a recipient.
const isNobody =
  /^(?:me|us|it|them|him|her|you|you (?:cards?|notes?|letters?|e ?mails?|messages?|texts?)|someone|something|(?:an?|the|some|my|this|that|those|these|your|our|three|two|five|few|more)?\s*(?:quick |short |polite |friendly |nice |firm |draft |new )*(?:e ?mails?|notes?|letters?|complaints?|messages?|drafts?|lines?|repl(?:y|ies)|reminders?|one|ones|all|week|day|about|out|off|up|something|somebody|apology|invitations?|invite|response))$/i

const recipientIn = (
  text: string,
): { readonly name: string; readonly at: number; readonly until: number } | undefined => {
  for (const pattern of recipientPatterns) {
    const found = pattern.exec(text)
    const whole = found?.[1] && withoutParticiple(found[1].trim())
    // "Notify all landlords of the new fee" names the landlords.
    const name = /\b(?:notify|inform|warn|remind)/i.test(found?.[0] ?? '')
      ? whole?.replace(/ of .*$/i, '')
      : whole
    if (!found || !name || isNobody.test(name)) continue
    const at = found.index + found[0].indexOf(name)
    return { name, at, until: at + name.length }
  }
  return undefined
}

const withoutArticle = (name: string): string => name.replace(new RegExp(`^${article} `, 'i'), '')

/** Words after the name, with the verb before it: "ask them to", "apologise for", "send you our plan". */
const afterName = (before: string, after: string): string => {
  const verb = /\b(apologi[sz]e|thank|ask|tell|remind|invite|let|warn|inform|notify)(?:ing)?\s*$/i.exec(
    before,
  )?.[1]
  // "A reminder to the team to log their hours".
  if (/\breminder\b/i.test(before) && /^\s+to\s/i.test(after)) return `remind them ${after.trim()}`
  if (verb) return `${verb} ${/^apolog/i.test(verb) ? '' : 'them '}${after.trim()}`
  const isSent = /\bsend\s*$/i.test(before) && /^\s+(?:the|our|my|a|an)\b/i.test(after)
  return isSent && !/\b(?:email|note|letter|message|line)\b/i.test(after)
    ? `to send you ${after.trim()}`
    : after
}

/** Reason for thanks: "a thank-you note to the chef for covering dinners", "to a sponsor who referred us". */
const thanksIn = (text: string, after: string) => {
  if (!/\bthank.?you\b|\bthanks\b(?=.*\bto\b)/i.test(text.slice(0, Math.max(0, text.length - after.length))))
    return undefined
  const [, how = '', what] = /^[\s,]*(for|who)\s+(.+?)[\s.!?]*$/i.exec(after) ?? []
  if (what === undefined) return undefined
  return { intent: 'thank' as const, topic: /^who/i.test(how) ? `you ${what}` : what }
}

const refuses = /\bno\b\s*(?:thank you)?$|\b(?:declin|refus|reject|turn(?:ing)? down)\w*\b/i

/** The clause about the recipients; what they are told or asked belongs to nobody: "tell them we close", "ask them who can come". */
const clauseAfter = (before: string, after: string): Clause => {
  const split = splitClause(after)
  const isWhole = split.clause !== undefined && split.rest.trim() === ''
  const isTold =
    /\b(?:tell|let|inform|notify|warn|remind)\s*$/i.test(before) && /^\s*(?:know )?(?:we|i)\b/i.test(after)
  const isAsked = /\bask\s*$/i.test(before) && /^\s*who\b/i.test(after)
  return isWhole && (isTold || isAsked) ? { clause: undefined, rest: after } : split
}

/** "Reply to a landlord asking why": the landlord asks, and not we. */
const askedUs = (before: string, { clause, rest }: Clause): string | undefined => {
  if (clause !== undefined || !/\b(?:repl(?:y|ies)|respon\w+|answer)\b/i.test(before)) return undefined
  const what = /^[\s,]*asking\s+(.+?)[\s.!?]*$/i.exec(rest)?.[1]
  return what && `asked ${what}`
}

const andSays =
  /,? and (?:say(?:ing)?|mention(?:ing)?|add(?:ing)?|tell(?:ing)? you|let(?:ting)? you know|warn(?:ing)? you)(?: that)? /i

const events =
  /\b(?:party|dinner|lunch|breakfast|brunch|drinks|barbecue|event|function|launch|opening|tasting|class|workshop|meeting)$/i
const thing =
  /\b(?:report|proposal|tender|invoice|website|menu|brochure|newsletter|application|submission|contract|lease)$/i

/** "An invite to the staff party", "a note for the report": what it is about, and nobody’s name. */
const topicNamed = (name: string, before: string, after: string): string | undefined => {
  if (/\binvit\w+/i.test(before) && events.test(name)) return `invite you to ${name}${after}`
  return thing.test(name) ? `${name}${after}` : undefined
}

/** Reads a request for an email. */
export const readEmailRequest = (text: string): EmailRequest => {
  const plain = cleaned(text)
  const named = recipientIn(plain)
  const matterNamed =
    named &&
    topicNamed(named.name, plain.slice(0, named.at), plain.slice(named.until).replace(/[\s.!?]+$/, ''))
  const found = matterNamed === undefined ? named : undefined
  const before = found ? plain.slice(0, found.at).replace(/\s*\bto\s*$/i, '') : plain
  const split = clauseAfter(before, found ? plain.slice(found.until) : '')
  const asker = askedUs(before, split)
  const clause = asker ?? split.clause
  const rest = asker ? '' : split.rest
  const after = found ? afterName(before, rest) : ''
  const tones = new Set(toneWords.flatMap(([tone, words]) => (words.test(plain) ? [tone] : [])))
  const [matter = after, also] = withoutStyle(after).split(andSays)
  const { intent: read, topic } = matterNamed
    ? { intent: /^invite\b/.test(matterNamed) ? ('intend' as const) : ('about' as const), topic: matterNamed }
    : (thanksIn(plain, matter) ?? matterIn(before, matter))
  const isThanks = topic === undefined && /\bthank\w*/i.test(text)
  const isNo = topic === undefined && refuses.test(before)
  const intent = isNo ? 'decline' : read === 'about' && isThanks ? 'thank' : read
  return {
    recipient: found && withoutArticle(found.name),
    recipientText: found?.name,
    ...(clause ? { clause } : {}),
    intent: intent === 'about' && tones.has('sorry') ? 'sorry' : intent,
    topic,
    ...(also ? { also } : {}),
    tones,
  }
}
