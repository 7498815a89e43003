/** The fixtures match what the service answers today: they are recorded again and compared. */
import { expect, inject, it, onTestFinished } from 'vitest'
import { fixtureText } from '../../fixtures/core/fixture-text.ts'
import { recordAll } from '../../fixtures/core/record.ts'
import { fixtureNames, fixtureTextOf } from './fixture-files.ts'
import { startRecordedServices } from './recorded-services.ts'

it('every fixture on disk, and no other, is what `npm run record` would write now', async () => {
  // Services of its own for each try, since recording changes what they hold.
  const services = await startRecordedServices(inject('ownerUrl'))
  onTestFinished(services.stop)
  const recorded = Object.fromEntries(
    [...(await recordAll(services))].map(([name, fixture]) => [name, fixtureText(fixture)]),
  )
  expect(fixtureNames()).toEqual(Object.keys(recorded).sort())
  // The first line that differs of each, since an error shows only the beginning of long texts.
  const differences = fixtureNames().flatMap((name) => {
    const now = (recorded[name] ?? '').split('\n')
    const before = fixtureTextOf(name).split('\n')
    const longer = now.length > before.length ? now : before
    const place = longer.findIndex((_, row) => now[row] !== before[row])
    return place < 0 ? [] : [`${name}: ${before[place]} is now ${now[place]}`]
  })
  expect(differences.join('\n')).toBe('')
})
