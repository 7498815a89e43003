/** What every form says: its marks, and the question before unsaved changes are left behind. */
import { area } from '../../core/language.ts'

export const formText = area('form', {
  notChosen: 'Not chosen',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is not saved yet. If you leave now, it is gone.',
  stay: 'Keep editing',
  draftBack: 'Your draft is back.',
  discardDraft: 'Discard it',
  leave: 'Leave without saving',
  copied: 'Copied',
  notCopied: 'Not copied',
  notCopiedText: 'The browser keeps its clipboard closed.',
  wholeNumber: (from: string, to: string) => `Please enter a whole number from ${from} to ${to}`,
})
