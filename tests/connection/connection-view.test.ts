/** The Integrations screen: its address, and its tabs. */
import { expect, it } from 'vitest'
import { integrationCategories, integrationTypes } from '#schema/connection/connection'
import {
  categoryOf,
  connectingOf,
  typesOf,
  withCategory,
  withConnecting,
} from '../../web/connection/connection-view.ts'

const address = (query: string) => new URLSearchParams(query)

it('has all eight integrations, each in one tab', () => {
  expect(integrationTypes).toHaveLength(8)
  expect(integrationCategories.flatMap(typesOf).sort()).toEqual([...integrationTypes].sort())
  expect(typesOf('financial')).toEqual(['bank_account', 'accounting', 'payroll'])
})

it('reads tab and open setup from the address, and ignores unknown values', () => {
  expect(categoryOf(address(''))).toBe('financial')
  expect(categoryOf(address('category=analytics'))).toBe('analytics')
  expect(categoryOf(address('category=magic'))).toBe('financial')
  expect(connectingOf(address('connect=payroll'))).toBe('payroll')
  expect(connectingOf(address('connect=magic'))).toBeUndefined()
  expect(connectingOf(address(''))).toBeUndefined()
})

it('writes them to the address, without the first tab, and keeps other parameters', () => {
  expect(withCategory(address('x=1'), 'marketing').toString()).toBe('x=1&category=marketing')
  expect(withCategory(address('x=1&category=marketing'), 'financial').toString()).toBe('x=1')
  expect(withConnecting(address('category=marketing'), 'payroll').get('connect')).toBe('payroll')
  expect(withConnecting(address('connect=payroll'), undefined).toString()).toBe('')
})
