/** The fixtures match what the service answers today: they are recorded again and compared. */
import { expect, inject, it, onTestFinished } from 'vitest'
import { fixtureText, recordAll } from '../../fixtures/core/record.ts'
import { fixtureNames, fixtureTextOf } from './fixture-files.ts'
import { startRecordedServices } from './recorded-services.ts'

it('every fixture on disk, and no other, is what `npm run record` would write now', async () => {
  // Services of its own for each try, since recording changes what they hold.
  const services = await startRecordedServices(inject('ownerUrl'))
  onTestFinished(services.stop)
  const recorded = Object.fromEntries(
    [...(await recordAll(services))].map(([name, fixture]) => [name, fixtureText(fixture)]),
  )
  const onDisk = Object.fromEntries(fixtureNames().map((name) => [name, fixtureTextOf(name)]))
  expect(Object.keys(onDisk)).toEqual(Object.keys(recorded).sort())
  expect(onDisk).toEqual(recorded)
})
