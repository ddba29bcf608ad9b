import * as v from 'valibot'
import { articleLimits, editorLanguages, Slug } from '@/api/contract/editor.ts'

export const NewArticleForm = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.minLength(articleLimits.title.min), v.maxLength(articleLimits.title.max)),
  language: v.picklist(editorLanguages),
  slug: Slug,
})
