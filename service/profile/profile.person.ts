/** The person of a workspace: trimmed on input, sealed in events, opened for answers. */
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { Person, type PersonalProfileFields } from '#schema/profile/profile'
import { openIdentities } from '../accounts/accounts.ts'
import { canonicalJson } from '../event-store/chain.ts'
import type { Service, SessionContext, SessionInfo } from '../runtime/service.ts'

/** One key seals every saved version of a person, so that destroying it erases them; each account has its own. */
export const subjectOf = ({ accountId }: Pick<SessionInfo, 'accountId'>): string =>
  accountId === undefined ? 'person-current' : `person-${accountId}`

/** The caller's own row; in a demo, which has no accounts, that of its workspace. */
export const ownRow = ({ db, session }: SessionContext) =>
  db
    .selectFrom('personal_profile')
    .selectAll()
    .where('account_id', '=', session.accountId ?? '')
    .executeTakeFirst()

/** What is known about a person with an account before they save a profile: name and address. */
export const knownOf = async ({
  service,
  session,
}: {
  readonly service: Service
  readonly session: Pick<SessionInfo, 'workspace' | 'accountId'>
}): Promise<Omit<Person, 'role'>> => {
  if (session.accountId === undefined) return {}
  const row = await service.database
    .of(session.workspace)
    .selectFrom('member')
    .select('person')
    .where('account_id', '=', session.accountId)
    .executeTakeFirst()
  const [identity] = row ? await openIdentities(service, session.workspace, [row.person]) : []
  if (identity === undefined) return {}
  const [firstName = '', ...others] = identity.name.split(/\s+/)
  const known = { role: '', firstName, lastName: others.join(' '), email: identity.email }
  const { role: _, ...person } = decodeOrThrow(Person, known, 'A person with an account')
  return person
}

/** The person with the name that they gave at setup or when they joined, where the saved profile has none. */
export const withKnownName = async <A extends Omit<Person, 'role'>>(
  person: A,
  context: SessionContext,
): Promise<A> => {
  if (person.firstName !== undefined || person.lastName !== undefined) return person
  const { firstName, lastName } = await knownOf(context)
  return {
    ...person,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
  }
}

/** Person from the input fields: texts trimmed, blank ones omitted. */
export const personOf = (fields: PersonalProfileFields): Person => {
  const stated = Object.entries(Person.encode(decodeOrThrow(Person, fields, 'The person')))
    .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== '')
  return decodeOrThrow(Person, Object.fromEntries(stated), 'The tidied person')
}

/** Opens the person from a read table column; empty, with role '', after erasure. */
export const openPerson = async (column: string, { service, session }: SessionContext): Promise<Person> => {
  const sealed = decodeOrThrow(Sealed, JSON.parse(column), 'The sealed person')
  const text = (await service.sealer.open(session.workspace, [sealed])).get(sealed.box)
  return text === undefined ? { role: '' } : decodeOrThrow(Person, JSON.parse(text), 'The person')
}

/** Seals the person; returns the previous box if nothing changed, so that the decider sees no change. */
export const sealPerson = async (person: Person, context: SessionContext): Promise<Sealed> => {
  const { service, session } = context
  const text = canonicalJson(person)
  const row = await ownRow(context)
  if (row) {
    const before = decodeOrThrow(Sealed, JSON.parse(row.person), 'The sealed person')
    const opened = await service.sealer.open(session.workspace, [before])
    if (opened.get(before.box) === text) return before
  }
  return service.sealer.seal(session.workspace, subjectOf(session), text)
}
