/** An address that opens an app of the device: only of that app's own scheme, and short. */
const isOf = (url: string, pattern: RegExp): boolean => url.length <= 2048 && !/[\u0000-\u0020\u007f\\]/.test(url) && pattern.test(url)

/** Of the messenger: by https, or by its own scheme. Null where it is anything else. */
export const telegramLink = (url: string): string | null => (isOf(url, /^(?:https:\/\/(?:t\.me|telegram\.me)\/|tg:\/\/)\S+$/i) ? url : null)

/** Of an authenticator app. */
export const otpauthLink = (url: string): string | null => (isOf(url, /^otpauth:\/\/totp\/\S+$/i) ? url : null)
