/** How accounts in words of their own are read; the answers can be changed. */
import { Button } from '@blueprintjs/core'
import { type AccountMeaning, accountMeanings } from '#schema/import/account-meaning'
import type { Import, ImportQuestion } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { list } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import classes from './AccountsNote.module.css'

type Props = {
  readonly file: Import
  readonly onChange?: ((question: ImportQuestion) => void) | undefined
}

/** Names in a sentence; the rest is counted. */
const maxNamed = 4

export const AccountsNote = ({ file: { accounts }, onChange }: Props) => {
  const text = useText(importText)
  const asked = accounts?.question.accounts
  if (accounts === undefined || asked === undefined) return null
  const named = (means: AccountMeaning): readonly string[] =>
    asked.accounts.flatMap((one) => (one.means === means ? [one.name] : []))
  const countOf = (means: AccountMeaning): number =>
    named(means).length + (asked.others.means === means ? asked.others.count : 0)
  const wordsOf = (means: AccountMeaning): string => {
    const shown = named(means).slice(0, maxNamed)
    const more = countOf(means) - shown.length
    return list(more > 0 ? [...shown, text.moreAccounts(more)] : shown)
  }
  const sentences = [
    ...accountMeanings.flatMap((means) =>
      countOf(means) === 0 ? [] : [text.accountsAre[means](wordsOf(means))],
    ),
    ...(asked.others.means === 'unclear' ? [] : [text.newAccounts[asked.others.means]]),
  ]
  return (
    <section className={classes.note} aria-label={text.accounts}>
      <p>{sentences.join(' ')}</p>
      {onChange && (
        <Button
          variant="minimal"
          text={text.changeAnswer}
          aria-label={text.changeAccounts}
          onClick={() => onChange(accounts.question)}
        />
      )}
    </section>
  )
}
