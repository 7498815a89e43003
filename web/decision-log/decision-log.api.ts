/** Calls of this slice, derived from the contract; a page of the log comes with the cursors of its neighbours. */

import type { AuditEntry } from '#schema/decision-log/decision-log'
import { decisionLogEndpoints } from '#schema/decision-log/decision-log.endpoints'
import { api, type CallMeta } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { standardSchema } from '../core/standard-schema.ts'
import { type PageLinks, pageLinks } from './page-links.ts'

const { listAudit, toggleIdentifiers } = decisionLogEndpoints

/** Which page: the events before a position, those after one, or the newest. */
export type PageCursor = { readonly before?: number; readonly after?: number }

/** A page of the log, newest event first. */
export type AuditPage = PageLinks & { readonly entries: readonly AuditEntry[] }

export const decisionLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...fromContract({ toggleIdentifiers })(build),
    listAudit: build.query<AuditPage, PageCursor, AuditEntry[]>({
      query: (cursor) => ({ row: listAudit, input: { ...cursor } }),
      // The contract speaks of the bare array, so that is what it checks.
      rawResponseSchema: standardSchema(listAudit.output),
      transformResponse: (entries, meta: CallMeta | undefined) => ({ entries, ...pageLinks(meta?.link) }),
      providesTags: [...listAudit.slices],
    }),
  }),
})
export const { useListAuditQuery, useToggleIdentifiersMutation } = decisionLogApi
