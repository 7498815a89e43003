/** The advisories fetched so far, and counts over all of them. */
import { useEffect, useMemo } from 'react'
import { countsOf, useItems } from '../core/pages.ts'
import { useListAdvisoriesInfiniteQuery } from './advisory.api.ts'
import { type AdvisoryCounts, countAdvisories, readCounts } from './advisory-view.ts'

type Options = {
  /** Fetches every page, which other sort orders need. */
  readonly isWhole?: boolean
  /** Id of an advisory to find; fetches pages until it appears. */
  readonly named?: string | undefined
}

export const useAdvisories = ({ isWhole = false, named }: Options = {}) => {
  const list = useListAdvisoriesInfiniteQuery()
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const advisories = useItems(list.data)
  const isSought = named !== undefined && advisories?.some(({ id }) => id === named) !== true
  useEffect(() => {
    if ((isWhole || isSought) && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isWhole, isSought, hasNextPage, isFetching, isError, fetchNextPage])
  const counts = useMemo((): AdvisoryCounts | undefined => {
    const serviceCounts = countsOf(list.data)
    return serviceCounts ? readCounts(serviceCounts) : advisories && countAdvisories(advisories)
  }, [list.data, advisories])
  return { advisories, counts, list }
}
