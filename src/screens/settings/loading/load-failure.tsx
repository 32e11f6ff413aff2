import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/light/button';
import './load-failure.scss';

interface LoadFailureProps {
	readonly text: string;
	/** The server's message. */
	readonly reason: string;
	/** Also moves the focus, since the button unmounts. */
	readonly onTryAgain: () => void;
}

/** What couldn't be loaded and why, with a retry button. */
export function LoadFailure( { text, reason, onTryAgain }: LoadFailureProps ) {
	return (
		<div className="jp-load-failure">
			<p>{ text }</p>
			<p className="jp-load-failure__reason">{ reason }</p>
			<Button onClick={ onTryAgain }>
				{ __( 'Try again', 'jetpack-dashboard' ) }
			</Button>
		</div>
	);
}
