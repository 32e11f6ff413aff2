import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../components/light/class-names';
import { useAppSelector } from '../hooks/store';
import { isReconnecting } from '../state/connection/selectors';
import './content.scss';

/** The content area inside the shell; blurred while the site reconnects. */
export function Content( { children }: { children: ReactNode } ) {
	const isBlurred = useAppSelector( isReconnecting );
	return (
		<div className="jp-content">
			{ /* A live region must exist before its text is set. */ }
			<div className="jp-content__status" role="status">
				{ isBlurred && (
					<p>{ __( 'Reconnecting…', 'jetpack-dashboard' ) }</p>
				) }
			</div>
			<div
				className={ classNames(
					'jp-content__screen',
					isBlurred && 'is-blurred'
				) }
				aria-busy={ isBlurred || undefined }
			>
				{ children }
			</div>
		</div>
	);
}
