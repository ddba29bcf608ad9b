type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select'

const isField = (target: unknown): target is Field =>
  target instanceof HTMLElement && target.matches(fields)

const servedValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])
        ?.value ?? '')
    : field.defaultValue

/**
 * Sets a value as typing or choosing does. React compares it with the value that its own setter saw
 * last, so the prerendered value goes through that setter first.
 */
function enter(field: Field, value: string): void {
  const caret = 'selectionStart' in field ? field.selectionStart : null
  field.value = servedValue(field)
  const { constructor } = field
  Object.getOwnPropertyDescriptor(constructor.prototype, 'value')?.set?.call(field, value)
  if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret)
  const name = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(name, { bubbles: true }))
}

/**
 * Remembers what is typed into a prerendered page before hydration. A controlled field would keep
 * it until the next render and then show its first value again.
 * @returns a function that restores the values, to be called after hydration
 */
export function keepTyped(root: HTMLElement): () => void {
  const typed = new Map<Field, string>()
  for (const field of root.querySelectorAll<Field>(fields))
    if (field.value !== servedValue(field)) typed.set(field, field.value)
  const remember = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value)
  }
  root.addEventListener('input', remember, true)
  return () => {
    root.removeEventListener('input', remember, true)
    for (const [field, value] of typed) if (field.isConnected) enter(field, value)
  }
}
