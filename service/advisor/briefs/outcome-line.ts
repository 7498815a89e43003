/** Outcome of earlier advice on the topic: expected and actual, by the evaluator. */
import type { Advisory } from '#schema/advisory/advisory'
import type { Verdict } from '#schema/advisory/outcome'
import type { Passage } from '#schema/core/advice'
import { today } from '../calendar.ts'
import { measure as makeFigure } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { subjectOf } from '../measures/measure-names.ts'
import { addsUp, measureNamed } from '../measures/measures.ts'
import { leversNamed } from '../options/lever-words.ts'
import { weeklyMean } from '../outcomes/weekly-mean.ts'
import { quoted } from '../quotation.ts'
import type { Ground } from './ground.ts'
import type { Sentence } from './sentence.ts'
import { shortDay } from './span-words.ts'

type Settled = Advisory & Required<Pick<Advisory, 'expects' | 'outcome'>>

const isSettled = (advisory: Advisory): advisory is Settled =>
  advisory.status === 'accepted' && advisory.expects !== undefined && advisory.outcome !== undefined

/** How closely an advisory relates to the topic: by name (3), by one of its levers (2), or by its measure (1). */
const closeness = ({ records, topic }: Ground, { id, title, expects }: Settled): number => {
  if (topic.related.some((text) => text.id === id)) return 3
  // An outcome for another matter with the same costs says nothing about a named one.
  if (topic.isDated || topic.isNamed) return 0
  const { levers, isBroad } = topic.matter
  if (!isBroad && leversNamed(records, title).some((lever) => levers.has(lever))) return 2
  return expects.measure === topic.measure ? 1 : 0
}

/** Settled advisory closest to the topic; the newest of equals. */
const closest = (ground: Ground): { readonly advisory: Settled; readonly score: number } | undefined =>
  ground.records.advisories
    .filter(isSettled)
    .map((advisory) => ({ advisory, score: closeness(ground, advisory) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        (other.advisory.settledAt ?? '').localeCompare(one.advisory.settledAt ?? ''),
    )[0]

const verdicts: Readonly<Record<Verdict, string>> = {
  hit: 'so it came true',
  missed: 'so it missed',
  'cannot-tell': 'too small a change to tell whether it worked',
}

const lineOf = ({ context, records }: Ground, advisory: Settled): Line | undefined => {
  const { id, title, settledAt, expects, outcome } = advisory
  const name = quoted(title, 90)
  if (name === undefined || settledAt === undefined) return undefined
  const measure = measureNamed(expects.measure)
  const { text: subject, was } = subjectOf(expects.measure, records.business.type)
  const each = addsUp(measure) === 'sum' ? ' a week' : ''
  const expected = makeFigure(records)({
    label: `${subject}, expected of “${title}”`.slice(0, 160),
    unit: measure.unit,
    formula: 'value',
    inputs: [{ kind: 'advisory', field: 'expected', id }],
  })
  const start = say`You accepted ${name} on ${shortDay(records, today(new Date(settledAt)))}: ${subject} ${was} expected to average ${expected}${each}`
  const found = weeklyMean(context, expects.measure, expects)
  return found
    ? say`${start} and averaged ${found}, ${verdicts[outcome.verdict]}.`
    : say`${start}, but some of the weeks it was to be judged by are not on record.`
}

/** Advice named in the topic is its subject; advice on its lever comes before other measures. */
const weights: Readonly<Record<number, number>> = { 3: 0, 2: 0.5, 1: 1 }

/** Sentence about the closest settled advice, and that advice as a passage. */
export const outcomeOn = (
  ground: Ground,
): { readonly sentence: Sentence; readonly passages: readonly Passage[] } | undefined => {
  const found = closest(ground)
  const line = found && lineOf(ground, found.advisory)
  if (!found || !line) return undefined
  const { id, title, message } = found.advisory
  return {
    sentence: { in: 'why', weight: weights[found.score] ?? 1, line },
    passages: [{ kind: 'advisory', id, title, excerpt: message.slice(0, 1000).toWellFormed() }],
  }
}
