import { createServer } from 'node:http';

import { logIn, startSandbox } from './index';
import type { Sandbox } from './index';
import { npmStart, stopStarted, until } from './npm-start';
import { claimPort } from './ports';
import { choosePhp } from './start-sandbox';
import type { StartOptions } from './start-options';

const NAME = 'sandbox-connected-test';
const itNative = choosePhp( undefined, 'sqlite' ) === 'native' ? it : it.skip;

let sandbox: Sandbox | null = null;

afterEach( async () => {
	await stopStarted();
	await sandbox?.stop();
	sandbox = null;
} );

/**
 * Like `npm start`: a new site is connected, an existing one keeps its state.
 */
async function start( options: StartOptions = {} ): Promise< Sandbox > {
	sandbox = await startSandbox( {
		name: NAME,
		newSiteScenario: 'connected',
		quiet: true,
		...options,
	} );
	return sandbox;
}

async function stop(): Promise< void > {
	await sandbox?.stop();
	sandbox = null;
}

/** The plugin's stored connection data. */
async function kept( { wpEval }: Sandbox ) {
	return JSON.parse(
		await wpEval( `
			$store = new Jetpack_Dashboard\\Provider\\Connection_Store();
			echo wp_json_encode( array(
				'siteId'        => $store->site_id(),
				'registeredUrl' => $store->registered_url(),
				'clientUri'     => $store->credentials()['registration_client_uri'] ?? null,
				'linked'        => $store->linked_user_ids(),
				'isInCrisis'    => Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Provider\\Connection_Status::class )->is_in_identity_crisis(),
			) );` )
	);
}

/** What decides whether a user sees Sharing and Writing in the settings. */
async function settingsOf( login: string, url: string ) {
	const session = await logIn( { url }, login );
	const read = async ( path: string ) =>
		( await session.get( `/wp-json/jetpack/v4/${ path }` ) ).json();
	const modules = ( await read( 'module/all' ) ) as Record<
		string,
		{ activated: boolean } | undefined
	>;
	const { currentUser } = ( await read( 'connection/data' ) ) as {
		currentUser: { isConnected: boolean };
	};
	return {
		sharing: modules[ 'publicize' ]?.activated,
		writing: modules[ 'post-by-email' ]?.activated,
		isLinked: currentUser.isConnected,
	};
}

/** What a new site shows of what happened on it. */
async function activityOf( url: string ) {
	const admin = await logIn( { url }, 'admin' );
	const subscriber = await logIn( { url }, 'subscriber' );
	const find = async ( path: string, text: string ) =>
		( await admin.get( `/wp-admin/${ path }` ) ).body.includes( text ) &&
		text;
	return {
		blocked: await (
			await admin.get( '/wp-json/jetpack/v4/module/protect/data' )
		).json(),
		followers: await find(
			'admin.php?page=jetpack-followers',
			'ana@example.org'
		),
		message: await find(
			'edit.php?post_type=jetpack-message',
			'Ingrid Solberg'
		),
		subscriberStatus: (
			await subscriber.get(
				'/wp-json/jetpack/v4/module/stats/data?range=day'
			)
		).status,
	};
}

const isUp = ( url: string ): Promise< boolean > =>
	fetch( `${ url }/sandbox/state` ).then(
		() => true,
		() => false
	);

it( 'is connected when it is new, and stays so over a restart', async () => {
	const first = await start( { fresh: true } );
	const before = await kept( first );
	expect( before ).toMatchObject( {
		siteId: 4242,
		registeredUrl: first.url,
		linked: [ 1 ],
		isInCrisis: false,
	} );
	await first.accountService.patch( { site: { plan: 'jetpack_complete' } } );
	await stop();
	expect( await isUp( first.accountService.url ) ).toBe( false );

	const second = await start( { port: first.port } );
	expect( await kept( second ) ).toEqual( before );
	expect( await second.accountService.state() ).toMatchObject( {
		site: { plan: 'jetpack_complete' },
		registrations: [ { site_id: 4242, client_uri: first.url } ],
	} );
}, 300_000 );

