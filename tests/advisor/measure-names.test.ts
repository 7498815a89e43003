import { describe, expect, it } from 'vitest'
import { expenseLines, recordedMeasures } from '#schema/advisor/measure'
import { businessTypes } from '#schema/session/session'
import { readTopic } from '../../service/advisor/briefs/topic.ts'
import { findingOf } from '../../service/advisor/briefs/what.ts'
import { measureLabel, subjectOf } from '../../service/advisor/measures/measure-names.ts'
import { seededRecords } from './seeded-records.ts'

describe.each(businessTypes)('a measure of %s', (type) => {
  const records = seededRecords(type)
  const context = { records }

  it('is called the same in a brief as in conversation', () => {
    const topic = readTopic(context, 'How are we doing?')
    for (const measure of recordedMeasures) {
      const { text } = subjectOf(measure, type)
      const finding = findingOf({
        context,
        records,
        topic: { ...topic, measure },
        personaKey: 'risk_manager',
        ahead: undefined,
      })
      if (measure === 'profit' || finding === undefined) continue
      expect(finding.text.toLowerCase(), measure).toMatch(
        new RegExp(`^${text.toLowerCase()} (?:was|were|came to) `),
      )
    }
  })

  it('has the verb of its level: sums come to something', () => {
    expect(subjectOf('revenue', type).level).toBe('came to')
    expect(subjectOf('margin', type).level).toBe('was')
    expect(subjectOf('transactions-per-hour', type).level).toBe('were')
    for (const line of expenseLines) expect(subjectOf(`${line}-per-transaction`, type).was, line).toBe('were')
    expect(subjectOf('profit-per-transaction', type).was).toBe('was')
  })

  it('is named the same on its receipt as in the sentence', () => {
    for (const measure of ['supplies-share', 'staff-share', 'margin'] as const)
      expect(subjectOf(measure, type).text).toContain(measureLabel(measure, type))
  })
})
