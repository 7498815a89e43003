/** Orders for what the chat cannot do: settle an advisory, file a record, or act in the outside world. */
import type { TalkPlan } from '#schema/advisor/fact-plans'
import { nounsIn } from '../subjects/nouns.ts'
import { taggedWords } from '../subjects/tagged-words.ts'

const settles = /^(?:accept|approve|dismiss|reject|decline|defer|snooze|postpone|settle|reopen)$/
const putsAway = /^(?:delete|archive|remove|erase|wipe|bin|trash|clear|hide|unarchive|restore)$/
const acts =
  /^(?:pay|transfer|order|book|ring|phone|refund|reorder|buy|purchase|wire|deposit|submit|lodge|cancel|reschedule|negotiate)$/

const records =
  /\b(?:memos?|brief(?:s|ings)?|advisor(?:y|ies)|suggestions?|recommendations?|nudges?|notes?|inbox|messages?|chats?|conversations?|threads?|decisions?|idea|one|it|that|thing)\b/i

const courtesy = new Set([
  'please',
  'pls',
  'just',
  'now',
  'then',
  'kindly',
  'also',
  'jarvin',
  'ahead',
  'hey',
  'hi',
  'ok',
  'okay',
  'yes',
  'right',
  'so',
  'well',
])
const determiner = /^(?:the|that|this|it|both|all|them|those|these|my|our|a|an)$/
const able = new Set(['can', 'could', 'will', 'would'])

/** True for a verb in the imperative. */
const isOrder = (words: readonly string[], at: number): boolean => {
  let place = at - 1
  while (place >= 0 && (courtesy.has(words[place] ?? '') || /^[,.;:!–-]$/.test(words[place] ?? '')))
    place -= 1
  const [before = '', second = ''] = [words[place], words[place - 1]]
  if (place < 0) return true
  if (before === 'you') return able.has(second) || place === 0
  if (before === 'and' || before === '&')
    return (
      words.slice(0, place).every((word) => !/^(?:we|i|they|he|she)$/.test(word)) ||
      /\bpretend\b/.test(words.join(' '))
    )
  return before === 'to' && second === 'you'
}

const forMe = /\b(?:for me|on my behalf|for us|on our behalf|will you|would you)\b/i
/** An ordered change of prices or hours is weighed instead. */
const isWeighed = /\b(?:what (?:if|would|happens)|should|how much|profit|margin)\b/i

/** An order that cannot be done here, with the place where it can; undefined for anything else. */
export const orderIn = (text: string): TalkPlan | undefined => {
  if (isWeighed.test(text)) return undefined
  const tagged = taggedWords(text)
  const words = tagged.map(({ word }) => word)
  // "OK the quote" settles it, "ok, so in dollars?" agrees with nothing.
  const isCourtesy = (place: number) =>
    courtesy.has(words[place] ?? '') && !determiner.test(words[place + 1] ?? '')
  const at = words.findIndex(
    (word, place) =>
      !isCourtesy(place) &&
      (settles.test(word) || putsAway.test(word) || acts.test(word)) &&
      isOrder(words, place),
  )
  const verb = words[at]
  if (verb === undefined) return undefined
  const nouns = nounsIn(words.slice(at + 1).join(' ')).slice(0, 6)
  const named = nouns.length > 0 ? { words: nouns } : {}
  if (settles.test(verb)) return { operator: 'talk', about: 'settling', ...named }
  const rest = words.slice(at + 1).join(' ')
  if (putsAway.test(verb) && (records.test(rest) || forMe.test(text)))
    return /\b(?:account|business|workspace|profile)\b/.test(rest)
      ? { operator: 'talk', about: 'product', topic: 'delete' }
      : { operator: 'talk', about: 'product', topic: 'put-away', ...named }
  // "Order the weeks by profit" means sorting.
  if (!acts.test(verb) || (verb === 'order' && /\bby\b/.test(rest))) return undefined
  return { operator: 'talk', about: 'product', topic: 'doing', ...named }
}
