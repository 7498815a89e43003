/** The Decision Log: the events of the workspace, read by keyset on their position. */
import { E } from '#schema/core/fp'
import { invalid, missing } from '#schema/core/problem'
import type { decisionLogEndpoints } from '#schema/decision-log/decision-log.endpoints'
import { hasFilters } from '#schema/decision-log/log-query'
import type { Handlers } from '../http/handlers.ts'
import { decisionLogDecider } from './decision-log.decider.ts'
import { readLogPage } from './decision-log.page.ts'
import { readLogDetail } from './log-detail.ts'
import { countFoundSoFar, logState } from './search/log-finder.ts'
import { ensureIndexed } from './search/log-indexing.ts'
import { pageUrl, validateQuery } from './search/log-request.ts'

export const decisionLogHandlers: Handlers<typeof decisionLogEndpoints> = {
  listAudit: async ({ before, after, order, limit, ...input }, { db, session, service, header }) => {
    if (before !== undefined && after !== undefined)
      return E.left(invalid([{ field: 'after', message: 'cannot be combined with before' }]))
    const asked = await validateQuery(db, input, session.sees)
    if (E.isLeft(asked)) return asked
    const query = asked.right
    // Always on the present: on an earlier moment, indexing would treat the visible part as the whole history.
    if (hasFilters(query)) await ensureIndexed(service.database, session.workspace)
    const wanted = { query, order, before, after, limit }
    const { entries, older, newer } = await readLogPage(db, service.sealer, session.workspace, wanted)
    const [olderRel, newerRel] = order === 'oldest' ? ['prev', 'next'] : ['next', 'prev']
    const links = [
      ...(older === undefined ? [] : [{ rel: olderRel, cursor: { before: older } }]),
      ...(newer === undefined ? [] : [{ rel: newerRel, cursor: { after: newer } }]),
    ].map(({ rel, cursor }) => `<${pageUrl(query, { order, limit, ...cursor })}>; rel="${rel}"`)
    if (links.length > 0) header('link', links.join(', '))
    return E.right([...entries])
  },

  countAudit: async (input, { db, session, service }) => {
    const asked = await validateQuery(db, input, session.sees)
    if (E.isLeft(asked)) return asked
    if (hasFilters(asked.right)) await ensureIndexed(service.database, session.workspace)
    const state = await logState(db)
    return E.right({
      ...(await countFoundSoFar(db, session.workspace, asked.right, state)),
      total: Math.max(0, state.head - state.first + 1),
    })
  },

  readAuditEntry: async ({ position }, { db, session, service }) => {
    const isSeen = position >= (session.sees?.first ?? 1)
    const detail = isSeen ? await readLogDetail({ ...service, db }, session.workspace, position) : undefined
    if (detail === undefined)
      return E.left(missing('decision-log/unknown', 'position', 'The log has no event at that position.'))
    return E.right(detail)
  },

  toggleIdentifiers: async (_input, { run }) =>
    run({
      decider: decisionLogDecider,
      id: 'identifiers',
      command: { type: 'toggle' },
      answer: (showIdentifiers) => ({ showIdentifiers }),
    }),
}
