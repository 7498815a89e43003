/** When a part jumped and by how much: its largest step, by week or month. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import { unsigned } from '../../figure.ts'
import { capital, say } from '../../line.ts'
import { daysWords, dollarsOf, partName, rowsFigure, sourceWords } from '../say-part.ts'
import { type Days, sumOf, wholeParts } from '../sums.ts'
import { largestStep } from './level-step.ts'
import { isAccount, type Lines, meantDays, partsOfPlan, plain, type RowsContext } from './rows-context.ts'
import { outside } from './say-value.ts'

const shortestSide = { week: 3, month: 2 } as const
const clearFit = 0.5
const mostlyHeld = 0.6

/** By week, or by month if most weeks have no rows. */
const unitOf = ({ detail }: RowsContext, part: RowsPart, days: Days): 'week' | 'month' => {
  const weeks = wholeParts(days, 'week')
  const held = weeks.filter((week) => sumOf(detail, part, week).rows > 0).length
  return held >= mostlyHeld * weeks.length ? 'week' : 'month'
}

const onePart = (context: RowsContext, part: RowsPart): Lines => {
  const { records, detail, plan } = context
  const meant = meantDays(context, part)
  if (!meant) return outside(context, part)
  const unit = unitOf(context, part, meant.days)
  const all = wholeParts(meant.days, unit)
  const isNumber = plan.counted === 'number' && !isAccount(part)
  const values = all.map((days) => {
    const sum = sumOf(detail, part, days)
    return isNumber ? sum.units : dollarsOf(sum.money)
  })
  const name = partName(part)
  const step = largestStep(values, shortestSide[unit], plan.way)
  const [first, at, last] = [all[0], step && all[step.at], all.at(-1)]
  if (!step || !first || !at || !last)
    return [
      plain(
        `${capital(name)} has no such step ${daysWords(records, meant.days)}: its level never ${plan.way === 'down' ? 'fell' : 'rose'} over ${String(shortestSide[unit])} ${unit}s.`,
      ),
    ]
  const then = {
    from: all[Math.max(0, step.at - 13)]?.from ?? first.from,
    to: all[step.at - 1]?.to ?? at.from,
  }
  const now = { from: at.from, to: all[Math.min(all.length - 1, step.at + 12)]?.to ?? last.to }
  const sources = [
    { value: step.after, days: now },
    { value: step.before, days: then },
  ]
  const measured = isNumber ? ('count' as const) : ('aud' as const)
  const change = rowsFigure(records, `${name}, change a ${unit}`, measured, sources, 'difference')
  const percent =
    step.before > 0 ? rowsFigure(records, `${name}, change`, 'percent', sources, 'change-percent') : undefined
  const verb = step.after > step.before ? 'rose' : 'fell'
  return [
    say`${capital(name)} ${verb} most clearly ${daysWords(records, at)}: from ${rowsFigure(records, `${name}, mean a ${unit} before`, measured, sources.slice(1))} a ${unit} before to ${rowsFigure(records, `${name}, mean a ${unit} after`, measured, sources.slice(0, 1))} a ${unit} since, ${change && unsigned(change)} a ${unit}${percent ? say` (${unsigned(percent)})` : ''} ${verb === 'rose' ? 'more' : 'less'}, ${sourceWords(part, detail, at)}.`,
    plain(
      step.fit < clearFit
        ? `The ${unit}s vary a lot around it, so it is no clear step.`
        : `These are means of up to 13 ${unit}s on each side.`,
    ),
  ]
}

export const sayJump = (context: RowsContext): Lines =>
  partsOfPlan(context.plan).flatMap((part) => onePart(context, part))
