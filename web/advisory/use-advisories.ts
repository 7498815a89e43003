/** The advisories fetched so far, by priority, and how many there are altogether. */
import { useEffect, useMemo } from 'react'
import { countsOf, useItems } from '../core/pages.ts'
import { useListAdvisoriesInfiniteQuery } from './advisory.api.ts'
import { type AdvisoryCounts, countAdvisories, readCounts } from './advisory-view.ts'

type Wanted = {
  /** Every page is fetched: what is to be sorted in another order has to be there. */
  readonly isWhole?: boolean
  /** The id of an advisory that is to be there; pages are fetched until it is. */
  readonly named?: string | undefined
}

export const useAdvisories = ({ isWhole = false, named }: Wanted = {}) => {
  const list = useListAdvisoriesInfiniteQuery()
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const advisories = useItems(list.data)
  const isSought = named !== undefined && advisories?.some(({ id }) => id === named) !== true
  useEffect(() => {
    if ((isWhole || isSought) && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isWhole, isSought, hasNextPage, isFetching, isError, fetchNextPage])
  const counts = useMemo((): AdvisoryCounts | undefined => {
    const told = countsOf(list.data)
    return told ? readCounts(told) : advisories && countAdvisories(advisories)
  }, [list.data, advisories])
  return { advisories, counts, list }
}
