import { __ } from '@wordpress/i18n';

/** WordPress's spinner, which is styled on every admin page. */
export function Spinner() {
	return (
		<div role="status" className="jp-spinner">
			<span className="spinner is-active" />
			{ __( 'Loading…', 'jetpack-dashboard' ) }
		</div>
	);
}
