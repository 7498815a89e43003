/** Part `past`: how long it takes until the screens stand at another moment of a long history. */
import { sql } from 'kysely'
import type { SliceName } from '#schema/slices'
import { openService, realSources } from '../../service/core/open-service.ts'
import { connectOwner } from '../../service/core/rebuild.ts'
import { projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench.ts'
import { demand } from './correctness.ts'
import { writeHistory } from './history.ts'
import { percentile } from './measure.ts'

const workspace = 'cafe'
const count = 100_000

/** What a screen asks for, by the slices that its calls show. */
const screens: Readonly<Record<string, readonly SliceName[]>> = {
  'the frame': ['session', 'focus'],
  Finance: ['session', 'focus', 'kpi'],
  Advisories: ['session', 'focus', 'advisory'],
  Inbox: ['session', 'focus', 'memo'],
  Overview: ['session', 'focus', 'kpi', 'advisory', 'brief'],
}

/** Runs the part: each turn goes to a position that nobody has looked at, so that nothing is there yet. */
export const past = async ({ ownerUrl, isQuick, tell }: Bench): Promise<unknown> => {
  const database = await freshDatabase(ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  const service = openService(database.serviceUrl, projections, realSources, () => {})
  try {
    await writeHistory(owner, workspace, count)
    tell(`${count.toLocaleString('en-AU')} events of one workspace; another moment, in ms`)
    const report: unknown[] = []
    for (const [screen, slices] of Object.entries(screens)) {
      const taken: number[] = []
      for (let turn = 0; turn < (isQuick ? 20 : 60); turn++) {
        const position = 2 + Math.floor(Math.random() * (count - 2))
        const from = performance.now()
        const seen = await service.past.at(workspace, position, slices, (db) =>
          sql<{ last: number }>`select max(position) as last from events`.execute(db),
        )
        taken.push(performance.now() - from)
        demand(seen.rows[0]?.last === position, `${position} showed ${seen.rows[0]?.last}`)
      }
      const [p50, p95] = [percentile(taken, 0.5), percentile(taken, 0.95)]
      tell(
        `  ${screen.padEnd(12)} p50 ${p50.toFixed(0).padStart(4)}  p95 ${p95.toFixed(0).padStart(4)} (aim: 300)`,
      )
      report.push({ screen, p50, p95 })
    }
    return report
  } finally {
    await service.database.end()
    await owner.end()
    await database.drop()
  }
}
