/** What the service answers to the dashboards: recorded, and at the ends of what is likely. */
import { api } from '#schema/api'
import type { BusinessType } from '#schema/session/session'
import { always, answer } from '../../fixtures/core/answers.ts'
import listHoursEmpty from '../../fixtures/kpi/listHours.empty.json'
import listHours from '../../fixtures/kpi/listHours.json'
import listKpisEmpty from '../../fixtures/kpi/listKpis.empty.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getLayout from '../../fixtures/layout/getLayout.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/longer.ts'

export const me = answer('getMe', getMe)
export const layout = answer('getLayout', getLayout)
/** A year of weeks. */
export const records = answer('listKpis', listKpis)
/** The hours of the last two months. */
export const hours = answer('listHours', listHours)

/** A new business without any record. */
export const noRecords = always('listKpis', listKpisEmpty)
export const noHours = always('listHours', listHoursEmpty)

/** The very first week: nothing to compare it with. */
export const firstRecord = always(
  'listKpis',
  changed(listKpis, api.listKpis.output, (all) => all.slice(-1)),
)

/** The business is of another kind. */
export const ofType = (businessType: BusinessType) =>
  always(
    'getMe',
    changed(getMe, api.getMe.output, (one) => ({ ...one, businessType })),
  )

/** A name as long as one can be. */
export const longNamed = always(
  'getMe',
  changed(getMe, api.getMe.output, (one) => ({ ...one, businessName: longer(one.businessName, 200) })),
)

/** Figures at the end of what is likely. */
export const farRecords = always(
  'listKpis',
  changed(listKpis, api.listKpis.output, (all) =>
    all.map((one, week) => ({
      ...one,
      revenue: one.revenue * 6000,
      profit_margin: one.profit_margin - week * 13,
      cash_runway_weeks: one.cash_runway_weeks * 90,
      weekly_footfall: one.weekly_footfall * 9000,
    })),
  ),
)
