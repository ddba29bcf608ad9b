/** The tokens of JSON after any space; a sign that begins none of them is the fault. */
const token =
  /\s*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)|([{}[\],:]))/iy

type Next = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'more'

/**
 * The line in which a text stops being JSON, starting at 1. Engines say it differently or not at
 * all. Call it for a text that JSON.parse refuses; a long one takes as long as parsing it.
 */
export function jsonFaultLine(text: string): number {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length
  const open: string[] = []
  let next: Next = 'value'
  let end = 0
  for (;;) {
    token.lastIndex = end
    const [whole = '', string, scalar, sign] = token.exec(text) ?? []
    const start = end + (/^\s*/.exec(text.slice(end, end + 1000))?.[0].length ?? 0)
    const isValue = next === 'value' || next === 'valueOrEnd'
    const isKey = next === 'key' || next === 'keyOrEnd'
    if (whole === '') return lineAt(Math.min(start, text.trimEnd().length))
    end += whole.length
    if (string !== undefined && isKey) next = 'colon'
    else if ((string ?? scalar) !== undefined && isValue) next = 'more'
    else if ((sign === '{' || sign === '[') && isValue) {
      open.push(sign)
      next = sign === '{' ? 'keyOrEnd' : 'valueOrEnd'
    } else if (sign === ':' && next === 'colon') next = 'value'
    else if (sign === ',' && next === 'more' && open.length > 0)
      next = open.at(-1) === '{' ? 'key' : 'value'
    else if (
      (sign === '}' && open.at(-1) === '{' && (next === 'more' || next === 'keyOrEnd')) ||
      (sign === ']' && open.at(-1) === '[' && (next === 'more' || next === 'valueOrEnd'))
    ) {
      open.pop()
      next = 'more'
    } else return lineAt(start)
  }
}
