/** Leads as a person reads them: a table for the terminal, or CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync'
import type { Lead } from '../site/leads.ts'

/** Every field of both forms, in the order of the columns. */
const fields = [
  'fullName',
  'email',
  'phone',
  'company',
  'role',
  'industry',
  'teamSize',
  'interests',
  'heardAbout',
  'additionalInfo',
  'inquiryType',
  'preferredContact',
  'subject',
  'message',
] as const

// Brisbane has the same time all year.
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Brisbane',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

const received = ({ receivedAt }: Lead): string => clock.format(new Date(receivedAt)).replace(',', '')

/** All there is, one lead a row; what a spreadsheet would take for a formula is kept from being one. */
export const leadsCsv = (leads: readonly Lead[]): string =>
  stringify(
    leads.map((lead) => ({
      ...lead.fields,
      received: received(lead),
      kind: lead.kind,
      erased: lead.isErased ? 'erased' : '',
      sealedUnder: lead.subject,
    })),
    {
      header: true,
      columns: ['received', 'kind', ...fields, 'erased', 'sealedUnder'],
      record_delimiter: 'windows',
      // A line break of any kind belongs to the text.
      quoted_match: /[\r\n]/,
      escape_formulas: true,
      // The mark by which a spreadsheet knows UTF-8.
      bom: true,
    },
  )

/** Characters of a cell; what is longer ends in "…". */
const widest = 40

// What a visitor typed must not move the cursor, ring, or colour the terminal.
const cell = (text = ''): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.length > widest ? `${line.slice(0, widest - 1).toWellFormed()}…` : line
}

const about = ({ kind, fields: of }: Lead): string =>
  kind === 'contact'
    ? `${of.inquiryType ?? ''}: ${of.subject ?? ''} ${of.message ?? ''}`
    : [of.industry, of.teamSize, of.additionalInfo].filter(Boolean).join(', ')

const lineOf = (lead: Lead): readonly string[] => [
  received(lead),
  lead.kind,
  cell(lead.isErased ? 'Erased' : lead.fields.fullName),
  cell(lead.fields.email),
  cell(lead.fields.phone),
  cell(lead.fields.company),
  cell(about(lead)),
]

const heading = ['Received', 'Form', 'Name', 'Email', 'Phone', 'Company', 'About']

/** An aligned table, one lead a line. */
export const leadsTable = (leads: readonly Lead[]): string => {
  const lines = [heading, ...leads.map(lineOf)]
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map(
      (line) =>
        `${line
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
