import { __ } from '@wordpress/i18n';
import { Skeleton } from '../components/light/skeleton';
import { VisuallyHidden } from '../components/light/visually-hidden';
import './loading-screen.scss';

/** Placeholder while a screen's chunk loads. */
export function LoadingScreen() {
	return (
		<div className="jp-loading-screen" aria-busy="true">
			<VisuallyHidden>
				{ __( 'Loading…', 'jetpack-dashboard' ) }
			</VisuallyHidden>
			<p className="jp-screen-title">
				<Skeleton characters={ 32 } />
			</p>
			<p>
				<Skeleton characters={ 48 } />
			</p>
			<p>
				<Skeleton characters={ 40 } />
			</p>
		</div>
	);
}
