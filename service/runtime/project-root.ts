/** The project's folder, from which default paths are meant. */
import { resolve } from 'node:path'

/** Absolute path. */
export const projectRoot = resolve(import.meta.dirname, '../..')
