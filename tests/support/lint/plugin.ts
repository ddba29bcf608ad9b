import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { judge } from './zones.ts'

// The rules that are ours, as a plugin of oxlint (its interface is ESLint's). oxlint runs it in Node 24, which reads TypeScript.

const root = join(import.meta.dirname, '..', '..', '..')

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
  report: (problem: { node: Node; message: string }) => void
}

/**
 * The path below the project's root. A fixture stands in for a file of the project at the same path below its own
 * folder, so that the rules can be tried on wrong files.
 */
function fromRoot(file: string): string {
  const path = relative(root, file).split(sep).join('/')
  return path.replace(/^\.cache\/lint-fixtures\/[^/]+\//, '')
}

/** What a specifier means: a file of ours below the root, or a package. */
function resolve(file: string, specifier: string): string {
  const bare = specifier.replace(/[?#].*$/, '')
  if (!/^(?:\.{1,2}(?:\/|$)|@\/|\/)/.test(bare)) return bare
  const path = bare.startsWith('@/') ? join('src', bare.slice(2)) : bare.startsWith('/') ? bare.slice(1) : join(dirname(file), bare)
  const target = path.split(sep).join('/')
  const onDisk = join(root, target)
  return existsSync(onDisk) && statSync(onDisk).isDirectory() ? `${target}/index.ts` : target
}

/** Imports go down the floors of ARCHITECTURE.md section 1: static, type-only, dynamic and re-exports alike. */
const floors = {
  create(context: Context) {
    const from = fromRoot(context.filename)
    function check(node: Node, dynamic: boolean): void {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return
      const kinds = [node.importKind, node.exportKind]
      const all = node.specifiers ?? []
      const typeOnly =
        kinds.includes('type') || (all.length > 0 && all.every(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type'))
      try {
        const message = judge({ from, to: resolve(from, node.source.value), dynamic, typeOnly })
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

/** The page map names each default export that routes need; the others load lazily and are listed in .oxlintrc.json. */
const sink = /^src\/shared\/html\//

/** HTML from a server is written by one component, which sanitises it (quality.md section 1). */
const htmlSink = {
  create(context: Context) {
    if (sink.test(fromRoot(context.filename))) return {}
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
