import { skipToken } from '@reduxjs/toolkit/query'
import { IsoDate } from '#schema/core/scalars'
import { useText } from '../../core/language.ts'
import { businessDay, daysAfter } from '../../kit/business-day.ts'
import { accountNames } from '../../kpi/series/account-names.ts'
import { useReadSeriesQuery } from '../../kpi/series/series.api.ts'
import { seriesText } from '../../messages/en/series.ts'

const lastYear = 364

/** Why the books of a business without sales give no revenue, in a sentence; undefined if that is not the reason. */
export const useUnclearIncome = (
  isWithoutWeeks: boolean,
  moment: Date | string | undefined,
): string | undefined => {
  const text = useText(seriesText)
  const to = moment === undefined ? undefined : businessDay(moment)
  const from = to === undefined ? undefined : daysAfter(to, -lastYear)
  const isAsked = isWithoutWeeks && IsoDate.is(from) && IsoDate.is(to)
  const { data } = useReadSeriesQuery(isAsked ? { grain: 'month', from, to } : skipToken)
  return data?.basis.unclear && text.unclearIncome(accountNames(data.basis.unclear))
}
