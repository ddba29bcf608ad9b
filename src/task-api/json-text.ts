const isPlain = (value: unknown): boolean => typeof value === 'number'

/** Formats JSON. Points and short lists of numbers stay on one line. */
export function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const list = Array.isArray(value)
  const [open, close] = list ? '[]' : '{}'
  const children: [string, unknown][] = Object.entries(value)
  if (children.length === 0) return `${open}${close}`
  const text = (pad: string) =>
    children.map(
      ([name, child]) => `${list ? '' : `${JSON.stringify(name)}: `}${jsonText(child, pad)}`,
    )
  if (children.every(([, child]) => isPlain(child)))
    return list ? `[${text(indent).join(', ')}]` : `{ ${text(indent).join(', ')} }`
  const pad = `${indent}  `
  return `${open}\n${pad}${text(pad).join(`,\n${pad}`)}\n${indent}${close}`
}
