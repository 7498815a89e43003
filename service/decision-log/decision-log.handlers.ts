/** The Decision Log: the events of the workspace, read by keyset on their position. */
import { E } from '#schema/core/fp'
import { invalid } from '#schema/core/problem'
import type { decisionLogEndpoints } from '#schema/decision-log/decision-log.endpoints'
import type { Handlers } from '../core/mount.ts'
import { decisionLogDecider } from './decision-log.decider.ts'
import { readLogPage } from './decision-log.page.ts'

export const decisionLogHandlers: Handlers<typeof decisionLogEndpoints> = {
  listAudit: async ({ before, after }, { db, session, service, header }) => {
    if (before !== undefined && after !== undefined)
      return E.left(invalid([{ field: 'after', message: 'cannot be given together with before' }]))
    const { entries, older, newer } = await readLogPage(db, service.sealer, session.workspace, {
      before,
      after,
    })
    const links = [
      ...(older === undefined ? [] : [`</api/audit?before=${older}>; rel="next"`]),
      ...(newer === undefined ? [] : [`</api/audit?after=${newer}>; rel="prev"`]),
    ]
    if (links.length > 0) header('link', links.join(', '))
    return E.right([...entries])
  },

  toggleIdentifiers: async (_input, { change }) =>
    change({
      decider: decisionLogDecider,
      id: 'identifiers',
      command: { type: 'toggle' },
      answer: (showIdentifiers) => ({ showIdentifiers }),
    }),
}
