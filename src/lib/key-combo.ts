import { digitOf } from './half-width.ts'
import { known } from './known.ts'
/**
 * A key with its modifiers, such as `Mod+Shift+Z`, `N`, `[`, `Plus` or `Mod+Enter`. `Mod` is ⌘ on
 * Apple devices and Ctrl elsewhere. Letters are capitals.
 */
export type KeyCombo = string

/** The US names of the signs' places, for layouts that have letters of another script there. */
const signs: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '=',
  Slash: '/',
}

// Node has a navigator too, and prerendered files name the keys of most devices.
const platform = (): string => (typeof document === 'undefined' ? '' : navigator.platform)

export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(platform())

/** Whether a key press belongs to an input method (Chinese, Japanese, Korean). */
export const isComposition = (event: KeyboardEvent): boolean =>
  // Safari ends the composition before the key press and marks that press only by this code.
  // oxlint-disable-next-line typescript/no-deprecated
  event.isComposing || event.keyCode === 229

const untyped = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'submit',
])

/** Whether the keys go to a text field or a list with type-ahead. */
export function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !untyped.has(target.type)
  return target.matches('textarea, select')
}

/** Whether the keys go to a rich text editor, which has shortcuts of its own. */
export const isInEditor = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[contenteditable]:not([contenteditable="false"])') !== null

const isLetter = (name: string): boolean => /^[A-Z]$/.test(name)
/** A digit or a sign: which level of the keyboard has it depends on the layout. */
const isSign = (name: string): boolean => name === 'Plus' || (name.length === 1 && !isLetter(name))

/** A letter or a vowel sign of another script. Arabic keyboards type two letters with one key. */
const isForeign = (typed: string): boolean =>
  /^[\p{L}\p{M}]+$/u.test(typed) && !/\p{Script=Latin}/u.test(typed)

function typedName(key: string): string {
  // Chinese and Japanese input methods type letters and digits of full width.
  const plain = key.normalize('NFKC')
  if (plain === ' ') return 'Space'
  // Arabic and Persian keyboards have a question mark and digits of their own.
  if (plain === '؟') return '?'
  if (/^\p{Nd}$/u.test(plain)) return digitOf(plain)
  if (plain === '+') return 'Plus'
  return plain.length === 1 ? plain.toUpperCase() : key
}

/** The name of the key at this place on a US keyboard; null where the typed letter decides. */
function placeName({ key, code, shiftKey }: KeyboardEvent): string | null {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  // A French keyboard types the digits with Shift, and a person presses the key that says 2.
  if (digit !== undefined) return shiftKey ? null : digit
  if (!isForeign(key)) return null
  return /^Key([A-Z])$/.exec(code)?.[1] ?? known(signs, code) ?? null
}

function matches(event: KeyboardEvent, combo: KeyCombo, name: string): boolean {
  const parts = combo.split('+')
  if (parts.pop() !== name) return false
  const apple = isApple()
  let { ctrlKey: ctrl, metaKey: meta, altKey: alt } = event
  // Many layouts type signs such as [ with AltGr, which Windows reports as Ctrl and Alt, or Option.
  const isThirdLevel =
    event.getModifierState('AltGraph') || (apple ? alt && !meta : ctrl && alt && !meta)
  if (isThirdLevel && isSign(name)) ctrl = alt = false
  if (apple) [ctrl, meta] = [meta, ctrl]
  const isShifted = parts.includes('Shift')
  return (
    ctrl === parts.includes('Mod') &&
    !meta &&
    alt === parts.includes('Alt') &&
    (event.shiftKey === isShifted || (isSign(name) && !isShifted))
  )
}

/**
 * Finds the shortcut that a key press means. It is the one with the letter, digit or sign that was
 * typed, whatever level of the layout has it. If the letter belongs to another script, the place of
 * the key decides. Keys of an input method mean none.
 */
export function comboOf<C extends KeyCombo>(
  event: KeyboardEvent,
  combos: readonly C[],
): C | undefined {
  if (isComposition(event)) return undefined
  const typed = typedName(event.key)
  const found = combos.find((combo) => matches(event, combo, typed))
  const place = found === undefined ? placeName(event) : null
  return place === null ? found : combos.find((combo) => matches(event, combo, place))
}

/** What each key types without modifiers, by its place: `KeyQ` is `a` on a French keyboard. */
export type KeyLayout = ReadonlyMap<string, string>

interface LayoutNavigator {
  keyboard?: { getLayoutMap?: () => Promise<KeyLayout> }
}

/** The layout of this device's keyboard. Only Chromium knows it; null elsewhere. */
export async function readKeyLayout(): Promise<KeyLayout | null> {
  try {
    return (await (navigator as LayoutNavigator).keyboard?.getLayoutMap?.()) ?? null
  } catch {
    // The browser refuses it inside a frame.
    return null
  }
}

const marks: Readonly<Record<string, string>> = {
  Plus: '+',
  '-': '−',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Escape: 'Esc',
}
const appleMarks: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

/** The key of this keyboard that stands where a US keyboard has the letter. */
function ownKey(name: string, layout: KeyLayout | null): string {
  if (!layout || (!isLetter(name) && !Object.values(signs).includes(name))) return name
  const typed = [...layout.values()].map(typedName)
  const place = isLetter(name)
    ? `Key${name}`
    : Object.keys(signs).find((code) => known(signs, code) === name)
  const own = layout.get(place ?? '') ?? ''
  return !typed.includes(name) && isForeign(own) ? own.toUpperCase() : name
}

/** The keys of a shortcut as this device's keyboard labels them. */
export function shownKeys(combo: KeyCombo, layout: KeyLayout | null = null): string[] {
  const apple = isApple()
  return combo.split('+').map((part) => {
    const mark = apple ? known(appleMarks, part) : undefined
    if (mark) return mark
    return part === 'Mod' ? 'Ctrl' : (known(marks, part) ?? ownKey(part, layout))
  })
}

/** A shortcut as one word: `Ctrl+Shift+Z`, or `⌘⇧Z`. */
export const keyHint = (combo: KeyCombo, layout: KeyLayout | null = null): string =>
  shownKeys(combo, layout).join(isApple() ? '' : '+')

/** A shortcut for aria-keyshortcuts. */
export const ariaKeyCombo = (combo: KeyCombo): string =>
  combo.replace('Mod', isApple() ? 'Meta' : 'Control')
