/** Local storage key of the session id; by itself, as the public pages need no more than this. */
export const sessionKey = 'sessionId'
