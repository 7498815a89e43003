/** Owners of decisions: members by id, other people by name, sealed under the decision's own key. */

import type { AdvisoryId } from '#schema/advisory/advisory'
import { type DecisionOwner, OwnerName } from '#schema/advisory/decision'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import { deciders } from '#schema/core/roles'
import type { IsoDate } from '#schema/core/scalars'
import { AccountId, formerMember } from '#schema/people/people'
import { openIdentities } from '../accounts/accounts.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { DecisionPlan } from './advisory.state.ts'
import type { DecisionRow } from './decision.row.ts'

/** A plan as the caller stated it. */
export type StatedPlan = {
  readonly due?: IsoDate | undefined
  readonly ownerId?: AccountId | undefined
  readonly ownerName?: string | undefined
}

/** Subject of the sealed name of a decision's owner. */
const ownerSubject = (id: AdvisoryId): string => `decision-${id}`

/** Names of current and former members by account. */
const memberNames = async (
  { db, service, session }: SessionContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['account_id', 'person'])
    .where('account_id', 'in', [...new Set(ids)])
    .execute()
  const people = await openIdentities(
    service,
    session.workspace,
    rows.map(({ person }) => person),
  )
  return new Map(rows.map(({ account_id }, index) => [account_id, people[index]?.name ?? formerMember]))
}

/** Owners of rows, in row order; undefined for decisions without one. */
export const readOwners = async (
  context: SessionContext,
  rows: readonly Pick<DecisionRow, 'owner_id' | 'owner_name'>[],
): Promise<readonly (DecisionOwner | undefined)[]> => {
  const sealed = rows.map(({ owner_name: name }) =>
    name === null ? undefined : decodeOrThrow(Sealed, JSON.parse(name), 'A sealed name'),
  )
  const [members, opened] = await Promise.all([
    memberNames(
      context,
      rows.flatMap(({ owner_id: id }) => id ?? []),
    ),
    context.service.sealer.open(
      context.session.workspace,
      sealed.flatMap((box) => box ?? []),
    ),
  ])
  return rows.map(({ owner_id: id }, index) => {
    if (id !== null)
      return {
        id: decodeOrThrow(AccountId, id, 'An account'),
        name: decodeOrThrow(OwnerName, cutText(members.get(id) ?? formerMember, 80), 'A name'),
      }
    const box = sealed[index]?.box
    return box === undefined
      ? undefined
      : { name: decodeOrThrow(OwnerName, opened.get(box) ?? formerMember, 'A name') }
  })
}

/** Current members who may decide, in order of joining. */
export const readCandidates = async (context: SessionContext): Promise<DecisionOwner[]> => {
  const rows = await context.db
    .selectFrom('member')
    .select(['account_id as owner_id'])
    .where('ended_at', 'is', null)
    .where('role', 'in', [...deciders])
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute()
  const owners = await readOwners(
    context,
    rows.map((row) => ({ ...row, owner_name: null })),
  )
  return owners.flatMap((owner) => owner ?? [])
}

/** The plan with an owner, by default the caller. None in a demo, which has no accounts. */
export const withProposedOwner = (stated: StatedPlan, { session }: SessionContext): StatedPlan =>
  stated.ownerName === undefined ? { ...stated, ownerId: stated.ownerId ?? session.accountId } : stated

const refuse = (field: string, message: string) => E.left(invalid([{ field, message }]))

const isMember = async ({ db }: SessionContext, id: AccountId): Promise<boolean> =>
  (await db
    .selectFrom('member')
    .select('account_id')
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined

/**
 * The plan to record and its owner for display; 400 for two owners or an unknown member. `before` is the account that owns
 * the decision so far: it may stay the owner after leaving the business.
 */
export const planOf = async (
  id: AdvisoryId,
  { due, ownerId, ownerName }: StatedPlan,
  context: SessionContext,
  before?: string | null,
): Promise<
  E.Either<
    Problem,
    { readonly plan: DecisionPlan; readonly owner?: DecisionOwner; readonly newSubject?: string }
  >
> => {
  const when = due === undefined ? {} : { due }
  if (ownerId !== undefined && ownerName !== undefined)
    return refuse('ownerName', 'must be left out if ownerId is given')
  if (ownerId !== undefined) {
    if (ownerId !== before && !(await isMember(context, ownerId)))
      return refuse('ownerId', 'must be a member of this business')
    const [owner] = await readOwners(context, [{ owner_id: ownerId, owner_name: null }])
    return E.right({ plan: { ...when, ownerId }, ...(owner ? { owner } : {}) })
  }
  const name = ownerName?.trim()
  if (name === undefined) return E.right({ plan: when })
  const subject = ownerSubject(id)
  const sealed = await context.service.sealer.seal(context.session.workspace, subject, name)
  return E.right({
    plan: { ...when, ownerName: sealed },
    owner: { name: decodeOrThrow(OwnerName, name, 'A name') },
    newSubject: subject,
  })
}
