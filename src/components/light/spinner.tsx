import { __ } from '@wordpress/i18n';

/** WordPress's own, which every admin page has. */
export function Spinner() {
	return (
		<div role="status" className="jp-spinner">
			<span className="spinner is-active" />
			{ __( 'Loading…', 'jetpack-dashboard' ) }
		</div>
	);
}
