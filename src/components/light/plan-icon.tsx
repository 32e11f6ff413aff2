import { Icon } from './icon';
import type { IconName } from './icon';
import './plan-icon.scss';

const SIZE_PX = 32;

/** Icon of a plan or product. */
export function PlanIcon( { name }: { name: IconName } ) {
	return (
		<span
			className="jp-plan-icon"
			style={ { inlineSize: SIZE_PX, blockSize: SIZE_PX } }
		>
			<Icon name={ name } />
		</span>
	);
}
