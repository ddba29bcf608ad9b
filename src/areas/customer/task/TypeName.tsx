import { useTypeName } from '@/shared/account/use-type-name.ts'

/** A type of task in the reader's language. */
export function TypeName({ type, title }: { type: string; title: string }) {
  return useTypeName()(type, title)
}
