/** Part `read`: pages, rebuild and verification of a long history. */

import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { measureFinding, printFinding } from './find.ts'
import { writeHistory } from './history.ts'
import { compare, median, type Result, spread } from './measure.ts'
import { measureHttp, measurePages } from './pages.ts'
import { startServiceProcess } from './service-process.ts'
import { measureWhole } from './whole-history.ts'

const workspace = 'cafe'

const named = (results: readonly Result[], name: string): Result =>
  results.find((result) => result.name === name) ?? { name, samples: [] }

const p50 = (results: readonly Result[], name: string): number =>
  median(named(results, name).samples.map((sample) => sample.p50))

const printResults = ({ print }: Bench, results: readonly Result[]): void => {
  for (const { name, samples } of results)
    print(
      `  ${name.padEnd(26)} p50 ${spread(samples.map((s) => s.p50)).padEnd(28)} p99 ${spread(samples.map((s) => s.p99))}`,
    )
}

const printDepth = ({ print }: Bench, results: readonly Result[], path: string): void => {
  const ratio = p50(results, `${path}, deepest`) / p50(results, `${path}, newest`)
  print(`  deepest / newest ${ratio.toFixed(2)} (target: at most 1.20)`)
}

const printComparison = ({ print }: Bench, results: readonly Result[], ours: string, peer: string): void => {
  const { ratio, isWin } = compare(named(results, ours), named(results, peer))
  const win = isWin ? ' (win: slowest round beats its fastest)' : ''
  print(`  ${ours} is ${ratio.toFixed(2)} times as fast as ${peer}${win}`)
}

export const read = async (bench: Bench): Promise<unknown> => {
  const { print, rounds, isQuick } = bench
  const count = isQuick ? 100_000 : 1_000_000
  const turns = { rounds, fast: isQuick ? 200 : 500, slow: isQuick ? 10 : 20 }
  const database = await freshDatabase(bench.ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  try {
    const from = performance.now()
    await writeHistory(owner, workspace, count)
    const seconds = (performance.now() - from) / 1000
    print(`${count.toLocaleString('en-AU')} events of one workspace, written in ${seconds.toFixed(0)} s`)

    const whole = await measureWhole(owner, workspace, count, rounds)
    print('\nThe whole history; ms')
    for (const { name, samples } of whole) {
      const perMillion = (median(samples.map((sample) => sample.p50)) * 1000) / count
      const aim = name.includes('Node') ? '' : ' (target: at most 5)'
      print(
        `  ${name.padEnd(26)} ${spread(samples.map((s) => s.p50)).padEnd(32)} ${perMillion.toFixed(1)} s per million${aim}`,
      )
    }
    printComparison(bench, whole, 'verify, one SQL statement', 'verify in Node, by cursor')

    // The rebuilds leave as many dead rows, which autovacuum would clear in the middle of a measurement.
    await owner.query('vacuum (analyze)')
    const service = openService(database.serviceUrl, projections, systemSources, () => {})
    const pages = await measurePages(service, workspace, count, turns)
    const { rows: begun } = await owner.query<{ at: string }>('select min(recorded_at) as at from events')
    const found = await measureFinding(service, workspace, count, new Date(begun[0]?.at ?? 0), turns.slow)
    await service.database.end()
    print('\nA page of 25 from the store; ms')
    printResults(bench, pages)
    printDepth(bench, pages, 'keyset')
    printComparison(bench, pages, 'keyset, random', 'OFFSET, middle')
    printComparison(bench, pages, 'total, head row', 'total, count(*)')

    printFinding(print, found)

    const process = await startServiceProcess({ DATABASE_URL: database.ownerUrl })
    try {
      const session = await process.signIn(workspace)
      const http = await measureHttp(process, session, count + 1, turns)
      print('\nThe same over HTTP, one reader; ms')
      printResults(bench, http)
      printDepth(bench, http, 'HTTP')
      const slowest = Math.max(...http.map(({ samples }) => median(samples.map((sample) => sample.p99))))
      print(`  p99 of the slowest kind ${slowest.toFixed(1)} ms (target: under 10)`)
      return { events: count, whole, pages, found, http }
    } finally {
      await process.stop()
    }
  } finally {
    await owner.end()
    await database.drop()
  }
}
