/** Says which periods, weekdays, hours or expense lines come first, or in another place. */

import type { RankAnswer } from '#schema/advisor/answer'
import type { Cell } from '#schema/advisor/coverage'
import { type Group, isMeasured, RecordedMeasure } from '#schema/advisor/measure'
import type { RankPlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import { expenseKinds } from '#schema/kpi/kpi'
import { capital, type Line, rows, say } from '../../line.ts'
import { combinationOf } from '../../measures/combined.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { addsUp, measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateShare } from '../../plans/share.ts'
import { cellName, eachOf, isOfWeekends, onOrIn } from '../cell-name.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { passagesOf } from '../facts-words.ts'
import { hourInAll } from '../form/hour-in-all.ts'
import { rankedCauses } from '../form/ranked-causes.ts'
import { tiedLine } from '../form/tied-line.ts'
import { measuredText, wholeWeeks } from '../measured-text.ts'
import { onWeekdays } from '../period-text.ts'
import { subjectFor, type Writer } from '../written.ts'
import { sayPlace } from './say-place.ts'
import { saySpread } from './say-spread.ts'
import { cellRows } from './say-value.ts'

const groupNames: Readonly<Record<Group, string>> = {
  day: 'days',
  week: 'weeks',
  fortnight: 'fortnights',
  month: 'months',
  quarter: 'quarters',
  weekday: 'days of the week',
  hour: 'hours of the day',
  'hour-of-week': 'hours of the week',
  expense: 'lines',
}

const places =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** "highest", or "third highest" if the list starts there. */
const ordered = ({ from = 1 }: RankPlan, end: string): string =>
  from === 1 ? end : `${places[from - 1] ?? ''} ${end}`

const lengths = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A list that is shorter than the requested place. */
const tooShort = ({ plan }: RankAsk, { outOf }: RankAnswer): Line | undefined => {
  const nth = places[(plan.from ?? 1) - 1] ?? ''
  const few = lengths[outOf] ?? 'fewer'
  return say`There is no ${nth}: only ${few} of the ${groupNames[plan.by]} asked about ${outOf === 1 ? 'is' : 'are'} on record in full.`
}

type RankAsk = Parameters<Writer<'rank', RankPlan>>[0]

/** "Leaving out staff costs": lines that a list of the others does not have. */
const leftOut = ({ plan, context }: RankAsk): string => {
  const kept = combinationOf(plan.measure)?.lines
  if (!kept) return ''
  const names = expenseKinds
    .filter((kind) => !kept.includes(kind))
    .map((kind) => measureLabel(kind, context.records.business.type))
  return `Leaving out ${names.join(' and ')}, `
}

/** Share of an expense line in all expenses. */
const shareOfCosts = ({ context, plan }: RankAsk, { key }: Cell): Figure | undefined => {
  const isOfSome = combinationOf(plan.measure)?.kind === 'sum-of'
  if ((plan.measure !== 'costs' && !isOfSome) || !RecordedMeasure.is(key)) return undefined
  const { period, filter } = plan
  const narrowed = filter ? { filter } : {}
  const whole = { measure: 'costs' as const, ...narrowed }
  const answer = evaluateShare(context, { operator: 'share', measure: key, period, ...narrowed, whole })
  return isNothing(answer) ? undefined : answer.figure
}

/** Each line with its share of all costs, the first in its own sentence. */
const expenseLines = (ask: RankAsk, { cells, coverage }: RankAnswer): readonly (Line | undefined)[] => {
  const { plan, context } = ask
  const { when } = measuredText(context.records, plan, coverage)
  const named = cells.map((cell) => {
    const share = shareOfCosts(ask, cell)
    const name = cellName(context.records, cell, 'expense')
    return { name, cell, share }
  })
  const [first] = named
  if (!first) return []
  const lead = leftOut(ask)
  const { text, was } = {
    text: lead ? `${lead}${first.name}` : capital(first.name),
    was: first.name.endsWith('costs') ? 'were' : 'was',
  }
  const size = ordered(plan, plan.order === 'highest' ? 'largest' : 'smallest')
  return [
    first.share
      ? say`${text} ${was} the ${size} cost ${when}: ${first.cell.figure}, ${first.share} of all costs.`
      : say`${text} took the ${ordered(plan, plan.order)} share of revenue ${when}: ${first.cell.figure}.`,
    rows(
      named
        .slice(1)
        .map(({ name, cell, share }) =>
          share
            ? say`- ${capital(name)}: ${cell.figure} (${share})`
            : say`- ${capital(name)}: ${cell.figure}`,
        ),
    ),
  ]
}

/** "Of the Saturdays since 21 September", "On Mondays in October" for hours, and "Of all weeks in 2026". */
const rankedOf = (
  { plan, context: { records } }: RankAsk,
  { coverage }: RankAnswer,
  when: string,
): string => {
  const { weekdays, ...period } = plan.period
  if (plan.by === 'hour') return capital(when)
  // What was counted before is ranked.
  if (plan.filter?.where?.measure === plan.measure) return `Of those ${groupNames[plan.by]}`
  const isOfDays = plan.by === 'day' || isOfWeekends(plan)
  if (!isOfDays || !weekdays || plan.filter) return `Of all ${groupNames[plan.by]} ${when}`
  const days = onWeekdays(weekdays).replace(/^on (?:all )?/, '')
  return `Of the ${days} ${measuredText(records, { period }, coverage).when}`
}

/** "$20,053 a week ($80,211 in all)": months of four and five weeks are compared per week. */
const byWeek = (ask: RankAsk, { cells, wholes = [] }: RankAnswer): Line =>
  rows(
    cells.map((cell, at) => {
      const name = capital(cellName(ask.context.records, cell, ask.plan.by, isOfWeekends(ask.plan)))
      return say`- ${name}: ${cell.figure} a week (${wholes[at]} in all)`
    }),
  )

export const sayRank: Writer<'rank', RankPlan> = (ask, answer) => {
  const { plan, context } = ask
  const spread = saySpread(ask) ?? sayPlace(ask)
  if (spread) return spread
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const [first, second] = answer.cells
  const isMonths = plan.by === 'month' || plan.by === 'quarter'
  const weeks =
    first?.from && first.to && isMonths && answer.coverage.grain === 'week'
      ? wholeWeeks(context.records, { from: first.from, to: first.to })
      : undefined
  const name = first && onOrIn(cellName(context.records, first, plan.by, isOfWeekends(plan)))
  const isSum = addsUp(measureNamed(isMeasured(plan.measure) ? plan.measure : 'revenue')) === 'sum'
  const isByWeek = answer.basis === 'a-week'
  const each = isByWeek ? ' a week' : isSum ? (eachOf[plan.by] ?? '') : ''
  const whole = isByWeek ? say` (${answer.wholes?.[0]} in all)` : say``
  const causes = plan.why && second ? rankedCauses(ask, answer.cells) : undefined
  const lines =
    first === undefined
      ? [tooShort(ask, answer)]
      : plan.by === 'expense'
        ? expenseLines(ask, answer)
        : [
            say`${rankedOf(ask, answer, when)}, ${text} ${was} ${ordered(plan, plan.order)} ${name}${weeks ? ` (whole weeks, ${weeks})` : ''}, at ${first?.figure}${each}${each ? ' on average' : ''}${whole}.`,
            second || isByWeek ? undefined : tiedLine(ask, first, was),
            second ? undefined : hourInAll(ask, first),
            causes?.lines ??
              (second
                ? isByWeek
                  ? byWeek(ask, answer)
                  : cellRows(ask, answer.cells, plan.by, isOfWeekends(plan))
                : undefined),
            isByWeek
              ? say`${capital(groupNames[plan.by])} here have different numbers of whole weeks, so I ranked them by the week.`
              : undefined,
          ]
  return {
    lines: [...lines, coverageNote(context.records, answer.coverage)],
    ...(causes ? { passages: passagesOf(causes.facts) } : {}),
    support: supportOf(ask.context.records, answer.coverage),
    weakness: coverageWeakness(ask.context.records, answer.coverage),
  }
}
