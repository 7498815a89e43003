/** The Decision Log with the business name and privacy setting of the session. */
import { DecisionLogScreen } from '../decision-log/DecisionLogScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const DecisionLogRoute = () => {
  const { data } = useGetMeQuery()
  return <DecisionLogScreen showIdentifiers={data?.showIdentifiers} workspace={data?.businessType} />
}
