/** @jest-environment ./tools/jest/browser-environment.js */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = readFileSync(
	join(
		__dirname,
		'../plugin/includes/Kernel/Admin/assets/page-progress.js'
	),
	'utf8'
);

const text = () => document.querySelector( '.jp-progress' )?.textContent;

/** As wp.apiFetch rejects for a response of the server. */
class Refusal extends Error {
	readonly data: { status: number };
	constructor(
		status: number,
		readonly code: string,
		message = ''
	) {
		super( message );
		this.data = { status };
	}
}

/** Runs the script on a page, with responses in order; a number is a request that fails after so many milliseconds. */
async function run(
	responses: Array< number | object >,
	milliseconds = 62_000,
	meanwhile = () => {}
): Promise< void > {
	jest.useFakeTimers();
	document.documentElement.lang = 'en-US';
	document.body.innerHTML =
		'<div class="wrap"></div><p class="jp-progress" data-path="x" data-text="%s" data-failed="failed" data-logged-out="out" data-forbidden="forbidden" data-refused="%s Again." data-done="done">0</p><progress class="jp-progress-bar" max="1"></progress>';
	const apiFetch = async () => {
		const response = responses.shift() ?? 0;
		if ( typeof response === 'number' ) {
			await new Promise( ( resolve ) => setTimeout( resolve, response ) );
			throw new Error( 'failed' );
		}
		if ( response instanceof Refusal ) {
			throw response;
		}
		return response;
	};
	Object.assign( window, { wp: { apiFetch } } );
	new Function( SCRIPT )();
	meanwhile();
	await jest.advanceTimersByTimeAsync( milliseconds );
}

afterEach( () => {
	jest.useRealTimers();
} );

it( 'goes on after a request that the server ended after a minute', async () => {
	const running = { is_running: true, files: 7, progress: '' };
	await run( [ 60_000, ...Array< object >( 9 ).fill( running ) ] );
	expect( text() ).toBe( '7' );
} );

it( 'says so if requests fail for half a minute', async () => {
	await run( [ { is_running: true, files: 7, progress: '' } ] );
	expect( text() ).toBe( 'failed' );
} );

it( 'announces numbers every 15 seconds, and another text at once', async () => {
	const announced: Array< string | null > = [];
	const observer = new MutationObserver( () => {
		const status = document.querySelector( '.jp-progress' );
		if ( status?.getAttribute( 'aria-live' ) === 'polite' ) {
			announced.push( status.textContent );
		}
	} );
	observer.observe( document.body, { childList: true, subtree: true } );
	await run(
		Array.from( { length: 60 }, ( _, files ) => ( {
			is_running: true,
			files: files + 1,
			progress: '',
		} ) )
	);
	observer.disconnect();
	expect( announced ).toEqual( [ '31', 'failed' ] );
} );

it.each( [
	[ 401, 'rest_forbidden', 'out' ],
	[ 403, 'rest_cookie_invalid_nonce', 'out' ],
	[ 403, 'rest_forbidden', 'forbidden' ],
	[ 404, 'rest_no_route', 'No route. Again.' ],
	[ 500, 'backup_failed', 'No route. Again.' ],
	// The server stopped PHP, or an update shows the maintenance page: the next request may succeed.
	[ 500, 'internal_server_error', '0' ],
	[ 503, 'wp_die', '0' ],
] )( 'says at once what %s %s means', async ( status, code, told ) => {
	await run( [ new Refusal( status, code, 'No route.' ) ], 100 );
	expect( text() ).toBe( told );
} );

it( 'goes on after the server has refused a request', async () => {
	await run(
		[
			new Refusal( 500, 'backup_failed', 'Not writable.' ),
			{ is_running: true, files: 7, progress: '' },
		],
		5100
	);
	expect( text() ).toBe( '7' );
} );

it( 'shows a bar that only moves while the total isn’t known', async () => {
	const report = { is_running: true, progress: 'Step 1', done: 3 };
	await run( [ { ...report, total: 12 } ], 100 );
	const bar = document.querySelector( 'progress' );
	expect( bar ).toMatchObject( { max: 12, value: 3 } );
	await run(
		[
			{ ...report, total: 12 },
			{ ...report, total: 0 },
		],
		700
	);
	expect( document.querySelector( 'progress' )?.position ).toBe( -1 );
} );

it( 'reloads the page at the end although the browser has filled in a field, but keeps what a user has entered', async () => {
	const done = [ { is_running: false, files: 7, progress: '' } ];
	const enter = ( isTouched: boolean ) => {
		const field = document.createElement( 'input' );
		document.querySelector( '.wrap' )?.append( field );
		if ( isTouched ) {
			field.focus();
		}
		field.value = 'marta';
	};
	// The test environment can't reload.
	const reloads = jest.spyOn( console, 'error' ).mockReturnValue();
	try {
		await run( [ ...done ], 100, () => enter( false ) );
		expect( text() ).toBe( '0' );
		expect( reloads ).toHaveBeenCalledTimes( 1 );
		await run( [ ...done ], 100, () => enter( true ) );
		expect( text() ).toBe( 'done' );
		expect( reloads ).toHaveBeenCalledTimes( 1 );
	} finally {
		reloads.mockRestore();
		window.sessionStorage.clear();
	}
} );

it( 'sends a form once, although its button is tapped twice', async () => {
	await run( [], 0 );
	const send = () => {
		const event = new Event( 'submit', { cancelable: true } );
		return document.dispatchEvent( event );
	};
	expect( [ send(), send() ] ).toEqual( [ true, false ] );
	await jest.advanceTimersByTimeAsync( 3100 );
	expect( send() ).toBe( true );
} );
