import type { CSSOptions } from 'vite'

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

const hovers = (selector: string) => selector.includes(':hover')

/**
 * Lets `:hover` hold only where a pointer hovers. A touch leaves it behind: on a button that is busy by then, on whatever comes to
 * lie under the finger. Rules say `:hover` and nothing else; one that names hovering among other states (`:is(:hover, …)`) stays.
 */
export function hoverOnly(): PostcssPlugins[number] {
  return {
    postcssPlugin: 'hover-only',
    Once(root, { AtRule }) {
      root.walkRules((rule) => {
        const selectors = rule.selectors.filter((selector) => hovers(selector) && !/\([^)]*:hover/.test(selector))
        const { parent } = rule
        const isWithin = parent?.type === 'atrule' && 'params' in parent && String(parent.params).includes('hover')
        if (selectors.length === 0 || isWithin) return
        const rest = rule.selectors.filter((selector) => !selectors.includes(selector))
        const query = new AtRule({ name: 'media', params: '(hover: hover)' })
        rule.after(query)
        query.append(rule.clone({ selectors }))
        if (rest.length > 0) rule.selectors = rest
        else rule.remove()
      })
    },
  }
}
