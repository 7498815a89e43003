/** RTK Query endpoints derived from contract rows: GET becomes a query, every other method a mutation. */
import type {
  BaseQueryFn,
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import type * as t from 'io-ts'
import type { Endpoint, EndpointTable } from '#schema/core/endpoint'
import type { SliceName } from '#schema/slices'
import type { Call, CallError, CallMeta } from './api.ts'
import { standardSchema } from './standard-schema.ts'

type Base = BaseQueryFn<Call, unknown, CallError, object, CallMeta>
// A call whose fields are all optional can be made without an argument.
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query marks an argument that may be left out by void
type InputOf<I> = object extends I ? I | void : I
type DefinitionOf<R extends Endpoint> = R['method'] extends 'GET'
  ? QueryDefinition<InputOf<t.TypeOf<R['input']>>, Base, SliceName, t.TypeOf<R['output']>, 'api'>
  : MutationDefinition<InputOf<t.TypeOf<R['input']>>, Base, SliceName, t.TypeOf<R['output']>, 'api'>

/** Typed definitions for `api.injectEndpoints({ endpoints: fromContract(table) })`. */
export const fromContract =
  <T extends EndpointTable>(table: T) =>
  (build: EndpointBuilder<Base, SliceName, 'api'>): { [K in keyof T]: DefinitionOf<T[K]> } => {
    const definitions = Object.entries(table).map(([name, row]) => {
      const query = (input: unknown) => ({ row, input: (input ?? {}) as Record<string, unknown> })
      const responseSchema = standardSchema(row.output)
      return [
        name,
        row.method === 'GET'
          ? build.query({ query, responseSchema, providesTags: [...row.slices] })
          : build.mutation({
              query,
              responseSchema,
              // A refused change changed nothing, so nothing needs refetching.
              invalidatesTags: (_result, error) => (error ? [] : [...row.slices]),
            }),
      ]
    })
    return Object.fromEntries(definitions) as { [K in keyof T]: DefinitionOf<T[K]> }
  }
