/** Equal rows within one file: a stretch that was pasted again is asked about, single ones count. */
import { describe, expect, test } from 'vitest'
import type { Line } from '../../service/import/records/line.ts'
import { RepeatedRows } from '../../service/import/repeated-rows.ts'
import { diceOf } from '../import-corpus/dice.ts'

type Text = readonly [day: string, id: string | null, about: string, cents: number]

type Texts = readonly (Text | undefined)[]

const lineOf = ([day, id, about, cents]: Text, at: number): Line => ({
  row: at + 2,
  id,
  content: JSON.stringify([day, String(cents), null, null, about]),
})

/** Lines of a file in its order, numbered as its rows are. */
const repeatedIn = (texts: Texts) => {
  const byDay = new Map<string, Line[]>()
  for (const [at, text] of texts.entries())
    if (text) byDay.set(text[0], [...(byDay.get(text[0]) ?? []), lineOf(text, at)])
  const repeated = new RepeatedRows('sales')
  for (const lines of byDay.values()) repeated.addDay(lines)
  return repeated
}

/** Rows that are left out. */
const leftOut = (repeated: RepeatedRows, texts: Texts): readonly number[] => {
  const isLeftOut = repeated.leftOut()
  return texts.flatMap((text, at) => (text && isLeftOut(lineOf(text, at)) ? [at + 2] : []))
}

const day = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)

/** Sales with numbers of their own, some days of them. */
const numbered = (count: number): readonly Text[] =>
  Array.from({ length: count }, (_, at) => [day(Math.floor(at / 4)), String(100 + at), 'Loaf', 500 + at])

/** A menu of few items without time or number, as a simple till writes it. */
const menu = (count: number, seed = 1): readonly Text[] => {
  const dice = diceOf(seed)
  return Array.from({ length: count }, (_, at) => {
    const item = dice.int(0, 5)
    return [day(Math.floor(at / 30)), null, `Item ${item}`, 400 + item * 50]
  })
}

describe('a file that was pasted twice', () => {
  test.each([
    ['with numbers', numbered(40)],
    ['without numbers', menu(120)],
    ['of three rows', numbered(3)],
  ])('%s is asked about, and its second half is left out', (_, rows) => {
    const repeated = repeatedIn([...rows, ...rows])
    expect(repeated.question()?.readings.map(({ id }) => id)).toEqual(['once', 'all'])
    expect(leftOut(repeated, [...rows, ...rows])).toEqual(rows.map((_row, at) => at + 2 + rows.length))
  })

  test('three times over leaves two of them out', () => {
    const rows = numbered(20)
    const repeated = repeatedIn([...rows, ...rows, ...rows])
    expect(leftOut(repeated, [...rows, ...rows, ...rows])).toHaveLength(40)
  })

  test('in part, behind an empty line and labels, is asked about', () => {
    const rows = numbered(60)
    const all = [...rows, undefined, undefined, ...rows.slice(20, 45)]
    const repeated = repeatedIn(all)
    expect(leftOut(repeated, all)).toHaveLength(25)
    expect(repeated.question()?.readings[0]?.rows[0]).toMatchObject({
      row: 64,
      cell: `${day(5)}, 120, Loaf`,
      means: '5.20 in row 22 and in row 64',
    })
  })
})

describe('equal rows that are other sales', () => {
  test('two of the same item in a minute count, and are counted', () => {
    const rows = numbered(30)
    const repeated = repeatedIn([...rows.slice(0, 10), ...rows.slice(9, 30)])
    expect(repeated.question()).toBeUndefined()
    expect(repeated.count).toBe(1)
  })

  test.each([1, 2, 3, 4, 5, 6])('a short menu sold all day is nothing to ask about, seed %i', (seed) => {
    for (const count of [20, 200, 6000]) {
      const repeated = repeatedIn(menu(count, seed))
      expect(repeated.count).toBeGreaterThan(count / 3)
      expect(repeated.question()).toBeUndefined()
    }
  })

  test('one item over and over is no stretch', () => {
    const rows: Text[] = Array.from({ length: 40 }, () => ['2026-11-03', null, 'Flat white', 450])
    expect(repeatedIn(rows).question()).toBeUndefined()
  })

  test('two of one item every day are no stretch', () => {
    const rows = Array.from({ length: 60 }, (_, at): Text => {
      const isLoaf = at % 3 === 2
      return [day(Math.floor(at / 3)), null, isLoaf ? 'Loaf' : 'Flat white', isLoaf ? 900 + at : 550]
    })
    const repeated = repeatedIn(rows)
    expect([repeated.count, repeated.question()]).toEqual([20, undefined])
  })

  test('a file without equal rows has none', () => {
    const repeated = repeatedIn(numbered(50))
    expect([repeated.count, repeated.question()]).toEqual([0, undefined])
  })
})
