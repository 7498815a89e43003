/** A failed query is not retried: its failure is cached like an answer until there is a reason to refetch. */
import { afterEach, expect, it } from 'vitest'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import unavailable from '../../fixtures/core/unavailable.json'
import { advisoryApi } from '../../web/advisory/advisory.api.ts'
import { api } from '../../web/core/api.ts'
import { signedIn, signedOut } from '../../web/core/session.ts'
import { sessionKey } from '../../web/core/session-key.ts'
import { createStore } from '../../web/core/store.ts'

const { listAdvisories: list } = advisoryApi.endpoints

afterEach(() => window.localStorage.removeItem(sessionKey))

/** A signed-in page over a service that fails until `works` is set. */
const page = () => {
  const calls: string[] = []
  const service = { works: false }
  const store = createStore({
    storage: window.localStorage,
    fetch: async ({ url }) => {
      calls.push(url)
      return service.works
        ? Response.json(listAdvisories.body)
        : Response.json(unavailable.body, { status: 503 })
    },
  })
  store.dispatch(signedIn({ businessName: 'Cafe', sessionId: 'one' }))
  const ask = () => store.dispatch(list.initiate())
  return { store, calls, service, ask, answer: () => list.select()(store.getState()) }
}

it('is sent once for several components, at the same time or later', async () => {
  const { calls, ask, answer } = page()
  await Promise.all([ask(), ask(), ask()])
  await ask()
  await ask()
  expect(answer()).toMatchObject({ isError: true, error: { status: 503 } })
  expect(calls).toHaveLength(1)
})

it('is sent again on Try again, once for all components', async () => {
  const { calls, service, ask, answer } = page()
  const [first] = [ask(), ask()]
  await first
  service.works = true
  await first.refetch()
  await ask()
  expect(answer()).toMatchObject({ isSuccess: true, data: { pages: [{ items: listAdvisories.body }] } })
  expect(calls).toHaveLength(2)
})

it('caches a second failure too', async () => {
  const { calls, ask, answer } = page()
  const first = ask()
  await first
  await first.refetch()
  await ask()
  expect(answer().isError).toBe(true)
  expect(calls).toHaveLength(2)
})

it.each(['on screen', 'left'])('is sent again when its slice changes (component %s)', async (where) => {
  const { store, calls, service, ask, answer } = page()
  const first = ask()
  await first
  if (where === 'left') first.unsubscribe()
  service.works = true
  store.dispatch(api.util.invalidateTags(['advisory']))
  await ask()
  await expect.poll(() => answer().isSuccess).toBe(true)
  expect(calls).toHaveLength(2)
})

it('is sent again after a new sign-in', async () => {
  const { store, calls, service, ask, answer } = page()
  await ask()
  store.dispatch(signedOut('person'))
  store.dispatch(signedIn({ businessName: 'Cafe', sessionId: 'two' }))
  service.works = true
  await ask()
  expect(answer().isSuccess).toBe(true)
  expect(calls).toHaveLength(2)
})
