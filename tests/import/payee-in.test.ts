/** Rows of one payee have one name, whatever numbers the bank adds. */
import { expect, it } from 'vitest'
import { payeeIn } from '../../service/import/detail/payee-in.ts'

it.each([
  ['ROCKLEA MARKETS INV 20417', 'ROCKLEA MARKETS'],
  ['ROCKLEA MARKETS INV 20433', 'ROCKLEA MARKETS'],
  ['Visa Purchase Bunnings 14/11 Card xx4471', 'Visa Purchase Bunnings'],
  ['AGL ENERGY BPAY REF# 0099127', 'AGL ENERGY BPAY'],
  ['SQ*0041 Stall rent', 'SQ*0041 Stall rent'],
  ['Deposit 3 of 4', 'Deposit 3 of 4'],
  ['7-Eleven 2208 Milton', '7-Eleven Milton'],
  ['Reference', 'Reference'],
  ['INV 20417', 'INV'],
  ['0412', '0412'],
  ['Value Date Foods', 'Value Date Foods'],
])('%s is about %s', (details, payee) => {
  expect(payeeIn(details)).toBe(payee)
})
