/** Rules of the ways to sign in besides email codes: passkeys, a recovery sheet, and a company account. */
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import type { SliceEvent } from '#schema/events'
import type { AccountId } from '#schema/people/people'
import { maxPasskeys, type PasskeyId } from '#schema/session/passkey'
import type { Decider } from '../event-store/decider.ts'

export type SignInKeysCommand = { readonly accountId: AccountId } & (
  | { readonly type: 'add'; readonly passkeyId: PasskeyId; readonly passkey: Sealed }
  | { readonly type: 'remove'; readonly passkeyId: PasskeyId }
  | { readonly type: 'makeSheet'; readonly codeHashes: readonly string[] }
  | { readonly type: 'useCode'; readonly codeHash: string }
  | { readonly type: 'link'; readonly identity: Sealed }
  | { readonly type: 'unlink' }
)

/** Ids of the passkeys, hashes of unused codes, and whether a company account is linked. */
export type SignInKeysState = {
  readonly passkeys: readonly string[]
  readonly codes: readonly string[]
  readonly isLinked: boolean
}

const tooMany = conflict(
  'passkey/many',
  `A person can have ${maxPasskeys} passkeys. Nothing was recorded. Remove one that you no longer use first.`,
)

/** One refusal for used, replaced and invented codes, which must be indistinguishable. */
export const wrongRecoveryCode: Problem = {
  kind: 'unauthenticated',
  code: 'login/recovery',
  detail: 'This recovery code is wrong, was used, or belongs to a sheet that was replaced.',
  errors: [{ field: 'code', message: 'is wrong, was used or was replaced' }],
}

export const unknownPasskey = missing('passkey/unknown', 'passkeyId', 'There is no such passkey of yours.')

type Decision = E.Either<Problem, readonly SliceEvent<'session'>[]>

export const signInKeysDecider: Decider<'session', SignInKeysCommand, SignInKeysState> = {
  slice: 'session',
  initial: { passkeys: [], codes: [], isLinked: false },
  evolve: (state, event) => {
    if (event.type === 'PasskeyAdded')
      return { ...state, passkeys: [...state.passkeys, event.data.passkeyId] }
    if (event.type === 'PasskeyRemoved')
      return { ...state, passkeys: state.passkeys.filter((id) => id !== event.data.passkeyId) }
    if (event.type === 'RecoverySheetMade') return { ...state, codes: event.data.codeHashes }
    if (event.type === 'RecoveryCodeUsed')
      return { ...state, codes: state.codes.filter((hash) => hash !== event.data.codeHash) }
    if (event.type === 'CompanyAccountLinked') return { ...state, isLinked: true }
    if (event.type === 'CompanyAccountUnlinked') return { ...state, isLinked: false }
    return state
  },
  decide: (command, state): Decision => {
    const { accountId } = command
    if (command.type === 'add') {
      const { passkeyId, passkey } = command
      return state.passkeys.length >= maxPasskeys
        ? E.left(tooMany)
        : E.right([{ type: 'PasskeyAdded', data: { accountId, passkeyId, passkey } }])
    }
    if (command.type === 'remove') {
      const { passkeyId } = command
      return state.passkeys.includes(passkeyId)
        ? E.right([{ type: 'PasskeyRemoved', data: { accountId, passkeyId } }])
        : E.left(unknownPasskey)
    }
    if (command.type === 'makeSheet') {
      const data = { accountId, codeHashes: [...command.codeHashes], replaced: [...state.codes] }
      return E.right([{ type: 'RecoverySheetMade', data }])
    }
    if (command.type === 'link')
      return E.right(
        state.isLinked
          ? []
          : [{ type: 'CompanyAccountLinked', data: { accountId, identity: command.identity } }],
      )
    if (command.type === 'unlink')
      return E.right(state.isLinked ? [{ type: 'CompanyAccountUnlinked', data: { accountId } }] : [])
    const { codeHash } = command
    return state.codes.includes(codeHash)
      ? E.right([{ type: 'RecoveryCodeUsed', data: { accountId, codeHash } }])
      : E.left(wrongRecoveryCode)
  },
}

/** Stream of a person's passkeys and recovery codes. */
export const keysIdOf = (accountId: AccountId): string => `keys-${accountId}`
