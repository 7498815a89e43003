/** What is on record beside weekly figures, in sentences: time worked, and what customers owe. */
import type { ReactNode } from 'react'
import { useText } from '../../core/language.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { exactMoney } from '../../kit/formats.ts'
import { debtorsText } from '../../messages/imports/debtors.ts'
import { registersText } from '../../messages/imports/registers.ts'
import { WorkLine } from '../hours/WorkLine.tsx'
import { shortDate } from '../import-view.ts'
import { useListDebtorsQuery, useListWorkWeeksQuery } from './held.api.ts'

const OwedLine = () => {
  const text = useText(debtorsText)
  const { asOf, total, overdue } = useListDebtorsQuery().data ?? {}
  if (asOf === undefined || total === undefined) return null
  const day = shortDate(asOf)
  if (Number(total) <= 0) return text.nobodyOwes(day)
  const late = overdue === undefined || Number(overdue) <= 0 ? undefined : exactMoney(Number(overdue))
  return text.owedLine(exactMoney(Number(total)), late, day)
}

const RegisterLines = () => {
  const text = useText(registersText)
  const money = (amount: string) => exactMoney(Number(amount))
  return (useListDebtorsQuery().data?.registers ?? [])
    .map(({ kind, latest }) => text.line(kind, latest.figures, money, shortDate(latest.asOf)))
    .join(' ')
}

type Props = {
  /** Said where neither is on record. */
  readonly otherwise?: ReactNode
}

export const HeldLine = ({ otherwise = null }: Props) => {
  const debtors = useListDebtorsQuery()
  const work = useListWorkWeeksQuery()
  if (otherwise !== null && (debtors.isLoading || work.isLoading))
    return <Skeleton width="24em" height="22px" />
  const hasWork = (work.data?.length ?? 0) > 0
  const hasLists = (debtors.data?.registers?.length ?? 0) > 0
  if (!hasWork && !hasLists && debtors.data?.asOf === undefined) return otherwise
  return (
    <>
      {hasWork && <WorkLine />} <OwedLine /> <RegisterLines />
    </>
  )
}
