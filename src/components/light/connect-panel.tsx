import type { ReactNode } from 'react';
import { Icon } from './icon';
import './connect-panel.scss';

interface ConnectPanelProps {
	readonly title: string;
	/** Under the title, in one sentence. */
	readonly lead?: ReactNode;
	/** What it brings, a line each. */
	readonly points: readonly string[];
	/** The button and what is said about it. */
	readonly children: ReactNode;
}

/** The screens that ask for a connection: what it is good for, and one button. */
export function ConnectPanel( {
	title,
	lead,
	points,
	children,
}: ConnectPanelProps ) {
	return (
		<div className="jp-connect-panel">
			<div className="jp-connect-panel__ask">
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
