/** A log that was copied late, as after a disk of the backup that was full, brings back each moment as it was. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlace, type Place } from './continuous-place.ts'

let place: Place
let afterSecond: Date
let afterThird: Date

beforeAll(async () => {
  place = await openPlace()
  await place.start()
  const first = await place.open()
  await first.advance()
  await place.record('first')
  await first.advance()
  await first.close()
  // Nobody copies: what ends each of these segments gets the time at which its copy was complete.
  await place.endSegment()
  await place.record('second')
  afterSecond = new Date()
  await pause(50)
  await place.endSegment()
  await place.record('third')
  afterThird = new Date()
  await pause(1500)
  const second = await place.open()
  await second.advance()
  await place.record('fourth')
  await second.advance()
  await second.close()
})
afterAll(() => place.remove())

const restoredAt = async (name: string, at: Date): Promise<readonly string[]> => {
  const folder = join(place.scratch.home, name)
  await place.restored(folder, at)
  return place.titlesIn(folder)
}

it('brings back a moment in a segment whose predecessor was complete in the backup only later', async () => {
  expect(await restoredAt('after the second', afterSecond)).toEqual(['first', 'second'])
  expect(await restoredAt('after the third', afterThird)).toEqual(['first', 'second', 'third'])
})
