/** Figures, dates and typed amounts in the language of the screens. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inEnglish, type Language, plural, setLanguage, withPoint } from '../../web/core/language.ts'
import {
  exactMoney,
  isAmbiguousMark,
  list,
  mediumDay,
  money,
  number,
  percent,
  quoted,
  weekdayAndDay,
} from '../../web/kit/formats.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }))
afterEach(() => {
  setLanguage('en', {})
  vi.unstubAllGlobals()
})

const noBreak = (text: string): string => text.replaceAll('\u00a0', ' ')
const shown = () =>
  [
    money(18420),
    money(-740),
    exactMoney(1821.76),
    percent(12.84),
    number(1284),
    mediumDay('2026-11-20', 'UTC'),
    weekdayAndDay('2026-11-20', 'UTC'),
    list(['Xero', 'Square', 'Deputy']),
    quoted('Rent'),
  ].map(noBreak)

const english = [
  '$18,420',
  '−$740',
  '$1,821.76',
  '12.8%',
  '1,284',
  '20 Nov 2026',
  'Friday 20 November 2026',
  'Xero, Square and Deputy',
  '“Rent”',
]

describe('figures and dates', () => {
  it.each<Language>(['en', 'fr', 'ja'])('are English while %s is chosen', (language) => {
    setLanguage(language, {})
    expect(shown()).toEqual(english)
  })

  it('are German while German is chosen, except in what the advisors read', () => {
    setLanguage('de', {})
    expect(shown()).toEqual([
      '18.420 $',
      '−740 $',
      '1.821,76 $',
      '12,8 %',
      '1.284',
      '20. Nov. 2026',
      'Freitag, 20. November 2026',
      'Xero, Square und Deputy',
      '„Rent“',
    ])
    expect(inEnglish(shown)).toEqual(english)
    expect(money(18420)).not.toBe('$18,420')
  })
})

describe('typed amounts', () => {
  it.each([
    ['en', '1,204.50', '1204.50', false],
    ['en', '12,50', '1250', true],
    ['de', '1.204,50', '1204.50', false],
    ['de', '12,50', '12.50', false],
    ['de', '12.50', '1250', true],
    ['de', '1.204', '1204', false],
  ] as const)('in %s: %s', (language, typed, plain, isAmbiguous) => {
    setLanguage(language, {})
    expect([withPoint(typed), isAmbiguousMark(typed)]).toEqual([plain, isAmbiguous])
  })

  it('counts as formatted take the plural of their number', () => {
    setLanguage('de', {})
    const forms = { one: 'Woche', other: 'Wochen' }
    expect(['1', '1,0', '1.000'].map((shownCount) => plural(shownCount, forms, 'de'))).toEqual([
      'Woche',
      'Wochen',
      'Wochen',
    ])
  })
})
