/** Secrets of links: 256 random bits, stored only as SHA-256. */
import { sha256 } from '../event-store/chain.ts'
import type { Service } from '../runtime/service.ts'

/** A new secret with its hash. */
export const newLink = ({ random }: Pick<Service, 'random'>): { token: string; tokenHash: string } => {
  const token = random(32).toString('base64url')
  return { token, tokenHash: sha256(token) }
}

/** Address of a page with a secret. Browsers do not send the part after #, so it appears in no server log. */
export const linkTo = (origin: string, page: '/setup' | '/join' | '/shared', token: string): string =>
  `${origin}${page}#${token}`

/** Hours for which a link works: setup, invitation, or `npm run owner`. */
export const linkHours = 72
