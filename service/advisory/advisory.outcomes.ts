/** Records outcomes of accepted advisories in the background, once the weeks in question are on record. */

import type { Workspaces } from '../accounts/workspaces.ts'
import { advisoryOfRow } from '../advisor/advisory-of-row.ts'
import { today } from '../advisor/calendar.ts'
import { loadRecords } from '../advisor/load-records.ts'
import { outcomeOf } from '../advisor/outcomes/outcome.ts'
import { advisorContext } from '../advisor/plans/advisor-context.ts'
import { runCommand } from '../event-store/decide.ts'
import { forBusiness } from '../runtime/business-zone.ts'
import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'
import { advisoryDecider } from './advisory.decider.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 60_000

const by = { actor: 'system:advisor', persona: null, correlationId: null, causationId: null }

/** Records a workspace's outcomes that can be calculated now; returns their number. */
export const recordOutcomes = (service: Service, workspace: string): Promise<number> =>
  forBusiness(service.database, workspace, () => recordDue(service, workspace))

const recordDue = async (service: Service, workspace: string): Promise<number> => {
  const db = service.database.of(workspace)
  const rows = await db
    .selectFrom('advisory')
    .selectAll()
    .where('expects', 'is not', null)
    .where('outcome', 'is', null)
    .execute()
  const now = service.now()
  const due = rows
    .map(advisoryOfRow)
    .filter(({ expects }) => expects !== undefined && expects.to < today(now))
  if (due.length === 0) return 0
  const context = advisorContext(await loadRecords(db, now))
  let recorded = 0
  for (const { id, expects, takenBack } of due) {
    const isTakenBack = takenBack !== undefined
    const found = expects && outcomeOf(id, expects, context, { isTakenBack })
    if (found === undefined) continue
    // Another process may have recorded it first; this command is then refused, and nothing is lost.
    const { kind } = await runCommand(service.store, {
      workspace,
      decider: advisoryDecider,
      id,
      command: { type: 'settle', advisoryId: id, found },
      metadata: by,
    })
    if (kind === 'appended') recorded += 1
  }
  return recorded
}

/** Follows these workspaces. The returned function stops it, and resolves after the current round. */
export const scheduleOutcomes = (service: Service, workspaces: Workspaces): (() => Promise<unknown>) =>
  scheduleRounds(roundEveryMs, async (isEnded) => {
    for (const workspace of await workspaces())
      if (!isEnded()) await recordOutcomes(service, workspace).catch(() => {})
  })
