/** The mail with a sign-in code, in English and German. */
import { composeMail } from '../accounts/compose-mail.ts'
import type { MailLanguage } from '../accounts/mail-language.ts'
import type { Mail } from '../accounts/mailer.ts'
import { codeMinutes } from './code.queries.ts'

const words = {
  en: {
    subject: (code: string) => `${code} is your code for Jarvin`,
    title: 'Your code for Jarvin',
    paragraphs: [
      `Enter this code where you asked for it. It works for ${codeMinutes} minutes, in that browser only.`,
      'If you are reading this in the same browser, the button opens a page with the code filled in.',
    ],
    open: 'Open Jarvin',
    note: 'If you did not ask for a code, somebody else entered your address. Nothing happens without the code.',
  },
  de: {
    subject: (code: string) => `${code} ist Ihr Code für Jarvin`,
    title: 'Ihr Code für Jarvin',
    paragraphs: [
      `Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben. Er gilt ${codeMinutes} Minuten und nur in jenem Browser.`,
      'Wenn Sie diese E-Mail im selben Browser lesen, öffnet die Schaltfläche eine Seite, auf der der Code schon eingetragen ist.',
    ],
    open: 'Jarvin öffnen',
    note: 'Wenn Sie keinen Code angefordert haben, hat jemand anderes Ihre Adresse eingegeben. Ohne den Code geschieht nichts.',
  },
} as const

/** `origin` is for the button, whose page uses the code up only when somebody presses its button. */
export const codeMail = (to: string, code: string, origin: string, language: MailLanguage): Mail => {
  const { subject, title, paragraphs, open, note } = words[language]
  return composeMail({
    ...{ to, language, title, code, paragraphs, note },
    subject: subject(code),
    // After #, so that no server sees it.
    action: { label: open, address: `${origin}/login#code=${code}&email=${encodeURIComponent(to)}` },
  })
}
