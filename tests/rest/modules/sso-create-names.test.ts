import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { created, DELETE_CREATED, PERSON } from './created-users';
import {
	fieldsFor,
	forgetProvider,
	logIn,
	setUp,
	startProvider,
	submit,
} from './own-provider';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

const be = ( person: Record< string, unknown > = {} ) =>
	provider.set( { person: { ...PERSON, ...person } } );

beforeAll( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
	await be();
	await setUp( provider );
	await submit( { ...fieldsFor( provider ), create: '1', role: 'author' } );
} );
beforeEach( async () => {
	await evalPhp( DELETE_CREATED );
	await be();
} );
afterAll( async () => {
	await evalPhp( DELETE_CREATED );
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

it.each( [
	[ 'admin', 'admin-2' ],
	[ 'ADMIN', 'ADMIN-2' ],
	[ 'editor@example.org', 'editor-2' ],
	[ '<b onclick="x">kim</b> &amp; ../<?php', 'kim ..' ],
	[ '', 'kim' ],
	[ [ 'admin' ], 'kim' ],
	[ '@example.org', 'user' ],
	[ '👻', 'user' ],
	[ 'a'.repeat( 200 ), 'a'.repeat( 50 ) ],
] )( 'makes a user name of %j', async ( preferred_username, login ) => {
	await be( { preferred_username } );
	await logIn();
	expect( ( await created() ).map( ( user ) => user.login ) ).toEqual( [
		login,
	] );
} );

it( 'numbers equal user names, and shows no HTML of names', async () => {
	await logIn();
	await be( {
		sub: 'new-2',
		email: 'kim2@id.example',
		name: 'Kim<script>alert(1)</script> \u0000Two',
	} );
	await logIn();
	expect(
		( await created() ).map( ( { login, name } ) => [ login, name ] )
	).toEqual( [
		[ 'kim', 'Kim Example' ],
		[ 'kim-2', 'Kim Two' ],
	] );
} );

it( 'makes another user name if the site refuses one', async () => {
	const remove = dropMustUsePlugin(
		'sso-illegal-name',
		"add_filter( 'illegal_user_logins', static fn() => array( 'Kim' ) );"
	);
	await logIn();
	remove();
	expect( ( await created() ).map( ( user ) => user.login ) ).toEqual( [
		'user',
	] );
} );
