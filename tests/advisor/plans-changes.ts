/** Random changes of levers, and the resulting profit, calculated week by week from the raw records. */
import fc from 'fast-check'
import { type LeverChange, levers } from '#schema/advisor/change-plans'
import type { Records } from '../../service/advisor/records.ts'

export const anyChange: fc.Arbitrary<LeverChange> = fc.oneof(
  fc.record({
    lever: fc.constantFrom(...levers),
    by: fc.constant('percent' as const),
    size: fc.integer({ min: -30, max: 30 }),
  }),
  fc.record({
    lever: fc.constantFrom('staff' as const, 'other' as const, 'supplies' as const),
    by: fc.constant('amount' as const),
    size: fc.integer({ min: -400, max: 400 }),
  }),
  fc.record({
    lever: fc.constantFrom('premises' as const, 'other' as const, 'volume' as const),
    by: fc.constant('level' as const),
    size: fc.integer({ min: 900, max: 2500 }),
  }),
  fc.record({
    lever: fc.constantFrom('premises' as const, 'marketing' as const),
    by: fc.constant('share' as const),
    size: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    lever: fc.constant('volume' as const),
    by: fc.constant('revenue' as const),
    size: fc.integer({ min: -2000, max: 2000 }),
  }),
  fc.record({
    lever: fc.constant('price' as const),
    by: fc.constant('amount' as const),
    size: fc.constant(0.3),
  }),
  fc.record({
    lever: fc.constant('staff' as const),
    by: fc.constant('hours' as const),
    size: fc.integer({ min: -8, max: 8 }),
  }),
)

/** Weekly profit after changes, calculated week by week over the last 13. */
export const profitAfter = (
  records: Records,
  changes: readonly LeverChange[],
  wage: number,
  // If the question says how customers react, they react like that.
  elasticity = ['price', 'volume'].every((lever) =>
    changes.some((one) => one.lever === lever && one.size !== 0),
  )
    ? 0
    : -0.8,
): number => {
  const weeks = records.kpis.filter(({ expenses }) => expenses).slice(-13)
  const total = (read: (week: Records['kpis'][number]) => number) =>
    weeks.reduce((sum, week) => sum + read(week), 0) / weeks.length
  const size = (lever: string, by: string) =>
    changes.reduce((sum, one) => (one.lever === lever && one.by === by ? sum + one.size : sum), 0)
  const [revenue, sales] = [total((week) => week.revenue), total((week) => week.transactions ?? NaN)]
  const ticket = revenue / sales
  const levelled = (lever: string) =>
    changes.some((one) => one.lever === lever && (one.by === 'level' || one.by === 'share'))
  const share = (lever: string) => Math.round(size(lever, 'share') * revenue) / 100
  const moved = (lever: string, level: number) =>
    (levelled(lever) ? size(lever, 'level') + share(lever) : level) +
    (level * size(lever, 'percent')) / 100 +
    size(lever, 'amount')
  const newTicket = moved('price', ticket)
  const lost = 1 + elasticity * (newTicket / ticket - 1)
  const newSales = (moved('volume', sales) + size('volume', 'revenue') / ticket) * lost
  let costs = size('staff', 'hours') * wage
  for (const line of ['staff', 'supplies', 'premises', 'marketing', 'other'] as const) {
    const follows = line === 'supplies' ? newSales / sales : 1
    const spent = total((week) => week.expenses?.[line] ?? NaN) * follows
    costs += moved(line, spent)
  }
  return newTicket * newSales - costs
}
