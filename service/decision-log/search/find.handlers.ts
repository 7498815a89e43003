/** The search over records and events, for the command palette and the search screen. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { type findEndpoints, SearchResults } from '#schema/decision-log/find.endpoints'
import type { SearchActor, SearchKind } from '#schema/search/search'
import { sessionIdsOf } from '../../accounts/account-sessions.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { SessionContext } from '../../runtime/service.ts'
import { entriesOf } from '../log-entry.ts'
import { findAlerts } from './find-alerts.ts'
import {
  type Asked,
  type FoundRecord,
  indexingOf,
  newest,
  type RecordSlice,
  recentMatches,
  recordSlices,
  recordsOf,
  shownOf,
  wants,
} from './find-records.ts'
import { logState } from './log-finder.ts'
import { indexLog } from './log-indexing.ts'
import { criteriaOf, type LogSearch } from './log-match.ts'
import { validateQuery } from './log-request.ts'

/** Default number of results per kind. */
const usualLimit = 5

/** Actors as the log writes them, by the whole history. */
const actingOf = async (
  who: SearchActor | undefined,
  { service, session }: SessionContext,
): Promise<Pick<LogSearch, 'actor' | 'actors'>> => {
  if (who === undefined) return {}
  if (who === 'people' || who === 'system') return { actor: who }
  const accountId = who === 'me' ? session.accountId : who
  if (accountId === undefined) return { actors: [`session:${session.sessionId}`] }
  const { workspace } = session
  const sessions = await sessionIdsOf(service.database.of(workspace), workspace, accountId)
  // Some acts, such as accepting an invitation, come before any session.
  return { actors: [`account:${accountId}`, ...sessions.map((id) => `session:${id}`)] }
}

/** Tells decisions among advisories, and the urgency of the others. */
const advisoriesOf = async ({ db }: Asked, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('advisory')
    .select(['id', 'urgency', 'origin', 'status'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { ...row, isDecision: row.origin !== null || row.status === 'accepted' }]),
  )
}

const kindsOf = (slice: RecordSlice): readonly SearchKind[] =>
  slice === 'advisory' ? ['advisory', 'decision'] : [slice]

/** Records of all requested kinds. */
const findAll = async (asked: Asked) => {
  const slices = recordSlices.filter((slice) => kindsOf(slice).some((kind) => wants(asked, kind)))
  const advisories = new Map<string, { readonly isDecision: boolean; readonly urgency: string }>()
  const keep = (slice: RecordSlice) => async (ids: readonly string[]) => {
    if (slice !== 'advisory') return () => true
    for (const [id, row] of await advisoriesOf(asked, ids)) advisories.set(id, row)
    return (id: string) => wants(asked, advisories.get(id)?.isDecision ? 'decision' : 'advisory')
  }
  const found = await Promise.all(slices.map((slice) => recordsOf(asked, slice, keep(slice))))
  const named = ({ slice, ...result }: FoundRecord) => {
    const advisory = slice === 'advisory' ? advisories.get(result.id) : undefined
    if (advisory?.isDecision) return { kind: 'decision' as const, ...result }
    return { kind: slice, ...result, ...(advisory ? { urgency: advisory.urgency } : {}) }
  }
  return {
    records: found.flatMap((one) => one.found.map(named)),
    more: slices.flatMap((slice, index) =>
      found[index]?.hasMore ? kindsOf(slice).filter((kind) => wants(asked, kind)) : [],
    ),
  }
}

const findEvents = async (asked: Asked) => {
  if (!wants(asked, 'event')) return { events: [], hasMore: false }
  const { criteria, limit, state } = asked
  const found = await newest(asked, undefined, limit + 1)
  const entries = await entriesOf(asked, found.slice(0, limit), state.isShown, criteria)
  return {
    events: entries.map((entry) => ({
      position: entry.position,
      ...shownOf(entry.title, entry, criteria),
      ...(entry.subject === undefined ? {} : { subject: entry.subject }),
    })),
    hasMore: found.length > limit,
  }
}

export const findHandlers: Handlers<typeof findEndpoints> = {
  findRecords: async ({ q, from, to, who, kinds, limit = usualLimit }, context) => {
    const { db, session, service } = context
    const days = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    // Other people's identity is as hidden here as in the log; the caller's own actions are not secret.
    const guarded = who === undefined || who === 'me' ? {} : { actor: who }
    const query = await validateQuery(db, { q, ...days, ...guarded }, session.sees)
    if (E.isLeft(query)) return query
    const { actor: _, ...rest } = query.right
    const { workspace } = session
    void indexLog(service.database, workspace)
    const search = { ...rest, ...(await actingOf(who, context)) }
    const state = await logState(db)
    const criteria = criteriaOf(search)
    const wanted = kinds === undefined ? undefined : new Set(kinds.split(','))
    const asking = { db, sealer: service.sealer, workspace, search, criteria, state, limit, kinds: wanted }
    const asked = { ...asking, recent: await recentMatches(asking) }
    const hasAlerts = wants(asked, 'alert') && (who === undefined || who === 'system')
    const [alerts, { records, more }, { events, hasMore }] = await Promise.all([
      hasAlerts ? findAlerts(context, criteria, limit) : { found: [], hasMore: false },
      findAll(asked),
      findEvents(asked),
    ])
    // Alerts are calculated, and not searched for in the history.
    const isOfHistory = [...recordSlices.flatMap(kindsOf), 'event' as const].some((kind) =>
      wants(asked, kind),
    )
    const indexing = isOfHistory ? indexingOf(state) : undefined
    return E.right(
      decodeOrThrow(
        SearchResults,
        {
          records: [...records, ...alerts.found],
          events,
          more: [...more, ...(alerts.hasMore ? ['alert'] : []), ...(hasMore ? ['event'] : [])],
          ...(indexing ? { indexing } : {}),
        },
        'What was found',
      ),
    )
  },
}
