/** Links by mail through a real SMTP server: the note, a plain twin, honest delivery, and nothing after a revocation or an erasure. */
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { Me } from '#schema/session/session'
import { smtpMailer } from '../../service/accounts/mailer.ts'
import { eraseSubjects } from '../../service/sealing/erase-subjects.ts'
import { deliverShare } from '../../service/share/mail/deliver-share.ts'
import { sendShares } from '../../service/share/mail/send-shares.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedMoment, fixedSources } from '../core/sources.ts'
import { catchMail, type MailCatcher } from '../digest/mail-catcher.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'
import { makeLink, openAsStranger, writeDecision } from './share-client.ts'

const origin = 'https://jarvin.example'
let catcher: MailCatcher
let running: TestService
let owner: Browser
let workspace: string
let ahead = 0
const mailerOf = () => smtpMailer({ url: catcher.url, from: 'Jarvin <jarvin@bakery.example>' })

beforeAll(async () => {
  catcher = await catchMail()
  const { nextId, random } = fixedSources()
  const now = () => new Date(fixedMoment.getTime() + ahead)
  const sources = { now, nextId, random }
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer: mailerOf(), sources })
  owner = await setUpBakery(running)
  workspace = decodeOrThrow(Me, (await owner.call('GET', '/api/me')).json, 'The owner').workspace
})
afterAll(async () => {
  await running.stop()
  await catcher.close()
})
beforeEach(() => {
  catcher.answer.code = undefined
})

const round = async (step?: (step: string) => Promise<void>) => {
  const mailer = mailerOf()
  if (mailer.kind === 'mail')
    await sendShares(running.service, { deliver: mailer.deliver, origin, ...(step ? { step } : {}) })
}
const mailLink = async (title: string, note?: string, email = 'ann@bank.example') =>
  makeLink(owner, 'decision', await writeDecision(owner, title), { email, ...(note ? { note } : {}) })
const typesOf = async (shareId: string) => {
  const found = await running.service.database
    .of(workspace)
    .selectFrom('events')
    .select('type')
    .where('stream', '=', `share-${shareId}`)
    .orderBy('version')
    .execute()
  return found.map(({ type }) => type)
}
const listed = async (shareId: string) =>
  decodeJson(api.listShares.output, await owner.call('GET', '/api/shares')).shares.find(
    ({ id }) => id === shareId,
  )
const secretOf = async (shareId: string) =>
  (
    await running.service.database
      .of(workspace)
      .selectFrom('share_link')
      .select('mail_token')
      .where('share_id', '=', shareId)
      .executeTakeFirst()
  )?.mail_token

it('brings the link with the note as text, in HTML and in a plain twin, and every step is on record', async () => {
  const note = 'Grüße, Ann 🥐\n<script>alert(1)</script> & <b>bold</b>'
  const { share, token } = await mailLink('Open <earlier> on Saturdays', note)
  expect(await secretOf(share.id)).not.toContain(token)
  const before = catcher.mails.length
  await round()
  await round()
  const [mail, ...others] = catcher.mails.slice(before)
  expect(others).toEqual([])
  expect(mail?.envelopeTo).toBe('ann@bank.example')
  expect(mail?.subject).toBe('Larkin Street Bakery has shared a decision with you')
  const html = typeof mail?.html === 'string' ? mail.html : ''
  const address = `${origin}/shared#${token}`
  for (const text of [mail?.text ?? '', html]) {
    expect(text).toContain(address)
    expect(text).toContain('Grüße, Ann 🥐')
  }
  expect(mail?.text).toContain('<script>alert(1)</script> & <b>bold</b>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;bold&lt;/b&gt;')
  expect(html).not.toMatch(/<script|<img|<earlier/)
  expect(await typesOf(share.id)).toEqual([
    'ShareMade',
    'ShareMailAttempted',
    'ShareMailHandedOver',
    'ShareMailAccepted',
  ])
  expect((await listed(share.id))?.mail).toMatchObject({ state: 'accepted', to: 'ann@bank.example' })
  expect(await secretOf(share.id)).toBeNull()
  expect((await openAsStranger(running, token)).status).toBe(200)
})

