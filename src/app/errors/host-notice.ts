import { translatorOf } from '@/i18n/use-translation.ts'
import { createWords } from '@/i18n/words.ts'
import { languageOfTag } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

/**
 * Replaces the page, prerendered text included, by a link to the canonical host. It uses no
 * framework.
 */
export async function showHostNotice(hostname: string): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  root.replaceChildren()
  const language = languageOfTag(document.documentElement.lang) ?? 'en'
  const words = createWords()
  await words.load(language, []).catch(() => {})
  const t = translatorOf(words.in(language), 'common')
  const main = document.createElement('main')
  main.className = 'host-notice'
  const heading = document.createElement('h1')
  heading.textContent = t('host.title', { brand: site.brand })
  const text = document.createElement('p')
  text.textContent = t('host.text', { host: location.hostname })
  const link = document.createElement('a')
  link.href = `https://${hostname}/`
  link.textContent = t('host.link', { host: hostname })
  main.append(heading, text, link)
  root.append(main)
  document.title = t('host.title', { brand: site.brand })
}
