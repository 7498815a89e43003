/** A dashboard: header, panels, and arranging them. The only file that imports react-grid-layout. */

import { Button } from '@blueprintjs/core'
import { type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react'
import type { DashboardKey, PanelPlace } from '#schema/layout/layout'
import { layoutEndpoints } from '#schema/layout/layout.endpoints'
import { useText } from '../../core/language.ts'
import { useCanChange } from '../../core/role.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { ScreenHeader, type ScreenHeaderProps } from '../../kit/ScreenHeader.tsx'
import { useArrangement } from '../../layout/use-arrangement.ts'
import { gridText } from '../../messages/en/dashboard-grid.ts'
import classes from './DashboardGrid.module.css'
import { defaultPlaces, type GridPanel } from './grid-panel.ts'
import {
  compacted,
  extraRowsOf,
  fittedPlaces,
  type GridMove,
  gridColumns,
  isSamePlaces,
  minHeight,
  minWidth,
  movedPlaces,
  withExtraRows,
  withoutExtraRows,
} from './grid-places.ts'
import { PanelMenu } from './PanelMenu.tsx'
import { StaticGrid } from './StaticGrid.tsx'
import { margin, rowHeight, useExtraRows } from './use-extra-rows.ts'
import { useWidthClass } from './use-width-class.ts'

type Props = {
  readonly dashboard: DashboardKey
  readonly header: Omit<ScreenHeaderProps, 'actions'>
  /** Controls that apply to all panels, below the header. */
  readonly tools?: ReactNode
  /** In single-column order. */
  readonly panels: readonly GridPanel[]
}

// Loaded when arranging starts; viewing does not need it.
const Grid = lazyPart(async () => (await import('react-grid-layout')).GridLayout)
const InertPanel = lazyPart(async () => (await import('./InertPanel.tsx')).InertPanel)

type GridItem = {
  readonly i: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const placeOf = ({ i, x, y, w, h }: GridItem): PanelPlace => ({ id: i, x, y, w, h })

export const DashboardGrid = ({ dashboard, header, tools, panels }: Props) => {
  const text = useText(gridText)
  const toast = useToast()
  const container = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const width = useWidthClass(container)
  const [isArranging, setIsArranging] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { extraRows, onOverflow } = useExtraRows()
  const {
    places: placesIn,
    isKnown,
    arrange,
    flush,
  } = useArrangement(
    dashboard,
    useCallback(
      () => toast({ title: text.notSaved, description: text.notSavedText, destructive: true }),
      [toast, text],
    ),
  )
  const kind = width.kind === 'single' ? undefined : width.kind
  const columns = kind === undefined ? 1 : gridColumns[kind]
  const places = kind && fittedPlaces(placesIn(kind), defaultPlaces(panels, kind), columns)
  const nameOf = (id: string) => panels.find((panel) => panel.id === id)?.name ?? id

  const applyPlaces = (next: readonly PanelPlace[], moved: string) => {
    if (kind === undefined || places === undefined || isSamePlaces(next, places)) return
    arrange(kind, next)
    const index = next.findIndex(({ id }) => id === moved)
    const { w = 0, h = 0 } = next[index] ?? {}
    setAnnouncement(text.place(nameOf(moved), index + 1, next.length, w, columns, h))
  }
  const move = (id: string, which: GridMove) => {
    if (places) applyPlaces(movedPlaces(places, id, which, columns), id)
  }
  const onDrop = (layout: readonly GridItem[], item: GridItem | null) =>
    applyPlaces(compacted(withoutExtraRows(layout.map(placeOf), extraRows)), item?.i ?? '')
  const reset = () => {
    if (kind === undefined) return
    arrange(kind, [])
    setAnnouncement(text.resetDone)
  }
  const toggle = () => {
    if (isArranging) flush()
    setIsArranging(!isArranging)
    setAnnouncement('')
  }
  const canArrange = useCanChange(layoutEndpoints.saveLayout)
  const isOn = isArranging && places !== undefined
  const staticGrid = <StaticGrid panels={panels} places={places} columns={columns} />
  return (
    <div className={classes.screen}>
      <ScreenHeader
        {...header}
        actions={
          kind !== undefined &&
          canArrange && (
            <>
              {isOn && (
                <Button
                  variant="minimal"
                  text={text.reset}
                  disabled={placesIn(kind) === undefined}
                  onClick={reset}
                />
              )}
              <Button
                key="arrange"
                className={isOn ? undefined : classes.arrange}
                variant={isOn ? 'solid' : 'minimal'}
                text={isOn ? text.done : text.arrange}
                disabled={!isKnown}
                onClick={toggle}
              />
            </>
          )
        }
      />
      {isOn && (
        <p id={hintId} className={classes.hint}>
          {text.hint}
        </p>
      )}
      <p className={classes.said} role="status">
        {announcement}
      </p>
      {tools && <div className={classes.tools}>{tools}</div>}
      <div ref={container} className={classes.container}>
        {isOn ? (
          <Suspense fallback={staticGrid}>
            <Grid
              className={classes.arranging}
              width={width.pixels}
              layout={withExtraRows(places, extraRows).map(({ id, ...container }) => ({
                i: id,
                ...container,
                minW: minWidth,
                minH: minHeight + extraRowsOf(id, extraRows),
              }))}
              gridConfig={{ cols: columns, rowHeight, margin, containerPadding: [0, 0] }}
              dragConfig={{ handle: '.grid-handle' }}
              resizeConfig={{ handles: ['se'] }}
              onDragStop={(layout, _, item) => onDrop(layout, item)}
              onResizeStop={(layout, _, item) => onDrop(layout, item)}
            >
              {places.map(({ id }) => (
                <div
                  key={id}
                  className={classes.item}
                  data-grid-panel={id}
                  data-long={panels.find((panel) => panel.id === id)?.isLong}
                >
                  <PanelMenu
                    name={nameOf(id)}
                    hintId={hintId}
                    canMove={(which) => !isSamePlaces(movedPlaces(places, id, which, columns), places)}
                    onMove={(which) => move(id, which)}
                  />
                  <InertPanel id={id} onOverflow={onOverflow}>
                    {panels.find((panel) => panel.id === id)?.content}
                  </InertPanel>
                </div>
              ))}
            </Grid>
          </Suspense>
        ) : (
          staticGrid
        )}
      </div>
    </div>
  )
}
