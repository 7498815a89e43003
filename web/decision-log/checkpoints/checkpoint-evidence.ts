/** The evidence of a log that is not what it was, as one text: what was signed before and now, with the keys. Pure. */
import type { SignedCheckpoint } from '#schema/decision-log/checkpoint'
import type { RememberedCheckpoint } from './remembered-checkpoint.ts'

/** The text for a file or the clipboard; `claim` says in a sentence what was found, `at` when (ISO 8601). */
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
