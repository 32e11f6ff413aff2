import { prepareStatistics } from '../stats/views';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp } from '../support/site';
import { setOption, switchModule } from '../support/site-state';
import { core } from './markdown-evil';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import { inPhp, saveWidget } from './classic-widgets';

const SLUG = 'widgets';

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeEach( () => switchModule( SLUG, true ) );
afterAll( () =>
	evalPhp(
		"foreach ( array( 'contact_details', 'author_list', 'popular_posts', 'milestone', 'social_icons' ) as $name ) { delete_option( \"widget_jetpack_dashboard_$name\" ); }"
	)
);

const block = ( name: string, attributes: object = {} ) =>
	`<!-- wp:jetpack/${ name } ${ JSON.stringify( attributes ) } /-->`;

/** The HTML of a block on a page, without that of other blocks. */
async function shown( name: string, attributes: object = {} ) {
	const page = await pageAt(
		postPath(
			await makePost( { post_content: block( name, attributes ) } )
		)
	);
	return (
		new RegExp(
			`<div class="wp-block-jetpack-${ name }[^"]*">([^]*?)</div>`
		).exec( page )?.[ 1 ] ?? ''
	);
}

const CONTACT = {
	address: '1 Hill Road\nLisbon',
	phone: '+351 (21) 123',
	email: 'ana@example.org',
	hours: '<b>Mon</b>',
};

it( 'shows contact info, as a block and as a widget', async () => {
	const html =
		'<address><p>1 Hill Road<br />\nLisbon</p><p><a href="tel:+35121123" dir="ltr">+351 (21) 123</a></p><p><a href="mailto:ana@example.org" dir="ltr">ana@example.org</a></p><p>Mon</p></address>';
	expect( await shown( 'contact-details', CONTACT ) ).toBe( html );
	const { printed, stored } = await saveWidget( 'contact_details', {
		title: 'Visit <us>',
		evil: 1,
		...CONTACT,
	} );
	expect( printed ).toBe( `<li><h2>Visit</h2>${ html }</li>` );
	expect( stored ).toEqual( { title: 'Visit', ...CONTACT, hours: 'Mon' } );
	expect( await shown( 'contact-details' ) ).toBe( '' );
} );

it.each( [
	'<script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
	'javascript:alert(1)',
] )( 'shows %s as text or not at all', async ( evil ) => {
	const html = await shown( 'contact-details', {
		address: evil,
		phone: evil,
		email: evil,
		hours: [ evil ],
	} );
	expect( html ).not.toMatch( /<(?!\/?(?:address|p|a|br)\b)|="?javascript:/ );
	expect( html ).not.toMatch( /<[^>]* on/ );
	const { form, printed } = await saveWidget( 'milestone', {
		title: evil,
		event: evil,
		date: evil,
		message: evil,
	} );
	expect( form + printed ).not.toMatch( /<script|<img|<[^>]* onerror/ );
} );

it( 'lists authors with published posts', async () => {
	const author = await evalJson< number >(
		"echo get_user_by( 'login', 'author' )->ID;"
	);
	const subscriber = await evalJson< string >(
		"echo wp_json_encode( get_user_by( 'login', 'subscriber' )->display_name );"
	);
	await makePost( { post_author: author } );
	const html = await shown( 'author-list', { avatars: false, counts: true } );
	expect( html ).toMatch(
		/^<ul>(?:<li><a href="[^"]+\/author\/[^"]+">[^<]+<\/a> <span>\(\d+\)<\/span><\/li>)+<\/ul>$/
	);
	expect( html ).not.toContain( subscriber );
	expect( html ).not.toContain( '<img' );
	expect( await shown( 'author-list' ) ).toMatch( /<li><img [^>]+> <a/ );
	expect(
		( await shown( 'author-list', { number: 1 } ) ).match( /<li>/g )
	).toHaveLength( 1 );
} );

it( 'caches the authors until someone publishes', async () => {
	const names = async () =>
		( await shown( 'author-list', { avatars: false } ) ).match( /<li>/g )
			?.length ?? 0;
	const post = await makePost( {
		post_author: await evalJson< number >(
			"echo get_user_by( 'login', 'contributor' )->ID;"
		),
		post_status: 'draft',
	} );
	const before = await names();
	expect(
		await evalPhp(
			"echo wp_json_encode( is_array( get_transient( 'jetpack_dashboard_authors' ) ) );"
		)
	).toBe( 'true' );
	await evalPhp( `wp_publish_post( ${ post } );` );
	expect( await names() ).toBe( before + 1 );
	await evalPhp(
		`wp_update_post( array( 'ID' => ${ post }, 'post_status' => 'draft' ) );`
	);
	expect( await names() ).toBe( before );
} );

it( 'lists the public posts with the most views', async () => {
	await prepareStatistics();
	const [ most, less, draft, locked, page ] = await Promise.all( [
		makePost( { post_title: 'Most <i>viewed</i>' } ),
		makePost( { post_title: 'Less viewed' } ),
		makePost( { post_title: 'Draft', post_status: 'draft' } ),
		makePost( { post_title: 'Locked', post_password: 'x' } ),
		makePost( { post_title: 'Page', post_type: 'page' } ),
	] );
	const views = {
		[ draft ]: 99,
		[ locked ]: 98,
		[ page ]: 97,
		0: 96,
		[ most ]: 40,
		[ less ]: 1,
	};
	await evalPhp(
		`delete_transient( 'jetpack_dashboard_top_posts_7' ); global $wpdb; foreach ( ${ inPhp(
			views
		) } as $id => $count ) { $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_days (subject, slot, views) VALUES (%d, %d, %d)", $id, wp_date( 'Ymd', time() - 2 * DAY_IN_SECONDS ), $count ) ); }`
	);
	expect(
		( await shown( 'popular-posts', { views: true } ) ).replace(
			/ href="[^"]*"/g,
			''
		)
	).toBe(
		'<ol><li><a>Most viewed</a> <span>40 views</span></li><li><a>Less viewed</a> <span>1 view</span></li></ol>'
	);
	expect( await shown( 'popular-posts', { number: 1 } ) ).not.toContain(
		'Less viewed'
	);

	await switchModule( 'stats', false );
	await evalPhp( "delete_transient( 'jetpack_dashboard_top_posts_7' );" );
	expect( await shown( 'popular-posts' ) ).toBe( '' );
	await switchModule( 'stats', true );
	await evalPhp( "delete_transient( 'jetpack_dashboard_top_posts_7' );" );
} );

