type Fault = Record< string, string | number >;

export interface FaultRow {
	name: string;
	/** The fault's name in the control panel; 'down' stops the service. */
	fault: Fault | 'down';
	/**
	 * The error code; `{step}` stands for the step's own code for “no
	 * connection”.
	 */
	code: string;
	status: number;
	/**
	 * The message on a dashboard card; `{service}` stands for the provider's
	 * host.
	 */
	message: string;
	/** Seconds in Retry-After. */
	retryAfter?: number;
}

const SLOW = '{service} took too long to respond. Try again in a few minutes.';
const UNREACHABLE =
	'The site could not reach {service}. Try again in a few minutes. If it keeps failing, ask your host whether the server allows outgoing requests.';
const FAILING =
	'{service} has a problem at the moment. Try again in a few minutes.';
const UNREADABLE =
	'{service} sent an invalid response. Try again in a few minutes. If it keeps failing, contact support.';

/** A message in the format of FAULTS, whatever port the service uses. */
export const withoutHost = ( message: string ): string =>
	message.replace( /\b127\.0\.0\.1(:\d+)?|\blocalhost(:\d+)?/g, '{service}' );

/**
 * The provider's possible faults and the site's error messages for them, copied
 * by hand from docs/contract/rest.md#provider-failures.
 */
export const FAULTS: FaultRow[] = [
	{
		name: 'doesn’t respond for ten seconds',
		// The connection is cut at the end, so that the service isn't still
		// handling it in the next test.
		fault: { kind: 'closed', latency_ms: 10_000 },
		code: '{step}http_request_failed',
		status: 504,
		message: SLOW,
	},
	{
		name: 'closes the connection',
		fault: { kind: 'closed' },
		code: '{step}http_request_failed',
		status: 504,
		message: UNREACHABLE,
	},
	{
		name: 'is down',
		fault: 'down',
		code: '{step}http_request_failed',
		status: 504,
		message: UNREACHABLE,
	},
	{
		name: 'returns an error 500',
		fault: { kind: 'status', status: 500 },
		code: 'wpcom_5??',
		status: 502,
		message: FAILING,
	},
	{
		name: 'returns an error 503',
		fault: { kind: 'status', status: 503 },
		code: 'wpcom_5??',
		status: 502,
		message: FAILING,
	},
	{
		name: 'returns an error 408',
		fault: { kind: 'status', status: 408 },
		code: 'wpcom_408',
		status: 504,
		message: SLOW,
	},
	{
		name: 'returns an error 403',
		fault: { kind: 'status', status: 403 },
		code: 'sandbox_fault',
		status: 502,
		message: 'The control panel asked for a 403.',
	},
	{
		name: 'returns a wait time',
		fault: { kind: 'busy', retry_after: 7 },
		code: 'wpcom_outage',
		status: 503,
		retryAfter: 7,
		message: '{service} is busy at the moment. Try again in 7 seconds.',
	},
	{
		name: 'returns incomplete JSON',
		fault: { kind: 'malformed' },
		code: 'wpcom_bad_response',
		status: 502,
		message: UNREADABLE,
	},
	{
		name: 'returns an HTML page',
		fault: { kind: 'html' },
		code: 'wpcom_bad_response',
		status: 502,
		message: UNREADABLE,
	},
	{
		name: 'returns an empty body',
		fault: { kind: 'empty' },
		code: 'wpcom_bad_response',
		status: 502,
		message: UNREADABLE,
	},
	{
		name: 'returns wrong types',
		fault: { kind: 'wrong-types' },
		code: 'wpcom_bad_response',
		status: 502,
		message: UNREADABLE,
	},
];

/** With a fault that is a valid response of parts that cards don't need. */
export const CARD_FAULTS: readonly FaultRow[] = [
	...FAULTS,
	{
		name: 'returns an empty object',
		fault: { kind: 'empty-object' },
		code: 'wpcom_bad_response',
		status: 502,
		message: UNREADABLE,
	},
];

