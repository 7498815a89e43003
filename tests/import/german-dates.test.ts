/** Dates as German, Austrian and Swiss files write them. */
import { describe, expect, it } from 'vitest'
import { readDate } from '../../service/import/reading/date-form.ts'
import { readSpan } from '../../service/import/reading/month-name.ts'
import { entries, lines, readBytes } from './read-text.ts'

describe('a date', () => {
  it.each([
    ['Mo, 01.12.2025', '2025-12-01'],
    ['Mo. 01.12.25', '2025-12-01'],
    ['Montag, 1. Dezember 2025', '2025-12-01'],
    ['Sonnabend 06.12.2025', '2025-12-06'],
    ['So 07.12.2025 14:30', '2025-12-07'],
    ['1. März 2026', '2026-03-01'],
    ['15. Mai 26', '2026-05-15'],
    ['03. Okt. 2026', '2026-10-03'],
    ['7. Jänner 2026', '2026-01-07'],
    ['Di, 01.12.2025', undefined],
    ['1. Mairz 2026', undefined],
  ])('%s', (cell, date) => {
    expect(readDate(cell, 'day-first')?.date).toBe(date)
  })

  it('of a month alone is its whole month', () => {
    expect(readSpan('März 2026')).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  })
})

describe('three pairs of digits with points', () => {
  const statement = (...rows: readonly string[]) =>
    readBytes(lines('Buchungsdatum;Buchungstext;Belastung;Gutschrift;Saldo', ...rows), {
      isReplay: false,
      currency: 'CHF',
    })

  it('are days in a column of them, though many could be times', async () => {
    const { rows } = await statement(
      "03.12.25;Miete;1'200.00;;3'800.00",
      "09.12.25;Zahlung;;2'000.50;5'800.50",
      '14.01.26;Strom;100.50;;5700.00',
    )
    expect(entries(rows).map(({ date, direction, amount }) => [date, direction, amount])).toEqual([
      ['2025-12-03', 'out', 120_000n],
      ['2025-12-09', 'in', 200_050n],
      ['2026-01-14', 'out', 10_050n],
    ])
  })

  it('are times in a column of times', async () => {
    const { rows, mapping } = await readBytes(
      lines(
        'Date,Time,Receipt,Total',
        '2026-11-03,10.05.12,1,5.00',
        '2026-11-03,11.45.00,2,6.00',
        '2026-11-03,09.06.07,3,7.00',
      ),
    )
    expect(mapping.map(({ role }) => role)).toEqual(expect.arrayContaining(['date', 'time']))
    expect(rows.map((row) => (row.is === 'sale' ? row.sale.minutes : row.is))).toEqual([605, 705, 546])
  })
})
