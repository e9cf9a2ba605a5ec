import type { Plugin } from 'vite'

/** A file of a package's folder, a part of it, and what to put in its place. */
export type Cut = [file: string, from: string | RegExp, to: string]

/**
 * Takes parts out of a package's folder, such as `react-dom/cjs`, in the browser's build. A release of the package that reads
 * differently stops the build.
 */
export function trim(name: string, folder: string, cuts: readonly Cut[]): Plugin {
  return {
    name: `trim-${name}`,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: `**/node_modules/${folder}/**` },
      handler(code, path) {
        let trimmed = code
        for (const [file, from, to] of cuts.filter(([file]) => path.endsWith(`/${folder}/${file}`))) {
          const before = trimmed
          trimmed = trimmed.replace(from, to)
          if (trimmed === before) this.error(`${file} has no ${from} any more: see web/trim-${name}.ts`)
        }
        return trimmed === code ? null : { code: trimmed, map: null }
      },
    },
  }
}
