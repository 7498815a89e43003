/** Lazy long texts: the page includes them as HTML, and the browser loads their code on the first interaction. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The component, to be rendered inside `Suspense`, and a function that starts loading it. */
export type LazyText<Props> = {
  readonly Text: LazyExoticComponent<ComponentType<Props>>
  /** Until this is called the service's HTML stays and nothing is loaded. */
  readonly startLoading: () => void
}

/** Makes a component lazy; on the service it loads at once. */
export const lazyText = <Props>(load: () => Promise<ComponentType<Props>>): LazyText<Props> => {
  let startLoading = () => {}
  const requested = new Promise<void>((resolve) => {
    startLoading = resolve
  })
  // A visitor may open a text before hydration; the next key or tap then loads it.
  if (!import.meta.env.SSR)
    for (const act of ['pointerdown', 'keydown'])
      window.addEventListener(act, startLoading, { once: true, passive: true })
  const Text = lazy(async () => {
    if (!import.meta.env.SSR) await requested
    return { default: await load() }
  })
  return { Text, startLoading }
}
