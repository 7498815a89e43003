/** Sends a file and reports how much has left the browser, which `fetch` cannot. */

/** A file on its way to the service; `headers` include the session. */
export type UploadRequest = {
  readonly path: string
  readonly headers: Headers
  readonly body: Blob
  readonly signal: AbortSignal
  readonly onSent: (bytes: number) => void
}

export type SendUpload = (request: UploadRequest) => Promise<Response>

/** By XMLHttpRequest. Rejects when the connection breaks or `signal` aborts. */
export const sendUpload: SendUpload = ({ path, headers, body, signal, onSent }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      )
    request.onerror = () => reject(new TypeError('The upload was cut off.'))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
