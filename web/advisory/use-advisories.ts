/** The advisories fetched so far, by priority, and how many there are altogether. */
import { useEffect, useMemo } from 'react'
import { countsOf, useItems } from '../core/pages.ts'
import { useListAdvisoriesInfiniteQuery } from './advisory.api.ts'
import { type AdvisoryCounts, countAdvisories, readCounts } from './advisory-view.ts'

/** With `isWhole` every page is fetched: what is to be sorted in another order has to be there. */
export const useAdvisories = ({ isWhole = false } = {}) => {
  const list = useListAdvisoriesInfiniteQuery()
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isWhole, hasNextPage, isFetching, isError, fetchNextPage])
  const advisories = useItems(list.data)
  const counts = useMemo((): AdvisoryCounts | undefined => {
    const told = countsOf(list.data)
    return told ? readCounts(told) : advisories && countAdvisories(advisories)
  }, [list.data, advisories])
  return { advisories, counts, list }
}
