/** Handlers on what lets people rely on the log: its signature, its witnesses and its backups. */
import { backupHandlers } from './backups/backup.handlers.ts'
import { checkpointHandlers } from './checkpoints/checkpoint.handlers.ts'

export const evidenceHandlers = { ...checkpointHandlers, ...backupHandlers }
