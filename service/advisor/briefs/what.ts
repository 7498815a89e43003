/** Finding: the measure, compared with the time before, last year, and other weeks of the year. */

import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { today } from '../calendar.ts'
import { direction, unsigned } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import { unrecordedNeeds } from '../measures/unrecorded.ts'
import { lastWeeks } from '../options/priced.ts'
import { evaluate } from '../plans/evaluate.ts'
import { quoted } from '../quotation.ts'
import { sentencesOf } from '../timeline/dated-sentences.ts'
import { compared, isMeanAWeek, measured, onEarlier } from './change-words.ts'
import { forecastSentences } from './forecast-lines.ts'
import type { Ground } from './ground.ts'
import { lensMeasure } from './lenses.ts'
import type { Sentence } from './sentence.ts'
import { earlierWords, periodWords, shortDay } from './span-words.ts'
import { partSentences } from './what-parts.ts'
import { isRequest } from './written-causes.ts'

const inWhat = (weight: number, line: Line | undefined): Sentence => ({ in: 'what', weight, line })

/** "Revenue came to $69,832 over the last four weeks, up $2,689 on the four before." */
export const findingOf = ({ context, records, topic }: Ground): Line | undefined => {
  const { measure, of, against } = topic
  const answer = compared(context, measure, of, against)
  const { text: name, level } = subjectOf(measure, records.business.type)
  const isLast = addsUp(measureNamed(measure)) === 'last'
  const when = isLast ? 'at the last count' : periodWords(records, of)
  if (!answer)
    return say`${capital(name)} ${level} ${measured(context, measure, of)} ${when}; the period before is not on record.`
  const earlier = isLast ? 'four weeks earlier' : earlierWords(records, of, against)
  const isOneWeek = /^(?:in the week|last week)/.test(when)
  const each = answer.basis === 'a-week' && !isOneWeek ? ' a week' : answer.basis === 'a-day' ? ' a day' : ''
  if (measure === 'profit' && answer.of.value < 0)
    return say`The business lost ${unsigned(answer.of)}${each} ${when}, with profit ${onEarlier(answer.difference, earlier)}.`
  return say`${capital(name)} ${level} ${answer.of}${each} ${when}, ${onEarlier(answer.difference, earlier)}.`
}

const lastYear = ({ context, records, topic }: Ground): Line | undefined => {
  const { measure, of, against } = topic
  if (of.moved || against.moved === 'year-before') return undefined
  const earlier = { ...of, moved: 'year-before' } as const
  const answer = compared(context, measure, of, earlier)
  if (!answer || (answer.basis !== 'whole' && !isMeanAWeek(measure))) return undefined
  const isLast = addsUp(measureNamed(measure)) === 'last'
  const than = isLast ? 'a year earlier' : earlierWords(records, of, earlier)
  const way = direction(answer.difference)
  return way === 'unchanged'
    ? say`That is level with ${than}.`
    : say`That is ${unsigned(answer.difference)} ${way === 'up' ? 'more' : 'less'} than ${isLast ? '' : 'in '}${than}.`
}

/** Number of weeks of the year in which the measure was lower than in the latest. */
const placeInYear = ({ context, records, topic }: Ground): Line | undefined => {
  const { measure, isDated } = topic
  const newest = isDated ? undefined : measured(context, measure, lastWeeks(records, 1))
  if (!newest) return undefined
  const answer = evaluate(
    { operator: 'count', measure, period: lastWeeks(records, 52), by: 'week', below: newest.value },
    context,
  )
  if (answer.operator !== 'count') return undefined
  const noun = answer.figure.value === 1 ? 'week' : 'weeks'
  return say`Last week’s ${newest} was higher than in ${answer.figure} other ${noun} of the past year.`
}

/** Smallest change beside another that is worth a sentence: in points, or as a share of the level. */
const smallest = { points: 0.25, share: 0.01 } as const

const isSlight = ({ value, unit }: Figure, level: Figure): boolean =>
  Math.abs(value) < (unit === 'points' ? smallest.points : smallest.share * Math.abs(level.value))

