/** Texts of Imports: accounts in words of their own. */
import type { AccountMeaning, CostMeaning, KindMeaning } from '#schema/import/account-meaning'
import { counted } from '../../core/language.ts'

const meaningsInWords: { readonly [meaning: string]: string | undefined } = {
  income: 'income',
  other: 'not income',
  cost: 'a cost',
  kept: 'bought to keep',
  unclear: 'not sure',
  staff: 'staff',
  supplies: 'supplies',
  premises: 'premises',
  marketing: 'marketing',
  'no-cost': 'not a cost',
  'other-cost': 'other costs',
}

export const accountTexts = {
  accounts: 'Accounts',
  meanings: { income: 'Income', other: 'Not income', unclear: 'Not sure' } satisfies Record<
    AccountMeaning,
    string
  >,
  costMeanings: { cost: 'Cost', kept: 'Bought to keep', unclear: 'Not sure' } satisfies Record<
    CostMeaning,
    string
  >,
  kindMeanings: {
    staff: 'Staff',
    supplies: 'Supplies',
    premises: 'Premises',
    marketing: 'Marketing',
    other: 'Other costs',
    'no-cost': 'Not a cost',
    unclear: 'Not sure yet',
  } satisfies Record<KindMeaning, string>,
  kindsAsked:
    'The names of these accounts don’t say what kind of cost they are, so they count as other costs until you say. “Not a cost” is for loans, transfers and things you bought to keep.',
  kindOf: (account: string) => `What kind of cost is ${account}?`,
  unsureCosts: (names: string) =>
    `These count as other costs until you say what kind they are: ${names}. You’ll be asked once the file is on record.`,
  accountsOnRecord: 'What your accounts are for',
  costsMissing:
    'Costs aren’t shown yet, because the names of these accounts don’t say whether they are running costs or things you bought to keep. Choose for each, and your costs will appear.',
  costsKnown:
    'The names of these accounts don’t say whether they are running costs or things you bought to keep. Things you bought to keep do not count as costs.',
  incomeAsked: 'Money comes in on these accounts, and their names don’t say whether it is income.',
  toldAccounts: 'Your answers so far',
  anyMeaning: meaningsInWords,
  toldAccount: (account: string, meaning: string) =>
    account === '' ? `all others: ${meaning}` : `${account}: ${meaning}`,
  toldUndone: (moment: string) => `Taken back ${moment}`,
  takeBack: 'Take back',
  undoTold: (answers: string) => `Take back: ${answers}`,
  sameForAll: 'The same for all',
  allAre: (meaning: string) => `All accounts: ${meaning}`,
  otherAccounts: (count: number) =>
    count === 0 ? 'New accounts' : `${counted(count, 'smaller account')}, and new ones in later files`,
  laterFiles: 'in later files',
  useAnswers: 'Use these answers',
  answersKept:
    'Your answers are kept for later files. You’ll be asked again about any account that is still unclear.',
  moreAccounts: (count: number) => `${count.toLocaleString('en-AU')} more`,
  accountsAre: {
    income: (names: string) => `Money in on ${names} counts as revenue.`,
    other: (names: string) => `Money in on ${names} does not count.`,
    unclear: (names: string) =>
      `It isn’t clear yet whether money in on ${names} is income, so revenue may stay unknown.`,
  } satisfies Record<AccountMeaning, (names: string) => string>,
  newAccounts: {
    income: 'New accounts in later files will count too.',
    other: 'New accounts in later files will not count.',
  },
  changeAccounts: 'Change how accounts are read',
  answersChanged: 'New answers for these accounts',
  answersChangedText: (rows: string) =>
    `All of the file is on record already: ${rows}. Only the answers about its accounts are new, and they change your revenue.`,
  recordAnswers: 'Record the answers',
  answersOnRecord: 'New answers on record',
  answersOnRecordText: 'Revenue is worked out with them from now on. No row was added.',
}
