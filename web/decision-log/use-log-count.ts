/** Counts the events of a query. While the service is still indexing a long history, it counts again until all are searched. */
import { useEffect, useRef, useState } from 'react'
import type { LogCount } from '#schema/decision-log/log-detail'
import type { LogQuery } from '#schema/decision-log/log-query'
import { useCountAuditQuery } from './decision-log.api.ts'

/** Milliseconds between counts. */
const recountMs = 1000

/** True if all events were searched. */
export const isComplete = ({ searched }: LogCount): boolean => searched === undefined

/** Number of matching events; undefined until known. */
export const useLogCount = (query: LogQuery): LogCount | undefined => {
  const [pollingInterval, setPollingInterval] = useState(0)
  const { data: count } = useCountAuditQuery(query, { pollingInterval })
  const isCounting = count !== undefined && !isComplete(count)
  useEffect(() => setPollingInterval(isCounting ? recountMs : 0), [isCounting])
  return count
}

/** Refetches once the count is complete, because a page from before may be short. */
export const useRefetchOnceComplete = (count: LogCount | undefined, refetch: () => unknown): void => {
  const isCounting = count !== undefined && !isComplete(count)
  const wasCounting = useRef(false)
  useEffect(() => {
    if (wasCounting.current && !isCounting) refetch()
    wasCounting.current = isCounting
  }, [isCounting, refetch])
}
