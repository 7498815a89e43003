/** The subject of a requested email is a short noun phrase, with months written out and no words of manner. */
import { expect, it } from 'vitest'
import { writtenOut } from '../../service/advisor/actions/letters/written-out.ts'
import { draft, type Kind } from './email-drafted.ts'

it.each([
  [
    'cafe',
    'write an email to the roaster asking him to hold the old price till feb',
    'Holding the old price until February',
  ],
  [
    'cafe',
    'email the dairy and ask them to deliver before six from mon',
    'Delivering before six from Monday',
  ],
  [
    'cafe',
    'Drop the council a line about our 2 footpath tables, polite, needs an answer',
    'Two footpath tables',
  ],
  [
    'realestate',
    'Write me an email to the broker about the 2 late settlements, friendly but firm, needs a date',
    'Two late settlements',
  ],
  ['realestate', 'ask the photographer to send us the 3 invoices from oct', 'Three invoices from October'],
  [
    'realestate',
    'letter to the landlords about the xmas office hours, short and we need a reply',
    'Christmas office hours',
  ],
  [
    'consulting',
    'email the contractors asking them to keep their day rate until end of jun',
    'Keeping your day rate until end of June',
  ],
  ['consulting', 'tell the team we close early on fri 18 dec', 'Closing early on Friday 18 December'],
] satisfies readonly (readonly [Kind, string, string])[])('%s: %s', (kind, order, subject) => {
  expect(draft(kind, order).subject).toBe(subject)
  expect(draft(kind, order).body).not.toMatch(
    /needs an?\b|needs a date|friendly but firm|\btill feb|\b2 late/,
  )
})

it.each([
  ['the till is broken', 'the till is broken'],
  ['the note from Jan about the bank', 'the note from Jan about the bank'],
  ['we may come at 5 on Friday', 'we may come at 5 on Friday'],
  ['table 4 sat down late', 'table 4 sat down late'],
  ['5 kg of beans for $8 more', '5 kg of beans for $8 more'],
  ['what needs a date in the contract', 'what needs a date in the contract'],
])('stays as it is: %s', (text, same) => {
  expect(writtenOut(text)).toBe(same)
})
