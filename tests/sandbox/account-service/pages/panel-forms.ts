import { isRecord } from '../merge';
import { SERVICE_SCENARIOS } from '../scenarios';
import { FAULT_KINDS } from '../state';
import type { ServiceState } from '../state';
import {
	checkbox,
	field,
	form,
	input,
	removeButton,
	select,
	table,
} from './form-parts';
import { escapeHtml } from './layout';

const REWIND_STATES = [
	'active',
	'provisioning',
	'awaiting_credentials',
	'inactive',
	'unavailable',
];
const SCAN_STATES = [ 'idle', 'scanning', 'provisioning', 'unavailable' ];

export function scenarioForm( { scenario }: ServiceState ): string {
	return form(
		'scenario',
		'Scenario',
		field( 'Start from', select( 'name', SERVICE_SCENARIOS, scenario ) ),
		'Load'
	);
}

export function stateForms( { site }: ServiceState ): string {
	return [
		form(
			'rewind',
			'Backups',
			field(
				'State',
				select( 'state', REWIND_STATES, site.rewind.state )
			) + field( 'Reason', input( 'reason', site.rewind.reason ) ),
			'Change backups'
		),
		form(
			'scan',
			'Scan',
			field( 'State', select( 'state', SCAN_STATES, site.scan.state ) ) +
				field( 'Reason', input( 'reason', site.scan.reason ?? '' ) ) +
				field(
					'Threats',
					input( 'threats', site.scan.threats.length, 'number' )
				) +
				checkbox(
					'credentials',
					'Credentials are known',
					site.scan.credentials.length > 0
				),
			'Change the scan'
		),
	].join( '\n' );
}

export function faultForms( { faults }: ServiceState ): string {
	const rows = Object.entries( faults ).map(
		( [ route, fault ] ) =>
			`<tr><th scope="row"><code>${ escapeHtml(
				route
			) }</code></th><td>${ escapeHtml(
				JSON.stringify( fault )
			) }</td><td>${ removeButton(
				'remove-fault',
				route,
				route
			) }</td></tr>`
	);
	return [
		form(
			'fault',
			'Faults',
			field(
				'Route, or * for all',
				input( 'route', '/v1/sites/{id}/rewind' )
			) +
				field( 'Kind', select( 'kind', FAULT_KINDS, 'status' ) ) +
				field( 'Latency in ms', input( 'latency_ms', 0, 'number' ) ) +
				field( 'Status', input( 'status', 500, 'number' ) ) +
				field(
					'Retry-After in s',
					input( 'retry_after', 5, 'number' )
				),
			'Add the fault'
		),
		table( 'Faults', rows ),
	].join( '\n' );
}

const MAX_EVENTS = 50;

/** The received usage events, latest first. */
export function eventList( { events }: ServiceState ): string {
	const rows = events
		.slice( -MAX_EVENTS )
		.reverse()
		.map( ( event ) => {
			const { name = '', ...props } = isRecord( event ) ? event : {};
			return `<tr><th scope="row"><code>${ escapeHtml(
				String( name )
			) }</code></th><td>${ escapeHtml(
				JSON.stringify( props )
			) }</td></tr>`;
		} );
	return `<h2>Usage events</h2>\n${ table(
		`Usage events, the last of ${ events.length }`,
		rows
	) }`;
}
