import { encode } from 'uqr'

/** The light margin that scanners need, above all on dark pages. */
const quiet = 4

export interface QrDrawing {
  /** The number of modules per side. */
  size: number
  /** The dark modules, as the data of one SVG path. */
  path: string
}

/** @returns null if the text is too long for a code */
export function drawQr(text: string): QrDrawing | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: quiet })
    const path = data
      .map((row, y) =>
        row
          .map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : ''))
          .join(''),
      )
      .join('')
    return { size, path }
  } catch {
    return null
  }
}

function runFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x)
  return (end === -1 ? row.length : end) - x
}
