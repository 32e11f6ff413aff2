import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import './disclosure.scss';

interface DisclosureProps {
	summary: string;
	/** The initial state, until the user toggles it. */
	isOpenAtFirst?: boolean | undefined;
	children: ReactNode;
}

/** Hides rarely needed content behind a summary. */
export function Disclosure( {
	summary,
	isOpenAtFirst = false,
	children,
}: DisclosureProps ) {
	const [ isChosen, setChosen ] = useState< boolean | null >( null );

	return (
		<details
			className="jp-disclosure"
			open={ isChosen ?? isOpenAtFirst }
			onToggle={ ( event ) => setChosen( event.currentTarget.open ) }
		>
			<summary className="jp-disclosure__summary">
				<Icon name="chevron-down" />
				{ summary }
			</summary>
			<div className="jp-disclosure__content">{ children }</div>
		</details>
	);
}
