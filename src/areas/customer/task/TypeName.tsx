import { useTypeName } from '@/shared/account/use-type-name.ts'

/** The name of a task type in the reader's language. */
export function TypeName({ type, title }: { type: string; title: string }) {
  return useTypeName()(type, title)
}
