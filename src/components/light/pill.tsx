import type { ReactNode } from 'react';
import { classNames } from './class-names';
import './pill.scss';

export type PillStatus = 'quiet' | 'well' | 'warn' | 'bad';

interface PillProps {
	children: ReactNode;
	status?: PillStatus | undefined;
	/** Without the dot, for a label ('Beta') rather than a state. */
	isPlain?: boolean | undefined;
}

export function Pill( { children, status = 'quiet', isPlain }: PillProps ) {
	return (
		<span
			className={ classNames(
				'jp-pill',
				`is-${ status }`,
				isPlain && 'is-plain'
			) }
		>
			{ children }
		</span>
	);
}
