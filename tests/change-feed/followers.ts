/** Those who follow the changes of a café, and what there is to hear. */
import type { EventSourceMessage } from 'eventsource-parser/stream'
import { expect } from 'vitest'
import { ChangeNote } from '#schema/core/changes'
import { decodeOrThrow } from '#schema/core/decode'
import type { SliceName } from '#schema/slices'
import type { Service } from '../../service/runtime/service.ts'
import { raise } from '../event-store/raise.ts'
import { type Followed, follow } from './follow.ts'

const followed: Followed[] = []

/** Everybody goes away. */
export const leaveAll = (): void => {
  for (const { leave } of followed.splice(0)) leave()
}

/** What an event of the feed says. */
export const noteOf = (event: EventSourceMessage | undefined): ChangeNote =>
  decodeOrThrow(ChangeNote, JSON.parse(event?.data ?? 'null'), 'A note')

/** Follows the workspace of a session; `after` is the position to go on from. */
export const followChanges = async (baseUrl: string, session: string, after?: number) => {
  const headers: Record<string, string> = after === undefined ? {} : { 'last-event-id': String(after) }
  const one = await follow(`${baseUrl}/api/changes`, { session, headers })
  followed.push(one)
  return { ...one, note: async () => noteOf(await one.next()) }
}

let made = 0
/** One change of the café's advisories. */
export const change = async (through: Service): Promise<void> => {
  made += 1
  expect(await raise(through, 'cafe', `made-${made}`)).toMatchObject({ outcome: 'appended' })
}

/** Notes until one stands at the position, with the slices of all of them. */
export const heardUntil = async (note: () => Promise<ChangeNote>, until: number) => {
  const slices = new Set<SliceName>()
  let at = 0
  while (at < until) {
    const heard = await note()
    expect(heard.position).toBeGreaterThan(at)
    at = heard.position
    for (const slice of heard.slices) slices.add(slice)
  }
  return { at, slices: [...slices] }
}

/** Expects that nothing more is told but that the session has ended. */
export const expectEnded = async (rest: Followed['rest']): Promise<void> => {
  const told = (await rest()).map(({ event, data }) => [event, JSON.parse(data).status])
  expect(told).toEqual([['problem', 401]])
}
