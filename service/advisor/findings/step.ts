/** The step that a finding calls for: an option that the records support, or finding out what they do not say. */
import type { AdvisorKey } from '#schema/chat/chat'
import type { ExpenseKind } from '#schema/kpi/kpi'
import { coming, dayText, today, weekdayText } from '../calendar.ts'
import { capital, type Line, say } from '../line.ts'
import { measureLabel } from '../measures/measure-names.ts'
import type { Option } from '../options/option.ts'
import { optionsFor } from '../options/options-for.ts'
import type { Context } from '../plans/context.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import type { Finding } from './findings.ts'

/** What to do, and the same as a title. */
export type Step = { readonly step: Line; readonly title: Line }

const [friday, daysAhead] = [4, 3]

/** A step that wins back less than this part of what is lost does not answer the finding. */
const leastPart = 0.25

/** An option of the records' own levers that is worth enough; advice that is on record already is none. */
const isOwnStep =
  ({ worth: lost }: Finding) =>
  ({ advisory, dismissed, changes, worth }: Option): boolean =>
    advisory === undefined &&
    dismissed === undefined &&
    changes.length > 0 &&
    (worth?.likely.value ?? 0) >= leastPart * lost.value

/** Steps of cash protect even where they earn nothing. */
const isProtective = ({ key }: Option): boolean => key === 'reserve'

const matterOf = (context: Context, { measure }: Finding, line: ExpenseKind | undefined): string => {
  const name = measureLabel(line ?? measure, context.records.business.type)
  return `How do we mend ${name}?`
}

const made = (step: Line | undefined, title: Line | undefined): Step | undefined =>
  step && title && { step, title }

/** Brings an expense line back: hours for staff, payments for the others. */
const bringBack = ({ business }: Records, line: ExpenseKind, from: string, by: string) => {
  const name = measureLabel(line, business.type)
  const title = say`Bring ${name} back to the earlier share of revenue`
  return line === 'staff'
    ? made(
        say`Put the hours paid since ${from} beside those of the four weeks before by ${by}, and plan the next four weeks at the earlier share of revenue.`,
        title,
      )
    : made(
        say`Go through every payment for ${name} since ${from} by ${by}, and decide which to end or to bring back to the earlier price.`,
        title,
      )
}

const bringCustomersBack = ({ business }: Records, from: string, by: string) => {
  const { customers, hasWalkIns } = vocabularies[business.type]
  const title = say`Win back the revenue lost since ${from}`
  return hasWalkIns
    ? made(
        say`Put each weekday since ${from} beside the four weeks before by ${by}, find where the sales went missing, and decide on hours, an offer or prices for those days.`,
        title,
      )
    : made(
        say`Put the ${customers} since ${from} beside those of the four weeks before by ${by}, ring the largest who buy less, and decide what would bring them back.`,
        title,
      )
}

const lineOf = ({ measure }: Finding): ExpenseKind | undefined =>
  measure === 'staff-share' ? 'staff' : measure === 'supplies-share' ? 'supplies' : undefined

const usual = (context: Context, finding: Finding, line: ExpenseKind | undefined): Step | undefined => {
  const { records } = context
  const { measure, since } = finding
  const by = weekdayText(coming(friday, today(records.now), daysAhead))
  const from = dayText(since)
  const own = line ?? lineOf(finding)
  if (own !== undefined) return bringBack(records, own, from, by)
  if (measure === 'margin')
    return made(
      say`Put the costs since ${from} beside those of the four weeks before by ${by}, and decide which to bring back.`,
      say`Win back the profit margin`,
    )
  if (measure === 'runway')
    return made(
      say`List by ${by} what must be paid in the next eight weeks and what can wait, and hold back what can wait until cash stops falling.`,
      say`Stop the fall of cash`,
    )
  return bringCustomersBack(records, from, by)
}

/** The best priced step for the change, else the usual one for the measure. */
export const stepFor = (
  context: Context,
  finding: Finding,
  line: ExpenseKind | undefined,
  personaKey: AdvisorKey,
): Step | undefined => {
  const options = optionsFor(context, matterOf(context, finding, line), personaKey, finding)
  const wanted = finding.measure === 'runway' ? isProtective : isOwnStep(finding)
  const best = options.find(wanted)
  return best
    ? { step: best.step, title: { text: capital(best.short.text), figures: best.short.figures } }
    : usual(context, finding, line)
}
