/** A digest as a mail to one person: at most 100 kB, embedded pictures, one click to unsubscribe. */
import type { MailPicture, PostedMail } from '../../accounts/compose-message.ts'
import { chartPicture } from './chart-picture.ts'
import { type ChartIds, mailHtml } from './mail-html.ts'
import { type MailOrder, wordsOf } from './mail-order.ts'
import { mailText } from './mail-text.ts'

/** Maximum number of charts in a mail. */
const mostCharts = 3

/** Maximum bytes of all pictures together: encoding adds a third, and the texts need room too. */
const mostPictureBytes = 56_000

export type Reader = { readonly name: string; readonly email: string }

export type DigestMailOrder = MailOrder & {
  /** Unique per digest, person and business. */
  readonly digestId: string
  readonly reader: Reader
  /** Address that mail programs post to for unsubscribing (RFC 8058). */
  readonly stopCall: string
  readonly date: Date
}

/** Light pictures of each chart, then dark ones while there is room. */
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

/** Domain of Message-IDs: that of the site's address. */
const domainOf = (origin: string): string => new URL(origin).hostname

/** Mail of a digest. Its Message-ID is derived from the digest's id, so that mailboxes can recognise a repeated one. */
export const digestMail = async (order: DigestMailOrder): Promise<PostedMail> => {
  const { digest, digestId, reader, stopCall, origin, date } = order
  const { ids, pictures } = await picturesOf(order)
  return {
    to: { name: reader.name, address: reader.email },
    messageId: `${digestId}@${domainOf(origin)}`,
    subject: wordsOf(order).subject(digest.title, digest.kind),
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
