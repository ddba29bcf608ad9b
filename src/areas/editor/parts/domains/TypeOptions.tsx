import { anyType } from '@/api/contract/manual-domains.ts'
import { useTypeNames } from './use-type-names.ts'

/** The captcha types to choose from; one that nobody knows stays to be seen. */
export function TypeOptions({ chosen }: { chosen?: string | undefined }) {
  const { types, nameOf } = useTypeNames()
  const strange = chosen && chosen !== anyType && !types.some(({ slug }) => slug === chosen)
  return (
    <>
      {types.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
      {strange && <option value={chosen}>{nameOf(chosen)}</option>}
    </>
  )
}
