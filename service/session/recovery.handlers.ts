/** Recovery sheets, sign-in with their codes, and the ways to sign in that the login page offers. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { installationWorkspace } from '#schema/core/site'
import { AccountId } from '#schema/people/people'
import { plainRecoveryCode, RecoveryCode, RecoverySheet, recoveryCodes } from '#schema/session/passkey'
import type { passkeyEndpoints } from '#schema/session/passkey.endpoints'
import { cookiesOf } from '../accounts/open-session.ts'
import { sha256 } from '../event-store/chain.ts'
import type { Handlers } from '../http/handlers.ts'
import { commandRunner, type Service } from '../runtime/service.ts'
import { keysRunner } from './passkey.handlers.ts'
import { personOf, signInAs } from './sign-in-as.ts'
import { keysIdOf, signInKeysDecider, wrongRecoveryCode } from './sign-in-keys.decider.ts'
import { keysRefusalOf } from './sign-in-rule.handlers.ts'

/** Crockford's alphabet, 5 bits per character; omits letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code of 120 random bits: enough for a plain hash, and a slow hash could be used to overload the service. */
const newCode = ({ random }: Service): string =>
  plainRecoveryCode([...random(24)].map((byte) => letters[byte % letters.length]).join(''))

const codeHash = (code: string): string => sha256(`recovery ${code}`)

const installation = ({ database }: Service) => database.of(installationWorkspace)

export const recoveryHandlers: Handlers<
  Pick<
    typeof passkeyEndpoints,
    'getSignInWays' | 'signInByRecoveryCode' | 'getRecoverySheet' | 'makeRecoverySheet'
  >
> = {
  getSignInWays: async (_input, { service }) => {
    const [passkey, recovery] = await Promise.all([
      installation(service).selectFrom('passkey').select('id').limit(1).executeTakeFirst(),
      installation(service).selectFrom('recovery_code').select('code_hash').limit(1).executeTakeFirst(),
    ])
    return E.right({
      passkey: passkey !== undefined,
      recovery: recovery !== undefined,
      ...(service.identityProvider ? { company: true } : {}),
    })
  },

  signInByRecoveryCode: async ({ code }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const hash = codeHash(plainRecoveryCode(code))
    const row = await installation(context.service)
      .selectFrom('recovery_code')
      .select('account_id')
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined) return E.left(wrongRecoveryCode)
    const accountId = decodeOrThrow(AccountId, row.account_id, 'An account')
    const used = await commandRunner({ ...context, keyed: undefined }, installationWorkspace, {
      actor: 'visitor',
      persona: null,
    })({
      decider: signInKeysDecider,
      id: keysIdOf(accountId),
      command: { type: 'useCode', accountId, codeHash: hash },
      answer: () => ({}),
    })
    return E.isLeft(used) ? used : signInAs(context, cookies.right, accountId, 'recovery', wrongRecoveryCode)
  },

  getRecoverySheet: async (_input, { service, session: { accountId } }) => {
    const rows =
      accountId === undefined
        ? []
        : await installation(service)
            .selectFrom('recovery_code')
            .select('made_at as madeAt')
            .where('account_id', '=', accountId)
            .execute()
    return E.right(decodeOrThrow(RecoverySheet, { left: rows.length, ...rows[0] }, 'A recovery sheet'))
  },

  makeRecoverySheet: async (_input, context) => {
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const { accountId } = person.right
    const refused = await keysRefusalOf(context, accountId)
    if (refused) return E.left(refused)
    const codes = Array.from({ length: recoveryCodes }, () =>
      decodeOrThrow(RecoveryCode, newCode(context.service), 'A recovery code'),
    )
    return keysRunner(context)({
      decider: signInKeysDecider,
      id: keysIdOf(accountId),
      command: { type: 'makeSheet', accountId, codeHashes: codes.map(codeHash) },
      answer: () => ({ codes }),
      isSecret: true,
    })
  },
}
