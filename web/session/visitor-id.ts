/** The id by which this browser gets its own copies of the demo businesses. It is kept when somebody signs out. */
import { v4 } from 'uuid'
import { VisitorId } from '#schema/session/session'

const visitorKey = 'visitorId'

/** The stored id, made on first use. */
export const visitorId = (storage: Pick<Storage, 'getItem' | 'setItem'>): string => {
  const stored = storage.getItem(visitorKey)
  if (VisitorId.is(stored)) return stored
  storage.setItem(visitorKey, v4())
  // Another tab may have been faster.
  const kept = storage.getItem(visitorKey)
  return VisitorId.is(kept) ? kept : v4()
}
