import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { fromHex, toHex, utf8 } from '#schema/proof/bytes'
import { readCanonicalEvent } from '#schema/proof/canonical-event'
import { sha256Hex } from '#schema/proof/sha256-hex'
import { leafHash } from '#schema/proof/tree'
import { canonicalEvent, canonicalJson, genesisHash, sha256 } from '../../service/event-store/chain.ts'
import { root } from '../core/execute.ts'

const nullable = t.union([t.string, t.null])
const Vectors = t.array(
  t.type({
    what: t.string,
    envelope: t.type({
      actor: t.string,
      causationId: nullable,
      correlationId: nullable,
      id: t.string,
      persona: nullable,
      position: t.number,
      previousHash: t.string,
      recordedAt: t.string,
      stream: t.string,
      type: t.string,
      version: t.number,
      workspace: t.string,
    }),
    data: t.unknown,
    canonical: t.string,
    hash: t.string,
    leaf: t.string,
  }),
)

// Test vectors for independent verifiers; never change them.
const file = join(root, 'fixtures/core/canonical-events.json')
const vectors = decodeOrThrow(Vectors, JSON.parse(readFileSync(file, 'utf8')), 'the vectors')

it.each(vectors)('writes and hashes an event as in the vector: $what', (vector) => {
  const { envelope, data, canonical, hash, leaf } = vector
  expect(canonicalEvent(envelope, canonicalJson(data))).toBe(canonical)
  // The result is RFC 8785 for the whole object, as checked with a library.
  expect(canonicalJson({ ...envelope, data })).toBe(canonical)
  expect([sha256(canonical), sha256Hex(canonical)]).toEqual([hash, hash])
  expect(toHex(leafHash(fromHex(hash) ?? utf8('')))).toBe(leaf)
  expect(readCanonicalEvent(canonical)).toMatchObject({
    position: envelope.position,
    previousHash: envelope.previousHash,
    workspace: envelope.workspace,
  })
})

it('the vectors form a log: each follows from the previous one', () => {
  expect(vectors[0]?.hash).toBe('7574419f961913e718c85ab02db4f71b35dd549ce3ec8c94fac2447ca8606266')
  const links = vectors.map(({ envelope }) => envelope.previousHash)
  expect(links).toEqual([genesisHash, ...vectors.slice(0, -1).map(({ hash }) => hash)])
})

it('finds no position in text that is not an event', () => {
  for (const text of [
    '',
    '[]',
    'null',
    '{"position":1}',
    '{"position":"1","previousHash":"","workspace":""}',
  ])
    expect(readCanonicalEvent(text)).toBeUndefined()
})
