/** Risk: scores calculated from the records, beside sample alerts and compliance items. */
import { importEndpoints } from '#schema/import/import.endpoints'
import { openCount } from '../advisory/advisory-view.ts'
import { useAdvisories } from '../advisory/use-advisories.ts'
import { useListConnectionsQuery } from '../connection/connection.api.ts'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { IfAllowed } from '../kit/controls/IfAllowed.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Panel } from '../kit/Panel.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { useListHoursQuery, useListKpisQuery } from '../kpi/kpi.api.ts'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { riskText } from '../messages/en/risk.ts'
import { alertSamples } from '../messages/samples/alerts.samples.ts'
import { riskSamples } from '../messages/samples/risk.samples.ts'
import { Dashboard } from './Dashboard.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { RiskMatrix } from './RiskMatrix.tsx'
import classes from './RiskScreen.module.css'
import { shownRisks } from './risk-list.ts'
import { meaningOf } from './sample-meaning.ts'
import { TablePanel } from './TablePanel.tsx'
import { useSampleBusiness, useShowsSamples } from './use-sample-business.ts'

export const RiskScreen = () => {
  const text = useText(riskText)
  const isAsOf = useIsAsOf()
  const showsSamples = useShowsSamples()
  const common = useText(dashboardsText)
  const type = useSampleBusiness()
  const alerts = useText(alertSamples)[type]
  const samples = useText(riskSamples)[type]
  const kpis = useListKpisQuery()
  const hours = useListHoursQuery()
  const { advisories, counts, list } = useAdvisories()
  const connections = useListConnectionsQuery()
  const sources = [kpis, hours, list, connections]
  const failed = sources.find(({ data, error }) => error !== undefined && data === undefined)
  const isLoading = sources.some((source) => source.isLoading)
  const all = connections.data
  const computed = shownRisks({
    records: kpis.data,
    days: hours.data,
    urgentAdvisories: counts && openCount(counts, 'high'),
    connections: all && {
      failing: all.filter(({ status }) => status === 'error').length,
      all: all.length,
    },
  })
  // Without figures, advisories and sources, the scores would be about nothing.
  const hasNothing = [kpis.data, hours.data, advisories, all].every((one) => one?.length === 0)
  const retry = () => {
    for (const source of sources) if (source.error) void source.refetch()
  }
  return (
    <Dashboard
      dashboard="risk"
      records={kpis.data}
      evidence={{ days: hours.data, notes: advisories }}
      header={{ title: text.title, standfirst: text.standfirst }}
      panels={[
        {
          id: 'matrix',
          name: text.matrix,
          isLong: true,
          wide: { x: 0, y: 0, w: 12, h: 15 },
          medium: { x: 0, y: 0, w: 6, h: 24 },
          content: isLoading ? (
            <Panel title={text.matrix} isLeading isFilling>
              <LoadingRegion label={common.loading(text.matrix)}>
                <div className={classes.block} />
              </LoadingRegion>
            </Panel>
          ) : failed ? (
            <Panel title={text.matrix} isLeading isFilling>
              <ProblemNote
                what={text.notLoaded}
                error={failed.error}
                onRetry={retry}
                isRetrying={sources.some(({ isFetching }) => isFetching)}
              />
            </Panel>
          ) : showsSamples === false && hasNothing ? (
            <Panel title={text.matrix} isLeading isFilling>
              <EmptyState
                sentence={text.nothing}
                action={
                  <IfAllowed call={importEndpoints.sendImport}>
                    <ButtonLink to="/imports">{text.import}</ButtonLink>
                  </IfAllowed>
                }
              />
            </Panel>
          ) : (
            <RiskMatrix risks={computed} samples={isAsOf || showsSamples !== true ? [] : samples.risks} />
          ),
        },
        {
          id: 'alerts',
          isSample: true,
          name: text.alerts,
          wide: { x: 0, y: 15, w: 12, h: 7 },
          medium: { x: 0, y: 24, w: 6, h: 7 },
          content: <ItemPanel title={text.alerts} items={alerts} />,
        },
        {
          id: 'compliance',
          isSample: true,
          name: text.compliance,
          wide: { x: 0, y: 22, w: 12, h: 6 },
          medium: { x: 0, y: 31, w: 6, h: 6 },
          content: (
            <TablePanel
              title={text.compliance}
              heads={[text.itemHead, text.dueHead, text.statusHead]}
              rows={samples.compliance.map(({ name, due, meaning, status }) => ({
                name,
                cells: [
                  due,
                  <StatusMark key="status" meaning={meaningOf(meaning)}>
                    {status}
                  </StatusMark>,
                ],
              }))}
            />
          ),
        },
      ]}
    />
  )
}
