import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { FigureInput } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import { formulas, formulaWords as serviceWords } from '../../service/advisor/formulas.ts'
import { formulaText } from '../../web/kit/figures/formula-text.ts'
import { capitalised, sourceLine, sourceText } from '../../web/kit/figures/source-text.ts'

const input = (given: object) => sourceText(decodeOrThrow(FigureInput, given, 'an input'))

describe('the description of a receipt', () => {
  it('gives records, field and days', () => {
    expect(input({ kind: 'kpi', field: 'profit_margin', from: '2026-08-17', to: '2026-11-15' })).toBe(
      'Weekly figures: profit margin, 17 Aug to 15 Nov 2026',
    )
    expect(input({ kind: 'kpi', field: 'revenue', from: '2025-12-29', to: '2026-01-04' })).toBe(
      'Weekly figures: revenue, 29 Dec 2025 to 4 Jan 2026',
    )
    expect(
      input({ kind: 'hourly', field: 'revenue', weekday: 1, hour: 23, from: '2026-09-21', to: '2026-11-19' }),
    ).toBe('Hourly figures: revenue, Tuesdays, from 23:00 to 00:00, 21 Sept to 19 Nov 2026')
    expect(input({ kind: 'benchmark', field: 'profitMargin', value: 10 })).toBe(
      'Benchmark, our own assumption: profit margin, percent 10',
    )
    expect(input({ kind: 'assumption', field: 'Kitchen, pay an hour', value: 34.5 })).toBe(
      'Assumption: Kitchen, pay an hour 34.5',
    )
  })

  it('names each kind of record once', () => {
    const briefs = decodeOrThrow(api.listLatestBriefs.output, listLatestBriefs.body, 'the briefs')
    const figures = briefs.flatMap(({ basis }) => basis.figures)
    const costs = figures.find(({ formula, asOf }) => formula === 'share' && asOf === '2026-11-15')
    expect(costs?.inputs.map(({ kind }) => kind)).toEqual(['kpi', 'kpi'])
    expect(costs && sourceLine(costs)).toBe('Weekly figures, as of 15 Nov 2026')
  })

  it("explains every formula of the advisor in the advisor's words", () => {
    for (const formula of Object.keys(formulas)) expect(formulaText({ formula })).toBe(serviceWords(formula))
    for (const combinator of ['difference', 'percent change', 'percent', 'mean', 'median'])
      for (const formula of ['sum', 'share', 'contribution-each']) {
        const composed = `${combinator} of ${formula}`
        expect(serviceWords(composed)).toContain(serviceWords(formula))
        expect(formulaText({ formula: composed })).toBe(serviceWords(composed))
      }
    expect(formulaText({ formula: 'one of tomorrow' })).toBe('one of tomorrow')
  })

  it('starts a line with a capital letter', () => expect(capitalised('profit')).toBe('Profit'))
})
