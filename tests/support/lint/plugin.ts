// Over 250 lines: the rules of the house that need the syntax tree.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { patterns } from './syntax.ts'
import { judge } from './zones.ts'

// The project's own lint rules as an oxlint plugin, whose interface is ESLint's. oxlint runs it in
// Node 24, which reads TypeScript.

interface Source {
  type: string
  value?: unknown
}
interface Node extends Declarator {
  type: string
  parent?: Node | null
  /** The target of an assignment. */
  left?: Node
  callee?: { name?: string }
  object?: { name?: string }
  property?: { type?: string; name?: string }
  computed?: boolean
  source?: Source | null
  importKind?: string
  exportKind?: string
  specifiers?: { importKind?: string; exportKind?: string }[]
  name?: { name?: unknown }
  declaration?: { declarations?: Declarator[] } | null
}
interface TypeNode {
  type?: string
  typeName?: { name?: string }
  typeArguments?: { params?: TypeNode[] } | null
}
interface Declarator {
  id?: {
    name?: string
    /** The names of `[first, second]`; null where one is left out. */
    elements?: ({ name?: string } | null)[]
    typeAnnotation?: { typeAnnotation?: TypeNode }
  }
  init?: { type: string; properties?: unknown[] } | null
}
interface Context {
  filename: string
  /** The project's root, where oxlint was started. */
  cwd: string
  report: (problem: { node: Node; message: string }) => void
}

const slashes = (path: string): string => path.split(sep).join('/')

