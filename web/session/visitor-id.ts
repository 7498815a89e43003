/** Id that gives this browser its own copies of the demo businesses. Signing out keeps it. */
import { VisitorId } from '#schema/session/session'
import { newUuid } from '../core/api.ts'

const visitorKey = 'visitorId'

/** The stored id, created on first use. */
export const visitorId = async (storage: Pick<Storage, 'getItem' | 'setItem'>): Promise<string> => {
  const stored = storage.getItem(visitorKey)
  if (VisitorId.is(stored)) return stored
  const made = await newUuid()
  // Another tab may have created one first.
  const meanwhile = storage.getItem(visitorKey)
  if (VisitorId.is(meanwhile)) return meanwhile
  storage.setItem(visitorKey, made)
  return made
}
