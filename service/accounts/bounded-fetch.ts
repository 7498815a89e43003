/** Fetches from the identity provider, whose answers are short: a longer one is broken off, so that it fills no memory. */
import type { CustomFetch } from 'openid-client'

const maxBytes = 1_000_000

/** `fetch` that fails once an answer is longer than a megabyte. */
export const boundedFetch: CustomFetch = async (address, { body, ...options }) => {
  // The calls of a sign-in send forms.
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
