/** The press releases. The specification knows their fields and not their contents, so the page tags them as samples. */

/** A release; `downloadUrl` is the same text as a PDF. */
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
      'The decision partner that began in hospitality now takes in real estate, professional services, and retail and e-commerce, by invitation.',
    paragraphs: [
      'Brisbane. Jarvin, the decision partner for executives and owners of small businesses, now takes businesses from four industries into its early-access program: hospitality and food service, real estate, professional services, and retail and e-commerce.',
      'Jarvin reads a business’s weekly figures, says what changed, and proposes one step at a time. Each figure in its advice is numbered and leads to the record it was taken from. Where no record holds an answer, Jarvin says so, and names what it would take.',
      'Access is by invitation. Every new business is set up with a member of the team, and can look around beforehand in three sample businesses: a café, a real estate agency and a consulting firm.',
      'Requests are taken on the home page of Jarvin.',
    ],
    downloadUrl: '/press/jarvin-early-access-four-industries.pdf',
  },
  {
    id: 'receipts-for-every-figure',
    title: 'Every figure in Jarvin now carries a receipt',
    date: '2026-07-21',
    summary:
      'Briefs and chat replies name the formula, the inputs and the day behind each number, and mark the numbers that no record stands behind.',
    paragraphs: [
      'Brisbane. Briefs and replies in Jarvin now carry receipts. A small number behind each figure leads to its formula, its inputs and the day it is from.',
      'Assumptions are told apart from records. When an answer depends on how customers would respond to a higher price, Jarvin names the assumption and the range around it, and marks it “no record”.',
      'Each brief also states how confident it is, from three parts that can be read beside it: how much of the question the records cover, how recent they are, and how well they agree. A part that is missing pulls the whole figure down.',
    ],
    downloadUrl: '/press/jarvin-receipts-for-every-figure.pdf',
  },
  {
    id: 'decision-log-for-auditors',
    title: 'Auditors can read Jarvin’s decision log from the record itself',
    date: '2026-05-12',
    summary:
      'The decision log is no copy: it reads the history of events, and each event carries the fingerprint of the one before it.',
    paragraphs: [
      'Brisbane. Jarvin has opened its decision log to the accountants and auditors of its customers. The log has no table of its own. It shows the history of events from which everything else in the product is computed.',
      'Each event carries a SHA-256 fingerprint of itself and of the event before it. An edit to one entry would break every fingerprint after it. The log shows for each line whether its fingerprint holds.',
      'Personal details can be hidden with one switch. They are then masked before they leave the server. The details themselves are kept encrypted under a key of their own, so that a person can be erased while the history still verifies.',
    ],
    downloadUrl: '/press/jarvin-decision-log-for-auditors.pdf',
  },
]
