/** Backups and drills of the recorded service: one that passed for the café, after one that failed for all. */
import { readHeads, recordBackup, recordDrill } from '../../service/backup/record-runs.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'

const failure =
  'Changed at position 7. The event at position 7 was changed.\nThe row of focus: since differs.'

/** Records them in the database, with fixed times before that of the recording. */
export const recordBackups = async (ownerUrl: string): Promise<void> => {
  const owner = await connectOwner(ownerUrl)
  const heads = await readHeads(owner)
  await owner.end()
  await recordBackup(ownerUrl, { takenAt: '2026-11-19T22:40:00.000Z', bytes: 4_812_345, heads })
  const run = { takenAt: '2026-11-19T16:40:00.000Z', heads, restoredMs: 8214 }
  await recordDrill(ownerUrl, {
    ...run,
    takenAt: '2026-11-18T16:40:00.000Z',
    triedAt: new Date('2026-11-18T17:00:00Z'),
    reasonFor: () => failure,
  })
  await recordDrill(ownerUrl, {
    ...run,
    heads: heads.filter(({ workspace }) => workspace === 'cafe'),
    triedAt: new Date('2026-11-19T17:00:00Z'),
    reasonFor: undefined,
  })
}
