/** Asks what accounts in words of their own hold: one choice for each, the same for all, and one for the rest. */
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import {
  type AccountMeaning,
  type AskedAccounts,
  accountKey,
  accountMeanings,
  accountsQuestion,
} from '#schema/import/account-meaning'
import type { ImportAnswers } from '#schema/import/import'
import { importEndpoints } from '#schema/import/import.endpoints'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import { exactMoney } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import classes from './AccountsQuestion.module.css'

type Props = {
  readonly asked: AskedAccounts
  readonly isBusy: boolean
  readonly isOffered: boolean
  readonly onChoose: (answers: ImportAnswers) => void
}

export const AccountsQuestion = ({ asked: { accounts, others }, isBusy, isOffered, onChoose }: Props) => {
  const text = useText(importText)
  const [chosen, setChosen] = useState<ReadonlyMap<string, AccountMeaning>>(
    () => new Map(accounts.map(({ name, means }) => [name, means])),
  )
  const [rest, setRest] = useState<AccountMeaning>(others.means)
  const choices = accountMeanings.map((value) => ({ value, label: text.meanings[value] }))
  const chooseAll = (means: AccountMeaning) => {
    setChosen(new Map(accounts.map(({ name }) => [name, means])))
    if (others.count > 0) setRest(means)
  }
  const choose = () =>
    onChoose({
      ...Object.fromEntries([...chosen].map(([name, means]) => [accountKey(name), means])),
      [accountsQuestion]: rest,
    })
  return (
    <div className={classes.card}>
      {isOffered && accounts.length > 1 && (
        <div className={classes.all}>
          <span>{text.sameForAll}</span>
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              text={label}
              aria-label={text.allAre(label)}
              onClick={() => chooseAll(value)}
            />
          ))}
        </div>
      )}
      <ul className={classes.accounts}>
        {accounts.map(({ name, amount }) => (
          <li key={name}>
            <span className={classes.name}>{name}</span>
            <span className={classes.amount}>{exactMoney(Number(amount))}</span>
            {isOffered && (
              <SegmentedControl
                label={name}
                options={choices}
                value={chosen.get(name)}
                onChange={(means) => setChosen(new Map([...chosen, [name, means]]))}
              />
            )}
          </li>
        ))}
        <li>
          <span className={classes.name}>{text.otherAccounts(others.count)}</span>
          <span className={classes.amount}>
            {others.count > 0 ? exactMoney(Number(others.amount)) : text.laterFiles}
          </span>
          {isOffered && (
            <SegmentedControl
              label={text.otherAccounts(others.count)}
              options={choices}
              value={rest}
              onChange={setRest}
            />
          )}
        </li>
      </ul>
      {isOffered && (
        <MutationButton
          call={importEndpoints.answerImport}
          intent="primary"
          size="large"
          isDisabled={isBusy}
          text={text.useAnswers}
          onClick={choose}
        />
      )}
    </div>
  )
}
