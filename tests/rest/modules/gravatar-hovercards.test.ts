import { keepState } from '../support/kept-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp } from '../support/site';
import type { Wire } from '../support/site';
import { leaveNoPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'gravatar-hovercards';

const NASTY = '</script><script>alert(1)</script>';

keepState();
leaveNoPosts( SLUG );

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

/** The data that the page holds for its cards. */
const dataAt = async () =>
	/<script[^>]*id="jp-cards"[^>]*>([\s\S]*?)<\/script>/.exec(
		await pageAt( postPath( id ) )
	)?.[ 1 ];

/** What the page’s cards say, by name. */
async function cards(): Promise< Record< string, Wire > > {
	const json = await dataAt();
	const all: Wire[] = json ? Object.values( JSON.parse( json ).cards ) : [];
	return Object.fromEntries( all.map( ( card ) => [ card.name, card ] ) );
}

it( 'marks the avatars of people of whom there is something to tell', async () => {
	const html = await pageAt( postPath( id ) );
	expect( html ).toContain( 'assets/hovercards.js' );
	expect( html ).toMatch( /<img[^>]*data-jp-card="u\d+"/ );
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

it( 'tells what users say about themselves, as text, and where their posts are', async () => {
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
