/** Layouts of further kinds of files: lists as of a day, timesheets, day reports with refunds, reversals, German tills. */
import { dayOf, type FurtherLayout, money, nameOf, said } from './further-rows.ts'
import { dateText, decimal, moneyText } from './style.ts'
import { two } from './truth.ts'

const rentRoll = (label: string, share: string): FurtherLayout => ({
  name: `Rent roll, ${label}`,
  title: 'Rent roll as at 20 November 2026',
  labels: ['Property', 'Tenant', label, share, 'Lease end'],
  row: (dice, at, style) => {
    // A share of whole tens of dollars is a whole number of cents.
    const [rent, half] = [money(dice, 30, 120, 1000), BigInt(dice.int(10, 18))]
    const [ends, isVacant] = [dayOf(dice, 2027), dice.chance(0.1)]
    return {
      cells: [
        nameOf(at),
        isVacant ? 'Vacant' : `Tenant ${at}`,
        moneyText(rent, style),
        decimal(half * 50n, { ...style, fixed: true, wholeDollars: false }),
        isVacant ? '' : dateText(ends, style.date),
      ],
      truth: isVacant
        ? said(nameOf(at), 0, 0, '', '')
        : said(nameOf(at), rent, (rent * half) / 200n, ends, ''),
    }
  },
})

const listings: FurtherLayout = {
  name: 'Listings',
  title: 'Listings as at 20 November 2026',
  labels: ['Address', 'Vendor', 'Asking price', 'Days on market', 'Status'],
  row: (dice, at, style) => {
    const [price, days] = [money(dice, 400, 2000, 100_000), dice.int(1, 200)]
    return {
      cells: [nameOf(at), `Vendor ${at}`, moneyText(price, style), String(days), 'Active'],
      truth: said(nameOf(at), price, undefined, undefined, days),
    }
  },
}

const pipeline: FurtherLayout = {
  name: 'Pipeline',
  title: 'Opportunities as at 20 November 2026',
  labels: ['Deal name', 'Client', 'Stage', 'Amount', 'Probability (%)', 'Close date'],
  row: (dice, at, style) => {
    const [value, chance, ends] = [money(dice, 10, 900, 10_000), dice.int(1, 9) * 10, dayOf(dice, 2027)]
    return {
      cells: [
        `Deal ${at}`,
        `Client ${at}`,
        'Proposal',
        moneyText(value, style),
        String(chance),
        dateText(ends, style.date),
      ],
      truth: said(`Deal ${at}`, value, (value * BigInt(chance)) / 100n, ends, undefined),
    }
  },
}

const timesheet = (form: 'clock' | 'number'): FurtherLayout => ({
  name: `Timesheet, hours as a ${form}`,
  labels: ['Date', 'Consultant', 'Client', 'Task', 'Hours', 'Billable'],
  answers: { 'day-length': '8', 'hours-unit': 'hours' },
  row: (dice, at, style) => {
    const [date, quarters, isBilled] = [dayOf(dice, 2026), dice.int(2, 32), dice.chance(0.7)]
    const hours =
      form === 'clock'
        ? `${Math.floor(quarters / 4)}:${two((quarters % 4) * 15)}`
        : decimal(BigInt(quarters * 25), { ...style, wholeDollars: false })
    const person = dice.pick(['Ana Lee', 'Bo Ray'])
    return {
      cells: [dateText(date, style.date), person, `Client ${at}`, 'Review', hours, isBilled ? 'Yes' : 'No'],
      truth: said(date, quarters * 900, isBilled ? 'billed' : 'unbilled', person, `Client ${at}`),
    }
  },
})

const aged: FurtherLayout = {
  name: 'Aged receivables',
  title: 'Aged receivables as at 20 November 2026',
  labels: ['Customer', 'Current', '1 - 30 days', '31 - 60 days', 'Over 60 days', 'Total'],
  row: (dice, at, style) => {
    const parts = [0, 0, 0, 0].map(() => (dice.chance(0.5) ? money(dice, 100, 90_000) : 0n))
    const all = parts.reduce((sum, one) => sum + one, 0n)
    const owed = all === 0n ? [5000n, ...parts.slice(1)] : parts
    return {
      cells: [
        `Customer ${at}`,
        ...[...owed, all === 0n ? 5000n : all].map((cents) => moneyText(cents, style)),
      ],
      truth: owed.flatMap((cents) => (cents === 0n ? [] : [said(`Customer ${at}`, cents)])).join(),
    }
  },
}

/** Takings by hour, refunds taken off, and tax. */
const dayReport: FurtherLayout = {
  name: 'Day report by hour',
  labels: ['Trading day', '11-12', '12-13', '13-14', '18-19', '19-20', '20-21', 'Refunds', 'Takings', 'GST'],
  row: (dice, _, style) => {
    const date = dayOf(dice, 2026)
    const hours = Array.from({ length: 6 }, () => money(dice, 5000, 90_000))
    const refund = dice.chance(0.4) ? money(dice, 500, 4000) : 0n
    const taken = hours.reduce((sum, one) => sum + one, 0n) - refund
    const tax = (taken + 5n) / 11n
    return {
      cells: [
        dateText(date, style.date),
        ...[...hours, refund, taken, tax].map((cents) => moneyText(cents, style)),
      ],
      truth: said(date, taken, tax),
    }
  },
}

/** A ledger with entries taken back. */
const reversals = (isProven: boolean): FurtherLayout => ({
  name: `Ledger with reversals, ${isProven ? 'proven' : 'asked'}`,
  labels: ['Date', 'Account', 'Debit', 'Credit', ...(isProven ? ['Movement'] : [])],
  answers: { reversals: 'taken-back', debits: 'out' },
  row: (dice, _, style) => {
    const [date, isIn] = [dayOf(dice, 2026), dice.chance(0.4)]
    const cents = money(dice, 1000, 500_000) * (dice.chance(0.15) ? -1n : 1n)
    const account = isIn ? 'Hire fees' : dice.pick(['Fuel', 'Rent', 'Insurance'])
    const text = moneyText(cents, style)
    return {
      cells: [
        dateText(date, style.date),
        account,
        ...(isIn ? ['', text] : [text, '']),
        ...(isProven ? [moneyText(isIn ? cents : -cents, style)] : []),
      ],
      truth: said(date, isIn ? 'in' : 'out', cents, account),
    }
  },
})

const germanTill: FurtherLayout = {
  name: 'German till',
  labels: ['Datum', 'Belegnr', 'Artikel', 'Menge', 'Netto', 'USt', 'Brutto'],
  row: (dice, at, style) => {
    const date = dayOf(dice, 2026)
    const gross = money(dice, 300, 250_000) * (dice.chance(0.05) ? -1n : 1n)
    const tax = gross / 11n
    return {
      cells: [
        dateText(date, style.date),
        String(4100 + at),
        dice.pick(['Brot', 'Kuchen']),
        gross < 0n ? '-1' : '1',
        ...[gross - tax, tax, gross].map((cents) => moneyText(cents, style)),
      ],
      truth: said(date, gross, tax),
    }
  },
}

export const furtherLayouts: readonly FurtherLayout[] = [
  rentRoll('Weekly rent', 'Mgmt fee %'),
  rentRoll('Rent pw', 'Fee (%)'),
  listings,
  pipeline,
  timesheet('clock'),
  timesheet('number'),
  aged,
  dayReport,
  reversals(true),
  reversals(false),
  germanTill,
]
