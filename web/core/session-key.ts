/** Local storage key of the session id. In a file of its own because public pages need nothing else. */
export const sessionKey = 'sessionId'
