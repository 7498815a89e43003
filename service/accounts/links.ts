/** Secrets of links: 256 random bits, of which only the SHA-256 is kept. */
import { sha256 } from '../event-store/chain.ts'
import type { Service } from '../runtime/service.ts'

/** A new secret with its hash. */
export const newLink = ({ random }: Pick<Service, 'random'>): { token: string; tokenHash: string } => {
  const token = random(32).toString('base64url')
  return { token, tokenHash: sha256(token) }
}

/** Address of a page that uses a secret. Browsers do not send the part after #, so no server log contains it. */
export const linkTo = (origin: string, page: '/setup' | '/join', token: string): string =>
  `${origin}${page}#${token}`

/** Hours for which a link works: of the setup, of an invitation, and of `npm run owner`. */
export const linkHours = 72
