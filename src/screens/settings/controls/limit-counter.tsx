import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '../../../components/light/visually-hidden';
import { useSettled } from '../form/use-settled';

/** Fraction of the limit at which the counter appears. */
const SHOWN_FROM = 0.8;

/** Debounces announcements, so that screen readers don't interrupt typing. */
const ANNOUNCE_DELAY_MS = 1000;

interface LimitCounterProps {
	readonly text: string;
	/** In code points. */
	readonly maxLength: number;
}

/** Character counter that appears when a text approaches its limit. */
export function LimitCounter( { text, maxLength }: LimitCounterProps ) {
	const words = describe( text, maxLength );
	const announced = useSettled( words, ANNOUNCE_DELAY_MS );
	return (
		<>
			{ words && (
				<p className="jp-field__help" aria-hidden="true">
					{ words }
				</p>
			) }
			<div role="status">
				<VisuallyHidden>{ announced }</VisuallyHidden>
			</div>
		</>
	);
}

function describe( text: string, maxLength: number ): string {
	const { length } = [ ...text ];
	return length < maxLength * SHOWN_FROM
		? ''
		: sprintf(
				/* translators: %1$d: how many characters there are, %2$d: how many there may be */
				__( '%1$d of %2$d characters', 'jetpack-dashboard' ),
				length,
				maxLength
		  );
}
