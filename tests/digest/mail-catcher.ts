/** An SMTP server in this process that keeps every mail and answers as a test wants. */
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type CaughtMail = ParsedMail & { readonly raw: string; readonly envelopeTo: string }

export type MailCatcher = {
  readonly url: string
  readonly mails: readonly CaughtMail[]
  /** The server's answer to the next mails; undefined accepts them. */
  readonly answer: { code?: number; text?: string; at?: 'recipient' | 'end' }
  readonly close: () => Promise<void>
}

/** Starts a catcher on loopback. `parse` is off if only the number of mails matters. */
export const catchMail = async (): Promise<MailCatcher> => {
  const mails: CaughtMail[] = []
  const answer: MailCatcher['answer'] = {}
  const refusal = () => Object.assign(new Error(answer.text ?? 'No.'), { responseCode: answer.code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(answer.code !== undefined && answer.at === 'recipient' ? refusal() : undefined),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        if (answer.code !== undefined && answer.at !== 'recipient') return done(refusal())
        const raw = Buffer.concat(chunks)
        simpleParser(raw).then((mail) => {
          const [to] = session.envelope.rcptTo
          mails.push(Object.assign(mail, { raw: raw.toString('latin1'), envelopeTo: to?.address ?? '' }))
          done(null)
        }, done)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
