import { logIn } from '../sandbox';
import type { Sandbox, Session } from '../sandbox';
import { PAGE, readGlobal } from './support/admin-page';
import { connectNetwork, startNetwork } from '../sandbox/network';

const KEY = 'jetpack-backup_sandbox1';
const OWNER_ONLY = 'invalid_permission_manage_user_licenses';

let sandbox: Sandbox;
/** A super admin. */
let networkAdmin: Session;
/** An administrator of the site only. */
let siteAdmin: Session;

beforeAll( async () => {
	sandbox = await startNetwork( 'rest-network-roles' );
	await sandbox.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
	networkAdmin = await logIn( sandbox, 'admin' );
	siteAdmin = await logIn( sandbox, 'admin2' );
}, 180_000 );

afterAll( async () => {
	await sandbox?.stop();
} );

interface Response {
	readonly status: number;
	// A response body; tests check its shape.
	// eslint-disable-next-line @typescript-eslint/no-explicit-any
	readonly body: any;
}

const parsed = ( { status, body }: { status: number; body: string } ) =>
	( { status, body: JSON.parse( body ) } ) as Response;

const get = async ( user: Session, path: string ) =>
	parsed( await user.get( `/wp-json/jetpack/v4/${ path }` ) );

const post = async ( user: Session, path: string, body: object ) =>
	parsed(
		await user.post(
			`/wp-json/jetpack/v4/${ path }`,
			JSON.stringify( body ),
			{
				headers: { 'Content-Type': 'application/json' },
			}
		)
	);

const outcome = ( { status, body }: Response ) =>
	status === 200 ? 200 : `${ status } ${ body.code }`;

/** The outcome of each route, and what the two that attach a key return. */
async function callAll( user: Session ) {
	return {
		counts: outcome( await get( user, 'licensing/user/counts' ) ),
		licenses: outcome( await get( user, 'licensing/user/licenses' ) ),
		dismiss: outcome(
			await post( user, 'licensing/user/activation-notice-dismiss', {
				last_detached_count: 1,
			} )
		),
		error: outcome( await post( user, 'licensing/error', { error: '' } ) ),
		attach: outcome(
			await post( user, 'licensing/attach-licenses', {
				licenses: [ KEY ],
			} )
		),
		set: outcome(
			await post( user, 'licensing/set-license', { license: KEY } )
		),
	};
}

const OWNS = {
	counts: 200,
	licenses: 200,
	dismiss: 200,
	error: 200,
	attach: 200,
	set: 200,
};

/** May enter a key, as every user who may connect an account. */
const DOESNT_OWN = {
	counts: `403 ${ OWNER_ONLY }`,
	licenses: `403 ${ OWNER_ONLY }`,
	dismiss: `403 ${ OWNER_ONLY }`,
	error: 200,
	attach: `403 ${ OWNER_ONLY }`,
	set: 200,
};

it( 'the network’s administrator, who owns the site’s connection, manages its licenses', async () => {
	await connectNetwork( sandbox, 'admin' );
	expect( await callAll( networkAdmin ) ).toEqual( OWNS );
	await connectNetwork( sandbox, 'admin' );
	expect( await callAll( siteAdmin ) ).toEqual( DOESNT_OWN );
} );

it( 'an administrator of the site alone can own its connection, and manages its licenses', async () => {
	await connectNetwork( sandbox, 'admin2' );
	expect( await callAll( siteAdmin ) ).toEqual( OWNS );
	await connectNetwork( sandbox, 'admin2' );
	expect( await callAll( networkAdmin ) ).toEqual( DOESNT_OWN );
} );

it( 'only the network’s administrator installs and activates plugins', async () => {
	await connectNetwork( sandbox, 'admin2' );
	const page = async ( user: Session ) => {
		const { body } = await user.get( PAGE );
		const { canInstallPlugins, ownPlugins, userData } =
			readGlobal( body )?.initialState ?? {};
		return {
			canInstallPlugins,
			seesPlugins: Object.values( ownPlugins ).some( Boolean ),
			managesPlugins: userData.currentUser.permissions.manage_plugins,
		};
	};
	expect( await page( networkAdmin ) ).toEqual( {
		canInstallPlugins: true,
		seesPlugins: true,
		managesPlugins: true,
	} );
	expect( await page( siteAdmin ) ).toEqual( {
		canInstallPlugins: false,
		seesPlugins: false,
		managesPlugins: false,
	} );
	const install = { slug: 'akismet', status: 'active' };
	expect( outcome( await post( siteAdmin, 'plugins', install ) ) ).toMatch(
		/^403 /
	);
	expect( outcome( await get( siteAdmin, 'plugins' ) ) ).toMatch( /^403 / );
	expect( outcome( await post( networkAdmin, 'plugins', install ) ) ).toBe(
		200
	);
} );

it( 'only the network’s administrator enters the address that scripts are loaded from', async () => {
	const save = ( user: Session, url: string ) =>
		post( user, 'settings', { photon_cdn_url: url } );
	const refused = await save( siteAdmin, 'https://cdn.example.com' );
	expect( refused.status ).toBe( 400 );
	expect( refused.body.data.params.photon_cdn_url ).toMatch(
		/^Your user role can’t add scripts/
	);
	const cdn = 'https://cdn.example.org';
	expect( outcome( await save( networkAdmin, cdn ) ) ).toBe( 200 );
	// A form that the site's administrator saves has it, too.
	expect( outcome( await save( siteAdmin, cdn ) ) ).toBe( 200 );
	expect( outcome( await save( siteAdmin, '' ) ) ).toBe( 200 );
} );
