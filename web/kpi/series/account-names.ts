/** Names of accounts in a sentence. */
import { quoted } from '../../kit/formats.ts'

export const accountNames = (accounts: readonly string[]): string => accounts.map(quoted).join(', ')
