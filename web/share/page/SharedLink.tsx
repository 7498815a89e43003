/** The page behind a link for people outside: opens it once, then shows the one item, or that there is nothing to show. */
import { useEffect, useState } from 'react'
import { LinkToken } from '#schema/people/people'
import { useText } from '../../core/language.ts'
import { Action } from '../../kit/controls/Action.tsx'
import { Wordmark } from '../../kit/Wordmark.tsx'
import { sharedPageText } from '../../messages/sharing/shared-page.ts'
import type { Open, Opened } from './open-shared.ts'
import { SharedArticle } from './SharedArticle.tsx'
import classes from './SharedPage.module.css'

type Props = {
  /** Secret in the address; anything else shows nothing. */
  readonly token: string
  readonly open: Open
}

type Shown = Opened | { readonly is: 'loading' }

const Message = ({
  shown,
  onRetry,
}: {
  readonly shown: Exclude<Shown, { is: 'page' }>
  readonly onRetry: () => void
}) => {
  const text = useText(sharedPageText)
  if (shown.is === 'loading')
    return (
      <div className={classes.message} role="status">
        <h1>{text.loading}</h1>
      </div>
    )
  if (shown.is === 'nothing')
    return (
      <div className={classes.message}>
        <h1>{text.nothing}</h1>
        <p>{text.nothingText}</p>
      </div>
    )
  const isLimited = shown.is === 'limited'
  return (
    <form
      className={classes.message}
      onSubmit={(event) => {
        event.preventDefault()
        onRetry()
      }}
    >
      <h1>{isLimited ? text.limited : text.failed}</h1>
      <p>{isLimited ? text.limitedText : text.failedText}</p>
      <Action>{text.tryAgain}</Action>
    </form>
  )
}

export const SharedLink = ({ token, open }: Props) => {
  const text = useText(sharedPageText)
  const [shown, setShown] = useState<Shown>({ is: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another opening
  useEffect(() => {
    let isCurrent = true
    // Strict mode mounts twice; each opening is on record, so only the second one asks.
    const asking = setTimeout(() => {
      void (LinkToken.is(token) ? open(token) : Promise.resolve({ is: 'nothing' } as const)).then(
        (opened) => {
          if (isCurrent) setShown(opened)
        },
      )
    })
    return () => {
      isCurrent = false
      clearTimeout(asking)
    }
  }, [token, open, tries])
  return (
    <div className={classes.sheet}>
      <title>{`${shown.is === 'page' ? shown.page.item.title : text.title} | Jarvin`}</title>
      <header className={classes.top}>
        <a href="/" aria-label={text.home} rel="noreferrer">
          <Wordmark />
        </a>
      </header>
      <main aria-busy={shown.is === 'loading'}>
        {shown.is === 'page' ? (
          <SharedArticle page={shown.page} />
        ) : (
          <Message
            shown={shown}
            onRetry={() => {
              setShown({ is: 'loading' })
              setTries(tries + 1)
            }}
          />
        )}
      </main>
    </div>
  )
}
