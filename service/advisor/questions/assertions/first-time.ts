/** "This was the first time the margin fell below 10 %": whether it had happened before. */
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { AskAnew } from '../derived/derived-reader.ts'
import type { Question } from '../question.ts'
import { readCount } from '../readers/count-reader.ts'
import { namedPeriods } from '../selection.ts'

const firstTime =
  /\b(?:(?:this|that|it) (?:was|is|['’]s) )?(?:for )?(?:the|our) (?:very )?first (?:time|ever|week|month|day)(?: ever)?(?: (?:that|when|where|in which))?\b|\b(?:had |has |have |we['’]?d |we['’]?ve )?never (?:been |happened |gone |had )?(?:that |so |this )?(?:\w+ )?before\b/i

/** Reads what is said to have happened for the first time. */
export const claimedFirst = (claim: Question, ask: AskAnew): CountPlan | undefined => {
  const found = firstTime.exec(claim.text)?.[0]
  if (found === undefined) return undefined
  const [named] = namedPeriods(claim)
  const counted = readCount(ask(claim.text.replace(found, ' ').replace(/\s+/g, ' ').trim()))?.plan
  if (counted?.operator !== 'count' || counted.runs || counted.times) return undefined
  const { asked: _asked, ...plan } = counted
  const { weekdays } = plan.period
  const isMonth = named?.period.of.kind === 'month' || /\bfirst month\b/i.test(found)
  return {
    ...plan,
    period: { of: { kind: 'record' }, ...(weekdays ? { weekdays } : {}) },
    by: isMonth ? 'month' : plan.by,
    claimed: 'first',
    ...(named ? { claimedAt: named.period } : {}),
  }
}
