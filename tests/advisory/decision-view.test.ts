/** Groups, owners and address of the Decisions screen, and what the form sends. */
import { describe, expect, it } from 'vitest'
import { Decision, DecisionOwner } from '#schema/advisory/decision'
import { decodeOrThrow } from '#schema/core/decode'
import {
  decisionFaults,
  emptyDecision,
  firstDecision,
  firstPlan,
  planOfFields,
  promisedIn,
} from '../../web/advisory/decisions/decision-form.ts'
import {
  byDueWeek,
  isOverdue,
  nobody,
  ofOwner,
  ownersOf,
  readDecisionView,
  writeDecisionView,
} from '../../web/advisory/decisions/decision-view.ts'

const decision = (id: string, more: object = {}): Decision =>
  decodeOrThrow(
    Decision,
    { id, title: id, message: id, state: 'open', decidedAt: '2026-11-20T00:00:00.000Z', ...more },
    'a decision',
  )
/** Wednesday 25 November 2026, 9 am in Brisbane. */
const moment = new Date('2026-11-24T23:00:00.000Z')

describe('the week', () => {
  it('ends on its Sunday, and has what is overdue', () => {
    const all = ['2026-11-01', '2026-11-25', '2026-11-29', '2026-11-30'].map((due) => decision(due, { due }))
    const { due, later } = byDueWeek([...all, decision('never')], moment)
    expect(due.map(({ id }) => id)).toEqual(['2026-11-01', '2026-11-25', '2026-11-29'])
    expect(later.map(({ id }) => id)).toEqual(['2026-11-30', 'never'])
    expect(all.map((one) => isOverdue(one, moment))).toEqual([true, false, false, false])
  })

  it('on a Sunday is that day', () => {
    const sunday = new Date('2026-11-28T20:00:00.000Z')
    const { due } = byDueWeek(
      ['2026-11-29', '2026-11-30'].map((day) => decision(day, { due: day })),
      sunday,
    )
    expect(due.map(({ id }) => id)).toEqual(['2026-11-29'])
  })
})

describe('owners', () => {
  const tess = { id: 'a1', name: 'Tess' }
  const all = [
    decision('one', { owner: { name: 'Dom' } }),
    decision('two', { owner: tess }),
    decision('three'),
  ]

  it('are listed once by name, those without one last', () => {
    const again = decision('four', { owner: tess })
    expect([...ownersOf([...all, again]).values()]).toEqual(['Dom', 'Tess', undefined])
  })

  it('select their decisions; a name is not taken for the member of that name', () => {
    const namesake = decision('five', { owner: { name: 'Tess' } })
    expect(ofOwner([...all, namesake], 'a1').map(({ id }) => id)).toEqual(['two'])
    expect(ofOwner(all, nobody).map(({ id }) => id)).toEqual(['three'])
    expect(ofOwner(all, undefined)).toEqual(all)
  })
})

it('keeps the view in the address and leaves out what is usual', () => {
  const view = { view: 'list', owner: 'a1', opened: 'x' } as const
  const address = writeDecisionView(new URLSearchParams('other=1'), view)
  expect(readDecisionView(address)).toEqual(view)
  expect(address.get('other')).toBe('1')
  const usual = writeDecisionView(address, { view: 'board', owner: undefined, opened: undefined })
  expect(usual.toString()).toBe('other=1')
  expect(readDecisionView(new URLSearchParams('view=wall')).view).toBe('board')
})

describe('the form', () => {
  const members = [decodeOrThrow(DecisionOwner, { id: 'a1', name: 'Tess' }, 'an owner')]

  it('names a member by id and anybody else by name', () => {
    expect(planOfFields({ owner: ' tess ', due: '2026-12-01' }, members)).toEqual({
      due: '2026-12-01',
      ownerId: 'a1',
    })
    expect(planOfFields({ owner: 'Dom', due: '' }, members)).toEqual({ ownerName: 'Dom' })
    expect(planOfFields({ owner: ' ', due: 'soon' }, members)).toEqual({})
  })

  it('keeps the owner while the name is unchanged, whoever else has it', () => {
    const [first, second, outside] = ['a1', 'a2', undefined].map((id) =>
      decodeOrThrow(DecisionOwner, { name: 'Tess', ...(id && { id }) }, 'an owner'),
    )
    const fields = { owner: 'Tess', due: '2026-12-01' }
    const both = [first, second].flatMap((one) => one ?? [])
    expect(planOfFields(fields, both, second)).toEqual({ due: '2026-12-01', ownerId: 'a2' })
    expect(planOfFields(fields, both, outside)).toEqual({ due: '2026-12-01', ownerName: 'Tess' })
    // A former member, whom the list of owners lacks.
    expect(planOfFields(fields, [], second)).toEqual({ due: '2026-12-01', ownerId: 'a2' })
    expect(planOfFields({ ...fields, owner: 'Dom' }, both, second)).toEqual({
      due: '2026-12-01',
      ownerName: 'Dom',
    })
  })

  it('leaves a new decision to its writer, whoever else has that name', () => {
    expect(firstPlan({ owner: 'Tess', due: '2026-12-01' }, members, 'Tess')).toEqual({ due: '2026-12-01' })
    expect(firstPlan({ owner: 'Tess', due: '' }, members, 'Dom')).toEqual({ ownerId: 'a1' })
  })

  it('wants a title and no day that has passed, unless it was set before', () => {
    const fields = { ...emptyDecision, title: ' ', due: '2026-11-24' }
    expect(decisionFaults(fields, moment)).toMatchObject({ title: true, due: true })
    expect(decisionFaults({ ...fields, title: 'x' }, moment, '2026-11-24')).toMatchObject({
      title: false,
      due: false,
    })
    expect(decisionFaults({ ...fields, title: 'x', due: '' }, moment).due).toBe(false)
  })
})

describe('the expected effect', () => {
  const fields = { ...emptyDecision, title: 'x', measure: 'costs', change: '', weeks: '4' } as const

  it.each([
    ['160', 160],
    ['$1,200.50', 1200.5],
    ['−200', -200],
    ['- 200', -200],
    ['+90', 90],
  ])('reads %s', (change, value) => {
    expect(promisedIn({ ...fields, change })).toEqual({ measure: 'costs', change: value, weeks: 4 })
    expect(decisionFaults({ ...fields, change }, moment)).toMatchObject({ change: false, weeks: false })
  })

  it.each(['', '0', 'a lot', '1.2.3', '1e99', '12,34 a week', '1,5', '12,50'])('refuses “%s”', (change) => {
    expect(promisedIn({ ...fields, change })).toBeUndefined()
    expect(decisionFaults({ ...fields, change }, moment).change).toBe(true)
  })

  it.each(['', '0', '27', '2.5', 'four'])('refuses %s weeks', (weeks) => {
    expect(decisionFaults({ ...fields, change: '160', weeks }, moment).weeks).toBe(true)
  })

  it('is left out where no measure is chosen', () => {
    expect(promisedIn({ ...fields, measure: '', change: 'anything' })).toBeUndefined()
    expect(decisionFaults({ ...fields, measure: '', change: 'anything', weeks: '' }, moment)).toMatchObject({
      change: false,
      weeks: false,
    })
  })
})

it('starts with the owner and a due date filled in, as an accepted advisory does', () => {
  expect(firstDecision(moment, 'Tess Hanrahan')).toMatchObject({
    owner: 'Tess Hanrahan',
    due: '2026-12-09',
    measure: '',
    weeks: '4',
  })
})
