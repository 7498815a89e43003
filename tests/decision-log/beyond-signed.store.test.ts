/** What the chain alone does not tell: events that fit it and cannot be read, and a workspace of which nothing is left. */
import { expect, it } from 'vitest'
import { reportHistory } from '../../service/commands/verify-report.ts'
import { openKeptNotes } from '../../service/signing/signing-record.ts'
import { raise } from '../event-store/raise.ts'
import { pastTrigger } from './forge-history.ts'
import {
  folder,
  freshly,
  history,
  openSigners,
  owner,
  refusal,
  sign,
  started,
  toldOf,
  verdictOn,
} from './signers.ts'
import { readRows, writeHistory } from './stored-history.ts'
import { rechained } from './tampering.ts'

openSigners()

it.each([
  ['the running service', false],
  ['a service that has just started', true],
])('signs no event that fits the chain and cannot be read: %s', async (_, isFresh) => {
  const running = started()
  const workspace = await history(running)
  await raise(running, workspace, 'last')
  const rows = await readRows(owner, workspace)
  const made = rechained(
    rows.map((row) => (row.position === 601 ? { ...row, text: '{"advisoryId":7}' } : row)),
    600,
  )
  const head = { position: made.length, hash: made.at(-1)?.hash ?? '' }
  await pastTrigger(owner, () => writeHistory(owner, workspace, { rows: made, head }))
  expect(await verdictOn(workspace)).toMatchObject({ damage: undefined, last: 601 })
  const refused = () =>
    isFresh ? freshly((service) => refusal(service, workspace)) : refusal(running, workspace)
  expect(await refused()).toContain('position 601')
})

it('names a workspace that vanished whole, by the note that is kept of it', async () => {
  const running = started()
  const workspace = await history(running)
  await sign(running, workspace)
  await pastTrigger(owner, async () => {
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
    [`${workspace}: the whole workspace is missing, with 600 signed events.`],
  ])
})

it('says that the head of the log was deleted', async () => {
  const running = started()
  const workspace = await history(running, 40)
  await pastTrigger(owner, () => owner.query('delete from workspace_head where workspace = $1', [workspace]))
  const sentence =
    'The row of workspace_head was deleted, which names the last event. The last one there is now is at position 40.'
  expect((await toldOf(workspace)).lines).toEqual([`${workspace}: head deleted at position 40. ${sentence}`])
  expect(await refusal(running, workspace)).toContain(sentence)
})
