import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { speak } from '../../lib/speak';
import { Button } from './button';
import type { ButtonVariant } from './button';

const CONFIRMATION_MS = 4000;

interface CopyButtonProps {
	readonly text: string;
	/**
	 * The button's label, and the label of the prompt that is the fallback for
	 * the clipboard.
	 */
	readonly label: string;
	readonly variant?: ButtonVariant | undefined;
}

/** Copies a text and confirms it for four seconds. */
export function CopyButton( { text, label, variant }: CopyButtonProps ) {
	const [ isCopied, setCopied ] = useState( false );

	useEffect( () => {
		if ( ! isCopied ) {
			return undefined;
		}
		const timer = window.setTimeout(
			() => setCopied( false ),
			CONFIRMATION_MS
		);
		return () => window.clearTimeout( timer );
	}, [ isCopied ] );

	async function copy() {
		const hasCopied = await copyText( text, label );
		setCopied( hasCopied );
		if ( hasCopied ) {
			speak( __( 'Copied', 'jetpack-dashboard' ) );
		}
	}

	return (
		<Button variant={ variant } onClick={ () => void copy() }>
			{ isCopied ? __( 'Copied', 'jetpack-dashboard' ) : label }
		</Button>
	);
}
