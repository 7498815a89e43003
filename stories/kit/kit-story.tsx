/** Stories of parts of the kit, without the frame and without answers. */
// The frame loads it for the screens.
import '../../web/kit/theme/blueprint.css'
import type { ReactNode } from 'react'
import { type Story, type StorySetting, story } from '../core/story.tsx'

/** The part at the address `/`. */
export const kitStory = (part: ReactNode, more: Partial<StorySetting> = {}): Story =>
  story({ route: '/', routes: [{ path: '/', element: part }], answers: [], ...more })
