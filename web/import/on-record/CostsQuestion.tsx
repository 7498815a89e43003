/** Asks what accounts of a ledger hold that may be costs. */
import { type CostMeaning, costKey, costMeanings } from '#schema/import/account-meaning'
import { useText } from '../../core/language.ts'
import { SegmentedControl } from '../../kit/controls/SegmentedControl.tsx'
import { importText } from '../../messages/imports/import.ts'
import { type AskedAccounts, MeaningsQuestion } from './MeaningsQuestion.tsx'

export const CostsQuestion = (asked: AskedAccounts<CostMeaning>) => {
  const text = useText(importText)
  const choices = costMeanings.map((value) => ({ value, label: text.costMeanings[value] }))
  return (
    <MeaningsQuestion
      {...asked}
      keyOf={costKey}
      control={(name, means, choose) => (
        <SegmentedControl label={name} options={choices} value={means} onChange={choose} />
      )}
    />
  )
}
