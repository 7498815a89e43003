import { expect, it } from 'vitest'
import { readCheckpoint } from '#schema/proof/note'
import { raise } from '../event-store/raise.ts'
import { forgeTree, rewriteFrom, withoutTrigger } from './forge-history.ts'
import {
  makeLog,
  openSigners,
  owner,
  refusal,
  reported,
  sign,
  startService,
  verdictOn,
  withFreshService,
} from './signers.ts'
import { readRows, writeHistory } from './stored-history.ts'

openSigners()

const traces: readonly (readonly [name: string, hide: (workspace: string) => Promise<unknown>])[] = [
  ['tiles left', async () => {}],
  ['tiles of both levels rewritten', (workspace) => forgeTree(owner, workspace)],
  [
    'tiles deleted',
    async (workspace) => {
      for (const table of ['checkpoint_tile', 'checkpoint_tree'])
        await owner.query(`delete from ${table} where workspace = $1`, [workspace])
    },
  ],
  [
    'notes and tiles deleted',
    async (workspace) => {
      for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
        await owner.query(`delete from ${table} where workspace = $1`, [workspace])
    },
  ],
]

it.each(traces)('refuses to sign a rewritten history, and names the edited position: %s', async (_, hide) => {
  const running = startService()
  for (const position of [60, 80, 338, 600]) {
    const workspace = await makeLog(running)
    await rewriteFrom(owner, workspace, position)
    await hide(workspace)
    const damage = { position, kind: 'rechained' }
    expect((await verdictOn(workspace)).damage).toEqual(damage)
    const sentence = `The history was rewritten from position ${position} onwards. It is internally consistent, but differs from what was signed.`
    const refused = `conflict decision-log/damaged: ${sentence} No checkpoint was signed.`
    expect(await refusal(running, workspace)).toBe(refused)
    await raise(running, workspace, 'one-more')
    expect(await refusal(running, workspace)).toBe(refused)
    expect(await withFreshService((service) => refusal(service, workspace))).toBe(refused)
    // Each process reports it once, however often it is asked.
    const said = ['error', `refusing to sign checkpoints: ${sentence}`]
    expect(reported).toEqual([said, said])
    reported.length = 0
    const { rows } = await owner.query('select from checkpoint where workspace = $1 and size > 600', [
      workspace,
    ])
    expect(rows).toEqual([])
  }
})

it('gives the range that was rewritten if nothing shows the exact position', async () => {
  const service = startService(false)
  for (const [position, from, to] of [
    [60, 1, 300],
    [338, 301, 600],
  ] as const) {
    const workspace = await makeLog(service)
    await rewriteFrom(owner, workspace, position)
    await forgeTree(owner, workspace)
    expect((await verdictOn(workspace, false)).damage).toEqual({
      position: from,
      kind: 'rechained',
      upTo: to,
    })
    expect(await refusal(service, workspace)).toContain(
      `rewritten from a position between ${from} and ${to} onwards`,
    )
  }
})

it('names the edit rather than the broken link when only part was rechained', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  const before = await readRows(owner, workspace)
  await rewriteFrom(owner, workspace, 60)
  const after = await readRows(owner, workspace)
  const rows = [...after.slice(0, 200), ...before.slice(200)]
  const head = { position: 600, hash: before.at(-1)?.hash ?? '' }
  await withoutTrigger(owner, () => writeHistory(owner, workspace, { rows, head }))
  expect((await verdictOn(workspace)).damage).toEqual({ position: 60, kind: 'rechained' })
  expect(await refusal(service, workspace)).toContain('position 60')
})

it('signs nothing over an event that was edited long after it was signed', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  await withoutTrigger(owner, () =>
    owner.query(`update events set data = '{"no":"advisory"}' where workspace = $1 and position = 77`, [
      workspace,
    ]),
  )
  await raise(service, workspace, 'one-more')
  expect(await refusal(service, workspace)).toContain('The event at position 77 was changed.')
  expect((await verdictOn(workspace)).damage).toEqual({ position: 77, kind: 'changed' })
})

it('detects a shortened history by the note kept outside, and its restoration', async () => {
  const service = startService()
  const workspace = await makeLog(service)
  const rows = await readRows(owner, workspace)
  const cut = rows.slice(0, 500)
  const write = (all: typeof rows) =>
    withoutTrigger(owner, () =>
      writeHistory(owner, workspace, {
        rows: all,
        head: { position: all.length, hash: all.at(-1)?.hash ?? '' },
      }),
    )
  await write(cut)
  for (const table of ['checkpoint', 'checkpoint_tile', 'checkpoint_tree'])
    await owner.query(`delete from ${table} where workspace = $1`, [workspace])
  expect((await verdictOn(workspace)).damage).toEqual({ position: 501, kind: 'tail cut' })
  expect(await withFreshService((fresh) => refusal(fresh, workspace))).toContain('position 501')
  await write(rows)
  expect(readCheckpoint(await withFreshService((fresh) => sign(fresh, workspace)))?.size).toBe(600)
})
