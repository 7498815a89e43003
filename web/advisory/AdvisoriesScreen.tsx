/** The Advisories: what waits for a decision and what was decided. The filter, order and tab live in the address. */
import { Tab, Tabs } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { ProblemNote } from '../kit/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import classes from './AdvisoriesScreen.module.css'
import { AdvisoryList } from './AdvisoryList.tsx'
import { AdvisoryTools } from './AdvisoryTools.tsx'
import { AdvisoryWaiting } from './AdvisoryWaiting.tsx'
import { useListAdvisoriesQuery } from './advisory.api.ts'
import {
  type AdvisoryView,
  readView,
  tabCounts,
  tabs,
  waiting,
  waitingSentence,
  writeView,
} from './advisory-view.ts'

type Props = {
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string
}

export const AdvisoriesScreen = ({ zone }: Props = {}) => {
  const { data, error, isFetching, refetch } = useListAdvisoriesQuery()
  const [address, setAddress] = useSearchParams()
  const view = readView(address)
  // Shown at once, so that a control never jumps back to the old choice for a moment.
  const change = (part: Partial<AdvisoryView>) =>
    setAddress(writeView(address, { ...view, ...part }), { flushSync: true })
  const counts = data && tabCounts(data, view.filter)

  const content = data ? (
    <AdvisoryList advisories={data} view={view} onChange={change} onOutdated={refetch} zone={zone} />
  ) : (
    <AdvisoryWaiting />
  )
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title="Advisories"
        standfirst={data ? waitingSentence(waiting(data)) : error ? undefined : <Skeleton width="220px" />}
      />
      {error && !data ? (
        <ProblemNote
          what="The advisories could not be loaded."
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <>
          <AdvisoryTools view={view} onChange={change} />
          <Tabs
            id="advisories"
            selectedTabId={view.tab}
            animate={false}
            renderActiveTabPanelOnly
            onChange={(id) => change({ tab: tabs.find((tab) => tab.urgency === id)?.urgency ?? view.tab })}
          >
            {tabs.map(({ urgency, name }) => (
              // Blueprint's arrow keys look only for tabs that say they are not disabled.
              <Tab key={urgency} id={urgency} disabled={false} panel={content}>
                {name} {counts && <span className={classes.count}>{counts[urgency]}</span>}
              </Tab>
            ))}
          </Tabs>
        </>
      )}
    </div>
  )
}
