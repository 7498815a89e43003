/** Panels of a dashboard grid. */
import type { ReactNode } from 'react'
import type { PanelPlace, WidthClass } from '#schema/layout/layout'

type Place = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A panel, its default places, and its name while arranging. */
export type GridPanel = {
  readonly id: string
  readonly name: string
  /** True for a panel that has only samples; the user's own workspace has none. */
  readonly isSample?: boolean
  readonly content: ReactNode
  /** Sometimes longer than a page, so printing may break it. */
  readonly isLong?: boolean
} & Readonly<Record<WidthClass, Place>>

/** Default places of the panels. */
export const defaultPlaces = (panels: readonly GridPanel[], width: WidthClass): readonly PanelPlace[] =>
  panels.map((panel) => ({ id: panel.id, ...panel[width] }))
