/** The browser's side of a change feed that the service closes to its session. */
import { afterEach, expect, it } from 'vitest'
import { peopleApi } from '../../web/people/people.api.ts'
import { sessionApi } from '../../web/session/session.api.ts'
import { page, runDueTasks, stopFollowing } from './feed-page.ts'

afterEach(stopFollowing)

it('ends the session when the feed reports its end', async () => {
  const { store, start, feeds } = page()
  const feed = await start()
  feed.problem(401)
  await expect.poll(() => store.getState().session.endedBy).toBe('service')
  await runDueTasks()
  expect(feeds).toHaveLength(1)
})

it('ends the session when the feed is refused', async () => {
  const { store, refused, follow } = page('one', 401)
  follow()
  await expect.poll(() => store.getState().session.endedBy).toBe('service')
  expect(refused).toHaveLength(1)
})

it('asks again what the session may do when the feed is closed to it, and does not end the session', async () => {
  const { fetched, store, show, start, feeds } = page()
  await show()
  const feed = await start()
  feed.problem(403)
  await expect.poll(() => fetched.slice(2)).toEqual(['/api/me'])
  // It tries again, in case that passes, but asks no second time.
  await expect.poll(() => feeds.length).toBe(2)
  feeds[1]?.problem(403)
  await runDueTasks()
  expect(fetched.slice(2)).toEqual(['/api/me'])
  expect(store.getState().session.sessionId).toBe('one')
})

it('does not end the session while another business is entered, even if the menu that asked for it is gone', async () => {
  const { store, start, hold, held } = page()
  const feed = await start()
  hold.next = true
  const entering = store.dispatch(
    peopleApi.endpoints.enterWorkspace.initiate({ workspace: '01a21998-06db-75ad-92b3-4b1c5e8f8732' }),
  )
  await expect.poll(() => held.length).toBe(1)
  entering.reset()
  // The service ends the old session, and the feed says so before the answer arrives.
  feed.problem(401)
  await runDueTasks()
  expect(store.getState().session.sessionId).toBe('one')
  held[0]?.()
  await entering
  expect(store.getState().session.endedBy).not.toBe('service')
})

it('does not end the session while a demo is reset, whose old copy is gone before the answer arrives', async () => {
  const { store, start, hold, held } = page()
  const feed = await start()
  hold.next = true
  const resetting = store.dispatch(sessionApi.endpoints.resetDemo.initiate())
  await expect.poll(() => held.length).toBe(1)
  feed.problem(401)
  await runDueTasks()
  expect(store.getState().session.sessionId).toBe('one')
  held[0]?.()
  await resetting
  expect(store.getState().session.endedBy).not.toBe('service')
})
