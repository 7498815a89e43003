/** A draft taken apart: greeting, paragraphs and sign-off of a letter; greeting, sentences and name of a text message. */

export type Letter = {
  readonly head: string
  readonly middle: readonly string[]
  readonly foot: string
  /** What stands between its parts. */
  readonly joint: ' ' | '\n\n'
}

const textMessage = /^(?<head>Hi(?:,| [^,.]{1,60}[.,])) (?<middle>.+?[.!?\]])(?: (?<foot>[^.!?]+))?$/

/** The parts of a draft. */
export const partsOf = (body: string): Letter => {
  const parts = body.split('\n\n')
  const isLetter = parts.length > 2 && /,$/.test(parts[0] ?? '')
  if (isLetter)
    return { head: parts[0] ?? '', middle: parts.slice(1, -1), foot: parts.at(-1) ?? '', joint: '\n\n' }
  const { head, middle, foot = '' } = (parts.length === 1 && textMessage.exec(body)?.groups) || {}
  return head && middle
    ? { head, middle: [middle], foot, joint: ' ' }
    : { head: '', middle: parts, foot: '', joint: '\n\n' }
}

/** The draft of these parts. */
export const joined = ({ head, middle, foot, joint }: Letter): string =>
  [head, ...middle, foot].filter((one) => one !== '').join(joint)
