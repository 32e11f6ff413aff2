import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp } from '../support/site';
import {
	addPhoto,
	deletePhotos,
	imageBlock,
	makeCopies,
	provideImageEditor,
} from './photos';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import { useTestThemes } from './themes';

const SLUG = 'tiled-gallery';
const SETTING = 'jetpack_dashboard_tiled_galleries';
const LAYOUTS = [ 'mosaic', 'square', 'circle', 'columns' ] as const;

restoreStateAfterwards();
deleteAllPosts( SLUG, 'photon' );

let ids: number[] = [];
beforeAll( async () => {
	ids = await evalJson(
		"echo wp_json_encode( get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => 3 ) ) );"
	);
} );

beforeEach( async () => {
	await switchModule( SLUG, true );
	await setOption( SETTING, '0' );
} );

const block = ( style = '' ): string =>
	`<!-- wp:gallery {"linkTo":"none","className":"${ style }"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped ${ style }">${ ids
		.map(
			( id ) =>
				`<!-- wp:image {"id":${ id }} --><figure class="wp-block-image"><img src="/x.jpg" alt="" class="wp-image-${ id }"/></figure><!-- /wp:image -->`
		)
		.join( '' ) }</figure><!-- /wp:gallery -->`;

const shortcode = ( more = '' ): string =>
	`[gallery ids="${ ids.join() }" ${ more }]`;

const pageWith = async ( post_content: string ): Promise< string > =>
	pageAt( postPath( await makePost( { post_content } ) ) );

/**
 * Classes of the page's first gallery that choose a layout, and whether the
 * page has the stylesheet.
 */
function layoutOf( html: string ): [ string, boolean ] {
	const [ , classes = '' ] =
		/class=["']([^"']*\b(?:wp-block-gallery|gallery-columns-\d)\b[^"']*)["']/.exec(
			html
		) ?? [];
	const tiled = classes.match( /is-style-[\w-]+/g ) ?? [];
	return [
		tiled.join( ' ' ),
		html.includes( 'jetpack-dashboard-tiled-gallery' ),
	];
}

