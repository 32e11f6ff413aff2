import { __ } from '@wordpress/i18n';

/** Of WordPress, in the order of their rights. */
export const ROLES = [
	'administrator',
	'editor',
	'author',
	'contributor',
	'subscriber',
] as const;

type Role = ( typeof ROLES )[ number ];

/** As the site calls it; sites may rename them. */
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

/** Who may view the reports: administrators always may, whatever is stored. */
export function withAdministrator(
	roles: readonly string[]
): readonly string[] {
	return roles.includes( 'administrator' )
		? roles
		: [ 'administrator', ...roles ];
}
