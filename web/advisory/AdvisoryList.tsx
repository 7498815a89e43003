/** The advisories of one tab, or why there are none and what to do about it. */
import { Button } from '@blueprintjs/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Advisory, Urgency } from '#schema/advisory/advisory'
import { EmptyState } from '../kit/EmptyState.tsx'
import { AdvisoryItem } from './AdvisoryItem.tsx'
import { type AdvisoryView, advisoriesShown, tabCounts, tabs } from './advisory-view.ts'

type Props = {
  readonly advisories: readonly Advisory[]
  readonly view: AdvisoryView
  readonly onChange: (change: Partial<AdvisoryView>) => void
  /** What is shown is out of date; done once it is fresh. */
  readonly onOutdated: () => PromiseLike<unknown>
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

const nameOf = (urgency: Urgency): string => tabs.find((tab) => tab.urgency === urgency)?.name ?? ''

const Nothing = ({ advisories, view, onChange }: Pick<Props, 'advisories' | 'view' | 'onChange'>) => {
  const name = nameOf(view.tab).toLowerCase()
  if (view.filter !== 'all')
    return (
      <EmptyState
        sentence={`No ${name} advisory is ${view.filter}.`}
        action={<Button text="Show all advisories" onClick={() => onChange({ filter: 'all' })} />}
      />
    )
  const counts = tabCounts(advisories, 'all')
  const other = tabs.find((tab) => counts[tab.urgency] > 0)
  if (other)
    return (
      <EmptyState
        sentence={`There is no ${name} advisory.`}
        action={
          <Button
            text={`Show ${other.name.toLowerCase()} advisories`}
            onClick={() => onChange({ tab: other.urgency })}
          />
        }
      />
    )
  return (
    <EmptyState
      sentence="No advisories yet. One appears here when your records call for a decision."
      action={<Link to="/dashboard">Back to the Overview</Link>}
    />
  )
}

export const AdvisoryList = ({ advisories, view, onChange, onOutdated, zone }: Props) => {
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
