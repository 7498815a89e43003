/** A static part of a page: the browser keeps the service's HTML and does not load the component's code (decision 178). */
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

type Props = {
  /** A `lazy` component. May contain links, but no event handlers. */
  readonly children: ReactNode
}

const subscribeToNothing = () => () => undefined
const onClientRender = () => false
const onHydration = () => !import.meta.env.SSR

export const ServerOnly = ({ children }: Props) => {
  // Only on the first render of a prerendered page; a page rendered in the browser loads the component.
  const [isPrerendered] = useState(useSyncExternalStore(subscribeToNothing, onClientRender, onHydration))
  if (!isPrerendered)
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the service's HTML unchanged
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
