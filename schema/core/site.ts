/** Workspace of the installation itself, for submissions from the public site; nobody signs in to it. */
export const siteWorkspace = 'site'

/** Workspace of the installation's people: accounts and the first setup; nobody signs in to it. */
export const installationWorkspace = 'installation'
