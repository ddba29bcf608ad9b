/** The languages with code samples at /lang/{lang}, in the one order that every page keeps. */
export const codeLanguages = [
  'python',
  'javascript',
  'php',
  'go',
  'java',
  'csharp',
  'ruby',
] as const
export type CodeLanguage = (typeof codeLanguages)[number]
