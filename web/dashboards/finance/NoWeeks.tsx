import { skipToken } from '@reduxjs/toolkit/query'
import { IsoDate } from '#schema/core/scalars'
import { useText } from '../../core/language.ts'
import { businessDay, daysAfter } from '../../kit/business-day.ts'
import { accountNames } from '../../kpi/series/account-names.ts'
import { useReadSeriesQuery } from '../../kpi/series/series.api.ts'
import { seriesText } from '../../messages/en/series.ts'
import { useAsOfTime } from '../../time-travel/use-as-of-time.ts'

const lastYear = 364

type Props = {
  /** What is said without any books. */
  readonly otherwise: string
}

/** What is missing for the first figures: sales, or the word that money in on an account of books is income. */
export const NoWeeks = ({ otherwise }: Props) => {
  const { unclearIncome } = useText(seriesText)
  const moment = useAsOfTime()
  const to = moment === undefined ? undefined : businessDay(moment)
  const from = to === undefined ? undefined : daysAfter(to, -lastYear)
  const isAsked = IsoDate.is(from) && IsoDate.is(to)
  const { data } = useReadSeriesQuery(isAsked ? { grain: 'month', from, to } : skipToken)
  return data?.basis.unclear ? unclearIncome(accountNames(data.basis.unclear)) : otherwise
}
