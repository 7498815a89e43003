/** The person of a workspace: tidied on the way in, sealed in the history, opened on the way out. */
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { Person, type PersonalProfileFields } from '#schema/profile/profile'
import { canonicalJson } from '../event-store/chain.ts'
import type { SessionContext } from '../runtime/service.ts'

/** All that was ever saved of the person is sealed under one key: destroying it erases the person. */
const subject = 'person-current'

/** What was stated of the person: texts trimmed, blank ones left out. */
export const personOf = (fields: PersonalProfileFields): Person => {
  const stated = Object.entries(Person.encode(decodeOrThrow(Person, fields, 'The person')))
    .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== '')
  return decodeOrThrow(Person, Object.fromEntries(stated), 'The tidied person')
}

/** The person in a column of the read table; without fields, and with an empty role, where the key was destroyed. */
export const openPerson = async (column: string, { service, session }: SessionContext): Promise<Person> => {
  const sealed = decodeOrThrow(Sealed, JSON.parse(column), 'The sealed person')
  const text = (await service.sealer.open(session.workspace, [sealed])).get(sealed.box)
  return text === undefined ? { role: '' } : decodeOrThrow(Person, JSON.parse(text), 'The person')
}

/** The person sealed; in the box of before where nothing about them changed, so that the decider can tell. */
export const sealPerson = async (
  person: Person,
  { db, service, session }: SessionContext,
): Promise<Sealed> => {
  const text = canonicalJson(person)
  const row = await db.selectFrom('personal_profile').select('person').executeTakeFirst()
  if (row) {
    const before = decodeOrThrow(Sealed, JSON.parse(row.person), 'The sealed person')
    const opened = await service.sealer.open(session.workspace, [before])
    if (opened.get(before.box) === text) return before
  }
  return service.sealer.seal(session.workspace, subject, text)
}
