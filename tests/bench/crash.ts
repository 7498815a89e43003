/** Part `crash`: kills the service, and in every second round its database too, during writes. */
import { buildWebWhenStale } from '../../service/site/web-build.ts'
import { root } from '../core/execute.ts'
import type { Bench } from './bench-run.ts'
import { makeCrashFolder } from './crash-folder.ts'
import { advisoriesFor, type Crash, crashOnce, startOn, workspaces } from './crash-round.ts'
import { spread } from './measure.ts'
import type { ServiceProcess } from './service-process.ts'

const victims = (withDatabase: boolean): string => `the service${withDatabase ? ' and the database' : ''}`

const lineOf = (round: number, { withDatabase, acknowledged, unanswered, recorded, ms }: Crash): string =>
  `  ${String(round).padStart(2)}: killed ${victims(withDatabase)} after ${acknowledged} acknowledged changes, none lost; ` +
  `${recorded} of ${unanswered} unanswered were on record; up again after ${Math.round(ms)} ms`

export const crash = async ({ print, isQuick }: Bench): Promise<unknown> => {
  const rounds = isQuick ? 2 : 10
  // A measured start must not include a build.
  await buildWebWhenStale({ root, log: print })
  const folder = await makeCrashFolder(workspaces, advisoriesFor(rounds))
  let running: ServiceProcess | undefined
  try {
    const first = await startOn(folder)
    running = first.service
    print(`Start on a filled folder to the first answer: ${Math.round(first.ms)} ms (target: 3,000)`)
    const crashes: Crash[] = []
    for (let round = 1; round <= rounds; round++) {
      const one = await crashOnce(folder, running, round % 2 === 0, (service) => {
        running = service
      })
      crashes.push(one)
      print(lineOf(round, one))
    }
    await running.stop()
    for (const withDatabase of [false, true]) {
      const times = crashes.filter((one) => one.withDatabase === withDatabase).map(({ ms }) => ms)
      print(`Start to first answer after kill -9 of ${victims(withDatabase)}: ${spread(times)} ms`)
    }
    const acknowledged = crashes.reduce((sum, one) => sum + one.acknowledged, 0)
    print(
      `${acknowledged.toLocaleString('en-AU')} changes were acknowledged before ${rounds} crashes, and none is lost; ` +
        'positions and versions have no gap, the chain verifies, read tables equal a refold, repeats were recorded once',
    )
    return { firstStartMs: first.ms, crashes }
  } finally {
    await running?.kill()
    await folder.remove()
  }
}
