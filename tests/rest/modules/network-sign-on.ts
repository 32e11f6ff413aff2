import * as fs from 'node:fs';
import * as path from 'node:path';

import { logIn as logInByPassword, request } from '../../sandbox';
import type { HttpResponse, Sandbox, Session } from '../../sandbox';
import { siteCodeFor } from '../../sandbox/identity-provider/site-code';
import { spawnIdentityProvider } from '../../sandbox/identity-provider/spawn';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { CLIENT } from '../../sandbox/identity-provider/state';
import { startNetwork } from '../../sandbox/network';
import { hiddenField } from '../support/admin-form';
import { visitProvider } from './own-provider';

/** Path of a site: '' for the main site. */
export type SitePath = '' | '/two' | '/three';

export interface SignOnNetwork {
	sandbox: Sandbox;
	/** Its client has the redirect URIs of the main site and of /three. */
	provider: IdentityProvider;
	networkAdmin: Session;
	stop(): Promise< void >;
	evalOn( site: SitePath, php: string ): Promise< string >;
	/** Submits the provider page of a site; resolves with the response. */
	save(
		site: SitePath,
		fields?: Record< string, string >
	): Promise< HttpResponse >;
	/** Starts a login, and goes to the provider. */
	start( site: SitePath, query?: string ): Promise< Attempt >;
	/** Follows redirects within the network. */
	finish( url: URL, cookie: string ): Promise< HttpResponse >;
	logIn( site: SitePath, query?: string ): Promise< HttpResponse >;
	/** Connects the provider's account to a user on the profile page. */
	link( site: SitePath, user: Session ): Promise< HttpResponse >;
}

export interface Attempt {
	/** Where the site sends the browser. */
	sent: URL;
	/** Where the provider sends it back. */
	back: URL;
	cookie: string;
}

export const PAGE = '/wp-admin/admin.php?page=jetpack-sign-on';
export const START = '/wp-login.php?action=jetpack-sign-on';

const attemptCookie = ( { cookies }: HttpResponse ) =>
	cookies.find( ( cookie ) => cookie.startsWith( 'jetpack_sso=' ) ) ?? '';

export const locationOf = ( { headers }: HttpResponse ) =>
	new URL( String( headers.location ) );

/** The user that a response logs in; '' if none. */
export const loggedIn = ( { cookies }: HttpResponse ): string =>
	/wordpress_logged_in_[^=]+=([a-z0-9]+)%7C/.exec(
		cookies.join( '\n' )
	)?.[ 1 ] ?? '';

export const errorOf = ( response: HttpResponse ): string =>
	locationOf( response ).searchParams.get( 'jetpack-sign-on-error' ) ?? '';

/**
 * A network with the sites `/two` and `/three`, where the module is on, and an
 * identity provider.
 */
export async function startSignOnNetwork(
	name: string
): Promise< SignOnNetwork > {
	const sandbox = await startNetwork( name );
	const { wp, url } = sandbox;
	await wp( [ 'site', 'create', '--slug=three' ] );
	await wp( [ 'plugin', 'activate', 'jetpack-dashboard', '--network' ] );
	const provider = await spawnIdentityProvider( url, `${ url }/three` );
	const folder = path.join( sandbox.contentDir, 'mu-plugins' );
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync(
		path.join( folder, 'zz-own-provider.php' ),
		`<?php\n${ siteCodeFor( provider.url ) }\n`
	);
	const networkAdmin = await logInByPassword( sandbox, 'admin' );

	const evalOn = ( site: SitePath, php: string ) =>
		wp( [ 'eval', php, `--url=${ url }${ site }/` ] );
	for ( const site of [ '/two', '/three' ] as const ) {
		await evalOn(
			site,
			"update_option( 'jetpack_dashboard_module_sso', '1' );"
		);
	}

	const finish = async (
		to: URL,
		cookie: string
	): Promise< HttpResponse > => {
		const response = await request( sandbox, {
			path: to.pathname + to.search,
			headers: { Cookie: cookie, Host: to.host },
		} );
		const next = response.headers.location;
		return next !== undefined &&
			new URL( next ).pathname.endsWith( 'wp-login.php' ) &&
			/[?&]action=jetpack-sign(ed-out|-on-callback)/.test( next )
			? finish( new URL( next ), cookie )
			: response;
	};
	const follow = async ( response: HttpResponse ): Promise< Attempt > => {
		const sent = locationOf( response );
		return {
			sent,
			back: await visitProvider( sent.href ),
			cookie: attemptCookie( response ),
		};
	};
	const start = async ( site: SitePath, query = '' ) =>
		follow( await request( sandbox, { path: site + START + query } ) );

	return {
		sandbox,
		provider,
		networkAdmin,
		async stop() {
			await provider.stop();
			await sandbox.stop();
		},
		evalOn,
		async save( site, fields = {} ) {
			const { body } = await networkAdmin.get( site + PAGE );
			return networkAdmin.post(
				site + PAGE,
				new URLSearchParams( {
					_wpnonce: hiddenField( body, '_wpnonce' ),
					issuer: provider.url,
					client_id: CLIENT.client_id,
					secret: CLIENT.client_secret,
					scopes: 'openid email profile',
					name: 'Example ID',
					...fields,
				} )
			);
		},
		start,
		finish,
		async logIn( site, query = '' ) {
			const { back, cookie } = await start( site, query );
			return finish( back, cookie );
		},
		async link( site, user ) {
			const { body } = await user.get( `${ site }/wp-admin/profile.php` );
			const form = body.slice( body.indexOf( '<form id="jp-sso-form"' ) );
			const { back, cookie } = await follow(
				await user.post(
					`${ site }/wp-admin/admin-post.php`,
					new URLSearchParams(
						[ 'action', 'user_id', '_wpnonce' ].map( ( field ) => [
							field,
							hiddenField( form, field ),
						] )
					)
				)
			);
			return finish( back, `${ user.cookie }; ${ cookie }` );
		},
	};
}
