/** Starts a log again at a checkpoint that the witness's owner names, such as after the log's database was restored. */
import { type NoteKey, openCheckpoint } from '#schema/proof/note'
import { nodeVerify } from '../signing/checkpoint-key.ts'
import { openSeenCheckpoints, setLastAside } from './seen-checkpoints.ts'

/** The folder of a witness, the keys of its logs, and the time. */
export type Accepting = {
  readonly folder: string
  readonly isHeld: () => Promise<boolean>
  readonly logs: readonly NoteKey[]
  readonly now: Date
}

/**
 * Replaces the last checkpoint of a log by the one in `text`: a signed note, with or without its public key below, as the
 * Decision Log copies it. Cosigns nothing, and keeps the replaced note as evidence. Returns sentences for the owner; throws one
 * if the note is not signed by the key of a log.
 */
export const acceptCheckpoint = async (
  text: string,
  { folder, isHeld, logs, now }: Accepting,
): Promise<readonly string[]> => {
  // A key is below an empty line, as signatures are.
  const note = `${text.replace(/\n[^ \n]+\+[0-9a-f]{8}\+\S+\s*$/, '').trimEnd()}\n`
  const log = logs.find((one) => openCheckpoint(note, one, nodeVerify))
  const checkpoint = log && openCheckpoint(note, log, nodeVerify)
  if (!checkpoint) throw new Error('The checkpoint is not signed by the key of a log that --log names.')
  const { origin, size } = checkpoint
  const seen = openSeenCheckpoints(folder, isHeld)
  // One that cannot be read is replaced too: it may be the reason for this.
  const before = await seen.last(origin).catch(() => undefined)
  const aside = await setLastAside(folder, origin, now)
  await seen.keep(origin, note)
  return [
    `From now on, ${origin} continues from its checkpoint over ${size} events.`,
    ...(aside === undefined
      ? []
      : [`The last checkpoint before (${before?.checkpoint.size ?? 'unreadable'}) is kept in ${aside}.`]),
  ]
}
