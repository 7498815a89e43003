/** Opening sentences of the Overview of an own business, with the urgent alerts; loaded separately, because demos have none. */
import type { Advisory } from '#schema/advisory/advisory'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useListAlertsQuery } from '../alert/alert.api.ts'
import { HeldLine } from '../import/on-record/HeldLine.tsx'
import { StandfirstSkeleton } from './StandfirstSkeleton.tsx'
import { standfirst, urgentAlerts } from './standfirst.ts'

type Props = {
  readonly records: readonly KpiRecord[]
  readonly advisories: readonly Advisory[]
  /** Number of urgent advisories that wait; undefined while it is unknown. */
  readonly urgent: number | undefined
}

export const OwnStandfirst = ({ records, advisories, urgent }: Props) => {
  const { data, isLoading } = useListAlertsQuery({})
  if (isLoading) return <StandfirstSkeleton />
  const waiting =
    urgent === undefined || data === undefined
      ? undefined
      : { advisories: urgent, alerts: urgentAlerts(data.alerts, advisories) }
  return (
    <>
      {standfirst(records, waiting)} <HeldLine />
    </>
  )
}
