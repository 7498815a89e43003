/** Changes in words, read and calculated, give the same result as a simulation of the raw weeks. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LeverChange } from '#schema/advisor/change-plans'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

/** A change in words, with the change that it means. */
const anyChange = fc
  .record({
    said: fc.constantFrom(
      ...([
        ['wages', 'staff'],
        ['rent', 'premises'],
        ['marketing', 'marketing'],
        ['supplier costs', 'supplies'],
        ['insurance', 'other'],
        ['prices', 'price'],
        ['sales', 'volume'],
      ] as const),
    ),
    isUp: fc.boolean(),
    size: fc.integer({ min: 1, max: 40 }),
    unit: fc.constantFrom('%', ' a week', ' a month', ' a year'),
    verb: fc.constantFrom(0, 1, 2),
  })
  .map(({ said: [word, lever], isUp, size, unit, verb }) => {
    const isMoney = unit !== '%' && lever !== 'price' && lever !== 'volume'
    const dollars = size * 100
    const figure = isMoney ? `$${dollars.toLocaleString('en-AU')}${unit}` : `${size}%`
    const words = [
      `${word} ${isUp ? 'up' : 'down'} ${figure}`,
      `${word} ${isUp ? 'rise' : 'fall'} by ${figure}`,
      `${word} ${isUp ? 'go up' : 'drop'} ${figure}`,
    ]
    const weeks = unit === ' a month' ? 52 / 12 : unit === ' a year' ? 52 : 1
    const sign = isUp ? 1 : -1
    const change: LeverChange = isMoney
      ? { lever, by: 'amount', size: (sign * dollars) / weeks }
      : { lever, by: 'percent', size: sign * size }
    return { words: words[verb] ?? '', change }
  })

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

it('any changes in words come to what a simulation of the raw weeks gives', () => {
  const records = seededRecords('cafe')
  const weeks = records.kpis.slice(-13)
  fc.assert(
    fc.property(
      fc.uniqueArray(anyChange, { minLength: 1, maxLength: 3, selector: ({ change }) => change.lever }),
      fc.constantFrom(' and ', ', ', ' but '),
      (all, joint) => {
        const question = `what if ${all.map(({ words }) => words).join(joint)}, what happens to profit`
        const plan = readQuestion(question, 'cafe', records.now)?.plan
        if (plan?.operator !== 'scenario') throw new Error(`${question}: ${plan?.operator}`)
        const answer = evaluate(plan, { records })
        if (answer.operator !== 'scenario') throw new Error(question)
        const size = (lever: string, by: string) =>
          all.reduce(
            (sum, { change }) => (change.lever === lever && change.by === by ? sum + change.size : sum),
            0,
          )
        const isStated = ['price', 'volume'].every((lever) => size(lever, 'percent') !== 0)
        const price = 1 + size('price', 'percent') / 100
        const sold = (1 + (isStated ? 0 : -0.8) * (price - 1)) * (1 + size('volume', 'percent') / 100)
        const costs = (['staff', 'supplies', 'premises', 'marketing', 'other'] as const).reduce(
          (sum, line) => {
            const spent = mean(weeks.map(({ expenses }) => expenses?.[line] ?? Number.NaN))
            return (
              sum +
              spent * (line === 'supplies' ? sold : 1) * (1 + size(line, 'percent') / 100) +
              size(line, 'amount')
            )
          },
          0,
        )
        const truth = mean(weeks.map(({ revenue }) => revenue)) * price * sold - costs
        const found = answer.outcomes.find(({ outcome }) => outcome === 'profit')
        expect(found?.after.value, question).toBeCloseTo(truth, 2)
      },
    ),
    { numRuns: 300 },
  )
})
