/** Consequence: step, worth and date, how to judge it, and the next best step. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import { weekdayText } from '../calendar.ts'
import { direction, unsigned } from '../figure.ts'
import { type Line, lowered, say, withoutStop } from '../line.ts'
import { subjectOf } from '../measures/measure-names.ts'
import { isAbout } from '../options/about.ts'
import { ownNames } from '../options/matter-words.ts'
import type { Option, Worth } from '../options/option.ts'
import { optionsFor } from '../options/options-for.ts'
import { sceneOf } from '../options/scene.ts'
import { quoted } from '../quotation.ts'
import type { Ground } from './ground.ts'
import type { Sentence } from './sentence.ts'

/** Steps to prefer for a measure, if the topic is the whole business. */
const preferred: { readonly [name in RecordedMeasure]?: readonly string[] } = {
  runway: ['reserve', 'warning-line'],
  'break-even-revenue': ['warning-line', 'reserve'],
  revenue: ['volume', 'price'],
  growth: ['volume', 'price'],
}

/** Options for the topic, those for its measure first. */
export const optionsOn = ({ context, topic, personaKey }: Ground): readonly Option[] => {
  const { records } = context
  const own = optionsFor(context, topic.text, personaKey).filter((one) => isAbout(records, topic.text, one))
  // If the topic's words lead to no step, use its measure.
  const { text: name } = subjectOf(topic.measure, records.business.type)
  const isNamed = ownNames(topic.text, records.business.type).length > 0
  const all =
    own.length > 0 || topic.related.length > 0 || isNamed ? own : optionsFor(context, name, personaKey)
  const { isBroad, isDefensive } = topic.matter
  const ofMeasure = isBroad ? (preferred[topic.measure] ?? []) : []
  const keys = isDefensive ? ['reserve', 'warning-line'] : ofMeasure
  // A change stated in the topic comes before anything related.
  const isPreferred = ({ key }: Option) => key === 'stated' || keys.includes(key)
  return [...all.filter(isPreferred), ...all.filter((one) => !isPreferred(one))]
}

const band = ({ likely, low, high }: Worth): Line | undefined => {
  if (likely.shown === low.shown && likely.shown === high.shown) return say``
  return low.value < 0
    ? say` (between a loss of ${unsigned(low)} and a gain of ${high})`
    : say` (between ${low} and ${high})`
}

/** Purpose of steps without a price, which move no profit themselves. */
const protects: { readonly [key: string]: string | undefined } = {
  reserve: 'It adds no profit, but buys you time in a bad stretch',
  'warning-line': 'It adds no profit, but warns you sooner',
}

/** "That would add about $240 a week to profit (between $120 and $361)". */
const worthOf = ({ worth, statedWorth, advisory, dismissed, key }: Option): Line | undefined => {
  if (!worth) {
    const words = statedWorth && !dismissed ? quoted(statedWorth, 80) : undefined
    return words ? say`The advisory puts its worth at ${words}` : say`${protects[key]}`
  }
  const { likely } = worth
  // Half of an advisory's stated maximum is counted, and both are mentioned.
  if (
    advisory &&
    !worth.promised &&
    statedWorth !== undefined &&
    likely.value < worth.high.value &&
    likely.value * 2 === worth.high.value
  )
    return say`The advisory says up to ${worth.high} a week; we count half of that, ${likely}${band(worth)}`
  if (advisory && worth.promised)
    return say`Of the ${worth.promised} of revenue a week that the advisory mentions, about ${likely} would be profit${band(worth)}`
  if (advisory) return say`The advisory puts that at about ${likely} a week${band(worth)}`
  return direction(likely) === 'down'
    ? say`That would take about ${unsigned(likely)} a week off profit until sales follow`
    : say`That would add about ${likely} a week to profit${band(worth)}`
}

/** Worth of a step, with measure and date to judge it by, and the focus metric that it serves. */
export const worthLine = ({ topic, records }: Ground, option: Option): Line | undefined => {
  const { text: name } = subjectOf(topic.measure, records.business.type)
  const { review, serves } = option
  const metric = serves && quoted(serves.metric, 80)
  const against = metric ? ` against ${metric} in the focus` : ''
  const worth = worthOf(option)
  const judge = `atch ${name}, and judge it on ${weekdayText(review)}${against}.`
  return worth ? say`${worth}; w${judge}` : say`W${judge}`
}

const ofMargin: readonly RecordedMeasure[] = ['margin', 'profit', 'costs', 'cost-share']

const marginLine = ({ topic }: Ground, { margin }: Option): Line | undefined =>
  margin && ofMargin.includes(topic.measure)
    ? say`The margin of a typical week would go from ${margin.before} to ${margin.after}.`
    : undefined

const efforts = { low: 'little work', medium: 'some work', high: 'much work' } as const

const gradeLine = ({ effort, risk }: Option): Line | undefined =>
  say`It takes ${efforts[effort]}, and the risk is ${risk}.`

const nextBest = (other: Option | undefined): Line | undefined =>
  other?.worth && other.worth.likely.value > 0
    ? say`The next best step is to ${other.short}, for about ${other.worth.likely} a week.`
    : undefined

const otherStep = (other: Option | undefined): Line | undefined =>
  other && say`Another step is to ${other.short}.`

/** The step and its result: an advisory's proposal in its own words, or the state that an unpriced step protects. */
const stepLine = (
  { records }: Ground,
  { step, advisory, because, worth, statedWorth }: Option,
): Line | undefined => {
  const action = records.advisories.find(({ id }) => id === advisory?.id)?.suggestedAction
  const proposed = action === undefined ? undefined : quoted(action, 200)
  if (proposed) return say`${withoutStop(step)}; it proposes: ${proposed}.`
  return because && !worth && statedWorth === undefined
    ? say`${withoutStop(step)}: ${lowered(because)}`
    : step
}

/** Without a supported option: what to record so that one can be priced. */
const unpriced = (ground: Ground): readonly Line[] => {
  const { context, topic, personaKey, records } = ground
  const { friday, words } = sceneOf(context, topic.text, personaKey)
  const { text: name } = subjectOf(topic.measure, records.business.type)
  const told = [
    say`Nothing on record supports a step on that yet.`,
    say`Put what you have in mind on ${quoted(topic.text, 60) ?? 'this'} in a note on Finance by ${weekdayText(friday)}: what it costs a week, and what it should do to prices, ${words.sales} or costs.`,
    say`Then ask again, and judge it by ${name}.`,
  ]
  return told.filter((line) => line !== undefined)
}

/** Sentences of the consequence. */
export const soWhatSentences = (ground: Ground, options: readonly Option[]): readonly Sentence[] => {
  const [first, second, third] = options
  const soWhat = (weight: number, line: Line | undefined): Sentence => ({ in: 'soWhat', weight, line })
  if (!first) return unpriced(ground).map((line) => soWhat(0, line))
  return [
    soWhat(0, stepLine(ground, first)),
    soWhat(3, first.worth ? first.because : undefined),
    soWhat(0, worthLine(ground, first)),
    soWhat(2, marginLine(ground, first)),
    { ...soWhat(3, nextBest(second)), instead: 'second' },
    { ...soWhat(4, otherStep(second)), instead: 'second' },
    soWhat(6, third && say`A third way is to ${third.short}.`),
    soWhat(4, first.stopIf),
    soWhat(6, gradeLine(first)),
  ]
}
