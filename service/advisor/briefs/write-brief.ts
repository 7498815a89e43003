/**
 * The built-in brief: reads a topic, evaluates it, and writes answer, reason and step in 120 to 180 words.
 * Every number is a figure with a receipt.
 */
import type { Passage } from '#schema/core/advice'
import { confidenceOf } from '../confidence.ts'
import type { BriefDraft, BriefRequest } from '../engine.ts'
import { capital, eachOnce, type Line, lowered, say, withoutStop } from '../line.ts'
import { measureLabel } from '../measures/measure-names.ts'
import type { Option } from '../options/option.ts'
import { advisorContext } from '../plans/advisor-context.ts'
import { promptVersion } from '../prompt-version.ts'
import { kindsQuoted, profileUsed } from '../used-kinds.ts'
import { type CategoryName, categories, categoryOf } from './categories.ts'
import { chartOf } from './chart.ts'
import { cited, citedLine } from './citations.ts'
import { restsOn } from './confidence-ground.ts'
import { forecastAhead } from './forecast-ahead.ts'
import { forecastTitle } from './forecast-lines.ts'
import type { Ground } from './ground.ts'
import { emptyBrief, owedBrief, owedConfidence } from './held/held-brief.ts'
import { honestBrief } from './honest.ts'
import { outcomeOn } from './outcome-line.ts'
import { pricedBrief } from './priced.ts'
import { compose, type Sentence } from './sentence.ts'
import { shortFinding } from './short-finding.ts'
import { optionsOn, soWhatSentences } from './so-what.ts'
import { readTopic } from './topic.ts'
import { findingOf, whatSentences } from './what.ts'
import { stressLine } from './what-parts.ts'
import { whySentences } from './why.ts'

const longestTitle = 130

/** The answer, with the step if both fit. */
const titleOf = (ground: Ground, [first]: readonly Option[]): Line => {
  const { topic, records } = ground
  if (first?.key === 'stated') {
    const { short, because, worth } = first
    const told = worth
      ? say`about ${worth.likely} a week of profit`
      : because && lowered(withoutStop(because))
    const title = told && say`${capital(short.text)}: ${told}`
    if (title) return { text: title.text, figures: [...short.figures, ...title.figures] }
  }
  const missing =
    topic.unrecorded && say`Your records don’t show ${measureLabel(topic.unrecorded, records.business.type)}`
  const finding =
    missing ?? stressLine(ground) ?? forecastTitle(ground) ?? shortFinding(ground) ?? findingOf(ground)
  const whole = finding && first && say`${withoutStop(finding)}: ${first.short}`
  const fitting = whole && whole.text.length <= longestTitle ? whole : finding
  return fitting ? withoutStop(fitting) : { text: 'What the records show', figures: [] }
}

const defensive = /\b(?:risk|threat|downturn|recession|worst.case|insur\w*|depend\w*|exposure)\b/i

const categoryNameOf = ({ topic }: Ground): CategoryName => {
  if (topic.isFocus) return 'focus'
  if (topic.isSeasonal) return 'season'
  if (defensive.test(topic.text) || topic.matter.changes.some(({ lever }) => lever === 'volume'))
    return 'risk'
  return topic.isOverview && topic.related.length === 0 ? 'overview' : categoryOf(topic.measure)
}

type Written = {
  readonly title: Line
  readonly sentences: readonly Sentence[]
  readonly category: CategoryName
  readonly passages: readonly Passage[]
  readonly fit: number
  readonly missing: readonly string[]
}

const eachPassageOnce = (passages: readonly Passage[]): readonly Passage[] => [
  ...new Map(passages.map((passage) => [passage.id, passage])).values(),
]

const asksWhy =
  /\b(?:why|causes?|caused|reasons?|behind|slip\w*|fell|fall\w*|drop\w*|declin\w*|down|eroded?)\b/i

/** For the whole business, a step against the recorded cause comes before a more valuable one. */
const causesFirst = (
  { topic }: Ground,
  options: readonly Option[],
  causes: readonly Passage[],
): readonly Option[] => {
  const isOfCause = ({ key, worth }: Option): boolean =>
    (worth?.likely.value ?? 0) > 0 && causes.some(({ id }) => id === key)
  const first = topic.matter.isBroad && asksWhy.test(topic.text) ? options.filter(isOfCause) : []
  return [...first, ...options.filter((one) => !first.includes(one))]
}

