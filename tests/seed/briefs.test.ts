/** The seeded briefs: based on the records of their time, varied and deterministic. */
import { describe, expect, it, test } from 'vitest'
import { E } from '#schema/core/fp'
import { eventType } from '#schema/events'
import { recordsOf } from '../../service/seed/brief-records.ts'
import { businesses } from '../../service/seed/businesses.ts'
import { brisbaneDay, businessNames, now, only, seed, seedWithBriefs } from './history.ts'

describe.each(businessNames)('the briefs of %s', (business) => {
  const history = seedWithBriefs(business)
  const briefs = history.flatMap(({ event, recordedAt }) =>
    event.type === 'BriefGenerated' ? [{ ...event.data, recordedAt }] : [],
  )

  it('are at least a dozen, in their places, in an otherwise unchanged history', () => {
    expect(briefs.length).toBeGreaterThanOrEqual(12)
    const times = history.map(({ recordedAt }) => recordedAt)
    expect(times).toEqual([...times].sort())
    expect(history.filter(({ event }) => event.type !== 'BriefGenerated')).toEqual(seed(business))
    expect(history.length).toBeLessThanOrEqual(256)
  })

  it('are the same in every run', () => {
    expect(seedWithBriefs(business)).toEqual(history)
  })

  it('decode, and have all three texts', () => {
    for (const { event } of history.filter(({ event }) => event.type === 'BriefGenerated'))
      expect(eventType(event.type)?.data.decode(event.data)).toEqual(E.right(event.data))
    for (const { basis } of briefs) expect(basis.advisor.name).toBe('built-in')
  })

  it('use nothing recorded after them', () => {
    for (const { basis, recordedAt } of briefs)
      for (const { asOf, inputs } of basis.figures)
        for (const day of [asOf, ...inputs.flatMap(({ from, to }) => [from ?? [], to ?? []].flat())])
          expect(day <= brisbaneDay(recordedAt), `${day} ${recordedAt}`).toBe(true)
  })

  it('are written in the style of their time, three styles in all', () => {
    let style = ''
    for (const { event } of history) {
      if (event.type === 'PersonaChanged') style = event.data.personaKey
      if (event.type === 'BriefGenerated') expect(event.data.personaKey).toBe(style)
    }
    expect(new Set(briefs.map(({ personaKey }) => personaKey)).size).toBe(3)
  })

  it('have findings for nearly every question, and cite texts on record', () => {
    const isOpen = briefs.filter(({ category }) => category === 'Open question')
    expect(isOpen.length).toBeLessThanOrEqual(2)
    expect(new Set(briefs.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4)
    expect(briefs.filter(({ basis }) => basis.passages.length > 0).length).toBeGreaterThanOrEqual(2)
    expect(new Set(briefs.map(({ what }) => what)).size).toBe(briefs.length)
  })
})

test('no two businesses share a text or a question', () => {
  const briefs = businessNames.flatMap((business) =>
    only(seedWithBriefs(business), 'BriefGenerated').map(({ data }) => data),
  )
  for (const part of ['topic', 'what', 'why', 'soWhat'] as const)
    expect(new Set(briefs.map((brief) => brief[part])).size).toBe(briefs.length)
})

test('the records at a moment are in the order that the service gives', () => {
  const all = seedWithBriefs('cafe')
  const name = businesses.cafe.parameters.name
  const records = recordsOf({ name, type: 'cafe' }, all, now)
  expect([records.kpis.length, records.advisories.length, records.memos.length]).toEqual([53, 14, 8])
  expect(records.memos.filter(({ status }) => status === 'unread')).toHaveLength(3)
  for (const listed of [records.advisories, records.memos, records.briefs]) {
    const times = listed.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
  }
  expect(records.focus?.primaryFocus).toBe('Improve Customer Retention')
  expect(records.profile.savedAt).toBeDefined()
  const early = recordsOf({ name, type: 'cafe' }, all.slice(0, 20), now)
  expect([early.focus, early.profile.savedAt, early.days.length]).toEqual([null, undefined, 0])
})
