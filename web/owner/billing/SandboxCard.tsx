import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { FlaskConical } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, call } from '../../shared/call.ts'
import { useLocale } from '../../shared/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { formatExpiry, formatCardNumber, parseExpiry } from './card-format.ts'
import { PayBar } from './PayBar.tsx'
import { DigitsField } from './DigitsField.tsx'
import type { Checkout } from './use-checkout.ts'

type Field = 'number' | 'expiry' | 'cvc'
type CardError = { field: Field; reason: 'mistyped' | 'expired' | 'not-a-test-card' }
type Card = Record<Field, string>

/** The sandbox's card form, which accepts its test cards only. */
export function SandboxCard({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [card, setCard] = useState<Card>({ number: '', expiry: '', cvc: '' })
  const [inputError, setInputError] = useState<CardError>()
  const cardError = inputError ?? cardErrorOf(checkout.error)
  const change = (changed: Partial<Card>) => {
    setInputError(undefined)
    setCard((before) => ({ ...before, ...changed }))
  }
  const { isPending } = checkout
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isPending) return
    const expiry = parseExpiry(card.expiry)
    if (card.number === '') setInputError({ field: 'number', reason: 'mistyped' })
    else if (!expiry) setInputError({ field: 'expiry', reason: 'mistyped' })
    else checkout.pay({ number: card.number, cvc: card.cvc, ...expiry })
  }
  const fieldProps = (field: Field) => ({
    value: card[field],
    error: cardError?.field === field ? cardErrorText(t, cardError) : undefined,
    disabled: isPending,
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <DigitsField
          label={t('buy.number')}
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          className="col-span-2 sm:col-span-1"
          onChange={(text) => change({ number: formatCardNumber(text) })}
          {...fieldProps('number')}
        />
        <DigitsField
          label={t('buy.expiry')}
          autoComplete="off"
          placeholder={t('buy.expiryHint')}
          onChange={(text) => change({ expiry: formatExpiry(text, card.expiry) })}
          {...fieldProps('expiry')}
        />
        <DigitsField
          label={t('buy.cvc')}
          autoComplete="off"
          placeholder={t('buy.cvcHint')}
          onChange={(text) => change({ cvc: text.replace(/\D/g, '').slice(0, 4) })}
          {...fieldProps('cvc')}
        />
      </div>
      <TestCards
        chosen={card.number}
        isDisabled={isPending}
        onUse={(number) =>
          change({ number: formatCardNumber(number), expiry: '12/40', cvc: '123' })
        }
      />
      <PayBar>
        <Button type="submit" busy={isPending} className="min-h-12 text-base">
          {isPending
            ? t('buy.processing')
            : t('buy.payNow', { price: format.money(checkout.offer?.priceCents ?? 0) })}
        </Button>
      </PayBar>
    </form>
  )
}

type TestCardsProps = { chosen: string; isDisabled: boolean; onUse: (number: string) => void }

function TestCards({ chosen, isDisabled, onUse }: TestCardsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useQuery({
    queryKey: ['sandbox-cards'],
    queryFn: ({ signal }) => call('GET /api/sandbox-payments/cards', {}, { signal }),
    staleTime: Infinity,
  })
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-dashed border-line-strong/60 p-4"
    >
      <h3 id={id} className="flex items-center gap-2 text-sm font-semibold">
        <FlaskConical size={16} className="text-accent-strong" aria-hidden />
        {t('buy.testCards')}
      </h3>
      <p className="mt-1 text-sm text-ink-2 text-pretty">{t('buy.testCardsHelp')}</p>
      <ul className="mt-3 grid min-h-33 gap-2 sm:grid-cols-2">
        {data?.cards.map(({ number, behaviour }) => (
          <li key={number}>
            <button
              type="button"
              disabled={isDisabled}
              aria-pressed={chosen === formatCardNumber(number)}
              onClick={() => onUse(number)}
              className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-3 rounded-md border border-line bg-surface px-3 py-2 text-start text-sm transition-colors duration-150 enabled:hover:border-line-strong aria-pressed:border-primary aria-pressed:bg-primary-soft disabled:opacity-55"
            >
              <span>{t(`buy.behaviour.${behaviour}`)}</span>
              <bdi dir="ltr" className="text-xs text-ink-2">
                {`···· ${number.slice(-4)}`}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The card error in a problem's details. */
function cardErrorOf(error: Error | undefined): CardError | undefined {
  if (!(error instanceof CallError) || error.code !== 'billing/card-invalid') return undefined
  return error.details as Partial<CardError> as CardError
}

function cardErrorText(t: TFunction, { field, reason }: CardError): string {
  if (field === 'expiry')
    return t(`buy.invalid.expiry.${reason === 'expired' ? 'expired' : 'mistyped'}`)
  if (field === 'number')
    return t(`buy.invalid.number.${reason === 'not-a-test-card' ? reason : 'mistyped'}`)
  return t('buy.invalid.cvc.mistyped')
}
