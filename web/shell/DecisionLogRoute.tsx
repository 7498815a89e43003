/** The Decision Log with business name and privacy setting of the session, or its page of scores. */
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { DecisionLogScreen } from '../decision-log/DecisionLogScreen.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { verdictText } from '../messages/en/verdict.ts'
import { useGetMeQuery } from '../session/session.api.ts'
import classes from './DecisionLogRoute.module.css'
import { isRecord, recordAddress, withoutRecord } from './record-address.ts'

const RecordScreen = lazyPart(async () => (await import('../advisory/RecordScreen.tsx')).RecordScreen)

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
        <Link to={recordAddress(address)} className={classes.record}>
          {text.record}
        </Link>
      }
    />
  )
}
