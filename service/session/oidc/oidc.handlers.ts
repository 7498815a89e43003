/** Sign-in with a company account: to the identity provider, back, and into a session. */
import { clamp, subMinutes } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { installationWorkspace } from '#schema/core/site'
import { CompanyAccount, type oidcEndpoints } from '#schema/session/oidc.endpoints'
import { personSubject } from '../../accounts/accounts.ts'
import type { Identified, OidcFailure } from '../../accounts/identity-provider.ts'
import { cookiesOf } from '../../accounts/open-session.ts'
import { canonicalJson } from '../../event-store/chain.ts'
import type { Handlers } from '../../http/handlers.ts'
import { proofMinutes } from '../../http/session-guard.ts'
import { type Context, commandRunner } from '../../runtime/service.ts'
import { keysRunner } from '../passkey.handlers.ts'
import { personOf, signInAs } from '../sign-in-as.ts'
import { keysIdOf, signInKeysDecider } from '../sign-in-keys.decider.ts'
import {
  accountOfIdentity,
  forgetIdentities,
  linkedAtOf,
  type Stranger,
  storeAsked,
  storeNamed,
  takeAsked,
  takeNamed,
} from './oidc.queries.ts'

const noProvider: Problem = {
  kind: 'missing',
  code: 'login/no-provider',
  detail: 'This installation is not set up for company accounts. Nothing was recorded.',
}

const notNamed: Problem = {
  kind: 'unauthenticated',
  code: 'login/oidc',
  detail: 'This sign-in was used or has expired. Please start it again.',
}

/** Outcome for the login page; `done`: the session can be opened. */
type Outcome = 'done' | 'expired' | 'insecure' | OidcFailure | Stranger

/** Redirects to the login page, which validates the path to show afterwards. */
const toLogin = (outcome: Outcome, next?: string) =>
  E.right({
    location: `/login${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}#oidc=${outcome}`,
  })

const callbackOf = ({ origin }: Context): string => `${origin}/api/login/oidc/callback`

/**
 * Time of the last proof of identity. If the provider gives none, it counts as too old for sensitive calls.
 * Older ones are limited to that age, because a session's hours count from it, and yesterday's proof would
 * end it at once.
 */
const provedAtOf = ({ authenticatedAt }: Identified, now: Date): string => {
  const tooOld = subMinutes(now, proofMinutes + 1)
  return clamp(authenticatedAt ?? tooOld, { start: tooOld, end: now }).toISOString()
}

/** Records the first sign-in with a company account; later ones record nothing. */
const recordLink = async (
  context: Context,
  accountId: Parameters<typeof keysIdOf>[0],
  { issuer, subject }: Identified,
) => {
  const { sealer } = context.service
  const identity = canonicalJson({ issuer, subject })
  return commandRunner({ ...context, keyed: undefined }, installationWorkspace, {
    actor: `account:${accountId}`,
    persona: null,
  })({
    decider: signInKeysDecider,
    id: keysIdOf(accountId),
    command: {
      type: 'link',
      accountId,
      identity: await sealer.seal(installationWorkspace, personSubject(accountId), identity),
    },
    answer: () => ({}),
  })
}

export const oidcHandlers: Handlers<typeof oidcEndpoints> = {
  startOidc: async ({ next }, context) => {
    const { identityProvider } = context.service
    if (identityProvider === undefined) return E.left(noProvider)
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return toLogin('insecure', next)
    const asked = await storeAsked(context.service, cookies.right, next)
    const address = await identityProvider.addressFor(asked, callbackOf(context))
    return E.isLeft(address) ? toLogin(address.left, next) : E.right({ location: address.right })
  },

  finishOidc: async (parameters, context) => {
    const { service, now } = context
    if (service.identityProvider === undefined) return E.left(noProvider)
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return toLogin('insecure')
    const asked = await takeAsked(service, cookies.right, parameters.state ?? '')
    if (asked === undefined) return toLogin('expired')
    const sent = Object.fromEntries(
      Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
    )
    const identified = await service.identityProvider.identify(sent, asked, callbackOf(context))
    if (E.isLeft(identified)) return toLogin(identified.left, asked.next)
    const account = await accountOfIdentity(service, identified.right)
    if (E.isLeft(account)) return toLogin(account.left, asked.next)
    const linked = await recordLink(context, account.right, identified.right)
    if (E.isLeft(linked)) return linked
    await storeNamed(service, cookies.right, account.right, provedAtOf(identified.right, now))
    return toLogin('done', asked.next)
  },

  signInByOidc: async (_input, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const named = await takeNamed(context.service, cookies.right)
    return signInAs(context, cookies.right, named?.accountId, 'company', notNamed, named?.provedAt)
  },

  getCompanyAccount: async (_input, { service, session: { accountId } }) => {
    const linkedAt = accountId && (await linkedAtOf(service, accountId))
    return E.right(decodeOrThrow(CompanyAccount, linkedAt ? { linkedAt } : {}, 'A company account'))
  },

  unlinkCompanyAccount: async (_input, context) => {
    const person = await personOf(context)
    if (E.isLeft(person)) return person
    const { accountId } = person.right
    await forgetIdentities(context.service, accountId)
    return keysRunner(context)({
      decider: signInKeysDecider,
      id: keysIdOf(accountId),
      command: { type: 'unlink', accountId },
      answer: () => ({}),
    })
  },
}
