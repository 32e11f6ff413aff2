import { restoreStateAfterwards } from '../support/saved-state';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { callCore, evalJson, evalPhp } from '../support/site';
import type { Caller, Wire } from '../support/site';
import { switchModule } from '../support/site-state';
import { core } from './markdown-evil';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'widget-visibility';

/** Shows a widget area and the blocks of an option at the end of each page, in the REST API and to Ajax requests. */
const AREA = `
add_action( 'wp_ajax_nopriv_visibility', static function () { echo do_blocks( (string) get_option( 'visibility_test_blocks' ) ); exit; } );
add_action( 'widgets_init', static function () { register_sidebar( array( 'id' => 'visibility', 'show_in_rest' => true, 'before_widget' => '<aside class="widget">', 'after_widget' => '</aside>' ) ); } );
add_action( 'wp_footer', static function () { dynamic_sidebar( 'visibility' ); echo do_blocks( (string) get_option( 'visibility_test_blocks' ) ); } );`;

restoreStateAfterwards();
deleteAllPosts( SLUG );

let remove = () => {};
let post = 0;
let page = 0;
let category = 0;
let author = 0;

beforeAll( async () => {
	remove = dropMustUsePlugin( 'visibility-area', AREA );
	( { category, author } = await evalJson(
		"echo wp_json_encode( array( 'category' => wp_insert_term( 'Visible hills', 'category' )['term_id'], 'author' => get_user_by( 'login', 'author' )->ID ) );"
	) );
	post = await makePost( {
		post_category: [ category ],
		post_author: author,
	} );
	page = await makePost( { post_type: 'page' } );
} );
afterAll( async () => {
	remove();
	await evalPhp(
		`wp_delete_term( ${ category }, 'category' ); delete_option( 'visibility_test_blocks' ); delete_option( 'widget_text' ); delete_option( 'widget_block' ); delete_option( 'sidebars_widgets' );`
	);
} );
beforeEach( () => switchModule( SLUG, true ) );

const inPhp = ( value: unknown ) =>
	`json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( value )
	).toString( 'base64' ) }' ), true )`;

const block = ( name: string, conditions: unknown ) =>
	`<!-- wp:paragraph ${ JSON.stringify( {
		metadata: { name, jetpackVisibility: conditions },
	} ) } --><p>shown: ${ name };</p><!-- /wp:paragraph -->`;

/** Shows blocks with the given conditions on every page. */
const showBlocks = ( conditions: Readonly< Record< string, unknown > > ) =>
	evalPhp(
		`update_option( 'visibility_test_blocks', ${ inPhp(
			Object.entries( conditions )
				.map( ( [ name, value ] ) => block( name, value ) )
				.join( '' )
		) } );`
	);

const namesOn = async ( path: string, as?: Caller ): Promise< string[] > =>
	[ ...( await pageAt( path, as ) ).matchAll( /shown: ([^;<]+);/g ) ].map(
		( [ , name = '' ] ) => name
	);

const DAY = 86_400_000;
const day = ( offset: number ) =>
	new Date( Date.now() + offset * DAY ).toISOString().slice( 0, 10 );

it( 'shows blocks by page, type, term and author', async () => {
	await showBlocks( {
		front: { pages: [ 'front' ] },
		single: { pages: [ 'single' ] },
		search: { pages: [ 'search', '404' ] },
		page: { pages: [ `id-${ page }` ] },
		posts: { types: [ 'post' ] },
		term: { terms: [ `category:${ category }` ] },
		author: { authors: [ String( author ) ] },
		'not the front': { action: 'hide', pages: [ 'front' ] },
		'both of two': { types: [ 'post' ], pages: [ 'front' ] },
		'one of two': { match: 'any', types: [ 'post' ], pages: [ 'front' ] },
		always: {},
	} );
	expect( await namesOn( '/' ) ).toEqual( [
		'front',
		'one of two',
		'always',
	] );
	expect( await namesOn( postPath( post ) ) ).toEqual( [
		'single',
		'posts',
		'term',
		'author',
		'not the front',
		'one of two',
		'always',
	] );
	expect( await namesOn( `/?page_id=${ page }` ) ).toEqual( [
		'single',
		'page',
		'not the front',
		'always',
	] );
	expect( await namesOn( `/?cat=${ category }` ) ).toEqual( [
		'term',
		'not the front',
		'always',
	] );
	expect( await namesOn( `/?author=${ author }` ) ).toEqual( [
		'author',
		'not the front',
		'always',
	] );
	expect( await namesOn( '/?s=nothing-like-it' ) ).toEqual( [
		'search',
		'not the front',
		'always',
	] );
} );

