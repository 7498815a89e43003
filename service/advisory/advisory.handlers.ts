/** Advisories. */
import * as t from 'io-ts'
import { Advisory } from '#schema/advisory/advisory'
import type { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Handlers } from '../http/handlers.ts'
import { paginate, sortKeyOf } from '../http/page.ts'
import { type AdvisoryState, advisoryDecider } from './advisory.decider.ts'
import {
  AdvisoryKey,
  type AdvisoryRow,
  advisoryKeyOf,
  countAdvisories,
  selectAdvisories,
} from './advisory.queries.ts'

const settled = (state: AdvisoryState): Advisory => decodeOrThrow(Advisory, state, 'A settled advisory')

/** Default number of advisories per page. */
const pageSize = 50

const advisoryOf = ({ suggested_action, worth, settled_at, created_at, ...row }: AdvisoryRow) => ({
  ...row,
  createdAt: created_at,
  ...(suggested_action === null ? {} : { suggestedAction: suggested_action }),
  ...(worth === null ? {} : { worth }),
  ...(settled_at === null ? {} : { settledAt: settled_at }),
})

export const advisoryHandlers: Handlers<typeof advisoryEndpoints> = {
  listAdvisories: async ({ limit = pageSize, after }, { db, header }) => {
    const key = sortKeyOf(AdvisoryKey, after)
    if (E.isLeft(key)) return key
    const rows = await paginate(header, {
      rows: await selectAdvisories(db, limit + 1, key.right),
      limit,
      keyOf: advisoryKeyOf,
      path: '/nudges',
      query: {},
      counts: () => countAdvisories(db),
    })
    return E.right(decodeOrThrow(t.array(Advisory), rows.map(advisoryOf), 'The advisories'))
  },

  acceptAdvisory: async ({ advisoryId }, { run }) =>
    run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'accept', advisoryId },
      answer: settled,
    }),

  dismissAdvisory: async ({ advisoryId }, { run }) =>
    run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'dismiss', advisoryId },
      answer: settled,
    }),
}
