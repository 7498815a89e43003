/** Takings by hour in columns: labels of hours are no ages of debts, and their sum proves that refunds are taken off. */
import { describe, expect, it } from 'vitest'
import { areHoursOfDay } from '../../service/import/reading/debtors/debtor-labels.ts'
import { lines, readBytes, sales } from './read-text.ts'

const read = async (text: string) => {
  const { kind, questions, rows } = await readBytes(text, { isReplay: false })
  return {
    kind,
    asked: questions.map(({ id }) => id),
    amounts: sales(rows).map(({ amount, tax }) => [amount, tax]),
  }
}

const hours = ['7 - 8', '8 - 9', '9 - 10', '10 - 11', '11 - 12', '12 - 13', '13 - 14']

/** A bakery's days: hours, refunds, takings after them, tax, and visitors. */
const days = (off: boolean): string =>
  lines(
    `Trading day;${hours.join(';')};Refunds;Takings;GST;Visitors`,
    ...['03.11.2026', '04.11.2026', '05.11.2026', '16.11.2026'].map((day, at) => {
      const taken = hours.map((_, hour) => 1100 * (hour + 1) + 110 * at)
      const sum = taken.reduce((all, one) => all + one, 0) - (off ? 550 : 0)
      const cells = [...taken, 550, sum, Math.round(sum / 11)].map((cents) => (cents / 100).toFixed(2))
      return `${day};${cells.join(';')};${40 + at}`
    }),
  )

describe('takings by hour', () => {
  it('are sales without a question where hours less refunds are the takings', async () => {
    expect(await read(days(true))).toEqual({
      kind: 'sales',
      asked: [],
      amounts: [
        [30_250n, 2750n],
        [31_020n, 2820n],
        [31_790n, 2890n],
        [32_560n, 2960n],
      ],
    })
  })

  it('leave open whether refunds are taken off where the hours do not show it', async () => {
    const text = days(true).replaceAll(/;5\.50;(\d+\.\d+)/g, ';3.30;$1')
    expect((await read(text)).asked).toEqual(['refunds-in'])
  })
})

it.each([
  [['Customer', '9-10', '10-11', '11-12', 'Total'], true],
  [['', '0-1', '1-2', '2-3', '22-23'], true],
  [['Party', '17 – 18', '18 – 19'], true],
  [['Customer', '0-7', '8-14', '15-21', '22+'], false],
  [['Customer', '1-15', '16-24', 'Total'], false],
  [['Customer', '0-30', '31-60', '61-90', '90+'], false],
  [['Customer', '1-2 months', '2-3 months'], false],
  [['Customer', 'Current', '11-20', '21-24'], false],
])('labels of hours are told from ages: %j', (labels, areHours) => {
  expect(areHoursOfDay(labels)).toBe(areHours)
})
