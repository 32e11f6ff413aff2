import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, post } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { contextsIn, DAY, listedOn } from './related-posts-list';

let posts: Record< string, SitePost >;

restoreStateAfterwards();

beforeAll( async () => {
	const image = await evalPhp(
		"echo get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image' ) )[0]->ID;"
	);
	const make = ( title: string, day: number, tags: string[], more = {} ) =>
		createPost( {
			post_title: title,
			post_content: 'Text.',
			post_date_gmt: DAY( day ),
			tags_input: tags,
			...more,
		} );
	posts = {
		read: await make( 'Read', 1, [ 'rare', 'common' ] ),
		both: await make( 'Both & <em>more</em>', 2, [ 'rare', 'common' ] ),
		rare: await make( 'Rare', 3, [ 'rare' ] ),
		old: await make( 'Old common', 4, [ 'common' ] ),
		young: await make( 'Young common', 5, [ 'common' ] ),
		draft: await make( 'Draft', 6, [ 'rare', 'common' ], {
			post_status: 'draft',
		} ),
		secret: await make( 'Secret', 7, [ 'rare', 'common' ], {
			post_password: 'x',
		} ),
		alone: await make( 'Alone', 8, [] ),
	};
	await evalPhp( `set_post_thumbnail( ${ posts.rare?.id }, ${ image } );` );
} );
afterAll( () => deletePosts( Object.values( posts ) ) );
beforeEach( () => switchModule( 'related-posts', true ) );

const path = ( name: string ): string => posts[ name ]?.path ?? '';

