/** Part `search`: the one search over 100,000 events, as the palette and the search screen use it, over HTTP. */
import { decodeOrThrow } from '#schema/core/decode'
import { SearchResults } from '#schema/decision-log/find.endpoints'
import { catchUpLogIndex } from '../../service/decision-log/search/log-index.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { demand } from './correctness.ts'
import { writeHistory } from './history.ts'
import { percentile } from './measure.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

const workspace = 'cafe'
const events = 100_000

/** Target for the 95th percentile, in milliseconds. */
const target = 100

/** Searches, by what makes them hard; `found` says whether there are any results. */
const searches: readonly {
  readonly name: string
  readonly asked: Record<string, string>
  readonly found: boolean
}[] = [
  { name: 'a common word', asked: { q: 'roster' }, found: true },
  { name: 'the start of words', asked: { q: 'sup*' }, found: true },
  { name: 'three words', asked: { q: 'the roster tuesday' }, found: true },
  { name: 'a word nobody wrote', asked: { q: 'xylophone' }, found: false },
  { name: 'words that never meet', asked: { q: 'signed accepted' }, found: false },
  { name: 'one kind, 50 of it', asked: { q: 'roster', kinds: 'memo', limit: '50' }, found: true },
  { name: 'events, 50 of them', asked: { q: 'roster', kinds: 'event', limit: '50' }, found: true },
  { name: 'decisions alone', asked: { q: 'supplier*', kinds: 'decision', limit: '50' }, found: true },
  { name: 'alerts alone', asked: { q: 'revenue', kinds: 'alert' }, found: false },
  { name: 'a month of days', asked: { q: 'roster', ...lastDays(35, 5) }, found: true },
  { name: 'acted by me', asked: { q: 'signed', who: 'me' }, found: true },
  { name: 'a common word, never by me', asked: { q: 'roster', who: 'me' }, found: false },
]

function lastDays(from: number, to: number): { readonly from: string; readonly to: string } {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  return { from: day(from), to: day(to) }
}

const ask = async (process: ServiceProcess, session: string, asked: Record<string, string>) => {
  const answer = await process.call('GET', `/find?${new URLSearchParams(asked)}`, { session })
  demand(answer.status === 200, `a search answers ${answer.status}: ${answer.text.slice(0, 200)}`)
  return answer.text
}

export const search = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const turns = isQuick ? 40 : 200
  const database = await freshDatabase(ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  try {
    await writeHistory(owner, workspace, events)
    await rebuildWorkspace(owner, workspace, projections)
    const service = openService(database.serviceUrl, projections, systemSources, () => {})
    await catchUpLogIndex(service.database.of(workspace))
    await service.database.end()
    await owner.query('vacuum (analyze)')
    const process = await startServiceProcess({ DATABASE_URL: database.ownerUrl })
    try {
      const session = await process.signIn(workspace)
      const all: number[] = []
      const results: Record<string, { readonly p50: number; readonly p95: number }> = {}
      print(`One search over ${events.toLocaleString('en-AU')} events, over HTTP, ${turns} times each; ms`)
      for (const { name, asked, found } of searches) {
        const text = await ask(process, session, asked)
        const answer = decodeOrThrow(SearchResults, JSON.parse(text), 'What was found')
        const count = answer.records.length + answer.events.length
        demand(count > 0 === found, `${name}: ${count} results`)
        const samples: number[] = []
        for (let turn = 0; turn < turns; turn++) {
          const began = performance.now()
          await ask(process, session, asked)
          samples.push(performance.now() - began)
        }
        all.push(...samples)
        const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)]
        results[name] = { p50, p95 }
        const late = p95 > target ? ` (target: at most ${target})` : ''
        print(
          `  ${`${name} (${count})`.padEnd(36)} p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}${late}`,
        )
      }
      print(`  all searches p95 ${percentile(all, 0.95).toFixed(1)} ms (target: at most ${target})`)
      return { events, results }
    } finally {
      await process.stop()
    }
  } finally {
    await owner.end()
    await database.drop()
  }
}
