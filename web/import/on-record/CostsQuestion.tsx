/** Asks what accounts of a ledger hold that may be costs: one choice for each. */
import { useState } from 'react'
import { type CostMeaning, costKey, costMeanings } from '#schema/import/account-meaning'
import { accountsEndpoints } from '#schema/import/accounts.endpoints'
import type { ImportAnswers } from '#schema/import/import'
import type { AskedCost } from '#schema/import/told-accounts'
import { useText } from '../../core/language.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { SegmentedControl } from '../../kit/controls/SegmentedControl.tsx'
import { exactMoney } from '../../kit/formats.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../AccountsQuestion.module.css'

type Props = {
  readonly accounts: readonly AskedCost[]
  readonly isBusy: boolean
  readonly onChoose: (answers: ImportAnswers) => void
}

export const CostsQuestion = ({ accounts, isBusy, onChoose }: Props) => {
  const text = useText(importText)
  const [chosen, setChosen] = useState<ReadonlyMap<string, CostMeaning>>(new Map())
  const choices = costMeanings.map((value) => ({ value, label: text.costMeanings[value] }))
  return (
    <div className={classes.card}>
      <ul className={classes.accounts}>
        {accounts.map(({ name, amount, means }) => (
          <li key={name}>
            <span className={classes.name}>{name}</span>
            <span className={classes.amount}>{exactMoney(Number(amount))}</span>
            <SegmentedControl
              label={name}
              options={choices}
              value={chosen.get(name) ?? means}
              onChange={(value) => setChosen(new Map([...chosen, [name, value]]))}
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
          onChoose(Object.fromEntries([...chosen].map(([name, means]) => [costKey(name), means])))
        }
      />
    </div>
  )
}