it( 'is in an identity crisis at another port, with a registration that is good', async () => {
	const { url, applyScenario } = await start();
	await applyScenario( 'connected' );
	await stop();

	// Also when the current scenario is requested by name.
	const after = await start( { scenario: 'connected' } );
	expect( after.url ).not.toBe( url );
	const moved = await kept( after );
	expect( moved ).toMatchObject( {
		registeredUrl: url,
		linked: [ 1 ],
		isInCrisis: true,
	} );
	expect( moved.clientUri ).toContain( `${ after.accountService.url }/` );
	const { registrations } = await after.accountService.state();
	expect( registrations ).toContainEqual(
		expect.objectContaining( { client_uri: url } )
	);

	const migrated = await after.wpEval(
		'echo wp_json_encode( Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Connection\\Identity_Crisis::class )->migrate() );'
	);
	expect( migrated ).toBe( 'true' );
	expect( await kept( after ) ).toMatchObject( {
		siteId: moved.siteId,
		registeredUrl: after.url,
		isInCrisis: false,
	} );
	await stop();

	const fresh = await start( { fresh: true } );
	expect( await kept( fresh ) ).toMatchObject( {
		registeredUrl: fresh.url,
		isInCrisis: false,
	} );
}, 300_000 );

it( 'stays disconnected when a person disconnected it, until it is asked to connect', async () => {
	const first = await start();
	await first.wpEval(
		'( new Jetpack_Dashboard\\Provider\\Connection_Store() )->clear();'
	);
	await stop();
	expect( await kept( await start() ) ).toMatchObject( { siteId: 0 } );
	await stop();
	const { siteId } = await kept( await start( { scenario: 'connected' } ) );
	expect( siteId ).toBeGreaterThan( 0 );
	await stop();
	for ( const last of [ '', 'connected by hand' ] ) {
		const fresh = await start( { scenario: 'fresh' } );
		expect( await kept( fresh ) ).toMatchObject( { siteId: 0 } );
		await fresh.wpEval(
			`( new Jetpack_Dashboard\\Provider\\Connection_Store() )->save_site( 7, home_url(), array( 'client_id' => '${ last }' ) );`
		);
		await stop();
	}
}, 300_000 );

it( 'can be started without the account service', async () => {
	const site = await start( { accountService: false, scenario: 'local' } );
	expect( site.info.accountService ).toBeNull();
	expect( () => site.accountService ).toThrow( 'without an account service' );
	await expect( site.applyScenario( 'connected' ) ).rejects.toThrow(
		'needs the account service'
	);
} );

itNative(
	'says where the account service is, shows authors their settings, and ends with Ctrl-C',
	async () => {
		const port = await claimPort( 0 );
		const service = `http://127.0.0.1:${ port + 1 }`;
		const started = npmStart( NAME, '--fresh', '--port', String( port ) );
		await until(
			() =>
				started.output().includes( '\n' ) ||
				started.child.exitCode !== null,
			'ready'
		);
		expect( started.errors() ).toBe( '' );
		expect( started.output() ).toContain( `${ service }/sandbox` );
		expect( await isUp( service ) ).toBe( true );
		for ( const login of [ 'editor', 'author' ] ) {
			expect(
				await settingsOf( login, `http://127.0.0.1:${ port }` )
			).toEqual( { sharing: true, writing: true, isLinked: true } );
		}
		expect( await activityOf( `http://127.0.0.1:${ port }` ) ).toEqual( {
			blocked: 7,
			followers: 'ana@example.org',
			message: 'Ingrid Solberg',
			subscriberStatus: 200,
		} );

		started.child.kill( 'SIGINT' );
		expect( await started.ended ).toBe( 0 );
		expect( await isUp( service ) ).toBe( false );
	}
);

it( 'says that the account service’s port is in use, and how to choose another', async () => {
	const port = await claimPort( 0 );
	const holder = createServer();
	await new Promise< void >( ( resolve ) =>
		holder.listen( port + 1, '127.0.0.1', resolve )
	);
	const started = npmStart( NAME, '--port', String( port ) );
	expect( await started.ended ).toBe( 1 );
	expect( started.errors() ).toContain( `Port ${ port + 1 } is in use.` );
	expect( started.errors() ).toContain( `--port ${ port + 10 }` );
	expect( started.errors().trim().split( '\n' ) ).toHaveLength( 1 );
	holder.close();
} );
