/**
 * The keys of the editor. ProseMirror handles them, and goes by the place of a key too where the
 * typed letter is not Latin.
 */
export const editorKeys = {
  bold: 'Mod+B',
  italic: 'Mod+I',
  underline: 'Mod+U',
  strike: 'Mod+Shift+S',
  code: 'Mod+E',
  link: 'Mod+K',
  paragraph: 'Mod+Alt+0',
  heading2: 'Mod+Alt+2',
  heading3: 'Mod+Alt+3',
  heading4: 'Mod+Alt+4',
  bulletList: 'Mod+Shift+8',
  orderedList: 'Mod+Shift+7',
  blockquote: 'Mod+Shift+B',
  codeBlock: 'Mod+Alt+C',
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z',
  save: 'Mod+S',
  help: 'Mod+/',
  toolbar: 'Alt+F10',
  leave: 'Escape+Tab',
} as const
export type EditorKey = keyof typeof editorKeys

/** Most shortcuts correspond to a toolbar button. */
export const editorKeyNames = {
  bold: 'edit.rich.tool.bold',
  italic: 'edit.rich.tool.italic',
  underline: 'edit.rich.tool.underline',
  strike: 'edit.rich.tool.strike',
  code: 'edit.rich.tool.code',
  link: 'edit.rich.tool.link',
  paragraph: 'edit.rich.block.paragraph',
  heading2: 'edit.rich.block.h2',
  heading3: 'edit.rich.block.h3',
  heading4: 'edit.rich.block.h4',
  bulletList: 'edit.rich.tool.bulletList',
  orderedList: 'edit.rich.tool.orderedList',
  blockquote: 'edit.rich.tool.blockquote',
  codeBlock: 'edit.rich.tool.codeBlock',
  undo: 'edit.rich.keys.undo',
  redo: 'edit.rich.keys.redo',
  save: 'edit.save.now',
  help: 'edit.rich.keys.help',
  toolbar: 'edit.rich.keys.toolbar',
  leave: 'edit.rich.keys.leave',
} as const satisfies Record<EditorKey, string>
