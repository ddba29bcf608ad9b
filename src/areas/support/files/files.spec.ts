import { describe, expect, it } from 'vitest'
import { attachmentFault, readSentFiles, shownName, writeSent } from './files.ts'

const limits = { maxBytes: 20, maxCount: 2, types: ['png', 'log'] }
const file = (name: string, content: string): File =>
  Object.assign(new Blob([content]), { name, lastModified: 0, webkitRelativePath: '' })

describe('files of a ticket', () => {
  it.each([
    ['a.log', 'line', 0, null],
    ['a.log', 'line', 2, 'many'],
    ['a.log', 'x'.repeat(21), 0, 'big'],
    ['a.log', '', 0, 'empty'],
    ['a.exe', 'MZ', 0, 'type'],
    ['a.png', '<script>', 0, 'content'],
  ])('%s of %j after %i others: %s', async (name, content, count, fault) =>
    expect(await attachmentFault(file(name, content), count, limits)).toBe(fault),
  )

  it('are shown by a name that cannot turn itself round', () => {
    expect(shownName('invoice\u202Egnp.exe')).toBe('invoicegnp.exe')
    expect(shownName('<img src=x>.png')).toBe('<img src=x>.png')
  })

  it('come back from a draft, and nothing else does', () => {
    const sent = [{ id: 'f-1', name: 'a.log', size: 4 }]
    expect(readSentFiles(writeSent(sent))).toEqual(sent)
    expect(readSentFiles('[1,null,{"id":{}}]')).toEqual([])
    expect(readSentFiles('no json')).toEqual([])
    expect(writeSent([])).toBe('')
  })
})
