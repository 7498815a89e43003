/** An advisory that can be answered: shows the answer at once, sends it, and says what came of it. */
import type { SerializedError } from '@reduxjs/toolkit'
import { useRef } from 'react'
import type { Advisory } from '#schema/advisory/advisory'
import { type CallError, mayBeOnRecord } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { advisoryText } from '../messages/en/advisory.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import { useAcceptAdvisoryMutation, useDismissAdvisoryMutation } from './advisory.api.ts'

type Props = {
  readonly advisory: Advisory
  /** The link that was followed is about it. */
  readonly isNamed: boolean
  /** The advisory shows as settled: its buttons are gone, and the list may be another. */
  readonly onSettled: () => void
  /** It was not recorded, and is as it was. */
  readonly onTakenBack: () => void
  /** What is shown may be out of date: it was settled before, or nobody knows whether it is now. */
  readonly onOutdated: () => void
  /** Asks the advisors about it; without it, there is nobody to ask. */
  readonly onAsk?: ((advisory: Advisory) => void) | undefined
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

type Answer = PromiseLike<{ readonly data?: Advisory; readonly error?: CallError | SerializedError }>

const statusOf = (error: object): unknown => ('status' in error ? error.status : undefined)

export const AdvisoryItem = (props: Props) => {
  const { advisory, isNamed, onSettled, onTakenBack, onOutdated, onAsk, zone } = props
  const text = useText(advisoryText)
  const toast = useToast()
  const [accept] = useAcceptAdvisoryMutation()
  const [dismiss] = useDismissAdvisoryMutation()
  // The buttons go with the next frame; a second press before that is none.
  const isSent = useRef(false)

  const send = async (answer: () => Answer, success: { title: string; description?: string }) => {
    if (isSent.current) return
    isSent.current = true
    const answering = answer()
    onSettled()
    const { error } = await answering
    isSent.current = false
    if (error === undefined) {
      toast(success)
    } else if (statusOf(error) === 409) {
      toast({ title: text.settledBefore, description: text.settledBeforeText })
      onOutdated()
    } else if (mayBeOnRecord(error)) {
      toast({ title: text.noReply, description: text.noReplyText, destructive: true })
      onOutdated()
    } else {
      toast({ title: text.notRecorded, description: text.notRecordedText, destructive: true })
      onTakenBack()
    }
  }

  return (
    <AdvisoryCard
      advisory={advisory}
      isNamed={isNamed}
      zone={zone}
      onAsk={onAsk && (() => onAsk(advisory))}
      onAccept={() =>
        send(() => accept({ advisoryId: advisory.id }), {
          title: text.acknowledged,
          description: text.acknowledgedText,
        })
      }
      onDismiss={() => send(() => dismiss({ advisoryId: advisory.id }), { title: text.nowDismissed })}
    />
  )
}
