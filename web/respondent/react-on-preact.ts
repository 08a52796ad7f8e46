// Takes the place of "react", its JSX runtime and "react-dom/client" in the browser's build: Preact, with those differences
// evened out that this app depends on. "preact/compat" evens out all of them and is a tenth of what loads at first.
import { createElement, options, render, type ComponentChild, type ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export { Component, createContext, Fragment } from 'preact'
export { useContext, useEffect, useId, useMemo, useRef } from 'preact/hooks'
export { useLayoutEffect, useState }

/** For stores whose functions stay the same. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const [value, setValue] = useState(read)
  useLayoutEffect(() => {
    const update = () => setValue(read)
    // It may have changed between the rendering and this effect.
    update()
    return subscribe(update)
  }, [subscribe, read])
  return value
}

/** As React's: what the server rendered is replaced. */
export function createRoot(container: HTMLElement) {
  let isFirst = true
  return {
    render(shown: ComponentChild) {
      if (isFirst) container.textContent = ''
      isFirst = false
      render(shown, container)
    },
  }
}

// React's events have the browser's in `nativeEvent`.
options.event = (event) => Object.assign(event, { nativeEvent: event })

type Props = Record<string, unknown>

/** What the compiler makes of JSX. */
export function jsx(type: string | ComponentType<Props>, props: Props, key?: string | number) {
  if (typeof type !== 'string') return createElement(type, { ...props, key })
  const domProps: Props = { key }
  for (const name in props) domProps[domNameOf(name, type, props)] = props[name]
  // Read by browsers without scripts only.
  if (type === 'noscript') domProps['children'] = null
  return createElement(type, domProps)
}
export { jsx as jsxs }

/** Attributes of drawings that React writes in camel case. */
const svgAttribute = /^(stroke|shape)[A-Z]/

function domNameOf(name: string, type: string, props: Props): string {
  // React's `onChange` of a text field is the browser's `input` event: `change` follows when the focus leaves.
  if (name === 'onChange' && type !== 'select' && !/radio|checkbox|file/.test(`${props['type']}`))
    return 'onInput'
  return svgAttribute.test(name) ? name.replace(/[A-Z]/, '-$&').toLowerCase() : name
}
