/** Languages of the samples, in the order of their tabs; proper names, the same in every language. */
export const codeLanguages = [
  { id: 'curl', label: 'cURL' },
  { id: 'python', label: 'Python' },
  { id: 'php', label: 'PHP' },
  { id: 'csharp', label: 'C#' },
  { id: 'java', label: 'Java' },
  { id: 'go', label: 'Go' },
  { id: 'ruby', label: 'Ruby' },
  { id: 'javascript', label: 'JavaScript' },
] as const
export type CodeLanguage = (typeof codeLanguages)[number]['id']

/** The samples name this host; a page puts the site's own in its place. */
export const sampleHost = 'api.host'
