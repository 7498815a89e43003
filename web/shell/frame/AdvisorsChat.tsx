/** The chat of a business, with what is on record of it. Loaded on demand. */
import type { ComponentProps } from 'react'
import { ChatPanel } from '../../chat/ChatPanel.tsx'
import { useListDebtorsQuery, useListWorkWeeksQuery } from '../../import/on-record/held.api.ts'
import { useGetMeQuery } from '../../session/session.api.ts'

type Props = Omit<ComponentProps<typeof ChatPanel>, 'held' | 'hasTill'>

export const AdvisorsChat = ({ hasFigures, ...rest }: Props) => {
  const skip = hasFigures !== false
  const debtors = useListDebtorsQuery(undefined, { skip })
  const work = useListWorkWeeksQuery(undefined, { skip })
  const hasDebtors = debtors.data?.asOf !== undefined
  const hasWork = (work.data?.length ?? 0) > 0
  const trade = useGetMeQuery().data?.businessType
  const isKnown = skip || !(debtors.isLoading || work.isLoading)
  return (
    <ChatPanel
      {...rest}
      hasFigures={isKnown ? hasFigures : undefined}
      hasTill={trade !== 'consulting' && trade !== 'realestate'}
      held={hasDebtors ? (hasWork ? 'both' : 'debtors') : hasWork ? 'timesheets' : undefined}
    />
  )
}
