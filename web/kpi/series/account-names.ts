/** Names of accounts in a sentence. */
export const accountNames = (accounts: readonly string[]): string =>
  accounts.map((account) => `“${account}”`).join(', ')
