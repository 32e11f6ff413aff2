import type { ReactNode } from 'react';
import './card.scss';

/** Two cards per row if they fit, otherwise one. */
export function CardGrid( { children }: { children: ReactNode } ) {
	return <div className="jp-card-grid">{ children }</div>;
}
