import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { get, post } from '../support/site';

/** The tests' own IP address. */
const OWN = '127.0.0.1';
const LIST = 'jetpack_waf_ip_block_list';

const stored = async () => ( await get( 'settings' ) ).body[ LIST ];

restoreStateAfterwards();
// Otherwise, confirming would lock the user out.
let remove = () => {};
beforeEach( async () => {
	await setOption( 'jetpack_dashboard_jetpack_protect_global_whitelist', '' );
	await setOption( 'jetpack_dashboard_jetpack_waf_ip_list', '1' );
	await setOption( 'jetpack_dashboard_jetpack_waf_ip_allow_list', '' );
	await setOption( `jetpack_dashboard_${ LIST }`, '' );
	await switchModule( 'waf', true );
} );
afterEach( async () => {
	remove();
	remove = () => {};
	await switchModule( 'waf', false );
} );

describe( 'a block list that covers its author', () => {
	it( 'is refused with the reason, and nothing of the request is stored', async () => {
		const { status, body } = await post( 'settings', {
			[ LIST ]: '192.0.2.1\n127.0.0.0/24',
			jetpack_waf_share_data: true,
		} );
		expect( status ).toBe( 409 );
		expect( body ).toEqual( {
			code: 'self_block',
			message:
				'Your own IP address, 127.0.0.1, is on the block list. You would be locked out of this site until JETPACK_DASHBOARD_FIREWALL_DISABLED is defined as true in its wp-config.php.',
			data: { status: 409, address: OWN },
		} );
		expect( await stored() ).toBe( '' );
	} );

	it( 'is saved with insist', async () => {
		const response = await post( 'settings', {
			[ LIST ]: OWN,
			insist: true,
		} );
		expect( response.status ).toBe( 200 );
		remove = dropMustUsePlugin(
			'waf-off',
			"add_filter( 'jetpack_active_modules', static fn( $slugs ) => array_diff( $slugs, array( 'waf' ) ) );"
		);
		expect( await stored() ).toBe( OWN );
		await setOption( `jetpack_dashboard_${ LIST }`, '' );
	} );

	it( 'is refused at the module’s own route as well', async () => {
		expect( ( await post( 'module/waf', { [ LIST ]: OWN } ) ).status ).toBe(
			409
		);
	} );

	it( 'needs no insisting while nothing is blocked, or the author is allowed', async () => {
		const save = async ( values: object ) =>
			( await post( 'settings', values ) ).status;
		expect(
			await save( {
				[ LIST ]: OWN,
				jetpack_waf_ip_allow_list: '127.0.0.0/8',
			} )
		).toBe( 200 );
		// Removes the allow list that let the author in.
		expect( await save( { jetpack_waf_ip_allow_list: '' } ) ).toBe( 409 );
		expect(
			await save( {
				jetpack_waf_ip_allow_list: '',
				jetpack_waf_ip_list: false,
			} )
		).toBe( 200 );
		// The switch enables the list.
		expect( await save( { jetpack_waf_ip_list: true } ) ).toBe( 409 );
		await switchModule( 'waf', false );
		expect( await save( { jetpack_waf_ip_list: true } ) ).toBe( 200 );
		expect( await save( { waf: true } ) ).toBe( 409 );
		expect(
			( await post( 'module/waf/active', { active: true } ) ).status
		).toBe( 409 );
		expect(
			( await post( 'module/all/active', { modules: [ 'waf' ] } ) ).status
		).toBe( 409 );
		expect( ( await get( 'module/waf' ) ).body.activated ).toBe( false );
	} );

	it( 'is rejected if it blocks everyone, even with insist', async () => {
		for ( const list of [
			'0.0.0.0/0',
			'::/0',
			'0.0.0.0/1\n128.0.0.0/1',
		] ) {
			const { status, body } = await post( 'settings', {
				[ LIST ]: list,
				insist: true,
			} );
			expect( [ list, status ] ).toEqual( [ list, 400 ] );
			expect( body.data.params[ LIST ] ).toBe(
				'This list would block more than half of all IP addresses, including yours. Remove the largest range.'
			);
		}
	} );
} );
