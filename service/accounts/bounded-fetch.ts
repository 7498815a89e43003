/** Fetches from the identity provider. Its answers are short, so longer ones are aborted before they fill memory. */
import type { CustomFetch } from 'openid-client'

const maxBytes = 1_000_000

/** `fetch` that fails if an answer exceeds a megabyte. */
export const boundedFetch: CustomFetch = async (address, { body, ...options }) => {
  // Calls of a sign-in post forms.
  const form = body instanceof URLSearchParams ? { body } : {}
  const response = await fetch(address, { ...options, ...form })
  if (response.body === null) return response
  let bytes = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new Error(`An answer is longer than ${maxBytes} bytes.`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers })
}
