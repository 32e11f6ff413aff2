import { CODES } from './permission-matrix-codes';
import { MATRIX } from './permission-matrix';
import type { SiteState } from './permission-matrix';
import { parseMatrix } from './support/matrix-table';
import type { MatrixCase } from './support/matrix-table';
import { dropPlugin } from './support/dropped-plugin';
import { inParallel } from './support/in-parallel';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule, useScenario } from './support/site-state';
import { ROLES, call, fetchPath } from './support/site';
import type { Method } from './support/site';

interface RouteIndex {
	routes: Record<
		string,
		{ namespace: string; endpoints: { methods: string[] }[] }
	>;
}

/** `GET /module/{}` for every method of every registered route of our namespace. */
async function registeredEndpoints(): Promise< string[] > {
	const { body } = await fetchPath( '/wp-json/', { as: 'admin' } );
	const index = body as RouteIndex;
	return Object.entries( index.routes )
		.filter( ( [ , route ] ) => route.namespace === 'jetpack/v4' )
		.flatMap( ( [ pattern, route ] ) => {
			const path = pattern
				.replace( /^\/jetpack\/v4/, '' )
				.replace( /\(\?P<\w+>[^()]*\)/g, '{}' );
			return route.endpoints.flatMap( ( endpoint ) =>
				endpoint.methods.map(
					( method ) => `${ method } ${ path === '' ? '/' : path }`
				)
			);
		} );
}

const describeCase = ( one: MatrixCase ): string =>
	`${ one.method } ${ one.path } by ${ one.role } with a ${ one.nonce } nonce`;

/** Makes all calls and lists those whose response differs from the table. */
async function findDifferences(
	cases: readonly MatrixCase[]
): Promise< string[] > {
	const responses = await inParallel( cases, async ( one ) => {
		const { status, body } = await call( one.method, one.path, {
			as: one.role,
			nonce: one.nonce,
			body: one.body,
		} );
		const code = status < 400 ? null : body?.code ?? '(no code)';
		const isExpected = status === one.status && code === one.code;
		return isExpected
			? null
			: `${ describeCase( one ) }: ${ status } ${ code }, not ${
					one.status
			  } ${ one.code }`;
	} );
	return responses.filter( ( line ): line is string => line !== null );
}

const PREPARE: Record< SiteState, () => Promise< void > > = {
	local: async () => {
		await useScenario( 'local' );
		await switchModule( 'protect', true );
		await switchModule( 'stats', true );
	},
	'connected-owner': async () => {
		await useScenario( 'connected' );
		await switchModule( 'protect', true );
	},
	'modules-off': async () => {
		await useScenario( 'connected' );
		await switchModule( 'protect', false );
		await switchModule( 'stats', false );
	},
	'site-only': async () => {
		await useScenario( 'site-only' );
		await switchModule( 'protect', true );
	},
	'not-connected': () => useScenario( 'not-connected' ),
	offline: async () => {
		await useScenario( 'offline' );
		await switchModule( 'stats', true );
	},
};

restoreStateAfterwards();
let removeAkismet = () => {};

beforeAll( () => {
	removeAkismet = dropPlugin( 'akismet/akismet.php', 'Akismet' );
} );

afterAll( async () => {
	removeAkismet();
	await useScenario( 'local' );
} );

describe( 'the permission matrix', () => {
	const local = parseMatrix( MATRIX.local, CODES );

	it( 'has every registered route and method, and none that is not registered', async () => {
		const listed = [
			...new Set( local.map( ( one ) => one.endpoint ) ),
		].sort();
		const registered = [ ...new Set( await registeredEndpoints() ) ].sort();
		expect( listed ).toEqual( registered );
	} );

	it( 'says for each of them what every role gets with each nonce', () => {
		const endpoints = [
			...new Set( local.map( ( one ) => one.endpoint ) ),
		];
		const missing = endpoints.flatMap( ( endpoint ) =>
			ROLES.flatMap( ( role ) =>
				( [ 'good', 'missing', 'wrong' ] as const )
					.filter(
						( nonce ) =>
							! local.some(
								( one ) =>
									one.endpoint === endpoint &&
									one.role === role &&
									one.nonce === nonce
							)
					)
					.map( ( nonce ) => `${ endpoint } ${ role } ${ nonce }` )
			)
		);
		expect( missing ).toEqual( [] );
	} );
} );

/** Some hundred calls, on a machine that may be under load. */
const MAX_MS = 180_000;

describe.each( Object.keys( MATRIX ) as SiteState[] )(
	'with the site in state %s',
	( state ) => {
		beforeAll( () => PREPARE[ state ]() );

		const cases = parseMatrix( MATRIX[ state ], CODES );
		const nonces = [ ...new Set( cases.map( ( one ) => one.nonce ) ) ];

		it.each( nonces )(
			'every role gets what the matrix says with a %s nonce',
			async ( nonce ) => {
				const withNonce = cases.filter(
					( one ) => one.nonce === nonce
				);
				expect( await findDifferences( withNonce ) ).toEqual( [] );
			},
			MAX_MS
		);
	}
);

describe( 'methods that no route has', () => {
	it.each( [
		'PUT settings',
		'PATCH settings',
		'DELETE settings',
		'DELETE connection',
		'GET connection/register',
		'POST connection/authorize_url',
		'GET connection/reconnect',
		'PUT connection/user',
		'GET identity-crisis/migrate',
		'GET marketing/survey',
		'GET options/options',
		'GET notice/welcome',
		'GET module/protect/active',
		'POST waf',
	] )(
		'%s is 404 rest_no_route, even for an administrator',
		async ( line ) => {
			const [ method, path ] = line.split( ' ' ) as [ Method, string ];
			const { status, body } = await call( method, path, {
				body: { reset: true },
			} );
			expect( { status, code: body?.code } ).toEqual( {
				status: 404,
				code: 'rest_no_route',
			} );
		}
	);
} );
