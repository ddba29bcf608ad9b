/**
 * Imitates the page translation of a browser: puts `font` elements in the place of text nodes, now
 * and after each change of the page. Its language has the same words, so a text that differs from
 * the node whose place it takes is stale: `window.staleTexts()` lists them. It runs in jsdom, and is
 * evaluated in a browser, so it uses nothing from outside.
 * @returns ends the translation: in jsdom the next spec has the same document
 */
export function translatePage(): () => void {
  const kept = 'script, style, noscript, textarea, code, pre, font, option, svg, title, iframe'
  const isKept = (element: Element): boolean =>
    element.closest(`${kept}, [translate="no"], .notranslate, [contenteditable="true"]`) !== null
  const translated: { text: Node; font: Element }[] = []
  function translate(text: Node): void {
    const { parentElement: parent, nodeValue } = text
    if (!parent || !/[\p{L}\p{N}]/u.test(nodeValue ?? '') || isKept(parent)) return
    const font = document.createElement('FONT')
    font.appendChild(document.createElement('FONT')).textContent = nodeValue
    parent.replaceChild(font, text)
    translated.push({ text, font })
  }
  function translateAll(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) translate(text)
  }
  translateAll()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      translateAll()
    }, 10)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  Object.assign(window, {
    staleTexts: () =>
      translated
        .filter(({ text, font }) => font.isConnected && font.textContent !== text.nodeValue)
        .map(({ text, font }) => `${font.textContent} for ${text.nodeValue}`),
  })
  return () => {
    observer.disconnect()
    clearTimeout(waiting)
  }
}
