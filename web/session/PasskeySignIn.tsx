/** Shows the other ways to sign in where somebody has them. Their code loads only there: most visitors want a demo. */
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { OtherWays } from './OtherWays.tsx'

type Props = ComponentProps<typeof OtherWays>
type Loaded = Props & { readonly Ways: ComponentType<Props> }

const isOffered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Object.values(answer).includes(true)

/** The ways with their component; undefined where there are none. */
const load = async (): Promise<Loaded | undefined> => {
  const response = await fetch('/api/login/ways')
  const answer: unknown = response.ok ? await response.json() : undefined
  if (!isOffered(answer)) return undefined
  const [{ OtherWays: Ways }, { decodeWays }] = await Promise.all([
    import('./OtherWays.tsx'),
    import('./sign-in-calls.ts'),
  ])
  return { Ways, ways: decodeWays(answer) }
}

export const PasskeySignIn = () => {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isGone = false
    load().then(
      (found) => {
        if (!isGone) setLoaded(found)
      },
      // Without an answer the form for an email still works.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return loaded && <loaded.Ways ways={loaded.ways} />
}
