import type { DocsFound } from '@/api/contract/docs.ts'

/** The results by the groups of the tree, in the order of the answer. */
export function byGroup(records: readonly DocsFound[]): { group: string; items: DocsFound[] }[] {
  const groups = new Map<string, DocsFound[]>()
  for (const record of records) {
    const known = groups.get(record.group)
    if (known) known.push(record)
    else groups.set(record.group, [record])
  }
  return [...groups].map(([group, items]) => ({ group, items }))
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Splits a text into the searched words and the rest. */
export function marked(text: string, wanted: string): { part: string; isMarked: boolean }[] {
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
