/** Coverage and awards. The specification gives their fields but no contents, so the page tags them as samples. */

export type Coverage = {
  readonly title: string
  readonly publication: string
  /** `yyyy-mm-dd`. */
  readonly date: string
  readonly type: 'Article' | 'Podcast' | 'Review'
  /** Address of the original; samples have none. */
  readonly url?: string
}

export type Award = {
  readonly title: string
  readonly organization: string
  readonly year: string
  readonly category: string
}

/** Newest first. */
export const coverage: readonly Coverage[] = [
  {
    title: 'Owners want the working, not just the answer',
    publication: 'Ledger & Till',
    date: '2026-10-02',
    type: 'Article',
  },
  {
    title: 'What a quiet Tuesday can teach a board',
    publication: 'Quarter Past Nine',
    date: '2026-08-19',
    type: 'Podcast',
  },
  {
    title: 'Software that says when it does not know',
    publication: 'Margin Notes',
    date: '2026-06-04',
    type: 'Review',
  },
]

/** Newest first. */
export const awards: readonly Award[] = [
  { title: 'Finalist', organization: 'Ledger & Till Awards', year: '2026', category: 'Decision software' },
  {
    title: 'Commendation',
    organization: 'Margin Notes Design Review',
    year: '2026',
    category: 'Information design',
  },
  {
    title: 'New company to watch',
    organization: 'Brisbane River Founders’ Table',
    year: '2025',
    category: 'Young companies',
  },
]
