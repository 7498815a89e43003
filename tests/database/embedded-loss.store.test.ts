/** The embedded database when its server or its owner process is killed. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, hasEnded, makeScratch, type Scratch, serverPid } from './embedded-scratch.ts'

let scratch: Scratch
let dataDir: string

beforeEach(() => {
  scratch = makeScratch()
  dataDir = join(scratch.home, 'data')
})

afterEach(() => scratch.remove())

const start = () => scratch.start(dataDir)
const startInChild = () => scratch.startInChild(dataDir)

describe('a running server', () => {
  it('reports its own death once, and a normal stop not at all', async () => {
    const onGone = vi.fn()
    const first = await scratch.start(dataDir, onGone)
    process.kill(serverPid(dataDir), 'SIGKILL')
    await vi.waitFor(() => expect(onGone).toHaveBeenCalled(), { timeout: 10_000 })
    await first.stop()
    const second = await scratch.start(dataDir, onGone)
    expect(await ask(second.ownerUrl, 'select 1')).toBe(1)
    await second.stop()
    // Long enough for the next liveness check.
    await pause(600)
    expect(onGone).toHaveBeenCalledTimes(1)
  })

  it('may die when its log is gone', async () => {
    const onGone = vi.fn()
    const server = await scratch.start(dataDir, onGone)
    rmSync(join(dataDir, 'postgres.log'))
    // Whatever is thrown here would end the service.
    process.kill(serverPid(dataDir), 'SIGKILL')
    await vi.waitFor(() => expect(onGone).toHaveBeenCalled(), { timeout: 10_000 })
    await server.stop()
  })

  it('ends when its owner process exits without stopping it', async () => {
    const child = startInChild()
    await child.url
    const pid = serverPid(dataDir)
    await child.exit()
    await vi.waitFor(() => expect(hasEnded(pid)).toBe(true), { timeout: 10_000 })
    expect((await start()).firstStart).toBe(false)
  })
})

describe('after a kill', () => {
  it('a new start takes over the surviving server, and can stop it', async () => {
    const child = startInChild()
    await ask(await child.url, "create table note as select 'kept' as text")
    const pid = serverPid(dataDir)
    await child.kill()
    const next = await start()
    expect(serverPid(dataDir)).toBe(pid)
    expect(next.firstStart).toBe(false)
    expect(await ask(next.ownerUrl, 'select text from note')).toBe('kept')
    await next.stop()
    expect(hasEnded(pid)).toBe(true)
  })

  it('a new start recovers if the server was killed too', async () => {
    const child = startInChild()
    await ask(await child.url, "create table note as select 'kept' as text")
    process.kill(serverPid(dataDir), 'SIGKILL')
    await child.kill()
    expect(await ask((await start()).ownerUrl, 'select text from note')).toBe('kept')
  })

  it('a new start ignores a stale lock file whose process id was reused', async () => {
    const first = await start()
    const trace = join(dataDir, 'cluster/postmaster.pid')
    const text = readFileSync(trace, 'utf8')
    await first.stop()
    for (const stale of [text.replace(/^\d+/, `${process.pid}`), text, '']) {
      writeFileSync(trace, stale, { mode: 0o644 })
      const next = await start()
      expect(await ask(next.ownerUrl, 'select 1')).toBe(1)
      await next.stop()
    }
  })

  it("a copy of the folder is independent of the original's server", async () => {
    const first = await start()
    const original = dataDir
    dataDir = join(scratch.home, 'copy')
    spawnSync('cp', ['-a', original, dataDir])
    const second = await start()
    expect(second.ownerUrl).not.toBe(first.ownerUrl)
    expect(await ask(first.ownerUrl, 'select 1')).toBe(1)
  })

  it('the folder is locked again after the server has reset its connections', async () => {
    const { ownerUrl } = await start()
    const holder = "select pid from pg_stat_activity where application_name = 'jarvin lock'"
    await ask(ownerUrl, `select pg_terminate_backend(pid) from (${holder}) as holder`)
    await vi.waitFor(async () => expect(await ask(ownerUrl, holder)).toBeGreaterThan(0), { timeout: 5000 })
    await pause(100)
    await expect(start()).rejects.toThrow('already running')
  })
})
