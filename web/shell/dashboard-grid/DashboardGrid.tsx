/** A dashboard: its head, its panels, and how they are arranged. The only file that knows react-grid-layout. */
import { Button } from '@blueprintjs/core'
import { Suspense, useCallback, useId, useRef, useState } from 'react'
import type { DashboardKey, PanelPlace } from '#schema/layout/layout'
import { useText } from '../../core/language.ts'
import { useIsAsOf } from '../../core/use-is-as-of.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { ScreenHeader, type ScreenHeaderProps } from '../../kit/ScreenHeader.tsx'
import { useArrangement } from '../../layout/use-arrangement.ts'
import { deskText } from '../../messages/en/desk.ts'
import classes from './DashboardGrid.module.css'
import { type DeskPanel, shippedPlaces } from './grid-panel.ts'
import {
  type DeskMove,
  deskColumns,
  fittedPlaces,
  isSamePlaces,
  leastHeight,
  leastWidth,
  movedPlaces,
  roomier,
  roomOf,
  settled,
  withoutRoom,
} from './grid-places.ts'
import { PanelMenu } from './PanelMenu.tsx'
import { StaticGrid } from './StaticGrid.tsx'
import { margin, rowHeight, useDeskRoom } from './use-grid-room.ts'
import { useWidthClass } from './use-width-class.ts'

type Props = {
  readonly dashboard: DashboardKey
  readonly header: Omit<ScreenHeaderProps, 'actions'>
  /** In the order of one column. */
  readonly panels: readonly DeskPanel[]
}

// Fetched by whoever arranges; reading needs none of it.
const Grid = lazyPart(async () => (await import('react-grid-layout')).GridLayout)
const StillPanel = lazyPart(async () => (await import('./StillPanel.tsx')).StillPanel)

type GridItem = {
  readonly i: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const placeOf = ({ i, x, y, w, h }: GridItem): PanelPlace => ({ id: i, x, y, w, h })

export const DashboardGrid = ({ dashboard, header, panels }: Props) => {
  const text = useText(deskText)
  const toast = useToast()
  const place = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const width = useWidthClass(place)
  const [isArranging, setIsArranging] = useState(false)
  const [said, setSaid] = useState('')
  const { room, onShort } = useDeskRoom()
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
  const columns = kind === undefined ? 1 : deskColumns[kind]
  const places = kind && fittedPlaces(placesIn(kind), shippedPlaces(panels, kind), columns)
  const nameOf = (id: string) => panels.find((panel) => panel.id === id)?.name ?? id

  const put = (next: readonly PanelPlace[], moved: string) => {
    if (kind === undefined || places === undefined || isSamePlaces(next, places)) return
    arrange(kind, next)
    const index = next.findIndex(({ id }) => id === moved)
    const { w = 0, h = 0 } = next[index] ?? {}
    setSaid(text.place(nameOf(moved), index + 1, next.length, w, columns, h))
  }
  const move = (id: string, which: DeskMove) => {
    if (places) put(movedPlaces(places, id, which, columns), id)
  }
  const putDown = (layout: readonly GridItem[], item: GridItem | null) =>
    put(settled(withoutRoom(layout.map(placeOf), room)), item?.i ?? '')
  const reset = () => {
    if (kind === undefined) return
    arrange(kind, [])
    setSaid(text.wasReset)
  }
  const toggle = () => {
    if (isArranging) flush()
    setIsArranging(!isArranging)
    setSaid('')
  }
  const isPast = useIsAsOf()
  const isOn = isArranging && places !== undefined
  const resting = <StaticGrid panels={panels} places={places} columns={columns} />
  return (
    <div className={classes.screen}>
      <ScreenHeader
        {...header}
        actions={
          kind !== undefined &&
          !isPast && (
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
        {said}
      </p>
      <div ref={place} className={classes.desk}>
        {isOn ? (
          <Suspense fallback={resting}>
            <Grid
              className={classes.arranging}
              width={width.pixels}
              layout={roomier(places, room).map(({ id, ...place }) => ({
                i: id,
                ...place,
                minW: leastWidth,
                minH: leastHeight + roomOf(id, room),
              }))}
              gridConfig={{ cols: columns, rowHeight, margin, containerPadding: [0, 0] }}
              dragConfig={{ handle: '.desk-handle' }}
              resizeConfig={{ handles: ['se'] }}
              onDragStop={(layout, _, item) => putDown(layout, item)}
              onResizeStop={(layout, _, item) => putDown(layout, item)}
            >
              {places.map(({ id }) => (
                <div
                  key={id}
                  className={classes.item}
                  data-desk-panel={id}
                  data-long={panels.find((panel) => panel.id === id)?.isLong}
                >
                  <PanelMenu
                    name={nameOf(id)}
                    hintId={hintId}
                    canMove={(which) => !isSamePlaces(movedPlaces(places, id, which, columns), places)}
                    onMove={(which) => move(id, which)}
                  />
                  <StillPanel id={id} onShort={onShort}>
                    {panels.find((panel) => panel.id === id)?.content}
                  </StillPanel>
                </div>
              ))}
            </Grid>
          </Suspense>
        ) : (
          resting
        )}
      </div>
    </div>
  )
}
