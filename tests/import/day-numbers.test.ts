/** Numbers of days that may count from 1904, and times beside them. */
import { describe, expect, it } from 'vitest'
import { lines, readBytes, sales } from './read-text.ts'

const read = (text: string, answers: Readonly<Record<string, string>> = {}) =>
  readBytes(text, { answers: { 'tax-included': 'none', ...answers }, isReplay: false, kind: 'sales' })

describe('numbers of days', () => {
  it('that would be ahead by a few days from 1904 are asked', async () => {
    // From 1904, the last of them is 29 November 2026, a week after today.
    const text = lines('Date,Docket,Total', '44870,1,7.50', '44893,2,8.50')
    expect((await read(text)).questions.map(({ id }) => id)).toEqual(['date-numbers'])
  })
  it('that would all be ahead from 1904 are not', async () => {
    const text = lines('Date,Docket,Total', '44890,1,7.50', '44893,2,8.50')
    expect((await read(text)).questions).toEqual([])
  })
})

describe('times beside numbered days', () => {
  const till = (...times: readonly string[]) =>
    lines('Date,Time,Docket,Total', ...times.map((time, at) => `46338,${time},${at},5.50`))
  it('below one are parts of the day', async () => {
    const { rows, questions } = await read(till('0.50', '0.375', '0.75'))
    expect(questions).toEqual([])
    expect(sales(rows).map(({ minutes }) => minutes)).toEqual([720, 540, 1080])
  })
  it('as clocks stay clocks', async () => {
    const { rows } = await read(till('9.30', '14:05'))
    expect(sales(rows).map(({ minutes }) => minutes)).toEqual([570, 845])
  })
  it('as both are refused', async () => {
    await expect(read(till('0.50', '14.30'))).rejects.toThrow('parts of a day')
  })
})
