/** Asks what accounts mean that their names do not say: one choice for each. */
import { type ReactNode, useState } from 'react'
import { accountsEndpoints } from '#schema/import/accounts.endpoints'
import type { ImportAnswers } from '#schema/import/import'
import { useText } from '../../core/language.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { exactMoney } from '../../kit/formats.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../AccountsQuestion.module.css'

/** What a question about accounts is given. */
export type AskedAccounts<M extends string> = {
  readonly accounts: readonly { readonly name: string; readonly amount: string; readonly means: M }[]
  readonly isBusy: boolean
  readonly onChoose: (answers: ImportAnswers) => void
}

type Props<M extends string> = AskedAccounts<M> & {
  /** Key of the answer about an account. */
  readonly keyOf: (name: string) => string
  /** The control that shows and changes the meaning of an account. */
  readonly control: (name: string, means: M, choose: (means: M) => void) => ReactNode
}

export const MeaningsQuestion = <M extends string>(props: Props<M>) => {
  const { accounts, isBusy, onChoose, keyOf, control } = props
  const text = useText(importText)
  const [chosen, setChosen] = useState<ReadonlyMap<string, M>>(new Map())
  return (
    <div className={classes.card}>
      <ul className={classes.accounts}>
        {accounts.map(({ name, amount, means }) => (
          <li key={name}>
            <span className={classes.name}>{name}</span>
            <span className={classes.amount}>{exactMoney(Number(amount))}</span>
            {control(name, chosen.get(name) ?? means, (value) =>
              setChosen(new Map([...chosen, [name, value]])),
            )}
          </li>
        ))}
      </ul>
      <MutationButton
        call={accountsEndpoints.answerAccounts}
        intent="primary"
        isDisabled={isBusy || chosen.size === 0}
        text={text.useAnswers}
        onClick={() => onChoose(Object.fromEntries([...chosen].map(([name, means]) => [keyOf(name), means])))}
      />
    </div>
  )
}
