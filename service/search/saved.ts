/** What a person saved, searches and views alike: read from one table, sealed in the history. */
import type * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { personSubject } from '../accounts/accounts.ts'
import { canonicalJson } from '../event-store/chain.ts'
import type { SessionContext } from '../runtime/service.ts'

/** The person in names of streams and keys; a demo has no accounts. */
export const ownerOf = ({ session: { accountId } }: SessionContext): string => accountId ?? 'current'

/** Seals name and content under the key of the caller. */
export const sealOwn = (context: SessionContext, fields: object): Promise<Sealed> =>
  context.service.sealer.seal(
    context.session.workspace,
    personSubject(ownerOf(context)),
    canonicalJson(fields),
  )

/** The caller's own searches or views by name, and the boxes that they are sealed in. Those of an erased person are boxes alone. */
export const listSealed = async <C extends t.Mixed>(
  { db, session, service }: SessionContext,
  kind: 'search' | 'view',
  codec: C,
  id?: string,
): Promise<{ readonly saved: readonly t.TypeOf<C>[]; readonly boxes: readonly string[] }> => {
  const own = db
    .selectFrom('saved_search')
    .select(['id', 'search', 'screen'])
    .where('account_id', '=', session.accountId ?? '')
    .where('screen', kind === 'search' ? 'is' : 'is not', null)
  const rows = await (id === undefined ? own : own.where('id', '=', id)).execute()
  const sealed = rows.map(({ search }) =>
    decodeOrThrow(Sealed, JSON.parse(search), 'A sealed search or view'),
  )
  const texts = await service.sealer.open(session.workspace, sealed)
  const saved = rows
    .flatMap(({ id: rowId, screen }, index) => {
      const text = texts.get(sealed[index]?.box ?? '')
      if (text === undefined) return []
      const fields: { readonly name: string } = JSON.parse(text)
      return [{ id: rowId, ...fields, ...(screen === null ? {} : { screen }) }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((fields) => decodeOrThrow(codec, fields, 'A saved search or view'))
  return { saved, boxes: sealed.map(({ box }) => box) }
}

/** The caller's own searches or views by name; only one if its id is given. */
export const listOwn = async <C extends t.Mixed>(
  context: SessionContext,
  kind: 'search' | 'view',
  codec: C,
  id?: string,
): Promise<readonly t.TypeOf<C>[]> => (await listSealed(context, kind, codec, id)).saved
