/** Splits streamed text into complete sentences and lines, so that each can be checked before it is shown. */

/** Longer sentences are passed on before their end. */
const patience = 800

const sentenceEnd = /\n+|[.!?][)\]"'”’*_]*[^\S\n]+/g

const endOfLastSentence = (text: string): number => {
  let end = 0
  for (const found of text.matchAll(sentenceEnd)) end = found.index + found[0].length
  if (end > 0 || text.length <= patience) return end
  const space = text.lastIndexOf(' ')
  return space > 0 ? space + 1 : text.length
}

/** Takes pieces and returns the complete part, '' if there is none; `rest` returns the remainder at the end. */
export class Sentences {
  private held = ''

  take(piece: string): string {
    this.held += piece
    const end = endOfLastSentence(this.held)
    const whole = this.held.slice(0, end)
    this.held = this.held.slice(end)
    return whole
  }

  rest(): string {
    const { held } = this
    this.held = ''
    return held
  }
}
