import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { request, startSandbox } from './index';
import { siteLayout } from './layout';
import { npmStart, serversOf, stopStarted, until } from './npm-start';
import { claimPort } from './ports';
import { choosePhp } from './start-sandbox';

const NAME = 'sandbox-restart-test';
const itNative = choosePhp( undefined, 'sqlite' ) === 'native' ? it : it.skip;

afterEach( stopStarted );

it( 'keeps its state over a restart, at another port too, until it is thrown away', async () => {
	const first = await startSandbox( {
		name: NAME,
		plugin: 'none',
		fresh: true,
		quiet: true,
	} );
	await first.wpEval( "update_option( 'blogname', 'Kept' );" );
	await first.stop();
	expect( serversOf( NAME ) ).toEqual( [] );

	const second = await startSandbox( {
		name: NAME,
		plugin: 'none',
		quiet: true,
	} );
	expect( second.port ).not.toBe( first.port );
	expect( await second.wpEval( "echo get_option( 'blogname' );" ) ).toBe(
		'Kept'
	);
	const { body } = await request( second, { path: '/' } );
	expect( body ).toContain( `${ second.url }/` );
	expect( body ).not.toContain( `${ first.url }/` );
	await second.stop();

	const third = await startSandbox( {
		name: NAME,
		plugin: 'none',
		fresh: true,
		quiet: true,
	} );
	expect( await third.wpEval( "echo get_option( 'blogname' );" ) ).not.toBe(
		'Kept'
	);
	await third.stop();
}, 300_000 );

it( 'refuses to run a site as something that it isn’t', async () => {
	await expect(
		startSandbox( { name: NAME, plugin: 'none', wp: '6.6', quiet: true } )
	).rejects.toThrow( '--fresh' );
}, 300_000 );

itNative(
	'says in one line where it is, and Ctrl-C ends every process',
	async () => {
		const port = await claimPort( 0 );
		const started = npmStart( NAME, '--port', String( port ) );
		await until(
			() =>
				started.output().includes( '\n' ) ||
				started.child.exitCode !== null,
			'ready'
		);

		expect( started.errors() ).toBe( '' );
		expect( started.output().trim().split( '\n' ) ).toHaveLength( 1 );
		expect( started.output() ).toContain( `http://127.0.0.1:${ port }/` );
		expect( started.output() ).toMatch(
			/admin, admin2, editor, author, contributor, subscriber.*password/
		);
		expect( serversOf( NAME ).length ).toBeGreaterThan( 2 );

		started.child.kill( 'SIGINT' );
		expect( await started.ended ).toBe( 0 );
		expect( serversOf( NAME ) ).toEqual( [] );
	}
);

itNative( 'leaves no process behind when it is killed outright', async () => {
	const port = await claimPort( 0 );
	const started = npmStart( NAME, '--port', String( port ) );
	await until( () => started.output().includes( '\n' ), 'ready' );
	const owner = Number(
		JSON.parse(
			execFileSync( 'cat', [ siteLayout( NAME ).lock ], {
				encoding: 'utf8',
			} )
		).pid
	);
	expect( serversOf( NAME ).length ).toBeGreaterThan( 2 );
	process.kill( owner, 'SIGKILL' );
	await until(
		() => serversOf( NAME ).length === 0,
		'PHP’s workers are gone'
	);
	expect( serversOf( NAME ) ).toEqual( [] );
} );

itNative( 'says which port is in use and how to choose another', async () => {
	const holder = createServer();
	await new Promise< void >( ( resolve ) =>
		holder.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = holder.address() as AddressInfo;
	const started = npmStart( NAME, '--port', String( port ) );

	expect( await started.ended ).toBe( 1 );
	expect( started.errors() ).toContain( `Port ${ port } is in use` );
	expect( started.errors() ).toContain( '--port' );
	expect( started.output() ).toBe( '' );
	holder.close();
} );
