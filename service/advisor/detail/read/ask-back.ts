/** Asks back if a message names something in the files, but a plan over rows does not cover all of its words. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { RowsPart, RowsPlan } from '#schema/advisor/rows-plan'
import type { ReadQuestion } from '../../questions/read.ts'
import { rowsLabel } from './rows-label.ts'
import type { RowsReading } from './rows-reading.ts'

const mostLeft = 3

const isAccount = (part: RowsPart | undefined): boolean => part?.dimension === 'account'

/** Two to four plans about the names. */
export const askBack = ({ plan, left }: RowsReading): ReadQuestion => {
  const { parts = [], period, comparedWith, heard } = plan
  const base: RowsPlan = {
    operator: 'rows',
    counted: 'money',
    operation: 'value',
    ...(parts.length > 0 ? { parts } : {}),
    ...(heard ? { heard } : {}),
  }
  const timed = period ? { ...base, period } : base
  const [first] = parts
  const growth: RowsPlan = { ...timed, ...(comparedWith ? { comparedWith } : {}), operation: 'growth' }
  const inside: RowsPlan =
    first && !isAccount(first) && first.dimension !== 'item'
      ? { ...timed, operation: 'rank', ranked: 'item', order: 'highest' }
      : isAccount(first)
        ? { ...timed, operation: 'share', shareOf: 'costs' }
        : { ...timed, counted: 'number' }
  const choices: readonly AnswerablePlan[] = [timed, growth, inside]
  const labelled = new Map(choices.map((one) => [one.operator === 'rows' ? rowsLabel(one) : '', one]))
  return {
    plan: { operator: 'clarify', choices: [...labelled].map(([label, one]) => ({ label, plan: one })) },
    also: [],
    coverage: 0,
    notUnderstood: [],
    leftOut: [...new Set(left)].slice(0, mostLeft),
    confidence: 0,
    isUnfit: true,
  }
}
