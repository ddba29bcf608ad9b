import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldNames, searchByMost, searchCommands } from './match.ts'

const command = (label: string, ...others: string[]) => ({ label, others })
const commands = [
  command('Dashboard', 'balance', 'overview', '/enterpage'),
  command('Pricing', 'cost', 'calculator', '/pricing'),
  command('Change password', '/profile/edit_password'),
  command('Sign-in and security', 'two-factor', '/profile/authentication'),
  command('Documents', 'invoices', '/profile/docs'),
  command('Счёт', 'Bill'),
  command('单据', 'Documents'),
]
const found = (query: string): string[] =>
  searchCommands(query, foldNames(commands)).map(({ label }) => label)

describe('a search', () => {
  it.each([
    ['dash', ['Dashboard']],
    ['DASH', ['Dashboard']],
    ['pass', ['Change password']],
    ['sec', ['Sign-in and security']],
    ['factor', ['Sign-in and security']],
    ['chpass', ['Change password']],
    ['pass change', ['Change password']],
    ['/profile/docs', ['Documents']],
    ['enterpage', ['Dashboard']],
    ['  price  ', ['Pricing']],
    ['overviews', ['Dashboard']],
    ['счет', ['Счёт']],
    ['СЧЁТ', ['Счёт']],
    ['单', ['单据']],
    ['ｄｏｃ', ['Documents', '单据']],
    // Slips of the keys, and another layout.
    ['dahsboard', ['Dashboard']],
    ['calcylator', ['Pricing']],
    ['вфыриф', ['Dashboard']],
    ['cx`n', ['Счёт']],
    // The words around what is meant.
    ['how do I change my password', ['Change password']],
    ['как посмотреть счёт', ['Счёт']],
    ['我的单据', ['单据']],
    ['查看单据', ['单据']],
    ['xyz', []],
    ['pass xyz', []],
  ])('for %j finds %j', (query, labels) => expect(found(query)).toEqual(labels))

  it.each([
    ['change the old password', ['Change password']],
    ['下载全部单据', []],
    ['security of documents', []],
    ['pass xyz', []],
    ['', []],
  ])('by most of its words finds %j as %j', (query, labels) =>
    expect(searchByMost(query, foldNames(commands)).map(({ label }) => label)).toEqual(labels),
  )

  it('puts a name before a synonym, and a beginning before a middle', () => {
    const list = [
      command('Redo', 'documents'),
      command('My documents'),
      command('Documents'),
      command('Undocumented'),
    ]
    expect(searchCommands('doc', foldNames(list)).map(({ label }) => label)).toEqual([
      'Documents',
      'My documents',
      'Redo',
      'Undocumented',
    ])
  })

  it('for nothing leaves everything as it stands', () => {
    expect(searchCommands(' ', foldNames(commands))).toEqual(commands)
  })

  it('finds everything by its own name, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (label) => searchCommands(label, foldNames([command(label)])).length === 1,
      ),
    )
  })
})
