/** More answers to an advisory: defer it, dismiss it with a reason, or take an answer back. */
import { Button } from '@blueprintjs/core'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { Advisory } from '#schema/advisory/advisory'
import { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { IsoDate } from '#schema/core/scalars'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { businessDay, daysAfter } from '../kit/business-day.ts'
import { MenuAction } from '../kit/controls/MenuAction.tsx'
import { MenuButton } from '../kit/controls/MenuButton.tsx'
import { advisoryText } from '../messages/en/advisory.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Props = {
  readonly advisory: Advisory
  /** Id of the element that names the advisory. */
  readonly titleId: string
  readonly onDefer: (until: IsoDate) => void
  readonly onDismiss: (reason: string) => void
}

const waits = ['week', 'fortnight', 'month'] as const

/** The day a deferral ends: next Monday, or a number of weeks from now. */
const dayAfter = (wait: (typeof waits)[number], moment: Date): string => {
  const day = businessDay(moment)
  if (wait !== 'week') return daysAfter(day, wait === 'fortnight' ? 14 : 30)
  return daysAfter(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7 || 7)
}

export const AnswerMenu = ({ advisory, titleId, onDefer, onDismiss }: Props) => {
  const text = useText(advisoryText)
  const may = useMay(advisoryEndpoints.deferAdvisory)
  const isAsOf = useIsAsOf()
  const [asked, setAsked] = useState<'dismiss' | 'takeBack' | undefined>()
  const isNew = advisory.status === 'new'
  if (!may || isAsOf || advisory.outcome) return null
  return (
    <>
      <MenuButton
        label={text.more}
        trigger={(properties) => (
          <Button
            {...properties}
            variant="minimal"
            aria-label={text.more}
            aria-describedby={titleId}
            icon={<Ellipsis size={16} aria-hidden="true" />}
          />
        )}
      >
        {isNew ? (
          <>
            {waits.map((wait) => (
              <MenuAction
                key={wait}
                text={text.deferTo[wait]}
                onClick={() => {
                  const until = dayAfter(wait, now())
                  if (IsoDate.is(until)) onDefer(until)
                }}
              />
            ))}
            <MenuAction text={text.dismissWhy} onClick={() => setAsked('dismiss')} />
          </>
        ) : (
          <MenuAction text={text.takeBack} onClick={() => setAsked('takeBack')} />
        )}
      </MenuButton>
      <ReasonDialog
        act={asked ?? (isNew ? 'dismiss' : 'takeBack')}
        advisoryId={advisory.id}
        isOpen={asked !== undefined}
        onDismiss={onDismiss}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
