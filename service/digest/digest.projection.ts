/** Digests have no read tables. */
import { projection } from '../read-models/projection.ts'

export const digestProjection = projection({ slice: 'digest', tables: [], on: {} })
