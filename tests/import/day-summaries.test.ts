/** Day summaries with parts beside their sum: what adds up needs no question, and three questions are the most. */
import { describe, expect, test } from 'vitest'
import { lines, readBytes, sales } from './read-text.ts'

/** Days of October that can be read both ways; `cells` gives those of a day by its number. */
const days = (head: string, cells: (at: number) => readonly (number | string)[]): string =>
  lines(head, ...Array.from({ length: 9 }, (_, at) => [`0${at + 1}/10/2026`, ...cells(at)].join(',')))

const clinic = (at: number) => [
  20 + (at % 5),
  (1800 + 37 * at).toFixed(2),
  (600 + 11 * at).toFixed(2),
  (1200 + 26 * at).toFixed(2),
]

/** Answers whatever is asked, and returns the ids and the rows. */
const answered = async (text: string) => {
  const answers: Record<string, string> = {}
  const asked: string[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    const { questions, ...read } = await readBytes(text, { isReplay: false, answers })
    if (questions.length === 0) return { asked, answers, ...read }
    for (const { id, readings } of questions) {
      asked.push(id)
      answers[id] = (readings.find((one) => one.id === 'day-first') ?? readings[0])?.id ?? ''
    }
  }
  throw new Error('There is no end to the questions.')
}

describe('a day summary', () => {
  test.each([
    'Date,Appointments,Fees,Gap,Medicare',
    'Day,Patients,Fees billed ($),Gap ($),Bulk billed ($)',
    'Date,No. of visits,Fees,Patient paid,Health fund',
  ])('of %s asks for the order of dates and for tax alone', async (head) => {
    const { asked, rows, kind, decided } = await answered(days(head, clinic))
    expect(kind).toBe('sales')
    expect(asked).toEqual(['date-order', 'tax-included'])
    expect(sales(rows).map(({ amount, count }) => [amount, count])[1]).toEqual([183_700n, 21])
    expect(decided).toMatchObject({ 'amount-column': 'column-3' })
  })

  test('is read alike when it is read again', async () => {
    const text = days('Date,Appointments,Fees,Gap,Medicare', clinic)
    const { answers, rows, decided } = await answered(text)
    const again = await readBytes(text, { isReplay: true, answers: { ...decided, ...answers } })
    expect(sales(again.rows)).toEqual(sales(rows))
  })

  test('whose parts do not add up asks which column it is, and no more than three things', async () => {
    const other = days('Date,Appointments,Fees,Gap,Medicare', (at) => [
      20,
      `${900 + at}.50`,
      `${600 + at}.10`,
      '40.20',
    ])
    const { asked } = await answered(other)
    expect(asked).toEqual(['amount-column', 'date-order', 'tax-included'])
  })

  test('of a dining room without a total asks no more than three things', async () => {
    const room = days('Date,Covers,Food,Beverages,Other', (at) => [
      40,
      `${900 + at}.50`,
      `${600 + 3 * at}.10`,
      '40.20',
    ])
    const { asked, kind } = await answered(room)
    expect(kind).toBe('sales')
    expect(asked).toEqual(['amount-column', 'date-order', 'tax-included'])
  })

  test('with one part that is always the same sum is no proof', async () => {
    const same = days('Date,Appointments,Fees,Gap,Medicare', (at) => [
      20,
      `${900 + at}.50`,
      `${900 + at}.50`,
      '0.00',
    ])
    expect((await answered(same)).asked).toContain('amount-column')
  })
})
