/** Says how a part of the product works and where it is. Makes no claims about the business. */
import type { TalkPlan } from '#schema/advisor/fact-plans'
import type { ProductTopic } from '#schema/advisor/product-topic'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'
import { saySourceFile } from './source-files.ts'

const texts: Readonly<Record<ProductTopic, readonly (Line | undefined)[]>> = {
  model: [
    say`I’m the built-in advisor, a program inside Jarvin: this answer was worked out from your records here, and nothing was sent to a language model for it.`,
    say`The operator of Jarvin can set up a language model. What a reply needs then goes to that server, its figures are checked against your records, and each reply names who wrote it.`,
  ],
  privacy: [
    say`Each business is a workspace of its own, and only people listed under People can read it. Identities and access details are encrypted under separate keys, and every change is in the Decision Log. The operator of Jarvin keeps its server.`,
    say`The public page Security & Compliance has the details, and the Privacy Policy says what is kept and for how long.`,
  ],
  people: [
    say`Yes, several people can use it at once. An owner invites each under People, in the account menu, by email: the invitation works once, for ${'72 hours'}.`,
    say`A role says what they may do: owners and executives decide, advisers ask and write briefs, auditors read and export. Owners change a role or end somebody’s access there too.`,
  ],
  connect: [
    say`Connect systems under Integrations: bank account, accounting, payroll, point of sale, HR, email marketing, social media and analytics.`,
    say`Square, Shopify, Xero and Stripe can push sales to an address that Jarvin gives you; for anything else, import a file under Imports.`,
  ],
  import: [
    say`Under Imports: choose a CSV, TSV or Excel file (.xlsx), or paste rows, or enter weeks by hand. An old .xls file has to be saved as .xlsx or CSV first.`,
    say`Jarvin asks about anything it can’t read, shows what would change before it records anything, and an import can be undone.`,
  ],
  export: [
    say`Download your figures as CSV under Imports, and export a brief from its own page. The Decision Log has an Export too, which can make an evidence bundle for an auditor.`,
    say`Dashboards and briefs print, and the print dialog saves a PDF. A reply has a Copy button; My Profile has a download of your own personal data.`,
  ],
  delete: [
    say`An owner deletes the business under People. For ${'7 days'} everybody can still read it and an owner can cancel the deletion; then every record, file and key is removed for good. Export the Decision Log, and the figures under Imports, first.`,
    say`My Profile erases your own personal data. There is no subscription to cancel in here.`,
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
    say`Under Briefs: enter a topic, and Jarvin writes a brief on it, with figures and sources. You can ask an earlier brief again with today’s records.`,
  ],
  style: [
    say`Open Executive Styles in the account menu, choose a card and press Install: from then on I answer from that point of view, for everyone in this business. It changes which measures, risks and options come first, not the figures.`,
    say`Business Profile sets the tone and the risk tolerance. In the chat, the tabs Agent, Analyst and Advisor each have their own job.`,
  ],
  advisory: [
    say`Open advisories are under Advisories: Consult accepts one, Dismiss rejects it, and More answers puts it off. Those you have answered are under Decisions, with what came of them.`,
    say`Accepting records your decision with today’s figures; it carries nothing out.`,
  ],
  log: [
    say`The Decision Log lists every change with its time and who made it, and can be searched, verified and exported. Decisions shows what you decided and what came of it.`,
  ],
  settings: [
    say`My Profile has your language, time zone and notifications; Business Profile has the business, its size and aims. Both, and the light and dark themes, are in the account menu.`,
  ],
  dashboard: [
    say`Drag the panels of a dashboard to arrange them; your arrangement is kept. The dashboards are Overview, Finance, Strategic, Sales & Marketing and Risk. The menu of a chart shows it as a table or saves it.`,
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
  help: [
    say`I answer from your records: ask in the chat, decide under Advisories, bring in figures under Imports. The Help Center has a guide for each screen, and Contact Us reaches a person.`,
  ],
  undo: [
    say`An answer to an advisory can be taken back: press Undo in the message at the bottom, or later find the advisory under Advisories, open More answers and choose Take it back. It is then open again, and the log keeps both steps. Once its outcome is on record it stays as it is.`,
    say`Under Decisions, a decision of your own is taken back in its details; under Imports, Undo this import puts the figures back to the cent.`,
  ],
  score: [
    say`I keep score: when you accept an advisory that promises a number, what it should bring and by when is recorded; once those weeks are on record, the outcome is worked out: came true, missed or can’t tell.`,
    say`Each result is under Decisions, and the track record in the Decision Log counts how often advice came true, by style and measure, and against doing nothing. What was missed stays there.`,
  ],
  backup: [
    say`The operator of Jarvin backs it up: Jarvin can write a copy of every record each hour and restore the whole from it. I can’t see from here whether that is switched on, so ask the operator.`,
    say`For a copy of your own, export the Decision Log as an evidence bundle and the figures as CSV under Imports.`,
  ],
  trouble: [
    say`A connection in error: open Integrations, where its card gives the reason and the last good sync. Check with the provider whether the key has changed, then choose Connect again. Figures already received stay.`,
    say`A figure that looks wrong: select it to see its record, and correct that week under Imports. For anything else, reload the page; if it stays, Contact Us reaches a person.`,
  ],
  alerts: [
    say`Alerts, in the menu, lists what moved beyond its usual swing. The menu of each one snoozes it or mutes its subject, and a subject can be marked urgent there.`,
    say`Alert Sensitivity, under My Profile, sets how much has to change first. Alerts reach you here and in the digest, not by text message or push.`,
  ],
  digest: [
    say`The digest of the week or month is on the page Digest. Under My Profile, Email Notifications, Weekly Executive Reports and Monthly Strategic Reviews switch its mail on and off, and an owner sets its day and hour.`,
    say`Demo businesses send no mail.`,
  ],
  search: [
    say`Press ${'Ctrl K'} (or ⌘K) to search screens, actions and records, or open Search: it finds memos, briefs, advisories, decisions, chats and events by their words, and keeps the searches you save.`,
    say`Closed conversations are in the chat under Closed chats, and the list of keyboard shortcuts opens with the question mark key.`,
  ],
  demo: [
    say`The three demo businesses are samples: their people, figures and records are made up. What you change in a demo stays in your own copy; Reset this demo in the account menu starts it again.`,
    say`For a business of your own, the operator of Jarvin gives you a setup link or invites you.`,
  ],
  businesses: [
    say`Each business is a workspace of its own, with its own people and records, and one person can have several: Add a business in the account menu opens another, and the same menu switches between them. Their figures are never mixed.`,
  ],
  actions: [
    say`Ask me here for an email, a roster or a social plan, or use the quick actions under Briefs. You can edit each draft, copy it or save it as a file.`,
    say`Nothing is sent or posted from Jarvin: you do that yourself.`,
  ],
}

/**
 * How a part of the product works in this installation: a demo says that its records are samples, and an import from the
 * system named by `words` which file it takes.
 */
export const sayProduct = (
  { topic = 'help', words: [system] = [] }: TalkPlan,
  { business }: Pick<Records, 'business'>,
): readonly (Line | undefined)[] => {
  if (topic === 'import' && system !== undefined) return saySourceFile(system)
  const isSample = topic === 'sources' && !business.isOwn
  return [
    isSample
      ? say`This is a demo business: its records are made-up samples, and what I say is worked out from them.`
      : undefined,
    ...texts[topic],
  ]
}
