/** The session in the browser: what calls send, what ends it, and changes from other tabs. */
import { afterEach, describe, expect, it } from 'vitest'
import getMe from '../../fixtures/session/getMe.json'
import { asOfEntered, asOfLeft } from '../../web/core/as-of.ts'
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

/** A tab whose calls are answered with a status, and the requests it sent. */
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

/** Changes the storage like another tab. */
const elsewhere = (stored: string | null): void => {
  if (stored === null) storage.removeItem(sessionKey)
  else storage.setItem(sessionKey, stored)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue: stored }))
}

describe('a call', () => {
  it('sends an idempotency key if it writes, none if it reads, and the chosen language', async () => {
    const { store, sent } = tab('one')
    await store.dispatch(check.initiate())
    await store.dispatch(signIn.initiate({ businessType: 'cafe' }))
    await store.dispatch(signOut.initiate())
    storage.setItem('language', 'de')
    await store.dispatch(check.initiate(undefined, { forceRefetch: true }))
    storage.removeItem('language')
    // The mail that a call sends is in the language that was chosen in this browser.
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual([
      'en-AU',
      'en-AU',
      'en-AU',
      'de',
    ])
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeNull()
    expect(keys[1]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(keys[2]).not.toBe(keys[1])
  })
})

describe('the session check', () => {
  it.each([400, 401, 404, 500, 502, 503])('signs out on status %i', async (status) => {
    const { store, session } = tab('one', status)
    await store.dispatch(check.initiate())
    expect(session()).toMatchObject({ isAuthenticated: false, endedBy: 'service' })
    expect(storage.getItem(sessionKey)).toBeNull()
  })

  it('keeps the session when there is no answer', async () => {
    const { store, session } = tab('one', 0)
    await store.dispatch(check.initiate())
    expect(session()).toMatchObject({ isAuthenticated: true, sessionId: 'one' })
  })

  it('keeps the session when the requested moment is not on record', async () => {
    const { store, session } = tab('one', 400)
    store.dispatch(asOfEntered(99_999))
    await store.dispatch(check.initiate())
    expect(session().isAuthenticated).toBe(true)
    store.dispatch(asOfLeft())
    await store.dispatch(check.initiate(undefined, { forceRefetch: true }))
    expect(session()).toMatchObject({ isAuthenticated: false, endedBy: 'service' })
  })

  it('ignores a session that has been left in the meantime', async () => {
    const { store, session } = tab('one', 401)
    const answer = store.dispatch(check.initiate())
    elsewhere('two')
    await answer
    expect(session()).toMatchObject({ isAuthenticated: true, sessionId: 'two' })
  })
})

describe('a stored id', () => {
  it.each(['日本', '', 'a b', 'a\nb'])('is ignored if no header can carry it: %j', (stored) => {
    expect(tab(stored).session()).toMatchObject({ isAuthenticated: false, sessionId: null })
  })

  it('stays after a sign-out if it belongs to another tab', () => {
    const { store } = tab('one')
    storage.setItem(sessionKey, 'two')
    store.dispatch(signedOut('person'))
    expect(storage.getItem(sessionKey)).toBe('two')
  })
})

describe('another tab', () => {
  it('signs this one out when it signs out', () => {
    const { session } = tab('one')
    elsewhere(null)
    expect(session()).toMatchObject({ isAuthenticated: false, endedBy: 'service' })
  })

  it('switches this one to its new session, and clears the old data', async () => {
    const { store, session } = tab('one')
    await store.dispatch(check.initiate())
    expect(check.select()(store.getState()).data).toBeDefined()
    elsewhere('two')
    expect(session()).toMatchObject({ isAuthenticated: true, sessionId: 'two' })
    expect(check.select()(store.getState()).data).toBeUndefined()
    expect(storage.getItem(sessionKey)).toBe('two')
  })

  it('has no effect when it stores something else', () => {
    const { session } = tab('one')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(session().sessionId).toBe('one')
  })
})

it('a sign-out in progress is not overridden by the change feed', async () => {
  const { store, start, hold, held } = page()
  stop = stopFollowing
  const feed = await start()
  hold.next = true
  const signingOut = store.dispatch(signOut.initiate())
  await expect.poll(() => held.length).toBe(1)
  feed.problem(401)
  await expect.poll(() => feed.request.signal.aborted).toBe(true)
  // One turn of the event loop lets all consequences run.
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.getState().session.endedBy).toBe('nobody')
  held[0]?.()
  await signingOut
})
