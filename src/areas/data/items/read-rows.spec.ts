import { expect, it } from 'vitest'
import { inParts, readRows, rowsFor } from './read-rows.ts'

it('reads lines of addresses and texts', () => {
  expect(readRows('https://a.example/1.jpg\n\n It works, mostly. \n')).toEqual([
    { url: 'https://a.example/1.jpg' },
    { text: 'It works, mostly.' },
  ])
})

it('reads several addresses of a line, whatever they are copied with', () => {
  const one = { url: 'https://a.example/w_1,h_1/1.jpg' }
  const other = { url: 'http://a.example/2.jpg' }
  expect(readRows('https://a.example/w_1,h_1/1.jpg, http://a.example/2.jpg;')).toEqual([one, other])
  expect(readRows('["https://a.example/w_1,h_1/1.jpg","http://a.example/2.jpg\u200b"],')).toEqual([
    one,
    other,
  ])
  expect(readRows('See https://a.example/1.jpg')).toEqual([{ text: 'See https://a.example/1.jpg' }])
})

it('reads the columns that a head names, whatever their order', () => {
  expect(readRows('id,URL\nr-1,https://a.example/1.jpg\nr-2,\n')).toEqual([
    { url: 'https://a.example/1.jpg', uniqueId: 'r-1' },
  ])
  expect(readRows('text;id\n"One, two";7')).toEqual([{ text: 'One, two', uniqueId: '7' }])
})

it('sends at most a thousand rows at once', () => {
  const rows = Array.from({ length: 2500 }, (_, at) => ({ text: String(at) }))
  expect(inParts(rows).map(({ length }) => length)).toEqual([1000, 1000, 500])
})

it('names the lines that a kind has no items of', () => {
  const rows = readRows('https://a.example/1.jpg\nftp://a.example/2.jpg\nIt works.')
  const [first] = rows
  expect(rowsFor('polygon', rows)).toEqual({
    fit: [first],
    wrong: ['ftp://a.example/2.jpg', 'It works.'],
  })
  expect(rowsFor('classification', rows).wrong).toEqual([])
  expect(rowsFor('text_spans', rows).fit[0]).toEqual({ text: 'https://a.example/1.jpg' })
})
