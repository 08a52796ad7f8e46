import type { MailPage, MailPart } from './mail-page.ts'

const barLength = 20

export function renderText({ title, parts, reason, footerLinks }: MailPage): string {
  const footer = [reason, ...footerLinks.map(({ label, url }) => `${label}: ${url}`)].join('\n')
  return `${[title, ...parts.map(renderPart), `--\n${footer}`].join('\n\n')}\n`
}

function renderPart(part: MailPart): string {
  switch (part.type) {
    case 'paragraph':
      return part.text
    case 'figures':
      return part.figures
        .map(({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`)
        .join('\n')
    case 'bars': {
      const lines = part.bars.map(({ label, value, share }) =>
        `${label}  ${'█'.repeat(Math.round(share * barLength))} ${value}`.replaceAll(
          / {3,}/g,
          '  ',
        ),
      )
      return [part.title, ...lines].join('\n')
    }
    case 'links': {
      const items = part.links.map(({ title, note, url }) => `${title}\n${note}\n${url}`)
      return [...(part.title === undefined ? [] : [part.title]), ...items].join('\n\n')
    }
    case 'button':
      return `${part.label}: ${part.url}`
  }
}
