/** An overlay whose code is fetched when it is first opened: no screen shows one at once. */
import { type ComponentType, createElement, Suspense, useState } from 'react'
import { lazyPart } from './lazy-part.ts'

/** The component that stands for the overlay that `load` fetches; `lost` stands there where it cannot be had. */
export const lazyOverlay = <Props extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  lost?: ComponentType<Props>,
) => {
  const Overlay = lazyPart(load, lost)
  return (props: Props) => {
    // Once it was open it stays, so that it can go the way overlays go.
    const [wasOpen, setWasOpen] = useState(props.isOpen)
    if (props.isOpen && !wasOpen) setWasOpen(true)
    return wasOpen ? createElement(Suspense, { fallback: null }, createElement(Overlay, props)) : null
  }
}
