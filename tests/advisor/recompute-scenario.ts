/** The tests' own arithmetic for scenarios: a typical week after changes, and the lever that reaches a target. */

const lineNames = ['staff', 'supplies', 'premises', 'marketing', 'other']
const moved = ['price', 'volume', ...lineNames]

/** Outcomes of a typical week after changes: seven means, two sizes for each of seven levers, hours, wage, elasticity, share. */
const afterChanges = (
  means: readonly number[],
  given: readonly number[],
): Readonly<Record<string, number>> => {
  const [takings = NaN, number = NaN, ...lines] = means
  const size = (lever: string, by: 0 | 1): number => given[2 * moved.indexOf(lever) + by] ?? NaN
  const [hours = NaN, turnover = NaN, wage = NaN, elasticity = NaN, share = NaN] = given.slice(14)
  const ticket = takings / number
  const newTicket = ticket * (1 + size('price', 0) / 100) + size('price', 1)
  const response = 1 + elasticity * (newTicket / ticket - 1)
  const sold =
    number *
    response *
    (1 + share * (size('volume', 0) / 100 + size('volume', 1) / number + turnover / takings))
  let costs = hours * wage
  for (const [index, line] of lineNames.entries()) {
    const follows = line === 'supplies' ? sold / number : 1
    costs += (lines[index] ?? NaN) * follows * (1 + size(line, 0) / 100) + size(line, 1)
  }
  const revenue = sold * newTicket
  const shares = lineNames.map((line, index) => {
    const follows = line === 'supplies' ? sold / number : 1
    const paid = line === 'staff' ? hours * wage : 0
    const cost = (lines[index] ?? NaN) * follows * (1 + size(line, 0) / 100) + size(line, 1) + paid
    return [`${line}-share`, (100 * cost) / revenue] as const
  })
  return {
    revenue,
    costs,
    profit: revenue - costs,
    margin: 100 - (100 * costs) / revenue,
    'cost-share': (100 * costs) / revenue,
    ...Object.fromEntries(shares),
  }
}

const leverFormula =
  /^(.+?)-(after|after-change|lever|lever-level|lever-step|lever-revenue|lever-revenue-step|over-month|over-quarter|over-year|over-weeks)$/

/** True for the formulas of scenarios and of solving. */
export const isOfLevers = (formula: string): boolean => leverFormula.test(formula)

/** The value of a scenario formula from the seven means of a typical week and the numbers stated. */
export const scenarioOf = (formula: string, means: readonly number[], given: readonly number[]): number => {
  const [, outcome = '', kind = ''] = leverFormula.exec(formula) ?? []
  const none = given.map((value, index) => (index < 16 ? 0 : value))
  const after = (some: readonly number[]) => afterChanges(means, some)[outcome] ?? NaN
  if (kind === 'after') return after(given)
  if (kind === 'after-change') return after(given) - after(none)
  const parts = { 'over-month': 12, 'over-quarter': 4, 'over-year': 1 }[kind]
  if (parts !== undefined) return (52 / parts) * (after(given) - after(none))
  if (kind === 'over-weeks') return (given[19] ?? NaN) * (after(given) - after(none))
  const [target = NaN, place = NaN] = given.slice(19)
  // The root nearest to no change, by bisection: over such a short stretch an outcome moves in one direction.
  const at = (percent: number) => after(given.with(2 * place, (given[2 * place] ?? NaN) + percent)) - target
  let [near, far] = [0, Math.sign(at(1) - at(0)) * -Math.sign(at(0)) || 1]
  while (Math.sign(at(far)) === Math.sign(at(0)) && Math.abs(far) < 1e4) far *= 1.5
  for (let step = 0; step < 200; step++) {
    const half = (near + far) / 2
    if (Math.sign(at(half)) === Math.sign(at(0))) near = half
    else far = half
  }
  if (kind.startsWith('lever-revenue')) {
    const reached = afterChanges(means, given.with(2 * place, (given[2 * place] ?? NaN) + far)).revenue ?? NaN
    return kind === 'lever-revenue' ? reached : reached - (means[0] ?? NaN)
  }
  const level = place === 0 ? (means[0] ?? NaN) / (means[1] ?? NaN) : (means[place] ?? NaN)
  const reached = level * (1 + ((given[2 * place] ?? NaN) + far) / 100)
  if (kind === 'lever-step') return reached - level
  return kind === 'lever' ? far : reached
}

/** A loan repaid month by month: the payment that leaves nothing owing, found by bisection. */
export const repaidWeekly = (borrowed: number, yearlyRate: number, years: number): number => {
  let [least, most] = [0, borrowed * (1 + yearlyRate / 100)]
  for (let step = 0; step < 200; step++) {
    const monthly = (least + most) / 2
    let owing = borrowed
    for (let month = 0; month < years * 12; month++) owing = owing * (1 + yearlyRate / 1200) - monthly
    if (owing > 0) least = monthly
    else most = monthly
  }
  return (most * 12) / 52
}
