import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/light/button';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { assertNever } from '../../lib/assert-never';
import { speak } from '../../lib/speak';
import { removeNotice } from '../../state/notices/actions';
import { getNotices } from '../../state/notices/selectors';
import type {
	Notice as NoticeFacts,
	NoticeAction,
} from '../../state/notices/types';
import { undoSettings } from '../../state/settings/thunks';
import { SiteFailureNotice } from './site-failure-notice';
import './notice-list.scss';

/**
 * The notices that come and go with what the user does. They lie over the
 * page's lower edge: nothing jumps, and they are seen from everywhere.
 */
export function NoticeList() {
	const notices = useAppSelector( getNotices );
	const listRef = useRef< HTMLElement >( null );
	return (
		<section
			ref={ listRef }
			tabIndex={ -1 }
			className="jp-notice-list"
			aria-label={ __( 'Notices', 'jetpack-dashboard' ) }
		>
			{ /* It comes when the page stands already, which must not jump. */ }
			<SiteFailureNotice onDismissed={ () => listRef.current?.focus() } />
			{ notices.map( ( notice ) => (
				<NoticeListItem
					key={ notice.noticeId }
					notice={ notice }
					// The button that had the focus goes with its notice.
					onDismissed={ () => listRef.current?.focus() }
				/>
			) ) }
		</section>
	);
}

interface NoticeListItemProps {
	readonly notice: NoticeFacts;
	readonly onDismissed: () => void;
}

function NoticeListItem( { notice, onDismissed }: NoticeListItemProps ) {
	const { noticeId, status, text, duration, action } = notice;
	const dispatch = useAppDispatch();
	const [ isPointedAt, setPointedAt ] = useState( false );
	const [ hasFocus, setFocus ] = useState( false );
	const isHeld = isPointedAt || hasFocus;

	useEffect( () => {
		speak( text, status === 'error' ? 'assertive' : 'polite' );
	}, [ notice, text, status ] );

	// Whoever is reading it or about to use it keeps it.
	useEffect( () => {
		if ( duration <= 0 || isHeld ) {
			return undefined;
		}
		const timer = window.setTimeout(
			() => dispatch( removeNotice( noticeId ) ),
			duration
		);
		return () => window.clearTimeout( timer );
	}, [ dispatch, notice, noticeId, duration, isHeld ] );

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only notes that it is being read.
		<div
			className="jp-notice-list__item"
			onMouseEnter={ () => setPointedAt( true ) }
			onMouseLeave={ () => setPointedAt( false ) }
			onFocus={ () => setFocus( true ) }
			onBlur={ () => setFocus( false ) }
		>
			<Notice
				status={ status }
				onDismiss={
					notice.showDismiss
						? () => {
								onDismissed();
								dispatch( removeNotice( noticeId ) );
						  }
						: undefined
				}
				actions={
					action && (
						<ActionOfNotice
							action={ action }
							onUndone={ onDismissed }
						/>
					)
				}
			>
				<p>{ text }</p>
			</Notice>
		</div>
	);
}

interface ActionOfNoticeProps {
	readonly action: NoticeAction;
	readonly onUndone: () => void;
}

function ActionOfNotice( { action, onUndone }: ActionOfNoticeProps ) {
	const dispatch = useAppDispatch();
	switch ( action.kind ) {
		case 'link':
			return (
				<ExternalLink href={ action.href }>
					{ action.label }
				</ExternalLink>
			);
		case 'undo':
			return (
				<Button
					variant="link"
					onClick={ () => {
						onUndone();
						void dispatch( undoSettings( action.previous ) );
					} }
				>
					{ __( 'Undo', 'jetpack-dashboard' ) }
				</Button>
			);
		default:
			return assertNever( action );
	}
}
