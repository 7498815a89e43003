/** The links of one item, below the form that makes another. */
import type { Shares } from '#schema/share/share'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { shareText } from '../messages/sharing/share.ts'
import { LinkTable } from './LinkTable.tsx'
import classes from './Share.module.css'

type Props = {
  readonly query: {
    readonly data?: Shares | undefined
    readonly error?: CallError | object | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
}

export const OwnLinks = ({ query: { data, error, isFetching, refetch } }: Props) => {
  const text = useText(shareText)
  return (
    <section className={classes.own} aria-label={text.ofItem}>
      <h3 className={classes.label}>{text.ofItem}</h3>
      {data ? (
        data.shares.length === 0 ? (
          <p className={classes.quiet}>{text.noneOfItem}</p>
        ) : (
          <LinkTable shares={data.shares} isOfOneItem />
        )
      ) : (
        error && (
          <ProblemNote
            what={text.notLoaded}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )
      )}
    </section>
  )
}
