import { JSDOM } from 'jsdom'

/**
 * Runs code that needs a DOM, such as the sanitiser, in Node. The globals exist only while it runs,
 * because the renderer must not take Node for a browser.
 * @param origin the origin of the pages, to resolve addresses against
 */
export async function withDocument<T>(origin: string, work: () => Promise<T>): Promise<T> {
  const { window } = new JSDOM('', { url: origin })
  const names = {
    window,
    document: window.document,
    location: window.location,
    Node: window.Node,
    Element: window.Element,
  }
  for (const [name, value] of Object.entries(names))
    Reflect.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    return await work()
  } finally {
    for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name)
    window.close()
  }
}
