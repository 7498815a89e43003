/** The dialog of the email drafts. */
import draftEmails from '../../fixtures/brief/draftEmails.json'
import { type Acted, asking, edited, failed, long, opened, working } from './action-dialog.ts'

export default { title: 'Briefs: email drafts' }

const emails: Acted = {
  press: 'Email drafts',
  call: 'draftEmails',
  fixture: draftEmails,
  change: { fill: 'Subject', text: 'A word about our prices' },
}

export const EmailsWorking = working(emails)
export const EmailsOpened = opened(emails)
export const EmailsEdited = edited(emails)
export const EmailsAsking = asking(emails)
export const EmailsFailed = failed(emails)
export const EmailsLongText = long(emails)
export const EmailsDark = opened(emails, { theme: 'dark' })
export const EmailsNarrow = opened(emails, { width: 390 })
