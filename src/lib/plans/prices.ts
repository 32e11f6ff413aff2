const MONTHS_PER_YEAR = 12;
const DEFAULT_CURRENCY = 'USD';

/** @param yearlyPrice In the currency's main unit. */
export function toMonthlyPrice( yearlyPrice: number ): number {
	return yearlyPrice / MONTHS_PER_YEAR;
}

/** The discount in whole percent. */
export function getDiscountPercent( original: number, final: number ): number {
	return original > 0
		? Math.round( ( ( original - final ) / original ) * 100 )
		: 0;
}

/**
 * Formats a price with the symbol and decimals of its currency and the
 * separators of the language.
 *
 * @param amount   In the currency's main unit.
 * @param currency ISO 4217 code; '' is USD.
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
			// The narrow symbol of all dollars is "$".
			currencyDisplay: 'symbol',
		} ).format( amount );
	} catch {
		// Not a currency code.
		return `${ amount.toFixed( 2 ) } ${ currency }`;
	}
}
