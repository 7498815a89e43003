/** The recorded files behind a story, read from the handlers that answer for it. */
import type { HttpHandler } from 'msw'
import { fixtureFile, ReplayHandler } from '../../fixtures/core/replay.ts'

/** A recorded file, or a call without one: it is never answered, it fails, or the story makes up the answer. */
export type AnswerSource = {
  readonly call: string
  /** Path below `fixtures/`. */
  readonly file: string | undefined
  /** True if the story changed the recorded answer. */
  readonly isChanged: boolean
  /** True once the screen has made the call. */
  readonly isAsked: boolean
}

const sourceOf = ({ call, fixture, isUsed }: ReplayHandler): AnswerSource => {
  const recorded = fixture?.[fixtureFile]
  return {
    call,
    file: recorded?.name,
    isChanged: recorded !== undefined && fixture?.body !== recorded.body,
    isAsked: isUsed,
  }
}

/** The sources of a story's own answers, each once, and those of the frame that were requested. */
export const sourcesOf = (
  own: readonly HttpHandler[],
  frame: readonly HttpHandler[] = [],
): readonly AnswerSource[] => {
  const handlers = [...own, ...frame.filter(({ isUsed }) => isUsed)]
  const found = new Map<string, AnswerSource>()
  for (const handler of handlers) {
    if (!(handler instanceof ReplayHandler)) continue
    const source = sourceOf(handler)
    const key = `${source.file ?? source.call} ${source.isChanged}`
    found.set(key, { ...source, isAsked: source.isAsked || found.get(key)?.isAsked === true })
  }
  return [...found.values()]
}
