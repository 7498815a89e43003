/** The space at the right of a screen. A SidePanel takes it while mounted. */
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { SidePanelPlace } from './side-panel-place.ts'

type Props = {
  /** Renders the space (attach the ref) and the content that makes room while it is taken. */
  readonly children: (place: { ref: (element: HTMLElement | null) => void; isTaken: boolean }) => ReactNode
}

export const SidePanelHost = ({ children }: Props) => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [holders, setHolders] = useState(0)
  const take = useCallback(() => {
    setHolders((count) => count + 1)
    return () => setHolders((count) => count - 1)
  }, [])
  const place = useMemo(() => ({ element, take }), [element, take])
  return (
    <SidePanelPlace.Provider value={place}>
      {children({ ref: setElement, isTaken: holders > 0 })}
    </SidePanelPlace.Provider>
  )
}
