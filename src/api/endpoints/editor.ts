import type { Store } from 'redux'
import { api } from '../api.ts'
import { mutation, parseAnswer, query, request } from '../call.ts'
import { editorRowsOf } from '../contract/editor.ts'
import type { EditorKind, EditorRows } from '../contract/editor.ts'
import type { ArgOf, ResOf } from '../contract/types.ts'
import { sendWithProgress } from '../send-with-progress.ts'

type Name = keyof EditorRows
/** Every call takes the kind of article besides its own argument: one endpoint for the three rows. */
export type EditorArg<N extends Name> = ArgOf<EditorRows[N]> & { kind: EditorKind }

/** The request of the row that a kind has under a name. */
function byKind<N extends Name>(name: N) {
  return { query: ({ kind, ...arg }: EditorArg<N>) => request(editorRowsOf[kind][name], arg) }
}

export const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    editorIndex: build.query({ ...query(editorRowsOf.blog.index), ...byKind('index') }),
    editorList: build.query({ ...query(editorRowsOf.blog.list), ...byKind('list') }),
    editorBySlug: build.query({ ...query(editorRowsOf.blog.bySlug), ...byKind('bySlug') }),
    editorAuthors: build.query({ ...query(editorRowsOf.blog.authors), ...byKind('authors') }),
    createArticle: build.mutation({ ...mutation(editorRowsOf.blog.create), ...byKind('create') }),
    updateArticle: build.mutation({ ...mutation(editorRowsOf.blog.update), ...byKind('update') }),
    removeArticle: build.mutation({ ...mutation(editorRowsOf.blog.remove), ...byKind('remove') }),
    detachFile: build.mutation({ ...mutation(editorRowsOf.blog.detach), ...byKind('detach') }),
    actOnArticle: build.mutation({ ...mutation(editorRowsOf.blog.act), ...byKind('act') }),
    revisions: build.query({ ...query(editorRowsOf.blog.revisions), ...byKind('revisions') }),
    revision: build.query({ ...query(editorRowsOf.blog.revision), ...byKind('revision') }),
    restoreRevision: build.mutation({ ...mutation(editorRowsOf.blog.restoreRevision), ...byKind('restoreRevision') }),
    previewToken: build.query({ ...query(editorRowsOf.blog.previewToken), ...byKind('previewToken') }),
    checkSlug: build.mutation({ ...mutation(editorRowsOf.blog.slugCheck), ...byKind('slugCheck') }),
    lockArticle: build.mutation({ ...mutation(editorRowsOf.blog.lock), ...byKind('lock') }),
  }),
})

/**
 * Sends a file and tells how far it is: RTK Query has no word for that, and nothing of it is cached.
 * @throws Problem
 */
export async function attachFile(
  { getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>,
  { kind, ...arg }: EditorArg<'attach'>,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<ResOf<EditorRows['attach']>> {
  const call = editorRowsOf[kind].attach
  const answer = await sendWithProgress(onProgress)(request(call, arg), { getState, dispatch, signal })
  if (answer.error) throw answer.error
  const parsed = parseAnswer(call, answer.data)
  if ('error' in parsed) throw parsed.error
  return parsed.data
}
