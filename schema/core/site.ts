/** Workspace of the installation itself, for submissions from the public site; nobody signs in to it. */
export const siteWorkspace = 'site'
