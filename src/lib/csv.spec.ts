import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, parseCsv, readCell, writeCsv } from './csv.ts'

const cells = (text: string) => parseCsv(text).map((line) => line.cells)

describe('a file of values', () => {
  it.each([
    [
      'commas',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons',
      'a;b\r\nc;d,e\r\n',
      [
        ['a', 'b'],
        ['c', 'd,e'],
      ],
    ],
    ['tabs', 'a\tb', [['a', 'b']]],
    [
      'old ends of lines',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'quotes',
      '"a ""b""","c,\nd"\ne,f',
      [
        ['a "b"', 'c,\nd'],
        ['e', 'f'],
      ],
    ],
    [
      'spaces before a quote',
      ' "a, b", "c ""d, ""e"\nf,g',
      [
        ['a, b', 'c "d, "e'],
        ['f', 'g'],
      ],
    ],
    ['lines shorter than the first', 'a;b;c\nd\ne', [['a', 'b', 'c'], ['d'], ['e']]],
    [
      'ends of lines of two kinds',
      'a,b\r\nc,d\ne,f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['a mark in front', '\uFEFFa,b', [['a', 'b']]],
    ['empty lines', '\n\na,b\n , \n', [['a', 'b']]],
    ['a quote that never closes', 'a,"b\nc', [['a', 'b\nc']]],
    ['nothing', '', []],
  ])('is read with %s', (_, text, found) => expect(cells(text)).toEqual(found))

  it('knows the line of the file that each began on', () => {
    expect(parseCsv('\na,"b\nc"\n\nd').map(({ line }) => line)).toEqual([2, 5])
    expect(parseCsv('a\r\nb\r\n\r\nc').map(({ line }) => line)).toEqual([1, 2, 4])
  })

  it.each(['=1', '+1', '-x', '@SUM(A1)', '\t=1', '\r=1'])(
    'has an apostrophe before %j, which a spreadsheet would run',
    (cell) => {
      expect(writeCsv([[cell, 'a']])).toMatch(/^\uFEFF"?'/)
      expect(readCell(`'${cell}`)).toBe(cell)
    },
  )

  it('is what was written, and no cell is a formula', () => {
    expect(
      writeCsv([
        ['=HYPERLINK("x")', '-5.25', '-x', "'+1+1"],
        ['a;b', ' c', 'd'],
      ]),
    ).toBe(`\uFEFF"'=HYPERLINK(""x"")",-5.25,"'-x","''+1+1"\r\n"a;b"," c",d\r\n`)
    expect(readCell("'-5.25")).toBe("'-5.25")
    expect(readCell("'=x")).toBe('=x')
    expect(readCell("'tis")).toBe("'tis")
    const text = string({ unit: 'grapheme', maxLength: 12 }).map((one) =>
      one.replace(/\r\n?/g, '\n').trim(),
    )
    assert(
      property(
        array(array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const filled = rows.map((row) => ['x', ...row])
          expect(
            cells(writeCsv([['a', 'b'], ...filled]))
              .slice(1)
              .map((row) => row.map(readCell)),
          ).toEqual(filled)
        },
      ),
    )
  })
})

it('is read in the encodings that spreadsheets write', () => {
  expect(decodeText(new TextEncoder().encode('пример'))).toBe('пример')
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x3f, 0x04))).toBe('п')
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x04, 0x3f))).toBe('п')
  expect(decodeText(Uint8Array.of(0xef, 0xf0, 0xe8))).toBe('при')
  // Half of a byte order mark is none.
  expect(decodeText(Uint8Array.of(0xff, 0xe8))).toBe('яи')
  expect(decodeText(Uint8Array.of(0xfe, 0xe8))).toBe('юи')
  expect(decodeText(Uint8Array.of(0xe8, 0xfe))).toBe('ию')
  expect(decodeText(Uint8Array.of(0xe8, 0xff))).toBe('ия')
})
