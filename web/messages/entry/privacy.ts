/** Texts about the user's own data, adding a business, and deleting one. */
import { area } from '../../core/language.ts'

export const privacyText = area('privacy', {
  myData: 'Your data',
  myDataText:
    'Download everything that is stored about you, in every business: your profile, sessions, passkeys and every event that you recorded.',
  download: 'Download my data',
  downloading: 'Preparing',
  notDownloaded: 'Your data could not be downloaded.',
  eraseText:
    'Erase yourself from this installation. Your access ends in every business, and your name, address and profile can no longer be read by anybody. What you did stays on record, under “A former member”.',
  erase: 'Erase my data',
  eraseTitle: 'Erase your data?',
  eraseAsk:
    'You are signed out everywhere, and can no longer sign in with your address. This cannot be undone. Download your data first if you want to keep it.',
  eraseNow: 'Erase permanently',
  erasing: 'Erasing',
  notErased: 'Nothing was erased.',
  cancel: 'Cancel',
  deleteTitle: 'Delete this business',
  deleteText:
    'For 7 days everybody can still read it and an owner can cancel the deletion, but nobody can change anything. Then every record, file and key is removed for good.',
  delete: 'Delete this business',
  confirmTitle: (name: string) => `Delete ${name}?`,
  confirmText:
    'Export the Decision Log first if you need the record. Type the name of the business to confirm.',
  confirmName: 'Name of the business',
  confirmWrong: (name: string) => `Type the name exactly as it is here: ${name}`,
  deleteNow: 'Delete in 7 days',
  deleting: 'Deleting',
  notDeleted: 'The business was not deleted.',
  running: (name: string, end: string) => `${name} will be deleted on ${end}.`,
  runningText: (by: string, moment: string) =>
    `${by} requested this on ${moment}. Until then, everything can be read but nothing can be changed.`,
  keep: 'Keep this business',
  keeping: 'Keeping',
  notKept: 'The deletion was not cancelled.',
  kept: 'Deletion cancelled',
  askOwner: 'An owner can cancel it.',
  addTitle: 'Add a business',
  addText: 'A separate workspace with its own people and records. You will be its only owner.',
  open: 'Open the business',
  opening: 'Opening',
  notOpened: 'The business was not opened.',
})
