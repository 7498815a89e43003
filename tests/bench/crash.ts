/** Part `crash`: the service, and in every second round its database too, killed in the middle of writing. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { buildWebWhenStale } from '../../service/core/web-build.ts'
import { root } from '../core/execute.ts'
import type { Bench } from './bench.ts'
import { demand, demandRefold, demandSound } from './correctness.ts'
import { type Notes, startClient } from './crash-client.ts'
import { demandAcknowledged } from './crash-compare.ts'
import { type CrashFolder, makeCrashFolder } from './crash-folder.ts'
import { spread } from './measure.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

const workspaces = ['cafe', 'consulting']

/** Clients of each workspace. */
const crowd = 4

/** Advisories that a client may settle in a round; with none left it goes on with its other changes. */
const supply = 300

/** Milliseconds of writing before the kill: at least, and up to so many more by chance. */
const writing = { least: 1000, more: 1000 }

/** Starts the service; the time ends when it has answered a reader, whose session it has to find again. */
const startOn = async (
  { dataDir }: CrashFolder,
  session?: string,
): Promise<{ readonly service: ServiceProcess; readonly ms: number }> => {
  const from = performance.now()
  const service = await startServiceProcess({ DATA_DIR: dataDir })
  const { status } = await service.call('GET', '/me', session === undefined ? {} : { session })
  demand(
    status === (session === undefined ? 401 : 200),
    `the first call after a start was answered ${status}`,
  )
  return { service, ms: performance.now() - from }
}

/** The sum of what `use` gives for each workspace. */
const overAll = async (
  folder: CrashFolder,
  use: (owner: pg.Client, workspace: string) => Promise<number>,
): Promise<number> => {
  const owner = await folder.connect()
  try {
    let sum = 0
    for (const workspace of workspaces) sum += await use(owner, workspace)
    return sum
  } finally {
    await owner.end()
  }
}

/** Lets the clients write, and kills what they write to; gives what they were told. */
const writeUntilKilled = async (folder: CrashFolder, service: ServiceProcess, withDatabase: boolean) => {
  const clients = await Promise.all(
    workspaces.flatMap((workspace) =>
      Array.from({ length: crowd }, (_, number) =>
        startClient(service, workspace, number === 0, folder.takeAdvisories(workspace, supply)),
      ),
    ),
  )
  await Promise.race([
    pause(writing.least + Math.random() * writing.more),
    // They end before the kill only by a fault, which then ends the run.
    Promise.all(clients.map(({ notes }) => notes)),
  ])
  for (const { stop } of clients) stop()
  if (withDatabase) await folder.killDatabase()
  await service.kill()
  return Promise.all(clients.map(({ notes }) => notes))
}

/** Sends again what a client was told last, and what it was not told: the first must be answered as before. */
const repeat = async (service: ServiceProcess, notes: Notes): Promise<Notes> => {
  const { acknowledged, open } = notes
  const last = acknowledged.at(-1)
  if (last) {
    const { status, text } = await service.call('POST', last.path, last.sent)
    const isSame = status === 200 && text === last.answer
    demand(isSame, `${last.path} was answered ${last.answer}, and its repeat ${status} ${text}`)
  }
  if (!open) return notes
  const { status, text } = await service.call('POST', open.path, open.sent)
  demand(status === 200, `the repeat of an unanswered ${open.path} was answered ${status} ${text}`)
  return { ...notes, acknowledged: [...acknowledged, { ...open, answer: text }], open: undefined }
}

/** Runs the part. */
export const crash = async ({ tell, isQuick }: Bench): Promise<unknown> => {
  const rounds = isQuick ? 2 : 10
  // So that no start is measured with a build in it.
  await buildWebWhenStale({ root, log: tell })
  const folder = await makeCrashFolder(workspaces, rounds * crowd * supply)
  const report: {
    withDatabase: boolean
    acknowledged: number
    unanswered: number
    recorded: number
    ms: number
  }[] = []
  let running: ServiceProcess | undefined
  try {
    const first = await startOn(folder)
    running = first.service
    tell(`started on a filled folder, first answer after ${Math.round(first.ms)} ms`)
    for (let round = 1; round <= rounds; round++) {
      const withDatabase = round % 2 === 0
      const heads = new Map<string, number>()
      await overAll(folder, async (owner, workspace) => {
        const head = await demandSound(owner, workspace)
        heads.set(workspace, head)
        return head
      })
      const notes = await writeUntilKilled(folder, running, withDatabase)
      const { service, ms } = await startOn(folder, notes[0]?.token)
      running = service

      const compare = (of: readonly Notes[]) =>
        overAll(folder, async (owner, workspace) => {
          await demandSound(owner, workspace)
          const here = of.filter((one) => one.workspace === workspace)
          const left = await demandAcknowledged(owner, workspace, heads.get(workspace) ?? 0, here)
          await demandRefold(owner, workspace)
          return left
        })
      const recorded = await compare(notes)
      const settled = await Promise.all(notes.map((one) => repeat(service, one)))
      demand((await compare(settled)) === 0, 'a repeat was recorded a second time')

      const acknowledged = notes.reduce((sum, one) => sum + one.acknowledged.length + 1, 0)
      const unanswered = notes.filter(({ open }) => open !== undefined).length
      report.push({ withDatabase, acknowledged, unanswered, recorded, ms })
      tell(
        `round ${String(round).padStart(2)}: killed the service${withDatabase ? ' and the database' : ''} after ` +
          `${acknowledged} acknowledged changes, none lost; of ${unanswered} unanswered ${recorded} were recorded, ` +
          `each once after its repeat; first answer after ${Math.round(ms)} ms`,
      )
    }
    await running.stop()
    running = undefined
    for (const withDatabase of [false, true]) {
      const times = report.filter((one) => one.withDatabase === withDatabase).map(({ ms }) => ms)
      tell(
        `start to first answer after kill -9 of the service${withDatabase ? ' and the database' : ''}: ${spread(times)} ms`,
      )
    }
    return { firstStartMs: first.ms, rounds: report }
  } finally {
    await running?.kill()
    await folder.remove()
  }
}
