/** Rules of the two profiles: each is saved as a whole; a save without a change records nothing. */
import { decodeOrThrow } from '#schema/core/decode'
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import type { AccountId } from '#schema/people/people'
import {
  type BusinessProfile,
  type BusinessProfileFields,
  businessProfileDefaults,
  type Preferences,
} from '#schema/profile/profile'
import { canonicalJson } from '../event-store/chain.ts'
import type { Decider } from '../event-store/decider.ts'
import { findDuplicate } from '../runtime/reject-duplicates.ts'

/**
 * The command is the business profile to save; the state is the saved one, or the defaults without `savedAt`.
 * Refuses a repeated value in a list (400).
 */
export const businessProfileDecider: Decider<'profile', BusinessProfileFields, BusinessProfile> = {
  slice: 'profile',
  initial: businessProfileDefaults,
  evolve: (state, event) =>
    event.type === 'BusinessProfileSaved'
      ? { ...event.data, savedAt: decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time') }
      : state,
  decide: (fields, state) => {
    const { primaryObjectives, keyChallenges, industryFocus, preferredPersonas } = fields
    const repeated = findDuplicate({ primaryObjectives, keyChallenges, industryFocus, preferredPersonas })
    if (repeated) return E.left(repeated)
    const { savedAt, ...before } = state
    // Saving the defaults is recorded the first time: it confirms them.
    if (savedAt !== undefined && canonicalJson(before) === canonicalJson(fields)) return E.right([])
    return E.right([{ type: 'BusinessProfileSaved', data: fields }])
  },
}

/** The personal profile to save. For an unchanged person, `person` is the stored sealed box. */
export type PersonalProfileCommand = {
  readonly person: Sealed
  readonly preferences: Preferences
  /** Owner of the profile; undefined in a demo. */
  readonly accountId?: AccountId
}

/** The saved personal profile; null before the first save. */
export type PersonalProfileState = (PersonalProfileCommand & { readonly savedAt: IsoTime }) | null

/** Refuses nothing: the contract already checks every field. */
export const personalProfileDecider: Decider<'profile', PersonalProfileCommand, PersonalProfileState> = {
  slice: 'profile',
  initial: null,
  evolve: (state, event) =>
    event.type === 'PersonalProfileSaved'
      ? { ...event.data, savedAt: decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time') }
      : state,
  decide: (data, state) => {
    if (state !== null) {
      const { savedAt: _, ...before } = state
      if (canonicalJson(before) === canonicalJson(data)) return E.right([])
    }
    return E.right([{ type: 'PersonalProfileSaved', data }])
  },
}
