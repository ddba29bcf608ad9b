import purify from 'dompurify'
import type { Config } from 'dompurify'
import { idPrefix } from '@/lib/id-prefix.ts'
import { linkTarget } from './link-target.ts'

export type HtmlKind = 'message' | 'article'

const text = [
  'a',
  'b',
  'strong',
  'em',
  'i',
  'u',
  'br',
  'wbr',
  'p',
  'ul',
  'ol',
  'li',
  'code',
  'pre',
  'span',
  'h2',
  'h3',
  'h4',
]
const figures = [
  'blockquote',
  'hr',
  's',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
]

const common = {
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Required by the browser's Trusted Types; elsewhere the result is a string.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/**
 * The allowed elements and attributes per kind of HTML (quality.md section 1). Other elements are
 * removed, and their text stays.
 */
const allowed = {
  message: { ...common, ALLOWED_TAGS: text, ALLOWED_ATTR: ['href', 'title'] },
  article: {
    ...common,
    ALLOWED_TAGS: [...text, ...figures],
    ALLOWED_ATTR: [
      'href',
      'title',
      'id',
      'src',
      'alt',
      'width',
      'height',
      'colspan',
      'rowspan',
      'scope',
      'data-language',
    ],
    // Prefixes each id with `idPrefix`, so that none clashes with an id of the page.
    SANITIZE_NAMED_PROPS: true,
  },
} satisfies Record<HtmlKind, Config>

/** Rewrites a link to a place in the same text, if its ids are prefixed. */
const within = (value: string, { SANITIZE_NAMED_PROPS }: Config): string | null =>
  SANITIZE_NAMED_PROPS === true && /^#./.test(value)
    ? `#${idPrefix}${value.slice(value.startsWith(`#${idPrefix}`) ? idPrefix.length + 1 : 1)}`
    : null

function judge(element: Element, name: 'href' | 'src', only: string, config: Config): void {
  const value = element.getAttribute(name)
  if (value === null) return
  const target =
    element.localName === only
      ? (within(value, config) ?? linkTarget(value, location.origin))
      : null
  if (target === null) element.removeAttribute(name)
  else element.setAttribute(name, target)
}

/** Lets a constant in a narrow cell of a table break after its underscores, not within a word. */
function breakAtUnderscores(code: Element): void {
  const parts = (code.textContent ?? '').split(/(?<=_)(?=.)/)
  if (parts.length > 1 && code.childElementCount === 0)
    code.replaceChildren(
      ...parts.flatMap((part, at) => (at > 0 ? [document.createElement('wbr'), part] : [part])),
    )
}

purify.addHook('afterSanitizeAttributes', (element, _, config) => {
  // The editor, which takes nodes, must not keep what only a page needs.
  if (config.RETURN_DOM_FRAGMENT !== true && element.matches(':is(td, th) code'))
    breakAtUnderscores(element)
  judge(element, 'href', 'a', config)
  judge(element, 'src', 'img', config)
  if (!/^h[2-4]$/.test(element.localName)) element.removeAttribute('id')
  // Links open in the same tab, as readers expect. The target learns nothing about this page or its
  // address.
  if (/^[^/#]/.test(element.getAttribute('href') ?? ''))
    element.setAttribute('rel', 'noopener noreferrer')
  if (element.localName === 'img') {
    element.setAttribute('loading', 'lazy')
    element.setAttribute('decoding', 'async')
  }
})

/** Sanitizes server HTML for its kind. */
export function sanitise(html: string, kind: HtmlKind): TrustedHTML | string {
  return purify.sanitize(html, allowed[kind])
}

/** Sanitizes to a string, for reading and not for the page. */
export function sanitiseToText(html: string, kind: HtmlKind): string {
  return purify.sanitize(html, { ...allowed[kind], RETURN_TRUSTED_TYPE: false })
}

/**
 * Despite its types, the sanitizer returns null for a `<frameset>`, because such a document has no
 * body.
 */
const orNothing = (nodes: DocumentFragment | null): DocumentFragment =>
  nodes ?? document.createDocumentFragment()

/**
 * The policy reports every style that is parsed, even if it is never shown, so inline styles become
 * data attributes and style sheets are removed.
 */
const withoutStyles = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s|["'])style(\s*=)/gi, '$1 data-style$2'))

/** Blocks of other pages that are no blocks of an article: each begins a line of its own. */
export const foreignBlocks: readonly string[] = [
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'address',
  'center',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
  'fieldset',
  'legend',
]

/**
 * Sanitizes pasted HTML to detached nodes. The editor reads them and recognizes a word processor's
 * lists by their styles.
 */
export function sanitisePasted(html: string): DocumentFragment {
  const { ALLOWED_TAGS, ALLOWED_ATTR } = allowed.article
  const nodes = purify.sanitize(withoutStyles(html), {
    ...allowed.article,
    ALLOWED_TAGS: [
      ...ALLOWED_TAGS,
      ...foreignBlocks,
      'h1',
      'h5',
      'h6',
      'del',
      'strike',
      'font',
      'tt',
      'samp',
      'kbd',
      'sub',
      'sup',
    ],
    ALLOWED_ATTR: [...ALLOWED_ATTR, 'data-style', 'class', 'name', 'data-pm-slice'],
    // A style value is not a URL, even if it contains colons.
    ADD_URI_SAFE_ATTR: ['data-style'],
    RETURN_TRUSTED_TYPE: false,
    RETURN_DOM_FRAGMENT: true,
  })
  return orNothing(nodes)
}

/** Sanitizes an article to nodes for the editor. Links to its own places keep the author's ids. */
export function sanitiseToNodes(html: string): DocumentFragment {
  const nodes = orNothing(
    purify.sanitize(html, {
      ...allowed.article,
      RETURN_TRUSTED_TYPE: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  )
  for (const link of nodes.querySelectorAll(`a[href^="#${idPrefix}"]`))
    link.setAttribute('href', `#${link.getAttribute('href')?.slice(idPrefix.length + 1)}`)
  return nodes
}
