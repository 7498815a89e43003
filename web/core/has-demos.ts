/**
 * False if the served document is of an installation without demos. The service removes the elements marked `data-demos`
 * from such a document; the client leaves them out too, so that both render the same tree.
 */
export const hasDemos = (): boolean => typeof document === 'undefined' || document.body.dataset.demo !== 'off'
