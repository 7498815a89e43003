/** Texts of all forms, including the question before unsaved changes are lost. */
import { area } from '../../core/language.ts'

export const formText = area('form', {
  notChosen: 'Not chosen',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved yet. If you leave now, you will lose them.',
  stay: 'Keep editing',
  draftRestored: 'Your draft is back.',
  discardDraft: 'Discard it',
  leave: 'Leave without saving',
  copied: 'Copied',
  notCopied: 'Not copied',
  notCopiedText: 'Your browser blocked access to the clipboard.',
  wholeNumber: (from: string, to: string) => `Enter a whole number from ${from} to ${to}`,
})
