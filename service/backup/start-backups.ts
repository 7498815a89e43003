/** All backups that the service makes by itself: hourly copies of the tables, and of the embedded database every change. */
import { join } from 'node:path'
import type { Print } from '../runtime/progress.ts'
import type { Service } from '../runtime/service.ts'
import { scheduleContinuous } from './continuous/schedule-continuous.ts'
import { type Installation, scheduleBackups } from './schedule-backups.ts'

type Parts = Installation & Pick<Service, 'continuousBackup'> & { readonly isEmbedded: boolean }

/** Starts them; returns the functions that stop them. */
export const startBackups = (
  { to, keep }: { readonly to: string; readonly keep: number },
  parts: Parts,
  print: Print,
): readonly (() => Promise<unknown>)[] => {
  const hourly = scheduleBackups({ to, keep }, parts, print)
  if (!parts.isEmbedded) return [hourly]
  const { ownerUrl, signer, now, report, place, continuousBackup: status } = parts
  const source = { ownerUrl, signer, now, keptFiles: join(place.dataDir, 'files') }
  return [hourly, scheduleContinuous({ source, to, keepHours: keep, report, status }, print)]
}
