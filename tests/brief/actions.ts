/** The actions of a brief as a test calls them, and how far the history has come. */
import type { TestService } from '../core/service.ts'

/** Where each action is asked for. */
export const actionPaths = {
  emails: '/api/actions/email-drafts',
  roster: '/api/actions/roster-proposal',
  social: '/api/actions/social-plan',
}

/** The position at which the history of a workspace ends, 0 before it begins. */
export const headOf = async ({ service }: TestService, workspace = 'cafe'): Promise<number> => {
  const head = service.database.of(workspace).selectFrom('workspace_head').select('position')
  return (await head.executeTakeFirst())?.position ?? 0
}
