/** What time it is on the screens: now, or the earlier moment that they show. */
import { skipToken } from '@reduxjs/toolkit/query'
import { now } from '../core/clock.ts'
import { useAppSelector } from '../core/hooks.ts'
import { useFindMomentQuery } from './time-travel.api.ts'

/** The moment; undefined until it is known when an earlier one was. */
export const useAsOfTime = (): Date | undefined => {
  const position = useAppSelector(({ asOf }) => asOf.position)
  const { data } = useFindMomentQuery(position === null ? skipToken : { position })
  if (position === null) return now()
  return data && new Date(data.moment.recordedAt)
}
