/** Says what share a part is of its whole. */
import type { ShareAnswer } from '#schema/advisor/answer'
import { expenseLines } from '#schema/advisor/measure'
import type { SharePlan } from '#schema/advisor/measure-plans'
import type { Selection } from '#schema/advisor/selection'
import { capital, say } from '../../line.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { sharedTime } from '../form/shared-time.ts'
import { measuredText } from '../measured-text.ts'
import { periodText } from '../period-text.ts'
import { subjectFor, type Writer } from '../written.ts'
import { levelVerdict } from './level-verdict.ts'

const isOfCost = (measure: SharePlan['measure'] | undefined): boolean =>
  measure === 'costs' || expenseLines.some((line) => line === measure)

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
  const side: Selection = {
    period: plan.whole.period ?? plan.period,
    ...(plan.whole.filter ? { filter: plan.whole.filter } : {}),
  }
  const shared = sharedTime(context.records, [plan, side], answer.coverage)
  const pays = isOfCost(plan.whole.measure) && !isOfCost(plan.measure)
  const isSameTime = JSON.stringify(plan.whole.period?.of) === JSON.stringify(plan.period.of)
  const wholeWhen = plan.whole.period
    ? ` ${(isSameTime ? measuredText(context.records, side, answer.coverage) : periodText(context.records, side.period, side.filter)).when}`
    : ''
  const [own, others] = shared?.own ?? ['', '']
  const all = shared && others === '' && whole.text === text ? `all ${text}` : whole.text
  const main = pays
    ? say`${verdict(plan, answer)}${capital(text)} ${when} ${was} ${answer.part}: ${answer.figure} of ${whole.text}${isSameTime ? '' : wholeWhen}, which ${whole.was} ${answer.whole}.`
    : shared && own !== ''
      ? say`${verdict(plan, answer)}${capital(shared.when)}, ${text} ${own}${shared.during} ${was} ${answer.figure} of ${all}${others ? ` ${others}` : ''}: ${answer.part} of ${answer.whole}.`
      : say`${verdict(plan, answer)}${capital(text)} ${when} ${was} ${answer.figure} of ${whole.text}${wholeWhen}: ${answer.part} of ${answer.whole}.`
  return {
    lines: [
      main,
      pays && plan.measure === 'revenue' && plan.target
        ? say`Other costs have to be paid from it too.`
        : undefined,
      coverageNote(context.records, answer.coverage),
    ],
    support: supportOf(ask.context.records, answer.coverage),
    weakness: coverageWeakness(ask.context.records, answer.coverage),
  }
}
