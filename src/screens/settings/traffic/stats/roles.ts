import { __ } from '@wordpress/i18n';

/** WordPress roles, ordered by capabilities. */
export const ROLES = [
	'administrator',
	'editor',
	'author',
	'contributor',
	'subscriber',
] as const;

type Role = ( typeof ROLES )[ number ];

/** The role's name on this site; sites can rename roles. */
export function getRoleName(
	role: Role,
	names: Readonly< Record< string, string > >
): string {
	return names[ role ] || getUsualName( role );
}

function getUsualName( role: Role ): string {
	switch ( role ) {
		case 'administrator':
			return __( 'Administrator', 'jetpack-dashboard' );
		case 'editor':
			return __( 'Editor', 'jetpack-dashboard' );
		case 'author':
			return __( 'Author', 'jetpack-dashboard' );
		case 'contributor':
			return __( 'Contributor', 'jetpack-dashboard' );
		case 'subscriber':
			return __( 'Subscriber', 'jetpack-dashboard' );
	}
}

/**
 * Adds administrators, who can always view the reports regardless of the stored
 * value.
 */
export function withAdministrator(
	roles: readonly string[]
): readonly string[] {
	return roles.includes( 'administrator' )
		? roles
		: [ 'administrator', ...roles ];
}
