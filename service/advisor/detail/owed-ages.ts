/** What of a list of debtors is overdue, and its ages. */
import { listed } from '../../runtime/counted.ts'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'
import type { OwedOn } from './owed.ts'
import { money, plain } from './owed-lines.ts'

/** How much is overdue, as far as the list says so. */
export const overdueLine = (records: Records, owed: OwedOn): Line | undefined => {
  const { figures } = owed
  if (figures.overdue !== undefined)
    return Number(figures.overdue) > 0
      ? say`${figures.credits === undefined ? 'Of that' : 'Less credits'}, ${money(records, owed, 'overdue', Number(figures.overdue))} is overdue.`
      : plain('None of it is overdue.')
  const known = figures.ages
    .filter(({ isOverdue }) => isOverdue)
    .reduce((sum, { amount }) => sum + Number(amount), 0)
  return known > 0
    ? say`At least ${money(records, owed, 'overdue', known)} is overdue; for the rest, the list does not say.`
    : plain('The list does not say how much of it is overdue.')
}

/** The sums of each age. */
export const agesLine = (records: Records, owed: OwedOn): Line | undefined => {
  const parts = owed.figures.ages
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ age, amount }) => say`${age} ${money(records, owed, `owed, ${age}`, Number(amount))}`)
    .flatMap((line) => line ?? [])
  return {
    text: `By age: ${listed(parts.map(({ text }) => text))}.`,
    figures: parts.flatMap(({ figures }) => figures),
  }
}
