/** What asking a model cost. */
import type { Advisor } from '#schema/core/advice'
import type { ModelSettings } from '../../runtime/model-settings.ts'

/** Tokens of one turn, over all its tries; undefined where the server does not say. */
export type TokenUsage = {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
}

/** Nothing yet. */
export const noTokens: TokenUsage = { inputTokens: undefined, outputTokens: undefined }

const count = (tokens: number | undefined): number | undefined =>
  tokens !== undefined && Number.isSafeInteger(tokens) && tokens >= 0 ? tokens : undefined

/** What one call cost, as the server counts it. */
export const tokenUsageOf = (usage: TokenUsage | undefined): TokenUsage => ({
  inputTokens: count(usage?.inputTokens),
  outputTokens: count(usage?.outputTokens),
})

const sum = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : a + (b ?? 0)

/** Both together. */
export const add = (a: TokenUsage, b: TokenUsage): TokenUsage => ({
  inputTokens: sum(a.inputTokens, b.inputTokens),
  outputTokens: sum(a.outputTokens, b.outputTokens),
})

/** The account of a turn as its basis holds it; in USD where the settings name prices and the server counts tokens. */
export const accountOf = (
  { inputTokens, outputTokens }: TokenUsage,
  { inputPrice, outputPrice }: ModelSettings,
  milliseconds: number,
): Pick<Advisor, 'inputTokens' | 'outputTokens' | 'costUsd' | 'milliseconds'> => {
  const isPriced =
    inputPrice !== undefined &&
    outputPrice !== undefined &&
    inputTokens !== undefined &&
    outputTokens !== undefined
  return {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    // A price for a million tokens is one for a token in millionths.
    ...(isPriced ? { costUsd: Math.round(inputTokens * inputPrice + outputTokens * outputPrice) / 1e6 } : {}),
    milliseconds: Math.max(0, Math.round(milliseconds)),
  }
}
