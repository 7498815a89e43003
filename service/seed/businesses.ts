/** The three demo businesses. */
import type { DemoBusiness } from '#schema/session/session'
import type { Business } from './business.ts'
import { cafeAdvisories } from './cafe.advisories.ts'
import { cafeBriefs } from './cafe.briefs.ts'
import { cafeParameters } from './cafe.figures.ts'
import { cafeMemos } from './cafe.memos.ts'
import { cafePastAdvisories } from './cafe.past-advisories.ts'
import { cafeSettings } from './cafe.settings.ts'
import { consultingAdvisories } from './consulting.advisories.ts'
import { consultingBriefs } from './consulting.briefs.ts'
import { consultingParameters } from './consulting.figures.ts'
import { consultingMemos } from './consulting.memos.ts'
import { consultingPastAdvisories } from './consulting.past-advisories.ts'
import { consultingSettings } from './consulting.settings.ts'
import { realestateAdvisories } from './realestate.advisories.ts'
import { realestateBriefs } from './realestate.briefs.ts'
import { realestateParameters } from './realestate.figures.ts'
import { realestateMemos } from './realestate.memos.ts'
import { realestatePastAdvisories } from './realestate.past-advisories.ts'
import { realestateSettings } from './realestate.settings.ts'

/** Demo businesses by type. */
export const businesses: Readonly<Record<DemoBusiness, Business>> = {
  cafe: {
    parameters: cafeParameters,
    opened: '10:12:31',
    persona: 'hospitality_ceo',
    // The burst main raised the question of money; later somebody tried to build on the viral film. Each
    // time, the café returned to day-to-day operations.
    personaChanges: [
      { daysAgo: 118, time: '21:03:10', personaKey: 'value_investor' },
      { daysAgo: 97, time: '07:40:55', personaKey: 'hospitality_ceo' },
      { daysAgo: 54, time: '20:14:26', personaKey: 'growth_hacker' },
      { daysAgo: 33, time: '06:52:48', personaKey: 'hospitality_ceo' },
    ],
    settings: cafeSettings,
    advisories: [...cafeAdvisories, ...cafePastAdvisories],
    memos: cafeMemos,
    briefs: cafeBriefs,
  },
  realestate: {
    parameters: realestateParameters,
    opened: '14:47:09',
    persona: 'value_investor',
    // It considered new services once, and after the landlord left, two weeks went into service quality.
    personaChanges: [
      { daysAgo: 131, time: '13:26:44', personaKey: 'innovation_focused' },
      { daysAgo: 109, time: '09:02:18', personaKey: 'value_investor' },
      { daysAgo: 40, time: '17:31:03', personaKey: 'operations_expert' },
      { daysAgo: 26, time: '08:47:35', personaKey: 'value_investor' },
    ],
    settings: realestateSettings,
    advisories: [...realestateAdvisories, ...realestatePastAdvisories],
    memos: realestateMemos,
    briefs: realestateBriefs,
  },
  consulting: {
    parameters: consultingParameters,
    opened: '08:36:52',
    persona: 'operations_expert',
    // An attempt to win more enquiries, then a look at new offers while the milestone payment lasted.
    personaChanges: [
      { daysAgo: 140, time: '10:55:29', personaKey: 'growth_hacker' },
      { daysAgo: 121, time: '08:20:36', personaKey: 'operations_expert' },
      { daysAgo: 60, time: '12:22:17', personaKey: 'innovation_focused' },
      { daysAgo: 39, time: '09:08:41', personaKey: 'operations_expert' },
    ],
    settings: consultingSettings,
    advisories: [...consultingAdvisories, ...consultingPastAdvisories],
    memos: consultingMemos,
    briefs: consultingBriefs,
  },
}
