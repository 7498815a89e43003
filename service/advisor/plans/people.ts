/** Paid hours that stand for people: where the size of the team is known, each of them is an equal share of the paid work. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { FigureInput } from '#schema/core/advice'
import type { Records } from '../records.ts'

/** Paid hours a week of a full-timer (National Employment Standards), which a plan has for each person. */
export const hoursOfPerson = 38

/** True for hours that stand for people of a team whose size is on record. */
export const isOfTeam = ({ profile }: Records, { ofPeople }: LeverChange): boolean =>
  ofPeople === true && (profile.teamSize ?? 0) > 0

/** People who come (above 0) or go, where the size of the team is on record. */
export const peopleIn = (records: Records, changes: readonly LeverChange[]): number =>
  changes
    .filter((change) => isOfTeam(records, change))
    .reduce((sum, { size }) => sum + size / hoursOfPerson, 0)

/** The same as a percentage of all paid work. */
export const shareOfTeam = (records: Records, changes: readonly LeverChange[]): number => {
  const people = peopleIn(records, changes)
  return people === 0 ? 0 : (100 * people) / (records.profile.teamSize ?? 1)
}

/** The size of the team, as the profile has it. */
export const teamInput: FigureInput = { kind: 'profile', field: 'teamSize' }
