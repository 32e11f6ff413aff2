import { CATALOGUE } from '../catalogue';
import { isRecord } from '../merge';
import { SERVICE_SCENARIOS } from '../scenarios';
import { FAULT_KINDS } from '../state';
import type { ServiceState } from '../state';
import { escapeHtml, options } from './layout';

const REWIND_STATES = [
	'active',
	'provisioning',
	'awaiting_credentials',
	'inactive',
	'unavailable',
];
const SCAN_STATES = [ 'idle', 'scanning', 'provisioning', 'unavailable' ];

/** A form of the control panel; `action` is what it changes. */
function form( action: string, title: string, body: string, button: string ) {
	return `<h2>${ escapeHtml( title ) }</h2>
<form method="post" action="/sandbox"><input type="hidden" name="action" value="${ action }">
${ body }
<button>${ escapeHtml( button ) }</button></form>`;
}

function field( label: string, control: string ): string {
	return `<label>${ escapeHtml( label ) } ${ control }</label>`;
}

function select(
	name: string,
	values: readonly string[],
	chosen: string
): string {
	return `<select name="${ name }">${ options( values, chosen ) }</select>`;
}

function input(
	name: string,
	value: string | number,
	type: 'text' | 'number' = 'text'
): string {
	return `<input name="${ name }" type="${ type }" value="${ escapeHtml(
		value
	) }">`;
}

/** One row with a button for each item that can be removed. */
function removeButton( action: string, key: string, label: string ): string {
	return `<form method="post" action="/sandbox"><input type="hidden" name="action" value="${ action }"><input type="hidden" name="key" value="${ escapeHtml(
		key
	) }"><button aria-label="Remove ${ escapeHtml(
		label
	) }">Remove</button></form>`;
}

function table( caption: string, rows: readonly string[] ): string {
	return rows.length === 0
		? `<p>${ escapeHtml( caption ) }: none.</p>`
		: `<table><caption>${ escapeHtml(
				caption
		  ) }</caption><tbody>${ rows.join( '' ) }</tbody></table>`;
}

export function scenarioForm( { scenario }: ServiceState ): string {
	return form(
		'scenario',
		'Scenario',
		field( 'Start from', select( 'name', SERVICE_SCENARIOS, scenario ) ),
		'Load'
	);
}

export function planForms( { site }: ServiceState ): string {
	const slugs = ( isPlan: boolean ) =>
		CATALOGUE.filter( ( product ) => product.isPlan === isPlan ).map(
			( { product_slug } ) => product_slug
		);
	const rows = site.purchases.map(
		( { ID, product_name, expiry_date } ) =>
			`<tr><th scope="row">${ escapeHtml(
				product_name
			) }</th><td>until ${ escapeHtml(
				expiry_date.slice( 0, 10 )
			) }</td><td>${ removeButton(
				'remove-purchase',
				ID,
				product_name
			) }</td></tr>`
	);
	return [
		form(
			'plan',
			'Plan',
			field( 'Plan', select( 'slug', slugs( true ), site.plan ) ),
			'Change the plan'
		),
		form(
			'purchase',
			'Purchases',
			field(
				'Product',
				select( 'slug', [ ...slugs( false ), ...slugs( true ) ], '' )
			),
			'Grant'
		),
		table( 'Purchases', rows ),
	].join( '\n' );
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
			`${
				field(
					'State',
					select( 'state', SCAN_STATES, site.scan.state )
				) +
				field( 'Reason', input( 'reason', site.scan.reason ?? '' ) ) +
				field(
					'Threats',
					input( 'threats', site.scan.threats.length, 'number' )
				)
			}<label><input type="checkbox" name="credentials"${
				site.scan.credentials.length > 0 ? ' checked' : ''
			}> Credentials are known</label>`,
			'Change the scan'
		),
		form(
			'suggestions',
			'Suggestions',
			field(
				'Product slugs, with commas',
				input( 'slugs', site.suggestions.join( ', ' ) )
			),
			'Change suggestions'
		),
		form(
			'discount',
			'Discount',
			field(
				'Code (empty for none)',
				input( 'code', site.discount?.code ?? '' )
			) +
				field(
					'Percent',
					input( 'percent', site.discount?.discount ?? 20, 'number' )
				) +
				field( 'Ends in days', input( 'days', 8, 'number' ) ),
			'Change the discount'
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
