import { __, sprintf } from '@wordpress/i18n';
import { formatSiteDate, toIsoDay } from '../site-date';

const DEFAULT_FORMAT = 'F j, Y';

export interface PurchaseDates {
	/** Null if it doesn't expire. */
	readonly expiryDate: Date | null;
	/** Null if unknown. */
	readonly purchaseDate: Date | null;
	readonly isRefundable: boolean;
}

export interface SiteDateStyle {
	/** The site's date format, as in PHP; '' for the default. */
	readonly format: string;
	/** For `Intl`; undefined is the browser's. */
	readonly language: string | undefined;
	/** The site's, a name such as `Europe/Berlin` or an offset such as `+05:30`. */
	readonly timeZone: string;
}

/**
 * Tells when a purchase was made, renews or expired; null if unknown.
 *
 * @param dates The purchase's dates.
 * @param nowMs In milliseconds since 1970.
 * @param style The site's date format.
 */
export function getPurchaseLine(
	{ expiryDate, purchaseDate, isRefundable }: PurchaseDates,
	nowMs: number,
	style: SiteDateStyle
): string | null {
	if ( expiryDate === null || isRefundable ) {
		return purchaseDate === null
			? null
			: sprintf(
					/* translators: %s: a date */
					__( 'Purchased on %s.', 'jetpack-dashboard' ),
					formatDay( purchaseDate, style )
			  );
	}
	return expiryDate.getTime() > nowMs
		? sprintf(
				/* translators: %s: a date */
				__( 'Renews on %s.', 'jetpack-dashboard' ),
				formatDay( expiryDate, style )
		  )
		: sprintf(
				/* translators: %s: a date */
				__( 'Expired on %s.', 'jetpack-dashboard' ),
				formatDay( expiryDate, style )
		  );
}

function formatDay(
	moment: Date,
	{ format, language, timeZone }: SiteDateStyle
): string {
	return formatSiteDate(
		toIsoDay( moment, timeZone ),
		format || DEFAULT_FORMAT,
		language
	);
}
