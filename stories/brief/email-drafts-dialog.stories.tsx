/** The dialog of the email drafts. */
import draftEmails from '../../fixtures/brief/draftEmails.json'
import { type Acted, confirmReplace, edited, failed, inProgress, longText, open } from './action-dialog.ts'

export default { title: 'Signed in/Briefs/Email drafts dialog' }

const emails: Acted = {
  press: 'Email drafts',
  call: 'draftEmails',
  fixture: draftEmails,
  change: { fill: 'Subject', text: 'A word about our prices' },
}

export const InProgress = inProgress(emails)
export const Open = open(emails)
export const Edited = edited(emails)
export const ConfirmReplace = confirmReplace(emails)
export const Failed = failed(emails)
export const LongText = longText(emails)
export const Dark = open(emails, { theme: 'dark' })
export const Narrow = open(emails, { width: 390 })
Narrow.storyName = '390'
