/** Says what share a part is of its whole. */
import type { ShareAnswer } from '#schema/advisor/answer'
import type { SharePlan } from '#schema/advisor/measure-plans'
import { capital, say } from '../../line.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { measuredText } from '../measured-text.ts'
import { periodText } from '../period-text.ts'
import { subjectFor, type Writer } from '../written.ts'
import { levelVerdict } from './level-verdict.ts'

/** "Yes." or "No." if the part is compared with a percentage. */
const verdict = ({ target }: SharePlan, { figure }: ShareAnswer): string => {
  if (!target?.side) return ''
  return levelVerdict(target, figure.value)
}

export const sayShare: Writer<'share', SharePlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const whole = subjectFor(ask, plan.whole.measure ?? plan.measure)
  const isSameTime = JSON.stringify(plan.whole.period?.of) === JSON.stringify(plan.period.of)
  const wholeWhen = plan.whole.period
    ? ` ${(isSameTime ? measuredText(context.records, { period: plan.whole.period, ...(plan.whole.filter ? { filter: plan.whole.filter } : {}) }, answer.coverage) : periodText(context.records, plan.whole.period, plan.whole.filter)).when}`
    : ''
  return {
    lines: [
      say`${verdict(plan, answer)}${capital(text)} ${when} ${was} ${answer.figure} of ${whole.text}${wholeWhen}: ${answer.part} of ${answer.whole}.`,
      coverageNote(context.records, answer.coverage),
    ],
    support: supportOf(ask.context.records, answer.coverage),
    weakness: coverageWeakness(ask.context.records, answer.coverage),
  }
}
