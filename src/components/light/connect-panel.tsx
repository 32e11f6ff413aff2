import type { ReactNode } from 'react';
import { Icon } from './icon';
import './connect-panel.scss';

interface ConnectPanelProps {
	/** A picture above the title. */
	readonly figure?: ReactNode;
	readonly title: string;
	/** One sentence below the title. */
	readonly lead?: ReactNode;
	/** The benefits, one per line. */
	readonly points: readonly string[];
	/** The button and the text around it. */
	readonly children: ReactNode;
}

/**
 * The layout of the screens that ask for a connection: benefits and one button.
 */
export function ConnectPanel( {
	figure,
	title,
	lead,
	points,
	children,
}: ConnectPanelProps ) {
	return (
		<div className="jp-connect-panel">
			<div className="jp-connect-panel__ask">
				{ figure }
				<h1 className="jp-connect-panel__title" tabIndex={ -1 }>
					{ title }
				</h1>
				{ lead && <p className="jp-connect-panel__lead">{ lead }</p> }
				{ children }
			</div>
			<ul className="jp-connect-panel__points">
				{ points.map( ( point ) => (
					<li key={ point } className="jp-connect-panel__point">
						<Icon name="check" />
						{ point }
					</li>
				) ) }
			</ul>
		</div>
	);
}