/** Billed days and utilisation belong together. */
const ofWork = ({ work }: Ground['records'], measure: RecordedMeasure): RecordedMeasure | undefined => {
  if (!work) return undefined
  return measure === 'transactions' ? 'utilisation' : measure === 'utilisation' ? 'transactions' : undefined
}

const lens = ({ context, records, topic, personaKey }: Ground): Line | undefined => {
  const measure = ofWork(records, topic.measure) ?? lensMeasure(personaKey, topic.measure)
  if (!measure) return undefined
  const { type } = records.business
  const { text: name, level } = subjectOf(measure, type)
  const answer = compared(context, measure, topic.of, topic.against)
  const alone = answer ? undefined : measured(context, measure, topic.of)
  if (alone) return say`${capital(name)} ${level} ${alone}.`
  if (!answer) return undefined
  const verb = direction(answer.difference)
  const main = compared(context, topic.measure, topic.of, topic.against)
  const beside = subjectOf(topic.measure, type).text
  const way = main && direction(main.difference)
  const isMoved = way === 'up' || way === 'down'
  const meanwhile = say`While ${beside} ${way === 'up' ? 'rose' : 'fell'}, ${name}`
  if (verb === 'unchanged' || isSlight(answer.difference, answer.of))
    return isMoved ? say`${meanwhile} held at ${answer.of}.` : say`${capital(name)} held at ${answer.of}.`
  const did = say`${verb === 'up' ? 'rose' : 'fell'} by ${unsigned(answer.difference)}`
  if (way === verb) return say`Along with ${beside}, ${name} ${did}.`
  return isMoved ? say`${meanwhile} ${did}.` : say`${capital(name)} ${did}.`
}

/** What was asked but is not on record. */
const unrecordedLine = ({ records, topic }: Ground): Line | undefined => {
  const { unrecorded, measure } = topic
  if (unrecorded === undefined) return undefined
  const { type } = records.business
  if (unrecorded === 'customers')
    return say`Your records don’t count ${measureLabel(unrecorded, type)}, only ${measureLabel('transactions', type)}.`
  const nearest = subjectOf(measure, type).text
  return say`Your records don’t show ${measureLabel(unrecorded, type)}: that would take ${unrecordedNeeds[unrecorded]}. The closest figure is ${nearest}.`
}

const kinds = { memo: 'memo', advisory: 'advisory', brief: 'brief', focus: 'focus', note: 'note' } as const
const longestQuote = 170

/** Text about the topic, in its own words. */
export const writtenLine = ({ topic, records }: Ground): Line | undefined => {
  const [first] = topic.related
  if (!first || first.kind === 'connection' || first.kind === 'calendar') return undefined
  const title = quoted(first.title, 80)
  const told = sentencesOf(first.text).filter((sentence) => !isRequest(records, sentence))
  const sentence = quoted(bestSentence(told, topic.matter.names) ?? first.text, longestQuote)
  const day = shortDay(records, today(new Date(first.writtenAt)))
  return title && sentence ? say`The ${kinds[first.kind]} ${title} of ${day} says: ${sentence}` : undefined
}

/** Sentence with most of the names; the first of equals. */
const bestSentence = (sentences: readonly string[], names: string): string | undefined => {
  const wanted = names
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, 5))
  const scored = sentences.map((sentence) => ({
    sentence,
    score: wanted.filter((stem) => stem.length > 2 && sentence.toLowerCase().includes(stem)).length,
  }))
  return scored.toSorted((one, other) => other.score - one.score)[0]?.sentence
}

const ofYear = /\b(?:season\w*|years?|usual\w*|normal\w*)\b/i

export const whatSentences = (ground: Ground): readonly Sentence[] => [
  inWhat(0, unrecordedLine(ground)),
  ...forecastSentences(ground),
  // For a future measure, past weeks are only the starting point.
  inWhat(ground.ahead?.kind === 'forecast' ? 2 : 0, findingOf(ground)),
  ...partSentences(ground),
  inWhat(ofYear.test(ground.topic.text) ? 0 : 3, lastYear(ground)),
  inWhat(1, lens(ground)),
  inWhat(5, placeInYear(ground)),
]
