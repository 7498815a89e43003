/** What happens to planted statements about the comparisons of a demo business. */
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { DemoBusiness } from '#schema/session/session'
import { today } from '../../service/advisor/calendar.ts'
import { ClaimChecker } from '../../service/advisor/model/claims/verify-claims.ts'
import { tellAnswer } from '../../service/advisor/model/tools/answer-receipts.ts'
import { Ledger, type Receipt } from '../../service/advisor/model/tools/receipt.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { momentOf } from '../../service/advisor/plans/context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { type Compared, type Statement, statementsAbout } from './planted-statements.ts'
import { seededRecords } from './seeded-records.ts'

type Pair = {
  readonly of: Period
  readonly against: Period
  readonly when: string
  readonly base: string
  readonly other: string
}

const lastWeek: Period = { of: { kind: 'last', unit: 'week', count: 1 } }
const month = (number: number): Period => ({ of: { kind: 'month', month: number } })

const pairs: readonly Pair[] = [
  {
    of: lastWeek,
    against: { ...lastWeek, moved: 'just-before' },
    when: 'last week',
    base: 'the week of 2 November',
    other: 'in August',
  },
  { of: month(10), against: month(9), when: 'in October', base: 'September', other: 'last week' },
  {
    of: { of: { kind: 'season', season: 'winter' } },
    against: { of: { kind: 'season', season: 'autumn' } },
    when: 'in winter',
    base: 'autumn',
    other: 'in the week of 5 October',
  },
]

const measures: readonly MeasureName[] = [
  'revenue',
  'transactions',
  'staff',
  'supplies',
  'profit',
  'margin',
  'staff-share',
  'costs',
  'revenue-per-transaction',
]

const comparedOf = (
  trade: DemoBusiness,
  ledger: Ledger,
  measure: MeasureName,
  pair: Pair,
): Compared | undefined => {
  const plan = {
    operator: 'compare',
    measure,
    of: { period: pair.of },
    against: { period: pair.against },
  } as const
  const answer = evaluate(plan, advisorContext(seededRecords(trade)))
  if (answer.operator !== 'compare' || Math.abs(answer.difference.value) < 0.06) return undefined
  tellAnswer(plan, answer, ledger)
  const find = (figure: Receipt['figure']) => ledger.all.find((one) => one.figure === figure)
  const [of, against, change] = [find(answer.of), find(answer.against), find(answer.difference)]
  const percent = answer.percent && find(answer.percent)
  return (
    of &&
    against &&
    change && {
      trade,
      measure,
      of,
      against,
      change,
      percent,
      when: pair.when,
      base: pair.base,
      other: pair.other,
    }
  )
}

export type Outcome = Statement & { readonly isMarked: boolean; readonly shown: string }

/** Every statement about every comparison, each checked in a turn that looked up this comparison and two others. */
export const plantedOutcomes = (trade: DemoBusiness): { readonly outcomes: readonly Outcome[] } => {
  const records = seededRecords(trade)
  const outcomes = measures.flatMap((measure, index) =>
    pairs.flatMap((pair, at): readonly Outcome[] => {
      const ledger = new Ledger()
      const compared = comparedOf(trade, ledger, measure, pair)
      // Whatever else the turn looked up must not support it.
      for (const further of [2, 4]) {
        const other = measures[(index + further) % measures.length]
        const beside = pairs[(at + 1) % pairs.length]
        if (other && beside) comparedOf(trade, ledger, other, beside)
      }
      const scene = { ledger, trade, moment: momentOf(records, 'week'), today: today(records.now) }
      return (compared ? statementsAbout(compared) : []).map((statement) => {
        const { text, unverified } = new ClaimChecker(scene).check(statement.text)
        return { ...statement, isMarked: unverified.length > 0, shown: text }
      })
    }),
  )
  return { outcomes }
}