it('has neither address nor note in the clear in the history', async () => {
  const { share } = await mailLink('Sealed', 'Platypus', 'wombat@zoo.example')
  const rows = await running.service.database
    .of(workspace)
    .selectFrom('events')
    .select('data')
    .where('stream', '=', `share-${share.id}`)
    .execute()
  expect(JSON.stringify(rows)).not.toMatch(/wombat|Platypus/)
  await round()
})

it('tries again what the server puts off, and says what it refused', async () => {
  const { share } = await mailLink('Later')
  Object.assign(catcher.answer, { code: 451, text: 'Later, ann@bank.example', at: 'end' })
  await round()
  expect((await listed(share.id))?.mail).toMatchObject({ state: 'deferred' })
  expect((await listed(share.id))?.mail?.answer).not.toContain('ann@')
  catcher.answer.code = undefined
  const before = catcher.mails.length
  await round()
  expect(catcher.mails.length).toBe(before)
  ahead += 61_000
  await round()
  expect([catcher.mails.length - before, (await listed(share.id))?.mail?.state]).toEqual([1, 'accepted'])
  const { share: other } = await mailLink('Refused')
  Object.assign(catcher.answer, { code: 550, text: 'No such mailbox', at: 'recipient' })
  await round()
  expect((await listed(other.id))?.mail).toMatchObject({
    state: 'refused',
    answer: expect.stringContaining('550'),
  })
  expect(await secretOf(other.id)).toBeNull()
})

it('sends nothing of a link that was revoked before, and drops a mail on its way', async () => {
  const early = await mailLink('Early')
  expect((await owner.call('DELETE', `/api/shares/${early.share.id}`)).json).toMatchObject({
    mail: { state: 'withdrawn' },
  })
  const late = await mailLink('Late')
  const before = catcher.mails.length
  await round(async (step) => {
    if (step === 'attempt') await owner.call('DELETE', `/api/shares/${late.share.id}`)
  })
  expect(catcher.mails.length).toBe(before)
  expect((await typesOf(late.share.id)).slice(-2)).toEqual(['ShareRevoked', 'ShareMailWithdrawn'])
})

it('is not sent again once it may have arrived', async () => {
  const { share } = await mailLink('Killed')
  let end: (error: Error) => void = () => {}
  const killed = round((step) =>
    step === 'hand-over' ? new Promise((_, reject) => (end = reject)) : Promise.resolve(),
  )
  await expect.poll(() => typesOf(share.id)).toContain('ShareMailHandedOver')
  const before = catcher.mails.length
  // The first sender hangs with its turn, so this one looks as a process would after its end.
  const row = await running.service.database
    .of(workspace)
    .selectFrom('share')
    .selectAll()
    .where('id', '=', share.id)
    .executeTakeFirstOrThrow()
  const mailer = mailerOf()
  if (mailer.kind === 'mail')
    await deliverShare(running.service, { deliver: mailer.deliver, origin }, workspace, row)
  expect([catcher.mails.length - before, (await listed(share.id))?.mail?.state]).toEqual([0, 'unconfirmed'])
  end(new Error('killed'))
  await killed
  expect(catcher.mails.length).toBe(before)
})

it('ends with the erasure of its recipient, whose address and note are gone', async () => {
  const { share, token } = await mailLink('Erased', 'Hello')
  expect((await openAsStranger(running, token)).status).toBe(200)
  await eraseSubjects(running.service, {
    workspace,
    subjects: [`share-${share.id}`],
    reason: 'Asked to be erased',
    actor: 'system:test',
  })
  expect((await openAsStranger(running, token)).status).toBe(404)
  const found = await listed(share.id)
  expect([found?.state, found?.mail?.to]).toEqual(['ended', undefined])
})
