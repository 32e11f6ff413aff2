import { readForm, seeOther, sendPage } from '../account-service/http';
import { escapeHtml, options, page } from '../account-service/pages/layout';
import type { Route } from '../account-service/router';
import { refuseForeignOrigin } from '../account-service/sandbox-routes';
import { networksSection } from './network-routes';
import type { NetworkMemory } from './networks';
import { STAND_INS } from './stand-ins';
import { ANTISPAM_KEYS, PLUGIN_PROBLEMS } from './state';
import type { PublicServicesState } from './state';

const FINE = 'nothing';

function panel(
	{ plugins }: PublicServicesState,
	networks: NetworkMemory
): string {
	const rows = Object.keys( STAND_INS ).map(
		( slug ) =>
			`<tr><th scope="row">${ slug }</th><td><select name="${ slug }" aria-label="What is wrong with ${ slug }">${ options(
				[ FINE, ...PLUGIN_PROBLEMS ],
				plugins[ slug ] ?? FINE
			) }</select></td></tr>`
	);
	const keys = Object.entries( ANTISPAM_KEYS ).map(
		( [ status, key ] ) =>
			`<tr><th scope="row">${ status }</th><td><code>${ escapeHtml(
				key
			) }</code></td></tr>`
	);
	return page(
		'Public internet',
		`<p>The plugin directory, the anti-spam service and social networks, as the site reaches them.</p>
<h2>Plugins, and what is wrong with them</h2>
<form method="post" action="/sandbox"><table><tbody>${ rows.join(
			''
		) }</tbody></table><button>Change</button></form>
<h2>Keys of the anti-spam service</h2>
<p>By the state of their account. Any other key is invalid.</p>
<table><tbody>${ keys.join( '' ) }</tbody></table>
${ networksSection( networks ) }`
	);
}

/** The control panel at /sandbox. */
export function panelRoutes(
	memory: { state: PublicServicesState },
	networks: NetworkMemory
): Route[] {
	return [
		{
			method: 'GET',
			path: '/sandbox',
			handle: ( { response } ) =>
				sendPage( response, panel( memory.state, networks ) ),
		},
		{
			method: 'POST',
			path: '/sandbox',
			handle: async ( call ) => {
				refuseForeignOrigin( call );
				const form = await readForm( call.request );
				const problems = Object.keys( STAND_INS ).flatMap( ( slug ) => {
					const problem = PLUGIN_PROBLEMS.find(
						( candidate ) => candidate === form.get( slug )
					);
					return problem ? [ [ slug, problem ] ] : [];
				} );
				memory.state = {
					...memory.state,
					plugins: Object.fromEntries( problems ),
				};
				seeOther( call.response, '/sandbox' );
			},
		},
	];
}
