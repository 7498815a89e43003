/** A part of a screen whose code loads when first shown; if that fails, only this part shows an error. */
import { type ComponentType, lazy } from 'react'
import { PartLoadError } from './PartLoadError.tsx'

/** The lazy component for `load`; `loadError` replaces it when loading fails. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadError: ComponentType<Props> = PartLoadError,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: loadError }
    }
  })
