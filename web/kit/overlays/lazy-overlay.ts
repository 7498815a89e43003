/** An overlay whose code is fetched when it is first opened: no screen shows one at once. */
import { type ComponentType, createElement, Suspense, useState } from 'react'
import { lazyPart } from '../feedback/lazy-part.ts'
import { useEscape } from './use-escape.ts'

type Opened = { readonly isOpen: boolean; readonly onClose: () => void }

// Who changed their mind before it was there does not see it open.
const OnItsWay = (opened: Opened) => {
  useEscape(opened)
  return null
}

/** The component that stands for the overlay that `load` fetches; `lost` stands there where it cannot be had. */
export const lazyOverlay = <Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  lost?: ComponentType<Props>,
) => {
  const Overlay = lazyPart(load, lost)
  return (props: Props) => {
    // Once it was open it stays, so that it can go the way overlays go.
    const [wasOpen, setWasOpen] = useState(props.isOpen)
    if (props.isOpen && !wasOpen) setWasOpen(true)
    if (!wasOpen) return null
    const fallback = createElement(OnItsWay, { isOpen: props.isOpen, onClose: props.onClose })
    return createElement(Suspense, { fallback }, createElement(Overlay, props))
  }
}
