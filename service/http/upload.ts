/** A file as the body of a call, read as it arrives, so that memory use does not depend on its size. */
import type { Request } from 'express'
import type { Upload as Bounds } from '#schema/core/endpoint'
import { isPlainText } from '#schema/core/scalars'
import { Refusal } from './refusal.ts'

/** The body of a call, and the name that the caller gives it. */
export type Upload = {
  readonly body: AsyncIterable<Buffer>
  readonly name: string
  readonly maxBytes: number
}

/** Refuses a body that is larger than the call takes. */
export const oversizedUpload = (maxBytes: number): Refusal =>
  new Refusal({
    kind: 'oversized',
    code: 'oversized',
    detail: `A file can be at most ${maxBytes / 1e6} MB. Nothing was recorded. Larger files can be imported with the command \`npm run import\`.`,
    errors: [{ field: 'body', message: `is larger than ${maxBytes / 1e6} MB` }],
  })

const longestName = 200

/** The last part of the name without control characters; browsers cannot send other letters than Latin ones unencoded. */
const nameOf = (header: string | undefined): string => {
  let name = header ?? ''
  try {
    name = decodeURIComponent(name)
  } catch {
    // A name with a stray percent sign is not encoded.
  }
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
  return isPlainText(plain) && plain !== '' ? plain.slice(0, longestName).toWellFormed() : 'File'
}

/** Opens the body of a request as a file. */
export const openUpload = (request: Request, { maxBytes }: Bounds): Upload => {
  if (Number(request.get('content-length') ?? 0) > maxBytes) throw oversizedUpload(maxBytes)
  const encoding = request.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity')
    throw new Refusal({
      kind: 'unsupported',
      code: 'unsupported',
      detail: 'Send the file as it is. Nothing was recorded.',
      errors: [{ field: 'Content-Encoding', message: 'must be left out' }],
    })
  return { body: request, name: nameOf(request.get('x-file-name')), maxBytes }
}
