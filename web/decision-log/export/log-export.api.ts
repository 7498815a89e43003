/** The call that records an export; `export-file.ts` downloads its file. */
import { logExportEndpoints } from '#schema/decision-log/log-export.endpoints'
import { api } from '../../core/api.ts'
import { fromContract } from '../../core/from-contract.ts'

const { exportLog } = logExportEndpoints

export const logExportApi = api.injectEndpoints({ endpoints: fromContract({ exportLog }) })