it.each( [
	[ 3, '', '3 days to go' ],
	[ 1, 'Done', '1 day to go' ],
	[ 0, '', 'Today' ],
	[ -2, '', '2 days ago' ],
	[ -2, 'Done', 'Done' ],
] )( 'counts %d days to a milestone', async ( days, message, text ) => {
	const date = await evalJson< string >(
		`echo wp_json_encode( wp_date( 'Y-m-d', strtotime( wp_date( 'Y-m-d' ) . ' 12:00 ${ days } days' ) ) );`
	);
	expect( await shown( 'milestone', { event: 'Fair', date, message } ) ).toBe(
		`<p><strong>Fair</strong><br><time datetime="${ date }">${ text }</time></p>`
	);
} );

it.each( [ '2026-02-31', 'tomorrow', '' ] )(
	'shows no milestone for the date “%s”',
	async ( date ) => {
		expect( await shown( 'milestone', { event: 'Fair', date } ) ).toBe(
			''
		);
	}
);

it( 'previews a block for authors, who can’t exceed the limits', async () => {
	const { rendered } = await core(
		'author',
		'block-renderer/jetpack/author-list?context=edit',
		{ attributes: { number: 5000, avatars: false } }
	);
	expect( rendered ).toContain( '<ul>' );
	expect(
		await evalJson(
			"echo wp_json_encode( Jetpack_Dashboard\\Features\\Widgets\\Field::sanitize_all( ( new Jetpack_Dashboard\\Features\\Widgets\\Authors() )->fields(), array( 'number' => 5000 ) ) );"
		)
	).toEqual( { number: 50, avatars: true, counts: false } );
} );

it( 'has no blocks and widgets while it is off, and no blocks while blocks are off', async () => {
	const registered = () =>
		evalJson< boolean[] >(
			"rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-types' ) ); echo wp_json_encode( array( WP_Block_Type_Registry::get_instance()->is_registered( 'jetpack/milestone' ), null !== $GLOBALS['wp_widget_factory']->get_widget_object( 'jetpack_dashboard_milestone' ) ) );"
		);
	expect( await registered() ).toEqual( [ true, true ] );
	await setOption( 'jetpack_dashboard_jetpack_blocks_disabled', '1' );
	expect( await registered() ).toEqual( [ false, true ] );
	await switchModule( SLUG, false );
	await setOption( 'jetpack_dashboard_jetpack_blocks_disabled', '0' );
	expect( await registered() ).toEqual( [ false, false ] );
	expect( await shown( 'milestone', { date: '2026-01-01' } ) ).toBe( '' );
} );
