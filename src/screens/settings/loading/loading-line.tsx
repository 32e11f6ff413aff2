import { __ } from '@wordpress/i18n';
import { Skeleton } from '../../../components/light/skeleton';
import { VisuallyHidden } from '../../../components/light/visually-hidden';

/** A placeholder for a line of text. */
export function LoadingLine() {
	return (
		<p>
			<VisuallyHidden>
				{ __( 'Loading…', 'jetpack-dashboard' ) }
			</VisuallyHidden>
			<Skeleton characters={ 40 } />
		</p>
	);
}
