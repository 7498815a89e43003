/** Advisories of one tab, or the reason why there are none. */
import { Button } from '@blueprintjs/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Advisory } from '#schema/advisory/advisory'
import { useText } from '../core/language.ts'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { advisoryText } from '../messages/en/advisory.ts'
import { AdvisoryItem } from './AdvisoryItem.tsx'
import {
  type AdvisoryCounts,
  type AdvisoryView,
  advisoriesShown,
  tabCountsOf,
  tabs,
} from './advisory-view.ts'
import { useNamedAdvisory } from './use-named-advisory.ts'

type Props = {
  readonly advisories: readonly Advisory[]
  /** Counts over all advisories, fetched or not. */
  readonly counts: AdvisoryCounts | undefined
  readonly view: AdvisoryView
  readonly onChange: (change: Partial<AdvisoryView>) => void
  /** Called when the data is stale; resolves once it is refetched. */
  readonly onOutdated: () => PromiseLike<unknown>
  /** Opens the chat about an advisory; undefined without a chat. */
  readonly onAsk?: ((advisory: Advisory) => void) | undefined
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

const NoAdvisories = ({ counts, view, onChange }: Pick<Props, 'counts' | 'view' | 'onChange'>) => {
  const text = useText(advisoryText)
  if (counts && tabCountsOf(counts, view.filter)[view.tab] > 0) return null
  if (view.filter !== 'all')
    return (
      <EmptyState
        sentence={text.noneWithStatus(text.urgencies[view.tab], text.statuses[view.filter])}
        action={<Button text={text.showAll} onClick={() => onChange({ filter: 'all' })} />}
      />
    )
  const other = counts && tabs.find((urgency) => tabCountsOf(counts, 'all')[urgency] > 0)
  if (other)
    return (
      <EmptyState
        sentence={text.noneOf[view.tab]}
        action={<Button text={text.show[other]} onClick={() => onChange({ tab: other })} />}
      />
    )
  return <EmptyState sentence={text.none} action={<Link to="/dashboard">{text.toOverview}</Link>} />
}

// A cache update renders in the next frame, so its result is visible in the one after.
const afterPaint = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

export const AdvisoryList = ({ advisories, counts, view, onChange, onOutdated, onAsk, zone }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const shown = advisoriesShown(advisories, view)
  const named = useNamedAdvisory(list, shown)
  /** The card that took the focus after the last answer. */
  const next = useRef<Element>(null)
  // The focused buttons disappear when an advisory is settled; focus the card that is now in its place.
  const keepPlace = (index: number) =>
    afterPaint(() => {
      if (document.activeElement !== document.body) return
      const cards = list.current?.querySelectorAll<HTMLElement>('article') ?? []
      const place = cards[Math.min(index, cards.length - 1)] ?? list.current
      place?.focus({ preventScroll: true })
      next.current = place
    })
  // Only if the user has not moved the focus since.
  const goBackTo = (id: Advisory['id']) =>
    afterPaint(() => {
      if (![document.body, next.current].includes(document.activeElement)) return
      list.current?.querySelector<HTMLElement>(`[data-advisory="${CSS.escape(id)}"]`)?.focus()
    })
  return (
    <div ref={list} tabIndex={-1}>
      {shown.map((advisory, index) => (
        <AdvisoryItem
          key={advisory.id}
          advisory={advisory}
          isNamed={advisory.id === named}
          zone={zone}
          onAsk={onAsk}
          onSettled={() => keepPlace(index)}
          onReverted={() => goBackTo(advisory.id)}
          onOutdated={async () => {
            await onOutdated()
            keepPlace(index)
          }}
        />
      ))}
      {shown.length === 0 && <NoAdvisories counts={counts} view={view} onChange={onChange} />}
    </div>
  )
}
