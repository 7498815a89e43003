/** Drafts of emails and text messages in chat, with the changes that were asked for since. */
import { type EmailFacts, editedEmails, readdressed, undoneParts } from '../../actions/edits.ts'
import { readEmailRequest } from '../../actions/emails/email-request.ts'
import { emailsFor } from '../../actions/emails/emails-for.ts'
import { factFor } from '../../actions/letters/fact-for.ts'
import { othersIn } from '../../actions/letters/said-to-reader.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { editedLine } from '../form/edited-line.ts'
import type { Written } from '../written.ts'
import { matterKept } from './matter-kept.ts'

const support = 0.8

export const noSend = 'Nothing leaves Jarvin: edit it below, then copy it.'
export const noneSent = 'Nothing leaves Jarvin: edit them below, then copy them.'

/** Says that a draft uses an undecided advisory. */
export const takesUp = (title: string | undefined): Line | undefined => {
  const open = title && quoted(title, 80)
  return open ? say`It uses the open advisory ${open}, which you haven’t decided on yet.` : undefined
}

const brackets = 'in the square brackets: names, addresses and details are not on record.'

const bracketsIn = (emails: readonly { readonly body: string }[]): number =>
  emails.reduce((count, { body }) => count + body.split('[').length - 1, 0)

/** The drafts that a message asks for, as its edits leave them. */
export const sayEmails = (records: Records, message: string, edits: readonly string[]): Written => {
  const matter = edits.length > 0 ? matterKept(records, message) : undefined
  const anew = (all: readonly string[]) => all.reduce((one, edit) => readdressed(one, edit, matter), message)
  const order = anew(edits)
  const { emails: made, requested } = emailsFor(records, order)
  const reader = readEmailRequest(order).recipientText ?? ''
  const facts: EmailFacts = { now: records.now, fact: factFor(records), others: othersIn(order, reader) }
  const emails = editedEmails(made, edits, facts)
  const last = edits.at(-1)
  if (last !== undefined) {
    const sameOrder = anew(edits.slice(0, -1))
    const unaddressed = order === sameOrder ? made : emailsFor(records, sameOrder).emails
    const before = editedEmails(unaddressed, edits.slice(0, -1), facts)
    return {
      lines: [
        editedLine(before, emails, noSend, undoneParts(before, last, facts)),
        takesUp(requested?.undecided),
        bracketsIn(emails) > bracketsIn(before) ? say`${`Fill ${brackets}`}` : undefined,
      ],
      passages: requested?.passages ?? [],
      support,
      drafts: { action: 'email-drafts', emails: [...emails] },
    }
  }
  if (!requested)
    return {
      lines: [
        say`${emails.length === 1 ? `Here is a draft. ${noSend}` : `Here are drafts to choose from. ${noneSent}`}`,
      ],
      support,
      drafts: { action: 'email-drafts', emails: [...emails] },
    }
  const { to, undecided, passages, email, isOfForm } = requested
  const name = to === undefined ? undefined : quoted(to, 60)
  return {
    lines: [
      say`Here is a draft${name ? ` email to ${name}` : ''}. ${noSend}`,
      takesUp(undecided),
      email.body.includes('[')
        ? say`${passages.length === 0 && !isOfForm ? 'No record says more about it, so fill' : 'Fill'} ${brackets}`
        : undefined,
    ],
    passages,
    support: passages.length > 0 ? support : 0.7,
    drafts: { action: 'email-drafts', emails: [...emails] },
  }
}
