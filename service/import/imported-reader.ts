/** Gives the advisor access to imported records. */
import type { ImportedReader } from '../advisor/detail/imported-reader.ts'
import { billedByClient } from './detail/billed-by-client.ts'
import { loadDetail } from './detail/load-detail.ts'
import { listSources } from './sources.ts'

export const importedReader: ImportedReader = {
  detail: loadDetail,
  billed: billedByClient,
  sources: listSources,
}
