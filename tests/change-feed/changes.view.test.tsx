/** The browser's end of the change feed: what it fetches again, and that it fetches nothing else. */
import { afterEach, expect, it, vi } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import { advisoryApi } from '../../web/advisory/advisory.api.ts'
import { signedIn, signedOut } from '../../web/core/session.ts'
import { page, settled, stopFollowing } from './feed-page.ts'

afterEach(() => {
  stopFollowing()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('fetches just what changed, after what others did', async () => {
  const { fetched, show, start, head } = page()
  await show()
  const feed = await start()
  feed.tell(5, ['session', 'advisory', 'memo'])
  await settled()
  expect(fetched).toEqual(['/api/nudges', '/api/me'])
  head.position = 6
  feed.tell(6, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(2)).toEqual(['/api/nudges'])
  head.position = 7
  feed.tell(7, ['memo', 'decision-log'])
  await expect.poll(() => fetched.slice(3)).toEqual(['/api/me'])
})

it('fetches anew what was on its way while the feed was opened, and nothing that is new enough', async () => {
  const { fetched, show, start, head, hold, held } = page()
  hold.next = true
  const showing = show()
  const feed = await start()
  await expect.poll(() => held.length).toBe(1)
  head.position = 6
  feed.tell(6, ['session', 'advisory'])
  await settled()
  expect(fetched).toEqual(['/api/nudges', '/api/me'])
  held[0]?.()
  await showing
  // Both answers show position 5, and what happened at 6 is not in them.
  await expect.poll(() => fetched.slice(2).sort()).toEqual(['/api/me', '/api/nudges'])
})

it('leaves what failed alone when the feed opens, and asks for it again where it changes', async () => {
  const { fetched, show, start, head, broken } = page()
  broken.add('/api/nudges')
  await show()
  const feed = await start()
  feed.tell(5, ['session', 'advisory', 'memo'])
  await settled()
  expect(fetched).toEqual(['/api/nudges', '/api/me'])
  head.position = 6
  feed.tell(6, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(2)).toEqual(['/api/nudges'])
})

const accept = advisoryApi.endpoints.acceptAdvisory.initiate({
  advisoryId: decodeOrThrow(AdvisoryId, acceptAdvisory.body.id, 'An id'),
})

it.each(['before', 'after'])('fetches once after a change of its own, told %s the answer', async (when) => {
  const { store, fetched, show, start, head, hold, held } = page()
  await show()
  const feed = await start()
  hold.next = when === 'before'
  const accepting = store.dispatch(accept)
  if (when === 'before') {
    await expect.poll(() => held.length).toBe(1)
    feed.tell(6, ['advisory', 'decision-log'])
    await settled()
    held[0]?.()
  }
  await accepting
  if (when === 'after') feed.tell(6, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(3)).toEqual(['/api/nudges'])
  // By the time that a later note has been heard, this one has been settled.
  head.position = 7
  feed.tell(7, ['memo'])
  await expect.poll(() => fetched.slice(3)).toContain('/api/me')
  await settled()
  expect(fetched.slice(3)).toEqual(['/api/nudges', '/api/me'])
})

it('fetches again where somebody else was faster than the answer to a change of its own', async () => {
  const { store, fetched, show, start, head } = page()
  await show()
  const feed = await start()
  await store.dispatch(accept)
  await expect.poll(() => fetched.slice(3)).toEqual(['/api/nudges'])
  head.position = 7
  feed.tell(7, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(4)).toEqual(['/api/nudges'])
})

it('asks as the session, and goes on from where it stood after the feed was lost', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { start, feeds } = page()
  const feed = await start()
  expect([...feed.request.headers].sort()).toEqual([
    ['accept', 'text/event-stream'],
    ['x-session-id', 'one'],
  ])
  feed.tell(5, [])
  await settled()
  feed.end()
  await expect.poll(() => feeds.length).toBe(2)
  expect(feeds[1]?.request.headers.get('last-event-id')).toBe('5')
})

it('waits longer and longer for a service that is away, and asks at once when the network is back', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { refused, begin } = page('one', 503)
  begin()
  const times: number[] = []
  for (let tenth = 0; tenth <= 160; tenth++) {
    await vi.advanceTimersByTimeAsync(100)
    while (times.length < refused.length) times.push(Math.round((tenth + 1) / 10))
  }
  expect(times).toEqual([0, 1, 3, 7, 15])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(refused).toHaveLength(6)
})

it('leaves a connection that has fallen silent', async () => {
  vi.useFakeTimers()
  const { feeds, begin } = page()
  begin()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(feeds.map(({ request }) => request.signal.aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(4000)
  expect(feeds.map(({ request }) => request.signal.aborted)).toEqual([true, false])
})

it('follows nothing while the page is hidden, and goes on when it is seen again', async () => {
  const { start, feeds } = page()
  const feed = await start()
  feed.tell(5, [])
  await settled()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(feed.request.signal.aborted).toBe(true)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => feeds.length).toBe(2)
  expect(feeds[1]?.request.headers.get('last-event-id')).toBe('5')
})

it('stops at sign-out, and follows the next session from the start', async () => {
  const { store, start, feeds } = page()
  const feed = await start()
  feed.tell(5, [])
  await settled()
  store.dispatch(signedOut('person'))
  expect(feed.request.signal.aborted).toBe(true)
  store.dispatch(signedIn({ businessName: 'Another', sessionId: 'two' }))
  await expect.poll(() => feeds.length).toBe(2)
  const { headers } = feeds[1]?.request ?? feed.request
  expect([headers.get('x-session-id'), headers.get('last-event-id')]).toEqual(['two', null])
})

it('opens nothing while nobody is signed in', async () => {
  const { feeds, begin } = page(null)
  begin()
  await settled()
  expect(feeds).toEqual([])
})

it('ends the session that the feed says is over', async () => {
  const { store, start, feeds } = page()
  const feed = await start()
  feed.problem(401)
  await expect.poll(() => store.getState().session.endedBy).toBe('service')
  await settled()
  expect(feeds).toHaveLength(1)
})

it('ends the session whose feed is refused', async () => {
  const { store, refused, begin } = page('one', 401)
  begin()
  await expect.poll(() => store.getState().session.endedBy).toBe('service')
  expect(refused).toHaveLength(1)
})

it('passes over a slice that it has never heard of', async () => {
  const { fetched, show, start, head, feeds } = page()
  await show()
  const feed = await start()
  head.position = 6
  feed.tell(6, ['weather', 'advisory'])
  await expect.poll(() => fetched.slice(2)).toEqual(['/api/nudges'])
  expect(feeds).toHaveLength(1)
})
