/** A requested sign-in code. */
import type { Delivery } from './code-calls.ts'

/** `link`: the page was opened from the mail, which fills the code in. */
export type AskedCode = { readonly email: string; readonly code: string; readonly by: Delivery | 'link' }

/** Reads the link in a mail, `#code=042617&email=…`. Reading does not use the code up. */
export const codeOfLink = (hash: string): AskedCode | undefined => {
  const fields = new URLSearchParams(hash.slice(1))
  const [code, email] = [fields.get('code') ?? '', fields.get('email') ?? '']
  return /^\d{6}$/.test(code) && email.includes('@') ? { email, code, by: 'link' } : undefined
}
