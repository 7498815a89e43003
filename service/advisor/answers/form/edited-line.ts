/** Says whether an edit changed a draft: "with your change" over one that is as it was would be untrue. */
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'

/** The line above a draft after an edit, with what is to be said of it in any case; `undone` are the parts that changed nothing. */
export const editedLine = (
  before: unknown,
  after: unknown,
  always = '',
  undone: readonly string[] = [],
): Line | undefined => {
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  const left = undone.flatMap((part) => quoted(part, 80) ?? [])
  const told = isSame
    ? 'I found nothing to change for that, so it is as it was.'
    : left.length > 0
      ? `Here it is with part of your change. I couldn’t do this: ${left.join(', ')}.`
      : 'Here it is with your change.'
  return say`${`${told} ${always}`.trim()}`
}
