import { useQuery } from '@tanstack/react-query'
import { Coins, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { useBuy } from '../../billing/BuyProvider.tsx'
import type { Balance } from '../../billing/credit-queries.ts'
import { PlanCard } from '../../plan/PlanCard.tsx'
import { LowCredits } from '../../billing/LowCredits.tsx'
import { balanceQuery } from '../../queries.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Lots } from './Lots.tsx'
import { BalanceNotices } from './BalanceNotices.tsx'
import { Purchases } from './Purchases.tsx'
import { UsageHistory } from './UsageHistory.tsx'

/** The plan, and of credits the balance, lots, purchases and usage. */
export function Billing() {
  const { t } = useTranslation()
  const { openBuy } = useBuy()
  const { data, error, refetch } = useQuery(balanceQuery)
  const isEmpty = data ? data.active_packages.length === 0 : error !== null
  return (
    <div className="grid gap-6">
      <PlanCard />
      <LowCredits />
      {error && !data ? (
        <Card>
          <p className="px-6 pt-10 text-center font-display text-2xl">{t('billing.unavailable')}</p>
          <p className="mx-auto mt-1 max-w-md px-6 text-center text-ink-2 text-pretty">
            {t('billing.unavailableHelp')}
          </p>
          <ErrorState error={error} retry={() => void refetch()} />
        </Card>
      ) : (
        <Figures balance={data} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Coins size={18} aria-hidden />} onClick={() => openBuy()}>
          {t('billing.buy')}
        </Button>
        <ButtonLink
          variant="secondary"
          to="/settings/statement"
          icon={<ReceiptText size={18} aria-hidden />}
        >
          {t('billing.openStatement')}
        </ButtonLink>
      </div>
      {data && <BalanceNotices balance={data} />}
      <div className={`grid items-start gap-6 ${isEmpty ? '' : 'lg:grid-cols-2'}`}>
        {data && !isEmpty && <Lots lots={data.active_packages} />}
        {!data && !error && <Skeleton className="h-56 rounded-lg" />}
        <HowItWorks isWide={isEmpty} />
      </div>
      <Purchases />
      <UsageHistory returnsLeft={data?.returns_left} />
    </div>
  )
}

function Figures({ balance }: { balance: Balance | undefined }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Figure
        label={t('billing.credits')}
        value={balance && format.integer(balance.total_credits)}
      />
      <Figure
        label={t('billing.purchased')}
        value={balance && format.integer(balance.total_purchased)}
      />
      <Figure label={t('billing.used')} value={balance && format.integer(balance.total_used)} />
      <Figure
        label={t('billing.spent')}
        value={balance && format.money(balance.total_spent_cents)}
      />
    </div>
  )
}
