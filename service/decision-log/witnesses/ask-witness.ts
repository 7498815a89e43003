/** Asks a witness to cosign a checkpoint, by C2SP tlog-witness over HTTP, and for the one that it has cosigned last. */
import { type AddCheckpoint, addCheckpointText } from '../../witness/witness.ts'

/** What came back; nothing in it has been verified. */
export type Reply =
  | { readonly kind: 'lines'; readonly lines: string }
  /** The size of the last checkpoint that it cosigned. */
  | { readonly kind: 'size'; readonly size: number }
  /** It has the old size, and the checkpoint does not continue it: 422, or 409 without a size in version 1.0.0. */
  | { readonly kind: 'refusal'; readonly why: string }
  | { readonly kind: 'unknown-log'; readonly why: string }
  /** It answered something else. */
  | { readonly kind: 'unusable'; readonly why: string }
  /** It did not answer. */
  | { readonly kind: 'silent'; readonly why: string }

/** Longest answer in bytes: a line takes less than 400. */
const maxBytes = 10_000

/** Text of an answer; undefined if it is too long. */
const readBounded = async (response: Response): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > maxBytes) return undefined
  }
  return text
}

const readReply = (status: number, body: string): Reply => {
  const why = `it answered ${status}`
  const [, size] = /^(0|[1-9]\d{0,14})\n$/.exec(body) ?? []
  if (status === 200) return { kind: 'lines', lines: body }
  if (status === 409 && size !== undefined) return { kind: 'size', size: Number(size) }
  if (status === 409 || status === 422) return { kind: 'refusal', why }
  return { kind: status === 403 || status === 404 ? 'unknown-log' : 'unusable', why }
}

/** Posts to `<url>/add-checkpoint`, and follows no redirect; never rejects. */
export const askWitness = async (
  url: string,
  request: AddCheckpoint,
  signal: AbortSignal,
): Promise<Reply> => {
  try {
    const response = await fetch(`${url}/add-checkpoint`, {
      method: 'POST',
      body: addCheckpointText(request),
      headers: { 'content-type': 'text/plain' },
      redirect: 'manual',
      signal,
    })
    const body = await readBounded(response)
    return body === undefined
      ? { kind: 'unusable', why: 'its answer is too long' }
      : readReply(response.status, body)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    return { kind: 'silent', why: error instanceof Error ? `${error.message}${cause}` : String(error) }
  }
}

/**
 * Note that a witness says it has cosigned last for this origin; undefined if it shows none. Not part of the protocol:
 * `npm run witness` has it.
 */
export const publishedNote = async (
  url: string,
  origin: string,
  signal: AbortSignal,
): Promise<string | undefined> => {
  try {
    const place = `${url}/checkpoint/${encodeURIComponent(origin)}`
    const response = await fetch(place, { redirect: 'manual', signal })
    const body = await readBounded(response)
    return response.status === 200 ? body : undefined
  } catch {
    return undefined
  }
}
