/** Workspace of the installation itself, for submissions from the public site; nobody signs in to it. */
export const siteWorkspace = 'site'

/** Workspace of the installation's people: accounts and the first setup; nobody signs in to it. */
export const installationWorkspace = 'installation'

/** How visitors see the demo businesses: each their own copy, all the shared one, or none. */
export const demoModes = ['private', 'shared', 'off'] as const
export type DemoMode = (typeof demoModes)[number]
