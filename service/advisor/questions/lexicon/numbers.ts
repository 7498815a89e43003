/** Numbers in words, and words for amounts of paid work. */
import { tens, units } from './number-words.ts'

/** What else people say for a number. */
const otherwise: Readonly<Record<number, readonly string[]>> = {
  2: ['couple', 'pair', 'both'],
  12: ['dozen'],
}

/** Cardinal numbers; `amounts.ts` composes the others. */
export const numberWords: readonly (readonly [value: number, phrases: readonly string[]])[] = [
  ...units.map((word, value) => [value, [word, ...(otherwise[value] ?? [])]] as const).slice(1),
  ...Object.entries(tens).map(([word, value]) => [value, [word]] as const),
]

/** Paid hours of a shift, a part-timer and a full-timer (38 hours a week, the National Employment Standards). */
export const shiftWords: readonly (readonly [hours: number, phrases: readonly string[]])[] = [
  [5, ['shift']],
  [19, ['part timer', 'casual', 'half time person']],
  [
    38,
    `person, employee, full timer, staff member, barista, chef, cook, kitchen hand, waiter, waitress, waitstaff, assistant, agent, consultant,
    hand, manager, hire, receptionist, partner, principal, analyst, senior, junior, trainee, apprentice, intern, property manager, pm, admin,
    bookkeeper, rep, worker, someone, somebody, senior consultant, sales agent, team member, director, associate, dishwasher`
      .split(',')
      .map((phrase) => phrase.trim()),
  ],
]

export const fractionWords: readonly (readonly [value: number, phrases: readonly string[]])[] = [
  [1 / 2, ['half']],
  [1 / 3, ['third']],
  [1 / 4, ['quarter']],
  [1 / 5, ['fifth']],
  [1 / 10, ['tenth']],
]

/** Words for the unit of the number before them. */
export const unitOfNumber = {
  dollars: ['dollar', 'buck', 'aud', 'quid'],
  cents: ['cent'],
  percent: ['percent', 'per cent', 'percentage point', 'point', 'pc'],
} as const
