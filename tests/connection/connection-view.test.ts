/** The choices of the Integrations screen in the address, and the eight of the catalogue in their tabs. */
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

it('holds all eight, each in one tab', () => {
  expect(integrationTypes).toHaveLength(8)
  expect(integrationCategories.flatMap(typesOf).sort()).toEqual([...integrationTypes].sort())
  expect(typesOf('financial')).toEqual(['bank_account', 'accounting', 'payroll'])
})

it('reads a tab and an open setup, and nothing that is not there', () => {
  expect(categoryOf(address(''))).toBe('financial')
  expect(categoryOf(address('category=analytics'))).toBe('analytics')
  expect(categoryOf(address('category=magic'))).toBe('financial')
  expect(connectingOf(address('connect=payroll'))).toBe('payroll')
  expect(connectingOf(address('connect=magic'))).toBeUndefined()
  expect(connectingOf(address(''))).toBeUndefined()
})

it('writes them, leaves out the first tab, and keeps the rest', () => {
  expect(withCategory(address('x=1'), 'marketing').toString()).toBe('x=1&category=marketing')
  expect(withCategory(address('x=1&category=marketing'), 'financial').toString()).toBe('x=1')
  expect(withConnecting(address('category=marketing'), 'payroll').get('connect')).toBe('payroll')
  expect(withConnecting(address('connect=payroll'), undefined).toString()).toBe('')
})
