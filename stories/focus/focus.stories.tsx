import '../../web/kit/theme/blueprint.css'
import { api } from '#schema/api'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import createFocusConflict from '../../fixtures/focus/createFocus.conflict.json'
import createFocus from '../../fixtures/focus/createFocus.json'
import getFocusChanged from '../../fixtures/focus/getFocus.changed.json'
import getFocus from '../../fixtures/focus/getFocus.json'
import getFocusNone from '../../fixtures/focus/getFocus.none.json'
import updateFocus from '../../fixtures/focus/updateFocus.json'
import getMe from '../../fixtures/session/getMe.json'
import { FocusManagement } from '../../web/focus/FocusManagement.tsx'
import { Panel } from '../../web/kit/Panel.tsx'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Focus' }

const route = '/nudges?focus=edit'
const around = [replay('getMe', getMe), replay('listAdvisories', listAdvisories)]
const changing = () => [
  ...around,
  replay('getFocus', getFocus, { once: true }),
  replay('getFocus', getFocusChanged),
  replay('updateFocus', updateFocus),
]
const setting = () => [...around, replay('getFocus', getFocusNone, { once: true })]
const nowSet = replayAny('getFocus', { ...createFocus, request: getFocus.request })

/** A focus that can be changed. */
export const Filled = story({ route, answers: changing })

/** Only the button, with the current focus. */
export const Closed = story({ route: '/nudges', answers: changing })

/** No focus yet: the form has the defaults, and saving sets the first focus. */
export const Empty = story({
  route,
  answers: () => [...setting(), nowSet, replay('createFocus', createFocus)],
})

export const Loading = story({ route, answers: [...around, neverRespond('getFocus')] })

/** The focus fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    ...around,
    replayAny('getFocus', unavailable, { once: true }),
    replay('getFocus', getFocus),
  ],
})

/** The first save is refused; the second works. */
export const SaveError = story({
  route,
  answers: () => [
    ...around,
    replay('getFocus', getFocus, { once: true }),
    replayAny('updateFocus', unavailable, { once: true }),
    replay('updateFocus', updateFocus),
    replay('getFocus', getFocusChanged),
  ],
})

/** The reply to a save is lost. */
export const ReplyLost = story({
  route,
  answers: [...around, replay('getFocus', getFocus), networkError('updateFocus')],
})

/** A colleague set a focus first: the first save is refused, the second changes the colleague's. */
export const Conflict = story({
  route,
  answers: () => [
    ...setting(),
    nowSet,
    replay('createFocus', createFocusConflict),
    replayAny('updateFocus', { ...createFocus, request: updateFocus.request }),
  ],
})

const OwnScreen = () => (
  <main>
    <h1>Strategic</h1>
    <Panel title="Business focus">
      <FocusManagement businessName={undefined} />
    </Panel>
  </main>
)

/** The form as a panel, which stays open after saving. */
export const InPanel = story({
  route: '/',
  answers: changing,
  routes: [{ path: '/', Component: OwnScreen }],
})

/** The save has not been answered. */
export const Saving = story({
  route,
  answers: [...around, replay('getFocus', getFocus), neverRespond('updateFocus')],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

const long = changed(getFocus, api.getFocus.output, (focus) =>
  focus === null
    ? null
    : {
        ...focus,
        primaryFocus: longer(focus.primaryFocus, 200),
        description: longer(focus.description ?? '', 4000),
        secondaryPriorities: [...focus.secondaryPriorities, longer('Cost Management', 200), unbroken(200)],
        successMetrics: [...focus.successMetrics, unbroken(200)],
      },
)

export const LongText = story({ route, answers: [...around, replayAny('getFocus', long)] })

export const LongTextNarrow = story({ route, answers: [...around, replayAny('getFocus', long)], width: 390 })
LongTextNarrow.storyName = 'Long text 390'

export const Dark = story({ route, answers: changing, theme: 'dark' })

export const Narrow = story({ route, answers: changing, width: 390 })
Narrow.storyName = '390'
