/** The id by which this browser gets its own copies of the demo businesses. It is kept when somebody signs out. */
import { VisitorId } from '#schema/session/session'
import { newUuid } from '../core/api.ts'

const visitorKey = 'visitorId'

/** The stored id, made on first use. */
export const visitorId = async (storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<string> => {
  const stored = storage.getItem(visitorKey)
  if (VisitorId.is(stored)) return stored
  const made = await newUuid()
  // Another tab may have been faster.
  const meanwhile = storage.getItem(visitorKey)
  if (VisitorId.is(meanwhile)) return meanwhile
  storage.setItem(visitorKey, made)
  return made
}
