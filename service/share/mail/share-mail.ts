/** The mail with a link, in English and German: who sends what, until when, the note, and the link. HTML and plain text say the same. */
import type { IsoDate } from '#schema/core/scalars'
import type { ShareKind } from '#schema/share/share'
import { composeMail } from '../../accounts/compose-mail.ts'
import type { PostedMail } from '../../accounts/compose-message.ts'
import type { MailLanguage } from '../../accounts/mail-language.ts'
import { weekdayText } from '../../advisor/calendar.ts'

/** What a mail with a link is made from. */
export type ShareMailOrder = {
  readonly shareId: string
  readonly workspace: string
  readonly kind: ShareKind
  readonly title: string
  readonly businessName: string
  readonly language: MailLanguage
  /** The last day of the link. */
  readonly until: IsoDate
  readonly link: string
  readonly to: string
  readonly note: string | undefined
  readonly origin: string
  readonly date: Date
}

type Words = {
  readonly subject: (business: string, kind: ShareKind) => string
  readonly lead: (business: string, kind: ShareKind) => string
  readonly note: string
  readonly works: (business: string, kind: ShareKind, until: string) => string
  readonly open: Readonly<Record<ShareKind, string>>
  readonly why: (business: string) => string
}

const kinds: Readonly<Record<ShareKind, string>> = { brief: 'a brief', decision: 'a decision' }
const germanKinds: Readonly<Record<ShareKind, readonly [shared: string, shown: string, of: string]>> = {
  brief: ['ein Briefing', 'dieses eine Briefing', 'es'],
  decision: ['eine Entscheidung', 'diese eine Entscheidung', 'sie'],
}

const words: Readonly<Record<MailLanguage, Words>> = {
  en: {
    subject: (business, kind) => `${business} has shared ${kinds[kind]} with you`,
    lead: (business, kind) =>
      `${business} has shared ${kinds[kind]} with you, with a receipt for every figure.`,
    note: 'Their note:',
    works: (business, _kind, until) =>
      `The link works until the end of ${until}. It shows this one item, as it was when it was shared, to anybody who has the link. ${business} sees when it is opened, but not by whom.`,
    open: { brief: 'Open the brief', decision: 'Open the decision' },
    why: (business) =>
      `You are getting this mail because somebody at ${business} entered your address in Jarvin. You don’t need an account. If you do not know this business, ignore this mail.`,
  },
  de: {
    subject: (business, kind) => `${business} hat ${germanKinds[kind][0]} mit Ihnen geteilt`,
    lead: (business, kind) =>
      `${business} hat ${germanKinds[kind][0]} mit Ihnen geteilt, mit einem Beleg zu jeder Zahl.`,
    note: 'Nachricht dazu:',
    works: (business, kind, until) =>
      `Der Link gilt bis einschließlich ${until}. Wer ihn hat, sieht ${germanKinds[kind][1]}, und zwar so, wie ${germanKinds[kind][2]} beim Teilen war. ${business} sieht, wann der Link geöffnet wird, aber nicht, von wem.`,
    open: { brief: 'Briefing öffnen', decision: 'Entscheidung öffnen' },
    why: (business) =>
      `Sie erhalten diese E-Mail, weil jemand bei ${business} Ihre Adresse in Jarvin eingegeben hat. Ein Konto brauchen Sie nicht. Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie die E-Mail einfach.`,
  },
}

/** The last day of a link in words, with its weekday. */
const dayIn = (language: MailLanguage, day: IsoDate): string =>
  language === 'en'
    ? weekdayText(day)
    : new Intl.DateTimeFormat(language, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(new Date(day))

/** Its Message-ID follows from the link, so that a mailbox can tell a repeated one. */
export const shareMail = (order: ShareMailOrder): PostedMail => {
  const { shareId, workspace, kind, title, businessName, until, link, to, note, origin, date, language } =
    order
  const said = words[language]
  const { subject, text, html } = composeMail({
    to,
    language,
    subject: said.subject(businessName, kind),
    title,
    // The service wrote it.
    titleLanguage: 'en',
    paragraphs: [
      said.lead(businessName, kind),
      // Every line of a note is a paragraph; as text, never as HTML.
      ...(note === undefined ? [] : [said.note, ...note.split(/\n+/).filter((line) => line.trim() !== '')]),
      said.works(businessName, kind, dayIn(language, until)),
    ],
    action: { label: said.open[kind], address: link },
    note: said.why(businessName),
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