const onRecord = (ground: Ground, order: BriefRequest): Written => {
  const { topic, records } = ground
  const why = whySentences(ground)
  const options = causesFirst(ground, optionsOn(ground), why.passages)
  const outcome = outcomeOn(ground)
  const told = [...why.passages, ...(outcome?.passages ?? [])]
  const quotedIds = new Set(told.map(({ id }) => id))
  const others = order.passages.filter(({ id }) => !quotedIds.has(id))
  const see: Sentence = { in: 'why', weight: 6, line: citedLine(others) }
  return {
    title: titleOf(ground, options),
    sentences: [
      ...whatSentences(ground),
      ...why.sentences,
      ...(outcome ? [outcome.sentence] : []),
      see,
      ...soWhatSentences(ground, options),
    ],
    category: categoryNameOf(ground),
    passages: [...eachPassageOnce(told), ...cited(others)],
    fit: topic.unrecorded ? topic.fit * 0.5 : topic.fit,
    missing: topic.unrecorded ? [measureLabel(topic.unrecorded, records.business.type)] : [],
  }
}

/** Result of a proposal at its price; its subject may have no records. */
const atItsPrice = (ground: Ground): Written | undefined => {
  const brief = pricedBrief(ground)
  return (
    brief && {
      ...brief,
      category: categoryOf('profit'),
      passages: [],
      fit: 0.7,
      missing: ['what it would bring in'],
    }
  )
}

const offRecord = (ground: Ground, order: BriefRequest): Written => ({
  ...(ground.records.kpis.length === 0 ? emptyBrief(ground) : honestBrief(ground)),
  category: 'open',
  passages: cited(order.passages).slice(0, 0),
  fit: 0.15,
  missing: [],
})

/** Topics for others to answer, whatever the records contain. */
const forOthers = ['legal', 'tax', 'health', 'emergency']

/** True if timesheets answer the topic. */
const isOfWork = ({ records: { work = [] }, topic: { measure } }: Ground): boolean =>
  work.length > 0 && (measure === 'transactions' || measure === 'utilisation')

const isOffRecord = (ground: Ground): boolean => {
  const { topic, records } = ground
  const { isForeign, isDefensive } = topic.matter
  const isKnown = topic.related.length > 0 || topic.isSeasonal || topic.isFocus || isDefensive
  const because = topic.plan?.operator === 'decline' ? topic.plan.because : undefined
  // A medical or legal word in a recorded name does not make the topic one for others.
  const isForOthers = because !== undefined && forOthers.includes(because) && topic.related.length === 0
  const isUnheld = topic.isUnheld && !topic.isFocus && !isDefensive
  const isEmpty = records.kpis.length === 0 && !isOfWork(ground)
  return isEmpty || isForOthers || isUnheld || (isForeign && !isKnown)
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest - 2))} …`

/** Writes a brief from the records alone, without network; never throws for missing records. */
export const writeBriefFromRecords = (order: BriefRequest): BriefDraft => {
  const { records, personaKey } = order
  const context = advisorContext(records)
  const topic = readTopic(context, order.topic)
  const ground: Ground = { context, records, topic, personaKey, ahead: forecastAhead(context, topic.plan) }
  const priced = records.kpis.length > 0 ? atItsPrice(ground) : undefined
  const owed = priced ? undefined : owedBrief(ground)
  const found = priced ?? owed ?? (isOffRecord(ground) ? undefined : onRecord(ground, order))
  const said = found && compose(found.sentences)
  const isWhole = said && [said.what, said.why, said.soWhat].every(({ text }) => text !== '')
  const written = found && isWhole ? found : offRecord(ground, order)
  const { what, why, soWhat } = compose(written.sentences)
  const { title, passages, fit, missing } = written
  const texts = [title, what, why, soWhat]
  const whole = texts.map(({ text }) => text).join(' ')
  const chart = written === found && !owed ? chartOf(ground) : undefined
  return {
    title: cut(title.text, 200),
    category: categories[written.category],
    what: cut(what.text, 4000),
    why: cut(why.text, 4000),
    soWhat: cut(soWhat.text, 4000),
    basis: {
      advisor: { name: 'built-in', promptVersion },
      confidence:
        written === owed
          ? owedConfidence(records)
          : confidenceOf(records, restsOn(topic.measure, fit, missing)),
      figures: [...eachOnce(texts.flatMap(({ figures }) => figures))],
      passages: passages.filter(({ title: name }) => whole.includes(name.slice(0, 40))),
      unverified: [],
      ...kindsQuoted(records, whole, profileUsed(records)),
    },
    ...(chart ? { chart } : {}),
  }
}
