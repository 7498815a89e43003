/** Sessions of demo businesses: opened without an account, and ended when their copy is replaced. */
import { addDays } from 'date-fns'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import { SessionId, SignIn } from '#schema/session/session'
import { dropCopy } from '../accounts/demo-drops.ts'
import { isDemoCopy } from '../accounts/demo-size.ts'
import { sha256 } from '../event-store/chain.ts'
import { runCommand } from '../event-store/decide.ts'
import { unauthenticated } from '../http/session-guard.ts'
import { sessionLimits } from '../runtime/config.ts'
import { type Context, commandRunner, type Service, type SessionInfo } from '../runtime/service.ts'
import { sessionDecider } from './session.decider.ts'

/** Refusal when the read tables have lost a business's row; the log names the command that restores it. */
export const recordsMissing = ({ report }: Service, workspace: string): E.Either<Problem, never> => {
  // A visitor's copy may have been dropped since its session was checked.
  if (isDemoCopy(workspace)) return E.left(unauthenticated)
  report(
    'error',
    { workspace },
    'the row of this workspace is missing from the read tables: stop the service and run `npm run rebuild`; the next start seeds a demo business whose history is missing too',
  )
  return E.left({
    kind: 'unavailable',
    code: 'session/records-missing',
    detail:
      'Records of this business are missing, so it cannot be opened. The log of the service says how to restore them.',
  })
}

/** Refusal where the installation has no demo businesses. */
export const demosOff: Problem = {
  kind: 'missing',
  code: 'session/no-demos',
  detail: 'This installation has no demo businesses. Nothing was recorded.',
}

/** Opens a session in a demo business. */
export const openDemo = async (workspace: string, context: Context): Promise<E.Either<Problem, SignIn>> => {
  const { service, now, device } = context
  const found = await service.database
    .of(workspace)
    .selectFrom('workspace')
    .select('business_name')
    .executeTakeFirst()
  if (found === undefined) return recordsMissing(service, workspace)
  const token = service.random(32).toString('base64url')
  const sessionId = decodeOrThrow(SessionId, service.nextId(now), 'A session id')
  const run = commandRunner(context, workspace, { actor: `session:${sessionId}`, persona: null })
  return run({
    decider: sessionDecider,
    id: sessionId,
    command: {
      type: 'signIn',
      sessionId,
      tokenHash: sha256(token),
      expiresAt: decodeOrThrow(IsoTime, addDays(now, sessionLimits.absoluteDays).toISOString(), 'An expiry'),
      ...(device
        ? { device: await service.sealer.seal(workspace, `session-${sessionId}`, cutText(device, 400)) }
        : {}),
    },
    isSecret: true,
    ...(device ? { newSubject: `session-${sessionId}` } : {}),
    answer: () => decodeOrThrow(SignIn, { businessName: found.business_name, sessionId: token }, 'A sign-in'),
  })
}

/**
 * Ends the session of a copy that was replaced, so that it opens nothing from the answer on, and drops the copy; if that fails,
 * the next round drops it.
 */
export const leaveCopy = async (service: Service, { sessionId, workspace }: SessionInfo): Promise<void> => {
  const id = decodeOrThrow(SessionId, sessionId, 'A session id')
  await runCommand(service.store, {
    workspace,
    decider: sessionDecider,
    id,
    command: { type: 'signOut', sessionId: id },
    metadata: { actor: 'system:session', persona: null, correlationId: null, causationId: null },
  })
  setImmediate(() => {
    dropCopy(service, workspace).catch((error: unknown) =>
      service.report('warn', { err: error }, 'a demo copy could not be dropped'),
    )
  })
}
