import { __ } from '@wordpress/i18n';

/** Warning for a field whose HTML tags were stripped on save. */
export function lostHtmlText(): string {
	return __( 'Some HTML was removed.', 'jetpack-dashboard' );
}
