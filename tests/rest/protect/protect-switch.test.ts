import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, get, post } from '../support/site';
import {
	PASSWORD,
	TARGET,
	lockAddress,
	newAddress,
	prepareTarget,
	resetProtection,
	tryForm,
} from './attacks';

let restore: () => Promise< void >;

beforeAll( async () => {
	restore = await prepareTarget();
} );
beforeEach( resetProtection );
afterAll( () => restore() );

describe( 'switched off', () => {
	it( 'protection blocks no one, and leaves no scheduled events', async () => {
		const from = newAddress();
		await lockAddress( from );
		await post( 'settings', { protect: false } );

		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 302 );
		expect(
			await evalPhp(
				"var_dump( wp_next_scheduled( 'jetpack_dashboard_protect_prune' ) );"
			)
		).toBe( 'bool(false)' );
	} );

	it( 'by the constant JETPACK_DASHBOARD_PROTECT_DISABLED, it does the same, and the dashboard says so', async () => {
		const from = newAddress();
		await lockAddress( from );
		const remove = dropMustUsePlugin(
			'protect-off',
			"define( 'JETPACK_DASHBOARD_PROTECT_DISABLED', true );"
		);
		try {
			expect(
				( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
			).toBe( 302 );
			expect( ( await get( 'module/protect' ) ).body ).toMatchObject( {
				activated: false,
				override: 'inactive',
			} );
		} finally {
			remove();
		}
	} );

	it( 'creates its tables and its schedule again when turned on again', async () => {
		await post( 'settings', { protect: false } );
		await evalPhp(
			'global $wpdb; foreach ( array( "subjects", "attempts", "links" ) as $t ) { $wpdb->query( "DROP TABLE {$wpdb->prefix}jetpack_dashboard_protect_$t" ); }'
		);
		await post( 'settings', { protect: true } );

		expect(
			await evalPhp(
				"var_dump( wp_next_scheduled( 'jetpack_dashboard_protect_prune' ) > 0 );"
			)
		).toBe( 'bool(true)' );
		const from = newAddress();
		await lockAddress( from );
		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 429 );
	} );

	it( 'a missing table is created again by the next login', async () => {
		await evalPhp(
			'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}jetpack_dashboard_protect_attempts" );'
		);
		const from = newAddress();
		await lockAddress( from );

		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 429 );
	} );
} );
