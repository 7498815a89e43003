/** A business's rule about how its people sign in. */
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { AccountId } from '#schema/people/people'
import type { SignInProof } from '#schema/session/session'
import type { Decider } from '../event-store/decider.ts'

/** `proof` is how the deciding session was opened. */
export type SignInRuleCommand = {
  readonly accountId: AccountId
  readonly passkeysOnly: boolean
  readonly proof: SignInProof | undefined
  readonly hasRecoverySheet: boolean
}

export type SignInRuleState = { readonly passkeysOnly: boolean }

const ownPasskeyFirst = conflict(
  'session/own-passkey',
  'Sign in with your own passkey first, so that this does not shut you out. Nothing was recorded.',
)

const ownSheetFirst = conflict(
  'session/own-sheet',
  'Make a recovery sheet in My Profile first, for the day you lose your device. Nothing was recorded.',
)

export const signInRuleDecider: Decider<'session', SignInRuleCommand, SignInRuleState> = {
  slice: 'session',
  initial: { passkeysOnly: false },
  evolve: (state, event) =>
    event.type === 'SignInRuleChanged' ? { passkeysOnly: event.data.passkeysOnly } : state,
  decide: ({ accountId, passkeysOnly, proof, hasRecoverySheet }, state) => {
    if (passkeysOnly === state.passkeysOnly) return E.right([])
    if (passkeysOnly && proof !== 'passkey') return E.left(ownPasskeyFirst)
    if (passkeysOnly && !hasRecoverySheet) return E.left(ownSheetFirst)
    return E.right([{ type: 'SignInRuleChanged', data: { accountId, passkeysOnly } }])
  },
}
