/** Asks what kind of cost accounts are whose names do not say it. */
import { HTMLSelect } from '@blueprintjs/core'
import { type KindMeaning, kindKey, kindMeanings } from '#schema/import/account-meaning'
import { useText } from '../../core/language.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../AccountsQuestion.module.css'
import { type AskedAccounts, MeaningsQuestion } from './MeaningsQuestion.tsx'

export const KindsQuestion = (asked: AskedAccounts<KindMeaning>) => {
  const text = useText(importText)
  const options = kindMeanings.map((value) => ({ value, label: text.kindMeanings[value] }))
  return (
    <MeaningsQuestion
      {...asked}
      keyOf={kindKey}
      control={(name, means, choose) => (
        <HTMLSelect
          className={classes.kind ?? ''}
          iconName="caret-down"
          aria-label={text.kindOf(name)}
          value={means}
          options={options}
          onChange={({ currentTarget }) => {
            const kind = kindMeanings.find((one) => one === currentTarget.value)
            if (kind) choose(kind)
          }}
        />
      )}
    />
  )
}
