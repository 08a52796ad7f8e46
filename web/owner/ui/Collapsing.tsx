import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The mark of a trigger with the class `group`; points up while its panel is open. */
export const CollapsingMark = ({ size = 16 }: { size?: number }) => (
  <ChevronDown
    size={size}
    className="shrink-0 transition-transform duration-200 group-data-panel-open:rotate-180"
    aria-hidden
  />
)

/** A panel that opens and closes by its height. */
export const CollapsingPanel = ({ children }: { children: ReactNode }) => (
  <Collapsible.Panel className="h-(--collapsible-panel-height) overflow-hidden transition-[height] duration-200 ease-out data-ending-style:h-0 data-starting-style:h-0">
    {children}
  </Collapsible.Panel>
)
