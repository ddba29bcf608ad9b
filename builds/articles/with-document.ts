import { JSDOM } from 'jsdom'

/**
 * Runs what needs a document, such as the sanitiser, in Node. The names are there only meanwhile: to the renderer this is no browser.
 * @param origin of the pages, by which addresses are judged
 */
export async function withDocument<T>(origin: string, work: () => Promise<T>): Promise<T> {
  const { window } = new JSDOM('', { url: origin })
  const names = { window, document: window.document, location: window.location, Node: window.Node, Element: window.Element }
  for (const [name, value] of Object.entries(names)) Reflect.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    return await work()
  } finally {
    for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name)
    window.close()
  }
}
