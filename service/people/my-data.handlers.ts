/** A person's stored data, to download and to erase. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { myDataEndpoints } from '#schema/people/my-data.endpoints'
import type { AccountId } from '#schema/people/people'
import { businessNameOf } from '../accounts/workspaces.ts'
import type { Handlers } from '../http/handlers.ts'
import { noPeople } from '../http/session-guard.ts'
import { commandRunner, type Service, type SessionContext } from '../runtime/service.ts'
import type { EndLinks } from './end-links.ts'
import { erasePerson } from './erase-person.ts'
import { membersDecider } from './members.decider.ts'
import { accountWorkspaces, readAccountPart, readWorkspacePart } from './my-data.read.ts'
import { membersId } from './people.queries.ts'

/** Businesses that would have no owner left. A business that is being deleted needs none. */
const ownedAlone = async (
  service: Service,
  workspaces: readonly string[],
  accountId: AccountId,
): Promise<readonly string[]> => {
  const names: string[] = []
  for (const workspace of workspaces) {
    const db = service.database.of(workspace)
    const owners = await db
      .selectFrom('member')
      .select('account_id')
      .where('role', '=', 'owner')
      .where('ended_at', 'is', null)
      .execute()
    const { deletes_at } = await db.selectFrom('workspace').select('deletes_at').executeTakeFirstOrThrow()
    const isAlone = owners.length === 1 && owners[0]?.account_id === accountId
    if (isAlone && deletes_at === null) names.push(await businessNameOf(service, workspace))
  }
  return names
}

const lastOwner = (names: readonly string[]): Problem =>
  conflict(
    'people/last-owner',
    `You are the only owner of ${names.join(', ')}. Make somebody else an owner there, or delete the business first. Nothing was recorded.`,
  )

const endMembership = async (
  context: SessionContext,
  workspace: string,
  accountId: AccountId,
  isErasing: boolean,
): Promise<E.Either<Problem, unknown>> => {
  const { service } = context
  const db = service.database.of(workspace)
  const member = await db
    .selectFrom('member')
    .select('ended_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (member === undefined || member.ended_at !== null) return E.right({})
  const { deletes_at } = await db.selectFrom('workspace').select('deletes_at').executeTakeFirstOrThrow()
  return commandRunner({ ...context, keyed: undefined }, workspace, {
    actor: `session:${context.session.sessionId}`,
    persona: null,
  })({
    decider: membersDecider,
    id: membersId,
    command: {
      type: 'end',
      accountId,
      ...(deletes_at === null ? {} : { isDeleting: true }),
      ...(isErasing ? { isErasing } : {}),
    },
    answer: () => ({}),
  })
}

/** Handlers of a person's own data; `endLinks` comes from the slice of links. */
export const myDataHandlers = (
  endLinks: EndLinks,
): Handlers<Pick<typeof myDataEndpoints, 'downloadMyData' | 'eraseMyData'>> => ({
  downloadMyData: async (_input, { service, session: { accountId }, now }) => {
    if (accountId === undefined) return E.left(noPeople)
    const workspaces: Record<string, unknown>[] = []
    for (const workspace of await accountWorkspaces(service, accountId))
      workspaces.push(await readWorkspacePart(service, workspace, accountId))
    const account = await readAccountPart(service, accountId)
    return E.right({
      madeAt: decodeOrThrow(IsoTime, now.toISOString(), 'A time'),
      account,
      workspaces,
    })
  },

  eraseMyData: async (_input, context) => {
    const { service, session, cookies, requestId } = context
    const { accountId } = session
    if (accountId === undefined) return E.left(noPeople)
    const workspaces = await accountWorkspaces(service, accountId)
    const alone = await ownedAlone(service, workspaces, accountId)
    if (alone.length > 0) return E.left(lastOwner(alone))
    // End this workspace's membership last, so that the session still works after a refusal half way.
    // Memberships end before anything is erased, because several owners may leave at the same moment; the
    // next start finishes an interrupted erasure.
    const inOrder = [...workspaces].sort(
      (a, b) => Number(a === session.workspace) - Number(b === session.workspace),
    )
    for (const workspace of inOrder) {
      const ended = await endMembership(context, workspace, accountId, workspace === inOrder.at(-1))
      if (E.isLeft(ended)) return ended
      // Nothing may hold up the erasing, which forgets what opens those that are left.
      await endLinks(service, workspace, accountId, {
        actor: `session:${session.sessionId}`,
        persona: null,
        correlationId: requestId,
        causationId: requestId,
      }).catch((error: unknown) =>
        service.report(
          'error',
          { err: error },
          'links of a person who erases themselves could not be revoked',
        ),
      )
    }
    await erasePerson(service, accountId)
    for (const name of ['session', 'known'] as const) cookies?.clear(name)
    return E.right({})
  },
})
