/** Part `crash`: the service, and in every second round its database too, killed in the middle of writing. */
import { buildWebWhenStale } from '../../service/site/web-build.ts'
import { root } from '../core/execute.ts'
import type { Bench } from './bench-run.ts'
import { makeCrashFolder } from './crash-folder.ts'
import { type Crash, crashOnce, startOn, supplyFor, workspaces } from './crash-round.ts'
import { spread } from './measure.ts'
import type { ServiceProcess } from './service-process.ts'

const victims = (withDatabase: boolean): string => `the service${withDatabase ? ' and the database' : ''}`

const lineOf = (round: number, { withDatabase, acknowledged, unanswered, recorded, ms }: Crash): string =>
  `  ${String(round).padStart(2)}: killed ${victims(withDatabase)} after ${acknowledged} acknowledged changes, none lost; ` +
  `${recorded} of ${unanswered} unanswered were on record; up again after ${Math.round(ms)} ms`

/** Runs the part. */
export const crash = async ({ tell, isQuick }: Bench): Promise<unknown> => {
  const rounds = isQuick ? 2 : 10
  // So that no start is measured with a build in it.
  await buildWebWhenStale({ root, log: tell })
  const folder = await makeCrashFolder(workspaces, supplyFor(rounds))
  let running: ServiceProcess | undefined
  try {
    const first = await startOn(folder)
    running = first.service
    tell(`Start on a filled folder to the first answer: ${Math.round(first.ms)} ms (aim: 3,000)`)
    const crashes: Crash[] = []
    for (let round = 1; round <= rounds; round++) {
      const one = await crashOnce(folder, running, round % 2 === 0, (service) => {
        running = service
      })
      crashes.push(one)
      tell(lineOf(round, one))
    }
    await running.stop()
    for (const withDatabase of [false, true]) {
      const times = crashes.filter((one) => one.withDatabase === withDatabase).map(({ ms }) => ms)
      tell(`Start to first answer after kill -9 of ${victims(withDatabase)}: ${spread(times)} ms`)
    }
    const acknowledged = crashes.reduce((sum, one) => sum + one.acknowledged, 0)
    tell(
      `${acknowledged.toLocaleString('en-AU')} changes were acknowledged before ${rounds} crashes, and none is lost; ` +
        'positions and versions have no gap, the chain verifies, read tables equal a refold, repeats were recorded once',
    )
    return { firstStartMs: first.ms, crashes }
  } finally {
    await running?.kill()
    await folder.remove()
  }
}
