/** A person's open sessions in every workspace; in a demo, which has no people, only this one. */
import { subMinutes } from 'date-fns'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { isSealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { missing } from '#schema/core/problem'
import type { SessionId } from '#schema/session/session'
import { MySession, type signInEndpoints } from '#schema/session/sign-in.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { sessionLimits } from '../runtime/config.ts'
import { commandRunner, type SessionContext } from '../runtime/service.ts'
import { sessionDecider } from './session.decider.ts'
import { sessionIdOf } from './session.queries.ts'

type Open = {
  readonly workspace: string
  readonly id: string
  readonly name: string
  readonly signed_in_at: string
  readonly seen_at: string
  readonly expires_at: string
  readonly device: string | null
}

const openSessions = async ({ service, session, db, now }: SessionContext): Promise<readonly Open[]> => {
  if (session.accountId === undefined) {
    const row = await db
      .selectFrom('session')
      .innerJoin('workspace', 'workspace.workspace', 'session.workspace')
      .select(['session.workspace', 'id', 'business_name as name', 'signed_in_at', 'expires_at', 'device'])
      .where('id', '=', session.sessionId)
      .executeTakeFirstOrThrow()
    return [{ ...row, seen_at: now.toISOString() }]
  }
  const { rows } = await service.database.unbound.query<Open>({
    name: 'find-account-sessions',
    text: 'select * from find_account_sessions($1)',
    values: [session.accountId],
  })
  const idle = subMinutes(now, sessionLimits.idleMinutes).toISOString()
  return rows.filter(({ seen_at, expires_at }) => seen_at >= idle && expires_at > now.toISOString())
}

const deviceOf = async (
  { service }: SessionContext,
  { workspace, device }: Open,
): Promise<string | undefined> => {
  const sealed: unknown = JSON.parse(device ?? 'null')
  return isSealed(sealed) ? (await service.sealer.open(workspace, [sealed])).get(sealed.box) : undefined
}

const endSession = (context: SessionContext, workspace: string, sessionId: SessionId) =>
  commandRunner(context, workspace, { actor: `session:${context.session.sessionId}`, persona: null })({
    decider: sessionDecider,
    id: sessionId,
    command: { type: 'signOut', sessionId },
    answer: () => ({}),
  })

/** Ends several sessions, this one last: after a failure half way it is still open for another attempt. */
export const endAll = async (
  context: SessionContext,
  sessions: readonly Pick<Open, 'workspace' | 'id'>[],
): Promise<void> => {
  const isThis = ({ id }: Pick<Open, 'id'>) => id === context.session.sessionId
  for (const { workspace, id } of [...sessions].sort((a, b) => Number(isThis(a)) - Number(isThis(b))))
    await endSession({ ...context, keyed: undefined }, workspace, sessionIdOf(id))
}

export const mySessionHandlers: Handlers<
  Pick<typeof signInEndpoints, 'listMySessions' | 'endMySession' | 'endMySessions' | 'endOtherSessions'>
> = {
  listMySessions: async (_input, context) => {
    const sessions: MySession[] = []
    for (const open of await openSessions(context)) {
      const device = await deviceOf(context, open)
      sessions.push({
        ...decodeOrThrow(
          MySession,
          {
            id: open.id,
            businessName: open.name,
            signedInAt: open.signed_in_at,
            lastSeenAt: open.seen_at,
            isThis: open.id === context.session.sessionId,
          },
          'A session',
        ),
        ...(device === undefined ? {} : { device }),
      })
    }
    return E.right(decodeOrThrow(t.array(MySession), sessions, 'The sessions'))
  },

  endMySession: async ({ sessionId }, context) => {
    const open = (await openSessions(context)).find(({ id }) => id === sessionId)
    return open
      ? endSession(context, open.workspace, sessionId)
      : E.left(missing('session/unknown', 'sessionId', 'There is no such open session of yours.'))
  },

  endMySessions: async (_input, context) => {
    await endAll(context, await openSessions(context))
    return E.right({})
  },

  endOtherSessions: async (_input, context) => {
    const others = (await openSessions(context)).filter(({ id }) => id !== context.session.sessionId)
    await endAll(context, others)
    return E.right({})
  },
}
