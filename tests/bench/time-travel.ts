/** Part `time-travel`: time until the screens show another moment of a long history. */
import { sql } from 'kysely'
import type { SliceName } from '#schema/slices'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { demand } from './correctness.ts'
import { writeHistory } from './history.ts'
import { percentile } from './measure.ts'

const workspace = 'cafe'
const count = 100_000

/** Slices that the frame shows on every screen. */
const frame: readonly SliceName[] = ['session', 'persona', 'memo', 'focus']

/** Slices of each screen's calls. */
const screens: Readonly<Record<string, readonly SliceName[]>> = {
  'the frame': frame,
  Finance: [...frame, 'kpi'],
  Advisories: [...frame, 'advisory'],
  Overview: [...frame, 'kpi', 'advisory', 'brief'],
}

/**
 * Each turn opens a position not seen before and counts the rows there. A screen's first turn also reads the history of its
 * slices, so it is reported separately. In milliseconds; `cpu` is Node's CPU time.
 */
export const timeTravel = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const database = await freshDatabase(ownerUrl)
  const owner = await connectOwner(database.ownerUrl)
  const service = openService(database.serviceUrl, projections, systemSources, () => {})
  try {
    await writeHistory(owner, workspace, count)
    print(`${count.toLocaleString('en-AU')} events of one workspace; another moment, in ms`)
    const report: unknown[] = []
    for (const [screen, slices] of Object.entries(screens)) {
      const tables = projections
        .filter(({ slice }) => slices.includes(slice))
        .flatMap((projection) => projection.tables)
      const taken: number[] = []
      const before = process.cpuUsage()
      for (let turn = 0; turn < (isQuick ? 20 : 60); turn++) {
        const position = 2 + Math.floor(Math.random() * (count - 2))
        const from = performance.now()
        const seen = await service.timeTravel.at(workspace, position, slices, async (db) => {
          for (const { name } of tables) await sql`select count(*) from ${sql.table(name)}`.execute(db)
          return sql<{ last: number }>`select max(position) as last from events`.execute(db)
        })
        taken.push(performance.now() - from)
        demand(seen.rows[0]?.last === position, `${position} showed ${seen.rows[0]?.last}`)
      }
      const { user, system } = process.cpuUsage(before)
      const cpu = (user + system) / 1000 / taken.length
      const [first = 0, ...later] = taken
      const [p50, p95] = [percentile(later, 0.5), percentile(later, 0.95)]
      const [a, b, c, d] = [p50, p95, first, cpu].map((ms) => ms.toFixed(0).padStart(4))
      print(`  ${screen.padEnd(12)} p50 ${a}  p95 ${b} (target: 300)  first ${c}  cpu ${d}`)
      report.push({ screen, p50, p95, first, cpu })
    }
    return report
  } finally {
    await service.database.end()
    await owner.end()
    await database.drop()
  }
}
