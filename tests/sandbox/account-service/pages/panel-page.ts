import type { PublicState } from '../sandbox-routes';
import { escapeHtml, page } from './layout';
import { faultForms, planForms, scenarioForm, stateForms } from './panel-forms';

function sites( { registrations }: PublicState ): string {
	if ( registrations.length === 0 ) {
		return '<p>No site is registered.</p>';
	}
	return `<ul>${ registrations
		.map(
			( { site_id, client_name, client_uri } ) =>
				`<li>${ site_id }: ${ escapeHtml(
					client_name
				) } (${ escapeHtml( client_uri ) })</li>`
		)
		.join( '' ) }</ul>`;
}

/** Everything that can be changed, and what the service holds. */
export function panelPage(
	state: PublicState,
	notice: { text: string; isError: boolean } | null
): string {
	return page(
		'Sandbox account service',
		`${
			notice === null
				? ''
				: `<p role="${
						notice.isError ? 'alert' : 'status'
				  }"><strong>${ escapeHtml( notice.text ) }</strong></p>`
		}
<p>Change what the provider knows, and look at the dashboard.</p>
${ sites( state ) }
${ scenarioForm( state ) }
${ planForms( state ) }
${ stateForms( state ) }
${ faultForms( state ) }
<h2>State</h2>
<p>${ state.events.length } events, ${ state.surveys.length } surveys, ${
			state.mails.length
		} e-mails. <a href="/sandbox/state">All of it as JSON</a></p>`
	);
}
