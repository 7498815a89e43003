/** Delivers messages to people: by mail or, on a machine without mail, printed in the terminal of the service. */
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../runtime/mail-settings.ts'
import { type Deliver, openDeliveries } from './smtp-delivery.ts'

/** A message for a person; `subject` fits on one line. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** `terminal`: nothing is sent, so the operator passes on the printed text. `deliver` is for mail that nobody waits for. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> } & (
  | { readonly kind: 'terminal' }
  | { readonly kind: 'mail'; readonly deliver: Deliver }
)

/** Prints mails instead of sending them: the subject or, in development, the whole text. */
export const terminalMailer = (print: (line: string) => void, isWhole = false): Mailer => ({
  kind: 'terminal',
  send: async ({ to, subject, text }) => {
    print(`For ${to}: ${subject}`)
    if (isWhole) print(text.replace(/^/gm, '  │ '))
  },
})

/** Milliseconds to connect and for each answer; a person is waiting for the code. */
const patienceMs = 10_000

/** Sends by SMTP. Encrypts if the server offers it; `smtps:` or `?requireTLS=true` makes this mandatory. */
export const smtpMailer = ({ url, from }: MailSettings): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Mails have no attachments, so nothing is read from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'mail',
    deliver: openDeliveries({ url, from }),
    send: async (mail) => {
      await transport.sendMail({
        ...mail,
        // An object, so that an address cannot turn into a list.
        to: { name: '', address: mail.to },
        from,
        // Prevents automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
