/** The embedded database through every way of starting and ending, on real processes. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installedPackage, runnableBinaries } from '../../service/core/embedded-binaries.ts'
import { ask, groupOf, hasEnded, makeScratch, type Scratch, serverPid } from './embedded-scratch.ts'

let scratch: Scratch
let dataDir: string

beforeEach(() => {
  scratch = makeScratch()
  dataDir = join(scratch.home, 'data')
})

afterEach(() => scratch.remove())

const start = () => scratch.start(dataDir)
const startInChild = () => scratch.startInChild(dataDir)

describe('a start', () => {
  it('makes the database in an empty folder, and finds everything there again', async () => {
    const first = await start()
    expect(first.firstStart).toBe(true)
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'cluster')).mode & 0o777).toBe(0o700)
    expect(await ask(first.ownerUrl, 'show data_checksums')).toBe('on')
    expect(await ask(first.ownerUrl, 'show unix_socket_directories')).toBe('')
    expect(await ask(first.ownerUrl, 'show listen_addresses')).toBe('127.0.0.1')
    expect(await ask(first.ownerUrl, "select lower('ÄÖ') || getdatabaseencoding()")).toBe('äöUTF8')
    await ask(first.ownerUrl, "create table note as select 'kept' as text")
    const pid = serverPid(dataDir)
    await first.stop()
    expect(hasEnded(pid)).toBe(true)

    const second = await start()
    expect(second.firstStart).toBe(false)
    expect(await ask(second.ownerUrl, 'select text from note')).toBe('kept')
  })

  it('keeps the server out of the reach of Ctrl-C', async () => {
    await start()
    const pid = serverPid(dataDir)
    expect(groupOf(pid)).toBe(pid)
  })

  it('refuses a wrong password', async () => {
    const { ownerUrl } = await start()
    await expect(ask(ownerUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
  })

  it('goes on after an initdb that was killed half way', async () => {
    const child = startInChild()
    const halfway = () =>
      existsSync(dataDir) && readdirSync(dataDir).some((name) => existsSync(join(dataDir, name, 'base')))
    await vi.waitFor(() => expect(halfway()).toBe(true), { timeout: 20_000, interval: 2 })
    await child.kill()
    expect(existsSync(join(dataDir, 'cluster'))).toBe(false)
    expect((await start()).firstStart).toBe(true)
  })

  it('says what to do where no binaries exist', () => {
    expect(() => installedPackage('plan9', 'mips')).toThrow(/plan9-mips.*DATABASE_URL/)
  })
})

describe('a second start', () => {
  const refusal = () => `Jarvin is already running on this data folder (${dataDir}).`

  it('says so and leaves the first alone', async () => {
    const { ownerUrl } = await start()
    await expect(start()).rejects.toThrow(refusal())
    expect(await ask(ownerUrl, 'select 1')).toBe(1)
  })

  it('has one winner where both are the first', async () => {
    const both = await Promise.allSettled([start(), start()])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((one) => one.status === 'rejected')?.reason.message).toBe(refusal())
    expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'password', 'postgres.log'])
  })

  it('waits for a first that is leaving', async () => {
    const first = await start()
    await ask(first.ownerUrl, "create table note as select 'kept' as text")
    const leaving = first.stop()
    await vi.waitFor(
      () => expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch('shutdown request'),
      { interval: 1 },
    )
    const second = await start()
    await leaving
    expect(await ask(second.ownerUrl, 'select text from note')).toBe('kept')
  })
})

describe('after a kill', () => {
  it('takes over the server that outlived its process, and can stop it', async () => {
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

  it('recovers where the server was killed too', async () => {
    const child = startInChild()
    await ask(await child.url, "create table note as select 'kept' as text")
    process.kill(serverPid(dataDir), 'SIGKILL')
    await child.kill()
    expect(await ask((await start()).ownerUrl, 'select text from note')).toBe('kept')
  })

  it('is not misled by a trace whose process number now belongs to somebody else', async () => {
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

  it('keeps a copy of the folder apart from the server of the original', async () => {
    const first = await start()
    const original = dataDir
    dataDir = join(scratch.home, 'copy')
    spawnSync('cp', ['-a', original, dataDir])
    const second = await start()
    expect(second.ownerUrl).not.toBe(first.ownerUrl)
    expect(await ask(first.ownerUrl, 'select 1')).toBe(1)
  })

  it('holds the folder again after the server has reset its connections', async () => {
    const { ownerUrl } = await start()
    const holder = "select pid from pg_stat_activity where application_name = 'jarvin lock'"
    await ask(ownerUrl, `select pg_terminate_backend(pid) from (${holder}) as holder`)
    await vi.waitFor(async () => expect(await ask(ownerUrl, holder)).toBeGreaterThan(0), { timeout: 5000 })
    await pause(100)
    await expect(start()).rejects.toThrow('already running')
  })
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('runs the server as an ordinary user, also below a folder that is shut to it', async () => {
    chmodSync(scratch.home, 0o700)
    const { ownerUrl } = await start()
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(65534)
    expect(await ask(ownerUrl, 'select 1')).toBe(1)
  })

  it('copies binaries that the ordinary user cannot read', async () => {
    const shut = join(scratch.home, 'shut')
    mkdirSync(shut, { mode: 0o700 })
    mkdirSync(dataDir)
    cpSync(installedPackage(), join(shut, 'package'), { recursive: true, verbatimSymlinks: true })
    const native = await runnableBinaries(dataDir, { uid: 65534, gid: 65534 }, join(shut, 'package'))
    expect(native.startsWith(dataDir)).toBe(true)
    rmSync(join(native, 'bin/initdb'))
    expect(await runnableBinaries(dataDir, { uid: 65534, gid: 65534 }, join(shut, 'package'))).toBe(native)
    expect(existsSync(join(native, 'bin/initdb'))).toBe(true)
    expect(readdirSync(dataDir)).toHaveLength(1)
  })
})
