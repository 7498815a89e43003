/** Every way to start the embedded database, with real processes. */
import {
  chmodSync,
  chownSync,
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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installedPackage, runnableBinaries } from '../../service/database/embedded/binaries.ts'
import { initCluster } from '../../service/database/embedded/initdb.ts'
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
  it('creates the database in an empty folder, and finds its data there on the next start', async () => {
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

  it('puts the server into its own process group, so that Ctrl-C does not reach it', async () => {
    await start()
    const pid = serverPid(dataDir)
    expect(groupOf(pid)).toBe(pid)
  })

  it('refuses a wrong password', async () => {
    const { ownerUrl } = await start()
    await expect(ask(ownerUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
  })

  it('continues after an initdb that was killed halfway', async () => {
    const child = startInChild()
    const halfway = () =>
      existsSync(dataDir) && readdirSync(dataDir).some((name) => existsSync(join(dataDir, name, 'base')))
    await vi.waitFor(() => expect(halfway()).toBe(true), { timeout: 20_000, interval: 2 })
    await child.kill()
    expect(existsSync(join(dataDir, 'cluster'))).toBe(false)
    expect((await start()).firstStart).toBe(true)
  })

  it('says what to do when there are no binaries', () => {
    expect(() => installedPackage('plan9', 'mips')).toThrow(/plan9-mips.*DATABASE_URL/)
  })
})

describe('a second start', () => {
  const refusal = () => `Jarvin is already running on this data folder (${dataDir}).`

  it('is refused with a message and leaves the first running', async () => {
    const { ownerUrl } = await start()
    await expect(start()).rejects.toThrow(refusal())
    expect(await ask(ownerUrl, 'select 1')).toBe(1)
  })

  it('has one winner when both start at the same time', async () => {
    const both = await Promise.allSettled([start(), start()])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((one) => one.status === 'rejected')?.reason.message).toBe(refusal())
    expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'password', 'postgres.log'])
  })

  it('waits for a first that is shutting down', async () => {
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

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it("continues in a folder where another user's start was interrupted", async () => {
    mkdirSync(dataDir, { mode: 0o700 })
    writeFileSync(join(dataDir, 'password'), 'word', { mode: 0o600 })
    for (const path of [dataDir, join(dataDir, 'password')]) chownSync(path, 1234, 1234)
    expect((await start()).firstStart).toBe(true)
  })

  it.each(['data', '.'])('runs the server as the owner of %s', async (owned) => {
    mkdirSync(dataDir)
    const daemon = 1
    chownSync(join(scratch.home, owned), daemon, daemon)
    const first = await start()
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(daemon)
    await first.stop()
    // An existing cluster's owner takes precedence.
    for (const path of [scratch.home, dataDir]) chownSync(path, 0, 0)
    await start()
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(daemon)
  })

  it('says what to do when the user id has no name', async () => {
    const user = { uid: 61234, gid: 61234 }
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'password'), 'word')
    const native = await runnableBinaries(dataDir, user)
    const cluster = { dataDir, folder: join(dataDir, 'cluster'), pathInside: (path: string) => path, user }
    await expect(initCluster({ ...cluster, password: 'word' }, native)).rejects.toThrow(
      /user 61234 has none.*set DATABASE_URL/,
    )
  })

  it('runs the server as an ordinary user, even if a parent folder is closed to that user', async () => {
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
