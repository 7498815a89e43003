/** A part of a page that nothing changes: it stays as the service sent it, and its program is not fetched. */
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

type Props = {
  /** A `lazy` component; it may hold links, but nothing that listens. */
  readonly children: ReactNode
}

const never = () => () => undefined
const drawnHere = () => false
const drawnThere = () => !import.meta.env.SSR

export const ServerOnly = ({ children }: Props) => {
  // Only for the first drawing of a page that was sent; where the browser draws a page by itself, the part is fetched.
  const [wasSent] = useState(useSyncExternalStore(never, drawnHere, drawnThere))
  if (!wasSent)
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves what the service sent as it is
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
