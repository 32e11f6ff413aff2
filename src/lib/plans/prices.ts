const MONTHS_PER_YEAR = 12;
const DEFAULT_CURRENCY = 'USD';

/** @param yearlyPrice In the currency's unit. */
export function toMonthlyPrice( yearlyPrice: number ): number {
	return yearlyPrice / MONTHS_PER_YEAR;
}

/** By how much a price is lower than the original one, in whole percent. */
export function getDiscountPercent( original: number, final: number ): number {
	return original > 0
		? Math.round( ( ( original - final ) / original ) * 100 )
		: 0;
}

/**
 * A price as people write it: symbol, separators and decimals are the
 * currency's and the language's.
 *
 * @param amount   In the currency's unit.
 * @param currency ISO 4217; '' is the dollar.
 * @param language For `Intl`; undefined is the browser's.
 */
export function formatPrice(
	amount: number,
	currency: string,
	language: string | undefined
): string {
	try {
		return new Intl.NumberFormat( language, {
			style: 'currency',
			currency: currency || DEFAULT_CURRENCY,
			currencyDisplay: 'narrowSymbol',
		} ).format( amount );
	} catch {
		// Not a code that `Intl` takes.
		return `${ amount.toFixed( 2 ) } ${ currency }`;
	}
}
