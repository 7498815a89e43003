/** The latest briefs, or the reason why there are none. */

import { useSearchParams } from 'react-router-dom'
import type { Brief } from '#schema/brief/brief'
import { briefEndpoints } from '#schema/brief/brief.endpoints'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { briefText } from '../messages/en/brief.ts'
import { BriefItem } from './BriefItem.tsx'
import { withBrief } from './brief-view.ts'

type Props = {
  readonly briefs: readonly Brief[]
  readonly onGenerate: () => void
}

export const BriefList = ({ briefs, onGenerate }: Props) => {
  const text = useText(briefText)
  const zone = useTimeZone()
  const [address] = useSearchParams()
  if (briefs.length === 0)
    return (
      <EmptyState
        sentence={text.none}
        action={
          <MutationButton call={briefEndpoints.generateBrief} text={text.generate} onClick={onGenerate} />
        }
      />
    )
  return (
    <section aria-label={text.latest}>
      {briefs.map((brief) => (
        <BriefItem
          key={brief.id}
          brief={brief}
          search={withBrief(address, brief.id).toString()}
          zone={zone}
        />
      ))}
    </section>
  )
}
