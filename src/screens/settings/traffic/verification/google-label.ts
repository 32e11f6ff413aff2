import { __ } from '@wordpress/i18n';

export function googleLabel(): string {
	return __( 'Google', 'jetpack-dashboard' );
}
