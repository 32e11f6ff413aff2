import { clear, read } from '../activity';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { fetchPath, get, post, evalPhp, site } from '../support/site';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { idOf } from '../support/connection-state';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { CLIENT } from '../../sandbox/identity-provider/state';
import {
	ANN,
	errorOf,
	fieldsFor,
	forgetCached,
	forgetProvider,
	link,
	logIn,
	prepareOnce,
	pressOnProfile,
	setUp,
	startProvider,
	submit,
} from './own-provider';
import { loggedIn } from './provider-login';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

prepareOnce( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
	provider = await startProvider();
	await setUp( provider );
	await post( 'settings', { jetpack_sso_match_by_email: false } );
} );
beforeEach( async () => {
	await provider.set( { person: ANN } );
	await clear();
	await site().resetMails();
} );
afterAll( async () => {
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

/** Summary, changed values and author of the entries. */
const entries = async ( kind: string ) =>
	( await read( `kind=${ kind }` ) ).map(
		( { summary, changes, author } ) => [
			summary,
			changes.map(
				( { label, new: value } ) => `${ label }: ${ value }`
			),
			author,
		]
	);
const mails = async () =>
	( await site().mails() ).map( ( { to, subject, message } ) => ( {
		to: to[ 0 ],
		subject,
		message,
	} ) );

describe( 'links', () => {
	it( 'that users add and remove are logged, and they get an email', async () => {
		await link( 'author' );
		await pressOnProfile( 'author' );
		const rows = await entries( 'users' );
		expect(
			rows.map( ( [ summary, changes ] ) => [ summary, changes ] )
		).toEqual( [
			[
				'Account of the identity provider disconnected: author',
				[ 'Identity provider: Example ID' ],
			],
			[
				'Account of the identity provider connected: author',
				[ 'Identity provider: Example ID' ],
			],
		] );
		const id = await idOf( 'author' );
		expect(
			( await read( 'kind=users' ) ).map( ( { userId } ) => userId )
		).toEqual( [ id, id ] );

		const [ linked, unlinked ] = await mails();
		expect( linked ).toMatchObject( {
			to: 'author@example.org',
			subject: expect.stringMatching(
				/^\[.+\] An account was connected to your user$/
			),
		} );
		expect( linked?.message ).toContain(
			'The account editor@example.org (Example ID) was connected to your user author on'
		);
		expect( linked?.message ).toMatch(
			/By: you, while logged in\. Time: .*\d{4}/
		);
		expect( linked?.message ).toContain( '/wp-admin/profile.php' );
		expect( unlinked?.subject ).toMatch(
			/was disconnected from your user$/
		);
	} );

	it( 'that an administrator removes name them, in the user’s language', async () => {
		await link( 'author' );
		await site().resetMails();
		const author = await idOf( 'author' );
		const remove = dropMustUsePlugin(
			'mail-locale',
			`add_filter( 'get_user_metadata', static fn( $value, $id, $key ) => ${ author } === $id && 'locale' === $key ? array( 'de_DE' ) : $value, 10, 3 );
			add_filter( 'get_available_languages', static fn( $languages ) => array_merge( $languages, array( 'de_DE' ) ) );
			add_filter( 'gettext', static fn( $text ) => 'de_DE' === determine_locale() && 0 === strpos( $text, '[%s] An account was disconnected' ) ? '[%s] Konto getrennt' : $text );`
		);
		await pressOnProfile(
			'admin',
			`/wp-admin/user-edit.php?user_id=${ author }`
		);
		remove();
		const [ mail ] = await mails();
		expect( mail?.subject ).toMatch( /Konto getrennt$/ );
		expect( mail?.message ).toContain( 'By: the user admin.' );
		expect( ( await read( 'kind=users' ) )[ 0 ]?.userId ).toBe(
			await idOf( 'admin' )
		);
	} );

	it( 'that are made at a login name the site', async () => {
		await post( 'settings', { jetpack_sso_match_by_email: true } );
		expect( loggedIn( await logIn() ) ).toBe( 'editor' );
		const [ mail ] = await mails();
		expect( mail?.to ).toBe( 'editor@example.org' );
		expect( mail?.message ).toContain( 'By: the site, at a login' );
		expect( ( await entries( 'users' ) )[ 0 ]?.[ 2 ] ).toBe(
			'The site itself'
		);
	} );

	it( 'are not mailed if a filter switches that off', async () => {
		const remove = dropMustUsePlugin(
			'no-link-mail',
			"add_filter( 'jetpack_dashboard_send_sso_link_email', '__return_false' );"
		);
		await link( 'author' );
		remove();
		expect( await mails() ).toEqual( [] );
	} );
} );

it( 'changes of the provider are logged by field, without values', async () => {
	await submit( {
		...fieldsFor( provider ),
		secret: 'another secret',
		client_id: 'another',
	} );
	await submit( {
		...fieldsFor( provider ),
		secret: '',
		client_id: 'another',
	} );
	await submit( { task: 'remove' } );
	const rows = ( await entries( 'login' ) ).filter( ( [ summary ] ) =>
		String( summary ).startsWith( 'Identity' )
	);
	expect(
		rows.map( ( [ summary, changes ] ) => [ summary, changes ] )
	).toEqual( [
		[ 'Identity provider removed: Example ID', [] ],
		[
			'Identity provider changed: Example ID',
			[ 'Changed: client ID, client secret' ],
		],
	] );
	const { text } = await get( 'activity?per_page=100' );
	expect( text ).not.toContain( 'another secret' );
	expect( text ).not.toContain( CLIENT.client_secret );
	await clear();
	await submit( fieldsFor( provider ) );
	expect( ( await entries( 'login' ) )[ 0 ]?.slice( 0, 2 ) ).toEqual( [
		'Identity provider set up: Example ID',
		[],
	] );
} );

describe( 'failed logins', () => {
	const failures = async () =>
		( await entries( 'login' ) ).filter( ( [ summary ] ) =>
			String( summary ).startsWith( 'Failed login' )
		);

	it( 'are summed by reason', async () => {
		await logIn();
		await logIn();
		await provider.set( { person: null } );
		await logIn();
		await provider.set( { person: ANN, hasForeignKey: true } );
		await logIn();
		await provider.set( {
			failures: { '/.well-known/openid-configuration': 500 },
		} );
		await forgetCached();
		await fetchPath( '/wp-login.php?action=jetpack-sign-on' );
		expect( await failures() ).toEqual( [
			[
				'Failed login with the identity provider',
				[ 'Reason: The provider’s document could not be loaded' ],
				'Visitors',
			],
			[
				'Failed login with the identity provider',
				[ 'Reason: The ID token’s signature is invalid' ],
				'Visitors',
			],
			[
				'Failed login with the identity provider',
				[ 'Reason: The person declined at the provider' ],
				'Visitors',
			],
			[
				'Failed login with the identity provider (2 times)',
				[ 'Reason: No user is connected to the account' ],
				'Visitors',
			],
		] );
		await forgetCached();
	} );

	it( 'with an account of two users have a text of their own', async () => {
		await link( 'author' );
		await evalPhp( `
foreach ( get_user_meta( ${ await idOf( 'author' ) } ) as $key => $values ) {
	if ( 0 === strpos( $key, 'jetpack_dashboard_sso_link_' ) ) { add_user_meta( ${ await idOf(
		'editor'
	) }, $key, maybe_unserialize( $values[0] ) ); }
}` );
		expect( errorOf( await logIn() ) ).toBe( 'several_users' );
		expect( ( await failures() )[ 0 ]?.[ 1 ] ).toEqual( [
			'Reason: Several users are connected to the account',
		] );
		expect(
			(
				await fetchPath(
					'/wp-login.php?jetpack-sign-on-error=several_users'
				)
			).text
		).toContain( 'Several users of this site are connected' );
	} );
} );
