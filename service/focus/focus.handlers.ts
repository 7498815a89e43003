/** The strategic focus. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { Focus, FocusId, focusDefaults } from '#schema/focus/focus'
import type { focusEndpoints } from '#schema/focus/focus.endpoints'
import { loadRecords } from '../advisor/load-records.ts'
import { targetAhead } from '../advisor/options/target-outlook.ts'
import { advisorContext } from '../advisor/plans/advisor-context.ts'
import type { Handlers } from '../http/handlers.ts'
import { type FocusState, focusDecider } from './focus.decider.ts'

const stream = { decider: focusDecider, id: 'current' }
const answer = (state: FocusState): Focus => decodeOrThrow(Focus, state, 'A focus that was just set')

export const focusHandlers: Handlers<typeof focusEndpoints> = {
  getFocus: async (_input, { db }) => {
    const row = await db.selectFrom('focus').selectAll().executeTakeFirst()
    if (row === undefined) return E.right(null)
    const focus = {
      id: row.id,
      primaryFocus: row.primary_focus,
      secondaryPriorities: JSON.parse(row.secondary_priorities),
      urgency: row.urgency,
      timeline: row.timeline,
      successMetrics: JSON.parse(row.success_metrics),
      ...(row.description === null ? {} : { description: row.description }),
    }
    return E.right(decodeOrThrow(Focus, focus, 'The focus'))
  },

  readMetric: async ({ metric, timeline }, { db, now }) => {
    const target = targetAhead(advisorContext(await loadRecords(db, now)), metric.trim(), timeline)
    if (target === undefined) return E.right({ metric })
    const { measure, target: level, isLess, by, moves, outlook } = target
    return E.right({ metric, target: { measure, level, isLess, by, moves, outlook } })
  },

  createFocus: async (stated, { run, service, now }) => {
    const focusId = decodeOrThrow(FocusId, service.nextId(now), 'A focus id')
    const focus = { ...focusDefaults, ...stated }
    return run({ ...stream, command: { type: 'set', focusId, focus }, answer })
  },

  updateFocus: async (focus, { run }) =>
    run({ ...stream, command: { type: 'change', focusId: focus.id, focus }, answer }),
}
