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

/** Runs the script on a page, with responses in order; a number is a request that fails after so many milliseconds. */
async function run( responses: Array< number | object > ): Promise< void > {
	jest.useFakeTimers();
	document.documentElement.lang = 'en-US';
	document.body.innerHTML =
		'<p class="jp-progress" data-path="x" data-text="%s" data-failed="failed" data-done="done">0</p>';
	const apiFetch = async () => {
		const response = responses.shift() ?? 0;
		if ( typeof response === 'number' ) {
			await new Promise( ( resolve ) => setTimeout( resolve, response ) );
			throw new Error( 'failed' );
		}
		return response;
	};
	Object.assign( window, { wp: { apiFetch } } );
	new Function( SCRIPT )();
	await jest.advanceTimersByTimeAsync( 62_000 );
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
