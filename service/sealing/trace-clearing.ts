/** Clears traces of destroyed keys from the embedded database's files while the service runs. */

import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'
import { clearEmbeddedTraces } from './erase-files.ts'

/** Milliseconds between rounds. */
const roundEveryMs = 60_000

/** Every minute, clears the keys destroyed since. The returned function stops it and clears the rest. */
export const scheduleTraceClearing = (
  ownerUrl: string,
  report: Service['report'],
): (() => Promise<unknown>) => {
  const round = (): Promise<void> =>
    clearEmbeddedTraces(ownerUrl).catch((error: unknown) =>
      report('warn', { err: error }, 'traces of destroyed keys could not be cleared'),
    )
  const stop = scheduleRounds(roundEveryMs, round, true)
  return () => stop().then(() => clearEmbeddedTraces(ownerUrl))
}
