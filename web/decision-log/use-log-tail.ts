/** The live end of the log: on its newest page new events come in by themselves, until they are held back. */
import { useState } from 'react'
import type { LogCount } from '#schema/decision-log/log-detail'
import type { LogQuery } from '#schema/decision-log/log-query'
import type { PageCursor } from './decision-log.api.ts'

/** How the tail stands, and what holds it or lets it go. */
export type LogTail = {
  /** The page shown is the newest one of a log that begins with the newest event; elsewhere nothing comes in. */
  readonly isAtEnd: boolean
  readonly isPaused: boolean
  /** Events that came since it was held and that the query means. */
  readonly fresh: number
  readonly pause: () => void
  readonly resume: () => void
}

type Held = LogCount & { readonly key: string }

/** The tail, and the page to show: where it is held, that of the moment when it was. */
export const useLogTail = (
  query: LogQuery,
  isAtEnd: boolean,
  cursor: PageCursor,
  count: LogCount | undefined,
): { readonly tail: LogTail; readonly cursor: PageCursor } => {
  const [held, setHeld] = useState<Held>()
  const key = JSON.stringify(query)
  const holding = isAtEnd && held?.key === key ? held : undefined
  return {
    tail: {
      isAtEnd,
      isPaused: holding !== undefined,
      fresh: holding && count ? Math.max(0, count.count - holding.count) : 0,
      pause: () => setHeld(count && { ...count, key }),
      resume: () => setHeld(undefined),
    },
    cursor: holding ? { before: holding.total + 1 } : cursor,
  }
}
