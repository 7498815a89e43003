/** Tells the owners of each business in a memo that a drill has failed. */
import { decodeOrThrow } from '#schema/core/decode'
import { MemoId } from '#schema/memo/memo'
import { ownWorkspaces } from '../accounts/accounts.ts'
import type { Service } from '../runtime/service.ts'
import { BackupFault } from './backup-fault.ts'
import { withoutPaths } from './without-paths.ts'

/** What went wrong with which backup; `lines` are those of `npm run verify`, none if it could not be restored. */
export type FailedDrill = {
  /** Name of the backup: its folder. */
  readonly backup: string
  readonly lines: readonly string[]
  /** Folders whose paths may be in the lines and the reason, and are left out. */
  readonly folders: readonly string[]
  /** Why it could not be restored; undefined if it could. */
  readonly reason?: string
}

const metadata = { actor: 'system:drill', persona: null, correlationId: null, causationId: null } as const

/** Lines shown in a memo. */
const maxLines = 20

/** Why a backup could not be restored: what is wrong with the backup itself. What the machine lacks is for its operator. */
export const restoreReason = (error: unknown): string =>
  error instanceof BackupFault
    ? error.message
    : 'The test itself failed. Its output has the reason; ask the operator of this installation for it.'

/** Lines on what is as it must be. */
const isSound = /^(the hash chain of \S+ events? is intact; |every read table matches the history\.$)/

const foundIn = (workspace: string, { lines, folders }: FailedDrill): readonly string[] =>
  lines
    .filter((line) => line.startsWith(`${workspace}: `))
    .map((line) => line.slice(workspace.length + 2))
    .filter((line) => !isSound.test(line))
    .slice(0, maxLines)
    .map((line) => withoutPaths(line, folders))
    .map((line) => line.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase()))

/** Why a drill failed, as the people of a workspace may read it. */
export const reasonFor =
  (failed: FailedDrill) =>
  (workspace: string): string => {
    if (failed.reason !== undefined) return withoutPaths(failed.reason, failed.folders)
    const found = foundIn(workspace, failed)
    return (
      found.length === 0
        ? 'The check found faults in the backup, but none in the records of this business.'
        : found.join('\n')
    ).slice(0, 8000)
  }

const contentOf = (workspace: string, failed: FailedDrill): string => {
  const { backup, reason, folders } = failed
  const found = foundIn(workspace, failed)
  return [
    reason === undefined
      ? `The backup ${backup} was restored in a test, and the check found faults in it.`
      : `The backup ${backup} could not be restored in a test: ${withoutPaths(reason, folders)}`,
    ...(found.length === 0 ? [] : [['What the check says about this business:', ...found].join('\n')]),
    'Do not rely on this backup until a later test succeeds. The test works on a copy, so ask the operator of this installation to run “npm run verify” on the records that you work with, and “npm run drill” on another backup.',
  ]
    .join('\n\n')
    .slice(0, 8000)
}

/**
 * Writes a memo into every business of the installation, one for each backup however often it is tried; returns how many. Each has
 * only what was found in its own business.
 */
export const writeDrillMemos = async (
  service: Pick<Service, 'database' | 'store'>,
  failed: FailedDrill,
): Promise<number> => {
  let count = 0
  for (const workspace of await ownWorkspaces(service)) {
    const memoId = decodeOrThrow(MemoId, `drill-${failed.backup.replaceAll(/[^\w-]/g, '-')}`, 'A memo')
    const { outcome } = await service.store.append(workspace, {
      stream: `memo-${memoId}`,
      // Refused if the memo is there already.
      expectedVersion: 0,
      events: [
        {
          type: 'MemoReceived',
          data: {
            memoId,
            subject: 'A backup failed its test',
            content: contentOf(workspace, failed),
            type: 'alert',
            priority: 'high',
            fromPersona: 'Backup test',
          },
        },
      ],
      metadata,
    })
    if (outcome === 'appended') count += 1
  }
  return count
}
