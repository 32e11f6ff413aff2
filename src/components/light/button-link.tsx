import type { ReactNode } from 'react';
import { classNames } from './class-names';
import type { ButtonVariant } from './button';
import './button.scss';

interface ButtonLinkProps {
	children: ReactNode;
	href: string;
	variant?: ButtonVariant | undefined;
	/** Runs in addition to the navigation. */
	onClick?: ( () => void ) | undefined;
}

/** A link styled as a button: it navigates, so it stays an `<a>`. */
export function ButtonLink( {
	children,
	href,
	variant = 'secondary',
	onClick,
}: ButtonLinkProps ) {
	return (
		<a
			className={ classNames( 'jp-button', `is-${ variant }` ) }
			href={ href }
			onClick={ onClick }
		>
			{ children }
		</a>
	);
}
