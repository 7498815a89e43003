/** `npm run bench [-- part … --quick]`: measures the product beside its peers, and prints the ratios. */

import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { startCluster } from '../core/cluster.ts'
import { failover } from '../failover/failover.ts'
import { advisor } from './advisor.ts'
import { alerts } from './alerts.ts'
import { append } from './append.ts'
import { backup } from './backup.ts'
import type { Bench } from './bench-run.ts'
import { clockJumps } from './clock-jumps.ts'
import { crash } from './crash.ts'
import { demoWeek } from './demo-week.ts'
import { digest } from './digest.ts'
import { diskFull } from './disk-full.ts'
import { firstCalls } from './first-calls.ts'
import { firstOwner } from './first-owner.ts'
import { forecast } from './forecast.ts'
import { http } from './http.ts'
import { importFiles } from './import.ts'
import { inbound } from './inbound.ts'
import { manners } from './manners.ts'
import { page } from './page.ts'
import { questions } from './questions.ts'
import { read } from './read.ts'
import { restarts } from './restarts.ts'
import { restore } from './restore.ts'
import { scale } from './scale.ts'
import { search } from './search.ts'
import { signIns } from './sign-ins.ts'
import { tamper } from './tamper.ts'
import { timeTravel } from './time-travel.ts'
import { verify } from './verify.ts'

const parts: Readonly<Record<string, (bench: Bench) => Promise<unknown>>> = {
  append,
  scale,
  read,
  http,
  crash,
  'clock-jumps': clockJumps,
  'disk-full': diskFull,
  'first-calls': firstCalls,
  'first-owner': firstOwner,
  'sign-ins': signIns,
  'demo-week': demoWeek,
  advisor,
  forecast,
  page,
  questions,
  verify,
  'time-travel': timeTravel,
  restarts,
  restore,
  failover,
  import: importFiles,
  inbound,
  manners,
  backup,
  digest,
  alerts,
  search,
  tamper,
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const machine = async (ownerUrl: string) => {
  const client = await connectOwner(ownerUrl)
  const show = async (name: string): Promise<string> =>
    String(Object.values((await client.query(`show ${name}`)).rows[0] ?? {})[0])
  await client.query('create temp table flushes (n int)')
  await client.query('create table if not exists bench_fsync (n int)')
  const from = performance.now()
  let commits = 0
  for (; performance.now() - from < 1000; commits++) await client.query('insert into bench_fsync values (1)')
  await client.query('drop table bench_fsync')
  const found = {
    node: process.version,
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    postgres: await show('server_version'),
    fsync: await show('fsync'),
    synchronousCommit: await show('synchronous_commit'),
    commitsPerSecond: commits,
  }
  await client.end()
  return found
}

const wanted = process.argv.slice(2)
const isQuick = wanted.includes('--quick')
const names = wanted.filter((word) => !word.startsWith('--'))
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  print(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const cluster = await startCluster()
try {
  const about = await machine(cluster.ownerUrl)
  print(
    Object.entries(about)
      .map(([key, value]) => `${key} ${value}`)
      .join(' · '),
  )
  const bench: Bench = {
    ownerUrl: cluster.ownerUrl,
    rounds: isQuick ? 1 : 3,
    seconds: isQuick ? 2 : 4,
    warmUpSeconds: 1,
    isQuick,
    print,
  }
  const results: Record<string, unknown> = {}
  for (const [name, run] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue
    print(`\n== ${name}`)
    results[name] = await run(bench)
  }
  const folder = resolve(import.meta.dirname, '../../build')
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/bench.json`, `${JSON.stringify({ machine: about, results }, null, 2)}\n`)
  print('\nResults also in build/bench.json')
} finally {
  await cluster.stop()
}
