import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { runningDatabaseUrl } from '../../service/database/embedded/embedded-postgres.ts'
import { canonicalEvent, sha256 } from '../../service/event-store/chain.ts'
import { keptMs } from '../../service/http/answer-cache.ts'

const workspace = 'realestate'

/**
 * Full access to the database, but without the service's signing key. Ends when the service can no longer give an answer
 * from before (decision 191).
 */
const withDatabase = async <A>(use: (client: pg.Client) => Promise<A>): Promise<A> => {
  const url = await runningDatabaseUrl(process.env.SERVICE_DATA_DIR ?? '')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    return await use(client)
  } finally {
    await client.end()
    await wait(keptMs)
  }
}

const editRow = (position: number, from: string, to: string) =>
  withDatabase((client) =>
    client.query(
      'update events set data = replace(data::text, $3, $4)::json where workspace = $1 and position = $2',
      [workspace, position, from, to],
    ),
  )

type Stored = {
  position: number
  text: string
  before: string
  envelope: Omit<Parameters<typeof canonicalEvent>[0], 'previousHash'>
}

/** Changes the actor at a position, recomputes all later hashes, and deletes the tree and its checkpoints. */
const rewriteFrom = (position: number) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<Stored>(
      `select position::int, data::text as text, encode(previous_hash, 'hex') as before, json_build_object('actor', actor,
        'causationId', causation_id, 'correlationId', correlation_id, 'id', id, 'persona', persona, 'position', position,
        'recordedAt', to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'stream', stream,
        'type', type, 'version', version, 'workspace', workspace) as envelope
      from events where workspace = $1 and position >= $2 order by position`,
      [workspace, position],
    )
    let previousHash = rows[0]?.before ?? ''
    for (const { position: at, text, envelope } of rows) {
      const actor = at === position ? 'system:nobody' : envelope.actor
      const hash = sha256(canonicalEvent({ ...envelope, actor, previousHash }, text))
      await client.query(
        `update events set actor = $3, previous_hash = decode($4, 'hex'), hash = decode($5, 'hex')
        where workspace = $1 and position = $2`,
        [workspace, at, actor, previousHash, hash],
      )
      previousHash = hash
    }
    await client.query(`update workspace_head set hash = decode($2, 'hex') where workspace = $1`, [
      workspace,
      previousHash,
    ])
    for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
      await client.query(`delete from ${table} where workspace = $1`, [workspace])
  })

const signature = (page: Page) => page.getByRole('region', { name: 'Signature of the log' })
const alarm = (page: Page) => page.getByRole('alert')

test('an auditor sees in the browser that the log was tampered with in the database', async ({ page }) => {
  await page.goto('/login')
  await page
    .getByRole('button', { name: /Real estate|Property|Realty/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/audit')
  await expect(signature(page)).toContainText('This browser now remembers')
  await page.reload()
  await expect(signature(page)).toContainText('Log checked')

  // Edits the newest event, a sign-in, in place, then restores it.
  const newest = Number(await page.locator('[data-position]').first().getAttribute('data-position'))
  await editRow(newest, '{', '{"x":1,')
  await page.reload()
  await expect(alarm(page)).toContainText(`The event at position ${newest} does not match its own hash`)
  await editRow(newest, '{"x":1,', '{')
  await page.reload()
  await expect(signature(page)).toContainText('Log checked')

  // Rewrites the log so that the database is consistent again.
  await rewriteFrom(newest - 30)
  await page.reload()
  await expect(alarm(page)).toContainText(`The history was rewritten from position ${newest - 30} onwards`)
  await expect(alarm(page)).toContainText('The service did not sign the log this time.')
  // The browser's remembered note is the evidence; the service has signed nothing new.
  await expect(alarm(page).locator('pre')).toHaveCount(1)
  for (const note of await alarm(page).locator('pre').allTextContents())
    expect(note).toMatch(/^jarvin\/realestate\n\d+\n\S{44}\n\n— jarvin\/realestate \S+\n$/)
  const download = page.waitForEvent('download')
  await alarm(page).getByRole('button', { name: 'Save the evidence' }).click()
  expect((await download).suggestedFilename()).toBe('decision-log-evidence.txt')
})
