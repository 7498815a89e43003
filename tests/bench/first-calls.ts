/**
 * Part `first-calls`: the first searches and comparisons of a long history. At the first start the index must still be
 * built; at the second it exists, but the code is cold and nothing is in memory.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { decodeOrThrow } from '#schema/core/decode'
import { LogCount } from '#schema/decision-log/log-detail'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { derivedTables, projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { compareFirstAnswers } from './first-answers.ts'
import { writeHistory } from './history.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

const workspace = 'cafe'
const count = 100_000

/** Target for each call, in milliseconds. */
const targetMs = 1000

const countCall = '/audit/count?q=supplier'

const calls: readonly (readonly [name: string, path: string])[] = [
  ['count by a word', countCall],
  ['page by a rare word', '/audit?q=xylophone'],
  ['what changed, of the whole history', `/history/changes?from=2&to=${count}`],
  ['what changed, of its second half', `/history/changes?from=${count / 2}&to=${count}`],
  ['200 memos, the newest', '/memos?limit=200'],
  ['200 advisories, the newest', '/nudges?limit=200'],
  ['200 briefs, the newest', '/briefs/latest?limit=200'],
]

/** CPU milliseconds used so far by a process, without its database; undefined on systems without /proc. */
const cpuOf = async (pid: number): Promise<number | undefined> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

type Timing = { readonly ms: number; readonly cpu: number | undefined; readonly text: string }

const time = async (service: ServiceProcess, session: string, path: string): Promise<Timing> => {
  const cpu = await cpuOf(service.pid)
  const from = performance.now()
  const { status, text } = await service.call('GET', path, { session })
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`)
  const ms = performance.now() - from
  const after = await cpuOf(service.pid)
  return { ms, cpu: cpu === undefined || after === undefined ? undefined : after - cpu, text }
}

const countOf = ({ text }: Timing): LogCount => decodeOrThrow(LogCount, JSON.parse(text), 'A count')

export const firstCalls = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const database = await freshDatabase(ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  const report: unknown[] = []
  try {
    await writeHistory(owner, workspace, count)
    await rebuildWorkspace(owner, workspace, projections, derivedTables)
    await owner.query('vacuum (analyze)')
    print(
      `${count.toLocaleString('en-AU')} events of one workspace; ms (CPU of the service with background work)`,
    )
    for (const start of ['first start', 'second start'] as const) {
      const service = await startServiceProcess({ DATABASE_URL: database.ownerUrl })
      try {
        const session = await service.signIn(workspace)
        const from = performance.now()
        for (const [name, path] of calls) {
          const { ms, cpu, text } = await time(service, session, path)
          const searched = path === countCall ? countOf({ ms, cpu, text }).searched : undefined
          const soFar = searched === undefined ? '' : `, ${searched.toLocaleString('en-AU')} events searched`
          const late = ms > targetMs ? ` (target: at most ${targetMs})` : ''
          print(`  ${start}, ${name.padEnd(36)} ${ms.toFixed(0).padStart(5)} (${cpu ?? '?'})${soFar}${late}`)
          report.push({ start, name, ms, cpu, searched })
        }
        if (start === 'first start') {
          while (countOf(await time(service, session, countCall)).searched !== undefined)
            await setTimeout(250)
          const seconds = (performance.now() - from) / 1000
          print(`  the count was complete ${seconds.toFixed(1)} s after the first call`)
          report.push({ start, completeSeconds: seconds })
        }
      } finally {
        await service.stop()
      }
    }
    report.push(await compareFirstAnswers(database.serviceUrl, count, isQuick ? 3 : 7, print))
    return report
  } finally {
    await owner.end()
    await database.drop()
  }
}
