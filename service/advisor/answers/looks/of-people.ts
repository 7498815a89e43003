/** Marks paid hours that a question states as people: "one staff member fewer" is no full week of 38 hours where most work part-time. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { Context } from '../../plans/context.ts'
import { hoursOfPerson } from '../../plans/people.ts'
import { shiftWords } from '../../questions/lexicon/numbers.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'

const persons = shiftWords
  .filter(([hours]) => hours === hoursOfPerson)
  .flatMap(([, phrases]) => phrases)
  .filter((phrase) => phrase !== 'full timer')

const namesPerson = new RegExp(
  String.raw`\b(?:${persons.join('|').replaceAll(' ', String.raw`\s+`)}|people|staff)s?\b`,
  'i',
)
const isFullTime = /\bfull[\s-]?tim|\b38\s*(?:hours?|hrs?|h)\b/i

const marked = (change: LeverChange): LeverChange =>
  change.by === 'hours' && change.size !== 0 && change.size % hoursOfPerson === 0
    ? { ...change, ofPeople: true }
    : change

/** The readings, with hours that stand for people marked as such, where the size of the team is on record. */
export const ofPeople = (
  reads: readonly ReadQuestion[],
  message: string,
  { records }: Context,
): readonly ReadQuestion[] => {
  const hasTeam = records.profile.teamSize !== undefined && records.profile.teamSize > 0
  if (!hasTeam || !namesPerson.test(message) || isFullTime.test(message)) return reads
  const withPeople = <P extends AnswerablePlan | Plan>(plan: P): P =>
    plan.operator === 'scenario' || plan.operator === 'solve'
      ? { ...plan, changes: plan.changes.map(marked) }
      : plan
  return reads.map((read) => ({ ...read, plan: withPeople(read.plan), also: read.also.map(withPeople) }))
}
