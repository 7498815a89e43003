/** Gives the advisor access to imported records. */
import type { ImportedReader } from '../advisor/detail/imported-reader.ts'
import { loadDetail } from './detail/load-detail.ts'
import { listSources } from './sources.ts'

export const importedReader: ImportedReader = { detail: loadDetail, sources: listSources }
