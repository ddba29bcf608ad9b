import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { Slug, editorLanguages } from '@/api/contract/editor.ts'
import type { EditorKind } from '@/api/contract/editor.ts'
import { editorApi } from '@/api/endpoints/editor.ts'
import { chunk } from '@/lib/chunk.ts'
import { known } from '@/lib/known.ts'

/** The state of a typed slug. */
export type SlugState =
  | { is: 'empty' | 'wrong' | 'reserved' | 'checking' | 'free' | 'same' | 'unknown' }
  | { is: 'taken'; suggestion: string | null }

const askAfter = 400

/** Whether a slug can be used: its form is checked at once, its availability after a pause. */
export function useSlugState(
  kind: EditorKind,
  slug: string,
  language: string,
  own?: { id: string | number; slug: string },
): SlugState {
  const [check] = editorApi.useEditorSlugCheckMutation()
  const [asked, setAsked] = useState<{ slug: string; state: SlugState }>({
    slug: '',
    state: { is: 'checking' },
  })
  const id = own?.id
  const form: SlugState | null =
    slug === ''
      ? { is: 'empty' }
      : safeParse(Slug, slug).success
        ? slug === own?.slug
          ? { is: 'same' }
          : null
        : { is: 'wrong' }
  const must = form === null

  useEffect(() => {
    if (!must) return
    let current = true
    const timer = setTimeout(() => {
      check({
        kind,
        slug,
        language: known(editorLanguages, language) ?? 'en',
        ...(id !== undefined && { id }),
      })
        .unwrap()
        .then(
          ({ free, suggestion }) =>
            current &&
            setAsked({ slug, state: free ? { is: 'free' } : { is: 'taken', suggestion } }),
          () => current && setAsked({ slug, state: { is: 'unknown' } }),
        )
    }, askAfter)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [check, id, kind, language, must, slug])

  return form ?? (asked.slug === slug ? asked.state : { is: 'checking' })
}

/** Makes a slug from a title. The transliteration loads on first use. */
export async function suggestSlug(title: string): Promise<string> {
  const { slugOf } = await chunk(() => import('./slug.ts'), { reload: false })
  return slugOf(title)
}
