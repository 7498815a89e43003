/** Sends single mails over SMTP step by step, so that the server's answer can be recorded before the next step. */
import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailSettings } from '../runtime/mail-settings.ts'
import { composeMessage, type PostedMail } from './compose-message.ts'

/**
 * Result of a delivery. `refused`: permanently. `deferred`: the server or the connection failed before the
 * mail was complete, or the server asked to retry. `withdrawn`: cancelled before completion. `unknown`: the
 * answer to a complete mail was lost.
 */
export type Posted = {
  readonly kind: 'accepted' | 'refused' | 'deferred' | 'withdrawn' | 'unknown'
  readonly answer: string
}

/** Asked when all but the end of the mail was sent: true if it may be completed. */
export type MayComplete = () => Promise<boolean>

/** Sends a mail; never rejects. */
export type Deliver = (mail: PostedMail, mayComplete: MayComplete) => Promise<Posted>

const patienceMs = 30_000

/** Number of idle connections to keep, and for how many milliseconds. */
const [mostIdle, idleMs] = [4, 5_000]

// Servers repeat addresses in their answers, and answers are recorded.
const withoutAddresses = (text: string): string =>
  text
    .replace(/<?[^\s<>@]+@[^\s<>@]+>?/g, '<address>')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)

type Failure = Error & { readonly code?: string; readonly responseCode?: number }

const failed = (error: Failure, isComplete: boolean): Posted => {
  const answer = withoutAddresses(error.message)
  if (isComplete && error.responseCode === undefined) return { kind: 'unknown', answer }
  // A wrong password is not about this mail, and can be corrected.
  const isFinal = (error.responseCode ?? 0) >= 500 && error.code !== 'EAUTH'
  return { kind: isFinal ? 'refused' : 'deferred', answer }
}

const connect = async (url: string): Promise<SMTPConnection> => {
  const { auth, ...options } = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  const step = (start: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      start((error) => (error ? reject(error) : resolve()))
    })
  try {
    await step((done) => connection.connect(done))
    if (auth) await step((done) => connection.login(auth, done))
  } catch (error) {
    connection.close()
    throw error
  }
  connection.removeAllListeners('error')
  // The server may close an idle connection between two mails.
  connection.on('error', () => connection.close())
  return connection
}

/** Cancels a mail before it is complete. */
class Withdrawn extends Error {}

/** Opens deliveries to a server; keeps connections for a few seconds. */
export const openDeliveries = ({ url, from }: MailSettings): Deliver => {
  const idle: { readonly connection: SMTPConnection; readonly timer: NodeJS.Timeout }[] = []
  const isLost = new WeakSet<SMTPConnection>()
  const take = (): SMTPConnection | undefined => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer)
      if (!isLost.has(kept.connection)) return kept.connection
    }
    return undefined
  }
  const keep = (connection: SMTPConnection): void => {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((kept) => kept.connection === connection),
        1,
      )
      connection.quit()
    }, idleMs).unref()
    idle.push({ connection, timer })
    if (idle.length > mostIdle) take()?.quit()
  }
  const open = async (): Promise<SMTPConnection> => {
    const connection = await connect(url)
    connection.on('end', () => isLost.add(connection))
    return connection
  }
  const sendOn = async (
    used: SMTPConnection,
    { bytes, sender }: Awaited<ReturnType<typeof composeMessage>>,
    to: string,
    body: () => AsyncIterable<Buffer>,
  ): Promise<string> => {
    let fail: (error: Error) => void = () => {}
    const onEnd = () => fail(new Error('The connection ended.'))
    try {
      return await new Promise<string>((resolve, reject) => {
        fail = reject
        used.once('error', fail)
        used.once('end', onEnd)
        used.send({ from: sender, to: [to], size: bytes.length }, Readable.from(body()), (error, info) =>
          error ? reject(error) : resolve(info?.response ?? ''),
        )
      })
    } finally {
      used.removeListener('error', fail)
      used.removeListener('end', onEnd)
    }
  }
  return async (mail, mayComplete) => {
    const progress = { isAsked: false, isComplete: false }
    const post = async (used: SMTPConnection): Promise<Posted> => {
      try {
        const message = await composeMessage(from, mail)
        // Ends the stream, and so completes the mail, only if allowed.
        const body = async function* () {
          yield message.bytes
          progress.isAsked = true
          if (!(await mayComplete())) throw new Withdrawn()
          progress.isComplete = true
        }
        const response = await sendOn(used, message, mail.to.address, body)
        keep(used)
        return { kind: 'accepted', answer: withoutAddresses(response) }
      } catch (error) {
        used.close()
        throw error
      }
    }
    try {
      const kept = take()
      // The server may have closed an idle connection without us noticing.
      const first =
        kept &&
        (await post(kept).catch((error: unknown) => {
          if (progress.isAsked || (error as Failure).responseCode !== undefined) throw error
        }))
      return first ?? (await post(await open()))
    } catch (error) {
      if (progress.isAsked && !progress.isComplete) return { kind: 'withdrawn', answer: '' }
      return failed(error as Failure, progress.isComplete)
    }
  }
}
