/** The last backup and the last drill of the session's workspace. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import type { ContinuousBackup, LastBackup, LastDrill } from '#schema/decision-log/backup'
import type { backupEndpoints } from '#schema/decision-log/backup.endpoints'
import type { BackupRunRow, DrillRunRow } from '../../backup/backup-run.table.ts'
import type { ContinuousState } from '../../backup/continuous/continuous-state.ts'
import type { Handlers } from '../../http/handlers.ts'

const timeOf = (stored: string): IsoTime => decodeOrThrow(IsoTime, stored, 'A time')

const backupOf = ({ taken_at, bytes, position }: BackupRunRow): LastBackup => ({
  takenAt: timeOf(taken_at),
  bytes,
  position,
})

const drillOf = ({ tried_at, taken_at, position, restored_ms, reason }: DrillRunRow): LastDrill => ({
  triedAt: timeOf(tried_at),
  outcome: reason === null ? 'passed' : 'failed',
  ...(taken_at !== null && { takenAt: timeOf(taken_at) }),
  ...(position !== null && { position }),
  ...(restored_ms !== null && { restoredMs: restored_ms }),
  ...(reason !== null && { reason }),
})

// The fault may name a path of the server, which is for its operator: the log of the service has it.
const continuousOf = ({ reachedAt, fault }: ContinuousState): ContinuousBackup => ({
  isInterrupted: fault !== undefined,
  ...(reachedAt !== undefined && { reachedAt: timeOf(reachedAt) }),
})

export const backupHandlers: Handlers<typeof backupEndpoints> = {
  // Backups are of today, even while an earlier moment is viewed.
  getBackupReport: async (_input, { service, session }) => {
    // Their times, and the positions that they reached, are outside of an auditor's period.
    if (session.sees) return E.right({ backup: null, drill: null, isOutside: true })
    const db = service.database.of(session.workspace)
    const [backup, drill] = await Promise.all([
      db.selectFrom('backup_run').selectAll().executeTakeFirst(),
      db.selectFrom('drill_run').selectAll().executeTakeFirst(),
    ])
    const continuous = service.continuousBackup.read()
    return E.right({
      backup: backup ? backupOf(backup) : null,
      drill: drill ? drillOf(drill) : null,
      ...(continuous && { continuous: continuousOf(continuous) }),
    })
  },
}