it.each( LAYOUTS )( 'shows a block of style %s', async ( layout ) => {
	const html = await pageWith( block( `is-style-tiled-${ layout }` ) );
	expect( layoutOf( html ) ).toEqual( [
		`is-style-tiled-${ layout }`,
		true,
	] );
	expect( html ).not.toMatch( /tiled-gallery[^"']*\.js/ );

	await switchModule( SLUG, false );
	const off = await pageWith( block( `is-style-tiled-${ layout }` ) );
	expect( layoutOf( off )[ 1 ] ).toBe( false );
} );

it.each( [
	[ 'rectangular', 'mosaic' ],
	[ 'Square', 'square' ],
	[ 'circle', 'circle' ],
	[ 'columns', 'columns' ],
] )( 'shows a shortcode of type %s', async ( type, layout ) => {
	const html = await pageWith( shortcode( `type="${ type }" columns="4"` ) );
	expect( layoutOf( html ) ).toEqual( [
		`is-style-tiled-${ layout }`,
		true,
	] );
	expect( html ).toContain( 'gallery-columns-4' );
	expect( html ).toContain( 'gallery-size-large' );

	await switchModule( SLUG, false );
	const off = await pageWith( shortcode( `type="${ type }"` ) );
	expect( layoutOf( off ) ).toEqual( [ '', false ] );
	expect( off ).toContain( 'gallery-size-thumbnail' );
} );

it( 'keeps the layout if the images are accelerated', async () => {
	const remove = provideImageEditor();
	const photo = await addPhoto( 'tiled.png' );
	await switchModule( 'photon', true );
	const content = [
		`<!-- wp:gallery {"linkTo":"none","className":"is-style-tiled-mosaic"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped is-style-tiled-mosaic">${ imageBlock(
			photo
		) }</figure><!-- /wp:gallery -->`,
		`[gallery ids="${ photo.id }" type="square"]`,
	];
	const id = await makePost( { post_content: content.join( '' ) } );
	await pageAt( postPath( id ) );
	await makeCopies();
	const html = await pageAt( postPath( id ) );
	await switchModule( 'photon', false );
	await deletePhotos( [ photo ] );
	await evalPhp(
		'Jetpack_Dashboard\\Features\\Photon\\Photon::delete_all();'
	);
	remove();
	for ( const name of [ 'is-style-tiled-mosaic', 'is-style-tiled-square' ] ) {
		const [ , image ] =
			new RegExp(
				`class=["'][^"']*\\b${ name }\\b.*?(<img[^>]*>)`,
				's'
			).exec( html ) ?? [];
		expect( image ).toMatch( /srcset="[^"]*\bi=640-[^" ]* 640w/ );
		expect( image ).toMatch( /width="\d+" height="\d+"/ );
	}
	expect( layoutOf( html ) ).toEqual( [ 'is-style-tiled-mosaic', true ] );
} );

it( 'shows galleries without a layout as a mosaic only if the setting is on', async () => {
	const contents = [ block(), shortcode() ];
	for ( const content of contents ) {
		expect( layoutOf( await pageWith( content ) ) ).toEqual( [
			'',
			false,
		] );
	}

	await setOption( SETTING, '1' );
	for ( const content of contents ) {
		expect( layoutOf( await pageWith( content ) ) ).toEqual( [
			'is-style-tiled-mosaic',
			true,
		] );
	}
	expect( layoutOf( await pageWith( block( 'is-style-default' ) ) ) ).toEqual(
		[ 'is-style-default', false ]
	);
	expect(
		layoutOf( await pageWith( block( 'is-style-tiled-circle' ) ) )
	).toEqual( [ 'is-style-tiled-circle', true ] );
	for ( const type of [ 'default', 'slideshow' ] ) {
		const html = await pageWith( shortcode( `type="${ type }"` ) );
		expect( layoutOf( html ) ).toEqual( [ '', false ] );
	}
	expect(
		layoutOf( await pageWith( shortcode( 'size="medium"' ) ) )
	).toEqual( [ 'is-style-tiled-mosaic', true ] );
} );

it( 'escapes attributes of a shortcode and classes of a block', async () => {
	const attack = `x" onload="alert(1)" '><script>alert(1)</script>`;
	const shortcodes = [ 'type', 'size', 'columns', 'link' ].map( ( name ) =>
		shortcode( `${ name }='${ attack.replaceAll( "'", '' ) }'` )
	);
	const tags = shortcode(
		'type="square" itemtag="script" icontag="script" captiontag="script"'
	);
	const style = 'is-style-tiled-square x" onload="alert(1)';
	await setOption( SETTING, '1' );
	// WordPress also cleans the content, as for a contributor.
	const content = await evalPhp(
		`echo wp_kses_post( base64_decode( '${ Buffer.from(
			[ ...shortcodes, tags, block( style ) ].join( '\n' )
		).toString( 'base64' ) }' ) );`
	);
	const html = await pageWith( content );
	expect( html ).toContain( 'is-style-tiled-square' );
	expect(
		html.match(
			/<[^>]*\sonload=["']|<script>alert|<script class=["']gallery/g
		)
	).toBeNull();
} );

it( 'adds nothing to pages without a gallery, nor to feeds', async () => {
	await setOption( SETTING, '1' );
	expect( await pageWith( 'Words.' ) ).not.toContain( SLUG );

	const id = await makePost( { post_content: block() + shortcode() } );
	expect(
		await pageAt( `/?p=${ id }&feed=rss2&withoutcomments=1` )
	).not.toContain( 'is-style-tiled' );
} );

it( 'offers the layouts in the editor, and makes the mosaic the default with the setting', async () => {
	const editor = () => pageAt( '/wp-admin/post-new.php', 'admin' );
	const off = await editor();
	for ( const layout of LAYOUTS ) {
		expect( off ).toContain( `"name":"tiled-${ layout }"` );
	}
	expect( off ).toContain( 'tiled-gallery.css' );
	expect( off ).not.toMatch( /"name":"tiled-mosaic"[^}]*"isDefault":true/ );

	await setOption( SETTING, '1' );
	const on = await editor();
	expect( on ).toMatch( /"name":"tiled-mosaic"[^}]*"isDefault":true/ );
	expect( on ).toContain(
		':is(.is-style-tiled-mosaic, .wp-block-gallery.has-nested-images'
	);
	// The admin pages without an editor don't need it.
	expect( await pageAt( '/wp-admin/index.php', 'admin' ) ).not.toContain(
		'is-style-tiled'
	);

	await switchModule( SLUG, false );
	expect( await editor() ).not.toContain( 'tiled-' );
} );

describe( 'in other themes', () => {
	const useTheme = useTestThemes();

	it.each( [ 'classic', 'hybrid' ] as const )(
		'the same in a %s theme',
		async ( theme ) => {
			await useTheme( theme );
			const html = await pageWith( shortcode( 'type="circle"' ) );
			expect( layoutOf( html ) ).toEqual( [
				'is-style-tiled-circle',
				true,
			] );
			// These themes don't support HTML5 galleries.
			expect( html ).toMatch( /<figure class='gallery-item'>/ );
			expect( html ).not.toMatch( /<d[ltd]\b|#gallery-1 \{/ );
			expect(
				layoutOf( await pageWith( block( 'is-style-tiled-mosaic' ) ) )
			).toEqual( [ 'is-style-tiled-mosaic', true ] );
			expect( await pageWith( 'Words.' ) ).not.toContain( SLUG );

			await switchModule( SLUG, false );
			const off = await pageWith( shortcode( 'type="circle"' ) );
			expect( layoutOf( off ) ).toEqual( [ '', false ] );
			expect( off ).toMatch( /<dl class='gallery-item'>/ );
		}
	);
} );
