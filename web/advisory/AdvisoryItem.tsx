/** An advisory that can be answered: sends the answer, and says what came of it. */
import type { SerializedError } from '@reduxjs/toolkit'
import type { Advisory } from '#schema/advisory/advisory'
import { type CallError, mayBeOnRecord } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { useToast } from '../kit/use-toast.ts'
import { advisoryText } from '../messages/en/advisory.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import { useAcceptAdvisoryMutation, useDismissAdvisoryMutation } from './advisory.api.ts'

type Props = {
  readonly advisory: Advisory
  /** The advisory is settled now, or was so before: the list may be another. */
  readonly onSettled: () => void
  /** What is shown may be out of date: it was settled before, or nobody knows whether it is now. */
  readonly onOutdated: () => void
  /** Asks the advisors about it; without it, there is nobody to ask. */
  readonly onAsk?: ((advisory: Advisory) => void) | undefined
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

type Answer = { readonly data?: Advisory; readonly error?: CallError | SerializedError }

const statusOf = (error: object): unknown => ('status' in error ? error.status : undefined)

export const AdvisoryItem = ({ advisory, onSettled, onOutdated, onAsk, zone }: Props) => {
  const text = useText(advisoryText)
  const toast = useToast()
  const [accept, accepting] = useAcceptAdvisoryMutation()
  const [dismiss, dismissing] = useDismissAdvisoryMutation()
  const pending = accepting.isLoading ? 'accept' : dismissing.isLoading ? 'dismiss' : null

  const answered = ({ error }: Answer, success: { title: string; description?: string }) => {
    if (error === undefined) {
      toast(success)
      onSettled()
    } else if (statusOf(error) === 409) {
      toast({ title: text.settledBefore, description: text.settledBeforeText })
      onOutdated()
    } else if (mayBeOnRecord(error)) {
      toast({ title: text.noReply, description: text.noReplyText, destructive: true })
      onOutdated()
    } else {
      toast({ title: text.notRecorded, description: text.notRecordedText, destructive: true })
    }
  }

  return (
    <AdvisoryCard
      advisory={advisory}
      pending={pending}
      zone={zone}
      onAsk={onAsk && (() => onAsk(advisory))}
      onAccept={async () =>
        answered(await accept({ advisoryId: advisory.id }), {
          title: text.acknowledged,
          description: text.acknowledgedText,
        })
      }
      onDismiss={async () =>
        answered(await dismiss({ advisoryId: advisory.id }), { title: text.nowDismissed })
      }
    />
  )
}
