/**
 * Writes a text into an input as if it was typed, so that controlled, uncontrolled and registered
 * inputs hear of it.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
