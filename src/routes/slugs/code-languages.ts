/** The languages with code samples at /lang/{lang}. */
export const codeLanguages = [
  'php',
  'python',
  'csharp',
  'java',
  'go',
  'ruby',
  'javascript',
] as const
export type CodeLanguage = (typeof codeLanguages)[number]
