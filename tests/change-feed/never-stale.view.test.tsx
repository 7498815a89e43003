/** Never stale (decision 30): each query is fetched once, whatever windows and screens do; also a failing one. */
import * as t from 'io-ts'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api as contract } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, parameterNames } from '#schema/core/endpoint'
import unavailable from '../../fixtures/core/unavailable.json'
import { api } from '../../web/core/api.ts'
import { sessionKey } from '../../web/core/session-key.ts'
import { createStore } from '../../web/core/store.ts'

// Loading a slice's file registers its endpoints.
const slices = import.meta.glob('../../web/*/*.api.ts')
await Promise.all(Object.values(slices).map((load) => load()))

const Recorded = t.type({
  request: t.type({ method: t.string, path: t.string }),
  status: t.number,
  body: t.unknown,
})
const recordings = import.meta.glob('../../fixtures/*/*.json', { import: 'default' })

/** A recorded answer of a query, with its input. */
const recordingOf = async (name: string, row: Endpoint) => {
  const files = Object.keys(recordings)
  const path =
    files.find((file) => file.endsWith(`/${name}.json`)) ?? files.find((file) => file.includes(`/${name}.`))
  const recorded = decodeOrThrow(Recorded, path && (await recordings[path]?.()), `the recording of ${name}`)
  const [called = '', query] = recorded.request.path.split('?')
  const at = row.path.split('/')
  const inPath = parameterNames(row.path).map((one) => [one, called.split('/')[at.indexOf(`:${one}`)]])
  return {
    body: recorded.body,
    input: { ...Object.fromEntries(new URLSearchParams(query)), ...Object.fromEntries(inPath) },
  }
}

type Asks = (input: unknown) => { readonly isSuccess: boolean; readonly isError: boolean }
const isQuery = (value: unknown): value is { readonly useQuery: Asks } =>
  typeof value === 'object' && value !== null && 'useQuery' in value

/** The client's queries. Streamed calls are not cached, so they are not included. */
const queries = Object.entries<unknown>(api.endpoints).flatMap(([name, endpoint]) =>
  isQuery(endpoint) ? [{ name, useQuery: endpoint.useQuery }] : [],
)

const Asking = ({ useQuery, input }: { readonly useQuery: Asks; readonly input: unknown }) => {
  const { isSuccess, isError } = useQuery(input)
  return <p>{isSuccess ? 'there' : isError ? 'failed' : 'waiting'}</p>
}

/** Fires every event on which other clients refetch. */
const fireRefetchEvents = async () => {
  for (const event of ['blur', 'focus', 'offline', 'online']) window.dispatchEvent(new Event(event))
  document.dispatchEvent(new Event('visibilitychange'))
  // Lets any refetch start.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

type Query = (typeof queries)[number]

/** Renders a query and counts its fetches. */
const renderQuery = async ({ name, useQuery }: Query, status: number) => {
  const row: Endpoint | undefined = Object.entries(contract).find(([one]) => one === name)?.[1]
  if (row === undefined) throw new Error(`The contract has no call ${name}.`)
  const { body, input } = await recordingOf(name, row)
  const calls: string[] = []
  const store = createStore({
    storage: window.localStorage,
    fetch: async ({ url }) => {
      calls.push(url)
      return Response.json(status === 200 ? body : unavailable.body, { status })
    },
  })
  const show = (times: number) => (
    <Provider store={store}>
      {Array.from({ length: times }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are identical
        <Asking key={index} useQuery={useQuery} input={input} />
      ))}
    </Provider>
  )
  return { calls, show, ...(await render(show(1))) }
}

afterEach(() => window.localStorage.removeItem(sessionKey))

describe.each(queries)('$name', (query) => {
  it('is fetched once, however often it is shown, hidden, refocused or reconnected', async () => {
    const { calls, show, rerender } = await renderQuery(query, 200)
    await expect.element(page.getByText('there')).toBeVisible()
    await fireRefetchEvents()
    await rerender(show(0))
    await rerender(show(1))
    await expect.element(page.getByText('there')).toBeVisible()
    await fireRefetchEvents()
    expect(calls).toHaveLength(1)
  })

  it('is fetched once if it fails, however often it is shown or hidden', async () => {
    const { calls, show, rerender } = await renderQuery(query, 503)
    await expect.element(page.getByText('failed')).toBeVisible()
    await rerender(show(3))
    await expect.poll(() => page.getByText('failed').elements().length).toBe(3)
    await fireRefetchEvents()
    await rerender(show(0))
    await rerender(show(2))
    await expect.poll(() => page.getByText('failed').elements().length).toBe(2)
    await fireRefetchEvents()
    expect(calls).toHaveLength(1)
  })
})

it('covers every query of the client', () => {
  expect(queries.length).toBeGreaterThan(14)
})
