/** The shortcuts, for the help and the tooltips. `Mod` is ⌘ on Apple devices and Ctrl elsewhere. */
export const shortcuts = {
  bold: ['Mod', 'B'],
  italic: ['Mod', 'I'],
  underline: ['Mod', 'U'],
  strike: ['Mod', 'Shift', 'S'],
  code: ['Mod', 'E'],
  link: ['Mod', 'K'],
  paragraph: ['Mod', 'Alt', '0'],
  heading2: ['Mod', 'Alt', '2'],
  heading3: ['Mod', 'Alt', '3'],
  heading4: ['Mod', 'Alt', '4'],
  bulletList: ['Mod', 'Shift', '8'],
  orderedList: ['Mod', 'Shift', '7'],
  blockquote: ['Mod', 'Shift', 'B'],
  codeBlock: ['Mod', 'Alt', 'C'],
  undo: ['Mod', 'Z'],
  redo: ['Mod', 'Shift', 'Z'],
  save: ['Mod', 'S'],
  help: ['Mod', '/'],
  toolbar: ['Alt', 'F10'],
  leave: ['Esc', 'Tab'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Shortcut = keyof typeof shortcuts

const apple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

const appleKeys: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

/** The keys as labeled on this device's keyboard. */
export const keysFor = (name: Shortcut): string[] =>
  shortcuts[name].map((key) => (apple() ? (appleKeys[key] ?? key) : key === 'Mod' ? 'Ctrl' : key))

export const hintFor = (name: Shortcut): string => keysFor(name).join(apple() ? '' : '+')

/** For aria-keyshortcuts. */
export const ariaKeys = (name: Shortcut): string =>
  shortcuts[name]
    .map((key) => (key === 'Mod' ? (apple() ? 'Meta' : 'Control') : key === 'Esc' ? 'Escape' : key))
    .join('+')
