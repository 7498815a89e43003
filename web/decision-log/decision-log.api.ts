/** Calls of this slice, derived from the contract; a page of the log comes with the cursors of its neighbours. */

import type { AuditEntry } from '#schema/decision-log/decision-log'
import { decisionLogEndpoints } from '#schema/decision-log/decision-log.endpoints'
import type { LogOrder, LogQuery } from '#schema/decision-log/log-query'
import { api, type CallMeta } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { standardSchema } from '../core/standard-schema.ts'
import { type PageLinks, pageLinks } from './page-links.ts'

const { listAudit, toggleIdentifiers, countAudit, readAuditEntry } = decisionLogEndpoints

/** Which page: the events before a position, those after one, or the first of the order. */
export type PageCursor = { readonly before?: number; readonly after?: number }

/** What is asked for, and which page of it; without an order, newest first. */
export type PageAsked = PageCursor & LogQuery & { readonly order?: LogOrder }

/** A page of the log, in its order. */
export type AuditPage = PageLinks & { readonly entries: readonly AuditEntry[] }

export const decisionLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...fromContract({ toggleIdentifiers, countAudit, readAuditEntry })(build),
    listAudit: build.query<AuditPage, PageAsked, AuditEntry[]>({
      query: (asked) => ({ row: listAudit, input: { ...asked } }),
      // The contract speaks of the bare array, so that is what it checks.
      rawResponseSchema: standardSchema(listAudit.output),
      transformResponse: (entries, meta: CallMeta | undefined) => ({ entries, ...pageLinks(meta?.link) }),
      providesTags: [...listAudit.slices],
    }),
  }),
})
export const { useCountAuditQuery, useListAuditQuery, useReadAuditEntryQuery, useToggleIdentifiersMutation } =
  decisionLogApi
