import type { Browser } from '@playwright/test';

export interface Network {
	name: string;
	/**
	 * Bits per second in each direction, and latency in milliseconds; null =
	 * not throttled.
	 */
	throttle: { bitsPerSecond: number; latencyMs: number } | null;
}

export interface MeasuredPage {
	name: string;
	path: string;
	/** The first matching element with its own text counts as first content. */
	content: string;
}

export interface Measurement {
	/** From the start of the navigation to the frame that shows the content. */
	milliseconds: number;
	/** Requests to jetpack/v4 that started before that. */
	restCalls: number;
}

/** Runs in the page before its scripts. */
function watchForContent( content: string ): void {
	const hasText = ( element: Element ) =>
		( element.textContent ?? '' ).trim() !== '' &&
		element.closest( '[aria-busy="true"], [aria-hidden="true"]' ) ===
			null &&
		element.getClientRects().length > 0;

	const report = () => {
		const restCalls = performance
			.getEntriesByType( 'resource' )
			.filter( ( { name } ) =>
				decodeURIComponent( name ).includes( 'jetpack/v4' )
			).length;
		Object.assign( window, {
			firstContent: { milliseconds: performance.now(), restCalls },
		} );
	};

	const observer = new MutationObserver( () => {
		if ( [ ...document.querySelectorAll( content ) ].some( hasText ) ) {
			observer.disconnect();
			// No frame is rendered while a stylesheet blocks rendering; the
			// second callback runs when the first frame is on the screen.
			requestAnimationFrame( () => requestAnimationFrame( report ) );
		}
	} );
	observer.observe( document, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true,
		attributeFilter: [ 'class', 'aria-busy', 'aria-hidden', 'hidden' ],
	} );
}

type StorageState = Awaited<
	ReturnType<
		Awaited< ReturnType< Browser[ 'newContext' ] > >[ 'storageState' ]
	>
>;

/**
 * Loads a page once with an empty cache, and returns when its content was
 * rendered.
 */
export async function measureFirstContent(
	browser: Browser,
	url: string,
	storageState: StorageState,
	{ path, content }: MeasuredPage,
	{ throttle }: Network
): Promise< Measurement > {
	const context = await browser.newContext( {
		storageState,
		viewport: { width: 1280, height: 900 },
	} );
	try {
		const page = await context.newPage();
		const client = await context.newCDPSession( page );
		await client.send( 'Network.enable' );
		if ( throttle ) {
			const bytesPerSecond = throttle.bitsPerSecond / 8;
			await client.send( 'Network.emulateNetworkConditions', {
				offline: false,
				latency: throttle.latencyMs,
				downloadThroughput: bytesPerSecond,
				uploadThroughput: bytesPerSecond,
			} );
		}
		// tsx wraps functions in a helper that doesn't exist in the page.
		await page.addInitScript( 'window.__name = ( named ) => named;' );
		await page.addInitScript( watchForContent, content );
		await page.goto( url + path, { waitUntil: 'load' } );
		const handle = await page.waitForFunction(
			() => ( window as { firstContent?: Measurement } ).firstContent,
			null,
			{ timeout: 60_000 }
		);
		const measurement = await handle.jsonValue();
		if ( ! measurement ) {
			throw new Error( `${ path } never showed ${ content }` );
		}
		return measurement;
	} finally {
		await context.close();
	}
}
