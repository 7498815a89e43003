/** Live updates of the log: on the newest page new events appear by themselves, until paused. */
import { useState } from 'react'
import type { LogCount } from '#schema/decision-log/log-detail'
import type { LogQuery } from '#schema/decision-log/log-query'
import type { PageCursor } from './decision-log.api.ts'

/** State and actions of live updates. */
export type LogTail = {
  /** True on the newest page, newest first; other pages get no live updates. */
  readonly isAtEnd: boolean
  readonly isPaused: boolean
  /** Matching events that arrived since the pause. */
  readonly fresh: number
  readonly pause: () => void
  readonly resume: () => void
}

type PausedAt = LogCount & { readonly key: string }

/** Live updates, and the page to show; while paused, the page from when it was paused. */
export const useLogTail = (
  query: LogQuery,
  isAtEnd: boolean,
  cursor: PageCursor,
  count: LogCount | undefined,
): { readonly tail: LogTail; readonly cursor: PageCursor } => {
  const [pausedAt, setPausedAt] = useState<PausedAt>()
  const key = JSON.stringify(query)
  const paused = isAtEnd && pausedAt?.key === key ? pausedAt : undefined
  return {
    tail: {
      isAtEnd,
      isPaused: paused !== undefined,
      fresh: paused && count ? Math.max(0, count.count - paused.count) : 0,
      pause: () => setPausedAt(count && { ...count, key }),
      resume: () => setPausedAt(undefined),
    },
    cursor: paused ? { before: paused.total + 1 } : cursor,
  }
}
