/** Whether a cost or a margin is too high or too low, by our trade table and the weeks before. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { type Benchmark, benchmarks } from '../benchmarks.ts'
import { direction, measure, stated, unsigned } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import { subjectOf } from '../measures/measure-names.ts'
import { readMatter } from '../options/matter.ts'
import { ownNames } from '../options/matter-words.ts'
import { optionsFor } from '../options/options-for.ts'
import { lastWeeks, typicalWeeks, weeksBefore } from '../options/priced.ts'
import { evaluate } from '../plans/evaluate.ts'
import type { AdvisePlan } from './advice.ts'
import { worthLine } from './advice-words.ts'
import { type Ask, tradeOf, type Written } from './written.ts'

const level =
  /\b(?:too (?:high|much|low|little|big|dear|expensive|many|few|thin|fat)|over.?staffed|under.?staffed|over.?paying|paying over the odds)\b|\b(?:high|low|good|bad|normal|reasonable|healthy|okay|ok|right|fair) for (?:an?|our|this|the)\b|\b(?:compared?|compares?|stack up|next to|against) (?:with|to|against)? ?(?:other|others|the industry|industry|the trade)\b/i

type Judged = { readonly measure: MeasureName; readonly field: keyof Benchmark & `${string}` }

const judged: readonly Judged[] = [
  { measure: 'staff-share', field: 'staffShare' },
  { measure: 'supplies-share', field: 'suppliesShare' },
  { measure: 'premises-share', field: 'premisesShare' },
  { measure: 'marketing-share', field: 'marketingShare' },
]

/** Within a tenth of the table's value, a share counts as usual. */
const near = 0.1

const judgedIn = (ask: Ask<AdvisePlan>): Judged | undefined => {
  const { named } = readMatter(ask.plan.matter, ask.context.records)
  const [lever] = named
  const found = judged.find((one) => one.measure === `${lever}-share`)
  if (found) return found
  return /\b(?:margins?|profit\w*)\b/i.test(ask.plan.matter)
    ? { measure: 'margin', field: 'profitMargin' }
    : undefined
}

const verdict = (ours: Figure, theirs: Figure, isCost: boolean): string => {
  const ratio = ours.value / theirs.value
  if (ratio > 1 + near) return isCost ? 'On the high side' : 'On the good side'
  if (ratio < 1 - near) return isCost ? 'On the low side' : 'On the low side'
  return 'About usual'
}

const figureOver = (ask: Ask<AdvisePlan>, name: MeasureName) => {
  const { context } = ask
  const answer = evaluate(
    {
      operator: 'compare',
      measure: name,
      of: { period: lastWeeks(context.records, typicalWeeks) },
      against: { period: weeksBefore(context.records, typicalWeeks) },
    },
    context,
  )
  return answer.operator === 'compare' ? answer : undefined
}

/** True for a question whether a level is right. */
export const asksOfLevel = (text: string): boolean => level.test(text)

/** Undefined if no level is asked about, or the table has none for it. */
export const sayLevel = (ask: Ask<AdvisePlan>): Written | undefined => {
  const { records } = ask.context
  const found = asksOfLevel(ask.plan.matter) ? judgedIn(ask) : undefined
  // For a question with names of its own, the whole line says little.
  if (
    !found ||
    ownNames(ask.plan.matter, tradeOf(ask)).filter(
      (name) => !/^(?:competitor|caf|other|industr|agenc|consult|business|shop)/.test(name),
    ).length > 0
  )
    return undefined
  const table = benchmarks[tradeOf(ask)]
  const answer = figureOver(ask, found.measure)
  const theirs = measure(records)({
    label: `${found.measure} of well-run ${table.industry} (our assumption)`,
    unit: 'percent',
    formula: 'value',
    inputs: [stated('benchmark', found.field, Number(table[found.field]))],
  })
  if (!answer || !theirs) return undefined
  const { text: name, level: was } = subjectOf(found.measure, tradeOf(ask))
  const isCost = found.measure !== 'margin'
  const [lever] = readMatter(ask.plan.matter, records).named
  const [best] = optionsFor(ask.context, ask.plan.matter, ask.personaKey).filter(({ changes }) =>
    changes.some((change) => change.lever === lever),
  )
  const way = direction(answer.difference)
  const moved: Line | undefined =
    way === 'unchanged'
      ? say`It is where it was in the ${typicalText} before.`
      : say`It is ${unsigned(answer.difference)} ${way === 'up' ? 'higher' : 'lower'} than in the ${typicalText} before.`
  return {
    lines: [
      say`${verdict(answer.of, theirs, isCost)}: ${name} ${was} ${answer.of} over the last ${typicalText}, and we take ${theirs} as usual for well-run ${table.industry} (our assumption; nobody else’s books are on record).`,
      moved,
      best && (best.worth?.likely.value ?? 0) > 0
        ? say`The step that the records price: ${capital(best.short.text)}.`
        : undefined,
      best && (best.worth?.likely.value ?? 0) > 0 ? worthLine(best) : undefined,
    ],
    support: 0.8,
    weakness: 'what is usual for the trade is our assumption',
  }
}

const typicalText = 'thirteen weeks'
