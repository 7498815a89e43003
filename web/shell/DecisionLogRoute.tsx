/** The Decision Log with the privacy setting of the session and saved views, or its page of scores. */
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { logQueryNames } from '#schema/decision-log/log-query'
import { useText } from '../core/language.ts'
import { DecisionLogScreen } from '../decision-log/DecisionLogScreen.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { verdictText } from '../messages/en/verdict.ts'
import { useGetMeQuery } from '../session/session.api.ts'
import classes from './DecisionLogRoute.module.css'
import { isRecord, recordAddress, withoutRecord } from './record-address.ts'

const RecordScreen = lazyPart(async () => (await import('../advisory/RecordScreen.tsx')).RecordScreen)

const SavedViews = lazyPart(async () => (await import('../search/SavedViews.tsx')).SavedViews)

/** Names in the address that make up a view of the log; page and open event are not among them. */
const viewNames = [...logQueryNames, 'order'] as const

export const DecisionLogRoute = () => {
  const { data } = useGetMeQuery()
  const text = useText(verdictText)
  const [address] = useSearchParams()
  if (isRecord(address))
    return (
      <Suspense fallback={null}>
        <RecordScreen logAddress={withoutRecord(address)} />
      </Suspense>
    )
  return (
    <DecisionLogScreen
      showIdentifiers={data?.showIdentifiers}
      workspace={data?.workspace}
      links={
        <>
          <Link to={recordAddress(address)} className={classes.record}>
            {text.record}
          </Link>
          <Suspense fallback={null}>
            <SavedViews screen="decision-log" names={viewNames} />
          </Suspense>
        </>
      }
    />
  )
}
