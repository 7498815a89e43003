/** Settings of outgoing mail. */
import { Email } from '#schema/core/scalars'
import { isLoopback } from '../site/origin.ts'

export type MailSettings = {
  /** `smtp:` or `smtps:`, with user and password if the server needs them. */
  readonly url: string
  /** Sender: an address, or a name with the address in angle brackets. */
  readonly from: string
}

const isSender = (text: string): boolean => Email.is(/^[^<>\r\n]+<([^<>]+)>$/.exec(text)?.[1] ?? text)

/** The settings; undefined if none is set. Throws an error message without the URL, which may contain a password. */
export const readMailSettings = (env: NodeJS.ProcessEnv): MailSettings | undefined => {
  const [url, from] = [env.SMTP_URL?.trim() ?? '', env.MAIL_FROM?.trim() ?? '']
  if (url === '' && from === '') return undefined
  if (url === '' || from === '')
    throw new Error('SMTP_URL and MAIL_FROM belong together: set both to send mail, or neither.')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed?.hostname || !/^smtps?:$/.test(parsed.protocol))
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
  if (!isSender(from))
    throw new Error(
      `MAIL_FROM must be an address, or a name and an address such as Jarvin <jarvin@company.com.au>, but is "${from}".`,
    )
  return { url, from }
}

/** A warning at the start if links in mails name this machine, so that they open nowhere else (decision 631). */
export const mailWarning = ({
  mail,
  publicUrl,
}: {
  readonly mail: MailSettings | undefined
  readonly publicUrl: string | undefined
}): string | undefined =>
  mail !== undefined && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname))
    ? 'Warning: links in mails open only on this machine. Set PUBLIC_URL to the address at which their readers reach Jarvin.'
    : undefined
