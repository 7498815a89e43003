/** The Advisories screen: open and decided advice. The address holds filter, order and tab. */
import { Tab, Tabs } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import type { Advisory } from '#schema/advisory/advisory'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { LoadMore } from '../kit/feedback/LoadMore.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { advisoryText } from '../messages/en/advisory.ts'
import classes from './AdvisoriesScreen.module.css'
import { AdvisoryList } from './AdvisoryList.tsx'
import { AdvisorySkeleton } from './AdvisorySkeleton.tsx'
import { AdvisoryTools } from './AdvisoryTools.tsx'
import { readNamed } from './advisory-address.ts'
import {
  type AdvisoryView,
  openCount,
  readView,
  tabCountsOf,
  tabs,
  viewOf,
  writeView,
} from './advisory-view.ts'
import { MissingAdvisory } from './MissingAdvisory.tsx'
import { useAdvisories } from './use-advisories.ts'

type Props = {
  /** Opens the chat about an advisory; undefined without a chat. */
  readonly onAsk?: (advisory: Advisory) => void
}

export const AdvisoriesScreen = ({ onAsk }: Props = {}) => {
  const zone = useTimeZone()
  const text = useText(advisoryText)
  const [address, setAddress] = useSearchParams()
  const requestedView = readView(address)
  const named = readNamed(address)
  const { advisories, counts, list } = useAdvisories({ isWhole: requestedView.sort === 'date', named })
  const { error, isFetching, refetch } = list
  const namedAdvisory = advisories?.find(({ id }) => id === named)
  const view = namedAdvisory ? viewOf(namedAdvisory, requestedView) : requestedView
  const isMissing = named !== undefined && advisories && !namedAdvisory && !list.hasNextPage && !isFetching
  // Synchronous, so that a control does not flash its old value.
  const change = (part: Partial<AdvisoryView>) =>
    setAddress(writeView(address, { ...view, ...part }), { flushSync: true })
  const tabCounts = counts && tabCountsOf(counts, view.filter)

  const content = advisories ? (
    <>
      <AdvisoryList
        advisories={advisories}
        counts={counts}
        view={view}
        onChange={change}
        onOutdated={refetch}
        onAsk={onAsk}
        zone={zone}
      />
      <LoadMore list={list} failure={text.notLoaded} />
    </>
  ) : (
    <AdvisorySkeleton />
  )
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title={text.title}
        standfirst={
          counts ? text.awaitingDecision(openCount(counts)) : error ? undefined : <Skeleton width="220px" />
        }
      />
      {error && !advisories ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <>
          <p className={isMissing ? classes.missing : undefined} role="status">
            {isMissing && <MissingAdvisory id={named} />}
          </p>
          <AdvisoryTools view={view} onChange={change} />
          <Tabs
            id="advisories"
            selectedTabId={view.tab}
            animate={false}
            renderActiveTabPanelOnly
            onChange={(id) => change({ tab: tabs.find((tab) => tab === id) ?? view.tab })}
          >
            {tabs.map((urgency) => (
              // Blueprint's arrow keys look only for tabs with an explicit disabled={false}.
              <Tab key={urgency} id={urgency} disabled={false} panel={content}>
                {text.urgencies[urgency]}{' '}
                {tabCounts && <span className={classes.count}>{tabCounts[urgency]}</span>}
              </Tab>
            ))}
          </Tabs>
        </>
      )}
    </div>
  )
}
