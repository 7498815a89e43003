/** Passes texts on to people: by mail or, on a machine without mail, printed where the service was started. */
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../runtime/mail-settings.ts'
import { type Deliver, openDeliveries } from './smtp-delivery.ts'

/** A text for a person; `subject` is all that fits on a line. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** `terminal`: nothing can be sent, so the operator passes on what is printed. `deliver` is for mail that nobody waits for. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> } & (
  | { readonly kind: 'terminal' }
  | { readonly kind: 'mail'; readonly deliver: Deliver }
)

/** Prints every mail instead of sending it: the subject or, in development, all of its text. */
export const terminalMailer = (print: (line: string) => void, isWhole = false): Mailer => ({
  kind: 'terminal',
  send: async ({ to, subject, text }) => {
    print(`For ${to}: ${subject}`)
    if (isWhole) print(text.replace(/^/gm, '  │ '))
  },
})

/** Milliseconds for a connection and for each answer: a person is waiting for the code. */
const patienceMs = 10_000

/** Sends by SMTP. Encrypts wherever the server offers it; `smtps:` or `?requireTLS=true` insists on it. */
export const smtpMailer = ({ url, from }: MailSettings): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A mail has no attachments, so nothing is ever read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'mail',
    deliver: openDeliveries({ url, from }),
    send: async (mail) => {
      await transport.sendMail({
        ...mail,
        // As an object, so that an address cannot become a list of them.
        to: { name: '', address: mail.to },
        from,
        // Replies by machines would be answered by machines.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
