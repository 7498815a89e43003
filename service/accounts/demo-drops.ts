/** Drops copies of the demo businesses that were reset, or not used for a week. */
import { subDays, subMinutes } from 'date-fns'
import { installationWorkspace } from '#schema/core/site'
import { businessTypes } from '#schema/session/session'
import { untilQuiet } from '../runtime/background.ts'
import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'
import { openStockFilling } from './demo-stock.ts'
import { demoLimits } from './demos.ts'
import { dropWorkspace } from './drop-workspace.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 300_000

/**
 * Minutes between a drop and the final sweep, which removes late writes of requests in progress and the copy's row. A request
 * has one minute to arrive.
 */
const sweepAfterMinutes = 10

/** Drops a copy that is not in use; safe to repeat. */
export const dropCopy = async (service: Service, copy: string): Promise<void> => {
  const table = () => service.database.of(installationWorkspace)
  const row = await table()
    .selectFrom('demo_copy')
    .select('dropping')
    .where('copy', '=', copy)
    .where('dropping', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) return
  await dropWorkspace(service, copy, row.dropping === 'reset' ? 'reset' : 'unused')
  await table()
    .updateTable('demo_copy')
    .set({ dropped_at: service.now().toISOString(), visitor_hash: null, address_hash: null })
    .where('copy', '=', copy)
    .where('dropped_at', 'is', null)
    .execute()
}

/**
 * Drops copies that are due; returns their number. Stops between copies once `isEnded`. If one cannot be dropped, throws after
 * the others.
 */
export const dropUnusedCopies = async (
  service: Service,
  isEnded: () => boolean = () => false,
): Promise<number> => {
  const table = service.database.of(installationWorkspace)
  // A concurrent sign-in either changes the row first, or finds no copy and makes a new one.
  await table
    .updateTable('demo_copy')
    .set({ dropping: 'unused' })
    .where('dropping', 'is', null)
    .where('used_at', '<', subDays(service.now(), demoLimits.unusedDays).toISOString())
    .execute()
  const due = await table
    .selectFrom('demo_copy')
    .select(['copy', 'dropped_at'])
    .where('dropping', 'is not', null)
    .execute()
  const sweepBefore = subMinutes(service.now(), sweepAfterMinutes).toISOString()
  let dropped = 0
  let failure: unknown
  for (const { copy, dropped_at: droppedAt } of due) {
    if (isEnded() || !service.database.hasSpace()) break
    if (droppedAt !== null && droppedAt > sweepBefore) continue
    try {
      await dropCopy(service, copy)
      if (droppedAt === null) dropped += 1
      else await table.deleteFrom('demo_copy').where('copy', '=', copy).execute()
    } catch (error) {
      failure ??= error
    }
  }
  if (failure !== undefined) throw failure
  return dropped
}

/**
 * Writes today's histories one after another while no calls are made, so that visitors need not wait, neither
 * for the histories nor behind them.
 */
const prepareTemplates = async ({ demos, report }: Service, isEnded: () => boolean): Promise<void> => {
  for (const business of businessTypes) {
    await untilQuiet(isEnded)
    if (!isEnded())
      await demos.templates(business).history.catch((error: unknown) => {
        // Ctrl-C also reaches the process that writes it.
        if (!isEnded()) report('warn', { err: error, business }, 'a demo business could not be prepared')
      })
  }
}

/**
 * Writes today's histories, makes copies ahead and drops unused ones, now and every five minutes. The returned function
 * stops it.
 */
export const scheduleDemoDrops = (service: Service): (() => Promise<unknown>) => {
  const stock = service.demos.mode === 'private' ? openStockFilling(service) : undefined
  return scheduleRounds(roundEveryMs, async (isEnded) => {
    // Not awaited, because a stop need not wait for the histories.
    if (stock) void prepareTemplates(service, isEnded).then(() => stock.fill(isEnded))
    await dropUnusedCopies(service, isEnded).catch((error: unknown) =>
      service.report('warn', { err: error }, 'a demo copy could not be dropped'),
    )
  })
}
