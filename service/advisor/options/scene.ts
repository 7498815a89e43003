/** Input of candidates: records, matter and style, with sizes and dates from profile and focus. */
import type { IsoDate } from '#schema/core/scalars'
import { coming, plusDays, today } from '../calendar.ts'
import type { Span } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import type { Records } from '../records.ts'
import { type Vocabulary, vocabularies } from '../vocabulary.ts'
import { type Approach, approachOf } from './approach.ts'
import { type Matter, readMatter } from './matter.ts'

/** Weeks of a change, and those that they are compared with. */
export type Change = { readonly of: Span; readonly against: Span }

export type Scene = {
  readonly context: Context
  readonly records: Records
  /** Weeks of the change that the options are for, and those before it; the last four and the four before by default. */
  readonly change: Change | undefined
  readonly words: Vocabulary
  readonly matter: Matter
  readonly approach: Approach
  /** A size for the risk tolerance: conservative, moderate or aggressive. */
  readonly sized: (careful: number, usual: number, bold: number) => number
  /** A Friday as deadline and a Monday as start; sooner if the focus is urgent. */
  readonly friday: IsoDate
  readonly monday: IsoDate
  /** Day to judge a step that starts on that Monday. */
  readonly review: IsoDate
  /** Number of people that a change affects on a shift, by team size. */
  readonly people: number
}

const [monday, friday] = [0, 4]
const daysAhead = { high: 2, medium: 5, low: 10 } as const
/** Full weeks until a step is judged; a young business must know sooner. */
const weeksToJudge = { startup: 2, growth: 4, mature: 6, enterprise: 8 } as const
const [teamPerPerson, mostPeople] = [15, 4]

export const sceneOf = (context: Context, text: string, personaKey: string, change?: Change): Scene => {
  const { records } = context
  const { riskTolerance = 'moderate', companyStage = 'growth', teamSize = 1 } = records.profile
  const now = today(records.now)
  const ahead = daysAhead[records.focus?.urgency ?? 'medium']
  const approach = approachOf(personaKey)
  const start = coming(monday, now, ahead)
  const weeks = Math.max(2, Math.round(weeksToJudge[companyStage] * approach.patience))
  return {
    context,
    records,
    change,
    words: vocabularies[records.business.type],
    matter: readMatter(text, records),
    approach,
    sized: (careful, usual, bold) =>
      ({ conservative: careful, moderate: usual, aggressive: bold })[riskTolerance],
    friday: coming(friday, now, ahead),
    monday: start,
    review: plusDays(start, 7 * weeks),
    people: Math.min(mostPeople, Math.max(1, Math.round(teamSize / teamPerPerson))),
  }
}
