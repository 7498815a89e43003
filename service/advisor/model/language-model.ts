/** The model behind the OpenAI protocol, and the settings of every call. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '../../runtime/model-settings.ts'
import { traceHeaders } from '../../runtime/trace.ts'

/** Asks the model's server, as part of the present trace. */
export const fetchModel: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value)
  // Requests are for the configured server only, not for one it redirects to.
  return fetch(input, { ...init, headers, redirect: 'error' })
}

/** Opens the configured model. */
export const openLanguageModel = ({ url, model, apiKey }: ModelSettings): LanguageModel =>
  wrapLanguageModel({
    model: createOpenAICompatible({
      name: 'advisor',
      baseURL: url,
      ...(apiKey === undefined ? {} : { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: true,
      fetch: fetchModel,
    }).chatModel(model),
    // Some models include their reasoning in the text.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })

/** For every call: limits the answer, and disables the library's retries, which retry-policy.ts replaces. */
export const callSettings = { maxOutputTokens: 2500, maxRetries: 0 } as const
