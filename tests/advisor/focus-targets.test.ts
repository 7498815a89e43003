/** A target of the focus is judged by the relevant weeks: one unusual week neither meets nor misses it. */
import { expect, it } from 'vitest'
import { focusTargets } from '../../service/advisor/options/focus-targets.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { seededRecords } from './seeded-records.ts'

it('does not call a target met because of one busy week', () => {
  const records = seededRecords('cafe')
  const weeks = [1538, 1292, 1233, 1239]
  const kpis = records.kpis.map((week, at) => {
    const transactions = weeks[at - records.kpis.length + weeks.length]
    return transactions === undefined ? week : { ...week, transactions }
  })
  const [target] = focusTargets(advisorContext({ ...records, kpis }))
  expect(target).toMatchObject({ measure: 'transactions', target: 1300, isMet: false })
})
