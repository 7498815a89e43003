/** How the panels of a dashboard are arranged (decision 27). */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { integer, oneOf, text } from '../core/scalars.ts'

/** The dashboards that can be arranged. */
export const DashboardKey = oneOf('overview', 'finance', 'strategic', 'sales-marketing', 'risk')
export type DashboardKey = t.TypeOf<typeof DashboardKey>

/** Classes of width with an arrangement of their own; one column is never arranged by hand. */
export const WidthClass = oneOf('wide', 'medium')
export type WidthClass = t.TypeOf<typeof WidthClass>

/** Where a panel stands, in columns and rows of the grid: 12 columns when wide, 6 when medium. */
export const PanelPlace = record(
  { id: text(60, 1), x: integer(0, 11), y: integer(0, 999), w: integer(1, 12), h: integer(1, 60) },
  undefined,
  'PanelPlace',
)
export type PanelPlace = t.TypeOf<typeof PanelPlace>

/** The arrangement of one dashboard in one class of width; without panels it is the one that we ship. */
export const Arrangement = record(
  { dashboard: DashboardKey, width: WidthClass, panels: t.array(PanelPlace) },
  undefined,
  'Arrangement',
)
export type Arrangement = t.TypeOf<typeof Arrangement>
