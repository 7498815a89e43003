/** The subject line of a requested email: a short noun phrase. */
import { capital } from '../../line.ts'
import { taggedWords } from '../../subjects/tagged-words.ts'
import { writtenOut } from './written-out.ts'

/** Leading words that a subject line omits. */
export const lead =
  /^(?:for|to|about|if|whether|propose|offer(?: you)?|suggest|confirm|explain|follow up on|raise a problem|complain(?: about)?|send you|let you know about)\b(?: (?:the|an?|our|your)\b)? ?/i

/** Verbs whose object is the matter: "send us the certificate" is about the certificate. */
const handing =
  /^(?:please )?(?:send|give|get|bring|provide|forward|supply|show|pay|confirm|check|sign|return|review|look (?:at|into)|have a look at|sort out|fix up|tell) (?:us |me |you |through |over |back )*(?:with |about )?(?:(?:the|an?|our|your|its) )?/i
const article = /^(?:the|an?|our|your) /i

const vowel = /[aeiou]/
/** "Hold" as "holding", "close" as "closing", "drop" as "dropping". */
export const gerund = (verb: string): string => {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  const [last = '', middle = '', before = ''] = [...verb].reverse()
  const isDoubled =
    verb.match(/[aeiou]+/g)?.length === 1 &&
    !vowel.test(last) &&
    !/[wxy]/.test(last) &&
    vowel.test(middle) &&
    !vowel.test(before)
  return `${verb}${isDoubled ? last : ''}ing`
}

/** "We will close", "we’re closing": what is done, without who does it. */
const ofOurs = /^(?:we|I)(?:[’']re (?:going to )?| are (?:going to )?|[’']ll(?: be)? | will(?: be)? | )/i

const act = (words: string): string | undefined => {
  const [verb = '', ...rest] = words.split(' ')
  if (rest.length === 0) return undefined
  if (/^\p{Ll}+ing$/u.test(verb)) return words
  const isVerb = /^\p{Ll}{2,}$/u.test(verb) && taggedWords(`we ${words}`)[1]?.tag === 'VERB'
  return isVerb && !/(?:ed|s)$/.test(verb) ? [gerund(verb), ...rest].join(' ') : undefined
}

/** What goes beyond the matter: a reason, a second thought. */
const beyond =
  /(?:[,;:–]|\.)\s.*$|\s(?:because|so that|which|since we|as we|and (?:i|we|that|if|please))\b.*$/i
const longest = 12
const link = /^(?:for|to|in|on|of|at|by|with|from|until|and|or|the|a|an|our|your|that|if|as|than)$/i

const short = (text: string): string => {
  const words = text.replace(beyond, '').split(' ')
  const kept = words.slice(0, longest)
  while (words.length > longest && kept.length > 3 && link.test(kept.at(-1) ?? '')) kept.pop()
  return kept.join(' ')
}

/** The subject that a topic makes; empty if it has none. */
export const subjectWords = (topic: string): string => {
  const words = short(writtenOut(topic))
  // "Where are the settlements" is about the settlements.
  const asked =
    /^(?:where|when|how) (?:is|are|was|were) (?:the|our|your|my) (.+?)(?: (?:that|which|who)\b.*)?$/i.exec(
      words,
    )?.[1]
  if (asked) return capital(asked)
  const wish = words.replace(/^to /i, '')
  const object = wish.replace(handing, '')
  const isWish = /^to /i.test(words)
  const done = isWish ? act(wish) : ofOurs.test(words) ? act(words.replace(ofOurs, '')) : undefined
  const phrase = isWish && object !== wish ? object : (done ?? words.replace(lead, '').replace(article, ''))
  return capital(phrase)
}
