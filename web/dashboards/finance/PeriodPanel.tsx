/** The drawer of the opened bar: loads its records and adds the notes. */
import { skipToken } from '@reduxjs/toolkit/query'
import { Suspense } from 'react'
import { askAbout } from '../../chat/chat.state.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { withEvent } from '../../decision-log/event-address.ts'
import { LoadingRegion } from '../../kit/feedback/LoadingRegion.tsx'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { SidePanel } from '../../kit/overlays/SidePanel.tsx'
import { useReadPeriodQuery, useReadSeriesQuery } from '../../kpi/series/series.api.ts'
import { periodTitle } from '../../kpi/series/series-words.ts'
import { seriesText } from '../../messages/en/series.ts'
import { useListNotesQuery } from '../../note/note.api.ts'
import { notesOf } from '../../note/note-days.ts'
import { WatchFigure } from '../WatchFigure.tsx'
import type { SeriesControls } from './use-series-choice.ts'

// Loaded when a bar is first opened.
const PeriodDrawer = lazyPart(async () => (await import('../../kpi/series/PeriodDrawer.tsx')).PeriodDrawer)
const DayRows = lazyPart(async () => (await import('../../import/DayRows.tsx')).DayRows)
const PeriodFacts = lazyPart(async () => (await import('../../note/PeriodFacts.tsx')).PeriodFacts)

type Props = { readonly controls: SeriesControls }

/** The chat tab for questions about figures. */
const analyst = 'analyst'

export const PeriodPanel = ({ controls: { choice, open, close } }: Props) => {
  const text = useText(seriesText)
  const dispatch = useAppDispatch()
  const day = choice?.opened
  const range = choice && { grain: choice.grain, from: choice.range.from, to: choice.range.to }
  const periods = useReadSeriesQuery(range ?? skipToken).data?.periods ?? []
  const shown = periods.findIndex(({ from, to }) => day !== undefined && from <= day && day <= to)
  const period = periods[shown]
  const source = useReadPeriodQuery(choice && period ? { grain: choice.grain, day: period.from } : skipToken)
  const notes = useListNotesQuery(range ? { from: range.from, to: range.to } : skipToken).data ?? []
  if (choice === undefined || period === undefined) return null
  const { grain, measure } = choice
  const detail = source.currentData
  return (
    <SidePanel label={text.periodOf(periodTitle(grain, period))} onClose={close}>
      <Suspense fallback={null}>
        <PeriodDrawer
          grain={grain}
          measure={measure}
          period={period}
          detail={detail}
          problem={
            detail ? undefined : source.error && !source.isFetching ? (
              <ProblemNote
                what={text.periodNotLoaded}
                error={source.error}
                onRetry={source.refetch}
                isRetrying={source.isFetching}
              />
            ) : (
              <LoadingRegion label={text.loading}>
                <Skeleton width="180px" height="40px" />
                <Skeleton height="220px" />
              </LoadingRegion>
            )
          }
          previous={periods[shown - 1]}
          next={periods[shown + 1]}
          facts={
            // A loading state here must not hide the drawer, or it would lose the focus.
            <Suspense fallback={null}>
              <PeriodFacts days={period} facts={detail?.facts ?? []} notes={notesOf(notes, period)} />
            </Suspense>
          }
          watch={<WatchFigure subject={measure} name={text.names[measure]} />}
          eventAddress={(position) => `/audit?${withEvent(new URLSearchParams(), position)}`}
          importAddress={(importId) => `/imports?file=${encodeURIComponent(importId)}`}
          rows={(of) => (
            <Suspense fallback={null}>
              {measure !== 'runway' && <DayRows key={`sales ${of}`} kind="sales" day={of} />}
              {measure === 'margin' && <DayRows key={`books ${of}`} kind="books" day={of} />}
            </Suspense>
          )}
          onMove={({ from }) => open(from)}
          onAsk={(question) => {
            close()
            dispatch(askAbout(question, analyst))
          }}
          onClose={close}
        />
      </Suspense>
    </SidePanel>
  )
}
