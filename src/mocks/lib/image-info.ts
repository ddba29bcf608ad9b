/** What a picture is by its own bytes, whatever it calls itself, and how large; null for what is none that editors may upload. */
export function imageInfo(bytes: Uint8Array): { mime: string; width: number | null; height: number | null } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  const at = (offset: number, read: (offset: number) => number): number | null => (offset + 4 <= bytes.length ? read(offset) : null)
  const u16 = (offset: number): number => view.getUint16(offset)
  const little = (offset: number): number => view.getUint16(offset, true)
  if (text(1, 4) === 'PNG') return { mime: 'image/png', width: at(16, (o) => view.getUint32(o)), height: at(20, (o) => view.getUint32(o)) }
  if (text(0, 4) === 'GIF8') return { mime: 'image/gif', width: at(6, little), height: at(8, little) }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { mime: 'image/jpeg', ...jpegSize(bytes, u16) }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    const simple = text(12, 16) === 'VP8 '
    return { mime: 'image/webp', width: simple ? at(26, (o) => little(o) & 0x3fff) : null, height: simple ? at(28, (o) => little(o) & 0x3fff) : null }
  }
  if (text(4, 12) === 'ftypavif') return { mime: 'image/avif', width: null, height: null }
  return svgInfo(bytes)
}

function jpegSize(bytes: Uint8Array, u16: (offset: number) => number): { width: number | null; height: number | null } {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + u16(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return { height: u16(at + 5), width: u16(at + 7) }
  }
  return { width: null, height: null }
}

/** A drawing that does anything, or fetches anything, is refused instead of being washed here. */
function svgInfo(bytes: Uint8Array): { mime: string; width: number | null; height: number | null } | null {
  const text = new TextDecoder().decode(bytes)
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text)) return null
  if (/<(?:script|foreignObject|iframe|use|image|style|a)\b|\son\w+\s*=|javascript:|<!ENTITY/i.test(text)) return null
  const box = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(text)
  return { mime: 'image/svg+xml', width: box ? Math.round(Number(box[1])) : null, height: box ? Math.round(Number(box[2])) : null }
}
