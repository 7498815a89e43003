/** The model behind the OpenAI protocol, and what holds for every call of it. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '../../runtime/model-settings.ts'

/** Opens the model that the settings name. */
export const openLanguageModel = ({ url, model, apiKey }: ModelSettings): LanguageModel =>
  wrapLanguageModel({
    model: createOpenAICompatible({
      name: 'advisor',
      baseURL: url,
      ...(apiKey === undefined ? {} : { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: true,
      // What is sent is meant for the configured server, and for nobody that it points to.
      fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    }).chatModel(model),
    // Some models think aloud in their text.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })

/** For every call: an end to the answer, and no tries of the library's own; patience.ts decides on those. */
export const callSettings = { maxOutputTokens: 2500, maxRetries: 0 } as const
