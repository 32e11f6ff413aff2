/** The script of the statistics on the site's pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './files';

const HEADER = 'X-Jetpack-Dashboard-Stats';
const DIRECT = 'http://site.test/wp-content/plugins/stats-view.php';
const ROUTE = '/wp-json/jetpack/v4/stats/view';

const [ SOURCE = '', TIMING = '' ] = [
	...readFileSync(
		join( REPOSITORY, 'plugin/includes/Features/Stats/Beacon.php' ),
		'utf8'
	).matchAll( /<<<'JS'\n([^]*?)\nJS;/g ),
].map( ( [ , script = '' ] ) => script.replaceAll( '\n', '' ) );

interface Sent {
	by: 'fetch' | 'beacon';
	url: string;
	body: string;
	type: string;
}

interface Page {
	/** Responses to fetch() in turn; a text is a network error. */
	responses?: ( Response | string )[];
	hasKeepalive?: boolean;
	config?: object;
	/** How the page was loaded, while response times are measured. */
	navigation?: object | null;
	isPrerendering?: boolean;
}

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );

/** Runs the script on a page, then does something there. */
async function visit(
	{
		responses = [],
		hasKeepalive = true,
		config = { u: DIRECT, v: ROUTE },
		navigation,
		isPrerendering = false,
	}: Page,
	then: ( document: EventTarget ) => void = () => {}
): Promise< Sent[] > {
	const sent: Sent[] = [];
	const reading: Promise< void >[] = [];
	const record = ( by: Sent[ 'by' ], url: string, body: Blob ) =>
		reading.push(
			body.text().then(
				( text ) =>
					void sent.push( {
						by,
						url,
						body: text,
						type: body.type,
					} )
			)
		);
	const document = Object.assign( new EventTarget(), {
		referrer: 'http://news.example/an/article',
		visibilityState: 'visible',
		prerendering: isPrerendering,
	} );
	const window: Record< string, unknown > = {};
	window.top = window;
	const fetch = ( url: string, options: RequestInit ) => {
		expect( options ).toMatchObject( { method: 'POST', keepalive: 1 } );
		record( 'fetch', url, options.body as Blob );
		const response =
			responses.shift() ?? new Response( null, { status: 204 } );
		return typeof response === 'string'
			? Promise.reject( new TypeError( response ) )
			: Promise.resolve( response );
	};
	const Request = function () {};
	Request.prototype = hasKeepalive ? { keepalive: true } : {};
	const script = SOURCE.replace( '%s', HEADER )
		.replace( '%s', navigation === undefined ? '' : TIMING )
		.replace(
			'%s',
			JSON.stringify( {
				...config,
				p: 7,
				d: true,
				r: 'bot',
				f: '/wp-content/uploads/',
			} )
		);
	new Function(
		'document',
		'navigator',
		'window',
		'location',
		'fetch',
		'Request',
		'performance',
		script
	)(
		document,
		{
			userAgent: 'Firefox',
			sendBeacon: ( url: string, body: Blob ) =>
				record( 'beacon', url, body ),
		},
		window,
		{ hostname: 'site.test' },
		fetch,
		Request,
		{ getEntriesByType: () => ( navigation ? [ navigation ] : [] ) }
	);
	Object.assign( document, { prerendering: false } );
	then( document );
	await settle();
	await Promise.all( reading );
	return sent;
}

const FORM = 'application/x-www-form-urlencoded';
const VIEW = 'post=7&from=news.example';
const byFetch = ( url: string, body = VIEW ): Sent => ( {
	by: 'fetch',
	url,
	body,
	type: FORM,
} );
const refused = () =>
	new Response( null, { status: 503, headers: { [ HEADER ]: 'none' } } );

it( 'sends a view once, also if the visitor leaves', async () => {
	expect( await visit( {} ) ).toEqual( [ byFetch( DIRECT ) ] );
} );

it( 'sends what a server without a buffer refuses to WordPress, once', async () => {
	expect(
		await visit( { responses: [ refused(), refused(), refused() ] } )
	).toEqual( [ byFetch( DIRECT ), byFetch( ROUTE ) ] );
} );

