/** The API reference at /api/docs: Swagger UI for our OpenAPI document, served entirely from our own origin (decision 33). */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import compression from 'compression'
import express, { Router } from 'express'

const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const ownFolder = join(import.meta.dirname, 'reference')

const folderOf: { readonly [file: string]: string } = {
  'swagger-ui.css': swaggerFolder,
  'swagger-ui-bundle.js': swaggerFolder,
  'reference.css': ownFolder,
  'reference.js': ownFolder,
}

/** Serves the page and its files; passes on any other request. */
export const apiReference = (): Router => {
  const router = Router({ caseSensitive: true })
  router.use(compression())
  const files = (folder: string, index: string | false = false) =>
    express.static(folder, {
      index,
      cacheControl: false,
      // File names have no content hash, so browsers must revalidate.
      setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
    })
  router.get('/', files(ownFolder, 'reference.html'))
  for (const [file, folder] of Object.entries(folderOf)) router.get(`/${file}`, files(folder))
  return router
}
