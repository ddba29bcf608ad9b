/** An address that opens the messenger: by https, or by its own scheme, and short. Null where it is anything else. */
export const telegramLink = (url: string): string | null =>
  url.length <= 2048 && /^(?:https:\/\/(?:t\.me|telegram\.me)\/|tg:\/\/)[^\s\p{Cc}\\]+$/iu.test(url)
    ? url
    : null
