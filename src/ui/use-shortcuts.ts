import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import {
  comboOf,
  isInEditor,
  isTypingIn,
  keyHint,
  readKeyLayout,
  shownKeys,
} from '@/lib/key-combo.ts'
import type { KeyCombo, KeyLayout } from '@/lib/key-combo.ts'
import { createSignal, createValue } from '@/lib/signal.ts'
import { createStored } from '@/lib/stored.ts'
import { openDialogs } from './inert-behind.ts'

export interface Shortcut<C extends KeyCombo = KeyCombo> {
  keys: readonly C[]
  /** The keys that the list shows, if they are not all of them. */
  shown?: readonly KeyCombo[]
  /** What it does, for the list behind `?`. Without it the list leaves the shortcut out. */
  name?: string
  /** Absent if the part handles the key itself, such as an arrow, and only wants it listed. */
  run?: ((combo: C, event: KeyboardEvent) => void) | undefined
  /** Whether it also works in a text field. */
  inFields?: boolean
}

export interface ShortcutGroup {
  /** Absent if the list behind `?` has its own row for them. */
  title?: string
  note?: string
  shortcuts: readonly Shortcut[]
}

interface Place {
  /** The part whose focus the shortcuts need. Without it they work on the whole page. */
  within?: RefObject<Element | null> | undefined
  /** A part of the dialog in which they work, or any. Otherwise an open dialog has the keys. */
  dialog?: RefObject<Element | null> | 'any' | undefined
}

/** Whether one key without a modifier does something wherever the focus is. */
export const singleKeys = createStored('single-keys', ['on', 'off'], 'on')

const isSingle = (combo: KeyCombo): boolean => !/^(?:Mod|Alt)\+/.test(combo)

/** Keys of a part that do nothing more when they are held, unlike arrows, signs and undo. */
const once = /^(?:Shift\+)?(?:[A-Z\d]|Enter)$/

const listed = new Set<RefObject<ShortcutGroup>>()
/** The shortcuts of what is on the page now, the innermost part first. */
export function listShortcuts(): ShortcutGroup[] {
  const named = [...listed]
    .map(({ current }) => current)
    .filter(({ title, shortcuts }) => title !== undefined && shortcuts.length > 0)
  // A page may show the same part twice, such as two pictures to compare.
  return [...new Map(named.map((group) => [group.title, group])).values()]
}

/** Of each part whose shortcuts need the focus: whether a key is its own. */
const parts = new Set<(event: KeyboardEvent) => boolean>()

const asked = createSignal()
/** Opens the list of shortcuts, from anywhere. */
export const openShortcutList = (): void => asked.emit()
export const onOpenShortcutList = asked.subscribe

/** Whether the keys now belong to the part that the shortcuts are of. */
function hasKeys({ within, dialog }: Place, target: EventTarget | null): boolean {
  if (within) return target instanceof Node && within.current?.contains(target) === true
  const top = openDialogs.top()
  if (dialog === 'any') return true
  const place = dialog?.current ?? null
  return top ? place !== null && top.contains(place) : dialog === undefined
}

/** Whether they do now, for what names such a key. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore(singleKeys.subscribe, singleKeys.get) === 'on'

/**
 * Keyboard shortcuts, and their rows in the list behind `?`. They go by the typed letter, or by the
 * place of the key where the letter is not Latin (`comboOf`).
 */
export function useShortcuts(group: ShortcutGroup, place: Place = {}): void {
  const now = useRef(group)
  const { within, dialog } = place
  useEffect(() => {
    now.current = group
  })
  useEffect(() => {
    const isOwn = (event: KeyboardEvent): boolean =>
      hasKeys({ within, dialog }, event.target) &&
      now.current.shortcuts.some(
        ({ keys, run, inFields }) =>
          run && (inFields || !isTypingIn(event.target)) && comboOf(event, keys) !== undefined,
      )
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInEditor(event.target)) return
      if (!hasKeys({ within, dialog }, event.target)) return
      // A part that has the focus comes before the page.
      if (!within && [...parts].some((isOfPart) => isOfPart(event))) return
      const typing = isTypingIn(event.target)
      const off = !within && singleKeys.get() === 'off'
      for (const { keys, run, inFields } of now.current.shortcuts) {
        if (!run || (typing && !inFields)) continue
        const combo = comboOf(
          event,
          keys.filter((key) => !(off && isSingle(key))),
        )
        if (combo === undefined) continue
        event.preventDefault()
        // A key that is held would go through the whole page, or add thirty boxes in a second.
        if (!event.repeat || (within && !once.test(combo))) run(combo, event)
        return
      }
    }
    addEventListener('keydown', press)
    listed.add(now)
    if (within) parts.add(isOwn)
    return () => {
      parts.delete(isOwn)
      removeEventListener('keydown', press)
      listed.delete(now)
    }
  }, [dialog, within])
}

const layout = createValue<KeyLayout | null>(null)
let isLayoutAsked = false

function followLayout(listener: () => void): () => void {
  const stop = layout.subscribe(listener)
  if (!isLayoutAsked) {
    isLayoutAsked = true
    void readKeyLayout().then(layout.set)
  }
  return stop
}

/** Names shortcuts by the keys of the person's own keyboard. */
export function useKeyNames() {
  const own = useSyncExternalStore(followLayout, layout.get, layout.getServer)
  return {
    hint: (combo: KeyCombo): string => keyHint(combo, own),
    keys: (combo: KeyCombo): string[] => shownKeys(combo, own),
  }
}
