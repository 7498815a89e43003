import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Tour } from '#schema/profile/tour'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { rowsAroundRebuild } from '../read-models/rows-of.ts'

let running: TestService
beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

const tour = async (session: string) => decodeJson(Tour, await running.call('GET', '/api/tour', { session }))
const leave = (session: string, body: object) => running.call('POST', '/api/tour/leave', { session, body })
const left = (workspace: string) => running.service.store.readStream(workspace, 'profile-tour')

it('is offered until it was left, in this business only, and stays so after a rebuild', async () => {
  const session = await running.signIn('cafe')
  expect(await tour(session)).toEqual({ isOffered: true })
  expectProblem(await leave(session, { ending: 'bored' }), 400, 'ending')
  expect(await tour(session)).toEqual({ isOffered: true })
  expect(decodeJson(Tour, await leave(session, { ending: 'declined' }))).toEqual({ isOffered: false })
  expect(await tour(session)).toEqual({ isOffered: false })
  expect(await tour(await running.signIn('cafe'))).toEqual({ isOffered: false })
  expect(await tour(await running.signIn('consulting'))).toEqual({ isOffered: true })
  const { live, rebuilt } = await rowsAroundRebuild(running, 'cafe', ['tour_ending'])
  expect(live).toHaveLength(1)
  expect(rebuilt).toEqual(live)
  expect(await tour(session)).toEqual({ isOffered: false })
})

it('records the first ending alone', async () => {
  const session = await running.signIn('realestate')
  await leave(session, { ending: 'finished' })
  await leave(session, { ending: 'closed' })
  expect((await left('realestate')).map(({ type, data }) => [type, data])).toEqual([
    ['TourLeft', { ending: 'finished' }],
  ])
})
