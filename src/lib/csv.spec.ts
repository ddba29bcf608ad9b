import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvPart, decodeText, parseCsv, readCell, separatorFor, writeCsv } from './csv.ts'

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

  it.each(['=1', '+1', '-x', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
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
  expect(decodeText(Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72))).toBe('Müller')
  expect(decodeText(Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4), 'zh-CN')).toBe('中文')
  // Half of a byte order mark is none.
  expect(decodeText(Uint8Array.of(0xff, 0xe8))).toBe('яи')
  expect(decodeText(Uint8Array.of(0xfe, 0xe8))).toBe('юи')
  expect(decodeText(Uint8Array.of(0xe8, 0xfe))).toBe('ию')
  expect(decodeText(Uint8Array.of(0xe8, 0xff))).toBe('ия')
})

describe('a file for the person’s own spreadsheet', () => {
  it.each([
    ['en', ','],
    ['zh-CN', ','],
    ['ru', ';'],
    ['de-DE', ';'],
    ['pt-BR', ';'],
  ])('in %s separates by %s', (language, separator) => {
    expect(separatorFor(language)).toBe(separator)
  })

  it('has decimal commas beside semicolons, in numbers alone', () => {
    const rows = [
      ['id', 'amount', 'reason'],
      ['12.07', '12.07', 'a;b'],
    ]
    expect(writeCsv(rows, ';')).toBe('\uFEFFid;amount;reason\r\n12.07;12,07;"a;b"\r\n')
    expect(writeCsv(rows)).toBe('\uFEFFid,amount,reason\r\n12.07,12.07,"a;b"\r\n')
  })

  it('can be written in parts', () => {
    const head = ['id', 'amount']
    expect(csvPart([head], ';') + csvPart([['1', '0.5']], ';', head)).toBe('id;amount\r\n1;0,5\r\n')
  })

  it('takes no negative number with a decimal comma for a formula', () => {
    expect(writeCsv([['amount'], ['-0.5']], ';')).toContain('-0,5')
    expect(writeCsv([['amount'], ['-0.5']], ';')).not.toContain("'")
  })
})

describe('a file from any spreadsheet', () => {
  it.each([
    ['the separator that it names', 'sep=;\na;b,c\n', [['a', 'b,c']]],
    ['a quoted name of it', '"sep=|"\r\na|b\r\n', [['a', 'b']]],
    [
      'the separator of most lines, whatever the first has',
      'Name, first and last;note\na;b\nc;d\ne;f',
      [
        ['Name, first and last', 'note'],
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'a title above the table',
      'Rules, all of them, of today\na;b\nc;d',
      [['Rules, all of them, of today'], ['a', 'b'], ['c', 'd']],
    ],
    [
      'bars',
      'a|b\nc|d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'single quotes',
      "'a,b','c'\n'd','e'",
      [
        ['a,b', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'printed quotes',
      '“a;b”;«c»\n„d“;e',
      [
        ['a;b', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'an apostrophe within a word',
      "it's,a\nb,c",
      [
        ["it's", 'a'],
        ['b', 'c'],
      ],
    ],
  ])('is read by %s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected)
  })

  it('counts the line that names the separator', () => {
    expect(parseCsv('sep=;\na;b').map(({ line }) => line)).toEqual([2])
  })
})
