/** An event is in the week that a text on record gives for it, and in no week if no text gives one. */
import { expect, it } from 'vitest'
import { eventWeek } from '../../service/advisor/timeline/event-week.ts'
import { seededRecords } from './seeded-records.ts'

it.each([
  ['realestate', 'landlord walked', '2026-09-28'],
  ['realestate', 'settlements slipped', '2026-10-26'],
  // The text speaks of the sales of that week, or of those since.
  ['cafe', 'pipe burst', '2026-07-13'],
  ['consulting', 'water authority pulled', '2026-10-05'],
  ['cafe', 'dragon landed', undefined],
  ['cafe', 'landlord', undefined],
] as const)('%s: %s', (type, words, from) => {
  expect(eventWeek(seededRecords(type), words.split(' '))?.from).toBe(from)
})
