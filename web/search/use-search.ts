/** Sends typed terms to the service, unless they are invalid. */
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { isBlank } from '#schema/core/seen-text'
import { maxSearchLength } from '#schema/search/search'
import { businessZone, daysAfter } from '../kit/business-day.ts'
import { zonedMoment } from '../kit/zoned-time.ts'
import { useFindRecordsQuery } from './search.api.ts'
import type { TypedTerms } from './search-address.ts'

/** Maximum results per kind, and for one kind alone. */
export const [perKind, ofOneKind] = [5, 50]

/** Milliseconds between searches while the service is still indexing a long history. */
const searchAgainMs = 1000

const startOf = (day: string): IsoTime =>
  decodeOrThrow(IsoTime, zonedMoment(day, '00:00', businessZone()), 'The start of a day')

/** Problem with the terms; undefined if they are valid. */
export const faultOf = ({ q, from, to }: TypedTerms): 'blank' | 'long' | 'days' | undefined => {
  if (isBlank(q)) return 'blank'
  if (q.trim().length > maxSearchLength) return 'long'
  return from !== undefined && to !== undefined && to < from ? 'days' : undefined
}

export const isOneKind = ({ kinds }: TypedTerms): boolean => kinds !== undefined && !kinds.includes(',')

export const useSearch = (terms: TypedTerms) => {
  const { q, kinds, from, to, who } = terms
  const isAsked = faultOf(terms) === undefined && kinds !== 'figure'
  const [pollingInterval, setPollingInterval] = useState(0)
  const result = useFindRecordsQuery(
    isAsked
      ? {
          q: q.trim(),
          limit: isOneKind(terms) ? ofOneKind : perKind,
          ...(kinds === undefined ? {} : { kinds }),
          ...(from === undefined ? {} : { from: startOf(from) }),
          ...(to === undefined ? {} : { to: startOf(daysAfter(to, 1)) }),
          ...(who === undefined ? {} : { who }),
        }
      : skipToken,
    { pollingInterval },
  )
  const isIndexing = result.currentData?.indexing !== undefined
  useEffect(() => setPollingInterval(isIndexing ? searchAgainMs : 0), [isIndexing])
  return result
}
