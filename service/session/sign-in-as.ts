/** Opens the session of a person with proven identity. */
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { type AccountId, formerMember, type Identity } from '#schema/people/people'
import type { SignIn, SignInProof } from '#schema/session/session'
import { membershipsOf, openIdentities } from '../accounts/accounts.ts'
import { openSession, signInHere } from '../accounts/open-session.ts'
import type { Cookies } from '../http/cookies.ts'
import type { Context, SessionContext } from '../runtime/service.ts'
import { sessionDecider } from './session.decider.ts'
import { sessionIdOf } from './session.queries.ts'

/** Signs a person in to their first workspace; `refused` if they have none. The proof is from now by default. */
export const signInAs = async (
  context: Context,
  cookies: Cookies,
  accountId: AccountId | undefined,
  proof: SignInProof,
  refused: Problem,
  provedAt: string = context.now.toISOString(),
): Promise<E.Either<Problem, SignIn>> => {
  const [first] = await membershipsOf(context.service, accountId)
  if (accountId === undefined || first === undefined) return E.left(refused)
  const opening = { workspace: first.workspace, accountId, provedAt, proof }
  return E.right(await signInHere(context, cookies, opening))
}

/** Replaces a session with a new one for the same person. */
export const replaceSession = async (
  context: SessionContext,
  cookies: Cookies,
  opening: Parameters<typeof openSession>[2],
): Promise<E.Either<Problem, SignIn>> => {
  const answer = await openSession(context, cookies, opening)
  const sessionId = sessionIdOf(context.session.sessionId)
  return context.run({
    decider: sessionDecider,
    id: sessionId,
    command: { type: 'signOut', sessionId },
    answer: () => answer,
    isSecret: true,
  })
}

/** Refusal of calls about a person in a demo, whose sessions belong to nobody. */
export const noPerson = conflict('people/demo', 'A demo has no people of its own. Nothing was recorded.')

/** Account, name and address of the person behind a session. */
export const personOf = async ({
  service,
  session: { accountId, workspace },
  db,
}: SessionContext): Promise<E.Either<Problem, Identity & { readonly accountId: AccountId }>> => {
  if (accountId === undefined) return E.left(noPerson)
  const { person } = await db
    .selectFrom('member')
    .select('person')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const [identity = { name: '', email: '' }] = await openIdentities(service, workspace, [person])
  return E.right({ ...identity, accountId })
}

/** Name of a current or former member. */
export const memberNameOf = async (
  { service, session }: SessionContext,
  accountId: string | null,
): Promise<string> => {
  const { workspace } = session
  const row = await service.database
    .of(workspace)
    .selectFrom('member')
    .select('person')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const [person] = row ? await openIdentities(service, workspace, [row.person]) : []
  return person?.name ?? formerMember
}