it( 'shows blocks by role and date', async () => {
	await showBlocks( {
		visitors: { roles: [ 'visitors' ] },
		members: { roles: [ 'members' ] },
		authors: { roles: [ 'author', 'administrator' ] },
		now: { from: day( -2 ), until: day( 2 ) },
		past: { until: day( -2 ) },
		future: { from: day( 2 ) },
	} );
	expect( await namesOn( '/' ) ).toEqual( [ 'visitors', 'now' ] );
	expect( await namesOn( '/', 'author' ) ).toEqual( [
		'members',
		'authors',
		'now',
	] );
	expect( await namesOn( '/', 'subscriber' ) ).toEqual( [
		'members',
		'now',
	] );
} );

it( 'names authors of published posts without reading all users and posts', async () => {
	const [ authors, subqueries ] = await evalJson( `
$queries = array();
add_filter( 'query', function ( $sql ) use ( &$queries ) { $queries[] = $sql; return $sql; } );
$authors = Jetpack_Dashboard\\Features\\Widget_Visibility\\Choices::all()['authors']['choices'];
echo wp_json_encode( array( array_values( $authors ), preg_grep( '/SELECT DISTINCT \\S*post_author/', $queries ) ) );` );
	expect( authors ).toContain( 'Samuel Okafor' );
	expect( subqueries ).toEqual( [] );
} );

it( 'hides blocks and widgets from visitors in Ajax requests and public REST routes', async () => {
	const members = { roles: [ 'members' ] };
	await showBlocks( { members, always: {} } );
	expect(
		await namesOn( '/wp-admin/admin-ajax.php?action=visibility' )
	).toEqual( [ 'always' ] );

	await evalPhp(
		`update_option( 'widget_block', array( 3 => array( 'content' => ${ inPhp(
			block( 'block', members )
		) } ), '_multiwidget' => 1 ) ); update_option( 'sidebars_widgets', array( 'visibility' => array( 'block-3' ), 'array_version' => 3 ) );`
	);
	const widgets = async ( as: Caller ) =>
		JSON.stringify(
			(
				await callCore( 'GET', 'wp/v2/widgets?sidebar=visibility', {
					as,
				} )
			).body
		);
	const [ visitor, admin ] = [
		await widgets( 'anonymous' ),
		await widgets( 'admin' ),
	];
	await evalPhp(
		"delete_option( 'widget_block' ); delete_option( 'sidebars_widgets' );"
	);
	expect( visitor ).toContain( '"block-3"' );
	expect( visitor ).not.toContain( 'shown: block;' );
	expect( admin ).toContain( 'shown: block;' );
} );

it( 'offers roles only to users who may list users', async () => {
	const roles = async ( as: Caller ) => {
		const html = await pageAt( '/wp-admin/post-new.php', as );
		const [ , data = '' ] = /jpVisibility = (.*);$/m.exec( html ) ?? [];
		return JSON.parse( data ).lists.roles.choices.map(
			( [ value ]: [ string ] ) => value
		);
	};
	expect( await roles( 'contributor' ) ).toEqual( [ 'visitors', 'members' ] );
	expect( await roles( 'admin' ) ).toContain( 'subscriber' );
} );

it.each( [
	[ 'unknown lists', { bogus: [ 'x' ] } ],
	[ 'values of another type', { pages: [ { a: 1 } ], types: null } ],
	[ 'no list', 'show' ],
	[ 'a date that doesn’t exist', { from: '2026-02-31' } ],
] )( 'ignores %s', async ( _, conditions ) => {
	await showBlocks( { odd: conditions } );
	expect( await namesOn( '/' ) ).toEqual( [ 'odd' ] );
} );

