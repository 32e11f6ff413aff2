import { restoreStateAfterwards } from './support/saved-state';
import { setOption, switchModule, useScenario } from './support/site-state';
import { evalJson, get, post } from './support/site';

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

const settings = async () => ( await get( 'settings' ) ).body;

describe( 'POST options/{name} (A343)', () => {
	beforeEach( () => useScenario( 'local' ) );

	it.each( [
		[ {} ],
		[ { reset: false } ],
		[ { reset: 'yes' } ],
		[ { reset: null } ],
	] )( 'takes %j for no wish to reset', async ( body ) => {
		await post( 'settings', { jetpack_blocks_disabled: true } );
		const { status, body: said } = await post( 'options/options', body );
		expect( status ).toBe( 400 );
		expect( [
			'rest_invalid_param',
			'rest_missing_callback_param',
		] ).toContain( said.code );
		expect( ( await settings() ).jetpack_blocks_disabled ).toBe( true );
	} );

	it.each( [ 'settings', 'everything', 'siteurl' ] )(
		'rejects an unknown %s to reset',
		async ( name ) => {
			const { status, body } = await post( `options/${ name }`, {
				reset: true,
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
		}
	);

	it( 'options: brings the defaults back and keeps the connection (B500)', async () => {
		await useScenario( 'connected' );
		await post( 'settings', {
			jetpack_portfolio: true,
			roles: [ 'administrator', 'editor' ],
		} );
		await post( 'notice/welcome', { dismissed: true } );
		const { status, body } = await post( 'options/options', {
			reset: true,
		} );
		expect( [ status, body ] ).toEqual( [
			200,
			{ code: 'success', message: expect.stringMatching( /\S/ ) },
		] );
		const { jetpack_portfolio: portfolio, roles } = await settings();
		expect( [ portfolio, roles ] ).toEqual( [
			false,
			[ 'administrator' ],
		] );
		const connection = ( await get( 'connection' ) ).body;
		expect( [
			connection.isRegistered,
			connection.hasConnectedOwner,
		] ).toEqual( [ true, true ] );
	} );

	it( 'options: leaves alone what a reset has never touched', async () => {
		await post( 'settings', {
			google: 'abc-123',
			wpcom_publish_posts_with_markdown: true,
			dismiss_dash_app_card: true,
		} );
		await post( 'options/options', { reset: true } );
		expect( await settings() ).toMatchObject( {
			google: 'abc-123',
			wpcom_publish_posts_with_markdown: true,
			dismiss_dash_app_card: true,
		} );
	} );

	it( 'options: touches nothing of WordPress or of other plugins', async () => {
		await setOption( 'somebody_elses', 'kept' );
		const read = () =>
			evalJson(
				"echo wp_json_encode( array( get_option( 'blogname' ), get_option( 'active_plugins' ), get_option( 'somebody_elses' ) ) );"
			);
		const before = await read();
		await post( 'options/options', { reset: true } );
		expect( await read() ).toEqual( before );
	} );

	it( 'modules: brings back the modules that are on by default, and only those', async () => {
		await switchModule( 'protect', false );
		await post( 'settings', { jetpack_portfolio: true } );
		const { status, body } = await post( 'options/modules', {
			reset: true,
		} );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
		const after = await settings();
		expect( [ after.protect, after.jetpack_portfolio ] ).toEqual( [
			true,
			true,
		] );
		expect( [ after.sso, after.monitor, after.carousel ] ).toEqual( [
			false,
			false,
			false,
		] );
	} );
} );
