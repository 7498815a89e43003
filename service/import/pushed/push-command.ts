/** The command that records a batch of pushed sales, and its decider. */
import type { EventNamed, SliceEvent } from '#schema/events'

type Pushed = EventNamed<'SalesPushed'>['data']

/** Deliveries of a connection so far. */
export type FeedState = Pick<Pushed, 'batch' | 'notices' | 'heardAt' | 'lastAt'>

/** A batch of messages from one connection, with its `notices`. */
export type PushCommand = {
  readonly type: 'push'
  readonly basedOn: number
  readonly feed: Omit<Pushed, 'batch'>
  readonly letters: readonly EventNamed<'DeliveryRefused'>['data'][]
  /** Letters that have become readable. */
  readonly readAfterAll: readonly EventNamed<'DeliveryRead'>['data'][]
  readonly days: readonly EventNamed<'DayOfRecordsChanged'>['data'][]
}

type State = {
  readonly feeds: { readonly [connectionId: string]: FeedState }
  readonly letters: { readonly [letterId: string]: true }
}

/** The later of two ISO times; either may be missing. */
const laterOf = <T extends string>(one: T | undefined, other: T | undefined): T | undefined =>
  one !== undefined && other !== undefined && other < one ? one : (other ?? one)

/** Events of a batch; empty if a process recorded it and then stopped before marking it. */
export const decidePush = (
  { feed, letters, readAfterAll, days }: PushCommand,
  state: State,
): readonly SliceEvent<'import'>[] => {
  const before = state.feeds[feed.connectionId]
  const unknown = letters.filter(({ letterId }) => state.letters[letterId] === undefined)
  const read = readAfterAll.filter(({ letterId }) => state.letters[letterId] !== undefined)
  const isNew = before === undefined || before.heardAt < feed.heardAt || read.length > 0
  if (!isNew && unknown.length === 0 && days.length === 0 && feed.imported + feed.corrected === 0) return []
  const lastAt = laterOf(before?.lastAt, feed.lastAt)
  const { lastAt: _, ...rest } = feed
  const pushed: Pushed = {
    ...rest,
    batch: (before?.batch ?? 0) + 1,
    notices: (before?.notices ?? 0) + (isNew ? feed.notices : 0),
    heardAt: laterOf(before?.heardAt, feed.heardAt) ?? feed.heardAt,
    ...(lastAt ? { lastAt } : {}),
  }
  return [
    { type: 'SalesPushed', data: pushed },
    ...unknown.map((data) => ({ type: 'DeliveryRefused', data }) as const),
    ...read.map((data) => ({ type: 'DeliveryRead', data }) as const),
    ...days.map((data) => ({ type: 'DayOfRecordsChanged', data }) as const),
  ]
}
