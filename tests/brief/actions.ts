import type { TestService } from '../core/service.ts'

/** Path of each action. */
export const actionPaths = {
  emails: '/api/actions/email-drafts',
  roster: '/api/actions/roster-proposal',
  social: '/api/actions/social-plan',
}

/** Newest position in a workspace's history; 0 if it has none. */
export const headOf = async ({ service }: TestService, workspace = 'cafe'): Promise<number> => {
  const head = service.database.of(workspace).selectFrom('workspace_head').select('position')
  return (await head.executeTakeFirst())?.position ?? 0
}
