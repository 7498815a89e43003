/** Dialogs whose code could not be loaded: a dialog of its own, and those of the quick actions. */
import { answer } from '../../fixtures/core/answers.ts'
import getMe from '../../fixtures/session/getMe.json'
import { ActionsLoadError } from '../../web/brief/ActionsLoadError.tsx'
import { DialogLoadError } from '../../web/kit/overlays/DialogLoadError.tsx'
import { screensOf, signedInScreens } from '../../web/shell/screens.tsx'
import { screenAnswers } from '../core/screen-answers.ts'
import { type StorySetting, story } from '../core/story.tsx'

export default { title: 'Dialogs that were not fetched' }

const nothing = () => {}
const untouched = {
  items: null,
  runId: '',
  isEdited: false,
  isRestored: false,
  isRunning: false,
  error: undefined,
  run: () => Promise.resolve(),
  cancel: nothing,
  change: nothing,
  discard: nothing,
}
const actions = { emails: untouched, roster: untouched, social: untouched }

const Inbox = () => (
  <>
    <h1>Briefs</h1>
    <DialogLoadError title="CEO Inbox" isOpen onClose={nothing} />
  </>
)
const QuickActions = () => (
  <>
    <h1>Briefs</h1>
    <ActionsLoadError actions={actions} open="emails" onClose={nothing} />
  </>
)

const over = (Screen: typeof Inbox, more: Partial<StorySetting> = {}) =>
  story({
    route: '/briefs',
    answers: [answer('getMe', getMe), ...screenAnswers],
    routes: screensOf({ ...signedInScreens, '/briefs': { load: () => Promise.resolve(Screen) } }),
    ...more,
  })

export const LostOpened = over(Inbox)
export const LostDark = over(Inbox, { theme: 'dark' })
export const LostNarrow = over(Inbox, { width: 390 })

export const ActionsLostOpened = over(QuickActions)
export const ActionsLostDark = over(QuickActions, { theme: 'dark' })
export const ActionsLostNarrow = over(QuickActions, { width: 390 })
