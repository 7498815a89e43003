/** One crash: clients write, the service is killed and restarted, and acknowledged changes are looked up. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { demand, demandRebuild, demandValid } from './correctness.ts'
import { type Notes, startClient } from './crash-client.ts'
import { demandAcknowledged } from './crash-compare.ts'
import type { CrashFolder } from './crash-folder.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

/** Workspaces that the clients write to. */
export const workspaces = ['cafe', 'consulting']

/** Clients per workspace. */
const clientsPerWorkspace = 4

/** Advisories per client and round; a client without any left makes its other changes. */
const advisoriesPerClient = 300

/** Advisories that a workspace needs for a number of rounds. */
export const advisoriesFor = (rounds: number): number => rounds * clientsPerWorkspace * advisoriesPerClient

/** Milliseconds of writing before the kill: minimum, and random addition. */
const writing = { least: 1000, more: 1000 }

/** A running service, and the milliseconds until its first answer. */
export type Started = { readonly service: ServiceProcess; readonly ms: number }

/** Starts the service; timed until it has answered a read with a stored session. */
export const startOn = async ({ dataDir }: CrashFolder, session?: string): Promise<Started> => {
  const from = performance.now()
  const service = await startServiceProcess({ DATA_DIR: dataDir })
  const { status } = await service.call('GET', '/me', session === undefined ? {} : { session })
  const expected = session === undefined ? 401 : 200
  if (status !== expected) await service.kill()
  demand(status === expected, `the first call after a start was answered ${status}`)
  return { service, ms: performance.now() - from }
}

type Heads = ReadonlyMap<string, number>

/** Runs `use` for each workspace; returns the results by workspace. */
const inEach = async (
  folder: CrashFolder,
  use: (owner: pg.Client, workspace: string) => Promise<number>,
): Promise<Heads> => {
  const owner = await folder.connect()
  try {
    const found = new Map<string, number>()
    for (const workspace of workspaces) found.set(workspace, await use(owner, workspace))
    return found
  } finally {
    await owner.end()
  }
}

/** Lets the clients write, then kills the service; returns the clients' records. */
const writeUntilKilled = async (folder: CrashFolder, service: ServiceProcess, withDatabase: boolean) => {
  const clients = await Promise.all(
    workspaces.flatMap((workspace) =>
      Array.from({ length: clientsPerWorkspace }, (_, number) =>
        startClient(service, workspace, number === 0, folder.takeAdvisories(workspace, advisoriesPerClient)),
      ),
    ),
  )
  const notes = Promise.all(clients.map((client) => client.notes))
  // A client ends before the kill only on an error, which then ends the run.
  await Promise.race([pause(writing.least + Math.random() * writing.more), notes])
  for (const { stop } of clients) stop()
  if (withDatabase) await folder.killDatabase()
  await service.kill()
  return notes
}

/** Demands valid history and read tables with all acknowledged changes; returns how many others they contain. */
const compare = async (folder: CrashFolder, before: Heads, notes: readonly Notes[]): Promise<number> => {
  const left = await inEach(folder, async (owner, workspace) => {
    await demandValid(owner, workspace)
    await demandRebuild(owner, workspace)
    const here = notes.filter((one) => one.workspace === workspace)
    return demandAcknowledged(owner, workspace, before.get(workspace) ?? 0, here)
  })
  return [...left.values()].reduce((sum, one) => sum + one, 0)
}

/** Repeats a client's last acknowledged change, which must get the same answer, and its unanswered one. */
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

/** Result of a crash: acknowledged and unanswered changes, and how many of the unanswered were recorded. */
export type Crash = {
  readonly withDatabase: boolean
  readonly acknowledged: number
  readonly unanswered: number
  readonly recorded: number
  readonly ms: number
}

/** Runs one crash; `restarted` gets the new process before any check. */
export const crashOnce = async (
  folder: CrashFolder,
  service: ServiceProcess,
  withDatabase: boolean,
  restarted: (service: ServiceProcess) => void,
): Promise<Crash> => {
  const before = await inEach(folder, demandValid)
  const notes = await writeUntilKilled(folder, service, withDatabase)
  const after = await startOn(folder, notes[0]?.token)
  restarted(after.service)
  const recorded = await compare(folder, before, notes)
  const settled = await Promise.all(notes.map((one) => repeat(after.service, one)))
  demand((await compare(folder, before, settled)) === 0, 'a repeat was recorded a second time')
  return {
    withDatabase,
    acknowledged: notes.reduce((sum, one) => sum + one.acknowledged.length + 1, 0),
    unanswered: notes.filter(({ open }) => open !== undefined).length,
    recorded,
    ms: after.ms,
  }
}
