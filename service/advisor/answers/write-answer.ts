/** Evaluates a plan and writes its answer, with one writer per operator. */
import type { Answer } from '#schema/advisor/answer'
import type { Nothing } from '#schema/advisor/nothing'
import type { Plan } from '#schema/advisor/plan'
import { sayRows } from '../detail/say/say-rows.ts'
import { evaluateCompare } from '../plans/compare.ts'
import { isNothing, nothing } from '../plans/context.ts'
import { evaluateCount } from '../plans/count.ts'
import { evaluateDecided } from '../plans/decided.ts'
import { evaluateDue } from '../plans/due.ts'
import { evaluateExplain } from '../plans/explain.ts'
import { evaluateFind } from '../plans/find.ts'
import { evaluateRank } from '../plans/rank.ts'
import { evaluateScenario } from '../plans/scenario.ts'
import { evaluateShare } from '../plans/share.ts'
import { evaluateSolve } from '../plans/solve.ts'
import { evaluateValue } from '../plans/value.ts'
import { sayAct } from './writers/say-act.ts'
import { sayAdvise } from './writers/say-advise.ts'
import { sayClarify } from './writers/say-clarify.ts'
import { sayCompare } from './writers/say-compare.ts'
import { sayCount } from './writers/say-count.ts'
import { sayDecided } from './writers/say-decided.ts'
import { sayDecline } from './writers/say-decline.ts'
import { sayDefine } from './writers/say-define.ts'
import { sayDue } from './writers/say-due.ts'
import { sayExplain } from './writers/say-explain.ts'
import { sayFind } from './writers/say-find.ts'
import { sayFocus } from './writers/say-focus.ts'
import { sayForecast } from './writers/say-forecast.ts'
import { sayNoForecast } from './writers/say-no-forecast.ts'
import { sayNothing } from './writers/say-nothing.ts'
import { sayOverview } from './writers/say-overview.ts'
import { sayRank } from './writers/say-rank.ts'
import { sayScenario } from './writers/say-scenario.ts'
import { sayShare } from './writers/say-share.ts'
import { saySolve } from './writers/say-solve.ts'
import { sayTalk } from './writers/say-talk.ts'
import { sayValue } from './writers/say-value.ts'
import type { Ask, Written } from './written.ts'

const said = <P extends Plan, A extends Answer>(
  ask: Ask<P>,
  answer: A | Nothing,
  write: (ask: Ask<P>, answer: A) => Written,
): Written => (isNothing(answer) ? sayNothing(ask, answer) : write(ask, answer))

/** Answer to any plan, in words with receipts. */
export const writeAnswer = ({ plan, ...rest }: Ask): Written => {
  const { context } = rest
  switch (plan.operator) {
    case 'value':
      return said({ ...rest, plan }, evaluateValue(context, plan), sayValue)
    case 'compare':
      return said({ ...rest, plan }, evaluateCompare(context, plan), sayCompare)
    case 'rank':
      return said({ ...rest, plan }, evaluateRank(context, plan), sayRank)
    case 'count':
      return said({ ...rest, plan }, evaluateCount(context, plan), sayCount)
    case 'share':
      return said({ ...rest, plan }, evaluateShare(context, plan), sayShare)
    case 'explain':
      return said({ ...rest, plan }, evaluateExplain(context, plan), sayExplain)
    case 'scenario':
      return said({ ...rest, plan }, evaluateScenario(context, plan), sayScenario)
    case 'solve':
      return said({ ...rest, plan }, evaluateSolve(context, plan), saySolve)
    case 'forecast': {
      const answer = context.forecast?.(plan, context.records) ?? nothing('not-available')
      // Cash is a bank balance, not a weekly series.
      if (answer.operator === 'forecast' && plan.measure !== 'cash')
        return sayForecast({ ...rest, plan }, answer)
      const why = nothing('no-skill', {
        measure: plan.measure,
        ...(answer.operator === 'nothing' ? answer : {}),
      })
      return sayNoForecast({ ...rest, plan }, why) ?? sayNothing({ ...rest, plan }, why)
    }
    case 'find':
      return said({ ...rest, plan }, evaluateFind(context, plan), sayFind)
    case 'due':
      return said({ ...rest, plan }, evaluateDue(context, plan), sayDue)
    case 'decided':
      return said({ ...rest, plan }, evaluateDecided(context, plan), sayDecided)
    case 'overview':
      return sayOverview({ ...rest, plan })
    case 'focus':
      return sayFocus({ ...rest, plan })
    case 'define':
      return sayDefine({ ...rest, plan })
    case 'decline':
      return sayDecline({ ...rest, plan })
    case 'talk':
      return sayTalk({ ...rest, plan })
    case 'advise':
      return sayAdvise({ ...rest, plan })
    case 'act':
      return sayAct({ ...rest, plan })
    case 'rows':
      return sayRows({ ...rest, plan })
    case 'clarify':
      return sayClarify({ ...rest, plan })
  }
}
