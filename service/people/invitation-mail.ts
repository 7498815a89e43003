/** The mail that invites somebody to a business, in English and German. */
import type { Period } from '#schema/core/period'
import type { Role } from '#schema/core/roles'
import { composeMail } from '../accounts/compose-mail.ts'
import { linkHours } from '../accounts/links.ts'
import { type MailLanguage, mailLocales } from '../accounts/mail-language.ts'
import type { Mail } from '../accounts/mailer.ts'

/** What the mail says and where its link leads. */
type Invitation = {
  readonly to: string
  readonly language: MailLanguage
  readonly business: string
  readonly role: Role
  readonly until: string | undefined
  readonly period: Period | undefined
  readonly link: string
}

type Words = {
  readonly subject: (business: string) => string
  readonly title: (business: string) => string
  readonly join: (role: Role) => string
  readonly mayDo: Readonly<Record<Role, string>>
  readonly ends: (day: string) => string
  readonly period: (from: string, to: string) => string
  readonly works: string
  readonly open: string
  readonly note: string
}

const roles: Readonly<Record<Role, string>> = {
  owner: 'Inhaber',
  executive: 'Führungskraft',
  adviser: 'Berater',
  auditor: 'Prüfer',
}

const words: Readonly<Record<MailLanguage, Words>> = {
  en: {
    subject: (business) => `You are invited to ${business} on Jarvin`,
    title: (business) => `${business} has invited you`,
    join: (role) => `Join its workspace on Jarvin as an ${role}.`,
    mayDo: {
      owner: 'You can do everything there, including inviting people.',
      executive: 'You can decide, ask, write, connect systems and export.',
      adviser: 'You can read everything, ask, and write briefs and memos.',
      auditor: 'You can read, export and verify. Each of your exports goes on record.',
    },
    ends: (day) => `Your access ends after ${day}.`,
    period: (from, to) => `You can see what was recorded from ${from} to ${to}.`,
    works: `The link works once, for ${linkHours} hours, and for this address only.`,
    open: 'Open the invitation',
    note: 'If you do not know this business, ignore this mail. Nothing happens unless you accept.',
  },
  de: {
    subject: (business) => `${business} lädt Sie zu Jarvin ein`,
    title: (business) => `${business} lädt Sie ein`,
    join: (role) =>
      `Sie erhalten Zugang zum Arbeitsbereich dieses Unternehmens in Jarvin. Ihre Rolle: ${roles[role]}.`,
    mayDo: {
      owner: 'Damit dürfen Sie dort alles, auch andere einladen.',
      executive: 'Damit können Sie entscheiden, fragen, schreiben, Systeme anbinden und exportieren.',
      adviser: 'Damit können Sie alles lesen, Fragen stellen und Briefings und Memos schreiben.',
      auditor: 'Damit können Sie lesen, exportieren und prüfen. Jeder Ihrer Exporte wird festgehalten.',
    },
    ends: (day) => `Ihr Zugang endet mit Ablauf des ${day}.`,
    period: (from, to) => `Sie sehen, was vom ${from} bis zum ${to} festgehalten wurde.`,
    works: `Der Link gilt ${linkHours} Stunden, nur einmal und nur für diese Adresse.`,
    open: 'Einladung öffnen',
    note: 'Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie diese E-Mail einfach. Solange Sie nicht annehmen, geschieht nichts.',
  },
}

export const invitationMail = ({ to, language, business, role, until, period, link }: Invitation): Mail => {
  const text = words[language]
  const days = new Intl.DateTimeFormat(mailLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
  const dayOf = (date: string): string => days.format(new Date(date))
  return composeMail({
    to,
    language,
    subject: text.subject(business),
    title: text.title(business),
    paragraphs: [
      `${text.join(role)} ${text.mayDo[role]}`,
      ...(until === undefined ? [] : [text.ends(dayOf(until))]),
      ...(period === undefined ? [] : [text.period(dayOf(period.from), dayOf(period.to))]),
      text.works,
    ],
    action: { label: text.open, address: link },
    note: text.note,
  })
}
