import { transformSync } from 'esbuild'

/** Next's transformer writes import attributes that Node 22 refuses. */
const transformer = {
  process: (source, file) =>
    transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'node20.10', // keeps import attributes
      sourcemap: 'external',
      sourcefile: file,
    }),
}

export default transformer
