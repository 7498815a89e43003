import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { currentZone, demoZone, inZone } from '../../service/runtime/business-zone.ts'

/** The zone before and after a wait. */
const zones = async (): Promise<readonly string[]> => {
  const before = currentZone()
  await setImmediate()
  return [before, currentZone()]
}

it('is the one of the call, also after a wait, beside calls for other businesses, and inside of them', async () => {
  const all = await Promise.all([
    inZone('Europe/Berlin', zones),
    inZone(demoZone, zones),
    inZone('Asia/Tokyo', () => inZone(demoZone, zones)),
    inZone('Asia/Tokyo', () => inZone('Asia/Tokyo', zones)),
    zones(),
  ])
  const named = ['Europe/Berlin', demoZone, demoZone, 'Asia/Tokyo', demoZone]
  expect(all).toEqual(named.map((zone) => [zone, zone]))
})
