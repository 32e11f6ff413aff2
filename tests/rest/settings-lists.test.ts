import { BAD_IP_LINES } from './settings-catalog-lists';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post } from './support/site';

const readKey = async ( key: string ): Promise< unknown > =>
	( await get( 'settings' ) ).body[ key ];

restoreStateAfterwards();

beforeAll( () => useScenario( 'local' ) );

describe( 'POST settings, IP lists', () => {
	const LISTS = [
		'jetpack_protect_global_whitelist',
		'jetpack_waf_ip_allow_list',
		'jetpack_waf_ip_block_list',
	];

	it.each( LISTS )(
		'%s names the bad line and keeps what was stored',
		async ( key ) => {
			await post( 'settings', { [ key ]: '203.0.113.7' } );
			const stored = await readKey( key );
			const { status, body } = await post( 'settings', {
				[ key ]: '198.51.100.1\n198.51.100.300\n198.51.100.2',
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
			expect( body.data.params[ key ] ).toContain( '198.51.100.300' );
			expect( body.data.params[ key ] ).toMatch( /\b2\b/ );
			expect( await readKey( key ) ).toEqual( stored );
		}
	);

	it.each( BAD_IP_LINES )(
		'refuses the line %s among good ones',
		async ( line ) => {
			const { status, body } = await post( 'settings', {
				jetpack_protect_global_whitelist: `203.0.113.7\n${ line }`,
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
		}
	);
} );

describe( 'POST settings, sharing services', () => {
	const ids = ( services: unknown ): string[] =>
		Array.isArray( services )
			? services
			: Object.keys( services as object );

	it( 'stores the visible and the hidden ones', async () => {
		const { status } = await post( 'settings', {
			sharing_services: {
				visible: [ 'email', 'twitter' ],
				hidden: [ 'reddit' ],
			},
		} );
		expect( status ).toBe( 200 );
		const services = ( await readKey( 'sharing_services' ) ) as Record<
			string,
			unknown
		>;
		expect( ids( services.visible ) ).toEqual( [ 'email', 'twitter' ] );
		expect( ids( services.hidden ) ).toEqual( [ 'reddit' ] );
		expect( ids( services.all ) ).toEqual(
			expect.arrayContaining( [ 'print', 'facebook', 'telegram' ] )
		);
	} );

	it( 'may be none at all', async () => {
		const { status } = await post( 'settings', {
			sharing_services: { visible: [], hidden: [] },
		} );
		expect( status ).toBe( 200 );
		const services = ( await readKey( 'sharing_services' ) ) as Record<
			string,
			unknown
		>;
		expect( [ ids( services.visible ), ids( services.hidden ) ] ).toEqual( [
			[],
			[],
		] );
	} );

	it.each( [
		[ 'a text', 'twitter' ],
		[ 'a list', [ 'twitter' ] ],
		[ 'only visible ones', { visible: [ 'twitter' ] } ],
		[ 'only hidden ones', { hidden: [ 'twitter' ] } ],
		[
			'no known visible one',
			{ visible: [ 'pigeon' ], hidden: [ 'twitter' ] },
		],
		[ 'null', null ],
	] )( 'is refused as %s', async ( _name, value ) => {
		const { status, body } = await post( 'settings', {
			sharing_services: value,
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'may be one of the site’s own, which can be removed again', async () => {
		const { status, body } = await post( 'settings', {
			custom: {
				sharing_name: 'Village board',
				sharing_url: 'https://board.example.test/?u=%post_url%',
				sharing_icon: 'https://board.example.test/icon.png',
			},
		} );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
		expect( body.custom ).toEqual( expect.any( Object ) );
		const known = async () =>
			ids(
				( ( await readKey( 'sharing_services' ) ) as { all: unknown } )
					.all
			);
		const own = ( await known() ).find( ( id ) =>
			/^custom-\d+$/.test( id )
		);
		expect( own ).toBeDefined();
		const removed = await post( 'settings', {
			sharing_delete_service: own,
		} );
		expect( removed.status ).toBe( 200 );
		expect( await known() ).not.toContain( own );
	} );

	it.each( [
		[ { custom: 'Village board' } ],
		[ { custom: { sharing_name: 'Village board' } } ],
		[
			{
				custom: {
					sharing_name: 1,
					sharing_url: 'https://a.test',
					sharing_icon: '',
				},
			},
		],
		[ { sharing_delete_service: 'twitter' } ],
		[ { sharing_delete_service: 'custom-999999' } ],
		[ { sharing_delete_service: 'custom-x' } ],
	] )( 'is refused as %j', async ( sent ) => {
		const { status, body } = await post( 'settings', sent );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );
} );
