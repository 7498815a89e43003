/** Change of rows between two times: one part, or all of a dimension by size of change. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import { unsigned } from '../../figure.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import { daysWords, dollarsOf, moneyFigure, partName, rowsFigure, sourceWords } from '../say-part.ts'
import { hasCutPeriods, sumOf } from '../sums.ts'
import {
  allSales,
  dividedParts,
  isAccount,
  type Lines,
  partsOfPlan,
  plain,
  type RowsContext,
} from './rows-context.ts'
import { cutPeriods } from './say-value.ts'
import { areUneven, compared, type Sides, sidesOf } from './sides.ts'

type Grown = { readonly part: RowsPart; readonly now: number; readonly past: number }

const grownOf = ({ detail, plan }: RowsContext, part: RowsPart, sides: Sides): Grown => {
  const size = (days: Sides['now']) => {
    const sum = sumOf(detail, part, days)
    if (plan.counted === 'price') return sum.units > 0 ? dollarsOf(sum.money) / sum.units : Number.NaN
    const whole =
      plan.counted === 'refunds'
        ? dollarsOf(sum.back)
        : plan.counted === 'entries'
          ? sum.rows
          : plan.counted === 'number' && !isAccount(part)
            ? sum.units
            : dollarsOf(sum.money)
    return compared(sides, days, whole)
  }
  return { part, now: size(sides.now), past: size(sides.past) }
}

/** Figures of a change: both sides, difference and percentage. */
const figuresOf = ({ records, plan }: RowsContext, { part, now, past }: Grown, sides: Sides) => {
  const unit = plan.counted === 'number' || plan.counted === 'entries' ? ('count' as const) : ('aud' as const)
  const both = [
    { value: now, days: sides.now },
    { value: past, days: sides.past },
  ]
  const name = partName(part)
  const change = rowsFigure(records, `${name}, change`, unit, both, 'difference')
  const percent =
    past > 0 ? rowsFigure(records, `${name}, change`, 'percent', both, 'change-percent') : undefined
  return {
    now: rowsFigure(records, name, unit, both.slice(0, 1)),
    past: rowsFigure(records, `${name} before`, unit, both.slice(1)),
    change: change && unsigned(change),
    percent: percent && unsigned(percent),
  }
}

const wayOf = ({ now, past }: Grown): 'up' | 'down' | 'level' =>
  Math.abs(now - past) < 0.005 ? 'level' : now > past ? 'up' : 'down'

const changeWords = (context: RowsContext, grown: Grown, sides: Sides): Line | undefined => {
  const { change, percent } = figuresOf(context, grown, sides)
  const way = wayOf(grown)
  if (way === 'level') return say`no change`
  return percent ? say`${way} ${change} (${percent})` : say`${way} ${change}`
}

const aWeek = (sides: Sides): string => (areUneven(sides) ? ' a week' : '')

const measureWords = {
  money: '',
  number: ' sold',
  entries: ' entries',
  price: ' each on average',
  refunds: ' refunded',
} as const

const moversWithin = (context: RowsContext, part: RowsPart, sides: Sides): Line | undefined => {
  if (part.dimension === 'item' || isAccount(part)) return undefined
  const inside = { ...context, plan: { ...context.plan, parts: [part] } }
  const sign = wayOf(grownOf(context, part, sides)) === 'down' ? 1 : -1
  const [first] = dividedParts(inside, 'item')
    .map((one) => grownOf(context, one, sides))
    .toSorted((one, other) => sign * (one.now - one.past - (other.now - other.past)))
  if (!first || wayOf(first) === 'level') return undefined
  return say`In it “${first.part.names?.[0] ?? ''}” moved most: ${changeWords(context, first, sides)}${aWeek(sides)}.`
}

/** Totals behind the weekly means. */
const totalsLine = (
  { records, detail, plan }: RowsContext,
  part: RowsPart,
  sides: Sides,
): Line | undefined => {
  if (!areUneven(sides) || plan.counted !== 'money') return undefined
  const [now, past] = [sides.now, sides.past].map((days) =>
    moneyFigure(records, part, days, sumOf(detail, part, days)),
  )
  return say`In all that is ${now} and ${past}.`
}

