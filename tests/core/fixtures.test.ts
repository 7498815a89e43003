/** Every fixture matches the contract: its endpoint exists, and input and answer decode and encode back unchanged. */
import type { Mixed } from 'io-ts'
import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, parameterNames } from '#schema/core/endpoint'
import { ProblemDetails } from '#schema/core/problem'
import { decodeAnswer, type EndpointName, type Fixture, isPathOf } from '../../fixtures/core/replay.ts'
import { endpointOf, fixtureNames, fixtureTextOf, readFixture } from './fixture-files.ts'

const inputOf = (row: Endpoint, { request }: Fixture): unknown => {
  const [path = '', query] = request.path.split('?')
  const parts = path.split('/')
  const at = row.path.split('/')
  const inPath = parameterNames(row.path).map((name) => [name, parts[at.indexOf(`:${name}`)]] as const)
  const body = typeof request.body === 'object' ? request.body : {}
  return { ...Object.fromEntries(new URLSearchParams(query)), ...body, ...Object.fromEntries(inPath) }
}

/** Faults of a fixture; throws if its answer does not decode. */
const breaches = (name: string, call: EndpointName, fixture: Fixture): readonly string[] => {
  const row: Endpoint = api[call]
  const { method, path } = fixture.request
  const found: string[] = []
  if (method !== row.method || !isPathOf(row, path.split('?')[0] ?? ''))
    found.push(`${method} ${path} is not ${call}`)
  if (!row.slices.some((slice) => name.startsWith(`${slice}/`))) found.push('it lies in no slice of its call')
  if (fixture.status < 400) decodeOrThrow(row.input, inputOf(row, fixture), `the input of ${name}`)
  const shape: Mixed = fixture.status < 400 ? row.output : ProblemDetails
  expect(shape.encode(decodeAnswer(call, fixture))).toEqual(fixture.body)
  return found
}

describe('recorded fixtures', () => {
  it('exist', () => {
    expect(fixtureNames()).not.toEqual([])
  })

  it.each(fixtureNames())('%s', (name) => {
    const fixture = readFixture(fixtureTextOf(name), name)
    const call = endpointOf(name)
    if (call === undefined) {
      expect(ProblemDetails.encode(decodeOrThrow(ProblemDetails, fixture.body, name))).toEqual(fixture.body)
      expect(fixture.status).toBe(decodeOrThrow(ProblemDetails, fixture.body, name).status)
    } else expect(breaches(name, call, fixture)).toEqual([])
  })
})

describe('an invalid fixture is found', () => {
  const sound: Fixture = { request: { method: 'GET', path: '/nudges' }, status: 200, headers: {}, body: [] }

  it.each<[string, Fixture]>([
    ['with a body of another shape', { ...sound, body: [{ id: 'a' }] }],
    [
      'with a field that the contract does not name',
      {
        ...sound,
        status: 404,
        body: { type: 'urn:x', title: 'Not found', status: 404, detail: 'gone', more: true },
      },
    ],
  ])('%s', (_, fixture) => {
    expect(() => breaches('advisory/listAdvisories.json', 'listAdvisories', fixture)).toThrow()
  })

  it('when its path is of another endpoint, or its folder of another slice', () => {
    expect(breaches('kpi/listAdvisories.json', 'listAdvisories', sound)).toHaveLength(1)
    const elsewhere = { ...sound, request: { method: 'GET', path: '/kpis' } }
    expect(breaches('advisory/listAdvisories.json', 'listAdvisories', elsewhere)).toHaveLength(1)
    expect(() => endpointOf('advisory/forgetAdvisory.json')).toThrow('named after no call')
  })
})
