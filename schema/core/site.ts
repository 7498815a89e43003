/** The installation's own workspace, for submissions from the public site; nobody signs in to it. */
export const siteWorkspace = 'site'

/** Workspace for the people of the installation: accounts and the first setup; nobody signs in to it. */
export const installationWorkspace = 'installation'

/** What visitors see of the demo businesses: a copy of their own, one shared by all, or none. */
export const demoModes = ['private', 'shared', 'off'] as const
export type DemoMode = (typeof demoModes)[number]
