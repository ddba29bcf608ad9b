import { isTouch } from './is-touch.ts'

/**
 * Back on a phone closes what lies over the page (a dialog, a menu) instead of leaving the page.
 * Where the browser has CloseWatcher, it decides what the gesture closes. Elsewhere one entry with
 * the page's own address is pushed while anything is open, and Back from it closes the topmost.
 */

interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}
const watcherClass = (): (new () => Watcher) | undefined =>
  // TypeScript does not know CloseWatcher yet; its shape is that of the HTML standard.
  Reflect.get(globalThis, 'CloseWatcher') as (new () => Watcher) | undefined

/** What is open, the topmost last. */
const open: (() => void)[] = []

/** @returns a function to call once it is closed, whichever way */
export function closeOnBack(close: () => void): () => void {
  // With a mouse nobody means Back for this; a desktop has Escape.
  if (!isTouch()) return () => {}
  const own = (): void => close()
  open.push(own)
  const stop = watcherClass() ? watch(own) : push()
  return () => {
    open.splice(open.indexOf(own), 1)
    stop()
  }
}

// With CloseWatcher

/** Escape is handled by the parts themselves, and would close the next one below as well. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault()
}

function watch(own: () => void): () => void {
  const Native = watcherClass()
  let current: Watcher | null = null
  function begin(): void {
    if (!Native) return
    current = new Native()
    current.onclose = () => {
      own()
      // What does not close now, for example while it sends, can be asked to again.
      setTimeout(() => open.includes(own) && begin(), 0)
    }
  }
  begin()
  addEventListener('keydown', keepEscape, true)
  return () => {
    current?.destroy()
    if (open.length === 0) removeEventListener('keydown', keepEscape, true)
  }
}

// With an entry of the history

/** Time for a navigation that follows a closed dialog, which replaces the entry by itself. */
const pause = 50

interface Entry {
  isOver: boolean
  index: unknown
}
const entryNow = (): Entry => {
  const state: { over?: unknown; idx?: unknown } = Object(history.state)
  return { isOver: state.over === true, index: state.idx }
}
/** The shown entry. When popstate comes, the history has another one. */
let shown: Entry = { isOver: false, index: undefined }
/** The next popstate is our own step and none of the router's; what follows it. */
let ownStep: (() => void) | null = null
/** The next popstate is a step past our entry, which the router follows. */
let isPassing = false

function push(): () => void {
  if (!entryNow().isOver) {
    history.pushState({ ...Object(history.state), over: true }, '')
    shown = entryNow()
  }
  return () => void setTimeout(tidy, pause)
}

/** Removes our entry once nothing is open, unless a navigation has left it. */
function tidy(): void {
  if (open.length === 0 && entryNow().isOver) stepBack(() => {})
}

function stepBack(then: () => void): void {
  if (ownStep) return
  ownStep = then
  history.back()
}

/**
 * The router has replaced our entry instead of that of the page below, for example because the
 * address closes a dialog. The page below gets the new address, or Back would open the dialog again.
 */
function passOn(): void {
  const { state } = history
  const { href } = location
  stepBack(() => {
    history.replaceState(state, '', href)
    shown = entryNow()
    if (open.length > 0) push()
  })
}

function pop(event: PopStateEvent): void {
  const before = shown
  shown = entryNow()
  if (isPassing) {
    isPassing = false
    return
  }
  const isSamePage = before.index === shown.index
  if (ownStep) {
    event.stopImmediatePropagation()
    const then = ownStep
    ownStep = null
    then()
  } else if (shown.isOver) {
    // An entry that a navigation has left behind: Forward and Back go past it.
    event.stopImmediatePropagation()
    if (isSamePage) history.forward()
    else {
      isPassing = true
      history.back()
    }
  } else if (before.isOver && isSamePage) {
    event.stopImmediatePropagation()
    const top = open.at(-1)
    // Without anything open, for example after a reload, the person wants the page before.
    if (!top) return history.back()
    top()
    setTimeout(() => open.length > 0 && push(), 0)
  }
}

/**
 * Listens before the router does. Call it at the start.
 * @returns a function to call whenever the router has moved
 */
export function followBack(): () => void {
  if (!isTouch() || watcherClass()) return () => {}
  shown = entryNow()
  addEventListener('popstate', pop, true)
  return () => {
    const before = shown
    shown = entryNow()
    if (before.isOver && !shown.isOver && before.index === shown.index) passOn()
  }
}
