import * as fs from 'node:fs';
import * as path from 'node:path';
import { request } from '../../sandbox';
import type { HttpResponse } from '../../sandbox';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { get, site } from '../support/site';
import {
	ADDRESS_FAILURES,
	PASSWORD,
	TARGET,
	TARGET_MAIL,
	failForm,
	newAddress,
	newApplicationPassword,
	prepareTarget,
	resetProtection,
	tryForm,
} from './attacks';

let cleanUp: () => Promise< void >;

beforeAll( async () => {
	cleanUp = await prepareTarget();
} );

beforeEach( resetProtection );

afterAll( () => cleanUp() );

/**
 * A REST request whose credentials are sent as raw bytes: `\xE1` is that byte,
 * not a letter.
 */
function tryBytes(
	name: string,
	password: string,
	from: string
): Promise< HttpResponse > {
	return request( site(), {
		path: '/wp-json/wp/v2/users/me',
		localAddress: from,
		headers: {
			Authorization: `Basic ${ Buffer.from(
				`${ name }:${ password }`,
				'latin1'
			).toString( 'base64' ) }`,
		},
	} );
}

async function failBytes( name: string, from: string ): Promise< void > {
	for ( let guess = 0; guess < ADDRESS_FAILURES; guess++ ) {
		await tryBytes( name, `guess ${ guess }`, from );
	}
}

/**
 * Spellings that WordPress resolves to `target`, and that a table may reject.
 */
const SPELLINGS = [
	{
		what: 'a byte that is no UTF-8',
		name: 't\xe1rget',
		shown: 't\ufffdrget',
	},
	{
		what: 'a 4-byte character within an entity',
		name: 'target&\xf0\x9f\x98\x80;',
		shown: 'target&\ufffd;',
	},
	{
		what: 'a terminal’s escape sequence within a tag',
		name: 'target<\x1b[31m>',
		shown: 'target<\ufffd[31m>',
	},
];

describe( 'a name that is spelt to escape the count', () => {
	it.each( SPELLINGS )(
		'is counted for the account that it finds, and shown without harm: $what',
		async ( { name, shown } ) => {
			const from = newAddress();
			const password = await newApplicationPassword( TARGET );
			expect( ( await tryBytes( name, password, from ) ).status ).toBe(
				200
			);

			await failBytes( name, from );

			expect( ( await tryBytes( name, password, from ) ).status ).toBe(
				429
			);
			const { body } = await get( 'module/protect/lockouts' );
			expect( body.attempts[ 0 ].username ).toBe( shown );
		},
		60_000
	);
} );

describe( 'a user whose username is another user’s email address', () => {
	const OWN_PASSWORD = 'a password of the guesser';

	beforeAll( () =>
		site().wpEval(
			`wp_insert_user( array( 'user_login' => '${ TARGET_MAIL }', 'user_email' => 'guesser@example.org', 'user_pass' => '${ OWN_PASSWORD }' ) );`
		)
	);

	afterAll( () =>
		site().wpEval(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( get_user_by( 'login', '${ TARGET_MAIL }' )->ID );`
		)
	);

	it( 'gets in, which clears none of the guesses at the other one’s password', async () => {
		const from = newAddress();
		await failForm( ADDRESS_FAILURES - 1, TARGET_MAIL, { from } );
		expect(
			( await tryForm( TARGET_MAIL, { from, password: OWN_PASSWORD } ) )
				.status
		).toBe( 302 );

		await failForm( 1, TARGET_MAIL, { from } );

		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 429 );
	} );
} );

describe( 'the settings of protection', () => {
	const file = () => path.join( site().contentDir, 'protect-settings.log' );
	const queries = () =>
		fs.existsSync( file() )
			? fs.readFileSync( file(), 'utf8' ).trim().split( '\n' )
			: [];
	let remove: () => void;

	beforeAll( () => {
		remove = dropMustUsePlugin(
			'protect-settings',
			"add_filter( 'query', function ( $sql ) { if ( false !== strpos( $sql, 'jetpack_protect_' ) ) { file_put_contents( WP_CONTENT_DIR . '/protect-settings.log', $sql . PHP_EOL, FILE_APPEND | LOCK_EX ); } return $sql; } );"
		);
	} );

	afterAll( () => {
		remove();
		fs.rmSync( file(), { force: true } );
	} );

	it.each( [
		[
			'the login form',
			0,
			() => request( site(), { path: '/wp-login.php' } ),
		],
		[
			'a REST request',
			1,
			() => request( site(), { path: '/wp-json/wp/v2/types' } ),
		],
		[ 'a login', 1, () => tryForm( TARGET, { from: newAddress() } ) ],
	] )(
		'are read in at most the one query of all active modules: %s',
		async ( _what, count, send ) => {
			// The first page view stores which settings have no row.
			await send();
			fs.rmSync( file(), { force: true } );
			await send();

			expect( queries() ).toHaveLength( count );
		}
	);
} );
