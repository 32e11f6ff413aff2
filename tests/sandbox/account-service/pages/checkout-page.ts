import type { Product } from '../catalog';
import { formatPrice, inCurrency } from '../currency';
import type { Currency } from '../currency';
import type { License, Purchase } from '../state';
import { escapeHtml, page } from './layout';

interface CheckoutPageProps {
	product: Product;
	site: string;
	coupon: string;
	/** Coupon discount in percent. */
	discount: number;
	currency: Currency;
	redirectTo: string | null;
}

export function checkoutPage( props: CheckoutPageProps ): string {
	const { product, site, coupon, discount, currency, redirectTo } = props;
	const price = ( dollars: number ) =>
		escapeHtml( formatPrice( inCurrency( dollars, currency ), currency ) );
	const first =
		( product.introductory ?? product.cost ) * ( 1 - discount / 100 );
	const hidden = Object.entries( {
		product: product.product_slug,
		coupon,
		redirect_to: redirectTo ?? '',
	} )
		.map(
			( [ name, value ] ) =>
				`<input type="hidden" name="${ name }" value="${ escapeHtml(
					value
				) }">`
		)
		.join( '' );
	return page(
		'Checkout',
		`<p><strong>${ escapeHtml( product.product_name ) }</strong>${
			site === '' ? '' : ` for ${ escapeHtml( site ) }`
		}</p>
<p>${ price( first ) } for the first year, then ${ price(
			product.cost
		) } a year.${
			discount > 0
				? ` The coupon ${ escapeHtml(
						coupon
				  ) } takes ${ discount } % off.`
				: ''
		}</p>
<p>Nothing is charged here.</p>
<form method="post" action="/checkout">${ hidden }
<button class="is-primary" name="decision" value="buy">Buy</button>
<button name="decision" value="license">Buy a license key</button>
${
	redirectTo === null
		? ''
		: `<a href="${ escapeHtml( redirectTo ) }">Back to the site</a>`
}
</form>`
	);
}

export function licensesPage( licenses: readonly License[] ): string {
	const rows = licenses
		.map(
			( { license_key, product_slug, status } ) =>
				`<tr><td><code>${ escapeHtml(
					license_key
				) }</code></td><td>${ escapeHtml(
					product_slug
				) }</td><td>${ escapeHtml( status ) }</td></tr>`
		)
		.join( '' );
	return page(
		'Licenses',
		`<table><thead><tr><th scope="col">Key</th><th scope="col">Product</th><th scope="col">State</th></tr></thead><tbody>${ rows }</tbody></table>`
	);
}

/** The site's purchases, with buttons to change them. */
export function purchasesPage( purchases: readonly Purchase[] ): string {
	const button = ( { ID, product_name }: Purchase, change: string ) =>
		`<button name="change" value="${ change }" aria-label="${ escapeHtml(
			`${ change } ${ product_name } (${ ID })`
		) }">${ change }</button>`;
	const rows = purchases
		.map(
			( purchase ) =>
				`<tr><th scope="row">${ escapeHtml(
					purchase.product_name
				) }</th><td>${
					purchase.auto_renew === false ? 'ends' : 'renews'
				} ${ escapeHtml(
					purchase.expiry_date.slice( 0, 10 )
				) }</td><td><form method="post" action="/purchases"><input type="hidden" name="id" value="${ escapeHtml(
					purchase.ID
				) }">${ button( purchase, 'renew' ) }${ button(
					purchase,
					'cancel'
				) }${
					purchase.is_refundable ? button( purchase, 'refund' ) : ''
				}</form></td></tr>`
		)
		.join( '' );
	return page(
		'Purchases',
		rows === ''
			? '<p>Nothing was bought yet.</p>'
			: `<table><tbody>${ rows }</tbody></table>`
	);
}
