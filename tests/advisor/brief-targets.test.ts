/** A brief on a matter with a target says whether that target is on track, by the forecast for its date. */
import { expect, it } from 'vitest'
import { showValue } from '../../service/advisor/figure.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { brief, briefStyles, figuresIn, wordsIn } from './brief-topics.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')
const withTarget = (metric: string) => ({
  ...cafe,
  focus: cafe.focus && { ...cafe.focus, successMetrics: [metric] },
})

it.each(['Why did the margin fall?', 'How can we lift profit?', 'Is our profit margin healthy?'])(
  '“%s” has the target for the margin, in every style',
  (topic) => {
    const records = withTarget('Profit margin of 30% by 31 January 2027')
    const plan = { operator: 'forecast', measure: 'margin', weeks: 11 } as const
    const answer = evaluate(plan, advisorContext(records))
    if (answer.operator !== 'forecast') throw new Error('There is no forecast')
    const shown = showValue(answer.weeks.at(-1)?.value ?? 0, 'percent')
    for (const style of briefStyles) {
      const draft = brief(records, topic, style)
      expect(draft.what).toContain(
        `The target “Profit margin of 30% by 31 January 2027” is off track: the forecast for the week of 25 January 2027 is ${shown}.`,
      )
      expect(wordsIn(draft)).toBeLessThanOrEqual(180)
      expect(figuresIn(draft)).toBeLessThanOrEqual(8)
    }
  },
)

it('leaves out targets of another matter', () => {
  expect(brief(withTarget('Revenue of $10,000 a week'), 'Are staff costs too high?').what).not.toContain(
    'The target',
  )
})
