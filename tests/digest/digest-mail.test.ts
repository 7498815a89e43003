/** The mail of a digest: structure, encodings, headers, size, pictures within it, and a plain text that says the same. */
import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { businessTypes } from '#schema/session/session'
import { composeMessage } from '../../service/accounts/compose-message.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { type DigestMailOrder, digestMail } from '../../service/digest/mail/digest-mail.ts'
import { settledRecords } from '../advisor/seeded-records.ts'

const origin = 'https://jarvin.example'
const stop = `${origin}/unsubscribe/w.a.${'0'.repeat(64)}`

const orderOf = (records: Records, more: Partial<DigestMailOrder> = {}): DigestMailOrder => ({
  digest: composeDigest({
    kind: 'weekly',
    context: advisorContext(records),
    personaKey: 'hospitality_ceo',
    sensitivity: 'high',
    open: [],
    scored: records.advisories.flatMap(({ id, outcome }) => (outcome ? [id] : [])),
  }),
  earlier: undefined,
  language: 'en',
  lateSince: undefined,
  digestId: '2026-11-23-01a1f09a-3380-7000-8000-00000000000b',
  reader: { name: 'Tess Hanrahan', email: 'tess@larkinstreetbakery.com.au' },
  canDecide: true,
  origin,
  stopAddress: stop,
  stopCall: stop,
  date: new Date('2026-11-23T07:00:00+10:00'),
  ...more,
})

const sent = async (order: DigestMailOrder) => {
  const { bytes } = await composeMessage('Jarvin <jarvin@jarvin.example>', await digestMail(order))
  return { bytes, raw: bytes.toString('latin1'), mail: await simpleParser(bytes) }
}

const dayOf = (day: string): IsoDate => decodeOrThrow(IsoDate, day, 'A day')

const named = (name: string): Records => {
  const records = settledRecords('cafe')
  return { ...records, business: { ...records.business, name } }
}

describe.each(businessTypes)('the mail of %s', (type) => {
  it('fits 100 kB, has its pictures within it, and asks for nothing when it is opened', async () => {
    const { bytes, mail } = await sent(orderOf(settledRecords(type)))
    expect(bytes.length).toBeLessThanOrEqual(100_000)
    const html = String(mail.html)
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]*)"[^>]* alt="([^"]*)"/g)]
    expect(pictures.length).toBeGreaterThan(0)
    // The parser replaces the ids of attached pictures with the pictures.
    for (const [, src = ''] of pictures) expect(src).toMatch(/^(?:cid:|data:image\/png;base64,)/)
    expect(html.replace(/src="(?:cid|data):[^"]*"/g, '')).not.toMatch(
      /<link|<script|url\(|@import|src=|background=/i,
    )
    expect(mail.attachments.every(({ related, contentType }) => related && contentType === 'image/png')).toBe(
      true,
    )
    for (const { content } of mail.attachments) expect(content.subarray(1, 4).toString()).toBe('PNG')
  })

  it('says the same in plain text, and each picture in words', async () => {
    const order = orderOf(settledRecords(type))
    const { mail } = await sent(order)
    const { digest } = order
    const words = [
      digest.title,
      digest.businessName,
      ...digest.lines.map(({ text }) => text),
      ...(digest.decision?.choices.map(({ name }) => name) ?? []),
      ...digest.charts.map(({ title }) => title),
      digest.forecast?.line.text ?? '',
      digest.ahead?.text ?? '',
      digest.outcome?.advisory.title ?? '',
      stop,
    ]
    const shown = String(mail.html)
      .replace(/<[^>]+>/g, '')
      .replace(/&amp;/g, '&')
      .replace(/&quot;/g, '"')
    for (const said of words) {
      expect(mail.text).toContain(said)
      if (said !== stop) expect(shown + String(mail.html)).toContain(said)
    }
  })
})

it('has the headers of a mail that can be stopped by one click, and an id that follows from the digest', async () => {
  const { raw, mail } = await sent(orderOf(settledRecords('cafe')))
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ')
  expect(head).toContain(`List-Unsubscribe: <${stop}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).toContain('Auto-Submitted: auto-generated')
  expect(mail.messageId).toBe('<2026-11-23-01a1f09a-3380-7000-8000-00000000000b@jarvin.example>')
  expect(head).toMatch(/Content-Type: multipart\/(?:alternative|related)/)
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
})

it.each([
  ['umlauts', 'Bäckerei Müller & Söhne <Fürth>', 'Jürgen Groß'],
  ['emoji', 'Crème 🥐 brûlée 🇫🇷', 'Zoë 👩‍🍳'],
  ['right to left', 'מאפיית שרה', 'שרה כהן'],
  ['long', 'ä'.repeat(200), 'ü'.repeat(120)],
  ['a name that looks like headers', 'Evil\r\nBcc: all@example.com', 'Evil\r\nBcc: all@example.com'],
])('keeps %s in names', async (_, business, name) => {
  const order = orderOf(named(business), { reader: { name, email: 'zoë@example.com' } })
  const titled = { ...order, digest: { ...order.digest, title: `${business}: ein Wort`.slice(0, 200) } }
  const { raw, mail } = await sent(titled)
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^Bcc:/im)
  const plain = business.replace(/\s+/g, ' ')
  expect(mail.subject?.replace(/\s+/g, ' ')).toContain(plain.slice(0, 100))
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(plain)
  const to = Array.isArray(mail.to) ? mail.to[0] : mail.to
  expect(to?.value[0]?.name.replace(/\s+/g, ' ')).toContain(name.replace(/\s+/g, ' ').slice(0, 60))
})

it('says first that it is late, that an earlier one was lost, and offers no decision to those who cannot take it', async () => {
  const { mail } = await sent(
    orderOf(settledRecords('cafe'), {
      canDecide: false,
      lateSince: { day: dayOf('2026-11-23'), hour: '07:00' },
      earlier: { day: dayOf('2026-11-16'), state: 'unconfirmed' },
    }),
  )
  expect(mail.text).toContain('This was due on Monday 23 November at 07:00. It is late')
  expect(mail.text).toContain('The digest of 16 November may not have reached you')
  expect(mail.text).not.toContain('Decide this')
})

/** Words of English that no German sentence has. */
const englishWord = /\b(?:the|you|your|this|with|was|is|by|and|week|overdue|due|open|switched)\b/i

it.each(businessTypes)(
  'is German around what the advisor writes, which is marked as English: %s',
  async (type) => {
    const { mail } = await sent(
      orderOf(settledRecords(type), {
        language: 'de',
        lateSince: { day: dayOf('2026-11-23'), hour: '07:00' },
        earlier: { day: dayOf('2026-11-16'), state: 'unconfirmed' },
      }),
    )
    expect(mail.subject).toMatch(/^Wochenbericht: /)
    const html = String(mail.html)
    expect(html).toContain('<html lang="de">')
    const frame = html
      .replace(/<style>.*?<\/style>|<title>.*?<\/title>| alt="[^"]*"/gs, '')
      .replace(/<span lang="en-AU">.*?<\/span>/gs, '')
      .replace(/<[^>]+>/g, ' ')
    expect(frame).toMatch(/Dieser Bericht war am Montag, 23\. November, um 07:00 Uhr fällig/)
    expect(frame).toContain('Der Bericht vom 16. November')
    expect(englishWord.exec(frame)).toBeNull()
    expect(mail.text).toContain('Abbestellen:')
  },
)
