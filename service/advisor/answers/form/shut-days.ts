/** Days without sales between recorded ones: shut, or missing between two files. */
import { isMeasured } from '#schema/advisor/measure'
import type { Nothing } from '#schema/advisor/nothing'
import { type Line, say } from '../../line.ts'
import { basesOf, measureNamed } from '../../measures/measures.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf, recordSpan } from '../../plans/context.ts'
import { periodText } from '../period-text.ts'
import type { Ask } from '../written.ts'

type NothingAsk = Ask & { readonly answer: Nothing }

/** A gap between two imported files may mean a missing file. */
export const gapLine = ({ context: { records }, plan }: NothingAsk): Line | undefined => {
  if (!('period' in plan) || !plan.period) return undefined
  const span = resolvePeriod(plan.period, momentOf(records, 'day'))
  if (!span || !records.gaps?.some(({ from, to }) => from <= span.to && span.from <= to)) return undefined
  const { when } = periodText(records, plan.period)
  return say`No sale is on record ${when}: that is between two of your files, so one may be missing.`
}

const longestShut = 7

/** Days without sales between recorded ones: the records neither end before nor start after them. */
export const shutLine = (ask: NothingAsk): Line | undefined => {
  const { context, plan, answer } = ask
  const { records } = context
  const held = recordSpan(records, 'day')
  if (!held || !('period' in plan) || !plan.period) return undefined
  const span = resolvePeriod(plan.period, momentOf(records, 'day'))
  if (!span || span.from <= held.from || span.to >= held.to || lengthOf(span) > longestShut) return undefined
  if (!isMeasured(answer.measure) || !basesOf(measureNamed(answer.measure)).every(isOfSales)) return undefined
  const has = records.days.some(({ date }) => date >= span.from && date <= span.to)
  const { when } = periodText(records, plan.period)
  return has
    ? undefined
    : say`No sale is on record ${when}, though the days around it have some: nothing was sold or recorded then.`
}
const isOfSales = (base: string): boolean => base === 'revenue' || base === 'transactions'
