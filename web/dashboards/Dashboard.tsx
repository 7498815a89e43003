/** A dashboard: its grid, and the details of a figure beside it when opened. */
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { KpiRecord } from '#schema/kpi/kpi'
import type { DashboardKey } from '#schema/layout/layout'
import { askAbout } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { useOpened } from '../core/use-opened.ts'
import { withEvent } from '../decision-log/event-address.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { SidePanel } from '../kit/overlays/SidePanel.tsx'
import { useEscape } from '../kit/overlays/use-escape.ts'
import { Panel } from '../kit/Panel.tsx'
import type { ScreenHeaderProps } from '../kit/ScreenHeader.tsx'
import { alertSubjectOf } from '../kpi/alert-subject.ts'
import { readKpi, withKpi } from '../kpi/kpi-address.ts'
import type { Evidence } from '../kpi/outlier-weeks.ts'
import { kpiText } from '../messages/en/kpi.ts'
import { DashboardGrid } from '../shell/dashboard-grid/DashboardGrid.tsx'
import type { GridPanel } from '../shell/dashboard-grid/grid-panel.ts'
import { useShowsSamples } from './use-sample-business.ts'
import { WatchFigure } from './WatchFigure.tsx'

// Loaded when a figure is opened.
const KpiDrillDown = lazyPart(async () => (await import('../kpi/KpiDrillDown.tsx')).KpiDrillDown)

type Props = {
  readonly dashboard: DashboardKey
  readonly header: Omit<ScreenHeaderProps, 'actions'>
  /** Controls that apply to all panels, below the header. */
  readonly tools?: ReactNode
  /** In single-column order. */
  readonly panels: readonly GridPanel[]
  /** Weekly figures whose details the address can open. */
  readonly records?: readonly KpiRecord[] | undefined
  /** Records that may explain an outlier week. */
  readonly evidence?: Evidence
}

/** The chat tab for questions about figures. */
const analyst = 'analyst'

const eventAddress = (position: number): string => `/audit?${withEvent(new URLSearchParams(), position)}`

/** Drops sample panels outside of demos. Until that is known, they keep their place but stay empty. */
const withoutSamples = (
  panels: readonly GridPanel[],
  showsSamples: boolean | undefined,
): readonly GridPanel[] => {
  if (showsSamples === true) return panels
  return panels.flatMap((panel): readonly GridPanel[] => {
    if (panel.isSample !== true) return [panel]
    return showsSamples === false
      ? []
      : [
          {
            ...panel,
            content: (
              <Panel title={panel.name} isFilling>
                {null}
              </Panel>
            ),
          },
        ]
  })
}

export const Dashboard = ({ records = [], evidence = {}, panels, ...grid }: Props) => {
  const text = useText(kpiText)
  const [address, setAddress] = useSearchParams()
  const opened = useOpened()
  const dispatch = useAppDispatch()
  const container = useRef<HTMLDivElement>(null)
  const showsSamples = useShowsSamples()
  const named = readKpi(address)
  const open = records.length === 0 ? undefined : named
  /** The figure whose details were open; focused once they have closed. */
  const cameFrom = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (open !== undefined || cameFrom.current === undefined) return
    container.current?.querySelector<HTMLElement>(`[data-kpi="${cameFrom.current}"]`)?.focus()
    cameFrom.current = undefined
  }, [open])
  const close = () => {
    cameFrom.current = open
    opened.close(withKpi(address, undefined))
  }
  // The details handle Escape themselves, but they mount only once the records have loaded.
  useEscape({ isOpen: named !== undefined && open === undefined, onClose: close })
  return (
    <div ref={container}>
      <DashboardGrid {...grid} panels={withoutSamples(panels, showsSamples)} />
      {open && (
        <SidePanel label={text.recordsBehind(text.names[open])} onClose={close}>
          <Suspense fallback={null}>
            <KpiDrillDown
              key={open}
              name={open}
              records={records}
              evidence={evidence}
              eventAddress={eventAddress}
              watch={<WatchFigure subject={alertSubjectOf[open]} name={text.names[open]} />}
              onAsk={(question) => {
                // The chat takes the place of the details and should stay open on later screens.
                setAddress(withKpi(address, undefined), { replace: true, flushSync: true })
                dispatch(askAbout(question, analyst))
              }}
              onClose={close}
            />
          </Suspense>
        </SidePanel>
      )}
    </div>
  )
}
