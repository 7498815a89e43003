/** Briefs as a read table. The content of an action is read from its event. */
import { canonicalJson } from '../event-store/chain.ts'
import { projection } from '../read-models/projection.ts'
import { add } from '../read-models/row-change.ts'
import { briefTable } from './brief.table.ts'

export const briefProjection = projection({
  slice: 'brief',
  tables: [briefTable],
  ignored: ['EmailDraftsGenerated', 'RosterProposalGenerated', 'SocialPlanGenerated'],
  on: {
    BriefGenerated: ({ data, recordedAt }) => {
      const { briefId, soWhat, personaKey, basis, chart, ...rest } = data
      return [
        add(briefTable, {
          id: briefId,
          ...rest,
          so_what: soWhat,
          confidence: basis.confidence.percent,
          persona_key: personaKey,
          // Canonical, because key order may differ between recording and rebuild.
          basis: canonicalJson(basis),
          created_at: recordedAt,
          chart: chart === undefined ? null : canonicalJson(chart),
        }),
      ]
    },
  },
})