interface FaultCard {
	/** The card's title. */
	card: string;
	/** Which part of GET dashboard it needs. */
	part: string;
	/** The service's route of the part. */
	source: string;
	/**
	 * What it shows if the part can't be loaded: the message, also with the full
	 * prices; nothing (the card isn't shown); or its other data, without offers
	 * or without badges.
	 */
	shows: 'message' | 'full prices' | 'nothing' | 'other data' | 'no badges';
	/** The card is on this screen, not on the dashboard. */
	screen?: string;
	/** An empty object is a valid response of the part. */
	mayBeEmpty?: true;
}

const SITE = { part: 'site', source: '/v1/sites/{id}' };
const REWIND = { part: 'rewind', source: '/v1/sites/{id}/rewind' };
const SCAN = { part: 'scan', source: '/v1/sites/{id}/scan' };

const PRODUCT_PAGES = 'Product pages';

/**
 * The cards with provider data, by part. tools/fault-cards.test.ts compares
 * them with the cards' definitions.
 */
export const FAULT_CARDS: readonly FaultCard[] = [
	{ card: 'Backup', ...REWIND, shows: 'message' },
	{ card: 'Scan', ...SCAN, shows: 'message' },
	{
		card: 'Downtime monitoring',
		part: 'monitor',
		source: '/v1/sites/{id}/monitor',
		shows: 'message',
	},
	{
		card: 'Activity',
		part: 'activity',
		source: '/v1/sites/{id}/activity',
		shows: 'message',
	},
	{ card: 'Search', ...SITE, shows: 'message' },
	{ card: 'VideoPress', ...SITE, shows: 'message' },
	{ card: 'Security bundle', ...SITE, shows: 'nothing' },
	{ card: 'Backup', ...SITE, shows: 'other data' },
	{ card: 'Scan', ...SITE, shows: 'other data' },
	{ card: 'My Plan', ...SITE, shows: 'message', screen: 'My Plan' },
	{
		card: 'My Products',
		part: 'purchases',
		source: '/v1/sites/{id}/purchases',
		shows: 'message',
		screen: 'My Plan',
	},
	...[ 'My Plan', 'My Products' ].flatMap( ( card ): FaultCard[] => [
		{ card, ...REWIND, shows: 'no badges', screen: 'My Plan' },
		{ card, ...SCAN, shows: 'no badges', screen: 'My Plan' },
	] ),
	{ card: PRODUCT_PAGES, ...SITE, shows: 'message', screen: PRODUCT_PAGES },
	{
		card: PRODUCT_PAGES,
		part: 'products',
		source: '/v1/sites/{id}/products',
		shows: 'message',
		screen: PRODUCT_PAGES,
		mayBeEmpty: true,
	},
	{
		card: PRODUCT_PAGES,
		part: 'intro-offers',
		source: '/v1/intro-offers',
		shows: 'full prices',
		screen: PRODUCT_PAGES,
	},
	{
		card: 'Support',
		...SITE,
		shows: 'other data',
		screen: 'Help and apps',
	},
];

/** The parts of these cards. */
export const FAULT_PARTS = [
	...new Map( FAULT_CARDS.map( ( row ) => [ row.part, row ] ) ).values(),
].map( ( { part, source, mayBeEmpty = false } ) => ( {
	part,
	source,
	mayBeEmpty,
} ) );

/** The parts for which the fault isn't a valid response. */
export const partsFailingWith = ( { fault }: FaultRow ) =>
	FAULT_PARTS.filter(
		( { mayBeEmpty } ) =>
			! mayBeEmpty || fault === 'down' || fault.kind !== 'empty-object'
	);

/**
 * The error code of a card's part. If the service is down, requesting a token
 * already fails.
 */
export const codeOnCard = ( { fault, code }: FaultRow ): string =>
	code.replace( '{step}', fault === 'down' ? 'token_' : '' );

/** The row of a fault. */
export function faultNamed( name: string ): FaultRow {
	const row = FAULTS.find( ( one ) => one.name === name );
	if ( ! row ) {
		throw new Error( `No fault is named “${ name }”.` );
	}
	return row;
}
