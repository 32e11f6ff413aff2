import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { ROLES, callCore, evalJson, get, site } from './support/site';
import type { Caller, HttpResponse, Role } from './support/site';
import { deleteSettings, useScenario } from './support/site-state';
import { prepareStatistics, sendView } from './stats/views';

const READ = [ 'get-modules', 'get-module', 'get-settings', 'get-statistics' ];
const CHANGE = [ 'switch-module', 'update-settings' ];

/** `input[module]=protect` for objects. */
const queryOf = ( input: Record< string, unknown > ): string =>
	Object.entries( input )
		.map(
			( [ key, value ] ) =>
				`input[${ key }]=${ encodeURIComponent( String( value ) ) }`
		)
		.join( '&' );

/** Runs an ability by REST, with the method that WordPress requires. */
function run(
	name: string,
	input: Record< string, unknown > = {},
	as: Caller = 'admin'
): Promise< HttpResponse > {
	const path = `wp-abilities/v1/abilities/jetpack-dashboard/${ name }/run`;
	return READ.includes( name )
		? callCore( 'GET', `${ path }?${ queryOf( input ) }`, { as } )
		: callCore( 'POST', path, { as, body: { input } } );
}

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await deleteSettings();
	await prepareStatistics();
} );

it( 'lists the abilities with their schemas', async () => {
	const { status, body } = await callCore(
		'GET',
		'wp-abilities/v1/abilities?category=jetpack-dashboard&per_page=100'
	);
	expect( status ).toBe( 200 );
	const found = body as {
		name: string;
		label: string;
		description: string;
		input_schema: { type: string; properties: Record< string, unknown > };
		output_schema: { type: string };
		meta: { annotations: { readonly: boolean; destructive: boolean } };
	}[];
	expect( found.map( ( { name } ) => name ).sort() ).toEqual(
		[ ...READ, ...CHANGE ]
			.map( ( name ) => `jetpack-dashboard/${ name }` )
			.sort()
	);
	for ( const one of found ) {
		expect( one.label ).toMatch( /\w/ );
		expect( one.description ).toMatch( /\w/ );
		expect( one.input_schema.type ).toBe( 'object' );
		expect( one.output_schema.type ).toBe( 'object' );
		expect( one.meta.annotations ).toMatchObject( {
			readonly: one.name.includes( '/get-' ),
			destructive: false,
		} );
	}
	const update = found.find( ( { name } ) =>
		name.endsWith( 'update-settings' )
	);
	expect( update?.input_schema.properties ).toMatchObject( {
		protect: { type: 'boolean' },
		carousel_background_color: {
			type: 'string',
			enum: [ 'black', 'white' ],
		},
	} );
	expect( update?.input_schema.properties ).not.toHaveProperty( 'akismet' );
	const { body: categories } = await callCore(
		'GET',
		'wp-abilities/v1/categories/jetpack-dashboard'
	);
	expect( categories ).toMatchObject( { label: 'Jetpack Dashboard' } );
} );

describe( 'reading', () => {
	it.each( ROLES )( 'returns what the routes return to %s', async ( as ) => {
		for ( const [ name, input, route ] of [
			[ 'get-modules', {}, 'module/all' ],
			[ 'get-module', { module: 'protect' }, 'module/protect' ],
			[ 'get-module', { module: 'likes' }, 'module/likes' ],
			[ 'get-settings', {}, 'settings' ],
			[ 'get-statistics', {}, 'module/stats/data' ],
			[
				'get-statistics',
				{ range: 'month' },
				'module/stats/data?range=month',
			],
		] as const ) {
			const expected = await get( route, { as } );
			const { status, body } = await run( name, input, as );
			expect( { name, status } ).toEqual( {
				name,
				// WordPress itself lets only users who can read run abilities.
				status: as === 'anonymous' ? 401 : expected.status,
			} );
			if ( status === 200 ) {
				expect( body ).toEqual( expected.body );
			}
		}
	} );

	it( 'counts', async () => {
		await sendView( 0 );
		const { body } = await run( 'get-statistics' );
		expect( body.general.stats.views ).toBe( 1 );
		expect( body.day.data ).toHaveLength( 30 );
	} );

	it( 'refuses inputs that don’t fit', async () => {
		for ( const [ name, input ] of [
			[ 'get-module', {} ],
			[ 'get-module', { module: 'nothing' } ],
			[ 'get-settings', { key: 'show' } ],
			[ 'get-statistics', { range: 'year' } ],
		] as const ) {
			const { status, body } = await run( name, input );
			expect( { status, code: body.code } ).toEqual( {
				status: 400,
				code: 'ability_invalid_input',
			} );
		}
	} );
} );

