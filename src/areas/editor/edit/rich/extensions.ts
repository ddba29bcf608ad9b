import { Extension, getSchema } from '@tiptap/core'
import type { AnyExtension } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { CharacterCount, Placeholder } from '@tiptap/extensions'
import type { Schema } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { linkTarget } from '@/shared/html/link-target.ts'
import { PictureNode } from './picture.ts'
import { WriteAfter } from './write-after.ts'

/**
 * The allowed targets of links in articles: a place in the text, an own page, an https or a mailto
 * address, the same as for readers.
 */
export const linkAllowed = (href: string): boolean =>
  /^#\S+$/.test(href) || linkTarget(href, location.origin) !== null

/** The anchors of headings. They are not ids while editing, because the page has ids of its own. */
const Anchors = Extension.create({
  name: 'anchors',
  addGlobalAttributes() {
    return [
      {
        types: ['heading'],
        attributes: {
          anchor: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element) =>
              (element.id || element.dataset['anchor'] || '').replace(/^(?:user-content-)+/, '') ||
              null,
            renderHTML: ({ anchor }) =>
              typeof anchor === 'string' ? { 'data-anchor': anchor } : {},
          },
        },
      },
    ]
  },
})

/** Column widths are up to the readers' page, and the policy forbids style attributes. */
const width = { colwidth: { default: null, parseHTML: () => null, rendered: false } }
const span = { colspan: { default: 1 }, rowspan: { default: 1 } }
const PlainTable = Table.extend({
  renderHTML: () => ['table', {}, ['tbody', {}, 0]],
})
const Cell = TableCell.extend({ addAttributes: () => ({ ...span, ...width }) })
const HeaderCell = TableHeader.extend({
  addAttributes: () => ({
    ...span,
    ...width,
    scope: {
      default: 'col',
      parseHTML: (element: HTMLElement) => element.getAttribute('scope') ?? 'col',
    },
  }),
})

/** The elements of an article. */
const nodes: readonly AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: { defaultLanguage: null },
    dropcursor: { color: false, width: 2, class: 'drop-cursor' },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['https', 'mailto'],
      linkOnPaste: false,
      isAllowedUri: (url) => linkAllowed(url),
      shouldAutoLink: (url) => url.startsWith('https://'),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Anchors,
  PlainTable.configure({ resizable: false, View: null, allowTableNodeSelection: true }),
  TableRow,
  Cell,
  HeaderCell,
  PictureNode,
  WriteAfter,
]

export const extensionsWith = (
  placeholder: string,
  others: readonly AnyExtension[],
): AnyExtension[] => [...nodes, CharacterCount, Placeholder.configure({ placeholder }), ...others]

let schema: Schema | null = null
export const articleSchema = (): Schema => (schema ??= getSchema([...nodes]))
