/** Rules of saved searches and views: a limited number, and only what is saved is renamed or removed. */
import { describe, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import type { AnyEvent } from '#schema/events'
import { AccountId } from '#schema/people/people'
import { maxViews, ViewId } from '#schema/search/saved-view'
import { maxSaved, SearchId } from '#schema/search/search'
import { searchDecider } from '../../service/search/search.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(searchDecider)
const idOf = (text: string): SearchId => decodeOrThrow(SearchId, text, 'id')
const searchId = idOf('s1')
const accountId = decodeOrThrow(AccountId, 'a1', 'id')
const search = { subject: 'person-a1', box: 'sealed' }
const renamed = { subject: 'person-a1', box: 'sealed anew' }
const saved = (id = searchId): AnyEvent => ({
  type: 'SearchSaved',
  data: { searchId: id, search, accountId },
})
const removed: AnyEvent = { type: 'SearchRemoved', data: { searchId } }

it('is saved with whose it is, and in a demo without', () => {
  given().when({ type: 'save', searchId, search, accountId }).yields(saved())
  given().when({ type: 'save', searchId, search }).yields({ type: 'SearchSaved', data: { searchId, search } })
})

it('is renamed and removed while it is saved', () => {
  given(saved())
    .when({ type: 'rename', searchId, search: renamed, accountId })
    .yields({ type: 'SearchRenamed', data: { searchId, search: renamed, accountId } })
  given(saved()).when({ type: 'remove', searchId, search, accountId }).yields(removed)
  for (const type of ['rename', 'remove'] as const) {
    given().when({ type, searchId, search, accountId }).refused('search/unknown')
    given(saved(), removed).when({ type, searchId, search, accountId }).refused('search/unknown')
  }
})

it('is refused beyond fifty, until one is removed', () => {
  const many = Array.from({ length: maxSaved }, (_, n) => saved(n === 0 ? searchId : idOf(`s${n + 1}`)))
  const another = { type: 'save', searchId: idOf('another'), search, accountId } as const
  given(...many)
    .when(another)
    .refused('search/too-many')
  given(...many, removed)
    .when(another)
    .yields(saved(another.searchId))
})

describe('a view', () => {
  const viewId = decodeOrThrow(ViewId, 'v1', 'id')
  const view = { subject: 'person-a1', box: 'sealed' }
  const data = { viewId, screen: 'finance', view, accountId } as const
  const checked = [view.box, renamed.box]
  const kept = (id: string): AnyEvent => ({
    type: 'ViewSaved',
    data: { ...data, viewId: decodeOrThrow(ViewId, id, 'id') },
  })
  const gone: AnyEvent = { type: 'ViewRemoved', data: { viewId, screen: 'finance' } }

  it('is saved, renamed and removed with its screen', () => {
    given()
      .when({ type: 'save', ...data, checked })
      .yields(kept('v1'))
    given(kept('v1'))
      .when({ type: 'rename', ...data, view: renamed, checked })
      .yields({ type: 'ViewRenamed', data: { ...data, view: renamed } })
    given(kept('v1'))
      .when({ type: 'remove', ...data, checked })
      .yields(gone)
    for (const type of ['rename', 'remove'] as const) {
      given()
        .when({ type, ...data, checked })
        .refused('search/unknown-view')
      given(kept('v1'), gone)
        .when({ type, ...data, checked })
        .refused('search/unknown-view')
    }
  })

  it('is refused if another got a name that its own was not checked against', () => {
    const another = { ...data, viewId: decodeOrThrow(ViewId, 'another', 'id'), view: renamed }
    const anew: AnyEvent = { type: 'ViewRenamed', data: { ...data, view: { ...view, box: 'named anew' } } }
    for (const [events, seen] of [
      [[kept('v1')], []],
      [[kept('v1'), anew], [view.box]],
    ] as const)
      given(...events)
        .when({ type: 'save', ...another, checked: seen })
        .refused('search/views-changed')
    given(kept('v1'), kept('another'), anew)
      .when({ type: 'rename', ...another, checked: [view.box] })
      .refused('search/views-changed')
    // The name that a view gives up is no other's.
    given(kept('v1'))
      .when({ type: 'rename', ...data, view: renamed, checked: [] })
      .yields({ type: 'ViewRenamed', data: { ...data, view: renamed } })
    given(kept('v1'), gone)
      .when({ type: 'save', ...another, checked: [] })
      .yields({ type: 'ViewSaved', data: another })
  })

  it('is refused beyond thirty, until one is removed', () => {
    const many = Array.from({ length: maxViews }, (_, n) => kept(`v${n + 1}`))
    const another = {
      type: 'save',
      ...data,
      checked,
      viewId: decodeOrThrow(ViewId, 'another', 'id'),
    } as const
    given(...many)
      .when(another)
      .refused('search/too-many')
    given(...many, gone)
      .when(another)
      .yields(kept('another'))
  })
})
