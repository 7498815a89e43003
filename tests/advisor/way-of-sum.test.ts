/** Which way a stated sum goes, by who gives it to whom. */
import { expect, test } from 'vitest'
import { sumsIn } from '../../service/advisor/questions/money/spoken-sums.ts'
import { type WayOfSum, wayOfSum } from '../../service/advisor/questions/money/way-of-sum.ts'

const wayIn = (text: string): WayOfSum | undefined =>
  wayOfSum(text, text.indexOf(sumsIn(text)[0]?.words ?? '?'))

test.each<[WayOfSum | undefined, string]>([
  ['in', 'what if a supplier refunds us $800'],
  ['in', 'the insurer is paying us $4,000, what does that do'],
  ['in', 'what would a $10,000 grant change'],
  ['in', 'if the landlord gives us back the $6,000 bond, where does cash end up'],
  ['in', 'we won a $2,500 prize'],
  ['in', 'selling the old van for $7,000'],
  ['in', 'what if we sell the old dishwasher for 1,500'],
  ['in', 'suppose we’re paid $3,000 by the council'],
  ['in', 'my aunt left us $40,000'],
  ['in', 'should we get a $900 refund'],
  ['out', 'what if we refund a customer $800'],
  ['out', 'if I give the charity $2,000'],
  ['out', 'the council fined us $1,200'],
  ['out', 'we got billed $5,000 by the plumber'],
  ['out', 'the landlord wants us to pay $3,000'],
  ['unpaid', 'what if a client never pays their $12,000 invoice'],
  ['unpaid', 'the tenant won’t pay the $2,000'],
  ['charged', 'should we ask for a $5,000 deposit before starting'],
  ['charged', 'can we charge a $300 bond'],
  ['charged', 'could I bill them $900 for it'],
  [undefined, 'should we get a $900 fridge'],
  [undefined, 'what if we win a $40,000 job'],
  [undefined, 'what if we win a job worth $40,000'],
  [undefined, 'what if the bank gives us a $50,000 loan'],
  [undefined, 'is a $9,000 oven worth it'],
  [undefined, 'did sales pass $20,000 last week'],
])('%s: %s', (way, text) => expect(wayIn(text)).toBe(way))
