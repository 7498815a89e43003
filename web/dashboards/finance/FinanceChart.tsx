/** The chart of the chosen measure: loads its series, or explains what the records lack. */
import { Button } from '@blueprintjs/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { importEndpoints } from '#schema/import/import.endpoints'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../../core/language.ts'
import { openedEntry } from '../../core/use-opened.ts'
import { ButtonLink } from '../../kit/controls/ButtonLink.tsx'
import { IfAllowed } from '../../kit/controls/IfAllowed.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../../kit/feedback/LoadingRegion.tsx'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { noForecastSentence } from '../../kpi/forecasts.ts'
import { withKpi } from '../../kpi/kpi-address.ts'
import { causeOf, type Evidence } from '../../kpi/outlier-weeks.ts'
import { figureOfMeasure } from '../../kpi/series/measures.ts'
import { useListTargetsQuery, useReadSeriesQuery } from '../../kpi/series/series.api.ts'
import { isOnRecord } from '../../kpi/series/series-chart.ts'
import { dashboardsText } from '../../messages/en/dashboards.ts'
import { financeText } from '../../messages/en/finance.ts'
import { seriesText } from '../../messages/en/series.ts'
import { useListNotesQuery } from '../../note/note.api.ts'
import { notesOf } from '../../note/note-days.ts'
import { ForecastNote } from '../ForecastNote.tsx'
import { type ForecastSource, isPending } from '../forecast-source.ts'
import classes from '../SourcedPanel.module.css'
import { NotesInRange } from './NotesInRange.tsx'
import type { SeriesControls } from './use-series-choice.ts'

const SeriesChart = lazyPart(async () => (await import('../../kpi/series/SeriesChart.tsx')).SeriesChart)

type Props = {
  /** Oldest first; at least one. */
  readonly records: readonly KpiRecord[]
  readonly controls: SeriesControls
  readonly evidence: Evidence
  readonly forecasts: ForecastSource
}

export const FinanceChart = ({ records, controls, evidence, forecasts }: Props) => {
  const text = useText(seriesText)
  const { loading } = useText(dashboardsText)
  const { revenue: name } = useText(financeText)
  const [address] = useSearchParams()
  const { choice, open, change } = controls
  const range = choice && { grain: choice.grain, from: choice.range.from, to: choice.range.to }
  const { data, error, isFetching, refetch } = useReadSeriesQuery(range ?? skipToken)
  const targets = useListTargetsQuery().data ?? []
  const notes = useListNotesQuery(range ? { from: range.from, to: range.to } : skipToken).data ?? []
  if (choice === undefined) return null
  const { measure, grain } = choice
  if (data === undefined || isPending(forecasts))
    return (
      <Panel title={name} isFilling>
        {error === undefined ? (
          <LoadingRegion label={loading(name)}>
            <div className={classes.block} />
          </LoadingRegion>
        ) : (
          <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
        )}
      </Panel>
    )
  if (!isOnRecord(data, measure))
    return (
      <Panel title={text.names[measure]} isFilling>
        {grain === 'day' && data.monthsOf === 'weeks' ? (
          <EmptyState
            sentence={text.noDays}
            action={<Button text={text.showWeeks} onClick={() => change({ grain: 'week' })} />}
          />
        ) : (
          <EmptyState
            sentence={
              measure === 'margin' && data.basis.costs === 'wages' ? text.onlyWages : text.missing[measure]
            }
            action={
              <IfAllowed call={importEndpoints.sendImport}>
                <ButtonLink to="/imports">{text.add[measure]}</ButtonLink>
              </IfAllowed>
            }
          />
        )}
      </Panel>
    )
  const weekOf = new Map<string, KpiRecord>(records.map((record) => [record.weekStart, record]))
  return (
    <Suspense
      fallback={
        <Panel title={name} isFilling>
          <LoadingRegion label={loading(name)}>
            <div className={classes.block} />
          </LoadingRegion>
        </Panel>
      }
    >
      <SeriesChart
        series={data}
        choice={choice}
        records={records}
        targets={targets}
        forecasts={forecasts.data ?? []}
        causeOf={(period) => {
          // A user's note about these days takes precedence over conclusions from other records.
          const [note] = notesOf(notes, period)
          const record = weekOf.get(period.from)
          return note?.text ?? (record ? causeOf(record, evidence) : text.nothingOnRecord)
        }}
        onOpen={open}
        note={
          <>
            {grain === 'week' && (
              <ForecastNote
                source={forecasts}
                sentence={noForecastSentence(forecasts.data ?? [], measure, records)}
              />
            )}
            <p>
              <Link
                to={{ search: `?${withKpi(address, figureOfMeasure[measure])}` }}
                state={openedEntry}
                data-kpi={figureOfMeasure[measure]}
                className={classes.link}
              >
                {text.allWeeks}
              </Link>
            </p>
            <NotesInRange notes={notes} periods={data.periods} onOpen={open} />
          </>
        }
      />
    </Suspense>
  )
}
