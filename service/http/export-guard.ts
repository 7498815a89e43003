/** Decides who fetches the file of an export (decision 918). */
import { subMinutes } from 'date-fns'
import type { Endpoint } from '#schema/core/endpoint'
import { missing, type Problem } from '#schema/core/problem'
import type { Service, SessionInfo } from '../runtime/service.ts'

/** Minutes after an export in which an auditor can fetch it. */
const auditorMinutes = 10

/** The account of the session that recorded an event; undefined for others, and in a demo. */
const accountOfActor = async (
  { store }: Pick<Service, 'store'>,
  workspace: string,
  actor: string,
): Promise<string | undefined> => {
  const [signIn] = actor.startsWith('session:')
    ? await store.readStream(workspace, `session-${actor.slice('session:'.length)}`)
    : []
  return signIn?.type === 'SignedIn' ? signIn.data.accountId : undefined
}

/**
 * Why a session may not fetch the file of an export: somebody else made it, or an auditor did so a while ago. It is the answer
 * for an export that does not exist. Fetching leaves no event, so the event of the export must be of the person who fetches, and
 * of that time: the rows in a file of records are those of the present.
 */
export const exportRefusalOf = async (
  { store }: Pick<Service, 'store'>,
  { exportOf }: Endpoint,
  { workspace, accountId, role }: SessionInfo,
  input: unknown,
  now: Date,
): Promise<Problem | undefined> => {
  const fields: { readonly exportId?: unknown } = Object(input)
  if (exportOf === undefined || accountId === undefined) return undefined
  const [made] = await store.readStream(workspace, `${exportOf}-export-${fields.exportId}`)
  // The handler says that there is none.
  if (made === undefined) return undefined
  const isTheirs = (await accountOfActor({ store }, workspace, made.actor)) === accountId
  const isLate = role === 'auditor' && made.recordedAt < subMinutes(now, auditorMinutes).toISOString()
  return isTheirs && !isLate
    ? undefined
    : missing(`${exportOf}/no-export`, 'exportId', 'There is no such export here.')
}
