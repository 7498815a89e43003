/** The recorded fixtures on disk. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import type { EndpointName, Fixture } from '../../fixtures/core/replay.ts'
import { root } from './execute.ts'

export const fixturesFolder = join(root, 'fixtures')

const FixtureFile = t.exact(
  t.type({
    request: t.exact(
      t.intersection([t.type({ method: t.string, path: t.string }), t.partial({ body: t.unknown })]),
    ),
    status: t.number,
    headers: t.exact(t.partial({ link: t.string })),
    body: t.unknown,
  }),
)

// The folders also have other golden files: stored events, the OpenAPI document.
const isRecordedCall = (name: string): boolean =>
  name.startsWith('core/') ? name === sharedRefusal : !name.endsWith('.events.json')

/** The fixture for any call while the database is down. */
export const sharedRefusal = 'core/unavailable.json'

/** Names of all recorded calls, relative to the folder, with forward slashes, sorted. */
export const fixtureNames = (folder = fixturesFolder): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json') && isRecordedCall(name))
    .sort()

export const fixtureTextOf = (name: string, folder = fixturesFolder): string =>
  readFileSync(join(folder, name), 'utf8')

/** Parses a fixture file; throws if it is invalid. */
export const readFixture = (text: string, name: string): Fixture =>
  decodeOrThrow(FixtureFile, JSON.parse(text), name)

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(api, name)

/** The endpoint that a fixture is named after; undefined for the shared refusal. */
export const endpointOf = (name: string): EndpointName | undefined => {
  if (name === sharedRefusal) return undefined
  const call = name.split('/')[1]?.split('.')[0] ?? ''
  if (!isEndpointName(call)) throw new Error(`${name} is named after no call of the contract.`)
  return call
}
