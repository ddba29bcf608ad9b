import { JSDOM } from 'jsdom'

const parser = new new JSDOM('').window.DOMParser()
const dated = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * What a validator of RSS 2.0 would say of a feed: its XML, the channel's elements, its own address,
 * and of each entry a title, an absolute link, an id of its own and a date.
 * @param self the address that serves it
 */
export function feedFaults(text: string, self: string): string[] {
  const document = parser.parseFromString(text, 'application/xml')
  const broken = document.querySelector('parsererror')
  if (broken) return [`is no XML: ${broken.textContent ?? ''}`]
  const channel = document.querySelector('rss[version="2.0"] > channel')
  if (!channel) return ['has no channel of RSS 2.0']
  const faults: string[] = []
  const textOf = (from: Element, name: string): string =>
    [...from.children].find(({ tagName }) => tagName === name)?.textContent?.trim() ?? ''
  for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
    if (textOf(channel, name) === '') faults.push(`has no ${name}`)
  const own = [...channel.children]
    .find(({ tagName }) => tagName === 'atom:link')
    ?.getAttribute('href')
  if (own !== self) faults.push(`calls itself ${own ?? 'nothing'}, and not ${self}`)
  const ids = new Set<string>()
  for (const item of channel.querySelectorAll('item')) {
    const title = textOf(item, 'title')
    const [id, link, date] = [textOf(item, 'guid'), textOf(item, 'link'), textOf(item, 'pubDate')]
    if (title === '') faults.push('has an entry without a title')
    if (!link.startsWith('https://')) faults.push(`${title}: the link is "${link}"`)
    if (id === '' || ids.has(id)) faults.push(`${title}: the id "${id}" is no own one`)
    ids.add(id)
    const author = textOf(item, 'author')
    if (author !== '' && !author.includes('@')) faults.push(`${title}: "${author}" is no address`)
    if (!dated.test(date) || date.includes('1970')) faults.push(`${title}: the date is "${date}"`)
  }
  return faults
}
