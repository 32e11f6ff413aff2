import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post } from './support/site';

restoreStateAfterwards();

let removeBehavior: () => void;

beforeAll( async () => {
	removeBehavior = dropMustUsePlugin(
		'behavior',
		"add_filter( 'jetpack_dashboard_has_behavior', '__return_true' );"
	);
	await useScenario( 'local' );
} );

afterAll( () => removeBehavior() );

beforeEach( () =>
	post( 'settings', {
		search: false,
		instant_search_enabled: false,
		wordads: false,
	} )
);

const BOTH_OFF = { module_active: false, instant_search_enabled: false };

/** The request body, and what both routes return afterwards. */
const SEARCH: [ string, object, typeof BOTH_OFF ][] = [
	[
		'search alone',
		{ module_active: true },
		{ ...BOTH_OFF, module_active: true },
	],
	[
		'instant results, which bring search with them',
		{ instant_search_enabled: true },
		{ module_active: true, instant_search_enabled: true },
	],
	[
		'both',
		{ module_active: true, instant_search_enabled: true },
		{ module_active: true, instant_search_enabled: true },
	],
	[ 'nothing new', { module_active: false }, BOTH_OFF ],
];

it.each( SEARCH )(
	'POST search/settings switches %s (A373, A376)',
	async ( _what, sent, stands ) => {
		const response = await post( 'search/settings', sent );
		expect( [ response.status, response.body ] ).toEqual( [ 200, stands ] );
		expect( ( await get( 'search/settings' ) ).body ).toEqual( stands );
		expect( ( await get( 'settings' ) ).body ).toMatchObject( {
			search: stands.module_active,
			instant_search_enabled: stands.instant_search_enabled,
		} );
	}
);

it.each( [
	[ 'nothing', {}, 'rest_invalid_arguments' ],
	[
		'what excludes itself',
		{ module_active: false, instant_search_enabled: true },
		'rest_invalid_arguments',
	],
	[ 'a word', { module_active: 'yes' }, 'rest_invalid_param' ],
	[ 'a list', { instant_search_enabled: [] }, 'rest_invalid_param' ],
] )( 'POST search/settings refuses %s', async ( _what, sent, code ) => {
	const { status, body } = await post( 'search/settings', sent );
	expect( [ status, body.code ] ).toEqual( [ 400, code ] );
	expect( ( await get( 'search/settings' ) ).body ).toEqual( BOTH_OFF );
} );

it( 'POST wordads/settings turns ads on and off, ignores a missing value, and rejects an invalid one (A365, A366)', async () => {
	const steps: [ object, number, boolean ][] = [
		[ { module_active: true }, 200, true ],
		[ {}, 200, true ],
		[ { wordads_display_post: false }, 200, true ],
		[ { module_active: 'off' }, 400, true ],
		[ { module_active: false }, 200, false ],
	];
	for ( const [ sent, status, isOn ] of steps ) {
		const response = await post( 'wordads/settings', sent );
		expect( [ sent, response.status ] ).toEqual( [ sent, status ] );
		expect( ( await get( 'wordads/settings' ) ).body ).toEqual( {
			module_active: isOn,
		} );
		expect( ( await get( 'settings' ) ).body.wordads ).toBe( isOn );
	}
	expect( ( await get( 'settings' ) ).body.wordads_display_post ).toBe(
		true
	);
} );

describe( 'without code of their own', () => {
	beforeAll( () => removeBehavior() );

	it.each( [
		[ 'search/settings', 'search' ],
		[ 'wordads/settings', 'wordads' ],
	] )( 'POST %s says why nothing is switched', async ( path, module ) => {
		// A module that is implemented by now doesn't belong here.
		const { available } = ( await get( `module/${ module }` ) ).body;
		const { status, body } = await post( path, { module_active: true } );
		expect( [ status, body.code ?? 'success' ] ).toEqual(
			available ? [ 200, 'success' ] : [ 400, 'some_updated' ]
		);
		if ( ! available ) {
			expect( body.data.params[ module ] ).toMatch( /\w{3}.*\.$/ );
		}
	} );
} );
