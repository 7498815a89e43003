/** The browser's side of the change feed: it refetches what changed and nothing else. */
import { afterEach, expect, it, vi } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import { advisoryApi } from '../../web/advisory/advisory.api.ts'
import { signedIn, signedOut } from '../../web/core/session.ts'
import { page, runDueTasks, stopFollowing } from './feed-page.ts'

afterEach(() => {
  stopFollowing()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('refetches only what others changed', async () => {
  const { fetched, show, start, head } = page()
  await show()
  const feed = await start()
  feed.send(5, ['session', 'advisory', 'memo'])
  await runDueTasks()
  expect(fetched).toEqual(['/api/nudges', '/api/me'])
  head.position = 6
  feed.send(6, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(2)).toEqual(['/api/nudges'])
  head.position = 7
  feed.send(7, ['memo', 'decision-log'])
  await expect.poll(() => fetched.slice(3)).toEqual(['/api/me'])
})

it('refetches answers from before the feed opened, and none that are current', async () => {
  const { fetched, show, start, head, hold, held } = page()
  hold.next = true
  const showing = show()
  const feed = await start()
  await expect.poll(() => held.length).toBe(1)
  head.position = 6
  feed.send(6, ['session', 'advisory'])
  await runDueTasks()
  expect(fetched).toEqual(['/api/nudges', '/api/me'])
  held[0]?.()
  await showing
  // Both answers are from position 5 and miss the change at 6.
  await expect.poll(() => fetched.slice(2).sort()).toEqual(['/api/me', '/api/nudges'])
})

it('refetches everything once the user sees an earlier part of the history only', async () => {
  const { fetched, show, start, head } = page()
  await show()
  const feed = await start()
  feed.send(5, ['session', 'advisory', 'memo'])
  await runDueTasks()
  expect(fetched).toEqual(['/api/nudges', '/api/me'])
  head.position = 3
  feed.send(3, ['session', 'advisory', 'memo'])
  await expect.poll(() => fetched.slice(2).sort()).toEqual(['/api/me', '/api/nudges'])
  feed.send(3, [])
  await runDueTasks()
  expect(fetched.length).toBe(4)
})

it('does not retry failed queries when the feed opens, only when their slice changes', async () => {
  const { fetched, show, start, head, broken } = page()
  broken.add('/api/nudges')
  await show()
  const feed = await start()
  feed.send(5, ['session', 'advisory', 'memo'])
  await runDueTasks()
  expect(fetched).toEqual(['/api/nudges', '/api/me'])
  head.position = 6
  feed.send(6, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(2)).toEqual(['/api/nudges'])
})

const accept = advisoryApi.endpoints.acceptAdvisory.initiate({
  advisoryId: decodeOrThrow(AdvisoryId, acceptAdvisory.body.id, 'An id'),
})

it.each(['before', 'after'])('refetches once after its own change, notified %s the answer', async (when) => {
  const { store, fetched, show, start, head, hold, held } = page()
  await show()
  const feed = await start()
  hold.next = when === 'before'
  const accepting = store.dispatch(accept)
  if (when === 'before') {
    await expect.poll(() => held.length).toBe(1)
    feed.send(6, ['advisory', 'decision-log'])
    await runDueTasks()
    held[0]?.()
  }
  await accepting
  if (when === 'after') feed.send(6, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(3)).toEqual(['/api/nudges'])
  // By the time a later note arrives, this one has been handled.
  head.position = 7
  feed.send(7, ['memo'])
  await expect.poll(() => fetched.slice(3)).toContain('/api/me')
  await runDueTasks()
  expect(fetched.slice(3)).toEqual(['/api/nudges', '/api/me'])
})

it("refetches if somebody else's change came before the answer to its own", async () => {
  const { store, fetched, show, start, head } = page()
  await show()
  const feed = await start()
  await store.dispatch(accept)
  await expect.poll(() => fetched.slice(3)).toEqual(['/api/nudges'])
  head.position = 7
  feed.send(7, ['advisory', 'decision-log'])
  await expect.poll(() => fetched.slice(4)).toEqual(['/api/nudges'])
})

it('sends the session, and resumes at its last position after losing the feed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { start, feeds } = page()
  const feed = await start()
  expect([...feed.request.headers].sort()).toEqual([
    ['accept', 'text/event-stream'],
    ['accept-language', 'en-AU'],
    ['x-session-id', 'one'],
  ])
  feed.send(5, [])
  await runDueTasks()
  feed.end()
  await expect.poll(() => feeds.length).toBe(2)
  expect(feeds[1]?.request.headers.get('last-event-id')).toBe('5')
})

it('backs off while the service is down, and reconnects at once when the network returns', async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { refused, follow } = page('one', 503)
  follow()
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

it('drops a silent connection', async () => {
  vi.useFakeTimers()
  const { feeds, follow } = page()
  follow()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(feeds.map(({ request }) => request.signal.aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(4000)
  expect(feeds.map(({ request }) => request.signal.aborted)).toEqual([true, false])
})

it('pauses while the page is hidden, and resumes when it is visible', async () => {
  const { start, feeds } = page()
  const feed = await start()
  feed.send(5, [])
  await runDueTasks()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(feed.request.signal.aborted).toBe(true)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => feeds.length).toBe(2)
  expect(feeds[1]?.request.headers.get('last-event-id')).toBe('5')
})

it('stops at sign-out, and starts afresh with the next session', async () => {
  const { store, start, feeds } = page()
  const feed = await start()
  feed.send(5, [])
  await runDueTasks()
  store.dispatch(signedOut('person'))
  expect(feed.request.signal.aborted).toBe(true)
  store.dispatch(signedIn({ businessName: 'Another', sessionId: 'two' }))
  await expect.poll(() => feeds.length).toBe(2)
  const { headers } = feeds[1]?.request ?? feed.request
  expect([headers.get('x-session-id'), headers.get('last-event-id')]).toEqual(['two', null])
})

it('stays closed while nobody is signed in', async () => {
  const { feeds, follow } = page(null)
  follow()
  await runDueTasks()
  expect(feeds).toEqual([])
})

it('ignores an unknown slice', async () => {
  const { fetched, show, start, head, feeds } = page()
  await show()
  const feed = await start()
  head.position = 6
  feed.send(6, ['weather', 'advisory'])
  await expect.poll(() => fetched.slice(2)).toEqual(['/api/nudges'])
  expect(feeds).toHaveLength(1)
})
