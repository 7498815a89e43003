/** The site as a relying party for passkeys. */
import { isIP } from 'node:net'
import { E } from '#schema/core/fp'
import { conflict, type Problem } from '#schema/core/problem'
import { challengeMinutes } from './passkey.challenges.ts'

/** Milliseconds for which a browser waits for the person. */
export const timeout = challengeMinutes * 60_000

/** Domain that passkeys are bound to: that of the address people use. Browsers accept no IP address. */
export const rpIdOf = (origin: string): E.Either<Problem, string> => {
  const { hostname, protocol, port } = new URL(origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0
    ? E.right(hostname)
    : E.left(
        conflict(
          'passkey/address',
          `Passkeys need an address with a name, such as ${protocol}//localhost${port && `:${port}`}. Nothing was recorded.`,
        ),
      )
}

/** Turns exceptions of the library, which it throws for every invalid answer, into a refusal. */
export const unlessRefused = <A>(verify: Promise<A>): Promise<A | undefined> => verify.catch(() => undefined)
