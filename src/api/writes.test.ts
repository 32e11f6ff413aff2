/** @jest-environment ./tools/jest/browser-environment.js */
import { disconnectSite, unlinkUser } from './connection';
import { configureApi } from './client';
import { confirmSafeMode, migrateConnection } from './identity-crisis';
import { sendLoginEmail } from './mobile';
import { setModuleActive, updateModuleOptions } from './modules';
import { mockNetwork, json } from './network.fixture';
import { dismissNotice } from './notices';
import { makePageData } from './page-data.fixture';
import { installPlugin } from './plugins';
import { unlock } from './protect';
import { saveAnswers, saveStep } from './recommendations';
import { resetOptions, updateSettings } from './settings';

beforeEach( () => {
	const { api, preload } = makePageData();
	configureApi( { ...api, nonceUrl: '', preload } );
} );

const SUCCESS = { code: 'success', message: 'Done.' };

/** Name, write function, success response. */
const WRITES: readonly [ string, () => Promise< unknown >, unknown ][] = [
	[
		'settings',
		() => updateSettings( { patch: { a: 'b' }, expected: {} } ),
		SUCCESS,
	],
	[ 'a reset', resetOptions, SUCCESS ],
	[ 'a switch', () => setModuleActive( 'protect', true ), SUCCESS ],
	[
		'a module’s options',
		() => updateModuleOptions( 'protect', { a: 'b' } ),
		SUCCESS,
	],
	[ 'a plugin', () => installPlugin( { slug: 'akismet' } ), SUCCESS ],
	[ 'disconnecting', disconnectSite, { code: 'success' } ],
	[ 'unlinking', unlinkUser, { code: 'success' } ],
	[ 'safe mode', confirmSafeMode, { code: 'success' } ],
	[ 'a migration', migrateConnection, { code: 'success' } ],
	[ 'a login email', sendLoginEmail, { code: 'success' } ],
	[ 'unlocking', () => unlock( { account: 'admin' } ), SUCCESS ],
	[
		'answers of the assistant',
		() => saveAnswers( { viewed: [ 'monitor' ] } ),
		true,
	],
	[ 'a step of the assistant', () => saveStep( 'monitor' ), true ],
	[ 'a dismissal', () => dismissNotice( 'welcome' ), { welcome: true } ],
];

const NO_SUCCESS: readonly ( readonly [ string, () => Response ] )[] = [
	[ 'an empty object', () => json( {} ) ],
	[ 'an empty list', () => json( [] ) ],
	[ 'null', () => json( null ) ],
	[ 'a number', () => json( 1 ) ],
	[ 'another code', () => json( { code: 'failure', message: 'No.' } ) ],
	[ 'HTML', () => new Response( '<!doctype html><p>Log in</p>' ) ],
	[ 'nothing', () => new Response( '' ) ],
	[ 'a 204', () => new Response( null, { status: 204 } ) ],
];

describe.each( WRITES )( 'a write: %s', ( _name, write, success ) => {
	it( 'succeeds when the site says so', async () => {
		mockNetwork( () => json( success ) );
		await expect( write() ).resolves.not.toThrow();
	} );

	it.each( NO_SUCCESS )(
		'fails on a 200 with %s',
		async ( _what, response ) => {
			mockNetwork( response );
			await expect( write() ).rejects.toMatchObject( {
				details: {
					name: expect.stringMatching(
						/^(UnexpectedShapeError|JsonParseError)$/
					),
				},
			} );
		}
	);
} );
