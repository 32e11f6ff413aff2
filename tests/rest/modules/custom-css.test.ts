import { restoreStateAfterwards } from '../support/saved-state';
import {
	deleteOption,
	setOption,
	switchModule,
	useScenario,
} from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import { useTestThemes } from './themes';

const SLUG = 'custom-css';
const OPTION = 'jetpack_dashboard_css_options';

restoreStateAfterwards();
deleteAllPosts( SLUG );
const useTheme = useTestThemes();

const setOptions = async ( options: {
	replace?: string;
	width?: unknown;
} ): Promise< void > =>
	setOption( OPTION, {
		[ await evalPhp( 'echo get_stylesheet();' ) ]: options,
	} );

/** The theme's stylesheet, which the test themes don't enqueue. */
const ENQUEUE = `<?php add_action( 'wp_enqueue_scripts', function () { wp_enqueue_style( 'theme', get_stylesheet_uri() ); wp_enqueue_style( 'other', home_url( '/other.css' ), array( 'theme' ) ); } );`;

let path = '';

beforeAll( async () => {
	await useScenario( 'local' );
	path = postPath( await makePost() );
	await useTheme( 'classic' );
	await evalPhp(
		`file_put_contents( get_stylesheet_directory() . '/functions.php', base64_decode( '${ Buffer.from(
			ENQUEUE
		).toString( 'base64' ) }' ) );`
	);
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await deleteOption( OPTION );
	await useTheme( 'classic' );
} );
afterAll( () => deleteOption( OPTION ) );

it( 'leaves out the theme’s stylesheets if the owner wants that, and nothing else', async () => {
	expect( await pageAt( path ) ).toContain( 'test-classic/style.css' );
	await setOptions( { replace: '1' } );
	const page = await pageAt( path );
	expect( page ).not.toContain( 'test-classic/style.css' );
	expect( page ).toContain( '/other.css' );
	await switchModule( SLUG, false );
	expect( await pageAt( path ) ).toContain( 'test-classic/style.css' );
} );

it( 'has options for each theme', async () => {
	await setOptions( { replace: '1', width: 500 } );
	await useTheme( 'hybrid' );
	expect( await pageAt( path ) ).not.toContain( 'size:500px' );
} );

it.each( [
	[ 500, '500px' ],
	[ '700', '700px' ],
	[ 99_999, '4000px' ],
] )( 'sets the width %s in themes with theme.json', async ( width, css ) => {
	await useTheme( 'hybrid' );
	await setOptions( { width } );
	expect( await pageAt( path ) ).toContain(
		`:root:root{--wp--style--global--content-size:${ css }}`
	);
	await switchModule( SLUG, false );
	expect( await pageAt( path ) ).not.toContain( ':root:root' );
} );

it.each( [ '', -5, '1}body{display:none', [ 500 ] ] )(
	'ignores the width %j',
	async ( width ) => {
		await useTheme( 'hybrid' );
		await setOptions( { width } );
		expect( await pageAt( path ) ).not.toContain( ':root:root' );
	}
);

it( 'is in the Customizer, next to the CSS, for users who can edit it', async () => {
	const customizer = async () =>
		( await fetchPath( '/wp-admin/customize.php', { as: 'admin' } ) ).text;
	const name = `${ OPTION }[test-classic]`;
	expect( await customizer() ).toContain( `${ name }[width]` );
	expect(
		await evalJson(
			`wp_set_current_user( 1 ); require_once ABSPATH . WPINC . '/class-wp-customize-manager.php'; $manager = new WP_Customize_Manager(); $GLOBALS['wp_customize'] = $manager; do_action( 'customize_register', $manager ); $one = $manager->get_setting( '${ name }[replace]' ); $two = $manager->get_setting( '${ name }[width]' ); echo wp_json_encode( array( $one->capability, $two->capability, $one->sanitize( 'x' ), $two->sanitize( '12px' ), $two->sanitize( '640' ), $manager->get_control( '${ name }[width]' )->section ) );`
		)
	).toEqual( [ 'edit_css', 'edit_css', '1', '', '640', 'custom_css' ] );
	await switchModule( SLUG, false );
	expect( await customizer() ).not.toContain( OPTION );
} );

describe( 'the editor of CSS', () => {
	const useBlockTheme = () =>
		evalPhp(
			'foreach ( wp_get_themes() as $slug => $theme ) { if ( $theme->is_block_theme() ) { switch_theme( $slug ); break; } }'
		);
	const editor = async () =>
		( await get( `module/${ SLUG }` ) ).body.extra.editor;

	it( 'is the Customizer with a classic theme, else the Site Editor', async () => {
		expect( await editor() ).toBe( 'customizer' );
		await useBlockTheme();
		expect( await editor() ).toBe( 'site-editor' );
	} );

	it( 'has the address of the Site Editor’s styles in each version of WordPress', async () => {
		await useBlockTheme();
		const { status, headers } = await fetchPath(
			'/wp-admin/site-editor.php?path=%2Fwp_global_styles',
			{ as: 'admin' }
		);
		// Newer versions redirect.
		expect( [ status, String( headers[ 'location' ] ) ] ).toEqual(
			status === 200
				? [ 200, 'undefined' ]
				: [ 302, expect.stringMatching( /p=(%2F|\/)styles/ ) ]
		);
	} );
} );
