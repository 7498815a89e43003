/** Briefs as a read table. */
import { canonicalJson } from '../event-store/chain.ts'
import type { Projection } from '../read-models/projection.ts'
import { add } from '../read-models/row-change.ts'
import { briefTable } from './brief.table.ts'

export const briefProjection: Projection = {
  slice: 'brief',
  tables: [briefTable],
  project: (event) => {
    if (event.type !== 'BriefGenerated') return []
    const { briefId, soWhat, personaKey, basis, ...rest } = event.data
    return [
      add(briefTable, {
        id: briefId,
        ...rest,
        so_what: soWhat,
        confidence: basis.confidence.percent,
        persona_key: personaKey,
        // Canonical: the order of keys in an event differs between its recording and a rebuild.
        basis: canonicalJson(basis),
        created_at: event.recordedAt,
      }),
    ]
  },
}
