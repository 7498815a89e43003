/**
 * The embedded database when its server is alive but refuses connections, as after a full disk. The test makes such a
 * server: a backend crashes, and recovery finds a standby that never opens.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../service/database/embedded/embedded-postgres.ts'
import { ask, hasEnded, makeScratch, type Scratch, serverPid } from './embedded-scratch.ts'

let scratch: Scratch
let dataDir: string
let stop: () => Promise<void>

beforeEach(() => {
  scratch = makeScratch()
  dataDir = join(scratch.home, 'data')
  stop = async () => {}
})

afterEach(async () => {
  await stop()
  await scratch.remove()
})

const signal = () => join(dataDir, 'cluster/standby.signal')

/** A server of ours whose crash recovery does not end while the signal file is there. */
const startFragile = async (refusedMs: number) => {
  const first = await scratch.start(dataDir)
  await ask(first.ownerUrl, "create table note as select 'kept' as text")
  await first.stop()
  appendFileSync(join(dataDir, 'cluster/postgresql.conf'), '\nhot_standby = off\n')
  const lines: string[] = []
  const onGone = vi.fn()
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (line) => void lines.push(line),
    onGone,
    refusedMs,
  })
  stop = server.stop
  return { ...server, lines, onGone }
}

/** Makes it refuse connections from now on. */
const crash = async (ownerUrl: string): Promise<void> => {
  writeFileSync(signal(), '')
  const backend = Number(
    await ask(ownerUrl, "select pid from pg_stat_activity where application_name = 'jarvin lock'"),
  )
  process.kill(backend, 'SIGKILL')
  await vi.waitFor(
    () =>
      expect(ask(ownerUrl, 'select 1')).rejects.toMatchObject({ detail: 'Hot standby mode is disabled.' }),
    15_000,
  )
}

const isKept = (ownerUrl: string) =>
  vi.waitFor(async () => expect(await ask(ownerUrl, 'select text from note')).toBe('kept'), 25_000)

const restarts = (lines: readonly string[]) => lines.filter((line) => line.includes('restart'))

describe('a server that is alive but refuses connections', { timeout: 60_000 }, () => {
  it('is restarted once at the same address, with a sentence, and stays locked', async () => {
    const { ownerUrl, lines, onGone } = await startFragile(5000)
    const pid = serverPid(dataDir)
    await crash(ownerUrl)
    expect(serverPid(dataDir)).toBe(pid)
    rmSync(signal())
    await isKept(ownerUrl)
    expect(hasEnded(pid)).toBe(true)
    await pause(600)
    await expect(scratch.start(dataDir)).rejects.toThrow('already running')
    expect(restarts(lines)).toEqual([
      'The database has refused connections for 5 seconds and is being restarted.',
    ])
    expect(onGone).not.toHaveBeenCalled()
  })

  it('is restarted again, after twice the time, if that did not help', async () => {
    const { ownerUrl, lines, onGone } = await startFragile(4000)
    await crash(ownerUrl)
    await vi.waitFor(() => expect(restarts(lines)).toHaveLength(2), 20_000)
    rmSync(signal())
    await isKept(ownerUrl)
    expect(restarts(lines)[1]).toContain('for 8 seconds')
    expect(onGone).not.toHaveBeenCalled()
  })

  it('stops on request during a restart, and nothing starts it again', async () => {
    const { ownerUrl, lines } = await startFragile(4000)
    await crash(ownerUrl)
    await vi.waitFor(() => expect(restarts(lines)).toHaveLength(1), 15_000)
    await stop()
    await pause(9000)
    expect(restarts(lines)).toHaveLength(1)
    rmSync(signal())
    await isKept((await scratch.start(dataDir)).ownerUrl)
  })
})

it('a short crash recovery is left alone', async () => {
  const { ownerUrl, lines } = await startFragile(20_000)
  const pid = serverPid(dataDir)
  const backend = "select pid from pg_stat_activity where application_name = 'jarvin lock'"
  process.kill(Number(await ask(ownerUrl, backend)), 'SIGKILL')
  await isKept(ownerUrl)
  expect([serverPid(dataDir), restarts(lines)]).toEqual([pid, []])
})
