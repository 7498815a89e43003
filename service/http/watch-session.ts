/** Looks again at the session of a call that takes long: its person may have been removed, or have another role. */
import type { Response } from 'express'
import type { Endpoint } from '#schema/core/endpoint'
import { seesAlike } from '../runtime/sees-alike.ts'
import type { SessionInfo } from '../runtime/session-info.ts'
import { sendProblem } from './refusal.ts'
import { refusalOf } from './session-guard.ts'
import { isStreaming, soonMs, whileOpen } from './sse.ts'

/**
 * Returns a function that reads the session again by `find`; it refuses the call, or ends its stream, and returns undefined
 * if the session may not make the call any more. A reply to a question and a file are checked every second; the change feed
 * checks with every change, and a reply that is followed with every look. `find` is undefined for a call without a session.
 */
export const watchSession = (
  response: Response,
  row: Endpoint,
  session: SessionInfo | undefined,
  find: (() => Promise<SessionInfo | undefined>) | undefined,
): (() => Promise<SessionInfo | undefined>) => {
  const check = async () => {
    const present = await find?.()
    const refused = find && refusalOf(row, present)
    if (refused && (isStreaming(response) || !response.headersSent)) sendProblem(response, refused)
    return refused ? undefined : present
  }
  // A file that has begun can only break off: its reader sees that it is not whole.
  const checkFile = async () => {
    const present = await check()
    if (session && !(present && seesAlike(session, present))) response.destroy()
  }
  if (session?.accountId === undefined) return check
  if (row.file) whileOpen(response, soonMs, checkFile)
  else if (row.stream && row.method !== 'GET') whileOpen(response, soonMs, check)
  return check
}
