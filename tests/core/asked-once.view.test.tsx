/** A failed query is not retried: its failure is kept like an answer until there is a reason to fetch again. */
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

/** Somebody who is signed in, over a service that fails until it is mended. */
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

it('is asked once by many at the same time, and by whoever comes after', async () => {
  const { calls, ask, answer } = page()
  await Promise.all([ask(), ask(), ask()])
  await ask()
  await ask()
  expect(answer()).toMatchObject({ isError: true, error: { status: 503 } })
  expect(calls).toHaveLength(1)
})

it('is asked again where somebody tries again, once for all that show it', async () => {
  const { calls, service, ask, answer } = page()
  const [first] = [ask(), ask()]
  await first
  service.works = true
  await first.refetch()
  await ask()
  expect(answer()).toMatchObject({ isSuccess: true, data: { pages: [{ items: listAdvisories.body }] } })
  expect(calls).toHaveLength(2)
})

it('fails anew where it is tried again in vain, and that is kept, too', async () => {
  const { calls, ask, answer } = page()
  const first = ask()
  await first
  await first.refetch()
  await ask()
  expect(answer().isError).toBe(true)
  expect(calls).toHaveLength(2)
})

it.each(['on screen', 'left'])('is asked again where its slice changed, %s meanwhile', async (where) => {
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

it('is asked again by whoever signs in anew', async () => {
  const { store, calls, service, ask, answer } = page()
  await ask()
  store.dispatch(signedOut('person'))
  store.dispatch(signedIn({ businessName: 'Cafe', sessionId: 'two' }))
  service.works = true
  await ask()
  expect(answer().isSuccess).toBe(true)
  expect(calls).toHaveLength(2)
})
