/** A digest measures the targets of the focus each week. */
import { expect, it } from 'vitest'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { seededRecords } from '../advisor/seeded-records.ts'

it('says by the forecast for its date whether a target is on track', () => {
  const records = seededRecords('cafe')
  const successMetrics = [
    'Revenue of $40,000 a week by 31 January 2027',
    'Profit margin of 5% or more by 31 January 2027',
  ]
  const focus = records.focus && { ...records.focus, successMetrics }
  const { lines } = composeDigest({
    kind: 'weekly',
    context: advisorContext({ ...records, focus }),
    personaKey: 'hospitality_ceo',
    sensitivity: 'medium',
    open: [],
    scored: [],
  })
  const when = 'the forecast for the week of 25 January 2027 is'
  expect(lines.map(({ text }) => text).filter((text) => text.startsWith('The target'))).toEqual([
    expect.stringContaining(`“${successMetrics[0]}” is off track: ${when} $`),
    expect.stringContaining(`“${successMetrics[1]}” is on track: ${when} `),
  ])
})
