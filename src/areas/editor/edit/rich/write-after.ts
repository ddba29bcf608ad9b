import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'

/** Whether a picture or another block without text is selected, which the next letter replaces. */
const isBlockSelected = ({ selection }: EditorState): boolean =>
  selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom

/** Puts the caret into the paragraph after a selected picture, which is made where there is none. */
export function caretAfter(state: EditorState): Transaction | null {
  if (!isBlockSelected(state)) return null
  const { tr, doc, schema, selection } = state
  const { to } = selection
  const next = doc.resolve(to).nodeAfter
  if (!next?.isTextblock) {
    const paragraph = schema.nodes['paragraph']?.create()
    if (!paragraph) return null
    tr.insert(to, paragraph)
  }
  return tr.setSelection(
    Selection.findFrom(tr.doc.resolve(to), 1, true) ?? TextSelection.near(tr.doc.resolve(to)),
  )
}

/** What is typed while a picture is selected goes after it, however the picture was inserted. */
export const WriteAfter = Extension.create({
  name: 'writeAfter',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => {
          const moved = caretAfter(view.state)
          if (!moved) return false
          view.dispatch(moved.insertText(text).scrollIntoView())
          return true
        },
      },
    }),
  ],
})
