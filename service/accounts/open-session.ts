/**
 * Opens the session of a person with an account: half of its secret is in the answer, the other half in a
 * cookie (decision 41).
 */

import { addHours } from 'date-fns'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { AccountId } from '#schema/people/people'
import { SessionId, SignIn, type SignInProof } from '#schema/session/session'
import { sha256 } from '../event-store/chain.ts'
import type { Cookies } from '../http/cookies.ts'
import { sessionLimits } from '../runtime/config.ts'
import type { Context, Service } from '../runtime/service.ts'
import { businessNameOf } from './workspaces.ts'

/** Refusal to send a secret over an unencrypted connection. */
export const insecure: Problem = {
  kind: 'insecure',
  code: 'session/insecure',
  detail: 'Signing in works over https, or on the machine that runs Jarvin. Nothing was recorded.',
}

/** Cookies of a call, or the refusal over an unencrypted connection. */
export const cookiesOf = ({ cookies }: Context): E.Either<Problem, Cookies> =>
  cookies ? E.right(cookies) : E.left(insecure)

/**
 * Session to open: its person, workspace and way of sign-in; `provedAt` is the time of their last proof, if any.
 * `expiresAt` is the end of the session that this one replaces without new proof.
 */
type Opening = {
  readonly workspace: string
  readonly accountId: AccountId
  readonly provedAt?: string
  readonly expiresAt?: string
  /** Undefined for sessions from before this was recorded. */
  readonly proof: SignInProof | undefined
}

const timeOf = (date: Date): IsoTime => decodeOrThrow(IsoTime, date.toISOString(), 'A time')

/** Records the sign-in, sets the cookie and returns the answer. */
export const openSession = async (
  context: Context,
  cookies: Cookies,
  { workspace, accountId, provedAt, expiresAt, proof }: Opening,
): Promise<SignIn> => {
  const { service, now, device, requestId } = context
  const [token, half] = [service.random(32).toString('base64url'), service.random(32).toString('base64url')]
  const sessionId = decodeOrThrow(SessionId, service.nextId(now), 'A session id')
  const businessName = await businessNameOf(service, workspace)
  const member = await service.database
    .of(workspace)
    .selectFrom('member')
    .select('person')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  // Switching workspaces does not extend the session.
  const expires = expiresAt
    ? new Date(expiresAt)
    : addHours(provedAt === undefined ? now : new Date(provedAt), sessionLimits.accountHours)
  const { outcome } = await service.store.append(workspace, {
    stream: `session-${sessionId}`,
    expectedVersion: 0,
    events: [
      {
        type: 'SignedIn',
        data: {
          sessionId,
          tokenHash: sha256(token),
          halfHash: sha256(half),
          accountId,
          ...(member ? { person: decodeOrThrow(Sealed, JSON.parse(member.person), 'A sealed person') } : {}),
          expiresAt: timeOf(expires),
          ...(provedAt === undefined ? {} : { provedAt: timeOf(new Date(provedAt)) }),
          ...(proof === undefined ? {} : { proof }),
          ...(device
            ? { device: await service.sealer.seal(workspace, `session-${sessionId}`, cutText(device, 400)) }
            : {}),
        },
      },
    ],
    metadata: {
      actor: `session:${sessionId}`,
      persona: null,
      correlationId: requestId,
      causationId: requestId,
    },
  })
  if (outcome !== 'appended') throw new Error(`A new session was not recorded: ${outcome}.`)
  cookies.set('session', half, Math.max(1, Math.floor((expires.getTime() - now.getTime()) / 1000)))
  return decodeOrThrow(SignIn, { businessName, sessionId: token }, 'A sign-in')
}

type HalfFound = { readonly workspace: string; readonly session_id: string }

/** The session whose cookie this is, unless it was signed out; it may have expired. */
export const sessionsOfHalf = async (
  { database }: Pick<Service, 'database'>,
  half: string,
): Promise<readonly HalfFound[]> => {
  const { rows } = await database.unbound.query<HalfFound>({
    name: 'find-half-session',
    text: 'select * from find_half_session($1)',
    values: [sha256(half)],
  })
  return rows
}

/** Ends the session of this browser's cookie. Otherwise the next cookie would leave it open without anyone able to use it. */
const endEarlier = async ({ service, requestId }: Context, half: string): Promise<void> => {
  for (const { workspace, session_id } of await sessionsOfHalf(service, half)) {
    const sessionId = decodeOrThrow(SessionId, session_id, 'A session id')
    const stream = `session-${sessionId}`
    await service.store.append(workspace, {
      stream,
      expectedVersion: (await service.store.readStream(workspace, stream)).length,
      events: [{ type: 'SignedOut', data: { sessionId } }],
      metadata: {
        actor: `session:${sessionId}`,
        persona: null,
        correlationId: requestId,
        causationId: requestId,
      },
    })
  }
}

/** Signs a person in with a new session, which replaces the browser's earlier one. */
export const signInHere = async (context: Context, cookies: Cookies, opening: Opening): Promise<SignIn> => {
  const half = cookies.get('session')
  if (half !== undefined) await endEarlier(context, half)
  return openSession(context, cookies, opening)
}
