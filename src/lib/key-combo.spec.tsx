import { afterEach, describe, expect, it, vi } from 'vitest'
import { ariaKeyCombo, comboOf, isInEditor, isTypingIn, keyHint, shownKeys } from './key-combo.ts'

afterEach(() => vi.restoreAllMocks())

const combos = [
  'Mod+K',
  'Mod+Z',
  'Mod+Shift+Z',
  'N',
  'I',
  '[',
  ']',
  '-',
  'Plus',
  '0',
  '6',
  '?',
] as const

interface Press extends KeyboardEventInit {
  key: string
  /** AltGr as browsers report it. */
  graph?: boolean
}
const press = ({ graph = false, ...init }: Press): string | undefined =>
  comboOf(new KeyboardEvent('keydown', { ...init, modifierAltGraph: graph }), combos)

describe('the shortcut that a key press means', () => {
  it.each<[string, Press, string | undefined]>([
    ['US', { key: 'k', code: 'KeyK', ctrlKey: true }, 'Mod+K'],
    ['Russian', { key: 'л', code: 'KeyK', ctrlKey: true }, 'Mod+K'],
    ['Russian with caps lock', { key: 'Т', code: 'KeyN' }, 'N'],
    ['Russian undo', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'Mod+Z'],
    ['Russian redo', { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'Mod+Shift+Z'],
    ['Russian bracket', { key: 'х', code: 'BracketLeft' }, '['],
    ['Greek', { key: 'ν', code: 'KeyN' }, 'N'],
    ['Hebrew', { key: 'מ', code: 'KeyN' }, 'N'],
    ['Arabic', { key: 'ن', code: 'KeyK', ctrlKey: true }, 'Mod+K'],
    ['Arabic key with two letters', { key: 'لا', code: 'KeyN' }, 'N'],
    ['Thai vowel sign', { key: 'ื', code: 'KeyN' }, 'N'],
    ['Korean', { key: 'ㅜ', code: 'KeyN' }, 'N'],
    ['Japanese kana', { key: 'み', code: 'KeyN' }, 'N'],
    ['full width', { key: 'ｎ', code: 'KeyN' }, 'N'],
    ['Turkish dotless i', { key: 'ı', code: 'KeyI' }, 'I'],
    ['Dvorak by letter', { key: 'k', code: 'KeyV', ctrlKey: true }, 'Mod+K'],
    ['Dvorak not by place', { key: 't', code: 'KeyK', ctrlKey: true }, undefined],
    ['QWERTZ by letter', { key: 'z', code: 'KeyY', ctrlKey: true }, 'Mod+Z'],
    ['QWERTZ not by place', { key: 'y', code: 'KeyZ', ctrlKey: true }, undefined],
    ['German umlaut at the bracket', { key: 'ü', code: 'BracketLeft' }, undefined],
    ['German AltGr', { key: '[', code: 'Digit8', graph: true }, '['],
    [
      'German AltGr of Windows',
      { key: '[', code: 'Digit8', ctrlKey: true, altKey: true, graph: true },
      '[',
    ],
    ['AltGr without its name', { key: ']', code: 'Digit9', ctrlKey: true, altKey: true }, ']'],
    ['Alt', { key: '[', code: 'BracketLeft', altKey: true }, undefined],
    ['Alt with a letter', { key: 'n', code: 'KeyN', altKey: true }, undefined],
    ['AltGr with a letter', { key: 'n', code: 'KeyN', graph: true, altKey: true }, undefined],
    ['Polish AltGr', { key: 'ń', code: 'KeyN', graph: true }, undefined],
    ['French digit with Shift', { key: '6', code: 'Digit6', shiftKey: true }, '6'],
    ['French sign before the digit of its key', { key: '-', code: 'Digit6' }, '-'],
    ['French digit without Shift', { key: 'à', code: 'Digit0' }, '0'],
    ['Arabic digit', { key: '٦', code: 'Digit6' }, '6'],
    ['US sign of a digit key', { key: '^', code: 'Digit6', shiftKey: true }, undefined],
    ['digits aside', { key: '6', code: 'Numpad6' }, '6'],
    ['US plus', { key: '+', code: 'Equal', shiftKey: true }, 'Plus'],
    ['German plus', { key: '+', code: 'BracketRight' }, 'Plus'],
    ['US question mark', { key: '?', code: 'Slash', shiftKey: true }, '?'],
    ['Arabic question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
    ['Persian digit of the number pad', { key: '۶', code: 'Numpad6' }, '6'],
    ['French section sign', { key: '§', code: 'Slash', shiftKey: true }, undefined],
    ['Russian question mark', { key: '?', code: 'Digit7', shiftKey: true }, '?'],
    ['a dead key', { key: 'Dead', code: 'KeyN' }, undefined],
    ['an input method', { key: 'n', code: 'KeyN', isComposing: true }, undefined],
    ['the first key of an input method', { key: 'Process', code: 'KeyN' }, undefined],
    ['Shift that the shortcut lacks', { key: 'N', code: 'KeyN', shiftKey: true }, undefined],
    ['Meta with Ctrl', { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: true }, undefined],
    ['a virtual keyboard', { key: 'n', code: '' }, 'N'],
  ])('%s', (_, event, combo) => {
    expect(press(event)).toBe(combo)
  })

  it('takes ⌘ and Option on Apple devices', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    expect(press({ key: 'л', code: 'KeyK', metaKey: true })).toBe('Mod+K')
    expect(press({ key: 'k', code: 'KeyK', ctrlKey: true })).toBeUndefined()
    expect(press({ key: '[', code: 'Digit5', altKey: true })).toBe('[')
    expect(press({ key: '˜', code: 'KeyN', altKey: true })).toBeUndefined()
  })
})

describe('the shown keys', () => {
  const russian = new Map([
    ['KeyK', 'л'],
    ['KeyN', 'т'],
    ['BracketLeft', 'х'],
  ])
  const french = new Map([
    ['KeyQ', 'a'],
    ['KeyA', 'q'],
    ['KeyZ', 'w'],
    ['KeyW', 'z'],
  ])

  it('names the own key of the person', () => {
    expect(keyHint('Mod+Shift+Z')).toBe('Ctrl+Shift+Z')
    expect(keyHint('Mod+K', russian)).toBe('Ctrl+Л')
    expect(keyHint('[', russian)).toBe('Х')
    expect(keyHint('Mod+Z', french)).toBe('Ctrl+Z')
    expect(shownKeys('Alt+ArrowRight')).toEqual(['Alt', '→'])
    expect(shownKeys('Plus')).toEqual(['+'])
    expect(ariaKeyCombo('Mod+Shift+Z')).toBe('Control+Shift+Z')
  })

  it('names the keys of an Apple keyboard', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    expect(keyHint('Mod+Shift+Z')).toBe('⌘⇧Z')
    expect(ariaKeyCombo('Mod+K')).toBe('Meta+K')
  })
})

it('knows where text is typed', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><select></select><p contenteditable="true"><b>x</b></p>' +
    '<input type="checkbox"><button></button>'
  const names = (is: (target: Element) => boolean): string[] =>
    [...document.querySelectorAll('body *')].filter(is).map(({ localName }) => localName)
  expect(names(isTypingIn)).toEqual(['input', 'textarea', 'select'])
  expect(names(isInEditor)).toEqual(['p', 'b'])
})
