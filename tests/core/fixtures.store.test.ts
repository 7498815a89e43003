/** The fixtures match what the service answers today: they are recorded again and compared. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fixtureText, recordAll } from '../../fixtures/core/record.ts'
import { fixtureNames, fixtureTextOf } from './fixture-files.ts'
import { type RecordedServices, startRecordedServices } from './recorded-services.ts'

let services: RecordedServices

beforeAll(async () => {
  services = await startRecordedServices(inject('ownerUrl'))
})

afterAll(() => services.stop())

it('every fixture on disk, and no other, is what `npm run record` would write now', async () => {
  const recorded = Object.fromEntries(
    [...(await recordAll(services))].map(([name, fixture]) => [name, fixtureText(fixture)]),
  )
  const onDisk = Object.fromEntries(fixtureNames().map((name) => [name, fixtureTextOf(name)]))
  expect(Object.keys(onDisk)).toEqual(Object.keys(recorded).sort())
  expect(onDisk).toEqual(recorded)
})
