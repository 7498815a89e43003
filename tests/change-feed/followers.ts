/** Followers of the café's change feed, and expectations about their notes. */
import type { EventSourceMessage } from 'eventsource-parser/stream'
import { expect } from 'vitest'
import { ChangeNote } from '#schema/core/changes'
import { decodeOrThrow } from '#schema/core/decode'
import type { SliceName } from '#schema/slices'
import type { Service } from '../../service/runtime/service.ts'
import { raise } from '../event-store/raise.ts'
import { type Followed, follow } from './follow.ts'

const followed: Followed[] = []

export const disconnectAll = (): void => {
  for (const { leave } of followed.splice(0)) leave()
}

/** Decodes the note in an event. */
export const noteOf = (event: EventSourceMessage | undefined): ChangeNote =>
  decodeOrThrow(ChangeNote, JSON.parse(event?.data ?? 'null'), 'A note')

/** Follows the workspace of a session; `after` is the position to resume from. */
export const followChanges = async (baseUrl: string, session: string, after?: number) => {
  const headers: Record<string, string> = after === undefined ? {} : { 'last-event-id': String(after) }
  const one = await follow(`${baseUrl}/api/changes`, { session, headers })
  followed.push(one)
  return { ...one, note: async () => noteOf(await one.next()) }
}

let made = 0
/** Makes one change to the café's advisories. */
export const makeChange = async (through: Service): Promise<void> => {
  made += 1
  expect(await raise(through, 'cafe', `made-${made}`)).toMatchObject({ outcome: 'appended' })
}

/** Reads notes until the given position; returns their slices together. */
export const readNotesUntil = async (note: () => Promise<ChangeNote>, until: number) => {
  const slices = new Set<SliceName>()
  let at = 0
  while (at < until) {
    const next = await note()
    expect(next.position).toBeGreaterThan(at)
    at = next.position
    for (const slice of next.slices) slices.add(slice)
  }
  return { at, slices: [...slices] }
}

/** Expects the end of the session and no other note. */
export const expectEnded = async (rest: Followed['rest']): Promise<void> => {
  const events = (await rest()).map(({ event, data }) => [event, JSON.parse(data).status])
  expect(events).toEqual([['problem', 401]])
}
