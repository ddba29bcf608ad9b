import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, it, onTestFinished } from 'vitest'
import { PictureNode } from './picture.ts'
import { caretAfter, WriteAfter } from './write-after.ts'

const picture = {
  type: 'picture',
  attrs: { src: 'https://files.example/a.png', alt: 'A', caption: '', size: 'full' },
}
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** An editor in which the picture, the second block, is selected. */
function withPicture(...rest: object[]): Editor {
  const editor = new Editor({
    extensions: [StarterKit, PictureNode, WriteAfter],
    content: { type: 'doc', content: [paragraph('Before'), picture, ...rest] },
  })
  onTestFinished(() => editor.destroy())
  editor.commands.setNodeSelection(editor.state.doc.firstChild?.nodeSize ?? 0)
  return editor
}
const blocks = (editor: Editor) =>
  editor.state.doc.content.content.map((node) => node.textContent || node.type.name)
function type(editor: Editor, text: string): void {
  const { view } = editor
  const { from, to } = view.state.selection
  const plain = () => view.state.tr.insertText(text)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, plain)))
    view.dispatch(plain())
}

it.each([
  ['the next paragraph', [paragraph('after')], ['Before', 'picture', 'Xafter']],
  ['a paragraph of its own', [], ['Before', 'picture', 'X']],
  ['a paragraph before the next picture', [picture], ['Before', 'picture', 'X', 'picture']],
])('types after a selected picture, into %s', (_, rest, expected) => {
  const editor = withPicture(...rest)
  type(editor, 'X')
  expect(blocks(editor).slice(0, expected.length)).toEqual(expected)
})

it('puts the caret after a picture that has just been inserted', () => {
  const editor = withPicture(paragraph('after'))
  const moved = caretAfter(editor.state)
  if (moved) editor.view.dispatch(moved)
  expect(editor.state.selection.empty).toBe(true)
  expect(editor.state.selection.$from.parent.textContent).toBe('after')
  expect(caretAfter(editor.state)).toBeNull()
})
