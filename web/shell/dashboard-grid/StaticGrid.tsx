/** Panels of a dashboard while viewing: a plain CSS grid in reading order. */
import type { PanelPlace } from '#schema/layout/layout'
import classes from './DashboardGrid.module.css'
import type { GridPanel } from './grid-panel.ts'

type Props = {
  readonly panels: readonly GridPanel[]
  /** In reading order; undefined for a single column in default order. */
  readonly places: readonly PanelPlace[] | undefined
  readonly columns: number
}

export const StaticGrid = ({ panels, places, columns }: Props) => {
  if (places === undefined)
    return (
      <div className={classes.column}>
        {panels.map(({ id, content, isLong }) => (
          <div key={id} className={classes.panel} data-grid-panel={id} data-long={isLong}>
            {content}
          </div>
        ))}
      </div>
    )
  return (
    <div className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {places.map(({ id, x, y, w, h }) => (
        <div
          key={id}
          className={classes.panel}
          data-grid-panel={id}
          data-long={panels.find((panel) => panel.id === id)?.isLong}
          style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}
        >
          {panels.find((panel) => panel.id === id)?.content}
        </div>
      ))}
    </div>
  )
}
