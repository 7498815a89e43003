/** Says whether an edit changed a draft: "with your change" over one that is as it was would be untrue. */
import { type Line, say } from '../../line.ts'

/** The line above a draft after an edit, with what is to be said of it in any case. */
export const editedLine = (before: unknown, after: unknown, always = ''): Line | undefined => {
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  const told = isSame
    ? 'I found nothing to change for that, so it is as it was.'
    : 'Here it is with your change.'
  return say`${`${told} ${always}`.trim()}`
}
