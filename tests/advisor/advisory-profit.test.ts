/** The value of an advisory is profit: promised revenue has costs, unless it comes from a price. */
import { expect, it } from 'vitest'
import { optionsFor } from '../../service/advisor/options/options-for.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { askedReply } from './asked-questions.ts'
import { brief } from './brief-topics.ts'
import { seededRecords } from './seeded-records.ts'

const records = seededRecords('cafe')
const total = (pick: (week: (typeof records.kpis)[number]) => number): number =>
  records.kpis.slice(-13).reduce((sum, week) => sum + pick(week), 0)
const left = 1 - total(({ expenses }) => expenses?.supplies ?? 0) / total(({ revenue }) => revenue)

const optionOn = (matter: string) =>
  optionsFor(advisorContext(records), matter, 'hospitality_ceo').find(({ advisory }) => advisory)
const promised = (title: string | undefined): number =>
  records.advisories.find((one) => one.title === title)?.promises?.change ?? 0

it('takes the cost of what is sold off promised revenue', () => {
  const option = optionOn('Should I move the Tuesday shift?')
  const change = promised(option?.advisory?.title)
  expect(change).toBeGreaterThan(0)
  // Half of an upper bound is expected; the advisory rounds its promise.
  expect(Math.abs((option?.worth?.likely.value ?? 0) - 0.5 * change * left)).toBeLessThan(5)
  expect(option?.worth?.likely.value).toBeLessThan(0.45 * change)
})

it('takes a price whole: nothing more has to be made', () => {
  const option = optionOn('Should we charge more for coffee?')
  const change = promised(option?.advisory?.title)
  expect(Math.abs((option?.worth?.likely.value ?? 0) - 0.5 * change)).toBeLessThan(5)
})

it('says which is which', async () => {
  const { message } = await askedReply(records, 'Should I move the Tuesday shift?')
  expect(message).toMatch(/in profit, out of \$\d+ of revenue/)
  expect(brief(records, 'Should I move the Tuesday shift?').soWhat).toMatch(
    /of revenue a week .* would be profit/,
  )
})

it('never puts the price of one product on everything that is sold', async () => {
  const { worth } = records.advisories.find(({ title }) => /coffee/i.test(title)) ?? {}
  const most = Number(/\$(\d+)/.exec(worth ?? '')?.[1])
  for (const question of [
    'What happens if we charge 20c more for coffee?',
    'If coffee goes up 20 cents what happens to profit?',
    'What would 20 cents more on coffee do to our margin?',
  ]) {
    const { basis, message } = await askedReply(records, question)
    const gains = basis.figures.filter(
      ({ unit, formula }) => unit === 'aud' && /profit|percent-of|lever/.test(formula),
    )
    for (const { value } of gains) expect(value, message).toBeLessThanOrEqual(most)
    expect(message, question).not.toContain('on each sale')
  }
  const { message } = await askedReply(records, 'What happens if toasties go up by $1?')
  expect(message).not.toContain('on each sale')
})

it('proposes in a brief no price of one product on everything', () => {
  for (const topic of ['Coffee 20 cents dearer', 'Should we charge 50 cents more for toasties?'])
    expect(Object.values(brief(records, topic)).join(' ')).not.toContain('on each sale')
})
