import { encodePart } from '@/lib/encode-part.ts'

interface Network {
  id: string
  name: string
  href: (url: string, title: string) => string
}

const on = (page: string, values: Readonly<Record<string, string>>): string =>
  `${page}?${new URLSearchParams(values).toString()}`

const mail: Network = {
  id: 'mail',
  name: '',
  // Uses percent encoding: form encoding would leave a plus sign.
  href: (url, title) =>
    `mailto:?subject=${encodePart(title)}&body=${encodePart(`${title}\n${url}`)}`,
}
const weibo: Network = {
  id: 'weibo',
  name: 'Weibo',
  href: (url, title) => on('https://service.weibo.com/share/share.php', { url, title }),
}

/**
 * The networks to share an article on. The Chinese build leaves out those that are blocked there,
 * including their names.
 */
export const shareNetworks: readonly Network[] =
  import.meta.env['VITE_SITE'] === 'zh'
    ? [mail, weibo]
    : [
        mail,
        {
          id: 'telegram',
          name: 'Telegram',
          href: (url, title) => on('https://t.me/share/url', { url, text: title }),
        },
        {
          id: 'x',
          name: 'X',
          href: (url, title) => on('https://x.com/intent/post', { url, text: title }),
        },
        {
          id: 'vk',
          name: 'VK',
          href: (url, title) => on('https://vk.com/share.php', { url, title }),
        },
        weibo,
      ]
