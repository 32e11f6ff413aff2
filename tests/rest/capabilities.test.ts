import type { Scenario } from '../sandbox';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { ROLES, evalJson } from './support/site';

/**
 * Who has which capability, copied by hand from
 * docs/contract/rest.md#capabilities.
 *
 * Columns: anonymous, subscriber, contributor, author, editor, admin; `x` has
 * it.
 */
const TABLE: Record< Exclude< Scenario, 'fresh' >, string > = {
	'not-connected': `
jetpack_manage_modules         . . . . . x
jetpack_activate_modules       . . . . . x
jetpack_deactivate_modules     . . . . . x
jetpack_configure_modules      . . . . . x
jetpack_manage_autoupdates     . . . . . x
jetpack_network_admin_page     . . . . . .
jetpack_network_settings_page  . . . . . .
jetpack_network_sites_page     . . . . . .
jetpack_admin_page             . x x x x x
jetpack_connect                . . . . . x
jetpack_reconnect              . . . . . x
jetpack_disconnect             . . . . . x
jetpack_connect_user           . . . . . x
`,
	connected: `
jetpack_manage_modules         . . . . . x
jetpack_configure_modules      . . . . . x
jetpack_admin_page             . x x x x x
jetpack_connect                . . . . . x
jetpack_reconnect              . . . . . x
jetpack_disconnect             . . . . . x
jetpack_connect_user           . x x x x x
`,
	'site-only': `
jetpack_admin_page             . x x x x x
jetpack_connect_user           . . . . . x
`,
	offline: `
jetpack_manage_modules         . . . . . x
jetpack_activate_modules       . . . . . x
jetpack_deactivate_modules     . . . . . x
jetpack_configure_modules      . . . . . x
jetpack_admin_page             . . . . . x
jetpack_connect                . . . . . .
jetpack_reconnect              . . . . . .
jetpack_disconnect             . . . . . x
jetpack_connect_user           . . . . . .
`,
	local: `
jetpack_manage_modules         . . . . . x
jetpack_activate_modules       . . . . . x
jetpack_deactivate_modules     . . . . . x
jetpack_configure_modules      . . . . . x
jetpack_admin_page             . x x x x x
jetpack_disconnect             . . . . . x
`,
};

const rows = ( table: string ): [ string, string ][] =>
	table
		.trim()
		.split( '\n' )
		.map( ( line ) => {
			const [ capability = '', ...cells ] = line.split( /\s+/ );
			return [ capability, cells.join( ' ' ) ];
		} );

/** The capabilities that WordPress reports, in the table's format. */
async function readCells(
	capabilities: string[]
): Promise< Record< string, string > > {
	return evalJson( `
$roles = array( ${ ROLES.map( ( role ) => `'${ role }'` ).join( ', ' ) } );
$cells = array();
foreach ( array( ${ capabilities
		.map( ( name ) => `'${ name }'` )
		.join( ', ' ) } ) as $capability ) {
	$line = array();
	foreach ( $roles as $role ) {
		$user   = get_user_by( 'login', $role );
		$line[] = user_can( $user ? $user->ID : 0, $capability ) ? 'x' : '.';
	}
	$cells[ $capability ] = implode( ' ', $line );
}
echo wp_json_encode( $cells );` );
}

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe.each( Object.entries( TABLE ) )(
	'on a site in state %s',
	( scenario, table ) => {
		const expected = rows( table );
		let cells: Record< string, string >;

		beforeAll( async () => {
			await useScenario( scenario as Scenario );
			cells = await readCells(
				expected.map( ( [ capability ] ) => capability )
			);
		} );

		it.each( expected )( '%s belongs to %s', ( capability, wanted ) => {
			expect( cells[ capability ] ).toBe( wanted );
		} );
	}
);
