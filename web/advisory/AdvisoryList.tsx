/** The advisories of one tab, or why there are none and what to do about it. */
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
  /** Of all there are, fetched or not. */
  readonly counts: AdvisoryCounts | undefined
  readonly view: AdvisoryView
  readonly onChange: (change: Partial<AdvisoryView>) => void
  /** What is shown is out of date; done once it is fresh. */
  readonly onOutdated: () => PromiseLike<unknown>
  /** Asks the advisors about one; without it, there is nobody to ask. */
  readonly onAsk?: ((advisory: Advisory) => void) | undefined
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

const Nothing = ({ counts, view, onChange }: Pick<Props, 'counts' | 'view' | 'onChange'>) => {
  const text = useText(advisoryText)
  if (counts && tabCountsOf(counts, view.filter)[view.tab] > 0) return null
  if (view.filter !== 'all')
    return (
      <EmptyState
        sentence={text.noneIs(text.urgencies[view.tab], text.statuses[view.filter])}
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

// What the cache says is drawn with the next frame, so the one after it shows it.
const afterPaint = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

export const AdvisoryList = ({ advisories, counts, view, onChange, onOutdated, onAsk, zone }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const shown = advisoriesShown(advisories, view)
  const named = useNamedAdvisory(list, shown)
  /** The card that took the focus after an answer. */
  const next = useRef<Element>(null)
  // The buttons that had the focus go with an answer; the keyboard goes on from the same place.
  const keepPlace = (index: number) =>
    afterPaint(() => {
      if (document.activeElement !== document.body) return
      const cards = list.current?.querySelectorAll<HTMLElement>('article') ?? []
      const place = cards[Math.min(index, cards.length - 1)] ?? list.current
      place?.focus({ preventScroll: true })
      next.current = place
    })
  // Whoever went on meanwhile is not called back.
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
          onTakenBack={() => goBackTo(advisory.id)}
          onOutdated={async () => {
            await onOutdated()
            keepPlace(index)
          }}
        />
      ))}
      {shown.length === 0 && <Nothing counts={counts} view={view} onChange={onChange} />}
    </div>
  )
}
