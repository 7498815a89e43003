/** Shares the link of a brief through the system, or copies it where there is no share sheet. */
import { Button } from '@blueprintjs/core'
import Share from 'lucide-react/icons/share'
import { useText } from '../core/language.ts'
import { useCopy } from '../kit/controls/use-copy.ts'
import { briefText } from '../messages/en/brief.ts'

type Props = { readonly title: string; readonly briefId: string }

export const ShareButton = ({ title, briefId }: Props) => {
  const text = useText(briefText)
  const copy = useCopy()
  const share = async () => {
    const url = new URL(`/briefs?brief=${encodeURIComponent(briefId)}`, window.location.origin).href
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url })
        return
      } catch (cause) {
        // The user closed the share sheet.
        if (cause instanceof DOMException && cause.name === 'AbortError') return
      }
    }
    await copy(url, {
      done: { title: text.linkCopied, description: text.linkCopiedText },
      failed: { title: text.linkNotCopied, description: text.linkNotCopiedText },
    })
  }
  return <Button icon={<Share size={16} aria-hidden="true" />} text={text.share} onClick={share} />
}
