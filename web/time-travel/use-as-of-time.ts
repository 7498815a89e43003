/** The current time on the screens: now, or that of the earlier moment shown. */
import { skipToken } from '@reduxjs/toolkit/query'
import { now } from '../core/clock.ts'
import { useAppSelector } from '../core/hooks.ts'
import { useFindMomentQuery } from './time-travel.api.ts'

/** The time; undefined until that of the earlier moment is known. */
export const useAsOfTime = (): Date | undefined => {
  const position = useAppSelector(({ asOf }) => asOf.position)
  const { data } = useFindMomentQuery(position === null ? skipToken : { position })
  if (position === null) return now()
  return data && new Date(data.moment.recordedAt)
}
