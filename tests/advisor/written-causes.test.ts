/** A sentence on record explains a change only if it points in the same direction, and only up to the day of the brief. */
import { expect, it } from 'vitest'
import type { MeasureName } from '#schema/advisor/measure'
import { pointsTo } from '../../service/advisor/briefs/written-causes.ts'
import { optionsFor } from '../../service/advisor/options/options-for.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { brief } from './brief-topics.ts'
import { seededRecords, settledRecords } from './seeded-records.ts'

const consulting = seededRecords('consulting')

it.each<[string, MeasureName, number, boolean]>([
  ['The programme ran over its scope.', 'revenue', 1, false],
  ['The programme ran over its scope.', 'revenue', -1, true],
  ['Contractors put up their day rates.', 'revenue-per-transaction', 1, false],
  ['Contractors put up their day rates.', 'margin', -1, true],
  ['Contractors put up their day rates.', 'margin', 1, false],
  ['We won the panel.', 'revenue', 1, true],
  ['We won the panel.', 'runway', -1, false],
  ['Something changed.', 'profit', -1, true],
])('%s as a cause of %s, %i: %s', (sentence, measure, way, isCause) => {
  expect(pointsTo(consulting, sentence, { measure, way })).toBe(isCause)
})

it('finds the text that tells of the fall itself, and speaks of no day ahead', () => {
  const early = seededRecords('consulting', new Date('2026-08-19T02:00:00Z'))
  const { why } = brief(early, 'Why did our margin fall in August?')
  expect(why).toContain('ran over its scope')
  for (const type of ['cafe', 'realestate', 'consulting'] as const) {
    const draft = brief(seededRecords(type, new Date('2026-08-19T02:00:00Z')), 'Why did cash move in August?')
    expect(draft.why).not.toMatch(/to (?:2\d|3\d) August/)
  }
})

it('asks to look again at what missed, and never to keep to it', () => {
  let looked = 0
  for (const type of ['cafe', 'realestate', 'consulting'] as const) {
    const records = settledRecords(type)
    const accepted = records.advisories.filter(({ status, outcome }) => status === 'accepted' && outcome)
    for (const { id, title, outcome } of accepted) {
      const option = optionsFor(advisorContext(records), title, 'hospitality_ceo').find(
        ({ key }) => key === id,
      )
      if (!option) continue
      const isMissed = outcome?.verdict === 'missed'
      expect(option.step.text).toMatch(
        isMissed ? /^Look again at “.*it missed what was expected of it\.$/ : /^Keep to “/,
      )
      expect(option.short.text).toMatch(isMissed ? /^look again at “/ : /^keep to “/)
      looked += isMissed ? 1 : 0
      const { soWhat } = brief(records, `Is “${title}” worth it?`)
      if (isMissed) expect(soWhat).not.toContain(`Keep to “${title}”`)
    }
  }
  expect(looked).toBeGreaterThan(1)
})
