/** Fresh proof of identity for a session, required before sensitive calls. */
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import type { AccountId } from '#schema/people/people'
import type { proofEndpoints } from '#schema/session/proof.endpoints'
import type { SignInProof } from '#schema/session/session'
import { knownBrowser } from '../accounts/accounts.ts'
import { cookiesOf } from '../accounts/open-session.ts'
import type { Cookies } from '../http/cookies.ts'
import type { Handlers } from '../http/handlers.ts'
import { needsPasskey } from '../http/session-guard.ts'
import type { SessionContext } from '../runtime/service.ts'
import { spendCode, storeCode } from './code.queries.ts'
import { requestOf, verifyRequest } from './passkey.request.ts'
import { sendLater } from './sign-in.handlers.ts'
import { personOf, replaceSession } from './sign-in-as.ts'
import { mustProveByPasskey } from './sign-in-rule.handlers.ts'

/** Not `unauthenticated`: the session is still valid, so the client must not end it. */
const wrongCode: Problem = invalid([{ field: 'code', message: 'is wrong, already used or expired' }])
const wrongPasskey: Problem = invalid([{ field: 'id', message: 'does not come from one of your passkeys' }])

/** How the session was opened, if by more than a code. */
const strongest = (proof: SignInProof | undefined): SignInProof =>
  proof === 'passkey' || proof === 'recovery' || proof === 'operator' ? proof : 'code'

const renew = (context: SessionContext, cookies: Cookies, accountId: AccountId, proof: 'code' | 'passkey') =>
  replaceSession(context, cookies, {
    workspace: context.session.workspace,
    accountId,
    provedAt: context.now.toISOString(),
    // A code does not weaken a session that was opened with more.
    proof: proof === 'passkey' ? proof : strongest(context.session.proof),
  })

export const proofHandlers: Handlers<typeof proofEndpoints> = {
  requestProofCode: async (_input, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const { service, session } = context
    if (await mustProveByPasskey(service, session)) return E.left(needsPasskey)
    const { email, accountId } = person.right
    // Whoever is signed in need not share what strangers may ask for.
    const mark = await knownBrowser(service, email)
    // The session's half is the secret, so that calls sent at the same time mean the same code.
    const half = cookies.right.get('session')
    const { code, isSent } = await storeCode(service, mark, accountId, { earlier: half, next: half })
    if (isSent) sendLater(context, email, code)
    return E.right({ delivery: service.mailer.kind })
  },

  proveByCode: async ({ code }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const { service, session } = context
    if (await mustProveByPasskey(service, session)) return E.left(needsPasskey)
    const { email, accountId } = person.right
    const found = await spendCode(
      service,
      [await knownBrowser(service, email)],
      cookies.right.get('session') ?? '',
      code,
    )
    if (found !== accountId) return E.left(wrongCode)
    return renew(context, cookies.right, accountId, 'code')
  },

  requestProofPasskey: async (_input, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    return requestOf(context, cookies.right, { purpose: 'prove', accountId: person.right.accountId })
  },

  proveByPasskey: async (assertion, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const purpose = { purpose: 'prove', accountId: person.right.accountId } as const
    const account = await verifyRequest(context, cookies.right, purpose, assertion)
    if (E.isLeft(account)) return account.left.kind === 'unauthenticated' ? E.left(wrongPasskey) : account
    return renew(context, cookies.right, account.right, 'passkey')
  },
}