it( 'shows every block while it is off', async () => {
	await showBlocks( { never: { pages: [ '404' ] } } );
	expect( await namesOn( '/' ) ).toEqual( [] );
	await switchModule( SLUG, false );
	expect( await namesOn( '/' ) ).toEqual( [ 'never' ] );
} );

it( 'hides blocks of posts in the REST API', async () => {
	const id = await makePost( {
		post_content:
			block( 'post', { types: [ 'post' ] } ) +
			block( 'page', { types: [ 'page' ] } ),
	} );
	const { content } = await core( 'anonymous', `posts/${ id }` );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
	expect( content.rendered ).toContain( 'shown: post;' );
	expect( content.rendered ).not.toContain( 'shown: page;' );
} );

describe( 'classic widgets', () => {
	/** Saves a text widget with the conditions as the form does. */
	const saveWidget = ( conditions: unknown ): Promise< Wire > =>
		evalJson( `
require_once ABSPATH . 'wp-admin/includes/widgets.php';
wp_set_current_user( 1 );
global $wp_widget_factory;
$widget = $wp_widget_factory->get_widget_object( 'text' );
$widget->_set( 2 );
$value = array( 'title' => '', 'text' => 'shown: text;' ) + array( 'jp_visibility' => ${ inPhp(
			conditions
		) } );
$instance = apply_filters( 'widget_update_callback', $widget->update( $value, array() ), $value, array(), $widget );
update_option( 'widget_text', array( 2 => $instance, '_multiwidget' => 1 ) );
update_option( 'sidebars_widgets', array( 'visibility' => array( 'text-2' ), 'array_version' => 3 ) );
ob_start();
$return = 'noform';
do_action_ref_array( 'in_widget_form', array( $widget, &$return, $instance ) );
echo wp_json_encode( array( 'stored' => $instance['jp_visibility'] ?? null, 'form' => ob_get_clean(), 'return' => $return ) );` );

	beforeEach( () => showBlocks( {} ) );

	it( 'are shown by their conditions', async () => {
		const { stored, form } = await saveWidget( {
			action: 'hide',
			match: 'all',
			pages: [ 'front' ],
			terms: [ 'category:999999' ],
			until: '',
			evil: '<script>',
		} );
		expect( stored ).toEqual( {
			action: 'hide',
			match: 'all',
			pages: [ 'front' ],
			terms: [ 'category:999999' ],
		} );
		expect( form ).toMatch( /<option value="front"\s+selected/ );
		// A term that isn't offered.
		expect( form ).toMatch( /<option value="category:999999"\s+selected/ );
		expect( form ).toMatch(
			/<label for="widget-text-2-jp_visibility-from">/
		);
		expect( await namesOn( '/' ) ).toEqual( [ 'text' ] );

		await saveWidget( { action: 'hide', pages: [ 'front' ] } );
		const html = await pageAt( '/' );
		expect( html ).not.toContain( 'shown: text;' );
		expect( html ).not.toContain( '<aside class="widget">' );
		expect( await namesOn( postPath( post ) ) ).toEqual( [ 'text' ] );
		await switchModule( SLUG, false );
		expect( await namesOn( '/' ) ).toEqual( [ 'text' ] );
	} );

	it( 'store nothing without conditions', async () => {
		const { stored } = await saveWidget( { action: 'show', match: 'all' } );
		expect( stored ).toBeNull();
	} );

	it( 'with one block leave no empty container', async () => {
		await evalPhp(
			`update_option( 'widget_block', array( 3 => array( 'content' => ${ inPhp(
				block( 'block', { pages: [ '404' ] } )
			) } ), '_multiwidget' => 1 ) ); update_option( 'sidebars_widgets', array( 'visibility' => array( 'block-3' ), 'array_version' => 3 ) );`
		);
		expect( await pageAt( '/' ) ).not.toContain( '<aside class="widget">' );
		await switchModule( SLUG, false );
		expect( await namesOn( '/' ) ).toEqual( [ 'block' ] );
	} );
} );
