/** How Ladle shows a story: beside its list in a separate window, and alone in that window. */
import { useRef, useState } from 'react'
import type { Review } from '../core/review.ts'
import { FixtureBar, sendSources } from './fixture-bar.tsx'
import { useLadle } from './ladle-state.ts'
import { useControls, useShownLook } from './review-controls.ts'

/** Beside the list. The separate window has the width that media queries and scripts see. */
export const BesideList: Review = ({ own }) => {
  const { story } = useLadle().state
  const isReady = useControls(own)
  const frame = useRef<HTMLIFrameElement>(null)
  const { theme = 'light', language = 'en' } = useShownLook()
  if (!isReady) return null
  // In the order that Ladle itself uses; another order would add a step to the browser's history.
  const address = `?${new URLSearchParams({ 'arg-language': language, mode: 'preview', story, theme })}`
  // A new window for each look, for the same reason.
  return (
    <>
      <iframe key={address} ref={frame} className="story-window" title={story} src={address} />
      <FixtureBar frame={frame} />
    </>
  )
}

/** Stories share the browser's storage, so whatever another story left there is removed. Ladle's own settings stay. */
const clearStorage = () => {
  window.sessionStorage.clear()
  for (const key of Object.keys(window.localStorage))
    if (!key.startsWith('ladle')) window.localStorage.removeItem(key)
}

const isWindowOfList = () => window.parent !== window

/** Alone. Outside Ladle's list, a window that is too wide gets a narrow one inside. */
export const Alone: Review = ({ own, children }) => {
  useState(clearStorage)
  const { theme, language } = useShownLook()
  const look = { ...own, theme: theme ?? own.theme, language: language ?? own.language }
  if (own.width !== undefined && !isWindowOfList() && window.innerWidth > own.width)
    return <iframe title={`${own.width} px wide`} src={window.location.href} width={own.width} height={844} />
  return children(look, sendSources)
}
