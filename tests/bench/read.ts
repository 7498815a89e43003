/** Part `read`: a long history read back, page by page, folded as a whole, and verified. */

import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, realSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { measureFinding, tellFinding } from './find.ts'
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

const tellResults = ({ tell }: Bench, results: readonly Result[]): void => {
  for (const { name, samples } of results)
    tell(
      `  ${name.padEnd(26)} p50 ${spread(samples.map((s) => s.p50)).padEnd(28)} p99 ${spread(samples.map((s) => s.p99))}`,
    )
}

const tellDepth = ({ tell }: Bench, results: readonly Result[], path: string): void => {
  const ratio = p50(results, `${path}, deepest`) / p50(results, `${path}, newest`)
  tell(`  deepest / newest ${ratio.toFixed(2)} (aim: at most 1.20)`)
}

const tellComparison = ({ tell }: Bench, results: readonly Result[], ours: string, peer: string): void => {
  const { ratio, isWin } = compare(named(results, ours), named(results, peer))
  const win = isWin ? ' (win: slowest round beats its fastest)' : ''
  tell(`  ${ours} is ${ratio.toFixed(2)} times as fast as ${peer}${win}`)
}

/** Runs the part. */
export const read = async (bench: Bench): Promise<unknown> => {
  const { tell, rounds, isQuick } = bench
  const count = isQuick ? 100_000 : 1_000_000
  const turns = { rounds, fast: isQuick ? 200 : 500, slow: isQuick ? 10 : 20 }
  const database = await freshDatabase(bench.ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  try {
    const from = performance.now()
    await writeHistory(owner, workspace, count)
    const seconds = (performance.now() - from) / 1000
    tell(`${count.toLocaleString('en-AU')} events of one workspace, written in ${seconds.toFixed(0)} s`)

    const whole = await measureWhole(owner, workspace, count, rounds)
    tell('\nThe whole history; ms')
    for (const { name, samples } of whole) {
      const perMillion = (median(samples.map((sample) => sample.p50)) * 1000) / count
      const aim = name.includes('Node') ? '' : ' (aim: at most 5)'
      tell(
        `  ${name.padEnd(26)} ${spread(samples.map((s) => s.p50)).padEnd(32)} ${perMillion.toFixed(1)} s a million${aim}`,
      )
    }
    tellComparison(bench, whole, 'verify, one SQL statement', 'verify in Node, by cursor')

    // The rebuilds have left as many dead rows; autovacuum would clear them at a time of its own.
    await owner.query('vacuum (analyze)')
    const service = openService(database.serviceUrl, projections, realSources, () => {})
    const pages = await measurePages(service, workspace, count, turns)
    const { rows: begun } = await owner.query<{ at: string }>('select min(recorded_at) as at from events')
    const found = await measureFinding(service, workspace, count, new Date(begun[0]?.at ?? 0), turns.slow)
    await service.database.end()
    tell('\nA page of 25 out of the store; ms')
    tellResults(bench, pages)
    tellDepth(bench, pages, 'keyset')
    tellComparison(bench, pages, 'keyset, random', 'OFFSET, middle')
    tellComparison(bench, pages, 'total, head row', 'total, count(*)')

    tellFinding(tell, found)

    const process = await startServiceProcess({ DATABASE_URL: database.ownerUrl })
    try {
      const session = await process.signIn(workspace)
      const http = await measureHttp(process, session, count + 1, turns)
      tell('\nThe same through HTTP, one reader; ms')
      tellResults(bench, http)
      tellDepth(bench, http, 'HTTP')
      const slowest = Math.max(...http.map(({ samples }) => median(samples.map((sample) => sample.p99))))
      tell(`  p99 of the slowest kind ${slowest.toFixed(1)} ms (aim: under 10)`)
      return { events: count, whole, pages, found, http }
    } finally {
      await process.stop()
    }
  } finally {
    await owner.end()
    await database.drop()
  }
}
