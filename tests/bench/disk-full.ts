/** Part `disk-full`: the disk of the data folder is filled to its last byte again and again while clients write. */
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { collectErrors } from '../failover/errors.ts'
import { startWriters } from '../failover/writers.ts'
import type { Bench } from './bench-run.ts'
import { countChanges, demand, demandRebuild, demandValid } from './correctness.ts'
import { makeCrashFolder } from './crash-folder.ts'
import { percentile, spread } from './measure.ts'
import { startServiceProcess } from './service-process.ts'

/** Size of the disk: the embedded database with its log of writes, and some room. */
const diskMb = 420

const workspaces = ['cafe', 'consulting']
const clients = 8

/** Milliseconds of writing before the disk is full, and for which it is. */
const calmMs = 1000
const fullMs = 2000

/** Milliseconds after which a disk with room must take changes again. */
const mostMs = 60_000

/** Writes until the disk takes no further byte. */
const fill = (path: string): void => {
  const file = openSync(path, 'w')
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const piece = Buffer.alloc(size, 1)
      for (let isFull = false; !isFull; )
        try {
          isFull = writeSync(file, piece) === 0
        } catch {
          isFull = true
        }
    }
  } finally {
    closeSync(file)
  }
}

const reads = ['/nudges', '/audit', '/me', '/profile']

export const diskFull = async ({ print, isQuick }: Bench): Promise<unknown> => {
  if (process.getuid?.() !== 0) {
    print('Not measured: only root can mount a disk of its own.')
    return { missing: 'root' }
  }
  const rounds = isQuick ? 3 : 50
  const disk = await mkdtemp(join(tmpdir(), 'jarvin-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=0777`, 'jarvin', disk])
  try {
    const folder = await makeCrashFolder(workspaces, 0, disk)
    const errors = collectErrors()
    const service = await startServiceProcess({ DATA_DIR: folder.dataDir, DEMO: 'shared' }, errors.reader())
    try {
      const sessions = await Promise.all(
        workspaces.map(async (workspace) => ({ workspace, session: await service.signIn(workspace) })),
      )
      const owner = await folder.connect()
      const before = await countChanges(owner, workspaces)
      await owner.end()
      const writers = startWriters([service], sessions, clients)
      const recoveries: number[] = []
      const badReads = new Map<string, number>()
      let goodReads = 0
      for (let round = 1; round <= rounds; round++) {
        await pause(calmMs)
        const file = join(disk, 'filler')
        fill(file)
        const until = performance.now() + fullMs
        for (let turn = 0; performance.now() < until; turn++) {
          const path = reads[turn % reads.length] ?? ''
          const session = sessions[turn % sessions.length]?.session ?? ''
          const status = await service.call('GET', path, { session }).then(
            (answer) => answer.status,
            (error: Error) => error.message,
          )
          if (status === 200) goodReads += 1
          else badReads.set(`${path} ${status}`, (badReads.get(`${path} ${status}`) ?? 0) + 1)
          await pause(20)
          // The database gives up files of its log meanwhile; what it gives up is filled too.
          fill(`${file}-${turn % 2}`)
        }
        for (const name of [file, `${file}-0`, `${file}-1`]) await rm(name, { force: true })
        const freed = performance.now()
        while (writers.newest() < freed) {
          demand(performance.now() < freed + mostMs, `round ${round}: no change within ${mostMs} ms of room`)
          await pause(10)
        }
        recoveries.push(writers.newest() - freed)
      }
      await writers.stop()
      const again = await folder.connect()
      const after = await countChanges(again, workspaces)
      let total = 0
      for (const workspace of workspaces) {
        const recorded = (after.get(workspace) ?? 0) - (before.get(workspace) ?? 0)
        const acknowledged = writers.acknowledged.get(workspace) ?? 0
        demand(
          recorded === acknowledged,
          `${workspace} acknowledged ${acknowledged} changes, ${recorded} are on record`,
        )
        total += acknowledged
        await demandValid(again, workspace)
        await demandRebuild(again, workspace)
      }
      await again.end()
      const refusals = Object.fromEntries(writers.refusals)
      print(
        `${rounds} times a full disk: ${total.toLocaleString('en-AU')} changes acknowledged, all on record once; chains verify, ` +
          'read tables equal a refold',
      )
      print(
        `First change after room was made: ${spread(recoveries)} ms, p95 ${Math.round(percentile(recoveries, 0.95))} ms`,
      )
      print(
        `While full: ${goodReads} reads answered, others ${JSON.stringify(Object.fromEntries(badReads))} (target: none); ` +
          `refused changes ${JSON.stringify(refusals)} (target: 507 alone)`,
      )
      print(`Errors in its log: ${JSON.stringify(Object.fromEntries(errors.found))}`)
      return { rounds, acknowledged: total, recoveries, refusals, badReads: Object.fromEntries(badReads) }
    } finally {
      await service.kill()
      await folder.remove()
    }
  } finally {
    execFileSync('umount', ['-l', disk])
    await rm(disk, { recursive: true, force: true })
  }
}
