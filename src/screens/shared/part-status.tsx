import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { PartName } from '../../api/dashboard';
import { Button } from '../../components/light/button';
import { useNow } from '../../components/light/use-now';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { speak } from '../../lib/speak';
import { formatRelativeTime } from '../../lib/relative-time';
import { getPageLanguage } from '../../lib/wp-admin';
import { getPart, isPartRefreshing } from '../../state/site/parts-selectors';
import { retryPart } from '../../state/site/parts-thunks';
import { focusCardTitle } from './restore-focus';
import './part-status.scss';

const MINUTE_MS = 60_000;

interface PartStatusProps {
	part: PartName;
}

/**
 * Shows the age of stale data and the error, with a 'Try again' button. Renders
 * nothing while the data is fresh or first loading.
 */
export function PartStatus( { part: name }: PartStatusProps ) {
	const dispatch = useAppDispatch();
	const part = useAppSelector( ( state ) => getPart( state, name ) );
	const isRefreshing = useAppSelector( ( state ) =>
		isPartRefreshing( state, name )
	);
	const error = 'error' in part ? part.error : null;
	const wasRetried = useRef( false );
	useEffect( () => {
		if ( wasRetried.current && ! isRefreshing ) {
			wasRetried.current = false;
			// The text doesn't change if it fails again.
			if ( error ) {
				speak( error.message );
			}
		}
	}, [ isRefreshing, error ] );
	if ( part.kind === 'loading' || part.kind === 'ready' ) {
		return null;
	}

	function tryAgain( { currentTarget }: MouseEvent ) {
		wasRetried.current = true;
		// The button unmounts on success.
		focusCardTitle( currentTarget );
		void dispatch( retryPart( name ) );
	}

	return (
		<p className="jp-part-status">
			{ part.kind === 'stale' && <Age updatedAt={ part.updatedAt } /> }
			{ error && (
				<>
					<span>{ error.message }</span>
					<Button
						variant="link"
						isBusy={ isRefreshing }
						onClick={ tryAgain }
					>
						{ __( 'Try again', 'jetpack-dashboard' ) }
					</Button>
				</>
			) }
		</p>
	);
}

function Age( { updatedAt }: { updatedAt: number } ) {
	const now = useNow( MINUTE_MS );
	return (
		<span>
			{ sprintf(
				/* translators: %s: a time ago, such as "3 hours ago" */
				__( 'Last updated %s.', 'jetpack-dashboard' ),
				formatRelativeTime( updatedAt, now, getPageLanguage() )
			) }
		</span>
	);
}
