/** The embedded database through every way of starting and ending, on real processes. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installedPackage, runnableBinaries } from '../../service/core/embedded-binaries.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../service/core/embedded-postgres.ts'
import { scratchPrefix } from './cluster.ts'

const isRoot = process.getuid?.() === 0
const root = resolve(import.meta.dirname, '../..')

let home: string
let dataDir: string
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  home = mkdtempSync(scratchPrefix)
  chmodSync(home, 0o755)
  dataDir = join(home, 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of running.splice(0)) await server.stop()
  rmSync(home, { recursive: true, force: true })
})

const start = async (): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
  running.push(server)
  return server
}

const ask = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

const serverPid = (): number =>
  Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

const hasEnded = (pid: number): boolean =>
  spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`])
    .stdout.toString()
    .trim()
    .replace(/^Z.*/, '') === ''

const script = `
  import { startEmbeddedPostgres } from ${JSON.stringify(join(root, 'service/core/embedded-postgres.ts'))}
  const server = await startEmbeddedPostgres({ dataDir: process.env.FOLDER, log: () => {} })
  console.log(server.ownerUrl)
  setInterval(() => {}, 1000)`

/** A process of its own that holds the folder, and dies without a farewell when killed. */
const startInChild = (): ChildProcess => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, FOLDER: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

const urlFrom = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    child.stdout?.once('data', (text) => done(String(text).trim()))
    child.once('exit', () => fail(new Error('the holder of the folder ended too early')))
  })

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}

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
    const pid = serverPid()
    await first.stop()
    expect(hasEnded(pid)).toBe(true)

    const second = await start()
    expect(second.firstStart).toBe(false)
    expect(await ask(second.ownerUrl, 'select text from note')).toBe('kept')
  })

  it('keeps the server out of the reach of Ctrl-C', async () => {
    await start()
    const pid = serverPid()
    expect(Number(spawnSync('ps', ['-o', 'pgid=', '-p', `${pid}`]).stdout)).toBe(pid)
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
    await kill(child)
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
    await ask(await urlFrom(child), "create table note as select 'kept' as text")
    const pid = serverPid()
    await kill(child)
    const next = await start()
    expect(serverPid()).toBe(pid)
    expect(next.firstStart).toBe(false)
    expect(await ask(next.ownerUrl, 'select text from note')).toBe('kept')
    await next.stop()
    expect(hasEnded(pid)).toBe(true)
  })

  it('recovers where the server was killed too', async () => {
    const child = startInChild()
    await ask(await urlFrom(child), "create table note as select 'kept' as text")
    process.kill(serverPid(), 'SIGKILL')
    await kill(child)
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
    dataDir = join(home, 'copy')
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

describe.runIf(isRoot)('as root', () => {
  it('runs the server as an ordinary user, also below a folder that is shut to it', async () => {
    chmodSync(home, 0o700)
    const { ownerUrl } = await start()
    expect(statSync(`/proc/${serverPid()}`).uid).toBe(65534)
    expect(await ask(ownerUrl, 'select 1')).toBe(1)
  })

  it('copies binaries that the ordinary user cannot read', async () => {
    const shut = join(home, 'shut')
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
