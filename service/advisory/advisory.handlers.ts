/** Advisories. */
import * as t from 'io-ts'
import { Advisory, byPriority } from '#schema/advisory/advisory'
import type { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { decodeOwn } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Handlers } from '../core/mount.ts'
import { type AdvisoryState, advisoryDecider } from './advisory.decider.ts'
import { selectAdvisories } from './advisory.projection.ts'

const settled = (state: AdvisoryState): Advisory => decodeOwn(Advisory, state, 'A settled advisory')

export const advisoryHandlers: Handlers<typeof advisoryEndpoints> = {
  listAdvisories: async (_input, { db }) => {
    const rows = await selectAdvisories(db)
    const advisories = rows.map(({ suggested_action, worth, settled_at, created_at, ...row }) => ({
      ...row,
      createdAt: created_at,
      ...(suggested_action === null ? {} : { suggestedAction: suggested_action }),
      ...(worth === null ? {} : { worth }),
      ...(settled_at === null ? {} : { settledAt: settled_at }),
    }))
    const listed = decodeOwn(t.array(Advisory), advisories, 'The advisories')
    return E.right(listed.sort(byPriority))
  },

  acceptAdvisory: async ({ advisoryId }, { change }) =>
    change({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'accept', advisoryId },
      answer: settled,
    }),

  dismissAdvisory: async ({ advisoryId }, { change }) =>
    change({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'dismiss', advisoryId },
      answer: settled,
    }),
}
