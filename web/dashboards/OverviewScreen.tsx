/** The Overview: how the week went, what needs a decision, and links to the other screens. */
import { Suspense } from 'react'
import { tourEndpoints } from '#schema/profile/tour.endpoints'
import { openCount } from '../advisory/advisory-view.ts'
import { useAdvisories } from '../advisory/use-advisories.ts'
import { useText } from '../core/language.ts'
import { useCanChange } from '../core/role.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { businessZone } from '../kit/business-day.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { Panel } from '../kit/Panel.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { useListForecastsQuery, useListKpisQuery } from '../kpi/kpi.api.ts'
import { overviewText } from '../messages/en/overview.ts'
import { shellText } from '../messages/en/shell.ts'
import { useGetTourQuery } from '../profile/tour.api.ts'
import { useGetMeQuery } from '../session/session.api.ts'
import { useAsOfTime } from '../time-travel/use-as-of-time.ts'
import { dayLine, hourOf } from './calendar-day.ts'
import { Dashboard } from './Dashboard.tsx'
import { ForecastLine } from './ForecastLine.tsx'
import { KpiSource } from './KpiSource.tsx'
import { OverviewLinks } from './OverviewLinks.tsx'
import { StandfirstSkeleton } from './StandfirstSkeleton.tsx'
import { greetingOf, standfirst } from './standfirst.ts'
import { useShowsSamples } from './use-sample-business.ts'

// Loaded separately, because few visits are to a new business.
const FirstDay = lazyPart(async () => (await import('./FirstDay.tsx')).FirstDay)

// Loaded separately, because demos raise no alerts that anybody has to answer.
const OwnStandfirst = lazyPart(async () => (await import('./OwnStandfirst.tsx')).OwnStandfirst)

// Loaded separately, so that the figures need not wait for the samples below them.
const SampleAlerts = lazyPart(async () => (await import('./SampleAlerts.tsx')).SampleAlerts)

// Loaded separately, because few visits are the first.
const TourOffer = lazyPart(async () => (await import('../shell/tour/TourOffer.tsx')).TourOffer)

export const OverviewScreen = () => {
  const text = useText(overviewText)
  const { screens } = useText(shellText)
  const kpis = useListKpisQuery()
  const forecasts = useListForecastsQuery()
  const { advisories, counts, list } = useAdvisories()
  const zone = useTimeZone()
  const moment = useAsOfTime()
  const canLeave = useCanChange(tourEndpoints.leaveTour)
  const tour = useGetTourQuery().data
  const isRefused = kpis.isError && kpis.data === undefined
  const isOwn = useShowsSamples() === false
  const urgent = counts && openCount(counts, 'high')
  const isOpening = kpis.isLoading || list.isLoading
  // Days and weeks use the zone of the business; times of day use the user's.
  const today = moment && dayLine(moment, isOwn ? businessZone() : zone)
  const [firstName] = useGetMeQuery().data?.person?.name.split(' ') ?? []
  const greeting = moment ? greetingOf(hourOf(moment, zone), firstName) : screens['/dashboard']
  if (isOwn && kpis.data?.length === 0)
    return (
      <Suspense
        fallback={
          <ScreenHeader eyebrow={today} title={greeting} standfirst={<StandfirstSkeleton />} isLead />
        }
      >
        <FirstDay eyebrow={today} greeting={greeting} />
      </Suspense>
    )
  return (
    <Dashboard
      dashboard="overview"
      records={kpis.data}
      evidence={{ notes: advisories }}
      header={{
        eyebrow: today,
        title: greeting,
        standfirst: isOpening ? (
          <StandfirstSkeleton />
        ) : (
          kpis.data &&
          (isOwn ? (
            <Suspense fallback={<StandfirstSkeleton />}>
              <OwnStandfirst records={kpis.data} advisories={advisories ?? []} urgent={urgent} />
            </Suspense>
          ) : (
            standfirst(kpis.data, urgent === undefined ? undefined : { advisories: urgent, alerts: 0 })
          ))
        ),
        isLead: true,
      }}
      tools={
        tour?.isOffered && canLeave ? (
          <Suspense fallback={null}>
            <TourOffer />
          </Suspense>
        ) : undefined
      }
      panels={[
        {
          id: 'figures',
          name: text.figures,
          wide: { x: 0, y: 0, w: 12, h: 7 },
          medium: { x: 0, y: 0, w: 6, h: 7 },
          content: (
            <KpiSource
              source={kpis}
              names={['revenue', 'profit_margin', 'cash_runway_weeks']}
              foot={<ForecastLine source={forecasts} records={kpis.data ?? []} />}
            />
          ),
        },
        {
          id: 'alerts',
          isSample: true,
          name: text.alerts,
          wide: { x: 0, y: 10, w: 12, h: 5 },
          medium: { x: 0, y: 13, w: 6, h: 5 },
          content: (
            <Suspense
              fallback={
                <Panel title={text.alerts} isFilling>
                  {null}
                </Panel>
              }
            >
              <SampleAlerts />
            </Suspense>
          ),
        },
        {
          id: 'ways',
          name: text.ways,
          wide: { x: 0, y: 7, w: 12, h: 3 },
          medium: { x: 0, y: 7, w: 6, h: 5 },
          content: <OverviewLinks records={kpis.data} isRefused={isRefused} />,
        },
      ]}
    />
  )
}
