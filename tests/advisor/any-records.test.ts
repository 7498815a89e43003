/**
 * Whatever is on record, however short, constant, empty or incomplete: no NaN, no exception, and a brief that says what it
 * lacks.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Figure } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { WeekFigures } from '#schema/kpi/kpi'
import { businessProfileDefaults, riskTolerances, tones } from '#schema/profile/profile'
import { businessTypes } from '#schema/session/session'
import { writeBriefFromRecords } from '../../service/advisor/briefs/write-brief.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import type { Records } from '../../service/advisor/records.ts'
import { BriefDraftFields } from './brief-draft.ts'
import { quotableOf, strayNumbers, wrongFigures } from './checker.ts'

const monday = decodeOrThrow(IsoDate, '2025-11-17', 'A Monday')
const money = fc.oneof(fc.constant(0), fc.constant(1000), fc.integer({ min: 0, max: 2_000_000 }))

const weekAt = fc.record({
  revenue: money,
  profitMargin: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -4000, max: 1000 }).map((tenths) => tenths / 10),
  ),
  cashRunwayWeeks: fc.integer({ min: -100, max: 2000 }).map((tenths) => tenths / 10),
  transactions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
  expenses: fc.option(
    fc.record({ staff: money, supplies: money, premises: money, marketing: money, other: money }),
    { nil: undefined },
  ),
  isMissing: fc.boolean(),
})

const hoursAt = fc.array(
  fc.record({ hour: fc.integer({ min: 0, max: 23 }), transactions: fc.nat(200), revenue: money }),
  { maxLength: 4 },
)

const anyRecords: fc.Arbitrary<Records> = fc
  .record({
    type: fc.constantFrom(...businessTypes),
    weeks: fc.array(weekAt, { maxLength: 20 }),
    days: fc.array(hoursAt, { maxLength: 10 }),
    repeats: fc.boolean(),
    preferredTone: fc.constantFrom(...tones),
    riskTolerance: fc.constantFrom(...riskTolerances),
  })
  .map(({ type, weeks, days, repeats, preferredTone, riskTolerance }) => {
    const kpis = weeks.flatMap(({ isMissing, expenses, ...own }, index): readonly WeekFigures[] => {
      // A constant series is the first week over and over.
      const { isMissing: _, expenses: firstExpenses, ...first } = weeks[0] ?? { isMissing, expenses, ...own }
      const spent = repeats ? firstExpenses : expenses
      if (isMissing && !repeats) return []
      return [
        {
          weekStart: plusDays(monday, 7 * index),
          cashRunwayMonths: 1,
          ...(repeats ? first : own),
          ...(spent ? { expenses: spent } : {}),
        },
      ]
    })
    return {
      business: { name: 'Any', type },
      now: new Date('2026-05-01T00:00:00Z'),
      kpis,
      days: days.map((hours, index) => ({ date: plusDays(monday, index * 3), hours })),
      focus: null,
      profile: { ...businessProfileDefaults, preferredTone, riskTolerance },
      advisories: [],
      memos: [],
      briefs: [],
    }
  })

const anyTopic = fc.oneof(
  fc.constantFrom('margin', 'cash', 'prices up 7%', 'roster on Friday', 'what if takings fell by 12%'),
  fc.constantFrom('customers', 'season', 'growth', 'our focus', 'how are we doing', 'the moon'),
  fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
)
const anyPersona = fc.constantFrom(
  'hospitality_ceo',
  'value_investor',
  'growth_hacker',
  'risk_manager',
  'nobody',
)

const isSound = ({ value, label, shown }: Figure): boolean =>
  Number.isFinite(value) && !/NaN|Infinity|undefined|null/.test(`${label} ${shown}`)

describe('any records', () => {
  it('give a brief whose figures are sound and borne out, and which is fit to be stored', () => {
    fc.assert(
      fc.property(anyRecords, anyTopic, anyPersona, (records, topic, personaKey) => {
        const brief = writeBriefFromRecords({ records, topic, personaKey, passages: [] })
        decodeOrThrow(BriefDraftFields, brief, 'The brief')
        const texts = [brief.title, brief.what, brief.why, brief.soWhat]
        expect(texts.join(' ')).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
        expect(brief.basis.figures.filter((figure) => !isSound(figure))).toEqual([])
        expect(wrongFigures(records, brief.basis.figures, topic)).toEqual([])
        expect(strayNumbers(texts, brief.basis, quotableOf(records, topic))).toEqual([])
        if (records.kpis.length === 0) expect(brief.basis.confidence.percent).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  it('never let markup or an address of a topic through', () => {
    const nasty = fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '[click](https://evil.example/?q=1)',
      '![](http://evil.example/a.png)',
      'javascript:alert(1)',
      'evil.example/path',
      'me@evil.example',
      '```js\ncode```',
      '\u202Eevil\u202C',
      '# Heading',
      '**bold**',
    )
    fc.assert(
      fc.property(anyRecords, fc.array(nasty, { minLength: 1, maxLength: 4 }), (records, parts) => {
        const topic = `margin ${parts.join(' ')}`
        const { title, what, why, soWhat } = writeBriefFromRecords({
          records,
          topic,
          personaKey: 'growth_hacker',
          passages: [{ kind: 'memo', id: 'm1', title: parts.join(' '), excerpt: parts.join(' ') }],
        })
        const shown = [title, what, why, soWhat].join(' ')
        expect(shown).not.toMatch(/[<>[\]`*#_|\u202A-\u202E]|https?:|javascript:|evil\.example|@|\n/)
      }),
      { numRuns: 100 },
    )
  })
})
