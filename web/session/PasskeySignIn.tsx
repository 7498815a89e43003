/** Other ways to sign in, if there are any. Their code loads only then, because most visitors want a demo. */
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { serviceRequest } from '../core/request.ts'
import { signInWay } from '../core/sign-in-way.ts'
import type { Send } from './code-calls.ts'
import type { OtherWays } from './OtherWays.tsx'

type WaysProps = ComponentProps<typeof OtherWays>
type Props = Omit<WaysProps, 'ways' | 'hash' | 'search'> & {
  /** Fragment and query of the address, if the router knows them. */
  readonly hash?: string
  readonly search?: string
}
type Loaded = Pick<WaysProps, 'ways'> & { readonly Ways: ComponentType<WaysProps> }

const waysOf = (answer: unknown): WaysProps['ways'] => {
  const fields = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  return {
    passkey: 'passkey' in fields && fields.passkey === true,
    recovery: 'recovery' in fields && fields.recovery === true,
    company: 'company' in fields && fields.company === true,
  }
}

/** Loads the component; undefined if there are no other ways. */
const load = async (send: Send): Promise<Loaded | undefined> => {
  const response = await send(serviceRequest('/api/login/ways', null))
  const ways = waysOf(response.ok ? await response.json() : undefined)
  if (!ways.passkey && !ways.recovery && !ways.company) return undefined
  const { OtherWays: Ways } = await import('./OtherWays.tsx')
  return { Ways, ways }
}

export const PasskeySignIn = ({ send, onEnter, hash, search }: Props) => {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    // Nobody has an account yet.
    if (signInWay() === 'demo') return
    let isGone = false
    load(send).then(
      (found) => {
        if (!isGone) setLoaded(found)
      },
      // Without an answer, the email form still works.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [send])
  if (loaded === undefined) return null
  const { location } = window
  return (
    <loaded.Ways
      ways={loaded.ways}
      send={send}
      onEnter={onEnter}
      hash={hash ?? location.hash}
      search={search ?? location.search}
    />
  )
}
