/** Briefs about the future, and about the results of earlier advice. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { showValue } from '../../service/advisor/figure.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { brief, briefStyles, figuresIn, textsOf, topicsOnRecord, wordsIn } from './brief-topics.ts'
import { quotableOf, strayNumbers, wrongFigures } from './checker.ts'
import { mechanicalFaults } from './mechanical-faults.ts'
import { seededRecords, settledRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')
const topicsAhead = [
  'What will sales be in December?',
  'Where will the margin be in eight weeks?',
  'What will profit be next month?',
]

describe('a topic that asks what will be', () => {
  it('has the forecast of the evaluator, with its band, in title, text and chart', () => {
    const draft = brief(cafe, 'What will sales be in the week of 21 December?')
    const plan = { operator: 'forecast', measure: 'revenue', weeks: 6 } as const
    const answer = evaluate(plan, advisorContext(cafe))
    if (answer.operator !== 'forecast') throw new Error('There is no forecast')
    const last = answer.weeks.at(-1)
    expect(last?.weekStart).toBe('2026-12-21')
    for (const value of [last?.value, last?.low, last?.high])
      expect(draft.what).toContain(showValue(value ?? 0, 'aud'))
    expect(draft.title).toMatch(/^Revenue should be about \$[\d,]+ in the week of 21 December/)
    expect(draft.what).toMatch(/, and eight times out of ten between \$[\d,]+ and \$[\d,]+\./)
    expect(draft.chart?.forecast?.map(({ weekStart }) => weekStart)).toEqual(
      answer.weeks.map(({ weekStart }) => weekStart),
    )
  })

  it('says so where there is no forecast, and that it is too early in a young business', () => {
    const young = { ...cafe, kpis: cafe.kpis.slice(-6) }
    expect(brief(young, 'What will sales be in December?').what).toContain('It is too early to say more')
    const none = brief(cafe, 'What will the cash runway be in 40 weeks?')
    expect(none.what).toContain('There is no forecast')
    expect(none.chart?.forecast).toBeUndefined()
  })

  it.each(businessTypes)('keeps the form of a brief for %s', (type) => {
    const records = seededRecords(type)
    for (const topic of topicsAhead)
      for (const style of briefStyles) {
        const draft = brief(records, topic, style)
        const name = `${topic} ${style}: ${textsOf(draft).join('\n')}`
        expect(wordsIn(draft), name).toBeGreaterThanOrEqual(100)
        expect(wordsIn(draft), name).toBeLessThanOrEqual(180)
        expect(figuresIn(draft), name).toBeLessThanOrEqual(8)
        expect(wrongFigures(records, draft.basis.figures, topic), name).toEqual([])
        expect(strayNumbers(textsOf(draft), draft.basis, quotableOf(records, topic)), name).toEqual([])
        for (const text of textsOf(draft)) expect(mechanicalFaults(text), text).toEqual([])
      }
  })
})

describe('earlier advice on the matter', () => {
  const settled = settledRecords('cafe')

  it('is mentioned with what was expected and what was found', () => {
    const draft = brief(settled, 'Should we run the soup lunch again?')
    expect(draft.why).toMatch(
      /You accepted “Run a soup lunch on weekdays” on 29 June: revenue was expected to average \$[\d,]+ a week and averaged \$[\d,]+, so it missed\./,
    )
    const advisory = settled.advisories.find(({ title }) => title.startsWith('Run a soup lunch'))
    const found = draft.basis.figures.find(({ value }) => value === advisory?.outcome?.found)
    expect(found?.inputs[0]).toMatchObject({ kind: 'kpi', field: 'revenue' })
    expect(draft.basis.passages.map(({ id }) => id)).toContain(advisory?.id)
  })

  it('is not mentioned where the matter is another', () => {
    expect(brief(settled, 'What did the week of the burst main cost us?').why).not.toContain('You accepted')
    expect(brief(cafe, 'Should we run the soup lunch again?').why).not.toContain('was expected to average')
  })

  it.each(businessTypes)('fits into the form of a brief for %s', (type) => {
    const records = settledRecords(type)
    const drafts = topicsOnRecord.map((topic) => ({ topic, draft: brief(records, topic) }))
    expect(drafts.filter(({ draft }) => draft.why.includes('You accepted')).length).toBeGreaterThanOrEqual(2)
    for (const { topic, draft } of drafts) {
      const name = `${topic}: ${textsOf(draft).join('\n')}`
      expect(wordsIn(draft), name).toBeLessThanOrEqual(180)
      expect(figuresIn(draft), name).toBeLessThanOrEqual(8)
      expect(wrongFigures(records, draft.basis.figures, topic), name).toEqual([])
      expect(strayNumbers(textsOf(draft), draft.basis, quotableOf(records, topic)), name).toEqual([])
    }
  })
})
