/** Paged lists: the first page is fetched like any answer, later ones on demand. */
import { current, isDraft } from '@reduxjs/toolkit'
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

/** Query parameters of a later page, from the `next` link of the page before. */
type PageQuery = { readonly [name: string]: string }

/** One page, with what its headers say. */
export type Page<Item> = {
  items: readonly Item[]
  readonly next: PageQuery | undefined
  /** Counts over the whole list by name, when it has more than the fetched pages. */
  readonly counts: { readonly [name: string]: number } | undefined
}

/** The pages fetched so far. */
export type Pages<Item> = InfiniteData<Page<Item>, PageQuery | null>

type Base = BaseQueryFn<Call, unknown, CallError, object, CallMeta>
// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query marks an argument that may be left out by void
type ListInput<R extends Endpoint> = Omit<t.TypeOf<R['input']>, 'after'> | void
type ItemOf<R extends Endpoint> = t.TypeOf<R['output']> extends readonly (infer Item)[] ? Item : never

/** Parses `unread=3, read=40` into numbers by name; ignores malformed parts. */
export const parseCounts = (header: string | null | undefined): Page<never>['counts'] => {
  const parts = [...(header ?? '').matchAll(/([a-z-]+)=(\d+)/g)]
  return parts.length === 0
    ? undefined
    : Object.fromEntries(parts.map(([, name, count]) => [name, Number(count)]))
}

/** Definition of a paged list, derived from its row of the contract. */
export const pagedQuery = <R extends Endpoint>(
  build: EndpointBuilder<Base, SliceName, 'api'>,
  row: R,
): InfiniteQueryDefinition<ListInput<R>, PageQuery | null, Base, SliceName, Page<ItemOf<R>>, 'api'> =>
  build.infiniteQuery<Page<ItemOf<R>>, ListInput<R>, PageQuery | null, ItemOf<R>[]>({
    infiniteQueryOptions: {
      initialPageParam: null,
      // A page whose `next` is itself would be fetched forever.
      getNextPageParam: ({ next }, _pages, param) => (next?.after === param?.after ? undefined : next),
    },
    query: ({ queryArg, pageParam }) => ({
      row,
      input: { ...queryArg, ...pageParam },
      isLaterPage: pageParam !== null,
    }),
    // The contract describes the bare array, so check the answer before transforming it.
    rawResponseSchema: standardSchema(row.output),
    transformResponse: (items, meta: CallMeta | undefined) => {
      const [next] = linkedQueries(meta?.link, 'next')
      return { items, next: next && Object.fromEntries(next), counts: parseCounts(meta?.counts) }
    },
    providesTags: [...row.slices],
  })

/** Updates an item on whichever page it is. */
export const updateItem = <Item extends { readonly id: string }>(
  { pages }: { pages: { items: readonly Item[] }[] },
  id: Item['id'],
  to: (item: Item) => Item,
): void => {
  // A draft of the cache is revoked after the update, and `to` may keep what it gets.
  const settled = (item: Item): Item => (isDraft(item) ? (current(item as object) as Item) : item)
  for (const page of pages) page.items = page.items.map((item) => (item.id === id ? to(settled(item)) : item))
}

/** Items of all fetched pages without duplicates; undefined before the first page. */
export const itemsOf = <Item extends { readonly id: string }>(
  data: Pages<Item> | undefined,
): readonly Item[] | undefined =>
  data && [...new Map(data.pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()]

/** Counts over the whole list, from the last page; undefined when every page is fetched. */
export const countsOf = <Item>(data: Pages<Item> | undefined): Page<Item>['counts'] =>
  data?.pages.at(-1)?.counts

/** `itemsOf`, memoised: the same array until the next answer. */
export const useItems = <Item extends { readonly id: string }>(
  data: Pages<Item> | undefined,
): readonly Item[] | undefined => useMemo(() => itemsOf(data), [data])
