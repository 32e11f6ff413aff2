import { __, sprintf } from '@wordpress/i18n';

/** What a partner gives: 'One free year of Jetpack Backup'. */
export function couponTitle( product: string ): string {
	return sprintf(
		/* translators: %s: a product's name, such as Backup */
		__( 'One free year of Jetpack %s', 'jetpack-dashboard' ),
		// Some name it with its family.
		product.replace( /^Jetpack /, '' )
	);
}