describe( 'related-posts', () => {
	it( 'shows the three posts that share the most, the rarest first, when it is switched on', async () => {
		await switchModule( 'related-posts', false );
		expect( await listedOn( path( 'read' ) ) ).toBeNull();
		const { status } = await post( 'settings', { 'related-posts': true } );
		expect( status ).toBe( 200 );
		expect( await listedOn( path( 'read' ) ) ).toEqual( {
			headline: true,
			pictures: 0,
			titles: [ 'Both &#038; more', 'Rare', 'Young common' ],
		} );
	} );

	it( 'B268 B269 has a headline and pictures as the owner likes', async () => {
		await post( 'settings', {
			show_headline: false,
			show_thumbnails: true,
		} );
		expect( await listedOn( path( 'read' ) ) ).toMatchObject( {
			headline: false,
			pictures: 1,
		} );
	} );

	it( 'appears only on posts that have something in common', async () => {
		const page = await evalPhp(
			"echo wp_make_link_relative( get_permalink( get_posts( array( 'post_type' => 'page' ) )[0] ) );"
		);
		for ( const where of [
			'/',
			'/feed/',
			page,
			path( 'alone' ),
			path( 'secret' ),
		] ) {
			expect( [ where, await listedOn( where ) ] ).toEqual( [
				where,
				null,
			] );
		}
	} );

	it( 'shows no post that was withdrawn since it looked', async () => {
		await listedOn( path( 'read' ) );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ posts.rare?.id }, 'post_status' => 'private' ) );`
		);
		const titles = ( await listedOn( path( 'read' ) ) )?.titles;
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ posts.rare?.id }, 'post_status' => 'publish' ) );`
		);
		expect( titles ).toEqual( [
			'Both &#038; more',
			'Young common',
			'Old common',
		] );
	} );

	it( 'looks again when the post’s tags change', async () => {
		await listedOn( path( 'read' ) );
		await evalPhp(
			`wp_set_post_tags( ${ posts.read?.id }, array( 'rare' ) );`
		);
		const titles = ( await listedOn( path( 'read' ) ) )?.titles;
		await evalPhp(
			`wp_set_post_tags( ${ posts.read?.id }, array( 'rare', 'common' ) );`
		);
		expect( titles ).toEqual( [ 'Rare', 'Both &#038; more' ] );
	} );

	it( 'shows a new post that shares a tag at once', async () => {
		await listedOn( path( 'read' ) );
		const added = await createPost( {
			post_title: 'Added',
			post_date_gmt: DAY( 9 ),
			tags_input: [ 'rare', 'common' ],
		} );
		const titles = ( await listedOn( path( 'read' ) ) )?.titles;
		await deletePosts( [ added ] );
		expect( titles ).toEqual( [ 'Added', 'Both &#038; more', 'Rare' ] );
		expect( ( await listedOn( path( 'read' ) ) )?.titles ).not.toContain(
			'Added'
		);
	} );

	it( 'stores nothing among the options, and one cached result for a post', async () => {
		const count = () =>
			evalPhp(
				'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options" );'
			);
		const before = await count();
		for ( const post of Object.values( posts ) ) {
			await fetchPath( post.path );
			await fetchPath( post.path );
		}
		expect( await count() ).toBe( before );
		expect(
			await evalPhp(
				`global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE post_id = ${ posts.read?.id } AND meta_key LIKE '%related%'" );`
			)
		).toBe( '1' );
	} );

	it( 'finds posts by their words where no terms are shared, in any script', async () => {
		const make = ( title: string, content: string ) =>
			createPost( {
				post_title: title,
				post_content: content,
				post_date_gmt: DAY( 1 ),
			} );
		const texts = [
			await make(
				'Growing tomatoes',
				'<p>Compost and <b>watering</b> make tomatoes sweet.</p>'
			),
			await make(
				'My greenhouse',
				'<p>Watering and compost, twice a week.</p>'
			),
			await make( 'Tomatoes in winter', '<p>Not here.</p>' ),
			await make(
				'Bicycles',
				'<p>Chains and <i title="compost watering">gears</i>.</p>'
			),
			await make( '東京の庭園', '散歩' ),
			await make( '庭園を歩く', '午後' ),
		];
		const [ tomatoes, , , bicycles, garden ] = texts;
		const found = [
			( await listedOn( tomatoes?.path ?? '' ) )?.titles,
			( await listedOn( garden?.path ?? '' ) )?.titles,
			await listedOn( bicycles?.path ?? '' ),
		];
		await deletePosts( texts );
		expect( found ).toEqual( [
			[ 'Tomatoes in winter', 'My greenhouse' ],
			[ '庭園を歩く' ],
			null,
		] );
	} );

	it( 'says what each post shares', async () => {
		const contexts = async ( where: string ) =>
			contextsIn( ( await fetchPath( where ) ).text );
		expect( await contexts( path( 'read' ) ) ).toEqual( [
			'In “rare”',
			'In “rare”',
			'In “common”',
		] );
		const tags_input = [ 'gardens' ];
		const texts = [
			await createPost( { post_title: '東京の庭園', tags_input } ),
			await createPost( { post_title: '庭園を歩く' } ),
			await createPost( { post_title: 'Chess', tags_input } ),
		];
		const found = await contexts( texts[ 0 ]?.path ?? '' );
		await deletePosts( texts );
		expect( found ).toEqual( [ 'In “gardens”', 'Similar post' ] );
	} );

	it( 'shows no post that is hidden from search engines, while the SEO tools are on', async () => {
		const titles = async () => ( await listedOn( path( 'read' ) ) )?.titles;
		await titles();
		await evalPhp(
			`update_post_meta( ${ posts.rare?.id }, '_jetpack_dashboard_seo_noindex', '1' );`
		);
		await switchModule( 'seo-tools', true );
		const hidden = await titles();
		await switchModule( 'seo-tools', false );
		const shown = await titles();
		await evalPhp(
			`delete_post_meta( ${ posts.rare?.id }, '_jetpack_dashboard_seo_noindex' );`
		);
		expect( hidden ).toEqual( [
			'Both &#038; more',
			'Young common',
			'Old common',
		] );
		expect( shown ).toContain( 'Rare' );
	} );

	it( 'looks again when another post changes', async () => {
		const texts = [
			await createPost( { post_title: 'Growing tomatoes' } ),
			await createPost( { post_title: 'Tomatoes in winter' } ),
		];
		const titles = async () =>
			( await listedOn( texts[ 0 ]?.path ?? '' ) )?.titles;
		const before = await titles();
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ texts[ 1 ]?.id }, 'post_title' => 'Chess' ) );`
		);
		const after = await titles();
		await deletePosts( texts );
		expect( [ before, after ] ).toEqual( [
			[ 'Tomatoes in winter' ],
			undefined,
		] );
	} );

	it( 'B271 has a section in the Customizer that stores what the dashboard reads', async () => {
		const found = await evalJson( `
wp_set_current_user( 1 );
require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
$manager = new WP_Customize_Manager();
do_action( 'customize_register', $manager );
$setting = $manager->get_setting( 'jetpack_dashboard_show_headline' );
$manager->set_post_value( 'jetpack_dashboard_show_headline', false );
$manager->register_dynamic_settings();
$section = $manager->get_section( 'jetpack_relatedposts' );
$setting->save();
echo wp_json_encode( array( $section->title, $section->capability, array_keys( array_filter( $manager->controls(), fn( $control ) => 'jetpack_relatedposts' === $control->section ) ), get_option( 'jetpack_dashboard_show_headline' ) ) );` );
		expect( found ).toEqual( [
			'Related posts',
			'jetpack_configure_modules',
			[
				'jetpack_dashboard_show_headline',
				'jetpack_dashboard_show_thumbnails',
			],
			'0',
		] );
		await setOption( 'jetpack_dashboard_show_headline', '1' );
	} );
} );
