import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { Button } from '../../../components/light/button';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { findCardTitle, restoreFocusToTitle } from '../../shared/restore-focus';
import { activatePlugin } from './activate-plugin';
import {
	getPluginInstallInput,
	pluginInstallView,
} from '../../shared/plugin-install/plugin-install-view';
import { refusedText } from '../../shared/plugin-install/refused-text';
import { getInstallablePlugin, progressText } from './plugins';
import type { InstallableSlug } from './plugins';

/**
 * Install or Activate button, depending on the plugin's state and the user's
 * capabilities; otherwise the reason why neither is possible.
 */
export function PluginInstallAction( {
	slug,
	isQuiet = false,
	isNamed = isQuiet,
}: {
	slug: InstallableSlug;
	/** A link in a line of text, left out where neither is possible. */
	isQuiet?: boolean;
	/** Whether the button shows the plugin's name, next to another action. */
	isNamed?: boolean;
} ) {
	const dispatch = useAppDispatch();
	const view = pluginInstallView(
		useAppSelector(
			( state ) => getPluginInstallInput( state, slug ),
			shallowEqual
		)
	);
	const { name } = getInstallablePlugin( slug );

	async function activate( { currentTarget }: MouseEvent ) {
		// Found before the request: the button unmounts on success.
		const title = findCardTitle( currentTarget );
		if ( await dispatch( activatePlugin( slug ) ) ) {
			restoreFocusToTitle( title );
		}
	}

	switch ( view.kind ) {
		case 'active':
			return null;

		case 'install':
		case 'activate': {
			const label = actionLabel( view.kind, name() );
			const text = isNamed ? label : actionWord( view.kind );
			return (
				<Button
					variant={ isQuiet ? 'link' : undefined }
					isBusy={ view.isBusy }
					ariaLabel={ view.isBusy ? undefined : label }
					onClick={ ( event ) => void activate( event ) }
				>
					{ view.isBusy ? progressText( slug ) : text }
				</Button>
			);
		}

		case 'refused':
			return isQuiet ? null : (
				<p className="jp-card__more">
					{ refusedText( view.why, name() ) }
				</p>
			);

		default:
			return assertNever( view );
	}
}

function actionWord( action: 'install' | 'activate' ): string {
	return action === 'install'
		? __( 'Install', 'jetpack-dashboard' )
		: __( 'Activate', 'jetpack-dashboard' );
}

/**
 * Includes the plugin's name, so that the button makes sense out of context for
 * screen reader users.
 */
function actionLabel( action: 'install' | 'activate', name: string ): string {
	return action === 'install'
		? sprintf(
				/* translators: %s: a plugin's name */
				__( 'Install %s', 'jetpack-dashboard' ),
				name
		  )
		: sprintf(
				/* translators: %s: a plugin's name */
				__( 'Activate %s', 'jetpack-dashboard' ),
				name
		  );
}
