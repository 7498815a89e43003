/** Calls about the backups of a workspace's records. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { BackupReport } from './backup.ts'

export const backupEndpoints = {
  getBackupReport: endpoint({
    method: 'GET',
    path: '/audit/backups',
    roles: readers,
    summary: 'Get the last backup with this log in it, and the last test that restored one',
    input: record({}),
    output: BackupReport,
    slices: ['decision-log'],
  }),
}
