/** The project's folder, base of relative paths in settings. */
import { resolve } from 'node:path'

/** Absolute path. */
export const projectRoot = resolve(import.meta.dirname, '../..')