it( 'sends a refused click to WordPress, as it was', async () => {
	const link = {
		protocol: 'http:',
		hostname: 'site.test',
		pathname: '/wp-content/uploads/2026/a%20guide.pdf',
	};
	const click = Object.assign( new Event( 'click' ), { button: 0 } );
	Object.defineProperty( click, 'target', {
		value: { closest: () => link },
	} );
	const body = 'post=7&file=2026/a%20guide.pdf';
	const sent = await visit(
		{ responses: [ new Response(), refused() ] },
		( document ) => document.dispatchEvent( click )
	);
	expect( sent ).toEqual( [
		byFetch( DIRECT ),
		byFetch( DIRECT, body ),
		byFetch( ROUTE, body ),
	] );
} );

it.each( [
	[ 'the visitor’s limit', new Response( null, { status: 429 } ) ],
	[
		'a full buffer, or a proxy’s error',
		new Response( null, { status: 503 } ),
	],
	[ 'a network error', 'Failed to fetch' ],
] )( 'sends nothing again after %s', async ( _what, response ) => {
	expect( await visit( { responses: [ response ] } ) ).toEqual( [
		byFetch( DIRECT ),
	] );
} );

it( 'gives up if WordPress can’t be reached either', async () => {
	expect(
		await visit( { responses: [ refused(), 'Failed to fetch' ] } )
	).toHaveLength( 2 );
} );

it( 'sends nothing again if WordPress itself refuses', async () => {
	expect(
		await visit( { config: { u: ROUTE }, responses: [ refused() ] } )
	).toEqual( [ byFetch( ROUTE ) ] );
} );

it( 'uses a beacon in browsers whose fetch has no keepalive', async () => {
	expect( await visit( { hasKeepalive: false } ) ).toEqual( [
		{ by: 'beacon', url: DIRECT, body: VIEW, type: FORM },
	] );
} );

describe( 'while response times are measured', () => {
	const LOADED = {
		type: 'navigate',
		activationStart: 0,
		deliveryType: '',
		requestStart: 12.3,
		responseStart: 192.7,
	};

	it.each( [
		[ 'of a page load', {}, '&ms=180' ],
		[
			'in a browser that tells less',
			{
				activationStart: undefined,
				deliveryType: undefined,
			},
			'&ms=180',
		],
		[ 'but not of a reload', { type: 'reload' }, '' ],
		[ 'but not of the history', { type: 'back_forward' }, '' ],
		[ 'but not of a prerendered page', { activationStart: 500 }, '' ],
		[ 'but not of a cached page', { deliveryType: 'cache' }, '' ],
		[ 'but not if it is 0', { responseStart: 12.4 }, '' ],
		[ 'but not if it is negative', { responseStart: 0 }, '' ],
		[ 'but not if it is unknown', { responseStart: undefined }, '' ],
	] )( 'sends the response time %s', async ( _what, changed, ms ) => {
		const navigation = { ...LOADED, ...changed };
		expect( await visit( { navigation } ) ).toEqual( [
			byFetch( DIRECT, VIEW + ms ),
		] );
	} );

	it( 'sends it with the first view only', async () => {
		expect(
			await visit( { navigation: LOADED }, ( document ) =>
				document.dispatchEvent( new Event( 'post-load' ) )
			)
		).toEqual( [
			byFetch( DIRECT, `${ VIEW }&ms=180` ),
			byFetch( DIRECT, 'post=7&from=' ),
		] );
	} );

	it( 'sends none when a prerendered page is opened', async () => {
		expect(
			await visit(
				{ navigation: LOADED, isPrerendering: true },
				( document ) =>
					document.dispatchEvent( new Event( 'prerenderingchange' ) )
			)
		).toEqual( [ byFetch( DIRECT ) ] );
	} );

	it( 'sends views of browsers that measure nothing', async () => {
		expect( await visit( { navigation: null } ) ).toEqual( [
			byFetch( DIRECT ),
		] );
	} );
} );
