/** Words for the state and the type of an invoice. */

const forms = {
  paid: /^(?:paid|fully paid|paid (?:in full|off)|settled|closed|complete|completed|reconciled)$/,
  open: /^(?:unpaid|not paid|open|outstanding|overdue|past due|late|due|payment due|sent|emailed|viewed|approved|authori[sz]ed|awaiting payment|active|issued|unpaid .{1,20}|overdue .{1,20})$/,
  none: /^(?:draft|void|voided|deleted|cancell?ed|rejected|declined|written off|write off|bad debt|quote|quoted|estimate|pro ?forma|awaiting approval|submitted)$/,
  part: /\bpart(?:ly|ial|ially)?\b/,
} as const

/** What a status says: paid, unpaid, in part, or no invoice; undefined for other words. */
export const stateIn = (cell: string, isOfPaid: boolean): keyof typeof forms | undefined => {
  const words = cell
    .toLowerCase()
    .replaceAll(/[_\s-]+/g, ' ')
    .trim()
  if (isOfPaid && /^(?:yes|y|true|1)$/.test(words)) return 'paid'
  if (isOfPaid && /^(?:no|n|false|0)$/.test(words)) return 'open'
  return forms.part.test(words)
    ? 'part'
    : (['paid', 'open', 'none'] as const).find((state) => forms[state].test(words))
}

/** True for a status that says that an invoice is not paid. */
export const isUnpaid = (cell: string): boolean =>
  /unpaid|not paid|overdue|past due|outstanding|awaiting payment/i.test(cell)

/** True for a status that says that an invoice is overdue. */
export const isLate = (cell: string): boolean => /overdue|past due|\blate\b/i.test(cell)

/** True for the type of a credit note or a payment that is not applied. */
export const isOfCredit = (cell: string): boolean => /credit|refund|overpayment|\bpayment$/i.test(cell)

/** True for a type that may be money held as well as money owed. */
export const isOfHeld = (cell: string): boolean =>
  /\b(?:deposit|retainer|prepayment)s?\b/i.test(cell) && !/\binvoice\b/i.test(cell)

/** True for the type of what the business itself owes. */
export const isOfBill = (cell: string): boolean => /\bbill\b|purchase|supplier|vendor|acc ?pay/i.test(cell)
