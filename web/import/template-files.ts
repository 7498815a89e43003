/** Templates: files with the right columns, and example rows to replace. Pure. */
import type { ImportKind } from '#schema/import/import'
import { daysAfter } from '../kit/business-day.ts'
import { type Cell, csvOf } from '../kit/charts/csv.ts'

const salesRows = (day: string): readonly (readonly Cell[])[] => [
  ['Date', 'Time', 'Order no', 'Item', 'Category', 'Channel', 'Quantity', 'Total (inc GST)', 'GST'],
  [day, '08:15', '1001', 'Flat white', 'Coffee', 'Counter', '1', '5.50', '0.50'],
  [day, '08:17', '1002', 'Rye loaf', 'Bread', 'Counter', '2', '19.00', '0.00'],
  [daysAfter(day, 1), '09:02', '1003', 'Catering box', 'Catering', 'Online', '1', '88.00', '8.00'],
]

const booksRows = (day: string): readonly (readonly Cell[])[] => [
  ['Date', 'Account', 'Details', 'Money out', 'Money in', 'Hours'],
  [day, 'Wages', 'Pay of the week', '4200.00', '', '120'],
  [daysAfter(day, 1), 'Supplies', 'Milk and flour', '860.40', '', ''],
  [daysAfter(day, 1), 'Rent', 'Rent of the month', '2400.00', '', ''],
]

const timesheetRows = (day: string): readonly (readonly Cell[])[] => [
  ['Date', 'Person', 'Client', 'Task', 'Hours', 'Billable'],
  [day, 'Ana', 'Tern Ltd', 'Workshop', '6.50', 'Yes'],
  [day, 'Ana', '', 'Proposals', '1.00', 'No'],
  [daysAfter(day, 1), 'Ben', 'Wren & Co', 'Review', '7.25', 'Yes'],
]

const debtorRows = (day: string): readonly (readonly Cell[])[] => [
  ['As at', 'Debtor', 'Invoice no', 'Invoice date', 'Due date', 'Amount', 'Amount paid', 'Amount due'],
  [day, 'Tern Ltd', 'INV-101', daysAfter(day, -50), daysAfter(day, -36), '2200.00', '0.00', '2200.00'],
  [day, 'Wren & Co', 'INV-108', daysAfter(day, -20), daysAfter(day, -6), '1650.00', '650.00', '1000.00'],
  [day, 'Tern Ltd', 'INV-112', daysAfter(day, -3), daysAfter(day, 11), '880.00', '0.00', '880.00'],
]

const managementRows = (day: string): readonly (readonly Cell[])[] => [
  ['As at', 'Property', 'Owner', 'Tenant', 'Weekly rent', 'Management fee %', 'Lease end'],
  [day, '1 Wren St', 'A Lee', 'T Hill', '520.00', '7.5%', daysAfter(day, 60)],
  [day, '2 Wren St', 'A Lee', 'U Bay', '610.00', '7.5%', daysAfter(day, 200)],
  [day, '9 Tern Ave', 'B Ray', 'Vacant', '480.00', '8.0%', ''],
]

const listingRows = (day: string): readonly (readonly Cell[])[] => [
  ['As at', 'Address', 'Vendor', 'Listed date', 'Asking price', 'Status'],
  [day, '4 Kite Rd', 'C Moor', daysAfter(day, -30), '950000.00', 'Active'],
  [day, '6 Kite Rd', 'D Fen', daysAfter(day, -12), '1200000.00', 'Under offer'],
  [day, '8 Kite Rd', 'E Vale', daysAfter(day, -80), '780000.00', 'Sold'],
]

const pipelineRows = (day: string): readonly (readonly Cell[])[] => [
  ['As at', 'Opportunity', 'Client', 'Stage', 'Value', 'Probability', 'Expected close'],
  [day, 'Review', 'Tern Ltd', 'Proposal', '26000.00', '50%', daysAfter(day, 30)],
  [day, 'Workshop', 'Wren & Co', 'Negotiation', '8000.00', '75%', daysAfter(day, 20)],
  [day, 'Audit', 'Kite Group', 'Won', '54000.00', '100%', daysAfter(day, -5)],
]

const rowsOf: Readonly<Record<ImportKind, (day: string) => readonly (readonly Cell[])[]>> = {
  sales: salesRows,
  books: booksRows,
  timesheets: timesheetRows,
  debtors: debtorRows,
  managements: managementRows,
  listings: listingRows,
  pipeline: pipelineRows,
}

/** The template of a kind; its example rows start on `day`. */
export const templateText = (kind: ImportKind, day: string): string => csvOf(rowsOf[kind](day))