/** Resolves a specifier to a file of the project, relative to the root, or to a package. */
function resolve(root: string, from: string, specifier: string): string {
  const bare = specifier.replace(/[?#].*$/, '')
  if (!/^(?:\.{1,2}(?:\/|$)|@\/|\/)/.test(bare)) return bare
  const path = bare.startsWith('@/')
    ? join('src', bare.slice(2))
    : bare.startsWith('/')
      ? bare.slice(1)
      : join(dirname(from), bare)
  const onDisk = join(root, path)
  return slashes(
    existsSync(onDisk) && statSync(onDisk).isDirectory() ? join(path, 'index.ts') : path,
  )
}

/**
 * Imports may only go down the floors of ARCHITECTURE.md section 1: static, type-only and dynamic
 * imports, and re-exports.
 */
const floors = {
  create(context: Context) {
    const from = slashes(relative(context.cwd, context.filename))
    function check(node: Node, dynamic: boolean): void {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return
      const kinds = [node.importKind, node.exportKind]
      const all = node.specifiers ?? []
      const typeOnly =
        kinds.includes('type') ||
        (all.length > 0 &&
          all.every(({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type'))
      try {
        const message = judge({
          from,
          to: resolve(context.cwd, from, node.source.value),
          dynamic,
          typeOnly,
        })
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

/** Only one component, which sanitises it, inserts HTML from a server (quality.md section 1). */
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

const typesOfPage: Readonly<Record<string, string>> = {
  loader: 'PageLoader',
  structured: 'Structured',
}

/**
 * The compiler does not check pages that are imported through a glob (src/app/pages.ts). So each
 * further export of a page needs a declared type, or comes from a function call or another module.
 */
const pageExports = {
  create(context: Context) {
    if (!/^src\/areas\/.*Page\.tsx$/.test(slashes(relative(context.cwd, context.filename))))
      return {}
    return {
      ExportNamedDeclaration(node: Node) {
        const typed = (node.declaration?.declarations ?? []).map(({ id, init }) => {
          const type = typesOfPage[id?.name ?? '']
          return (
            type !== undefined &&
            (id?.typeAnnotation?.typeAnnotation?.typeName?.name === type ||
              init?.type === 'CallExpression' ||
              init?.type === 'Identifier')
          )
        })
        if (typed.length === 0 || typed.includes(false))
          context.report({
            node,
            message: 'A page exports itself, `loader: PageLoader` and `structured: Structured`.',
          })
      },
    }
  },
}

/** The setter of a state is named after it: `const [shown, setShown] = useState(false)`. */
const setters = {
  create: (context: Context) => ({
    'VariableDeclarator[init.callee.name="useState"]'(node: Node) {
      const [state, setter] = (node.id?.elements ?? []).map((element) => element?.name)
      if (!state || !setter) return
      const name = `set${state.charAt(0).toUpperCase()}${state.slice(1)}`
      if (setter !== name)
        context.report({ node, message: `The setter of ${state} is named ${name}.` })
    },
  }),
}

/** What may stand around the import of a function that does nothing else. */
const aroundImport = new Set([
  'ArrowFunctionExpression',
  'AwaitExpression',
  'MemberExpression',
  'ParenthesizedExpression',
])
const isChunk = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && callee?.name === 'chunk'

/** A function that only imports is named so: `const loadMenu = async () => (await import(…)).Menu`. */
const loaders = {
  create: (context: Context) => ({
    ImportExpression(node: Node) {
      let place = node.parent
      while (place && (aroundImport.has(place.type) || isChunk(place))) place = place.parent
      const name = place?.id?.name
      if (place?.init?.type !== 'ArrowFunctionExpression' || !name || /^load[A-Z]/.test(name))
        return
      context.report({ node, message: `${name} only imports, so it is named loadX.` })
    },
  }),
}

/** What is missing on a page without https. */
const secureOnly: Readonly<Record<string, readonly string[]>> = {
  crypto: ['randomUUID', 'subtle'],
  navigator: [
    'clipboard',
    'credentials',
    'geolocation',
    'locks',
    'mediaDevices',
    'serviceWorker',
    'share',
    'storage',
    'wakeLock',
  ],
}
/** Specs run in Node, and so does the mock over HTTP. */
const mayUseSecure = /^(?:src\/lib\/secure-context\.ts|builds\/|tests\/)|\.spec\.tsx?$/

/** One module knows what a page without https can do instead. */
const secureContext = {
  create(context: Context) {
    if (mayUseSecure.test(slashes(relative(context.cwd, context.filename)))) return {}
    return {
      MemberExpression(node: Node) {
        const [object, property] = [node.object?.name ?? '', node.property?.name ?? '']
        if (Object.hasOwn(secureOnly, object) && secureOnly[object]?.includes(property))
          context.report({
            node,
            message: `${object}.${property} is missing without https: use src/lib/secure-context.ts.`,
          })
      },
      NewExpression(node: Node) {
        if (node.callee?.name === 'PublicKeyCredential')
          context.report({ node, message: 'WebAuthn is missing without https.' })
      },
    }
  },
}

/** Whether a type is `Record<string, …>`, perhaps in Readonly or Partial. */
function hasAnyKey(type: TypeNode | undefined): boolean {
  const [first] = type?.typeArguments?.params ?? []
  const name = type?.typeName?.name
  if (name === 'Readonly' || name === 'Partial') return hasAnyKey(first)
  return name === 'Record' && first?.type === 'TSStringKeyword'
}

const hasTables = /^src\/(?!mocks\/|app\/dev\/)(?!.*\.spec\.tsx?$)/

/**
 * A word of the backend may be `constructor`, which every table inherits. So a table with any word
 * as its key is read by known(), in its own file.
 */
const ownEntries = {
  create(context: Context) {
    if (!hasTables.test(slashes(relative(context.cwd, context.filename)))) return {}
    const tables = new Set<string>()
    const reads: Node[] = []
    return {
      VariableDeclarator(node: Node) {
        const name = node.id?.name
        if (!name || node.init?.type !== 'ObjectExpression') return
        // A table that is filled afterwards is no table of words.
        if (node.init.properties?.length === 0) return
        if (hasAnyKey(node.id?.typeAnnotation?.typeAnnotation)) tables.add(name)
      },
      ExportNamedDeclaration(node: Node) {
        for (const { id, init } of node.declaration?.declarations ?? [])
          if (init?.type === 'ObjectExpression' && hasAnyKey(id?.typeAnnotation?.typeAnnotation))
            context.report({
              node,
              message: `Export a function that reads ${id?.name} by known().`,
            })
      },
      MemberExpression(node: Node) {
        if (node.computed && node.property?.type !== 'Literal') reads.push(node)
      },
      'Program:exit'() {
        for (const node of reads) {
          const name = node.object?.name ?? ''
          const isWritten =
            node.parent?.type === 'AssignmentExpression' && node.parent.left === node
          if (tables.has(name) && !isWritten)
            context.report({
              node,
              message: `Read ${name} by known(): it inherits \`constructor\`.`,
            })
        }
      },
    }
  },
}

const hasSyntax = /^src\/(?!mocks\/|app\/dev\/)(?!.*\.(?:spec|fixture)\.tsx?$)/

/** The patterns of syntax.ts. An exception that is none any more is to leave the list. */
const syntax = {
  create(context: Context) {
    const file = slashes(relative(context.cwd, context.filename))
    if (!hasSyntax.test(file)) return {}
    const asked = patterns.filter(({ within }) => !within || within.test(file))
    const unused = new Set(asked.filter(({ except = {} }) => Object.hasOwn(except, file)))
    return {
      ...Object.fromEntries(
        asked.map((pattern) => [
          pattern.found,
          (node: Node) => {
            if (Object.hasOwn(pattern.except ?? {}, file)) unused.delete(pattern)
            else context.report({ node, message: pattern.message })
          },
        ]),
      ),
      'Program:exit'(node: Node) {
        for (const { message } of unused)
          context.report({ node, message: `No exception any more (syntax.ts): ${message}` })
      },
    }
  },
}

/** A passive effect may run after the next key, and would then take back the focus it moved. */
const focusBeforePaint = {
  create: (context: Context) => ({
    'CallExpression:matches([callee.name=/^(?:focus|setFocus)/], [callee.property.name=/^(?:focus|setFocus)/])'(
      node: Node,
    ) {
      let place = node.parent
      while (place && !/Function/.test(place.type)) place = place.parent
      if (place?.parent?.callee?.name === 'useEffect')
        context.report({ node, message: 'The focus moves before the paint: useLayoutEffect.' })
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: {
    floors,
    'focus-before-paint': focusBeforePaint,
    'html-sink': htmlSink,
    loaders,
    'own-entries': ownEntries,
    'page-exports': pageExports,
    'secure-context': secureContext,
    setters,
    syntax,
  },
}
