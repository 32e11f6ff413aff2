import { CATALOG } from '../catalog';
import { CURRENCIES } from '../currency';
import { COUPON_KINDS } from '../partner-coupons';
import { PURCHASE_CHANGES } from '../purchasing';
import type { Purchase, ServiceState } from '../state';
import { field, form, input, removeButton, select, table } from './form-parts';
import { escapeHtml } from './layout';

function slugs( isPlan: boolean ): string[] {
	return CATALOG.filter( ( product ) => product.isPlan === isPlan ).map(
		( { product_slug } ) => product_slug
	);
}

/** Buttons that change one purchase. */
function changeButtons( { ID, product_name }: Purchase ): string {
	const buttons = PURCHASE_CHANGES.map(
		( change ) =>
			`<button name="change" value="${ change }" aria-label="${ escapeHtml(
				`${ change } ${ product_name } (${ ID })`
			) }">${ change }</button>`
	);
	return `<form method="post" action="/sandbox"><input type="hidden" name="action" value="change-purchase"><input type="hidden" name="key" value="${ escapeHtml(
		ID
	) }">${ buttons.join( '' ) }</form>`;
}

export function planForms( { site, currency }: ServiceState ): string {
	const rows = site.purchases.map(
		( purchase ) =>
			`<tr><th scope="row">${ escapeHtml(
				purchase.product_name
			) }</th><td>${
				purchase.active === '1' ? 'until' : 'expired'
			} ${ escapeHtml(
				purchase.expiry_date.slice( 0, 10 )
			) }</td><td>${ changeButtons( purchase ) }${ removeButton(
				'remove-purchase',
				purchase.ID,
				purchase.product_name
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
			'currency',
			'Currency',
			field( 'Currency', select( 'currency', CURRENCIES, currency ) ),
			'Change the currency'
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

export function licenseForms( { licenses }: ServiceState ): string {
	const rows = licenses.map(
		( { license_key, product_slug, status, only_for } ) =>
			`<tr><th scope="row"><code>${ escapeHtml(
				license_key
			) }</code></th><td>${ escapeHtml(
				product_slug
			) }</td><td>${ escapeHtml( status ) }${
				only_for ? `, only for ${ escapeHtml( only_for ) }` : ''
			}</td><td>${ removeButton(
				'revoke-license',
				license_key,
				license_key,
				'Revoke'
			) }</td></tr>`
	);
	return [
		form(
			'issue-license',
			'License keys',
			field(
				'Product',
				select( 'slug', [ ...slugs( false ), ...slugs( true ) ], '' )
			) +
				field(
					'Only for the site (empty for any)',
					input( 'only_for', '' )
				),
			'Issue a key'
		),
		table( 'License keys', rows ),
	].join( '\n' );
}

export function couponForms( { coupons }: ServiceState ): string {
	const rows = coupons.map(
		( { coupon_code, partner_name, expiry_date, is_used, is_foreign } ) =>
			`<tr><th scope="row"><code>${ escapeHtml(
				coupon_code
			) }</code></th><td>${ escapeHtml(
				partner_name
			) }, until ${ escapeHtml( expiry_date.slice( 0, 10 ) ) }${
				is_used ? ', used' : ''
			}${
				is_foreign ? ', another partner’s' : ''
			}</td><td>${ removeButton(
				'remove-coupon',
				coupon_code,
				coupon_code
			) }</td></tr>`
	);
	return [
		form(
			'coupon',
			'Partner coupons',
			field( 'Code', input( 'code', 'IONOS_IONA_SANDBOX2' ) ) +
				field( 'Partner', input( 'partner', 'IONOS' ) ) +
				field( 'Kind', select( 'kind', COUPON_KINDS, 'valid' ) ),
			'Make a coupon'
		),
		table( 'Partner coupons', rows ),
	].join( '\n' );
}
