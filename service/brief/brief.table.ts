/** Read table of briefs; `basis` and `chart` are JSON. */
import { table } from '../read-models/table.ts'

export const briefTable = table(
  'brief',
  {
    id: 'text',
    topic: 'text',
    title: 'text',
    category: 'text',
    what: 'text',
    why: 'text',
    so_what: 'text',
    confidence: 'integer',
    persona_key: 'text',
    basis: 'text',
    created_at: 'timestamptz',
    chart: 'text?',
  },
  'id',
)
