import { __, sprintf } from '@wordpress/i18n';
import { formatSiteDate, toIsoDay } from '../site-date';

const DEFAULT_FORMAT = 'F j, Y';

export interface PurchaseDates {
	/** Null where it never ends. */
	readonly expiryDate: Date | null;
	/** Null where it is not known. */
	readonly purchaseDate: Date | null;
	readonly isRefundable: boolean;
}

export interface SiteDateStyle {
	/** The site's date format, in PHP's words; '' for the default. */
	readonly format: string;
	/** For `Intl`; undefined is the browser's. */
	readonly language: string | undefined;
	/** The site's: a name such as `Europe/Berlin`, or an offset such as `+05:30`. */
	readonly timeZone: string;
}

/**
 * When a purchase was made, renews or has ended; null where that isn't known.
 *
 * @param dates What the provider says of it.
 * @param nowMs In milliseconds since 1970.
 * @param style How the site writes dates.
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
