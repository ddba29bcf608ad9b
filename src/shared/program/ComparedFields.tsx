import { pictureUrl } from '@/shared/html/picture-url.ts'
import { DescriptionList } from '@/ui/DescriptionList.tsx'
import type { ComparedPrograms } from './use-compared.ts'
import s from '../small.module.css'

interface ComparedFieldsProps<Field extends string> {
  fields: readonly ComparedPrograms<Field>[]
  nameOf: (field: Field) => string
  /** Announced before the published value and before its replacement. */
  words: { old: string; now: string }
}

/**
 * The fields of a program. If a version differs from the published one, the old value is shown
 * beside the new.
 */
export function ComparedFields<Field extends string>({
  fields,
  nameOf,
  words,
}: ComparedFieldsProps<Field>) {
  return (
    <DescriptionList
      layout="columns"
      terms="faint"
      lines="below"
      className={`fill line-above ${s.fields}`}
    >
      {fields.map(({ field, now, old }) => (
        <div key={field} data-same={old ? undefined : ''}>
          <dt>{nameOf(field)}</dt>
          {old ? (
            <>
              <dd>
                <span className="visually-hidden">{words.old}</span>
                <del>
                  <Shown value={old} />
                </del>
              </dd>
              <dd>
                <span className="visually-hidden">{words.now}</span>
                <ins>
                  <Shown value={now} />
                </ins>
              </dd>
            </>
          ) : (
            <dd>
              <Shown value={now} />
            </dd>
          )}
        </div>
      ))}
    </DescriptionList>
  )
}

function Shown({ value: { text, pictures } }: { value: ComparedPrograms['now'] }) {
  if (pictures.length === 0) return text || '—'
  return pictures.map(({ url, alt }) => (
    <span key={url} className={`stack gap-1 items-start text-1 ${s.picture}`}>
      <img className="border alice" src={pictureUrl(url)} alt="" loading="lazy" decoding="async" />
      {alt}
    </span>
  ))
}
