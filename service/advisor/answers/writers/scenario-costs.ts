/** Costs and cash in a scenario: a one-off sum, what an ongoing cost must bring in, and how long the cash lasts. */
import type { OnceAnswer, ScenarioAnswer, ScenarioOutcome } from '#schema/advisor/change-answers'
import type { LeverChange, ScenarioPlan, SolvePlan } from '#schema/advisor/change-plans'
import { direction } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { runwayAfter } from '../../options/outlays/runway-after.ts'
import { cashWeeks } from '../../plans/cash-weeks.ts'
import { isNothing } from '../../plans/context.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { figureOf } from '../../plans/measured.ts'
import { peopleIn, teamInput } from '../../plans/people.ts'
import { typicalCover } from '../../plans/scenario.ts'
import { evaluateSolve } from '../../plans/solve.ts'
import { vocabularies } from '../../vocabulary.ts'
import { type Ask, tradeOf, unsigned } from '../written.ts'

const isCost = ({ lever, by, size }: LeverChange): boolean =>
  lever !== 'price' && lever !== 'volume' && by !== 'percent' && by !== 'level' && size > 0

/** True where nothing but costs of a stated size is added. */
export const isCostOnly = ({ changes, closed }: ScenarioPlan): boolean =>
  changes.length > 0 && closed === undefined && changes.every(isCost)

/** What must come in for an increased cost to pay for itself. */
export const paidByLine = (ask: Ask<ScenarioPlan>): Line | undefined => {
  const { plan, context } = ask
  if (!isCostOnly(plan)) return undefined
  const needed = evaluateSolve(context, {
    operator: 'solve',
    lever: 'volume',
    outcome: 'profit',
    changes: plan.changes,
    inRevenue: true,
    period: plan.period,
  })
  if (isNothing(needed) || direction(needed.change) !== 'up') return undefined
  const { sales } = vocabularies[tradeOf(ask)]
  return say`To pay for itself, that has to bring in ${unsigned(needed.revenueStep)} more revenue a week (${unsigned(needed.change)}): ${unsigned(needed.step)} more ${sales}.`
}

const onceVerdict = ({ sum, cash, cashAfter, runwayAfter, reserve }: OnceAnswer): Line | undefined => {
  if (cashAfter.value < 0) return say`No: ${sum} is more than the ${cash} of cash in hand.`
  return runwayAfter.value >= reserve.value
    ? say`Yes. After ${sum} the cash would still cover more than ${reserve} of costs, our rule of thumb.`
    : say`Only at a stretch: after ${sum} the cash would cover less than ${reserve} of costs, our rule of thumb.`
}

const asksPayback =
  /\b(?:pay(?:s|ing)? (?:itself |themselves )?(?:back|off)|pays? for (?:itself|themselves)|payback|recoup\w*|(?:earn|make|get)s? (?:it|that|the money|our money|its cost) back)\b/i
const asksHowLong = /\b(?:when|how (?:long|soon|quick\w*|fast|many (?:weeks|months|years)))\b/i

/** True for "when does it pay for itself", which wants a time before a verdict. */
const isOfPayback = (message: string): boolean => asksPayback.test(message) && asksHowLong.test(message)

/** A sum that comes in once: it lifts the cash, and no week after it. */
const sayReceived = (
  { sum, cash, cashAfter, runway, runwayAfter, payback }: OnceAnswer,
  profit: ScenarioOutcome | undefined,
): readonly (Line | undefined)[] => [
  runway.shown === runwayAfter.shown
    ? say`${sum} more in the bank takes the cash from ${cash} to ${cashAfter}; the runway stays at about ${runway}.`
    : say`${sum} more in the bank takes the cash from ${cash} to ${cashAfter}, and the runway from ${runway} to ${runwayAfter}.`,
  payback && profit
    ? say`It comes once, so a typical week’s profit stays at ${profit.before}; the sum is as much as ${payback} of that.`
    : say`It comes once, so a typical week’s profit stays as it is.`,
]

/**
 * A one-off sum: cash and runway afterwards, and how long a typical week's profit takes to earn it. The line that the
 * message asks for comes first; `held` says what of the cash is not free.
 */
export const sayOnce = (
  { message, plan }: Pick<Ask<ScenarioPlan>, 'message' | 'plan'>,
  once: OnceAnswer,
  { profit, isChanged }: { readonly profit: ScenarioOutcome | undefined; readonly isChanged: boolean },
  held: Line | undefined,
): readonly (Line | undefined)[] => {
  if ((plan.once ?? 0) < 0) return sayReceived(once, profit)
  const cash = [
    onceVerdict(once),
    say`Cash in hand would go from ${once.cash} to ${once.cashAfter}, and the runway from ${once.runway} to ${once.runwayAfter}.`,
    held,
  ]
  const earned =
    once.payback && isChanged
      ? say`The changes earn ${once.sum} back in ${once.payback}.`
      : once.payback && profit
        ? say`At a typical week’s profit of ${profit.before}, it takes ${once.payback} to earn ${once.sum} back. What it would earn or save is not on record.`
        : isChanged
          ? say`The changes make a typical week no better, so they never earn ${once.sum} back.`
          : say`A typical week makes no profit to earn ${once.sum} back with.`
  return isOfPayback(message ?? '') ? [earned, ...cash] : [...cash, earned]
}

