/** Currencies, units and time zones that a file names beside its figures. */
import { describe, expect, test } from 'vitest'
import { lines, readBytes, refused, sales } from './read-text.ts'

describe('what is said above or beside the figures', () => {
  const table = ['Date,Order no,Total', '2026-11-03,1,5.00']

  test.each([
    'Currency: USD',
    'All amounts in US dollars',
    'Currency,EUR',
    "In $'000",
    'Amounts in thousands',
  ])('%s', async (above) => {
    await expect(readBytes(lines('Takings of November', above, ...table))).rejects.toThrow(
      /not in (?:AUD|dollars)/,
    )
  })

  test.each(['Currency: AUD', 'Head office: Thousand Oaks Road'])('%s does no harm', async (above) => {
    expect(sales((await readBytes(lines(above, ...table))).rows)).toHaveLength(1)
  })

  test.each(['Total (THB)', 'Total ¥', 'TOTAL IDR', 'Total kr', 'Total R$', 'Total (ALL)'])(
    'the currency of %s',
    async (label) => {
      await expect(readBytes(lines(`Date,Order no,${label}`, '2026-11-03,1,5.00'))).rejects.toThrow(
        'not in AUD',
      )
    },
  )

  test.each([
    ['Created (UTC+8)', '2026-11-03 23:30', '2026-11-04', 90],
    ['Created (GMT-05:00)', '2026-11-03 23:30', '2026-11-04', 870],
    ['Created (AWST)', '2026-11-03 23:30', '2026-11-04', 90],
    ['Created (America/New_York)', '2026-11-03 23:30', '2026-11-04', 870],
  ])('the zone of %s', async (label, moment, date, minutes) => {
    const { rows } = await readBytes(
      lines(`${label},Order no,Total`, `${moment},1,5.00`, '2026-11-01 01:00,2,5.00'),
    )
    expect(sales(rows)[0]).toMatchObject({ date, minutes })
  })

  test('a zone that is not known, in a label or in a column, is refused', async () => {
    await expect(readBytes(lines('Date (PST),Order no,Total', '2026-11-03 23:30,1,5.00'))).rejects.toThrow(
      'zone',
    )
    const { rows } = await readBytes(
      lines(
        'Date,Time,Time Zone,Order no,Total',
        '2026-11-03,23:30,Brisbane,1,5.00',
        '2026-11-03,23:30,Australia/Perth,2,6.00',
        '2026-11-03,23:30,(GMT+08:00) Perth,3,7.00',
        '2026-11-03,23:30,Lower Neverland Time,4,8.00',
      ),
    )
    expect(sales(rows).map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-03', 1410],
      ['2026-11-04', 90],
      ['2026-11-04', 90],
    ])
    expect(refused(rows)).toEqual([[5, 'Time Zone', 'not a known time zone']])
  })
})
