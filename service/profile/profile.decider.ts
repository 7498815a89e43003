/** Rules of the two profiles: each is saved as a whole, and what stands already is not recorded again. */
import { decodeOrThrow } from '#schema/core/decode'
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import {
  type BusinessProfile,
  type BusinessProfileFields,
  businessProfileDefaults,
  type Preferences,
} from '#schema/profile/profile'
import { canonicalJson } from '../event-store/chain.ts'
import type { Decider } from '../event-store/decider.ts'
import { repeatedIn } from '../runtime/reject-duplicates.ts'

/**
 * A command is the business profile to save; the state is the saved one, or the defaults without `savedAt`.
 * Refuses a list that holds a value twice (400).
 */
export const businessProfileDecider: Decider<BusinessProfileFields, BusinessProfile> = {
  slice: 'profile',
  initial: businessProfileDefaults,
  evolve: (state, event) =>
    event.type === 'BusinessProfileSaved'
      ? { ...event.data, savedAt: decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time') }
      : state,
  decide: (fields, state) => {
    const { primaryObjectives, keyChallenges, industryFocus, preferredPersonas } = fields
    const repeated = repeatedIn({ primaryObjectives, keyChallenges, industryFocus, preferredPersonas })
    if (repeated) return E.left(repeated)
    const { savedAt, ...before } = state
    // The defaults have to be saved once, too: from then on somebody stands behind them.
    if (savedAt !== undefined && canonicalJson(before) === canonicalJson(fields)) return E.right([])
    return E.right([{ type: 'BusinessProfileSaved', data: fields }])
  },
}

/** The personal profile to save; a person who is the same as before comes in the box of before. */
export type PersonalProfileCommand = { readonly person: Sealed; readonly preferences: Preferences }

/** The personal profile as it was saved last, null before. */
export type PersonalProfileState = (PersonalProfileCommand & { readonly savedAt: IsoTime }) | null

/** Refuses nothing: what can be wrong with a personal profile shows in its fields alone. */
export const personalProfileDecider: Decider<PersonalProfileCommand, PersonalProfileState> = {
  slice: 'profile',
  initial: null,
  evolve: (state, event) =>
    event.type === 'PersonalProfileSaved'
      ? { ...event.data, savedAt: decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time') }
      : state,
  decide: ({ person, preferences }, state) => {
    const data = { person, preferences }
    if (state !== null) {
      const { savedAt: _, ...before } = state
      if (canonicalJson(before) === canonicalJson(data)) return E.right([])
    }
    return E.right([{ type: 'PersonalProfileSaved', data }])
  },
}
