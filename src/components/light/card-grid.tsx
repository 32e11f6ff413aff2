import type { ReactNode } from 'react';
import './card.scss';

/** Two cards a row where there is room, else one. */
export function CardGrid( { children }: { children: ReactNode } ) {
	return <div className="jp-card-grid">{ children }</div>;
}
