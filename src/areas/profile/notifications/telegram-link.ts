/**
 * Validates an address that opens the messenger, by https or its own scheme; null if it is anything
 * else or too long.
 */
export const telegramLink = (url: string): string | null =>
  url.length <= 2048 && /^(?:https:\/\/(?:t\.me|telegram\.me)\/|tg:\/\/)[^\s\p{Cc}\\]+$/iu.test(url)
    ? url
    : null
