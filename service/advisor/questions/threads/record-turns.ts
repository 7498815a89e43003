/** Turns about the record or the change just spoken of: who wrote it and when, which part of a fall some days were, and by how much. */
import { isMeasured } from '#schema/advisor/measure'
import type { Selection } from '#schema/advisor/selection'
import { hasMeasureGrain, measureNamed } from '../../measures/measures.ts'
import { askedFor } from '../../search/asked-for.ts'
import { departureIn, isGoing } from '../departures.ts'
import { measuresIn } from '../question.ts'
import { readScenario } from '../readers/change-readers.ts'
import { searchWords } from '../readers/search-words.ts'
import { weekdaysIn } from '../selection.ts'
import type { Turn, TurnReader } from './turn.ts'

const asksSource =
  /^(?:who (?:wrote|said|suggested|raised|sent|proposed|recommended|came up with|thought of)(?: (?:it|that|this|so))?|(?:by|from) whom?|(?:by|from) who|whose (?:idea|memo|note|advice) (?:is|was) (?:it|that|this)|when (?:was|is) (?:it|that|this) (?:written|from|sent|raised|suggested|dated|said)|how old is (?:it|that|this))$/

/** The words of the record that the plan before is about. */
const wordsBefore = ({ before, ask }: Turn): readonly string[] => {
  if (before.operator === 'find' || before.operator === 'decided') return before.words ?? []
  return before.operator === 'advise' ? searchWords(ask(before.matter)) : []
}

/** "Who suggested it?", "when was that written?": the record names its author and its day. */
const source: TurnReader = (turn) => {
  const words = asksSource.test(turn.text) ? wordsBefore(turn) : []
  const isAdvice = turn.before.operator === 'advise' || turn.before.operator === 'decided'
  return words.length > 0
    ? {
        operator: 'find',
        words: [...words],
        asked: 'author',
        ...(isAdvice ? { kind: 'advisory' as const } : {}),
      }
    : undefined
}

const asksPart =
  /^(?:how much|what (?:part|share)) of (?:that|the|this|it)(?: (?:drop|fall|rise|gain|loss|change|difference|jump|dip|increase|decrease|shortfall)(?: or \w+)?)? (?:was|is|were|came from|comes from|happened on|fell on|did we lose on)\b/

/** "How much of that drop was the weekend?": the same change of those days alone. */
const partOfChange: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'compare' || !asksPart.test(text)) return undefined
  const named = weekdaysIn(question).flatMap(({ weekdays }) => weekdays)
  const weekdays = [...new Set(/\bweekends?\b/.test(text) ? [5, 6] : named)].sort()
  if (weekdays.length === 0) return undefined
  const { measure, of, against } = before
  const isByDay = isMeasured(measure) && hasMeasureGrain(measureNamed(measure), 'day')
  const on = (side: Selection): Selection => ({ ...side, period: { ...side.period, weekdays } })
  // Only what is sold is on record by the day.
  return { operator: 'compare', measure: isByDay ? measure : 'revenue', of: on(of), against: on(against) }
}

const they = /\b(?:they|them|it|that one|he|she)\b/

/** "What if they left?" after a text about a client: the loss of whom it is about. */
const partyGone: TurnReader = ({ text, before, ask }) => {
  if (
    before.operator !== 'find' ||
    !they.test(text) ||
    !isGoing(text) ||
    !/\b(?:if|when)\b(?! (?:did|was|were|had|has|have)\b)/.test(text)
  )
    return undefined
  const names = before.words.filter((word) => measuresIn(ask(word)).length === 0)
  if (names.length === 0) return undefined
  const own = names.join(' ')
  const supposed = [`the ${own}`, `the ${own} client`].map((who) => ask(text.replace(they, who)))
  const named = supposed.find((one) => departureIn(one) !== undefined)
  return named && readScenario(named)?.plan
}

/** "By how much?" after the best or the worst: how far apart the two ends are. */
const gap: TurnReader = ({ text, before }) =>
  before.operator === 'rank' && before.count === 1 && /^by how much(?: (?:more|less))?$/.test(text)
    ? { ...before, asked: 'gap' }
    : undefined

const asksMore =
  /^(?:how (?:many|much|long|big|old)|who|whose|when|where|which|what)\b.*\b(?:they|them|their|it|its|he|she|him|her|that|those|there)\b/
/** What is supposed or to be done is no further fact of the record, and a memo is not asked how it feels. */
const ofOther = /\b(?:would|could|should|if|will|do about|say|said|mean|means|wrote|write)\b/
const mostWords = 10
/** "How much money is riding on it?", "what's that costing us each week?": a sum is asked for, in whatever words. */
const ofWorth =
  /^(?:money|riding|rides?|stake|line|worth|value|involved|depend\w*|hang\w*|cost\w*|week\w*|month\w*|year\w*|dollars?|total|altogether)$/

/** "How many did they take with them?" after a text about a client: looked for among the words of that text. */
const moreOfIt: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'find' || !asksMore.test(text) || ofOther.test(text)) return undefined
  if (question.periods.length > 0 || question.amounts.length > 0) return undefined
  const words = searchWords(question).filter((word) => !before.words.includes(word))
  const own = words.filter((word) => !ofWorth.test(word))
  const asked = askedFor(text)
  const { things: _, asked: __, ...rest } = before
  return words.length > 0 && asked
    ? { ...rest, words: [...own, ...before.words].slice(0, mostWords), asked }
    : undefined
}

/** Readers of such turns. */
export const recordTurns: readonly TurnReader[] = [source, partOfChange, partyGone, gap, moreOfIt]
