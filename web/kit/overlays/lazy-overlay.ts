/** An overlay whose code loads when first opened; no screen opens with one. */
import { type ComponentType, createElement, Suspense, useState } from 'react'
import { lazyPart } from '../feedback/lazy-part.ts'
import { useEscape } from './use-escape.ts'

type Opened = { readonly isOpen: boolean; readonly onClose: () => void }

// Escape while the code loads cancels the opening.
const LoadingOverlay = (opened: Opened) => {
  useEscape(opened)
  return null
}

/** The lazy component for `load`; `loadError` replaces it when loading fails. */
export const lazyOverlay = <Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  loadError?: ComponentType<Props>,
) => {
  const Overlay = lazyPart(load, loadError)
  return (props: Props) => {
    // Stays mounted once opened, so that its closing animation can run.
    const [wasOpen, setWasOpen] = useState(props.isOpen)
    if (props.isOpen && !wasOpen) setWasOpen(true)
    if (!wasOpen) return null
    const fallback = createElement(LoadingOverlay, { isOpen: props.isOpen, onClose: props.onClose })
    return createElement(Suspense, { fallback }, createElement(Overlay, props))
  }
}
