/**
 * More levels than any answer of the contract has: the deepest, a request body of the documentation,
 * has fewer than 20.
 */
export const deepestJson = 64

/** Whether a JSON value is nested deeper. Goes level by level, because recursion is what it guards. */
function isDeeper(value: unknown, limit: number): boolean {
  const isNode = (one: unknown): one is object => typeof one === 'object' && one !== null
  let level = [value].filter(isNode)
  for (let depth = 0; depth < limit && level.length > 0; depth += 1)
    level = level.flatMap((node) => Object.values(node)).filter(isNode)
  return level.length > 0
}

/**
 * JSON.parse for a text from outside. What comes after (schemas, structural sharing, stringify)
 * recurses, so a value nested thousands of levels deep would overflow the stack.
 * @throws SyntaxError where the text is no JSON, RangeError where it is nested too deep
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isDeeper(value, deepestJson))
    throw new RangeError(`The JSON is nested more than ${deepestJson} levels deep.`)
  return value
}
