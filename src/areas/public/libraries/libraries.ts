import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'

export interface Library {
  /** A proper name, the same in every language. */
  name: string
  /** The oldest version that runs the sample. */
  version: string
  /** The file name of the sample. */
  file: string
  run: string
  /** A command to run once before the first start. */
  prepare?: string
}

/** The languages with a complete sample. The code is in samples.ts. */
export const libraries: Readonly<Record<CodeLanguage, Library>> = {
  php: { name: 'PHP', version: 'PHP 8.1', file: 'solve.php', run: 'php solve.php' },
  python: { name: 'Python', version: 'Python 3.8', file: 'solve.py', run: 'python3 solve.py' },
  csharp: {
    name: 'C#',
    version: '.NET 8',
    file: 'Program.cs',
    run: 'dotnet run --',
    prepare: 'dotnet new console # then replace Program.cs',
  },
  java: { name: 'Java', version: 'Java 17', file: 'Solve.java', run: 'java Solve.java' },
  go: { name: 'Go', version: 'Go 1.22', file: 'solve.go', run: 'go run solve.go' },
  ruby: { name: 'Ruby', version: 'Ruby 3.0', file: 'solve.rb', run: 'ruby solve.rb' },
  javascript: {
    name: 'JavaScript',
    version: 'Node.js 20',
    file: 'solve.mjs',
    run: 'node solve.mjs',
  },
}
