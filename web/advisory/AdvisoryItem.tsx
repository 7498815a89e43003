/** An advisory that can be answered: sends the answer, and says what came of it. */
import type { Advisory } from '#schema/advisory/advisory'
import { useToast } from '../kit/use-toast.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import { useAcceptAdvisoryMutation, useDismissAdvisoryMutation } from './advisory.api.ts'

type Props = {
  readonly advisory: Advisory
  /** The advisory is settled now, or was so before: the list may be another. */
  readonly onSettled: () => void
  /** What is shown may be out of date: it was settled before, or nobody knows whether it is now. */
  readonly onOutdated: () => void
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

type Answer = { readonly data?: Advisory; readonly error?: unknown }

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined

// No answer (0), or one that broke the contract (-1): the change may have been made all the same.
const isUnknown = (error: unknown): boolean => [0, -1].some((status) => status === statusOf(error))

export const AdvisoryItem = ({ advisory, onSettled, onOutdated, zone }: Props) => {
  const toast = useToast()
  const [accept, accepting] = useAcceptAdvisoryMutation()
  const [dismiss, dismissing] = useDismissAdvisoryMutation()
  const pending = accepting.isLoading ? 'accept' : dismissing.isLoading ? 'dismiss' : null

  const answered = ({ error }: Answer, success: { title: string; description?: string }) => {
    if (error === undefined) {
      toast(success)
      onSettled()
    } else if (statusOf(error) === 409) {
      toast({ title: 'Already settled', description: 'This advisory has been settled already.' })
      onOutdated()
    } else if (isUnknown(error)) {
      toast({
        title: 'No reply came',
        description: 'Your answer may or may not be on record. The list is being loaded again.',
        destructive: true,
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
