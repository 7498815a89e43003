import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeInput } from '#schema/core/decode'
import type { Endpoint } from '#schema/core/endpoint'
import { E } from '#schema/core/fp'
import { ProblemDetails, toDetails } from '#schema/core/problem'
import { mutationsOf } from './codec-mutations.ts'
import { arbitraryInput } from './codec-values.ts'

describe.each(Object.entries<Endpoint>(api))('%s', (_name, { input }) => {
  it('accepts valid input, and encodes it back unchanged', () => {
    fc.assert(
      fc.property(arbitraryInput(input), (sent) => {
        const decoded = decodeInput(input, sent)
        if (E.isLeft(decoded)) throw new Error(decoded.left.detail)
        expect(input.encode(decoded.right)).toEqual(sent)
      }),
      { numRuns: 60 },
    )
  })

  it('drops unknown fields', () => {
    fc.assert(
      fc.property(arbitraryInput(input), (sent) => {
        const decoded = decodeInput(input, Object.assign({}, sent, { 'never named': 1 }))
        expect(E.isRight(decoded) && input.encode(decoded.right)).toEqual(sent)
      }),
      { numRuns: 20 },
    )
  })

  it('refuses input with one invalid field, and names that field only', () => {
    fc.assert(
      fc.property(arbitraryInput(input, true), (sent) => {
        for (const { how, field, value } of mutationsOf(input, sent)) {
          const decoded = decodeInput(input, value)
          const named = E.isLeft(decoded) ? decoded.left.errors?.map((error) => error.field) : 'accepted'
          expect({ how, field, named }).toEqual({ how, field, named: [field] })
          if (E.isLeft(decoded)) expect(ProblemDetails.is(toDetails(decoded.left))).toBe(true)
        }
      }),
      { numRuns: 12 },
    )
  })
})

it('every field of every input is broken at least once', () => {
  for (const [name, { input }] of Object.entries<Endpoint>(api)) {
    const [sent] = fc.sample(arbitraryInput(input, true), { numRuns: 1, seed: 7 })
    const broken = new Set(mutationsOf(input, sent).map(({ field }) => field.split('.')[0]))
    expect({ name, broken: [...broken].sort() }).toEqual({ name, broken: Object.keys(Object(sent)).sort() })
  }
})
