/** The tags in English and in Russian. */
export const tagWords = {
  polling: ['polling', 'опрос'],
  pingback: ['pingback', 'pingback'],
  api: ['API', 'API'],
  errors: ['errors', 'ошибки'],
  balance: ['balance', 'баланс'],
  prices: ['prices', 'цены'],
  proxy: ['proxy', 'прокси'],
  quality: ['quality', 'качество'],
  reports: ['reports', 'жалобы'],
  security: ['security', 'безопасность'],
  keys: ['API keys', 'ключи API'],
  labelling: ['labeling', 'разметка'],
  workers: ['workers', 'исполнители'],
  images: ['images', 'изображения'],
  tokens: ['tokens', 'токены'],
  speed: ['speed', 'скорость'],
  news: ['news', 'новости'],
  accessibility: ['accessibility', 'доступность'],
  libraries: ['libraries', 'библиотеки'],
  testing: ['testing', 'тесты'],
} as const satisfies Record<string, readonly [en: string, ru: string]>
export type ArticleTag = keyof typeof tagWords
