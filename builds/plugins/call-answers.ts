import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The property `arg` of every row of a contract: an object that says `method` and `res`, too. */
function args(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(args)
  if (!isNode(value)) return []
  const properties = value.type === 'ObjectExpression' && Array.isArray(value['properties']) ? value['properties'].filter(isNode) : []
  const named = (name: string) => properties.find(({ key }) => isNode(key) && key['name'] === name)
  const arg = named('method') && named('res') && named('arg')
  return arg ? [arg] : Object.values(value).flatMap(args)
}

const cut = (code: string, { start, end }: Node): string => code.slice(0, start) + code.slice(end).replace(/^\s*,/, '')

/** Without the module's own schemas that nothing in it names any more; the bundler would keep what others are spread into. */
function withoutUnnamed(code: string, parse: (code: string) => { body: unknown[] }): string {
  const unnamed = parse(code).body.findLast((statement): statement is Node => {
    if (!isNode(statement) || statement.type !== 'VariableDeclaration' || !Array.isArray(statement['declarations'])) return false
    const [{ id }] = statement['declarations']
    return id.type === 'Identifier' && code.split(new RegExp(`\\b${id.name}\\b`)).length === 2
  })
  return unnamed ? withoutUnnamed(cut(code, unnamed), parse) : code
}

/**
 * Leaves out of the client what a call is asked with: schemas of arguments give their types, and the mock backend and the tests judge by
 * them. What a page sends it has made itself; what it is answered is judged as ever.
 */
export function callAnswers(): Plugin {
  return {
    name: 'call-answers',
    apply: 'build',
    // After the types have gone.
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/api\/contract\/[\w-]+\.ts$/, code: /\bv\.\w+\(/ },
      handler(code) {
        const found = args(this.parse(code))
        if (found.length === 0 && code.includes('defineCalls({')) this.error('The rows of a contract are not written as they were.')
        const answers = found.toSorted((one, other) => other.start - one.start).reduce(cut, code)
        // To make a schema has no effect: what other modules don't ask for goes, too.
        return { code: withoutUnnamed(answers, (text) => this.parse(text)).replaceAll(/\bv\.\w+\(/g, '/* @__PURE__ */ $&'), map: null }
      },
    },
  }
}
