/** The mail with a link: who sends what, until when, the note, and the link. HTML and plain text say the same. */
import type { ShareKind } from '#schema/share/share'
import { composeMail } from '../../accounts/compose-mail.ts'
import type { PostedMail } from '../../accounts/compose-message.ts'

/** What a mail with a link is made from. */
export type ShareMailOrder = {
  readonly shareId: string
  readonly workspace: string
  readonly kind: ShareKind
  readonly title: string
  readonly businessName: string
  /** The last day of the link, in words. */
  readonly untilWords: string
  readonly link: string
  readonly to: string
  readonly note: string | undefined
  readonly origin: string
  readonly date: Date
}

const kinds: Readonly<Record<ShareKind, string>> = { brief: 'a brief', decision: 'a decision' }

const openIt: Readonly<Record<ShareKind, string>> = { brief: 'Open the brief', decision: 'Open the decision' }

/** Its Message-ID follows from the link, so that a mailbox can tell a repeated one. */
export const shareMail = (order: ShareMailOrder): PostedMail => {
  const { shareId, workspace, kind, title, businessName, untilWords, link, to, note, origin, date } = order
  const { subject, text, html } = composeMail({
    to,
    subject: `${businessName} has shared ${kinds[kind]} with you`,
    title,
    paragraphs: [
      `${businessName} has shared ${kinds[kind]} with you, with a receipt for every figure.`,
      // Every line of a note is a paragraph; as text, never as HTML.
      ...(note === undefined
        ? []
        : ['Their note:', ...note.split(/\n+/).filter((line) => line.trim() !== '')]),
      `The link works until the end of ${untilWords}. It shows this one item, as it was when it was shared, to anybody who has the link. ${businessName} sees when it is opened, but not by whom.`,
    ],
    action: { label: openIt[kind], address: link },
    note: `You are getting this mail because somebody at ${businessName} entered your address in Jarvin. You don’t need an account. If you do not know this business, ignore this mail.`,
  })
  return {
    to: { name: '', address: to },
    messageId: `share.${shareId}.${workspace}@${new URL(origin).hostname}`,
    subject,
    text,
    html,
    pictures: [],
    headers: { 'Auto-Submitted': 'auto-generated' },
    date,
  }
}
