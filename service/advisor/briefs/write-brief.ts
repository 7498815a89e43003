/**
 * The built-in brief: a topic is read, the evaluator answers, and the answer, its reason and the step are said in 120 to
 * 180 words. Every number is a figure with its receipt.
 */
import type { Passage } from '#schema/core/advice'
import { confidenceOf } from '../confidence.ts'
import type { BriefDraft, BriefRequest } from '../engine.ts'
import { direction, unsigned } from '../figure.ts'
import { capital, eachOnce, type Line, say } from '../line.ts'
import { measureLabel } from '../measures/measure-names.ts'
import type { Option } from '../options/option.ts'
import { promptVersion } from '../prompt-version.ts'
import { kindsQuoted, profileUsed } from '../used-kinds.ts'
import { type CategoryName, categories, categoryOf } from './categories.ts'
import { compared } from './change-words.ts'
import { cited, citedLine } from './citations.ts'
import { restsOn } from './confidence-ground.ts'
import type { Ground } from './ground.ts'
import { honestBrief } from './honest.ts'
import { subjectWords } from './measure-words.ts'
import { compose, type Sentence } from './sentence.ts'
import { optionsOn, soWhatSentences } from './so-what.ts'
import { readTopic } from './topic.ts'
import { findingOf, whatSentences } from './what.ts'
import { stressLine } from './what-parts.ts'
import { whySentences } from './why.ts'

const lowered = ({ text, figures }: Line): Line => ({
  text: text.charAt(0).toLowerCase() + text.slice(1),
  figures,
})
const withoutStop = ({ text, figures }: Line): Line => ({ text: text.replace(/\.$/, ''), figures })

/** "The profit margin fell 2.7 points". */
const shortFinding = ({ context, records, topic }: Ground): Line | undefined => {
  const answer = compared(context, topic.measure, topic.of, topic.against)
  const { name } = subjectWords(topic.measure, records.business.type)
  if (!answer) return undefined
  const way = direction(answer.difference)
  return way === 'unchanged'
    ? say`${capital(name)} held at ${answer.of}`
    : say`${capital(name)} ${way === 'up' ? 'rose' : 'fell'} ${unsigned(answer.difference)}`
}

const longestTitle = 130

/** The answer, with the step where both fit. */
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
    topic.unrecorded && say`No record shows ${measureLabel(topic.unrecorded, records.business.type)}`
  const finding = missing ?? stressLine(ground) ?? shortFinding(ground) ?? findingOf(ground)
  const whole = finding && first && say`${withoutStop(finding)}: ${first.short}`
  const fitting = whole && whole.text.length <= longestTitle ? whole : finding
  return fitting ? withoutStop(fitting) : { text: 'What the records show', figures: [] }
}

const defensive = /\b(?:risk|threat|downturn|recession|worst|insur\w*|depend\w*|exposure)\b/i

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

const onRecord = (ground: Ground, order: BriefRequest): Written => {
  const { topic, records } = ground
  const options = optionsOn(ground)
  const why = whySentences(ground)
  const quotedIds = new Set(why.passages.map(({ id }) => id))
  const others = order.passages.filter(({ id }) => !quotedIds.has(id))
  const see: Sentence = { in: 'why', weight: 6, line: citedLine(others) }
  return {
    title: titleOf(ground, options),
    sentences: [...whatSentences(ground), ...why.sentences, see, ...soWhatSentences(ground, options)],
    category: categoryNameOf(ground),
    passages: [...why.passages, ...cited(others)],
    fit: topic.unrecorded ? topic.fit * 0.5 : topic.fit,
    missing: topic.unrecorded ? [measureLabel(topic.unrecorded, records.business.type)] : [],
  }
}

const offRecord = (ground: Ground, order: BriefRequest): Written => ({
  ...honestBrief(ground),
  category: 'open',
  passages: cited(order.passages).slice(0, 0),
  fit: 0.15,
  missing: [],
})

/** Matters for somebody else, whatever the records hold. */
const forOthers = ['legal', 'tax', 'health', 'emergency']

const isOffRecord = ({ topic, records }: Ground): boolean => {
  const { isForeign, isDefensive } = topic.matter
  const isKnown = topic.related.length > 0 || topic.isSeasonal || topic.isFocus || isDefensive
  const because = topic.plan?.operator === 'decline' ? topic.plan.because : undefined
  const isForOthers = because !== undefined && forOthers.includes(because)
  return records.kpis.length === 0 || isForOthers || (isForeign && !isKnown)
}

const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest - 2))} …`

/** Writes a brief from the records alone, without any network; it never throws for what the records lack. */
export const writeBriefFromRecords = (order: BriefRequest): BriefDraft => {
  const { records, personaKey } = order
  const context = { records }
  const topic = readTopic(context, order.topic)
  const ground: Ground = { context, records, topic, personaKey }
  const found = isOffRecord(ground) ? undefined : onRecord(ground, order)
  const said = found && compose(found.sentences)
  const isWhole = said && [said.what, said.why, said.soWhat].every(({ text }) => text !== '')
  const written = found && isWhole ? found : offRecord(ground, order)
  const { what, why, soWhat } = compose(written.sentences)
  const { title, passages, fit, missing } = written
  const texts = [title, what, why, soWhat]
  const whole = texts.map(({ text }) => text).join(' ')
  return {
    title: cut(title.text, 200),
    category: categories[written.category],
    what: cut(what.text, 4000),
    why: cut(why.text, 4000),
    soWhat: cut(soWhat.text, 4000),
    basis: {
      advisor: { name: 'built-in', promptVersion },
      confidence: confidenceOf(records, restsOn(topic.measure, fit, missing)),
      figures: [...eachOnce(texts.flatMap(({ figures }) => figures))],
      passages: passages.filter(({ title: name }) => whole.includes(name.slice(0, 40))),
      unverified: [],
      ...kindsQuoted(records, whole, profileUsed(records)),
    },
  }
}
