/** Invented exchange rates of the US dollar, for currencies with zero, two and three decimals. */
const RATES = { USD: 1, EUR: 0.9, JPY: 150, KWD: 0.307 } as const;

export type Currency = keyof typeof RATES;

export const CURRENCIES = Object.keys( RATES ) as readonly Currency[];

export function isCurrency( value: unknown ): value is Currency {
	return typeof value === 'string' && Object.hasOwn( RATES, value );
}

function formatter( currency: Currency ): Intl.NumberFormat {
	return new Intl.NumberFormat( 'en-US', { style: 'currency', currency } );
}

/** Converts a price in dollars, and rounds it to the currency's smallest unit. */
export function inCurrency( dollars: number, currency: Currency ): number {
	const { maximumFractionDigits = 2 } =
		formatter( currency ).resolvedOptions();
	return Number(
		( dollars * RATES[ currency ] ).toFixed( maximumFractionDigits )
	);
}

/** `$120.00`, `¥18,000`. */
export function formatPrice( amount: number, currency: Currency ): string {
	return formatter( currency ).format( amount );
}
