/** Long texts that stand in the HTML of a page; a browser fetches their program when somebody does something on it. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The component, to be shown inside `Suspense`, and how its program is asked for. */
export type LateText<Props> = {
  readonly Text: LazyExoticComponent<ComponentType<Props>>
  /** Until this was called, what the service sent stays as it is, and nothing is fetched. */
  readonly want: () => void
}

/** Makes one of a component that is loaded; on the service it is loaded at once. */
export const lateText = <Props>(load: () => Promise<ComponentType<Props>>): LateText<Props> => {
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  // Whoever opens a text before the page listens is heard at the next key or tap.
  if (!import.meta.env.SSR)
    for (const act of ['pointerdown', 'keydown'])
      window.addEventListener(act, want, { once: true, passive: true })
  const Text = lazy(async () => {
    if (!import.meta.env.SSR) await wanted
    return { default: await load() }
  })
  return { Text, want }
}
