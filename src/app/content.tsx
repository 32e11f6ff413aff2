import type { ReactNode } from 'react';
import { classNames } from '../components/light/class-names';
import { useAppSelector } from '../hooks/store';
import { isReconnecting } from '../state/connection/selectors';
import './content.scss';

/** What the shell surrounds: blurred while the site reconnects (001 §2). */
export function Content( { children }: { children: ReactNode } ) {
	const isBlurred = useAppSelector( isReconnecting );
	return (
		<div
			className={ classNames( 'jp-content', isBlurred && 'is-blurred' ) }
			aria-busy={ isBlurred || undefined }
		>
			{ children }
		</div>
	);
}
