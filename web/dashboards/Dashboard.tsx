/** A dashboard: its desk, and beside it what stands behind a figure while somebody looks. */
import { Suspense, useLayoutEffect, useRef } from 'react'
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
import type { ScreenHeaderProps } from '../kit/ScreenHeader.tsx'
import { readKpi, withKpi } from '../kpi/kpi-address.ts'
import type { Evidence } from '../kpi/odd-weeks.ts'
import { kpiText } from '../messages/en/kpi.ts'
import { DashboardGrid } from '../shell/dashboard-grid/DashboardGrid.tsx'
import type { DeskPanel } from '../shell/dashboard-grid/grid-panel.ts'

// Fetched by whoever looks behind a figure.
const KpiDrillDown = lazyPart(async () => (await import('../kpi/KpiDrillDown.tsx')).KpiDrillDown)

type Props = {
  readonly dashboard: DashboardKey
  readonly header: Omit<ScreenHeaderProps, 'actions'>
  /** In the order of one column. */
  readonly panels: readonly DeskPanel[]
  /** The weekly figures that the address may open. */
  readonly records?: readonly KpiRecord[] | undefined
  /** What may say why a week of them is odd. */
  readonly evidence?: Evidence
}

/** The tab that answers for figures. */
const analyst = 'analyst'

const eventAddress = (position: number): string => `/audit?${withEvent(new URLSearchParams(), position)}`

export const Dashboard = ({ records = [], evidence = {}, ...desk }: Props) => {
  const text = useText(kpiText)
  const [address, setAddress] = useSearchParams()
  const opened = useOpened()
  const dispatch = useAppDispatch()
  const place = useRef<HTMLDivElement>(null)
  const named = readKpi(address)
  const open = records.length === 0 ? undefined : named
  /** The figure that was looked behind, which takes the focus as soon as its panel is gone. */
  const cameFrom = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (open !== undefined || cameFrom.current === undefined) return
    place.current?.querySelector<HTMLElement>(`[data-kpi="${cameFrom.current}"]`)?.focus()
    cameFrom.current = undefined
  }, [open])
  const close = () => {
    cameFrom.current = open
    opened.close(withKpi(address, undefined))
  }
  // Its panel hears the key by itself; until the records have come, there is none.
  useEscape({ isOpen: named !== undefined && open === undefined, onClose: close })
  return (
    <div ref={place}>
      <DashboardGrid {...desk} />
      {open && (
        <SidePanel label={text.behind(text.names[open])} onClose={close}>
          <Suspense fallback={null}>
            <KpiDrillDown
              key={open}
              name={open}
              records={records}
              evidence={evidence}
              eventAddress={eventAddress}
              onAsk={(question) => {
                // The advisors stand where this panel does, and stay over whatever comes next.
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
