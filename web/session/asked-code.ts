/** A requested sign-in code. */
import { now } from '../core/clock.ts'
import type { Delivery } from './code-calls.ts'

/** `link`: the page was opened from the mail, which fills the code in. */
export type AskedCode = { readonly email: string; readonly code: string; readonly by: Delivery | 'link' }

/** Reads the link in a mail, `#code=042617&email=…`. Reading does not use the code up. */
export const codeOfLink = (hash: string): AskedCode | undefined => {
  const fields = new URLSearchParams(hash.slice(1))
  const [code, email] = [fields.get('code') ?? '', fields.get('email') ?? '']
  return /^\d{6}$/.test(code) && email.includes('@') ? { email, code, by: 'link' } : undefined
}

const key = 'askedCode'
/** The service's codes work that long. */
const codeMinutes = 10

/** Keeps a request across a reload of this tab: a phone may drop the page while its owner reads the mail. */
export const keepCode = ({ email, by }: AskedCode): void =>
  sessionStorage.setItem(key, JSON.stringify({ email, by, at: now().getTime() }))
export const forgetCode = (): void => sessionStorage.removeItem(key)

/** The request of this tab, as long as its code works. */
export const keptCode = (): AskedCode | undefined => {
  try {
    const { email, by, at } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const isOpen = typeof at === 'number' && now().getTime() - at < codeMinutes * 60_000
    return isOpen && typeof email === 'string' && (by === 'mail' || by === 'terminal')
      ? { email, code: '', by }
      : undefined
  } catch {
    return undefined
  }
}
