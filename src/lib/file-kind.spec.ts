import { describe, expect, it } from 'vitest'
import { extensionOf, fileKind, matchesExtension } from './file-kind.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  )
const png = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

describe('what a file is', () => {
  it.each([
    ['png', png],
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7')],
    ['zip', bytes([0x50, 0x4b, 3, 4])],
    ['text', bytes('{"a":1}\r\n\tПривет')],
    ['text', bytes()],
    [null, bytes('MZ', [0, 0])],
  ])('is %s by its bytes', (kind, content) => expect(fileKind(content)).toBe(kind))

  it.each([
    ['a.PNG', 'png'],
    ['photo.final.jpg', 'jpeg'],
    ['no-ending', ''],
    ['../../etc/passwd', ''],
    ['x.png\u202Egpj.exe', 'exe'],
  ])('is called %j: %s', (name, ending) => expect(extensionOf(name)).toBe(ending))

  it('has to be what it is called', () => {
    expect(matchesExtension('a.png', png)).toBe(true)
    expect(matchesExtension('a.jpg', png)).toBe(false)
    expect(matchesExtension('a.log', bytes('line'))).toBe(true)
    expect(matchesExtension('a.html', bytes('<script>'))).toBe(false)
    expect(matchesExtension('a.png', bytes('<svg onload=alert(1)>'))).toBe(false)
    expect(matchesExtension('a.exe', bytes('MZ', [0]))).toBe(false)
  })
})
