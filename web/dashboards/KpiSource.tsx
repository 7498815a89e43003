/** Figures of the latest week, or the error that prevented loading them. */
import type { SerializedError } from '@reduxjs/toolkit'
import { type ComponentProps, Suspense } from 'react'
import type { KpiRecord } from '#schema/kpi/kpi'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Panel } from '../kit/Panel.tsx'
import { KpiPanel } from '../kpi/KpiPanel.tsx'
import { kpiText } from '../messages/en/kpi.ts'
import { useShowsSamples } from './use-sample-business.ts'

const FigureSources = lazyPart(async () => (await import('./FigureSources.tsx')).FigureSources)

type Props = Omit<ComponentProps<typeof KpiPanel>, 'records'> & {
  readonly source: {
    readonly data?: readonly KpiRecord[] | undefined
    readonly error?: CallError | SerializedError | undefined
    readonly isFetching: boolean
    readonly refetch: () => void
  }
}

export const KpiSource = ({ source: { data, error, isFetching, refetch }, foot, ...panel }: Props) => {
  const text = useText(kpiText)
  // Sample figures of a demo come from no file or system.
  const hasSources = useShowsSamples() === false && data !== undefined && data.length > 0
  if (data !== undefined || error === undefined)
    return (
      <KpiPanel
        records={data}
        {...panel}
        foot={
          hasSources ? (
            <>
              {foot}
              <Suspense fallback={null}>
                <FigureSources />
              </Suspense>
            </>
          ) : (
            foot
          )
        }
      />
    )
  return (
    <Panel label={text.weeklyFigures} isLeading isFilling>
      <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
    </Panel>
  )
}
