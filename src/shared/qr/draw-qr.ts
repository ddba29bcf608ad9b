import { encode } from 'uqr'

/** Light modules around it: scanners need them, on dark pages above all. */
const quiet = 4

export interface QrDrawing {
  /** Modules a side. */
  size: number
  /** The dark ones, as the data of one SVG path. */
  path: string
}

/** @returns null for what is too long for a code */
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
