import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { api } from '#schema/api'
import { jsonSchema } from '#schema/core/json-schema'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import { openApiDocument } from '#schema/openapi'

it('describes every call as in the recorded document', async () => {
  await expect(`${JSON.stringify(openApiDocument(), null, 2)}\n`).toMatchFileSnapshot(
    '../../fixtures/core/openapi.json',
  )
})

it('names each call once', () => {
  const names = Object.values(openApiDocument().paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId }) => operationId)
  expect(names.sort()).toEqual(Object.keys(api).sort())
})

it('flattens a record into one object', () => {
  expect(jsonSchema(record({ a: text(3) }, { b: t.array(t.boolean) }))).toEqual({
    type: 'object',
    properties: {
      a: { type: 'string', minLength: 0, maxLength: 3 },
      b: { type: 'array', items: { type: 'boolean' } },
    },
    required: ['a'],
    additionalProperties: false,
  })
})

it('throws on an unknown codec instead of describing it as an object', () => {
  expect(() => jsonSchema(t.UnknownRecord)).toThrow('No JSON Schema')
})
