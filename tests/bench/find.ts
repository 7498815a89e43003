/** Searching a long history by the log's index: pages, filters and words (common, rare, and never together). */
import { decodeOrThrow } from '#schema/core/decode'
import { LogQuery } from '#schema/decision-log/log-query'
import { readLogPage } from '../../service/decision-log/decision-log.page.ts'
import { readLogDetail } from '../../service/decision-log/log-detail.ts'
import { countLog, logState } from '../../service/decision-log/search/log-finder.ts'
import { catchUpLogIndex, chunkSize } from '../../service/decision-log/search/log-index.ts'
import type { Service } from '../../service/runtime/service.ts'
import { demand } from './correctness.ts'
import { median, percentile } from './measure.ts'

/** Milliseconds of one kind of search. */
export type SearchTiming = {
  readonly name: string
  readonly kind: 'filter' | 'words'
  readonly p50: number
  readonly p95: number
}

/** Targets for the 95th percentile, in milliseconds. */
export const searchTargets = { filter: 30, words: 100 } as const

const questions = (
  start: Date,
  count: number,
): readonly (Omit<SearchTiming, 'p50' | 'p95'> & { query: LogQuery })[] => {
  const day = (share: number) => new Date(start.getTime() + share * count * 30_000).toISOString()
  const period = (from: number, to: number) =>
    decodeOrThrow(LogQuery, { from: day(from), to: day(to) }, 'A period')
  return [
    { name: 'one kind, common', kind: 'filter', query: { kinds: 'advisory' } },
    { name: 'two kinds', kind: 'filter', query: { kinds: 'memo,kpi' } },
    { name: 'outcome', kind: 'filter', query: { outcome: 'dismissed' } },
    { name: 'persona and kind', kind: 'filter', query: { kinds: 'session', persona: 'growth_hacker' } },
    { name: 'acted by the system', kind: 'filter', query: { actor: 'system' } },
    { name: 'never meet', kind: 'filter', query: { kinds: 'session', outcome: 'accepted' } },
    { name: 'confidence, none there', kind: 'filter', query: { confidence: '60-80' } },
    { name: 'a thousandth of the period', kind: 'filter', query: period(0.5, 0.501) },
    { name: 'kind in half the period', kind: 'filter', query: { kinds: 'persona', ...period(0.2, 0.7) } },
    { name: 'one common word', kind: 'words', query: { q: 'roster' } },
    { name: 'beginning of a word', kind: 'words', query: { q: 'sup*' } },
    { name: 'three words', kind: 'words', query: { q: 'the roster tuesday' } },
    { name: 'words that never meet', kind: 'words', query: { q: 'signed accepted' } },
    { name: 'a word nobody wrote', kind: 'words', query: { q: 'xylophone' } },
    {
      name: 'word, kind, period',
      kind: 'words',
      query: { q: 'supplier', kinds: 'advisory', ...period(0.1, 0.3) },
    },
  ]
}

/** Prints the times of each kind of search, and marks those over target. */
export const printFinding = (print: (line: string) => void, finding: Finding): void => {
  const { indexSeconds, indexCpuSeconds, timings, depths } = finding
  const cost = `${indexSeconds.toFixed(1)} s, ${indexCpuSeconds.toFixed(1)} of them Node's`
  print(`\nSearching by the index of the log, built in ${cost}; ms`)
  for (const { name, kind, p50, p95 } of timings) {
    const late = p95 > searchTargets[kind] ? ` (target: at most ${searchTargets[kind]})` : ''
    print(`  ${name.padEnd(52)} p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}${late}`)
  }
  for (const kind of ['filter', 'words'] as const) {
    const slowest = Math.max(...timings.filter((one) => one.kind === kind).map(({ p95 }) => p95))
    print(
      `  slowest p95 of a ${kind === 'filter' ? 'filter' : 'search'} ${slowest.toFixed(1)} ms (target: at most ${searchTargets[kind]})`,
    )
  }
  for (const { name, ratio } of depths)
    print(`  ${name.padEnd(52)} deepest / newest ${ratio.toFixed(2)} (target: at most 1.5)`)
}

/** Time of a search's deepest page relative to its newest; medians of interleaved turns. */
export type Depth = { readonly name: string; readonly ratio: number }

/** Time to build the index, in seconds and in CPU seconds of Node, and the time of each search. */
export type Finding = {
  readonly indexSeconds: number
  readonly indexCpuSeconds: number
  readonly timings: readonly SearchTiming[]
  readonly depths: readonly Depth[]
}

/** Searches with at least this many matches have pages far enough apart. */
const manyEvents = 1000

const ratioOf = async (
  turns: number,
  deep: () => Promise<unknown>,
  newest: () => Promise<unknown>,
): Promise<number> => {
  const taken: Record<'deep' | 'newest', number[]> = { deep: [], newest: [] }
  for (let turn = 0; turn < turns; turn++)
    for (const [kind, work] of [['deep', deep] as const, ['newest', newest] as const]) {
      const began = performance.now()
      await work()
      taken[kind].push(performance.now() - began)
    }
  return median(taken.deep) / median(taken.newest)
}

/** Builds the index and times each search; demands that pages agree with counts. */
export const measureFinding = async (
  { database, sealer, projections }: Service,
  workspace: string,
  last: number,
  start: Date,
  turns: number,
): Promise<Finding> => {
  const db = database.of(workspace)
  const from = performance.now()
  const cpu = process.cpuUsage()
  const indexed = (await logState(db)).indexed / chunkSize
  const chunks = await catchUpLogIndex(db)
  const indexSeconds = (performance.now() - from) / 1000
  const { user, system } = process.cpuUsage(cpu)
  demand(chunks + indexed === Math.floor(last / chunkSize), `${chunks} chunks were indexed`)
  const time = async (work: () => Promise<unknown>) => {
    const samples: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const began = performance.now()
      await work()
      samples.push(performance.now() - began)
    }
    return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) }
  }
  const timings: SearchTiming[] = []
  const depths: Depth[] = []
  for (const { name, kind, query } of questions(start, last)) {
    const found = await countLog(db, workspace, query, last)
    const shown = `${name} (${found.toLocaleString('en-AU')})`
    const page = (wanted: object) => readLogPage(db, sealer, workspace, { query, ...wanted })
    const newest = await page({})
    demand(newest.entries.length === Math.min(25, found), `${name}: the page and the count differ`)
    timings.push({ name: shown, kind, ...(await time(() => page({}))) })
    timings.push({ name: `${shown}, oldest`, kind, ...(await time(() => page({ order: 'oldest' }))) })
    const deep = { before: Math.floor(last / 3) }
    timings.push({ name: `${shown}, deep`, kind, ...(await time(() => page(deep))) })
    if (found > manyEvents) {
      const deepest = { before: Math.floor(last / 50) }
      depths.push({
        name: shown,
        ratio: await ratioOf(
          turns,
          () => page(deepest),
          () => page({}),
        ),
      })
    }
    timings.push({
      name: `${shown}, count`,
      kind,
      ...(await time(() => countLog(db, workspace, query, last))),
    })
  }
  const detail = () =>
    readLogDetail({ db, sealer, projections }, workspace, 1 + Math.floor(Math.random() * last))
  timings.push({ name: 'one event with all behind it', kind: 'filter', ...(await time(detail)) })
  return { indexSeconds, indexCpuSeconds: (user + system) / 1e6, timings, depths }
}
