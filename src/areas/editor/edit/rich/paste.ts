import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, Slice } from '@tiptap/pm/model'
import type { ResolvedPos } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { linkTarget } from '@/shared/html/link-target.ts'
import { sanitisePasted } from '@/shared/html/sanitise.ts'
import { cleanPaste } from './paste-clean.ts'
import type { Cleaned } from './paste-clean.ts'

export interface PasteOptions {
  /** Files that were pasted or dropped, and where they are to stand. */
  onFiles: (files: File[], at: number) => void
  /** What could not come along. */
  onLost: (lost: Cleaned['lost']) => void
}

/** An address that was pasted alone; null for any other text. */
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

/** As ProseMirror does it: what was copied from the middle of a list stands in a list again. */
function inContext(slice: Slice, context: string): Slice {
  const schema = slice.content.firstChild?.type.schema
  let steps: unknown
  try {
    steps = JSON.parse(context)
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

/** Tables and the like are never left open at their edges: half of one would melt into the text around. */
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

/** HTML as a piece of the document. ProseMirror would write it into innerHTML, which the site's policy forbids everybody but the sanitiser. */
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

/** Takes over what ProseMirror would parse by itself; plain text and what is moved within the editor stay its own. */
export const Paste = Extension.create<PasteOptions>({
  name: 'articlePaste',
  // After the others, who only note that something is being pasted.
  priority: 1,
  addOptions: () => ({ onFiles: () => {}, onLost: () => {} }),
  addProseMirrorPlugins() {
    const { onFiles, onLost } = this.options
    const tell = (lost: Cleaned['lost']): void => {
      if (lost.pictures + lost.links > 0) onLost(lost)
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
              const { slice, lost } = sliceOf(html, selection.$from)
              insert(view, slice, event)
              tell(lost)
              return true
            },
            drop: (view, event) => {
              const data = event.dataTransfer
              const at =
                view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ??
                view.state.selection.from
              // What is dragged within the editor is a piece of it already.
              if (!data || view.dragging || !view.editable) return false
              const files = [...data.files]
              const html = data.getData('text/html')
              if (files.length === 0 && html === '') return false
              event.preventDefault()
              if (files.length > 0) onFiles(files, at)
              else {
                const $at = view.state.doc.resolve(at)
                const { slice, lost } = sliceOf(html, $at)
                view.dispatch(view.state.tr.setSelection(TextSelection.near($at)))
                insert(view, slice, null)
                tell(lost)
              }
              return true
            },
          },
        },
      }),
    ]
  },
})
