/** Key facts of a workspace at a position by a fold of its whole history: what the shorter way must agree with. */
import type { Database } from '../../service/database/pool.ts'
import type { Row } from '../../service/read-models/row-change.ts'
import { projections } from '../../service/slices.ts'
import { isAlwaysSeen } from '../../service/time-travel/as-of-tables.ts'
import { openRowHistory } from '../../service/time-travel/row-history.ts'
import { rowsOf } from '../../service/time-travel/time-travel.ts'

const slices: readonly string[] = [
  ...['persona', 'focus', 'kpi', 'import', 'advisory', 'memo', 'brief', 'connection'],
]

/** Facts at a position, of everything recorded at `since` or later. */
export const openFoldedFacts = (database: Database) => {
  const history = openRowHistory(database)
  const wanted = projections.filter(({ slice }) => slices.includes(slice))
  return async (workspace: string, position: number, since: number) => {
    const states = await history(workspace, wanted, position)
    const seen = states.flatMap(({ list }, index) =>
      list.filter(({ from }) => from >= since || isAlwaysSeen(wanted[index]?.slice)),
    )
    const tables = rowsOf(seen, position)
    const rows = (table: string) => tables.get(table) ?? []
    const count = (table: string, status: string) => rows(table).filter((row) => row.status === status).length
    const week = rows('kpi').reduce<Row | undefined>(
      (newer, row) => (newer && String(newer.week_start) > String(row.week_start) ? newer : row),
      undefined,
    )
    const imports = ['import', 'import_day', 'account_answers']
    return {
      persona: rows('persona')[0]?.persona_key,
      focus: rows('focus')[0]?.primary_focus,
      week: week && [week.week_start, week.revenue, week.profit_margin, week.cash_runway_weeks],
      openAdvisories: count('advisory', 'new'),
      unreadMemos: count('memo', 'unread'),
      briefs: rows('brief').length,
      connections: rows('connection').length,
      imports: imports.map((table) => rows(table)),
    }
  }
}
