/** Evidence of a rewritten log as one text: the earlier and present signed notes with their keys. Pure. */
import type { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import type { RememberedCheckpoint } from './remembered-checkpoint.ts'

/** Text for a file or the clipboard; `claim` is the finding as a sentence, `at` its time (ISO 8601). */
export const evidenceText = (
  claim: string,
  at: string,
  remembered: RememberedCheckpoint | undefined,
  signed: Pick<SignedCheckpoint, 'note' | 'vkey'> | undefined,
): string =>
  [
    claim,
    `Found at ${at}.`,
    ...(remembered
      ? [
          '',
          `Signed before, seen at ${remembered.seenAt}, key ${remembered.vkey}:`,
          '',
          remembered.note.trimEnd(),
        ]
      : []),
    ...(signed ? ['', `Signed now, key ${signed.vkey}:`, '', signed.note.trimEnd()] : []),
    '',
  ].join('\n')
