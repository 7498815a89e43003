/** Asks what kind of cost accounts are whose names do not say it: one choice for each. */
import { HTMLSelect } from '@blueprintjs/core'
import { useState } from 'react'
import { type KindMeaning, kindKey, kindMeanings } from '#schema/import/account-meaning'
import { accountsEndpoints } from '#schema/import/accounts.endpoints'
import type { ImportAnswers } from '#schema/import/import'
import type { AskedKind } from '#schema/import/told-accounts'
import { useText } from '../../core/language.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { exactMoney } from '../../kit/formats.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../AccountsQuestion.module.css'

type Props = {
  readonly accounts: readonly AskedKind[]
  readonly isBusy: boolean
  readonly onChoose: (answers: ImportAnswers) => void
}

export const KindsQuestion = ({ accounts, isBusy, onChoose }: Props) => {
  const text = useText(importText)
  const [chosen, setChosen] = useState<ReadonlyMap<string, KindMeaning>>(new Map())
  const options = kindMeanings.map((value) => ({ value, label: text.kindMeanings[value] }))
  return (
    <div className={classes.card}>
      <ul className={classes.accounts}>
        {accounts.map(({ name, amount, means }) => (
          <li key={name}>
            <span className={classes.name}>{name}</span>
            <span className={classes.amount}>{exactMoney(Number(amount))}</span>
            <HTMLSelect
              className={classes.kind ?? ''}
              iconName="caret-down"
              aria-label={text.kindOf(name)}
              value={chosen.get(name) ?? means}
              options={options}
              onChange={({ currentTarget }) => {
                const kind = kindMeanings.find((one) => one === currentTarget.value)
                if (kind) setChosen(new Map([...chosen, [name, kind]]))
              }}
            />
          </li>
        ))}
      </ul>
      <MutationButton
        call={accountsEndpoints.answerAccounts}
        intent="primary"
        isDisabled={isBusy || chosen.size === 0}
        text={text.useAnswers}
        onClick={() =>
          onChoose(Object.fromEntries([...chosen].map(([name, means]) => [kindKey(name), means])))
        }
      />
    </div>
  )
}
