/** The three demo businesses, put together. */
import type { BusinessType } from '#schema/session/session'
import type { Business } from './business.ts'
import { cafeAdvisories } from './cafe.advisories.ts'
import { cafeShape } from './cafe.figures.ts'
import { cafeMemos } from './cafe.memos.ts'
import { consultingAdvisories } from './consulting.advisories.ts'
import { consultingShape } from './consulting.figures.ts'
import { consultingMemos } from './consulting.memos.ts'
import { realestateAdvisories } from './realestate.advisories.ts'
import { realestateShape } from './realestate.figures.ts'
import { realestateMemos } from './realestate.memos.ts'

/** Each demo business by its type. */
export const businesses: Readonly<Record<BusinessType, Business>> = {
  cafe: {
    shape: cafeShape,
    opened: '10:12:31',
    persona: 'hospitality_ceo',
    // Someone tried to build on the film that went round, and came back to the floor.
    personaChanges: [
      { daysAgo: 54, time: '20:14:26', personaKey: 'growth_hacker' },
      { daysAgo: 33, time: '06:52:48', personaKey: 'hospitality_ceo' },
    ],
    advisories: cafeAdvisories,
    memos: cafeMemos,
  },
  realestate: {
    shape: realestateShape,
    opened: '14:47:09',
    persona: 'value_investor',
    // A fortnight on service after the landlord had left.
    personaChanges: [
      { daysAgo: 40, time: '17:31:03', personaKey: 'operations_expert' },
      { daysAgo: 26, time: '08:47:35', personaKey: 'value_investor' },
    ],
    advisories: realestateAdvisories,
    memos: realestateMemos,
  },
  consulting: {
    shape: consultingShape,
    opened: '08:36:52',
    persona: 'operations_expert',
    // New offers were looked at while the milestone money lasted.
    personaChanges: [
      { daysAgo: 60, time: '12:22:17', personaKey: 'innovation_focused' },
      { daysAgo: 39, time: '09:08:41', personaKey: 'operations_expert' },
    ],
    advisories: consultingAdvisories,
    memos: consultingMemos,
  },
}
