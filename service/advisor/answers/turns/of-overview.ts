/** A turn after an overview: what it asks of no measure by name, it asks of the figures that the overview gave. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import type { Plan } from '#schema/advisor/plan'
import type { ReplyRequest } from '../../engine.ts'
import type { Context } from '../../plans/context.ts'
import { lastWeeks, measuresIn } from '../../questions/question.ts'
import { questionOf } from '../../questions/question-of.ts'
import { type ReadQuestion, readMessage } from '../../questions/read-message.ts'
import { withBeside } from './beside.ts'

const given: readonly RecordedMeasure[] = ['revenue', 'profit', 'margin']
const last: ValuePlan = { operator: 'value', measure: 'transactions', period: lastWeeks(1) }
const longest = 10

/** Readings of all figures of an overview; undefined for a turn that asks something else. */
export const figuresAnew = (
  message: string,
  before: Plan | undefined,
  plans: readonly Plan[],
  context: Context,
): readonly ReadQuestion[] | undefined => {
  if (before?.operator !== 'overview' || before.of !== 'standing') return undefined
  const { records } = context
  const { type } = records.business
  const question = questionOf(message, type, records.now)
  if (measuresIn(question).length > 0 || message.split(/\s+/).length > longest) return undefined
  const turn: ReplyRequest['earlier'][number] = {
    message: '',
    reply: '',
    plan: last,
    beside: given.map((measure) => ({ ...last, measure })),
  }
  const reads = readMessage(message, type, records.now, last, undefined, plans)
  const [read] = withBeside(reads, message, turn, context)
  if (!read || reads.length > 1) return undefined
  const { plan } = reads[0] ?? read
  // The change of each, and what moved one of them.
  if (plan.operator === 'explain' && plan.measure === last.measure)
    return [{ ...read, plan: { ...plan, measure: 'profit' }, also: [] }]
  return read.also.length >= given.length ? [read] : undefined
}