describe( 'changing', () => {
	it( 'turns a module on and off', async () => {
		for ( const active of [ true, false ] ) {
			const { status, body } = await run( 'switch-module', {
				module: 'likes',
				active,
			} );
			expect( status ).toBe( 200 );
			expect( body ).toMatchObject( { code: 'success' } );
			expect( ( await get( 'module/likes' ) ).body.activated ).toBe(
				active
			);
		}
		const refused = await run( 'switch-module', {
			module: 'vaultpress',
			active: true,
		} );
		expect( refused.status ).toBe( 424 );
		expect( refused.body.code ).toBe( 'not_supported' );
	} );

	it( 'saves settings by the rules of the route', async () => {
		const { status } = await run( 'update-settings', {
			sharing_label: 'By an ability',
			show: [ 'post', 'page' ],
			likes: true,
		} );
		expect( status ).toBe( 200 );
		expect( ( await get( 'settings' ) ).body ).toMatchObject( {
			sharing_label: 'By an ability',
			show: [ 'post', 'page' ],
			likes: true,
		} );
		const invalid = await run( 'update-settings', {
			sharing_label: 'New',
			google: 'b a d',
		} );
		expect( invalid.status ).toBe( 400 );
		expect( invalid.body.code ).toBe( 'rest_invalid_param' );
		expect( invalid.body.data.params ).toHaveProperty( 'google' );
		expect( ( await run( 'update-settings', {} ) ).status ).toBe( 400 );
		expect(
			( await run( 'update-settings', { nonsense: true } ) ).status
		).toBe( 400 );
		expect( ( await get( 'settings' ) ).body.sharing_label ).toBe(
			'By an ability'
		);
	} );

	it.each( ROLES.filter( ( role ) => role !== 'admin' ) )(
		'is refused to %s',
		async ( as: Role ) => {
			const status = as === 'anonymous' ? 401 : 403;
			expect(
				(
					await run(
						'switch-module',
						{ module: 'likes', active: false },
						as
					)
				).status
			).toBe( status );
			expect(
				( await run( 'update-settings', { sharing_label: 'No' }, as ) )
					.status
			).toBe( status );
			expect( ( await get( 'settings' ) ).body ).toMatchObject( {
				likes: true,
				sharing_label: 'By an ability',
			} );
		}
	);
} );

it( 'works for other plugins in the same request, as their user', async () => {
	const result = await evalJson( `
wp_set_current_user( get_user_by( 'login', 'editor' )->ID );
$denied = wp_get_ability( 'jetpack-dashboard/update-settings' )->check_permissions( array( 'sharing_label' => 'No' ) );
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
echo wp_json_encode( array(
	'denied' => is_wp_error( $denied ),
	'saved' => wp_get_ability( 'jetpack-dashboard/update-settings' )->execute( array( 'sharing_label' => 'By PHP' ) ),
) );` );
	expect( result ).toMatchObject( {
		denied: true,
		saved: { code: 'success' },
	} );
	expect( ( await get( 'settings' ) ).body.sharing_label ).toBe( 'By PHP' );
} );

it( 'does nothing where WordPress has no abilities', async () => {
	const remove = dropMustUsePlugin(
		'no-abilities',
		"add_action( 'init', static function () { remove_all_actions( 'wp_abilities_api_init' ); remove_all_actions( 'wp_abilities_api_categories_init' ); }, 0 );"
	);
	try {
		await site().resetDebugLog();
		expect( ( await get( 'settings' ) ).status ).toBe( 200 );
		expect( await site().debugLog() ).toBe( '' );
	} finally {
		remove();
	}
} );
