import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, site } from '../support/site';
import { HOUR_S, prepareTarget, resetProtection } from './attacks';

let cleanUp: () => Promise< void >;

beforeAll( async () => {
	cleanUp = await prepareTarget();
}, 60_000 );

beforeEach( resetProtection );

afterAll( () => cleanUp() );

const KEPT = 5;

describe( 'an attacker who goes on for weeks', () => {
	it( 'fills no disk: cron keeps a number of rows, and of more than that only what still counts', async () => {
		const remove = dropMustUsePlugin(
			'protect-kept',
			`add_filter( 'jetpack_dashboard_protect_attempts_kept', function () { return ${ KEPT }; } );`
		);
		const insert = ( rows: number, ageS: number ) => `
for ( $row = 0; $row < ${ rows }; $row++ ) {
	$wpdb->insert( $wpdb->prefix . 'jetpack_dashboard_protect_attempts', array( 'attempted_at' => time() - ${ ageS } - $row, 'address_key' => 'a', 'account_key' => 'b', 'state' => 4 ) );
}`;
		const ages = async () =>
			(
				await site().sql(
					'SELECT attempted_at FROM wp_jetpack_dashboard_protect_attempts ORDER BY id'
				)
			).map( ( { attempted_at: at } ) =>
				Math.round( ( Date.now() / 1000 - Number( at ) ) / HOUR_S )
			);
		const prune = "do_action( 'jetpack_dashboard_protect_prune' );";

		try {
			await evalPhp(
				`global $wpdb; ${ insert( 20, 5 * HOUR_S ) } ${ prune }`
			);
			expect( await ages() ).toEqual( Array( KEPT ).fill( 5 ) );

			await evalPhp( `global $wpdb; ${ insert( 10, 0 ) } ${ prune }` );
			expect( await ages() ).toEqual( Array( 10 ).fill( 0 ) );
		} finally {
			remove();
		}
	} );
} );
