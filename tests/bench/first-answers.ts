/** First answers of a long history, the way they are made and the way they were made before, in turns. */
import { readEvents, scanLog } from '../../service/decision-log/search/log-finder.ts'
import { criteriaOf, matchesCriteria } from '../../service/decision-log/search/log-match.ts'
import { allPositions } from '../../service/decision-log/search/log-positions.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { openFoldedFacts } from '../time-travel/folded-facts.ts'
import { demand } from './correctness.ts'
import { median, spread } from './measure.ts'

type Ask = (service: Service) => Promise<unknown>

/** The same question, answered in two ways. */
type Question = { readonly name: string; readonly now: Ask; readonly before: Ask }

const workspace = 'cafe'

/** Events without an index that a page reads. */
const unindexed = 4096

const questionsOf = (count: number): readonly Question[] => {
  const compared = { from: count / 2, to: count, since: 1 }
  const scan = { low: count - unindexed + 1, high: count, direction: 'down' } as const
  const query = { q: 'xylophone' }
  return [
    {
      name: 'what changed, of its second half',
      now: async ({ timeTravel }) => {
        const facts = await timeTravel.factsAt(workspace, compared)
        return facts.map(({ openAdvisories, unreadMemos }) => [openAdvisories, unreadMemos])
      },
      before: async ({ database }) => {
        const at = openFoldedFacts(database)
        const facts = [await at(workspace, compared.from, 1), await at(workspace, compared.to, 1)]
        return facts.map(({ openAdvisories, unreadMemos }) => [openAdvisories, unreadMemos])
      },
    },
    {
      name: 'a rare word in 4,096 events',
      now: async ({ database }) => {
        let found = 0
        const state = { first: 1, head: count, indexed: 0, isShown: true }
        for await (const _ of scanLog(database.of(workspace), workspace, query, scan, state)) found += 1
        return found
      },
      before: async ({ database }) => {
        let found = 0
        for (const part of allPositions(scan))
          for (const { row } of await readEvents(database.of(workspace), workspace, part, true))
            if (matchesCriteria(criteriaOf(query), row)) found += 1
        return found
      },
    },
  ]
}

const time = async (url: string, ask: Ask) => {
  const service = openService(url, projections, systemSources, () => {})
  try {
    // Connects first.
    await service.database.of(workspace).selectFrom('workspace_head').select('position').execute()
    const from = performance.now()
    const before = process.cpuUsage()
    const answer = JSON.stringify(await ask(service))
    const { user, system } = process.cpuUsage(before)
    return { answer, ms: performance.now() - from, cpu: (user + system) / 1000 }
  } finally {
    await service.timeTravel.end()
    await service.database.end()
  }
}

/** Prints milliseconds, with the processor time of Node, of both ways; each turn has a service that knows nothing yet. */
export const compareFirstAnswers = async (
  url: string,
  count: number,
  turns: number,
  print: (line: string) => void,
): Promise<unknown> => {
  print('\nIn turns with the ways of before, each time anew; ms, and CPU ms of Node')
  const report: unknown[] = []
  for (const { name, now, before } of questionsOf(count)) {
    const samples: { readonly now: Timed; readonly before: Timed }[] = []
    for (let turn = 0; turn < turns; turn++) {
      const sample = { now: await time(url, now), before: await time(url, before) }
      demand(
        sample.now.answer === sample.before.answer,
        `${name}: ${sample.now.answer}, ${sample.before.answer}`,
      )
      samples.push(sample)
    }
    const of = (way: 'now' | 'before', what: 'ms' | 'cpu') => samples.map((sample) => sample[way][what])
    for (const way of ['before', 'now'] as const)
      print(
        `  ${name.padEnd(34)} ${way.padEnd(7)} ${spread(of(way, 'ms')).padEnd(24)} CPU ${spread(of(way, 'cpu'))}`,
      )
    const ratio = (what: 'ms' | 'cpu') => (median(of('before', what)) / median(of('now', what))).toFixed(1)
    print(`  ${name.padEnd(34)} ${ratio('ms')} times as fast, ${ratio('cpu')} times less of Node`)
    report.push({ name, samples })
  }
  return report
}

type Timed = Awaited<ReturnType<typeof time>>
