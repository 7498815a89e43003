/** The honest brief: the records say nothing about the topic, or there are none yet. */
import { nounFor } from '../../runtime/counted.ts'
import { averageOf } from '../analysis/trend.ts'
import { latestWeek, weeksInput } from '../analysis/weeks.ts'
import { dayText, longDayText } from '../calendar.ts'
import { neededFor, unknownIn } from '../chat/unknown.ts'
import { plainWords } from '../chat/words.ts'
import type { BriefRequest } from '../engine.ts'
import { measure } from '../figure.ts'
import { type Line, paragraph, say } from '../line.ts'
import { quoted } from '../quotation.ts'
import { vocabularies } from '../vocabulary.ts'
import { cited, citedLine } from './citations.ts'
import { lensOf } from './lenses.ts'
import { asked } from './tone.ts'

type Sections = { readonly title: Line; readonly what: Line; readonly why: Line; readonly soWhat: Line }

const line = (text: string): Line => ({ text, figures: [] })

const withoutRecords = (order: BriefRequest): Sections => ({
  title: line(`No figures are on record yet for ${quoted(order.topic, 60) ?? 'this question'}`),
  what: paragraph([
    asked(order),
    say`This business has no weekly figures on record, so there is nothing to calculate from.`,
  ]),
  why: paragraph([
    say`${lensOf(order.personaKey).question(vocabularies[order.records.business.type])}`,
    say`An answer takes at least four weeks of revenue, margin and cash; a good one takes a quarter.`,
    citedLine(order.passages),
  ]),
  soWhat: line(
    'Connect your accounting and sales systems under Integrations, and ask again after four weeks. Until then, decide on what you know and write down why, so you can check it against the figures later.',
  ),
})

const withRecords = (order: BriefRequest): Sections => {
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
      say`Nothing on record measures ${about}. There ${count && nounFor(count.shown, 'is', 'are')} ${count} ${count && nounFor(count.shown, 'week')} of revenue, margin, cash and ${words.sales} on record, from ${first && longDayText(first.weekStart)} to the week of ${last && dayText(last.weekStart)}.`,
      citedLine(passages),
      cited(passages).length === 0 ? say`No memo, advisory or profile entry mentions it either.` : undefined,
    ]),
    why: paragraph([
      asked(order),
      say`${lensOf(order.personaKey).question(words)}`,
      unknown === undefined
        ? say`An answer needs figures that nobody has recorded.`
        : say`An answer needs ${neededFor(unknown)}.`,
      say`Here is how much room you have: an average week last quarter left ${profit} of profit.`,
    ]),
    soWhat: paragraph([
      say`Don’t decide on the strength of this brief. Write down what it would cost, upfront and per week, and how far it should move revenue, ${words.sales} or costs.`,
      say`Put that in a memo or the focus and ask again; the answer will be as good as those figures.`,
      say`If it costs less in a year than one week’s profit, just try it.`,
    ]),
  }
}

/** Writes the honest brief. */
export const openBrief = (order: BriefRequest): Sections =>
  order.records.kpis.length === 0 ? withoutRecords(order) : withRecords(order)
