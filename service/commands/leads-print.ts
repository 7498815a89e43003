/** Prints leads as a table for the terminal, or as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync'
import type { Lead } from '../site/leads.ts'

/** Fields of both forms, in column order. */
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

// Brisbane has no daylight saving.
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Brisbane',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

const received = ({ receivedAt }: Lead): string => clock.format(new Date(receivedAt)).replace(',', '')

/** All fields, one row per lead. Text that a spreadsheet would run as a formula is escaped. */
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
      // Quote any line break, not only the delimiter.
      quoted_match: /[\r\n]/,
      escape_formulas: true,
      // Spreadsheets recognise UTF-8 by the byte order mark.
      bom: true,
    },
  )

/** Characters per cell; longer text is cut with "…". */
const maxWidth = 40

// Text typed by visitors must not control the terminal.
const cell = (text = ''): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.length > maxWidth ? `${line.slice(0, maxWidth - 1).toWellFormed()}…` : line
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

/** An aligned table, one line per lead. */
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
