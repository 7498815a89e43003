/** Says why a link no longer works, and what to do. */
import type { ReactNode } from 'react'
import { useText } from '../../core/language.ts'
import { Action } from '../../kit/controls/Action.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import { LinkPage } from './LinkPage.tsx'

type Props = {
  readonly is: 'checking' | 'broken' | 'over' | 'failed'
  /** Title and sentences for a link that no longer works. */
  readonly overTitle: string
  readonly over: ReactNode
  readonly onRetry: () => void
}

export const UnusableLink = ({ is, overTitle, over, onRetry }: Props) => {
  const text = useText(setupText)
  if (is === 'checking') return <LinkPage title={text.loading} isBusy />
  if (is === 'broken') return <LinkPage title={text.broken} lead={text.brokenText} />
  if (is === 'over') return <LinkPage title={overTitle}>{over}</LinkPage>
  return (
    <LinkPage title={text.notChecked} lead={text.notCheckedText}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onRetry()
        }}
      >
        <Action>{text.tryAgain}</Action>
      </form>
    </LinkPage>
  )
}