const onePart = (context: RowsContext, part: RowsPart): Lines => {
  const sides = sidesOf(context, part)
  const { records, plan, detail } = context
  if (!sides)
    return [plain(`The rows of ${partName(part)} do not hold both times, so I can’t say how it changed.`)]
  const cut = cutPeriods(context, part, sides.now) ?? cutPeriods(context, part, sides.past)
  if (cut) return cut
  const grown = grownOf(context, part, sides)
  const { now, past } = figuresOf(context, grown, sides)
  const way = wayOf(grown)
  const answer = plan.manner === 'whether' && plan.way ? (way === plan.way ? 'Yes. ' : 'No. ') : ''
  const what = isAccount(part) ? 'came to' : plan.counted === 'money' ? 'took' : 'had'
  const isOfSales = isAccount(part) && plan.counted === 'money'
  const [sales, earlier] = [sumOf(detail, allSales, sides.now), sumOf(detail, allSales, sides.past)]
  const [costs, before] = [sumOf(detail, part, sides.now), sumOf(detail, part, sides.past)]
  const shareAt = (side: 'now' | 'past', money: bigint, all: bigint) =>
    rowsFigure(
      records,
      `${partName(part)} of sales`,
      'percent',
      [
        { value: dollarsOf(money), days: sides[side] },
        { value: dollarsOf(all), days: sides[side] },
      ],
      'share',
    )
  return [
    say`${answer}${capital(partName(part))} ${what} ${now}${measureWords[plan.counted]}${aWeek(sides)} ${daysWords(records, sides.now)} and ${past}${aWeek(sides)} ${daysWords(records, sides.past)}: ${changeWords(context, grown, sides)}${aWeek(sides)}, ${sourceWords(part, detail, sides.now)}.`,
    isOfSales && sales.money > 0n && earlier.money > 0n
      ? say`That is ${shareAt('now', costs.money, sales.money)} of sales against ${shareAt('past', before.money, earlier.money)}. The books have amounts, and no prices.`
      : undefined,
    totalsLine(context, part, sides),
    moversWithin(context, part, sides),
    plan.manner === 'why' ? plain('That is what moved; the rows do not say why.') : undefined,
    sides.chosen && sides.chosen !== 'the latest time as long as that'
      ? plain(`I compared with ${sides.chosen}, since you named no other time.`)
      : undefined,
  ]
}

const nouns = { item: 'items', category: 'categories', channel: 'channels', account: 'accounts' } as const
const shown = 5

const ranked = (context: RowsContext): Lines => {
  const { records, plan, detail } = context
  const dimension = plan.ranked ?? 'item'
  const sides = sidesOf(context, { dimension })
  if (!sides) return [plain('The rows do not hold both times, so I can’t say which changed most.')]
  const isDown = plan.way === 'down'
  const isLeast = plan.order === 'lowest'
  const all = dividedParts(context, dimension)
    .filter((part) => !hasCutPeriods(detail, part, sides.now) && !hasCutPeriods(detail, part, sides.past))
    .map((part) => grownOf(context, part, sides))
    .filter(({ now, past }) => Number.isFinite(now) && Number.isFinite(past) && (now !== 0 || past !== 0))
  const sizeOf = ({ now, past }: Grown) =>
    plan.way === undefined ? Math.abs(now - past) : (isDown ? -1 : 1) * (now - past)
  const sorted = all.toSorted((one, other) => (isLeast ? 1 : -1) * (sizeOf(one) - sizeOf(other)))
  const moving = isLeast || plan.way === undefined ? sorted : sorted.filter((one) => wayOf(one) === plan.way)
  const verb = plan.way === undefined ? 'changed' : isDown ? 'fell' : 'grew'
  const times = `from ${daysWords(records, sides.past).replace(/^(?:from|in) /, '')} to ${daysWords(records, sides.now).replace(/^(?:from|in) /, '')}`
  const [first] = moving
  if (!first) return [plain(`None of the ${String(all.length)} ${nouns[dimension]} ${verb} ${times}.`)]
  const percentOf = ({ now, past }: Grown) => (past > 0 ? Math.abs(now / past - 1) : -1)
  const [byPercent] = isLeast ? [] : moving.toSorted((one, other) => percentOf(other) - percentOf(one))
  const name = ({ part }: Grown) => `“${part.names?.[0] ?? ''}”`
  const line = (one: Grown) => {
    const { now, past } = figuresOf(context, one, sides)
    return say`${past}${aWeek(sides)} to ${now}${aWeek(sides)}, ${changeWords(context, one, sides)}`
  }
  return [
    say`Of ${String(all.length)} ${nouns[dimension]}, ${name(first)} ${verb} ${isLeast ? 'least' : 'most'} ${plan.counted === 'money' ? 'in dollars ' : ''}${times}: ${line(first)}.`,
    byPercent && byPercent !== first && percentOf(byPercent) > 0
      ? say`By percentage ${name(byPercent)} ${verb} most: ${line(byPercent)}.`
      : undefined,
    moving.length > 1
      ? rows(moving.slice(0, plan.most ?? shown).map((one) => say`- ${name(one)}: ${line(one)}`))
      : undefined,
    sides.chosen && sides.chosen !== 'the latest time as long as that'
      ? plain(`I compared with ${sides.chosen}, since you named no other time.`)
      : undefined,
  ]
}

export const sayGrowth = (context: RowsContext): Lines =>
  context.plan.ranked ? ranked(context) : partsOfPlan(context.plan).flatMap((part) => onePart(context, part))
