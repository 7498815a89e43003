/** Copies of demo businesses are limited, and dropped without a trace but their tombstone. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { dropUnusedCopies } from '../../service/accounts/demo-drops.ts'
import { dropWorkspace, findTombstone } from '../../service/accounts/drop-workspace.ts'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import {
  dayMs,
  enter,
  isIntact,
  list,
  notes,
  owner,
  rowsOf,
  running,
  serveDemos,
  wait,
} from './demo-visitors.ts'

serveDemos()

describe('a dropped copy', () => {
  it('goes after a week without use, with rows, keys and notes, and leaves a tombstone without personal data', async () => {
    const visitorId = randomUUID()
    const { session, copy } = await enter(visitorId)
    await makeCheckpoint(running.service, copy)
    wait(6 * dayMs)
    const used = await enter()
    wait(dayMs + 60_000)
    await dropUnusedCopies(running.service)
    expect(await list()).toEqual([used.copy])
    expect(await rowsOf(copy)).toEqual({})
    expect((await readdir(notes)).filter((file) => file.startsWith(copy))).toEqual([])
    expect((await running.call('GET', '/api/me', { session })).status).toBe(401)
    const tombstone = await findTombstone(owner, copy)
    expect(tombstone?.events).toBeGreaterThan(150)
    const { rows } = await owner.query(
      `select data from events where workspace = 'installation' and stream = $1`,
      [`session-dropped-${copy}`],
    )
    expect(rows).toEqual([
      {
        data: {
          workspace: copy,
          reason: 'unused',
          events: tombstone?.events,
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ])
    await isIntact('installation')
    expect((await enter(visitorId)).copy).not.toBe(copy)
  })

  it('cannot begin anew, whoever still writes to it', async () => {
    const { copy } = await enter()
    await owner.query(`update demo_copy set dropping = 'unused' where copy = $1`, [copy])
    await dropUnusedCopies(running.service)
    await expect(
      running.service.store.append(copy, {
        stream: 'persona-current',
        expectedVersion: 0,
        events: [{ type: 'PersonaChanged', data: { personaKey: 'growth_hacker', previousPersona: null } }],
        metadata: { actor: 'test', persona: null, correlationId: null, causationId: null },
      }),
    ).rejects.toThrow('dropped')
    expect(await rowsOf(copy)).toEqual({})
  })

  it('is finished by the next round where a drop was interrupted, and swept once more after ten minutes', async () => {
    const { copy } = await enter()
    await owner.query(`update demo_copy set dropping = 'unused' where copy = $1`, [copy])
    // As if the process had been killed between the tombstone and the removal.
    const killed = { ...running.service, keptNotes: undefined }
    await expect(
      dropWorkspace(killed, copy, 'unused', () => Promise.reject(new Error('killed'))),
    ).rejects.toThrow('killed')
    expect((await rowsOf(copy)).events).toBeGreaterThan(150)
    await dropUnusedCopies(running.service)
    // It stays in the list for ten minutes, so that the sweep finds what a request under way may still leave.
    wait(9 * 60_000)
    await dropUnusedCopies(running.service)
    await owner.query(`insert into session_activity values ($1, 'x', now())`, [copy])
    expect(await list('select copy from demo_copy where dropped_at is not null')).toContain(copy)
    wait(2 * 60_000)
    await dropUnusedCopies(running.service)
    expect(await rowsOf(copy)).toEqual({})
    expect(await list('select copy from demo_copy')).not.toContain(copy)
  })

  it('leaves no hash of its visitor or of their address in the list, nor a row for long', async () => {
    const { copy } = await enter()
    wait(8 * dayMs)
    await dropUnusedCopies(running.service)
    const { rows } = await owner.query('select visitor_hash, address_hash from demo_copy where copy = $1', [
      copy,
    ])
    expect(rows).toEqual([{ visitor_hash: null, address_hash: null }])
    wait(11 * 60_000)
    await dropUnusedCopies(running.service)
    expect(await list('select copy from demo_copy')).toEqual([])
  })

  it('goes, even if another one cannot be dropped', async () => {
    const copies = [(await enter()).copy, (await enter()).copy]
    wait(8 * dayMs)
    const notes = running.service.keptNotes
    let stuck: string | undefined
    const remove = (workspace: string) => {
      stuck ??= workspace
      return workspace === stuck
        ? Promise.reject(new Error('This folder is locked.'))
        : notes?.remove(workspace)
    }
    const stubborn = {
      ...running.service,
      keptNotes: notes && { ...notes, remove: async (one: string) => remove(one) },
    }
    await expect(dropUnusedCopies(stubborn)).rejects.toThrow('locked')
    for (const copy of copies) expect('events' in (await rowsOf(copy))).toBe(copy === stuck)
    await dropUnusedCopies(running.service)
    for (const copy of copies) expect(await rowsOf(copy)).toEqual({})
  })

  it('is left alone while the disk is full, and goes once there is room', async () => {
    const { copy } = await enter()
    await owner.query(`update demo_copy set dropping = 'unused' where copy = $1`, [copy])
    const full = { ...running.service, database: { ...running.service.database, hasSpace: () => false } }
    expect(await dropUnusedCopies(full)).toBe(0)
    expect((await rowsOf(copy)).events).toBeGreaterThan(150)
    expect(await dropUnusedCopies(running.service)).toBe(1)
    expect(await rowsOf(copy)).toEqual({})
  })

  it('is the only kind of workspace that the service may drop, and only after its tombstone', async () => {
    const { copy } = await enter()
    const drop = async (workspace: string) =>
      running.service.database.withReader(
        workspace,
        async (client) => (await client.query('select drop_demo_copy($1) as done', [workspace])).rows[0].done,
      )
    expect([await drop(copy), await drop('cafe')]).toEqual([false, false])
    await expect(
      running.service.database.withReader(copy, (client) =>
        client.query('select drop_workspace($1)', [copy]),
      ),
    ).rejects.toThrow('permission denied')
    await expect(owner.query('delete from events where workspace = $1', [copy])).rejects.toThrow(
      'append-only',
    )
    await isIntact(copy)
  })
})
