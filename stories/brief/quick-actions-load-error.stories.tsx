/** The dialogs of the quick actions, when their code could not be loaded. */
import { ActionsLoadError } from '../../web/brief/ActionsLoadError.tsx'
import { overBriefs } from '../core/over-briefs.ts'

export default { title: 'Signed in/Briefs/Quick actions load error' }

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

const QuickActions = () => (
  <>
    <h1>Briefs</h1>
    <ActionsLoadError actions={actions} open="emails" onClose={nothing} />
  </>
)

export const Open = overBriefs(QuickActions)
export const Dark = overBriefs(QuickActions, { theme: 'dark' })
export const Narrow = overBriefs(QuickActions, { width: 390 })
Narrow.storyName = '390'
