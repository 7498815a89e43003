/** Records pushed messages in the background, soon after they arrive, and those left by a stopped process. */
import { setTimeout as pause } from 'node:timers/promises'
import { scheduleRounds } from '../../runtime/rounds.ts'
import type { Service } from '../../runtime/service.ts'
import { inTurn } from '../turns.ts'
import { recordWaiting } from './record-deliveries.ts'

/** Milliseconds after a batch during which messages collect for the next one. */
const gatherMs = 250

/** Milliseconds between checks for leftover messages. */
const roundEveryMs = 20_000

type Run = { isWoken: boolean; readonly ended: Promise<void> }

const runs = new WeakMap<Service['database'], Map<string, Run>>()

const work = async (service: Service, workspace: string, run: () => Run | undefined): Promise<void> => {
  for (let isMore = true; isMore; ) {
    const current = run()
    if (current) current.isWoken = false
    if (!service.database.hasSpace()) return
    try {
      const hasMore = await inTurn(workspace, () => recordWaiting(service, workspace))
      if (!hasMore) await pause(gatherMs, undefined, { ref: false })
      isMore = hasMore || run()?.isWoken === true
    } catch (error) {
      // They stay stored; the next message or round tries again.
      service.report('warn', { err: error, workspace }, 'pushed messages wait to be recorded')
      return
    }
  }
}

/** Records the waiting messages of a workspace, or makes the current run check again. */
export const wakeRecorder = (service: Service, workspace: string): Promise<void> => {
  const own = runs.get(service.database) ?? new Map<string, Run>()
  runs.set(service.database, own)
  const running = own.get(workspace)
  if (running) {
    running.isWoken = true
    return running.ended
  }
  const ended = Promise.resolve()
    .then(() => work(service, workspace, () => own.get(workspace)))
    .finally(() => own.delete(workspace))
  own.set(workspace, { isWoken: false, ended })
  return ended
}

/** Records leftover messages, now and at intervals. The returned function stops it, and resolves after the current round. */
export const scheduleRecording = (service: Service): (() => Promise<unknown>) =>
  scheduleRounds(roundEveryMs, async (isEnded) => {
    const { rows } = await service.database.unbound.query<{ workspace: string }>(
      'select workspace from waiting_deliveries()',
    )
    for (const { workspace } of rows) if (!isEnded()) await wakeRecorder(service, workspace)
  })
