/** The place at the right of a screen; whoever shows a SidePanel takes it, and it is free again when that goes. */
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { SidePanelPlace } from './side-panel-place.ts'

type Props = {
  /** Lays out the place (give it the ref) and what steps aside while it is taken. */
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
