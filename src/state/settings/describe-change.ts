import { __, _n, sprintf } from '@wordpress/i18n';
import type { Settings, SettingValue } from './types';

/** A success notice is shown for 2 seconds, too short for a long list. */
const MAX_NAMES = 2;

function describeOne( name: string, value: SettingValue | undefined ): string {
	if ( typeof value !== 'boolean' ) {
		return name;
	}
	const format = value
		? /* translators: %s: name of a setting */
		  __( '%s: on', 'jetpack-dashboard' )
		: /* translators: %s: name of a setting */
		  __( '%s: off', 'jetpack-dashboard' );
	return sprintf( format, name );
}

/**
 * Names the saved settings for the notice.
 *
 * @param patch What was saved.
 * @param names By key; those without a name are left out.
 * @return '' if no name is known.
 */
export function describeChange(
	patch: Settings,
	names: Readonly< Record< string, string > >
): string {
	const all = Object.entries( patch ).flatMap( ( [ key, value ] ) => {
		const name = names[ key ];
		return name ? [ describeOne( name, value ) ] : [];
	} );
	const shown = all.slice( 0, MAX_NAMES ).join( ', ' );
	const rest = all.length - MAX_NAMES;
	return rest > 0
		? sprintf(
				/* translators: %1$s: names of settings, %2$d: how many more */
				_n(
					'%1$s, and %2$d more',
					'%1$s, and %2$d more',
					rest,
					'jetpack-dashboard'
				),
				shown,
				rest
		  )
		: shown;
}
