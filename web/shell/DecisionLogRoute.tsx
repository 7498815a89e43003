/** Brings the Decision Log what the session knows of the privacy toggle, and whose log it is. */
import { DecisionLogScreen } from '../decision-log/DecisionLogScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const DecisionLogRoute = () => {
  const { data } = useGetMeQuery()
  return <DecisionLogScreen showIdentifiers={data?.showIdentifiers} workspace={data?.businessType} />
}
