import type { PublicState } from '../sandbox-routes';
import { couponForms, licenseForms, planForms } from './commerce-forms';
import { escapeHtml, page } from './layout';
import { offerForms } from './offer-forms';
import { eventList, faultForms, scenarioForm, stateForms } from './panel-forms';
import { registrationForms } from './registration-forms';

/**
 * The control panel: forms for everything that can be changed, and the
 * service's state.
 */
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
${ registrationForms( state ) }
${ scenarioForm( state ) }
${ planForms( state ) }
${ licenseForms( state ) }
${ couponForms( state ) }
${ stateForms( state ) }
${ offerForms( state ) }
${ faultForms( state ) }
${ eventList( state ) }
<h2>State</h2>
<p>${ state.events.length } events, ${ state.surveys.length } surveys, ${
			state.mails.length
		} emails. <a href="/sandbox/state">All of it as JSON</a></p>`
	);
}
