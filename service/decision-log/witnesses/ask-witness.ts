/** Asks a witness to cosign a checkpoint, by C2SP tlog-witness over HTTP. */
import { type AddCheckpoint, addCheckpointText } from '../../witness/witness.ts'

/** What came back; nothing in it has been verified. */
export type Reply =
  | { readonly kind: 'lines'; readonly lines: string }
  /** The size of the last checkpoint that it cosigned. */
  | { readonly kind: 'size'; readonly size: number }
  | { readonly kind: 'contradiction' }
  | { readonly kind: 'unknown-log' }
  | { readonly kind: 'silent'; readonly why: string }

/** Milliseconds to wait for an answer. */
const waitMs = 5000

/** Longest answer in bytes: a line takes less than 400. */
const mostBytes = 10_000

const readBounded = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > mostBytes) throw new Error('its answer is too long')
  }
  return text
}

/** Posts to `<url>/add-checkpoint`; never rejects. */
export const askWitness = async (url: string, request: AddCheckpoint): Promise<Reply> => {
  try {
    const response = await fetch(`${url}/add-checkpoint`, {
      method: 'POST',
      body: addCheckpointText(request),
      headers: { 'content-type': 'text/plain' },
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    })
    const body = await readBounded(response)
    const [, size] = /^(0|[1-9]\d{0,14})\n$/.exec(body) ?? []
    if (response.status === 200) return { kind: 'lines', lines: body }
    if (response.status === 409 && size !== undefined) return { kind: 'size', size: Number(size) }
    if (response.status === 422) return { kind: 'contradiction' }
    if (response.status === 403 || response.status === 404) return { kind: 'unknown-log' }
    return { kind: 'silent', why: `it answered ${response.status}` }
  } catch (error) {
    return { kind: 'silent', why: error instanceof Error ? error.message : String(error) }
  }
}
