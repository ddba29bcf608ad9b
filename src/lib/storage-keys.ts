/**
 * What scripts of this site store in a browser, by key; a key of a group is followed by a colon. The
 * privacy page tells each of them by name.
 */
export const storageKeys = [
  'code-language',
  'code-shell',
  'currency',
  'desk-hand',
  'draft',
  'editor-tab',
  'handed',
  'intents',
  'kept',
  'offered-build',
  'reloaded-for',
  'scroll',
  'signed-out',
  'single-keys',
  'team',
  'theme',
  'theme-of-account',
] as const
export type StorageKey = (typeof storageKeys)[number]
