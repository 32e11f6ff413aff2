import { __, sprintf } from '@wordpress/i18n';

/** For example 'One free year of Jetpack Backup'. */
export function couponTitle( product: string ): string {
	return sprintf(
		/* translators: %s: a product's name, such as Backup */
		__( 'One free year of Jetpack %s', 'jetpack-dashboard' ),
		// Some product titles include it.
		product.replace( /^Jetpack /, '' )
	);
}
