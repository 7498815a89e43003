import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../service/runtime/project-root.ts'
import { root } from '../core/execute.ts'

it('is the folder of package.json, wherever this module is', () => {
  expect(projectRoot).toBe(root)
  expect(existsSync(join(projectRoot, 'package.json'))).toBe(true)
})
