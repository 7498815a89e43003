/** Saved searches: each person has their own, and nobody else can read, rename or remove them. */
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { SavedFields, SavedSearch, SearchId } from '#schema/search/search'
import type { searchEndpoints } from '#schema/search/search.endpoints'
import { personSubject } from '../accounts/accounts.ts'
import { canonicalJson } from '../event-store/chain.ts'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import { searchDecider, unknownSearch } from './search.decider.ts'

const ownerOf = ({ session: { accountId } }: SessionContext): string => accountId ?? 'current'

const seal = (context: SessionContext, fields: SavedFields): Promise<Sealed> =>
  context.service.sealer.seal(
    context.session.workspace,
    personSubject(ownerOf(context)),
    canonicalJson(SavedFields.encode(fields)),
  )

type Row = { readonly id: string; readonly search: string }

/** Searches that can be opened; those of an erased person are gone. */
const opened = async (context: SessionContext, rows: readonly Row[]): Promise<readonly SavedSearch[]> => {
  const sealed = rows.map(({ search }) => decodeOrThrow(Sealed, JSON.parse(search), 'A sealed search'))
  const texts = await context.service.sealer.open(context.session.workspace, sealed)
  return rows.flatMap(({ id }, index) => {
    const text = texts.get(sealed[index]?.box ?? '')
    return text === undefined
      ? []
      : [decodeOrThrow(SavedSearch, Object.assign({ id }, JSON.parse(text)), 'A saved search')]
  })
}

const own = ({ db, session }: Pick<SessionContext, 'db' | 'session'>) =>
  db
    .selectFrom('saved_search')
    .select(['id', 'search'])
    .where('account_id', '=', session.accountId ?? '')

const findOwn = async (context: SessionContext, searchId: SearchId): Promise<SavedSearch | undefined> =>
  (await opened(context, await own(context).where('id', '=', searchId).execute()))[0]

/** Appends to the caller's stream; the stored answer to a repeated request is sealed too. */
const record = async (context: SessionContext, type: 'save' | 'rename' | 'remove', saved: SavedSearch) => {
  const { id: searchId, name, terms } = saved
  const { accountId } = context.session
  return context.run({
    decider: searchDecider,
    id: ownerOf(context),
    command: {
      type,
      searchId,
      search: await seal(context, { name, terms }),
      ...(accountId === undefined ? {} : { accountId }),
    },
    isSecret: true,
    answer: () => saved,
  })
}

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  listSavedSearches: async (_input, context) => {
    const saved = await opened(context, await own(context).execute())
    return E.right(saved.toSorted((one, other) => one.name.localeCompare(other.name, 'en')))
  },

  saveSearch: async ({ name, terms }, context) => {
    const { service, now } = context
    const id = decodeOrThrow(SearchId, service.nextId(now), 'The id of a search')
    const saved = { id, name: name.trim(), terms }
    return record(context, 'save', decodeOrThrow(SavedSearch, saved, 'A search to save'))
  },

  renameSearch: async ({ searchId, name }, context) => {
    const known = await findOwn(context, searchId)
    return known === undefined
      ? E.left(unknownSearch)
      : record(context, 'rename', { ...known, name: name.trim() })
  },

  removeSearch: async ({ searchId }, context) => {
    const known = await findOwn(context, searchId)
    return known === undefined ? E.left(unknownSearch) : record(context, 'remove', known)
  },
}
