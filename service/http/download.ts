/** A file as the answer, written in pieces, so that memory use does not depend on its size. */
import type { Request, Response } from 'express'

/** Target of a handler's file. */
export type Download = {
  /** Sends the headers. Before this, a refusal is answered as usual; afterwards a failure aborts the transfer. */
  readonly begin: (file: { readonly name: string; readonly type: string }) => void
  /** Sends a piece; resolves once the caller can take more, or has disconnected. */
  readonly write: (piece: string | Uint8Array) => Promise<void>
  /** True if the caller has disconnected, or asked for the headers only. */
  readonly isOver: () => boolean
}

/** Milliseconds after which a caller that reads nothing is disconnected. */
const timeoutMs = 60_000

const drained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      response.off('drain', settle).off('close', settle)
      resolve()
    }
    const timer = setTimeout(() => response.destroy(), timeoutMs)
    response.on('drain', settle).on('close', settle)
  })

/** Opens the download of a response; the file name must be plain ASCII without quotes. */
export const openDownload = (request: Request, response: Response): Download => {
  const isOver = () => response.destroyed || response.writableEnded
  return {
    isOver,
    begin: ({ name, type }) => {
      // Refused before the file began.
      if (isOver()) return
      response.status(200).set({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-accel-buffering': 'no',
      })
      if (request.method === 'HEAD') response.end()
      else response.flushHeaders()
    },
    write: async (piece) => {
      if (isOver() || response.write(piece)) return
      await drained(response)
    },
  }
}
