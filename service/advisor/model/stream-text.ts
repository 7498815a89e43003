/** Has a model write a text, with tools to look things up, and hears it as it is written. */
import { type LanguageModel, NoSuchToolError, stepCountIs, streamText } from 'ai'
import { callSettings } from './language-model.ts'
import { unreadable } from './model-error.ts'
import type { Prompt } from './prompt.ts'
import type { Within } from './retry-policy.ts'
import { type TokenUsage, tokenUsageOf } from './token-usage.ts'
import { maxCalls, type TurnTools } from './tools/turn-tools.ts'

/** What a text cost, whether it came to the longest length before its end, and whether the model still wanted to look up more. */
export type StreamedText = {
  readonly spent: TokenUsage
  readonly isCut: boolean
  readonly isUnanswered: boolean
}

/** What hears a text: its pieces, and the end of a step, after which the model goes on with what it looked up. */
export type Listener = {
  readonly piece: (text: string) => Promise<void>
  readonly step: () => Promise<void>
}

/** One call a step, then the answer, and one more for a model that calls again when it should answer. */
const maxSteps = maxCalls + 2

/**
 * Tells each piece of the text; waits for each no longer than `within` allows. Throws where the text breaks off. Once the
 * tools are spent, or `isLate`, the model is offered none.
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
    // A call that cannot be read is answered like one with wrong arguments, so that its text comes back between the marks.
    experimental_repairToolCall: async ({ toolCall, error }) => ({
      ...toolCall,
      toolName: NoSuchToolError.isInstance(error) ? 'query' : toolCall.toolName,
      input: '{}',
    }),
    abortSignal: AbortSignal.any([signal, ending.signal]),
    // Errors come as parts of the stream; the library would print them, and what was sent with them.
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
        // Without a reason for its end, the connection ended before the text did.
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
