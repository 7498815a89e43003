/** Has a model generate a record of a codec, with one correction if it does not match. */
import { APICallError, generateObject, jsonSchema, type LanguageModel, NoObjectGeneratedError } from 'ai'
import type * as t from 'io-ts'
import { decodeInput } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { jsonSchema as schemaOf } from '#schema/core/json-schema'
import { callSettings } from './language-model.ts'
import { ModelError, modelErrorOf } from './model-error.ts'
import { fenced, type Prompt, type PromptMessage } from './prompt.ts'
import type { Within } from './retry-policy.ts'
import { add, type TokenUsage, tokenUsageOf } from './token-usage.ts'

/** A model's record, and its token usage. */
export type GeneratedRecord<A> = { readonly value: A; readonly spent: TokenUsage }

/** An answer that does not match: its text, and the errors. */
type Unfit = { readonly text: string; readonly wrong: string; readonly spent: TokenUsage }

/** The object in a text with prose or a fence around it; null if there is none. */
const objectIn = async ({ text }: { readonly text: string }): Promise<string | null> =>
  /\{[\s\S]*\}/.exec(text)?.[0] ?? null

const ask = async <A>(
  model: LanguageModel,
  { system, messages }: Prompt,
  codec: t.Type<A, unknown, unknown>,
  withSchema: boolean,
  abortSignal: AbortSignal,
): Promise<E.Either<Unfit, GeneratedRecord<A>>> => {
  const call = { model, system, messages: [...messages], abortSignal, ...callSettings }
  const repair = { experimental_repairText: objectIn }
  try {
    const { object, usage } = withSchema
      ? await generateObject({ ...call, ...repair, schema: jsonSchema<unknown>(schemaOf(codec)) })
      : await generateObject({ ...call, ...repair, output: 'no-schema' })
    const spent = tokenUsageOf(usage)
    const decoded = decodeInput(codec, object)
    if (E.isRight(decoded)) return E.right({ value: decoded.right, spent })
    const wrong = (decoded.left.errors ?? []).map(({ field, message }) => `${field} ${message}`).join('; ')
    return E.left({ text: JSON.stringify(object), wrong, spent })
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    return E.left({
      text: error.text ?? '',
      wrong: 'it is not a JSON object',
      spent: tokenUsageOf(error.usage),
    })
  }
}

const correctionOf = (mark: string, { text, wrong }: Unfit): PromptMessage => ({
  role: 'user',
  content: `${fenced(mark, 'answer', { answer: text.slice(0, 8000) })}

Your answer cannot be used: ${wrong.slice(0, 600)}. Write the whole JSON object again, following the schema, and nothing else.`,
})

const refusesSchemas = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

/**
 * Generates the record, with at most one correction. If a server refuses the schema, it is described in
 * words; this does not count as the correction. Throws a `ModelError` with the usage of all attempts.
 */
export const generateRecord = async <A>(
  model: LanguageModel,
  prompt: Prompt,
  codec: t.Type<A, unknown, unknown>,
  within: Within,
): Promise<GeneratedRecord<A>> => {
  const attempt = (asked: Prompt, withSchema: boolean) =>
    within((signal) => ask(model, asked, codec, withSchema, signal))
  const bySchema = await attempt(prompt, true).catch((error: unknown) => {
    if (refusesSchemas(error)) return undefined
    throw error
  })
  const first = bySchema ?? (await attempt(prompt, false))
  if (E.isRight(first)) return first.right
  const before = first.left.spent
  const asked = { ...prompt, messages: [...prompt.messages, correctionOf(prompt.mark, first.left)] }
  const second = await attempt(asked, bySchema !== undefined).catch((error: unknown) => {
    const { why, spent, restMs } = modelErrorOf(error)
    throw new ModelError(why, add(before, spent), restMs)
  })
  if (E.isLeft(second)) throw new ModelError('answered in an unusable form', add(before, second.left.spent))
  return { value: second.right.value, spent: add(before, second.right.spent) }
}
