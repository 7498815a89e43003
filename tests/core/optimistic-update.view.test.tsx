/** Optimistic updates: shown at once, confirmed by the answer, rolled back on failure. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import acceptAdvisoryConflict from '../../fixtures/advisory/acceptAdvisory.conflict.json'
import acceptAdvisory from '../../fixtures/advisory/acceptAdvisory.json'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listAdvisoriesSettled from '../../fixtures/advisory/listAdvisories.settled.json'
import unavailable from '../../fixtures/core/unavailable.json'
import { advisoryApi } from '../../web/advisory/advisory.api.ts'
import { itemsOf } from '../../web/core/pages.ts'
import { createStore } from '../../web/core/store.ts'

const { listAdvisories: list, acceptAdvisory: accept } = advisoryApi.endpoints
const advisoryId = decodeOrThrow(AdvisoryId, acceptAdvisory.body.id, 'An id')
const before = listAdvisories.body.find(({ id }) => id === advisoryId)

afterEach(() => vi.useRealTimers())

/** A page with the list, over a service that answers after 800 ms. */
const page = async (answer: () => Response, listed: unknown = listAdvisories.body) => {
  let isAnswered = false
  const store = createStore({
    storage: window.localStorage,
    fetch: async ({ method }) => {
      if (method === 'GET') return Response.json(isAnswered ? listed : listAdvisories.body)
      await new Promise((resolve) => setTimeout(resolve, 800))
      isAnswered = true
      return answer()
    },
  })
  const shown = () => itemsOf(list.select()(store.getState()).data)?.find(({ id }) => id === advisoryId)
  await store.dispatch(list.initiate())
  vi.useFakeTimers()
  const answered = store.dispatch(accept.initiate({ advisoryId }))
  await vi.advanceTimersByTimeAsync(799)
  expect(shown()).toEqual({ ...before, status: 'accepted' })
  await vi.advanceTimersByTimeAsync(1)
  return { shown, result: await answered }
}

describe('accepting an advisory', () => {
  it('shows at once, with the time as soon as the answer gives it', async () => {
    const { shown } = await page(() => Response.json(acceptAdvisory.body), listAdvisoriesSettled.body)
    expect(shown()?.settledAt).toBe(acceptAdvisory.body.settledAt)
  })

  it('is rolled back if the service cannot record it', async () => {
    const { shown, result } = await page(() => Response.json(unavailable.body, { status: 500 }))
    expect(result.error).toMatchObject({ status: 500 })
    expect(shown()).toEqual(before)
  })

  it('is rolled back if the connection breaks', async () => {
    const { shown, result } = await page(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(result.error).toMatchObject({ status: 0 })
    expect(shown()).toEqual(before)
  })

  it('is not offered again if it was already decided; the list shows the decision', async () => {
    const { shown, result } = await page(() => Response.json(acceptAdvisoryConflict.body, { status: 409 }))
    expect(result.error).toMatchObject({ status: 409 })
    expect(shown()?.status).toBe('accepted')
  })
})
