import { __ } from '@wordpress/i18n';

/** Told at a field whose text was stored without its tags. */
export function lostHtmlText(): string {
	return __( 'Some HTML was removed.', 'jetpack-dashboard' );
}
