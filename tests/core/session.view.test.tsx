/** The session as the browser keeps it: what every call carries, what ends it, and what other tabs do to it. */
import { afterEach, describe, expect, it } from 'vitest'
import getMe from '../../fixtures/session/getMe.json'
import { cameBack, wentBackTo } from '../../web/core/as-of.ts'
import { followOtherTabs } from '../../web/core/other-tabs.ts'
import { signedOut } from '../../web/core/session.ts'
import { sessionKey } from '../../web/core/session-key.ts'
import { createStore } from '../../web/core/store.ts'
import { sessionApi } from '../../web/session/session.api.ts'
import { page, stopFollowing } from '../change-feed/feed-page.ts'

const storage = window.localStorage
const { getMe: check, signIn, signOut } = sessionApi.endpoints

let stop = (): void => undefined
afterEach(() => stop())

/** A tab whose calls are answered with a status, and the requests that it sent. */
const tab = (stored: string | null, status = 200) => {
  if (stored !== null) storage.setItem(sessionKey, stored)
  const sent: Request[] = []
  const store = createStore({
    storage,
    fetch: async (request) => {
      sent.push(request)
      if (status === 0) throw new TypeError('Failed to fetch')
      return Response.json(status === 200 ? getMe.body : 'Bad gateway', { status })
    },
  })
  stop = followOtherTabs(store, storage)
  return { store, sent, session: () => store.getState().session }
}

/** What another tab does to the storage, as this one hears of it. */
const elsewhere = (stored: string | null): void => {
  if (stored === null) storage.removeItem(sessionKey)
  else storage.setItem(sessionKey, stored)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue: stored }))
}

describe('a call', () => {
  it('carries a key of its own where it changes something, and none where it reads', async () => {
    const { store, sent } = tab('one')
    await store.dispatch(check.initiate())
    await store.dispatch(signIn.initiate({ businessType: 'cafe' }))
    await store.dispatch(signOut.initiate())
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeNull()
    expect(keys[1]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(keys[2]).not.toBe(keys[1])
  })
})

describe('the session check', () => {
  it.each([400, 401, 404, 500, 502, 503])('signs out where the answer is %i', async (status) => {
    const { store, session } = tab('one', status)
    await store.dispatch(check.initiate())
    expect(session()).toMatchObject({ isAuthenticated: false, endedBy: 'service' })
    expect(storage.getItem(sessionKey)).toBeNull()
  })

  it('keeps the session where no answer comes', async () => {
    const { store, session } = tab('one', 0)
    await store.dispatch(check.initiate())
    expect(session()).toMatchObject({ isAuthenticated: true, sessionId: 'one' })
  })

  it('says nothing of the session where the moment that is asked for is not on record', async () => {
    const { store, session } = tab('one', 400)
    store.dispatch(wentBackTo(99_999))
    await store.dispatch(check.initiate())
    expect(session().isAuthenticated).toBe(true)
    store.dispatch(cameBack())
    await store.dispatch(check.initiate(undefined, { forceRefetch: true }))
    expect(session()).toMatchObject({ isAuthenticated: false, endedBy: 'service' })
  })

  it('says nothing of a session that was left meanwhile', async () => {
    const { store, session } = tab('one', 401)
    const answer = store.dispatch(check.initiate())
    elsewhere('two')
    await answer
    expect(session()).toMatchObject({ isAuthenticated: true, sessionId: 'two' })
  })
})

describe('a stored id', () => {
  it.each(['日本', '', 'a b', 'a\nb'])('that no header can carry is none: %j', (stored) => {
    expect(tab(stored).session()).toMatchObject({ isAuthenticated: false, sessionId: null })
  })

  it('is left alone by a sign-out where it belongs to another tab', () => {
    const { store } = tab('one')
    storage.setItem(sessionKey, 'two')
    store.dispatch(signedOut('person'))
    expect(storage.getItem(sessionKey)).toBe('two')
  })
})

describe('another tab', () => {
  it('that signs out signs out here', () => {
    const { session } = tab('one')
    elsewhere(null)
    expect(session()).toMatchObject({ isAuthenticated: false, endedBy: 'service' })
  })

  it('that signs in anew is followed, and nothing of the last session stays', async () => {
    const { store, session } = tab('one')
    await store.dispatch(check.initiate())
    expect(check.select()(store.getState()).data).toBeDefined()
    elsewhere('two')
    expect(session()).toMatchObject({ isAuthenticated: true, sessionId: 'two' })
    expect(check.select()(store.getState()).data).toBeUndefined()
    expect(storage.getItem(sessionKey)).toBe('two')
  })

  it('that stores something else means nothing', () => {
    const { session } = tab('one')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(session().sessionId).toBe('one')
  })
})

it('is left to the sign-out under way, whatever the feed of changes says meanwhile', async () => {
  const { store, start, hold, held } = page()
  stop = stopFollowing
  const feed = await start()
  hold.next = true
  const signingOut = store.dispatch(signOut.initiate())
  await expect.poll(() => held.length).toBe(1)
  feed.problem(401)
  await expect.poll(() => feed.request.signal.aborted).toBe(true)
  // Whatever follows from it has happened after a turn.
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.getState().session.endedBy).toBe('nobody')
  held[0]?.()
  await signingOut
})
