/** Joins all slices: their tables, projections, handlers and migrations. */
import type { Api } from '#schema/api'
import { advisoryHandlers } from './advisory/advisory.handlers.ts'
import { advisoryProjection } from './advisory/advisory.projection.ts'
import type { advisoryTable } from './advisory/advisory.table.ts'
import type { Migrations } from './core/migrate.ts'
import type { Handlers } from './core/mount.ts'
import type { Projection } from './core/projection.ts'
import type { EventRow } from './core/recorded-event.ts'
import type { StoredRow } from './core/table.ts'
import { decisionLogHandlers } from './decision-log/decision-log.handlers.ts'
import { decisionLogProjection } from './decision-log/decision-log.projection.ts'
import type { decisionLogTable } from './decision-log/decision-log.table.ts'
import { kpiHandlers } from './kpi/kpi.handlers.ts'
import { kpiProjection } from './kpi/kpi.projection.ts'
import type { kpiTable } from './kpi/kpi.table.ts'
import { memoProjection } from './memo/memo.projection.ts'
import type { memoTable } from './memo/memo.table.ts'
import * as m001 from './migrations/001-events.ts'
import * as m010 from './migrations/010-persona.ts'
import * as m020 from './migrations/020-session.ts'
import * as m030 from './migrations/030-advisory.ts'
import * as m040 from './migrations/040-kpi.ts'
import * as m050 from './migrations/050-memo.ts'
import * as m060 from './migrations/060-decision-log.ts'
import { personaHandlers } from './persona/persona.handlers.ts'
import { personaProjection } from './persona/persona.projection.ts'
import type { personaTable } from './persona/persona.table.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { sessionProjection } from './session/session.projection.ts'
import type { sessionTable, workspaceTable } from './session/session.table.ts'

/** Every table as kysely sees it. */
export type Tables = {
  events: EventRow
  workspace_head: { workspace: string; position: number; hash: Buffer }
  idempotency: {
    workspace: string
    key_hash: string
    fingerprint: string
    answer: string
    is_sealed: boolean
  }
  subject_key: { workspace: string; subject: string; key: Buffer }
  session_activity: { workspace: string; session_id: string; seen_at: string }
  workspace: StoredRow<typeof workspaceTable>
  session: StoredRow<typeof sessionTable>
  persona: StoredRow<typeof personaTable>
  advisory: StoredRow<typeof advisoryTable>
  kpi: StoredRow<typeof kpiTable>
  memo: StoredRow<typeof memoTable>
  decision_log: StoredRow<typeof decisionLogTable>
}

/** One handler for each call of the contract. */
export const handlers: Handlers<Api> = {
  ...sessionHandlers,
  ...personaHandlers,
  ...advisoryHandlers,
  ...kpiHandlers,
  ...decisionLogHandlers,
}

/** Every projection; each event goes through all of them. */
export const projections: readonly Projection[] = [
  sessionProjection,
  personaProjection,
  advisoryProjection,
  kpiProjection,
  memoProjection,
  decisionLogProjection,
]

/** In the order of their names. */
export const migrations: Migrations = {
  '001-events': m001,
  '010-persona': m010,
  '020-session': m020,
  '030-advisory': m030,
  '040-kpi': m040,
  '050-memo': m050,
  '060-decision-log': m060,
}

export { sessionFinder } from './session/session.queries.ts'
