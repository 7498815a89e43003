import type { HelpArticle, HelpCategory } from './help-category.ts'

const article = (id: string, title: string, time = '1 min'): HelpArticle => ({
  id,
  title,
  time,
  popular: false,
})
const popular = (id: string, title: string, time = '1 min'): HelpArticle => ({
  ...article(id, title, time),
  popular: true,
})

/** The six topics of the Help Center, in page order. */
export const helpCategories: readonly HelpCategory[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    description: 'Sign in, read your first week, and tell Jarvin about your business.',
    color: 'green',
    articles: [
      popular('sign-in-to-a-sample-business', 'Sign in and look around'),
      popular('read-the-overview', 'Read the Overview in one minute'),
      article('tell-jarvin-about-your-business', 'Tell Jarvin about your business'),
      article('set-a-current-focus', 'Set a current focus'),
      article('find-anything-by-keyboard', 'Find any screen or action by keyboard'),
    ],
  },
  {
    id: 'ai-advisory',
    title: 'AI Advisory',
    description: 'Questions, briefs, advisories and styles, and how far to trust them.',
    color: 'navy',
    articles: [
      popular('ask-a-question', 'Ask the advisors a question'),
      popular('understand-confidence', 'What the confidence figure means'),
      article('generate-a-brief', 'Generate a decision brief'),
      article('decide-on-an-advisory', 'Decide on an advisory'),
      article('choose-an-executive-style', 'Choose an executive style'),
      article('use-a-quick-action', 'Draft emails, a roster or a week of posts'),
      article('what-jarvin-cannot-know', 'What Jarvin will tell you it cannot know'),
    ],
  },
  {
    id: 'dashboards',
    title: 'Dashboards',
    description: 'Figures, charts and panels, and the records behind them.',
    color: 'sky',
    articles: [
      popular('see-the-records-behind-a-figure', 'See the records behind a figure'),
      article('arrange-a-dashboard', 'Arrange the panels of a dashboard'),
      article('save-or-print-a-chart', 'Save or print a chart or screen'),
      article('why-some-content-is-sample', 'Why some content says Sample'),
      article('where-hourly-figures-come-from', 'Where the hourly figures come from'),
    ],
  },
  {
    id: 'security',
    title: 'Security & Privacy',
    description: 'What is recorded, who can read it, and how it is checked or removed.',
    color: 'rust',
    articles: [
      popular('read-the-decision-log', 'Read the decision log'),
      article('how-your-records-are-protected', 'How your records are protected'),
      article('hide-identifiers', 'Show the log without showing who'),
      article('have-data-corrected-or-removed', 'Have personal data corrected or removed'),
    ],
  },
  {
    id: 'integrations',
    title: 'Integrations',
    description: 'Bring figures in, keep them coming, and use the API.',
    color: 'gold',
    articles: [
      popular('connect-a-source', 'Connect a source of figures'),
      article('which-source-first', 'Which source to connect first'),
      article('fix-a-connection-in-error', 'Fix a connection in error'),
      article('use-the-api', 'Use the API'),
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    description: 'When something does not work, or a figure looks wrong.',
    color: 'rust',
    articles: [
      popular('a-figure-looks-wrong', 'A figure looks wrong'),
      article('a-reply-was-cut-off', 'A reply was cut off or did not arrive'),
      article('i-was-signed-out', 'I was signed out'),
      article('a-screen-stays-empty', 'A screen stays empty, or an error appears'),
    ],
  },
]
