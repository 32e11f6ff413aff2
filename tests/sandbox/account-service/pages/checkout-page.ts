import type { Product } from '../catalogue';
import { CURRENCY } from '../catalogue';
import type { License } from '../state';
import { escapeHtml, page } from './layout';

interface CheckoutPageProps {
	product: Product;
	site: string;
	coupon: string;
	/** Coupon discount in percent. */
	discount: number;
	redirectTo: string | null;
}

export function checkoutPage( props: CheckoutPageProps ): string {
	const { product, site, coupon, discount, redirectTo } = props;
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
<p>${ escapeHtml(
			first.toFixed( 2 )
		) } ${ CURRENCY } for the first year, then ${ escapeHtml(
			product.cost.toFixed( 2 )
		) } ${ CURRENCY } a year.${
			discount > 0
				? ` The coupon ${ escapeHtml(
						coupon
				  ) } takes ${ discount } % off.`
				: ''
		}</p>
<p>Nothing is charged here.</p>
<form method="post" action="/checkout">${ hidden }
<button class="is-primary" name="decision" value="buy">Buy</button>
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
