import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import './notice.scss';

export type NoticeStatus = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
	children: ReactNode;
	status?: NoticeStatus | undefined;
	onDismiss?: ( () => void ) | undefined;
	/** Buttons or links at the end. */
	actions?: ReactNode;
	/** Announces it on mount: errors immediately, others politely. */
	isLive?: boolean | undefined;
}

/** The status as text, for users who can't see the colored border. */
function statusWord( status: NoticeStatus ): string {
	switch ( status ) {
		case 'success':
			return __( 'Success:', 'jetpack-dashboard' );
		case 'warning':
			return __( 'Warning:', 'jetpack-dashboard' );
		case 'error':
			return __( 'Error:', 'jetpack-dashboard' );
		case 'info':
			return __( 'Note:', 'jetpack-dashboard' );
	}
}

export function Notice( props: NoticeProps ) {
	const { status = 'info', isLive = false, onDismiss } = props;
	const liveRole = status === 'error' ? 'alert' : 'status';
	return (
		<div
			className={ classNames( 'jp-notice', `is-${ status }` ) }
			role={ isLive ? liveRole : undefined }
		>
			<div className="jp-notice__text">
				<span className="jp-visually-hidden">
					{ statusWord( status ) }{ ' ' }
				</span>
				{ props.children }
			</div>
			{ props.actions && (
				<div className="jp-notice__actions">{ props.actions }</div>
			) }
			{ onDismiss && (
				<button
					type="button"
					className="jp-notice__dismiss"
					aria-label={ __(
						'Dismiss this notice',
						'jetpack-dashboard'
					) }
					onClick={ onDismiss }
				>
					<Icon name="close" />
				</button>
			) }
		</div>
	);
}
