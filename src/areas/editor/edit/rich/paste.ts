import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, Slice } from '@tiptap/pm/model'
import type { ResolvedPos } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { parseJson } from '@/lib/parse-json.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { sanitisePasted } from '@/shared/html/sanitise.ts'
import { cleanPaste } from './paste-clean.ts'
import type { Cleaned } from './paste-clean.ts'

export interface PasteOptions {
  /** Receives pasted or dropped files and their position. */
  onFiles: (files: File[], at: number) => void
  /** Receives what could not be pasted. */
  onLost: (lost: Cleaned['lost']) => void
  /** Called if nothing of what was pasted or dropped can be in an article. */
  onNothing: () => void
}

/** A pasted address; null for any other text. */
export function pastedAddress(text: string): string | null {
  const trimmed = text.trim()
  if (
    /\s/.test(trimmed) ||
    !/^(?:https:\/\/[^/]+|mailto:.+@)/i.test(trimmed) ||
    (!trimmed.startsWith('mailto:') && !URL.canParse(trimmed))
  )
    return null
  return linkTarget(trimmed, location.origin)
}

/**
 * Restores the context as ProseMirror does: what was copied from inside a list becomes a list
 * again.
 */
function inContext(slice: Slice, context: string): Slice {
  const schema = slice.content.firstChild?.type.schema
  let steps: unknown
  try {
    steps = parseJson(context)
  } catch {
    return slice
  }
  if (!schema || !Array.isArray(steps)) return slice
  let { content, openStart, openEnd } = slice
  for (let at = steps.length - 2; at >= 0; at -= 2) {
    const type = schema.nodes[String(steps[at])]
    if (!type || type.hasRequiredAttrs()) break
    content = Fragment.from(type.create(steps[at + 1], content))
    openStart += 1
    openEnd += 1
  }
  return new Slice(content, openStart, openEnd)
}

/**
 * Closes tables and similar nodes at their edges. Half of one would merge with the surrounding
 * text.
 */
function closedAtIsolating(slice: Slice): Slice {
  const depth = (most: number, end: 'firstChild' | 'lastChild'): number => {
    let open = 0
    for (
      let node = slice.content[end];
      open < most && node && !node.type.spec.isolating;
      node = node[end]
    )
      open += 1
    return open
  }
  return new Slice(
    slice.content,
    depth(slice.openStart, 'firstChild'),
    depth(slice.openEnd, 'lastChild'),
  )
}

/**
 * Converts HTML to a slice of the document. ProseMirror would assign it to innerHTML, which the
 * site's policy allows only the sanitizer.
 */
export function sliceOf(
  html: string,
  $context: ResolvedPos,
): { slice: Slice; lost: Cleaned['lost'] } {
  const raw = sanitisePasted(html)
  const copied = /^(\d+) (\d+)(?: -(\d+))? ([\s\S]*)/.exec(
    raw.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice') ?? '',
  )
  const parser = DOMParser.fromSchema($context.doc.type.schema)
  if (copied) {
    const slice = parser.parseSlice(raw, { preserveWhitespace: true, context: $context })
    const closed = new Slice(
      slice.content,
      Math.min(Number(copied[1]), slice.openStart),
      Math.min(Number(copied[2]), slice.openEnd),
    )
    return { slice: inContext(closed, copied[4] ?? ''), lost: { pictures: 0, links: 0 } }
  }
  const { root, lost } = cleanPaste(raw)
  return { slice: closedAtIsolating(parser.parseSlice(root, { context: $context })), lost }
}

function insert(view: EditorView, slice: Slice, event: ClipboardEvent | null): void {
  if (event && view.someProp('handlePaste', (handle) => handle(view, event, slice))) return
  const only =
    slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1
      ? slice.content.firstChild
      : null
  const { tr } = view.state
  view.dispatch(
    (only ? tr.replaceSelectionWith(only, false) : tr.replaceSelection(slice))
      .scrollIntoView()
      .setMeta('paste', true)
      .setMeta('uiEvent', 'paste'),
  )
}

const says = (html: string): boolean =>
  /[\p{L}\p{N}]/u.test(html.replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>|&\w+;/gi, ''))

/**
 * Replaces ProseMirror's parsing of HTML. Plain text and moves inside the editor stay with
 * ProseMirror.
 */
export const Paste = Extension.create<PasteOptions>({
  name: 'articlePaste',
  // Runs after the other extensions, which only observe a paste.
  priority: 1,
  addOptions: () => ({ onFiles: () => {}, onLost: () => {}, onNothing: () => {} }),
  addProseMirrorPlugins() {
    const { onFiles, onLost, onNothing } = this.options
    // What the sanitiser empties must not take the place of what is selected.
    const insertHtml = (view: EditorView, html: string, event: ClipboardEvent | null): void => {
      const { slice, lost } = sliceOf(html, view.state.selection.$from)
      if (slice.size > 0) insert(view, slice, event)
      if (lost.pictures + lost.links > 0) onLost(lost)
      else if (slice.size === 0) onNothing()
    }
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (view, event) => {
              const data = event.clipboardData
              const { selection } = view.state
              if (!data || !view.editable || selection.$from.parent.type.spec.code) return false
              const html = data.getData('text/html')
              const files = [...data.files]
              if (files.length > 0 && !says(html)) {
                event.preventDefault()
                onFiles(files, selection.from)
                return true
              }
              const address = pastedAddress(data.getData('text/plain'))
              if (address) {
                event.preventDefault()
                const mark = view.state.schema.marks['link']?.create({ href: address })
                const over =
                  selection instanceof TextSelection &&
                  !selection.empty &&
                  selection.$from.sameParent(selection.$to)
                if (mark && over)
                  view.dispatch(
                    view.state.tr
                      .addMark(selection.from, selection.to, mark)
                      .setMeta('preventAutolink', true),
                  )
                else if (mark)
                  view.dispatch(
                    view.state.tr
                      .replaceSelectionWith(
                        view.state.schema.text(data.getData('text/plain').trim(), [mark]),
                        false,
                      )
                      .scrollIntoView(),
                  )
                return true
              }
              if (html === '') return false
              event.preventDefault()
              insertHtml(view, html, event)
              return true
            },
            drop: (view, event) => {
              const data = event.dataTransfer
              const at =
                view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ??
                view.state.selection.from
              // What is dragged inside the editor is already part of the document.
              if (!data || view.dragging || !view.editable) return false
              const files = [...data.files]
              const html = data.getData('text/html')
              if (files.length === 0 && html === '') return false
              event.preventDefault()
              if (files.length > 0) onFiles(files, at)
              else {
                const $at = view.state.doc.resolve(at)
                view.dispatch(view.state.tr.setSelection(TextSelection.near($at)))
                insertHtml(view, html, null)
              }
              return true
            },
          },
        },
      }),
    ]
  },
})
