/** Arrangement of a dashboard's panels (decision 27). */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { integer, oneOf, text } from '../core/scalars.ts'

/** Dashboards that can be arranged. */
export const DashboardKey = oneOf('overview', 'finance', 'strategic', 'sales-marketing', 'risk')
export type DashboardKey = t.TypeOf<typeof DashboardKey>

/** Width classes with their own arrangement; the single column on phones is not arranged by hand. */
export const WidthClass = oneOf('wide', 'medium')
export type WidthClass = t.TypeOf<typeof WidthClass>

/** Position and size of a panel in grid columns and rows: 12 columns when wide, 6 when medium. */
export const PanelPlace = record(
  { id: text(60, 1), x: integer(0, 11), y: integer(0, 999), w: integer(1, 12), h: integer(1, 60) },
  undefined,
  'PanelPlace',
)
export type PanelPlace = t.TypeOf<typeof PanelPlace>

/** Arrangement of a dashboard for a width class; empty panels mean the default. */
export const Arrangement = record(
  { dashboard: DashboardKey, width: WidthClass, panels: t.array(PanelPlace) },
  undefined,
  'Arrangement',
)
export type Arrangement = t.TypeOf<typeof Arrangement>
