/** "And the October before?" after a figure of October, in the wording that names its year. */
import type { NamedPeriod } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import type { Question } from '../question.ts'
import { selectionOf } from './best-one.ts'

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const asksEarlier = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|but)\W+)*(?:(?:what|how) about )?(?:in |for )?(?:the )?(?<name>(?:${months}|spring|summer|autumn|winter)(?: quarter)?)(?: the| of the| a| the same)?(?: year)? (?:before|earlier|prior)(?: (?:that|it|then))?\W*$`,
  'i',
)

const inYear = (of: NamedPeriod, year: number): NamedPeriod | undefined =>
  of.kind === 'month' || of.kind === 'quarter' || of.kind === 'season' ? { ...of, year } : undefined

/** The message with the year of the latest such time that begins before what was spoken of. */
export const withYearEarlier = (
  message: string,
  before: Plan | undefined,
  ask: (text: string) => Question,
): string => {
  const name = asksEarlier.exec(message)?.groups?.name
  const own = selectionOf(before)
  const { periods, today } = ask(name ?? '')
  const of = periods[0]?.period.of
  if (!name || !own || !of || of.kind === 'since' || of.kind === 'between') return message
  const context = { today, record: undefined }
  const start = resolvePeriod(own.period, context)?.from
  if (start === undefined) return message
  const year = Number(start.slice(0, 4))
  const found = [year, year - 1].find((one) => {
    const named = inYear(of, one)
    return named && (resolvePeriod({ of: named }, context)?.from ?? start) < start
  })
  return found === undefined ? message : `and ${name} ${found}?`
}
