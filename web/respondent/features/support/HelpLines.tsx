import './support.css'
import type { Help, HelpLine } from '#contract/help.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'

const phone =
  'M6 3h3l1.5 4.500-2 1.500a12 12 0 0 0 6.500 6.500l1.500-2L21 15v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z'
const outward = 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9'

/** Where to find help: rows to tap, or after concern a quiet line. */
export function HelpLines({ help: { tier, medical, lines } }: { help: Help }) {
  const { t } = useTexts()
  if (lines.length === 0) return null
  const isQuiet = tier === 'concern'
  return (
    <div className={isQuiet ? 'help-lines quiet' : 'help-lines'}>
      {isQuiet && <p>{t(medical ? 'helpUrgent' : 'helpQuiet')}</p>}
      <ul aria-label={t('helpLines')}>
        {lines.map((line) => (
          <li key={`${line.for} ${line.number ?? line.url}`}>
            <Line line={line} isQuiet={isQuiet} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type LineProps = { line: HelpLine; isQuiet: boolean }

function Line({ line, isQuiet }: LineProps) {
  const { t } = useTexts()
  const { name, number, url, limited_hours } = line
  const use = t(`helpFor_${line.for}`)
  const target = number
    ? { href: `tel:${number.replace(/\s/g, '')}` }
    : { href: url ?? undefined, target: '_blank', rel: 'noreferrer noopener' }
  return (
    <a {...target}>
      <span>
        <b>{name ? <bdi>{name}</bdi> : use}</b>
        {/* A quiet line's use is said above it. */}
        {name && !isQuiet && <small>{use}</small>}
        {limited_hours && <small>{t('helpLimited')}</small>}
      </span>
      {number && <bdi dir="ltr">{number}</bdi>}
      <Icon of={number ? phone : outward} />
    </a>
  )
}
