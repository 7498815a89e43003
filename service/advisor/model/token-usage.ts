/** Costs of asking a model. */
import type { Advisor } from '#schema/core/advice'
import type { ModelSettings } from '../../runtime/model-settings.ts'

/** Tokens of one turn, over all attempts; undefined if the server does not report them. */
export type TokenUsage = {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
}

/** No usage yet. */
export const noTokens: TokenUsage = { inputTokens: undefined, outputTokens: undefined }

const count = (tokens: number | undefined): number | undefined =>
  tokens !== undefined && Number.isSafeInteger(tokens) && tokens >= 0 ? tokens : undefined

/** Usage of one call, as reported by the server. */
export const tokenUsageOf = (usage: TokenUsage | undefined): TokenUsage => ({
  inputTokens: count(usage?.inputTokens),
  outputTokens: count(usage?.outputTokens),
})

const sum = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : a + (b ?? 0)

/** Sum of both. */
export const add = (a: TokenUsage, b: TokenUsage): TokenUsage => ({
  inputTokens: sum(a.inputTokens, b.inputTokens),
  outputTokens: sum(a.outputTokens, b.outputTokens),
})

/** Accounting of a turn for its basis; in USD if prices are configured and the server reports tokens. */
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
    // A price per million tokens is millionths of a dollar per token.
    ...(isPriced ? { costUsd: Math.round(inputTokens * inputPrice + outputTokens * outputPrice) / 1e6 } : {}),
    milliseconds: Math.max(0, Math.round(milliseconds)),
  }
}