/** Advertising that ends: the spending is saved, and what it sold is on no record. */
export const endedLine = ({ plan }: Ask<ScenarioPlan>): Line | undefined =>
  plan.changes.some(({ lever, by, size }) => lever === 'marketing' && by === 'percent' && size <= -100) &&
  plan.changes.every(({ lever }) => lever !== 'volume')
    ? say`That counts the spending saved and nothing else: no record says what sales it brings.`
    : undefined

/** Unpaid work is not done: saved wages alone ignore what those hours sell. */
export const savedWorkLine = ({ plan }: Ask<ScenarioPlan>): Line | undefined => {
  const isLess = plan.changes.some(({ lever, by, size }) => lever === 'staff' && by === 'hours' && size < 0)
  const isSold = plan.changes.some(({ lever }) => lever === 'volume')
  return isLess && !isSold
    ? say`That counts the wages saved and nothing else: no record says what those hours sell.`
    : undefined
}

/** What a person of the team is taken for: an equal share of the wages. */
export const peopleLine = ({
  plan,
  context: { records },
}: Ask<ScenarioPlan | SolvePlan>): Line | undefined => {
  const cover = typicalCover(records, plan)
  if (peopleIn(records, plan.changes) === 0 || isNothing(cover)) return undefined
  const team = figureOf(records, {
    label: 'people on the team',
    unit: 'count',
    formula: 'value',
    inputs: [[teamInput]],
  })
  const each = figureOf(records, {
    label: 'wages a week for each person on the team',
    unit: 'aud',
    formula: 'mean-each',
    inputs: [inputsOf(records, measureNamed('staff'), cover), [{ ...teamInput, part: 1 }]],
  })
  return say`It counts each of the ${team} people on the team as an equal share of the wages, ${each} a week; yours may differ.`
}

/** Fall of trade or prices, in percent, from which cash is mentioned. */
const shock = -5

const isShock = ({ changes }: ScenarioPlan): boolean =>
  changes.some(
    ({ lever, by, size }) => (lever === 'volume' || lever === 'price') && by === 'percent' && size <= shock,
  )

/** Ten years, beyond which a number of weeks tells nobody anything. */
const mostWeeks = 520

const stillCovered = 'A week would still cover its costs, so the cash would not run down.'

/** " About $684 less would be added to it each week." */
const buildsUp = ({ change }: ScenarioOutcome): Line | string =>
  direction(change) === 'unchanged'
    ? ''
    : (say` About ${unsigned(change)} ${change.value < 0 ? 'less' : 'more'} would be added to it each week.` ??
      '')

/** "The runway would go from 12.1 weeks to 11.7 weeks of costs." */
export const runwayLine = ({
  before,
  after,
}: NonNullable<ReturnType<typeof runwayAfter>>): Line | undefined =>
  before.shown === after.shown
    ? say`The runway would stay at about ${before} of costs.`
    : say`The runway would go from ${before} to ${after} of costs.`

/** Without any sales the supplies stop as well, which the runway on record counts on. */
const besideRunway = ({ plan, context }: Ask<ScenarioPlan>): Line | string => {
  const isWithoutSales = plan.changes.some(
    ({ lever, by, size }) => lever === 'volume' && by === 'percent' && size <= -100,
  )
  const runway = isWithoutSales ? runwayAfter(context, 0)?.before : undefined
  const { supplies } = vocabularies[tradeOf({ context })]
  return say` The runway of ${runway} goes on paying for ${supplies} as well.` ?? ''
}

/** Says whether cash would run down after the changes, and how long it would last. */
export const cashLine = (ask: Ask<ScenarioPlan>, { outcomes }: ScenarioAnswer): Line | undefined => {
  const profit = outcomes.find(({ outcome }) => outcome === 'profit')
  if (!profit || ask.plan.closed) return undefined
  if (profit.after.value >= 0) {
    const held =
      ask.plan.asked === 'cash'
        ? say`${stillCovered}${buildsUp(profit)}`
        : isShock(ask.plan)
          ? say`${stillCovered}`
          : undefined
    const runway = isCostOnly(ask.plan)
      ? runwayAfter(ask.context, profit.before.value - profit.after.value)
      : undefined
    return runway ? say`${held ? say`${held} ` : ''}${runwayLine(runway)}` : held
  }
  // A week after which all is as before says nothing of a cash that runs out.
  if (ask.plan.lasting && ask.plan.asked !== 'cash') return undefined
  const weeks = cashWeeks(ask.context, ask.plan)
  const lasts = weeks && weeks.value > mostWeeks ? say`for more than ten years` : say`${weeks}`
  return ask.plan.asked === 'cash'
    ? say`The cash in hand would last ${lasts}, since a week would no longer cover its costs.${besideRunway(ask)}`
    : say`A week would no longer cover its costs; the cash in hand would last ${lasts}.`
}
