import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { judge } from './zones.ts'

// The rules that are ours, as a plugin of oxlint (its interface is ESLint's). oxlint runs it in Node 24, which reads TypeScript.

interface Source {
  type: string
  value?: unknown
}
interface Node {
  source?: Source | null
  importKind?: string
  exportKind?: string
  specifiers?: { importKind?: string; exportKind?: string }[]
  name?: { name?: unknown }
}
interface Context {
  filename: string
  /** The project's root: where oxlint was started. */
  cwd: string
  report: (problem: { node: Node; message: string }) => void
}

const slashes = (path: string): string => path.split(sep).join('/')

/** What a specifier means: a file of ours, from the root, or a package. */
function resolve(root: string, from: string, specifier: string): string {
  const bare = specifier.replace(/[?#].*$/, '')
  if (!/^(?:\.{1,2}(?:\/|$)|@\/|\/)/.test(bare)) return bare
  const path = bare.startsWith('@/') ? join('src', bare.slice(2)) : bare.startsWith('/') ? bare.slice(1) : join(dirname(from), bare)
  const onDisk = join(root, path)
  return slashes(existsSync(onDisk) && statSync(onDisk).isDirectory() ? join(path, 'index.ts') : path)
}

/** Imports go down the floors of ARCHITECTURE.md section 1: static, type-only, dynamic and re-exports alike. */
const floors = {
  create(context: Context) {
    const from = slashes(relative(context.cwd, context.filename))
    function check(node: Node, dynamic: boolean): void {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return
      const kinds = [node.importKind, node.exportKind]
      const all = node.specifiers ?? []
      const typeOnly =
        kinds.includes('type') || (all.length > 0 && all.every(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type'))
      try {
        const message = judge({ from, to: resolve(context.cwd, from, node.source.value), dynamic, typeOnly })
        if (message) context.report({ node, message })
      } catch (error) {
        context.report({ node, message: error instanceof Error ? error.message : String(error) })
      }
    }
    return {
      ImportDeclaration: (node: Node) => check(node, false),
      ExportNamedDeclaration: (node: Node) => check(node, false),
      ExportAllDeclaration: (node: Node) => check(node, false),
      ImportExpression: (node: Node) => check(node, true),
      TSImportType: (node: Node) => check({ ...node, importKind: 'type' }, false),
    }
  },
}

const sink = /^src\/shared\/html\//

/** HTML from a server is written by one component, which sanitises it (quality.md section 1). */
const htmlSink = {
  create(context: Context) {
    if (sink.test(slashes(relative(context.cwd, context.filename)))) return {}
    const message = 'HTML is written in src/shared/html/ alone, where it is sanitised.'
    return {
      JSXAttribute(node: Node) {
        if (node.name?.name === 'dangerouslySetInnerHTML') context.report({ node, message })
      },
      'Property[key.name="dangerouslySetInnerHTML"]'(node: Node) {
        context.report({ node, message })
      },
    }
  },
}

export default { meta: { name: 'house' }, rules: { floors, 'html-sink': htmlSink } }
