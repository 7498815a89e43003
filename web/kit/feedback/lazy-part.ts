/** A part of a screen whose code is fetched when it is first shown; where that fails, the part says so and nothing else breaks. */
import { type ComponentType, lazy } from 'react'
import { PartLoadError } from './PartLoadError.tsx'

/** The component that stands for the one that `load` fetches; `lost` stands there where it cannot be had. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  lost: ComponentType<Props> = PartLoadError,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: lost }
    }
  })
