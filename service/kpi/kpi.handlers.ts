/** Weekly figures. */
import * as t from 'io-ts'
import { decodeOwn } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { KpiRecord } from '#schema/kpi/kpi'
import type { kpiEndpoints } from '#schema/kpi/kpi.endpoints'
import type { Handlers } from '../core/mount.ts'

export const kpiHandlers: Handlers<typeof kpiEndpoints> = {
  listKpis: async (_input, { db }) => {
    const rows = await db
      .selectFrom('kpi')
      .select([
        'id',
        'week_start as weekStart',
        'revenue',
        'profit_margin',
        'cash_runway_months as cash_runway',
        'cash_runway_weeks',
        'transactions as weekly_footfall',
      ])
      .orderBy('week_start')
      .execute()
    return E.right(decodeOwn(t.array(KpiRecord), rows, 'The weekly figures'))
  },
}
