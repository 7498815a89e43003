/** Calls of the Decision Log, derived from the contract; a page includes cursors to its neighbours. */

import type { AuditEntry } from '#schema/decision-log/decision-log'
import { decisionLogEndpoints } from '#schema/decision-log/decision-log.endpoints'
import type { LogOrder, LogQuery } from '#schema/decision-log/log-query'
import { api, type CallMeta } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { standardSchema } from '../core/standard-schema.ts'
import { type PageLinks, pageLinks } from './page-links.ts'

const { listAudit, toggleIdentifiers, countAudit, readAuditEntry } = decisionLogEndpoints

/** Which page: events before a position, after one, or the first page. */
export type PageCursor = { readonly before?: number; readonly after?: number }

/** Query and page; newest first by default. */
export type PageRequest = PageCursor & LogQuery & { readonly order?: LogOrder }

/** One page in the requested order. */
export type AuditPage = PageLinks & { readonly entries: readonly AuditEntry[] }

export const decisionLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...fromContract({ toggleIdentifiers, countAudit, readAuditEntry })(build),
    listAudit: build.query<AuditPage, PageRequest, AuditEntry[]>({
      query: (asked) => ({ row: listAudit, input: { ...asked } }),
      // The contract describes the bare array, so check the answer before transforming it.
      rawResponseSchema: standardSchema(listAudit.output),
      transformResponse: (entries, meta: CallMeta | undefined) => ({ entries, ...pageLinks(meta?.link) }),
      providesTags: [...listAudit.slices],
    }),
  }),
})
export const { useCountAuditQuery, useListAuditQuery, useReadAuditEntryQuery, useToggleIdentifiersMutation } =
  decisionLogApi
