import { ACTIONS, FILTERS, HELPERS } from './hooks-table';
import { createPost, deletePosts, headIn } from './modules/site-pages';
import type { SitePost } from './modules/site-pages';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalJson, fetchPath } from './support/site';

/**
 * The hooks that no other test uses, each on a running WordPress: what the code
 * does depends on the filter, or the action fires. tools/hooks.test.ts fails if
 * a hook has no test.
 */
const MODULES = [
	'contact-form',
	'likes',
	'related-posts',
	'search',
	'seo-tools',
	'sharedaddy',
	'stats',
	'subscriptions',
	'videopress',
];

restoreStateAfterwards();

let posts: SitePost[] = [];
let remove = () => {};
let effects: Record< string, unknown > = {};

beforeAll( async () => {
	await useScenario( 'local' );
	remove = dropMustUsePlugin(
		'hooks',
		`
add_filter( 'jetpack_active_modules', static fn( $slugs ) => array_merge( $slugs, array( ${ MODULES.map(
			( slug ) => `'${ slug }'`
		).join( ', ' ) } ) ) );
if ( isset( $_GET['hooks'] ) ) {
	add_filter( 'sharing_show', '__return_false' );
	add_filter( 'jetpack_dashboard_social_tags', static fn( $tags ) => array( 'og:title' => 'Of the hook' ) + $tags );
	add_filter( 'jetpack_dashboard_structured_data', static fn() => array( array( '@type' => 'Hook' ) ) );
}`
	);
	posts = [
		await createPost( { post_title: 'A hook', post_content: 'Text' } ),
		await createPost( {
			post_title: 'Another hook',
			post_content: 'Text',
		} ),
	];
	const actions = ACTIONS.map(
		( [ hook, cause ] ) =>
			`$effects['${ hook }'] = null;
$with( '${ hook }', static function ( ...$args ) use ( &$effects ) { $effects['${ hook }'] = $args; }, static function () use ( $get, $id ) { ${ cause }; } );`
	);
	const filters = FILTERS.map(
		( [ hook, value, effect ] ) =>
			`$effects['${ hook }'] = $with( '${ hook }', ${ value }, static fn() => ${ effect } );`
	);
	effects = await evalJson( `${ HELPERS }
list( $id, $other ) = array( ${ posts.map( ( { id } ) => id ).join( ', ' ) } );
$effects = array();
${ [ ...actions, ...filters ].join( '\n' ) }
echo wp_json_encode( $effects );` );
} );
afterAll( async () => {
	remove();
	await deletePosts( posts );
} );

it.each( FILTERS )( 'the filter %s works', ( hook, _value, _effect, is ) => {
	expect( effects[ hook ] ).toEqual( is );
} );

it.each( ACTIONS )( 'the action %s fires', ( hook, _cause, args ) => {
	expect( JSON.stringify( effects[ hook ] ) ).toBe(
		args.replace( '$id', String( posts[ 0 ]?.id ) )
	);
} );

it( 'sharing_show, jetpack_dashboard_social_tags and jetpack_dashboard_structured_data change a page', async () => {
	const { path = '' } = posts[ 0 ] ?? {};
	const before = ( await fetchPath( path ) ).text;
	const after = (
		await fetchPath( `${ path }${ path.includes( '?' ) ? '&' : '?' }hooks` )
	).text;

	expect( headIn( before ).metas[ 'og:title' ] ).toBe( 'A hook' );
	expect( headIn( after ).metas[ 'og:title' ] ).toBe( 'Of the hook' );
	expect( before ).not.toContain( '"@type":"Hook"' );
	expect( after ).toContain( '"@type":"Hook"' );
	expect( before ).toContain( 'jp-sharing' );
	expect( after ).not.toContain( 'jp-sharing' );
} );
