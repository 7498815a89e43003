/** The press releases. The specification gives their fields but no contents, so the page tags them as samples. */

/** `downloadUrl` is the same text as a PDF. */
export type PressRelease = {
  readonly id: string
  readonly title: string
  /** `yyyy-mm-dd`. */
  readonly date: string
  readonly summary: string
  readonly paragraphs: readonly string[]
  readonly downloadUrl: string
}

/** Newest first. */
export const releases: readonly PressRelease[] = [
  {
    id: 'early-access-four-industries',
    title: 'Jarvin opens early access to four industries',
    date: '2026-09-15',
    summary:
      'The decision partner that started in hospitality now also serves real estate, professional services, and retail and e-commerce, by invitation.',
    paragraphs: [
      'Brisbane. Jarvin, the decision partner for executives and owners of small businesses, now takes businesses from four industries into its early-access program: hospitality and food service, real estate, professional services, and retail and e-commerce.',
      'Jarvin reads a business’s weekly figures, says what changed, and proposes one step at a time. Each figure in its advice is numbered and links to the record it came from. Where no record has an answer, Jarvin says so, and names what it would need.',
      'Access is by invitation. A member of the team helps set up every new business, which can look around three sample businesses beforehand: a café, a real estate agency and a consulting firm.',
      'Requests can be made on the Jarvin home page.',
    ],
    downloadUrl: '/press/jarvin-early-access-four-industries.pdf',
  },
  {
    id: 'receipts-for-every-figure',
    title: 'Every figure in Jarvin now carries a receipt',
    date: '2026-07-21',
    summary:
      'Briefs and chat replies name the formula, the inputs and the date behind each number, and mark the numbers that have no record.',
    paragraphs: [
      'Brisbane. Briefs and replies in Jarvin now carry receipts. A small number after each figure links to its formula, its inputs and its date.',
      'Assumptions are kept separate from records. When an answer depends on how customers would respond to a higher price, Jarvin names the assumption and the range around it, and marks it “no record”.',
      'Each brief also states how confident it is, based on three shares shown beside it: how much of the question the records cover, how recent they are, and how well they agree. One weak share pulls the whole figure down.',
    ],
    downloadUrl: '/press/jarvin-receipts-for-every-figure.pdf',
  },
  {
    id: 'decision-log-for-auditors',
    title: 'Auditors can read Jarvin’s decision log from the record itself',
    date: '2026-05-12',
    summary:
      'The decision log is not a copy: it shows the history of events itself, and each event includes the fingerprint of the one before it.',
    paragraphs: [
      'Brisbane. Jarvin has opened its decision log to its customers’ accountants and auditors. The log is not a separate table: it shows the history of events from which everything else in the product is computed.',
      'Each event has a SHA-256 fingerprint computed from its own content and the event before it. An edit to one entry would break every fingerprint after it. The log shows for each line whether its fingerprint matches.',
      'Personal details can be hidden with one switch. They are then masked before they leave the server. The details themselves are encrypted under separate keys, so that a person can be erased while the history still verifies.',
    ],
    downloadUrl: '/press/jarvin-decision-log-for-auditors.pdf',
  },
]
