import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath } from '../support/site';
import type { Wire } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'gravatar-hovercards';

const NASTY = '</script><script>alert(1)</script>';

restoreStateAfterwards();
deleteAllPosts( SLUG );

let id = 0;
beforeAll( async () => {
	id = await makePost( { comment_status: 'open' } );
	await evalPhp( `
$comment = static fn( array $fields ) => wp_insert_comment( $fields + array( 'comment_post_ID' => ${ id }, 'comment_content' => 'Said', 'comment_approved' => 1 ) );
$comment( array( 'comment_author' => 'Ana Duarte', 'comment_author_email' => 'ana@example.org', 'comment_author_url' => 'https://ana.example/about' ) );
$comment( array( 'comment_author' => 'Nameless', 'comment_author_email' => 'no@example.org' ) );
$comment( array( 'comment_author' => 'Bad ${ NASTY }', 'comment_author_email' => 'bad@example.org', 'comment_author_url' => 'https://bad.example/' ) );
$comment( array( 'comment_author' => 'Script', 'comment_author_email' => 's@example.org', 'comment_author_url' => 'javascript:alert(1)' ) );
$comment( array( 'comment_author' => 'Author', 'comment_author_email' => 'author@example.org', 'user_id' => get_user_by( 'login', 'author' )->ID ) );
update_option( 'show_avatars', '1' );
update_user_meta( get_user_by( 'login', 'author' )->ID, 'description', 'Walks & <b>bakes</b> ${ NASTY }' );` );
} );
afterAll( () =>
	evalPhp(
		"update_user_meta( get_user_by( 'login', 'author' )->ID, 'description', '' );"
	)
);
beforeEach( () => switchModule( SLUG, true ) );

/** The data for hovercards on the page. */
const dataAt = async () =>
	/<script[^>]*id="jp-cards"[^>]*>([\s\S]*?)<\/script>/.exec(
		await pageAt( postPath( id ) )
	)?.[ 1 ];

/** The content of the page’s cards, by name. */
async function cards(): Promise< Record< string, Wire > > {
	const json = await dataAt();
	const all: Wire[] = json ? Object.values( JSON.parse( json ).cards ) : [];
	return Object.fromEntries( all.map( ( card ) => [ card.name, card ] ) );
}

it( 'marks the avatars of people who have a profile', async () => {
	const html = await pageAt( postPath( id ) );
	expect( html ).toContain( 'assets/hovercards.js' );
	expect( html ).toMatch( /<img[^>]*data-jp-card="\d+"/ );
	const byName = await cards();
	expect( byName[ 'Ana Duarte' ] ).toEqual( {
		name: 'Ana Duarte',
		about: '',
		url: 'https://ana.example/about',
		posts: '',
	} );
	expect( byName.Nameless ).toBeUndefined();
	expect( JSON.stringify( byName ) ).not.toMatch( /example\.org|gravatar/ );
} );

it( 'contains the user’s bio as text and the link to their posts', async () => {
	const author = Object.values( await cards() ).find(
		( { about }: Wire ) => about !== ''
	);
	expect( author?.about ).toBe( 'Walks & bakes' );
	expect( author?.posts ).toMatch( /\/author\// );
} );

it( 'takes no script from names and addresses', async () => {
	const byName = await cards();
	expect( byName.Script ).toBeUndefined();
	expect( byName.Bad ).toMatchObject( { url: 'https://bad.example/' } );
	expect( await dataAt() ).not.toMatch( /<|alert/ );
} );

it( 'contains only what core’s public REST API returns: nothing without published posts', async () => {
	const user = Number(
		await evalPhp( `
$user = wp_insert_user( array( 'user_login' => 'lurker', 'user_pass' => 'x', 'display_name' => 'Lurker', 'user_url' => 'https://private.example/', 'description' => 'Not yet public', 'role' => 'author' ) );
wp_insert_comment( array( 'comment_post_ID' => ${ id }, 'comment_content' => 'Said', 'comment_approved' => 1, 'user_id' => $user, 'comment_author' => 'Lurker', 'comment_author_email' => 'lurker@example.org', 'comment_author_url' => 'https://public.example/' ) );
echo $user;` )
	);
	const rest = () => fetchPath( `/wp-json/wp/v2/users/${ user }` );

	expect( ( await rest() ).status ).toBe( 401 );
	// The data next to the comment is public.
	expect( ( await cards() ).Lurker ).toEqual( {
		name: 'Lurker',
		about: '',
		url: 'https://public.example/',
		posts: '',
	} );
	const html = await pageAt( postPath( id ) );
	expect( html ).not.toContain( 'private.example' );
	expect( html ).not.toContain( 'Not yet public' );

	const page = await makePost( { post_type: 'page', post_author: user } );
	expect( ( await rest() ).body ).toMatchObject( {
		description: 'Not yet public',
	} );
	expect( ( await cards() ).Lurker ).toEqual( {
		name: 'Lurker',
		about: 'Not yet public',
		url: 'https://private.example/',
		posts: '',
	} );
	await evalPhp(
		`wp_delete_post( ${ page }, true ); require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ user } );`
	);
} );

it( 'shows none while its setting or the module is off', async () => {
	expect( await cards() ).not.toEqual( {} );
	await setOption(
		'jetpack_dashboard_gravatar_disable_hovercards',
		'disabled'
	);
	expect( await pageAt( postPath( id ) ) ).not.toMatch(
		/data-jp-card|hovercards\.js/
	);
	await setOption(
		'jetpack_dashboard_gravatar_disable_hovercards',
		'enabled'
	);
	expect( await cards() ).not.toEqual( {} );
	await switchModule( SLUG, false );
	expect( await pageAt( postPath( id ) ) ).not.toMatch(
		/data-jp-card|hovercards\.js/
	);
} );
