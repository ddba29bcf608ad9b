import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

type UrlInputProps = Omit<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir' | 'mono'
>

/** The field of a web address. Nothing corrects what is typed, and it runs from left to right. */
export function UrlInput(props: UrlInputProps) {
  return (
    <TextInput
      placeholder="https://"
      {...props}
      mono
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  )
}
