/** An advisory that can be answered: sends the answer, and says what came of it. */
import type { Advisory } from '#schema/advisory/advisory'
import { useToast } from '../kit/use-toast.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import { useAcceptAdvisoryMutation, useDismissAdvisoryMutation } from './advisory.api.ts'

type Props = {
  readonly advisory: Advisory
  /** The advisory is settled now, or was so before: the list may be another. */
  readonly onSettled: () => void
  /** Somebody else settled it first: what is shown is out of date. */
  readonly onOutdated: () => void
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

type Answer = { readonly data?: Advisory; readonly error?: unknown }

const isConflict = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 409

export const AdvisoryItem = ({ advisory, onSettled, onOutdated, zone }: Props) => {
  const toast = useToast()
  const [accept, accepting] = useAcceptAdvisoryMutation()
  const [dismiss, dismissing] = useDismissAdvisoryMutation()
  const pending = accepting.isLoading ? 'accept' : dismissing.isLoading ? 'dismiss' : null

  const answered = ({ error }: Answer, success: { title: string; description?: string }) => {
    if (error === undefined) {
      toast(success)
      onSettled()
    } else if (isConflict(error)) {
      toast({
        title: 'Already settled',
        description: 'Somebody answered this advisory before you. The list now shows how.',
      })
      onOutdated()
    } else {
      toast({
        title: 'Answer not recorded',
        description: 'Nothing was changed. Please try again.',
        destructive: true,
      })
    }
  }

  return (
    <AdvisoryCard
      advisory={advisory}
      pending={pending}
      zone={zone}
      onAccept={async () =>
        answered(await accept({ advisoryId: advisory.id }), {
          title: 'Advisory acknowledged',
          description: 'Strategic recommendation implemented',
        })
      }
      onDismiss={async () =>
        answered(await dismiss({ advisoryId: advisory.id }), { title: 'Advisory dismissed' })
      }
    />
  )
}
