/** Has a model write a text, and hears it as it is written. */
import { type LanguageModel, streamText } from 'ai'
import { callSettings } from './language-model.ts'
import { unreadable } from './model-error.ts'
import type { Prompt } from './prompt.ts'
import type { Within } from './retry-policy.ts'
import { type TokenUsage, tokenUsageOf } from './token-usage.ts'

/** What a text cost, and whether it came to the longest length before it came to its end. */
export type StreamedText = { readonly spent: TokenUsage; readonly isCut: boolean }

/** Tells each piece of the text; waits for each no longer than `within` allows. Throws where the text breaks off. */
export const streamReply = async (
  model: LanguageModel,
  { system, messages }: Prompt,
  hear: (piece: string) => Promise<void>,
  within: Within,
  signal: AbortSignal,
): Promise<StreamedText> => {
  const ending = new AbortController()
  const { fullStream } = streamText({
    model,
    system,
    messages: [...messages],
    abortSignal: AbortSignal.any([signal, ending.signal]),
    // Errors come as parts of the stream; the library would print them, and what was sent with them.
    onError: () => {},
    ...callSettings,
  })
  const parts = fullStream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value: part } = await within(() => parts.next())
      if (done) throw unreadable()
      if (part.type === 'text-delta') await hear(part.text)
      if (part.type === 'error') throw part.error
      if (part.type !== 'finish') continue
      const spent = tokenUsageOf(part.totalUsage)
      // Without a reason for its end, the connection ended before the text did.
      if (part.finishReason === 'unknown' || part.finishReason === 'error') throw unreadable(spent)
      return { spent, isCut: part.finishReason === 'length' }
    }
  } finally {
    ending.abort()
  }
}
