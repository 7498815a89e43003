/** Streams a model's text, with tools for look-ups. */
import { type LanguageModel, NoSuchToolError, stepCountIs, streamText } from 'ai'
import { callSettings } from './language-model.ts'
import { unreadable } from './model-error.ts'
import type { Prompt } from './prompt.ts'
import type { Within } from './retry-policy.ts'
import { type TokenUsage, tokenUsageOf } from './token-usage.ts'
import { maxCalls, type TurnTools } from './tools/turn-tools.ts'

/** Usage of a text, whether it reached the maximum length before its end, and whether the model wanted more look-ups. */
export type StreamedText = {
  readonly spent: TokenUsage
  readonly isCut: boolean
  readonly isUnanswered: boolean
}

/** Receives a text: its pieces, and the end of a step, after which the model continues with what it looked up. */
export type Listener = {
  readonly piece: (text: string) => Promise<void>
  readonly step: () => Promise<void>
}

/** One call per step, then the answer, plus one for a model that calls again instead of answering. */
const maxSteps = maxCalls + 2

/**
 * Passes on each piece; waits for each no longer than `within` allows. Throws if the text breaks off. Once
 * the tools are used up, or `isLate`, the model gets none.
 */
export const streamReply = async (
  model: LanguageModel,
  { system, messages }: Prompt,
  tools: TurnTools,
  listener: Listener,
  {
    within,
    signal,
    isLate,
  }: { readonly within: Within; readonly signal: AbortSignal; readonly isLate: () => boolean },
): Promise<StreamedText> => {
  const ending = new AbortController()
  const { fullStream } = streamText({
    model,
    system,
    messages: [...messages],
    tools: tools.set,
    stopWhen: stepCountIs(maxSteps),
    prepareStep: () => (tools.isSpent || isLate() ? { toolChoice: 'none', activeTools: [] } : {}),
    // An unreadable call is answered like one with wrong arguments, so that its text is returned between
    // marks.
    experimental_repairToolCall: async ({ toolCall, error }) => ({
      ...toolCall,
      toolName: NoSuchToolError.isInstance(error) ? 'query' : toolCall.toolName,
      input: '{}',
    }),
    abortSignal: AbortSignal.any([signal, ending.signal]),
    // Errors arrive in the stream; the library would print them with the request.
    onError: () => {},
    ...callSettings,
  })
  const parts = fullStream[Symbol.asyncIterator]()
  let wantsMore = false
  try {
    for (;;) {
      const { done, value: part } = await within(() => parts.next())
      if (done) throw unreadable()
      if (part.type === 'text-delta') await listener.piece(part.text)
      if (part.type === 'error') throw part.error
      if (part.type === 'start-step') wantsMore = false
      if (part.type === 'tool-call') wantsMore = true
      if (part.type === 'finish-step') {
        // Without a reason, the connection ended before the text did.
        if (part.finishReason === 'unknown' || part.finishReason === 'error')
          throw unreadable(tokenUsageOf(part.usage))
        await listener.step()
      }
      if (part.type !== 'finish') continue
      const spent = tokenUsageOf(part.totalUsage)
      return { spent, isCut: part.finishReason === 'length', isUnanswered: wantsMore }
    }
  } finally {
    ending.abort()
  }
}
