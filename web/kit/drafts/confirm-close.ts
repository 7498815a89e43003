/** Closing a form beside a screen loses its edits as going to another screen would. */
import { confirmLeave, unsavedBetween } from '../../core/unsaved.ts'

/** True when nothing would be lost, or the user agrees to lose it. */
export const confirmClose = (): Promise<boolean> => {
  const { pathname, search } = window.location
  return confirmLeave(unsavedBetween({ pathname, search }, { pathname: '', search: '' }))
}
