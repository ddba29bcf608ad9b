/** What a stretch of code is, for its colour. */
export type MarkedKind = 'plain' | 'comment' | 'string' | 'keyword' | 'number' | 'name'

/** One character before a stretch of code says its kind: builds/plugins/highlighted.ts writes them, shared/code-sample reads them. */
export const marks: Readonly<Record<MarkedKind, string>> = {
  plain: '\u0001',
  comment: '\u0002',
  string: '\u0003',
  keyword: '\u0004',
  number: '\u0005',
  name: '\u0006',
}
