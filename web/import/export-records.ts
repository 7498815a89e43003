/** Exports records: records the export first, then downloads its file. */
import type { ImportKind } from '#schema/import/import'
import type { RecordsExport, RecordsFormat } from '#schema/import/records-export'
import { recordsExportEndpoints } from '#schema/import/records-export.endpoints'
import { api, type Extra } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'
import { serviceRequest } from '../core/request.ts'
import type { RootState, Store } from '../core/store.ts'
import { saveBlob } from '../kit/charts/save-file.ts'

const { exportRecords } = recordsExportEndpoints

const recordsExportApi = api.injectEndpoints({ endpoints: fromContract({ exportRecords }) })

/** How an export ended. */
export type ExportEnd =
  | { readonly is: 'done'; readonly made: RecordsExport }
  | { readonly is: 'empty' | 'failed' | 'too-long' }

type ExportThunk<A> = (dispatch: Store['dispatch'], getState: () => RootState, extra: Extra) => Promise<A>

const isInvalid = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 400

/** Records an export and saves its file. */
export const takeOut =
  (kind: ImportKind, format: RecordsFormat): ExportThunk<ExportEnd> =>
  async (dispatch, getState, { fetch, askProof }) => {
    const { data: made, error } = await dispatch(
      recordsExportApi.endpoints.exportRecords.initiate({ kind, format }),
    )
    if (!made) return { is: isInvalid(error) ? 'too-long' : 'failed' }
    if (made.rows === 0) return { is: 'empty' }
    const ask = () =>
      fetch(
        serviceRequest(
          `/api/records/exports/${encodeURIComponent(made.exportId)}`,
          getState().session.sessionId,
          {},
        ),
      )
    try {
      const first = await ask()
      // The role allowed the export, so a 403 here can only mean that proof is needed.
      const answer = first.status === 403 && (await askProof()) ? await ask() : first
      if (!answer.ok) return { is: 'failed' }
      // Rejects if the file ends early.
      saveBlob(made.fileName, await answer.blob())
      return { is: 'done', made }
    } catch {
      return { is: 'failed' }
    }
  }
