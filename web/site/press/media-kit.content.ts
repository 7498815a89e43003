/** The files of the media kit; their sizes are measured, never typed. */

export type MediaAsset = {
  readonly title: string
  readonly description: string
  /** Address on the site. */
  readonly downloadUrl: string
}

/** In page order. */
export const mediaKit: readonly MediaAsset[] = [
  {
    title: 'Logo, vector',
    description: 'The mark in deep green as SVG, for any size.',
    downloadUrl: '/press/jarvin-logo.svg',
  },
  {
    title: 'Logo, pixels',
    description: 'The mark as PNG on a transparent background, 1024 × 1024 px.',
    downloadUrl: '/press/jarvin-logo.png',
  },
  {
    title: 'Wordmark, vector',
    description: 'The mark and name as SVG, with the name in outlines.',
    downloadUrl: '/press/jarvin-wordmark.svg',
  },
  {
    title: 'Brand colours',
    description: 'Ink, paper, the green and the four meanings, with their values.',
    downloadUrl: '/press/jarvin-brand-colours.pdf',
  },
  {
    title: 'Fact sheet',
    description: 'The company and the product on one page.',
    downloadUrl: '/press/jarvin-fact-sheet.pdf',
  },
  {
    title: 'Screen: the Overview, light',
    description: 'A week of a sample café, 2880 × 1800 px.',
    downloadUrl: '/press/jarvin-overview-light.png',
  },
  {
    title: 'Screen: the Overview, dark',
    description: 'The same week in the dark theme, 2880 × 1800 px.',
    downloadUrl: '/press/jarvin-overview-dark.png',
  },
  {
    title: 'Screen: a decision brief',
    description: 'A pricing question with its receipts, 2880 × 1800 px.',
    downloadUrl: '/press/jarvin-decision-brief.png',
  },
]
