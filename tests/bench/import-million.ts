/** 1,000,000 rows by the command, in a separate process: how long it takes, and how much memory at most. */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { root } from '../core/execute.ts'
import { startTestService } from '../core/service.ts'
import { setUpBakery } from '../people/account-client.ts'
import type { Bench } from './bench-run.ts'

const dayMs = 86_400_000

/** Two years of a till's export, with `count` rows. */
function* tillRows(count: number): Generator<string> {
  yield 'Receipt,Date,Time,Item,Category,Qty,Total (inc GST),GST\n'
  let part = ''
  for (let at = 0; at < count; at++) {
    const day = new Date(Date.UTC(2024, 10, 11) + Math.floor((at * 730) / count) * dayMs)
    const cents = 550 + ((at * 7919) % 4000)
    const time = `${String(7 + (at % 9)).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}`
    part += `${10_000_000 + at},${day.toISOString().slice(0, 10)},${time},Flat white,Coffee,1,${(cents / 100).toFixed(2)},${(Math.floor(cents / 11) / 100).toFixed(2)}\n`
    if (part.length < 65_536) continue
    yield part
    part = ''
  }
  yield part
}

/** Clock ticks per second, as Linux counts the time of processes. */
const ticks = 100

/** Highest memory use, and seconds of processor time so far. */
const usageOf = async (pid: number) => {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [status, stat] = await Promise.all([read('status'), read('stat')])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    peakMb: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    cpuSeconds: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks,
  }
}

/** Imports `count` rows by `npm run import`, and prints rows per second and the highest memory of the process. */
export const millionRows = async ({ ownerUrl, print }: Bench, count: number) => {
  const running = await startTestService(ownerUrl, { seed: 'none' })
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-million-'))
  try {
    await setUpBakery(running)
    const { rows } = await running.service.database.unbound.query('select * from own_workspaces()')
    const path = join(folder, 'till.csv')
    await pipeline(Readable.from(tillRows(count)), createWriteStream(path))
    const options: { readonly import: string } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    ).scripts
    const [, ...words] = options.import.split(' ')
    const started = performance.now()
    const child = spawn(process.execPath, [...words, '--workspace', String(rows[0]?.workspace), path], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: running.database.ownerUrl, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [peakMb, cpuSeconds] = [0, 0]
    const timer = setInterval(async () => {
      const usage = await usageOf(child.pid ?? 0)
      peakMb = Math.max(peakMb, usage.peakMb)
      cpuSeconds = Math.max(cpuSeconds, usage.cpuSeconds)
    }, 100)
    const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
    clearInterval(timer)
    const took = (performance.now() - started) / 1000
    const { imported } = JSON.parse(printed || 'null') ?? {}
    if (imported !== count) throw new Error(`The command imported ${imported} rows. ${said}`)
    const found = { rows: count, seconds: took, rowsPerSecond: count / took, cpuSeconds, peakMb }
    print(
      `${count.toLocaleString('en-AU')} rows by command: ${took.toFixed(1)} s, ${Math.round(found.rowsPerSecond).toLocaleString('en-AU')} rows/s (aim 50,000), ${cpuSeconds.toFixed(1)} s of processor time, at most ${Math.round(peakMb)} MB (aim 300)`,
    )
    return found
  } finally {
    await rm(folder, { recursive: true })
    await running.stop()
  }
}
