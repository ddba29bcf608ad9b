import { keyPlace } from '@/task-api/curl.ts'

/**
 * Inserts a key into the code of an article's text, which React does not manage.
 * @returns a function that removes it again
 */
export function putKey(root: HTMLElement, key: string): () => void {
  const changed: [Text, string][] = []
  for (const pre of root.querySelectorAll('pre')) {
    const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!(node instanceof Text) || !node.data.includes(keyPlace)) continue
      changed.push([node, node.data])
      node.data = node.data.replaceAll(keyPlace, key)
    }
  }
  return () => {
    for (const [node, text] of changed) node.data = text
  }
}
