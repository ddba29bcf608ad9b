import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Highlighter, ThemeRegistration } from 'shiki'
import type { Plugin } from 'vite'
import { marks } from '../../src/lib/code-marks.ts'
import type { MarkedKind } from '../../src/lib/code-marks.ts'

/** The grammar by the last part of a sample's name before `.sample`. */
const grammars = {
  curl: 'shellscript',
  csharp: 'csharp',
  go: 'go',
  java: 'java',
  javascript: 'javascript',
  json: 'json',
  php: 'php',
  python: 'python',
  ruby: 'ruby',
  shell: 'shellscript',
} as const
type Grammar = (typeof grammars)[keyof typeof grammars]

/** Token kinds take the place of colours, because the style sheet defines the colours. */
const colours = {
  plain: '#000000',
  comment: '#000001',
  string: '#000002',
  keyword: '#000003',
  number: '#000004',
  name: '#000005',
} as const satisfies Record<MarkedKind, string>

const scopes: readonly (readonly [kind: MarkedKind, scope: readonly string[]])[] = [
  [
    'keyword',
    [
      'keyword',
      'storage',
      'punctuation.section.embedded.begin.php',
      'punctuation.section.embedded.end.php',
    ],
  ],
  [
    'plain',
    [
      'keyword.operator',
      'keyword.control.ternary',
      'storage.type.java',
      'storage.type.generic.java',
      'storage.type.object.array.java',
      'storage.type.annotation.java',
      'storage.modifier.import.java',
      'storage.modifier.package.java',
      'keyword.type.interpolation',
      'storage.type.function.arrow',
      'storage.type.variable.ruby',
    ],
  ],
  [
    'keyword',
    [
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
      'keyword.operator.wordlike',
    ],
  ],
  [
    'string',
    [
      'string',
      'punctuation.definition.string',
      'constant.character.escape',
      'storage.type.string.python',
    ],
  ],
  [
    'plain',
    [
      'string.unquoted.argument',
      'string.unquoted.argument constant.other.option',
      'string.unquoted.shell',
      'meta.template.expression',
      'meta.embedded.line',
      'meta.interpolation',
      'string meta.embedded',
    ],
  ],
  [
    'plain',
    [
      'meta.fstring constant.character.format',
      'variable',
      'string variable',
      'punctuation.section.embedded',
      'punctuation.definition.variable',
    ],
  ],
  ['number', ['constant.numeric', 'constant.language']],
  ['plain', ['constant.language.symbol']],
  [
    'name',
    [
      'entity.name.function',
      'meta.function-call.generic.python',
      'support.function',
      'entity.name.command',
      'support.type.property-name.json',
      'support.type.property-name.json punctuation',
    ],
  ],
  ['keyword', ['support.function.construct.output']],
  ['comment', ['comment', 'punctuation.definition.comment']],
]

const theme: ThemeRegistration = {
  name: 'kinds',
  type: 'light',
  fg: colours.plain,
  bg: '#ffffff',
  settings: scopes.map(([kind, scope]) => ({
    scope: [...scope],
    settings: { foreground: colours[kind] },
  })),
}

const kinds = ['plain', 'comment', 'string', 'keyword', 'number', 'name'] as const
const kindOf = new Map<string | undefined, MarkedKind>(kinds.map((kind) => [colours[kind], kind]))

let loading: Promise<Highlighter> | undefined

/** Shiki is loaded only for a sample, because most tests need none. */
async function highlighter(): Promise<Highlighter> {
  loading ??= import('shiki').then(({ createHighlighter }) =>
    createHighlighter({ themes: [theme], langs: [...new Set(Object.values(grammars))] }),
  )
  return loading
}

const isKnown = (name: string | undefined): name is keyof typeof grammars =>
  name !== undefined && Object.hasOwn(grammars, name)

/**
 * The grammar of a sample by its name: `python.sample`, `solve.python.sample`.
 * @throws where there is no grammar for it
 */
function grammarOf(file: string): Grammar {
  const name = basename(file, '.sample').split('.').at(-1)
  if (!isKnown(name))
    throw new Error(
      `${file}: the name of a sample ends in its language, one of ${Object.keys(grammars).join(', ')}.`,
    )
  return grammars[name]
}

/**
 * A sample in the form that src/shared/code-sample reads: its text, with a mark wherever the token
 * kind changes.
 */
export async function highlight(code: string, file: string): Promise<string> {
  const { codeToTokensBase } = await highlighter()
  let kind: MarkedKind = 'plain'
  const lang = grammarOf(file)
  // A fragment of PHP is parsed as if an opening tag preceded it.
  const context = lang === 'php' && !code.startsWith('<?') ? { grammarContextCode: '<?php ' } : {}
  // No time limit: on a busy machine it left lines uncoloured, and two builds differed.
  const lines = codeToTokensBase(code.trimEnd(), { lang, theme, tokenizeTimeLimit: 0, ...context })
  return lines
    .map((line) =>
      line
        .map(({ content, color }) => {
          const next = content.trim() === '' ? kind : (kindOf.get(color?.toLowerCase()) ?? 'plain')
          const mark = next === kind ? '' : marks[next]
          kind = next
          return `${mark}${content}`
        })
        .join(''),
    )
    .join('\n')
}

/**
 * Makes `import code from './python.sample?highlighted'` a marked text, so that the grammars stay
 * out of the client's code.
 */
export function highlighted(): Plugin {
  return {
    name: 'highlighted',
    load: {
      filter: { id: /\.sample\?highlighted$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'))
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await highlight(await readFile(file, 'utf8'), file))}`
      },
    },
  }
}
