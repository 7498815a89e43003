/** Options: ranked by value, priced by the evaluator, each figure with its receipt. */
import { describe, expect, it } from 'vitest'
import { businessProfileDefaults } from '#schema/profile/profile'
import type { Option } from '../../service/advisor/options/option.ts'
import type { Records } from '../../service/advisor/records.ts'
import { quotableOf, strayNumbers, wrongFigures } from './checker.ts'
import { mechanicalFaults } from './mechanical-faults.ts'
import { advisory, all, cafe, matters, options, styles } from './options-cases.ts'

const linesOf = ({ step, short, because, stopIf }: Option) =>
  [step, short, because, stopIf].filter((one) => !!one)

describe.each(all.map((records) => [records.business.type, records] as const))('%s', (_, records) => {
  it('has an option for every matter, in whatever style, with a step that begins with a verb', () => {
    for (const matter of matters)
      for (const style of styles) {
        const [first] = options(records, matter, style)
        expect(first?.step.text, `${matter} ${style}`).toMatch(/^[A-Z][a-z]+ .*\.$/)
      }
  })

  it('has no number without a figure, and every figure recomputes', () => {
    for (const matter of matters)
      for (const style of styles)
        for (const option of options(records, matter, style)) {
          const lines = linesOf(option)
          const said = lines.flatMap(({ figures }) => figures)
          const { worth, margin, assumptions } = option
          const beside = [
            worth && [worth.likely, worth.low, worth.high],
            margin && [margin.before, margin.after],
          ]
          expect(
            wrongFigures(records, [...said, ...beside.flatMap((some) => some ?? []), ...assumptions]),
          ).toEqual([])
          const texts = lines.map(({ text }) => text)
          expect(strayNumbers(texts, { figures: said, passages: [] }, quotableOf(records, matter))).toEqual(
            [],
          )
          for (const { text } of [option.step, option.because].filter((one) => !!one))
            expect(mechanicalFaults(text)).toEqual([])
        }
  })

  it('has a range around the likely worth, and no key twice', () => {
    for (const matter of matters) {
      const found = options(records, matter)
      for (const { worth } of found)
        if (worth) {
          expect(worth.low.value).toBeLessThanOrEqual(worth.likely.value)
          expect(worth.high.value).toBeGreaterThanOrEqual(worth.likely.value)
        }
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
    }
  })

  it('asks for nothing to be spent beyond the records, and for no shifts of salaried people', () => {
    const texts = matters.flatMap((matter) => options(records, matter).map(({ step }) => step.text))
    expect(texts.join(' ')).not.toMatch(/\b(?:invest|spend|sell) (?:the|your|about|up to) /i)
    if (records.business.type === 'consulting')
      expect(texts.join(' ')).not.toMatch(/\b(?:[Ss]hift|Roster one)/)
  })
})

it('proposes no step on the number of sales where their number is not on record', () => {
  for (const records of all) {
    const uncounted = { ...records, kpis: records.kpis.map(({ transactions: _, ...week }) => week) }
    for (const matter of matters)
      for (const { key, stopIf } of options(uncounted, matter)) {
        expect(key).not.toBe('volume')
        expect(stopIf?.text ?? '').not.toMatch(/number of/)
      }
  }
})

describe('ranking', () => {
  const isMoney = ({ advisory: open, worth }: Option) => open === undefined && worth !== undefined

  it('puts the largest worth first', () => {
    const worths = options(cafe, 'What should we do next?')
      .filter(isMoney)
      .map(({ worth, serves }) => (worth?.likely.value ?? 0) * (serves ? 1.25 : 1))
    expect(worths.length).toBeGreaterThan(3)
    expect(worths).toEqual(worths.toSorted((one, other) => other - one))
  })

  it('takes in open advisories, first among equals', () => {
    const aimless = { ...cafe, focus: null }
    const [hours] = options({ ...aimless, advisories: [] }, 'Which hours carry too many staff?')
    const own = hours?.worth?.likely.value
    const equal = advisory(
      'Roster the quiet staff hours anew',
      'new',
      `About $${Math.round(own ?? 0)} a week`,
    )
    const [first] = options({ ...aimless, advisories: [equal] }, 'Which hours carry too many staff?')
    expect(first?.advisory?.id).toBe(equal.id)
    expect(first?.worth?.likely.value).toBe(Math.round(own ?? 0))
  })

  it('keeps to the matter', () => {
    const keys = options(cafe, 'What do the supplier prices cost us?').map(({ key, advisory: open }) =>
      open ? open.title : key,
    )
    expect(keys).toContain('supplies')
    expect(keys).toContain('Ask a second roaster for a price')
    expect(keys).not.toContain('hours')
    expect(options(cafe, 'Should we sign for the empty shop next door?')).toEqual([])
  })

  it('weighs a change that is asked about, and says when it is better left', () => {
    const [cut] = options(cafe, 'Should we cut prices by 5%?')
    expect(cut?.step.text).toBe('Leave prices as they are.')
    expect(cut?.because?.text).toMatch(
      /^To cut prices by 5\.0% would cost about \$[\d,.]+ of profit a week\.$/,
    )
    const [rise] = options(cafe, 'Should we raise prices by 3%?')
    expect(rise?.step.text).toMatch(/^Raise prices by 3\.0% from Monday \d+ \w+\.$/)
    expect(rise?.worth?.likely.value).toBeGreaterThan(0)
  })
})

it('gives nothing where nothing is on record', () => {
  const empty: Records = {
    ...cafe,
    kpis: [],
    days: [],
    focus: null,
    profile: businessProfileDefaults,
    advisories: [],
    memos: [],
    briefs: [],
  }
  for (const matter of matters) for (const style of styles) expect(options(empty, matter, style)).toEqual([])
})
