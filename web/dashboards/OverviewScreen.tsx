/** The Overview: how the week went, what waits, and the ways on from here. */
import { useListAdvisoriesQuery } from '../advisory/advisory.api.ts'
import { waiting } from '../advisory/advisory-view.ts'
import { now } from '../core/clock.ts'
import { Panel } from '../kit/Panel.tsx'
import { ProblemNote } from '../kit/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNarrow } from '../kit/use-narrow.ts'
import { KpiPanel } from '../kpi/KpiPanel.tsx'
import { useListKpisQuery } from '../kpi/kpi.api.ts'
import { dayLine, hourOf } from './calendar-day.ts'
import { OverviewLinks } from './OverviewLinks.tsx'
import classes from './OverviewScreen.module.css'
import { SampleAlerts } from './SampleAlerts.tsx'
import { greetingOf, standfirst } from './standfirst.ts'

type Props = {
  /** IANA time zone of the day and the greeting; without it, the browser's. */
  readonly zone?: string
}

const WaitingStandfirst = () => (
  <>
    <Skeleton width="30em" height="22px" />
    <Skeleton width="18em" height="22px" />
  </>
)

export const OverviewScreen = ({ zone }: Props = {}) => {
  const kpis = useListKpisQuery()
  const advisories = useListAdvisoriesQuery()
  const isNarrow = useNarrow()
  const moment = now()
  const isRefused = kpis.isError && kpis.data === undefined
  const urgent = advisories.data && waiting(advisories.data, 'high')
  const isOpening = kpis.isLoading || advisories.isLoading
  const links = <OverviewLinks records={kpis.data} isRefused={isRefused} />
  return (
    <div className={classes.screen}>
      <ScreenHeader
        eyebrow={dayLine(moment, zone)}
        title={greetingOf(hourOf(moment, zone))}
        standfirst={isOpening ? <WaitingStandfirst /> : kpis.data && standfirst(kpis.data, urgent)}
        isLead
      />
      {isRefused ? (
        <Panel label="Weekly figures" isLeading>
          <ProblemNote
            what="The weekly figures could not be loaded."
            error={kpis.error}
            onRetry={kpis.refetch}
            isRetrying={kpis.isFetching}
          />
        </Panel>
      ) : (
        <KpiPanel records={kpis.data} to="/dashboard/finance" />
      )}
      {!isNarrow && links}
      <SampleAlerts />
      {isNarrow && links}
    </div>
  )
}
