import type { PublicState } from '../sandbox-routes';
import { bearer, register, siteToken } from './service-client';
import type { Registration } from './service-client';
import { serviceUnderTest } from './service-under-test';

/** For tests: a service with a registered site without purchases, and its pages. */
export function commerceUnderTest() {
	const { url, patch, state, load } = serviceUnderTest();
	let site: Registration;
	let headers: Record< string, string >;

	beforeAll( async () => {
		site = await register( url() );
		headers = bearer( await siteToken( url(), site ) );
	} );
	beforeEach( async () => {
		await load( 'free' );
	} );

	return {
		url,
		patch,
		state,
		siteId: () => site.site_id,
		headers: () => headers,
		/** A response to the site. */
		read: async ( path: string ) => {
			const response = await fetch(
				`${ url() }/v1${ path.replace(
					'{id}',
					String( site.site_id )
				) }`,
				{ headers }
			);
			return response.json();
		},
		/** Submits a form of the service's pages. */
		submit: ( path: string, form: Record< string, string > ) =>
			fetch( `${ url() }${ path }`, {
				method: 'POST',
				redirect: 'manual',
				body: new URLSearchParams( form ),
			} ),
		/** The page behind a link of the dashboard. */
		open: async ( query: Record< string, string > ) =>
			(
				await fetch(
					`${ url() }/redirect?${ new URLSearchParams( query ) }`
				)
			).text(),
		readSite: async () => ( await state< PublicState >() ).site,
	};
}
