import { DISCOUNT_UNITS } from '../offer-actions';
import type { ServiceState } from '../state';
import { checkbox, field, form, input, select } from './form-parts';
import { escapeHtml } from './layout';

/** The forms about what the provider recommends to buy. */
export function offerForms( { site }: ServiceState ): string {
	const { discount, suggestions, upsell } = site;
	return [
		form(
			'suggestions',
			'Suggestions',
			field(
				'Product slugs, with commas',
				input( 'slugs', suggestions.join( ', ' ) )
			),
			'Change suggestions'
		),
		form(
			'upsell',
			'Upsell',
			field( 'Product slug', input( 'slug', upsell.product_slug ) ) +
				checkbox( 'hide', 'Hidden', upsell.hide_upsell ),
			'Change the upsell'
		),
		form(
			'discount',
			'Discount',
			( discount === null
				? '<p>There is no discount.</p>'
				: `<p>${
						discount.is_used ? 'Used. ' : ''
				  }Ends at <time>${ escapeHtml(
						discount.expiry_date
				  ) }</time>.</p>` ) +
				field(
					'Code (empty for none)',
					input( 'code', discount?.code ?? '' )
				) +
				field(
					'Percent',
					input( 'percent', discount?.discount ?? 20, 'number' )
				) +
				field( 'Ends in', input( 'ends_in', 8, 'number' ) ) +
				field( 'Unit', select( 'unit', DISCOUNT_UNITS, 'days' ) ) +
				checkbox( 'used', 'Used', discount?.is_used ?? false ),
			'Change the discount'
		),
	].join( '\n' );
}
