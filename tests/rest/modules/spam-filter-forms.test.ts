import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption, switchModule } from '../support/site-state';
import { evalPhp, get } from '../support/site';
import { formIn, messages, openedBefore, resetMessages } from './contact-forms';
import {
	GOOD,
	postForm,
	signedTime,
	SLUG,
	SPAM,
	useSpamFilter,
} from './spam-comments';
import { deleteAllPosts, makePost, pageAt } from './support';

restoreStateAfterwards();
deleteAllPosts( SLUG, 'contact-form' );
useSpamFilter();

describe( 'contact forms', () => {
	it( 'puts spam among the spam, and other messages among the messages', async () => {
		await switchModule( 'contact-form', true );
		await resetMessages();
		const page = await makePost( {
			post_type: 'page',
			post_content:
				'<!-- wp:jetpack/contact-form --><!-- wp:jetpack/field-textarea {"label":"Message"} /--><!-- /wp:jetpack/contact-form -->',
		} );
		const path = `/?page_id=${ page }`;
		const form = formIn( await pageAt( path ) );
		const key = form?.names.Message ?? '';
		for ( const text of [
			GOOD,
			`${ SPAM } buy levitra https://y.example https://z.example`,
		] ) {
			await postForm( path, {
				'jpf-form': form?.id ?? '',
				'jpf-time': await openedBefore( 30 ),
				'jpf-url': '',
				[ `jpf[${ key }]` ]: text,
			} );
		}
		expect( ( await messages() ).map( ( { status } ) => status ) ).toEqual(
			[ 'jp-unread', 'jp-spam' ]
		);
	} );
} );

describe( 'registrations', () => {
	const register = ( login: string, fields: Record< string, string > ) =>
		postForm( '/wp-login.php?action=register', {
			user_login: login,
			user_email: `${ login }@mail.example`,
			...fields,
		} );
	const time = ( seconds: number ) => signedTime( 'registration', seconds );

	beforeAll( () => setOption( 'users_can_register', '1' ) );
	afterAll( async () => {
		await setOption( 'users_can_register', '0' );
		await evalPhp(
			"require_once ABSPATH . 'wp-admin/includes/user.php'; foreach ( get_users( array( 'search' => 'visitor*' ) ) as $user ) { wp_delete_user( $user->ID ); }"
		);
	} );

	it( 'refuses bots, and lets people in', async () => {
		const page = await pageAt( '/wp-login.php?action=register' );
		expect( page ).toMatch(
			/name="jpr-url"[^]*name="jpr-time" value="\d+-/
		);
		for ( const [ index, fields ] of [
			{},
			{ 'jpr-url': 'x', 'jpr-time': await time( 30 ) },
			{ 'jpr-url': '', 'jpr-time': await time( 0 ) },
			{ 'jpr-url': '', 'jpr-time': '1-abc' },
		].entries() ) {
			const { status, text } = await register(
				`visitor${ index }`,
				fields
			);
			expect( [ status, text ] ).toEqual( [
				200,
				expect.stringContaining( 'looks automated' ),
			] );
		}
		expect(
			(
				await register( 'visitor7', {
					'jpr-url': '',
					'jpr-time': await time( 30 ),
				} )
			).status
		).toBe( 302 );
		expect( ( await get( 'module/spam-filter/data' ) ).body ).toMatchObject(
			{ registrations: 4 }
		);
		await setOption( 'jetpack_dashboard_spam_filter_registrations', '0' );
		expect( ( await register( 'visitor8', {} ) ).status ).toBe( 302 );
		await deleteOption( 'jetpack_dashboard_spam_filter_registrations' );
	} );
} );
