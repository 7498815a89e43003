/** Says how a part of the product works and where it is. Makes no claims about the business. */
import type { ProductTopic } from '#schema/advisor/product-topic'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'

const texts: Readonly<Record<ProductTopic, readonly (Line | undefined)[]>> = {
  model: [
    say`I’m the built-in advisor, a program inside Jarvin: this answer was worked out from your records here, and nothing was sent to a language model for it.`,
    say`The operator of Jarvin can set up a language model. What a reply needs then goes to that server, its figures are checked against your records, and each reply names who wrote it.`,
  ],
  privacy: [
    say`Each business is a workspace of its own, and only people under People can read it. Identities and access details are encrypted under separate keys, and every change is in the Decision Log.`,
    say`The public page Security & Compliance has the details, and the Privacy Policy says what is kept and for how long.`,
  ],
  people: [
    say`An owner invites people under People, by email: the invitation works once, for ${'72 hours'}.`,
    say`A role says what they may do: owners and executives decide, advisers ask and write briefs, auditors read and export.`,
  ],
  connect: [
    say`Connect systems under Integrations: bank account, accounting, payroll, point of sale, HR, email marketing, social media and analytics.`,
    say`Square, Shopify, Xero and Stripe can push sales to an address that Jarvin gives you; for anything else, import a file under Imports.`,
  ],
  import: [
    say`Under Imports: choose a CSV, TSV or Excel file (.xlsx), or paste rows, or enter weeks by hand. An old .xls file has to be saved as .xlsx or CSV first.`,
    say`Jarvin asks about what it can’t read, shows what would change before it records anything, and an import can be undone.`,
  ],
  export: [
    say`Your figures download as CSV under Imports, the Decision Log has its own Export, and a brief can be exported from its page.`,
    say`My Profile has a download of your own personal data.`,
  ],
  delete: [
    say`An owner can delete the business under People, and cancel that during a grace period. My Profile erases your own personal data.`,
    say`The history keeps that something was there, but nobody can read erased personal data again.`,
  ],
  cost: [
    say`I don’t know what Jarvin costs: no price is on record here. Ask under Contact Us, and a person answers.`,
  ],
  'sign-in': [
    say`There is no password. Sign in at the login page with a passkey, or with a link or code by email where mail is set up; My Profile lists your passkeys and open sessions.`,
  ],
  memo: [
    say`Memos come into the CEO Inbox at the top of every screen; you can read and archive them there, but not write one.`,
    say`To put something on record yourself, write a note about a day or a stretch of days on the chart under Finance. I read notes too.`,
  ],
  focus: [
    say`Click Current Focus at the top of any screen: there you set the focus and its metrics of success. I answer against them from then on.`,
  ],
  brief: [
    say`Under Briefs: name a topic, and Jarvin writes it with its figures and sources. An earlier brief can be replayed with today’s records.`,
  ],
  style: [
    say`Choose an executive style under Executive Styles. It changes which measures, risks and options lead, not the figures.`,
  ],
  advisory: [
    say`Open advisories are under Advisories: accept, dismiss or put off each of them there. Those settled are under Decisions, with what came of them.`,
  ],
  log: [
    say`The Decision Log lists every change with its time and who made it, and can be searched, verified and exported. Decisions shows what you decided and what came of it.`,
  ],
  settings: [
    say`Business Profile has the business, its size and aims; My Profile has your language, time zone and notifications. The light and dark themes are in the account menu.`,
  ],
  dashboard: [
    say`Drag the panels of a dashboard to arrange them; your arrangement is kept. The dashboards are Overview, Finance, Strategic, Sales & Marketing and Risk.`,
  ],
  phone: [
    say`Jarvin runs in the browser, on phones too; there is nothing to install. Offline you can keep reading what is open, and make changes once you are back.`,
  ],
  earlier: [
    say`Choose “See an earlier moment” in the top bar: every screen then shows what was on record at that time, view only.`,
  ],
  sources: [
    say`Every figure here is worked out from this workspace’s own records: weekly and hourly figures, expenses, imported files, memos, advisories, decisions and briefs. Nothing is guessed; an assumption is called one, and I say what is missing from the records.`,
    say`Each figure opens to its source and its sum, and the Decision Log keeps when each record came in.`,
  ],
  memory: [
    say`This conversation is kept under Jarvin’s chat and can be opened again later; inside it I follow on from earlier turns.`,
    say`In a new conversation I start afresh: I answer from the records and not from what was said in other chats, so put what I should know in a note on the chart under Finance.`,
  ],
  doing: [
    say`I can’t do that from here: Jarvin reads records, works things out and drafts texts, but it pays, orders, books, calls and sends nothing outside. That is yours to do; I can draft the email.`,
  ],
  'put-away': [
    say`I can’t file records from the chat. Memos are archived in the CEO Inbox, advisories dismissed or put off under Advisories, and notes removed on the chart where they are shown; briefs and decisions stay on record.`,
  ],
  help: [say`The Help Center has guides, and Contact Us reaches a person.`],
}

/** How a part of the product works in this installation: a demo says that its records are samples. */
export const sayProduct = (
  topic: ProductTopic,
  { business }: Pick<Records, 'business'>,
): readonly (Line | undefined)[] =>
  topic === 'sources' && !business.isOwn
    ? [
        say`This is a demo business: its records are made-up samples, and what I say is worked out from them.`,
        ...texts[topic],
      ]
    : texts[topic]
