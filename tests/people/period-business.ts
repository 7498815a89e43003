/** A bakery with records, links, notes and searches of three days, for attacks of auditors who see one of them. */
import { expect, inject } from 'vitest'
import { api } from '#schema/api'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { openFileClient } from '../import/send-file.ts'
import { makeLink, openAsStranger, writeDecision } from '../share/share-client.ts'
import {
  type Browser,
  keptMail,
  linkToken,
  openBrowser,
  setUpBakery,
  signInByCode,
  tess,
} from './account-client.ts'

/** What each part of the history has: a word, an amount and a number of rows that nothing else has. */
export const parts = {
  before: { word: 'Quandary', amount: 7131.17, rows: 11, month: '08' },
  inside: { word: 'Inglewood', amount: 3313.33, rows: 7, month: '09' },
  after: { word: 'Zillmere', amount: 9797.97, rows: 13, month: '10' },
} as const
/** What an auditor of the middle day must not see. */
export const outside = /Quandary|Zillmere|quandary|zillmere|7,?131|9,?797/

const csv = ({ word, amount, rows, month }: (typeof parts)[keyof typeof parts]) =>
  [
    'Date,Order,Category,Amount inc GST,GST',
    ...Array.from({ length: rows }, (_, n) => {
      const day = String(n + 1).padStart(2, '0')
      return `2026-${month}-${day},${word}-${n},${word},${amount},${(amount / 11).toFixed(2)}`
    }),
  ].join('\n')

/** Every reading call that an auditor may make, with ids of all parts where a call needs one. */
export const reads = (ids: readonly string[]): readonly string[] =>
  Object.entries<Endpoint>(api).flatMap(([name, row]) => {
    if (row.method !== 'GET' || !needsSession(row) || !row.roles.includes('auditor') || row.stream) return []
    const filled = row.path.includes(':')
      ? [...ids, '2', '30'].map((id) => row.path.replace(/:\w+/, encodeURIComponent(id)))
      : [row.path]
    const query: Readonly<Record<string, readonly string[]>> = {
      findRecords: ['?q=rent', '?q=Quandary', '?q=7131'],
      readPeriod: ['?grain=month&day=2026-08-03', '?grain=week&day=2026-09-03', '?grain=day&day=2026-10-03'],
      readSeries: ['?grain=day&from=2026-07-01&to=2026-11-30', '?grain=month&from=2026-07-01&to=2026-11-30'],
      listDayRows: ['2026-08-03', '2026-09-03', '2026-10-03', '2026-11-09'].flatMap((day) =>
        ['sales', 'books'].map((kind) => `?kind=${kind}&day=${day}`),
      ),
      listShares: ['', '?limit=1', ...ids.map((id) => `?itemId=${id}`)],
      findMoment: [
        ...['', '?at=2026-11-20T00:00:00.000Z', '?at=2030-01-01T00:00:00.000Z'],
        ...['?position=3', '?position=40'],
      ],
      compareMoments: ['?from=2&to=40', '?from=2&to=9999', '?from=40&to=3'],
      proveInclusion: ['?position=3&size=9'],
      proveConsistency: ['?from=3&to=9'],
    }
    return filled.flatMap((path) => (query[name] ?? ['']).map((more) => `${path}${more}`))
  })

/** A running business with its three days. */
export type PeriodBusiness = {
  readonly running: TestService
  /** Ids of imports, briefs, decisions and links of all days. */
  readonly ids: readonly string[]
  /** Newest position, as the owner sees it. */
  readonly head: () => Promise<number>
  /** Records something now. */
  readonly record: (topic: string) => Promise<unknown>
  /** An auditor of a period, signed in by a code. */
  readonly invite: (email: string, period: { from: string; to: string }) => Promise<Browser>
  readonly signIn: (email: string) => Promise<Browser>
  /** Ends the access of a member. */
  readonly remove: (email: string) => Promise<void>
}

/** Opens the business on Friday 20 November, and records a part on that day and on each second day after it. */
export const startPeriodBusiness = async (): Promise<PeriodBusiness> => {
  const { lines, mailer } = keptMail()
  let ahead = 0
  const fixed = fixedSources()
  const now = () => new Date(fixed.now().getTime() + ahead * 3_600_000)
  const running = await startTestService(inject('ownerUrl'), {
    seed: 'none',
    mailer,
    sources: { ...fixed, now },
  })
  let owner = await setUpBakery(running)
  const ids: string[] = []
  for (const part of Object.values(parts)) {
    const { word } = part
    const files = openFileClient(running, owner)
    const sent = await files.sent(csv(part), `${word}.csv`)
    const answers = Object.fromEntries(sent.questions.map(({ id, readings }) => [id, readings[0]?.id ?? '']))
    const imported = await files.commit(sent.questions.length > 0 ? await files.answer(sent, answers) : sent)
    expect(imported).toMatchObject({ imported: part.rows })
    ids.push(imported.importId)
    const post = (path: string, body: object) => owner.call('POST', `/api${path}`, body)
    const brief = decodeJson(
      api.generateBrief.output,
      await post('/briefs/generate', { topic: `Rent in ${word}` }),
    )
    const decision = await writeDecision(owner, `Move to ${word}`)
    ids.push(brief.id, decision)
    const { share, token } = await makeLink(owner, 'decision', decision)
    ids.push(share.id)
    await openAsStranger(running, token)
    await post('/notes', { from: '2026-11-09', to: '2026-11-15', text: `Road works in ${word}` })
    await post('/searches', { name: word, terms: { q: word } })
    await post('/connections', { type: 'pos_orders', setupData: { api_key: `${word}-${word}-1234` } })
    await owner.call('PUT', '/api/alerts/subjects/revenue', { isMuted: part !== parts.before })
    ahead += 48
    owner = await signInByCode(running, lines, tess.email)
  }
  await owner.call('POST', '/api/privacy/toggle-identifiers')
  // Backups and their tests have no events.
  const { workspace } = decodeJson(api.getMe.output, await owner.call('GET', '/api/me'))
  const database = await connectOwner(running.database.ownerUrl)
  const later = '2026-11-25T03:04:05.678Z'
  await database.query('insert into backup_run values ($1, $2, 9797, 40)', [workspace, later])
  await database.query(
    'insert into drill_run (workspace, tried_at, taken_at, position, restored_ms, reason) values ($1, $2, $2, 40, 9, null)',
    [workspace, later],
  )
  await database.end()
  return {
    running,
    ids,
    head: async () => Number((await owner.call('GET', '/api/me')).headers.get('x-position')),
    record: (topic) => owner.call('POST', '/api/briefs/generate', { topic }),
    signIn: (email) => signInByCode(running, lines, email),
    remove: async (email) => {
      owner = await signInByCode(running, lines, tess.email)
      const { members } = decodeJson(api.listPeople.output, await owner.call('GET', '/api/people'))
      const id = members.find((one) => one.email === email)?.id
      expect((await owner.call('DELETE', `/api/people/${id}`)).status).toBe(200)
    },
    invite: async (email, period) => {
      // Each reading of the clock is a second, so the last proof may be too old.
      owner = await signInByCode(running, lines, tess.email)
      const access = { role: 'auditor', until: '2027-06-30', period }
      const invited = await owner.call('POST', '/api/people/invitations', { email, ...access })
      const [name = ''] = email.split('@')
      const token = linkToken(invited)
      const accepted = await openBrowser(running).call('POST', '/api/people/invitations/accept', {
        token,
        name,
      })
      expect([invited.status, accepted.status]).toEqual([200, 200])
      return signInByCode(running, lines, email)
    },
  }
}
