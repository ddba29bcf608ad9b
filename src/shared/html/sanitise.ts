import purify from 'dompurify'
import type { Config } from 'dompurify'
import { idPrefix } from './id-prefix.ts'
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
  // The browser's Trusted Types ask for it; where there are none it is a string.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/** What may stand in which kind of HTML (quality.md section 1); the rest goes, its text stays. */
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
    // Puts `idPrefix` before each id: none of them is ever one of the page's own.
    SANITIZE_NAMED_PROPS: true,
  },
} satisfies Record<HtmlKind, Config>

/** The address of a place in the same text, where its ids stay. */
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

purify.addHook('afterSanitizeAttributes', (element, _, config) => {
  judge(element, 'href', 'a', config)
  judge(element, 'src', 'img', config)
  if (!/^h[2-4]$/.test(element.localName)) element.removeAttribute('id')
  // Links stay in their tab, as the reader expects of links; where one leads is told neither of this page nor of its address.
  if (/^[^/#]/.test(element.getAttribute('href') ?? ''))
    element.setAttribute('rel', 'noopener noreferrer')
  if (element.localName === 'img') {
    element.setAttribute('loading', 'lazy')
    element.setAttribute('decoding', 'async')
  }
})

/** Server HTML with nothing in it but what its kind allows. */
export function sanitise(html: string, kind: HtmlKind): TrustedHTML | string {
  return purify.sanitize(html, allowed[kind])
}

/** The same for reading in it, not for the page. */
export function sanitiseToText(html: string, kind: HtmlKind): string {
  return purify.sanitize(html, { ...allowed[kind], RETURN_TRUSTED_TYPE: false })
}

/** The sanitiser answers null, whatever its types say, where HTML is a `<frameset>`: such a document has no body. */
const orNothing = (nodes: DocumentFragment | null): DocumentFragment =>
  nodes ?? document.createDocumentFragment()

/** The policy complains of every style that is parsed, even where nothing is ever shown: they come as data, and sheets not at all. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s|["'])style(\s*=)/gi, '$1 data-style$2'))

/** What is pasted, as nodes that no document shows yet: an editor reads in them, and knows a word processor's lists by their styles. */
export function sanitisePasted(html: string): DocumentFragment {
  const { ALLOWED_TAGS, ALLOWED_ATTR } = allowed.article
  const nodes = purify.sanitize(withoutStyles(html), {
    ...allowed.article,
    ALLOWED_TAGS: [
      ...ALLOWED_TAGS,
      'div',
      'h1',
      'h5',
      'h6',
      'del',
      'strike',
      'font',
      'tt',
      'samp',
      'kbd',
      'section',
      'article',
    ],
    ALLOWED_ATTR: [...ALLOWED_ATTR, 'data-style', 'class', 'name', 'data-pm-slice'],
    // A style is no address, whatever colons it has.
    ADD_URI_SAFE_ATTR: ['data-style'],
    RETURN_TRUSTED_TYPE: false,
    RETURN_DOM_FRAGMENT: true,
  })
  return orNothing(nodes)
}

/** An article as nodes, for an editor: links to its own places are as the writer knows them. */
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
