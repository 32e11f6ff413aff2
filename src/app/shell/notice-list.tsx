import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/light/button';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { assertNever } from '../../lib/assert-never';
import { speak } from '../../lib/speak';
import { getUndoKey, isTextField } from '../../lib/undo-key';
import { reloadPage } from '../../lib/wp-admin';
import { removeNotice } from '../../state/notices/actions';
import { getNotices } from '../../state/notices/selectors';
import type {
	Notice as NoticeInput,
	NoticeAction,
} from '../../state/notices/types';
import { undoSettings } from '../../state/settings/thunks';
import { SiteFailureNotice } from './site-failure-notice';
import { useIsKeyboardUser, useNoticeTimer } from './use-notice-timer';
import { useUndoKey } from './use-undo-key';
import './notice-list.scss';

/**
 * Temporary notices about the user's actions. They overlay the bottom of the
 * page, so that the layout doesn't shift and they are always visible.
 */
export function NoticeList() {
	const notices = useAppSelector( getNotices );
	const listRef = useRef< HTMLElement >( null );
	const isByKeyboard = useIsKeyboardUser();
	const undo = useUndo();
	const [ focusedId, setFocusedId ] = useState( '' );
	const undoable = pickForUndoKey( notices, focusedId );
	const undoByKey = ( notice: NoticeInput ) => {
		if ( listRef.current?.contains( document.activeElement ) ) {
			// Dismissing the notice removes the focused button.
			listRef.current.focus();
		}
		undo( notice );
	};
	useUndoKey( undoable ? () => undoByKey( undoable ) : null );
	return (
		<section
			ref={ listRef }
			tabIndex={ -1 }
			className="jp-notice-list"
			aria-label={ __( 'Notices', 'jetpack-dashboard' ) }
		>
			{ /* Loads later than the page, so it must not shift the layout. */ }
			<SiteFailureNotice onDismissed={ () => listRef.current?.focus() } />
			{ notices.map( ( notice ) => (
				<NoticeListItem
					key={ notice.noticeId }
					notice={ notice }
					isByKeyboard={ isByKeyboard }
					hasUndoKey={ notice === undoable }
					onFocusChange={ ( hasFocus ) =>
						setFocusedId( hasFocus ? notice.noticeId : '' )
					}
					// Dismissing the notice removes the focused button.
					onDismissed={ () => listRef.current?.focus() }
				/>
			) ) }
		</section>
	);
}

interface NoticeListItemProps {
	readonly notice: NoticeInput;
	readonly isByKeyboard: () => boolean;
	/** Whether the undo shortcut applies to this notice. */
	readonly hasUndoKey: boolean;
	readonly onFocusChange: ( hasFocus: boolean ) => void;
	readonly onDismissed: () => void;
}

/** The notice with the focus, or else the one for the latest change. */
function pickForUndoKey(
	notices: readonly NoticeInput[],
	focusedId: string
): NoticeInput | undefined {
	const undoable = notices
		.filter( ( { action } ) => action?.kind === 'undo' )
		.sort( ( one, other ) => ( one.turn ?? 0 ) - ( other.turn ?? 0 ) );
	return (
		undoable.find( ( { noticeId } ) => noticeId === focusedId ) ??
		undoable.at( -1 )
	);
}

function NoticeListItem( {
	notice,
	isByKeyboard,
	hasUndoKey,
	onFocusChange,
	onDismissed,
}: NoticeListItemProps ) {
	const { noticeId, status, text, detail, action } = notice;
	const dispatch = useAppDispatch();
	const [ isPointedAt, setPointedAt ] = useState( false );
	const [ hasFocus, setFocus ] = useState( false );
	const isHeld = isPointedAt || hasFocus;

	useEffect( () => {
		const spoken = detail ? `${ text } ${ detail }.` : text;
		speak(
			action?.kind === 'undo' ? withUndoHint( spoken ) : spoken,
			status === 'error' ? 'assertive' : 'polite'
		);
	}, [ notice, action, text, detail, status ] );

	// The timer stops while the notice is hovered or focused.
	useNoticeTimer( {
		notice,
		isHeld,
		isByKeyboard,
		onOver: useCallback(
			( id: string ) => dispatch( removeNotice( id ) ),
			[ dispatch ]
		),
	} );

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only notes that it is being read.
		<div
			className="jp-notice-list__item"
			onMouseEnter={ () => setPointedAt( true ) }
			onMouseLeave={ () => setPointedAt( false ) }
			onFocus={ () => {
				setFocus( true );
				onFocusChange( true );
			} }
			onBlur={ () => {
				setFocus( false );
				onFocusChange( false );
			} }
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
							notice={ notice }
							action={ action }
							hasUndoKey={ hasUndoKey }
							onUndone={ onDismissed }
						/>
					)
				}
			>
				<p>{ text }</p>
				{ detail && (
					<p className="jp-notice-list__detail">{ detail }</p>
				) }
			</Notice>
		</div>
	);
}

/** For screen readers; sighted users see the shortcut next to the button. */
function withUndoHint( text: string ): string {
	const { label } = getUndoKey();
	const format = isTextField( document.activeElement )
		? /* translators: 1: what happened, such as "Updated settings." 2: a key, such as "Ctrl+Z" */
		  __(
				'%1$s To undo, leave the field and press %2$s.',
				'jetpack-dashboard'
		  )
		: /* translators: 1: what happened, such as "Updated settings." 2: a key, such as "Ctrl+Z" */
		  __( '%1$s To undo, press %2$s.', 'jetpack-dashboard' );
	return sprintf( format, text, label );
}

/** Restores the settings from before the change that a notice reports. */
function useUndo(): ( notice: NoticeInput ) => void {
	const dispatch = useAppDispatch();
	return useCallback(
		( { noticeId, action } ) => {
			if ( action?.kind === 'undo' ) {
				dispatch( removeNotice( noticeId ) );
				void dispatch( undoSettings( action, noticeId ) );
			}
		},
		[ dispatch ]
	);
}

interface ActionOfNoticeProps {
	readonly notice: NoticeInput;
	readonly action: NoticeAction;
	readonly hasUndoKey: boolean;
	readonly onUndone: () => void;
}

function ActionOfNotice( {
	notice,
	action,
	hasUndoKey,
	onUndone,
}: ActionOfNoticeProps ) {
	const undo = useUndo();
	const { label, shortcut } = getUndoKey();
	switch ( action.kind ) {
		case 'link':
			return (
				<ExternalLink href={ action.href }>
					{ action.label }
				</ExternalLink>
			);
		case 'reload':
			return (
				<Button variant="link" onClick={ reloadPage }>
					{ __( 'Reload page', 'jetpack-dashboard' ) }
				</Button>
			);
		case 'undo':
			return (
				<>
					<Button
						variant="link"
						ariaKeyShortcuts={ hasUndoKey ? shortcut : undefined }
						onClick={ () => {
							onUndone();
							undo( notice );
						} }
					>
						{ __( 'Undo', 'jetpack-dashboard' ) }
					</Button>
					{ hasUndoKey && (
						<kbd className="jp-notice-list__key">{ label }</kbd>
					) }
				</>
			);
		default:
			return assertNever( action );
	}
}
