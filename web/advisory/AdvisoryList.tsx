/** The advisories of one tab, or why there are none and what to do about it. */
import { Button } from '@blueprintjs/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Advisory } from '#schema/advisory/advisory'
import { useText } from '../core/language.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { advisoryText } from '../messages/en/advisory.ts'
import { AdvisoryItem } from './AdvisoryItem.tsx'
import { type AdvisoryView, advisoriesShown, tabCounts, tabs } from './advisory-view.ts'

type Props = {
  readonly advisories: readonly Advisory[]
  readonly view: AdvisoryView
  readonly onChange: (change: Partial<AdvisoryView>) => void
  /** What is shown is out of date; done once it is fresh. */
  readonly onOutdated: () => PromiseLike<unknown>
  /** Asks the advisors about one; without it, there is nobody to ask. */
  readonly onAsk?: ((advisory: Advisory) => void) | undefined
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

const Nothing = ({ advisories, view, onChange }: Pick<Props, 'advisories' | 'view' | 'onChange'>) => {
  const text = useText(advisoryText)
  if (view.filter !== 'all')
    return (
      <EmptyState
        sentence={text.noneIs(text.urgencies[view.tab], text.statuses[view.filter])}
        action={<Button text={text.showAll} onClick={() => onChange({ filter: 'all' })} />}
      />
    )
  const counts = tabCounts(advisories, 'all')
  const other = tabs.find((urgency) => counts[urgency] > 0)
  if (other)
    return (
      <EmptyState
        sentence={text.noneOf[view.tab]}
        action={<Button text={text.show[other]} onClick={() => onChange({ tab: other })} />}
      />
    )
  return <EmptyState sentence={text.none} action={<Link to="/dashboard">{text.toOverview}</Link>} />
}

export const AdvisoryList = ({ advisories, view, onChange, onOutdated, onAsk, zone }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const shown = advisoriesShown(advisories, view)
  // The buttons that had the focus are gone after an answer; the keyboard goes on from the same place.
  const keepPlace = (index: number) =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const cards = list.current?.querySelectorAll<HTMLElement>('article') ?? []
      const place = cards[Math.min(index, cards.length - 1)] ?? list.current
      place?.focus({ preventScroll: true })
    })
  return (
    <div ref={list} tabIndex={-1}>
      {shown.map((advisory, index) => (
        <AdvisoryItem
          key={advisory.id}
          advisory={advisory}
          zone={zone}
          onAsk={onAsk}
          onSettled={() => keepPlace(index)}
          onOutdated={async () => {
            await onOutdated()
            keepPlace(index)
          }}
        />
      ))}
      {shown.length === 0 && <Nothing advisories={advisories} view={view} onChange={onChange} />}
    </div>
  )
}
