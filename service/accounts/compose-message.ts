/** Composes a mail with pictures and serialises it. */
import MailComposer from 'nodemailer/lib/mail-composer'

/** A picture in a mail; its HTML refers to it as `cid:<id>`. */
export type MailPicture = { readonly id: string; readonly name: string; readonly png: Uint8Array }

/** A mail to one person, with an id that identifies a repeated delivery. */
export type PostedMail = {
  readonly to: { readonly name: string; readonly address: string }
  /** Without angle brackets. */
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly pictures: readonly MailPicture[]
  readonly headers: Readonly<Record<string, string>>
  readonly date: Date
}

/** Serialised mail and its envelope. */
export const composeMessage = async (
  from: string,
  { to, messageId, subject, text, html, pictures, headers, date }: PostedMail,
): Promise<{ readonly bytes: Buffer; readonly sender: string }> => {
  const message = new MailComposer({
    from,
    to: { name: to.name, address: to.address },
    subject,
    text,
    html,
    date,
    messageId: `<${messageId}>`,
    headers,
    attachments: pictures.map(({ id, name, png }) => ({
      cid: id,
      filename: name,
      content: Buffer.from(png),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const { from: sender } = message.getEnvelope()
  const bytes = await message.build()
  return { bytes, sender: typeof sender === 'string' ? sender : '' }
}
