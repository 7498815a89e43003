/** Lists that come by pages: the first is fetched like any answer, the next ones as they are wanted. */
import type {
  BaseQueryFn,
  EndpointBuilder,
  InfiniteData,
  InfiniteQueryDefinition,
} from '@reduxjs/toolkit/query/react'
import type * as t from 'io-ts'
import { useMemo } from 'react'
import type { Endpoint } from '#schema/core/endpoint'
import type { SliceName } from '#schema/slices'
import type { Call, CallError, CallMeta } from './api.ts'
import { linkedQueries } from './link-header.ts'
import { standardSchema } from './standard-schema.ts'

/** What is asked for a page beyond the first: the query of the link that led to it. */
type Asked = { readonly [name: string]: string }

/** A page, and what its headers say. */
export type Page<Item> = {
  items: readonly Item[]
  readonly next: Asked | undefined
  /** Counts of the whole list by name, where there is more of it than is fetched. */
  readonly counts: { readonly [name: string]: number } | undefined
}

/** The pages fetched so far, as the cache holds them. */
export type Pages<Item> = InfiniteData<Page<Item>, Asked | null>

type Base = BaseQueryFn<Call, unknown, CallError, object, CallMeta>
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query marks an argument that may be left out by void
type Wanted<R extends Endpoint> = Omit<t.TypeOf<R['input']>, 'after'> | void
type ItemOf<R extends Endpoint> = t.TypeOf<R['output']> extends readonly (infer Item)[] ? Item : never

/** `unread=3, read=40` as numbers by name; a part that is none is left out. */
export const countsIn = (header: string | null | undefined): Page<never>['counts'] => {
  const parts = [...(header ?? '').matchAll(/([a-z-]+)=(\d+)/g)]
  return parts.length === 0
    ? undefined
    : Object.fromEntries(parts.map(([, name, count]) => [name, Number(count)]))
}

/** The definition of a list by pages, out of its row of the contract. */
export const byPages = <R extends Endpoint>(
  build: EndpointBuilder<Base, SliceName, 'api'>,
  row: R,
): InfiniteQueryDefinition<Wanted<R>, Asked | null, Base, SliceName, Page<ItemOf<R>>, 'api'> =>
  build.infiniteQuery<Page<ItemOf<R>>, Wanted<R>, Asked | null, ItemOf<R>[]>({
    infiniteQueryOptions: {
      initialPageParam: null,
      // A page that leads to itself would be fetched for ever.
      getNextPageParam: ({ next }, _pages, param) => (next?.after === param?.after ? undefined : next),
    },
    query: ({ queryArg, pageParam }) => ({
      row,
      input: { ...queryArg, ...pageParam },
      isLaterPage: pageParam !== null,
    }),
    // The contract speaks of the bare array, so that is what it checks.
    rawResponseSchema: standardSchema(row.output),
    transformResponse: (items, meta: CallMeta | undefined) => {
      const [next] = linkedQueries(meta?.link, 'next')
      return { items, next: next && Object.fromEntries(next), counts: countsIn(meta?.counts) }
    },
    providesTags: [...row.slices],
  })

/** Puts a changed item in its place, on whichever page it is. */
export const putItem = <Item extends { readonly id: string }>(
  { pages }: { pages: { items: readonly Item[] }[] },
  id: Item['id'],
  to: (item: Item) => Item,
): void => {
  for (const page of pages) page.items = page.items.map((item) => (item.id === id ? to({ ...item }) : item))
}

/** The items of all pages fetched so far, each once; undefined before the first. */
export const itemsOf = <Item extends { readonly id: string }>(
  data: Pages<Item> | undefined,
): readonly Item[] | undefined =>
  data && [...new Map(data.pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()]

/** The counts of the whole list as the last page gave them; undefined where every page is there. */
export const countsOf = <Item>(data: Pages<Item> | undefined): Page<Item>['counts'] =>
  data?.pages.at(-1)?.counts

/** `itemsOf`, the same array until an answer comes. */
export const useItems = <Item extends { readonly id: string }>(
  data: Pages<Item> | undefined,
): readonly Item[] | undefined => useMemo(() => itemsOf(data), [data])
