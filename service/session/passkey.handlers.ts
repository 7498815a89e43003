/** Sign-in with a passkey, and a person's own passkeys. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { installationWorkspace } from '#schema/core/site'
import { Passkey, PasskeyId } from '#schema/session/passkey'
import type { passkeyEndpoints } from '#schema/session/passkey.endpoints'
import { personSubject } from '../accounts/accounts.ts'
import { cookiesOf } from '../accounts/open-session.ts'
import { canonicalJson } from '../event-store/chain.ts'
import type { Handlers } from '../http/handlers.ts'
import { commandRunner, type SessionContext } from '../runtime/service.ts'
import { wrongPasskey } from './passkey.challenges.ts'
import { creationOf, verifyCreation } from './passkey.creation.ts'
import { type KnownPasskey, passkeysOf, recordUse } from './passkey.queries.ts'
import { requestOf, verifyRequest } from './passkey.request.ts'
import { personOf, signInAs } from './sign-in-as.ts'
import { keysIdOf, signInKeysDecider, unknownPasskey } from './sign-in-keys.decider.ts'
import { keysRefusalOf } from './sign-in-rule.handlers.ts'

/** Runs commands on a person's keys, in the installation's history. */
export const keysRunner = (context: SessionContext) =>
  commandRunner(context, installationWorkspace, {
    actor: `session:${context.session.sessionId}`,
    persona: null,
  })

const shown = ({ passkeyId, name, addedAt, usedAt }: KnownPasskey): unknown => ({
  id: passkeyId,
  name,
  addedAt,
  ...(usedAt === null ? {} : { lastUsedAt: usedAt }),
})

export const passkeyHandlers: Handlers<
  Pick<
    typeof passkeyEndpoints,
    | 'requestPasskey'
    | 'signInByPasskey'
    | 'listPasskeys'
    | 'requestNewPasskey'
    | 'addPasskey'
    | 'removePasskey'
  >
> = {
  requestPasskey: async (_input, context) => {
    const cookies = cookiesOf(context)
    return E.isLeft(cookies) ? cookies : requestOf(context, cookies.right, { purpose: 'sign-in' })
  },

  signInByPasskey: async (assertion, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const account = await verifyRequest(context, cookies.right, { purpose: 'sign-in' }, assertion)
    return E.isLeft(account)
      ? account
      : signInAs(context, cookies.right, account.right, 'passkey', wrongPasskey)
  },

  listPasskeys: async (_input, { service, session: { accountId } }) => {
    const known = accountId === undefined ? [] : await passkeysOf(service, accountId)
    return E.right(decodeOrThrow(t.array(Passkey), known.map(shown), 'The passkeys'))
  },

  requestNewPasskey: async (_input, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const refused = await keysRefusalOf(context, person.right.accountId)
    if (refused) return E.left(refused)
    return creationOf(context, cookies.right, person.right.accountId, person.right)
  },

  addPasskey: async ({ name = 'Passkey', ...attestation }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const { service, now } = context
    const { accountId } = person.right
    const refused = await keysRefusalOf(context, accountId)
    if (refused) return E.left(refused)
    const created = await verifyCreation(context, cookies.right, accountId, attestation)
    if (E.isLeft(created)) return created
    const { counter, ...stored } = created.right
    const passkeyId = decodeOrThrow(PasskeyId, service.nextId(now), 'A passkey')
    const recorded = await keysRunner(context)({
      decider: signInKeysDecider,
      id: keysIdOf(accountId),
      command: {
        type: 'add',
        accountId,
        passkeyId,
        passkey: await service.sealer.seal(
          installationWorkspace,
          personSubject(accountId),
          canonicalJson({ name: name.trim(), ...stored }),
        ),
      },
      answer: () => ({ passkeyId }),
    })
    if (E.isLeft(recorded)) return recorded
    if (counter > 0) await recordUse(service, passkeyId, counter)
    const added = (await passkeysOf(service, accountId)).find(
      (one) => one.passkeyId === recorded.right.passkeyId,
    )
    return added ? E.right(decodeOrThrow(Passkey, shown(added), 'A passkey')) : E.left(unknownPasskey)
  },

  removePasskey: async ({ passkeyId }, context) => {
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const { accountId } = person.right
    const refused = await keysRefusalOf(context, accountId)
    if (refused) return E.left(refused)
    return keysRunner(context)({
      decider: signInKeysDecider,
      id: keysIdOf(accountId),
      command: { type: 'remove', accountId, passkeyId },
      answer: () => ({}),
    })
  },
}
