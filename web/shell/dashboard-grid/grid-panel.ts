/** A panel of a dashboard as the desk knows it. */
import type { ReactNode } from 'react'
import type { PanelPlace, WidthClass } from '#schema/layout/layout'

type Place = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What stands on a desk, where it is shipped to stand, and what it is called while it is moved. */
export type DeskPanel = {
  readonly id: string
  readonly name: string
  readonly content: ReactNode
  /** Longer than a page at times, so that paper may break it. */
  readonly isLong?: boolean
} & Readonly<Record<WidthClass, Place>>

/** The places that a desk is shipped with. */
export const shippedPlaces = (panels: readonly DeskPanel[], width: WidthClass): readonly PanelPlace[] =>
  panels.map((panel) => ({ id: panel.id, ...panel[width] }))
