/** Whether a cost or a margin is too high or too low, by our trade table and the weeks before. */
import type { Lever } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { Figure } from '#schema/core/advice'
import { type Benchmark, benchmarks } from '../benchmarks.ts'
import { direction, measure, stated, unsigned } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { subjectOf } from '../measures/measure-names.ts'
import { readMatter } from '../options/matter.ts'
import { ownNames } from '../options/matter-words.ts'
import { optionsFor } from '../options/options-for.ts'
import { lastWeeks, typicalWeeks, weeksBefore } from '../options/priced.ts'
import { evaluate } from '../plans/evaluate.ts'
import { asksBesideOthers } from '../questions/wording/beside-others.ts'
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
  if (ratio > 1 + near) return isCost ? 'On the high side' : 'Better than usual'
  if (ratio < 1 - near) return 'On the low side'
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

const theirsOf = (
  { context: { records } }: Ask<AdvisePlan>,
  { measure: name, field }: Judged,
  table: Benchmark,
) =>
  measure(records)({
    label: `${name} of well-run ${table.industry} (our assumption)`,
    unit: 'percent',
    formula: 'value',
    inputs: [stated('benchmark', field, Number(table[field]))],
  })

/** Our shares beside those of the trade table: "how do we compare with other cafés?" */
const sayBesideTrade = (ask: Ask<AdvisePlan>): Written | undefined => {
  const table = benchmarks[tradeOf(ask)]
  const rows = [{ measure: 'margin', field: 'profitMargin' } as const, ...judged].flatMap((one) => {
    const [ours, theirs] = [figureOver(ask, one.measure)?.of, theirsOf(ask, one, table)]
    if (!ours || !theirs) return []
    const { text } = subjectOf(one.measure, tradeOf(ask))
    return (
      say`- ${verdict(ours, theirs, one.measure !== 'margin')}: ${text}, ${ours} (usual: ${theirs})` ?? []
    )
  })
  if (rows.length === 0) return undefined
  return {
    lines: [
      say`Nobody else’s books are on record. Compared with what we take as usual for well-run ${table.industry} (our assumption), over the last ${typicalText}:`,
      {
        text: rows.map(({ text }) => text).join('\n'),
        figures: rows.flatMap(({ figures }) => figures),
      },
    ],
    support: 0.75,
    weakness: 'what is usual for the trade is our assumption',
  }
}

/** The step that moves a lever, where it is worth something. */
const stepLines = (ask: Ask<AdvisePlan>, lever: Lever | undefined): readonly (Line | undefined)[] => {
  const [best] = optionsFor(ask.context, ask.plan.matter, ask.personaKey).filter(({ changes }) =>
    changes.some((change) => change.lever === lever),
  )
  return best && (best.worth?.likely.value ?? 0) > 0
    ? [say`The step that the records put a price on: ${best.short}.`, worthLine(best)]
    : []
}

/** A level that the table has no value for, beside our own earlier one: "is our overhead too high?" */
const sayOwnLevel = (ask: Ask<AdvisePlan>): Written | undefined => {
  const [lever] = readMatter(ask.plan.matter, ask.context.records).named
  const name = lever === 'other' ? ('other-share' as const) : undefined
  const answer = name && figureOver(ask, name)
  if (!name || !answer) return undefined
  const { text, level: was } = subjectOf(name, tradeOf(ask))
  const way = direction(answer.difference)
  return {
    lines: [
      way === 'unchanged'
        ? say`No higher than it was: ${text} ${was} ${answer.of} over the last ${typicalText}, as in the ${typicalText} before.`
        : say`${way === 'up' ? 'Higher' : 'Lower'} than it was: ${text} ${was} ${answer.of} over the last ${typicalText}, against ${answer.against} in the ${typicalText} before.`,
      say`I have no figure for what is usual in the trade.`,
      ...stepLines(ask, lever),
    ],
    support: 0.75,
    weakness: 'what is usual for the trade is not on record',
  }
}

const apart = 0.5

/** The last weeks, where they are half a point or more from all thirteen. */
const latelyLine = ({ context }: Ask<AdvisePlan>, name: MeasureName, over: Figure): Line | undefined => {
  const lately = evaluate(
    { operator: 'value', measure: name, period: lastWeeks(context.records, 4) },
    context,
  )
  return lately.operator === 'value' && Math.abs(lately.figure.value - over.value) >= apart
    ? say`Over the last four weeks it was ${lately.figure}.`
    : undefined
}

/** Undefined if no level is asked about, or neither the table nor our own record has one for it. */
export const sayLevel = (ask: Ask<AdvisePlan>): Written | undefined => {
  const { records } = ask.context
  const isAsked = asksOfLevel(ask.plan.matter)
  const found = isAsked ? judgedIn(ask) : undefined
  if (!found && asksBesideOthers(ask.plan.matter)) return sayBesideTrade(ask)
  if (!found && isAsked) return sayOwnLevel(ask)
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
  const theirs = theirsOf(ask, found, table)
  if (!answer || !theirs) return undefined
  const { text: name, level: was } = subjectOf(found.measure, tradeOf(ask))
  const isCost = found.measure !== 'margin'
  const [lever] = readMatter(ask.plan.matter, records).named
  const way = direction(answer.difference)
  const moved: Line | undefined =
    way === 'unchanged'
      ? say`It is where it was in the ${typicalText} before.`
      : say`It is ${unsigned(answer.difference)} ${way === 'up' ? 'higher' : 'lower'} than in the ${typicalText} before.`
  return {
    lines: [
      say`${verdict(answer.of, theirs, isCost)}: ${name} ${was} ${answer.of} over the last ${typicalText}, and we take ${theirs} as usual for well-run ${table.industry} (our assumption; nobody else’s books are on record).`,
      moved,
      latelyLine(ask, found.measure, answer.of),
      ...stepLines(ask, lever),
    ],
    support: 0.8,
    weakness: 'what is usual for the trade is our assumption',
  }
}

const typicalText = 'thirteen weeks'
