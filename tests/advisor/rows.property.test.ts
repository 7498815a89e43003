/** Sums, shares and changes of generated files, compared with other code that calculates them from the rows. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Period } from '#schema/advisor/period'
import type { RowsPlan } from '#schema/advisor/rows-plan'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../service/advisor/calendar.ts'
import type { Detail, SoldLine } from '../../service/advisor/detail/detail.ts'
import { sayRows } from '../../service/advisor/detail/say/say-rows.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { shopRecords } from './own-shop.ts'

const first = decodeOrThrow(IsoDate, '2026-06-01', 'A day')
const day = (at: number): IsoDate => plusDays(first, at)
const lastDay = 99
const names = ['Clay pot', 'Fern', 'Rake', 'Hose'] as const
const categories = { 'Clay pot': 'Pots', Fern: 'Plants', Rake: 'Tools', Hose: 'Tools' } as const

/** A row as in a file. */
const row = fc.record({
  at: fc.integer({ min: 0, max: lastDay }),
  item: fc.constantFrom(...names),
  spelling: fc.constantFrom('plain', 'upper', 'spaced', 'plural'),
  cents: fc.integer({ min: 1, max: 90_000 }),
  isBack: fc.boolean(),
})
const span = fc
  .tuple(fc.integer({ min: 0, max: lastDay }), fc.integer({ min: 0, max: lastDay }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never

const spelled = (item: string, spelling: Row['spelling']): string =>
  spelling === 'upper'
    ? item.toUpperCase()
    : spelling === 'spaced'
      ? ` ${item}  `
      : spelling === 'plural'
        ? `${item}s`
        : item

const detailOf = (rows: readonly Row[]): Detail => ({
  // Rows on the first and last day keep every period on record.
  sold: [
    { at: 0, cents: 1, isBack: false, item: 'Fern', spelling: 'plain' } as const,
    ...rows,
    { at: lastDay, cents: 1, isBack: false, item: 'Fern', spelling: 'plain' } as const,
  ].map(
    ({ at, item, spelling, cents, isBack }): SoldLine => ({
      date: day(at),
      item: spelled(item, spelling),
      category: categories[item],
      revenue: BigInt(isBack ? -cents : cents),
      units: isBack ? -1000 : 1000,
      rows: 1,
      back: isBack ? BigInt(cents) : 0n,
      backRows: isBack ? 1 : 0,
    }),
  ),
  paid: [],
  tax: new Map(),
})

const periodOf = ([from, to]: readonly [number, number]): Period => ({
  of: { kind: 'dates', from: day(from), to: day(to) },
})

const figuresOf = (detail: Detail, plan: Omit<RowsPlan, 'operator'>) =>
  sayRows({
    context: advisorContext(shopRecords(), [], detail),
    plan: { operator: 'rows', ...plan },
    personaKey: 'financial_analyst',
    passages: [],
  }).lines.flatMap((line) => line?.figures ?? [])

/** In cents, from the generated rows. */
const centsOf = (rows: readonly Row[], item: string, [from, to]: readonly [number, number]): number => {
  let sum = item === 'Fern' ? (from === 0 ? 1 : 0) + (to === lastDay ? 1 : 0) : 0
  for (const one of rows)
    if (one.item === item && one.at >= from && one.at <= to) sum += one.isBack ? -one.cents : one.cents
  return sum
}

const partOf = (detail: Detail, item: string) => {
  const counts = new Map<string, number>()
  for (const { item: name } of detail.sold)
    if (name?.trim().toLowerCase().replace(/s$/, '') === item.toLowerCase())
      counts.set(name, (counts.get(name) ?? 0) + 1)
  const [name = item] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? []
  return { dimension: 'item' as const, names: [name.trim().replace(/\s+/g, ' ')] }
}

it('adds up what the rows add up to, whatever the spelling', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 60 }),
      span,
      fc.constantFrom(...names),
      (rows, days, item) => {
        const detail = detailOf(rows)
        const [money] = figuresOf(detail, {
          operation: 'value',
          counted: 'money',
          parts: [partOf(detail, item)],
          period: periodOf(days),
        })
        // A period without a row has no figure.
        if (money) expect(money.value).toBeCloseTo(centsOf(rows, item, days) / 100, 6)
        else
          expect(rows.some((one) => one.item === item && one.at >= days[0] && one.at <= days[1])).toBe(false)
      },
    ),
  )
})

it('counts what went back, and its money', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), span, (rows, days) => {
      const back = rows.filter(({ isBack, at }) => isBack && at >= days[0] && at <= days[1])
      const [count, money] = figuresOf(detailOf(rows), {
        operation: 'value',
        counted: 'refunds',
        period: periodOf(days),
      })
      expect(count?.value ?? 0).toBe(back.length)
      expect(money?.value ?? 0).toBeCloseTo(back.reduce((sum, { cents }) => sum + cents, 0) / 100, 6)
    }),
  )
})

it('divides a part by all sales', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 60 }),
      span,
      fc.constantFrom(...names),
      (rows, days, item) => {
        const detail = detailOf(rows)
        const all = names.reduce((sum, name) => sum + centsOf(rows, name, days), 0)
        const [share] = figuresOf(detail, {
          operation: 'share',
          counted: 'money',
          shareOf: 'sales',
          parts: [partOf(detail, item)],
          period: periodOf(days),
        })
        if (all > 0) expect(share?.value).toBeCloseTo((100 * centsOf(rows, item, days)) / all, 6)
        else expect(share).toBeUndefined()
      },
    ),
  )
})

it('subtracts an earlier time of the same length', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 49 }),
      fc.constantFrom(...names),
      (rows, length, item) => {
        const detail = detailOf(rows)
        const [early, late] = [
          [0, length],
          [99 - length, 99],
        ] as const
        const [now, past, change] = figuresOf(detail, {
          operation: 'growth',
          counted: 'money',
          parts: [partOf(detail, item)],
          period: periodOf(late),
          comparedWith: periodOf(early),
        })
        expect(now?.value).toBeCloseTo(centsOf(rows, item, late) / 100, 6)
        expect(past?.value).toBeCloseTo(centsOf(rows, item, early) / 100, 6)
        if (change?.unit === 'aud')
          expect(change.value).toBeCloseTo((centsOf(rows, item, late) - centsOf(rows, item, early)) / 100, 6)
      },
    ),
  )
})

it('ranks the items of a category by what each took', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), span, (rows, days) => {
      const figures = figuresOf(detailOf(rows), {
        operation: 'rank',
        counted: 'money',
        ranked: 'item',
        order: 'highest',
        parts: [{ dimension: 'category', names: ['Tools'] }],
        period: periodOf(days),
      })
      const isIn = (item: string) =>
        rows.some((one) => one.item === item && one.at >= days[0] && one.at <= days[1])
      const sizes = (['Rake', 'Hose'] as const).filter(isIn).map((item) => centsOf(rows, item, days) / 100)
      const best = figures.find(({ unit }) => unit === 'aud')?.value
      expect(best).toEqual(sizes.length === 0 ? undefined : Math.max(...sizes))
    }),
  )
})
