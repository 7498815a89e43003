/** Marks paid hours that a question states as people: "one staff member fewer" is no full week of 38 hours where most work part-time. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { Context } from '../../plans/context.ts'
import { hoursOfPerson } from '../../plans/people.ts'
import { shiftWords } from '../../questions/lexicon/numbers.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'

/** A full-timer has the hours of one, and a contractor is not on the team. */
const notOfTeam: ReadonlySet<string> = new Set(['full timer', 'contractor'])

const persons = shiftWords
  .filter(([hours]) => hours === hoursOfPerson)
  .flatMap(([, phrases]) => phrases)
  .filter((phrase) => !notOfTeam.has(phrase))

const namesPerson = new RegExp(
  String.raw`\b(?:${persons.join('|').replaceAll(' ', String.raw`\s+`)}|people|staff)s?\b`,
  'i',
)
const isOtherwise = /\bfull[\s-]?tim|\b38\s*(?:hours?|hrs?|h)\b|\bcontractors?\b/i

/** More people than are on the team are a number that means something else. */
const marked = (change: LeverChange, team: number): LeverChange => {
  const people = Math.abs(change.size) / hoursOfPerson
  return change.by === 'hours' && Number.isInteger(people) && people > 0 && people <= team
    ? { ...change, ofPeople: true }
    : change
}

/** The readings, with hours that stand for people marked as such, where the size of the team is on record. */
export const ofPeople = (
  reads: readonly ReadQuestion[],
  message: string,
  { records }: Context,
): readonly ReadQuestion[] => {
  const { teamSize = 0 } = records.profile
  if (teamSize === 0 || !namesPerson.test(message) || isOtherwise.test(message)) return reads
  const withPeople = <P extends AnswerablePlan | Plan>(plan: P): P =>
    plan.operator === 'scenario' || plan.operator === 'solve'
      ? { ...plan, changes: plan.changes.map((change) => marked(change, teamSize)) }
      : plan
  return reads.map((read) => ({ ...read, plan: withPeople(read.plan), also: read.also.map(withPeople) }))
}
