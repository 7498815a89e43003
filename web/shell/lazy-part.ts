/** A part of the frame whose code is fetched when it is first shown; where that fails, the part says so and nothing else breaks. */
import { type ComponentType, lazy } from 'react'
import { LostPart } from './LostPart.tsx'

/** The component that stands for the one that `load` fetches. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: LostPart }
    }
  })
