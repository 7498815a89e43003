/** The honest brief: the records say nothing about the topic, or there are none yet. */
import { nounFor } from '../../core/counted.ts'
import { averageOf } from '../analysis/trend.ts'
import { latestWeek, weeksInput } from '../analysis/weeks.ts'
import { dayText, longDayText } from '../calendar.ts'
import { neededFor, unknownIn } from '../chat/unknown.ts'
import { plainWords } from '../chat/words.ts'
import type { BriefOrder } from '../engine.ts'
import { measure } from '../figure.ts'
import { type Line, paragraph, say } from '../line.ts'
import { quoted } from '../quotation.ts'
import { vocabularies } from '../vocabulary.ts'
import { cited, citedLine } from './citations.ts'
import { lensOf } from './lenses.ts'
import { asked } from './tone.ts'

type Sections = { readonly title: Line; readonly what: Line; readonly why: Line; readonly soWhat: Line }

const line = (text: string): Line => ({ text, figures: [] })

const withoutRecords = (order: BriefOrder): Sections => ({
  title: line(`No figures are on record yet for ${quoted(order.topic, 60) ?? 'this question'}`),
  what: paragraph([
    asked(order),
    say`There are no weekly figures on record for this business, so nothing can be computed.`,
  ]),
  why: paragraph([
    say`${lensOf(order.personaKey).question(vocabularies[order.records.business.type])}`,
    say`That question needs at least four weeks of revenue, margin and cash to answer, and a quarter to answer well.`,
    citedLine(order.passages),
  ]),
  soWhat: line(
    'Connect the accounting and the point of sale under Integrations, and ask again when four weeks are there. Until then decide on what you know and note why, so that the figures can be held against it later.',
  ),
})

const withRecords = (order: BriefOrder): Sections => {
  const { records, passages } = order
  const [first] = records.kpis
  const last = latestWeek(records)
  const all = weeksInput(records.kpis, 'revenue')
  const count =
    all && measure(records)({ label: 'weeks on record', unit: 'count', formula: 'count', inputs: [all] })
  const profit = averageOf(records, 'profit', 13)
  const words = vocabularies[records.business.type]
  const about = quoted(order.topic, 60) ?? 'this question'
  const unknown = unknownIn(plainWords(order.topic))
  return {
    title: line(`The records say nothing about ${about}`),
    what: paragraph([
      say`None of the figures on record speaks of ${about}. There ${count && nounFor(count.shown, 'is', 'are')} ${count} ${count && nounFor(count.shown, 'week')} of revenue, margin, cash and ${words.sales}, from ${first && longDayText(first.weekStart)} to the week of ${last && dayText(last.weekStart)}, and none of them measures what was asked.`,
      citedLine(passages),
      cited(passages).length === 0
        ? say`Nothing written in memos, advisories or the profile speaks of it either.`
        : undefined,
    ]),
    why: paragraph([
      asked(order),
      say`${lensOf(order.personaKey).question(words)}`,
      unknown === undefined
        ? say`An answer would need figures that nobody has recorded.`
        : say`An answer would need ${neededFor(unknown)}.`,
      say`What can be said is how much room there is: a week of the last quarter left ${profit} of profit on average.`,
    ]),
    soWhat: paragraph([
      say`Do not decide on this brief. Write down what the matter would cost once and by the week, and which of revenue, ${words.sales} or costs it is meant to move, and by how much.`,
      say`With that in a memo or in the focus, ask again; the answer will be as good as those figures.`,
      say`If it costs less in a year than one week's profit, a trial is cheaper than more thought.`,
    ]),
  }
}

/** Writes the honest brief. */
export const openBrief = (order: BriefOrder): Sections =>
  order.records.kpis.length === 0 ? withoutRecords(order) : withRecords(order)
