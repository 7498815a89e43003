/** A digest as a mail to one person: at most 100 kB, pictures within it, one click to stop it. */
import type { MailPicture, PostedMail } from '../../accounts/compose-message.ts'
import { chartPicture } from './chart-picture.ts'
import { type ChartIds, mailHtml } from './mail-html.ts'
import type { MailOrder } from './mail-sections.ts'
import { mailText } from './mail-text.ts'

/** Most charts in a mail. */
const mostCharts = 3

/** Most bytes of all pictures together: encoded they take a third more, and the texts need room, too. */
const mostPictureBytes = 56_000

export type Reader = { readonly name: string; readonly email: string }

export type DigestMailOrder = MailOrder & {
  /** Unique for a digest, a person and a business. */
  readonly digestId: string
  readonly reader: Reader
  /** Address that a mail program posts to when its reader stops the mail (RFC 8058). */
  readonly stopCall: string
  readonly date: Date
}

/** Pictures in light for each chart, then in dark as long as there is room. */
const picturesOf = async ({
  digest,
}: MailOrder): Promise<{ readonly ids: readonly ChartIds[]; readonly pictures: readonly MailPicture[] }> => {
  const pictures: MailPicture[] = []
  let bytes = 0
  const put = (name: string, png: Uint8Array): string | undefined => {
    if (bytes + png.length > mostPictureBytes) return undefined
    bytes += png.length
    const id = `${name}@jarvin`
    pictures.push({ id, name: `${name}.png`, png })
    return id
  }
  const charts = digest.charts.slice(0, mostCharts)
  const light: (string | undefined)[] = []
  for (const [index, chart] of charts.entries())
    light.push(put(`chart-${index + 1}`, await chartPicture(chart, 'light')))
  const ids: ChartIds[] = []
  for (const [index, chart] of charts.entries()) {
    const id = light[index]
    if (id !== undefined)
      ids.push({ light: id, dark: put(`chart-${index + 1}-dark`, await chartPicture(chart, 'dark')) })
  }
  return { ids, pictures }
}

/** The domain of Message-IDs: that of the site's address. */
const domainOf = (origin: string): string => new URL(origin).hostname

/** The mail of a digest. Its Message-ID follows from the digest's id, so that a mailbox can tell a repeated one. */
export const digestMail = async (order: DigestMailOrder): Promise<PostedMail> => {
  const { digest, digestId, reader, stopCall, origin, date } = order
  const { ids, pictures } = await picturesOf(order)
  return {
    to: { name: reader.name, address: reader.email },
    messageId: `${digestId}@${domainOf(origin)}`,
    subject: digest.title,
    text: mailText(order),
    html: mailHtml(order, ids),
    pictures,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Id': `<digest.${domainOf(origin)}>`,
      'List-Unsubscribe': `<${stopCall}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
