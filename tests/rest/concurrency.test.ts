import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post } from './support/site';

/**
 * Switches of different owners; each of two administrators saves half of them.
 */
const KEYS = [
	'carousel_display_exif',
	'jetpack_portfolio',
	'jetpack_testimonial',
	'tiled_galleries',
	'jetpack_waf_share_data',
	'sharedaddy_disable_resources',
	'jetpack_sso_match_by_email',
	'jetpack_sso_require_two_step',
	'show_thumbnails',
	'wordads_ccpa_enabled',
	'videopress_private_enabled_for_site',
	'dismiss_dash_app_card',
];

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );

it.each( [ true, false ] )(
	'two administrators save different keys at once (%j) and lose nothing',
	async ( value ) => {
		await post(
			'settings',
			Object.fromEntries( KEYS.map( ( key ) => [ key, ! value ] ) )
		);
		const statuses = await Promise.all(
			KEYS.map( async ( key, index ) => {
				const as = index % 2 === 0 ? 'admin' : 'admin2';
				return ( await post( 'settings', { [ key ]: value }, { as } ) )
					.status;
			} )
		);
		expect( statuses ).toEqual( KEYS.map( () => 200 ) );
		const { body } = await get( 'settings' );
		expect( KEYS.filter( ( key ) => body[ key ] !== value ) ).toEqual( [] );
	}
);

it( 'a module’s switch and a setting saved at once both stay', async () => {
	await post( 'settings', { protect: false, roles: [ 'administrator' ] } );
	const responses = await Promise.all( [
		post( 'module/protect/active', { active: true } ),
		post(
			'settings',
			{ roles: [ 'administrator', 'editor' ] },
			{ as: 'admin2' }
		),
		post( 'settings', { google: 'abc-1' } ),
	] );
	expect( responses.map( ( response ) => response.status ) ).toEqual( [
		200, 200, 200,
	] );
	const { body } = await get( 'settings' );
	expect( [ body.protect, body.roles, body.google ] ).toEqual( [
		true,
		[ 'administrator', 'editor' ],
		'abc-1',
	] );
} );

it( 'the same key saved by both is one of the two, whole', async () => {
	const first = 'Anna: example.com, 1, DIRECT';
	const second = 'Bela: example.net, 2, RESELLER';
	await Promise.all( [
		post( 'settings', { wordads_custom_adstxt: first } ),
		post( 'settings', { wordads_custom_adstxt: second }, { as: 'admin2' } ),
	] );
	const { body } = await get( 'settings' );
	expect( [ first, second ] ).toContain( body.wordads_custom_adstxt );
} );
