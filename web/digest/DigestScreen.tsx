/** The digest as a page: the last week or month in 90 seconds. Its print-out is the PDF. */
import { Button } from '@blueprintjs/core'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BriefChart } from '#schema/brief/brief'
import { DigestKind, type DigestOutcome } from '#schema/digest/digest'
import { english, useText } from '../core/language.ts'
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { digestText } from '../messages/en/digest.ts'
import { DigestArticle } from './DigestArticle.tsx'
import classes from './DigestScreen.module.css'
import { DigestSkeleton } from './DigestSkeleton.tsx'
import { useReadDigestQuery } from './digest.api.ts'
import { eyebrowOf } from './digest-period.ts'

type Props = {
  readonly renderChart: (chart: BriefChart) => ReactNode
  /** Draws the promise and result of a scored decision on one scale. */
  readonly renderOutcome: (outcome: DigestOutcome) => ReactNode
  readonly canDecide: boolean
}

/** Name of the kind in the address. */
const kindKey = 'of'

export const DigestScreen = ({ renderChart, renderOutcome, canDecide }: Props) => {
  const text = useText(digestText)
  const [address, setAddress] = useSearchParams()
  const named = address.get(kindKey)
  const kind = DigestKind.is(named) ? named : 'weekly'
  const { data, error, isFetching, refetch } = useReadDigestQuery({ kind })
  const digest = data?.kind === kind ? data : undefined
  const tools = (
    <div className={classes.tools}>
      <SegmentedControl
        label={text.kind}
        options={[
          { value: 'weekly', label: text.kinds.weekly },
          { value: 'monthly', label: text.kinds.monthly },
        ]}
        value={kind}
        onChange={(next) => setAddress({ [kindKey]: next }, { replace: true })}
      />
      {digest && (
        <Button
          icon={<Printer size={16} aria-hidden="true" />}
          text={text.print}
          onClick={() => window.print()}
        />
      )}
    </div>
  )
  return (
    <div className={classes.screen}>
      <ScreenHeader
        eyebrow={digest ? eyebrowOf(digest, text) : undefined}
        title={digest ? <span lang={english}>{digest.title}</span> : text.title}
        actions={tools}
      />
      {digest ? (
        <DigestArticle
          digest={digest}
          renderChart={renderChart}
          renderOutcome={renderOutcome}
          canDecide={canDecide}
        />
      ) : error ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <DigestSkeleton />
      )}
    </div>
  )
}
