import type { DocsFound } from '@/api/contract/docs.ts'
import type { FoundPlace, Part } from './finder.ts'

/** The results by the groups of the tree, in the order of the answer. */
export function byGroup<Found extends { group: string }>(
  records: readonly Found[],
): { group: string; items: Found[] }[] {
  const groups = new Map<string, Found[]>()
  for (const record of records) {
    const known = groups.get(record.group)
    if (known) known.push(record)
    else groups.set(record.group, [record])
  }
  return [...groups].map(([group, items]) => ({ group, items }))
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Splits a text into the searched words and the rest. */
export function marked(text: string, wanted: string): Part[] {
  const words = wanted
    .split(/[\s{}":,]+/)
    .filter((word) => word.length > 1)
    .slice(0, 8)
  if (words.length === 0) return [{ part: text, isMarked: false }]
  const pattern = new RegExp(`(${words.map(escape).join('|')})`, 'gi')
  return text
    .split(pattern)
    .map((part, index) => ({ part, isMarked: index % 2 === 1 }))
    .filter(({ part }) => part !== '')
}

/** The results of a call in the form of those that the page finds itself. */
export const calledPlaces = (records: readonly DocsFound[], wanted: string): FoundPlace[] =>
  records.map(({ slug, group, title, excerpt, anchor }) => ({
    kind: 'article',
    slug,
    anchor,
    group,
    article: '',
    title: marked(title, wanted),
    excerpt: marked(excerpt, wanted),
    instead: null,
  }))
