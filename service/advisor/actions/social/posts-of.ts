/** The posts of a business. */
import type { Records } from '../../records.ts'
import { cafePosts } from './cafe.posts.ts'
import { consultingPosts } from './consulting.posts.ts'
import { generalPosts } from './general.posts.ts'
import type { Posts } from './posts.ts'
import { realestatePosts } from './realestate.posts.ts'

const byTrade: Readonly<Record<Records['business']['type'], Posts>> = {
  cafe: cafePosts,
  realestate: realestatePosts,
  consulting: consultingPosts,
  retail: generalPosts,
  other: generalPosts,
}

/** Posts of a trade; those of the demo trades mention Brisbane, so a real business gets the general ones. */
export const postsOf = ({ type, isOwn }: Records['business']): Posts => (isOwn ? generalPosts : byTrade[type])
