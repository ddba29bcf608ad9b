/** The kind of a piece of code, for its color. */
export type MarkedKind = 'plain' | 'comment' | 'string' | 'keyword' | 'number' | 'name'

/**
 * The character before a piece of code marks its kind. builds/plugins/highlighted.ts writes the
 * marks, shared/code-sample reads them.
 */
export const marks: Readonly<Record<MarkedKind, string>> = {
  plain: '\u0001',
  comment: '\u0002',
  string: '\u0003',
  keyword: '\u0004',
  number: '\u0005',
  name: '\u0006',
}
