/** Digests by mail through a real SMTP server: once, on time or late, to those who want them, and failures are reported. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DigestDelivery } from '#schema/digest/delivery'
import { preferenceDefaults } from '#schema/profile/profile'
import { decodeJson } from '../core/service.ts'
import { origin } from './digest-origin.ts'
import { type CaughtMail, catchMail, type MailCatcher } from './mail-catcher.ts'
import { type OwnBusiness, openOwnBusiness } from './own-business.ts'

let catcher: MailCatcher
let bakery: OwnBusiness

const at = (text: string): Date => new Date(`${text}+10:00`)

beforeAll(async () => {
  catcher = await catchMail()
  bakery = await openOwnBusiness(catcher)
})
afterAll(async () => {
  await bakery.running.stop()
  await catcher.close()
})
beforeEach(() => {
  catcher.answer.code = undefined
})

const sentBy = async (moment: string): Promise<readonly CaughtMail[]> => {
  const before = catcher.mails.length
  bakery.clock.now = at(moment)
  expect(await bakery.round()).toBe(true)
  return catcher.mails.slice(before)
}

const states = async (): Promise<readonly (readonly [string, string, number])[]> => {
  const rows = await bakery.running.service.database
    .of(bakery.workspace)
    .selectFrom('digest_delivery')
    .select(['day', 'state', 'attempt'])
    .orderBy('day')
    .execute()
  return rows.map(({ day, state, attempt }) => [day, state, attempt])
}

it('sends nothing before the hour, then one mail, whatever the number of rounds', async () => {
  expect(await sentBy('2026-11-23T06:59:59')).toEqual([])
  const [mail, ...others] = await sentBy('2026-11-23T07:00:20')
  expect([others.length, (await sentBy('2026-11-23T07:01:00')).length]).toEqual([0, 0])
  // Somebody in two businesses gets two mails, so their ids must differ.
  expect(mail?.messageId).toMatch(new RegExp(`^<2026-11-23-.*\\.${bakery.workspace}@jarvin\\.example>$`))
  expect(mail?.envelopeTo).toBe('tess@larkinstreetbakery.com.au')
  expect(mail?.html).toContain(`${origin}/nudges?advisory=`)
  expect(await states()).toEqual([['2026-11-23', 'accepted', 1]])
})

it('defers what the server puts off, says late once it is, and gives up a digest that is refused', async () => {
  Object.assign(catcher.answer, { code: 451, text: 'Try later, tess@larkinstreetbakery.com.au', at: 'end' })
  expect(await sentBy('2026-11-30T07:00:10')).toEqual([])
  expect((await states()).at(-1)).toEqual(['2026-11-30', 'deferred', 1])
  const answers = await bakery.running.service.database
    .of(bakery.workspace)
    .selectFrom('digest_delivery')
    .select('answer')
    .where('day', '=', '2026-11-30')
    .execute()
  expect(answers[0]?.answer).toContain('451')
  expect(answers[0]?.answer).not.toContain('tess@')
  catcher.answer.code = undefined
  expect(await sentBy('2026-11-30T07:00:40')).toEqual([])
  const [late] = await sentBy('2026-11-30T09:30:00')
  expect(late?.text).toContain('This was due on Monday 30 November at 07:00. It is late')

  Object.assign(catcher.answer, { code: 550, text: 'No such mailbox', at: 'recipient' })
  expect(await sentBy('2026-12-07T07:00:10')).toEqual([])
  expect((await states()).at(-1)).toEqual(['2026-12-07', 'refused', 1])
  catcher.answer.code = undefined
  expect(await sentBy('2026-12-07T12:00:00')).toEqual([])
  const [next] = await sentBy('2026-12-14T07:00:10')
  expect(next?.text).toContain('The digest of 7 December could not be delivered. The mail server said: “')
  expect(next?.text).toContain('550')
})

it('sends the newest digest after downtime, late and once, and skips those before', async () => {
  const mails = await sentBy('2027-01-06T15:00:00')
  expect(mails.map(({ text = '' }) => /due on \w+ \d+ \w+ at 07:00/.exec(text)?.[0])).toEqual([
    'due on Monday 4 January at 07:00',
  ])
  expect((await states()).filter(([day]) => day > '2026-12-14')).toEqual([['2027-01-04', 'accepted', 1]])
})

it('stops by one click of a mail program, and by the button of a page that a scanner cannot press', async () => {
  const [mail] = await sentBy('2027-01-11T07:00:10')
  const header = mail?.headers.get('list')
  const address = JSON.stringify(header).match(/https:\/\/jarvin\.example(\/unsubscribe\/[^"]+)"/)?.[1] ?? ''
  const { running } = bakery
  const get = await fetch(`${running.baseUrl}${address}`)
  expect([get.status, await get.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect((await fetch(`${running.baseUrl}${address}`, { method: 'HEAD' })).status).toBe(200)
  const forged = `${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`
  expect((await fetch(`${running.baseUrl}${forged}`, { method: 'POST' })).status).toBe(404)
  expect((await sentBy('2027-01-18T07:00:10')).length).toBe(1)
  const click = () =>
    fetch(`${running.baseUrl}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect([(await click()).status, (await click()).status]).toEqual([200, 200])
  expect(await sentBy('2027-01-25T07:00:10')).toEqual([])
  const saved = await running.service.database
    .of(bakery.workspace)
    .selectFrom('events')
    .select('type')
    .where('type', '=', 'PersonalProfileSaved')
    .execute()
  expect(saved).toHaveLength(1)
})

it('shows its reader what became of each digest', async () => {
  bakery.clock.now = at('2026-11-20T09:30:00')
  const delivery = decodeJson(DigestDelivery, await bakery.owner.call('GET', '/api/digest/delivery'))
  expect(delivery).toMatchObject({ by: 'mail', weekday: 0, hour: 7, timeZone: 'Australia/Brisbane' })
  expect(delivery.recent.map(({ state }) => state)).toContain('accepted')
  expect(delivery).not.toHaveProperty('nextAt')
  const changed = await bakery.owner.call('PUT', '/api/digest/schedule', { weekday: 2, hour: 24 })
  expect([changed.status, changed.text]).toEqual([400, expect.stringContaining('"hour"')])
  const set = decodeJson(
    DigestDelivery,
    await bakery.owner.call('PUT', '/api/digest/schedule', { weekday: 2, hour: 18 }),
  )
  expect([set.weekday, set.hour]).toEqual([2, 18])
  expect(await bakery.owner.call('GET', '/api/digest/delivery')).toMatchObject({
    json: { weekday: 2, hour: 18 },
  })
})

it('is German for a reader who chose German, and so is the page that stops it', async () => {
  const person = {
    role: 'Owner',
    firstName: 'Tess',
    lastName: 'Hanrahan',
    email: 'tess@larkinstreetbakery.com.au',
  }
  const { owner, running } = bakery
  const chosen = {
    ...preferenceDefaults,
    ...person,
    language: 'de',
    emailNotifications: true,
    weeklyReports: true,
  }
  expect((await owner.call('POST', '/api/my-profile', chosen)).status).toBe(200)
  expect((await owner.call('PUT', '/api/digest/schedule', { weekday: 0, hour: 7 })).status).toBe(200)
  const [mail] = await sentBy('2027-02-08T07:00:10')
  expect(mail?.subject).toMatch(/^Wochenbericht: /)
  expect(mail?.html).toContain('>Auswahl ändern</a>')
  const address = /https:\/\/jarvin\.example(\/unsubscribe\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const page = await (await fetch(`${running.baseUrl}${address}`)).text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<h1>Diese E-Mails abbestellen?</h1>')
  const stopped = await (await fetch(`${running.baseUrl}${address}`, { method: 'POST' })).text()
  expect(stopped).toContain('<h1>Abbestellt</h1>')
  expect(stopped).toContain('Mein Profil öffnen')
  const headers = { 'accept-language': 'de' }
  const unknown = await (await fetch(`${running.baseUrl}/unsubscribe/x`, { headers })).text()
  expect(unknown).toContain('Dieser Link ist ungültig')
})
