/** Part `clock-jumps`: the clock of the service and its database jumps by an hour, both ways, while clients write. */
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { startWriters } from '../failover/writers.ts'
import type { Bench } from './bench-run.ts'
import { countChanges, demand, demandRebuild, demandValid } from './correctness.ts'
import { makeCrashFolder } from './crash-folder.ts'
import { startServiceProcess } from './service-process.ts'

/** Debian's package `faketime`: what the programs below it are told of the time stands in a file. */
const libraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
)

const workspaces = ['cafe', 'consulting']
const clients = 8

/** Offsets of the clock in seconds, in turn, and the milliseconds that each of them lasts. */
const offsets = [3600, 0, -3600, 0, 3600, -3600]
const lastsMs = 2000

/** Demands that no event is recorded at an earlier time than the one before it. */
const demandOrder = async (owner: pg.Client, workspace: string): Promise<void> => {
  const { rows } = await owner.query<{ position: string }>(
    `select position from (select position, recorded_at, lag(recorded_at) over (order by position) as before
      from events where workspace = $1) e where recorded_at < before limit 1`,
    [workspace],
  )
  demand(rows.length === 0, `time runs backwards in ${workspace} at position ${rows[0]?.position}`)
}

export const clockJumps = async ({ print, isQuick }: Bench): Promise<unknown> => {
  const library = libraries.find((path) => existsSync(path))
  if (library === undefined) {
    print('Not measured: this machine lacks Debian’s package faketime.')
    return { missing: 'faketime' }
  }
  const jumps = isQuick ? offsets.length : 50
  const home = await mkdtemp(join(tmpdir(), 'jarvin-clock-'))
  await chmod(home, 0o755)
  const file = join(home, 'clock')
  const setClock = async (seconds: number) => {
    // In one step, so that no program reads half a line.
    await writeFile(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}s\n`)
    await rename(`${file}.next`, file)
  }
  await setClock(0)
  const folder = await makeCrashFolder(workspaces, 0)
  const start = () =>
    startServiceProcess({
      DATA_DIR: folder.dataDir,
      DEMO: 'shared',
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // A clock that is set does not move the one that counts since the machine started.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    })
  let service = await start()
  try {
    const sessions = await Promise.all(
      workspaces.map(async (workspace) => ({ workspace, session: await service.signIn(workspace) })),
    )
    let owner = await folder.connect()
    const before = await countChanges(owner, workspaces)
    const writers = startWriters([service], sessions, clients)
    let longestMs = 0
    for (let jump = 0; jump < jumps; jump++) {
      await setClock(offsets[jump % offsets.length] ?? 0)
      await pause(lastsMs)
      longestMs = Math.max(longestMs, writers.takeLongestGap())
    }
    await writers.stop()
    await owner.end()
    // A start whose clock is an hour behind what is on record.
    await service.kill()
    await setClock(-3600)
    service = await start()
    for (const { workspace, session } of sessions) {
      const { status } = await service.call('POST', '/privacy/toggle-identifiers', {
        session,
        key: `after-${workspace}`,
      })
      demand(status === 200, `after a start with the clock an hour behind, a change was answered ${status}`)
    }
    owner = await folder.connect()
    const after = await countChanges(owner, workspaces)
    let total = 0
    for (const workspace of workspaces) {
      const recorded = (after.get(workspace) ?? 0) - (before.get(workspace) ?? 0)
      const acknowledged = (writers.acknowledged.get(workspace) ?? 0) + 1
      demand(
        recorded === acknowledged,
        `${workspace} acknowledged ${acknowledged} changes, ${recorded} are on record`,
      )
      total += acknowledged
      await demandValid(owner, workspace)
      await demandOrder(owner, workspace)
      await demandRebuild(owner, workspace)
    }
    await owner.end()
    const refusals = Object.fromEntries(writers.refusals)
    print(
      `${jumps} jumps of the clock by one or two hours, both ways: ${total.toLocaleString('en-AU')} changes acknowledged, all on ` +
        'record once; recorded times never fall, chains verify, read tables equal a refold',
    )
    print(
      `Longest time without a write ${Math.round(longestMs)} ms; other answers: ${JSON.stringify(refusals)} (target: none)`,
    )
    return { jumps, acknowledged: total, longestMs, refusals }
  } finally {
    await service.kill()
    await folder.remove()
    await rm(home, { recursive: true, force: true })
  }
}
