/** A dialog whose code could not be loaded. */
import { DialogLoadError } from '../../web/kit/overlays/DialogLoadError.tsx'
import { overBriefs } from '../core/over-briefs.ts'

export default { title: 'Kit/Dialog load error' }

const nothing = () => {}

const Inbox = () => (
  <>
    <h1>Briefs</h1>
    <DialogLoadError title="CEO Inbox" isOpen onClose={nothing} />
  </>
)

export const Open = overBriefs(Inbox)
export const Dark = overBriefs(Inbox, { theme: 'dark' })
export const Narrow = overBriefs(Inbox, { width: 390 })
Narrow.storyName = '390'
