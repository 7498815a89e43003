/**
 * A turn that only names another quantity: after a question with several, "and if it was only 12 hours?" is that question
 * with its hours changed and all else kept.
 */
import type { ReplyRequest } from '../../engine.ts'
import { withNumerals } from '../../questions/manner/spoken-numbers.ts'

/** How far back the question may lie that turns of this kind change one after another. */
const mostTurns = 6
const longest = 400

const pattern =
  /(?<money>\$ ?)?(?:(?<![\d.,])\d[\d,]*(?:\.\d+)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\b)(?<scale> ?(?:k|m|thousand|grand)\b)?(?:(?<percent> ?%| per ?cent\b)|(?<rate> (?:an?|per|each|every) (?:hour|day|week|fortnight|month|year))|[ -]?(?<noun>\p{L}{3,}))?/giu

/** What may stand around the quantity of such a turn. */
const frame =
  /\b(?:and|but|so|ok|okay|or|then|well|now|hmm|what|how|about|if|it|its|it's|that|was|were|is|be|would|will|only|just|say|make|made|let's|lets|try|at|with|for|we|i|they|he|she|you|did|do|does|paid|pay|had|have|got|get|gave|give|took|take|used|use|needed|need|worked|works|work|instead|though|maybe|perhaps|even|rather|up|down|to|a|an|per|each|every|day|week|fortnight|month|year|s|d)\b/gi

/** Words after a number that are nothing it counts. */
const joining =
  /^(?:and|for|from|than|then|the|with|each|per|instead|though|off|over|more|less|extra|now|that|this|would|will|our)$/i

type Quantity = { readonly at: number; readonly text: string; readonly of: string }

const quantitiesIn = (text: string): readonly Quantity[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
    const { money, percent, rate, noun } = groups
    const counted = noun !== undefined && !joining.test(noun) ? noun : undefined
    const own = noun !== undefined && counted === undefined ? whole.slice(0, -noun.length).trimEnd() : whole
    const of = percent
      ? 'percent'
      : `${money ? 'money' : ''}${rate?.replace(/^ \S+/, '') ?? ''}${counted?.toLowerCase().replace(/s$/, '') ?? ''}`
    return { at: index, text: own, of }
  })

/** The quantity that a turn names, if it says nothing else. */
const onlyQuantity = (turn: string): Quantity | undefined => {
  const [one, another] = quantitiesIn(turn)
  if (!one || another || one.of === '') return undefined
  const around = `${turn.slice(0, one.at)} ${turn.slice(one.at + one.text.length)}`.replaceAll('’', "'")
  return /[\p{L}\d]/u.test(around.replace(frame, '')) ? undefined : one
}

/** The question with the quantity of a turn in place of its own of that kind; undefined where it has not exactly one among several. */
const changed = (question: string, turn: string): string | undefined => {
  const named = onlyQuantity(turn)
  const own = named ? quantitiesIn(question) : []
  const [like, another] = own.filter(({ of }) => of === named?.of)
  return named && like && !another && own.length > 1
    ? `${question.slice(0, like.at)}${named.text}${question.slice(like.at + like.text.length)}`
    : undefined
}

/** The question before, asked again with the quantity that this turn names; undefined for any other turn. */
export const otherQuantity = ({
  message,
  earlier,
}: Pick<ReplyRequest, 'message' | 'earlier'>): string | undefined => {
  if (message.length > longest) return undefined
  const question = earlier
    .slice(-mostTurns)
    .map((turn) => withNumerals(turn.message.slice(0, longest)))
    .reduce((asked, turn) => changed(asked, turn) ?? turn, '')
  return changed(question, withNumerals(message))
}
