/** Damage that the hash chain alone cannot show: unreadable events that fit it, and a workspace deleted as a whole. */
import { expect, it } from 'vitest'
import { reportHistory } from '../../service/commands/verify-report.ts'
import { openKeptNotes } from '../../service/signing/kept-notes.ts'
import { raise } from '../event-store/raise.ts'
import { withoutTrigger } from './forge-history.ts'
import {
  folder,
  makeLog,
  openSigners,
  owner,
  refusal,
  sign,
  startService,
  verdictOn,
  verifyOutput,
  withFreshService,
} from './signers.ts'
import { readRows, writeHistory } from './stored-history.ts'
import { rechained } from './tampering.ts'

openSigners()

it.each([
  ['the running service', false],
  ['a service that has just started', true],
])('does not sign an event that fits the chain but cannot be read: %s', async (_, isFresh) => {
  const running = startService()
  const workspace = await makeLog(running)
  await raise(running, workspace, 'last')
  const rows = await readRows(owner, workspace)
  const made = rechained(
    rows.map((row) => (row.position === 601 ? { ...row, text: '{"advisoryId":7}' } : row)),
    600,
  )
  const head = { position: made.length, hash: made.at(-1)?.hash ?? '' }
  await withoutTrigger(owner, () => writeHistory(owner, workspace, { rows: made, head }))
  expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, last: 601 })
  const refused = () =>
    isFresh ? withFreshService((service) => refusal(service, workspace)) : refusal(running, workspace)
  expect(await refused()).toContain('position 601')
})

it('finds a workspace that was deleted as a whole, by the note kept for it', async () => {
  const running = startService()
  const workspace = await makeLog(running)
  await sign(running, workspace)
  await withoutTrigger(owner, async () => {
    for (const table of [
      'events',
      'workspace_head',
      'checkpoint',
      'checkpoint_tile',
      'checkpoint_tree',
      'advisory',
    ])
      await owner.query(`delete from ${table} where workspace = $1`, [workspace])
  })
  expect(await openKeptNotes(folder).workspaces()).toContain(workspace)
  const lines: string[] = []
  const isSound = reportHistory(workspace, await verdictOn(workspace), { key: undefined }, (line) => {
    lines.push(line)
  })
  expect([isSound, lines]).toEqual([
    false,
    [`${workspace}: the whole workspace is missing, including 600 signed events.`],
  ])
})

it('reports a deleted head of the log', async () => {
  const running = startService()
  const workspace = await makeLog(running, 40)
  await withoutTrigger(owner, () =>
    owner.query('delete from workspace_head where workspace = $1', [workspace]),
  )
  const sentence =
    'The row of workspace_head that names the last event was deleted. The last remaining event is at position 40.'
  expect((await verifyOutput(workspace)).lines).toEqual([
    `${workspace}: head deleted at position 40. ${sentence}`,
  ])
  expect(await refusal(running, workspace)).toContain(sentence)
})
