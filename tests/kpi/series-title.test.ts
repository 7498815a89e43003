/** The finding above the chart of a measure. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { KpiSeries } from '#schema/kpi/series'
import { titleOf } from '../../web/kpi/series/series-chart.ts'

const title = (before: number, latest: number): string =>
  titleOf({
    series: decodeOrThrow(
      KpiSeries,
      {
        grain: 'week',
        basis: {},
        monthsOf: 'days',
        periods: [
          { from: '2026-11-09', to: '2026-11-15', isWhole: true, figures: { revenue: before.toFixed(2) } },
          { from: '2026-11-16', to: '2026-11-22', isWhole: true, figures: { revenue: latest.toFixed(2) } },
        ],
      },
      'A series',
    ),
    measure: 'revenue',
    showsLastYear: false,
    opened: undefined,
    target: undefined,
    forecast: undefined,
    causeOf: () => '',
  })

it.each([
  [5020, 5010, 'Revenue held at $5,010 in week 47'],
  [5000, 5010, 'Revenue held at $5,010 in week 47'],
  [5010, 5010, 'Revenue held at $5,010 in week 47'],
  [5000, 5060, 'Revenue rose 1% to $5,060 in week 47'],
  [5000, 4600, 'Revenue fell 8% to $4,600 in week 47'],
])('from %d to %d: %s', (before, latest, words) => {
  expect(title(before, latest)).toBe(words)
})
