import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import type { AnyEvent } from '#schema/events'
import { AccountId } from '#schema/people/people'
import { signInRuleDecider } from '../../service/session/sign-in-rule.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(signInRuleDecider)
const accountId = decodeOrThrow(AccountId, 'a1', 'id')
const changed = (passkeysOnly: boolean): AnyEvent => ({
  type: 'SignInRuleChanged',
  data: { accountId, passkeysOnly },
})
const ask = { accountId, passkeysOnly: true, proof: 'passkey', hasRecoverySheet: true } as const

it('is changed by an owner who used a passkey and has a recovery sheet', () => {
  given().when(ask).yields(changed(true))
  given()
    .when({ ...ask, proof: 'code' })
    .refused('session/own-passkey')
  given()
    .when({ ...ask, proof: undefined })
    .refused('session/own-passkey')
  given()
    .when({ ...ask, hasRecoverySheet: false })
    .refused('session/own-sheet')
})

it('is recorded once, and taken back', () => {
  given(changed(true)).when(ask).yields()
  given(changed(true))
    .when({ ...ask, passkeysOnly: false, hasRecoverySheet: false })
    .yields(changed(false))
  given()
    .when({ ...ask, passkeysOnly: false })
    .yields()
})
