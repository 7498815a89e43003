/** Rows beside the history, which no key seals: erasing a person removes each of theirs, and nobody else's. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { installationWorkspace } from '#schema/core/site'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { readErasures } from '../../service/sealing/erasure-list.ts'
import { decodeJson } from '../core/service.ts'
import { post } from '../session/authenticator.ts'
import { makeLink, writeDecision } from '../share/share-client.ts'
import { join, openBrowser, signInByCode } from './account-client.ts'
import { type Bakery, startBakery } from './account-service.ts'

let bakery: Bakery
let folder = ''
const listed = () => path.join(folder, 'erasures')

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jarvin-erased-rows-'))
  bakery = await startBakery({ seed: 'none', erasureList: listed() })
})
afterAll(async () => {
  await bakery.running.stop()
  await rm(folder, { recursive: true, force: true })
})

const query = async (sql: string, values: readonly unknown[] = []) => {
  const client = await connectOwner(bakery.running.database.ownerUrl)
  const { rows } = await client.query(sql, [...values])
  await client.end()
  return rows
}

/** Signs a person in, and leaves a row of theirs in each table that has an account. */
const withRows = async (email: string) => {
  await join(bakery.running, bakery.owner, { email, role: 'executive' })
  const browser = await signInByCode(bakery.running, bakery.lines, email)
  const { members } = decodeJson(api.listPeople.output, await bakery.owner.call('GET', '/api/people'))
  const id = members.find((one) => one.email === email)?.id ?? ''
  expect((await post(browser, '/passkeys/options')).status).toBe(200)
  expect((await openBrowser(bakery.running).call('POST', '/api/login/email', { email })).status).toBe(202)
  await makeLink(browser, 'decision', await writeDecision(browser, 'Open earlier'))
  // As a sign-in at an identity provider leaves them.
  const later = new Date(bakery.running.service.now().getTime() + 600_000)
  await query(
    `insert into oidc_identity (workspace, identity_hash, issuer_hash, account_id, linked_at)
      values ($1, 'identity of ' || $2, 'issuer', $2, $3)`,
    [installationWorkspace, id, later],
  )
  await query(
    `insert into oidc_sign_in (workspace, browser_hash, state, nonce, verifier, account_id, expires_at)
      values ($1, 'browser of ' || $2, 's', 'n', 'v', $2, $3)`,
    [installationWorkspace, id, later],
  )
  return { browser, id }
}

const tables = [
  'account_address',
  'login_code',
  'oidc_identity',
  'oidc_sign_in',
  'passkey_challenge',
  'share_link',
] as const

it('removes every row of the person and of nobody else', async () => {
  // Every table with an account and without a history is one of these, or is named here with the reason why not.
  const found = await query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'account_id' and not a.attisdropped`,
  )
  const others = {
    // Read tables: their personal data is sealed, and the key goes.
    history: [
      'member',
      'session',
      'passkey',
      'saved_search',
      'alert_watch',
      'personal_profile',
      'recovery_code',
      'digest_delivery',
      'tour_ending',
    ],
  }
  const known: readonly string[] = [...tables, ...others.history]
  expect(found.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  const [jo, kim] = [await withRows('jo@example.com'), await withRows('kim@example.com')]
  const counts = async (id: string) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (name) => [
          name,
          (await query(`select from ${name} where account_id = $1`, [id])).length > 0,
        ]),
      ),
    )
  /** Kinds of subjects about a person that still have a key. */
  const keysOf = async (id: string) => {
    const rows = await query(
      `select distinct split_part(subject, '-', 1) as kind from subject_key where subject = 'person-' || $1
        or subject in (select 'session-' || id from session where account_id = $1)
        or subject in (select 'invitation-' || (data->>'invitationId') from events
          where type = 'InvitationAccepted' and data->>'accountId' = $1) order by kind`,
      [id],
    )
    return rows.map(({ kind }) => kind)
  }
  const kinds = ['invitation', 'person', 'session']
  const all = (is: boolean) => Object.fromEntries(tables.map((name) => [name, is]))
  expect([await counts(jo.id), await counts(kim.id)]).toEqual([all(true), all(true)])
  expect([await keysOf(jo.id), await keysOf(kim.id)]).toEqual([kinds, kinds])
  const erased = await jo.browser.call('POST', '/api/my-data/erase')
  expect(erased.status).toBe(200)
  expect([await counts(jo.id), await counts(kim.id)]).toEqual([all(false), all(true)])
  expect([await keysOf(jo.id), await keysOf(kim.id)]).toEqual([[], kinds])
  // A restored backup would bring the keys back; the list outside the database says which to destroy again.
  const subjects = (await readErasures(listed())).map(({ erasure }) => erasure.subject)
  expect(subjects).toContain(`person-${jo.id}`)
  expect(subjects).not.toContain(`person-${kim.id}`)
  // The next start finishes what is interrupted from here on, because the end of the membership says why.
  const ended = await query(
    `select data->>'isErasing' as erasing from events where type = 'MemberEnded' and data->>'accountId' = $1`,
    [jo.id],
  )
  expect(ended).toEqual([{ erasing: 'true' }])
  // The browser forgets its half of the session.
  expect(erased.headers.getSetCookie().some((line) => /^jarvin=;/.test(line))).toBe(true)
})
