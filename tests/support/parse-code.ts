import { createRequire } from 'node:module'
import { Language, Parser } from '@vscode/tree-sitter-wasm'

/** The grammars of the samples' languages. */
const grammars = {
  curl: 'bash',
  shell: 'bash',
  php: 'php',
  python: 'python',
  csharp: 'c-sharp',
  java: 'java',
  go: 'go',
  ruby: 'ruby',
  javascript: 'javascript',
}
const { resolve } = createRequire(import.meta.url)

/** Parses code with the grammar of its language. */
export async function createReader() {
  await Parser.init()
  const parsers = new Map<string, Parser>()
  for (const [id, name] of Object.entries(grammars)) {
    const parser = new Parser()
    const file = resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`)
    parser.setLanguage(await Language.load(file))
    parsers.set(id, parser)
  }
  return {
    languages: Object.keys(grammars),
    /** The line of the first syntax error; null if there is none. */
    faultOf(language: string, code: string): string | null {
      const tree = parsers.get(language)?.parse(code)
      if (!tree) throw new Error(`There is no grammar of ${language}.`)
      if (!tree.rootNode.hasError) return null
      const [first] = tree.rootNode.descendantsOfType('ERROR')
      return code.split('\n')[first?.startPosition.row ?? 0] ?? code
    },
  }
}
