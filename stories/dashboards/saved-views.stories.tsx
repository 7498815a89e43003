/** Saved views, in their menu on Finance and on the Decision Log. */
import { api } from '#schema/api'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import countAudit from '../../fixtures/decision-log/countAudit.json'
import listAuditMasked from '../../fixtures/decision-log/listAudit.masked.json'
import listViewsEmpty from '../../fixtures/search/listViews.empty.json'
import listViews from '../../fixtures/search/listViews.json'
import removeView from '../../fixtures/search/removeView.json'
import renameView from '../../fixtures/search/renameView.json'
import saveViewInvalid from '../../fixtures/search/saveView.invalid.json'
import saveView from '../../fixtures/search/saveView.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { forecasts, hours, layout, me, records } from './dashboard-answers.ts'
import { chart } from './series-answers.ts'

export default { title: 'Signed in/Saved views' }

const route = '/dashboard/finance'
const finance = [
  me,
  layout,
  records,
  hours,
  forecasts,
  replay('listAdvisories', listAdvisories),
  ...chart,
  replayAny('renameView', renameView),
  replayAny('removeView', removeView),
]
const views = replay('listViews', listViews)
const saves = replayAny('saveView', saveView)
const acts = [{ press: 'Views' }]

/** One view of Finance; that of the Decision Log is not in this menu. */
export const Filled = story({ route, answers: [...finance, views, saves], acts })

export const Empty = story({ route, answers: [...finance, replay('listViews', listViewsEmpty), saves], acts })

/** Another view of the screen has the name. */
export const Refused = story({
  route,
  answers: [...finance, views, replayAny('saveView', saveViewInvalid)],
  acts,
})

/** The views of the Decision Log. */
export const OfLog = story({
  route: '/audit',
  answers: [me, replay('listAudit', listAuditMasked), replayAny('countAudit', countAudit), views, saves],
  acts,
})

export const Loading = story({ route, answers: [...finance, neverRespond('listViews')], acts })

/** Try again works. */
export const LoadError = story({
  route,
  answers: () => [...finance, replayAny('listViews', unavailable, { once: true }), views],
  acts,
})

export const LongText = story({
  route,
  answers: [
    ...finance,
    replayAny(
      'listViews',
      changed(listViews, api.listViews.output, (all) =>
        all.flatMap((view, index) => [
          { ...view, screen: 'finance' as const, name: index === 0 ? unbroken(60) : longer(view.name, 60) },
        ]),
      ),
    ),
  ],
  acts,
})

export const Dark = story({ route, answers: [...finance, views, saves], acts, theme: 'dark' })

export const Narrow = story({ route, answers: [...finance, views, saves], acts, width: 390 })
Narrow.storyName = '390'
