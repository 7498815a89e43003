import { story } from '../core/story.tsx'

export default { title: 'Public site/Use cases' }

const page = { answers: [], signedIn: false } as const

export const Filled = story({ ...page, route: '/use-cases' })

/** One industry, one size. */
export const Filtered = story({
  ...page,
  route: '/use-cases?industry=Real+Estate+%26+Property&size=Growing+business',
})

/** Nothing matches. */
export const Empty = story({ ...page, route: '/use-cases?q=helicopter&category=customer-service' })

export const Dark = story({ ...page, route: '/use-cases', theme: 'dark' })

export const Narrow = story({ ...page, route: '/use-cases', width: 390 })
Narrow.storyName = '390'
