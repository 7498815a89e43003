/** Mail to people: codes and invitations through a real SMTP server, and what happens without one. */
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { preferenceDefaults } from '#schema/profile/profile'
import { smtpMailer } from '../../service/accounts/mailer.ts'
import { readMailSettings } from '../../service/runtime/mail-settings.ts'
import { sendShares } from '../../service/share/mail/send-shares.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { makeLink, writeDecision } from '../share/share-client.ts'
import { type Browser, openBrowser, setUpBakery, tess } from './account-client.ts'

let running: TestService
let owner: Browser
const mails: ParsedMail[] = []
let isBroken = false

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    simpleParser(stream).then((mail) => {
      if (!isBroken) mails.push(mail)
      done(isBroken ? new Error('The mailbox is full.') : null)
    }, done)
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Jarvin <jarvin@bakery.example>' })
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer })
  owner = await setUpBakery(running)
})
afterAll(async () => {
  await running.stop()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const nextMail = async (send: () => Promise<unknown>): Promise<ParsedMail> => {
  const before = mails.length
  await send()
  await expect.poll(() => mails.length).toBe(before + 1)
  const mail = mails.at(-1)
  if (mail === undefined) throw new Error('No mail arrived.')
  return mail
}

/** Nothing in a mail may load anything when it is opened. */
const remote = /<img|<link|<script|url\(|@import|src=|background=/i

it('mails the link of the first call again if the call is repeated', async () => {
  const asked = { email: 'ann@bakery.example', role: 'adviser' }
  const linkOf = async () => {
    const mail = await nextMail(async () => {
      const headers = { 'idempotency-key': 'invite-ann' }
      const { json } = await owner.call('POST', '/api/people/invitations', asked, headers)
      expect(Object.keys(Object(json))).toEqual(['invitation'])
    })
    return /join#([\w-]{43})/.exec(mail.text ?? '')?.[1]
  }
  const [first, second] = [await linkOf(), await linkOf()]
  expect(second).toBe(first)
  const read = await openBrowser(running).call('POST', '/api/people/invitations/link', { token: second })
  expect(read.json).toMatchObject({ email: 'ann@bakery.example' })
})

it('sends a code as text and as HTML, which opens nothing when it is read', async () => {
  const browser = openBrowser(running)
  const mail = await nextMail(async () => {
    const { status, json } = await browser.call('POST', '/api/login/email', { email: tess.email })
    expect([status, json]).toEqual([202, { delivery: 'mail' }])
  })
  const [code = ''] = /\d{6}/.exec(mail.subject ?? '') ?? []
  expect([mail.from?.text, mail.subject]).toEqual([
    '"Jarvin" <jarvin@bakery.example>',
    `${code} is your code for Jarvin`,
  ])
  expect(mail.html).not.toMatch(remote)
  const address = `${running.baseUrl}/login#code=${code}&email=tess%40larkinstreetbakery.com.au`
  expect(mail.text).toContain(address)
  expect(mail.html).toContain(address.replace('&', '&amp;'))
  // Scanners open every address of a mail, and more.
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/login', '/api/login/code', `/api/login/code?email=${tess.email}&code=${code}`])
      await fetch(`${running.baseUrl}${path}`, { method })
  expect((await browser.call('POST', '/api/login/code', { email: tess.email, code })).status).toBe(200)
})

it('writes a code and an invitation in the language of whoever asks', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }
  const code = await nextMail(() =>
    openBrowser(running).call('POST', '/api/login/email', { email: tess.email }, german),
  )
  expect(code.subject).toMatch(/^\d{6} ist Ihr Code für Jarvin$/)
  expect(code.html).toContain('<html lang="de">')
  expect(code.text).toContain('Er gilt 10 Minuten')
  const invited = { email: 'grete@example.com', role: 'auditor', until: '2099-12-31' }
  const invitation = await nextMail(() => owner.call('POST', '/api/people/invitations', invited, german))
  expect(invitation.subject).toBe('Larkin Street Bakery lädt Sie zu Jarvin ein')
  expect(invitation.text).toContain('Ihr Zugang endet mit Ablauf des 31. Dezember 2099.')
  for (const mail of [code, invitation])
    for (const part of [mail.text, String(mail.html).replace(/<style>.*<\/style>/s, '')])
      expect(part).not.toMatch(/\b(the|you|your|this|with)\b/i)
  // Another language than the two is English.
  const french = { 'accept-language': 'fr-FR,de;q=0,en;q=0.5' }
  const other = await nextMail(() =>
    openBrowser(running).call('POST', '/api/login/email', { email: tess.email }, french),
  )
  expect([other.subject, other.html]).toEqual([
    expect.stringContaining('is your code for Jarvin'),
    expect.stringContaining('<html lang="en-AU">'),
  ])
})

it('writes the mail of a link in the language of the person who shares, except the title', async () => {
  const person = { role: 'Owner', firstName: 'Tess', lastName: 'Hanrahan', email: tess.email }
  const choose = (language: string) =>
    owner.call('POST', '/api/my-profile', { ...preferenceDefaults, ...person, language })
  expect((await choose('de')).status).toBe(200)
  const itemId = await writeDecision(owner, 'Open earlier on Saturdays')
  await makeLink(owner, 'decision', itemId, { email: 'ann@bank.example', note: 'Grüße, Tess' })
  const { mailer } = running.service
  if (mailer.kind !== 'mail') throw new Error('There is no mail server.')
  const { deliver } = mailer
  const mail = await nextMail(() => sendShares(running.service, { deliver, origin: running.baseUrl }))
  expect(mail.subject).toBe('Larkin Street Bakery hat eine Entscheidung mit Ihnen geteilt')
  expect(mail.html).toContain('<html lang="de">')
  expect(mail.html).toMatch(/<h1 class="ink" lang="en-AU"[^>]*>Open earlier on Saturdays</)
  expect(mail.text).toContain('Der Link gilt bis einschließlich Montag, 1. März.')
  expect(mail.text).not.toMatch(/\b(?:the|you|with|works)\b/i)
  await choose('en')
})

it('sends an invitation, whose link proves the address', async () => {
  const mail = await nextMail(async () => {
    const body = { email: 'dom@example.com', role: 'executive' }
    const { json } = await owner.call('POST', '/api/people/invitations', body)
    expect(JSON.stringify(json)).not.toContain('#')
  })
  expect(mail.html).not.toMatch(remote)
  expect(mail.subject).toBe('You are invited to Larkin Street Bakery on Jarvin')
  const [, token] = /\/join#([\w-]{43})/.exec(mail.text ?? '') ?? []
  const dom = openBrowser(running)
  const accept = await dom.call('POST', '/api/people/invitations/accept', { token, name: 'Dom' })
  expect(dom.adopt(accept).status).toBe(200)
})

it('tells an auditor when the access ends and what it shows', async () => {
  const limits = { until: '2099-12-31', period: { from: '2026-11-20', to: '2026-11-22' } }
  const mail = await nextMail(async () => {
    const body = { email: 'ann@example.com', role: 'auditor', ...limits }
    const { status, text } = await owner.call('POST', '/api/people/invitations', body)
    expect([status, text]).toEqual([200, expect.any(String)])
  })
  expect(mail.text).toContain('Your access ends after 31 December 2099.')
  expect(mail.text).toContain('You can see what was recorded from 20 November 2026 to 22 November 2026.')
})

it('answers as always when the mail cannot be delivered, and says so in the log', async () => {
  isBroken = true
  const asked = await openBrowser(running).call('POST', '/api/login/email', { email: tess.email })
  expect([asked.status, asked.json]).toEqual([202, { delivery: 'mail' }])
  await expect.poll(() => running.logged()).toContain('a code could not be sent')
  const body = { email: 'lost@example.com', role: 'adviser' }
  const invited = await owner.call('POST', '/api/people/invitations', body)
  expect([invited.status, invited.json]).toEqual([
    200,
    { invitation: expect.objectContaining({ email: 'lost@example.com' }), isUndelivered: true },
  ])
  isBroken = false
})

it('takes complete settings only, and never prints the password', () => {
  const url = 'smtps://me:planted@mail.example:465'
  expect(readMailSettings({})).toBeUndefined()
  expect(readMailSettings({ SMTP_URL: url, MAIL_FROM: 'Jarvin <a@b.example>' })).toEqual({
    url,
    from: 'Jarvin <a@b.example>',
  })
  for (const [named, env] of [
    ['MAIL_FROM', { SMTP_URL: url }],
    ['SMTP_URL', { MAIL_FROM: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'https://me:planted@mail.example', MAIL_FROM: 'a@b.example' }],
    ['MAIL_FROM', { SMTP_URL: url, MAIL_FROM: 'Jarvin' }],
  ] as const) {
    expect(() => readMailSettings(env)).toThrow(named)
    expect(() => readMailSettings(env)).not.toThrow('planted')
  }
})
